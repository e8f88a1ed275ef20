// How far a piece gets, as the user sees and asks it.
#include "core/rules/variant_set.h"
#include "tests/ui/accessible.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "ui/mobility/mobility_board.h"
#include "ui/mobility/mobility_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class MobilityWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MobilityWindow> m_window;

    MobilityBoard& board() const { return *m_window->findChild<MobilityBoard*>(); }
    QString label(const char* name) const { return m_window->findChild<QLabel*>(name)->text(); }
    QString summary() const { return label("summary"); }
    void check(const char* name) const { m_window->findChild<QRadioButton*>(name)->setChecked(true); }
    void open(const core::AnyPosition& position) {
        m_window = std::make_unique<MobilityWindow>(usualLook);
        m_window->setPosition(position, false);
        m_window->resize(900, 640);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void openStart(const char* id) { open(core::AnyPosition::startOf(variants().find(id))); }
    void choose(const char* letters) const {
        auto& kinds = *m_window->findChild<QComboBox*>("kinds");
        const auto& spec = variants().find("greatshatranj")->spec();
        const int row = core::indexOf(spec.pieceByLetters(letters).value());
        kinds.setCurrentIndex(row);
        emit kinds.activated(row);
    }
    void click(core::Square square) const {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square).center());
    }
    void pointAt(core::Square square) const {
        QTest::mouseMove(&board(), board().squareRect(square).center());
    }
    QColor colourAt(core::Square square) const { // near a corner, where there is no figure
        return board().grab().toImage().pixelColor(board().squareRect(square).topLeft() + QPoint(5, 5));
    }
    static core::Square at(int file, int rank) { return core::Square::at(rank * 10 + file); } ///< on 10 x 8

private slots:
    void cleanup() { m_window.reset(); }

    void escapeClosesTheWindow() {
        openStart("greatshatranj");
        QTest::keyClick(&board(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }
    void aChosenPieceStandsWhereItBegins() {
        openStart("greatshatranj");
        choose("E");
        QCOMPARE(m_window->from(), at(2, 7));
        QVERIFY(summary().contains("From c1 the piece reaches 39 of 79 squares."));
        QVERIFY(summary().contains("The farthest takes 4 moves."));
        QVERIFY(summary().contains("The squares form 2 separate groups."));
        QVERIFY(summary().contains("On average the piece has 5.55 moves."));
    }
    void aClickPutsThePieceThere() {
        openStart("greatshatranj");
        choose("N");
        click(at(0, 7));
        QCOMPARE(m_window->from(), at(0, 7));
        QVERIFY(summary().startsWith("From a1 "));
    }
    void theArrowKeysCarryThePiece() {
        openStart("greatshatranj");
        choose("N"); // b1
        board().setFocus();
        QTest::keyClick(&board(), Qt::Key_Up);
        QTest::keyClick(&board(), Qt::Key_Right);
        QCOMPARE(m_window->from(), at(2, 6));
        m_window->setPosition(core::AnyPosition::startOf(variants().find("greatshatranj")), true);
        QTest::keyClick(&board(), Qt::Key_Right);
        QCOMPARE(m_window->from(), at(1, 6));
    }
    void nearSquaresHaveStrongerColoursThanFarOnes() {
        openStart("greatshatranj");
        choose("K"); // e1
        QVERIFY(colourAt(at(4, 6)).lightness() < colourAt(at(4, 3)).lightness());
        QVERIFY(colourAt(at(4, 3)).lightness() < colourAt(at(4, 0)).lightness());
        QCOMPARE(colourAt(at(3, 6)), colourAt(at(4, 6)));
    }
    void squaresOutOfReachAreCrossedOut() {
        openStart("greatshatranj");
        choose("E");
        const auto isMarkedInTheMiddle =
            [&](core::Square square) { // a line there is dark, and the square is not
                const QImage image = board().grab().toImage();
                const QRect rect = board().squareRect(square);
                return image.pixelColor(rect.center() + QPoint(1, 1)).lightness() + 40 <
                       image.pixelColor(rect.topLeft() + QPoint(5, 5)).lightness();
            };
        QVERIFY(isMarkedInTheMiddle(at(3, 7)));
        QVERIFY(isMarkedInTheMiddle(at(8, 0)));
    }
    void theSquareUnderTheMouseIsNamed() {
        openStart("greatshatranj");
        choose("E");
        pointAt(at(3, 6));
        QCOMPARE(label("pointed"), QString("d2: one move."));
        pointAt(at(3, 7));
        QCOMPARE(label("pointed"), QString("d1: cannot be reached."));
        pointAt(at(2, 7));
        QCOMPARE(label("pointed"), QString("c1: the piece is here."));
    }
    void amongOthersFriendsBarTheWay() {
        open(euroShogiGame().position());
        m_window->follow(square("g2")); // the rook
        QVERIFY(summary().contains("reaches 63 of 63 squares"));
        check("occupied");
        QVERIFY(!summary().contains("reaches 63 of 63 squares"));
        QVERIFY(m_window->piece() == euroShogiGame().position().pieceAt(square("g2")));
    }
    void classesColourTheSquares() {
        openStart("greatshatranj");
        choose("E");
        check("classes");
        QCOMPARE(colourAt(at(0, 0)), colourAt(at(1, 1)));
        QVERIFY(colourAt(at(0, 0)) != colourAt(at(1, 0)));
    }
    void itFollowsClicksOnTheGameBoardIfAsked() {
        openStart("koshogi");
        m_window->follow(point("2s"));
        QVERIFY(summary().contains("From 2s the piece reaches 89 of 360 squares."));
        QVERIFY(summary().contains("The squares form 4 separate groups."));
        m_window->findChild<QCheckBox*>()->setChecked(false);
        m_window->follow(point("1s"));
        QCOMPARE(m_window->from(), point("2s"));
    }
    void aPieceInHandIsFollowedToo() {
        open(euroShogiGame("k7/8/8/8/8/8/8/K7[N] w - - 0 1").position());
        m_window->follow(HandPlace{core::Side::First, euroshogi()->spec().pieceByLetters("N").value()});
        QCOMPARE(QString::fromStdString(euroshogi()->spec().piece(m_window->piece().type).name),
                 QString("Knight"));
    }
    void anotherGameBeginsWithItsFirstPiece() {
        openStart("greatshatranj");
        choose("E");
        m_window->setPosition(core::AnyPosition::startOf(variants().find("shogi")), false);
        QCOMPARE(core::indexOf(m_window->piece().type), 0);
        QVERIFY(summary().contains("of 80 squares"));
    }
    void theSameGameKeepsThePiece() {
        core::Game game = euroShogiGame();
        open(game.position());
        m_window->follow(square("b1"));
        const auto piece = m_window->piece();
        game.play(uciMove("e3e4", game.position()));
        m_window->setPosition(game.position(), false);
        QVERIFY(m_window->piece() == piece);
        QCOMPARE(m_window->from(), square("b1"));
    }
    void theSameGameWithOtherRulesKeepsThePiece() {
        open(euroShogiGame().position());
        m_window->follow(square("b1"));
        const auto piece = m_window->piece();
        const auto other = core::withRuleOptions(euroshogi(), "stalemateValue=loss");
        m_window->setPosition(core::AnyPosition::startOf(other), false);
        QVERIFY(m_window->piece() == piece);
        QCOMPARE(m_window->from(), square("b1"));
    }

    // --- with a screen reader

    void squaresSayHowManyMovesTheyAreAway() {
        openStart("greatshatranj");
        choose("E");
        const SpokenBoard spoken(board());
        const auto from = m_window->from();
        QCOMPARE(spoken.list().role(), QAccessible::List);
        QVERIFY(spoken.part(from).state().selected);
        QVERIFY2(spoken.valueOf(from).endsWith("Elephant"), qPrintable(spoken.valueOf(from)));
        QStringList values;
        for (const auto& place : board().places())
            values << spoken.valueOf(place);
        QVERIFY(!values.filter("1 move").isEmpty() && values.contains("2 moves"));
    }
    void aSquareThatCannotBeReachedSaysSo() {
        openStart("greatshatranj");
        choose("E");
        check("occupied");
        const SpokenBoard spoken(board());
        int unreachable = 0;
        for (const auto& place : board().places())
            if (spoken.valueOf(place) == QString("cannot be reached")) ++unreachable;
        QVERIFY(unreachable > 0);
    }
    void controlAndArrowsReadSquaresAndSpaceFetchesThePiece() {
        openStart("greatshatranj");
        choose("E");
        board().setFocus();
        const SpokenBoard spoken(board());
        const auto from = m_window->from();
        QTest::keyClick(&board(), Qt::Key_Up, Qt::ControlModifier);
        const auto above = at(from.index() % 10, from.index() / 10 - 1);
        QVERIFY(m_window->from() == from); // has not moved
        QCOMPARE(spoken.list().focusChild(), &spoken.part(above));
        QTest::keyClick(&board(), Qt::Key_Space);
        QVERIFY(m_window->from() == above);
        QVERIFY2(spoken.news().contains("From"), qPrintable(spoken.news()));
    }
    void anActionPutsThePieceOnASquare() {
        openStart("greatshatranj");
        choose("E");
        const SpokenBoard spoken(board());
        spoken.press(at(4, 4));
        QVERIFY(m_window->from() == at(4, 4));
    }
    void classesAreRead() {
        openStart("greatshatranj");
        choose("E");
        check("classes");
        QCOMPARE(SpokenBoard(board()).valueOf(at(0, 0)), QString("group 1"));
    }
};

QTEST_MAIN(MobilityWindowTest)
#include "mobility_window_test.moc"
