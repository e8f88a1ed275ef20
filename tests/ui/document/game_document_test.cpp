// Changes of an open record, what they tell, and how they are undone.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/preferences/preferences.h"
#include "ui/record/autoplay.h"

#include <QSignalSpy>

#include <utility>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class GameDocumentTest : public QObject {
    Q_OBJECT

    static core::Move move(const char* text, const GameDocument& document, core::NodeId at) {
        return uciMove(text, document.tree().position(at));
    }
    /// A stored game that White won by resignation: 1. e3e4 e6e5 2. d3d4
    struct Stored {
        OwnGame<> own;
        GameDocument& document = own.document();
        core::NodeId first, second, third;

        Stored() {
            core::GameRecord record{document.header(), core::GameTree(euroShogiGame().position())};
            core::GameTree& tree = record.tree;
            first = tree.add(core::NodeId::root(), uciMove("e3e4", tree.start()));
            second = tree.add(first, uciMove("e6e5", tree.position(first)));
            third = tree.add(second, uciMove("d3d4", tree.position(second)));
            record.outcome = core::Outcome{core::Side::First, core::EndReason::Resignation};
            document.reset(std::move(record));
        }
        /// Shows the game without its result, with all but the first move taken back and hidden.
        void takeBack() {
            core::GameRecord record = document.record();
            record.outcome.reset();
            record.playedTo = first;
            document.reset(std::move(record), third);
        }
    };

private slots:
    void aMoveElsewhereIsAVariationAndTheGameStaysAsItWas() {
        Stored stored;
        stored.document.goTo(stored.first);
        const auto node = stored.document.addMove(stored.first, move("c6c5", stored.document, stored.first));
        QCOMPARE(stored.document.current(), node);
        QCOMPARE(stored.document.playedTo(), stored.third);
        QVERIFY(stored.document.outcome());
        QCOMPARE(*stored.document.variationStart(node), node);
        QVERIFY(!stored.document.variationStart(stored.third));
    }
    void theMainLineIsShownAgainInPlaceOfAVariation() {
        Stored stored;
        GameDocument& document = stored.document;
        const auto variation = document.addMove(stored.first, move("c6c5", document, stored.first));
        document.showMainLine();
        QCOMPARE(document.current(), variation); // which is not in the main line
        document.goToPly(0);
        QCOMPARE(document.lineNodes().back(), variation);
        document.showMainLine();
        QCOMPARE(document.lineNodes().back(), stored.third);
        QCOMPARE(document.ply(), 0);
    }
    void deletingWhatWasPlayedTakesTheResultAway() {
        Stored stored;
        stored.document.remove(stored.second);
        QCOMPARE(stored.document.playedTo(), stored.first);
        QVERIFY(!stored.document.outcome());
        QCOMPARE(stored.own.play().tip(), stored.first);
        QVERIFY(!stored.own.play().game().isOver());
    }
    void movesThatWereTakenBackAreHiddenUntilTheGameIsOver() {
        Stored stored;
        const auto outcome = stored.document.outcome();
        stored.takeBack();
        QVERIFY(stored.document.takenBack() == stored.second);
        QCOMPARE(stored.document.linePlies(), 1);
        QCOMPARE(stored.document.recordToShare().tree.size(), std::size_t{2});
        stored.document.setOutcome(outcome);
        QVERIFY(!stored.document.takenBack());
        QCOMPARE(stored.document.linePlies(), 3);
    }
    void analysisAfterAGameIsNotHidden() {
        Stored stored;
        core::GameRecord record = stored.document.record();
        record.outcome.reset();
        record.playedTo = stored.first;
        stored.document.reset(std::move(record));
        QVERIFY(!stored.document.takenBack());
        QCOMPARE(stored.document.linePlies(), 3);
    }
    void aVariationBesideHiddenMovesIsOnTheLine() {
        Stored stored;
        stored.takeBack();
        const auto tried = stored.document.addMove(stored.first, move("c6c5", stored.document, stored.first));
        stored.document.goTo(stored.first);
        QVERIFY(stored.document.takenBack() == stored.second);
        QCOMPARE(stored.document.lineNodes().back(), tried);
    }
    void variationsGoButAnalysisBesideHiddenMovesStays() {
        Stored stored;
        stored.takeBack();
        const auto tried = stored.document.addMove(stored.first, move("c6c5", stored.document, stored.first));
        const auto other = stored.document.addMove(stored.first, move("d6d5", stored.document, stored.first));
        stored.document.removeParts({.variations = true});
        QVERIFY(stored.document.tree().contains(tried));
        QVERIFY(!stored.document.tree().contains(other));
        QVERIFY(stored.document.takenBack() == stored.second);
    }
    void aHiddenMoveIsNoSibling() {
        Stored stored;
        stored.takeBack();
        const auto tried = stored.document.addMove(stored.first, move("c6c5", stored.document, stored.first));
        QVERIFY(!stored.document.sibling(-1));
        const auto other = stored.document.addMove(stored.first, move("d6d5", stored.document, stored.first));
        QVERIFY(stored.document.sibling(-1) == tried);
        stored.document.goTo(tried);
        QVERIFY(stored.document.sibling(1) == other);
    }
    void aHiddenMoveMakesNoBranch() {
        Stored stored;
        stored.takeBack();
        const auto tried = stored.document.addMove(stored.first, move("c6c5", stored.document, stored.first));
        stored.document.goToLastBranch();
        QCOMPARE(stored.document.current(), core::NodeId::root());
        stored.document.goToNextBranch();
        QCOMPARE(stored.document.current(), tried);
    }
    void goToSamePositionPassesHiddenMoves() {
        Stored stored;
        stored.takeBack();
        GameDocument& document = stored.document;
        auto node = document.addMove(core::NodeId::root(), move("d3d4", document, core::NodeId::root()));
        node = document.addMove(node, move("e6e5", document, node));
        node = document.addMove(node, move("e3e4", document, node));
        QVERIFY(document.samePosition(node).empty());
        document.goToSamePosition(node);
        QCOMPARE(document.current(), node);
    }
    void analysisBehindTheEndDoesNotMoveTheEnd() {
        Stored stored;
        GameDocument& document = stored.document;
        const auto further = document.addMove(stored.third, move("d6d5", document, stored.third));
        QCOMPARE(document.record().tree.mainLineEnd(), further);
        QVERIFY(core::playedTo(document.record()) == stored.third);
        QVERIFY(core::playedTo(document.recordToShare()) == stored.third);
    }
    void aPromotedVariationDoesNotMoveTheEnd() {
        Stored stored;
        GameDocument& document = stored.document;
        document.makeMainLine(
            document.addMove(core::NodeId::root(), move("d3d4", document, core::NodeId::root())));
        QVERIFY(core::playedTo(document.record()) == stored.third);
        GameDocument again(document.record());
        QVERIFY(again.playedTo() == stored.third);
        QVERIFY(again.current() == stored.third);
    }
    void theLastMovePlayedIsShownWhenTheShownOneIsHidden() {
        Stored stored;
        core::GameRecord record = stored.document.record();
        record.playedTo = stored.first;
        stored.document.reset(std::move(record), stored.third);
        stored.document.goTo(stored.third);
        stored.document.setOutcome(std::nullopt);
        QVERIFY(stored.document.takenBack() == stored.second);
        QCOMPARE(stored.document.current(), stored.first);
        QCOMPARE(stored.document.linePlies(), 1);
    }
    void aMoveThatWasTakenBackIsSeenAgainWhenItIsEntered() {
        Stored stored;
        core::GameRecord record = stored.document.record();
        record.outcome.reset();
        record.playedTo = stored.first;
        stored.document.reset(std::move(record), stored.third);
        stored.document.addMove(stored.first, move("e6e5", stored.document, stored.first));
        QVERIFY(!stored.document.takenBack());
        QCOMPARE(stored.document.current(), stored.second);
        QCOMPARE(stored.document.linePlies(), 3);
    }
    void undoBringsTheResultBack() {
        Stored stored;
        stored.document.remove(stored.second);
        stored.document.undo();
        QCOMPARE(stored.document.playedTo(), stored.third);
        QVERIFY(stored.document.outcome());
        QCOMPARE(stored.own.play().tip(), stored.third);
        QVERIFY(stored.own.play().game().isOver());
        stored.document.redo();
        QCOMPARE(stored.document.playedTo(), stored.first);
        QVERIFY(!stored.document.outcome());
    }
    void partsOfTheRecordAreRemovedInOneStep() {
        Stored stored;
        core::Annotations notes;
        notes.after = "good";
        stored.document.annotate(stored.first, notes);
        stored.document.addMove(core::NodeId::root(), move("d3d4", stored.document, core::NodeId::root()));
        const core::GameTree before = stored.document.tree();
        QSignalSpy edited(&stored.document, &GameDocument::edited);
        stored.document.removeParts({.comments = true, .variations = true});
        QCOMPARE(edited.size(), 1);
        QCOMPARE(stored.document.tree().size(), std::size_t{4});
        QVERIFY(stored.document.tree().annotations(stored.first).isEmpty());
        QCOMPARE(stored.document.current(), core::NodeId::root()); // the variation was shown
        QVERIFY(stored.document.outcome());
        stored.document.removeParts({.comments = true, .variations = true});
        QCOMPARE(edited.size(), 1); // there is nothing more to remove
        stored.document.undo();
        QVERIFY(stored.document.tree() == before);
    }
    void analysisBehindTheEndIsRemovedWithTheVariations() {
        Stored stored;
        stored.document.addMove(stored.third, move("d6d5", stored.document, stored.third));
        stored.document.removeParts({.variations = true});
        QVERIFY(stored.document.tree().mainLineEnd() == stored.third);
        QVERIFY(stored.document.outcome());
    }
    void removingTheVariationThatWasPlayedTakesTheResultAway() {
        Stored stored;
        const auto other = stored.document.addMove(stored.first, move("c6c5", stored.document, stored.first));
        stored.document.makeMainLine(other);
        stored.document.removeParts({.variations = true});
        QCOMPARE(stored.document.playedTo(), stored.first);
        QVERIFY(!stored.document.outcome());
        stored.document.undo();
        QCOMPARE(stored.document.playedTo(), stored.third);
        QVERIFY(stored.document.outcome());
    }
    void undoOfOtherChangesLeavesTheResult() {
        Stored stored;
        stored.document.toggleGlyph(stored.first, core::Glyph::Good);
        stored.document.setOutcome(core::Outcome{std::nullopt, core::EndReason::Agreement});
        stored.document.toggleGlyph(stored.first, core::Glyph::Mistake);
        stored.document.undo();
        QVERIFY(!stored.document.outcome()->winner);
        stored.document.undo(); // made before the game ended
        QVERIFY(!stored.document.outcome()->winner);
        stored.document.redo();
        QVERIFY(!stored.document.outcome()->winner);
    }
    void whatIsSharedHasNoMovesThatWereTakenBack() {
        OwnGame<> own;
        for (const char* text : {"e3e4", "e6e5"}) {
            QTRY_VERIFY(own.play().movableSide());
            QVERIFY(!own.play().playMove(uciMove(text, own.play().game().position())));
        }
        QTRY_VERIFY(own.play().canTakeBack());
        own.play().takeBack();
        const core::GameRecord shared = own.document().recordToShare();
        QCOMPARE(shared.tree.mainLineEnd(), own.document().playedTo());
        QCOMPARE(shared.tree.size(), std::size_t{2});
        QVERIFY(own.play().canRedo());
        QCOMPARE(own.document().record().tree.size(), std::size_t{3});
    }
    void goToSamePositionGoesRound() {
        Stored stored;
        GameDocument& document = stored.document;
        // 1. d3d4 e6e5 2. e3e4 and 1. d3d4 e6e5 2. … by another order
        auto node = document.addMove(core::NodeId::root(), move("d3d4", document, core::NodeId::root()));
        node = document.addMove(node, move("e6e5", document, node));
        node = document.addMove(node, move("e3e4", document, node));
        document.goToSamePosition(node);
        QCOMPARE(document.current(), stored.third);
        document.goToSamePosition(stored.third);
        QCOMPARE(document.current(), node);
        document.goToSamePosition(stored.first);
        QCOMPARE(document.current(), node); // there is none
    }
    void theMovesOfAGameThatIsPlayedStayTheMainLine() {
        OwnGame<> own;
        for (const char* text : {"e3e4", "e6e5", "d3d4"}) {
            QTRY_VERIFY(own.play().movableSide());
            QVERIFY(!own.play().playMove(uciMove(text, own.play().game().position())));
        }
        GameDocument& document = own.document();
        const auto played = *document.tree().firstChild(core::NodeId::root());
        const auto variation =
            document.addMove(core::NodeId::root(), move("c3c4", document, core::NodeId::root()));
        const auto other =
            document.addMove(core::NodeId::root(), move("a3a4", document, core::NodeId::root()));
        QVERIFY(!own.game().mayRemove(played));
        QVERIFY(!own.game().mayDemote(played));
        QVERIFY(!own.game().mayPromote(variation));
        QVERIFY(!own.game().mayMakeMainLine(variation));
        QVERIFY(own.game().mayPromote(other));
        QVERIFY(own.game().mayRemove(variation));
        QVERIFY(!own.game().mayChangeResult());
        QTRY_VERIFY(own.play().resigningSide());
        own.play().resign();
        QVERIFY(own.game().mayRemove(played));
        QVERIFY(own.game().mayPromote(variation));
        QVERIFY(own.game().mayMakeMainLine(variation));
        QVERIFY(own.game().mayChangeResult());
    }
    void autoplayStepsToTheEndOfTheLine() {
        Stored stored;
        preferences().set(preference::AutoplayPace, 100);
        Autoplay autoplay(stored.document);
        const QSignalSpy toggled(&autoplay, &Autoplay::toggled);
        autoplay.start(); // at the end: begins at the start
        QCOMPARE(stored.document.ply(), 0);
        QVERIFY(autoplay.isOn());
        QTRY_VERIFY(!autoplay.isOn());
        QCOMPARE(stored.document.current(), stored.third);
        QCOMPARE(toggled.size(), 2);
    }
    void autoplayStopsWhenTheUserGoesElsewhere() {
        Stored stored;
        preferences().set(preference::AutoplayPace, 60000);
        Autoplay autoplay(stored.document);
        autoplay.start();
        stored.document.goToPly(2);
        QVERIFY(!autoplay.isOn());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, GameDocumentTest>(argc, argv); }
#include "game_document_test.moc"
