#include "matches/process_guard.h"

#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <signal.h> // NOLINT(modernize-deprecated-headers): sigemptyset
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

extern char** environ; // NOLINT(readability-redundant-declaration): not in every unistd.h

namespace komadai {
namespace {

/// Keeps two lists, of groups and of files, and deals with them when its input ends. The lines are those of `tell`.
constexpr const char* Script = R"(
trap '' HUP INT TERM
newline='
'
groups=
files=
while IFS= read -r line; do
    name=${line#* }
    case $line in
        'p '*) groups="$groups $name" ;;
        'q '*)
            left=
            for group in $groups; do
                [ "$group" = "$name" ] || left="$left $group"
            done
            groups=$left
            ;;
        'f '*) files="$files$newline$name" ;;
        'g '*)
            left=
            IFS=$newline
            set -f
            for file in $files; do
                [ "$file" = "$name" ] || left="$left$newline$file"
            done
            unset IFS
            files=$left
            ;;
    esac
done
for group in $groups; do
    kill -9 "-$group" 2>/dev/null # dash has no -- here
done
IFS=$newline
set -f
for file in $files; do
    rm -rf -- "$file"
done
)";

} // namespace

ProcessGuard& ProcessGuard::instance() {
    static ProcessGuard guard;
    return guard;
}

ProcessGuard::~ProcessGuard() {
    if (m_socket >= 0) close(m_socket);
}

/// In a session of its own, so that no terminal ends it with the program.
void ProcessGuard::start() {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
    posix_spawn_file_actions_t files{};
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addchdir_np(&files, "/");
    posix_spawnattr_t attributes{};
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
    std::string shell("sh"), option("-c"), script(Script); // argv must be writable
    std::array<char*, 4> argv{shell.data(), option.data(), script.data(), nullptr};
    pid_t pid = 0;
    const bool isStarted = posix_spawn(&pid, "/bin/sh", &files, &attributes, argv.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    close(ends[1]);
    if (isStarted)
        m_socket = ends[0];
    else
        close(ends[0]);
}

void ProcessGuard::tell(const std::string& line) {
    const std::lock_guard lock(m_mutex);
    if (!m_isStarted) {
        m_isStarted = true;
        start();
    }
    const std::string text = line + '\n';
    std::size_t sent = 0;
    while (m_socket >= 0 && sent < text.size()) {
        const auto count = send(m_socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (count > 0)
            sent += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            close(std::exchange(m_socket, -1)); // somebody has ended the guard
    }
}

void ProcessGuard::watch(const std::filesystem::path& file) {
    if (file.string().find('\n') == std::string::npos) tell("f " + file.string());
}

void ProcessGuard::release(const std::filesystem::path& file) {
    if (file.string().find('\n') == std::string::npos) tell("g " + file.string());
}

} // namespace komadai
