// What the window says about a declaration, and when it offers one.
#include "tests/ui/own_game.h"
#include "ui/game/declaration_dialog.h"
#include "ui/game/game_questions.h"
#include "ui/widgets/notice_bar.h"

#include <QLabel>
#include <QPushButton>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

core::AnyPosition shogi(std::string_view sfen) { return positionFrom(sfen, variants().find("shogi")); }

QString textIn(const DeclarationDialog& dialog, const char* name) {
    return dialog.findChild<QLabel*>(name)->text();
}

bool isOffered(const DeclarationDialog& dialog) {
    return dialog.findChild<QPushButton*>("declare")->isEnabled();
}

/// Whether the bar shows a notice with this text in it.
bool shows(const NoticeBar& notice, const QString& text) {
    const auto labels = notice.findChildren<QLabel*>();
    return !notice.isHidden() && std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->text().contains(text);
    });
}

/// A game of two humans at one screen, whose sente can declare when the king has come to rank c.
struct EnteringKing {
    OwnGame<> own;
    NoticeBar notice;
    QWidget window;
    GameQuestions questions{own.play(), own.recorder(), notice, &window};

    EnteringKing() {
        own.game().startGame(core::Game(shogi("1+P+P+P+P+P+P+P+P/+P+P7/9/K8/9/9/9/9/8k b 2RB3P 1")),
                             {core::Player(), core::Player()});
    }
    void play(const char* move) {
        QTRY_VERIFY(own.play().movableSide());
        QVERIFY(!own.play().playMove(uciMove(move, own.play().game().position())));
        QTRY_VERIFY(own.play().movableSide());
        QCoreApplication::processEvents();
    }
};

} // namespace

class DeclarationDialogTest : public QObject {
    Q_OBJECT

private slots:
    void theCountOfBothSidesIsShown() {
        const DeclarationDialog dialog(shogi("K+P+P+P+P+P+P+P+P/+P+P7/9/9/4k4/9/9/9/9 b 2RB3Prb 1"), true);
        QCOMPARE(textIn(dialog, "king0"), QString("✓ yes"));
        QCOMPARE(textIn(dialog, "check0"), QString("✓ yes"));
        QCOMPARE(textIn(dialog, "pieces0"), QString("✓ 10 of 10"));
        QCOMPARE(textIn(dialog, "points0"), QString("✓ 28 of 28"));
        QCOMPARE(textIn(dialog, "outcome0"), QString("wins"));
        QCOMPARE(textIn(dialog, "king1"), QString("✗ no"));
        QCOMPARE(textIn(dialog, "pieces1"), QString("✗ 0 of 10"));
        QCOMPARE(textIn(dialog, "points1"), QString("✗ 10 of 27"));
        QCOMPARE(textIn(dialog, "outcome1"), QString("not possible"));
        QVERIFY(isOffered(dialog));
    }

    void whatIsMissingIsSaid() {
        const DeclarationDialog dialog(shogi("9/+P+P+P6/9/K8/9/9/9/9/8k b 2RB3P 1"), false);
        const QString missing = textIn(dialog, "missing");
        QVERIFY(missing.contains("The king must enter the enemy’s camp."));
        QVERIFY(missing.contains("7 more piece"));
        QVERIFY(missing.contains("7 more point"));
        QVERIFY(!missing.contains("check"));
        QVERIFY(!isOffered(dialog));
    }

    void aSideWithoutAKingCannotDeclare() {
        const DeclarationDialog dialog(shogi("7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1"), false);
        QCOMPARE(textIn(dialog, "king0"), QString("✗ no"));
        QCOMPARE(textIn(dialog, "outcome0"), QString("not possible"));
    }

    void aDrawByTheRuleOf24PointsIsNamedAsOne() {
        const auto rules = core::withRuleOptions(variants().find("shogi"), "enteringKing=24");
        const DeclarationDialog dialog(positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB 1", rules),
                                       true);
        QCOMPARE(textIn(dialog, "points0"), QString("✓ 25 of 24"));
        QCOMPARE(textIn(dialog, "outcome0"), QString("draws"));
        QVERIFY(textIn(dialog, "missing").contains("6 more point"));
    }

    void theUserIsToldOnceThatADeclarationHasBecomePossible() {
        EnteringKing game;
        game.play("a6a7");
        game.play("i1i2");
        QTRY_VERIFY(shows(game.notice, "Sente can win by a declaration"));
        game.play("a7b7");
        game.notice.dismiss();
        game.play("i2i1");
        QTest::qWait(20);
        QVERIFY(!shows(game.notice, "Sente can win by a declaration"));
    }

    void theUserIsToldOfADeclarationWhenAnOfferIsAnswered() {
        EnteringKing game;
        game.play("a6a7");
        game.own.play().offerDraw();
        game.play("i1i2");
        QTest::qWait(20);
        QVERIFY(shows(game.notice, "Gote offers a draw."));
        const auto buttons = game.notice.findChildren<QPushButton*>();
        const auto playOn = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text().remove('&') == "Play On";
        });
        QVERIFY(playOn != buttons.end());
        (*playOn)->click();
        QTRY_VERIFY(shows(game.notice, "Sente can win by a declaration"));
    }
    void theUserIsToldOfADeclarationAfterAnOfferThatWasIgnored() {
        EnteringKing game;
        game.play("a6a7");
        game.own.play().offerDraw();
        game.play("i1i2");
        game.play("a7b7");
        game.play("i2i1");
        QTRY_VERIFY(shows(game.notice, "Sente can win by a declaration"));
    }
};

QTEST_MAIN(DeclarationDialogTest)
#include "declaration_dialog_test.moc"
