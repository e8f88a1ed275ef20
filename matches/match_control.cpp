#include "matches/match_control.h"

namespace komadai {

void MatchControl::pause() {
    const std::lock_guard lock(m_mutex);
    m_isPaused = true;
}

void MatchControl::resume() {
    {
        const std::lock_guard lock(m_mutex);
        m_isPaused = false;
    }
    m_changed.notify_all();
}

bool MatchControl::isPaused() const {
    const std::lock_guard lock(m_mutex);
    return m_isPaused;
}

void MatchControl::finish() {
    {
        const std::lock_guard lock(m_mutex);
        m_isFinishing = true;
    }
    resume();
}

bool MatchControl::isFinishing() const {
    const std::lock_guard lock(m_mutex);
    return m_isFinishing;
}

void MatchControl::waitWhilePaused(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return !m_isPaused; });
}

} // namespace komadai
