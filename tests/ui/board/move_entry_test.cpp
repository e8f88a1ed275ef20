#include "tests/ui/board/positions.h"
#include "ui/board/move_entry.h"

#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

const Place OwnPawnInHand = HandPlace{core::Side::First, kind("P")};
const Place OwnKnightInHand = HandPlace{core::Side::First, kind("N")};

MoveEntry entryFor(const core::AnyPosition& position, MovableSides sides = MovableSides::both()) {
    MoveEntry entry;
    entry.setPosition(position);
    entry.setMovable(sides);
    return entry;
}

MoveEntry::Answer click(MoveEntry& entry, std::optional<Place> place) {
    const auto pressed = entry.press(place);
    const auto released = entry.release(place, false);
    return std::holds_alternative<MoveEntry::Nothing>(pressed) ? released : pressed;
}

MoveEntry::Answer click(MoveEntry& entry, const char* name) { return click(entry, Place(square(name))); }

MoveEntry::Answer drag(MoveEntry& entry, const Place& from, std::optional<Place> to) {
    entry.press(from);
    return entry.release(to, true);
}

MoveEntry::Answer drag(MoveEntry& entry, const char* from, const char* to) {
    return drag(entry, Place(square(from)), Place(square(to)));
}

MoveEntry::Answer chosen(const char* move, const core::AnyPosition& position) {
    return MoveEntry::Chosen{uciMove(move, position)};
}

MoveEntry::Answer refused(core::Refusal reason) { return MoveEntry::Refused{reason}; }

} // namespace

class MoveEntryTest : public QObject {
    Q_OBJECT

private slots:
    void aClickOnAnOwnPieceSelectsItAndNamesItsTargets() {
        auto entry = entryFor(fewPieces());
        QVERIFY(click(entry, "d2") == MoveEntry::Answer(MoveEntry::Selected{square("d2")}));
        QVERIFY(entry.selection() == Place(square("d2")));
        const auto& targets = entry.targets();
        QCOMPARE(targets.size(), std::size_t{11}); // seven along the rank, d1, d3, d4 and the pawn on d5
        QVERIFY(std::find(targets.begin(), targets.end(), square("d5")) != targets.end());
    }
    void aSecondClickOnThePieceDeselectsIt() {
        auto entry = entryFor(fewPieces());
        click(entry, "d2");
        QVERIFY(click(entry, "d2") == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(!entry.selection() && entry.targets().empty());
    }
    void aClickOnAnotherOwnPieceSelectsThatOne() {
        auto entry = entryFor(fewPieces());
        click(entry, "d2");
        QVERIFY(click(entry, "a1") == MoveEntry::Answer(MoveEntry::Selected{square("a1")}));
    }
    void aClickOnALegalTargetIsTheMove() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        click(entry, "d2");
        QVERIFY(click(entry, "d5") == chosen("d2d5", position));
        QVERIFY(!entry.selection());
    }
    void aClickOnAnotherSquareIsRefusedWithTheReasonAndEndsTheSelection() {
        auto entry = entryFor(fewPieces());
        click(entry, "d2");
        QVERIFY(click(entry, "e3") == refused(core::Refusal::DoesNotMoveThere));
        QVERIFY(!entry.selection());
    }
    void aMoveThatLeavesTheKingInCheckIsRefusedWithThatReason() {
        auto entry = entryFor(positionFrom("3r3k/8/8/8/8/8/3R4/3K4[] w - - 0 1"));
        click(entry, "d2");
        QVERIFY(click(entry, "e2") == refused(core::Refusal::LeavesKingInCheck));
    }
    void aClickBesideTheBoardEndsTheSelection() {
        auto entry = entryFor(fewPieces());
        click(entry, "d2");
        QVERIFY(click(entry, std::nullopt) == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(click(entry, std::nullopt) == MoveEntry::Answer(MoveEntry::Nothing{}));
    }
    void aClickOnAnEmptySquareWithoutASelectionDoesNothing() {
        auto entry = entryFor(fewPieces());
        QVERIFY(click(entry, "c6") == MoveEntry::Answer(MoveEntry::Nothing{}));
    }

    void aClickOnTheOpponentsPieceIsRefused() {
        auto entry = entryFor(fewPieces());
        QVERIFY(click(entry, "h8") == refused(core::Refusal::NotYourPiece));
        QVERIFY(!entry.selection());
    }
    void aClickOnTheOpponentsHandIsRefused() {
        auto entry = entryFor(fewPieces("Pn"));
        QVERIFY(click(entry, HandPlace{core::Side::Second, kind("N")}) ==
                refused(core::Refusal::NotYourPiece));
    }
    void aSideThatTheUserDoesNotMoveCannotBePickedUp() {
        auto entry = entryFor(fewPieces(), MovableSides::only(core::Side::Second));
        QVERIFY(!entry.canPick(square("d2")));
        QVERIFY(click(entry, "d2") == refused(core::Refusal::NotYourPiece));
    }
    void aLockedBoardRefuses() {
        auto entry = entryFor(fewPieces(), MovableSides::none());
        QVERIFY(click(entry, "d2") == refused(core::Refusal::NotYourPiece));
    }
    void withoutALegalMoveTheGameIsOver() {
        auto entry = entryFor(positionFrom("7k/8/8/8/8/8/7r/K6r[] w - - 0 1"));
        QVERIFY(click(entry, "a1") == refused(core::Refusal::GameIsOver));
    }

    void aClickOnAPieceInHandSelectsItAndNamesTheSquaresForIt() {
        auto entry = entryFor(fewPieces());
        QVERIFY(click(entry, OwnPawnInHand) == MoveEntry::Answer(MoveEntry::Selected{OwnPawnInHand}));
        const auto& targets = entry.targets();
        QVERIFY(std::find(targets.begin(), targets.end(), square("c4")) != targets.end());
        QVERIFY(std::find(targets.begin(), targets.end(), square("e4")) == targets.end());
        QVERIFY(std::find(targets.begin(), targets.end(), square("c8")) == targets.end());
    }
    void aSecondClickOnTheHandDeselects() {
        auto entry = entryFor(fewPieces());
        click(entry, OwnPawnInHand);
        QVERIFY(click(entry, OwnPawnInHand) == MoveEntry::Answer(MoveEntry::Deselected{}));
    }
    void aClickOnAnotherKindInHandSelectsThatOne() {
        auto entry = entryFor(fewPieces());
        click(entry, OwnPawnInHand);
        QVERIFY(click(entry, OwnKnightInHand) == MoveEntry::Answer(MoveEntry::Selected{OwnKnightInHand}));
    }
    void aClickOnAnOwnPieceOnTheBoardReplacesThePieceInHand() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        click(entry, OwnPawnInHand);
        QVERIFY(click(entry, "d2") == MoveEntry::Answer(MoveEntry::Selected{square("d2")}));
        QVERIFY(click(entry, "d3") == chosen("d2d3", position));
    }
    void theBoardDoesNotLockAfterAClickOnTheHand() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        click(entry, OwnPawnInHand);
        click(entry, OwnPawnInHand);
        click(entry, "d2");
        QVERIFY(click(entry, "d3") == chosen("d2d3", position));
    }
    void aClickOnASquareDropsThePieceInHand() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        click(entry, OwnPawnInHand);
        QVERIFY(click(entry, "c4") == chosen("P@c4", position));
    }
    void anInvalidDropIsRefusedWithTheReasonAndEndsTheSelection() {
        auto entry = entryFor(fewPieces());
        const std::pair<const char*, core::Refusal> cases[] = {{"e4", core::Refusal::DoubledPiece},
                                                               {"c8", core::Refusal::CouldNeverMove},
                                                               {"d5", core::Refusal::SquareIsOccupied}};
        for (const auto& [name, reason] : cases) {
            click(entry, OwnPawnInHand);
            QVERIFY(click(entry, name) == refused(reason));
            QVERIFY(!entry.selection());
        }
    }
    void anEmptySlotOfTheHandDoesNothing() {
        auto entry = entryFor(fewPieces("P"));
        QVERIFY(!entry.canPick(OwnKnightInHand));
        QVERIFY(click(entry, OwnKnightInHand) == MoveEntry::Answer(MoveEntry::Nothing{}));
    }

    void aPieceDraggedToALegalTargetMoves() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        QVERIFY(drag(entry, "d2", "d5") == chosen("d2d5", position));
    }
    void aPieceDraggedFromTheHandDrops() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        QVERIFY(drag(entry, OwnKnightInHand, Place(square("e4"))) == chosen("N@e4", position));
    }
    void aPieceDraggedElsewhereIsRefusedAndTheSelectionEnds() {
        auto entry = entryFor(fewPieces());
        QVERIFY(drag(entry, "d2", "e3") == refused(core::Refusal::DoesNotMoveThere));
        QVERIFY(!entry.selection());
    }
    void aPieceDraggedOntoAnOwnPieceIsRefused() {
        auto entry = entryFor(fewPieces());
        QVERIFY(drag(entry, "d2", "a1") == refused(core::Refusal::OwnPieceThere));
    }
    void aPieceDraggedBesideTheBoardOrToAHandIsPutBack() {
        auto entry = entryFor(fewPieces());
        QVERIFY(drag(entry, square("d2"), std::nullopt) == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(drag(entry, OwnPawnInHand, OwnKnightInHand) == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(!entry.selection());
    }
    void aPieceDraggedBackToItsSquareStaysSelectedLikeOneClicked() {
        auto entry = entryFor(fewPieces());
        QVERIFY(drag(entry, "d2", "d2") == MoveEntry::Answer(MoveEntry::Nothing{}));
        QVERIFY(entry.selection() == Place(square("d2")));
        QVERIFY(drag(entry, "d2", "d2") == MoveEntry::Answer(MoveEntry::Deselected{}));
    }
    void aSelectedPieceCanStillBeDragged() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        click(entry, "d2");
        QVERIFY(drag(entry, "d2", "d4") == chosen("d2d4", position));
    }

    void aNewPositionEndsTheSelectionAndTheDrag() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        entry.press(Place(square("d2")));
        entry.setPosition(position.after(uciMove("a1a2", position)));
        QVERIFY(!entry.selection() && entry.targets().empty());
        QVERIFY(entry.release(Place(square("d3")), true) == MoveEntry::Answer(MoveEntry::Nothing{}));
    }
    void lockingTheBoardEndsTheSelection() {
        auto entry = entryFor(fewPieces());
        click(entry, "d2");
        entry.setMovable(MovableSides::none());
        QVERIFY(!entry.selection());
    }
    void cancelEndsTheSelection() {
        auto entry = entryFor(fewPieces());
        click(entry, "d2");
        QVERIFY(entry.cancel() == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(entry.cancel() == MoveEntry::Answer(MoveEntry::Nothing{}));
    }

    void aForcedPromotionIsTakenByItself() {
        const auto position = fewPieces();
        auto entry = entryFor(position);
        click(entry, "e5");
        QVERIFY(click(entry, "e6") == chosen("e5e6+", position));
    }
    void aPromotionThatMayBeDeclinedIsAChoice() {
        const auto position = fewPieces("PN", optionalPromotion());
        auto entry = entryFor(position);
        const std::vector<core::Move> both{uciMove("e5e6+", position), uciMove("e5e6", position)};
        QVERIFY(drag(entry, "e5", "e6") == MoveEntry::Answer(MoveEntry::Ambiguous{both}));
        QVERIFY(entry.choices() == both);
        QVERIFY(entry.choose(entry.choices().back()) == MoveEntry::Answer(MoveEntry::Chosen{both.back()}));
        QVERIFY(entry.choices().empty());
    }
    void aPressWhileAChoiceIsOpenEndsIt() {
        auto entry = entryFor(fewPieces("PN", optionalPromotion()));
        drag(entry, "e5", "e6");
        QVERIFY(click(entry, "d2") == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(entry.choices().empty() && !entry.selection());
    }
};

QTEST_MAIN(MoveEntryTest)
#include "move_entry_test.moc"
