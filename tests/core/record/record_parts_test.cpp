// Records without comments, variations or evaluations.
#include "core/record/record_parts.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

/// Two moves and a variation of the first one, each with all kinds of notes.
class RecordPartsOfAGame : public ::testing::Test {
protected:
    RecordPartsOfAGame() : tree(AnyPosition::startOf(euroShogiRules())) {
        const auto moves = tree.start().legalMoves();
        first = tree.add(GameTree::root(), moves[0]);
        variation = tree.add(GameTree::root(), moves[1]);
        second = tree.add(first, tree.position(first).legalMoves().front());
        Annotations notes;
        notes.before = "before";
        notes.after = "after";
        notes.glyphs = {Glyph::Good};
        notes.bookmark = "here";
        notes.evaluations.emplace_back().depth = 3;
        for (const NodeId node : tree.subtree()) {
            if (node == GameTree::root()) notes.before.clear();
            tree.setAnnotations(node, notes);
            notes.before = "before";
        }
        tree.clearHistory();
    }
    GameTree without(const RecordParts& parts) const {
        GameRecord record{{}, tree, {}};
        removeParts(record, parts);
        return record.tree;
    }

    GameTree tree;
    NodeId first, second, variation;
};

TEST_F(RecordPartsOfAGame, CommentsGoAndAllElseStays) {
    const GameTree rest = without({.comments = true});
    EXPECT_EQ(rest.subtree(), tree.subtree());
    for (const NodeId node : rest.subtree()) {
        Annotations expected = tree.annotations(node);
        expected.before.clear();
        expected.after.clear();
        EXPECT_EQ(rest.annotations(node), expected);
    }
}

TEST_F(RecordPartsOfAGame, VariationsGoAndTheMainLineStaysWithItsNotes) {
    const GameTree rest = without({.variations = true});
    EXPECT_EQ(rest.subtree(), (std::vector<NodeId>{GameTree::root(), first, second}));
    for (const NodeId node : rest.subtree())
        EXPECT_EQ(rest.annotations(node), tree.annotations(node));
}

TEST_F(RecordPartsOfAGame, EvaluationsGoAndAllElseStays) {
    const GameTree rest = without({.evaluations = true});
    EXPECT_EQ(rest.subtree(), tree.subtree());
    for (const NodeId node : rest.subtree()) {
        EXPECT_TRUE(rest.annotations(node).evaluations.empty());
        EXPECT_EQ(rest.annotations(node).after, "after");
    }
}

TEST_F(RecordPartsOfAGame, SeveralPartsGoTogether) {
    const GameTree rest = without({.comments = true, .variations = true, .evaluations = true});
    EXPECT_EQ(rest.size(), 3U);
    EXPECT_EQ(rest.annotations(first).glyphs, std::vector{Glyph::Good});
    EXPECT_TRUE(rest.annotations(first).after.empty());
    EXPECT_FALSE(rest.canUndo());
}

TEST_F(RecordPartsOfAGame, TheRemovalIsOneStep) {
    GameTree changed = tree;
    EXPECT_FALSE(changed.apply(removalOf({.comments = true, .variations = true}, changed)));
    changed.undo();
    EXPECT_TRUE(changed == tree);
}

TEST_F(RecordPartsOfAGame, ALineBesideAHiddenOneIsTheMainLine) {
    EXPECT_TRUE(removalOf({.variations = true}, tree, first).parts.empty());
    GameTree changed = tree;
    EXPECT_FALSE(changed.apply(removalOf({.comments = true, .variations = true}, changed, first)));
    EXPECT_EQ(changed.subtree(), tree.subtree());
    for (const NodeId node : changed.subtree())
        EXPECT_TRUE(changed.annotations(node).after.empty());
}

TEST_F(RecordPartsOfAGame, NothingIsRemovedWhereThereIsNothing) {
    EXPECT_TRUE(removalOf({}, tree).parts.empty());
    const GameTree plain(AnyPosition::startOf(euroShogiRules()));
    EXPECT_TRUE(removalOf({true, true, true}, plain).parts.empty());
}

} // namespace
} // namespace komadai::core::test
