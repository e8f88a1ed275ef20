// The history by which a search judges repetitions.
#include "core/search/search_path.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

std::optional<Repetition> repetition(const SearchPath& path, const Game& game) {
    return path.repetition(game.spec().ends.repetition);
}

TEST(SearchPath, ForeseesTheRepetitionOfAPositionSinceTheRoot) {
    Game game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"));
    SearchPath path(game);
    for (const char* move : {"e1f1", "e8f8", "f1e1", "f8e8"}) {
        EXPECT_FALSE(repetition(path, game));
        play(game, {move});
        path.push(game.position().key(), false, false);
    }
    EXPECT_EQ(repetition(path, game), (Repetition{.isForeseen = true}));
    EXPECT_FALSE(game.isOver());
}
TEST(SearchPath, CountsPositionsOfTheGameAsTheRuleDoes) {
    Game game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"));
    play(game, {"e1f1", "e8f8", "f1e1", "f8e8"});
    EXPECT_FALSE(repetition(SearchPath(game), game)) << "the second time";
    play(game, {"e1f1", "e8f8", "f1e1", "f8e8"});
    EXPECT_EQ(repetition(SearchPath(game), game), Repetition{}) << "the third time";
}
TEST(SearchPath, NothingRepeatsAcrossANullMove) {
    const Game game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"));
    SearchPath path(game);
    path.pushNullMove(1);
    path.push(game.position().key(), false, false);
    EXPECT_FALSE(repetition(path, game));
}
TEST(SearchPath, ProgressBeginsTheCountAnew) {
    SearchPath path(Game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"), 7));
    EXPECT_EQ(path.quietPlies(), 7);
    path.push(1, false, false);
    EXPECT_EQ(path.quietPlies(), 8);
    path.push(2, false, true);
    EXPECT_EQ(path.quietPlies(), 0);
    path.pop();
    EXPECT_EQ(path.quietPlies(), 8);
}

} // namespace
} // namespace komadai::core::test
