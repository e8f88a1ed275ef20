// The search for problems in stored games, in the background.
#include "ui/practice/puzzle_search.h"

#include "core/store/practice_store.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/language/local_text.h"
#include "ui/library/game_columns.h"
#include "ui/practice/find_puzzles_dialog.h"
#include "ui/practice/puzzle_search_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PuzzleSearchTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<StoredGames> m_games;
    std::unique_ptr<PuzzleSearch> m_search;

    /// A game in which White can mate with the rook, but lets Black mate. `isReviewed`: an engine has said so.
    static core::GameRecord recordOf(bool isReviewed) {
        const auto start = positionFrom("k7/7R/8/8/8/1gg5/8/K5R1[] w - - 0 1");
        core::GameTree tree(start);
        const core::NodeId node = tree.add(core::NodeId::root(), uciMove("h7h6+", start));
        tree.add(node, uciMove("b3b2", tree.position(node)));
        const auto evaluate = [&](core::NodeId of, core::Score score, std::string_view best) {
            core::Evaluation evaluation;
            evaluation.score = score;
            evaluation.engine = core::BuiltinEngineName;
            evaluation.line = {uciMove(best, tree.position(of))};
            core::Annotations notes;
            notes.evaluations = {evaluation};
            tree.setAnnotations(of, notes);
        };
        if (isReviewed) {
            evaluate(core::NodeId::root(), core::Score::mateIn(1), "g1g8+");
            evaluate(node, core::Score::mateIn(1), "b3b2");
        }
        core::GameRecord record{core::headerOf(core::Game(start), {}, std::chrono::sys_seconds{}),
                                std::move(tree)};
        record.header.players[0].name = "Ada";
        record.header.players[1].name = "Bob";
        return record;
    }
    void addGame(bool isReviewed) {
        m_games->run([record = recordOf(isReviewed)](core::Library& library) { library.addRecord(record); });
    }
    static PuzzleWish wish(bool findsPuzzles, MistakesOf mistakes) {
        PuzzleWish wish{findsPuzzles, mistakes, {}};
        wish.plan.nodes = 2000;
        wish.plan.verifyNodes = 10'000;
        return wish;
    }
    /// Searches, and returns how many puzzles are new.
    int search(const std::vector<core::GameId>& games, const PuzzleWish& wish) {
        QSignalSpy finished(m_search.get(), &PuzzleSearch::finished);
        m_search->add(games, wish);
        if (!QTest::qWaitFor([&] { return !finished.empty(); }, 60000)) qFatal("the search does not end");
        return finished.front().front().toInt();
    }

private slots:
    void init() {
        QSettings().clear();
        m_games = std::make_unique<StoredGames>();
        m_search =
            std::make_unique<PuzzleSearch>(m_games->service(), variants(), std::make_shared<CoreBudget>(2));
    }
    void cleanup() {
        m_search.reset();
        m_games.reset();
    }

    void theProblemsOfAGameAreStoredWithTheirSource() {
        addGame(false);
        QCOMPARE(search({1}, wish(true, MistakesOf::Nobody)), 1);
        const auto puzzles = m_games->puzzles();
        QCOMPARE(puzzles.size(), std::size_t{1});
        const core::Puzzle& puzzle = puzzles.front().puzzle;
        QVERIFY(puzzle.kind == core::PuzzleKind::Mate);
        QCOMPARE(puzzle.source.game, std::optional<core::GameId>(1));
        QVERIFY(QString::fromStdString(puzzle.source.text).contains("Ada"));
    }
    void theSourceNamesTheDayOfTheHeaderAndNoOther() {
        addGame(false);
        QCOMPARE(search({1}, wish(true, MistakesOf::Nobody)), 1);
        const QString undated = QString::fromStdString(m_games->puzzles().front().puzzle.source.text);
        QVERIFY2(undated.endsWith("Bob"), qPrintable(undated));
        core::RecordHeader header;
        header.date = "2026-11-20";
        QCOMPARE(gameDayText(header), dateText(QDate(2026, 11, 20)));
    }
    void mistakesOfASecondCopyAreSaidToBeKnown() {
        addGame(true);
        addGame(true);
        const QSignalSpy known(m_search.get(), &PuzzleSearch::knownOnly);
        search({1}, wish(false, MistakesOf::FirstPlayer));
        QVERIFY(known.empty());
        search({2}, wish(false, MistakesOf::FirstPlayer));
        QCOMPARE(known.size(), 1);
        QCOMPARE(known.front().front().value<core::GameId>(), core::GameId{2});
    }
    void whatIsKnownIsNotNew() {
        addGame(false);
        search({1}, wish(true, MistakesOf::Nobody));
        QCOMPARE(search({1}, wish(true, MistakesOf::Nobody)), 0);
        QCOMPARE(m_games->puzzles().size(), std::size_t{1});
    }
    void faultsOfAReviewedGameBecomeProblems() {
        addGame(true);
        QCOMPARE(search({1}, wish(false, MistakesOf::FirstPlayer)), 1);
        const auto puzzles = m_games->puzzles();
        QVERIFY(puzzles.front().puzzle.kind == core::PuzzleKind::OwnMistake);
        QVERIFY(puzzles.front().puzzle.played);
    }
    void aDamagedGameDoesNotEndTheSearch() {
        addGame(false);
        addGame(false);
        SQLite::Database(m_games->path("library.sqlite").toStdString(), SQLite::OPEN_READWRITE, 2000)
            .exec("UPDATE games SET second_clock = 'noon' WHERE id = 1");
        QSignalSpy failed(m_search.get(), &PuzzleSearch::failed);
        QCOMPARE(search({1, 2}, wish(true, MistakesOf::Nobody)), 1);
        QCOMPARE(failed.count(), 1);
    }
    void theOtherSidesFaultsAreNotMeant() {
        addGame(true);
        QCOMPARE(search({1}, wish(false, MistakesOf::SecondPlayer)), 0);
    }
    void aGameThatWasNotReviewedHasNoKnownFaults() {
        addGame(false);
        QCOMPARE(search({1}, wish(false, MistakesOf::FirstPlayer)), 0);
    }
    void allGamesOfASelectionAreSearched() {
        addGame(false);
        m_games->add({{.moves = {"e3e4", "e6e5"}}});
        QSignalSpy progressed(m_search.get(), &PuzzleSearch::progressed);
        QCOMPARE(search({1, 2}, wish(true, MistakesOf::Nobody)), 1);
        QVERIFY(!m_search->progress());
        QVERIFY(progressed.size() > 2);
    }
    void aCancelledSearchFindsNothingMore() {
        addGame(false);
        const QSignalSpy finished(m_search.get(), &PuzzleSearch::finished);
        const QSignalSpy cancelled(m_search.get(), &PuzzleSearch::cancelled);
        auto slow = wish(true, MistakesOf::Nobody);
        slow.plan.nodes = slow.plan.verifyNodes = 1'000'000'000;
        m_search->add({1}, slow);
        QVERIFY(m_search->progress());
        m_search->cancel();
        QVERIFY(!m_search->progress());
        QCOMPARE(search({1}, wish(true, MistakesOf::Nobody)), 1); // the thread is free at once
        QCOMPARE(finished.size(), 1);
        QCOMPARE(cancelled.size(), 1);
    }
    void aDeletedGameIsNotSearched() {
        addGame(false);
        m_games->run([](core::Library& library) {
            library.deleteGame(1, std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
        });
        QCOMPARE(search({1}, wish(true, MistakesOf::Nobody)), 0);
        QVERIFY(m_games->puzzles().empty());
    }
    void theSearchWaitsWhileAClockRuns() {
        addGame(false);
        QSignalSpy finished(m_search.get(), &PuzzleSearch::finished);
        PuzzleSearchBar bar;
        bar.setSearch(*m_search);
        m_search->setClockRunning(true);
        m_search->add({1}, wish(true, MistakesOf::Nobody));
        QTRY_VERIFY(m_search->isWaiting());
        QVERIFY(
            bar.findChild<QLabel*>("puzzleSearchText")->text().startsWith("The search for puzzles waits"));
        QTest::qWait(200);
        QVERIFY(finished.empty());
        m_search->setClockRunning(false);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
        QCOMPARE(finished[0][0].toInt(), 1);
        QCOMPARE(m_search->newPuzzles().variant, std::string("euroshogi"));
    }
    void mistakesDoNotWaitForTheClock() {
        addGame(true);
        m_search->setClockRunning(true);
        QCOMPARE(search({1}, wish(false, MistakesOf::FirstPlayer)), 1);
    }
    void aSearchThatWaitsIsCancelled() {
        addGame(false);
        m_search->setClockRunning(true);
        m_search->add({1}, wish(true, MistakesOf::Nobody));
        QTRY_VERIFY(m_search->isWaiting());
        m_search->cancel();
        QVERIFY(!m_search->isWaiting());
        m_search->setClockRunning(false);
        QCOMPARE(search({1}, wish(true, MistakesOf::Nobody)), 1); // the thread is free
    }
    void theBarFollowsTheSearchAndCancelsIt() {
        addGame(false);
        PuzzleSearchBar bar;
        bar.setSearch(*m_search);
        QVERIFY(bar.isHidden());
        auto slow = wish(true, MistakesOf::Nobody);
        slow.plan.nodes = slow.plan.verifyNodes = 1'000'000'000;
        m_search->add({1}, slow);
        QVERIFY(!bar.isHidden());
        bar.findChild<QPushButton*>("cancelPuzzleSearch")->click();
        QVERIFY(bar.isHidden());
        QVERIFY(!m_search->progress());
    }
    void theUserIsTheHumanAgainstAComputer() {
        const core::Player human, computer{3, {}}, anna{{}, "Anna"};
        using core::Side;
        QCOMPARE(sidesOf(MistakesOf::User, {human, computer}), std::vector{Side::First});
        QCOMPARE(sidesOf(MistakesOf::User, {computer, human}), std::vector{Side::Second});
        QCOMPARE(sidesOf(MistakesOf::User, {computer, anna}), std::vector{Side::Second});
        QVERIFY(sidesOf(MistakesOf::User, {human, human}).empty());
        QVERIFY(sidesOf(MistakesOf::Nobody, {human, computer}).empty());
        QCOMPARE(sidesOf(MistakesOf::Both, {human, human}).size(), std::size_t{2});
    }

    // --- the dialog

    void somethingMustBeLookedFor() {
        FindPuzzlesDialog dialog(3);
        auto* find = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        dialog.findChild<QCheckBox*>("findsPuzzles")->setChecked(false);
        dialog.findChild<QComboBox*>("mistakesOf")->setCurrentIndex(0);
        QVERIFY(!find->isEnabled());
        dialog.findChild<QComboBox*>("mistakesOf")->setCurrentIndex(4);
        QVERIFY(find->isEnabled());
        QVERIFY(dialog.wish().mistakes == MistakesOf::Both);
    }
    void theChoiceIsOfferedAgain() {
        FindPuzzlesDialog first(1);
        first.findChild<QComboBox*>("effort")->setCurrentIndex(2);
        first.findChild<QComboBox*>("mistakesOf")->setCurrentIndex(3);
        first.remember();
        const FindPuzzlesDialog again(1);
        QVERIFY(again.wish().mistakes == MistakesOf::SecondPlayer);
        QCOMPARE(again.wish().plan.nodes, first.wish().plan.nodes);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PuzzleSearchTest>(argc, argv); }
#include "puzzle_search_test.moc"
