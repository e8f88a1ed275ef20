// What a screen reader hears of the board.
#include "tests/ui/positions.h"
#include "tests/ui/spoken.h"
#include "ui/board/board_view.h"

#include <QAccessible>
#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

class AccessibleBoardTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<BoardView> m_view;

    void show(const core::AnyPosition& position) {
        m_view = std::make_unique<BoardView>();
        m_view->setAnimated(false);
        m_view->resize(800, 640);
        m_view->setPosition(position);
        m_view->setMovable(MovableSides::both());
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
    }
    QAccessibleInterface& board() const { return *QAccessible::queryAccessibleInterface(m_view.get()); }
    QAccessibleInterface& part(const Place& place) const { return *board().child(m_view->indexOf(place)); }
    QString nameOf(const Place& place) const { return part(place).text(QAccessible::Name); }

private slots:
    void cleanup() { m_view.reset(); }

    void theBoardIsAListOfItsPlaces() {
        show(fewPieces());
        QCOMPARE(board().role(), QAccessible::List);
        QCOMPARE(board().childCount(), static_cast<int>(m_view->places().size()) + 1);
        QCOMPARE(part(square("c4")).role(), QAccessible::ListItem);
        QCOMPARE(part(square("c4")).parent(), &board());
        QCOMPARE(board().indexOfChild(&part(square("c4"))), m_view->indexOf(Place(square("c4"))));
    }
    void squaresHaveTheirNamesAndPieces() {
        show(fewPieces());
        QCOMPARE(nameOf(square("d2")), QString("d2, White Rook"));
        QCOMPARE(nameOf(square("h8")), QString("h8, Black King"));
        QCOMPARE(nameOf(square("c4")), QString("c4, empty"));
    }
    void promotedPiecesAreCalledSo() {
        show(koPosition({"G19s", "+DR9j", "g1a"}));
        QCOMPARE(nameOf(point("9j")), QString("9j, Black Thunderclap, promoted"));
    }
    void handsSayHowManyTheyHold() {
        show(fewPieces("PPNp"));
        QCOMPARE(nameOf(HandPlace{core::Side::First, kind("P")}), QString("hand of White: 2 Pawn"));
        QCOMPARE(nameOf(HandPlace{core::Side::Second, kind("N")}), QString("hand of Black: 0 Knight"));
    }
    void theContentOfAPlaceIsItsValue() {
        show(fewPieces("PPNp"));
        const auto valueOf = [&](const Place& place) { return part(place).text(QAccessible::Value); };
        QCOMPARE(valueOf(square("d2")), QString("White Rook"));
        QCOMPARE(valueOf(square("c4")), QString("empty"));
        QCOMPARE(valueOf(HandPlace{core::Side::First, kind("P")}), QString("2"));
    }
    void partsLieWhereTheyAreSeen() {
        show(fewPieces());
        const QRect d2 = m_view->squareRect(square("d2"));
        const QPoint middle = m_view->mapToGlobal(d2.center());
        QCOMPARE(part(square("d2")).rect(), QRect(m_view->mapToGlobal(d2.topLeft()), d2.size()));
        QCOMPARE(board().childAt(middle.x(), middle.y()), &part(square("d2")));
    }
    void aPieceThatIsPickedUpNamesWhereItCanGo() {
        show(fewPieces());
        m_view->setKeyCursor(square("d2"));
        m_view->pressKeyCursor();
        QCOMPARE(nameOf(square("d2")), QString("d2, White Rook, picked up"));
        QVERIFY(part(square("d2")).state().selected);
        QCOMPARE(nameOf(square("d4")), QString("d4, empty, can move here"));
        QCOMPARE(nameOf(square("d5")), QString("d5, Black Pawn, can be captured"));
        QCOMPARE(nameOf(square("e3")), QString("e3, empty"));
    }
    void theFocusFollowsTheCursor() {
        show(fewPieces());
        m_view->setKeyCursor(square("d2"));
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(board().focusChild(), &part(square("d3")));
        QVERIFY(part(square("d3")).state().focused);
    }
    void anActionPressesAPlace() {
        show(fewPieces());
        auto* action = part(square("d2")).actionInterface();
        QVERIFY(action);
        action->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(m_view->entry().selection() == Place(square("d2")));
    }
    void movesAreAnnounced() {
        show(fewPieces());
        const auto play = [&](const char* text) {
            const auto before = *m_view->position();
            const auto move = uciMove(text, before);
            QCoreApplication::processEvents(); // what was announced before has been spoken
            m_view->playMove(before.after(move), move);
            return m_view->news();
        };
        QCOMPARE(play("d2d5"), QString("White Rook d2 captures Black Pawn d5"));
        QCOMPARE(play("h8h7"), QString("Black King h8 to h7"));
        QCOMPARE(play("e5e6+"), QString("White Pawn e5 to e6, promotes to Promoted pawn"));
        QCOMPARE(play("h7h6"), QString("Black King h7 to h6"));
        QCOMPARE(play("N@c4"), QString("White Knight dropped on c4"));
        const auto* last = board().child(board().childCount() - 1);
        QCOMPARE(last->role(), QAccessible::Notification);
        QCOMPARE(last->text(QAccessible::Name), QString("White Knight dropped on c4"));
    }
    void whatIsAnnouncedTogetherIsSpokenTogether() {
        show(fewPieces());
        QCoreApplication::processEvents();
        const test::Spoken spoken(m_view->announcer());
        m_view->announceState("White wins");
        m_view->announce("White Rook d2 to d8");
        m_view->announce("Time is up");
        QCOMPARE(m_view->news(), QString("White Rook d2 to d8. Time is up. White wins"));
        QCOMPARE(spoken.texts(), QStringList(m_view->news())); // once
        m_view->announce("Black Pawn d5 to d4");
        QCOMPARE(m_view->news(), QString("Black Pawn d5 to d4"));
    }
    void movesOfSeveralStepsAreAnnouncedStepByStep() {
        const auto before = koPosition({"G19s", "+SM10j", "p10g", "p10i", "g1a"});
        show(before);
        const auto move = uciMove("10j-8h-10h!10g", before);
        m_view->playMove(before.after(move), move);
        QVERIFY2(m_view->news().endsWith("10j to 8h, to 10h, shoots White Pawn 10g"),
                 qPrintable(m_view->news()));
    }
    void aChoiceHasButtonsWithTheirActions() {
        show(fewPieces("PN", optionalPromotion()));
        const int places = static_cast<int>(m_view->places().size());
        part(square("e5")).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board().childCount(), places + 1);
        part(square("e6")).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board().childCount(), places + 3);
        auto* promotes = board().child(places);
        QCOMPARE(promotes->role(), QAccessible::Button);
        QCOMPARE(promotes->text(QAccessible::Name), QString("Promoted pawn (+P)"));
        auto* stays = board().child(places + 1);
        QCOMPARE(stays->text(QAccessible::Name), QString("Pawn (P)"));
        QCOMPARE(board().childAt(stays->rect().center().x(), stays->rect().center().y()), stays);
        QSignalSpy chosen(m_view.get(), &BoardView::moveChosen);
        stays->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(board().childCount(), places + 1);
        QVERIFY(!stays->isValid());
    }
    void choicesAreAnnounced() {
        show(fewPieces("PN", optionalPromotion()));
        m_view->setKeyCursor(square("e5"));
        for (const auto key : {Qt::Key_Space, Qt::Key_Up, Qt::Key_Space})
            QTest::keyClick(m_view.get(), key);
        QCOMPARE(m_view->news(), QString("Choice 1 of 2: Promoted pawn (+P)"));
        QCoreApplication::processEvents();
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->news(), QString("Choice 2 of 2: Pawn (P)"));
    }
};

QTEST_MAIN(AccessibleBoardTest)
#include "accessible_board_test.moc"
