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

} // namespace

class ComputerPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void itAnswersWithALegalMove() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        const core::Game game = euroShogiGame();
        player.requestMove(game, Weakest);
        QVERIFY(chosen.wait());
        QVERIFY(game.position().isLegal(chosen[0][0].value<core::Move>()));
    }

    void anAbandonedQuestionIsNotAnswered() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Strongest);
        player.cancel();
        QVERIFY(!chosen.wait(300));
    }

    void onlyTheLastQuestionIsAnswered() {
        ComputerPlayer player;
        QSignalSpy chosen(&player, &MoveChooser::moveChosen);
        player.requestMove(euroShogiGame(), Strongest);
        const core::Game last =
            euroShogiGame("1nbgkgn1/1r4b1/pppppppp/8/4P3/PPPP1PPP/1B4R1/1NGKGBN1[] b - - 0 1");
        player.requestMove(last, Weakest);
        QVERIFY(chosen.wait());
        QVERIFY(last.position().isLegal(chosen[0][0].value<core::Move>()));
        QVERIFY(!chosen.wait(100));
    }

    void itEndsAtOnceDuringASearch() {
        auto player = std::make_unique<ComputerPlayer>();
        player->requestMove(euroShogiGame(), Strongest);
        QTest::qWait(100);
        QElapsedTimer timer;
        timer.start();
        player.reset();
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(ComputerPlayerTest)
#include "computer_player_test.moc"
