// The arrows on the board of an open game.
#pragma once

#include <QObject>

namespace komadai::ui {

class BoardView;
class OpenGame;

/// Shows the best moves that the analysis has found, or threats, and the moves that follow in the record where there are several. The
/// user can switch both kinds off. GUI thread.
class GameArrows : public QObject {
    Q_OBJECT
public:
    /// Game and board must outlive the object. To be constructed before the board shows a position.
    GameArrows(OpenGame& game, BoardView& board, QObject* parent = nullptr);

private:
    void showBestMoves();
    void showVariations();

    OpenGame& m_game;
    BoardView& m_board;
};

} // namespace komadai::ui
