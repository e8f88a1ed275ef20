// Static exchange evaluation: what a sequence of captures on one square wins.
#pragma once

#include "core/search/evaluation.h"

namespace komadai::core {

/// Static exchange evaluation (SEE): whether a move wins at least `threshold` centipawns when both sides go on capturing on
/// its destination. Each side captures with its cheapest piece first, and only as long as that pays. `gain` is what the
/// move itself wins, `arrives` the kind that then stands there. A captured piece counts as in the evaluation: its loss for
/// the enemy plus its worth in the own hand. Pins and promotions by captures are ignored.
///
/// The method is the swap algorithm of chess programs. A drop can start an exchange but cannot join one.
template <class Geometry>
bool staticExchangeReaches(const Position<Geometry>& position, const Evaluator<Geometry>& evaluation,
                           const PlainMove& move, PieceType arrives, int gain, int threshold) {
    int balance = gain - threshold;
    if (balance < 0) return false;
    balance = evaluation.captureGain(arrives) - balance;
    if (balance <= 0) return true;

    const Square square = destinationOf(move);
    auto occupied = position.occupied(Side::First) | position.occupied(Side::Second);
    if (const auto* board = std::get_if<BoardMove>(&move)) occupied.erase(board->from);
    occupied.insert(square);
    const auto capturersOf = [&](Side side) {
        auto capturers = position.attackersOf(square, side, occupied);
        capturers.erase(square);
        return capturers;
    };
    Side side = position.sideToMove();
    for (bool wins = true;;) {
        side = opponent(side);
        const auto capturers = capturersOf(side);
        if (!capturers) return wins;
        wins = !wins;
        Square cheapest = capturers.lowest();
        const auto costOf = [&](Square from) {
            const PieceType type = position.pieceAt(from)->type;
            return position.variant().piece(type).royal ? 1'000'000 : evaluation.captureGain(type);
        };
        int cost = costOf(cheapest);
        capturers.forEach([&](Square from) {
            if (const int other = costOf(from); other < cost) {
                cost = other;
                cheapest = from;
            }
        });
        occupied.erase(cheapest);
        const bool isRoyal = cost >= 1'000'000;
        if (isRoyal) return capturersOf(opponent(side)) ? !wins : wins;
        balance = cost - balance;
        if (balance < static_cast<int>(wins)) return wins;
    }
}

} // namespace komadai::core
