// A program that this one starts and talks to by lines. POSIX.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace komadai {

/// A running program, its standard input and its standard output; what it writes to standard error is thrown
/// away. It has a process group of its own, so that what it starts itself is ended with it. Nothing here waits
/// longer than it is told to, whatever the program does. One thread at a time; objects of several threads do
/// not know of each other.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    /// `program` is looked for in PATH if it has no slash. Throws std::system_error if it cannot be started.
    explicit ChildProcess(const std::filesystem::path& program);
    /// Kills the program if it still runs.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Writes a line and its end. False if the program no longer reads, or has not read by then.
    bool writeLine(std::string_view line, Clock::time_point deadline);

    enum class Read {
        Line,
        Timeout, ///< no whole line by then
        End,     ///< the program has closed its output, most likely by ending
    };
    /// Reads a line, without its end. Of a line longer than a megabyte the beginning is lost.
    Read readLine(std::string& line, Clock::time_point deadline);

    /// Closes the program's input and waits for it to end, kills it if that takes longer than `grace`, and
    /// returns its status as waitpid() gives it. Later calls return the same.
    int end(std::chrono::milliseconds grace);

private:
    bool hasEnded() const;

    pid_t m_pid = 0;
    int m_input = -1;  ///< where to write, -1 once closed
    int m_output = -1; ///< where to read
    std::string m_unread;
    std::optional<int> m_status; ///< once it has ended and is waited for
};

} // namespace komadai
