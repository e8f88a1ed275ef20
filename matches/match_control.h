// Pauses and ends a match from another thread.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace komadai {

/// Shared by a match and its owner. Each function may be called on any thread.
class MatchControl {
public:
    /// Each game waits as soon as its present move has been made; no clock runs meanwhile.
    void pause();
    void resume();
    bool isPaused() const;

    /// No further game begins; those in progress are finished. A paused match goes on.
    void finish();
    bool isFinishing() const;

    /// Games in progress are abandoned and not counted.
    void stop() { m_stop.request_stop(); }
    std::stop_token stopToken() const { return m_stop.get_token(); }

    /// Returns when the match is not paused, or when `stop` is requested.
    void waitWhilePaused(const std::stop_token& stop);

private:
    mutable std::mutex m_mutex; ///< for the next three members
    std::condition_variable_any m_changed;
    bool m_isPaused = false;
    bool m_isFinishing = false;
    std::stop_source m_stop;
};

} // namespace komadai
