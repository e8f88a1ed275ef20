#include "core/search/evaluation.h"

#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <random>

namespace komadai::core::test {
namespace {

int valueOf(const Variant& variant, std::string_view letters) {
    const auto weights = EvaluationWeights::of(variant.spec());
    return weights.kinds[static_cast<std::size_t>(indexOf(*variant.spec().pieceByLetters(letters)))].board;
}

int evaluationOf(const AnyPosition& position) {
    return visitPlain(position, []<class Geometry>(const Position<Geometry>& typed) {
        const Evaluation<Geometry> evaluation(typed.variant());
        return evaluation.evaluate(typed, evaluation.material(typed), -100000, 100000);
    });
}

TEST(EvaluationWeights, PiecesWithMoreMovesAreWorthMore) {
    const auto rules = euroShogiRules();
    EXPECT_LT(valueOf(*rules, "P"), valueOf(*rules, "N"));
    EXPECT_LT(valueOf(*rules, "N"), valueOf(*rules, "G"));
    EXPECT_LT(valueOf(*rules, "G"), valueOf(*rules, "B"));
    EXPECT_LT(valueOf(*rules, "B"), valueOf(*rules, "R"));
    EXPECT_LT(valueOf(*rules, "R"), valueOf(*rules, "+R"));
}
TEST(EvaluationWeights, AKingHasNoPrice) { EXPECT_EQ(valueOf(*euroShogiRules(), "K"), 0); }
TEST(EvaluationWeights, AValueTheVariantGivesIsKept) {
    VariantSpec spec = euroShogiRules()->spec();
    const auto rook = *spec.pieceByLetters("R");
    spec.pieces[static_cast<std::size_t>(indexOf(rook))].value = 777;
    EXPECT_EQ(EvaluationWeights::of(spec).kinds[static_cast<std::size_t>(indexOf(rook))].board, 777);
}
TEST(EvaluationWeights, APieceInHandIsWorthALittleMore) {
    const auto weights = EvaluationWeights::of(euroShogiRules()->spec());
    for (const auto& kind : weights.kinds)
        if (kind.board > 0) {
            EXPECT_GT(kind.hand, kind.board);
            EXPECT_LT(kind.hand, kind.board * 5 / 4);
        }
}

TEST(Evaluation, TheStartIsEvenButForTheMove) {
    EXPECT_EQ(evaluationOf(AnyPosition::startOf(euroShogiRules())), EvaluationWeights{}.tempo);
}
TEST(Evaluation, IsTheSameFromBothSides) {
    const auto white = euroShogi("4k3/2r5/p1p5/8/3P4/8/1B6/4K3[Pn] w 0 1");
    const auto black = euroShogi("3k4/6b1/8/4p3/8/5P1P/5R2/3K4[Np] b 0 1");
    EXPECT_EQ(evaluationOf(white), evaluationOf(black));
}
TEST(Evaluation, APieceMoreIsBetter) {
    EXPECT_GT(evaluationOf(euroShogi("4k3/8/8/8/8/8/8/3RK3[] w 0 1")), 300);
    EXPECT_LT(evaluationOf(euroShogi("4k3/8/8/8/8/8/8/3RK3[] b 0 1")), -300);
}

/// What is updated move by move must equal what is computed anew.
void expectChangesToAddUp(const std::shared_ptr<const Variant>& rules) {
    std::mt19937 random(1);
    Game game(AnyPosition::startOf(rules));
    for (int ply = 0; ply < 200 && !game.isOver(); ++ply) {
        const auto moves = game.position().legalMoves();
        visitPlain(game.position(), [&]<class Geometry>(Position<Geometry> typed) {
            const Evaluation<Geometry> evaluation(typed.variant());
            const int before = evaluation.material(typed);
            std::vector<PlainMove> typedMoves;
            typed.addLegalMoves(typedMoves);
            for (const PlainMove& move : typedMoves) {
                const Side side = typed.sideToMove();
                const auto undo = typed.make(move);
                EXPECT_EQ(before + evaluation.change(move, side, undo), evaluation.material(typed));
                typed.unmake(move, undo);
            }
        });
        game.play(moves[random() % moves.size()]);
    }
}
TEST(Evaluation, MaterialIsUpdatedMoveByMove) {
    expectChangesToAddUp(euroShogiRules());
    expectChangesToAddUp(shogiRules());
}

} // namespace
} // namespace komadai::core::test
