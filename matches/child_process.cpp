#include "matches/child_process.h"

#include "matches/process_guard.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace komadai {
namespace {

constexpr std::size_t MaxLine = 1 << 20;
constexpr std::chrono::milliseconds WaitStep{5};
/// So often a program that says nothing is looked at: it may have ended and left its output to another one.
constexpr std::chrono::milliseconds LookInterval{100};

[[noreturn]] void throwError(int error, const char* what) {
    throw std::system_error(error, std::generic_category(), what);
}

/// Both ends of a pipe; child processes do not inherit them.
class Pipe {
public:
    Pipe() {
        if (pipe2(m_ends.data(), O_CLOEXEC) != 0) throwError(errno, "pipe");
    }
    ~Pipe() {
        for (const int end : m_ends)
            if (end >= 0) close(end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int readEnd() const { return m_ends[0]; }
    int writeEnd() const { return m_ends[1]; }
    /// The caller must close it; reading and writing does not block.
    int takeReadEnd() { return take(m_ends[0]); }
    int takeWriteEnd() { return take(m_ends[1]); }

private:
    static int take(int& end) {
        fcntl(end, F_SETFL, O_NONBLOCK);
        return std::exchange(end, -1);
    }

    std::array<int, 2> m_ends{-1, -1};
};

/// The settings for posix_spawn: where the three standard streams go, and that no signal setting is inherited.
class SpawnPlan {
public:
    /// `errors` null: they are discarded.
    SpawnPlan(const Pipe& input, const Pipe& output, const Pipe* errors,
              const std::filesystem::path& folder) {
        posix_spawn_file_actions_init(&m_files);
        if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&m_files, folder.c_str());
        posix_spawn_file_actions_adddup2(&m_files, input.readEnd(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&m_files, output.writeEnd(), STDOUT_FILENO);
        if (errors)
            posix_spawn_file_actions_adddup2(&m_files, errors->writeEnd(), STDERR_FILENO);
        else
            posix_spawn_file_actions_addopen(&m_files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_init(&m_attributes);
        posix_spawnattr_setflags(&m_attributes,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        posix_spawnattr_setpgroup(&m_attributes, 0);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&m_files);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    pid_t run(const std::string& program, const std::vector<std::string>& arguments) const {
        std::vector<std::string> words{program}; // argv must be writable
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> argv;
        argv.reserve(words.size() + 1);
        for (std::string& word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        pid_t pid = 0;
        const int error = posix_spawnp(&pid, program.c_str(), &m_files, &m_attributes, argv.data(), environ);
        if (error != 0) throwError(error, "posix_spawnp");
        return pid;
    }

private:
    posix_spawn_file_actions_t m_files{};
    posix_spawnattr_t m_attributes{};
};

/// While it exists, writing to a program that has ended is an error in this thread, without SIGPIPE.
class WithoutPipeSignal {
public:
    WithoutPipeSignal() {
        sigemptyset(&m_pipe);
        sigaddset(&m_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    ~WithoutPipeSignal() {
        constexpr timespec Now{0, 0};
        if (!sigismember(&m_before, SIGPIPE)) // removes a signal that a write may have raised
            while (sigtimedwait(&m_pipe, nullptr, &Now) == -1 && errno == EINTR) {
            }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    WithoutPipeSignal(const WithoutPipeSignal&) = delete;
    WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

private:
    sigset_t m_pipe{}, m_before{};
};

/// Whether reading or writing can be tried again.
bool mayGoOn(int error) { return error == EAGAIN || error == EINTR; }

} // namespace

ChildProcess::ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                           const std::filesystem::path& folder, ErrorListener errors)
    : m_errorListener(std::move(errors)) {
    Pipe input;
    Pipe output;
    std::optional<Pipe> errorOutput;
    if (m_errorListener) errorOutput.emplace();
    m_pid = SpawnPlan(input, output, errorOutput ? &*errorOutput : nullptr, folder)
                .run(program.string(), arguments);
    ProcessGuard::instance().watch(m_pid);
    m_input = input.takeWriteEnd();
    m_output = output.takeReadEnd();
    if (errorOutput) m_errors = errorOutput->takeReadEnd();
}

ChildProcess::~ChildProcess() {
    end(std::chrono::milliseconds(0));
    close(m_output);
}

bool ChildProcess::writeLine(std::string_view line, Clock::time_point deadline) {
    if (m_input < 0) return false;
    std::string text(line);
    text += '\n';
    const WithoutPipeSignal guard;
    std::size_t written = 0;
    while (written < text.size()) {
        const auto count = write(m_input, text.data() + written, text.size() - written);
        if (count > 0)
            written += static_cast<std::size_t>(count);
        else if (!mayGoOn(errno) || !waitFor(m_input, POLLOUT, deadline))
            return false;
    }
    return true;
}

ChildProcess::Read ChildProcess::readLine(std::string& line, Clock::time_point deadline) {
    std::size_t searched = 0;
    while (true) {
        const auto end = m_unread.find('\n', searched);
        if (end != std::string::npos) {
            line.assign(m_unread, 0, end);
            m_unread.erase(0, end + 1);
            return Read::Line;
        }
        if (m_unread.size() > MaxLine) { // in parts, so that the caller sees that it has no end
            line = std::exchange(m_unread, {});
            return Read::Line;
        }
        searched = m_unread.size();
        std::array<char, 4096> buffer;
        const auto count = read(m_output, buffer.data(), buffer.size());
        if (count > 0)
            m_unread.append(buffer.data(), static_cast<std::size_t>(count));
        else if (count == 0 || !mayGoOn(errno))
            return Read::End;
        else if (!waitFor(m_output, POLLIN, std::min(deadline, Clock::now() + LookInterval))) {
            if (hasEnded() && !waitFor(m_output, POLLIN, Clock::now())) return Read::End;
            if (Clock::now() >= deadline) return Read::Timeout;
        }
    }
}

bool ChildProcess::waitFor(int file, short events, Clock::time_point deadline) {
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        std::array<pollfd, 2> polls{pollfd{file, events, 0}, pollfd{m_errors, POLLIN, 0}}; // -1 is ignored
        const auto timeout = std::clamp<std::chrono::milliseconds::rep>(left.count(), 0, 1000);
        const int ready = ::poll(polls.data(), polls.size(), static_cast<int>(timeout));
        if (ready > 0 && polls[1].revents != 0) readErrors();
        if (ready > 0 && polls[0].revents != 0) return true;
        if (left.count() <= 0) return false;
    }
}

void ChildProcess::readErrors() {
    constexpr int MostParts = 16; // what a pipe holds
    std::array<char, 4096> buffer;
    for (int part = 0; part < MostParts && m_errors >= 0; ++part) {
        const auto count = read(m_errors, buffer.data(), buffer.size());
        if (count > 0)
            m_errorLines.add({buffer.data(), static_cast<std::size_t>(count)});
        else if (count == 0 || !mayGoOn(errno))
            closeErrors();
        else if (errno == EAGAIN)
            break;
    }
    if (m_errors >= 0)
        hearErrors(m_errorLines.take(std::chrono::floor<std::chrono::milliseconds>(Clock::now())));
}

void ChildProcess::hearErrors(const std::vector<core::protocol::ErrorLine>& lines) const {
    for (const auto& line : lines)
        m_errorListener(line);
}

void ChildProcess::closeErrors() {
    if (m_errors < 0) return;
    close(std::exchange(m_errors, -1));
    hearErrors(m_errorLines.takeRest());
}

void ChildProcess::closeInput() {
    if (m_input >= 0) close(std::exchange(m_input, -1));
}

void ChildProcess::killGroup() {
    if (!m_status) kill(-m_pid, SIGKILL);
}

/// Does not reap the process, so that its process id and group cannot be reused.
bool ChildProcess::hasEnded() {
    if (m_status) return true;
    readErrors(); // otherwise it may wait for that before it ends
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == m_pid;
}

bool ChildProcess::waitForEnd(std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (!hasEnded() && Clock::now() < deadline)
        std::this_thread::sleep_for(WaitStep);
    return hasEnded();
}

int ChildProcess::end(std::chrono::milliseconds grace) {
    if (m_status) return *m_status;
    closeInput();
    waitForEnd(grace);
    killGroup(); // including processes that the program has left behind
    ProcessGuard::instance().release(m_pid);
    int status = 0;
    while (waitpid(m_pid, &status, 0) == -1 && errno == EINTR) {
    }
    m_status = status;
    readErrors();
    closeErrors();
    return status;
}

} // namespace komadai
