// The search of games with special effects.
#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "core/search/effects_evaluation.h"
#include "core/search/engine.h"
#include "tests/core/positions.h"
#include "tests/core/rules/effects/ko_positions.h"
#include "tests/core/search/searches.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace komadai::core::test {
namespace {

std::shared_ptr<const Variant> koVariant() {
    static const auto variant = VariantSet::builtin().find("koshogi");
    return variant;
}
Game koGame(const std::string& pieces) {
    return Game(AnyPosition::fromSetup(ko(pieces).toSetup(), koVariant()).value());
}
Game startOfGame() { return Game(AnyPosition::startOf(koVariant())); }
int evaluationOf(const std::string& pieces) {
    static const EffectsEvaluator evaluation(*koDefaultRules());
    return evaluation.evaluate(ko(pieces));
}

TEST(EffectsEvaluation, TheStartIsEvenButForTheMove) {
    const EffectsEvaluator evaluation(*koDefaultRules());
    const auto weights = EffectsWeights::of(koDefaultRules()->spec());
    EXPECT_EQ(evaluation.evaluate(EffectsPosition::startOf(koDefaultRules())),
              weights.at(weights.layout.tempo()));
}
TEST(EffectsEvaluation, IsTheSameFromBothSides) {
    EXPECT_EQ(evaluationOf("b G19s E10m MA3q g1a"), evaluationOf("w g1a e10g ma17c G19s"));
}
TEST(EffectsEvaluation, APieceMoreIsBetter) {
    EXPECT_GT(evaluationOf("b G19s ML10m g1a"), 300);
    EXPECT_LT(evaluationOf("w G19s ML10m g1a"), -300);
}
TEST(EffectsEvaluation, ASecondWayToBeCommandedIsWorthMoreThanItsPieces) {
    EXPECT_GT(evaluationOf("b G19s MA10s BN9s g1a") - evaluationOf("b G19s MA10s SN9s g1a"), 300);
}
/// Incremental updates must give the same result as a new computation.
TEST(EffectsEvaluation, ChangesOfMovesAddUp) {
    const EffectsEvaluator evaluation(*koDefaultRules());
    std::mt19937 random(1);
    EffectsPosition position = EffectsPosition::startOf(koDefaultRules());
    int placed = evaluation.placed(position);
    for (int ply = 0; ply < 400; ++ply) {
        std::vector<PathMove> moves;
        position.addTacticalMoves(moves);
        if (moves.empty() || ply % 4 == 0) position.addLegalMoves(moves);
        if (moves.empty()) break;
        placed += evaluation.change(position.make(moves[random() % moves.size()]).changes);
        ASSERT_EQ(placed, evaluation.placed(position)) << "after " << ply + 1 << " plies";
    }
}
/// The tuner and the engine must use the same evaluation.
TEST(EffectsEvaluation, IsTheSumOfItsTerms) {
    struct Sum {
        const EffectsWeights& weights;
        int score = 0;
        void add(Side side, int number, int count) {
            score += (side == Side::First ? 1 : -1) * weights.at(number) * count;
        }
    };
    const auto weights = EffectsWeights::estimateFor(koDefaultRules()->spec());
    const EffectsEvaluator evaluation(*koDefaultRules(), weights);
    for (const std::string pieces : {"b G19s E10m MA3q g1a", "b G19s MA10s BN9s g1a", "b ML10m e3c G19s g1a",
                                     "b G19s +AG10j e15j cn3c g1a", "b G19s +TP10j +DR9j lb8j g1a"}) {
        Sum sum{weights};
        evaluation.addTerms(ko(pieces), sum);
        EXPECT_EQ(evaluation.evaluate(ko(pieces)), sum.score) << pieces;
    }
}
TEST(KoPositionFromAfar, ANetHoldsTheFirstPieceInEachOfItsLines) {
    EXPECT_EQ(ko("b G19s +AG10j e15j e16j g3a").countHeld(Side::First), 1);
    EXPECT_EQ(ko("b G19s +AG10j e15k g3a").countHeld(Side::First), 0);
    EXPECT_EQ(ko("b G19s +AG10j E12j e15j g3a").countHeld(Side::First), 0); // an own piece is before it
    EXPECT_EQ(ko("b G19s +AG10j e15j g3a").countHeld(Side::Second), 0);
}
TEST(KoPositionFromAfar, AFogSilencesShootersWithinFivePointsButNoPriests) {
    EXPECT_EQ(ko("b G19s +TP10j lb15j xb5e lb16j e9j g1a").countSilenced(Side::First), 2);
    EXPECT_EQ(ko("b G19s +TP10j sm12j g1a").countSilenced(Side::First), 0);
    EXPECT_EQ(ko("b G19s TP10j lb12j g1a").countSilenced(Side::First), 0);
}
TEST(KoPositionFromAfar, CannonsHaveAllInSightThatTheyMayShootOverOthers) {
    EXPECT_EQ(ko("b G19s CN10j e10h e10g e10d E11j g1a").countInSight(Side::First),
              2);                                                              // 10d is six points away
    EXPECT_EQ(ko("b G19s CN10j su10h e10g g1a").countInSight(Side::First), 1); // shield units are immune
    EXPECT_EQ(ko("b G19s CN10j CN11j e10g g1a").countInSight(Side::First), 1);
    EXPECT_EQ(ko("b G19s LB10j e10g g1a").countInSight(Side::First), 0); // does not shoot over pieces
}
TEST(KoPositionFromAfar, AThunderclapLeansOnTheLastPriest) {
    EXPECT_EQ(ko("b G19s +DR10j TP12s g1a").countLeaning(Side::First), 1);
    EXPECT_EQ(ko("b G19s +DR10j TP12s +TP13s g1a").countLeaning(Side::First), 0);
    EXPECT_EQ(ko("b G19s DR10j TP12s g1a").countLeaning(Side::First), 0);
}
TEST(EffectsWeights, AreTheSameWhenReadAgain) {
    const auto& spec = koDefaultRules()->spec();
    const auto weights = EffectsWeights::estimateFor(spec);
    const auto read = EffectsWeights::fromText(weights.toText(spec), spec);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->values, weights.values);
}
TEST(EffectsWeights, OfOtherPiecesAreNotRead) {
    VariantSpec spec = koDefaultRules()->spec();
    const auto text = EffectsWeights::estimateFor(spec).toText(spec);
    spec.pieces.front().letters = "XX";
    EXPECT_FALSE(EffectsWeights::fromText(text, spec));
}
TEST(EffectsEvaluation, StepsAndShotsHaveTheirPrice) {
    const EffectsEvaluator evaluation(*koDefaultRules());
    const auto worth = [&](std::string_view code) {
        return evaluation.worth(*koDefaultRules()->spec().pieceByLetters(code));
    };
    EXPECT_LT(worth("P"), worth("SW")) << "two steps in every direction";
    EXPECT_LT(worth("SH"), worth("LB")) << "both step diagonally, one shoots";
    EXPECT_LT(worth("LB"), worth("XB")) << "shoots farther";
    EXPECT_LT(worth("ML"), worth("+ML"));
}

TEST(KoSearch, TriesFirstWhatGainsMostByItsPlaceWhoeverMoves) {
    const EffectsEvaluator evaluation(*koDefaultRules());
    Limits atOnce;
    atOnce.nodes = 1;
    for (const char* pieces : {"b G19s VG10n P5s DR6s g1a", "w g1a vg10f p15a dr14a G19s"}) {
        const Game game = koGame(pieces);
        const auto gainOf = [&](const Move& move) {
            const auto& ko = std::get<PathMove>(move);
            const Piece mover = *game.position().pieceAt(ko.from);
            const int* placed = evaluation.placed(codeOf(mover));
            const int gain = placed[ko.to().index()] - placed[ko.from.index()];
            return mover.side == Side::First ? gain : -gain;
        };
        int most = 0;
        for (const Move& move : game.position().legalMoves())
            most = std::max(most, gainOf(move));
        EXPECT_EQ(gainOf(*Engine().search(game, atOnce, {}).move), most) << pieces;
    }
}
TEST(KoSearch, TakesTheLastGeneral) {
    EXPECT_EQ(bestOf(koGame("b G19s E5e P15o g1a ma9a"), depth(3)), "5e-1a mate 1");
}
TEST(KoSearch, ShootsTheLastGeneral) {
    EXPECT_EQ(bestOf(koGame("b G19s CN5f P15o g9d sn7b"), depth(2)), "5f-6g!9d+ mate 1");
}
TEST(KoSearch, SavesItsLastGeneral) {
    const Game game = koGame("b G19s P15o g1a e5e ch19c"); // the elephant looks at 19s
    const auto result = Engine().search(game, depth(3), {});
    Game after = game;
    ASSERT_FALSE(after.play(*result.move));
    const auto replies = after.position().legalMoves();
    EXPECT_TRUE(std::none_of(replies.begin(), replies.end(), [&](const Move& reply) {
        return after.position().after(reply).effects()->commandLost(Side::First);
    }));
}
TEST(KoSearch, DoesNotBurnItsOwnGeneral) {
    const Game game = koGame("b G11g EN10g P18o g10a ml9e"); // a flame on 10f would take the millenary too
    EXPECT_NE(bestOf(game, depth(2)), "10g-10f+");
}

TEST(KoSearch, AFinishedGameHasNoMoveAndItsScore) {
    const auto lost = Engine().search(koGame("b ma5a bn6a g1a P9o"), depth(3), {});
    EXPECT_FALSE(lost.move);
    EXPECT_EQ(lost.score, Score::mateIn(0));
}

/// White's chariot attacks Black's only general with every move. The general can only move between two points.
Game chasedGeneral(RepetitionValue value) {
    VariantSpec spec = koVariant()->spec();
    spec.ends.repetition.value = value;
    const auto position = ko("b G19s P17s g1a ch15r ch19n");
    return Game(AnyPosition::fromSetup(position.toSetup(), Variant::make(spec)).value());
}
/// Four plies that lead back to the same position.
constexpr std::array Cycle{"19s-18s", "19n-18n", "18s-19s", "18n-19n"};

TEST(KoSearch, ASingleCycleDoesNotEndTheGameEvenIfARepetitionWins) {
    const Game game = chasedGeneral(RepetitionValue::Win); // for White, who completes the cycle
    for (const int plies : {10, 12}) {
        Engine engine;
        engine.setNetwork(game.variant(), nullptr); // it would decide which moves of the cycle are pruned
        const auto result = engine.search(game, depth(plies), {});
        ASSERT_FALSE(result.score.isMate()) << result.score.matePlies();
        EXPECT_LT(result.score.centipawns(), -10000);
    }
}
TEST(KoSearch, TheRepetitionThatEndsTheGameIsScoredAsItIs) {
    for (const auto& [value, plies] : {std::pair{RepetitionValue::Loss, -1}, {RepetitionValue::Win, 1}}) {
        Game game = chasedGeneral(value);
        for (int ply = 0; !game.isOver(); ++ply)
            play(game, {Cycle[static_cast<std::size_t>(ply % 4)]});
        ASSERT_EQ(game.outcome()->reason, EndReason::Repetition);
        Limits limits = depth(2);
        limits.moves = {game.moves().back()};
        game.takeBack();
        EXPECT_EQ(Engine().search(game, limits, {}).score, Score::mateIn(plies));
    }
}

TEST(KoSearch, EqualCallsGiveEqualResults) {
    const Limits limits{std::nullopt, std::nullopt, 3000};
    Engine used;
    used.search(koGame("b G19s E5e P15o g1a ma9a"), depth(3), {});
    const auto first = used.search(startOfGame(), limits, {});
    const auto second = Engine().search(startOfGame(), limits, {});
    EXPECT_EQ(first.move, second.move);
    EXPECT_EQ(first.score, second.score);
    EXPECT_EQ(first.nodes, second.nodes);
}

TEST(KoSearch, LinesAreLegalAndOrdered) {
    const Game game = startOfGame();
    std::vector<SearchInfo> lines;
    Engine().search(
        game, depth(2), {}, [&](const SearchInfo& info) { lines.push_back(info); }, 3);
    ASSERT_GE(lines.size(), 6u);
    for (const SearchInfo& info : lines) {
        Game copy = game;
        for (const Move& move : info.line)
            ASSERT_FALSE(copy.play(move));
    }
    const auto last = lines.end() - 3;
    EXPECT_GE(last[0].score.centipawns(), last[1].score.centipawns());
    EXPECT_GE(last[1].score.centipawns(), last[2].score.centipawns());
}

TEST(KoSearch, EveryLevelHasALegalMove) {
    const Game game = startOfGame();
    for (const int level : {MinLevel, 3}) {
        const auto result = Engine().play(game, level, 7, {});
        ASSERT_TRUE(result.move) << level;
        EXPECT_TRUE(game.position().isLegal(*result.move)) << level;
    }
}

} // namespace
} // namespace komadai::core::test
