// A board that looks and moves as the user has chosen.
#pragma once

namespace komadai::ui {

class BoardView;

/// Lets the board follow the settings: whether moves are animated, and how the pieces of the game on it look.
void followBoardSettings(BoardView& board);

} // namespace komadai::ui
