// How good the positions of an open game are, beside the board and beside the moves.
#pragma once

#include <QObject>

namespace komadai::ui {

class EvaluationBar;
class MoveListPanel;
class OpenGame;

/// The bar shows what the analysis says of the position shown, or else the record, if one of them says anything; beside the moves stands
/// what the record says. Of a game that is being played the record says nothing, unless the player wants it
/// (preference::ShowEvaluations). GUI thread.
class GameEvaluations : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object.
    GameEvaluations(OpenGame& game, EvaluationBar& bar, MoveListPanel& moves, QObject* parent = nullptr);

private:
    void onPlayChanged();
    void showAll();
    void showInBar();
    void showBesideMoves();

    OpenGame& m_game;
    EvaluationBar& m_bar;
    MoveListPanel& m_moves;
    bool m_isPlayed = false; ///< whether the game was being played when that was last looked at
};

} // namespace komadai::ui
