// The arrows on the board of an open game.
#pragma once

#include <QObject>

namespace komadai::ui {

class BoardView;
class OpenGame;

/// Shows the best moves that the analysis has found, a mate that was searched, or threats; after a move that is marked as a fault the
/// better move, as the record has it; and the moves that follow in the record where there are several. The user can switch off the best
/// and better moves, and those that follow. GUI thread.
class GameArrows : public QObject {
    Q_OBJECT
public:
    /// Game and board must outlive the object. To be constructed before the board shows a position.
    GameArrows(OpenGame& game, BoardView& board, QObject* parent = nullptr);

private:
    void showBestMoves();
    /// What the record says of the position that is shown.
    void showNotes();
    void showBetterMove();
    void showVariations();

    OpenGame& m_game;
    BoardView& m_board;
};

} // namespace komadai::ui
