#include "core/base/bytes.h"
#include "core/record/game_tree.h"
#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using Problem = PackedTreeError::Problem;

Result<GameTree, PackedTreeError> unpackLike(const GameTree& tree, std::string_view bytes) {
    return GameTree::unpack(bytes, tree.start(), tree.quietPliesAtStart());
}

GameTree randomTree(const std::shared_ptr<const Variant>& variant, unsigned seed, int edits) {
    std::mt19937 random(seed);
    GameTree tree(AnyPosition::startOf(variant), 3);
    growLine(tree, GameTree::root(), 60, random);
    for (int i = 0; i < edits; ++i)
        editAtRandom(tree, random);
    return tree;
}

TEST(PackedTree, ATreeOfEveryVariantIsReadBack) {
    for (const auto& variant : builtinVariants())
        for (int game = 0; game < lawGames(6); ++game) {
            GameTree tree = randomTree(variant, static_cast<unsigned>(game), 80);
            const auto unpacked = unpackLike(tree, tree.pack());
            ASSERT_TRUE(unpacked) << variant->spec().id << ": " << static_cast<int>(unpacked.error().problem);
            EXPECT_EQ(unpacked.value(), tree) << variant->spec().id;
            EXPECT_EQ(unpacked.value().pack(), tree.pack());
            EXPECT_FALSE(unpacked.value().canUndo());
        }
}

/// Files of other programs and engines may name any depth and score.
TEST(PackedTree, EvaluationsBeyondAllBoundsAreKeptAsTheGreatest) {
    GameTree tree(AnyPosition::startOf(euroShogiRules()));
    Annotations notes;
    for (const int number : {2'000'000'000, -2'000'000'000})
        for (const Score score : {Score::centipawns(number), Score::mateIn(number)})
            notes.evaluations.push_back({score, number, 0, std::to_string(number), {}});
    tree.setAnnotations(GameTree::root(), notes);
    const auto unpacked = unpackLike(tree, tree.pack());
    ASSERT_TRUE(unpacked);
    const auto& kept = unpacked.value().annotations(GameTree::root()).evaluations;
    ASSERT_EQ(kept.size(), 4U);
    EXPECT_EQ(kept[0].score, Score::centipawns(1'000'000'000));
    EXPECT_EQ(kept[0].depth, 100'000);
    EXPECT_EQ(kept[3].score, Score::mateIn(-1'000'000'000));
    EXPECT_EQ(kept[3].depth, 0);
}

TEST(PackedTree, MatesOfUnknownLengthStaySo) {
    GameTree tree(AnyPosition::startOf(euroShogiRules()));
    Annotations notes;
    for (const bool isWin : {true, false})
        notes.evaluations.push_back({Score::mateOfUnknownLength(isWin), 9, 0, std::to_string(isWin), {}});
    tree.setAnnotations(GameTree::root(), notes);
    const auto unpacked = unpackLike(tree, tree.pack());
    ASSERT_TRUE(unpacked);
    EXPECT_EQ(unpacked.value(), tree);
}

TEST(PackedTree, IdsStayUniqueAfterwards) {
    GameTree tree = randomTree(euroShogiRules(), 1, 30);
    std::mt19937 random(5);
    const NodeId last = growLine(tree, GameTree::root(), 3, random);
    tree.remove(*tree.firstChild(GameTree::root()));
    GameTree unpacked = unpackLike(tree, tree.pack()).value();
    const NodeId added = growLine(unpacked, GameTree::root(), 1, random);
    EXPECT_GT(added.number(), last.number());
}

TEST(PackedTree, AGameOf80PliesIsSmall) {
    std::mt19937 random(2);
    for (const char* id : {"euroshogi", "koshogi"}) {
        GameTree tree(AnyPosition::startOf(VariantSet::builtin().find(id)));
        growLine(tree, GameTree::root(), 80, random);
        EXPECT_LT(tree.pack().size(), 10 * tree.size()) << id;
    }
}

TEST(PackedTree, EveryDamagedByteIsFound) {
    const GameTree tree = randomTree(euroShogiRules(), 4, 10);
    const std::string bytes = tree.pack();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        const auto unpacked = unpackLike(tree, damaged);
        ASSERT_FALSE(unpacked) << i;
        EXPECT_EQ(unpacked.error().problem, Problem::Damaged);
    }
    for (std::size_t size = 0; size < bytes.size(); size += 7)
        EXPECT_FALSE(unpackLike(tree, bytes.substr(0, size)));
}

/// The bytes with one byte changed and the right checksum.
std::string reseal(std::string bytes, std::size_t at, char byte) {
    bytes.resize(bytes.size() - 4);
    bytes[at] = byte;
    const std::uint32_t checksum = checksumOf(bytes);
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<char>(checksum >> shift));
    return bytes;
}

TEST(PackedTree, ALaterVersionIsNamed) {
    const GameTree tree = randomTree(euroShogiRules(), 4, 0);
    EXPECT_EQ(unpackLike(tree, reseal(tree.pack(), 0, 2)).error().problem, Problem::NewerVersion);
}

TEST(PackedTree, AMoveThatIsNotLegalIsFoundAtItsPlace) {
    GameTree tree(euroShogi("4k3/8/8/8/8/8/4P3/4K3 b - 1"));
    tree.addLine(GameTree::root(), {uciMove(tree.start(), "e2e3")});
    const auto error = GameTree::unpack(tree.pack(), euroShogi("4k3/8/8/8/8/8/8/4K3 b P 1")).error();
    EXPECT_EQ(error.problem, Problem::BadMove);
    EXPECT_EQ(error.depth, 1);
}

TEST(PackedTree, APositionOtherThanStoredIsFoundAtItsPlace) {
    GameTree tree(euroShogi("4k3/8/8/8/8/8/4P3/4K3 b - 1"));
    tree.addLine(GameTree::root(), {uciMove(tree.start(), "e2e3")});
    const auto error = GameTree::unpack(tree.pack(), euroShogi("4k3/8/8/8/8/8/4P3/3K4 b - 1")).error();
    EXPECT_EQ(error.problem, Problem::WrongPosition);
    EXPECT_EQ(error.depth, 1);
    EXPECT_EQ(error.node, tree.mainLineEnd());
}

TEST(PackedTree, AnyChangedByteGivesATreeOrAnError) {
    const GameTree tree = randomTree(VariantSet::builtin().find("koshogi"), 4, 10);
    const std::string bytes = tree.pack();
    for (std::size_t i = 0; i + 4 < bytes.size(); ++i)
        for (const int change : {1, 0x20, 0x80, 0xff}) {
            const auto unpacked = unpackLike(tree, reseal(bytes, i, static_cast<char>(bytes[i] ^ change)));
            if (unpacked) {
                EXPECT_TRUE(unpackLike(tree, unpacked.value().pack()));
            }
        }
}

} // namespace
} // namespace komadai::core::test
