// Pieces, squares and moves in words, for screen readers and players who do not look at the board.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/move_entry.h"

#include "core/rules/any_position.h"
#include "core/rules/effects/move_consequences.h"

#include <QString>

namespace komadai::ui {

/// Words that stand alone, with a capital letter at their beginning.
QString capitalised(const QString& text);
/// "Knight (N)".
QString nameWithLetters(core::PieceType type, const core::VariantSpec& spec);
/// The piece that can be seen at a place, and its other face: "Pawn (P), promotes to Gold"; empty where there is none.
QString faceWords(const Place& place, const core::AnyPosition& position);
/// "White Knight", "Black Pawn, promoted".
QString wordsFor(core::Piece piece, const core::VariantSpec& spec);
/// "e4, White Knight", "e5, empty".
QString wordsFor(core::Square square, std::optional<core::Piece> piece, const core::VariantSpec& spec);
/// "hand of Black: 2 Pawn".
QString wordsFor(const HandPlace& hand, int count, const core::VariantSpec& spec);
/// Either of them.
QString wordsFor(const Place& place, const core::AnyPosition& position);
/// The content alone: "White Knight", "empty", "2".
QString contentWords(const Place& place, const core::AnyPosition& position);
QString contentWords(std::optional<core::Piece> piece, const core::VariantSpec& spec);
/// The options of the selected piece on a square: "can move here"; empty where it has none.
QString wordsFor(const std::vector<Target>& targets, core::Square square);
/// "White Pawn e5 captures Black Knight d6, promotes to Promoted pawn". Precondition: the move is legal in `before`.
QString wordsFor(const core::Move& move, const core::AnyPosition& before);

/// "premove: White Pawn e3 to e4", "premove: White Pawn dropped on e5". Precondition: the piece is where the premove begins.
QString premoveWords(const Premove& premove, const core::AnyPosition& position);

/// "green", of an arrow or a circle.
QString wordFor(DrawingColour colour);
/// A drawing as it is seen from one of its squares: "green circle", "green arrow to e4", "green arrow from e2".
QString drawingWords(const BoardDrawing& drawing, core::Square at, const core::VariantSpec& spec);

/// "The Skyward net on 9j holds this piece."; empty where no net does.
QString holdWords(core::Square square, const core::AnyPosition& position);
/// What keeps the piece on a square from moving or shooting: a net, or else fogs; empty if nothing does.
QString hindranceWords(core::Square square, const core::AnyPosition& position);

/// "shoots White Pawn 9i; destroys White Pawn 9j; holds White General 8c": the captures and consequences of a move.
/// Precondition: it is legal in `before`, of which these are the consequences.
QString wordsFor(const core::MoveConsequences& consequences, const core::PathMove& move,
                 const core::AnyPosition& before);

} // namespace komadai::ui
