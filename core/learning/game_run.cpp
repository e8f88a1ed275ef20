#include "core/learning/game_run.h"

#include "core/base/workers.h"
#include "core/rules/keys.h"

#include <limits>
#include <mutex>

namespace komadai::core::learning {
namespace {

constexpr std::uint64_t Unlimited = std::numeric_limits<std::uint64_t>::max();

std::uint64_t seedOfGame(std::uint64_t seed, std::uint64_t number) { return spread(spread(seed) + number); }

/// The work of all threads.
class Playing {
public:
    /// Plays at most `newGames` games, all with numbers below `end`.
    Playing(TrainingFile& file, const GameRun& run, std::uint64_t newGames, std::uint64_t end,
            const GameRunListener& listener, const WorkGate& gate)
        : m_run(run), m_listener(listener), m_gate(gate), m_end(end), m_file(file), m_left(newGames) {}

    std::optional<TrainingFileError> run() {
        runWorkers(m_run.threads, [this](int, const std::stop_token& failed) { work(failed); });
        return m_error;
    }

private:
    void work(const std::stop_token& failed) {
        Engine engine(TableMegabytes);
        engine.setNetwork(m_run.variant, m_run.network);
        while (const auto seed = nextSeed()) {
            if (failed.stop_requested()) return;
            const auto game = makeGame(m_run.variant, m_run.plan, *seed, engine, m_gate);
            if (!game || !keep(*game)) return;
        }
    }
    /// The seed of the next game that the file does not have; none if there are enough.
    std::optional<std::uint64_t> nextSeed() {
        const std::lock_guard lock(m_mutex);
        if (m_left == 0 || m_error) return std::nullopt;
        --m_left;
        while (m_next < m_end && m_file.hasSeed(seedOfGame(m_run.seed, m_next)))
            ++m_next;
        if (m_next == m_end) return std::nullopt;
        return seedOfGame(m_run.seed, m_next++);
    }
    bool keep(const TrainingGame& game) {
        const std::lock_guard lock(m_mutex);
        if (m_error) return false; // of another thread: its reason counts
        m_error = m_file.add(game);
        m_positions += game.moves.size();
        if (m_listener && !m_error) m_listener(m_file.size(), m_positions);
        return !m_error;
    }

    const GameRun& m_run;
    const GameRunListener& m_listener;
    const WorkGate& m_gate;
    std::uint64_t m_end;
    std::mutex m_mutex; ///< for all that follows
    TrainingFile& m_file;
    std::uint64_t m_left;
    std::uint64_t m_next = 0;
    std::size_t m_positions = 0;
    std::optional<TrainingFileError> m_error;
};

} // namespace

std::optional<TrainingFileError> playGames(TrainingFile& file, const GameRun& run, std::uint64_t newGames,
                                           const GameRunListener& listener, const WorkGate& gate) {
    return Playing(file, run, newGames, Unlimited, listener, gate).run();
}

std::optional<TrainingFileError> playFirstGames(TrainingFile& file, const GameRun& run, std::uint64_t games,
                                                const GameRunListener& listener, const WorkGate& gate) {
    return Playing(file, run, Unlimited, games, listener, gate).run();
}

} // namespace komadai::core::learning
