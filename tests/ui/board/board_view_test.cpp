#include "tests/ui/positions.h"
#include "tests/ui/spoken.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/preferences/preferences.h"

#include "core/notation/effects_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPaintEvent>
#include <QScreen>
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
    std::vector<BoardDrawing> drawn; ///< kept here, as the owner of a board does
    QSignalSpy cancelled{&view, &BoardView::selectionCancelled};
    QSignalSpy wheel{&view, &BoardView::wheelStepped};
    QSignalSpy finished{&view, &BoardView::animationFinished};

    explicit Board(const core::AnyPosition& position = fewPieces()) {
        QObject::connect(&view, &BoardView::moveChosen, &view,
                         [this](const core::Move& move) { moves.push_back(move); });
        QObject::connect(&view, &BoardView::moveRefused, &view,
                         [this](core::Refusal reason) { refusals.push_back(reason); });
        QObject::connect(&view, &BoardView::drawingToggled, &view, [this](const BoardDrawing& drawing) {
            toggle(drawn, drawing);
            view.setDrawings(drawn);
        });
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
    void dragRight(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mousePress(&view, Qt::RightButton, modifiers, from);
        moveMouse(to, Qt::RightButton);
        QTest::mouseRelease(&view, Qt::RightButton, modifiers, to);
    }
    /// The second press of a double click.
    void pressAgain(QPoint point) {
        QMouseEvent again(QEvent::MouseButtonDblClick, point, view.mapToGlobal(point), Qt::LeftButton,
                          Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &again);
        QTest::mouseRelease(&view, Qt::LeftButton, Qt::NoModifier, point);
    }
    void turnWheel(int eighths, Qt::KeyboardModifiers modifiers = Qt::NoModifier, QPoint at = {10, 10}) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, eighths), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
    }
    /// Repaints now what would be repainted with the next frame, and nothing else.
    void repaintPending() {
        QCoreApplication::processEvents();
        QEvent request(QEvent::UpdateRequest);
        QCoreApplication::sendEvent(&view, &request);
    }
    /// What the window shows once it has repainted what it must.
    QImage shown() {
        repaintPending();
        return view.screen()->grabWindow(view.winId()).toImage();
    }
    QImage picture() const { return const_cast<BoardView&>(view).grab().toImage(); }
    core::Move move(const char* text) const { return uciMove(text, *view.position()); }
    QString toolTipAt(QPoint point) {
        QHelpEvent event(QEvent::ToolTip, point, view.mapToGlobal(point));
        QApplication::sendEvent(&view, &event);
        return QToolTip::text();
    }
    void press(std::initializer_list<Qt::Key> keys) {
        for (const auto key : keys)
            QTest::keyClick(&view, key);
    }
    /// Whether the key would be the board's before any shortcut of the window.
    bool takesFromShortcuts(Qt::Key key) {
        QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
        event.ignore();
        QApplication::sendEvent(&view, &event);
        return event.isAccepted();
    }
    void putCursorOn(const Place& place) { view.setKeyCursor(place); }
    bool onlyMoveIs(const char* text) const { return moves.size() == 1 && moves.front() == move(text); }
};

/// The same pieces as `fewPieces`, Black to move.
core::AnyPosition opponentToMove() { return positionFrom("7k/8/8/3pP3/8/8/3R4/K7[PN] b - - 0 1"); }

/// White may make premoves.
void mayPremove(Board& board) { board.view.setMovable(MovableSides::none(), core::Side::First); }

/// Black moves, and White is to move.
void answer(Board& board, const char* text) {
    const core::Move move = board.move(text);
    board.view.playMove(board.view.position()->after(move), move);
    board.view.setMovable(MovableSides::only(core::Side::First), core::Side::First);
}

/// Switches off what boards show, as long as the object lives. Nothing is stored.
struct SwitchedOff {
    const Preference<bool>& key;

    explicit SwitchedOff(const Preference<bool>& switched) : key(switched) {
        preferences().setDefault(key, false);
    }
    ~SwitchedOff() { preferences().setDefault(key, true); }
    SwitchedOff(const SwitchedOff&) = delete;
    SwitchedOff& operator=(const SwitchedOff&) = delete;
};

/// Counts the pixels that are repainted.
struct PaintCounter : QObject {
    int pixels = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            for (const QRect& rect : static_cast<QPaintEvent*>(event)->region())
                pixels += rect.width() * rect.height();
        return false;
    }
};

/// The part of a picture that shows an area of the board.
QImage part(const QImage& picture, const QRect& area) {
    const double ratio = picture.devicePixelRatio();
    const QRectF pixels(QPointF(area.topLeft()) * ratio, QSizeF(area.size()) * ratio);
    return picture.copy(pixels.toRect().adjusted(1, 1, -1, -1));
}

QImage pictureOf(const core::AnyPosition& position, const std::optional<ShownMove>& lastMove) {
    Board board(position);
    board.view.setPosition(position, lastMove);
    return board.picture();
}

/// A game that begins with few pieces.
core::Game lineOf(const std::vector<std::string>& moves) {
    core::Game line(fewPieces());
    for (const auto& text : moves)
        if (line.play(uciMove(text, line.position()))) qFatal("the move is not legal");
    return line;
}

/// A window in which the focus is on a line above the board.
struct BoardBelowALine {
    QWidget window;
    QLineEdit* line = new QLineEdit(&window);
    BoardView* view = new BoardView(&window);

    BoardBelowALine() {
        window.resize(800, 640);
        line->setGeometry(0, 0, 800, 40);
        view->setGeometry(0, 40, 800, 600);
        view->setPosition(fewPieces());
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
        line->setFocus();
    }
};

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

    // --- drawings by keyboard

    void anArrowIsDrawnWithTheCursor() {
        Board board;
        board.putCursorOn(square("d2"));
        board.view.drawByKeys();
        board.press({Qt::Key_Up, Qt::Key_Up, Qt::Key_Return});
        QVERIFY((board.drawn == std::vector{BoardDrawing{square("d2"), square("d4"), DrawingColour::Green}}));
        QVERIFY(board.moves.empty() && !board.view.entry().selection());
    }
    void aDrawingThatEndsWhereItBeganIsACircle() {
        Board board;
        board.putCursorOn(square("c4"));
        board.view.drawByKeys();
        board.view.drawByKeys();
        QVERIFY((board.drawn == std::vector{BoardDrawing{square("c4"), square("c4"), DrawingColour::Green}}));
    }
    void aDrawingCanBeSeenBeforeItEnds() {
        Board board;
        board.putCursorOn(square("c4"));
        const auto before = board.picture();
        board.view.drawByKeys();
        QVERIFY(board.picture() != before);
    }
    void digitsChooseTheColourOfADrawing() {
        Board board;
        board.putCursorOn(square("c4"));
        board.view.drawByKeys();
        board.press({Qt::Key_2, Qt::Key_Right, Qt::Key_Space});
        QVERIFY((board.drawn == std::vector{BoardDrawing{square("c4"), square("d4"), DrawingColour::Red}}));
    }
    void theSameDrawingOnceMoreIsRemoved() {
        Board board;
        const test::Spoken spoken(board.view.announcer());
        board.putCursorOn(square("c4"));
        for (int pass = 0; pass < 2; ++pass) {
            board.view.drawByKeys();
            board.press({Qt::Key_Return});
        }
        QVERIFY(board.drawn.empty());
        QVERIFY(spoken.texts().join(' ').contains("removed: green circle"));
    }
    void escapeCancelsADrawingFirst() {
        Board board;
        board.putCursorOn(square("c4"));
        board.view.drawByKeys();
        board.press({Qt::Key_Up, Qt::Key_Escape});
        QVERIFY(board.drawn.empty() && !board.view.isDrawnByKeys() && board.view.isPlayedByKeys());
    }
    void anotherPositionCancelsADrawing() {
        Board board;
        board.putCursorOn(square("c4"));
        board.view.drawByKeys();
        board.view.setPosition(opponentToMove());
        QVERIFY(!board.view.isDrawnByKeys());
    }
    void theMouseCancelsADrawingByKeyboard() {
        Board board;
        board.putCursorOn(square("c4"));
        board.view.drawByKeys();
        board.click(board.at("d2"));
        QVERIFY(!board.view.isDrawnByKeys() && board.drawn.empty());
    }
    void drawingsAreSpokenWithTheirSquares() {
        Board board;
        board.view.setDrawings({{square("c4"), square("d6"), DrawingColour::Red},
                                {square("h1"), square("h1"), DrawingColour::Green}});
        QCOMPARE(board.view.wordsFor(square("c4")), QString("c4, empty, red arrow to d6"));
        QCOMPARE(board.view.wordsFor(square("d6")), QString("d6, empty, red arrow from c4"));
        QCOMPARE(board.view.wordsFor(square("h1")), QString("h1, empty, green circle"));
    }

    // --- premoves

    void aPremoveIsShownAndIsNoMove() {
        Board board(opponentToMove());
        mayPremove(board);
        const QSignalSpy made(&board.view, &BoardView::premoveMade);
        const auto before = board.picture();
        board.drag(board.at("d2"), board.at("d4"));
        QCOMPARE(made.count(), 1);
        QVERIFY(board.moves.empty());
        QVERIFY((board.view.premove() == Premove{square("d2"), square("d4")}));
        QVERIFY(board.picture() != before);
    }
    void aNewPremoveReplacesTheOneBefore() {
        Board board(opponentToMove());
        mayPremove(board);
        board.drag(board.at("d2"), board.at("d4"));
        board.click(board.hand("N"));
        board.click(board.at("c4"));
        QVERIFY((board.view.premove() == Premove{HandPlace{core::Side::First, kind("N")}, square("c4")}));
    }
    void aRightClickOrEscapeCancelsAPremove() {
        for (const bool byKey : {false, true}) {
            Board board(opponentToMove());
            mayPremove(board);
            board.drag(board.at("d2"), board.at("d4"));
            if (byKey)
                board.press({Qt::Key_Escape});
            else
                board.click(board.at("a8"), Qt::RightButton);
            QVERIFY(!board.view.premove() && board.drawn.empty());
        }
    }
    void escapeIsOnlyTakenWhileThereIsAPremove() {
        Board board(opponentToMove());
        mayPremove(board);
        board.drag(board.at("d2"), board.at("d4"));
        QVERIFY(board.takesFromShortcuts(Qt::Key_Escape));
        board.view.cancelPremove();
        QVERIFY(!board.takesFromShortcuts(Qt::Key_Escape));
    }
    void aClickOnTheEndOfAPremoveCancelsIt() {
        Board board(opponentToMove());
        mayPremove(board);
        board.drag(board.at("d2"), board.at("d4"));
        board.click(board.at("d4"));
        QVERIFY(!board.view.premove() && !board.view.entry().selection() && board.refusals.empty());
    }
    void aClickOnThePieceOfAPremoveCancelsItAndPicksThePieceUp() {
        Board board(opponentToMove());
        mayPremove(board);
        board.drag(board.at("d2"), board.at("d4"));
        board.click(board.at("d2"));
        QVERIFY(!board.view.premove());
        QVERIFY(board.view.entry().selection() == Place(square("d2")));
    }
    void aDoubleClickOnTheDestinationKeepsThePremove() {
        Board board(opponentToMove());
        mayPremove(board);
        board.click(board.at("d2"));
        board.click(board.at("d4"));
        board.pressAgain(board.at("d4"));
        QVERIFY(board.view.premove());
    }
    void aPremoveIsPlayedInTheNextPosition() {
        Board board(opponentToMove());
        mayPremove(board);
        board.drag(board.at("d2"), board.at("d4"));
        answer(board, "h8g8");
        QVERIFY(board.view.premove());
        board.view.playPremove();
        QVERIFY(board.onlyMoveIs("d2d4"));
        QVERIFY(!board.view.premove());
    }
    void aPremoveThatIsNotLegalIsRefusedWithItsReason() {
        Board board(opponentToMove());
        mayPremove(board);
        board.drag(board.at("d2"), board.at("d8"));
        answer(board, "h8g8");
        board.view.playPremove();
        QVERIFY(board.moves.empty() && !board.view.premove());
        QVERIFY(board.refusals == std::vector{core::Refusal::DoesNotMoveThere});
    }
    void aDragGoesOnWhileTheOpponentMoves() {
        Board board(opponentToMove());
        mayPremove(board);
        board.grab(board.at("d2"), board.at("d4"));
        answer(board, "h8g8");
        QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void aPremoveIsMadeByKeysAndSpoken() {
        Board board(opponentToMove());
        mayPremove(board);
        board.putCursorOn(square("d2"));
        const test::Spoken spoken(board.view.announcer());
        board.press({Qt::Key_Space, Qt::Key_Up, Qt::Key_Up, Qt::Key_Space});
        QVERIFY((board.view.premove() == Premove{square("d2"), square("d4")}));
        QVERIFY(spoken.texts().join(' ').contains("premove: White Rook d2 to d4"));
        QVERIFY(board.view.wordsFor(square("d4")).endsWith("end of the premove"));
        QVERIFY(board.view.wordsFor(square("d2")).endsWith("start of the premove"));
    }
    void aDigitPicksFromTheHandForAPremove() {
        Board board(opponentToMove());
        mayPremove(board);
        const auto& kinds = BoardShape::of(euroshogi()->spec()).handKinds;
        const auto knight = std::find(kinds.begin(), kinds.end(), kind("N")) - kinds.begin();
        board.view.setPlayedByKeys(true);
        board.press({static_cast<Qt::Key>(Qt::Key_1 + knight)});
        QVERIFY(board.view.entry().selection() == Place(HandPlace{core::Side::First, kind("N")}));
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
    void escapeGivesADragUp() {
        for (const bool fromHand : {false, true}) {
            Board board;
            const QPoint from = fromHand ? board.hand("P") : board.at("d2");
            board.grab(from, board.at("d4"));
            board.press({Qt::Key_Escape});
            QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d4"));
            QVERIFY(board.moves.empty() && !board.view.entry().selection());
        }
    }
    void aPieceLetGoBesideTheBoardGoesBack() {
        Board board;
        const auto before = board.picture();
        for (const QPoint from : {board.at("d2"), board.hand("P")}) {
            board.drag(from, board.view.rect().topLeft() + QPoint(2, 2));
            QVERIFY(board.moves.empty() && board.refusals.empty());
            QCOMPARE(board.picture(), before);
        }
    }
    void aDropThatIsNotAllowedLeavesNothingPickedUp() {
        Board board;
        board.drag(board.hand("P"), board.at("d5"));
        QCOMPARE(board.refusals.size(), std::size_t{1});
        QVERIFY(!board.view.entry().selection());
        board.click(board.at("c4")); // would drop it, had it been forgotten there
        QVERIFY(board.moves.empty());
    }
    void aDoubleClickOnAPieceNeitherMovesNorLocks() {
        Board board;
        board.click(board.at("d2"));
        QTest::mouseDClick(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d2"));
        QVERIFY(board.moves.empty() && board.refusals.empty());
        board.drag(board.at("d2"), board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void theSecondPressOfADoubleClickThatMovesIsNotRefused() {
        Board board;
        QObject::connect(&board.view, &BoardView::moveChosen, &board.view, [&board](const core::Move& move) {
            board.view.playMove(board.view.position()->after(move), move);
        });
        board.click(board.at("d2"));
        board.click(board.at("d4"));
        QCOMPARE(board.moves.size(), std::size_t{1});
        board.pressAgain(board.at("d4")); // where the piece of the side that has just moved stands now
        QVERIFY(board.refusals.empty());
        board.click(board.at("d4"));
        QCOMPARE(board.refusals.size(), std::size_t{1});
    }
    void aDragEndsWhereItsReleaseWentToAnotherWindow() {
        Board board;
        board.grab(board.at("d2"), board.at("d4"));
        QCOMPARE(board.view.cursor().shape(), Qt::ClosedHandCursor);
        board.moveMouse(board.at("d5"), Qt::NoButton);
        QCOMPARE(board.view.cursor().shape(), Qt::ArrowCursor);
        QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d4"));
        QVERIFY(board.moves.empty() && board.refusals.empty());
    }
    void aBoardThatIsHiddenEndsItsDrag() {
        Board board;
        board.grab(board.at("d2"), board.at("d4"));
        board.view.hide();
        board.view.show();
        QTest::mouseRelease(&board.view, Qt::LeftButton, Qt::NoModifier, board.at("d4"));
        QVERIFY(board.moves.empty() && board.refusals.empty());
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
        const auto isMarked = [&](const char* name) {
            const QRect area = board.view.squareRect(square(name));
            return part(before, area) != part(after, area);
        };
        QVERIFY(isMarked("d4") && isMarked("d5") && !isMarked("e3"));
    }
    void squaresForAPieceInHandAreMarked() {
        Board board;
        const auto before = board.picture();
        board.click(board.hand("P"));
        const auto after = board.picture();
        const QRect empty = board.view.squareRect(square("c4")), taken = board.view.squareRect(square("d2"));
        QVERIFY(part(before, empty) != part(after, empty));
        QCOMPARE(part(before, taken), part(after, taken));
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
                     promotes ? QString("Promoted pawn (+P)") : QString("Pawn (P)"));
        }
        board.toolTipAt(board.at("d2")); // in the shade
        QTRY_VERIFY(!QToolTip::isVisible());
    }
    void theWheelStepsThroughTheGame() {
        Board board;
        board.turnWheel(-120);
        board.turnWheel(60);
        board.turnWheel(60);
        QCOMPARE(board.wheel.count(), 2);
        QCOMPARE(board.wheel.at(0).at(0).toInt(), 1);
        QCOMPARE(board.wheel.at(1).at(0).toInt(), -1);
    }
    void twoFingersThatGoNotQuiteStraightStepToo() {
        Board board;
        const auto turn = [&board](const QPoint& way) {
            const QPoint at(10, 10);
            QWheelEvent event(at, board.view.mapToGlobal(at), {}, way, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&board.view, &event);
        };
        turn({15, -120});
        QCOMPARE(board.wheel.count(), 1);
        turn({-120, 15}); // sideways
        QCOMPARE(board.wheel.count(), 1);
    }

    // --- zoom

    void theWheelWithControlZoomsAboutThePointer() {
        Board board;
        const QRect before = board.view.squareRect(square("c4"));
        const QPoint pointer = before.center();
        board.turnWheel(120, Qt::ControlModifier, pointer);
        board.turnWheel(120, Qt::ControlModifier, pointer);
        QVERIFY(board.view.zoom() > 1.5);
        QVERIFY(board.view.squareRect(square("c4")).width() > before.width());
        QVERIFY(board.view.placeAt(pointer) == Place(square("c4")));
        QCOMPARE(board.wheel.count(), 0);
        board.turnWheel(-240, Qt::ControlModifier, pointer);
        QCOMPARE(board.view.squareRect(square("c4")), before);
    }
    void zoomingOutEndsWhereTheBoardFits() {
        Board board;
        board.view.zoomIn();
        board.view.zoomToFit();
        QCOMPARE(board.view.zoom(), 1.0);
        board.view.zoomOut();
        QCOMPARE(board.view.zoom(), 1.0);
        for (int i = 0; i < 30; ++i)
            board.view.zoomIn();
        QCOMPARE(board.view.zoom(), BoardView::LargestZoom);
    }
    void movesWorkOnAZoomedBoard() {
        Board board;
        board.view.setZoom(2, board.at("d3"));
        board.drag(board.at("d2"), board.at("d4"));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void choicesStayInSightOnAZoomedBoard() {
        Board board(fewPieces("PN", optionalPromotion()));
        board.view.setZoom(3, board.at("e5"));
        board.drag(board.at("e5"), board.at("e6"));
        for (const auto& choice : board.view.entry().choices())
            QVERIFY(board.view.rect().contains(board.view.choiceRect(choice)));
    }
    void theMiddleButtonDragsAZoomedBoard() {
        Board board;
        board.view.setZoom(2, board.at("d4"));
        const QPoint before = board.at("d4");
        QTest::mousePress(&board.view, Qt::MiddleButton, Qt::NoModifier, before);
        board.moveMouse(before + QPoint(30, -20), Qt::MiddleButton);
        QTest::mouseRelease(&board.view, Qt::MiddleButton, Qt::NoModifier, before + QPoint(30, -20));
        QCOMPARE(board.at("d4"), before + QPoint(30, -20));
        board.moveMouse(before, Qt::NoButton);
        QCOMPARE(board.at("d4"), before + QPoint(30, -20));
    }
    void anEmptySquareDragsAZoomedBoardButAPieceDoesNot() {
        Board board;
        board.view.setZoom(2, board.at("d4"));
        const QPoint before = board.at("c4");
        board.drag(before, before + QPoint(25, 25));
        QCOMPARE(board.at("c4"), before + QPoint(25, 25));
        board.drag(board.at("d2"), board.at("d4"));
        QCOMPARE(board.at("c4"), before + QPoint(25, 25));
        QVERIFY(board.onlyMoveIs("d2d4"));
    }
    void aZoomedBoardCannotBeDraggedOutOfSight() {
        Board board;
        board.view.setZoom(2, board.at("d4"));
        const QPoint start = board.at("c4");
        board.drag(start, start + QPoint(5000, 5000));
        QVERIFY(board.view.rect().contains(board.view.squareRect(square("a8"))));
        QVERIFY(!board.view.rect().intersects(board.view.squareRect(square("h1"))));
    }
    void aBoardLooksTheSameWhereTextRunsFromRightToLeft() {
        const QImage usual = Board(fewPieces("PPNp")).view.grab().toImage();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage mirrored = Board(fewPieces("PPNp")).view.grab().toImage();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(mirrored == usual);
    }
    void aBoardThatFitsIsNotDragged() {
        Board board;
        const QPoint before = board.at("c4");
        board.drag(before, before + QPoint(25, 25));
        QCOMPARE(board.at("c4"), before);
    }
    void theCursorOfTheKeyboardStaysInSight() {
        Board board;
        board.view.setZoom(4, board.at("a8"));
        for (const char* corner : {"a8", "h8", "h1", "a1"}) {
            board.putCursorOn(square(corner));
            QVERIFY2(board.view.rect().contains(board.view.squareRect(square(corner))), corner);
        }
    }
    void anotherVariantIsSeenWhole() {
        Board board;
        board.view.setZoom(4, board.at("a8"));
        board.view.setPosition(koPosition({"G19s", "g1a"}));
        QCOMPARE(board.view.zoom(), 1.0);
    }

    // --- repainting

    void whatIsRepaintedBitByBitLooksLikeAllPaintedAnew() {
        for (const double zoom : {1.0, 2.0}) {
            Board board(fewPieces("PN", optionalPromotion()));
            board.view.setZoom(zoom, board.at("d3"));
            const auto isWhole = [&] {
                const QImage bits = board.shown();
                board.view.setFlipped(true); // forgets what was painted
                board.view.setFlipped(false);
                return bits == board.shown();
            };
            board.click(board.at("d2"));
            QVERIFY(isWhole());
            board.click(board.at("e4"));
            QVERIFY(isWhole());
            board.putCursorOn(square("c3"));
            board.press({Qt::Key_Up, Qt::Key_Right});
            QVERIFY(isWhole());
            board.view.setPlayedByKeys(false);
            board.drag(board.at("e5"), board.at("e6"));
            QVERIFY(isWhole());
            board.press({Qt::Key_Escape});
            QVERIFY(isWhole());
            const auto before = *board.view.position();
            board.view.setPosition(before.after(board.move("d2d5")), board.move("d2d5"));
            QVERIFY(isWhole());
            board.view.setPosition(before);
            QVERIFY(isWhole());
        }
    }
    void aHoverRepaintsNothing() {
        Board board;
        board.shown();
        PaintCounter counter;
        board.view.installEventFilter(&counter);
        for (const char* name : {"a1", "d2", "h8", "c4"})
            board.moveMouse(board.at(name), Qt::NoButton);
        board.repaintPending();
        QCOMPARE(counter.pixels, 0);
    }
    void aSelectionRepaintsNoMoreThanItsMarks() {
        Board board;
        board.shown();
        PaintCounter counter;
        board.view.installEventFilter(&counter);
        board.click(board.at("a1"));
        board.repaintPending();
        const int square = board.view.squareRect(ui::square("a1")).width();
        QVERIFY(counter.pixels > 0);
        QVERIFY(counter.pixels < 6 * square * square); // the king and up to three squares
    }

    // --- what the user can switch off

    void marksOfLegalMovesAreSwitchedOffAndNothingElseWithThem() {
        Board board;
        const auto seen = [&](const char* name) {
            return part(board.shown(), board.view.squareRect(square(name)));
        };
        const QImage empty = seen("d4"), pawn = seen("d5"), unselected = seen("d2");
        board.click(board.at("d2"));
        const QString words = board.view.wordsFor(square("d4"));
        QVERIFY(seen("d4") != empty && seen("d5") != pawn);
        {
            const SwitchedOff off(preference::LegalMoveMarks);
            QVERIFY(seen("d4") == empty && seen("d5") == pawn);
            QVERIFY(seen("d2") != unselected);
            QCOMPARE(board.view.wordsFor(square("d4")), words);
            board.click(board.at("e3"));
            QVERIFY(board.refusals == std::vector{core::Refusal::DoesNotMoveThere});
            board.view.cancelSelection();
            board.click(board.at("d2"));
            board.click(board.at("d4"));
            QVERIFY(board.onlyMoveIs("d2d4"));
        }
        board.view.cancelSelection();
        board.click(board.at("d2"));
        QVERIFY(seen("d4") != empty);
    }
    void theMarkOfTheLastMoveIsSwitchedOffAtOnce() {
        const core::Move move = core::BoardMove{square("d1"), square("d2"), std::nullopt};
        Board board;
        const QImage unmarked = board.shown();
        board.view.setPosition(fewPieces(), move);
        const QImage marked = board.shown();
        QVERIFY(marked != unmarked);
        {
            const SwitchedOff off(preference::LastMoveMark);
            QVERIFY(board.shown() == unmarked);
        }
        QVERIFY(board.shown() == marked);
    }
    void coordinatesAreSwitchedOffAtOnce() {
        for (const double zoom : {1.0, 2.0}) {
            Board board;
            board.view.setZoom(zoom, board.at("d4"));
            const QImage named = board.shown();
            {
                const SwitchedOff off(preference::Coordinates);
                QVERIFY(board.shown() != named);
            }
            QVERIFY(board.shown() == named);
        }
    }

    // --- drawings

    void aRightClickDrawsACircleAndTheSameAgainTakesItAway() {
        Board board;
        const auto before = board.picture();
        board.click(board.at("c4"), Qt::RightButton);
        QVERIFY(board.drawn == std::vector{(BoardDrawing{square("c4"), square("c4"), DrawingColour::Green})});
        QVERIFY(board.picture() != before);
        board.click(board.at("c4"), Qt::RightButton);
        QVERIFY(board.drawn.empty());
        QCOMPARE(board.picture(), before);
    }
    void aRightDragDrawsAnArrow() {
        Board board;
        board.dragRight(board.at("c4"), board.at("f5"));
        QVERIFY(board.drawn == std::vector{(BoardDrawing{square("c4"), square("f5")})});
    }
    void modifiersChooseTheColourOfADrawing() {
        Board board;
        board.dragRight(board.at("a1"), board.at("a3"), Qt::ShiftModifier);
        board.dragRight(board.at("b1"), board.at("b3"), Qt::AltModifier);
        board.dragRight(board.at("c1"), board.at("c3"), Qt::ShiftModifier | Qt::AltModifier);
        board.dragRight(board.at("e1"), board.at("e3"), Qt::ControlModifier);
        std::vector<DrawingColour> colours;
        for (const auto& drawing : board.drawn)
            colours.push_back(drawing.colour);
        QVERIFY(colours == (std::vector{DrawingColour::Red, DrawingColour::Blue, DrawingColour::Yellow,
                                        DrawingColour::Green}));
    }
    void anotherColourReplacesTheDrawing() {
        Board board;
        board.click(board.at("c4"), Qt::RightButton);
        board.dragRight(board.at("c4"), board.at("c4"), Qt::ShiftModifier);
        QVERIFY(board.drawn == std::vector{(BoardDrawing{square("c4"), square("c4"), DrawingColour::Red})});
    }
    void anArrowIsSeenWhileItIsDrawn() {
        Board board;
        const auto before = board.picture();
        QTest::mousePress(&board.view, Qt::RightButton, Qt::NoModifier, board.at("c4"));
        board.moveMouse(board.at("f5"), Qt::RightButton);
        QVERIFY(board.picture() != before);
        QVERIFY(board.drawn.empty());
        board.moveMouse(board.view.rect().topLeft() + QPoint(1, 1), Qt::RightButton); // no square
        QTest::mouseRelease(&board.view, Qt::RightButton, Qt::NoModifier,
                            board.view.rect().topLeft() + QPoint(1, 1));
        QVERIFY(board.drawn.empty());
    }
    void anArrowWhoseReleaseWentToAnotherWindowIsNotDrawn() {
        Board board;
        const auto before = board.picture();
        QTest::mousePress(&board.view, Qt::RightButton, Qt::NoModifier, board.at("c4"));
        board.moveMouse(board.at("f5"), Qt::RightButton);
        board.moveMouse(board.at("f6"), Qt::NoButton);
        QCOMPARE(board.picture(), before);
    }
    void onlySquaresAreDrawnOn() {
        Board board;
        board.dragRight(board.hand("P"), board.at("c4"));
        board.dragRight(board.at("c4"), board.hand("P"));
        QVERIFY(board.drawn.empty());
    }
    void drawingsStayWithTheirOwnerNotWithThePosition() {
        Board board;
        board.click(board.at("c4"), Qt::RightButton);
        const auto move = board.move("d2d4");
        board.view.playMove(board.view.position()->after(move), move);
        QCOMPARE(board.view.drawings().size(), std::size_t{1});
    }
    void aRightClickCancelsASelectionBeforeItDraws() {
        Board board;
        board.click(board.at("d2"));
        board.dragRight(board.at("c4"), board.at("f5"));
        QVERIFY(board.drawn.empty() && !board.view.entry().selection());
        board.dragRight(board.at("c4"), board.at("f5"));
        QCOMPARE(board.drawn.size(), std::size_t{1});
    }
    void aGlyphIsABadgeInTheCornerOfItsSquare() {
        Board board;
        const auto before = board.picture();
        board.view.setGlyphMark(square("c4"), "!?");
        const auto after = board.picture();
        const QRect area = board.view.squareRect(square("c4"));
        const QRect corner(area.center().x(), area.top(), area.width() / 2, area.height() / 2);
        QVERIFY(part(before, corner) != part(after, corner));
        const QRect lower(area.left(), area.center().y() + 2, area.width(), area.height() / 2 - 2);
        QCOMPARE(part(before, lower), part(after, lower));
        board.view.setGlyphMark(square("c4"), {});
        QCOMPARE(board.picture(), before);
    }
    void onlyTheSquaresOfADrawingAreRepainted() {
        Board board;
        const auto isWhole = [&] {
            const QImage parts = board.shown();
            board.view.update();
            return parts == board.shown();
        };
        board.view.setDrawings({{square("a1"), square("a1")}});
        board.view.setGlyphMark(square("g2"), "??");
        QVERIFY(isWhole());
        board.view.setDrawings({{square("b2"), square("d4"), DrawingColour::Blue}});
        board.view.setGlyphMark(square("c7"), "?!");
        QVERIFY(isWhole());
    }

    // --- arrows and rings

    void theNextMoveTakesAllArrowsAway() {
        Board board;
        const auto move = board.move("d2d4");
        board.view.setArrows(ArrowKind::Hint, {arrowOf(move, *board.view.position(), ArrowKind::Hint)});
        board.view.playMove(board.view.position()->after(move), move);
        QVERIFY(board.view.arrows().empty());
    }
    void arrowsStayWhereThePositionDoes() {
        Board board;
        const auto hint = arrowOf(board.move("d2d4"), *board.view.position(), ArrowKind::Hint);
        board.view.setArrows(ArrowKind::Hint, {hint});
        board.view.setPosition(*board.view.position());
        QVERIFY(board.view.arrows() == std::vector{hint});
    }
    void eachKindOfArrowLooksDifferent() {
        Board board;
        std::vector<QImage> pictures;
        for (const auto kind : {ArrowKind::Hint, ArrowKind::Analysis}) {
            board.view.setArrows(kind, {arrowOf(board.move("d2g2"), *board.view.position(), kind)});
            pictures.push_back(board.picture().convertToFormat(QImage::Format_Grayscale8));
            board.view.setArrows(kind, {});
        }
        QVERIFY(pictures[0] != pictures[1]);
    }
    void arrowsThatAreSetAgainStayBelowTheOthers() {
        Board board;
        const auto analysis = arrowOf(board.move("d2d4"), *board.view.position(), ArrowKind::Analysis);
        const auto hint = arrowOf(board.move("d2d4"), *board.view.position(), ArrowKind::Hint);
        board.view.setArrows(ArrowKind::Analysis, {analysis});
        board.view.setArrows(ArrowKind::Hint, {hint});
        board.view.setArrows(ArrowKind::Analysis, {analysis});
        QVERIFY(board.view.arrows() == (std::vector{analysis, hint}));
    }
    void anArrowFollowsTheStepsOfAMove() {
        const auto position = koPosition({"G19s", "SW10j", "p9i", "g1a"});
        const auto arrow = arrowOf(uciMove("10j-9i-10h", position), position, ArrowKind::Hint);
        QVERIFY(arrow.places == (std::vector<Place>{point("10j"), point("9i"), point("10h")}));
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
    void anAnimatedStepBackEndsInThePictureOfThePosition_data() {
        anAnimatedMoveEndsInThePictureOfThePosition_data();
    }
    void anAnimatedStepBackEndsInThePictureOfThePosition() {
        QFETCH(QString, text);
        const auto line = lineOf({text.toStdString()});
        Board board(line.position());
        board.view.walk(line, 1, 0);
        QVERIFY(board.view.isAnimating());
        QVERIFY(*board.view.position() == fewPieces());
        QVERIFY(board.picture() != pictureOf(fewPieces(), std::nullopt));
        QTRY_VERIFY(!board.view.isAnimating());
        QCOMPARE(board.finished.count(), 1);
        QCOMPARE(board.picture(), pictureOf(fewPieces(), std::nullopt));
    }
    void aMoveAndTheAnswerAreSeenOneAfterTheOther() {
        const auto line = lineOf({"d2d4", "h8h7", "d4c4"});
        Board board;
        const auto isAt = [&](const char* name) {
            const QRect there = board.view.squareRect(square(name));
            return part(board.picture(), there) ==
                   part(pictureOf(line.positionAt(1), line.moves()[0]), there);
        };
        board.view.walk(line, 0, 2);
        QVERIFY(*board.view.position() == line.positionAt(2));
        QVERIFY(isAt("h8")); // waits until the first one has arrived
        QTRY_VERIFY(!board.view.isAnimating());
        QCOMPARE(board.finished.count(), 1);
        QCOMPARE(board.picture(), pictureOf(line.positionAt(2), line.moves()[1]));
        board.view.walk(line, 2, 0);
        QTRY_VERIFY(!board.view.isAnimating());
        QCOMPARE(board.finished.count(), 2);
        QCOMPARE(board.picture(), pictureOf(fewPieces(), std::nullopt));
    }
    void moreMovesAreNotSeen() {
        const auto line = lineOf({"d2d4", "h8h7", "d4c4"});
        Board board;
        board.view.walk(line, 0, 3);
        QVERIFY(!board.view.isAnimating());
        QCOMPARE(board.picture(), pictureOf(line.positionAt(3), line.moves()[2]));
    }
    void anInterruptionEndsAllThatIsToBeSeen() {
        const auto line = lineOf({"d2d4", "h8h7"});
        Board board(line.position());
        board.view.walk(line, 2, 0);
        board.view.finishAnimation();
        QVERIFY(!board.view.isAnimating());
        QCOMPARE(board.finished.count(), 1);
        QCOMPARE(board.picture(), pictureOf(fewPieces(), std::nullopt));
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
    void anyKeyInterruptsAMove() {
        for (const auto key : {Qt::Key_F, Qt::Key_Left, Qt::Key_Escape}) {
            Board board;
            const auto move = board.move("d2d4");
            board.view.playMove(board.view.position()->after(move), move);
            board.press({key});
            QVERIFY(!board.view.isAnimating());
            QCOMPARE(board.finished.count(), 1);
        }
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
    void aStepGlidesWhileTheMoveIsEntered() {
        Board board(koPosition({"G19s", "SW10j", "p10i", "g1a"}));
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("10i"));
        QVERIFY(board.view.isAnimating());
        const auto onItsWay = board.picture();
        QTRY_VERIFY(!board.view.isAnimating());
        QVERIFY(board.picture() != onItsWay);
    }
    void aMoveIsNotSeenTwice() {
        Board board(koPosition({"G19s", "SW10j", "g1a"}));
        QObject::connect(&board.view, &BoardView::moveChosen, &board.view, [&](const core::Move& move) {
            board.view.playMove(board.view.position()->after(move), move);
        });
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("10i"));
        QTest::keyClick(&board.view, Qt::Key_Return);
        QVERIFY(board.view.position()->pieceAt(point("10i")));
        QVERIFY(!board.view.isAnimating());
    }
    void aShotThatEndsAMoveIsSeen() {
        Board board(koPosition({"G19s", "LB10j", "p9h", "g1a"}));
        QObject::connect(&board.view, &BoardView::moveChosen, &board.view, [&](const core::Move& move) {
            board.view.playMove(board.view.position()->after(move), move);
        });
        for (const char* name : {"10j", "9i", "9h"})
            board.click(board.atPoint(name));
        QVERIFY(!board.view.position()->pieceAt(point("9h")));
        QVERIFY(board.view.isAnimating());
    }
    void thePieceIsShownWhereItStandsNow() {
        Board board(koPosition({"G19s", "SW10j", "p10i", "g1a"}));
        const auto before = board.picture();
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("10i"));
        const auto onTheWay = board.picture();
        for (const char* name : {"10j", "10i"}) {
            const QRect square = board.view.squareRect(point(name));
            QVERIFY(part(before, square) != part(onTheWay, square));
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
        board.click(board.atPoint("10i"));
        board.pressAgain(board.atPoint("10i"));
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

    // --- the keyboard

    void arrowsBelongToTheWindowUntilTheKeyboardPlays() {
        Board board;
        for (const auto key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Space, Qt::Key_1})
            QVERIFY(!board.takesFromShortcuts(key));
        board.view.setPlayedByKeys(true);
        for (const auto key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Space, Qt::Key_1})
            QVERIFY(board.takesFromShortcuts(key));
        for (const auto key : {Qt::Key_F, Qt::Key_Home, Qt::Key_PageUp})
            QVERIFY(!board.takesFromShortcuts(key));
    }
    void theTabKeyMakesTheKeyboardPlayAndEscapeEndsIt() {
        BoardBelowALine window;
        QTest::keyClick(window.line, Qt::Key_Tab);
        QVERIFY(window.view->hasFocus());
        QVERIFY(window.view->isPlayedByKeys());
        QTest::keyClick(window.view, Qt::Key_Escape);
        QVERIFY(!window.view->isPlayedByKeys() && !window.view->keyCursor());
    }
    void theKeyboardDoesNotPlayBecauseSomethingElseWasHidden() {
        BoardBelowALine window;
        window.line->hide();
        QVERIFY(window.view->hasFocus());
        QVERIFY(!window.view->isPlayedByKeys());
    }
    void theMouseEndsThePlayByKeysButNotItsPlace() {
        Board board;
        board.putCursorOn(square("c4"));
        board.click(board.at("d2"));
        QVERIFY(!board.view.isPlayedByKeys());
        board.view.setPlayedByKeys(true);
        QVERIFY(board.view.keyCursor() == Place(square("c4")));
    }
    void theCursorBeginsAtTheKing() {
        Board board;
        board.view.setPlayedByKeys(true);
        QVERIFY(board.view.keyCursor() == Place(square("a1")));
    }
    void arrowsMoveTheCursorAsTheBoardIsSeen() {
        Board board;
        board.putCursorOn(square("d2"));
        board.press({Qt::Key_Up, Qt::Key_Right});
        QVERIFY(board.view.keyCursor() == Place(square("e3")));
        board.view.setFlipped(true);
        board.press({Qt::Key_Up, Qt::Key_Right});
        QVERIFY(board.view.keyCursor() == Place(square("d2")));
    }
    void theCursorCanBeSeen() {
        Board board;
        const auto before = board.picture();
        board.putCursorOn(square("c4"));
        const QRect c4 = board.view.squareRect(square("c4"));
        QVERIFY(part(board.picture(), c4) != part(before, c4));
        board.press({Qt::Key_Up, Qt::Key_Escape});
        QCOMPARE(board.picture(), before);
    }
    void spaceOrEnterPicksUpAndPutsDown() {
        for (const auto key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
            Board board;
            board.putCursorOn(square("d2"));
            board.press({key, Qt::Key_Up, Qt::Key_Up, key});
            QVERIFY(board.onlyMoveIs("d2d4"));
        }
    }
    void spaceOnThePieceLetsItGo() {
        Board board;
        board.putCursorOn(square("d2"));
        board.press({Qt::Key_Space, Qt::Key_Space});
        QCOMPARE(board.cancelled.count(), 1);
    }
    void escapeLetsAPieceGoFirst() {
        Board board;
        board.putCursorOn(square("d2"));
        board.press({Qt::Key_Space, Qt::Key_Escape});
        QVERIFY(board.view.isPlayedByKeys() && !board.view.entry().selection());
    }
    void theHandIsReachedByArrows() {
        Board board;
        board.putCursorOn(square("h1"));
        board.press({Qt::Key_Right});
        QVERIFY(std::holds_alternative<HandPlace>(*board.view.keyCursor()));
        board.press({Qt::Key_Left});
        QVERIFY(board.view.keyCursor() == Place(square("h1")));
    }
    void aDigitPicksThatKindFromTheHand() {
        Board board;
        const auto& kinds = BoardShape::of(euroshogi()->spec()).handKinds;
        const auto knight = std::find(kinds.begin(), kinds.end(), kind("N")) - kinds.begin();
        board.view.setPlayedByKeys(true);
        board.press({static_cast<Qt::Key>(Qt::Key_1 + knight)});
        QVERIFY(board.view.entry().selection() == Place(HandPlace{core::Side::First, kind("N")}));
        board.putCursorOn(square("c4"));
        board.press({Qt::Key_Space});
        QVERIFY(board.onlyMoveIs("N@c4"));
    }
    void aDigitForAnEmptySlotIsRefused() {
        Board board(fewPieces("P"));
        const auto& kinds = BoardShape::of(euroshogi()->spec()).handKinds;
        const auto knight = std::find(kinds.begin(), kinds.end(), kind("N")) - kinds.begin();
        board.view.setPlayedByKeys(true);
        board.press({static_cast<Qt::Key>(Qt::Key_1 + knight)});
        QVERIFY(board.refusals == std::vector{core::Refusal::NotInHand});
    }
    void aChoiceIsMadeByArrowsOrByItsNumber() {
        const auto open = [](Board& board) {
            board.putCursorOn(square("e5"));
            board.press({Qt::Key_Space, Qt::Key_Up, Qt::Key_Space});
        };
        Board byEnter(fewPieces("PN", optionalPromotion()));
        open(byEnter);
        QVERIFY(byEnter.moves.empty());
        byEnter.press({Qt::Key_Return});
        QVERIFY(byEnter.onlyMoveIs("e5e6+"));
        Board byArrow(fewPieces("PN", optionalPromotion()));
        open(byArrow);
        byArrow.press({Qt::Key_Right, Qt::Key_Space});
        QVERIFY(byArrow.onlyMoveIs("e5e6"));
        Board byNumber(fewPieces("PN", optionalPromotion()));
        open(byNumber);
        byNumber.press({Qt::Key_2});
        QVERIFY(byNumber.onlyMoveIs("e5e6"));
    }
    void aChoiceThatTheMouseOpenedTakesKeysToo() {
        Board board(fewPieces("PN", optionalPromotion()));
        board.drag(board.at("e5"), board.at("e6"));
        board.press({Qt::Key_Return});
        QVERIFY(board.moves.empty()); // nothing is highlighted yet
        board.press({Qt::Key_Down, Qt::Key_Return});
        QVERIFY(board.onlyMoveIs("e5e6+"));
    }
    void escapeClosesAChoice() {
        Board board(fewPieces("PN", optionalPromotion()));
        board.putCursorOn(square("e5"));
        board.press({Qt::Key_Space, Qt::Key_Up, Qt::Key_Space, Qt::Key_Escape});
        QVERIFY(board.view.entry().choices().empty() && board.view.isPlayedByKeys());
    }
    void spaceAddsAStepAndEnterEndsTheMove() {
        Board board(koPosition({"G19s", "TP18s", "+DR10j", "g1a"}));
        board.putCursorOn(point("10j"));
        board.press({Qt::Key_Space, Qt::Key_Up, Qt::Key_Space, Qt::Key_Up, Qt::Key_Space});
        QCOMPARE(board.view.entry().course()->steps(), 2);
        board.press({Qt::Key_Escape});
        QCOMPARE(board.view.entry().course()->steps(), 1);
        board.press({Qt::Key_Space, Qt::Key_Up, Qt::Key_Space, Qt::Key_Return});
        QVERIFY(board.moves.size() + board.refusals.size() == 1);
    }
    void aMoveEnteredElsewhereIsReported() {
        Board board;
        board.click(board.at("d2"));
        board.view.enterMove(board.move("a1a2"));
        QVERIFY(board.onlyMoveIs("a1a2"));
        QVERIFY(!board.view.entry().selection());
    }

    // --- what a move would bring about

    void theMouseOnATargetShowsWhatTheMoveWouldBurn() {
        Board board(koPosition({"G19s", "+EN10k", "p11i", "P9i", "p12j", "g1a"}));
        board.click(board.atPoint("10k"));
        const auto before = board.picture();
        board.moveMouse(board.atPoint("10j"), Qt::NoButton);
        QCOMPARE(board.view.previewText(), QString("destroys White Pawn 11i, Black Pawn 9i"));
        const QRect burnt = board.view.squareRect(point("11i"));
        const QRect spared = board.view.squareRect(point("12j"));
        QVERIFY(part(board.picture(), burnt) != part(before, burnt));
        QCOMPARE(part(board.picture(), spared), part(before, spared));
        board.moveMouse(board.atPoint("3c"), Qt::NoButton);
        QCOMPARE(board.picture(), before);
        QVERIFY(board.view.previewText().isEmpty());
    }
    void aTurnedBoardHasAnotherSquareUnderTheMouse() {
        Board board(koPosition({"G19s", "+EN10j", "p11h", "g1a"}));
        board.click(board.atPoint("10j"));
        board.moveMouse(board.atPoint("10k"), Qt::NoButton);
        QVERIFY(!board.view.previewText().contains("11h"));
        board.view.setFlipped(true); // 10i is there now
        QCOMPARE(board.view.previewText(), QString("destroys White Pawn 11h"));
    }
    void theCursorOfTheKeyboardShowsItToo() {
        Board board(koPosition({"G19s", "+EN10k", "p11i", "g1a"}));
        board.putCursorOn(point("10k"));
        board.press({Qt::Key_Space, Qt::Key_Up});
        QCOMPARE(board.view.previewText(), QString("destroys White Pawn 11i"));
    }
    void aMoveThatHasBegunShowsWhatItTakesAndHolds() {
        Board board(koPosition({"G19s", "+AG10i", "sw14j", "g1a"}));
        board.click(board.atPoint("10i"));
        board.moveMouse(board.atPoint("10j"), Qt::NoButton);
        QVERIFY2(board.view.previewText().startsWith("holds White "), qPrintable(board.view.previewText()));
        Board walk(koPosition({"G19s", "SW10j", "p10i", "g1a"}));
        walk.click(walk.atPoint("10j"));
        walk.click(walk.atPoint("10i"));
        walk.view.setPlayedByKeys(false);
        QCOMPARE(walk.view.previewText(), QString("captures White Pawn 10i"));
    }
    void aShotIsCalledAShot() {
        Board board(koPosition({"G19s", "LB10j", "p9h", "p12f", "g1a"}));
        board.click(board.atPoint("10j"));
        board.click(board.atPoint("9i"));
        board.moveMouse(board.atPoint("9h"), Qt::NoButton);
        QCOMPARE(board.view.previewText(), QString("shoots White Pawn 9h"));
    }

    // --- what pieces do to others from where they stand

    void aHeldPieceLiesUnderANetThatLeavesItsWritingFree() {
        Board board(koPosition({"G19s", "+AG10j", "sw14j", "g1a"}));
        const auto held = part(board.picture(), board.view.squareRect(point("14j")));
        board.view.setPosition(koPosition({"G19s", "AG10j", "sw14j", "g1a"}));
        const auto free = part(board.picture(), board.view.squareRect(point("14j")));
        QVERIFY(held != free);
        const int side = held.width();
        const QRect writing(side * 3 / 10, side * 3 / 10, side * 4 / 10, side * 4 / 10);
        QCOMPARE(held.copy(writing), free.copy(writing));
    }
    void aHeldPieceThatIsPickedUpSaysWhatHoldsIt() {
        Board board(koPosition({"G19s", "+ag10j", "SW14j", "P5m", "DR5s", "g1a"}));
        board.click(board.atPoint("14j"));
        QCOMPARE(board.view.previewText(), QString("The Skyward net on 10j holds this piece."));
        QVERIFY(board.view.wordsFor(point("14j")).contains("The Skyward net on 10j holds this piece."));
    }
    void pointingAtAHeldPieceOrItsNetShowsTheLineBetweenThem() {
        Board board(koPosition({"G19s", "+AG10j", "sw14j", "g1a"}));
        const QRect between = board.view.squareRect(point("12j"));
        const auto before = part(board.picture(), between);
        for (const char* const at : {"14j", "10j"}) {
            board.moveMouse(board.atPoint(at), Qt::NoButton);
            QVERIFY2(part(board.picture(), between) != before, at);
            board.moveMouse(board.atPoint("3c"), Qt::NoButton);
            QCOMPARE(part(board.picture(), between), before);
        }
    }
    void pointingAtAFogShowsHowFarItReaches() {
        Board board(koPosition({"G19s", "LB10p", "+tp10f", "g1a"}));
        const auto before = board.picture();
        board.moveMouse(board.atPoint("10f"), Qt::NoButton);
        const auto shown = board.picture();
        for (const auto& [square, isInReach] : {std::pair{"15k", true},
                                                {"5a", true},
                                                {"5k", true},
                                                {"16f", false},
                                                {"10l", false},
                                                {"4f", false}}) {
            const QRect place = board.view.squareRect(point(square));
            QVERIFY2((part(shown, place) != part(before, place)) == isInReach, square);
        }
    }
    void aShooterThatIsPickedUpShowsTheFogsThatSilenceIt() {
        Board board(koPosition({"G19s", "LB10k", "P3p", "+tp10f", "+TP17q", "g1a"}));
        board.click(board.atPoint("3p"));
        const QRect inReach = board.view.squareRect(point("14b"));
        const QRect ofItsOwn = board.view.squareRect(point("17n"));
        const auto without = board.picture();
        board.click(board.atPoint("10k"));
        QVERIFY(part(board.picture(), inReach) != part(without, inReach));
        QCOMPARE(part(board.picture(), ofItsOwn), part(without, ofItsOwn));
        QCOMPARE(board.view.previewText(),
                 QString("This piece cannot shoot within 5 square(s) of the Five-li fog on 10f."));
    }
    void whatAMoveBurntIsSeenUntilTheNextMove() {
        const auto before = koPosition({"G19s", "+EN10k", "p11i", "p12j", "g1a"});
        const core::Move move = core::effects::parseMove("10k-10j", *before.effects()).value();
        const auto after = before.after(move);
        Board board(after);
        const QRect burnt = board.view.squareRect(point("11i"));
        const QRect spared = board.view.squareRect(point("12j"));
        board.view.setPosition(after, ShownMove(move));
        const auto plain = board.picture();
        board.view.setPosition(after, ShownMove(move, before));
        QVERIFY(part(board.picture(), burnt) != part(plain, burnt));
        QCOMPARE(part(board.picture(), spared), part(plain, spared));
        board.view.setPosition(after);
        QVERIFY(part(board.picture(), burnt) == part(plain, burnt));
    }
    void aPromotionIsForetold() {
        Board board(koPosition({"G19s", "EN10g", "p10e", "g1a"}));
        board.click(board.atPoint("10g"));
        board.moveMouse(board.atPoint("10f"), Qt::NoButton);
        QVERIFY2(board.view.previewText().startsWith("may promote to "),
                 qPrintable(board.view.previewText()));
        Board taking(koPosition({"G19s", "AI10j", "ma10i", "g1a"}));
        taking.click(taking.atPoint("10j"));
        taking.moveMouse(taking.atPoint("10i"), Qt::NoButton);
        QVERIFY2(taking.view.previewText().contains("; promotes to "), qPrintable(taking.view.previewText()));
    }
    void boardsWithoutSpecialEffectsForetellNothing() {
        Board board;
        board.click(board.at("e5"));
        board.moveMouse(board.at("e6"), Qt::NoButton);
        QVERIFY(board.view.previewText().isEmpty());
    }

    void shotsAndFiresAreShownAndEndInThePictureOfThePosition() {
        for (const auto& [pieces, text] :
             {std::pair{std::vector<std::string>{"G19s", "LB10j", "p9h", "g1a"}, "10j-9i!9h"},
              std::pair{std::vector<std::string>{"G19s", "+EN10k", "p11i", "g1a"}, "10k-10j"},
              std::pair{std::vector<std::string>{"G19s", "SH10k", "+en10i", "g1a"}, "10k-9j"}}) {
            Board board(effectsPositionOf(pieces));
            const auto before = *board.view.position();
            const auto move = board.move(text);
            const auto after = before.after(move);
            board.view.playMove(after, move);
            QVERIFY(board.view.isAnimating());
            QTRY_VERIFY(!board.view.isAnimating());
            QCOMPARE(board.picture(), pictureOf(after, ShownMove(move, before)));
        }
    }
    void aPieceThatWillBurnIsSeenUntilItDoes() {
        Board board(koPosition({"G19s", "+EN10k", "p11i", "g1a"}));
        const auto move = board.move("10k-10j");
        const auto after = board.view.position()->after(move);
        const QRect burning = board.view.squareRect(point("11i"));
        board.view.playMove(after, move);
        QVERIFY(part(board.picture(), burning) != part(pictureOf(after, move), burning));
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
