// One search at a time, on a thread of its own.
#pragma once

#include "core/search/engine.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace komadai {

/// Runs searches for one other thread; only that thread may call these functions.
class SearchThread {
public:
    using Search = std::function<core::SearchResult(const std::stop_token&)>;
    using Answer = std::function<void(const core::SearchResult&)>;

    /// Ends the previous search and starts a new one. `answer` is called once, on the search thread, when the search has
    /// ended; if the search is `held`, not before it is released.
    void start(Search search, Answer answer, bool held);
    /// Lets a held search answer when it has ended.
    void release();
    /// Stops the search and waits for its answer. No search runs afterwards.
    void end();

private:
    std::mutex m_mutex;
    std::condition_variable_any m_released;
    bool m_held = false;   ///< guarded by m_mutex
    std::jthread m_search; ///< uses all members above, so it is destroyed first
};

} // namespace komadai
