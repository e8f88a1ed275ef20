// The entering-king rule: the side to move declares that its king and enough pieces stand in the enemy's camp. // nyugyoku
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/outcome.h"

#include <optional>

namespace komadai::core {

/// What a side counts when it declares, and how the game ends by that.
struct Declaration {
    /// Own pieces in the promotion zone, besides the king, that a declaration needs.
    static constexpr int NeededPieces = 10;

    Side side{};
    /// In the promotion zone of the side; false for a side that has not exactly one king.
    bool isKingInZone = false;
    bool isInCheck = false;
    int pieces = 0; ///< own pieces in the zone besides the king
    /// Of the pieces in the zone besides the king, and of those in hand: a major piece counts five, any other one.
    int points = 0;
    int pointsToWin = 0;
    std::optional<int> pointsToDraw; ///< none where a declaration cannot draw
    /// How the game ends if the side declares when it is to move; none where a condition does not hold, so that it would be
    /// wrong.
    std::optional<Outcome> outcome;

    bool wins() const { return outcome && outcome->winner; }
    friend bool operator==(const Declaration&, const Declaration&) = default;
};

/// The count of a side, whoever is to move; none where the rules have no declaration. Source: the rules of the Japan Shogi
/// Association, 入玉宣言法.
std::optional<Declaration> declarationIn(const AnyPosition& position, Side side);

} // namespace komadai::core
