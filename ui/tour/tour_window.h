// Tours: lessons on the board, one after another.
#pragma once

#include "core/practice/tour.h"
#include "core/rules/variant_set.h"
#include "ui/language/retranslated.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace komadai::ui {

class BoardView;

/// Explains a game step by step: beside a board of its own, on which the user plays what the lesson asks for, are the words of the
/// lesson. After the last lesson it offers a game against the computer. Keys: Return and Space go on, Backspace goes back, H gives a
/// hint, Esc closes.
class TourWindow : public QWidget {
    Q_OBJECT
public:
    /// `variants` must outlive the window. Precondition: one of them has a tour.
    explicit TourWindow(const core::VariantSet& variants, QWidget* parent = nullptr);

    /// Begins the first tour of this variant, or that of another one if it has none.
    void begin(const std::string& variant);
    const core::TourRun& run() const { return *m_run; }
    BoardView& board() { return *m_board; }

signals:
    /// The user wants to play a game of this variant against the computer.
    void gameWanted(const std::shared_ptr<const komadai::core::Variant>& variant);
    /// The window is closed. `gameWanted` follows at once if the user wants to play.
    void left();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makePanel();
    QWidget* makeWords();
    QWidget* makeButtons();
    void connectParts();
    void retranslate();

    void beginTour(std::size_t index);
    void showLesson();
    void onMove(const core::Move& move);
    void onMissed(const core::Move& move);
    void takeBackMissed();
    void playReply();
    void goOn();
    void goOnByKey();
    void goBack();
    void giveHint();
    void playGame();

    bool isAtEnd() const { return m_run->isLast() && m_run->isDone(); }
    void say(Text message);
    void refresh();

    std::vector<core::Tour> m_tours;
    std::optional<core::TourRun> m_run; ///< none until `begin`
    BoardView* m_board;
    QComboBox* m_choice;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QLabel* m_text;
    QLabel* m_task;
    QLabel* m_message; ///< what is said about the last move
    QLabel* m_entry;   ///< how far a move of several steps is entered
    QPushButton *m_back, *m_hint, *m_next, *m_play;

    Text m_said;
    int m_hints = 0;
    QTimer m_reply;    ///< of the opponent, until it is played
    QTimer m_takeBack; ///< of a move that does not meet the goal
};

} // namespace komadai::ui
