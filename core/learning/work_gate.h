// Lets long work wait, and ends it.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace komadai::core::learning {

/// Work on other threads passes this gate often: after each move of a game, after each step of a fit. It is open at first. Any thread.
class WorkGate {
public:
    /// Without a token, the work is never stopped.
    explicit WorkGate(std::stop_token stop = {}) : m_stop(std::move(stop)) {}

    void close() {
        const std::lock_guard lock(m_mutex);
        m_isClosed = true;
    }
    void open() {
        {
            const std::lock_guard lock(m_mutex);
            m_isClosed = false;
        }
        m_opened.notify_all();
    }
    /// Waits while the gate is closed. False after a stop request: then the work ends without a result.
    bool pass() const {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, m_stop, [&] { return !m_isClosed; });
        return !m_stop.stop_requested();
    }
    const std::stop_token& stop() const { return m_stop; }

private:
    std::stop_token m_stop;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_opened;
    bool m_isClosed = false;
};

} // namespace komadai::core::learning
