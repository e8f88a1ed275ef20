// "Find the move": puzzles one after another.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/language/retranslated.h"
#include "ui/practice/move_steps.h"
#include "ui/practice/new_puzzles.h"
#include "ui/practice/practice_session.h"
#include "ui/practice/refuter.h"
#include "ui/widgets/exercise_parts.h"

#include <QTimer>
#include <QWidget>

#include <deque>
#include <optional>
#include <vector>

class QComboBox;
class QPushButton;

namespace komadai::ui {

class BoardView;
class EnginePool;

/// Shows a puzzle on a board of its own, where the user plays the moves, and everything about the result. Keys: Return and Space go
/// on, H gives a hint, S shows the solution, Esc closes.
class PracticeWindow : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the window.
    PracticeWindow(const core::VariantSet& variants, LibraryService& library, EnginePool& engines,
                   QWidget* parent = nullptr);
    ~PracticeWindow() override;

    /// Begins with this variant, if it is one of the set, or with the one that was practised last.
    void begin(const std::string& variant);
    /// Begins with this variant, whichever was practised last.
    void beginWith(const std::string& variant);
    /// Begins with puzzles that were just added; there are some.
    void beginNew(const NewPuzzles& puzzles);
    /// Begins with the puzzles from a game of this variant, in its order from the node `first` on, while a search for more of them is
    /// under way.
    void beginGame(core::GameId game, const std::string& variant, core::NodeId first = core::NodeId::root());
    /// That search has found only puzzles that the library had before, perhaps from another game.
    void noteKnown(core::GameId game);
    /// That search has ended.
    void noteSearched();
    PracticeSession& session() { return *m_session; }
    BoardView& board() { return *m_board; }

signals:
    /// The user wants to analyse a puzzle as a game.
    void analysisWanted(const komadai::core::Puzzle& puzzle);
    void statisticsWanted();
    /// The user wants to see the game in which a puzzle was found.
    void gameWanted(const komadai::core::PuzzleSource& source);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* makePanel();
    QWidget* makeChoice();
    QWidget* makeButtons();
    void connectParts();
    void retranslate();
    void listVariants();
    void beginChosen();
    /// Removes the choices of one game and of new puzzles, since another variant or library is chosen.
    void dropChoices();
    bool isOfOneGame() const;
    bool areNewOnes() const;

    void onSessionChanged();
    void leavePuzzle();
    void showPuzzle();
    void onMove(const core::Move& move);
    void onWrong(const core::Move& move);
    void takeBackWrong();
    void onStored();
    void goOn();
    void giveHint();
    void showSolution();
    void askWhyNot();
    void onFound(const Refutation& refutation);
    void explainMistake();
    /// Shows the puzzle again after a refutation.
    void backToPuzzle();

    void playSteps(std::deque<MoveSteps::Step> steps);
    bool isBusy() const { return m_steps->isPlaying() || m_takeBack.isActive(); }
    void updateMovable();
    void update();
    void say(Text message);
    QString emptyText() const;
    QString resultText() const;
    QString solutionLine() const;
    QString detailsText() const;
    QString figuresText() const;

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    PracticeSession* m_session;
    Refuter* m_refuter;
    BoardView* m_board;
    MoveSteps* m_steps;
    QComboBox* m_variant;
    QComboBox* m_kinds;
    ExerciseTexts m_texts{};
    QPushButton *m_hint, *m_solution, *m_whyNot, *m_analyse, *m_game, *m_next, *m_statistics;

    Text m_said;
    std::optional<core::GameId> m_onlyGame; ///< the choice of puzzles is offered; see beginGame
    std::vector<core::CardId> m_newPuzzles; ///< likewise, unless there are none; see beginNew
    core::NodeId m_firstOfGame;             ///< likewise
    bool m_isSearching = false;             ///< for puzzles in that game
    bool m_areKnown = false;                ///< the puzzles of that game, see noteKnown
    std::optional<core::CardId> m_shownCard;
    std::optional<core::Game> m_shown; ///< the puzzle with the moves that are on the board
    QTimer m_takeBack;                 ///< of a wrong move
    /// The last wrong move, and the game before it.
    struct Wrong {
        core::Game game;
        core::Move move;
        core::Evaluation best;
    };
    std::optional<Wrong> m_wrong;
    bool m_isRefuting = false;   ///< the board shows a wrong move with the reply to it
    bool m_isExplaining = false; ///< the refuter looks at the mistake of the game
    QString m_mistake;           ///< what was wrong with it
    QString m_failure;           ///< of the library
};

} // namespace komadai::ui
