#include "core/notation/jkf.h"

#include "tests/core/law_games.h"
#include "tests/core/notation/random_records.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Problems = std::vector<std::string>;

constexpr auto Jkf = RecordFormat::Jkf;
const std::string P76 = R"({"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}})";
const std::string P34 = R"({"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}})";
const std::string P26 = R"({"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}})";

std::string withMoves(const std::string& moves) { return R"({"header":{},"moves":[{},)" + moves + "]}\n"; }
std::string movesInJkf(const std::string& moves) { return movesOf(gameIn(withMoves(moves), Jkf).tree); }
std::string nodesInJkf(const std::string& moves) {
    const std::string text = describe(gameIn(withMoves(moves), Jkf).tree);
    return text.substr(text.find("\n0") + 3);
}

TEST(JkfHeader, HasTheNamesOfKif) {
    const auto record = gameIn(R"({"header":{"先手":"Ada","後手":"棋士","棋戦":"名人戦","戦型":"矢倉",
        "開始日時":"1999/07/15 19:07","持ち時間":"1時間","備考":"x"},"moves":[]})");
    EXPECT_EQ(record.header.players[1].name, "棋士");
    EXPECT_EQ(record.header.event, "名人戦");
    EXPECT_EQ(record.header.date, "1999-07-15");
    EXPECT_EQ(record.header.clocks[0].main, 60min);
    EXPECT_EQ(tagOf(record.header, "Opening"), "矢倉");
    EXPECT_EQ(tagOf(record.header, "備考"), "x");
}

TEST(JkfStart, APresetIsAHandicap) {
    EXPECT_EQ(gameIn(R"({"header":{},"initial":{"preset":"HIKY"},"moves":[]})").header.start,
              "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(problemsOf(read(R"({"header":{},"initial":{"preset":"9"},"moves":[]})")),
              (Problems{"BadStart 1:1 9"}));
}

TEST(JkfStart, DataListsTheFilesFromTheRight) {
    const std::string column = "[{},{},{},{},{},{},{},{},{}]";
    std::string board = R"([[{},{},{"color":0,"kind":"TO"},{},{},{},{},{},{}])";
    for (int x = 2; x <= 9; ++x)
        board += ',' + (x == 5 ? R"([{"color":1,"kind":"OU"},{},{},{},{},{},{},{},{"color":0,"kind":"OU"}])"
                               : column);
    EXPECT_EQ(gameIn(R"({"header":{},"initial":{"preset":"OTHER","data":{"color":1,"board":)" + board +
                     R"(],"hands":[{"FU":2,"HI":0},{"KI":1}]}},"moves":[]})")
                  .header.start,
              "4k4/9/8+P/9/9/9/9/9/4K4 w 2Pg 1");
}

TEST(JkfMoves, MoveDropPromoteAndRetake) {
    EXPECT_EQ(movesInJkf(P76 + ',' + P34 +
                         R"(,{"move":{"from":{"x":8,"y":8},"to":{"x":2,"y":2},"piece":"KA","promote":true}},
                         {"move":{"from":{"x":3,"y":1},"same":true,"piece":"GI"}},
                         {"move":{"to":{"x":4,"y":5},"piece":"KA"}})"),
              "c3c4 g7g6 b2h8+ g9h8 B@f5");
}

TEST(JkfMoves, OriginsMayBeMissing) {
    EXPECT_EQ(movesInJkf(R"({"move":{"to":{"x":5,"y":8},"piece":"KI","relative":"R"}},
                         {"move":{"to":{"x":8,"y":4},"piece":"FU"}})"),
              "f1e2 b7b6");
}

TEST(JkfMoves, TimesAndCommentsFollow) {
    const std::string notes =
        R"("comments":["one","","two"],"time":{"now":{"h":1,"m":2,"s":3.5},"total":{}}})";
    EXPECT_EQ(nodesInJkf(P76.substr(0, P76.size() - 1) + ',' + notes),
              "\n1 c3c4 used 3723500 after {one\n\ntwo}");
}

TEST(JkfMoves, TheLongestTimeIsReadBack) {
    auto record = gameIn(withMoves(P76), Jkf);
    const auto longest = std::chrono::floor<std::chrono::seconds>(MoveTimes::Limit);
    record.tree.setTimes(record.tree.mainLineEnd(), {longest, {}});
    const auto again = gameIn(written(record, Jkf).text, Jkf);
    EXPECT_EQ(again.tree.timeUsed(again.tree.mainLineEnd()),
              std::optional<std::chrono::milliseconds>(longest));
}

TEST(JkfMoves, CarriageReturnsAreLineBreaks) {
    EXPECT_EQ(nodesInJkf(P76.substr(0, P76.size() - 1) + R"(,"comments":["a\r\nb\rc"]})"),
              "\n1 c3c4 after {a\nb\nc}");
    EXPECT_EQ(gameIn(R"({"header":{"棋戦":"a\rb"},"moves":[]})").header.event, "a\nb");
}

TEST(JkfMoves, EvaluationsAndBookmarksAreCommentsAsInKif) {
    const std::string notes = R"x("comments":["one","*評価値=80","*読み筋=△３四歩(33)","&mark"]})x";
    EXPECT_EQ(nodesInJkf(P76.substr(0, P76.size() - 1) + ',' + notes),
              "\n1 c3c4 after {one} bookmark {mark} cp -80 depth 0 nodes 0 by  g7g6");
}

TEST(JkfMoves, ForksReplaceTheirMove) {
    const std::string inner = P34.substr(0, P34.size() - 1) + ",\"forks\":[[" +
                              R"({"move":{"from":{"x":8,"y":3},"to":{"x":8,"y":4},"piece":"FU"}},)" + P76 +
                              "],[" + R"({"move":{"from":{"x":9,"y":3},"to":{"x":9,"y":4},"piece":"FU"}}]]})";
    EXPECT_EQ(nodesInJkf(P76.substr(0, P76.size() - 1) + ",\"forks\":[[" + P26 + ',' + inner + "]]}," + P34),
              "\n1 c3c4\n2 g7g6\n1 h3h4\n2 g7g6\n2 b7b6\n3 c3c4\n2 a7a6");
}

TEST(JkfMoves, ABadMoveEndsItsLineOnly) {
    const auto file =
        read(withMoves(P76 + ',' + P76 + ',' + P26) +
             withMoves(P76.substr(0, P76.size() - 1) + ",\"forks\":[[" + P26 + "]]},{\"move\":7}") +
             withMoves(P26));
    EXPECT_EQ(problemsOf(file), (Problems{"BadMove 1:1 7776FU", "BadMove 2:2 7"}));
    ASSERT_EQ(file.games.size(), 3U);
    EXPECT_EQ(movesOf(file.games[0].record.tree), "c3c4");
    EXPECT_EQ(file.games[1].record.tree.size(), 3U);
    EXPECT_EQ(file.summary.wholeGames, 1);
}

TEST(JkfMoves, BadValuesAreReported) {
    EXPECT_EQ(problemsOf(read(R"({"header":{"場所":1},"moves":[{"comments":3},{"move":)" + P76.substr(8) +
                              R"(,{"special":"X"},{"time":{"now":{"m":1}}}]})")),
              (Problems{"BadValue 1:1 場所: 1", "BadValue 1:1 comments: 3", "BadValue 1:1 special: X",
                        "BadValue 1:1 time: {...}"}));
}

TEST(JkfMoves, UnknownMembersAreReported) {
    EXPECT_EQ(problemsOf(read(R"({"header":{},"version":1,"moves":[{"note":"x"}]})")),
              (Problems{"UnknownText 1:1 version", "UnknownText 1:1 note"}));
}

TEST(JkfEndings, AreThoseOfCsa) {
    const auto outcome = [](const std::string& name) {
        return gameIn(withMoves(P76 + R"(,{"special":")" + name + "\"}"), Jkf).outcome;
    };
    EXPECT_EQ(outcome("TORYO"), (Outcome{Side::First, EndReason::Resignation}));
    EXPECT_EQ(outcome("TIME_UP"), (Outcome{Side::First, EndReason::Time}));
    EXPECT_EQ(outcome("SENNICHITE"), (Outcome{{}, EndReason::Repetition}));
    EXPECT_EQ(outcome("-ILLEGAL_ACTION"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_FALSE(outcome("CHUDAN"));
}

TEST(JkfEndings, AreReadBack) {
    for (const char* name :
         {"TORYO", "TIME_UP", "TSUMI", "SENNICHITE", "JISHOGI", "HIKIWAKE", "MAX_MOVES", "KACHI",
          "ILLEGAL_MOVE", "+ILLEGAL_ACTION", "CHUDAN", "FUZUMI", "MATTA", "ERROR"}) {
        const auto record = gameIn(withMoves(P76 + R"(,{"special":")" + name + "\"}"), Jkf);
        const auto game = written(record, Jkf);
        EXPECT_EQ(game.losses, std::vector<Loss>()) << name;
        EXPECT_EQ(gameIn(game.text).outcome, record.outcome) << name;
        EXPECT_NE(game.text.find(name), std::string::npos);
    }
}

TEST(JkfWriting, LooksLikeThatOfOtherPrograms) {
    const auto record = gameIn("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e 2b3c 6i5h");
    EXPECT_EQ(
        written(record, Jkf).text,
        R"({"header":{},"initial":{"preset":"HIRATE"},"moves":[{},)"
        R"({"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},)"
        R"({"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}},)"
        R"({"move":{"color":0,"from":{"x":8,"y":8},"to":{"x":2,"y":2},"piece":"KA","promote":true,"capture":"KA"}},)"
        R"({"move":{"color":1,"from":{"x":3,"y":1},"to":{"x":2,"y":2},"piece":"GI","same":true,"capture":"UM"}},)"
        R"({"move":{"color":0,"to":{"x":4,"y":5},"piece":"KA"}},)"
        R"({"move":{"color":1,"from":{"x":2,"y":2},"to":{"x":3,"y":3},"piece":"GI"}},)"
        R"({"move":{"color":0,"from":{"x":6,"y":9},"to":{"x":5,"y":8},"piece":"KI","relative":"L"}}]})"
        "\n");
}

TEST(JkfWriting, NamesWhatIsLost) {
    auto record = gameIn(withMoves(P76), Jkf);
    const NodeId node = *record.tree.firstChild(GameTree::root());
    Annotations notes;
    notes.before = "before";
    notes.glyphs = {Glyph::Good};
    record.tree.setAnnotations(node, notes);
    record.tree.setTimes(node, {1500ms, 1min});
    EXPECT_EQ(written(record, Jkf).losses,
              (std::vector{Loss::CommentsBefore, Loss::Glyphs, Loss::Times, Loss::Clocks}));
}

TEST(JkfWriting, VariantsWithOtherPiecesAreRefused) {
    const auto refused = writeRecord(gameIn("startpos", {}, "zoshogi"), Jkf);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), WriteProblem::Variant);
}

TEST(JkfFiles, AreKnownByTheirContent) {
    EXPECT_EQ(formatOfText(withMoves(P76)), Jkf);
    EXPECT_EQ(formatNamed("jkf"), Jkf);
}

TEST(JkfFiles, WithDeepForksAreReadOrRefused) {
    const auto forks = [](int depth) {
        std::string text;
        for (int i = 0; i < depth; ++i)
            text += P76.substr(0, P76.size() - 1) + ",\"forks\":[[";
        text += P76;
        for (int i = 0; i < depth; ++i)
            text += "]]}";
        return withMoves(text);
    };
    EXPECT_TRUE(read(forks(900)).problems.empty());
    EXPECT_EQ(problemsOf(read(forks(1100))), (Problems{"BadSyntax 1:1 "}));
}

TEST(JkfLaws, GamesAreReadBack) {
    std::mt19937 random(31);
    for (const char* id : {"shogi", "minishogi", "judkinsshogi", "gorogoroshogi"})
        for (int i = 0; i < lawGames(10, 2); ++i) {
            auto record = randomRecord(randomPosition(id, i % 2 == 0 ? 0 : 50, random), random);
            for (const NodeId node : record.tree.subtree()) {
                Annotations notes = record.tree.annotations(node);
                notes.before.clear();
                record.tree.setAnnotations(node, notes);
            }
            if (record.outcome->reason == EndReason::Unknown)
                record.outcome = Outcome{opponent(record.tree.position(playedTo(record)).sideToMove()),
                                         EndReason::Resignation};
            const auto game = written(record, Jkf);
            std::vector<Loss> losses;
            if (record.tree.start().plyNumber() > 1) losses = {Loss::PlyNumber};
            EXPECT_EQ(game.losses, losses);
            const auto again = gameIn(game.text);
            const auto nodes = [](const GameTree& tree) {
                const std::string text = describe(tree);
                return text.substr(text.find('\n'));
            };
            EXPECT_EQ(nodes(again.tree), nodes(record.tree));
            EXPECT_EQ(again.tree.start(), record.tree.start());
            std::sort(record.header.tags.begin(), record.header.tags.end()); // JSON has no order
            auto tags = again.header.tags;
            std::sort(tags.begin(), tags.end());
            EXPECT_EQ(tags, record.header.tags);
            EXPECT_EQ(again.header.players, record.header.players);
            EXPECT_EQ(again.outcome, record.outcome);
            EXPECT_EQ(placeOfLastMove(again), placeOfLastMove(record));
        }
}

TEST(JkfLaws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(6);
    const std::string whole = withMoves(P76.substr(0, P76.size() - 1) + ",\"comments\":[\"a\"],\"forks\":[[" +
                                        P26 + ',' + P34 + "]]}," + P34 + R"(,{"special":"TORYO"})");
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        if (i % 4 == 0) text.resize(random() % text.size());
        read(text, Jkf);
    }
}

} // namespace
} // namespace komadai::core::test
