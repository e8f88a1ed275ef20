#include "app/cli/interruption.h"

namespace komadai {
namespace {

constexpr timespec WatchInterval{0, 50'000'000}; ///< nanoseconds

} // namespace

Interruption::Interruption() {
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGINT);
    sigaddset(&m_signals, SIGTERM);
    sigaddset(&m_signals, SIGHUP); // the terminal is closed
    pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_watcher = std::jthread([this](const std::stop_token& end) { watch(end); });
}

Interruption::~Interruption() {
    m_watcher.request_stop();
    m_watcher.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interruption::watch(const std::stop_token& end) {
    while (!end.stop_requested())
        if (sigtimedwait(&m_signals, nullptr, &WatchInterval) > 0) m_source.request_stop();
}

} // namespace komadai
