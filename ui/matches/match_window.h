// Shows a match of engines: its results, its games, and the board of one of them.
#pragma once

#include "ui/matches/match_service.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QModelIndex;
class QProgressBar;
class QPushButton;
class QTableView;
class QTableWidget;

namespace komadai::ui {

class ElidedLabel;
class MatchBoard;
class MatchGamesModel;

/// The match goes on when the window is closed.
class MatchWindow : public QWidget {
    Q_OBJECT
public:
    /// The service must outlive the window.
    explicit MatchWindow(MatchService& match, QWidget* parent = nullptr);

signals:
    /// The user wants to set up another match.
    void newMatchWanted();
    /// The user wants to see a finished game; it is in the library, or not.
    void gameChosen(komadai::core::GameId game);
    void recordChosen(const komadai::core::GameRecord& record);

private:
    QWidget* makeGames();
    QWidget* makeButtons();
    void retranslate();
    /// Shows the results shortly, once for all changes until then.
    void refreshSoon();
    void refresh();
    void showResults();
    void showSprt();
    /// The board follows this game.
    void watch(const MatchGameEntry& game, MatchBoard& board);
    void onStarted();
    void followNextGame();
    void onRowChosen(const QModelIndex& index);
    void onRowActivated(const QModelIndex& index);
    void openBoard(const MatchGameEntry& game);
    void watchRunningGame();
    /// The board follows this game, whose row is marked, until the user chooses one.
    void showGame(const MatchGameEntry& game);
    void markShownGame();
    void onEnded();
    /// Lets the user choose what happens to the games in progress.
    void askToStop();
    void copyReport() const;

    MatchService& m_match;
    MatchGamesModel* m_model;
    ElidedLabel* m_title;
    QTableWidget* m_results;
    QLabel* m_progress;
    QLabel* m_strength;
    QLabel* m_sprt;
    QProgressBar* m_ratio; ///< of the SPRT
    QTableView* m_games;
    MatchBoard* m_board;
    QPushButton *m_pause, *m_stop, *m_copy, *m_new;
    QTimer m_refresh;         ///< a single shot after changes
    QTimer m_tick;            ///< while games go on
    bool m_follows = true;    ///< when the game on the board ends, another one takes its place
    bool m_isMarking = false; ///< the row is not chosen by the user
    QElapsedTimer m_followed; ///< since the last time that another game took the place
};

} // namespace komadai::ui
