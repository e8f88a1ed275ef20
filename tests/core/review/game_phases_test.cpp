// Opening, middle game and endgame.
#include "core/review/game_phases.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

GamePhases phasesOf(const Game& line) {
    std::vector<int> pieces;
    for (int ply = 0; ply <= line.plyCount(); ++ply)
        pieces.push_back(countPieces(line.positionAt(ply)));
    return core::phasesOf(line.positionAt(0), pieces);
}

/// A line of a variant without moves; its positions have so many pieces.
GamePhases phasesOf(const char* variant, const std::vector<int>& pieces) {
    return core::phasesOf(AnyPosition::startOf(VariantSet::builtin().find(variant)), pieces);
}

TEST(GamePhasesTest, AQuietGameStaysInTheOpening) {
    const Game line = gameFrom(AnyPosition::startOf(euroShogiRules()), {"e3e4", "e6e5"});
    EXPECT_EQ(phasesOf(line), GamePhases());
}

TEST(GamePhasesTest, TheMiddleGameBeginsWhenATenthOfThePiecesIsTaken) {
    // Great Shatranj begins with 40 pieces.
    EXPECT_EQ(phasesOf("greatshatranj", {40, 39, 38, 37, 37}), GamePhases());
    EXPECT_EQ(phasesOf("greatshatranj", {40, 39, 38, 37, 36, 35}), (GamePhases{4, {}}));
}

TEST(GamePhasesTest, WithoutDropsTheEndgameBeginsWhenTwoFifthsAreLeft) {
    EXPECT_EQ(phasesOf("greatshatranj", {40, 36, 17, 17, 16, 15}), (GamePhases{1, 4}));
}

TEST(GamePhasesTest, WithDropsAPieceThatIsTakenAgainCountsAgain) {
    // Shogi begins with 40 pieces: 4 and 16 of them bound the phases. Each second ply drops a piece.
    std::vector<int> pieces{40};
    while (pieces.size() < 40)
        pieces.push_back(pieces.size() % 2 == 1 ? 39 : 40);
    EXPECT_EQ(phasesOf("shogi", pieces), (GamePhases{7, 31}));
}

TEST(GamePhasesTest, ALineMayBeginInTheEndgame) {
    const auto start =
        positionFrom("k9/10/10/10/10/10/10/K8W w - - 0 1", VariantSet::builtin().find("greatshatranj"));
    EXPECT_EQ(phasesOf(gameFrom(start)), (GamePhases{{}, 0}));
}

TEST(GamePhasesTest, PiecesInHandHaveBeenTaken) {
    const auto start = shogi("4k4/9/9/9/9/9/9/9/4K4 b RBG2S2N2L4P 1");
    EXPECT_EQ(phasesOf(gameFrom(start)), (GamePhases{0, {}}));
}

} // namespace
} // namespace komadai::core::test
