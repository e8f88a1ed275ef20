// Practising a repertoire: what is asked and stored, the window with the board, and the list of repertoires.
#include "core/practice/puzzle.h"
#include "core/store/repertoire_store.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/engine/engine_pool.h"
#include "ui/practice/repertoire_list.h"
#include "ui/practice/repertoire_service.h"
#include "ui/practice/repertoire_session.h"
#include "ui/practice/repertoire_window.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using namespace std::chrono_literals;

namespace {

using State = RepertoireSession::State;
using Answer = core::RepertoireDrill::Answer;
using Line = std::vector<std::string>;

constexpr std::chrono::sys_seconds Noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23} + 12h};

core::Repertoire repertoireOf(std::initializer_list<Line> lines, core::Side side = core::Side::First,
                              const core::AnyPosition& start = startPosition()) {
    core::Repertoire repertoire(start, side);
    for (const Line& line : lines) {
        core::GameTree tree(start);
        repertoire.addLine(tree, addLine(tree, core::NodeId::root(), line));
    }
    return repertoire;
}

/// With a comment on its last move.
core::Repertoire withNote(const Line& line, const std::string& note) {
    core::GameTree tree(startPosition());
    const core::NodeId node = addLine(tree, core::NodeId::root(), line);
    core::Annotations notes;
    notes.after = note;
    tree.setAnnotations(node, notes);
    core::Repertoire repertoire(startPosition(), core::Side::First);
    repertoire.addLine(tree, node);
    return repertoire;
}

core::AnyPosition after(const Line& line) {
    core::AnyPosition position = startPosition();
    for (const std::string& move : line)
        position = position.after(uciMove(move, position));
    return position;
}

} // namespace

class RepertoireTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    EngineStore m_engines;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<EnginePool> m_pool;
    std::unique_ptr<RepertoireService> m_service;
    std::unique_ptr<RepertoireSession> m_session;
    std::unique_ptr<RepertoireWindow> m_window;
    std::unique_ptr<RepertoireList> m_list;
    std::chrono::sys_seconds m_now = Noon;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    core::RepertoireId add(const core::Repertoire& repertoire, const std::string& name = "Mine") {
        core::Library library(file());
        return core::RepertoireStore(library).add(name, repertoire);
    }
    /// Lets all repertoires start where the rules do not allow it.
    void breakStarts() const {
        SQLite::Database(file().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE repertoires SET start = '8/8/8/8/8/8/8/8 b - 1'");
    }
    core::PracticeCounts counts() const {
        core::Library library(file());
        return core::RepertoireStore(library).all(m_now).at(0).counts;
    }
    core::PracticeDay today() const {
        core::Library library(file());
        const auto days = core::PracticeStore(library).days({});
        return days.empty() ? core::PracticeDay() : days.front();
    }
    void openLibrary() {
        if (m_library) return;
        m_library = std::make_unique<LibraryService>();
        m_library->useVariants(variants());
        m_service = std::make_unique<RepertoireService>(*m_library);
        const QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(file());
        QTRY_COMPARE(opened.size(), 1);
    }

    // the session

    void practise(core::RepertoireId id) {
        openLibrary();
        m_session = std::make_unique<RepertoireSession>(*m_library);
        m_session->setTimeSource([this] { return m_now; });
        connect(m_session.get(), &RepertoireSession::failed, this,
                [](const QString& sentence) { qWarning("%s", qPrintable(sentence)); });
        begin(id);
    }
    void begin(core::RepertoireId id) {
        m_session->begin(id);
        QTRY_VERIFY(m_session->state() != State::Loading);
    }
    Answer play(std::string_view move) {
        return m_session->play(uciMove(move, m_session->drill().position()));
    }
    void playAndGoOn(std::string_view move) {
        play(move);
        m_session->next();
    }
    void waitUntilStored() { QTRY_VERIFY(m_session->schedule()); }

    // the window

    void open(const std::string& variant = "euroshogi") {
        openLibrary();
        m_pool = std::make_unique<EnginePool>(m_engines);
        m_window = std::make_unique<RepertoireWindow>(variants(), *m_library, *m_pool);
        m_window->board().setAnimated(false);
        m_window->show();
        m_window->begin(variant);
        QTRY_VERIFY(m_window->session().state() != State::Idle &&
                    m_window->session().state() != State::Loading);
    }
    QString text(const char* label) const {
        return m_window->findChild<QLabel*>(QLatin1String(label))->text();
    }
    QString message() const { return text("repertoireMessage"); }
    QPushButton& button(const char* name) const {
        return *m_window->findChild<QPushButton*>(QLatin1String(name));
    }
    void enter(std::string_view from, std::string_view to) {
        auto& board = m_window->board();
        QTRY_VERIFY(board.movable() != MovableSides::none());
        for (const auto at : {from, to})
            QTest::mouseClick(&board, Qt::LeftButton, {}, board.squareRect(square(at)).center());
    }
    core::AnyPosition shown() const { return *m_window->board().position(); }

    // the list

    void openList() {
        openLibrary();
        m_list = std::make_unique<RepertoireList>(variants(), *m_library, *m_service);
        m_list->show();
        QTRY_VERIFY(table().rowCount() > 0);
    }
    QTableWidget& table() const { return *m_list->findChild<QTableWidget*>(); }
    QPushButton& listButton(const char* name) const {
        return *m_list->findChild<QPushButton*>(QLatin1String(name));
    }
    QString cell(int row, int column) const { return table().item(row, column)->text(); }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_now = Noon;
    }
    void cleanup() {
        m_list.reset();
        m_window.reset();
        m_session.reset();
        m_service.reset();
        m_pool.reset();
        m_library.reset();
    }

    // --- the session

    void newMovesAreAskedAlongTheLine() {
        practise(add(repertoireOf({{"e3e4", "e6e5", "c3c4"}})));
        QVERIFY(m_session->drill().position() == startPosition());
        QVERIFY(play("e3e4") == Answer::Right);
        QVERIFY(m_session->state() == State::Answered);
        m_session->next();
        QCOMPARE(m_session->way().moves.size(), std::size_t{1});
        QVERIFY(m_session->drill().position() == after({"e3e4", "e6e5"}));
        QVERIFY(play("c3c4") == Answer::Right);
        m_session->next();
        QVERIFY(m_session->state() == State::Finished);
        QCOMPARE(m_session->right(), 2);
    }
    void aRightAnswerIsStoredAtOnce() {
        practise(add(repertoireOf({{"e3e4"}})));
        play("e3e4");
        waitUntilStored();
        QCOMPARE(today().solved, 1);
        QCOMPARE(counts().later, 1);
    }
    void aWrongAnswerIsStoredAtOnceAndOnlyOnce() {
        practise(add(repertoireOf({{"e3e4"}})));
        QVERIFY(play("c3c4") == Answer::Wrong);
        waitUntilStored();
        QCOMPARE(today().failed, 1);
        play("h3h4");
        play("e3e4");
        m_session->next();
        QVERIFY(m_session->isAskedAgain());
        play("c3c4");
        m_session.reset();
        m_service.reset();
        m_library.reset(); // writes what waits
        QCOMPARE(today().all(), 1);
    }
    void aWrongAnswerIsAskedAgainAtTheEnd() {
        practise(add(repertoireOf({{"e3e4", "e6e5", "c3c4"}})));
        play("c3c4");
        playAndGoOn("e3e4");
        playAndGoOn("c3c4");
        QVERIFY(m_session->state() == State::Asking);
        QVERIFY(m_session->drill().position() == startPosition());
        playAndGoOn("e3e4");
        QVERIFY(m_session->state() == State::Finished);
        QCOMPARE(m_session->asked(), 2);
        QCOMPARE(m_session->right(), 1);
    }
    void theMoveThatIsShownCountsAsAFailure() {
        practise(add(repertoireOf({{"e3e4"}})));
        QVERIFY(m_session->showMove() == uciMove("e3e4", startPosition()));
        waitUntilStored();
        QCOMPARE(today().failed, 1);
        QCOMPARE(m_session->right(), 0);
    }
    void aHintLowersTheResult() {
        practise(add(repertoireOf({{"e3e4"}})));
        m_session->giveHint();
        play("e3e4");
        waitUntilStored();
        QCOMPARE(today().withHint, 1);
    }
    void anotherMoveOfTheRepertoireIsAccepted() {
        practise(add(repertoireOf({{"e3e4"}, {"c3c4"}})));
        QVERIFY(play("c3c4") == Answer::Other);
        waitUntilStored();
        QCOMPARE(today().solved, 1);
    }
    void theIntervalGrowsWithEachRightAnswer() {
        const auto id = add(repertoireOf({{"e3e4"}}));
        practise(id);
        std::vector<int> days;
        for (int i = 0; i < 3; ++i) {
            play("e3e4");
            waitUntilStored();
            days.push_back(static_cast<int>(m_session->schedule()->interval.count()));
            begin(id);
            QVERIFY(m_session->state() == State::Empty);
            m_now += std::chrono::days(days.back());
            begin(id);
            QVERIFY(m_session->state() == State::Asking);
        }
        QCOMPARE(days, (std::vector{1, 6, 17}));
    }
    void onlyDueMovesAreAskedAndOthersArePlayed() {
        const auto id = add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        practise(id);
        playAndGoOn("e3e4");
        m_session->showMove();
        waitUntilStored();
        m_now += 11min;
        begin(id);
        QCOMPARE(m_session->way().moves.size(), std::size_t{2});
        QVERIFY(m_session->drill().position() == after({"e3e4", "e6e5"}));
        QCOMPARE(m_session->drill().cardsLeft(), 1);
    }
    void aTranspositionIsAskedOnce() {
        practise(add(repertoireOf(
            {{"e3e4", "e6e5", "c3c4", "c6c5", "d3d4"}, {"c3c4", "e6e5", "e3e4", "c6c5", "d3d4"}})));
        QCOMPARE(m_session->drill().cardsLeft(), 4);
    }
    void resultsAreThereAfterARestart() {
        const auto id = add(repertoireOf({{"e3e4"}}));
        practise(id);
        play("e3e4");
        m_session.reset();
        m_service.reset();
        m_library.reset();
        practise(id);
        QVERIFY(m_session->state() == State::Empty);
        QCOMPARE(m_session->counts()->later, 1);
        QVERIFY(m_session->counts()->nextDue);
    }
    void aLongRepertoireIsLearntInRounds() {
        core::GameTree tree(startPosition());
        core::NodeId node = core::NodeId::root();
        for (int ply = 0; ply < 60; ++ply) {
            const auto moves = tree.position(node).legalMoves();
            node = tree.add(node, moves[static_cast<std::size_t>(ply * 7) % moves.size()]);
        }
        core::Repertoire repertoire(startPosition(), core::Side::First);
        QVERIFY(repertoire.addLine(tree, node) > RepertoireSession::MostNew);
        practise(add(repertoire));
        QCOMPARE(m_session->drill().cardsLeft(), RepertoireSession::MostNew);
    }
    void movesOfSeveralStepsAreAsked() {
        const auto start = koPosition({"G19s", "TP18s", "+DR10j", "SW5p", "g1a", "p1c"});
        practise(add(repertoireOf({{"10j-10i-10h-9h-9i-9j"}}, core::Side::First, start)));
        QVERIFY(play("19s-19r") == Answer::Wrong);
        QVERIFY(play("10j-10i-10h-9h-9i-9j") == Answer::Right);
    }

    // --- the window

    void aRightMoveGoesOnByItself() {
        add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        open();
        QCOMPARE(text("repertoireTurn"), QString("You play White"));
        QCOMPARE(message(), QString("What do you play here?"));
        enter("e3", "e4");
        QCOMPARE(message(), QString("Right."));
        QTRY_COMPARE(shown(), after({"e3e4", "e6e5"}));
        QTRY_COMPARE(message(), QString("What do you play here?"));
        enter("c3", "c4");
        QTRY_VERIFY2(message().contains("2 of 2 moves were right on the first try."), qPrintable(message()));
        QTRY_VERIFY2(message().contains("The next move comes on"), qPrintable(message()));
    }
    void aWrongMoveIsTakenBackAndMayBeTriedAgain() {
        add(repertoireOf({{"e3e4"}}));
        open();
        enter("c3", "c4");
        QVERIFY2(message().contains("is not in your repertoire"), qPrintable(message()));
        QVERIFY(!(shown() == startPosition()));
        QTRY_COMPARE(shown(), startPosition());
        QVERIFY2(message().contains("Try again."), qPrintable(message()));
        enter("e3", "e4");
        QCOMPARE(message(), QString("Right."));
        QTRY_VERIFY(text("repertoireDetails").contains("Due again in 10 minute"));
    }
    void afterTwoWrongMovesTheMoveIsShown() {
        add(repertoireOf({{"e3e4"}}));
        open();
        enter("c3", "c4");
        enter("c3", "c4");
        QTRY_COMPARE(shown(), after({"e3e4"}));
        QVERIFY2(message().startsWith("The move to play is"), qPrintable(message()));
        button("repertoireNext").click();
        QTRY_COMPARE(message(), QString("Once more: what do you play here?"));
    }
    void anotherMoveSaysWhichOneIsToBePlayed() {
        add(repertoireOf({{"e3e4"}, {"c3c4"}}));
        open();
        enter("c3", "c4");
        QVERIFY2(message().startsWith("This move is also in your repertoire, but the move to play is"),
                 qPrintable(message()));
        QVERIFY(text("repertoireDetails").startsWith("Your other moves here:"));
    }
    void aCommentIsShownAndWaitsToBeRead() {
        add(withNote({"e3e4"}, "takes the centre"));
        open();
        enter("e3", "e4");
        QVERIFY(text("repertoireDetails").contains("takes the centre"));
        QTest::qWait(1200);
        QVERIFY(m_window->session().state() == State::Answered);
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QVERIFY(m_window->session().state() == State::Finished);
    }
    void hintsShowThePieceAndThenTheSquare() {
        add(repertoireOf({{"e3e4"}}));
        open();
        button("repertoireHint").click();
        QVERIFY2(message().startsWith("Move this piece:"), qPrintable(message()));
        QCOMPARE(m_window->board().arrows().size(), std::size_t{1});
        button("repertoireHint").click();
        QCOMPARE(message(), QString("The piece goes to e4."));
        QVERIFY(!button("repertoireHint").isEnabled());
    }
    void whyNotIsAnsweredByTheEnginesReply() {
        add(repertoireOf({{"e3e4"}}));
        open();
        QVERIFY(!button("repertoireWhyNot").isEnabled());
        enter("c3", "c4");
        button("repertoireWhyNot").click();
        QTRY_VERIFY_WITH_TIMEOUT(message().contains("is answered by"), 20000);
        QTRY_VERIFY(!(shown() == startPosition()) && !(shown() == after({"c3c4"})));
        button("repertoireWhyNot").click();
        QCOMPARE(shown(), startPosition());
        QCOMPARE(message(), QString("What do you play here?"));
    }
    void theSecondPlayerSitsBelow() {
        add(repertoireOf({{"e3e4", "e6e5"}}, core::Side::Second));
        open();
        QVERIFY(m_window->board().isFlipped());
        QTRY_COMPARE(shown(), after({"e3e4"}));
        enter("e6", "e5");
        QCOMPARE(message(), QString("Right."));
    }
    void aRepertoireOfTheGameInFrontComesFirst() {
        add(repertoireOf({{"e3e4"}}), "A");
        add(repertoireOf({{"19s-19r"}}, core::Side::First, koPosition({"G19s", "TP18s", "g1a", "p1c"})), "B");
        open("koshogi");
        QCOMPARE(m_window->session().repertoire().name, std::string("B"));
    }
    void theChoiceSaysHowMuchIsToBeDone() {
        add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        open();
        QCOMPARE(m_window->findChild<QComboBox*>()->currentText(), QString("Mine (0 due, 2 new)"));
    }
    void theChoiceCountsEachAnswer() {
        add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        open();
        enter("e3", "e4");
        QTRY_COMPARE(m_window->findChild<QComboBox*>()->currentText(), QString("Mine (0 due, 1 new)"));
    }
    void aNameWithAPercentSignIsShownAsItIs() {
        add(repertoireOf({{"e3e4"}}), "Wins 90%2");
        open();
        QCOMPARE(m_window->findChild<QComboBox*>()->currentText(), QString("Wins 90%2 (0 due, 1 new)"));
    }
    void cardsThatTheRulesDoNotAllowArePutAside() {
        const auto id = add(repertoireOf({{"e3e4"}}));
        SQLite::Database(file().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE repertoire_moves SET move = 'a1a1'");
        practise(id);
        QVERIFY(m_session->state() == State::Empty);
        QCOMPARE(counts().all(), 0);
    }
    void aRepertoireThatWasDeletedIsNotAskedAnyMore() {
        const auto id = add(repertoireOf({{"e3e4"}}));
        open();
        QVERIFY(m_window->board().movable() != MovableSides::none());
        m_service->removeRepertoire(id);
        m_window->refresh();
        QTRY_COMPARE(m_window->session().state(), State::Empty);
        QVERIFY2(message().contains("Mark as My Move"), qPrintable(message()));
        QVERIFY(m_window->board().movable() == MovableSides::none());
        QVERIFY(!button("repertoireOpen").isEnabled() && !button("repertoireShow").isEnabled());
        QVERIFY2(text("repertoireDetails").isEmpty(), qPrintable(text("repertoireDetails")));
    }
    void theAnswerToAWrongMoveDoesNotOutliveItsRepertoire() {
        const auto id = add(repertoireOf({{"e3e4"}}));
        open();
        enter("c3", "c4");
        button("repertoireWhyNot").click();
        QTRY_VERIFY_WITH_TIMEOUT(message().contains("is answered by"), 20000);
        m_service->removeRepertoire(id);
        m_window->refresh();
        QTRY_COMPARE(m_window->session().state(), State::Empty);
        QVERIFY(!button("repertoireWhyNot").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_Space);
    }
    void aCardOfTheLastLibraryCannotBeAnsweredAnyMore() {
        add(repertoireOf({{"e3e4"}}));
        open();
        enter("c3", "c4"); // it would be taken back
        m_library->open(m_folder->filePath("other.sqlite").toStdString());
        QCOMPARE(m_window->session().state(), State::Loading);
        QVERIFY(m_window->board().movable() == MovableSides::none());
        for (const char* name : {"repertoireHint", "repertoireShow", "repertoireWhyNot", "repertoireOpen"})
            QVERIFY2(!button(name).isEnabled(), name);
        QCOMPARE(m_window->findChild<QComboBox*>()->count(), 0);
        QTRY_COMPARE(m_window->session().state(), State::Empty);
        QVERIFY2(message().contains("Mark as My Move"), qPrintable(message()));
    }
    void withoutARepertoireItSaysHowToBegin() {
        openLibrary();
        m_pool = std::make_unique<EnginePool>(m_engines);
        m_window = std::make_unique<RepertoireWindow>(variants(), *m_library, *m_pool);
        m_window->show();
        m_window->begin("euroshogi");
        QTRY_VERIFY2(message().contains("Mark as My Move"), qPrintable(message()));
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QTest::keyClick(m_window.get(), Qt::Key_H);
        QTest::keyClick(m_window.get(), Qt::Key_S);
    }
    void withoutARepertoireNothingCanBePractisedAgain() {
        open();
        QCOMPARE(m_window->session().state(), State::Empty);
        QVERIFY(!button("repertoireNext").isEnabled());
        QVERIFY(button("repertoireList").isEnabled());
    }
    void theGameIsOpenedAtThePositionOfTheCard() {
        add(repertoireOf({{"e3e4"}}));
        open();
        QSignalSpy wanted(m_window.get(), &RepertoireWindow::openingWanted);
        button("repertoireOpen").click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(1).value<std::string>(), core::positionText(startPosition()));
    }
    void escapeClosesTheWindow() {
        add(repertoireOf({{"e3e4"}}));
        open();
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }

    // --- the list

    void theListHasTheFigures() {
        const auto id = add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        practise(id);
        play("e3e4");
        waitUntilStored();
        openList();
        QCOMPARE(cell(0, 0), QString("Mine"));
        QCOMPARE(cell(0, 1), QString("EuroShogi: White"));
        QCOMPARE(cell(0, 2), QString("2"));
        QCOMPARE(cell(0, 4), QString("1"));
    }
    void aRepertoireCanBeRenamed() {
        add(repertoireOf({{"e3e4"}}));
        openList();
        withNextDialog<QInputDialog>([](QInputDialog& dialog) {
            dialog.setTextValue("Centre");
            dialog.accept();
        });
        listButton("renameRepertoire").click();
        QTRY_COMPARE(cell(0, 0), QString("Centre"));
    }
    void aRepertoireIsDeletedAfterAQuestion() {
        add(repertoireOf({{"e3e4"}}));
        openList();
        answerNextBox("Cancel");
        listButton("deleteRepertoire").click();
        QCOMPARE(table().rowCount(), 1);
        answerNextBox("Delete");
        listButton("deleteRepertoire").click();
        QTRY_COMPARE(table().rowCount(), 0);
    }
    void theRowOfADeletedRepertoireStaysChosen() {
        for (const char* name : {"A", "B", "C"})
            add(repertoireOf({{"e3e4"}}), name);
        openList();
        QTRY_COMPARE(table().rowCount(), 3);
        table().setCurrentCell(1, 0);
        answerNextBox("Delete");
        listButton("deleteRepertoire").click();
        QTRY_COMPARE(table().rowCount(), 2);
        QCOMPARE(table().currentRow(), 1);
    }
    void theQuestionNamesThePositionsEvenIfTheRulesDoNotAllowTheirStart() {
        add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        breakStarts();
        openList();
        QVERIFY(!listButton("practiseRepertoire").isEnabled());
        QCOMPARE(cell(0, 2), QString("2"));
        QString asked;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            asked = box.informativeText();
            buttonIn(box, "Cancel").click();
        });
        listButton("deleteRepertoire").click();
        QVERIFY2(asked.startsWith("Its 2 position(s)"), qPrintable(asked));
    }
    void aRepertoireWhoseStartTheRulesDoNotAllowIsDeleted() {
        add(repertoireOf({{"e3e4", "e6e5", "c3c4"}}));
        breakStarts();
        openList();
        answerNextBox("Delete");
        listButton("deleteRepertoire").click();
        QTRY_COMPARE(table().rowCount(), 0);
        core::Library library(file());
        QVERIFY(core::RepertoireStore(library).all(m_now).empty());
    }
    void theListSaysWhyARepertoireCannotBeOpened() {
        add(repertoireOf({{"e3e4"}}));
        breakStarts();
        openList();
        const QString text = m_list->findChild<QLabel*>("repertoireText")->text();
        QVERIFY2(text.startsWith("The rules of this game no longer allow the position"), qPrintable(text));
        for (const char* name :
             {"openRepertoire", "chooseRepertoire", "practiseRepertoire", "repertoireGaps"})
            QVERIFY2(!listButton(name).isEnabled(), name);
        for (const char* name : {"renameRepertoire", "deleteRepertoire"})
            QVERIFY2(listButton(name).isEnabled(), name);
    }
    void theRepertoiresOfTheLastLibraryAreGoneAtOnce() {
        add(repertoireOf({{"e3e4"}}));
        openList();
        const auto& label = *m_list->findChild<QLabel*>("repertoireText");
        m_library->open(m_folder->filePath("other.sqlite").toStdString());
        QCOMPARE(table().rowCount(), 0);
        QVERIFY(!listButton("deleteRepertoire").isEnabled() && !listButton("renameRepertoire").isEnabled());
        QVERIFY2(label.text().isEmpty(), "it is not known yet");
        QTRY_VERIFY(label.text().startsWith("There is no repertoire yet."));
    }
    void markedMovesGoIntoTheChosenRepertoire() {
        add(repertoireOf({{"e3e4"}}), "A");
        const auto second = add(repertoireOf({{"e3e4"}}), "B");
        openList();
        table().selectRow(1);
        QTRY_VERIFY2(!listButton("chooseRepertoire").isEnabled(), "B is the newest one");
        table().selectRow(0);
        QVERIFY(listButton("chooseRepertoire").isEnabled());
        listButton("chooseRepertoire").click();
        QTRY_VERIFY(!m_service->ofVariant("euroshogi").empty() &&
                    m_service->ofVariant("euroshogi").front().id != second);
        QTRY_VERIFY(!listButton("chooseRepertoire").isEnabled());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, RepertoireTest>(argc, argv); }
#include "repertoire_test.moc"
