// The engine on its thread: answers, late answers and stopping.
#include "tests/ui/games.h"
#include "ui/engine/computer_player.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

const core::Player Weakest{core::MinLevel, {}};
const core::Player Strongest{core::MaxLevel, {}};
constexpr int LongestWait = 120'000; // milliseconds

/// Milliseconds that the strongest level takes for the first move of EuroShogi: what is faster is compared with it, for
/// how fast a machine is, nobody knows.
qint64 timeToMove(ComputerPlayer& player, const ClockReading& clock) {
    QSignalSpy chosen(&player, &MoveChooser::moveChosen);
    QElapsedTimer timer;
    timer.start();
    player.requestMove(euroShogiGame(), Strongest, clock);
    return chosen.wait(LongestWait) ? timer.elapsed() : -1;
}

} // namespace

class ComputerPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void itAnswersWithALegalMove() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        const core::Game game = euroShogiGame();
        player.requestMove(game, Weakest, {});
        QVERIFY(chosen.wait());
        QVERIFY(game.position().isLegal(chosen[0][0].value<core::Move>()));
    }

    void anAbandonedQuestionIsNotAnswered() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Strongest, {});
        player.cancel();
        QVERIFY(!chosen.wait(300));
    }

    void onlyTheLastQuestionIsAnswered() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Strongest, {});
        const core::Game last =
            euroShogiGame("1nbgkgn1/1r4b1/pppppppp/8/4P3/PPPP1PPP/1B4R1/1NGKGBN1[] b - - 0 1");
        player.requestMove(last, Weakest, {});
        QVERIFY(chosen.wait());
        QVERIFY(last.position().isLegal(chosen[0][0].value<core::Move>()));
        QVERIFY(!chosen.wait(100));
    }

    void itMovesInTheTimeOnItsClock() {
        ComputerPlayer player;
        const core::TimeControl fixed{{}, {}, std::chrono::milliseconds(50), 1};
        const auto unhurried = timeToMove(player, {});
        const auto hurried = timeToMove(player, {core::GameClock({fixed, fixed}), {}});
        QVERIFY2(hurried < unhurried / 2, qPrintable(QStringLiteral("%1 of %2").arg(hurried).arg(unhurried)));
    }

    void itMovesAtOnceWhenItIsTold() {
        ComputerPlayer player;
        const auto unhurried = timeToMove(player, {});
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        const core::Game game = euroShogiGame();
        player.requestMove(game, Strongest, {});
        player.moveNow();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(chosen.wait(LongestWait));
        QVERIFY2(timer.elapsed() < unhurried / 2,
                 qPrintable(QStringLiteral("%1 of %2").arg(timer.elapsed()).arg(unhurried)));
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
                [&score](const core::Move&, core::Score chosen) { score = chosen; });
        player.requestMove(game, Weakest, {});
        QTRY_VERIFY(score);
        QCOMPARE(*score, core::Score::mateIn(5));
    }

    void itEndsAtOnceDuringASearch() {
        auto player = std::make_unique<ComputerPlayer>();
        const auto unhurried = timeToMove(*player, {});
        player->requestMove(euroShogiGame(), Strongest, {});
        QTest::qWait(static_cast<int>(unhurried / 10));
        QElapsedTimer timer;
        timer.start();
        player.reset();
        QVERIFY2(timer.elapsed() < unhurried / 2,
                 qPrintable(QStringLiteral("%1 of %2").arg(timer.elapsed()).arg(unhurried)));
    }
};

QTEST_GUILESS_MAIN(ComputerPlayerTest)
#include "computer_player_test.moc"
