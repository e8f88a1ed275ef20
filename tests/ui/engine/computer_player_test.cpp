// The engine on its thread: answers, late answers and stopping.
#include "tests/ui/books/books.h"
#include "tests/ui/cpu_time.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/computer_player.h"

#include <QSignalSpy>

#include <chrono>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using std::chrono::milliseconds;

namespace {

const core::Player Weakest{core::MinLevel, {}};
const core::Player Strongest{core::MaxLevel, {}};
constexpr int LongestWait = 120'000; // milliseconds

/// CPU time that the strongest level uses for the first move of EuroShogi. What is faster is compared with it, as
/// machines differ.
milliseconds timeToMove(ComputerPlayer& player, const ClockReading& clock) {
    QSignalSpy chosen(&player, &MoveChooser::moveChosen);
    const auto start = cpuTime();
    player.requestMove(euroShogiGame(), Strongest, clock);
    return chosen.wait(LongestWait) ? cpuTime() - start : milliseconds(-1);
}

core::Game after(core::Game game, std::string_view reply) {
    if (game.play(uciMove(reply, game.position()))) qFatal("an illegal move");
    return game;
}

/// A player with a book that has one move, h3h4, and expects the reply e6e5.
struct PonderingPlayer {
    PonderingPlayer() {
        const core::Move move = uciMove("h3h4", startPosition());
        core::BookMove entry{move, 1};
        entry.reply = uciMove("e6e5", startPosition().after(move));
        core::OpeningBook book(euroshogi());
        book.add(startPosition(), entry);
        books.add(std::move(book), QStringLiteral("Flank"));
        player.useBooks(&books.store());
    }
    /// The player has begun the game with the move of its book.
    core::Game afterMoveOf(const core::Player& mover) {
        QSignalSpy ofBook(&player, &MoveChooser::bookMoveChosen);
        player.requestMove(euroShogiGame(), mover, {});
        if (!ofBook.wait()) qFatal("no move");
        return after(euroShogiGame(), "h3h4");
    }

    OwnBooks books;
    std::shared_ptr<CoreBudget> budget = std::make_shared<CoreBudget>(2);
    ComputerPlayer player{budget};
};

} // namespace

class ComputerPlayerTest : public QObject {
    Q_OBJECT

private:
    static void expectLess(milliseconds time, milliseconds limit) {
        QVERIFY2(time < limit,
                 qPrintable(QStringLiteral("%1 ms of at most %2").arg(time.count()).arg(limit.count())));
    }

private slots:
    void itAnswersWithALegalMove() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        const core::Game game = euroShogiGame();
        player.requestMove(game, Weakest, {});
        QVERIFY(chosen.wait());
        QVERIFY(game.position().isLegal(chosen[0][0].value<core::Move>()));
    }

    void itDeclaresWhereThatWinsAtAnyLevel() {
        ComputerPlayer player;
        QSignalSpy declared(&player, &MoveChooser::declared);
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        const core::Game game(
            positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1", variants().find("shogi")));
        player.requestMove(game, Weakest, {});
        QVERIFY(declared.wait());
        QCOMPARE(chosen.size(), 0);
    }

    /// Answers come in the order of the questions, so that the last one shows that there is none before it.
    void anAbandonedQuestionIsNotAnswered() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Strongest, {});
        player.cancel();
        const core::Game last =
            euroShogiGame("1nbgkgn1/1r4b1/pppppppp/8/4P3/PPPP1PPP/1B4R1/1NGKGBN1[] b - - 0 1");
        player.requestMove(last, Weakest, {});
        QVERIFY(chosen.wait());
        QCOMPARE(chosen.size(), 1);
        QVERIFY(last.position().isLegal(chosen[0][0].value<core::Move>()));
    }

    void anotherQuestionReplacesTheOneBefore() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Strongest, {});
        const core::Game last =
            euroShogiGame("1nbgkgn1/1r4b1/pppppppp/8/4P3/PPPP1PPP/1B4R1/1NGKGBN1[] b - - 0 1");
        player.requestMove(last, Weakest, {});
        QVERIFY(chosen.wait());
        QCOMPARE(chosen.size(), 1);
        QVERIFY(last.position().isLegal(chosen[0][0].value<core::Move>()));
    }

    void itMovesInTheTimeOnItsClock() {
        ComputerPlayer player;
        const core::TimeControl fixed{{}, {}, std::chrono::milliseconds(50), 1};
        const auto unhurried = timeToMove(player, {});
        const auto hurried = timeToMove(player, {core::GameClock({fixed, fixed}), {}});
        expectLess(hurried, unhurried / 2);
    }

    void atFullStrengthItUsesItsTime() {
        ComputerPlayer player;
        const milliseconds moveTime(100);
        const core::Player full{{}, std::string(core::FullStrengthName), moveTime};
        const core::Game game = euroShogiGame();
        const auto timeFor = [&](const ClockReading& clock) {
            QSignalSpy chosen(&player, &MoveChooser::moveChosen);
            const auto start = std::chrono::steady_clock::now();
            player.requestMove(game, full, clock);
            if (!chosen.wait(LongestWait)) qFatal("no move");
            if (!game.position().isLegal(chosen[0][0].value<core::Move>())) qFatal("an illegal move");
            return std::chrono::steady_clock::now() - start;
        };
        QVERIFY(timeFor({}) >= moveTime);
        const core::TimeControl fixed{{}, {}, milliseconds(3000), 1};
        QVERIFY(timeFor({core::GameClock({fixed, fixed}), {}}) > 2 * moveTime); // its clock counts
    }

    void itMovesAtOnceWhenItIsTold() {
        ComputerPlayer player;
        const auto unhurried = timeToMove(player, {});
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        const core::Game game = euroShogiGame();
        player.requestMove(game, Strongest, {});
        player.moveNow();
        const auto start = cpuTime();
        QVERIFY(chosen.wait(LongestWait));
        expectLess(cpuTime() - start, unhurried / 2);
        QVERIFY(game.position().isLegal(chosen[0][0].value<core::Move>()));
    }

    void aMateThatItMissesIsAChanceThatItHas() {
        // A composed mate in five plies, against all pieces that are not on the board.
        const auto shogi = variants().find("shogi");
        const auto setup = core::sfen::parse("5B1n1/8k/6Rpp/9/9/9/9/9/K8 b rb4g4s3n4l16p 1", shogi->spec());
        const core::Game game(core::AnyPosition::fromSetup(setup.value(), shogi).value());
        ComputerPlayer player;
        std::optional<core::Score> score;
        connect(&player, &MoveChooser::moveChosen,
                [&score](const core::Move&, std::optional<core::Score> chosen) { score = chosen; });
        player.requestMove(game, Weakest, {});
        QTRY_VERIFY(score);
        QCOMPARE(*score, core::Score::mateIn(5));
    }

    void itPlaysFromABook() {
        OwnBooks books;
        books.add(bookOf({{"h3h4", 1}}), "Flank", {true, core::MinLevel, core::MinLevel});
        ComputerPlayer player;
        player.useBooks(&books.store());
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        QSignalSpy ofBook(&player, &MoveChooser::bookMoveChosen);
        player.requestMove(euroShogiGame(), Weakest, {});
        QVERIFY(ofBook.wait());
        QCOMPARE(ofBook[0][0].value<core::Move>(), uciMove("h3h4", startPosition()));
        QVERIFY(chosen.isEmpty());
    }

    void atAnotherLevelItPlaysByItself() {
        OwnBooks books;
        books.add(bookOf({{"h3h4", 1}}), "Flank", {true, core::MinLevel + 1, core::MaxLevel});
        ComputerPlayer player;
        player.useBooks(&books.store());
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        QSignalSpy ofBook(&player, &MoveChooser::bookMoveChosen);
        player.requestMove(euroShogiGame(), Weakest, {});
        QVERIFY(chosen.wait());
        QVERIFY(ofBook.isEmpty());
    }

    void outsideTheBookItPlaysByItself() {
        OwnBooks books;
        books.add(bookOf({{"h3h4", 1}}), "Flank");
        ComputerPlayer player;
        player.useBooks(&books.store());
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        core::Game game = euroShogiGame();
        QVERIFY(!game.play(uciMove("e3e4", game.position())));
        player.requestMove(game, Weakest, {});
        QVERIFY(chosen.wait());
    }

    void aDamagedBookDoesNotStopIt() {
        OwnBooks books;
        books.add(bookOf({{"h3h4", 1}}), "Flank");
        books.writeFile("books/Flank.book", "\x01");
        ComputerPlayer player;
        player.useBooks(&books.store());
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Weakest, {});
        QVERIFY(chosen.wait());
    }

    // --- on the opponent's time

    void theStrongestLevelGoesOnAfterTheReplyThatItExpects() {
        PonderingPlayer own;
        ComputerPlayer another;
        const auto unhurried = timeToMove(another, {});
        const core::Game game = own.afterMoveOf(Strongest);
        QSignalSpy chosen(&own.player, &MoveChooser::moveChosen);
        own.player.ponder(game, Strongest, {});
        QCOMPARE(own.budget->usedCores(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(own.budget->usedCores(), 0, LongestWait); // it has thought long enough
        QVERIFY(chosen.isEmpty());
        const auto start = cpuTime();
        own.player.requestMove(after(game, "e6e5"), Strongest, {});
        QVERIFY(chosen.wait());
        expectLess(cpuTime() - start, unhurried / 2);
    }
    void atFullStrengthItsTimeCountsFromTheReply() {
        constexpr milliseconds Time(200);
        const core::Player full{{}, std::string(core::FullStrengthName), Time};
        PonderingPlayer own;
        const core::Game game = own.afterMoveOf(full);
        QSignalSpy chosen(&own.player, &MoveChooser::moveChosen);
        own.player.ponder(game, full, {});
        QTest::qWait(2 * static_cast<int>(Time.count()));
        QVERIFY(chosen.isEmpty());
        QVERIFY(own.budget->usedCores() > 0);
        const auto start = std::chrono::steady_clock::now();
        own.player.requestMove(after(game, "e6e5"), full, {});
        QVERIFY(chosen.wait());
        QVERIFY(std::chrono::steady_clock::now() - start >= Time / 2);
        QCOMPARE(own.budget->usedCores(), 0);
    }
    void anotherReplyIsAnsweredToo() {
        PonderingPlayer own;
        const core::Player full{{}, std::string(core::FullStrengthName), milliseconds(50)};
        const core::Game game = own.afterMoveOf(full);
        QSignalSpy chosen(&own.player, &MoveChooser::moveChosen);
        own.player.ponder(game, full, {});
        const core::Game other = after(game, "d6d5");
        own.player.requestMove(other, full, {});
        QVERIFY(chosen.wait());
        QCOMPARE(chosen.size(), 1);
        QVERIFY(other.position().isLegal(chosen[0][0].value<core::Move>()));
    }
    void aWeakerLevelDoesNotThinkOnTheOpponentsTime() {
        PonderingPlayer own;
        const core::Player weaker{core::MaxLevel - 1, {}};
        own.player.ponder(own.afterMoveOf(weaker), weaker, {});
        QCOMPARE(own.budget->usedCores(), 0);
    }
    void itStopsThinkingOnTheOpponentsTime() {
        PonderingPlayer own;
        own.player.ponder(own.afterMoveOf(Strongest), Strongest, {});
        own.player.cancel();
        QCOMPARE(own.budget->usedCores(), 0);
    }
    void itGivesWayToAnAnalysis() {
        PonderingPlayer own;
        CoreClaim analyst(own.budget);
        own.player.ponder(own.afterMoveOf(Strongest), Strongest, {});
        analyst.begin(CoreClaim::Rank::Analyst, CoreClaim::All);
        QCoreApplication::processEvents(); // it is told later
        analyst.end();
        QCOMPARE(own.budget->usedCores(), 0);
    }

    void itEndsAtOnceDuringASearch() {
        auto player = std::make_unique<ComputerPlayer>();
        const auto unhurried = timeToMove(*player, {});
        const auto start = cpuTime();
        player->requestMove(euroShogiGame(), Strongest, {});
        QTRY_VERIFY(cpuTime() - start > unhurried / 20); // it has begun
        const auto before = cpuTime();
        player.reset();
        expectLess(cpuTime() - before, unhurried / 2);
    }
};

int main(int argc, char** argv) {
    return runWithOwnSettings<QCoreApplication, ComputerPlayerTest>(argc, argv);
}

#include "computer_player_test.moc"
