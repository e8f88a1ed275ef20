// What is on the board, in words: for screen readers, and for who plays without looking.
#pragma once

#include "ui/board/move_entry.h"

#include "core/rules/any_position.h"
#include "core/rules/ko/ko_consequences.h"

#include <QString>

namespace komadai::ui {

/// "White Knight", "Black Pawn, promoted".
QString wordsFor(core::Piece piece, const core::VariantSpec& spec);
/// "e4, White Knight", "e5, empty", "hand of Black: 2 Pawn".
QString wordsFor(const Place& place, const core::AnyPosition& position);
/// What the selected piece can do on a square: "can move here"; empty where it can do nothing.
QString wordsFor(const std::vector<Target>& targets, core::Square square);
/// "White Pawn e5 takes Black Knight d6, promotes to Promoted Pawn". Precondition: the move is legal in `before`.
QString wordsFor(const core::Move& move, const core::AnyPosition& before);

/// "destroys White Pawn 9j; holds White General 8c": what a move brings about. Precondition: it is legal in `before`, of which
/// these are the consequences.
QString wordsFor(const core::KoConsequences& consequences, const core::KoMove& move,
                 const core::AnyPosition& before);

} // namespace komadai::ui
