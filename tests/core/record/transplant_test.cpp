#include "core/record/transplant.h"

#include "tests/core/law_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

/// EuroShogi, after 1. e3e4.
class TransplantTest : public testing::Test {
protected:
    AnyPosition start = AnyPosition::startOf(euroShogiRules());
    AnyPosition later = start.after(uciMove(start, "e3e4"));

    /// The same position as a position that was set up: its moves are counted from 1.
    AnyPosition setUp(const AnyPosition& position) const {
        core::Setup setup = position.toSetup();
        setup.plyNumber = 1;
        return AnyPosition::fromSetup(setup, position.variant()).value();
    }
    GameTree replies(const AnyPosition& from) const {
        GameTree tree(from);
        const NodeId first = tree.add(GameTree::root(), uciMove(from, "e6e5"), {std::chrono::seconds(3), {}});
        tree.add(GameTree::root(), uciMove(from, "d6d5"));
        Annotations notes;
        notes.after = "solid";
        tree.setAnnotations(first, notes);
        return tree;
    }
};

TEST_F(TransplantTest, PlacesMayDifferInTheNumberOfMoves) {
    EXPECT_TRUE(isSamePlace(later, setUp(later)));
    EXPECT_FALSE(isSamePlace(later, start));
}
TEST_F(TransplantTest, MovesTimesAndNotesComeAlong) {
    const auto moved = transplanted(replies(setUp(later)), later);
    ASSERT_TRUE(moved);
    EXPECT_TRUE(*moved == replies(later));
    EXPECT_FALSE(moved->canUndo());
}
TEST_F(TransplantTest, TheyJoinAGameInOneStep) {
    GameTree game(start);
    const NodeId node = game.add(GameTree::root(), uciMove(start, "e3e4"));
    game.join(node, *transplanted(replies(setUp(later)), later));
    EXPECT_EQ(game.size(), 4U);
    game.undo();
    EXPECT_EQ(game.size(), 2U);
}
TEST_F(TransplantTest, AnotherPlaceIsRefused) { EXPECT_FALSE(transplanted(replies(later), start)); }

} // namespace
} // namespace komadai::core::test
