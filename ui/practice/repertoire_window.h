// A window in which a repertoire is practised.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/language/retranslated.h"
#include "ui/practice/move_steps.h"
#include "ui/practice/refuter.h"
#include "ui/practice/repertoire_session.h"
#include "ui/widgets/exercise_parts.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QPushButton;

namespace komadai::ui {

class BoardView;
class EnginePool;

/// Plays the lines of a repertoire on a board of its own, and asks the user for the moves. Keys: Return and Space go on, H gives a
/// hint, S shows the move, Esc closes.
class RepertoireWindow : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the window.
    RepertoireWindow(const core::VariantSet& variants, LibraryService& library, EnginePool& engines,
                     QWidget* parent = nullptr);
    ~RepertoireWindow() override;

    /// Begins a round: with this repertoire, if it is given and exists; otherwise with the one that was practised last, or the first one
    /// of this variant with cards to practise.
    void begin(const std::string& variant, std::optional<core::RepertoireId> repertoire = {});
    /// Reads the list of repertoires anew.
    void refresh();
    /// The game in the main window, whose moves can become the first repertoire: its start, and whether it has moves.
    void setGame(const core::AnyPosition& start, bool hasMoves);
    RepertoireSession& session() { return *m_session; }
    BoardView& board() { return *m_board; }

signals:
    /// The user wants to see the repertoire as a game, at this position.
    void openingWanted(komadai::core::RepertoireId repertoire, const std::string& position);
    void listWanted();
    /// There is no repertoire yet. The user wants one with the moves of this side in the game of the main window.
    void firstWanted(komadai::core::Side side);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* makePanel();
    QWidget* makeChoice();
    QWidget* makeButtons();
    QWidget* makeFirstButtons();
    void connectParts();
    void retranslate();
    void showList(std::vector<core::RepertoireSummary> list);
    void nameChoices();
    void choose(const std::string& variant, std::optional<core::RepertoireId> repertoire);
    void beginChosen();
    /// The library has been read, and has none.
    bool isWithoutRepertoire() const;
    void showGame();
    void stopMoves();
    void leaveLibrary();

    void onSessionChanged();
    void onFiguresChanged();
    void askCard();
    void onWayShown();
    void onMove(const core::Move& move);
    void showAnswer(const core::Move& move);
    void onOther(const core::Move& move);
    void onRight(const core::Move& move);
    void onWrong(const core::Move& move);
    void takeBackWrong();
    void showMove();
    void goOn();
    void giveHint();
    void askWhyNot();
    void onFound(const Refutation& refutation);
    void backToCard();
    /// Shows the position on the board without motion.
    void showPosition();

    bool isBusy() const { return m_steps->isPlaying() || m_takeBack.isActive(); }
    void update();
    void say(Text message);
    /// The moves of the card in words, at `index`.
    QString moveAt(std::size_t index) const;
    QString finishedText() const;
    QString emptyText() const;
    QString firstText() const;
    QString nextDueText() const;
    QString detailsText() const;
    QString figuresText() const;

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    RepertoireSession* m_session;
    Refuter* m_refuter;
    BoardView* m_board;
    MoveSteps* m_steps;
    QComboBox* m_choice;
    ExerciseTexts m_texts{};
    QWidget *m_cardButtons, *m_firstButtons; ///< one of them is shown
    QPushButton *m_hint, *m_show, *m_whyNot, *m_open, *m_next, *m_list;
    std::array<QPushButton*, core::SideCount> m_first{}; ///< make the first repertoire
    std::optional<core::AnyPosition> m_gameStart;        ///< see setGame
    bool m_gameHasMoves = false;

    std::vector<core::RepertoireSummary> m_repertoires;
    /// What `begin` is to begin with, once the list is read.
    struct Wish {
        std::string variant;
        std::optional<core::RepertoireId> repertoire;
    };
    std::optional<Wish> m_wish;
    Text m_said;
    QTimer m_takeBack; ///< of a wrong move
    QTimer m_goOn;     ///< after a right one
    struct Wrong {
        core::AnyPosition before;
        core::Move move;
    };
    std::optional<Wrong> m_wrong; ///< the last wrong move for this card
    bool m_isRefuting = false;    ///< the board shows a wrong move with the reply to it
    QString m_failure;            ///< of the library
};

} // namespace komadai::ui
