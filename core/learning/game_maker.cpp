#include "core/learning/game_maker.h"

#include "core/rules/game.h"
#include "core/rules/keys.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace komadai::core::learning {
namespace {

/// A game is over when one side has led by so much for so many plies; on large boards with many pieces much can still turn.
constexpr int DecidedPlies = 6;
int decidedLead(const VariantSpec& variant) { return std::max(2500, 25 * variant.size.squares()); }
/// Longer games are broken off, as a draw.
int longestGame(const VariantSpec& variant) { return std::max(320, 3 * variant.size.squares()); }
/// Openings that are drawn before one is taken as it is.
constexpr int Draws = 20;

int storedScore(const Score& score, Side mover) {
    const int ofMover = score.isMate() ? (score.matePlies() > 0 ? LargestScore : -LargestScore)
                                       : std::clamp(score.centipawns(), -LargestScore, LargestScore);
    return mover == Side::First ? ofMover : -ofMover;
}

/// Plays games of one variant, a move at a time.
class Maker {
public:
    Maker(const GamePlan& plan, std::uint64_t seed, Engine& engine, const std::stop_token& stop)
        : m_plan(plan), m_random(spread(seed)), m_engine(engine), m_stop(stop) {}

    SearchResult search(const Game& game) {
        Limits limits;
        limits.nodes = m_plan.nodes;
        limits.remembers = true; // a game begins with an engine that knows nothing
        return m_engine.search(game, limits, m_stop);
    }
    /// A game of random moves that both sides can still win.
    Game open(const std::shared_ptr<const Variant>& variant) {
        Game last(AnyPosition::startOf(variant)); // where all games of random moves end too soon
        for (int draw = 1; draw <= Draws && !m_stop.stop_requested(); ++draw) {
            Game game = playRandomly(variant);
            if (game.isOver()) continue;
            last = std::move(game);
            const Score score = search(last).score;
            if (!score.isMate() && std::abs(score.centipawns()) <= m_plan.balance) break;
        }
        return last;
    }

private:
    Game playRandomly(const std::shared_ptr<const Variant>& variant) {
        Game game(AnyPosition::startOf(variant));
        const auto choices =
            static_cast<std::uint64_t>(m_plan.mostRandomPlies - m_plan.fewestRandomPlies + 1);
        for (auto plies = m_plan.fewestRandomPlies + static_cast<int>(m_random() % choices);
             plies > 0 && !game.isOver(); --plies) {
            const auto moves = game.position().legalMoves();
            game.play(moves[m_random() % moves.size()]);
        }
        return game;
    }

    const GamePlan& m_plan;
    std::mt19937_64 m_random;
    Engine& m_engine;
    const std::stop_token& m_stop;
};

/// Finds out when a side has led by far for long.
class Adjudicator {
public:
    explicit Adjudicator(const VariantSpec& variant) : m_lead(decidedLead(variant)) {}

    /// The winner after one more score, from the first player's view.
    std::optional<Side> winnerAfter(int score) {
        const int leader = score >= m_lead ? 1 : score <= -m_lead ? -1 : 0;
        m_plies = leader != 0 && leader == m_leader ? m_plies + 1 : 1;
        m_leader = leader;
        if (leader == 0 || m_plies < DecidedPlies) return std::nullopt;
        return leader > 0 ? Side::First : Side::Second;
    }

private:
    int m_lead;
    int m_leader = 0;
    int m_plies = 0;
};

} // namespace

std::optional<TrainingGame> makeGame(const std::shared_ptr<const Variant>& variant, const GamePlan& plan,
                                     std::uint64_t seed, Engine& engine, const std::stop_token& stop) {
    engine.clear();
    Maker maker(plan, seed, engine, stop);
    Game game = maker.open(variant);
    TrainingGame made{seed, game.moves(), {}, {}, std::nullopt};
    Adjudicator adjudicator(variant->spec());
    const int longest = longestGame(variant->spec());
    while (!game.isOver() && !made.winner && game.plyCount() < longest) {
        const auto found = maker.search(game);
        if (stop.stop_requested()) return std::nullopt;
        made.moves.push_back(*found.move);
        made.scores.push_back(storedScore(found.score, game.position().sideToMove()));
        made.winner = adjudicator.winnerAfter(made.scores.back());
        game.play(*found.move);
    }
    if (game.isOver()) made.winner = game.outcome()->winner;
    return made;
}

} // namespace komadai::core::learning
