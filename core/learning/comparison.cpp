#include "core/learning/comparison.h"

#include "core/base/workers.h"
#include "core/rules/keys.h"

#include <array>
#include <map>
#include <mutex>

namespace komadai::core::learning {
namespace {

using match::GameResult;
using std::chrono::milliseconds;
/// The results of A with the first and with the second side.
using PairResults = std::array<GameResult, 2>;

GameResult resultFor(Side side, std::optional<Side> winner) {
    if (!winner) return GameResult::Draw;
    return *winner == side ? GameResult::Win : GameResult::Loss;
}

/// Plays pairs of games between two engines.
class PairPlayer {
public:
    PairPlayer(const std::shared_ptr<const Variant>& variant, const Rivals& rivals,
               const ComparisonPlan& plan, const WorkGate& gate)
        : m_variant(variant), m_plan(plan), m_gate(gate) {
        prepare(A, rivals.a);
        prepare(B, rivals.b);
    }

    /// Plays an opening twice, with sides exchanged. None after a stop request.
    std::optional<PairResults> playPair(std::uint64_t seed) {
        clear();
        std::mt19937_64 random(spread(seed));
        const Game opening = openGame(m_variant, m_plan.games, random, engineOf(B), m_gate);
        PairResults results{};
        for (const Side sideOfA : Sides) {
            clear();
            const auto winner = play(opening, sideOfA);
            if (!m_gate.pass()) return std::nullopt;
            results[static_cast<std::size_t>(indexOf(sideOfA))] = resultFor(sideOfA, winner);
        }
        return results;
    }

private:
    enum Player { A, B };
    Engine& engineOf(Player player) { return m_engines[static_cast<std::size_t>(player)]; }
    void prepare(Player player, const Rival& rival) {
        auto& parameters = m_parameters[static_cast<std::size_t>(player)];
        parameters = rival.parameters.value_or(usualParameters(m_variant->spec()));
        engineOf(player).setNetwork(m_variant, rival.network);
        engineOf(player).setParameters(parameters);
    }
    void clear() {
        for (Engine& engine : m_engines)
            engine.clear();
    }
    SearchResult search(const Game& game, Player player) {
        if (!m_plan.clock) return searchMove(game, m_plan.games.nodes, engineOf(player), m_gate);
        const NodeClock& clock = *m_plan.clock;
        const auto index = static_cast<std::size_t>(player);
        MoverClock ofMover;
        ofMover.left = m_left[index];
        ofMover.increment = clock.increment;
        ofMover.ply = game.plyCount();
        Limits limits;
        limits.plan = planTime(ofMover, m_parameters[index]);
        limits.nodesPerMillisecond = clock.nodesPerMillisecond;
        limits.remembers = true;
        const auto found = engineOf(player).search(game, limits, m_gate.stop());
        m_left[index] += clock.increment - milliseconds(found.nodes / clock.nodesPerMillisecond + 1);
        return found;
    }
    /// The winner of a game from `game` on; none for a draw, and after a stop request.
    std::optional<Side> play(Game game, Side sideOfA) {
        if (m_plan.clock) m_left.fill(m_plan.clock->main);
        Adjudicator adjudicator(m_variant->spec());
        const int longest = longestGame(m_variant->spec());
        while (!game.isOver() && game.plyCount() < longest && m_gate.pass()) {
            const Side mover = game.position().sideToMove();
            const auto found = search(game, mover == sideOfA ? A : B);
            if (const auto winner = adjudicator.winnerAfter(storedScore(found.score, mover))) return winner;
            game.play(*found.move);
        }
        return game.isOver() ? game.outcome()->winner : std::nullopt;
    }

    const std::shared_ptr<const Variant>& m_variant;
    const ComparisonPlan& m_plan;
    const WorkGate& m_gate;
    std::array<SearchParameters, 2> m_parameters;
    std::array<milliseconds, 2> m_left{}; ///< on the clocks of the present game
    std::array<Engine, 2> m_engines{Engine(TableMegabytes), Engine(TableMegabytes)};
};

/// The work of all threads.
class Comparing {
public:
    Comparing(const std::shared_ptr<const Variant>& variant, const Rivals& rivals, const ComparisonPlan& plan,
              const match::Tally& before, const TallyListener& listener, const WorkGate& gate)
        : m_variant(variant), m_rivals(rivals), m_plan(plan), m_listener(listener), m_gate(gate),
          m_tally(before), m_next(before.pairCount()), m_counted(before.pairCount()) {}

    match::Tally run() {
        runWorkers(m_plan.threads, [this](int, const std::stop_token& failed) { work(failed); });
        return m_tally;
    }

private:
    void work(const std::stop_token& failed) {
        PairPlayer player(m_variant, m_rivals, m_plan, m_gate);
        while (const auto pair = nextPair()) {
            if (failed.stop_requested()) return;
            const auto results = player.playPair(spread(m_plan.seed) + static_cast<std::uint64_t>(*pair));
            if (!results) return;
            const std::lock_guard lock(m_mutex);
            m_early.emplace(*pair, *results);
            countInOrder();
            if (isOver()) return; // what comes later does not count
        }
    }
    /// Counts the pairs whose predecessors are all counted: a comparison that goes on later takes the number of pairs for the
    /// first one that is missing.
    void countInOrder() {
        for (auto next = m_early.begin(); next != m_early.end() && next->first == m_counted && !isOver();
             next = m_early.erase(next)) {
            const auto& [first, second] = next->second;
            m_tally.addGame(first);
            m_tally.addGame(second);
            m_tally.addPair(first, second);
            ++m_counted;
            if (m_listener && !m_listener(m_tally)) m_isEnded = true;
        }
    }
    std::optional<int> nextPair() {
        const std::lock_guard lock(m_mutex);
        if (m_next >= m_plan.mostPairs || isOver()) return std::nullopt;
        return m_next++;
    }
    bool isOver() const {
        return m_isEnded ||
               (m_plan.endsEarly && m_plan.test.verdict(m_tally) != match::SprtVerdict::Continue);
    }

    const std::shared_ptr<const Variant>& m_variant;
    const Rivals& m_rivals;
    const ComparisonPlan& m_plan;
    const TallyListener& m_listener;
    const WorkGate& m_gate;
    std::mutex m_mutex; ///< for all that follows
    match::Tally m_tally;
    bool m_isEnded = false;             ///< by the caller
    int m_next;                         ///< the pair to play next
    int m_counted;                      ///< the pair to count next
    std::map<int, PairResults> m_early; ///< of pairs that ended before an earlier one
};

} // namespace

match::Tally compare(const std::shared_ptr<const Variant>& variant, const Rivals& rivals,
                     const ComparisonPlan& plan, const match::Tally& before, const TallyListener& listener,
                     const WorkGate& gate) {
    return Comparing(variant, rivals, plan, before, listener, gate).run();
}

} // namespace komadai::core::learning
