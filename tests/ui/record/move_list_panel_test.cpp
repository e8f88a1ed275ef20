// The list of moves beside the board.
#include "tests/ui/own_session.h"
#include "ui/record/move_list_panel.h"

#include <QTableView>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class MoveListPanelTest : public QObject {
    Q_OBJECT

private slots:
    void theMoveOnTheBoardStaysInSightWhenTheListBecomesSmaller() {
        OwnSession<> own;
        core::Game game = euroShogiGame();
        for (const std::string file : {"a", "b", "c", "d", "e", "f", "g", "h"})
            for (const auto& text : {file + "3" + file + "4", file + "6" + file + "5"})
                QVERIFY(!game.play(uciMove(text, game.position())));
        MoveListPanel panel(own.session(), {});
        panel.resize(220, 400);
        panel.show();
        own.session().startGame(game, {});
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
