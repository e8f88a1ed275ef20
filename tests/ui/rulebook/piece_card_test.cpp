// The card of the piece on which the mouse rests.
#include "core/search/effects_weights.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "ui/board/board_view.h"
#include "ui/rulebook/piece_card.h"
#include "ui/rulebook/piece_facts.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PieceCardTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<BoardView> m_board;

    PieceCard& card() const { return *m_board->findChild<PieceCard*>(); }
    QString text(const char* label) const { return card().findChild<QLabel*>(label)->text(); }
    int pictures() const {
        int count = 0;
        for (const auto* label : card().findChildren<QLabel*>())
            count += label->pixmap().isNull() ? 0 : 1;
        return count;
    }
    void open(const core::AnyPosition& position) {
        m_board = std::make_unique<BoardView>();
        new PieceCardShower(*m_board, usualLook, m_board.get());
        m_board->resize(700, 600);
        m_board->setPosition(position);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    }
    void restOn(const QPoint& point) const {
        QHelpEvent event(QEvent::ToolTip, point, m_board->mapToGlobal(point));
        QApplication::sendEvent(m_board.get(), &event);
    }
    bool ask() const { return m_board->findChild<PieceCardShower*>()->showPointed(); }
    void restOn(core::Square square) const { restOn(m_board->squareRect(square).center()); }

private slots:
    void cleanup() { m_board.reset(); }

    void namesThePieceWithKanjiReadingAndWorth() {
        open(koPosition({"G19s", "CL10j", "g1a"}));
        restOn(point("10j"));
        QVERIFY(card().isVisible());
        QCOMPARE(text("pieceName"), QString("Clerk 記室"));
        const auto& spec = koshogi()->spec();
        const auto clerk = spec.pieceByLetters("CL").value();
        const double worth = worthOf(spec, clerk).value();
        const double promoted = worthOf(spec, spec.piece(clerk).promotesTo.value()).value();
        QVERIFY(promoted > worth);
        QCOMPARE(text("pieceFacts"), QString("CL · kishitsu · worth about %1 (promoted %2)")
                                         .arg(worth, 0, 'f', 1)
                                         .arg(promoted, 0, 'f', 1));
        QVERIFY(text("pieceNotes").contains("Promotes to Master at arms"));
    }
    void piecesWithSpecialEffectsAreWorthWhatTheEngineThinks() {
        const auto& spec = koshogi()->spec();
        const auto crossbow = spec.pieceByLetters("XB").value();
        const auto values = core::EffectsWeights::of(spec);
        QCOMPARE(worthOf(spec, crossbow), std::optional(values.board(crossbow) / 100.0));
        QVERIFY(values.board(crossbow) != core::EffectsWeights::estimateFor(spec).board(crossbow));
    }
    void drawsBothFacesOfAPieceThatPromotes() {
        open(koPosition({"G19s", "CL10j", "g1a"}));
        restOn(point("10j"));
        QCOMPARE(pictures(), 2);
        restOn(point("19s"));
        QCOMPARE(pictures(), 1);
    }
    void aKingHasNoPrice() {
        open(euroShogiGame().position());
        restOn(square("d1"));
        QCOMPARE(text("pieceFacts"), QString("K"));
    }
    void tellsOfPiecesInHandToo() {
        open(euroShogiGame("k7/8/8/8/8/8/8/K7[N] w - - 0 1").position());
        const auto knight = euroshogi()->spec().pieceByLetters("N").value();
        restOn(m_board->handRect(core::Side::First, knight).center());
        QCOMPARE(text("pieceName"), QString("Knight"));
    }
    void standsBesideThePieceOnTheScreen() {
        open(euroShogiGame().position());
        restOn(square("b1"));
        const QRect piece(m_board->mapToGlobal(m_board->squareRect(square("b1")).topLeft()),
                          m_board->squareRect(square("b1")).size());
        QVERIFY(!card().geometry().intersects(piece));
        QVERIFY(m_board->screen()->availableGeometry().contains(card().geometry()));
    }
    void leavesTheBoardFreeWhereTheScreenHasRoom() {
        open(euroShogiGame().position());
        const int screenWidth = m_board->screen()->availableGeometry().width();
        m_board->resize(screenWidth / 3, screenWidth / 3);
        m_board->move(0, 0);
        for (const char* const at : {"a1", "d1", "h8"}) {
            restOn(square(at));
            const QRect board = m_board->boardAndHands();
            QVERIFY(!card().geometry().intersects({m_board->mapToGlobal(board.topLeft()), board.size()}));
        }
    }
    void anEmptySquareHasNoCard() {
        open(euroShogiGame().position());
        restOn(square("e4"));
        QVERIFY(!card().isVisible());
    }
    void thePieceAtTheKeyboardsCursorHasItsCard() {
        open(euroShogiGame().position());
        m_board->setKeyCursor(square("d1"));
        QVERIFY(ask());
        QVERIFY(card().isVisible());
        QCOMPARE(text("pieceName"), QString("King"));
        QVERIFY(m_board->news().startsWith("King")); // for who cannot see it
    }
    void thePieceThatIsPickedUpHasItsCard() {
        open(euroShogiGame().position());
        m_board->setMovable(MovableSides::both());
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->squareRect(square("d1")).center());
        QVERIFY(ask());
        QCOMPARE(text("pieceName"), QString("King"));
    }
    void anEmptySquareAtTheCursorHasNoCard() {
        open(euroShogiGame().position());
        m_board->setKeyCursor(square("e4"));
        QVERIFY(!ask());
        QVERIFY(!card().isVisible());
    }
    void thereIsNoCardWhileAMoveOfSeveralStepsIsEntered() {
        open(koPosition({"G19s", "+DR10j", "g1a"}));
        m_board->setMovable(MovableSides::both());
        for (const char* const at : {"10j", "10i"})
            QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->squareRect(point(at)).center());
        QVERIFY(m_board->entry().course());
        restOn(point("19s"));
        QVERIFY(!card().isVisible());
        QTest::keyClick(m_board.get(), Qt::Key_Escape); // takes the step back
        QVERIFY(!m_board->entry().course());
        restOn(point("19s"));
        QVERIFY(card().isVisible());
    }
    void theCardGoesWhenTheMouseMovesOn() {
        open(euroShogiGame().position());
        restOn(square("d1"));
        QVERIFY(card().isVisible());
        QTest::mouseMove(m_board.get(), m_board->squareRect(square("e4")).center());
        QTRY_VERIFY(!card().isVisible());
    }
    void theCardGoesWithAClickOrAKey() {
        open(euroShogiGame().position());
        restOn(square("d1"));
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, m_board->squareRect(square("d1")).center());
        QVERIFY(!card().isVisible());
        restOn(square("d1"));
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QVERIFY(!card().isVisible());
    }
};

QTEST_MAIN(PieceCardTest)
#include "piece_card_test.moc"
