// One search at a time, on a thread of its own.
#pragma once

#include "core/search/engine.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace komadai {

/// Runs searches for one other thread, which alone calls these functions.
class SearchThread {
public:
    using Search = std::function<core::SearchResult(const std::stop_token&)>;
    using Answer = std::function<void(const core::SearchResult&)>;

    /// Ends the search before, and begins. `answer` is called once, on the thread of the search: when that has
    /// ended, and not before it is released, if it is `held`.
    void start(Search search, Answer answer, bool held);
    /// Lets the answer out, and stops the search after `time`, if that is given.
    void release(std::optional<std::chrono::milliseconds> time);
    /// Stops a search and waits for its answer. Nothing runs afterwards.
    void end();

private:
    std::mutex m_mutex;
    std::condition_variable_any m_released, m_expired;
    bool m_held = false;            ///< guarded by m_mutex
    std::jthread m_search, m_timer; ///< use all of the above, so they end first
};

} // namespace komadai
