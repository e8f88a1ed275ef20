#include "app/engine/search_thread.h"

namespace komadai {

void SearchThread::start(Search search, Answer answer, bool held) {
    end();
    m_held = held;
    m_search = std::jthread(
        [this, search = std::move(search), answer = std::move(answer)](const std::stop_token& stop) {
            const auto result = search(stop);
            {
                std::unique_lock lock(m_mutex);
                m_released.wait(lock, stop, [this] { return !m_held; });
            }
            answer(result);
        });
}

void SearchThread::release(std::optional<std::chrono::milliseconds> time) {
    {
        const std::lock_guard lock(m_mutex);
        m_held = false;
    }
    m_released.notify_all();
    if (!time) return;
    m_timer = std::jthread(
        [this, time = *time, search = m_search.get_stop_source()](const std::stop_token& stop) mutable {
            std::unique_lock lock(m_mutex);
            m_expired.wait_for(lock, stop, time, [] { return false; });
            if (!stop.stop_requested()) search.request_stop();
        });
}

void SearchThread::end() {
    m_timer = {};
    m_search.request_stop();
    m_search = {};
}

} // namespace komadai
