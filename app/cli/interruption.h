// Ctrl+C as a stop token.
#pragma once

#include <stop_token>
#include <thread>

#include <csignal>

namespace komadai {

/// While it exists, SIGINT, SIGTERM and SIGHUP request a stop instead of ending the process. This also holds for threads that
/// are started meanwhile; child processes do not inherit it. Create only one at a time, on the main thread.
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
    std::jthread m_watcher; ///< uses all members above, so it is destroyed first
};

} // namespace komadai
