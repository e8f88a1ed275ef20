#include "core/notation/json_record.h"

#include "core/variants/rule_options.h"
#include "tests/core/law_games.h"
#include "tests/core/notation/json_schema.h"
#include "tests/core/notation/read_games.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

#include <fstream>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Problems = std::vector<std::string>;

/// A game of shogi with these members besides its format.
std::string shogiWith(const std::string& members) {
    return R"({"format":"komadai-game","version":1,"variant":"shogi",)" + members + "}\n";
}
GameRecord shogiGame(const std::string& members) { return gameIn(shogiWith(members), RecordFormat::Json); }
Problems problemsIn(const std::string& members) { return problemsOf(read(shogiWith(members))); }

const JsonSchema& schema() {
    static const JsonSchema Schema = [] {
        std::ifstream file(KOMADAI_SOURCE_DIR "/resources/komadai-game.schema.json");
        return JsonSchema(nlohmann::json::parse(file));
    }();
    return Schema;
}
std::string violationIn(const std::string& text) { return schema().violation(nlohmann::json::parse(text)); }

/// A header with a value in every member.
RecordHeader fullHeader(RecordHeader header) {
    header.players[0] = {{}, "Ada \"A\"", {}, "五段", 1850};
    header.players[1] = {7, "Komadai", {}, {}, {}};
    header.startedAt = std::chrono::sys_days{std::chrono::year{2024} / 2 / 29} + 23h + 59min + 58s;
    header.clocks = {TimeControl{60s, 500ms, 0ms, 0}, TimeControl{0s, 0ms, 10s, 3}};
    header.date = "1987-05";
    header.event = "Cup\nof Kazusa";
    header.site = "千葉";
    header.round = "3";
    header.annotator = "B";
    header.source = "file.kif";
    header.tags = {{"Opening", "居飛車"}, {"", "empty name"}, {"Opening", "again"}};
    return header;
}

TEST(JsonRecords, AGameIsRecognised) {
    EXPECT_EQ(formatOfText(shogiWith(R"("moves":[])")), RecordFormat::Json);
    EXPECT_EQ(formatOfText("[\n  {\n  \"variant\": \"shogi\", \"format\": \"komadai-game\""),
              RecordFormat::Json);
    EXPECT_EQ(formatNamed("jsonl"), RecordFormat::Json);
}

TEST(JsonRecords, AGameNeedsNoMoreThanVariantAndMoves) {
    const auto record = shogiGame(R"("moves":[{"move":"7g7f"},{"move":"3c3d"},{"move":"8h2b+"}])");
    EXPECT_EQ(movesOf(record.tree), "c3c4 g7g6 b2h8+");
    EXPECT_EQ(record.header.start, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    EXPECT_FALSE(record.outcome);
}

TEST(JsonRecords, PlyGoesBackToAnEarlierMove) {
    const auto record = shogiGame(R"("moves":[{"move":"7g7f"},{"move":"3c3d"},{"move":"2g2f"},
                                     {"move":"6g6f","ply":3},{"move":"8c8d"},{"move":"2g2f","ply":1}])");
    EXPECT_EQ(
        describe(record.tree),
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n0 \n1 c3c4\n2 g7g6\n3 h3h4\n3 "
        "d3d4\n4 b7b6\n1 h3h4");
}

TEST(JsonRecords, PlyBeyondTheLineIsReported) {
    const auto file =
        read(shogiWith(R"("moves":[{"move":"7g7f"},{"move":"2g2f","ply":3},{"move":"3c3d","ply":2}])"));
    EXPECT_EQ(problemsOf(file), (Problems{"BadNesting 1:1 ply: 3"}));
    EXPECT_EQ(movesOf(file.games.at(0).record.tree), "c3c4 g7g6");
}

TEST(JsonRecords, NotesAndTimesBelongToAMove) {
    const auto record = shogiGame(
        R"("notes":{"comment":"game"},"moves":[{"move":"7g7f","time":1500,"clock":60000,"commentBefore":"b",
           "comment":"a\nc","glyphs":[1,200],"drawings":[{"from":"7g","to":"7f","colour":"red"}],"bookmark":"",
           "evaluations":[{"mate":-3,"depth":9,"nodes":18446744073709551615,"engine":"E","line":["3c3d"]}]}])");
    const auto line = record.tree.lineThrough(GameTree::root());
    EXPECT_EQ(record.tree.annotations(line[0]).after, "game");
    EXPECT_EQ(record.tree.times(line[1]), (MoveTimes{1500ms, 60000ms}));
    const Annotations& notes = record.tree.annotations(line[1]);
    EXPECT_EQ(notes.before, "b");
    EXPECT_EQ(notes.after, "a\nc");
    EXPECT_EQ(notes.glyphs, (std::vector{Glyph::Good, *glyphOfNumber(200)}));
    EXPECT_EQ(notes.drawings, (std::vector{Drawing{Square::at(56), Square::at(47), DrawingColour::Red}}));
    EXPECT_EQ(notes.bookmark, "");
    ASSERT_EQ(notes.evaluations.size(), 1U);
    EXPECT_EQ(notes.evaluations[0].score, Score::mateIn(-3));
    EXPECT_EQ(notes.evaluations[0].nodes, 18446744073709551615ULL);
    EXPECT_EQ(notes.evaluations[0].line.size(), 1U);
}

TEST(JsonRecords, CarriageReturnsAreLineBreaks) {
    const auto record = shogiGame(R"("event":"a\rb","notes":{"comment":"a\r\nb\rc"},"moves":[])");
    EXPECT_EQ(record.header.event, "a\nb");
    EXPECT_EQ(record.tree.annotations(GameTree::root()).after, "a\nb\nc");
}

TEST(JsonRecords, RuleOptionsAreApplied) {
    const auto record = shogiGame(R"("ruleOptions":{"bareKing":"win"},"moves":[])");
    EXPECT_EQ(record.tree.spec().ends.bareKing, BareKingRule::Win);
    EXPECT_NE(record.header.ruleOptions.find("bareKing=win"), std::string::npos);
}

TEST(JsonRecords, TheOutcomeIsThatOfTheFileOrOfTheRules) {
    const std::string mate = R"("start":"4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1","moves":[])";
    EXPECT_EQ(shogiGame(mate).outcome, (Outcome{Side::First, EndReason::Checkmate}));
    EXPECT_FALSE(shogiGame(mate + R"(,"outcome":null)").outcome);
    EXPECT_EQ(shogiGame(mate + R"(,"outcome":{"winner":"second","reason":"time forfeit"})").outcome,
              (Outcome{Side::Second, EndReason::Time}));
    EXPECT_EQ(shogiGame(mate + R"(,"outcome":{"winner":null,"reason":"agreement"})").outcome,
              (Outcome{{}, EndReason::Agreement}));
    EXPECT_EQ(shogiGame(mate + R"(,"outcome":{"winner":"first","reason":"unknown"})").outcome,
              (Outcome{Side::First, EndReason::Unknown}));
}

TEST(JsonProblems, BadValuesAreReportedAndLeftOut) {
    EXPECT_EQ(problemsIn(R"("round":3,"date":"May","startedAt":"2024-02-30T00:00:00Z","moves":[])"),
              (Problems{"BadValue 1:1 date: May", "BadValue 1:1 round: 3",
                        "BadValue 1:1 startedAt: 2024-02-30T00:00:00Z"}));
    EXPECT_EQ(problemsIn(R"("date":"2024-11-31","moves":[])"), (Problems{"BadValue 1:1 date: 2024-11-31"}));
    EXPECT_EQ(problemsIn(R"("players":[{"rating":-1,"name":"A"},{"level":11}],"moves":[])"),
              (Problems{"BadValue 1:1 rating: -1", "BadValue 1:1 level: 11"}));
    EXPECT_EQ(
        problemsIn(R"("clocks":[{"main":1e99},{"increment":5,"main":1,"period":1,"periods":1}],"moves":[])"),
        (Problems{"BadValue 1:1 clocks: {...}", "BadValue 1:1 clocks: {...}"}));
    EXPECT_EQ(problemsIn(R"("ruleOptions":{"bareKing":"x","none":"y"},"moves":[])"),
              (Problems{"BadValue 1:1 ruleOptions.bareKing: x", "BadValue 1:1 ruleOptions.none: y"}));
    EXPECT_EQ(problemsIn(R"("outcome":{"winner":"me","reason":"agreement"},"moves":[])"),
              (Problems{"BadValue 1:1 outcome: {...}"}));
    EXPECT_EQ(problemsIn(R"("moves":[{"move":"7g7f","time":-1,"glyphs":[0,256],"evaluations":[{}],
                                      "drawings":[{"from":"7g","to":"0z","colour":"red"}]}])"),
              (Problems{"BadValue 1:1 drawings: {...}", "BadValue 1:1 evaluations: {...}",
                        "BadValue 1:1 glyphs: 0", "BadValue 1:1 glyphs: 256", "BadValue 1:1 time: -1"}));
}

TEST(JsonProblems, ScoresBeyondThoseOfStoredRecordsAreLeftOut) {
    EXPECT_EQ(problemsIn(R"("moves":[{"move":"7g7f","evaluations":[{"mate":2147483647},{"mate":1000000000},
                                                                  {"centipawns":-1000000001}]}])"),
              (Problems{"BadValue 1:1 evaluations: {...}", "BadValue 1:1 evaluations: {...}"}));
}

TEST(JsonRecords, AMateMayHaveNoLength) {
    const auto record = shogiGame(
        R"("moves":[{"move":"7g7f","evaluations":[{"mate":"won","engine":"A"},{"mate":"lost","engine":"B"}]}])");
    const auto& found = record.tree.annotations(record.tree.mainLineEnd()).evaluations;
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].score, Score::mateOfUnknownLength(true));
    EXPECT_EQ(found[1].score, Score::mateOfUnknownLength(false));
    EXPECT_EQ(problemsIn(R"("moves":[{"move":"7g7f","evaluations":[{"mate":"soon"}]}])"),
              (Problems{"BadValue 1:1 evaluations: {...}"}));
}

TEST(JsonProblems, UnknownNamesAreReported) {
    EXPECT_EQ(problemsIn(R"("colour":1,"players":[{"elo":1},{}],"moves":[{"move":"7g7f","nag":1}])"),
              (Problems{"UnknownText 1:1 colour", "UnknownText 1:1 players.elo", "UnknownText 1:1 nag"}));
}

TEST(JsonProblems, OfMembersWithTheSameNameTheLastOneCounts) {
    EXPECT_EQ(shogiGame(R"("event":"one","event":"two","moves":[])").header.event, "two");
}

TEST(JsonProblems, ABadMoveEndsItsLineOnly) {
    const auto file = read(shogiWith(R"("moves":[{"move":"7g7f"},{"move":"7g7f"},{"move":"2g2f"},
                                       {"move":"3c3d","ply":2},{"move":5},{"move":"2g2f","ply":1}])"));
    EXPECT_EQ(problemsOf(file), (Problems{"IllegalMove 1:1 7g7f", "BadMove 1:1 {...}"}));
    EXPECT_EQ(movesOf(file.games.at(0).record.tree), "c3c4 g7g6");
    EXPECT_EQ(file.games.at(0).record.tree.size(), 4U);
    EXPECT_EQ(file.summary.wholeGames, 0);
}

TEST(JsonProblems, ADamagedGameCostsNoOther) {
    const std::string good = shogiWith(R"("moves":[{"move":"7g7f"}])");
    const auto file = read(good + good.substr(0, 60) + '\n' + good + R"({"format":"komadai-game", })" + '\n' +
                           good + "text\n" + good);
    EXPECT_EQ(problemsOf(file), (Problems{"BadSyntax 2:2 ", "BadSyntax 4:4 ", "UnknownText 5:6 text"}));
    EXPECT_EQ(file.summary.wholeGames, 4);
}

TEST(JsonProblems, OtherFormatsAndLaterVersionsAreRefused) {
    EXPECT_EQ(problemsOf(read(R"({"format":"komadai-game","version":2,"variant":"shogi","moves":[]})")),
              (Problems{"NewerVersion 1:1 "}));
    EXPECT_EQ(problemsOf(read(R"({"format":"other"})", RecordFormat::Json)),
              (Problems{"UnknownFormat 1:1 "}));
    EXPECT_EQ(problemsOf(read(R"({"format":"komadai-game","version":1,"variant":"x","moves":[]})")),
              (Problems{"UnknownVariant 1:1 x"}));
    EXPECT_EQ(problemsIn(R"("start":"8/8 b - 1","moves":[])"), (Problems{"BadStart 1:1 8/8 b - 1"}));
}

TEST(JsonProblems, DeepNestingIsRefused) {
    std::string deep = R"({"format":"komadai-game","moves":)";
    deep += std::string(1'000'000, '[') + std::string(1'000'000, ']') + "}\n";
    EXPECT_EQ(problemsOf(read(deep + shogiWith(R"("moves":[])"))), (Problems{"BadSyntax 1:1 "}));
    EXPECT_EQ(problemsOf(read(deep.substr(0, 1'000'000))), (Problems{"BadSyntax 1:1 "}));
}

TEST(JsonProblems, LimitsAreKept) {
    ReadOptions options{variants()};
    options.limits.nodes = 2;
    options.limits.textBytes = 5;
    const auto file =
        read(shogiWith(R"("event":"123456","moves":[{"move":"7g7f"},{"move":"3c3d"},{"move":"2g2f"}])"), {},
             options);
    EXPECT_EQ(problemsOf(file), (Problems{"TooLong 1:1 123456", "TooLong 1:1 2g2f"}));
    EXPECT_EQ(file.games.at(0).record.header.event, "12345");
    EXPECT_EQ(file.games.at(0).record.tree.size(), 3U);
}

TEST(JsonFiles, GamesMayFillSeveralLinesAndStandInAnArray) {
    const auto file = read("[\n" + shogiWith("\n\"moves\":\n[{\"move\":\"7g7f\"}]") + ",\n" +
                           shogiWith("\"moves\":[{\"move\":\"9z\"}]") + "]\n");
    EXPECT_EQ(file.summary.games, 2);
    EXPECT_EQ(problemsOf(file), (Problems{"BadMove 2:6 9z"}));
}

TEST(JsonFiles, AGameIsALine) {
    const auto game = written(shogiGame(R"("event":"a\nb","moves":[{"move":"7g7f"}])"), RecordFormat::Json);
    EXPECT_EQ(std::count(game.text.begin(), game.text.end(), '\n'), 1);
    std::string file;
    appendGame(file, game, RecordFormat::Json);
    appendGame(file, game, RecordFormat::Json);
    EXPECT_EQ(read(file).summary.wholeGames, 2);
}

TEST(JsonLaws, EverythingIsReadBackAndFitsTheSchema) {
    std::mt19937 random(11);
    for (const auto& variant : builtinVariants())
        for (int i = 0; i < lawGames(20, 4); ++i) {
            GameTree tree(AnyPosition::startOf(variant), i);
            for (int step = 0; step < 60; ++step)
                editAtRandom(tree, random);
            GameRecord record{headerOf(Game(tree.start(), i), {}, {}), std::move(tree), {}};
            if (i % 2 == 0) record.header = fullHeader(record.header);
            if (i % 3 == 0) record.outcome = Outcome{Side::Second, static_cast<EndReason>(i % 15)};
            record.playedTo = randomNode(record.tree, random);
            const auto game = written(record, RecordFormat::Json);
            EXPECT_TRUE(game.losses.empty());
            EXPECT_EQ(violationIn(game.text), "");
            const auto again = gameIn(game.text);
            EXPECT_EQ(describe(again.tree), describe(record.tree));
            EXPECT_EQ(again.header, record.header);
            EXPECT_EQ(again.outcome, record.outcome);
            EXPECT_EQ(placeOfLastMove(again), placeOfLastMove(record));
        }
}

TEST(JsonLaws, TheSchemaRefusesOtherFiles) {
    EXPECT_EQ(violationIn(shogiWith(R"("moves":[{"move":"7g7f"}])")), "");
    EXPECT_EQ(violationIn(shogiWith(R"("moves":[{}])")), "$.moves[0]: required");
    EXPECT_EQ(
        violationIn(shogiWith(R"("moves":[{"move":"7g7f","evaluations":[{"mate":1,"centipawns":2}]}])")),
        "$.moves[0].evaluations[0]: oneOf");
    EXPECT_EQ(violationIn(shogiWith(R"("moves":[],"other":1)")), "$.other: additionalProperties");
    EXPECT_EQ(violationIn(shogiWith(R"("moves":[{"move":"7g7f","glyphs":[0]}])")),
              "$.moves[0].glyphs[0]: minimum");
}

TEST(JsonLaws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(5);
    GameTree tree(AnyPosition::startOf(variants().find("shogi")));
    for (int step = 0; step < 30; ++step)
        editAtRandom(tree, random);
    GameRecord record{fullHeader(headerOf(Game(tree.start()), {}, {})), std::move(tree), {}};
    const std::string whole = written(record, RecordFormat::Json).text;
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        if (i % 4 == 0) text.resize(random() % text.size());
        read(text, RecordFormat::Json);
    }
}

} // namespace
} // namespace komadai::core::test
