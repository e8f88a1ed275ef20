#include "app/file_size_limit.h"

#include <csignal>

namespace komadai {

void failAtFileSizeLimit() {
    // A handler that does nothing. Unlike SIG_IGN it does not pass to other programs.
    struct sigaction action {};
    action.sa_handler = [](int) {};
    action.sa_flags = SA_RESTART;
    sigaction(SIGXFSZ, &action, nullptr);
}

} // namespace komadai
