#include "core/notation/usi.h"

#include "tests/core/law_games.h"
#include "tests/core/notation/read_games.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using Problems = std::vector<std::string>;

constexpr std::string_view StartOfMinishogi = "rbsgk/4p/5/P4/KGSBR b - 1";

TEST(UsiGames, EachLineIsAGame) {
    const auto file = read("position startpos moves 7g7f 3c3d\n\n# a comment\nposition startpos\n");
    ASSERT_EQ(file.games.size(), 2U);
    EXPECT_EQ(movesOf(file.games[0].record.tree), "c3c4 g7g6");
    EXPECT_EQ(file.games[0].record.header.variant, "shogi");
    EXPECT_EQ(file.games[1].line, 4);
    EXPECT_EQ(movesOf(file.games[1].record.tree), "");
    EXPECT_EQ(file.summary.wholeGames, 2);
}

TEST(UsiGames, TheWordPositionIsOptional) {
    EXPECT_EQ(movesOf(gameIn("startpos moves 7g7f", RecordFormat::Usi).tree), "c3c4");
    EXPECT_EQ(movesOf(gameIn("sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5e", RecordFormat::Usi).tree), "P@e5");
}

TEST(UsiGames, FieldsMayBeSeparatedBySeveralBlanks) {
    EXPECT_EQ(
        movesOf(
            gameIn("position  sfen  4k4/9/9/9/9/9/9/9/4K4  b  P  1   moves   P*5e ", RecordFormat::Usi).tree),
        "P@e5");
}

TEST(UsiGames, TheBoardTellsTheVariant) {
    EXPECT_EQ(gameIn("position sfen " + std::string(StartOfMinishogi)).header.variant, "minishogi");
}

TEST(UsiGames, ABoardOfSeveralVariantsIsReported) {
    const std::string start =
        "position sfen lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1";
    EXPECT_EQ(read(start).problems.at(0).kind, ReadProblem::Kind::UnknownVariant);
    EXPECT_EQ(gameIn(start, {}, "zoshogi").header.variant, "zoshogi");
}

TEST(UsiGames, ACommentNamesTheVariantOfTheLinesAfterIt) {
    const auto file = read(
        "# variant minishogi\nstartpos moves 5d5c\n# variant xyz\nstartpos\n# variant shogi\nstartpos\n");
    EXPECT_EQ(problemsOf(file), (Problems{"UnknownVariant 2:4 xyz"}));
    ASSERT_EQ(file.games.size(), 2U);
    EXPECT_EQ(movesOf(file.games[0].record.tree), "a2a3");
    EXPECT_EQ(file.games[1].record.header.variant, "shogi");
}

TEST(UsiGames, ABadMoveEndsItsGameOnly) {
    const auto file = read("position startpos moves 7g7f xyz 2g2f\n"
                           "position startpos moves 7g7f 7g7f\n"
                           "position startpos moves 2g2f\n");
    EXPECT_EQ(problemsOf(file), (Problems{"BadMove 1:1 xyz", "IllegalMove 2:2 7g7f"}));
    ASSERT_EQ(file.games.size(), 3U);
    EXPECT_EQ(movesOf(file.games[0].record.tree), "c3c4");
    EXPECT_FALSE(file.games[0].isWhole);
    EXPECT_TRUE(file.games[2].isWhole);
}

TEST(UsiGames, ABadPositionIsNoGame) {
    const auto file = read("position sfen 9/9 b - 1 moves 7g7f\nposition startpos\n");
    EXPECT_EQ(problemsOf(file), (Problems{"BadStart 1:1 9/9 b - 1"}));
    EXPECT_EQ(file.games.size(), 1U);
}

TEST(UsiGames, AMateEndsTheGame) {
    const auto record = gameIn("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b");
    EXPECT_EQ(record.outcome, (Outcome{Side::First, EndReason::Checkmate}));
}

TEST(UsiGames, TheLastWordMaySayHowTheGameEnded) {
    const auto ending = [](const std::string& word) {
        return gameIn("position startpos moves 7g7f " + word).outcome;
    };
    EXPECT_EQ(ending("resign"), (Outcome{Side::First, EndReason::Resignation}));
    EXPECT_EQ(ending("win"), (Outcome{Side::Second, EndReason::Impasse}));
    EXPECT_EQ(ending("draw"), (Outcome{{}, EndReason::Agreement}));
    EXPECT_EQ(ending("rep_draw"), (Outcome{{}, EndReason::Repetition}));
    EXPECT_EQ(ending("timeout"), (Outcome{Side::First, EndReason::Time}));
    const auto broken = gameIn("position startpos moves 7g7f break");
    EXPECT_FALSE(broken.outcome);
    EXPECT_EQ(broken.header.tags, (std::vector<RecordHeader::Tag>{{"Termination", "unterminated"}}));
    const auto file = read("position startpos moves 7g7f resign 3c3d");
    EXPECT_EQ(problemsOf(file), (Problems{"BadMove 1:1 resign"}));
    EXPECT_FALSE(file.games.at(0).isWhole);
}

TEST(UsiGames, WritingNamesWhatIsLost) {
    auto record = gameIn("position startpos moves 7g7f 3c3d");
    record.header.players[0].name = "Ada";
    record.outcome = Outcome{Side::First, EndReason::Resignation};
    record.tree.add(GameTree::root(), uciMove(record.tree.start(), "h3h4"));
    const auto game = written(record, RecordFormat::Usi);
    EXPECT_EQ(game.text, "position startpos moves 7g7f 3c3d\n");
    EXPECT_EQ(game.losses, (std::vector{Loss::Variations, Loss::Result, Loss::Header}));
}

TEST(UsiGames, GamesOfAllVariantsAreReadBack) {
    std::mt19937 random(19);
    for (const auto& variant : builtinVariants())
        for (int i = 0; i < lawGames(3); ++i) {
            GameTree tree(AnyPosition::startOf(variant));
            growLine(tree, growLine(tree, GameTree::root(), 3, random), 40, random);
            GameRecord record{headerOf(Game(tree.start()), {}, {}), std::move(tree), {}};
            const auto game = written(record, RecordFormat::Usi);
            const auto again = gameIn(game.text, RecordFormat::Usi, variant->spec().id);
            EXPECT_EQ(movesOf(again.tree), movesOf(record.tree));
            EXPECT_EQ(again.header, record.header);
        }
}

TEST(UsiGames, GamesOfSeveralVariantsAreReadBackFromOneFile) {
    for (const RecordFormat format : {RecordFormat::Usi, RecordFormat::Sfen}) {
        std::string file;
        for (const char* variant : {"shogi", "minishogi", "zoshogi", "shogi", "koshogi", "shogi"}) {
            const AnyPosition start = AnyPosition::startOf(variants().find(variant));
            appendGame(file, written({headerOf(Game(start), {}, {}), GameTree(start), {}}, format), format);
        }
        const auto again = read(file, format);
        std::string names;
        for (const ReadGame& game : again.games)
            names += game.record.header.variant + ' ';
        EXPECT_EQ(names, "shogi minishogi zoshogi shogi koshogi shogi ") << file;
    }
}

TEST(SfenCollection, EachLineIsAPosition) {
    const auto file = read("# problems\nsfen 4k4/9/9/9/9/9/9/9/4K4 b P 1\n4k4/9/9/9/9/9/9/9/4K4 w - 7\n");
    ASSERT_EQ(file.games.size(), 2U);
    EXPECT_EQ(file.games[1].record.header.start, "4k4/9/9/9/9/9/9/9/4K4 w - 7");
    EXPECT_TRUE(file.problems.empty());
}

TEST(SfenCollection, MovesMayFollowAPosition) {
    const std::string text =
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1\nsfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5e\n";
    EXPECT_EQ(formatOfText(text), RecordFormat::Sfen);
    const auto file = read(text);
    EXPECT_TRUE(file.problems.empty());
    ASSERT_EQ(file.games.size(), 2U);
    EXPECT_EQ(movesOf(file.games[1].record.tree), "P@e5");
}

TEST(SfenCollection, WritingKeepsTheStartOnly) {
    const auto record = gameIn("position sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5e");
    const auto game = written(record, RecordFormat::Sfen);
    EXPECT_EQ(game.text, "4k4/9/9/9/9/9/9/9/4K4 b P 1\n");
    EXPECT_EQ(game.losses, (std::vector{Loss::Moves}));
}

TEST(RecordFormats, AreFoundByNameAndExtension) {
    EXPECT_EQ(formatNamed("USI"), RecordFormat::Usi);
    EXPECT_FALSE(formatNamed("docx"));
    for (const auto& info : recordFormats())
        EXPECT_EQ(&infoOf(info.format), &info);
}

TEST(RecordFormats, AnUnknownTextIsReported) {
    EXPECT_EQ(problemsOf(read("Dear reader,\n")), (Problems{"UnknownFormat 0:0 "}));
}

TEST(RecordFormats, LimitsAreKept) {
    ReadOptions options{variants(), {}, {}};
    options.limits.games = 2;
    EXPECT_EQ(problemsOf(read("startpos\nstartpos\nstartpos\n", {}, options)),
              (Problems{"TooManyGames 0:3 "}));
    options.limits.nodes = 2;
    const auto file = read("startpos moves 7g7f 3c3d 2g2f\n", {}, options);
    EXPECT_EQ(problemsOf(file), (Problems{"TooLong 1:1 2g2f"}));
    EXPECT_EQ(file.games[0].record.tree.size(), 3U);
    options.limits.problems = 1;
    EXPECT_EQ(read("startpos moves a\nstartpos moves b\n", {}, options).summary.problems, 2U);
    EXPECT_EQ(read("startpos moves a\nstartpos moves b\n", {}, options).problems.size(), 1U);
    options.limits.bytes = 9;
    EXPECT_EQ(read("startpos\nstartpos\n", {}, options).games.size(), 1U);
}

} // namespace
} // namespace komadai::core::test
