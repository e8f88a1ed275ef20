// When computer players end a game whose kings can no longer be caught: by impasse or by a declaration. The window, the
// matches and the engine ask the same judge.
#pragma once

#include "core/base/score.h"
#include "core/rules/game.h"

#include <optional>
#include <span>

namespace komadai::core::match {

/// What a computer player thinks of a draw by impasse.
enum class ImpasseOpinion {
    Declines, ///< it is ahead
    Accepts,  ///< if the other player proposes it
    Proposes, ///< neither side is ahead, or being ahead has not helped for a long time
};

/// The opinion of a player with these scores of its last moves, the oldest first, each from its own view. Without scores it
/// accepts. Precondition: game.mayAgreeOnImpasse().
ImpasseOpinion opinionOnImpasse(const Game& game, std::span<const Score> scores);

/// Whether two computer players with these scores draw the game by impasse now: one proposes it and the other does not
/// decline. False where the rules do not allow it, or where a player has given no score.
bool agreeOnImpasse(const Game& game, std::span<const Score> scores, std::span<const Score> otherScores);

/// Whether a computer player declares in a position in which it is to move: a win always, a draw only if it is not ahead.
/// `score` is that of its best move; without one it does not declare a draw.
bool declares(const Game& game, const std::optional<Score>& score = {});

} // namespace komadai::core::match
