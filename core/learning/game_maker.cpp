#include "core/learning/game_maker.h"

#include "core/rules/game.h"
#include "core/rules/keys.h"

#include <algorithm>
#include <cmath>

namespace komadai::core::learning {
namespace {

/// A game is over when one side has led by so much for so many plies; on large boards with many pieces much can still turn.
constexpr int DecidedPlies = 6;
int decidedLead(const VariantSpec& variant) { return std::max(2500, 25 * variant.size.squares()); }
/// Openings that are drawn before one is taken as it is.
constexpr int Draws = 20;

Game playRandomly(const std::shared_ptr<const Variant>& variant, const GamePlan& plan,
                  std::mt19937_64& random) {
    Game game(AnyPosition::startOf(variant));
    const auto choices = static_cast<std::uint64_t>(plan.mostRandomPlies - plan.fewestRandomPlies + 1);
    for (auto plies = plan.fewestRandomPlies + static_cast<int>(random() % choices);
         plies > 0 && !game.isOver(); --plies) {
        const auto moves = game.position().legalMoves();
        game.play(moves[random() % moves.size()]);
    }
    return game;
}

} // namespace

int longestGame(const VariantSpec& variant) { return std::max(320, 3 * variant.size.squares()); }

int storedScore(const Score& score, Side mover) {
    const int ofMover = score.isMate() ? (score.isWin() ? LargestScore : -LargestScore)
                                       : std::clamp(score.centipawns(), -LargestScore, LargestScore);
    return mover == Side::First ? ofMover : -ofMover;
}

SearchResult searchMove(const Game& game, std::uint64_t nodes, Engine& engine, const WorkGate& gate) {
    Limits limits;
    limits.nodes = nodes;
    limits.remembers = true; // a game begins with an engine that knows nothing
    return engine.search(game, limits, gate.stop());
}

Game openGame(const std::shared_ptr<const Variant>& variant, const GamePlan& plan, std::mt19937_64& random,
              Engine& engine, const WorkGate& gate) {
    Game last(AnyPosition::startOf(variant)); // where all games of random moves end too soon
    for (int draw = 1; draw <= Draws && gate.pass(); ++draw) {
        Game game = playRandomly(variant, plan, random);
        if (game.isOver()) continue;
        last = std::move(game);
        const Score score = searchMove(last, plan.nodes, engine, gate).score;
        if (!score.isMate() && std::abs(score.centipawns()) <= plan.balance) break;
    }
    return last;
}

Adjudicator::Adjudicator(const VariantSpec& variant) : m_lead(decidedLead(variant)) {}

std::optional<Side> Adjudicator::winnerAfter(int score) {
    const int leader = score >= m_lead ? 1 : score <= -m_lead ? -1 : 0;
    m_plies = leader != 0 && leader == m_leader ? m_plies + 1 : 1;
    m_leader = leader;
    if (leader == 0 || m_plies < DecidedPlies) return std::nullopt;
    return leader > 0 ? Side::First : Side::Second;
}

std::optional<TrainingGame> makeGame(const std::shared_ptr<const Variant>& variant, const GamePlan& plan,
                                     std::uint64_t seed, Engine& engine, const WorkGate& gate) {
    engine.clear();
    std::mt19937_64 random(spread(seed));
    Game game = openGame(variant, plan, random, engine, gate);
    TrainingGame made{seed, game.moves(), {}, {}, std::nullopt};
    Adjudicator adjudicator(variant->spec());
    const int longest = longestGame(variant->spec());
    while (!game.isOver() && !made.winner && game.plyCount() < longest) {
        const auto found = searchMove(game, plan.nodes, engine, gate);
        if (!gate.pass()) return std::nullopt;
        made.moves.push_back(*found.move);
        made.scores.push_back(storedScore(found.score, game.position().sideToMove()));
        made.winner = adjudicator.winnerAfter(made.scores.back());
        game.play(*found.move);
    }
    if (game.isOver()) made.winner = game.outcome()->winner;
    return made;
}

} // namespace komadai::core::learning
