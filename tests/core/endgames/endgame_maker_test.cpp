#include "core/endgames/endgame_maker.h"
#include "core/search/engine.h"
#include "tests/core/endgames/endgame_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace komadai::core::test {
namespace {

using Result = EndgameValue::Result;

/// The result of checking all tables: "27 tables" or the first wrong position.
void expectSound(const Endgames& endgames) {
    for (const auto& table : endgames.tables()) {
        const auto check = checkEndgame(endgames, *table);
        EXPECT_EQ(check.checked, table->layout().entries());
        EXPECT_EQ(check.faults, 0U) << formatMaterial(table->material(), endgames.variant()->spec())
                                    << ", entry " << (check.firstFault ? check.firstFault->index : 0);
    }
}

EndgameSummary summaryOf(const Endgames& endgames, std::string_view material) {
    return core::summaryOf(*endgames.find(materialFrom(material, endgames.variant())));
}

/// Whether the side to move can win, or must lose, within so many plies. Tries all moves by the rules of games.
Result triedOut(const Game& game, int plies) {
    const Side mover = game.position().sideToMove();
    if (game.isOver()) {
        const auto& winner = game.outcome()->winner;
        return !winner ? Result::Draw : *winner == mover ? Result::Win : Result::Loss;
    }
    if (plies == 0) return Result::Draw;
    Result best = Result::Loss;
    for (const Move& move : game.position().legalMoves()) {
        Game next(game.position());
        EXPECT_FALSE(next.play(move));
        const Result after = triedOut(Game(next.position()), plies - 1);
        if (after == Result::Loss) return Result::Win;
        if (after == Result::Draw) best = Result::Draw;
    }
    return best;
}

struct Sample {
    AnyPosition position;
    EndgameValue value;
};
/// Random positions of a table.
std::vector<Sample> samplesOf(const Endgames& endgames, std::string_view material, int count) {
    const auto table = endgames.find(materialFrom(material, endgames.variant()));
    std::mt19937 random(7);
    std::uniform_int_distribution<std::uint64_t> any(0, table->layout().entries() - 1);
    std::vector<Sample> samples;
    while (samples.size() < static_cast<std::size_t>(count)) {
        const auto index = any(random);
        const auto value = table->value(index);
        if (!value) continue;
        const auto position = endgamePosition(endgames, table->layout(), index);
        EXPECT_TRUE(position) << "the table has a value for an arrangement that the rules refuse";
        if (position) samples.push_back({*position, *value});
    }
    return samples;
}

// --- laws

TEST(EndgameTables, AgreeWithTheirSuccessorsOnBoardsWithAndWithoutAMiddleFile) {
    expectSound(endgamesOf(smallGame(5, 4), "KRvKB KRRvK"));
    expectSound(endgamesOf(smallGame(4, 5), "KRvKB KRRvK"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsWithoutSymmetry) {
    expectSound(endgamesOf(smallGame(4, 4, "customPiece1 = x:frFbDlW", "x"), "KXvKX KXXvK"));
    expectSound(endgamesOf(smallGame(4, 4, "flagPiece = k\nflagRegionWhite = a4 b4\nflagRegionBlack = *1"),
                           "KRvKB KBvKR"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsWherePiecesStandInTheWay) {
    expectSound(
        endgamesOf(smallGame(5, 4, "customPiece1 = x:nNnA\ncustomPiece2 = y:pR", "xy"), "KXvKY KXYvK"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsWherePawnsChooseTheirPromotion) {
    expectSound(endgamesOf(
        smallGame(
            4, 5,
            "customPiece1 = p:mfWcfF\npromotionRank = 5\npromotionPawnTypes = p\npromotionPieceTypes = r b",
            "rbp"),
        "KPvKP KPPvK"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsWherePiecesTurnOver) {
    const std::string pieces = "silver = s\ngold = g\npromotionRank = 4\npromotedPieceType = s:g\n";
    expectSound(endgamesOf(smallGame(4, 5, pieces, "s"), "KSvKS KSSvK"));
    expectSound(endgamesOf(smallGame(4, 5, pieces + "mandatoryPiecePromotion = true", "s"), "KSvKS"));
    expectSound(endgamesOf(smallGame(4, 5, pieces + "piecePromotionOnCapture = true", "s"), "KSvKS"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsByEachRuleOfStalemateAndBareKing) {
    for (const char* keys :
         {"stalemateValue = loss", "stalemateValue = win", "bareKing = draw", "bareKing = win"})
        expectSound(endgamesOf(smallGame(4, 4, keys), "KRvKB KBBvK"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsWhereASideHasTwoRoyals) {
    const auto game = smallGame(4, 4, "customPiece1 = e:WfF\nroyalPieces = k e", "rbe");
    expectSound(endgamesOf(game, "KEvKR KEvKE"));
}

TEST(EndgameTables, AgreeWithTheirSuccessorsWhereASideHasARoyalPieceTwice) {
    VariantSet set;
    const auto problems = set.add("[princes]\nmaxFile = 5\nmaxRank = 5\nking = k\ncustomPiece1 = e:FfW\n"
                                  "customPiece2 = m:WF\npromotionRank = 5\npromotedPieceType = e:m\n"
                                  "royalPieces = k +e\nnMoveRule = 0\nstartFen = 1eek1/5/5/5/1KEE1 w\n");
    ASSERT_TRUE(problems.empty()) << problems.front().key;
    const auto game = set.all().front();
    ASSERT_TRUE(BoardSymmetry::of(game->spec()).mirrors);
    expectSound(endgamesOf(game, "+E+EvK"));
}

TEST(EndgameTables, HaveTheValuesThatTryingAllMovesFinds) {
    const auto endgames = endgamesOf(smallGame(4, 4), "KRvKB KRBvK");
    for (const char* material : {"KRvK", "KRvKB", "KRBvK"})
        for (const auto& [position, value] : samplesOf(endgames, material, 60)) {
            constexpr int Plies = 3;
            const bool isNear = value.plies <= Plies;
            EXPECT_EQ(triedOut(Game(position), Plies), isNear ? value.result : Result::Draw)
                << sfenOf(position) << ", plies " << value.plies;
        }
}

TEST(EndgameTables, HaveTheMatesThatTheSearchFinds) {
    const auto endgames = endgamesOf(smallGame(5, 5), "KRBvK");
    int mates = 0;
    for (const auto& [position, value] : samplesOf(endgames, "KRBvK", 60)) {
        if (value.result != Result::Win || value.plies > 7 || position.legalMoves().empty()) continue;
        Engine engine(16);
        const auto found = engine.search(Game(position), {{}, 2 * value.plies + 4, {}}, {});
        EXPECT_EQ(found.score, Score::mateIn(value.plies)) << sfenOf(position);
        ++mates;
    }
    EXPECT_GT(mates, 10);
}

TEST(EndgameTables, LeadTheWinnerToTheEndInAsManyPliesAsTheySay) {
    const auto endgames = endgamesOf(smallGame(5, 5), "KRvK");
    for (const auto& [position, value] : samplesOf(endgames, "KRvK", 40)) {
        Game game(position);
        while (!game.isOver() && game.plyCount() < 200)
            ASSERT_FALSE(game.play(endgameMoves(endgames, game.position()).front().move));
        if (value.result == Result::Draw) continue;
        ASSERT_TRUE(game.isOver()) << sfenOf(position);
        EXPECT_EQ(game.plyCount(), value.plies) << sfenOf(position);
        const Side mover = position.sideToMove();
        EXPECT_EQ(game.outcome()->winner, value.result == Result::Win ? mover : opponent(mover));
    }
}

TEST(EndgameTables, GiveEveryMirrorImageAndEverySwapOfSidesTheSameValue) {
    const auto endgames = endgamesOf(smallGame(5, 5), "KRvKB");
    EXPECT_EQ(valueOf(endgames, "k4/5/1K3/5/4R b - 1"), valueOf(endgames, "4k/5/3K1/5/R4 b - 1"));
    EXPECT_EQ(valueOf(endgames, "k4/5/1K3/5/4R b - 1"), valueOf(endgames, "r4/5/3k1/5/4K w - 1"));
    EXPECT_EQ(valueOf(endgames, "k3b/5/1K3/5/4R w - 1"), valueOf(endgames, "r4/5/3k1/5/B3K b - 1"));
}

TEST(EndgameTables, AreTheSameEveryTime) {
    const auto one = endgamesOf(smallGame(4, 4), "KRvKB");
    const auto two = endgamesOf(smallGame(4, 4), "KRvKB");
    EXPECT_EQ(one.find(materialFrom("KRvKB", one.variant()))->bytes(),
              two.find(materialFrom("KRvKB", two.variant()))->bytes());
}

TEST(EndgameTables, AreReplacedForBothSides) {
    auto endgames = endgamesOf(smallGame(4, 4), "KRvK");
    const auto before = endgames.find(materialFrom("KRvK", endgames.variant()));
    EXPECT_NE(valueOf(endgames, "k3/4/1K2/3R b - 1"), "draw");
    EXPECT_NE(valueOf(endgames, "K3/4/1k2/3r w - 1"), "draw");
    endgames.add(std::make_shared<EndgameTable>(before->layout(), before->width())); // with nothing but draws
    EXPECT_EQ(valueOf(endgames, "k3/4/1K2/3R b - 1"), "draw");
    EXPECT_EQ(valueOf(endgames, "K3/4/1k2/3r w - 1"), "draw");
}

TEST(EndgameTables, AreNotMadeAfterAStop) {
    const auto game = smallGame(5, 5);
    const auto endgames = endgamesOf(game, "KvK");
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(makeEndgame(endgames, materialFrom("KRvK", game), source.get_token()), nullptr);
}

TEST(EndgameCheck, FindsAWrongEntry) {
    auto endgames = endgamesOf(smallGame(4, 4), "KRvK");
    const auto sound = endgames.find(materialFrom("KRvK", endgames.variant()));
    std::uint64_t changed = 0;
    while (sound->value(changed) != EndgameValue{Result::Win, 5})
        ++changed;
    auto wrong = std::make_shared<EndgameTable>(*sound);
    wrong->set(changed, EndgameValue{Result::Win, 3});
    endgames.add(wrong);
    const auto check = checkEndgame(endgames, *wrong);
    EXPECT_GE(check.faults, 1U);
    ASSERT_TRUE(check.firstFault);
}

// --- known facts

// The longest wins of chess endgames, from the literature of endgame databases: rook 16 moves, queen 10 moves.
TEST(EndgameTables, KnowTheLongestWinsOfARookAndOfAQueenInChess) {
    const auto endgames = endgamesOf(smallGame(8, 8, "queen = q", "rbq"), "KRvK KQvK");
    EXPECT_EQ(summaryOf(endgames, "KRvK").longestWin, 2 * 16 - 1);
    EXPECT_EQ(summaryOf(endgames, "KQvK").longestWin, 2 * 10 - 1);
}

TEST(EndgameTables, KnowThatABishopAloneCannotWinInChess) {
    const auto endgames = endgamesOf(smallGame(8, 8), "KBvK");
    EXPECT_EQ(summaryOf(endgames, "KBvK").wins, 0U);
    EXPECT_EQ(summaryOf(endgames, "KBvK").losses, 0U);
}

// Bishop and knight need 33 moves in chess.
TEST(EndgameTablesNightly, KnowTheLongestWinOfBishopAndKnightInChess) {
    const auto endgames = endgamesOf(smallGame(8, 8, "knight = n", "rbn"), "KBNvK");
    EXPECT_EQ(summaryOf(endgames, "KBNvK").longestWin, 2 * 33 - 1);
}

TEST(EndgameTables, GiveAWonGameToTheBaredSideOnlyWhereItBaresBack) {
    const auto endgames = endgamesOf(smallGame(5, 5, "bareKing = win"), "KRvKB");
    EXPECT_EQ(valueOf(endgames, "4k/5/5/5/KR3 w - 1"), "loss in 0");
    EXPECT_EQ(valueOf(endgames, "K4/5/5/3k1/4R w - 1"), "draw") << "the rook can be taken";
    EXPECT_EQ(valueOf(endgames, "b3k/5/5/5/R3K b - 1"), "win in 1") << "the bishop is taken";
}

TEST(EndgameTables, ObeyTheRuleOfStalemate) {
    constexpr auto Stalemate = "k4/5/K4/5/1R3 w - 1";
    EXPECT_EQ(valueOf(endgamesOf(smallGame(5, 5), "KRvK"), Stalemate), "draw");
    EXPECT_EQ(valueOf(endgamesOf(smallGame(5, 5, "stalemateValue = loss"), "KRvK"), Stalemate), "loss in 0");
    EXPECT_EQ(valueOf(endgamesOf(smallGame(5, 5, "stalemateValue = win"), "KRvK"), Stalemate), "win in 0");
}

TEST(Endgames, KnowNothingOfOtherPieces) {
    const auto endgames = endgamesOf(smallGame(5, 5), "KRvK");
    EXPECT_EQ(valueOf(endgames, "k4/5/1K3/4B/5 b - 1"), "unknown");
    EXPECT_EQ(valueOf(endgames, "k3r/5/1K3/5/4R b - 1"), "unknown");
}

} // namespace
} // namespace komadai::core::test
