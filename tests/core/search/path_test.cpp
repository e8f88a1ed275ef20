#include "core/search/path.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace komadai::core::test {
namespace {

/// The game's verdict in the words of the search: the game has just ended by repetition, or not.
std::optional<RepetitionVerdict> verdictOf(const Game& game) {
    using Result = RepetitionVerdict::Result;
    const auto& outcome = game.outcome();
    if (!outcome ||
        (outcome->reason != EndReason::Repetition && outcome->reason != EndReason::PerpetualCheck))
        return std::nullopt;
    if (!outcome->winner) return RepetitionVerdict{Result::Draw, true};
    return RepetitionVerdict{*outcome->winner == game.position().sideToMove() ? Result::Win : Result::Loss,
                             true};
}

/// One of the first two checks, or, where there is none, of the first two moves: positions repeat soon.
Move narrowChoice(const AnyPosition& position, std::mt19937& random) {
    auto moves = position.legalMoves();
    const auto quiet = std::stable_partition(moves.begin(), moves.end(), [&](const Move& move) {
        const auto next = position.after(move);
        return next.isInCheck(next.sideToMove());
    });
    const auto checks = static_cast<std::size_t>(quiet - moves.begin());
    return moves[random() % std::min<std::size_t>(checks > 0 ? checks : moves.size(), 2)];
}
TEST(Path, EndsGamesAsTheRulesDo) {
    std::mt19937 random(5);
    int repetitions = 0;
    int perpetualChecks = 0;
    for (int number = 0; number < 100; ++number) {
        Game game(euroShogi("k7/8/8/1R6/7p/8/7P/7K[] w 0 1"));
        while (!game.isOver()) {
            game.play(narrowChoice(game.position(), random));
            const auto expected = verdictOf(game);
            const auto found =
                Path(game).repetition(game.spec().ends.repetition, game.position().sideToMove());
            ASSERT_EQ(found && found->endsGame, expected.has_value());
            if (!expected) continue;
            EXPECT_EQ(found->result, expected->result);
            ++(expected->result == RepetitionVerdict::Result::Draw ? repetitions : perpetualChecks);
        }
    }
    EXPECT_GT(repetitions, 0);
    EXPECT_GT(perpetualChecks, 0);
}
TEST(Path, ComingBackToAPositionOfTheLineCountsAtOnce) {
    Game game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"));
    Path path(game);
    for (const char* move : {"e1f1", "e8f8", "f1e1", "f8e8"}) {
        EXPECT_FALSE(path.repetition(game.spec().ends.repetition, game.position().sideToMove()));
        play(game, {move});
        path.push(game.position().key(), false, false);
    }
    const auto verdict = path.repetition(game.spec().ends.repetition, game.position().sideToMove());
    ASSERT_TRUE(verdict);
    EXPECT_FALSE(verdict->endsGame);
    EXPECT_EQ(verdict->result, RepetitionVerdict::Result::Draw);
}
TEST(Path, NothingRepeatsAcrossAPass) {
    const Game game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"));
    Path path(game);
    path.pushPass(1);
    path.push(game.position().key(), false, false);
    EXPECT_FALSE(path.repetition(game.spec().ends.repetition, game.position().sideToMove()));
}
TEST(Path, ProgressBeginsTheCountAnew) {
    Path path(Game(euroShogi("4k3/8/pppp4/8/8/8/PPPP4/4K3[] w 0 1"), 7));
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
