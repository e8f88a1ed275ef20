// The pieces that have a name in variants.ini.
#pragma once

#include <string_view>

namespace komadai::core {

/// A piece that needs no Betza text: its key as in Fairy-Stockfish, its moves and its usual name.
struct NamedPiece {
    std::string_view key, betza, name;
};

inline constexpr NamedPiece NamedPieces[] = {
    {"pawn", "mfWcfF", "Pawn"},
    {"king", "K", "King"},
    {"commoner", "K", "Commoner"},
    {"rook", "R", "Rook"},
    {"bishop", "B", "Bishop"},
    {"queen", "Q", "Queen"},
    {"bers", "RF", "Dragon king"},
    {"dragonHorse", "BW", "Dragon horse"},
    {"gold", "WfF", "Gold"},
    {"silver", "FfW", "Silver"},
    {"lance", "fR", "Lance"},
    {"shogiKnight", "fN", "Knight"},
    {"shogiPawn", "fW", "Pawn"},
    {"knight", "N", "Knight"},
    {"wazir", "W", "Wazir"},
    {"fers", "F", "Fers"},
    {"alfil", "A", "Alfil"},
    {"fersAlfil", "FA", "Elephant"},
    {"archbishop", "BN", "Archbishop"},
    {"chancellor", "RN", "Chancellor"},
    {"amazon", "QN", "Amazon"},
    {"centaur", "KN", "Centaur"},
    {"aiwok", "RNF", "Aiwok"},
    {"knibis", "mNcB", "Knibis"},
    {"biskni", "mBcN", "Biskni"},
    {"kniroo", "mNcR", "Kniroo"},
    {"rookni", "mRcN", "Rookni"},
    {"soldier", "fsW", "Soldier"},
    {"horse", "nN", "Horse"},
    {"elephant", "nA", "Elephant"},
    {"cannon", "mRcpR", "Cannon"},
};

} // namespace komadai::core
