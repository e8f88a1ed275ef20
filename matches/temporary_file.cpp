#include "matches/temporary_file.h"

#include "matches/process_guard.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): mkostemps is not in cstdlib
#include <unistd.h>

namespace komadai {
namespace {

/// Writes everything; returns the error number, or 0.
int writeAll(int file, std::string_view content) {
    while (!content.empty()) {
        const auto count = write(file, content.data(), content.size());
        if (count >= 0)
            content.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

} // namespace

TemporaryFile::TemporaryFile(std::string_view content, const std::string& suffix) {
    std::string name = (std::filesystem::temp_directory_path() / ("komadai-XXXXXX" + suffix)).string();
    const int file = mkostemps(name.data(), static_cast<int>(suffix.size()), O_CLOEXEC);
    if (file < 0) throw std::system_error(errno, std::generic_category(), name);
    m_path = name;
    const int error = writeAll(file, content);
    if (close(file) == 0 && error == 0) {
        ProcessGuard::instance().watch(m_path);
        return;
    }
    unlink(name.c_str()); // the destructor does not run
    throw std::system_error(error != 0 ? error : errno, std::generic_category(), name);
}

TemporaryFile::~TemporaryFile() {
    unlink(m_path.c_str());
    ProcessGuard::instance().release(m_path);
}

} // namespace komadai
