// Ends what this program has started, should it die itself. POSIX.
#pragma once

#include <filesystem>
#include <mutex>
#include <string>

#include <sys/types.h>

namespace komadai {

/// A small process beside this one that waits for its end, whatever the reason. Then it kills the process groups that it was
/// told of, and removes the files: an engine that hangs would otherwise run on after its program was killed. It is started
/// with the first thing to guard; if it cannot be started, nothing is guarded. All functions may be called by any thread.
class ProcessGuard {
public:
    /// The one of this program.
    static ProcessGuard& instance();
    ~ProcessGuard();
    ProcessGuard(const ProcessGuard&) = delete;
    ProcessGuard& operator=(const ProcessGuard&) = delete;

    /// Guards the process group with the number of its leader, until `release`. To be released before the leader is waited
    /// for: its number may then belong to another process.
    void watch(pid_t group) { tell("p " + std::to_string(group)); }
    void release(pid_t group) { tell("q " + std::to_string(group)); }
    /// The same for a file, or a folder with all that is in it. Names with a line break are not guarded.
    void watch(const std::filesystem::path& file);
    void release(const std::filesystem::path& file);

private:
    ProcessGuard() = default;
    void tell(const std::string& line);
    void start();

    std::mutex m_mutex;
    bool m_isStarted = false;
    int m_socket = -1; ///< -1: there is no guard
};

} // namespace komadai
