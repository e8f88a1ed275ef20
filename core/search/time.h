// The limits of a search. This is the only place in the core that reads a clock.
#pragma once

#include "core/search/engine.h"

#include <atomic>

namespace komadai::core {

/// The budget of a search: nodes, time, and a token by which it can be stopped.
class Budget {
public:
    Budget(Limits limits, std::stop_token stop)
        : m_start(Clock::now()), m_limits(std::move(limits)), m_stop(std::move(stop)) {}
    /// The budget of a helper thread. Its nodes count for `whole`, the budget of the main thread, and it runs until it is
    /// stopped. `whole` outlives it.
    Budget(const Budget& whole, std::stop_token stop)
        : m_start(whole.m_start), m_stop(std::move(stop)), m_whole(&whole) {}

    /// Whether the budget is used up after so many nodes. Clock and token are polled every `PollingInterval` nodes, so that a
    /// stop takes effect well within 20 ms even on the largest boards.
    bool isSpent(std::uint64_t nodes) const {
        if (m_limits.nodes && nodes + nodesOfHelpers() >= *m_limits.nodes) return true;
        if (nodes % PollingInterval != 0) return false;
        if (m_whole) m_whole->m_nodesOfHelpers.fetch_add(PollingInterval, std::memory_order_relaxed);
        return isInterrupted();
    }
    /// The number of nodes of the helper threads so far.
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
