// What the card of a player says.
#include "tests/ui/own_session.h"
#include "ui/session/player_card.h"
#include "ui/window/elided_label.h"

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PlayerCardTest : public QObject {
    Q_OBJECT

private slots:
    void aNameThatIsTooLongEndsInDotsAndTheStateIsWhole() {
        OwnSession<> own;
        PlayerCard card(own.session(), core::Side::First);
        card.resize(220, 70);
        card.show();
        auto& name = *card.findChild<ElidedLabel*>("playerName");
        const auto& state = *card.findChild<QLabel*>("playerState");
        const core::Player engine{{}, "An Engine With a Name and Two Versions 11.1", std::chrono::seconds(1)};
        own.session().startGame(euroShogiGame(), {core::Player(), engine});
        QCOMPARE(name.shownText(), QString("White: Human"));
        own.session().startGame(euroShogiGame(), {engine, core::Player()});
        QTRY_VERIFY(state.width() >= state.sizeHint().width());
        QVERIFY(name.shownText().startsWith("White: An ") && name.shownText().endsWith(QChar(0x2026)));
        QHelpEvent pointed(QEvent::ToolTip, {5, 5}, {5, 5});
        QCoreApplication::sendEvent(&name, &pointed);
        QVERIFY(name.toolTip().endsWith("11.1"));
    }
};

QTEST_MAIN(PlayerCardTest)
#include "player_card_test.moc"
