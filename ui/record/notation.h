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

/// The name of a square as moves in the chosen notation have it: "e4", "7f", "７六".
QString squareText(core::Square square, const core::VariantSpec& spec);
/// The name of a rank at the edge of a board, where moves are read in `notation`.
QString rankText(int rank, const core::VariantSpec& spec, Notation notation);

/// Where the move ended that led to a ply of a game; none for the start.
std::optional<core::Square> destinationAt(const core::Game& game, int ply);

} // namespace komadai::ui
