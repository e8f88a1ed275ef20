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

void SearchThread::release() {
    {
        const std::lock_guard lock(m_mutex);
        m_held = false;
    }
    m_released.notify_all();
}

void SearchThread::end() {
    m_search.request_stop();
    m_search = {};
}

} // namespace komadai
