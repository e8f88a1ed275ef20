// How the user reads moves.
#pragma once

#include "core/rules/game.h"

#include <QString>

#include <optional>

namespace komadai::ui {

enum class Notation {
    Western,  ///< after George Hodges: "P-7f"
    Japanese, ///< "▲７六歩", in games of the shogi family
};

/// What the user has chosen; without a choice, that of the language of numbers and dates.
Notation chosenNotation();
void rememberNotation(Notation notation);
void forgetNotation();

/// A legal move in the chosen notation, or in the western one where the game has no other. Lines break only between
/// moves. `before`: where the last move ended.
QString moveText(const core::Move& move, const core::AnyPosition& position,
                 std::optional<core::Square> before);

/// Where the move ended that led to a ply of a game; none for the start.
std::optional<core::Square> destinationAt(const core::Game& game, int ply);

} // namespace komadai::ui
