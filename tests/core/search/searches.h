// What the tests of searches share: limits, and results as text.
#pragma once

#include "core/notation/move_text.h"
#include "core/search/engine.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

namespace komadai::core::test {

inline Limits depth(int plies) { return {std::nullopt, plies, std::nullopt}; }
inline Limits nodes(std::uint64_t count) { return {std::nullopt, std::nullopt, count}; }

/// "e2e4" or "none".
inline std::string textOf(const std::optional<Move>& move, const Game& game) {
    return move ? uci::format(*move, game.position()) : "none";
}

/// The best move of a new engine: "e2e4", or "P@e5 mate 3".
inline std::string bestOf(const Game& game, const Limits& limits) {
    const auto result = Engine().search(game, limits, {});
    const std::string score =
        result.score.isMate() ? " mate " + std::to_string(result.score.matePlies()) : std::string();
    return textOf(result.move, game) + score;
}

/// Whether the side to move can mate within so many plies by giving check with every move. Tries all lines.
inline bool matesByChecks(const AnyPosition& position, int plies) {
    const auto moves = position.legalMoves();
    return plies > 0 && std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
               const auto next = position.after(move);
               if (!next.isInCheck(next.sideToMove()) || next.campWinner()) return false;
               if (const auto outcome = Game(next).outcome()) return outcome->reason == EndReason::Checkmate;
               const auto replies = next.legalMoves();
               return std::all_of(replies.begin(), replies.end(), [&](const Move& reply) {
                   const auto after = next.after(reply);
                   return !Game(after).isOver() && matesByChecks(after, plies - 2);
               });
           });
}

} // namespace komadai::core::test
