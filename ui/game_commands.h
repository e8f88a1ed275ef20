// The commands that play the game in front and go through its positions.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace komadai::ui {

class GameView;
class RepertoireCommands;
class WindowActions;

/// Binds moves, offers, ends, steps and the view of the board to the actions of the window.
class GameCommands : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. Changes of repertoires are undone by the same command as those of the record. All must outlive
    /// the object; the window owns it.
    GameCommands(QWidget& window, WindowActions& actions, RepertoireCommands& repertoire,
                 std::function<GameView&()> view);

    /// Enables what can be done in the game in front.
    void refresh();
    /// Enables the command that plays the best move. No other command depends on it, and a search finds many.
    void refreshBestMove();

signals:
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);

private:
    void connectPlay();
    void connectSteps();
    void connectBoard();
    void on(const QAction* action, const std::function<void(GameView&)>& act);
    void refreshPlay(GameView& view);
    void takeBackOrUndo(GameView& view);
    void redo(GameView& view);

    WindowActions& m_actions;
    RepertoireCommands& m_repertoire;
    std::function<GameView&()> m_view;
};

} // namespace komadai::ui
