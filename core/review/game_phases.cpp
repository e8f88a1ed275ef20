#include "core/review/game_phases.h"

#include <algorithm>

namespace komadai::core {
namespace {

/// The pieces that have been taken before the line begins, as far as its first position shows it.
int takenBefore(const AnyPosition& start, int usual) {
    if (!start.spec().drops.allowed) return std::max(usual - countPieces(start), 0);
    return start.hand(Side::First).total() + start.hand(Side::Second).total();
}

} // namespace

int countPieces(const AnyPosition& position) {
    int pieces = 0;
    for (int i = 0; i < position.spec().size.squares(); ++i)
        if (position.pieceAt(Square::at(i))) ++pieces;
    return pieces;
}

GamePhases phasesOf(const AnyPosition& start, const std::vector<int>& pieces) {
    const int usual = countPieces(AnyPosition::startOf(start.variant()));
    const double endgameShare = start.spec().drops.allowed ? EndgameShareWithDrops : EndgameShare;
    GamePhases phases;
    int taken = takenBefore(start, usual);
    for (std::size_t ply = 0; ply < pieces.size(); ++ply) {
        if (ply > 0) taken += std::max(pieces[ply - 1] - pieces[ply], 0);
        if (taken >= endgameShare * usual) {
            phases.endgame = static_cast<int>(ply);
            break;
        }
        if (!phases.middleGame && taken >= MiddleGameShare * usual) phases.middleGame = static_cast<int>(ply);
    }
    return phases;
}

} // namespace komadai::core
