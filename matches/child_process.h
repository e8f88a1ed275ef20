// A child process that is written to and read from line by line. POSIX.
#pragma once

#include "core/protocol/error_lines.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace komadai {

/// A running program with its standard input, output and error. It has a process group of its own, so that the processes it starts
/// end with it. No function waits longer than its deadline, whatever the program does. Each object must be used by one thread at a time;
/// different objects are independent.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;
    /// Gets a line of the program's standard error; of a flood only some lines, see ErrorLines. It must not throw.
    using ErrorListener = std::function<void(const core::protocol::ErrorLine& line)>;

    /// `program` is looked for in PATH if it has no slash. It runs in `folder`, or in that of the caller if that is empty.
    /// `errors` is called within the functions below, the destructor too. Without it, standard error is discarded. A program that writes
    /// more errors than a pipe holds is held up until one of these functions is called. Throws std::system_error if it cannot be started.
    explicit ChildProcess(const std::filesystem::path& program,
                          const std::vector<std::string>& arguments = {},
                          const std::filesystem::path& folder = {}, ErrorListener errors = {});
    /// Kills the program if it still runs.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Writes a line and its end. False if the program has closed its input or does not read before the deadline.
    bool writeLine(std::string_view line, Clock::time_point deadline);

    enum class Read {
        Line,
        Timeout, ///< no whole line before the deadline
        End,     ///< the program has closed its output, usually because it has ended
    };
    /// Reads a line, without its end. A line longer than a megabyte comes in parts of that length.
    Read readLine(std::string& line, Clock::time_point deadline);

    /// Closes the program's input.
    void closeInput();
    /// Kills the program and all that it has started.
    void killGroup();
    /// Whether the program has ended. waitForEnd waits at most `patience` for that.
    bool hasEnded();
    bool waitForEnd(std::chrono::milliseconds patience);

    /// Closes the program's input, waits for it to end, and kills it after `grace`. Returns its status as waitpid() does.
    /// Later calls return the same.
    int end(std::chrono::milliseconds grace);

private:
    /// Waits until the file is ready for one of the events, or broken, and hears errors meanwhile. False at the deadline.
    bool waitFor(int file, short events, Clock::time_point deadline);
    /// Reads what there is of standard error, but not without end.
    void readErrors();
    void hearErrors(const std::vector<core::protocol::ErrorLine>& lines) const;
    void closeErrors();

    pid_t m_pid = 0;
    int m_input = -1;  ///< written to; -1 after it has been closed
    int m_output = -1; ///< read from
    int m_errors = -1; ///< likewise; -1 without a listener, and after the end
    std::string m_unread;
    core::protocol::ErrorLines m_errorLines;
    ErrorListener m_errorListener;
    std::optional<int> m_status; ///< none until the process has been waited for
};

} // namespace komadai
