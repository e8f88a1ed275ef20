// "Find the move": what is practised, what is stored, and the window with the board.
#include "core/notation/stored_record.h"
#include "core/store/repertoire_store.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/engine/engine_pool.h"
#include "ui/language/language.h"
#include "ui/practice/practice_session.h"
#include "ui/practice/practice_statistics.h"
#include "ui/practice/practice_window.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
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

using State = PracticeSession::State;
using Answer = core::PuzzleAttempt::Answer;

constexpr std::chrono::sys_seconds Noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23} + 12h};

/// A puzzle from a game of the user: the only kind of which the program brings none itself.
core::Puzzle puzzleOf(const core::AnyPosition& position, std::initializer_list<std::string_view> moves,
                      std::string_view played) {
    core::Puzzle puzzle{position, {}};
    core::AnyPosition at = position;
    for (const auto text : moves) {
        puzzle.line.push_back(uciMove(text, at));
        at = at.after(puzzle.line.back());
    }
    puzzle.kind = core::PuzzleKind::OwnMistake;
    puzzle.best = core::Score::mateIn(1);
    puzzle.second = core::Score::centipawns(0);
    puzzle.margin = 0.5;
    puzzle.played = uciMove(played, position);
    return puzzle;
}

/// White mates with the rook on the last rank.
core::Puzzle mate() { return puzzleOf(positionFrom("k6p/7R/8/8/8/8/8/K5R1[] w - - 0 1"), {"g1g8+"}, "g1g2"); }
/// The same with a pawn more: another position.
core::Puzzle otherMate() {
    return puzzleOf(positionFrom("k6p/7R/8/8/8/8/7P/K5R1[] w - - 0 1"), {"g1g8+"}, "g1g2");
}
core::Puzzle twoMoves() { return puzzleOf(startPosition(), {"a3a4", "a6a5", "b3b4"}, "h3h4"); }
/// The same in two moves.
core::Puzzle mateInTwo() {
    auto puzzle =
        puzzleOf(positionFrom("k6p/8/8/7R/8/8/8/K5R1[] w - - 0 1"), {"h5h7+", "a8b8", "g1g8+"}, "g1g2");
    puzzle.best = core::Score::mateIn(3);
    return puzzle;
}
core::AnyPosition endOf(const core::Puzzle& puzzle) {
    core::AnyPosition position = puzzle.position;
    for (const core::Move& move : puzzle.line)
        position = position.after(move);
    return position;
}
core::Puzzle koPuzzle() {
    return puzzleOf(koPosition({"G19s", "TP18s", "+DR10j", "SW5p", "g1a", "p1c"}), {"10j-10i-10h-9h-9i-9j"},
                    "19s-19r");
}

} // namespace

class PracticeTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    EngineStore m_engines;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<EnginePool> m_pool;
    std::unique_ptr<PracticeSession> m_session;
    std::unique_ptr<PracticeWindow> m_window;
    std::chrono::sys_seconds m_now = Noon;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    void add(std::initializer_list<core::Puzzle> puzzles) {
        core::Library library(file());
        core::PracticeStore(library).add(std::vector(puzzles));
    }
    core::GameId addGame() const {
        core::Library library(file());
        return library.addRecord({core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{}),
                                  core::GameTree(startPosition())});
    }
    void execute(const char* sql) const {
        SQLite::Database(file().string(), SQLite::OPEN_READWRITE, 2000).exec(sql);
    }
    void openLibrary() {
        m_library = std::make_unique<LibraryService>();
        m_library->useVariants(variants());
        const QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(file());
        QTRY_COMPARE(opened.size(), 1);
    }
    /// Practises own mistakes in EuroShogi.
    PracticeSession& practise(const std::shared_ptr<const core::Variant>& variant = euroshogi()) {
        if (!m_library) openLibrary();
        m_session = std::make_unique<PracticeSession>(*m_library);
        m_session->setTimeSource([this] { return m_now; });
        connect(m_session.get(), &PracticeSession::failed, this,
                [](const QString& sentence) { qWarning("%s", qPrintable(sentence)); });
        m_session->begin(variant, {core::PuzzleKind::OwnMistake});
        waitForPuzzle(*m_session);
        return *m_session;
    }
    static void waitForPuzzle(PracticeSession& session) {
        QTRY_VERIFY(session.state() == State::Solving || session.state() == State::Empty);
    }
    static Answer play(PracticeSession& session, std::string_view move) {
        return session.play(uciMove(move, session.attempt().position()));
    }
    core::PracticeCounts storedCounts() const {
        core::Library library(file());
        return core::PracticeStore(library).counts({"euroshogi", {core::PuzzleKind::OwnMistake}, {}}, m_now);
    }
    std::vector<core::PracticeDay> storedDays() const {
        core::Library library(file());
        return core::PracticeStore(library).days({});
    }

    PracticeWindow& open(const std::shared_ptr<const core::Variant>& variant = euroshogi()) {
        openLibrary();
        m_pool = std::make_unique<EnginePool>(m_engines);
        QSettings().setValue("practice/kinds", "mistakes");
        m_window = std::make_unique<PracticeWindow>(variants(), *m_library, *m_pool);
        m_window->show();
        m_window->begin(variant->spec().id);
        waitForPuzzle(m_window->session());
        m_window->board().setAnimated(false);
        return *m_window;
    }
    QString text(const char* label) const {
        return m_window->findChild<QLabel*>(QLatin1String(label))->text();
    }
    QString message() const { return text("practiceMessage"); }
    QPushButton& button(const char* name) const {
        return *m_window->findChild<QPushButton*>(QLatin1String(name));
    }
    void click(core::Square at) {
        auto& board = m_window->board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.squareRect(at).center());
    }
    void enter(std::string_view from, std::string_view to) {
        QTRY_VERIFY(m_window->board().movable() != MovableSides::none());
        click(square(from));
        click(square(to));
    }
    core::AnyPosition shown() const { return *m_window->board().position(); }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_now = Noon;
    }
    void cleanup() {
        m_window.reset();
        m_session.reset();
        m_pool.reset();
        m_library.reset();
    }

    // --- the session

    void aSolutionAtTheFirstTryIsStored() {
        add({mate()});
        auto& session = practise();
        QVERIFY(play(session, "g1g8+") == Answer::Solved);
        QVERIFY(session.state() == State::Finished);
        QTRY_VERIFY(session.effect());
        QVERIFY(session.result() == core::PracticeResult::Solved);
        QCOMPARE(storedDays().front().solved, 1);
    }
    void aWrongMoveIsStoredAsAFailureAtOnce() {
        add({mate()});
        auto& session = practise();
        QVERIFY(play(session, "g1g2") == Answer::Wrong);
        QVERIFY(session.state() == State::Solving);
        QTRY_VERIFY(session.effect());
        QCOMPARE(storedDays().front().failed, 1);
    }
    void theRightMoveAfterAWrongOneDoesNotCountAgain() {
        add({mate()});
        auto& session = practise();
        play(session, "g1g2");
        QVERIFY(play(session, "g1g8+") == Answer::Solved);
        QTRY_VERIFY(session.effect());
        QVERIFY(session.result() == core::PracticeResult::Failed);
        QCOMPARE(storedDays().front().all(), 1);
    }
    void aHintLowersTheResult() {
        add({mate()});
        auto& session = practise();
        session.giveHint();
        play(session, "g1g8+");
        QVERIFY(session.result() == core::PracticeResult::WithHint);
        QTRY_VERIFY(session.effect());
        QCOMPARE(storedDays().front().withHint, 1);
    }
    void aHintForTheFirstMoveLowersTheResultOfTheWholePuzzle() {
        add({twoMoves()});
        auto& session = practise();
        session.giveHint();
        QVERIFY(play(session, "a3a4") == Answer::Right);
        QCOMPARE(session.hints(), 0);
        QVERIFY(play(session, "b3b4") == Answer::Solved);
        QVERIFY(session.result() == core::PracticeResult::WithHint);
    }
    void theSolutionThatIsShownCountsAsAFailure() {
        add({twoMoves()});
        auto& session = practise();
        play(session, "a3a4");
        QCOMPARE(session.showSolution().size(), std::size_t{1});
        QVERIFY(session.state() == State::Finished);
        QVERIFY(session.result() == core::PracticeResult::Failed);
    }
    void aSkippedPuzzleComesAfterAllOthers() {
        add({mate(), otherMate(), twoMoves()});
        auto& session = practise();
        std::set<core::CardId> seen;
        for (int i = 0; i < 3; ++i) {
            seen.insert(session.puzzle().card);
            session.next();
            waitForPuzzle(session);
        }
        QCOMPARE(seen.size(), std::size_t{3});
        QVERIFY(seen.contains(session.puzzle().card));
        QVERIFY(storedDays().empty());
    }
    void nothingComesWhenEverythingIsDone() {
        add({mate()});
        auto& session = practise();
        play(session, "g1g8+");
        session.next();
        waitForPuzzle(session);
        QVERIFY(session.state() == State::Empty);
        QCOMPARE(session.figures()->counts.later, 1);
        QVERIFY(session.figures()->counts.nextDue);
    }
    void aPuzzleComesAgainWhenItIsDue() {
        add({mate()});
        auto& session = practise();
        play(session, "g1g2");
        session.next();
        waitForPuzzle(session);
        QVERIFY(session.state() == State::Empty);
        m_now += 11min;
        session.next();
        waitForPuzzle(session);
        QVERIFY(session.state() == State::Solving);
    }
    void duePuzzlesComeBeforeNewOnes() {
        add({mate()});
        auto& session = practise();
        const auto card = session.puzzle().card;
        play(session, "g1g2");
        QTRY_VERIFY(session.effect());
        add({otherMate(), twoMoves()});
        m_now += 11min;
        session.next();
        waitForPuzzle(session);
        QCOMPARE(session.puzzle().card, card);
    }
    void resultsAreThereAfterARestart() {
        add({mate()});
        play(practise(), "g1g8+");
        QTRY_VERIFY(m_session->effect());
        m_session.reset();
        m_library.reset();
        QCOMPARE(storedCounts().later, 1);
        auto& session = practise();
        QVERIFY(session.state() == State::Empty);
        QCOMPARE(session.figures()->streaks.solved, 1);
    }
    void aResultGivenJustBeforeTheProgramEndsIsStored() {
        add({mate()});
        play(practise(), "g1g8+");
        m_session.reset();
        m_library.reset();
        QCOMPARE(storedDays().front().solved, 1);
    }
    void theUsersOwnDayCounts() {
        QCOMPARE(localDay(std::chrono::sys_seconds{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23} +
                                                   12h}),
                 std::chrono::sys_days{std::chrono::year{2026} / 11 / 23});
    }

    void theProgramsOwnPuzzlesGoIntoEveryLibrary() {
        openLibrary();
        PracticeSession session(*m_library);
        connect(&session, &PracticeSession::failed, this,
                [](const QString& sentence) { qWarning("%s", qPrintable(sentence)); });
        for (const char* name : {"one.sqlite", "two.sqlite"}) {
            const QSignalSpy opened(m_library.get(), &LibraryService::opened);
            m_library->open(m_folder->filePath(name).toStdString());
            QTRY_COMPARE(opened.size(), 1);
            session.begin(euroshogi(), {});
            waitForPuzzle(session);
            QVERIFY(session.state() == State::Solving);
            QVERIFY(session.figures()->counts.fresh >= 50);
        }
    }

    // --- the window

    void aSolvedProblemSaysSoAndWhenItComesAgain() {
        add({mate()});
        open();
        QCOMPARE(text("practiceTurn"), QString("White to move"));
        enter("g1", "g8");
        QTRY_COMPARE(message(), QString("Solved!"));
        QTRY_VERIFY(text("practiceDetails").contains("Due again tomorrow."));
        QVERIFY(text("practiceDetails").contains("Your rating: "));
        QCOMPARE(shown(), mate().position.after(mate().line.front()));
    }
    void aWrongMoveIsSeenAndTakenBack() {
        add({mate()});
        open();
        enter("g1", "g3");
        QVERIFY2(message().contains("is not the solution. Try again."), qPrintable(message()));
        QVERIFY(!(shown() == mate().position));
        QTRY_COMPARE(shown(), mate().position);
        enter("g1", "g8");
        QTRY_COMPARE(message(), QString("Solved, but not on the first try."));
    }
    void whyNotIsAnsweredByTheEnginesReply() {
        add({mate()});
        open();
        QVERIFY(!button("practiceWhyNot").isEnabled());
        enter("g1", "g3");
        button("practiceWhyNot").click();
        QTRY_VERIFY_WITH_TIMEOUT(message().contains("is answered by"), 20000);
        QVERIFY2(message().contains("Missed mate in 1."), qPrintable(message()));
        const auto after = mate().position.after(uciMove("g1g3", mate().position));
        const auto isAnswered = [&] {
            return shown().sideToMove() == core::Side::First && !(shown() == mate().position);
        };
        QTRY_VERIFY(isAnswered());
        QVERIFY(m_window->board().movable() == MovableSides::none());
        button("practiceWhyNot").click(); // "Back"
        QCOMPARE(shown(), mate().position);
        enter("g1", "g8");
        QTRY_VERIFY(message().startsWith("Solved"));
    }
    void whyNotCountsTheMovesFromThePositionOfTheWrongMove() {
        add({mateInTwo()});
        open();
        enter("h5", "h7");
        QTRY_COMPARE(shown(), m_window->session().attempt().position());
        enter("g1", "g3");
        button("practiceWhyNot").click();
        QTRY_VERIFY_WITH_TIMEOUT(message().contains("is answered by"), 20000);
        QVERIFY2(message().contains("Missed mate in 1."), qPrintable(message()));
    }
    void afterTheLastPuzzleThereIsNothingToGoBackTo() {
        add({mate()});
        open();
        enter("g1", "g3");
        button("practiceWhyNot").click();
        QTRY_VERIFY_WITH_TIMEOUT(message().contains("is answered by"), 20000);
        button("practiceNext").click();
        waitForPuzzle(m_window->session());
        QVERIFY(m_window->session().state() == State::Empty);
        QVERIFY(!button("practiceWhyNot").isEnabled());
        QCOMPARE(button("practiceWhyNot").text().remove('&'), QString("Why Not?"));
        QCOMPARE(shown(), mate().position);
        const QString said = message();
        QVERIFY2(said.startsWith("You have done everything for now."), qPrintable(said));
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QCOMPARE(message(), said);
    }
    void theOpponentReplies() {
        add({twoMoves()});
        open();
        enter("a3", "a4");
        QCOMPARE(message(), QString("Right. Go on."));
        QTRY_COMPARE(shown(), m_window->session().attempt().position());
        enter("b3", "b4");
        QTRY_COMPARE(message(), QString("Solved!"));
    }
    void theFirstHintMarksThePieceAndTheSecondItsDestination() {
        add({mate()});
        open();
        QTest::keyClick(m_window.get(), Qt::Key_H);
        QCOMPARE(message(), QString("Move this piece: Rook."));
        QCOMPARE(m_window->board().arrows().front().places, std::vector<Place>{square("g1")});
        QTest::keyClick(m_window.get(), Qt::Key_H);
        QCOMPARE(message(), QString("The piece goes to g8."));
        QCOMPARE(m_window->board().arrows().front().places.size(), std::size_t{2});
        QVERIFY(!button("practiceHint").isEnabled());
    }
    void theSolutionIsPlayed() {
        add({twoMoves()});
        open();
        QTest::keyClick(m_window.get(), Qt::Key_S);
        QCOMPARE(message(), QString("This is the solution."));
        QTRY_COMPARE(shown(), endOf(twoMoves()));
        QVERIFY(text("practiceDetails").contains("Solution: "));
    }
    void anotherRightMoveIsNamedBesideTheSolution() {
        core::Puzzle puzzle = puzzleOf(startPosition(), {"a3a4"}, "h3h4");
        puzzle.accepted = {uciMove("b3b4", startPosition())};
        puzzle.played.reset(); // so that the engine has nothing else to look at
        add({puzzle});
        open();
        enter("b3", "b4");
        QCOMPARE(message(), QString("Solved!"));
        const QString details = text("practiceDetails");
        QVERIFY2(details.startsWith("Also right: P‑b4. Solution: P‑a4"), qPrintable(details));
    }
    void theSolutionIsPlayedToItsEnd() {
        auto puzzle = twoMoves();
        puzzle.played.reset(); // so that the engine has nothing else to look at
        add({puzzle});
        open();
        enter("h3", "h4");
        button("practiceWhyNot").click();
        button("practiceSolution").click();
        QVERIFY(!button("practiceWhyNot").isEnabled());
        QTRY_COMPARE(shown(), endOf(puzzle));
        QCOMPARE(message(), QString("This is the solution."));
        QVERIFY(button("practiceWhyNot").isEnabled());
    }
    void returnGoesOnWhenTheProblemIsDone() {
        add({mate(), otherMate()});
        open();
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QVERIFY(m_window->session().state() == State::Solving);
        const auto first = m_window->session().puzzle().card;
        enter("g1", "g8");
        QTRY_VERIFY(m_window->session().state() == State::Finished);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        waitForPuzzle(m_window->session());
        QVERIFY(m_window->session().puzzle().card != first);
    }
    void theMistakeIsNamedAndItsReasonIsGivenAfterwards() {
        add({mate()});
        open();
        QVERIFY2(message().startsWith("In the game, R‑g2 was played."), qPrintable(message()));
        QVERIFY(!text("practiceDetails").contains("Missed"));
        QTest::keyClick(m_window.get(), Qt::Key_S);
        QTRY_VERIFY_WITH_TIMEOUT(text("practiceDetails").contains("In the game: R‑g2. Missed mate in 1."),
                                 20000);
    }
    void aMistakeMayBeThatOfAnybody() {
        add({mate()});
        open();
        QTest::keyClick(m_window.get(), Qt::Key_S);
        const QString all = message() + text("practiceDetails") +
                            m_window->findChild<QComboBox*>("practiceKinds")->currentText();
        QVERIFY2(all.contains("A mistake from a game.") && all.contains("Mistakes in games"),
                 qPrintable(all));
    }
    void aMoveOfSeveralStepsIsEnteredAsInAGame() {
        add({koPuzzle()});
        open(koshogi());
        QTRY_VERIFY(m_window->board().movable() != MovableSides::none());
        click(point("10j"));
        click(point("10i"));
        QVERIFY2(text("practiceEntry").startsWith("Step 1 of 5"), qPrintable(text("practiceEntry")));
        for (const char* name : {"10h", "9h", "9i", "9j"})
            click(point(name));
        QTRY_COMPARE(message(), QString("Solved!"));
    }
    void theBoardIsTurnedToTheSideThatMoves() {
        auto black = puzzleOf(positionFrom("6rk/8/8/8/8/8/7r/K6P[] b - - 0 1"), {"g8g1+"}, "g8g7");
        add({black});
        open();
        QVERIFY(m_window->board().isFlipped());
    }
    void aProblemCanBeAnalysedAsAGame() {
        add({mate()});
        open();
        std::optional<core::Puzzle> wanted;
        connect(m_window.get(), &PracticeWindow::analysisWanted, this,
                [&wanted](const core::Puzzle& puzzle) { wanted = puzzle; });
        button("practiceAnalyse").click();
        QVERIFY(wanted);
        QCOMPARE(wanted->position, mate().position);
    }
    void withoutProblemsItSaysHowToGetSome() {
        open();
        QVERIFY(m_window->session().state() == State::Empty);
        QVERIFY2(message().contains("Find Puzzles in This Game"), qPrintable(message()));
    }
    void thePuzzlesOfOneGameAreAChoiceWhileTheyArePractised() {
        const core::GameId game = addGame();
        core::Puzzle ofGame = otherMate();
        ofGame.source.game = game;
        add({mate(), ofGame});
        open();
        auto& kinds = *m_window->findChild<QComboBox*>("practiceKinds");
        const int usual = kinds.count();
        m_window->beginGame(game, "euroshogi");
        waitForPuzzle(m_window->session());
        QCOMPARE(shown(), otherMate().position);
        QCOMPARE(kinds.currentText(), QString("Puzzles from this game"));
        QCOMPARE(QSettings().value("practice/kinds").toString(), QString("mistakes"));
        QCOMPARE(m_window->session().figures()->counts.all(), 1);
        auto& list = *m_window->findChild<QComboBox*>("practiceVariant");
        emit list.activated(list.currentIndex());
        QCOMPARE(kinds.count(), usual);
        QCOMPARE(kinds.currentText(), QString("Mistakes in games"));
        waitForPuzzle(m_window->session());
        QCOMPARE(m_window->session().figures()->counts.all(), 2);
    }
    void thePuzzlesOfOneGameComeInItsOrderFromTheChosenMistakeOn() {
        const core::GameId game = addGame();
        const auto at = [game](core::Puzzle puzzle, std::uint32_t node) {
            puzzle.source.game = game;
            puzzle.source.node = core::NodeId::fromNumber(node);
            return puzzle;
        };
        add({at(mate(), 7), at(otherMate(), 3), at(twoMoves(), 5)});
        openLibrary();
        m_session = std::make_unique<PracticeSession>(*m_library);
        m_session->setTimeSource([this] { return m_now; });
        m_session->beginGame(euroshogi(), game, core::NodeId::fromNumber(4));
        for (const std::uint32_t node : {5U, 7U, 3U, 5U}) { // all are skipped, so they come again
            waitForPuzzle(*m_session);
            QVERIFY(m_session->state() == State::Solving);
            QCOMPARE(m_session->puzzle().puzzle.source.node->number(), node);
            m_session->next();
        }
    }
    void whatASearchFindsInTheGameIsShownAtItsEnd() {
        const core::GameId game = addGame();
        open();
        m_window->beginGame(game, "euroshogi");
        waitForPuzzle(m_window->session());
        QVERIFY2(message().contains("still checking"), qPrintable(message()));
        core::Puzzle ofGame = mate();
        ofGame.source.game = game;
        m_library->run(
            [ofGame](core::Library& library) {
                return core::PracticeStore(library).add(std::vector{ofGame});
            },
            this, [](const std::vector<core::CardId>&) {},
            [](const core::StorageError&) { QFAIL("not stored"); });
        m_window->noteSearched();
        waitForPuzzle(m_window->session());
        QVERIFY(m_window->session().state() == State::Solving);
        QCOMPARE(shown(), mate().position);
    }
    void aGameWithoutPuzzlesSaysSoAfterTheSearch() {
        const core::GameId game = addGame();
        open();
        m_window->beginGame(game, "euroshogi");
        waitForPuzzle(m_window->session());
        m_window->noteSearched();
        QTRY_COMPARE(message(), QString("None of the mistakes in this game can be used as a puzzle."));
    }
    void mistakesThatAreAlreadyPuzzlesOfAnotherGameAreSaidToBeThere() {
        const core::GameId game = addGame();
        open();
        m_window->beginGame(game, "euroshogi");
        waitForPuzzle(m_window->session());
        m_window->noteKnown(game);
        m_window->noteSearched();
        QTRY_VERIFY2(message().startsWith("The mistakes in this game are already among your puzzles."),
                     qPrintable(message()));
    }
    void aPuzzleThatTheRulesDoNotAllowAnyMoreIsPassedOver() {
        add({mate()});
        execute("UPDATE puzzles SET puzzle = replace(puzzle, 'g1g8+', 'g1g8')"); // without promotion
        open();
        QVERIFY(m_window->session().state() == State::Empty);
        QVERIFY2(message().endsWith("fit the rules of this variant."), qPrintable(message()));
    }
    void aPuzzleOfTheLastLibraryCannotBeAnsweredAnyMore() {
        add({mate()});
        open();
        QVERIFY(m_window->board().movable() != MovableSides::none());
        m_library->open(m_folder->filePath("other.sqlite").toStdString());
        QVERIFY(m_window->session().state() == State::Loading);
        QVERIFY(!m_window->session().figures());
        QVERIFY(m_window->board().movable() == MovableSides::none());
        for (const char* name : {"practiceHint", "practiceSolution", "practiceAnalyse", "practiceNext"})
            QVERIFY2(!button(name).isEnabled(), name);
        waitForPuzzle(m_window->session());
        QVERIFY(m_window->session().state() == State::Empty);
        QVERIFY(storedDays().empty());
    }
    void puzzlesThatCouldNotBeStoredAreAddedLater() {
        add({});
        execute("CREATE TRIGGER refuses BEFORE INSERT ON puzzles BEGIN SELECT RAISE(ABORT, 'full'); END");
        open();
        const QSignalSpy failed(&m_window->session(), &PracticeSession::failed);
        auto& kinds = *m_window->findChild<QComboBox*>("practiceKinds");
        kinds.setCurrentIndex(0);
        emit kinds.activated(0);
        waitForPuzzle(m_window->session());
        QVERIFY(m_window->session().state() == State::Empty);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(message(), failed.front().front().toString());
        execute("DROP TRIGGER refuses");
        button("practiceNext").click(); // "Look Again"
        waitForPuzzle(m_window->session());
        QVERIFY(m_window->session().state() == State::Solving);
        QVERIFY2(text("practiceDetails").isEmpty(), qPrintable(text("practiceDetails")));
    }
    void aFailureIsNotShownAnyMoreWithTheNextPuzzle() {
        add({mate()});
        execute("CREATE TRIGGER refuses BEFORE INSERT ON attempts BEGIN SELECT RAISE(ABORT, 'full'); END");
        open();
        const QSignalSpy failed(&m_window->session(), &PracticeSession::failed);
        enter("g1", "g8");
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(text("practiceDetails").contains(failed.front().front().toString()));
        execute("DROP TRIGGER refuses");
        button("practiceNext").click(); // the same one, as its result was not stored
        waitForPuzzle(m_window->session());
        QVERIFY2(text("practiceDetails").isEmpty(), qPrintable(text("practiceDetails")));
        enter("g1", "g8");
        QTRY_VERIFY(m_window->session().effect());
        button("practiceNext").click();
        waitForPuzzle(m_window->session());
        QVERIFY2(message().startsWith("You have done everything for now."), qPrintable(message()));
    }
    void aVariantThatWasRemovedIsNotPractisedAnyMore() {
        openLibrary();
        m_pool = std::make_unique<EnginePool>(m_engines);
        core::VariantSet known = variants();
        QVERIFY(known.add("[corner:euroshogi]\n").empty());
        m_window = std::make_unique<PracticeWindow>(known, *m_library, *m_pool);
        m_window->begin("corner");
        auto& list = *m_window->findChild<QComboBox*>("practiceVariant");
        QCOMPARE(list.currentData().toString(), QString("corner"));
        known.remove("corner");
        emit list.activated(list.currentIndex());
        QVERIFY(list.currentData().toString() != "corner");
        QVERIFY(list.findData("corner") < 0);
        QVERIFY(known.add("[other:euroshogi]\n").empty());
        preferences().set(preference::Language, QStringLiteral("de"));
        applyChosenLanguage();
        QVERIFY(list.findData("other") >= 0);
        preferences().set(preference::Language, QStringLiteral("en"));
        applyChosenLanguage();
    }
    void newPuzzlesArePractisedInTheirVariantWhicheverWasTheLast() {
        open();
        const auto& list = *m_window->findChild<QComboBox*>("practiceVariant");
        m_window->begin("shogi");
        QCOMPARE(list.currentData().toString(), QString("euroshogi"));
        m_window->beginWith("shogi");
        QCOMPARE(list.currentData().toString(), QString("shogi"));
    }
    void aCommandOfTheWindowIsNoAnswer() {
        add({mate()});
        open();
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(m_window->session().state() == State::Solving);
        QTest::keyClick(m_window.get(), Qt::Key_S);
        QVERIFY(m_window->session().state() == State::Finished);
    }
    void theWindowSpeaksAnotherLanguageAtOnce() {
        add({mate()});
        open();
        const auto speak = [](const char* language) {
            preferences().set(preference::Language, QLatin1String(language));
            applyChosenLanguage();
        };
        speak("de");
        QVERIFY2(text("practiceTurn").contains("Weiß"), qPrintable(text("practiceTurn")));
        speak("en");
        QCOMPARE(text("practiceTurn"), QString("White to move"));
    }

    // --- statistics

    void statisticsHaveARowForEachRepertoire() {
        {
            core::Library library(file());
            core::GameTree tree(startPosition());
            tree.add(core::NodeId::root(), uciMove("e3e4", startPosition()));
            core::Repertoire repertoire(startPosition(), core::Side::First);
            repertoire.addTree(tree);
            core::RepertoireStore(library).add("Centre", repertoire);
        }
        openLibrary();
        PracticeStatistics statistics(variants(), *m_library);
        statistics.show();
        auto* table = statistics.findChild<QTableWidget*>("practiceTable");
        QTRY_COMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), QString("Repertoire: Centre"));
        QCOMPARE(table->item(0, 2)->text(), QString("1"));
        QCOMPARE(table->item(0, 5)->text(), QString("–"));
    }
    void statisticsShowDueProblemsRatingAndDays() {
        add({mate()});
        m_now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        play(practise(), "g1g8+");
        QTRY_VERIFY(m_session->effect());
        PracticeStatistics statistics(variants(), *m_library);
        statistics.show();
        auto* table = statistics.findChild<QTableWidget*>("practiceTable");
        QTRY_VERIFY(table->rowCount() >= 1);
        QCOMPARE(table->item(0, 0)->text(), QString("EuroShogi"));
        QCOMPARE(table->item(0, 3)->text(), QString("1")); // later
        QVERIFY(statistics.findChild<QLabel*>("practiceStreaks")->text().contains("Solved in a row: 1"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PracticeTest>(argc, argv); }
#include "practice_test.moc"
