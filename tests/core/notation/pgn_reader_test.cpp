#include "core/notation/move_text.h"
#include "core/notation/pgn.h"
#include "core/notation/san.h"
#include "tests/core/notation/read_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Kind = ReadProblem::Kind;

/// What a reader has passed on.
struct Reading {
    std::vector<ReadGame> games;
    std::vector<ReadProblem> problems;

    const ReadGame& game(std::size_t index = 0) const { return games.at(index); }
    const RecordHeader& header(std::size_t index = 0) const { return game(index).record.header; }
    const GameTree& tree(std::size_t index = 0) const { return game(index).record.tree; }
    /// The notes after so many plies of the main line.
    const Annotations& notes(int ply) const { return tree().annotations(nodeAt(ply)); }
    NodeId nodeAt(int ply) const { return tree().ancestor(tree().mainLineEnd(), ply); }
};

Reading readingOf(std::string_view text, ReadLimits limits = {}, std::string_view usual = "euroshogi") {
    Reading reading;
    const ReadOptions options{variants(), usual.empty() ? nullptr : variants().find(usual), limits};
    readPgn(text, options,
            {[&](ReadGame&& game) {
                 reading.games.push_back(std::move(game));
                 return true;
             },
             [&](const ReadProblem& problem) { reading.problems.push_back(problem); }});
    return reading;
}

/// All lines of a tree: "e4 (d4 d5) e5".
std::string linesFrom(const GameTree& tree, NodeId node = GameTree::root()) {
    std::string text;
    while (tree.childCount(node) > 0) {
        const auto children = tree.children(node);
        const auto nameOf = [&](NodeId child) { return san::format(tree.move(child), tree.position(node)); };
        text += (text.empty() ? "" : " ") + nameOf(children.front());
        for (std::size_t i = 1; i < children.size(); ++i) {
            const std::string more = linesFrom(tree, children[i]);
            text += " (" + nameOf(children[i]) + (more.empty() ? "" : " " + more) + ")";
        }
        node = children.front();
    }
    return text;
}

std::string linesOf(std::string_view moves) { return linesFrom(readingOf(moves).tree()); }

std::string problemsIn(const Reading& reading) {
    std::string text;
    for (const auto& problem : reading.problems)
        text += std::to_string(static_cast<int>(problem.kind)) + ':' + std::to_string(problem.game) + ':' +
                std::to_string(problem.line) + ':' + problem.text + '\n';
    return text;
}
std::string problem(Kind kind, int game, int line, const std::string& text) {
    return std::to_string(static_cast<int>(kind)) + ':' + std::to_string(game) + ':' + std::to_string(line) +
           ':' + text + '\n';
}

// --- tags

TEST(PgnTags, FillTheHeader) {
    const auto reading = readingOf(R"([Event "Spring \"Open\""]
[Site "Kyōto"]
[Date "1987.05.??"]
[Round "3.1"]
[White "Ada"]
[Black "?"]
[Result "1-0"]
[WhiteTitle "GM"]
[WhiteElo "2100"]
[BlackElo "1500?"]
[Annotator "Eve"]
[TimeControl "300+5"]
[Variant "EuroShogi"]
[ECO "A00"]

1. Pe4 1-0)");
    EXPECT_EQ(problemsIn(reading), "");
    const RecordHeader& header = reading.header();
    EXPECT_EQ(header.event, "Spring \"Open\"");
    EXPECT_EQ(header.site, "Kyōto");
    EXPECT_EQ(header.date, "1987-05");
    EXPECT_EQ(header.round, "3.1");
    EXPECT_EQ(header.players[0].name, "Ada");
    EXPECT_EQ(header.players[0].title, "GM");
    EXPECT_EQ(header.players[0].rating, 2100);
    EXPECT_EQ(header.players[1].name, "");
    EXPECT_EQ(header.players[1].rating, 1500);
    EXPECT_EQ(header.annotator, "Eve");
    EXPECT_EQ(header.clocks[1].main, 300s);
    EXPECT_EQ(header.clocks[1].increment, 5s);
    EXPECT_EQ(header.variant, "euroshogi");
    EXPECT_EQ(header.tags, (std::vector<RecordHeader::Tag>{{"ECO", "A00"}}));
    EXPECT_EQ(reading.game().record.outcome, (Outcome{Side::First, EndReason::Unknown}));
}
TEST(PgnTags, TheMomentReplacesTheDate) {
    const auto reading = readingOf("[Date \"2024.02.29\"][UTCDate \"2024.02.29\"][UTCTime \"23:59:58\"] *");
    EXPECT_EQ(reading.header().date, "");
    EXPECT_EQ(reading.header().startedAt,
              std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + 23h + 59min + 58s);
}
TEST(PgnTags, ADayThatTheCalendarDoesNotHaveLeavesTheMonthWithAProblem) {
    const auto november = readingOf("[Date \"2024.11.31\"] *");
    EXPECT_EQ(november.header().date, "2024-11");
    EXPECT_EQ(problemsIn(november), problem(Kind::BadValue, 1, 1, "Date 2024.11.31"));
    EXPECT_EQ(readingOf("[Date \"2023.02.29\"] *").header().date, "2023-02");
    const auto leapDay = readingOf("[Date \"2024.02.29\"] *");
    EXPECT_EQ(leapDay.header().date, "2024-02-29");
    EXPECT_EQ(problemsIn(leapDay), "");
}
TEST(PgnTags, AnUnquotedValueIsTakenWithAProblem) {
    const auto reading = readingOf("[Event \"x\"]\n[Round 1]\n[Date \"23/05/1987\"]\n\n1. Pe4 *");
    EXPECT_EQ(reading.header().round, "1");
    EXPECT_EQ(reading.header().date, "1987-05-23");
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadValue, 1, 2, "[Round 1]"));
}
TEST(PgnTags, TheNameOfAComputerIsThatOfItsLevel) {
    const auto computer = readingOf("[White \"Komadai, level 3\"] [WhiteLevel \"3\"] *");
    EXPECT_EQ(computer.header().players[0], (Player{3, ""}));
    const auto human = readingOf("[White \"Komadai, level 3\"] *");
    EXPECT_EQ(human.header().players[0], (Player{std::nullopt, "Komadai, level 3"}));
}
TEST(PgnTags, AQuoteInsideAValueNeedsNoEscape) {
    EXPECT_EQ(readingOf("[Event \"The \"Big\" one\"] *").header().event, "The \"Big\" one");
}
TEST(PgnTags, ABadNumberIsReported) {
    EXPECT_EQ(problemsIn(readingOf("[WhiteElo \"strong\"] *")),
              problem(Kind::BadValue, 1, 1, "WhiteElo strong"));
}
TEST(PgnTags, VariantsAreKnownByTheNamesOfAllPrograms) {
    const std::pair<const char*, const char*> names[] = {
        {"euroshogi", "euroshogi"},
        {"EuroShogi", "euroshogi"},
        {"Minishogi", "minishogi"},
        {"Great Shatranj", "greatshatranj"},
        {"gorogoro", "gorogoroshogi"},
        {"Judkins Shogi", "judkinsshogi"},
        {"zo shogi", "zoshogi"},
        {"Ko-Shogi", "koshogi"},
        {"Shogi", "shogi"},
    };
    for (const auto& [name, id] : names)
        EXPECT_EQ(readingOf("[Variant \"" + std::string(name) + "\"] *").header().variant, id) << name;
}
TEST(PgnTags, AnUnknownVariantIsReportedAndTheNextGameIsRead) {
    const auto reading = readingOf("[Variant \"Atomic\"]\n\n1. e4 e5 *\n\n[Variant \"shogi\"]\n\n1. Pc4 *");
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(reading.header().variant, "shogi");
    EXPECT_EQ(problemsIn(reading), problem(Kind::UnknownVariant, 1, 1, "Atomic"));
}
TEST(PgnTags, HaveValuesAsSectionsOfVariantFilesDoNot) {
    EXPECT_TRUE(looksLikePgn("[Event \"x\"]\n"));
    EXPECT_TRUE(looksLikePgn("[Round 1]\n")) << "as some programs write it";
    EXPECT_FALSE(looksLikePgn("[mine]\nvariantName = Mine\n"));
    EXPECT_FALSE(looksLikePgn("[mine:shogi]\nvariantName = Mine\n"));
}
TEST(PgnTags, MayBeSpreadOverLines) {
    const std::string_view text =
        "[Event\n\"Cup\"]\n[Site \"Ulm\"\n]\n[Variant\r\n  \"EuroShogi\" ]\n[Round 1]\n\n1. Pe4 *";
    EXPECT_TRUE(looksLikePgn(text));
    const auto reading = readingOf(text, {}, "");
    EXPECT_EQ(reading.header().event, "Cup");
    EXPECT_EQ(reading.header().site, "Ulm");
    EXPECT_EQ(reading.header().variant, "euroshogi");
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadValue, 1, 7, "[Round 1]")) << "lines are counted";
}
TEST(PgnTags, ATagOverTwoLinesIsNoEmptyLine) {
    const auto reading = readingOf("[Event \"Cup\"]\n[Site\n\"Ulm\"]\n[Event \"Other\"]\n\n1. Pe4 *");
    EXPECT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(reading.header().site, "Ulm");
}
TEST(PgnTags, ASecondHeaderWithItsValueInTheNextLineBeginsAGame) {
    for (const std::string blank : {" ", "\t", "\n", ""}) {
        const auto reading = readingOf("[Event" + blank + "\"A\"]\n\n[Event" + blank + "\"B\"]\n\n1. Pe4 *");
        ASSERT_EQ(reading.games.size(), 2U) << '"' << blank << '"';
        EXPECT_EQ(reading.games[0].record.header.event, "A");
        EXPECT_EQ(reading.games[1].record.header.event, "B");
    }
}
TEST(PgnTags, AValueEndsWithItsLine) {
    const auto reading = readingOf("[Event \"Cup\n[Site \"Ulm\"]\n\n1. Pe4 *");
    EXPECT_EQ(reading.header().event, "Cup");
    EXPECT_EQ(reading.header().site, "Ulm");
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadValue, 1, 1, "[Event \"Cup"));
}
TEST(PgnTags, WithoutAVariantTheGameIsChess) {
    EXPECT_EQ(problemsIn(readingOf("1. e4 e5 *", {}, "")), problem(Kind::UnknownVariant, 1, 1, "chess"));
}
TEST(PgnTags, AGameCanStartFromAPosition) {
    const auto reading = readingOf("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3[] w - - 3 7\"]\n\n7. Pe3 *");
    EXPECT_EQ(reading.header().start, "4k3/8/8/8/8/8/4P3/4K3 b - 13");
    EXPECT_EQ(reading.header().quietPliesAtStart, 3);
    EXPECT_EQ(linesFrom(reading.tree()), "Pe3");
}
TEST(PgnTags, ABadStartIsReportedAndTheNextGameIsRead) {
    const auto reading = readingOf("[FEN \"nonsense\"]\n1. Pe3 *\n[Event \"next\"]\n1. Pe4 *");
    EXPECT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadStart, 1, 1, "nonsense"));
}
TEST(PgnTags, RuleOptionsAreApplied) {
    EXPECT_EQ(readingOf("[RuleOptions \"bareKing=win\"] *").tree().spec().ends.bareKing, BareKingRule::Win);
    EXPECT_EQ(problemsIn(readingOf("[RuleOptions \"bareKing=maybe\"] *")),
              problem(Kind::BadValue, 1, 1, "RuleOptions bareKing=maybe"));
}

// --- moves

TEST(PgnMoves, MoveNumbersMayBeMissing) {
    EXPECT_EQ(linesOf("1. Pe4 Pe5 2. Pd4"), "Pe4 Pe5 Pd4");
    EXPECT_EQ(linesOf("1.Pe4 1...Pe5 2.Pd4 *"), "Pe4 Pe5 Pd4");
    EXPECT_EQ(linesOf("Pe4 Pe5 Pd4"), "Pe4 Pe5 Pd4");
}
TEST(PgnMoves, VariationsReplaceTheMoveBefore) {
    EXPECT_EQ(linesOf("1. Pe4 (1. Pd4 Pd5 (1... Pe5) 2. Pc4) (1. Pc4) 1... Pe5"),
              "Pe4 (Pd4 Pd5 (Pe5) Pc4) (Pc4) Pe5");
}
TEST(PgnMoves, TheSameVariationTwiceIsOne) { EXPECT_EQ(linesOf("Pe4 (Pd4) (Pd4 Pd5)"), "Pe4 (Pd4 Pd5)"); }
TEST(PgnMoves, AnIllegalMoveEndsItsLine) {
    const auto reading =
        readingOf("1. Pe4 Pe5 2. Ke8 Pd5 (2... Pc5)\n3. Pa4 1-0\n\n[Event \"next\"]\n1. Pd4 *");
    ASSERT_EQ(reading.games.size(), 2U);
    EXPECT_EQ(linesFrom(reading.tree()), "Pe4 Pe5");
    EXPECT_FALSE(reading.game().isWhole);
    EXPECT_TRUE(reading.game(1).isWhole);
    EXPECT_EQ(problemsIn(reading), problem(Kind::IllegalMove, 1, 1, "Ke8"));
}
TEST(PgnMoves, AnIllegalMoveInAVariationEndsOnlyTheVariation) {
    const auto reading = readingOf("1. Pe4 (1. Ke8 Pe5) 1... Pe5");
    EXPECT_EQ(linesFrom(reading.tree()), "Pe4 Pe5");
    EXPECT_FALSE(reading.game().isWhole);
}
TEST(PgnMoves, ANullMoveIsReported) {
    EXPECT_EQ(problemsIn(readingOf("1. Pe4 --")), problem(Kind::BadMove, 1, 1, "--"));
}
TEST(PgnMoves, UnknownTextIsLeftOut) {
    const auto reading = readingOf("1. Pe4 <x> Pe5 } Pd4");
    EXPECT_EQ(linesFrom(reading.tree()), "Pe4 Pe5 Pd4");
    EXPECT_EQ(problemsIn(reading),
              problem(Kind::UnknownText, 1, 1, "<x>") + problem(Kind::UnknownText, 1, 1, "}"));
}
TEST(PgnMoves, BadNestingIsReported) {
    EXPECT_EQ(problemsIn(readingOf("1. Pe4 ) Pe5")), problem(Kind::BadNesting, 1, 1, ")"));
    EXPECT_EQ(problemsIn(readingOf("1. Pe4 (1. Pd4")), problem(Kind::BadNesting, 1, 1, "("));
    EXPECT_EQ(problemsIn(readingOf("(1. Pd4) 1. Pe4")), problem(Kind::BadNesting, 1, 1, "("));
    EXPECT_EQ(linesOf("1. Pe4 (1. Pd4"), "Pe4 (Pd4)");
}
TEST(PgnMoves, CuteChessMarksPromotionsWithAPlus) {
    const auto reading =
        readingOf("[Variant \"shogi\"][FEN \"3k5/9/9/4B4/9/9/9/9/4K4[] w - - 0 1\"] 1. Bc8+ Kxc8 *");
    EXPECT_EQ(linesFrom(reading.tree()), "Bc8+ Kxc8");
    const auto other =
        readingOf("[Variant \"shogi\"][FEN \"3k5/9/9/4B4/9/9/9/9/4K4[] w - - 0 1\"] 1. Bc8+ Ke9 2. +Bc9 *");
    EXPECT_EQ(linesFrom(other.tree()), "Bc8=H+ Ke9 Hc9");
}

// --- notes

TEST(PgnNotes, CommentsStandAfterTheirMove) {
    const auto reading = readingOf("{on the game} 1. Pe4 {first} {second} Pe5 ; to the end\n2. Pd4");
    EXPECT_EQ(reading.notes(0).after, "on the game");
    EXPECT_EQ(reading.notes(1).after, "first\n\nsecond");
    EXPECT_EQ(reading.notes(2).after, "to the end");
    EXPECT_EQ(linesFrom(reading.tree()), "Pe4 Pe5 Pd4");
}
TEST(PgnNotes, ACommentBehindTheMoveNumberIsOnTheNextMove) {
    const auto reading = readingOf("1. {a} Pe4 {b} 1... {c} Pe5 ({d} 1... Pd5)");
    EXPECT_EQ(reading.notes(1).before, "a");
    EXPECT_EQ(reading.notes(1).after, "b");
    EXPECT_EQ(reading.notes(2).before, "c");
    const auto other = reading.tree().children(reading.nodeAt(1)).at(1);
    EXPECT_EQ(reading.tree().annotations(other).before, "d");
}
TEST(PgnNotes, ASingleLineBreakInACommentIsABlank) {
    EXPECT_EQ(readingOf("1. Pe4 {one\r\ntwo\r\n\r\nthree}").notes(1).after, "one two\nthree");
}
TEST(PgnNotes, LinesWithAPercentSignAreSkipped) { EXPECT_EQ(linesOf("1. Pe4\n% Pd5 {\nPe5"), "Pe4 Pe5"); }
TEST(PgnNotes, GlyphsAreNumbersOrSigns) {
    const auto reading = readingOf("1. Pe4! $14 Pe5?! = 2. Pd4 $0 $300 +-");
    EXPECT_EQ(reading.notes(1).glyphs, (std::vector{Glyph::Good, Glyph::SlightlyBetterFirst}));
    EXPECT_EQ(reading.notes(2).glyphs, (std::vector{Glyph::Dubious, Glyph::Equal}));
    EXPECT_EQ(reading.notes(3).glyphs, (std::vector{Glyph::WinningFirst}));
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadValue, 1, 1, "$300"));
}
TEST(PgnNotes, CommandsInCommentsAreTimesAndEvaluations) {
    const auto reading =
        readingOf("1. Pe4 { [%eval 0.25,18] [%clk 0:03:00.5] [%emt 0:00:02] good } Pe5 {[%eval "
                  "#-3]} 2. Pd4 {[%eval 0.25]}");
    const auto& first = reading.notes(1);
    EXPECT_EQ(first.after, "good");
    EXPECT_EQ(first.evaluations.at(0).score, Score::centipawns(-25));
    EXPECT_EQ(first.evaluations.at(0).depth, 18);
    EXPECT_EQ(reading.tree().clock(reading.nodeAt(1)), 180500ms);
    EXPECT_EQ(reading.tree().timeUsed(reading.nodeAt(1)), 2000ms);
    EXPECT_EQ(reading.notes(2).evaluations.at(0).score, Score::mateIn(-6));
}
TEST(PgnNotes, ArrowsAndCirclesAreDrawings) {
    const auto drawings = readingOf("1. Pe4 {[%cal Ge3e4,Ra1b2][%csl Yd5]}").notes(1).drawings;
    ASSERT_EQ(drawings.size(), 3U);
    EXPECT_EQ(drawings[1].colour, DrawingColour::Red);
    EXPECT_TRUE(drawings[2].isCircle());
}
TEST(PgnNotes, AnUnknownCommandStaysInTheText) {
    EXPECT_EQ(readingOf("1. Pe4 {a [%mdl 512] b}").notes(1).after, "a [%mdl 512] b");
    const auto reading = readingOf("1. Pe4 {a [%clk soon] b}");
    EXPECT_EQ(reading.notes(1).after, "a b");
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadValue, 1, 1, "clk soon"));
}
TEST(PgnNotes, CuteChessWritesEvaluationAndTimeOfTheMover) {
    const auto reading = readingOf("1. Pe4 {+0.31/8 0.42s} Pe5 {-M6/10 1.5s, White mates} *");
    EXPECT_EQ(reading.notes(1).evaluations.at(0).score, Score::centipawns(-31));
    EXPECT_EQ(reading.notes(1).evaluations.at(0).depth, 8);
    EXPECT_EQ(reading.tree().timeUsed(reading.nodeAt(1)), 420ms);
    EXPECT_EQ(reading.notes(2).evaluations.at(0).score, Score::mateIn(6));
    EXPECT_EQ(reading.notes(2).after, "White mates");
}
TEST(PgnNotes, ASelectiveDepthAloneIsNoDepth) {
    const auto reading = readingOf("1. Pe4 {+0.31/0 0.42s} Pe5 {+0.31/0/14 0.42s} 2. Pd4 {[%eval 0.31,0]} *");
    EXPECT_EQ(reading.notes(1).evaluations.at(0).depth, 0);
    EXPECT_TRUE(reading.notes(2).evaluations.empty());
    EXPECT_EQ(reading.notes(2).after, "+0.31/0/14 0.42s");
    EXPECT_EQ(reading.notes(3).evaluations.at(0).depth, 0);
}

// --- several games and their ends

TEST(PgnGames, NeedNoEmptyLinesAndNoResults) {
    const auto reading =
        readingOf("[Event \"a\"]\n1. Pe4\n[Event \"b\"]\n1. Pd4 *\n[Event \"c\"]\n[Event \"d\"]");
    ASSERT_EQ(reading.games.size(), 3U);
    EXPECT_EQ(reading.header(0).event, "a");
    EXPECT_EQ(linesFrom(reading.tree(1)), "Pd4");
    EXPECT_EQ(reading.game(1).line, 3);
}
TEST(PgnGames, AreNumberedLikeTheirProblems) {
    const auto reading = readingOf("[Variant \"Atomic\"]\n\n1. e4 *\n\n[Variant \"shogi\"]\n\n1. Pc4 *");
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(reading.game().number, 2);
}
TEST(PgnGames, WithoutMovesAndResultsEndAtTheNextEvent) {
    const auto reading =
        readingOf("[Event \"a\"]\n[Round \"1\"]\n\n[Event \"b\"]\n[EventDate \"2024\"]\n\n1. Pe4 *");
    ASSERT_EQ(reading.games.size(), 2U);
    EXPECT_EQ(reading.header(0).event, "a");
    EXPECT_EQ(reading.header(1).event, "b");
    EXPECT_EQ(reading.header(1).round, "");
    EXPECT_EQ(linesFrom(reading.tree(1)), "Pe4");
}
TEST(PgnGames, CommentsAroundThemBelongToThem) {
    const auto reading = readingOf("; x\n[Variant \"shogi\"]\n\n1. Pc4 1-0 {end}\n", {}, "");
    EXPECT_EQ(problemsIn(reading), "");
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(reading.game().number, 1);
    EXPECT_EQ(reading.notes(0).after, "x");
    EXPECT_EQ(reading.notes(1).after, "end");
}
TEST(PgnGames, CommentsAloneAreNone) {
    const auto reading = readingOf("1. Pe4 *\n\n{alone}\n");
    EXPECT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(problemsIn(reading), problem(Kind::UnknownText, 0, 3, "alone"));
}
TEST(PgnGames, AnUnclosedCommentEndsBeforeTheNextGame) {
    const auto reading = readingOf("[Event \"a\"]\n\n1. Pe4 {never closed\n\n[Event \"b\"]\n\n1. Pd4 *");
    EXPECT_EQ(reading.games.size(), 2U);
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadNesting, 1, 3, "{"));
}
TEST(PgnGames, AResultInsideAVariationIsNotTheEnd) {
    EXPECT_EQ(linesOf("1. Pe4 (1. Pd4 Pd5 1-0) 1... Pe5 0-1"), "Pe4 (Pd4 Pd5) Pe5");
    const auto quoting = readingOf("1. Pe4 Pe5 (1... Pd5 2. Pd4 1-0 {Ada - Bo, 1999}) 2. Pd4 Pd5 0-1");
    EXPECT_EQ(problemsIn(quoting), "");
    ASSERT_EQ(quoting.games.size(), 1U);
    EXPECT_EQ(linesFrom(quoting.tree()), "Pe4 Pe5 (Pd5 Pd4) Pd4 Pd5");
    EXPECT_EQ(quoting.game().record.outcome, (Outcome{Side::Second, EndReason::Unknown}));
}
TEST(PgnGames, AResultInsideAnOpenVariationIsTheEndBeforeTheNextGame) {
    const auto reading = readingOf("1. Pe4 (1. Pd4 1-0\n\n[Event \"x\"]\n\n1. Pc4 *");
    EXPECT_EQ(reading.games.size(), 2U);
    EXPECT_EQ(problemsIn(reading), problem(Kind::BadNesting, 1, 1, "("));
}
TEST(PgnGames, TextThatIsNoGameIsReported) {
    const auto reading = readingOf("Hello world");
    EXPECT_TRUE(reading.games.empty());
    EXPECT_EQ(reading.problems.size(), 1U);
}
TEST(PgnGames, AnEmptyTextHasNone) {
    for (const char* text : {"", " \r\n\n", "\xef\xbb\xbf", "% only a line"}) {
        EXPECT_TRUE(readingOf(text).games.empty());
        EXPECT_EQ(problemsIn(readingOf(text)), "");
    }
}
TEST(PgnGames, TheRulesSayHowAGameEnded) {
    const auto reading =
        readingOf("[Variant \"shogi\"][FEN \"4k4/9/4P4/9/9/9/9/9/4K4[G] w - - 0 1\"] 1. G@e8# 1-0");
    EXPECT_EQ(reading.game().record.outcome, (Outcome{Side::First, EndReason::Checkmate}));
}
TEST(PgnGames, OtherwiseTheTerminationDoes) {
    const auto outcomeWith = [](const std::string& termination, const std::string& result) {
        return readingOf("[Termination \"" + termination + "\"] 1. Pe4 " + result).game().record.outcome;
    };
    EXPECT_EQ(outcomeWith("Time forfeit", "0-1"), (Outcome{Side::Second, EndReason::Time}));
    EXPECT_EQ(outcomeWith("adjudication", "1/2-1/2"), (Outcome{std::nullopt, EndReason::Adjudication}));
    EXPECT_EQ(outcomeWith("Ada won by resignation", "1-0"), (Outcome{Side::First, EndReason::Resignation}));
    EXPECT_EQ(outcomeWith("normal", "0-1"), (Outcome{Side::Second, EndReason::Resignation}));
    EXPECT_EQ(outcomeWith("Normal", "1/2-1/2"), (Outcome{std::nullopt, EndReason::Agreement}));
    EXPECT_EQ(outcomeWith("normal", "*"), std::nullopt);
}
TEST(PgnGames, OnlyOnesThatAreNotOverAreUnterminated) {
    const auto tagsWith = [](const std::string& moves) {
        return readingOf("[Termination \"unterminated\"] " + moves).header().tags;
    };
    EXPECT_EQ(tagsWith("1. Pe4 *"), (std::vector<RecordHeader::Tag>{{"Termination", "unterminated"}}));
    EXPECT_TRUE(tagsWith("1. Pe4 1-0").empty());
    EXPECT_TRUE(
        tagsWith("[Variant \"shogi\"][FEN \"4k4/9/4P4/9/9/9/9/9/4K4[G] w - - 0 1\"] 1. G@e8# *").empty());
}
TEST(PgnGames, OtherwiseTheLastCommentOfCuteChessDoes) {
    EXPECT_EQ(readingOf("1. Pe4 {+0.10/3 0.1s, Black loses on time} 1-0").game().record.outcome,
              (Outcome{Side::First, EndReason::Time}));
}
TEST(PgnGames, AResultThatIsMissingInTheMovesIsThatOfTheTag) {
    EXPECT_EQ(readingOf("[Result \"0-1\"]\n1. Pe4").game().record.outcome,
              (Outcome{Side::Second, EndReason::Unknown}));
}
TEST(PgnGames, AnEndOfWhichOnlyTheResultIsToldHasNoKnownReason) {
    const auto outcomeOf = [](const std::string& text) { return readingOf(text).game().record.outcome; };
    EXPECT_EQ(outcomeOf("1. Pe4 1-0"), (Outcome{Side::First, EndReason::Unknown}));
    EXPECT_EQ(outcomeOf("1. Pe4 Pe5 1/2-1/2"), (Outcome{std::nullopt, EndReason::Unknown}));
    EXPECT_EQ(outcomeOf("[Termination \"?\"] 1. Pe4 0-1"), (Outcome{Side::Second, EndReason::Unknown}));
}
TEST(PgnGames, ResultsThatContradictEachOtherAreReported) {
    EXPECT_EQ(problemsIn(readingOf("[Result \"0-1\"]\n1. Pe4 1-0")),
              problem(Kind::BadValue, 1, 1, "Result 0-1"));
}
TEST(PgnGames, TheReceiverCanStopTheReader) {
    int games = 0;
    readPgn("1. Pe4 * 1. Pd4 * 1. Pc4 *", {variants(), variants().find("euroshogi")},
            {[&](ReadGame&&) { return ++games < 2; }, {}});
    EXPECT_EQ(games, 2);
}

// --- limits

TEST(PgnLimits, MovesBeyondTheLimitAreLeftOut) {
    ReadLimits limits;
    limits.nodes = 2;
    const auto reading = readingOf("1. Pe4 Pe5 2. Pd4 *", limits);
    EXPECT_EQ(linesFrom(reading.tree()), "Pe4 Pe5");
    EXPECT_FALSE(reading.game().isWhole);
    EXPECT_EQ(problemsIn(reading), problem(Kind::TooLong, 1, 1, "Pd4"));
}
TEST(PgnLimits, VariationsBeyondTheDepthAreLeftOut) {
    ReadLimits limits;
    limits.depth = 1;
    const auto reading = readingOf("1. Pe4 (1. Pd4 (1. Pc4 (1. Pb4))) 1... Pe5 *", limits);
    EXPECT_EQ(linesFrom(reading.tree()), "Pe4 (Pd4) Pe5");
    EXPECT_EQ(problemsIn(reading), problem(Kind::TooDeep, 1, 1, "("));
}
TEST(PgnLimits, GamesBeyondTheLimitAreLeftOut) {
    ReadLimits limits;
    limits.games = 1;
    const auto reading = readingOf("1. Pe4 *\n1. Pd4 *", limits);
    EXPECT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(problemsIn(reading), problem(Kind::TooManyGames, 2, 2, ""));
}
TEST(PgnLimits, LongCommentsAreCutBetweenCharacters) {
    ReadLimits limits;
    limits.textBytes = 4;
    EXPECT_EQ(readingOf("1. Pe4 {後後後}", limits).notes(1).after, "後");
}
TEST(PgnLimits, TheFileIsCut) {
    ReadLimits limits;
    limits.bytes = 7;
    EXPECT_EQ(linesFrom(readingOf("1. Pe4 Pe5", limits).tree()), "Pe4");
}
TEST(PgnLimits, OnlySoManyProblemsAreReportedButAllAreCounted) {
    ReadLimits limits;
    limits.problems = 3;
    std::size_t reported = 0;
    const auto summary =
        readRecords("1. Pe4 } } } } }", RecordFormat::Pgn, {variants(), variants().find("euroshogi"), limits},
                    {[](ReadGame&&) { return true; }, [&](const ReadProblem&) { ++reported; }});
    EXPECT_EQ(reported, 3U);
    EXPECT_EQ(summary.problems, 5U);
}
TEST(PgnLimits, DeepNestingNeedsNoStack) {
    std::string text = "1. Pe4 ";
    for (int i = 0; i < 200'000; ++i)
        text += "(1. P" + std::string(i % 2 == 0 ? "d" : "e") + "4 ";
    const auto reading = readingOf(text);
    ASSERT_EQ(reading.games.size(), 1U);
    EXPECT_EQ(reading.problems.size(), 2U); // too deep, and not closed
}
TEST(PgnLimits, HostileTextsAreReadInLinearTime) {
    std::string tags, comments, quotes, same = "1. Pe4 ";
    for (int i = 0; i < 200'000; ++i) {
        tags += "[A \"x\"]";
        comments += "{a}";
        quotes += "[A \"";
        same += "(1. Pe4 {b})";
    }
    readingOf(tags);
    readingOf(comments);
    readingOf(quotes);
    readingOf(same);
    readingOf(std::string(1'000'000, '{'));
    readingOf(std::string(1'000'000, '['));
    readingOf(std::string(1'000'000, '1'));
    readingOf("[Event \"" + std::string(1'000'000, '"'));
}

// --- the letters of other languages

constexpr std::string_view InEnglish = "Pc4 Pc5 Nc3 Rf7 Ba1 Gc7 Ke2";

TEST(PgnLetters, OfOtherLanguagesAreRead) {
    const auto german = readingOf("1. Bc4 Bc5 2. Sc3 Tf7 3. La1 Gc7 4. Ke2 *");
    EXPECT_EQ(problemsIn(german), "");
    EXPECT_EQ(linesFrom(german.tree()), InEnglish);
    EXPECT_EQ(linesOf("1. c4 c5 2. Sc3 Tf7 3. La1 Gc7 4. Ke2"), InEnglish);
    EXPECT_EQ(linesOf("1. c4 c5 2. Cc3 Tf7 3. Fa1 Gc7 4. Re2"), InEnglish) << "French: R is the king";
    EXPECT_EQ(linesOf("1. c4 c5 2. Pc3 Tf7 3. La1 Gc7 4. Ke2"), InEnglish) << "Dutch: P is the knight";
}
TEST(PgnLetters, OfAnotherLanguageAreReadInVariationsAndDropsToo) {
    EXPECT_EQ(linesOf("1. c4 (1. a4 a5 2. Sa3) 1... c5 2. Sc3"), "Pc4 (Pa4 Pa5 Na3) Pc5 Nc3");
    EXPECT_EQ(linesOf("[FEN \"4k3/8/8/8/8/8/8/4K3[NP] w 0 1\"] S@d4 Kd7 B@b2 *"), "N@d4 Kd7 P@b2");
}
TEST(PgnLetters, AreThoseOfOneLanguageInAGame) {
    const auto mixed = readingOf("1. c4 c5 2. Sc3 Tf7 3. Fa1 *"); // German and French
    EXPECT_EQ(linesFrom(mixed.tree()), "Pc4 Pc5");
    EXPECT_EQ(problemsIn(mixed), problem(Kind::BadMove, 1, 1, "Sc3"));
}
TEST(PgnLetters, AreEnglishWhereTheyCanBe) {
    EXPECT_EQ(linesOf("1. Pc4 Pc5 2. Nc3 Rf7 3. Ba1 Gc7 4. Ke2"), InEnglish);
    EXPECT_EQ(linesOf("[FEN \"4k3/8/8/8/8/8/8/4K3[BP] w 0 1\"] B@d4 *"), "B@d4") << "German B is the pawn";
}
TEST(PgnLetters, OfKindsThatAreNotOrthodoxStay) {
    const auto reading =
        readingOf("1. Tf2 Sd8 *", {}, "shogi"); // S is the silver, so the language is not German
    EXPECT_EQ(problemsIn(reading), "");
    EXPECT_EQ(linesFrom(reading.tree()), "Rf2 Sd8");
}

TEST(PgnMovesAlone, TheLettersOfOtherLanguagesAreRead) {
    const auto moves = readPgnMoves("1. c4 c5 2. Sc3", AnyPosition::startOf(variants().find("euroshogi")));
    EXPECT_TRUE(moves.problems.empty());
    EXPECT_EQ(linesFrom(moves.tree), "Pc4 Pc5 Nc3");
}
TEST(PgnMovesAlone, MovesWithoutAGameGoOnFromAPosition) {
    const auto later =
        AnyPosition::startOf(variants().find("euroshogi"))
            .after(uci::parse("e3e4", AnyPosition::startOf(variants().find("euroshogi"))).value());
    const auto moves = readPgnMoves("1... Pd5 (1... Pe5 {sharp}) 2. Pd4!", later);
    EXPECT_TRUE(moves.problems.empty());
    EXPECT_EQ(linesFrom(moves.tree), "Pd5 (Pe5) Pd4");
}
TEST(PgnMovesAlone, AnyNotationOfAMoveIsRead) {
    const auto shogi = AnyPosition::startOf(variants().find("shogi"));
    const auto usi = readPgnMoves("7g7f 3c3d 8h2b+", shogi);
    EXPECT_TRUE(usi.problems.empty());
    EXPECT_TRUE(usi.tree == readPgnMoves("1. P-7f P-3d 2. Bx2b+", shogi).tree);
    EXPECT_TRUE(usi.tree == readPgnMoves("▲７六歩 △３四歩 ▲２二角成", shogi).tree);
}
TEST(PgnMovesAlone, TheFirstMoveThatIsIllegalIsReported) {
    const auto moves = readPgnMoves("7g7f\n7f7d 8h2b+", AnyPosition::startOf(variants().find("shogi")));
    EXPECT_EQ(moves.tree.size(), 2U);
    ASSERT_EQ(moves.problems.size(), 1U);
    EXPECT_EQ(moves.problems[0].kind, Kind::IllegalMove);
    EXPECT_EQ(moves.problems[0].line, 2);
    EXPECT_EQ(moves.problems[0].text, "7f7d");
}
TEST(PgnMovesAlone, AGameWithTagsIsMoreThanMoves) {
    const auto start = AnyPosition::startOf(variants().find("euroshogi"));
    EXPECT_FALSE(readPgnMoves("[Event \"x\"]\n\n1. Pe4 *\n", start).problems.empty());
    EXPECT_FALSE(readPgnMoves("1. Pe4 *\n\n[Event \"x\"]\n\n1. Pe4 *\n", start).problems.empty());
}

} // namespace
} // namespace komadai::core::test
