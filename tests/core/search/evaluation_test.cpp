#include "core/search/evaluation.h"

#include "core/rules/variant_set.h"
#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace komadai::core::test {
namespace {

int valueOf(const Variant& variant, std::string_view letters) {
    const auto weights = EvaluationWeights::estimateFor(variant.spec());
    return weights.board(*variant.spec().pieceByLetters(letters));
}

int evaluationOf(const AnyPosition& position) {
    return visitPlain(position, []<class Geometry>(const Position<Geometry>& typed) {
        const Evaluator<Geometry> evaluation(typed.variant());
        EvaluationCache cache;
        const auto evaluate = [&] { return evaluation.evaluate(typed, evaluation.material(typed), cache); };
        const int score = evaluate();
        EXPECT_EQ(evaluate(), score) << "from the cache";
        return score;
    });
}

/// White has a rook more than Black.
TEST(LazyEvaluation, IsMaterialWhereTheWindowIsFarAway) {
    const auto evaluate = [](const char* fen, int alpha, int beta) {
        return visitPlain(euroShogi(fen), [&]<class Geometry>(const Position<Geometry>& position) {
            const Evaluator<Geometry> evaluation(position.variant());
            return evaluation.roughly(position, evaluation.material(position), alpha, beta);
        });
    };
    constexpr const char* RookUp = "1n2k3/8/8/8/8/8/8/1N1RK3[] w - - 0 1";
    const auto far = evaluate(RookUp, 5000, 5001);
    ASSERT_TRUE(far);
    EXPECT_GT(*far, 300);
    EXPECT_EQ(evaluate("1n2k3/8/8/8/8/8/8/1N1RK3[] b - - 0 1", -5001, -5000), -*far);
    EXPECT_FALSE(evaluate(RookUp, *far - 1, *far)) << "the other terms decide";
    EXPECT_FALSE(evaluate("4k3/8/8/8/8/8/8/1N1RK3[] w - - 0 1", 5000, 5001))
        << "how far a bare king is driven counts";
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
    EXPECT_EQ(EvaluationWeights::estimateFor(spec).board(rook), 777);
}
TEST(EvaluationWeights, APieceInHandIsWorthALittleMore) {
    const auto& spec = euroShogiRules()->spec();
    const auto weights = EvaluationWeights::estimateFor(spec);
    for (int kind = 0; kind < std::ssize(spec.pieces); ++kind)
        if (const PieceType type = pieceTypeAt(kind); weights.board(type) > 0) {
            EXPECT_GT(weights.hand(type), weights.board(type));
            EXPECT_LT(weights.hand(type), weights.board(type) * 5 / 4);
        }
}
TEST(EvaluationWeights, AreTheSameWhenReadAgain) {
    const auto& spec = shogiRules()->spec();
    const auto weights = EvaluationWeights::estimateFor(spec);
    const auto read = EvaluationWeights::fromText(weights.toText(spec), spec);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->values, weights.values);
}
TEST(EvaluationWeights, OfOtherPiecesOrAnotherBoardAreNotRead) {
    const VariantSpec spec = shogiRules()->spec();
    const auto text = EvaluationWeights::estimateFor(spec).toText(spec);
    VariantSpec other = spec;
    other.pieces.front().letters = "Z";
    EXPECT_FALSE(EvaluationWeights::fromText(text, other));
    other = spec;
    other.size.files = 7;
    EXPECT_FALSE(EvaluationWeights::fromText(text, other));
    EXPECT_FALSE(EvaluationWeights::fromText(text, euroShogiRules()->spec()));
    EXPECT_FALSE(EvaluationWeights::fromText("", spec));
}
TEST(EvaluationWeights, EveryNumberBelongsToOneGroup) {
    const auto& spec = euroShogiRules()->spec();
    const EvaluationLayout layout(spec);
    int next = 0;
    for (const auto& group : layout.groups(spec)) {
        EXPECT_EQ(group.first, next) << group.name;
        next += group.count;
    }
    EXPECT_EQ(next, layout.size());
}
TEST(KingRelations, AreThoseOfFilesToEitherSideAndRanksAheadOrBehind) {
    EXPECT_EQ(KingRelation::of(2, 1), KingRelation::of(-2, 1));
    EXPECT_NE(KingRelation::of(2, 1), KingRelation::of(2, -1));
    EXPECT_EQ(KingRelation::of(7, 9), KingRelation::of(4, 4)) << "what is far away is far away";
    EXPECT_EQ(KingRelation::of(0, -4), 0);
    EXPECT_EQ(KingRelation::of(4, 4), KingRelation::Count - 1);
}

TEST(Evaluation, TheStartIsEvenButForTheMove) {
    const auto weights = EvaluationWeights::of(euroShogiRules()->spec());
    EXPECT_EQ(evaluationOf(AnyPosition::startOf(euroShogiRules())), weights.at(weights.layout.tempo()));
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

/// Incremental updates must give the same result as a new computation.
void expectChangesToAddUp(const std::shared_ptr<const Variant>& rules) {
    std::mt19937 random(1);
    Game game(AnyPosition::startOf(rules));
    for (int ply = 0; ply < 200 && !game.isOver(); ++ply) {
        const auto moves = game.position().legalMoves();
        visitPlain(game.position(), [&]<class Geometry>(Position<Geometry> typed) {
            const Evaluator<Geometry> evaluation(typed.variant());
            const int before = evaluation.material(typed);
            std::vector<PlainMove> typedMoves;
            typed.addLegalMoves(typedMoves);
            for (const PlainMove& move : typedMoves) {
                const Side side = typed.sideToMove();
                const auto undo = typed.make(move);
                EXPECT_EQ(evaluation.materialAfter(before, typed, move, side, undo),
                          evaluation.material(typed));
                typed.unmake(move, undo);
            }
        });
        game.play(moves[random() % moves.size()]);
    }
}
/// Sums the terms independently of the evaluation.
struct TermSum {
    const EvaluationWeights& weights;
    int score = 0;
    std::array<int, SideCount> danger{};

    void add(Side side, int number, int count) {
        score += (side == Side::First ? 1 : -1) * count * weights.at(number);
    }
    void addDanger(Side side, int number, int count) {
        danger[static_cast<std::size_t>(indexOf(side))] += count * weights.at(number);
    }
    int total() const { return score - cost(danger[0]) + cost(danger[1]); }
    static int cost(int eighths) {
        const int units = std::max(eighths, 0);
        return std::min(units * units / 256, EvaluationWeights::MostDanger);
    }
};
TEST(Evaluation, IsTheSumOfItsTerms) {
    const auto position = euroShogi("4k3/2r5/p1p5/3N4/3P4/8/1B6/4K3[PPn] w 0 1");
    visitPlain(position, [&]<class Geometry>(const Position<Geometry>& typed) {
        const Evaluator<Geometry> evaluation(typed.variant());
        TermSum sum{evaluation.weights()};
        evaluation.addTerms(typed, sum);
        EXPECT_EQ(evaluationOf(position), sum.total());
    });
}
/// Counts each term: for the first player minus for the second. Dangers count for the side in danger.
struct TermCounts {
    std::map<int, int> terms;
    std::array<std::map<int, int>, SideCount> danger;

    void add(Side side, int number, int count) { terms[number] += side == Side::First ? count : -count; }
    void addDanger(Side side, int number, int count) {
        danger[static_cast<std::size_t>(indexOf(side))][number] += count;
    }
};
TermCounts countsOf(const AnyPosition& position) {
    TermCounts counts;
    visitPlain(position, [&]<class Geometry>(const Position<Geometry>& typed) {
        Evaluator<Geometry>(typed.variant()).addTerms(typed, counts);
    });
    return counts;
}
TermCounts countsOf(std::string_view shogiPosition) {
    return countsOf(positionFrom(shogiPosition, shogiRules()));
}
PieceType shogiKind(std::string_view letters) {
    const auto& pieces = shogiRules()->spec().pieces;
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const PieceSpec& piece) { return piece.letters == letters; });
    return pieceTypeAt(static_cast<int>(found - pieces.begin()));
}
class EvaluationTerms : public testing::Test {
protected:
    EvaluationLayout layout{shogiRules()->spec()};
    PieceType rook = shogiKind("R");
    PieceType gold = shogiKind("G");
    PieceType pawn = shogiKind("P");
    int dangerOfSecond(const TermCounts& counts, int number) {
        const auto& danger = counts.danger[1];
        return danger.contains(number) ? danger.at(number) : 0;
    }
};
TEST_F(EvaluationTerms, APieceHangsIfItIsAttackedAndNotCovered) {
    const auto counts = countsOf("4k4/9/9/4p4/4R4/9/9/9/4K4 b - 1");
    EXPECT_EQ(counts.terms.at(layout.hanging(rook)), 1);
    EXPECT_EQ(counts.terms.at(layout.hanging(pawn)), -1);
}
TEST_F(EvaluationTerms, ACoveredPieceIsInTroubleIfALesserOneAttacksIt) {
    auto counts = countsOf("4k4/9/9/4p4/4R4/5G3/9/9/4K4 b - 1");
    EXPECT_EQ(counts.terms[layout.hanging(rook)], 0);
    EXPECT_EQ(counts.terms[layout.attackedByLesser(rook)], 1);
    counts = countsOf("4k4/9/9/4r4/4R4/5G3/9/9/4K4 b - 1");
    EXPECT_EQ(counts.terms[layout.attackedByLesser(rook)], 0) << "an equal one may be taken back";
}
TEST_F(EvaluationTerms, ADropWithCheckIsSafeIfTheKingAloneCannotTake) {
    EXPECT_EQ(dangerOfSecond(countsOf("4k4/9/9/9/9/9/9/9/4K4 b G 1"), layout.safeDrop(gold)), 0);
    EXPECT_EQ(dangerOfSecond(countsOf("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), layout.safeDrop(gold)), 1)
        << "on 5b, which the pawn covers";
    EXPECT_EQ(dangerOfSecond(countsOf("4k4/9/9/9/9/9/9/9/4K4 b R 1"), layout.safeDrop(rook)), 3)
        << "of twelve squares three count";
}
TEST_F(EvaluationTerms, APieceThreatensTheChecksThatItCanGiveUntouched) {
    EXPECT_EQ(dangerOfSecond(countsOf("4k4/9/9/9/9/9/9/9/K7R b - 1"), layout.safeCheck()), 2) << "1a, 5i";
    EXPECT_EQ(dangerOfSecond(countsOf("4k4/9/6b2/9/9/9/9/9/K7R b - 1"), layout.safeCheck()), 1)
        << "5i; the bishop covers 1a";
}
TEST_F(EvaluationTerms, AKingCountsTheSquaresItMayGoTo) {
    EXPECT_EQ(dangerOfSecond(countsOf("4k4/9/9/9/9/9/9/9/4K4 b - 1"), layout.kingEscape()), 5);
    EXPECT_EQ(dangerOfSecond(countsOf("3gk4/9/4P4/9/9/9/9/9/4K4 b - 1"), layout.kingEscape()), 3);
}

std::shared_ptr<const Variant> zoShogiRules() {
    static const auto rules = VariantSet::builtin().find("zoshogi");
    return rules;
}
/// The number of racing kings at that distance from their camp: White's minus Black's.
int racesOf(std::string_view zoShogiPosition, int moves) {
    const auto counts = countsOf(positionFrom(zoShogiPosition, zoShogiRules()));
    const int number = EvaluationLayout(zoShogiRules()->spec()).race(moves);
    return counts.terms.contains(number) ? counts.terms.at(number) : 0;
}
TEST(CampRace, AKingThreeMovesFromItsCampOrNearerRaces) {
    EXPECT_EQ(racesOf("8k/9/9/3K5/9/9/9/9/9 b - 1", 3), 1);
    EXPECT_EQ(racesOf("8k/9/3K5/9/9/9/9/9/9 b - 1", 2), 1);
    EXPECT_EQ(racesOf("8k/3K5/9/9/9/9/9/9/9 b - 1", 1), 1);
    EXPECT_EQ(racesOf("9/9/9/9/9/9/9/3k5/8K b - 1", 1), -1);
    for (const int moves : {1, 2, 3})
        EXPECT_EQ(racesOf("8k/9/9/9/3K5/9/9/9/9 b - 1", moves), 0) << "four moves are too far";
}
TEST(CampRace, AKingThatCannotGoAheadDoesNot) {
    EXPECT_EQ(racesOf("8k/r8/3K5/9/9/9/9/9/9 b - 1", 2), 0) << "the rook guards the rank ahead";
    EXPECT_EQ(racesOf("8k/2PPP4/3K5/9/9/9/9/9/9 b - 1", 2), 0) << "own pieces stand there";
    EXPECT_EQ(racesOf("8k/2p1p4/3K5/9/9/9/9/9/9 b - 1", 2), 1) << "enemy pieces do not bar the way";
}
TEST(CampRace, IsOnlyRunInGamesWithCampmate) {
    EXPECT_EQ(EvaluationLayout(shogiRules()->spec()).longestRace(), 0);
    EXPECT_EQ(EvaluationLayout(zoShogiRules()->spec()).longestRace(), 3);
}

TEST(Evaluation, MaterialIsUpdatedMoveByMove) {
    expectChangesToAddUp(euroShogiRules());
    expectChangesToAddUp(shogiRules());
}
TEST(Evaluation, RelationsToAKingEndWhereAPromotionMakesASecondOne) {
    const auto rules = VariantSet::builtin().find("shoshogi");
    auto weights = EvaluationWeights::estimateFor(rules->spec());
    const PieceType pawn = *rules->spec().pieceByLetters("P");
    for (int relation = 0; relation < KingRelation::Count; ++relation)
        weights.values[static_cast<std::size_t>(weights.layout.byOwnKing(pawn, relation))] = 10;
    const AnyPosition position = positionFrom("4k4/9/p8/4E4/9/9/9/P8/4K4 b - 1", rules);
    const PlainMove move = std::get<BoardMove>(uciMove(position, "e6e7+"));
    visitPlain(position, [&]<class Geometry>(Position<Geometry> typed) {
        const Evaluator<Geometry> evaluation(typed.variant(), weights);
        const int before = evaluation.material(typed);
        const auto undo = typed.make(move);
        EXPECT_EQ(evaluation.materialAfter(before, typed, move, Side::First, undo),
                  evaluation.material(typed));
    });
}

} // namespace
} // namespace komadai::core::test
