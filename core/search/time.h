// When a search has to end. The only place in the core that reads a clock.
#pragma once

#include "core/search/engine.h"

#include <atomic>

namespace komadai::core {

/// What a search may spend: nodes, time, and the patience of whoever holds the other end of the token.
class Budget {
public:
    Budget(const Limits& limits, std::stop_token stop)
        : m_start(Clock::now()), m_limits(limits), m_stop(std::move(stop)) {}
    /// For a thread that helps the one with the budget `whole`: what it spends counts there, and it goes on until it
    /// is told to stop. `whole` outlives it.
    Budget(const Budget& whole, std::stop_token stop)
        : m_start(whole.m_start), m_stop(std::move(stop)), m_whole(&whole) {}

    /// Whether nothing is left after so many nodes. Clock and token are looked at once in `PollingInterval`
    /// nodes, which keeps the answer to a stop well below 20 ms on the largest boards.
    bool isSpent(std::uint64_t nodes) const {
        if (m_limits.nodes && nodes + nodesOfHelpers() >= *m_limits.nodes) return true;
        if (nodes % PollingInterval != 0) return false;
        if (m_whole) m_whole->m_nodesOfHelpers.fetch_add(PollingInterval, std::memory_order_relaxed);
        return isInterrupted();
    }
    /// What the threads that help have spent so far.
    std::uint64_t nodesOfHelpers() const { return m_nodesOfHelpers.load(std::memory_order_relaxed); }
    bool isInterrupted() const {
        return m_stop.stop_requested() || (m_limits.moveTime && Clock::now() - m_start >= *m_limits.moveTime);
    }
    /// See Limits::moves.
    const std::vector<Move>& moves() const { return m_whole ? m_whole->moves() : m_limits.moves; }
    std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t PollingInterval = 32;

    Clock::time_point m_start;
    Limits m_limits;
    std::stop_token m_stop;
    const Budget* m_whole = nullptr;
    mutable std::atomic<std::uint64_t> m_nodesOfHelpers = 0;
};

} // namespace komadai::core
