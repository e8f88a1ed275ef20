// Ctrl+C as a stop token.
#pragma once

#include <stop_token>
#include <thread>

#include <csignal>

namespace komadai {

/// While it lives, SIGINT and SIGTERM request a stop instead of ending the process. Threads that are started
/// meanwhile leave the signals to it too, and programs that are started do not inherit any of this. One at a
/// time, on the main thread.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return m_source.get_token(); }

private:
    void watch(const std::stop_token& end);

    sigset_t m_signals{}, m_before{};
    std::stop_source m_source;
    std::jthread m_watcher; ///< uses all of the above, so it ends first
};

} // namespace komadai
