#include "ui/board/chosen_board.h"

#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/preferences/preferences.h"

namespace komadai::ui {

void followBoardSettings(BoardView& board) {
    preferences().follow<bool>(preference::AnimateMoves, &board,
                               [&board](bool isAnimated) { board.setAnimated(isAnimated); });
    whenLooksChange(&board, [&board] {
        if (board.position()) board.setLook(chosenLook(board.position()->spec()));
    });
}

} // namespace komadai::ui
