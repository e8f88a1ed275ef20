// Pieces that variants.ini has names for.
#pragma once

#include <string_view>

namespace komadai::core {

/// A piece that needs no Betza text, as Fairy-Stockfish has it.
struct NamedPiece {
    std::string_view key, betza;
};

inline constexpr NamedPiece NamedPieces[] = {
    {"pawn", "mfWcfF"},  {"king", "K"},       {"commoner", "K"},    {"rook", "R"},
    {"bishop", "B"},     {"queen", "Q"},      {"bers", "RF"},       {"dragonHorse", "BW"},
    {"gold", "WfF"},     {"silver", "FfW"},   {"lance", "fR"},      {"shogiKnight", "fN"},
    {"shogiPawn", "fW"}, {"knight", "N"},     {"wazir", "W"},       {"fers", "F"},
    {"alfil", "A"},      {"fersAlfil", "FA"}, {"archbishop", "BN"}, {"chancellor", "RN"},
    {"amazon", "QN"},    {"centaur", "KN"},
};

} // namespace komadai::core
