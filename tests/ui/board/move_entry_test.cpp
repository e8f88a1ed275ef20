#include "tests/ui/positions.h"
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

/// The same pieces as `fewPieces`, Black to move.
core::AnyPosition opponentToMove(std::string_view hands = "PN") {
    return positionFrom("7k/8/8/3pP3/8/8/3R4/K7[" + std::string(hands) + "] b - - 0 1");
}

/// White may make premoves.
MoveEntry premoveEntryFor(const core::AnyPosition& position) {
    MoveEntry entry;
    entry.setPosition(position);
    entry.setMovable(MovableSides::none(), core::Side::First);
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

MoveEntry::Answer clickPoint(MoveEntry& entry, const char* name) { return click(entry, Place(point(name))); }

/// Whether the answer is this move, path and all.
bool playedAlike(const MoveEntry::Answer& answer, const char* move, const core::AnyPosition& position) {
    const auto* chosen = std::get_if<MoveEntry::Chosen>(&answer);
    return chosen && core::playedAlike(std::get<core::PathMove>(chosen->move),
                                       std::get<core::PathMove>(uciMove(move, position)));
}

MoveEntry::Answer chosen(const char* move, const core::AnyPosition& position) {
    return MoveEntry::Chosen{uciMove(move, position)};
}

bool contains(const std::vector<Target>& targets, const Target& target) {
    return std::find(targets.begin(), targets.end(), target) != targets.end();
}

MoveEntry::Answer refused(core::Refusal reason) { return MoveEntry::Refused{reason}; }

MoveEntry::Answer prepared(const Place& from, const char* to) {
    return MoveEntry::Prepared{{from, square(to)}};
}

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
        QVERIFY(contains(targets, {square("d5"), TargetKind::Capture}));
        QVERIFY(contains(targets, {square("d4"), TargetKind::Step}));
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
        QVERIFY(contains(targets, {square("c4"), TargetKind::Step}));
        QVERIFY(!contains(targets, {square("e4"), TargetKind::Step}));
        QVERIFY(!contains(targets, {square("c8"), TargetKind::Step}));
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
    void theFaceOfADropIsAChoiceWhereEitherMayBeUp() {
        const auto position = fewPieces("PN", dropsOfEitherFace());
        auto entry = entryFor(position);
        const std::vector<core::Move> both{uciMove("N@e4", position), uciMove("+N@e4", position)};
        click(entry, OwnKnightInHand);
        QVERIFY(click(entry, "e4") == MoveEntry::Answer(MoveEntry::Ambiguous{both}));
        QVERIFY(entry.choose(both.back()) == MoveEntry::Answer(MoveEntry::Chosen{both.back()}));
    }
    void aPressWhileAChoiceIsOpenEndsIt() {
        auto entry = entryFor(fewPieces("PN", optionalPromotion()));
        drag(entry, "e5", "e6");
        QVERIFY(click(entry, "d2") == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(entry.choices().empty() && !entry.selection());
    }

    // --- moves of several steps, with captures and shots

    void aMoveOfOneStepNeedsNoMoreThanTwoClicks() {
        const auto position = koPosition({"G19s", "LB10j", "g1a"}); // nothing to shoot at
        auto entry = entryFor(position);
        clickPoint(entry, "10j");
        QVERIFY(clickPoint(entry, "9i") == chosen("10j-9i", position));
        QVERIFY(!entry.selection() && !entry.course());
    }
    void afterAStepThePieceIsSelectedWhereItStandsNow() {
        auto entry = entryFor(koPosition({"G19s", "SW10j", "g1a"}));
        clickPoint(entry, "10j");
        QVERIFY(!entry.course());
        QVERIFY(clickPoint(entry, "10i") == MoveEntry::Answer(MoveEntry::Continued{}));
        QVERIFY(entry.selection() == Place(point("10i")));
        QCOMPARE(entry.course()->steps(), 1);
        QVERIFY(contains(entry.targets(), {point("10h"), TargetKind::Step}));
    }
    void theLastStepEndsTheMove() {
        const auto position = koPosition({"G19s", "SW10j", "g1a"});
        auto entry = entryFor(position);
        clickPoint(entry, "10j");
        clickPoint(entry, "9i");
        QVERIFY(playedAlike(clickPoint(entry, "10i"), "10j-9i-10i", position));
    }
    void aClickOnThePieceEndsTheMoveBefore() {
        const auto position = koPosition({"G19s", "SW10j", "g1a"});
        auto entry = entryFor(position);
        clickPoint(entry, "10j");
        clickPoint(entry, "10i");
        QVERIFY(clickPoint(entry, "10i") == chosen("10j-10i", position));
    }
    void endEndsTheMoveToo() {
        const auto position = koPosition({"G19s", "SW10j", "g1a"});
        auto entry = entryFor(position);
        clickPoint(entry, "10j");
        QVERIFY(entry.end() == MoveEntry::Answer(MoveEntry::Nothing{}));
        clickPoint(entry, "10i");
        QVERIFY(entry.end() == chosen("10j-10i", position));
    }
    void aStepOutAndBackIsAPassOrTakesWithoutMoving() {
        const auto position = koPosition({"G19s", "SW10j", "p10i", "g1a"});
        auto entry = entryFor(position);
        for (const char* via : {"9i", "10i"}) {
            clickPoint(entry, "10j");
            clickPoint(entry, via);
            const std::string move = std::string("10j-") + via + "-10j";
            QVERIFY(playedAlike(clickPoint(entry, "10j"), move.c_str(), position));
        }
    }
    void aMoveThatNeedsMoreStepsDoesNotEnd() {
        auto entry = entryFor(koPosition({"G19s", "TP18s", "+DR10j", "g1a"}));
        clickPoint(entry, "10j");
        clickPoint(entry, "10i");
        QVERIFY(clickPoint(entry, "10i") == refused(core::Refusal::TooFewSteps));
        QCOMPARE(entry.course()->steps(), 1);
    }
    void aRefusalLeavesWhatWasEntered() {
        auto entry = entryFor(koPosition({"G19s", "SW10j", "E10g", "g1a"}));
        clickPoint(entry, "10j");
        clickPoint(entry, "10i");
        QVERIFY(clickPoint(entry, "5e") == refused(core::Refusal::DoesNotMoveThere));
        QVERIFY(clickPoint(entry, "10g") == refused(core::Refusal::DoesNotMoveThere));
        QCOMPARE(entry.course()->steps(), 1);
    }
    void stepBackTakesBackOneStepThenTheSelection() {
        auto entry = entryFor(koPosition({"G19s", "SW10j", "g1a"}));
        clickPoint(entry, "10j");
        clickPoint(entry, "10i");
        QVERIFY(entry.stepBack() == MoveEntry::Answer(MoveEntry::Continued{}));
        QVERIFY(!entry.course());
        QVERIFY(entry.selection() == Place(point("10j")));
        QVERIFY(entry.stepBack() == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(!entry.selection());
    }
    void aClickBesideTheBoardGivesTheWholeMoveUp() {
        auto entry = entryFor(koPosition({"G19s", "SW10j", "g1a"}));
        clickPoint(entry, "10j");
        clickPoint(entry, "10i");
        QVERIFY(click(entry, std::nullopt) == MoveEntry::Answer(MoveEntry::Deselected{}));
        QVERIFY(!entry.selection() && !entry.course());
    }
    void aDragMakesAStep() {
        const auto position = koPosition({"G19s", "SW10j", "g1a"});
        auto entry = entryFor(position);
        const Place start = point("10j"), middle = point("10i"), end = point("10h");
        QVERIFY(drag(entry, start, middle) == MoveEntry::Answer(MoveEntry::Continued{}));
        QVERIFY(drag(entry, middle, middle) == MoveEntry::Answer(MoveEntry::Nothing{}));
        QVERIFY(drag(entry, middle, end) == chosen("10j-10i-10h", position));
    }
    void aShooterAimsAfterItsStepOrLeavesItAtThat() {
        const auto position = koPosition({"G19s", "LB10j", "p9f", "g1a"});
        auto entry = entryFor(position);
        clickPoint(entry, "10j");
        clickPoint(entry, "9i");
        QVERIFY(contains(entry.targets(), {point("9f"), TargetKind::Shot}));
        QVERIFY(clickPoint(entry, "9f") == chosen("10j-9i!9f", position));
        clickPoint(entry, "10j");
        clickPoint(entry, "9i");
        QVERIFY(entry.end() == chosen("10j-9i", position));
    }
    void capturingAndShootingOnOneSquareIsAChoice() {
        const auto position = koPosition({"G19s", "LB10j", "p9i", "g1a"}, shootingWithoutMoving());
        auto entry = entryFor(position);
        clickPoint(entry, "10j");
        clickPoint(entry, "9i");
        QVERIFY(entry.choosesWay());
        QCOMPARE(entry.choices().size(), std::size_t{2});
        QVERIFY(entry.choose(entry.choices().back()) == chosen("10j!9i", position));
        clickPoint(entry, "10j");
        clickPoint(entry, "9i");
        QVERIFY(entry.choose(entry.choices().front()) == chosen("10j-9i", position));
    }
    void steppingBackFromSuchAChoiceLeavesThePieceSelected() {
        auto entry = entryFor(koPosition({"G19s", "LB10j", "p9i", "g1a"}, shootingWithoutMoving()));
        clickPoint(entry, "10j");
        clickPoint(entry, "9i");
        QVERIFY(entry.stepBack() == MoveEntry::Answer(MoveEntry::Continued{}));
        QVERIFY(entry.choices().empty());
        QVERIFY(entry.selection() == Place(point("10j")));
    }
    void promotionIsChosenAtTheEndOfTheWay() {
        const auto position = koPosition({"G19s", "CM10g", "g1a"});
        auto entry = entryFor(position);
        clickPoint(entry, "10g");
        const std::vector<core::Move> both{uciMove("10g-9e+", position), uciMove("10g-9e", position)};
        QVERIFY(clickPoint(entry, "9e") == MoveEntry::Answer(MoveEntry::Ambiguous{both}));
        QVERIFY(!entry.choosesWay());
        QVERIFY(entry.choose(both.front()) == MoveEntry::Answer(MoveEntry::Chosen{both.front()}));
    }
    void steppingBackFromThePromotionTakesTheLastStepBack() {
        auto entry = entryFor(koPosition({"G19s", "CM10g", "g1a"}));
        clickPoint(entry, "10g");
        clickPoint(entry, "9e");
        QVERIFY(entry.stepBack() == MoveEntry::Answer(MoveEntry::Continued{}));
        QVERIFY(entry.choices().empty() && !entry.course());
        QVERIFY(entry.selection() == Place(point("10g")));
    }
    void aPieceInANetIsRefusedWithTheReason() {
        auto entry = entryFor(koPosition({"G19s", "SW10j", "+rg15j", "g1a"}));
        clickPoint(entry, "10j");
        QVERIFY(clickPoint(entry, "10i") == refused(core::Refusal::HeldByNet));
        QVERIFY(!entry.selection());
    }

    // --- premoves

    void aPremoveIsMadeLikeAMove() {
        auto entry = premoveEntryFor(opponentToMove());
        QVERIFY(click(entry, "d2") == MoveEntry::Answer(MoveEntry::Selected{square("d2")}));
        QVERIFY(click(entry, "d4") == prepared(square("d2"), "d4"));
        QVERIFY(!entry.selection());
        QVERIFY(drag(entry, "d2", "d4") == prepared(square("d2"), "d4"));
        QVERIFY(drag(entry, OwnKnightInHand, Place(square("c4"))) == prepared(OwnKnightInHand, "c4"));
    }
    void aPremoveMayGoThroughPieces() {
        auto entry = premoveEntryFor(opponentToMove());
        click(entry, "d2");
        QCOMPARE(entry.targets().size(), std::size_t{14}); // seven along the rank, seven along the file
        QVERIFY(contains(entry.targets(), {square("d5"), TargetKind::Capture}));
        QVERIFY(click(entry, "d8") == prepared(square("d2"), "d8"));
    }
    void aPremoveMayRecaptureOnTheSquareOfAnOwnPiece() {
        auto entry = premoveEntryFor(positionFrom("7k/8/8/8/3R3P/8/8/K7[] b - - 0 1"));
        click(entry, "d4");
        QVERIFY(click(entry, "h4") == prepared(square("d4"), "h4"));
    }
    void aClickOnAnOwnPieceOffTheWaysSelectsThatOne() {
        auto entry = premoveEntryFor(opponentToMove());
        click(entry, "d2");
        QVERIFY(click(entry, "e5") == MoveEntry::Answer(MoveEntry::Selected{square("e5")}));
    }
    void aPremoveToASquareOffTheWaysIsRefused() {
        auto entry = premoveEntryFor(opponentToMove());
        QVERIFY(drag(entry, "d2", "e3") == refused(core::Refusal::DoesNotMoveThere));
        QVERIFY(!entry.selection());
    }
    void aPremoveMayDropAPieceWhereTheOpponentStands() {
        auto entry = premoveEntryFor(opponentToMove());
        QVERIFY(drag(entry, OwnPawnInHand, Place(square("d5"))) == prepared(OwnPawnInHand, "d5"));
        QVERIFY(drag(entry, OwnPawnInHand, Place(square("e5"))) == refused(core::Refusal::SquareIsOccupied));
    }
    void theOpponentsPiecesMakeNoPremoves() {
        auto entry = premoveEntryFor(opponentToMove());
        QVERIFY(click(entry, "h8") == refused(core::Refusal::NotYourPiece));
    }
    void aSelectionForAPremoveBecomesOneForAMove() {
        const auto before = opponentToMove();
        auto entry = premoveEntryFor(before);
        click(entry, "d2");
        const auto after = before.after(uciMove("d5d4", before));
        entry.setPosition(after);
        entry.setMovable(MovableSides::only(core::Side::First), core::Side::First);
        QVERIFY(entry.selection() == Place(square("d2")));
        QVERIFY(!contains(entry.targets(), {square("d5"), TargetKind::Step})); // behind the pawn
        QVERIFY(click(entry, "d4") == chosen("d2d4", after));
    }
    void aSelectionForAPremoveEndsWithItsPiece() {
        const auto before = positionFrom("3r3k/8/8/8/3R4/8/8/K7[] b - - 0 1");
        auto entry = premoveEntryFor(before);
        click(entry, "d4");
        QVERIFY(entry.selection());
        entry.setPosition(before.after(uciMove("d8d4", before)));
        QVERIFY(!entry.selection());
    }
    void aSelectionForAPremoveEndsWhenNoneMayBeMade() {
        auto entry = premoveEntryFor(opponentToMove());
        click(entry, "d2");
        entry.setMovable(MovableSides::none());
        QVERIFY(!entry.selection());
    }
    void aPremoveIsEnteredByTheRulesOfMoves() {
        auto entry = entryFor(fewPieces());
        QVERIFY(entry.enter({square("d2"), square("d4")}) == chosen("d2d4", fewPieces()));
        QVERIFY(entry.enter({square("d2"), square("d8")}) == refused(core::Refusal::DoesNotMoveThere));
        QVERIFY(entry.enter({square("c3"), square("c4")}) == refused(core::Refusal::NotYourPiece));
        QVERIFY(!entry.selection());
    }
    void thePromotionOfAPremoveIsChosenWhenItIsEntered() {
        auto entry = entryFor(fewPieces("", optionalPromotion()));
        QVERIFY(std::holds_alternative<MoveEntry::Ambiguous>(entry.enter({square("e5"), square("e6")})));
        QCOMPARE(entry.choices().size(), std::size_t{2});
    }
    void movesOfSeveralStepsAreNoPremoves() {
        auto entry = premoveEntryFor(koPosition({"G19s", "SW10j", "g1a"}));
        QVERIFY(!entry.canPick(point("10j")));
        QVERIFY(clickPoint(entry, "10j") == refused(core::Refusal::NotYourPiece));
    }

    void theSidesThatMayBeMovedMayBeSetWhileAMoveIsEntered() {
        auto entry = entryFor(koPosition({"G19s", "SW10j", "g1a"}));
        clickPoint(entry, "10j");
        clickPoint(entry, "10i");
        entry.setMovable(MovableSides::only(core::Side::First));
        QVERIFY(entry.course());
        entry.setMovable(MovableSides::none());
        QVERIFY(!entry.course());
    }
};

QTEST_MAIN(MoveEntryTest)
#include "move_entry_test.moc"
