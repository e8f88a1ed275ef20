// The list of moves beside the board.
#include "tests/ui/own_game.h"
#include "ui/record/move_list_model.h"
#include "ui/record/move_list_panel.h"

#include <QAbstractItemModelTester>
#include <QTableView>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class MoveListPanelTest : public QObject {
    Q_OBJECT

private slots:
    void theModelKeepsTheRulesOfModelsWhileAGameIsPlayedAndTakenBack() {
        OwnGame<> own;
        MoveListModel model(own.document());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        own.game().startGame(euroShogiGame(), {});
        for (const char* text : {"e3e4", "e6e5", "d3d4"}) {
            QTRY_VERIFY(own.play().movableSide());
            QVERIFY(!own.play().playMove(uciMove(text, own.play().game().position())));
        }
        QTRY_VERIFY(own.play().canTakeBack());
        own.play().takeBack();
        own.document().goToPly(0);
        own.game().startGame(euroShogiGame(), {});
        QCOMPARE(model.rowCount(), 0);
    }
    void theMoveOnTheBoardStaysInSightWhenTheListBecomesSmaller() {
        OwnGame<> own;
        core::Game game = euroShogiGame();
        for (const std::string file : {"a", "b", "c", "d", "e", "f", "g", "h"})
            for (const auto& text : {file + "3" + file + "4", file + "6" + file + "5"})
                QVERIFY(!game.play(uciMove(text, game.position())));
        MoveListPanel panel(own.document(), {});
        panel.resize(220, 400);
        panel.show();
        own.game().startGame(game, {});
        const auto& table = *panel.findChild<QTableView*>("moveList");
        const auto isLastInSight = [&] {
            const QRect row = table.visualRect(table.model()->index(table.model()->rowCount() - 1, 1));
            return table.viewport()->rect().contains(row);
        };
        QTRY_VERIFY(isLastInSight());
        panel.resize(220, 160);
        QTRY_VERIFY(isLastInSight());
    }
};

QTEST_MAIN(MoveListPanelTest)
#include "move_list_panel_test.moc"
