#include "core/notation/move_text.h"
#include "core/notation/pgn.h"
#include "core/notation/position_text.h"
#include "core/variants/rule_options.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;

GameRecord recordFrom(const AnyPosition& start) {
    GameTree tree(start);
    RecordHeader header;
    header.variant = start.spec().id;
    header.ruleOptions = formatRuleOptions(start.spec());
    header.start = sfenOf(start);
    return {header, std::move(tree)};
}

/// A game of EuroShogi.
class PgnWriting : public testing::Test {
protected:
    GameRecord record = recordFrom(AnyPosition::startOf(euroShogiRules()));

    NodeId play(NodeId node, std::initializer_list<const char*> moves) {
        for (const char* move : moves)
            node = record.tree.add(node, uciMove(record.tree.position(node), move));
        return node;
    }
    NodeId play(std::initializer_list<const char*> moves) { return play(GameTree::root(), moves); }
    WrittenGame written() const { return writePgn(record).value(); }
    std::string tags() const {
        const std::string text = written().text;
        return text.substr(0, text.find("\n\n") + 1);
    }
    std::string moves() const {
        const std::string text = written().text;
        const std::size_t start = text.find("\n\n") + 2;
        return text.substr(start, text.size() - start - 2);
    }
    void comment(NodeId node, const std::string& after) {
        Annotations notes;
        notes.after = after;
        record.tree.setAnnotations(node, notes);
    }
};

TEST_F(PgnWriting, BeginsWithTheSevenTags) {
    EXPECT_EQ(
        tags(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
        "[Result \"*\"]\n[Variant \"euroshogi\"]\n");
}
TEST_F(PgnWriting, FactsOfTheHeaderAreTags) {
    record.header.event = "A \"B\" \\";
    record.header.date = "1987-05";
    record.header.startedAt = std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + 1h;
    record.header.players[0] = Player{std::nullopt, "Ada", {}, "GM", 2100};
    record.header.players[1] = Player{3, ""};
    record.header.clocks[0] = record.header.clocks[1] = TimeControl{600s, 0s, 30s, 3};
    record.header.tags = {{"ECO", "A00"}};
    EXPECT_EQ(tags(), R"([Event "A \"B\" \\"]
[Site "?"]
[Date "1987.05.??"]
[Round "?"]
[White "Ada"]
[Black "Komadai, level 3"]
[Result "*"]
[UTCDate "2024.02.29"]
[UTCTime "01:00:00"]
[WhiteTitle "GM"]
[WhiteElo "2100"]
[BlackLevel "3"]
[TimeControl "600:1/30x3"]
[Variant "euroshogi"]
[ECO "A00"]
)");
    EXPECT_TRUE(written().losses.empty());
}
TEST_F(PgnWriting, AnotherStartIsASetUp) {
    record = recordFrom(euroShogi("4k3/8/8/8/8/8/4P3/4K3 w - 2"));
    EXPECT_NE(tags().find("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3[] b - - 0 1\"]\n"), std::string::npos);
    play({"e8e7", "e2e3"});
    EXPECT_EQ(moves(), "1... Ke7 2. Pe3 *");
}
TEST_F(PgnWriting, OtherRulesAreNamed) {
    record = recordFrom(AnyPosition::startOf(euroShogiRules("bareKing=win")));
    EXPECT_NE(tags().find("bareKing=win"), std::string::npos);
}
TEST_F(PgnWriting, MovesAreNumbered) {
    play({"e3e4", "e6e5", "e4e5"});
    EXPECT_EQ(moves(), "1. Pe4 Pe5 2. Pxe5 *");
}
TEST_F(PgnWriting, VariationsFollowTheMoveThatTheyReplace) {
    play({"e3e4", "e6e5", "d3d4"});
    play({"d3d4", "d6d5"});
    play(*record.tree.firstChild(GameTree::root()), {"d6d5"});
    EXPECT_EQ(moves(), "1. Pe4 (1. Pd4 Pd5) 1... Pe5 (1... Pd5) 2. Pd4 *");
}
TEST_F(PgnWriting, NotesAreGlyphsAndComments) {
    const NodeId node = play({"e3e4"});
    play(node, {"e6e5"});
    Annotations notes;
    notes.before = "first";
    notes.after = "then";
    notes.glyphs = {Glyph::Interesting};
    Evaluation evaluation;
    evaluation.score = Score::centipawns(25);
    evaluation.depth = 9;
    notes.evaluations = {evaluation};
    notes.drawings = {{Square::at(0), Square::at(0), DrawingColour::Red},
                      {Square::at(0), Square::at(9), DrawingColour::Blue}};
    record.tree.setAnnotations(node, notes);
    record.tree.setTimes(node, {1500ms, 3min});
    EXPECT_EQ(
        moves(),
        "1. {first} Pe4 $5\n{[%eval -0.25,9][%clk 0:03:00][%emt 0:00:01.5][%csl Ra8][%cal Ba8b7] then} 1...\n"
        "Pe5 *");
    EXPECT_TRUE(written().losses.empty());
}
TEST_F(PgnWriting, LongCommentsBreakAtBlanks) {
    comment(play({"e3e4"}), std::string(60, 'a') + ' ' + std::string(60, 'b'));
    EXPECT_EQ(moves(), "1. Pe4 {" + std::string(60, 'a') + '\n' + std::string(60, 'b') + "} *");
}
TEST_F(PgnWriting, LineBreaksOfACommentAreDoubled) {
    comment(play({"e3e4"}), "one\ntwo");
    EXPECT_EQ(moves(), "1. Pe4 {one\n\ntwo} *");
}
TEST_F(PgnWriting, ACommentWithABraceIsWrittenInLines) {
    comment(play({"e3e4"}), "set {a}\nand");
    EXPECT_EQ(moves(), "1. Pe4 ; set {a}\n; and\n*");
}
TEST_F(PgnWriting, TheEndHasAWordOfTheSpecification) {
    play({"e3e4"});
    record.outcome = Outcome{Side::First, EndReason::Resignation};
    EXPECT_EQ(moves(), "1. Pe4 1-0");
    EXPECT_NE(tags().find("[Termination \"normal\"]"), std::string::npos);
    EXPECT_EQ(tags().find("EndReason"), std::string::npos);
    record.outcome = Outcome{std::nullopt, EndReason::Impasse};
    EXPECT_EQ(moves(), "1. Pe4 1/2-1/2");
    EXPECT_NE(tags().find("[EndReason \"impasse\"]"), std::string::npos);
    record.outcome = Outcome{Side::Second, EndReason::Time};
    EXPECT_NE(tags().find("[Termination \"time forfeit\"]"), std::string::npos);
    record.outcome = Outcome{Side::Second, EndReason::Unknown};
    EXPECT_EQ(moves(), "1. Pe4 0-1");
    EXPECT_EQ(tags().find("Termination"), std::string::npos);
    EXPECT_EQ(tags().find("EndReason"), std::string::npos);
}
TEST_F(PgnWriting, AMateOfUnknownLengthIsLost) {
    const NodeId node = play({"e3e4"});
    Annotations notes;
    Evaluation evaluation;
    evaluation.score = Score::mateOfUnknownLength(true);
    notes.evaluations = {evaluation};
    record.tree.setAnnotations(node, notes);
    EXPECT_EQ(written().losses, std::vector{Loss::Evaluations});
    EXPECT_EQ(moves(), "1. Pe4 *");
}
TEST_F(PgnWriting, WhatIsLostIsNamed) {
    const NodeId node = play({"e3e4"});
    Annotations notes;
    notes.bookmark = "here";
    Evaluation evaluation;
    evaluation.engine = "Engine";
    notes.evaluations = {evaluation};
    record.tree.setAnnotations(node, notes);
    Annotations ofRoot;
    ofRoot.before = "before the game";
    record.tree.setAnnotations(GameTree::root(), ofRoot);
    record.header.tags = {{"not a name", "x"}};
    EXPECT_EQ(written().losses,
              (std::vector{Loss::CommentsBefore, Loss::Bookmarks, Loss::Evaluations, Loss::Tags}));
    EXPECT_EQ(moves(), "{before the game} 1. Pe4 {[%eval 0.00]} *");
}

} // namespace
} // namespace komadai::core::test
