// Repertoires: which moves are in them, and the way through them when they are practised.
#include "core/practice/repertoire.h"

#include "core/notation/move_text.h"
#include "core/practice/puzzle.h"
#include "core/practice/repertoire_drill.h"
#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using DrillAnswer = RepertoireDrill::Answer;
using Texts = std::vector<std::string>;

/// A record of shogi that is written line by line: {"c3c4 g7g6", "c3c4 b7b6"}.
class Record {
public:
    explicit Record(std::initializer_list<std::string_view> lines, std::string_view variant = "shogi")
        : tree(AnyPosition::startOf(builtinVariant(variant))) {
        for (const auto line : lines)
            addLine(line);
    }
    NodeId addLine(std::string_view line) {
        NodeId node = GameTree::root();
        while (!line.empty()) {
            const auto word = line.substr(0, line.find(' '));
            node = tree.add(node, uciMove(tree.position(node), word));
            line.remove_prefix(std::min(line.size(), word.size() + 1));
        }
        return node;
    }
    void comment(std::string_view line, const std::string& text) {
        Annotations notes;
        notes.after = text;
        tree.setAnnotations(addLine(line), notes);
    }

    GameTree tree;
};

Repertoire emptyFor(Side side, std::string_view variant = "shogi") {
    return Repertoire(AnyPosition::startOf(builtinVariant(variant)), side);
}
/// The whole of a record, for the first player.
Repertoire ofTree(const Record& record, Side side = Side::First) {
    Repertoire repertoire = emptyFor(side, record.tree.spec().id);
    repertoire.addTree(record.tree);
    return repertoire;
}
/// Each line by itself.
Repertoire ofLines(std::initializer_list<std::string_view> lines, Side side = Side::First) {
    Repertoire repertoire = emptyFor(side);
    for (const auto line : lines) {
        Record record({});
        const NodeId end = record.addLine(line);
        repertoire.addLine(record.tree, end);
    }
    return repertoire;
}

AnyPosition at(std::string_view line, std::string_view variant = "shogi") {
    Record record({}, variant);
    const NodeId node = record.addLine(line);
    return record.tree.position(node);
}
/// The moves of the repertoire in a position, in their order.
Texts movesAt(const Repertoire& repertoire, const AnyPosition& position) {
    Texts moves;
    if (const auto place = repertoire.find(position))
        for (const auto& edge : repertoire.edges(*place))
            moves.push_back(uci::format(edge.move, position));
    return moves;
}
Texts textsOfCards(const Repertoire& repertoire) {
    Texts texts;
    for (std::size_t place = 0; place < repertoire.size(); ++place)
        if (repertoire.isCard(place)) texts.push_back(repertoire.text(place));
    return texts;
}
/// As UCI, with "start:" in front of a way from the start.
std::string wayText(RepertoireDrill& drill) {
    AnyPosition position = drill.position();
    const auto way = drill.advance();
    if (!way) return "done";
    if (way->isFromStart) position = drill.repertoire().start();
    std::string text = way->isFromStart ? "start:" : "on:";
    for (const Move& move : way->moves) {
        text += ' ' + uci::format(move, position);
        position = position.after(move);
    }
    return text;
}
DrillAnswer answer(RepertoireDrill& drill, std::string_view uci) {
    return drill.play(uciMove(drill.position(), uci));
}

// --- marking

TEST(Repertoires, ALineHasTheMovesOfBothSidesUpToThePlayersLastOne) {
    Repertoire repertoire = emptyFor(Side::First);
    Record record({"c3c4 g7g6 h3h4 b7b6"});
    EXPECT_EQ(repertoire.addLine(record.tree, record.tree.mainLineEnd()), 2);
    EXPECT_EQ(movesAt(repertoire, at("")), Texts{"c3c4"});
    EXPECT_EQ(movesAt(repertoire, at("c3c4")), Texts{"g7g6"});
    EXPECT_EQ(movesAt(repertoire, at("c3c4 g7g6")), Texts{"h3h4"});
    EXPECT_EQ(movesAt(repertoire, at("c3c4 g7g6 h3h4")), Texts{}) << "nothing answers b7b6";
    EXPECT_EQ(repertoire.cardCount(), 2U);
}

TEST(Repertoires, TheSecondPlayerAnswersTheFirst) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6"}, Side::Second);
    EXPECT_EQ(textsOfCards(repertoire),
              (Texts{positionText(at("c3c4")), positionText(at("c3c4 g7g6 h3h4"))}));
}

TEST(Repertoires, ALineThatIsThereAlreadyAddsNothing) {
    Repertoire repertoire = emptyFor(Side::First);
    Record record({"c3c4 g7g6 h3h4"});
    repertoire.addLine(record.tree, record.tree.mainLineEnd());
    EXPECT_EQ(repertoire.addLine(record.tree, record.tree.mainLineEnd()), 0);
}

TEST(Repertoires, OfSeveralOwnMovesTheFirstMarkedIsToBePlayed) {
    const Repertoire repertoire = ofLines({"h3h4", "c3c4"});
    EXPECT_EQ(movesAt(repertoire, at("")), (Texts{"h3h4", "c3c4"}));
}

TEST(Repertoires, AnotherMoveCanBePreferred) {
    Repertoire repertoire = ofLines({"h3h4", "c3c4"});
    const AnyPosition start = at("");
    EXPECT_TRUE(repertoire.prefer(start, uciMove(start, "c3c4")));
    EXPECT_EQ(movesAt(repertoire, start), (Texts{"c3c4", "h3h4"}));
    EXPECT_FALSE(repertoire.prefer(start, uciMove(start, "c3c4"))) << "it is the first one already";
    EXPECT_FALSE(repertoire.prefer(start, uciMove(start, "g3g4"))) << "it is not there";
}

TEST(Repertoires, AWholeRecordGivesTheFirstOwnMoveAndAllRepliesThatAreAnswered) {
    const Repertoire repertoire =
        ofTree(Record({"c3c4 g7g6 h3h4", "c3c4 b7b6 h3h4", "c3c4 c7c6", "h3h4 b7b6 c3c4"}));
    EXPECT_EQ(movesAt(repertoire, at("")), Texts{"c3c4"});
    EXPECT_EQ(movesAt(repertoire, at("c3c4")), (Texts{"g7g6", "b7b6"}));
}

TEST(Repertoires, TranspositionsAreOneCard) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "h3h4 g7g6 c3c4 b7b6 e1d2"});
    EXPECT_EQ(movesAt(repertoire, at("c3c4 g7g6 h3h4 b7b6")), (Texts{"f1g2", "e1d2"}));
    EXPECT_EQ(repertoire.cardCount(), 4U);
}

TEST(Repertoires, CommentsOnMovesAreKept) {
    Record record({});
    record.comment("c3c4", "opens the diagonal");
    Repertoire repertoire = ofTree(record);
    EXPECT_EQ(repertoire.edges(0).front().note, "opens the diagonal");
    Record without({"c3c4"});
    repertoire.addTree(without.tree);
    EXPECT_EQ(repertoire.edges(0).front().note, "opens the diagonal") << "no comment does not replace one";
}

TEST(Repertoires, OnlyRecordsFromTheSameStartFit) {
    const Repertoire repertoire = emptyFor(Side::First);
    EXPECT_TRUE(repertoire.fits(Record({"c3c4"}).tree));
    EXPECT_FALSE(repertoire.fits(GameTree(at("c3c4 g7g6"))));
    EXPECT_FALSE(repertoire.fits(Record({}, "euroshogi").tree));
}

// --- removing

TEST(Repertoires, ARemovedMoveTakesAlongWhatOnlyItLeadsTo) {
    Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "c3c4 b7b6 h3h4"});
    EXPECT_TRUE(repertoire.remove(at("c3c4 g7g6"), uciMove(at("c3c4 g7g6"), "h3h4")));
    EXPECT_EQ(movesAt(repertoire, at("c3c4")), Texts{"b7b6"});
    EXPECT_EQ(textsOfCards(repertoire), (Texts{positionText(at("")), positionText(at("c3c4 b7b6"))}));
}

TEST(Repertoires, WhatAnotherWayLeadsToStays) {
    Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "h3h4 g7g6 c3c4"});
    repertoire.remove(at(""), uciMove(at(""), "c3c4"));
    EXPECT_EQ(movesAt(repertoire, at("")), Texts{"h3h4"});
    EXPECT_EQ(movesAt(repertoire, at("c3c4 g7g6 h3h4 b7b6")), Texts{"f1g2"});
}

TEST(Repertoires, AReplyCanBeRemoved) {
    Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4", "c3c4 b7b6 h3h4"});
    EXPECT_TRUE(repertoire.remove(at("c3c4"), uciMove(at("c3c4"), "g7g6")));
    EXPECT_EQ(movesAt(repertoire, at("c3c4")), Texts{"b7b6"});
    EXPECT_FALSE(repertoire.remove(at("c3c4"), uciMove(at("c3c4"), "g7g6")));
}

TEST(Repertoires, KnowTheShortestWayToAPosition) {
    const Repertoire repertoire = ofLines({"h3h4 g7g6 c3c4 b7b6 f1g2", "c3c4 g7g6 h3h4"});
    const AnyPosition position = at("c3c4 g7g6 h3h4 b7b6");
    const auto goal = *repertoire.find(position);
    const auto isGoal = [goal](Repertoire::Place place) { return place == goal; };
    const auto way = *repertoire.shortestWay(0, isGoal);
    AnyPosition reached = repertoire.start();
    for (const Move& move : way)
        reached = reached.after(move);
    EXPECT_EQ(reached, position);
    EXPECT_EQ(way.size(), 4U);
    EXPECT_TRUE(repertoire.shortestWay(goal, isGoal)->empty());
    EXPECT_FALSE(repertoire.shortestWay(0, [](Repertoire::Place) { return false; }));
    EXPECT_FALSE(repertoire.shortestWay(0, isGoal, [](Repertoire::Place place) { return place != 0; }));
}

// --- as a record

TEST(Repertoires, AsARecordHaveEachLineAndEachComment) {
    Record record({"c3c4 g7g6 h3h4", "c3c4 b7b6 h3h4"});
    record.comment("c3c4 g7g6", "usual");
    const GameTree tree = ofTree(record).tree();
    EXPECT_EQ(tree.size(), 6U);
    EXPECT_EQ(tree.movesTo(tree.mainLineEnd()), record.tree.movesTo(record.tree.mainLineEnd()));
    EXPECT_EQ(tree.annotations(tree.ancestor(tree.mainLineEnd(), 2)).after, "usual");
    EXPECT_EQ(ofTree(Record({"c3c4 g7g6 h3h4", "c3c4 b7b6 h3h4"})).tree().size(), 6U);
}

TEST(Repertoires, AsARecordContinueATranspositionOnce) {
    const GameTree tree = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "h3h4 g7g6 c3c4"}).tree();
    EXPECT_EQ(tree.size(), 1U + 5U + 3U);
}

TEST(Repertoires, OfARecordMadeOfThemAreTheSame) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "c3c4 b7b6 h3h4"});
    Repertoire again = emptyFor(Side::First);
    EXPECT_EQ(again.addTree(repertoire.tree()), 4);
    EXPECT_EQ(textsOfCards(again), textsOfCards(repertoire));
}

TEST(Repertoires, OfARecordMadeOfThemHaveTheOtherMovesIfAllAreTaken) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4", "h3h4 g7g6 c3c4"});
    Repertoire first = emptyFor(Side::First), all = emptyFor(Side::First);
    first.addTree(repertoire.tree());
    all.addTree(repertoire.tree(), Repertoire::OwnMoves::All);
    EXPECT_EQ(movesAt(first, at("")), Texts{"c3c4"});
    EXPECT_EQ(movesAt(all, at("")), (Texts{"c3c4", "h3h4"}));
    EXPECT_EQ(all.tree(), repertoire.tree());
}

TEST(Repertoires, OfAReviewedGameHaveTheBetterMovesInPlaceOfTheFaults) {
    // 1. P-7f? (better P-2f P-3d 2. P-7f) P-3d 2. P-2f
    Record record({});
    const auto mark = [&record](NodeId node, Glyph glyph) {
        Annotations notes = record.tree.annotations(node);
        notes.glyphs = {glyph};
        record.tree.setAnnotations(node, notes);
    };
    mark(record.addLine("c3c4"), Glyph::Mistake);
    record.addLine("c3c4 g7g6 h3h4");
    record.addLine("h3h4 g7g6 c3c4");
    Repertoire first = emptyFor(Side::First), all = emptyFor(Side::First), replies = emptyFor(Side::Second);
    first.addTree(record.tree);
    all.addTree(record.tree, Repertoire::OwnMoves::All);
    EXPECT_EQ(movesAt(first, at("")), Texts{"h3h4"});
    EXPECT_EQ(movesAt(all, at("")), Texts{"h3h4"});
    EXPECT_EQ(movesAt(first, at("h3h4 g7g6")), Texts{"c3c4"});
    replies.addTree(record.tree); // the fault of the other side is to be answered
    EXPECT_EQ(movesAt(replies, at("c3c4")), Texts{"g7g6"});
    mark(record.addLine("h3h4"), Glyph::Dubious);
    Repertoire none = emptyFor(Side::First);
    EXPECT_EQ(none.addTree(record.tree), 0); // all are faults
}

TEST(Repertoires, MovesThatComeBackToAPositionEnd) {
    const Repertoire repertoire = ofLines({"h2g2 b8c8 g2h2 c8b8 c3c4"});
    EXPECT_EQ(movesAt(repertoire, at("")), (Texts{"h2g2", "c3c4"}));
    EXPECT_EQ(repertoire.tree().size(), 1U + 4U + 1U);
}

// --- practising

TEST(RepertoireDrills, PlayTheRepliesBetweenTheCards) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    EXPECT_EQ(wayText(drill), "on:") << "the first card is the start";
    EXPECT_EQ(answer(drill, "c3c4"), DrillAnswer::Right);
    EXPECT_EQ(wayText(drill), "on: g7g6");
    EXPECT_EQ(answer(drill, "h3h4"), DrillAnswer::Right);
    EXPECT_EQ(wayText(drill), "on: b7b6");
    EXPECT_EQ(drill.cardsLeft(), 1);
    EXPECT_EQ(answer(drill, "f1g2"), DrillAnswer::Right);
    EXPECT_EQ(wayText(drill), "done");
}

TEST(RepertoireDrills, PlayMovesThatAreNotAsked) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2"});
    RepertoireDrill drill(repertoire, {positionText(at("c3c4 g7g6 h3h4 b7b6"))});
    EXPECT_EQ(wayText(drill), "on: c3c4 g7g6 h3h4 b7b6");
}

TEST(RepertoireDrills, ChooseTheReplyThatLeadsToACard) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4", "c3c4 b7b6 h3h4 g7g6 f1g2"});
    RepertoireDrill drill(repertoire, {positionText(at("")), positionText(at("c3c4 b7b6"))});
    wayText(drill);
    answer(drill, "c3c4");
    EXPECT_EQ(wayText(drill), "on: b7b6");
}

TEST(RepertoireDrills, BeginAtTheStartWhereNoCardFollows) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4", "c3c4 b7b6 h3h4"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    wayText(drill);
    answer(drill, "c3c4");
    EXPECT_EQ(wayText(drill), "on: g7g6");
    answer(drill, "h3h4");
    EXPECT_EQ(wayText(drill), "start: c3c4 b7b6");
}

TEST(RepertoireDrills, AskATranspositionOnce) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "h3h4 g7g6 c3c4 b7b6 f1g2"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    int asked = 0;
    while (drill.advance()) {
        ++asked;
        drill.play(drill.expected().move);
    }
    EXPECT_EQ(asked, 4);
}

TEST(RepertoireDrills, CountACardOnceAfterAWrongAnswer) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    wayText(drill);
    EXPECT_EQ(drill.cardsLeft(), 2);
    EXPECT_EQ(answer(drill, "h3h4"), DrillAnswer::Wrong);
    EXPECT_EQ(drill.cardsLeft(), 2);
    EXPECT_EQ(answer(drill, "c3c4"), DrillAnswer::Right);
    EXPECT_EQ(drill.cardsLeft(), 2) << "one of them is asked again";
}

TEST(RepertoireDrills, AskAWrongAnswerAgainAfterAllOthers) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    wayText(drill);
    EXPECT_EQ(answer(drill, "g3g4"), DrillAnswer::Wrong);
    EXPECT_EQ(drill.position(), at("")) << "the position stays";
    EXPECT_EQ(answer(drill, "c3c4"), DrillAnswer::Right);
    wayText(drill);
    answer(drill, "h3h4");
    EXPECT_EQ(wayText(drill), "start:");
    EXPECT_TRUE(drill.isAskedAgain());
    EXPECT_EQ(answer(drill, "c3c4"), DrillAnswer::Right);
    EXPECT_EQ(wayText(drill), "done");
}

TEST(RepertoireDrills, AskACardAgainWhoseMoveWasShown) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4"});
    RepertoireDrill drill(repertoire, {positionText(at(""))});
    wayText(drill);
    EXPECT_EQ(drill.showMove(), uciMove(at(""), "c3c4"));
    EXPECT_EQ(wayText(drill), "start:");
}

TEST(RepertoireDrills, AcceptOtherMovesOfTheRepertoireAndGoOnFromThem) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4", "h3h4 b7b6 c3c4"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    wayText(drill);
    EXPECT_EQ(answer(drill, "h3h4"), DrillAnswer::Other);
    EXPECT_EQ(wayText(drill), "on: b7b6");
}

TEST(RepertoireDrills, DoNotCountAMoveAgainstTheRules) {
    const Repertoire repertoire = ofLines({"c3c4"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    wayText(drill);
    EXPECT_EQ(answer(drill, "c3c5"), DrillAnswer::Illegal);
    EXPECT_FALSE(drill.isAskedAgain());
}

TEST(RepertoireDrills, PutASkippedCardBehindTheOthers) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4"});
    RepertoireDrill drill(repertoire, textsOfCards(repertoire));
    wayText(drill);
    EXPECT_EQ(wayText(drill), "on: c3c4 g7g6");
    answer(drill, "h3h4");
    EXPECT_EQ(wayText(drill), "start:");
}

TEST(RepertoireDrills, DoNotPlayTheMoveOfASkippedCardWhileThereIsAnotherWay) {
    const Repertoire repertoire = ofLines({"c3c4 g7g6 h3h4 b7b6 f1g2", "c3c4 b7b6 f1g2"});
    RepertoireDrill drill(repertoire, {positionText(at("c3c4 g7g6")), positionText(at("c3c4 g7g6 h3h4 b7b6")),
                                       positionText(at("c3c4 b7b6"))});
    EXPECT_EQ(wayText(drill), "on: c3c4 g7g6");
    EXPECT_EQ(wayText(drill), "start: c3c4 b7b6") << "h3h4 is not given away";
    answer(drill, "f1g2");
    EXPECT_EQ(wayText(drill), "start: c3c4 g7g6 h3h4 b7b6") << "there is no other way";
    answer(drill, "f1g2");
    EXPECT_EQ(wayText(drill), "start: c3c4 g7g6");
}

/// Any legal moves, in every variant that comes with the program: drops, promotions and moves of several steps.
TEST(RepertoireDrills, AskEveryMoveOfALineInEachVariant) {
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        GameTree tree(AnyPosition::startOf(variant));
        NodeId node = GameTree::root();
        for (int ply = 0; ply < 40 && tree.position(node).hasLegalMove(); ++ply) {
            const auto moves = tree.position(node).legalMoves();
            node = tree.add(node, moves[static_cast<std::size_t>(ply * 7) % moves.size()]);
        }
        Repertoire repertoire(tree.start(), Side::Second);
        const int added = repertoire.addLine(tree, node);
        EXPECT_EQ(added, tree.depth(node) / 2) << variant->spec().id;
        RepertoireDrill drill(repertoire, textsOfCards(repertoire));
        std::size_t asked = 0;
        while (drill.advance()) {
            EXPECT_NE(drill.play(drill.expected().move), DrillAnswer::Wrong);
            ++asked;
        }
        EXPECT_EQ(asked, repertoire.cardCount()) << variant->spec().id;
    }
}

} // namespace
} // namespace komadai::core::test
