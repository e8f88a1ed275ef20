// The move that is being entered on a board, in words.
#pragma once

#include <QString>

namespace komadai::ui {

class BoardView;

/// What is to be chosen, or how far a move of several steps is entered and what ends it; otherwise the consequences of the
/// move, see BoardView::previewText; or that a drawing is under way or a premove waits. Empty if there is nothing to say.
QString entryText(const BoardView& board);
/// The part to show where the whole text does not fit: how far a move of several steps is entered, and its consequences;
/// without consequences, the key that ends the move. Empty if there is no such part.
QString essentialEntryText(const BoardView& board);

} // namespace komadai::ui
