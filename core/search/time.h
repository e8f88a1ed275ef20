// The limits of a search. This is the only place in the core that reads a clock.
#pragma once

#include "core/search/engine.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <limits>

namespace komadai::core {

/// Tells a search on the opponent's time, from another thread, when that time is over.
class Pondering {
public:
    using Clock = std::chrono::steady_clock;

    /// The opponent has played the expected move. From now on the time limits of the search count: the most time for the move and
    /// its free time from here, the rest of the plan from the start of the search.
    void hit(Clock::time_point now = Clock::now()) {
        m_hitAt.store(now.time_since_epoch().count(), std::memory_order_relaxed);
    }
    /// None while the opponent is thinking.
    std::optional<Clock::time_point> hitAt() const {
        const auto at = m_hitAt.load(std::memory_order_relaxed);
        if (at == NotHit) return std::nullopt;
        return Clock::time_point(Clock::duration(at));
    }

private:
    static constexpr Clock::rep NotHit = std::numeric_limits<Clock::rep>::min();

    std::atomic<Clock::rep> m_hitAt = NotHit;
};

/// The budget of a search: nodes, time, and a token by which it can be stopped.
class Budget {
public:
    using Clock = Pondering::Clock;

    /// `now`  tells the time; tests have a clock of their own
    Budget(Limits limits, std::stop_token stop, Clock::time_point (*now)() = Clock::now,
           const SearchParameters& parameters = {})
        : m_clock(now), m_start(now()), m_limits(std::move(limits)), m_stop(std::move(stop)) {
        assert(!m_limits.nodesPerMillisecond || (*m_limits.nodesPerMillisecond > 0 && !m_limits.pondering));
        if (!m_limits.plan) return;
        m_keeper.emplace(*m_limits.plan, parameters);
        m_limits.moveTime = std::min(m_limits.moveTime.value_or(m_limits.plan->hard), m_limits.plan->hard);
    }
    /// The budget of a helper thread. Its nodes count for `whole`, the budget of the main thread, and it runs until it is
    /// stopped. `whole` outlives it.
    Budget(const Budget& whole, std::stop_token stop)
        : m_clock(whole.m_clock), m_start(whole.m_start), m_stop(std::move(stop)), m_whole(&whole) {}

    /// Whether the budget is used up after so many nodes. Clock and token are polled every `PollingInterval` nodes, so that a
    /// stop takes effect well within 20 ms even on the largest boards.
    bool isSpent(std::uint64_t nodes) const {
        if (m_limits.nodes && nodes + nodesOfHelpers() >= *m_limits.nodes) return true;
        if (nodes % PollingInterval != 0) return false;
        if (m_whole) m_whole->m_nodesOfHelpers.fetch_add(PollingInterval, std::memory_order_relaxed);
        m_nodesSeen = nodes;
        return isInterrupted();
    }
    /// The number of nodes of the helper threads so far.
    std::uint64_t nodesOfHelpers() const { return m_nodesOfHelpers.load(std::memory_order_relaxed); }
    bool isInterrupted() const {
        if (m_stop.stop_requested()) return true;
        if (!m_limits.moveTime) return false;
        const auto turn = startOfTurn();
        if (!turn) return false;
        const auto now = this->now();
        if (now - *turn >= *m_limits.moveTime) return true;
        return m_end && !m_isUnsettled && now - m_start >= *m_end && now - *turn >= m_keeper->free();
    }

    /// The keeper of the time for the move; null for a search without a plan, and for helper threads.
    TimeKeeper* keeper() { return m_keeper ? &*m_keeper : nullptr; }
    /// Whether another iteration may begin, by what the keeper has been told. Sets the time at which that iteration ends.
    bool mayBegin() {
        if (!m_keeper) return true;
        m_end = m_keeper->end();
        m_isUnsettled = false;
        const auto turn = startOfTurn();
        const auto now = this->now();
        return !turn || now - m_start < m_keeper->lastStart() || now - *turn < m_keeper->free();
    }
    /// Whether it is uncertain which move is the best one, so that a plan does not end the search now.
    void setUnsettled(bool isUnsettled) { m_isUnsettled = isUnsettled; }

    /// See Limits::moves.
    const std::vector<Move>& moves() const { return m_whole ? m_whole->moves() : m_limits.moves; }
    std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(now() - m_start);
    }

private:
    static constexpr std::uint64_t PollingInterval = 32;

    Clock::time_point now() const {
        if (!m_limits.nodesPerMillisecond) return m_clock();
        return m_start +
               std::chrono::milliseconds((m_nodesSeen + nodesOfHelpers()) / *m_limits.nodesPerMillisecond);
    }
    /// None while the opponent is thinking.
    std::optional<Clock::time_point> startOfTurn() const {
        return m_limits.pondering ? m_limits.pondering->hitAt() : m_start;
    }

    Clock::time_point (*m_clock)();
    Clock::time_point m_start;
    Limits m_limits;
    std::stop_token m_stop;
    const Budget* m_whole = nullptr;
    mutable std::atomic<std::uint64_t> m_nodesOfHelpers = 0;
    mutable std::uint64_t m_nodesSeen = 0; ///< of this thread, when it last polled
    std::optional<TimeKeeper> m_keeper;
    std::optional<std::chrono::milliseconds> m_end; ///< of the present iteration; none for the first one
    bool m_isUnsettled = false;
};

} // namespace komadai::core
