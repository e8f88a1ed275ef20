#include "core/notation/usen.h"

#include "tests/core/law_games.h"
#include "tests/core/notation/random_records.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using Problems = std::vector<std::string>;

constexpr auto Usen = RecordFormat::Usen;

std::string movesInUsen(std::string_view text) { return movesOf(gameIn(text, Usen).tree); }
std::string nodesInUsen(std::string_view text) {
    const std::string nodes = describe(gameIn(text, Usen).tree);
    return nodes.substr(nodes.find("\n0") + 3);
}
/// A game in USI's words, written.
std::string usenOf(std::string_view usi, std::string_view variant = {}) {
    return written(gameIn(usi, RecordFormat::Usi, variant), Usen).text;
}

TEST(UsenMoves, AreThreeDigitsOfBase36) {
    EXPECT_EQ(movesInUsen("~0.7ku2jm6y2."), "c3c4 g7g6 h3h4");
    EXPECT_EQ(movesInUsen("~0.7ku2jm6y2"), "c3c4 g7g6 h3h4");
    EXPECT_EQ(usenOf("startpos moves 7g7f 3c3d 2g2f"), "~0.7ku2jm6y2.\n");
}

TEST(UsenMoves, PromoteAndDrop) {
    const std::string text = usenOf("startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e 2b3c");
    EXPECT_EQ(text, "~0.7ku2jm8rl09kbxo1a4.\n");
    EXPECT_EQ(movesInUsen(text), "c3c4 g7g6 b2h8+ g9h8 B@f5 h8g7");
}

TEST(UsenStart, IsSfenWithOtherSeparators) {
    const std::string text = usenOf("sfen 4k4/9/4+P4/9/9/9/9/9/4K4 b 2Gr2b 1 moves 5c5b");
    EXPECT_TRUE(text.starts_with("4k4_9_4zP4_9_9_9_9_9_4K4.b.2Gr2b~0."));
    EXPECT_EQ(gameIn(text).header.start, "4k4/9/4+P4/9/9/9/9/9/4K4 b 2Gr2b 1");
    EXPECT_TRUE(usenOf("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 7").starts_with("4k4_9_9_9_9_9_9_9_4K4.b.-.7~0."));
}

TEST(UsenStart, TellsTheVariantOfSmallerBoards) {
    std::string text = usenOf("startpos moves 5d5c", "minishogi");
    text = text.substr(text.find('\n') + 1); // without the comment that names it
    EXPECT_EQ(gameIn(text).header.variant, "minishogi");
    EXPECT_EQ(movesInUsen(text), "a2a3");
}

TEST(UsenStart, OfTwoVariantsIsToldApartByAComment) {
    const std::string text = usenOf("startpos moves 5g5f", "zoshogi");
    EXPECT_EQ(gameIn(text).header.variant, "zoshogi");
    const std::string line = text.substr(text.find('\n') + 1);
    EXPECT_EQ(problemsOf(read(line, Usen)).size(), 1U) << "Sho Shogi has the same start";
}

TEST(UsenVariations, CountFromTheLineBefore) {
    const auto record = gameIn("position startpos moves 7g7f 3c3d 2g2f");
    const std::string third = written(gameIn("startpos moves 7g7f 3c3d 6g6f 8c8d"), Usen).text.substr(9, 6);
    const std::string fourth = written(gameIn("startpos moves 7g7f 3c3d 6g6f 9c9d"), Usen).text.substr(12, 3);
    EXPECT_EQ(nodesInUsen("~0.7ku2jm6y2.~2." + third + ".~3." + fourth + ".~0.6y2."),
              "\n1 c3c4\n2 g7g6\n3 h3h4\n3 d3d4\n4 b7b6\n4 a7a6\n1 h3h4");
}

TEST(UsenVariations, CountFromTheMainLineWhereTheOtherIsNotLegal) {
    // 3...2g2f cannot follow a variation that has played it already
    EXPECT_EQ(nodesInUsen("~0.7ku2jm7ga.~0.6y22jm.~2.6y2."),
              "\n1 c3c4\n2 g7g6\n3 d3d4\n3 h3h4\n1 h3h4\n2 g7g6");
}

TEST(UsenEndings, AreLetters) {
    const auto outcome = [](std::string_view letter) {
        return gameIn("~0.7ku." + std::string(letter), Usen).outcome;
    };
    EXPECT_EQ(outcome("r"), (Outcome{Side::First, EndReason::Resignation}));
    EXPECT_EQ(outcome("t"), (Outcome{Side::First, EndReason::Time}));
    EXPECT_EQ(outcome("i"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_EQ(outcome("j"), (Outcome{{}, EndReason::Impasse}));
    EXPECT_FALSE(outcome("p"));
    for (const char* letter : {"r", "t", "i", "j", "p"}) {
        const auto game = written(gameIn("~0.7ku." + std::string(letter), Usen), Usen);
        EXPECT_EQ(game.text, "~0.7ku." + std::string(letter) + '\n');
        EXPECT_EQ(game.losses, std::vector<Loss>());
    }
}

TEST(UsenEndings, AMateIsNoInterruption) {
    std::string text = usenOf("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b");
    text.insert(text.size() - 1, "p");
    const auto record = gameIn(text, Usen);
    EXPECT_EQ(record.outcome, (Outcome{Side::First, EndReason::Checkmate}));
    EXPECT_TRUE(record.header.tags.empty());
    EXPECT_NE(written(record, RecordFormat::Kif).text.find("詰み"), std::string::npos);
}

TEST(UsenEndings, ThoseOfVariationsBecomeComments) {
    EXPECT_EQ(nodesInUsen("~0.7ku2jm.p~1.2jm.~0.6y2.r"), "\n1 c3c4\n2 g7g6\n1 h3h4 after {投了}");
}

TEST(UsenEndings, OthersAreLosses) {
    auto record = gameIn("startpos moves 7g7f");
    record.outcome = Outcome{Side::Second, EndReason::Adjudication};
    EXPECT_EQ(written(record, Usen).losses, std::vector{Loss::Result});
    record.outcome = Outcome{Side::First, EndReason::PerpetualCheck};
    EXPECT_EQ(written(record, Usen).losses, std::vector{Loss::EndReason});
}

TEST(UsenFiles, HaveAGameALine) {
    const auto file = read("# games\n~0.7ku.\n\n~0.zzz.\n~0.7ku7ku.\n~0.6y2.x\n~0.6y2~9.7ku\n", Usen);
    EXPECT_EQ(problemsOf(file),
              (Problems{"BadMove 2:4 zzz", "BadMove 3:5 7ku", "UnknownText 4:6 x", "BadNesting 5:7 9"}));
    EXPECT_EQ(file.summary.games, 5);
}

TEST(UsenFiles, HaveGamesOfSeveralVariants) {
    std::string file, names;
    for (const char* variant : {"shogi", "zoshogi", "shogi", "shoshogi"})
        file += usenOf("startpos", variant);
    for (const ReadGame& game : read(file, Usen).games)
        names += game.record.header.variant + ' ';
    EXPECT_EQ(names, "shogi zoshogi shogi shoshogi ");
}

TEST(UsenFiles, WithAnUnknownVariantHaveAProblemForEachOfItsGames) {
    const auto file = read("# variant xyz\n~0.7ku.\n# variant shogi\n~0.7ku.\n", Usen);
    EXPECT_EQ(problemsOf(file), Problems{"UnknownVariant 1:2 xyz"});
    EXPECT_EQ(file.games.size(), 1U);
}

TEST(UsenFiles, AreKnownByTheirContent) {
    EXPECT_EQ(formatOfText("~0.7ku2jm."), Usen);
    EXPECT_EQ(formatOfText(usenOf("startpos", "zoshogi")), Usen);
    EXPECT_EQ(formatOfText("4k4_9_9_9_9_9_9_9_4K4.b.-~0."), Usen);
    EXPECT_EQ(gameIn("https://example.org/view?usen=~0.7ku2jm.~&lang=ja").tree.size(), 3U);
}

TEST(UsenWriting, GamesBeyondItsWordsAreRefused) {
    EXPECT_FALSE(writeRecord(gameIn("startpos", {}, "koshogi"), Usen));
    EXPECT_TRUE(writeRecord(gameIn("startpos", {}, "zoshogi"), Usen));
    auto record = gameIn("sfen 4k4/9/9/9/9/9/9/9/4K4 b E 1 moves E*5e", RecordFormat::Usi, "zoshogi");
    ASSERT_EQ(record.tree.size(), 2U);
    EXPECT_EQ(writeRecord(record, Usen).error(), WriteProblem::Variant);
}

TEST(UsenLaws, GamesAreReadBack) {
    std::mt19937 random(41);
    for (const char* id : {"shogi", "zoshogi", "shoshogi", "minishogi", "judkinsshogi", "gorogoroshogi"})
        for (int i = 0; i < lawGames(10, 2); ++i) {
            GameTree tree(randomPosition(id, i % 2 == 0 ? 0 : 30, random));
            growLine(tree, GameTree::root(), 60, random);
            for (int n = 0; n < 10; ++n)
                growLine(tree, randomNode(tree, random), 5, random);
            GameRecord record{headerOf(Game(tree.start()), {}, {}), std::move(tree), {}};
            const auto game = writeRecord(withoutTimes(record), Usen);
            if (!game) continue; // it drops an elephant
            EXPECT_EQ(game.value().losses, std::vector<Loss>());
            const auto again = gameIn(game.value().text, Usen);
            EXPECT_EQ(describe(again.tree), describe(withoutTimes(record).tree));
            EXPECT_EQ(again.header, record.header);
        }
}

TEST(UsenLaws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(8);
    const std::string whole = "~0.7ku2jm6y2.r~2.7ga.~0.6y2.\n4k4_9_4zP4_9_9_9_9_9_4K4.b.2G~0.bzu.t\n";
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        read(text.substr(0, random() % text.size()), Usen);
    }
}

} // namespace
} // namespace komadai::core::test
