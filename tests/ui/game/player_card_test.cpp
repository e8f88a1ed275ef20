// What the card of a player says.
#include "tests/ui/own_game.h"
#include "ui/game/player_card.h"
#include "ui/widgets/elided_label.h"

#include <algorithm>
#include <cmath>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PlayerCardTest : public QObject {
    Q_OBJECT

private:
    /// As the guidelines for accessible contents count it: 1 to 21.
    static double contrast(const QColor& a, const QColor& b) {
        const auto linear = [](float part) {
            return part <= 0.04045F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        const auto light = [&linear](const QColor& colour) {
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                   0.0722 * linear(colour.blueF());
        };
        const double ratio = (light(a) + 0.05) / (light(b) + 0.05);
        return std::max(ratio, 1 / ratio);
    }

private slots:
    void theDiscsAreSeenInLightAndDarkPalettes() {
        OwnGame<> own;
        for (const core::Side side : core::Sides) {
            PlayerCard card(own.document(), own.play(), side);
            for (const QColor& ground : {QColor(0xef, 0xef, 0xef), QColor(0x2a, 0x2a, 0x2a)}) {
                card.setPalette(QPalette(ground, ground));
                const QImage disc = card.findChild<QLabel*>("disc")->pixmap().toImage();
                const auto ring = disc.pixelColor(disc.width() / 2, 1);
                QVERIFY(contrast(ring, ground) > 3);
            }
        }
    }
    void aNameThatIsTooLongEndsInDotsAndTheStateIsWhole() {
        OwnGame<> own;
        PlayerCard card(own.document(), own.play(), core::Side::First);
        card.resize(220, 70);
        card.show();
        auto& name = *card.findChild<ElidedLabel*>("playerName");
        const auto& state = *card.findChild<QLabel*>("playerState");
        const core::Player engine{{}, "An Engine With a Name and Two Versions 11.1", std::chrono::seconds(1)};
        own.game().startGame(euroShogiGame(), {core::Player(), engine});
        QCOMPARE(name.shownText(), QString("White: Human"));
        own.game().startGame(euroShogiGame(), {engine, core::Player()});
        QTRY_VERIFY(state.width() >= state.sizeHint().width());
        QVERIFY(name.shownText().startsWith("White: An ") && name.shownText().endsWith(QChar(0x2026)));
        QHelpEvent pointed(QEvent::ToolTip, {5, 5}, {5, 5});
        QCoreApplication::sendEvent(&name, &pointed);
        QVERIFY(name.toolTip().endsWith("11.1"));
    }
};

QTEST_MAIN(PlayerCardTest)
#include "player_card_test.moc"
