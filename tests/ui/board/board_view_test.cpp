#include "tests/ui/board/positions.h"
#include "ui/board/board_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>
#include <QWheelEvent>
#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

/// A shown board on which both sides may be moved, and what it reports.
struct Board {
    BoardView view;
    std::vector<core::Move> moves;
    std::vector<core::Refusal> refusals;
    QSignalSpy cancelled{&view, &BoardView::selectionCancelled};
    QSignalSpy wheel{&view, &BoardView::wheelStepped};
    QSignalSpy finished{&view, &BoardView::animationFinished};

    explicit Board(const core::AnyPosition& position = fewPieces()) {
        QObject::connect(&view, &BoardView::moveChosen, &view,
                         [this](const core::Move& move) { moves.push_back(move); });
        QObject::connect(&view, &BoardView::moveRefused, &view,
                         [this](core::Refusal reason) { refusals.push_back(reason); });
        view.resize(800, 640);
        view.setMovable(MovableSides::both());
        view.setPosition(position);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qFatal("the board does not show");
    }

    QPoint at(const char* name) const { return view.squareRect(square(name)).center(); }
    QPoint atPoint(const char* name) const { return view.squareRect(point(name)).center(); }
    QPoint hand(const char* letters, core::Side side = core::Side::First) const {
        return view.handRect(side, kind(letters)).center();
    }
    void click(QPoint point, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&view, button, Qt::NoModifier, point);
    }
    void grab(QPoint from, QPoint to) {
        QTest::mousePress(&view, Qt::LeftButton, Qt::NoModifier, from);
        moveMouse((from + to) / 2);
        moveMouse(to);
    }
    void drag(QPoint from, QPoint to) {
        grab(from, to);
        QTest::mouseRelease(&view, Qt::LeftButton, Qt::NoModifier, to);
    }
    /// QTest::mouseMove leaves the button out.
    void moveMouse(QPoint point, Qt::MouseButtons buttons = Qt::LeftButton) {
        QMouseEvent event(QEvent::MouseMove, point, view.mapToGlobal(point), Qt::NoButton, buttons,
                          Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }
    QImage picture() const { return const_cast<BoardView&>(view).grab().toImage(); }
    core::Move move(const char* text) const { return uciMove(text, *view.position()); }
    QString toolTipAt(QPoint point) {
        QHelpEvent event(QEvent::ToolTip, point, view.mapToGlobal(point));
        QApplication::sendEvent(&view, &event);
        return QToolTip::text();
    }
    bool onlyMoveIs(const char* text) const { return moves.size() == 1 && moves.front() == move(text); }
};

QImage pictureOf(const core::AnyPosition& position, std::optional<core::Move> lastMove) {
    Board board(position);
    board.view.setPosition(position, lastMove);
    return board.picture();
}

} // namespace

class BoardViewTest : public QObject {
    Q_OBJECT

private slots:
    void twoClicksMoveAPiece() {
        Board board;
        board.click(board.at("d2"));
        board.click(board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void aDragMovesAPiece() {
        Board board;
        board.drag(board.at("d2"), board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void twoClicksCapture() {
        Board board;
        board.click(board.at("d2"));
        board.click(board.at("d5"));
        QVERIFY(board.onlyMoveIs("d2d5"));
    }
    void aDragCaptures() {
        Board board;
        board.drag(board.at("d2"), board.at("d5"));
        QVERIFY(board.onlyMoveIs("d2d5"));
    }
    void twoClicksDropFromTheHand() {
        Board board;
        board.click(board.hand("N"));
        board.click(board.at("c4"));
        QVERIFY(board.onlyMoveIs("N@c4"));
    }
    void aDragDropsFromTheHand() {
        Board board;
        board.drag(board.hand("P"), board.at("c4"));
        QVERIFY(board.onlyMoveIs("P@c4"));
    }
    void aShortMovementOfTheMouseIsAClickNoDrag() {
        Board board;
        board.drag(board.at("d2"), board.at("d2") + QPoint(2, 2));
        QVERIFY(board.moves.empty() && board.refusals.empty());
        board.click(board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void movesWorkOnAFlippedBoard() {
        Board board;
        board.view.setFlipped(true);
        board.drag(board.at("d2"), board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void aForcedPromotionNeedsNoQuestion() {
        Board board;
        board.drag(board.at("e5"), board.at("e6"));
        QVERIFY(board.onlyMoveIs("e5e6+"));
    }
    void aPromotionThatMayBeDeclinedIsChosenOnTheBoard() {
        Board board(fewPieces("PN", optionalPromotion()));
        board.drag(board.at("e5"), board.at("e6"));
        QVERIFY(board.moves.empty());
        const auto button = board.view.choiceRect(board.move("e5e6"));
        QVERIFY(board.view.rect().contains(button));
        board.click(button.center());
        QVERIFY(board.onlyMoveIs("e5e6"));
    }
    void manyChoicesStayOnTheBoardApartFromOneAnother() {
        const auto variant = core::VariantSet::builtin().find("greatshatranj");
        for (const char* pawn : {"4P5", "P9", "5P4", "9P"}) {
            const std::string sfen = std::string("10/") + pawn + "/10/k9/10/10/10/K9 b - 1";
            Board board(positionFrom(sfen, variant));
            const int file = static_cast<int>(std::string(pawn).find('P') == 0 ? 0 : pawn[0] - '0');
            const QRect below = board.view.squareRect(core::Square::at(10 + file));
            board.click(below.center());
            board.click(below.center() - QPoint(0, below.height()));
            const auto& choices = board.view.entry().choices();
            QCOMPARE(choices.size(), std::size_t{7});
            for (const auto& choice : choices) {
                QVERIFY(board.view.rect().contains(board.view.choiceRect(choice)));
                for (const auto& other : choices)
                    QVERIFY(choice == other ||
                            !board.view.choiceRect(choice).intersects(board.view.choiceRect(other)));
            }
        }
    }
    void aClickBesideTheChoiceGivesItUp() {
        Board board(fewPieces("PN", optionalPromotion()));
        board.drag(board.at("e5"), board.at("e6"));
        board.click(board.at("a8"));
        QVERIFY(board.moves.empty());
        QVERIFY(board.view.choiceRect(board.move("e5e6")).isEmpty());
        QCOMPARE(board.cancelled.count(), 1);
    }

    void anIllegalMoveIsReportedWithItsReason() {
        Board board;
        board.drag(board.at("d2"), board.at("e3"));
        QVERIFY(board.moves.empty());
        QVERIFY(board.refusals == std::vector{core::Refusal::DoesNotMoveThere});
    }
    void theOpponentsPieceIsRefusedAloud() {
        Board board;
        board.click(board.at("h8"));
        QVERIFY(board.refusals == std::vector{core::Refusal::NotYourPiece});
    }
    void aLockedBoardRefusesAloud() {
        Board board;
        board.view.setMovable(MovableSides::none());
        board.click(board.at("d2"));
        QVERIFY(board.refusals == std::vector{core::Refusal::NotYourPiece});
    }

    void escapeGivesTheSelectionUp() {
        Board board;
        board.click(board.at("d2"));
        QTest::keyClick(&board.view, Qt::Key_Escape);
        QCOMPARE(board.cancelled.count(), 1);
        board.click(board.at("d4"));
        QVERIFY(board.moves.empty() && board.refusals.empty());
    }
    void aRightClickGivesTheSelectionUp() {
        Board board;
        board.click(board.hand("P"));
        board.click(board.at("d4"), Qt::RightButton);
        QCOMPARE(board.cancelled.count(), 1);
        board.click(board.at("c4"));
        QVERIFY(board.moves.empty());
    }
    void aRightClickGivesADragUp() {
        Board board;
        board.grab(board.at("d2"), board.at("d4"));
        board.click(board.at("d4"), Qt::RightButton);
        QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d4"));
        QVERIFY(board.moves.empty());
    }
    void aNewPositionGivesADragUp() {
        Board board;
        board.grab(board.at("d2"), board.at("d4"));
        const auto reply = board.move("a1a2");
        board.view.setPosition(board.view.position()->after(reply), reply);
        QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d4"));
        QVERIFY(board.moves.empty() && board.refusals.empty());
    }

    void legalTargetsAreMarked() {
        Board board;
        const auto before = board.picture();
        board.click(board.at("d2"));
        const auto after = board.picture();
        QVERIFY(before.copy(board.view.squareRect(square("d4"))) !=
                after.copy(board.view.squareRect(square("d4"))));
        QVERIFY(before.copy(board.view.squareRect(square("d5"))) !=
                after.copy(board.view.squareRect(square("d5"))));
        QCOMPARE(before.copy(board.view.squareRect(square("e3"))),
                 after.copy(board.view.squareRect(square("e3"))));
    }
    void theCursorPointsAtPiecesThatCanBePickedUp() {
        Board board;
        board.moveMouse(board.at("d2"), Qt::NoButton);
        QCOMPARE(board.view.cursor().shape(), Qt::PointingHandCursor);
        board.moveMouse(board.at("h8"), Qt::NoButton);
        QCOMPARE(board.view.cursor().shape(), Qt::ArrowCursor);
        board.moveMouse(board.hand("P"), Qt::NoButton);
        QCOMPARE(board.view.cursor().shape(), Qt::PointingHandCursor);
    }
    void aToolTipNamesThePiece() {
        Board board(koPosition({"G19s", "CM10j", "+DR9j", "g1a"}));
        QCOMPARE(board.toolTipAt(board.atPoint("10j")), QString("Cavalryman (CM), promotes to Cavalry"));
        QCOMPARE(board.toolTipAt(board.atPoint("9j")), QString("Thunderclap (+DR)"));
    }
    void aToolTipNamesWhatCanBeChosen() {
        Board board(fewPieces("PN", optionalPromotion()));
        board.drag(board.at("e5"), board.at("e6"));
        for (const auto& choice : board.view.entry().choices()) {
            const bool promotes = std::get<core::BoardMove>(choice).promotion.has_value();
            QCOMPARE(board.toolTipAt(board.view.choiceRect(choice).center()),
                     promotes ? QString("Promoted Pawn (+P)") : QString("Pawn (P)"));
        }
        board.toolTipAt(board.at("d2")); // in the shade
        QTRY_VERIFY(!QToolTip::isVisible());
    }
    void theWheelStepsThroughTheGame() {
        Board board;
        auto turn = [&](int eighths, Qt::KeyboardModifiers modifiers) {
            QWheelEvent event(board.at("d4"), board.view.mapToGlobal(board.at("d4")), {}, QPoint(0, eighths),
                              Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&board.view, &event);
        };
        turn(-120, Qt::NoModifier);
        turn(60, Qt::NoModifier);
        turn(60, Qt::NoModifier);
        turn(120, Qt::ControlModifier);
        QCOMPARE(board.wheel.count(), 2);
        QCOMPARE(board.wheel.at(0).at(0).toInt(), 1);
        QCOMPARE(board.wheel.at(1).at(0).toInt(), -1);
    }

    void anAnimatedMoveEndsInThePictureOfThePosition_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"d2d4", "d2d5", "e5e6+", "N@c4"})
            QTest::newRow(text) << text;
    }
    void anAnimatedMoveEndsInThePictureOfThePosition() {
        QFETCH(QString, text);
        Board board;
        const auto move = board.move(text.toLatin1().constData());
        const auto after = board.view.position()->after(move);
        board.view.playMove(after, move);
        QVERIFY(board.view.isAnimating());
        QVERIFY(board.picture() != pictureOf(after, move));
        QTRY_VERIFY(!board.view.isAnimating());
        QCOMPARE(board.finished.count(), 1);
        QCOMPARE(board.picture(), pictureOf(after, move));
    }
    void aSecondMoveInterruptsTheFirst() {
        Board board;
        const auto first = board.move("d2d5");
        const auto middle = board.view.position()->after(first);
        const auto second = uciMove("h8h7", middle);
        board.view.playMove(middle, first);
        board.view.playMove(middle.after(second), second);
        QTRY_VERIFY(!board.view.isAnimating());
        QCOMPARE(board.picture(), pictureOf(middle.after(second), second));
    }
    void aNewPositionInterruptsAMove() {
        Board board;
        const auto before = *board.view.position();
        const auto move = board.move("d2d5");
        board.view.playMove(before.after(move), move);
        board.view.setPosition(before);
        QVERIFY(!board.view.isAnimating());
        QCOMPARE(board.picture(), pictureOf(before, std::nullopt));
    }
    void theMouseInterruptsAMove() {
        Board board;
        const auto move = board.move("d2d4");
        board.view.playMove(board.view.position()->after(move), move);
        board.click(board.at("h8"));
        QVERIFY(!board.view.isAnimating());
        QCOMPARE(board.finished.count(), 1);
        board.click(board.at("h7"));
        QVERIFY(board.onlyMoveIs("h8h7"));
    }
    void aResizeInterruptsAMove() {
        Board board;
        const auto move = board.move("d2d4");
        board.view.playMove(board.view.position()->after(move), move);
        board.view.resize(500, 500);
        QVERIFY(!board.view.isAnimating());
    }
    void animationCanBeSwitchedOff() {
        Board board;
        board.view.setAnimated(false);
        const auto move = board.move("d2d5");
        const auto after = board.view.position()->after(move);
        board.view.playMove(after, move);
        QVERIFY(!board.view.isAnimating());
        QCOMPARE(board.picture(), pictureOf(after, move));
    }
    void aHiddenBoardDoesNotAnimate() {
        BoardView view;
        view.setPosition(fewPieces());
        const auto move = uciMove("d2d4", fewPieces());
        view.playMove(fewPieces().after(move), move);
        QVERIFY(!view.isAnimating());
    }
    void aMoveMayBePlayedWhileItIsReported() {
        Board board;
        QObject::connect(&board.view, &BoardView::moveChosen, &board.view, [&](const core::Move& move) {
            board.view.playMove(board.view.position()->after(move), move);
        });
        board.drag(board.at("d2"), board.at("d4"));
        QVERIFY(board.view.position()->pieceAt(square("d4")));
        board.click(board.at("h8"));
        board.click(board.at("h7"));
        QCOMPARE(board.moves.size(), std::size_t{2});
        QVERIFY(board.view.position()->pieceAt(square("h7")));
    }

    // --- moves of several steps

    void aMoveIsEnteredStepByStepAndEndedByEnter() {
        Board board(koPosition({"G19s", "SW10j", "g1a"}));
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("10i"));
        QVERIFY(board.moves.empty());
        QTest::keyClick(&board.view, Qt::Key_Return);
        QVERIFY(board.onlyMoveIs("10j-10i"));
    }
    void thePieceIsShownWhereItStandsNow() {
        Board board(koPosition({"G19s", "SW10j", "p10i", "g1a"}));
        const auto before = board.picture();
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("10i"));
        const auto onTheWay = board.picture();
        for (const char* name : {"10j", "10i"}) {
            const QRect square = board.view.squareRect(point(name));
            QVERIFY(before.copy(square) != onTheWay.copy(square));
        }
        QVERIFY(board.view.entry().course());
    }
    void escapeAndARightClickTakeOneStepBack() {
        Board board(koPosition({"G19s", "TP18s", "+DR10j", "g1a"}));
        for (const char* name : {"10j", "10i", "10h", "10g"})
            board.click(board.atPoint(name));
        QTest::keyClick(&board.view, Qt::Key_Escape);
        QCOMPARE(board.view.entry().course()->steps(), 2);
        board.click(board.atPoint("1s"), Qt::RightButton);
        QCOMPARE(board.view.entry().course()->steps(), 1);
        QCOMPARE(board.cancelled.count(), 0);
    }
    void eachDragMakesAStep() {
        Board board(koPosition({"G19s", "SW10j", "g1a"}));
        board.drag(board.atPoint("10j"), board.atPoint("10i"));
        QVERIFY(board.moves.empty());
        board.drag(board.atPoint("10i"), board.atPoint("10h"));
        QVERIFY(board.onlyMoveIs("10j-10h"));
    }
    void aQuickSecondClickEndsTheMove() {
        Board board(koPosition({"G19s", "SW10j", "g1a"}));
        board.click(board.atPoint("10j"));
        const QPoint there = board.atPoint("10i");
        board.click(there);
        QMouseEvent again(QEvent::MouseButtonDblClick, there, board.view.mapToGlobal(there), Qt::LeftButton,
                          Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&board.view, &again);
        QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, there);
        QVERIFY(board.onlyMoveIs("10j-10i"));
    }
    void aCaptureAndAShotAtOneSquareAreChosenOnTheBoard() {
        Board board(koPosition({"G19s", "LB10j", "p9i", "g1a"}, shootingWithoutMoving()));
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("9i"));
        const auto button = board.view.choiceRect(board.move("10j!9i"));
        QVERIFY(board.view.rect().contains(button));
        board.click(button.center());
        QVERIFY(board.onlyMoveIs("10j!9i"));
    }
    void choicesCanBeHitOnASmallBoard() {
        Board board(koPosition({"G19s", "CM10g", "g1a"}));
        board.view.resize(320, 320);
        board.click(board.atPoint("10g"));
        board.click(board.atPoint("9e"));
        for (const char* move : {"10g-9e+", "10g-9e"})
            QVERIFY(board.view.choiceRect(board.move(move)).width() >= 40);
    }
    void theComputersMoveOfSeveralStepsGlidesAlongItsPath() {
        Board board(koPosition({"G19s", "SW10j", "p9i", "g1a"}));
        const auto move = board.move("10j-9i-10h");
        const auto after = board.view.position()->after(move);
        board.view.playMove(after, move);
        QVERIFY(board.view.isAnimating());
        QTRY_VERIFY(!board.view.isAnimating());
        QCOMPARE(board.picture(), pictureOf(after, move));
    }
    void theLastMoveShowsItsPathAndItsShots() {
        const auto before = koPosition({"G19s", "+SM10j", "p10g", "p10i", "g1a"});
        const auto direct = uciMove("10j-8h-10h!10g", before);
        const auto after = before.after(direct);
        QVERIFY(pictureOf(after, direct) != pictureOf(after, uciMove("10j-10h!10g", before)));
        QVERIFY(pictureOf(after, direct) != pictureOf(after, uciMove("10j-8h-10h", before)));
    }

    void theBoardFitsWhateverTheSize() {
        Board board;
        for (const QSize size : {QSize(320, 320), QSize(360, 300), QSize(300, 700), QSize(1400, 1000)}) {
            board.view.resize(size);
            for (const char* corner : {"a1", "a8", "h1", "h8"})
                QVERIFY(board.view.rect().contains(board.view.squareRect(square(corner))));
            QVERIFY(board.view.rect().contains(board.view.handRect(core::Side::Second, kind("P"))));
        }
    }
};

QTEST_MAIN(BoardViewTest)
#include "board_view_test.moc"
