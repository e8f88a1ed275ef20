// What the card of a player says.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/game/player_card.h"
#include "ui/game/taken_pieces_row.h"
#include "ui/preferences/preferences.h"
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
    void theSignsAreSeenInLightAndDarkPalettes() {
        OwnGame<> own;
        for (const core::Side side : core::Sides) {
            PlayerCard card(own.document(), own.play(), side);
            for (const QColor& ground : {QColor(0xef, 0xef, 0xef), QColor(0x2a, 0x2a, 0x2a)}) {
                card.setPalette(QPalette(ground, ground));
                const QImage disc = card.findChild<QLabel*>("sign")->pixmap().toImage();
                const auto ring = disc.pixelColor(disc.width() / 2, 1);
                QVERIFY(contrast(ring, ground) > 3);
            }
        }
    }
    void itIsSaidOnceWhoseTurnItIs() {
        OwnGame<> own;
        own.game().startGame(euroShogiGame(), {});
        PlayerCard white(own.document(), own.play(), core::Side::First);
        PlayerCard black(own.document(), own.play(), core::Side::Second);
        QCOMPARE(white.accessibleName(), QString("White: Human, to move"));
        QCOMPARE(black.accessibleName(), QString("Black: Human"));
        for (PlayerCard* card : {&white, &black})
            card->resize(240, 60);
        const auto atLeftEdge = [](PlayerCard& card) { return card.grab().toImage().pixelColor(3, 30); };
        QCOMPARE(atLeftEdge(white), white.palette().color(QPalette::Highlight));
        QVERIFY(atLeftEdge(black) != atLeftEdge(white));
    }
    void inARecordItIsTheTurnOfThePositionThatIsShown() {
        OwnGame<> own;
        core::GameRecord record{core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{}),
                                core::GameTree(startPosition())};
        record.tree.addLine(core::NodeId::root(),
                            {uciMove("e3e4", record.tree.start())}); // then it is Black's turn
        record.outcome = core::Outcome{core::Side::First, core::EndReason::Resignation};
        own.document().reset(record);
        PlayerCard white(own.document(), own.play(), core::Side::First);
        PlayerCard black(own.document(), own.play(), core::Side::Second);
        QVERIFY(!own.play().isRunning());
        for (PlayerCard* card : {&white, &black}) // the game is over
            QVERIFY2(!card->accessibleName().endsWith("to move"), qPrintable(card->accessibleName()));
        own.document().goToPly(0);
        QVERIFY2(white.accessibleName().endsWith("to move"), qPrintable(white.accessibleName()));
        QVERIFY2(!black.accessibleName().endsWith("to move"), qPrintable(black.accessibleName()));
    }
    void inTheShogiFamilyTheSideThatMovesFirstHasTheBlackPiece() {
        OwnGame<> own;
        own.game().startGame(core::Game(core::AnyPosition::startOf(variants().find("shogi"))), {});
        const auto colourOf = [&](core::Side side) {
            PlayerCard card(own.document(), own.play(), side);
            const QImage sign = card.findChild<QLabel*>("sign")->pixmap().toImage();
            return sign.pixelColor(sign.width() / 2, sign.height() / 2).lightness();
        };
        QVERIFY(colourOf(core::Side::First) < 80);
        QVERIFY(colourOf(core::Side::Second) > 200);
    }
    void theClockIsLargerThanTheNameAndInItsLine() {
        OwnGame<> own;
        const core::TimeControl minute{std::chrono::minutes(1)};
        own.game().startGame(euroShogiGame(), {}, {minute, minute});
        PlayerCard white(own.document(), own.play(), core::Side::First);
        white.resize(300, 70);
        white.show();
        QVERIFY(QTest::qWaitForWindowExposed(&white));
        const auto& clock = *white.findChild<QLabel*>("clock");
        const auto& name = *white.findChild<QWidget*>("playerName");
        QCOMPARE(clock.text(), QString("1:00"));
        QVERIFY(clock.font().pointSizeF() > 1.5 * name.font().pointSizeF());
        const int line = name.geometry().center().y();
        QVERIFY(clock.geometry().top() < line && line < clock.geometry().bottom());
        QVERIFY(clock.geometry().left() > name.geometry().right());
    }
    void littleTimeIsAWarningOnlyWhileTheGameIsPlayedAndTheClockRuns() {
        OwnGame<> own;
        const core::TimeControl little{std::chrono::seconds(4)};
        own.game().startGame(euroShogiGame(), {}, {little, little});
        PlayerCard white(own.document(), own.play(), core::Side::First);
        PlayerCard black(own.document(), own.play(), core::Side::Second);
        const auto stands = [](const PlayerCard& card) {
            return card.findChild<QLabel*>("clock")->palette().color(QPalette::Window) !=
                   card.palette().color(QPalette::Window);
        };
        QVERIFY(stands(white));
        QVERIFY(!stands(black));
        QVERIFY(!own.play().playMove(uciMove("e3e4", own.play().game().position())));
        QVERIFY(!stands(white));
        QVERIFY(stands(black));
        QTRY_VERIFY(own.play().resigningSide()); // once the move is stored
        own.play().resign();
        QVERIFY(!stands(white));
        QVERIFY(!stands(black));
    }
    void inAGameWithoutDropsTheCardShowsWhatWasTaken() {
        OwnGame<> own;
        const auto rules = variants().find("greatshatranj");
        const auto start = positionFrom("k9/10/10/10/10/1w8/P9/K9 w - - 0 1", rules);
        own.game().startGame(core::Game(start), {});
        PlayerCard white(own.document(), own.play(), core::Side::First);
        auto& taken = *white.findChild<TakenPiecesRow*>("takenPieces");
        QVERIFY(!taken.isHidden());
        QCOMPARE(taken.words(), QString());
        const auto moves = start.legalMoves();
        const auto capture = std::find_if(moves.begin(), moves.end(), [&](const core::Move& move) {
            return start.pieceAt(core::destinationOf(move)).has_value();
        });
        QVERIFY(capture != moves.end());
        own.document().goTo(own.document().addMove(core::NodeId::root(), *capture));
        QCOMPARE(taken.words(), QString("Captured: War machine"));
        own.document().goTo(core::NodeId::root());
        QCOMPARE(taken.words(), QString());
        preferences().set(preference::TakenPieces, false);
        QVERIFY(taken.isHidden());
        preferences().reset(preference::TakenPieces);
    }
    void whereCapturedPiecesGoIntoTheHandNothingIsShownTwice() {
        OwnGame<> own;
        own.game().startGame(euroShogiGame(), {});
        PlayerCard white(own.document(), own.play(), core::Side::First);
        QVERIFY(white.findChild<TakenPiecesRow*>("takenPieces")->isHidden());
    }
    void theComputerAtFullStrengthIsNamedInTheLanguageOfTheUser() {
        OwnGame<> own;
        const core::Player full{{}, std::string(core::FullStrengthName), std::chrono::seconds(1)};
        own.game().startGame(euroShogiGame(), {core::Player(), full});
        const PlayerCard black(own.document(), own.play(), core::Side::Second);
        QCOMPARE(black.accessibleName(), QString("Black: Computer at full strength"));
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
        QVERIFY(name.shownText().startsWith("An ")); // the sign shows the side
        QVERIFY(name.shownText().endsWith(QChar(0x2026)));
        QHelpEvent pointed(QEvent::ToolTip, {5, 5}, {5, 5});
        QCoreApplication::sendEvent(&name, &pointed);
        QVERIFY(name.toolTip().endsWith("11.1"));
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, PlayerCardTest>(argc, argv);
}
#include "player_card_test.moc"
