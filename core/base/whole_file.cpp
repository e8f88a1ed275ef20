#include "core/base/whole_file.h"

#include "core/base/unfinished_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

namespace komadai::core {
namespace {

/// Waits until the contents of a file are on the disk. Otherwise the file could be empty after a power failure, although it has its name.
bool waitForDisk(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool isWritten = ::fsync(descriptor) == 0 || errno == EINVAL; // a file system that cannot wait
    ::close(descriptor);
    return isWritten;
}

} // namespace

FileReason lastFileReason() { return {std::strerror(errno != 0 ? errno : EIO)}; }

std::optional<FileReason> writeWholeFile(const std::filesystem::path& file, std::string_view bytes) {
    UnfinishedFile whole(file);
    errno = 0;
    std::ofstream out(whole.path(), std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out || !waitForDisk(whole.path())) return lastFileReason();
    const std::error_code error = whole.replace();
    return error ? std::optional(FileReason{error.message()}) : std::nullopt;
}

Result<std::string, FileReason> readWholeFile(const std::filesystem::path& file, std::size_t most) {
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (!in) return lastFileReason();
    constexpr std::size_t BytesAtOnce = std::size_t{1} << 16;
    std::string bytes;
    while (in && bytes.size() <= most) {
        const std::size_t begin = bytes.size();
        bytes.resize(std::min(begin + BytesAtOnce, most + 1));
        in.read(bytes.data() + begin, static_cast<std::streamsize>(bytes.size() - begin));
        bytes.resize(begin + static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad()) return lastFileReason();
    return bytes;
}

} // namespace komadai::core
