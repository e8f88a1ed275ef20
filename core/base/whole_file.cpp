#include "core/base/whole_file.h"

#include "core/base/unfinished_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
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

/// A file that is opened for reading. To open a pipe does not wait for a writer.
class OpenFile {
public:
    explicit OpenFile(const std::filesystem::path& file)
        : m_descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~OpenFile() {
        if (isOpen()) ::close(m_descriptor);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    bool isPipe() const {
        struct stat status {};
        return ::fstat(m_descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
    }
    /// Waits for bytes, or for the end of a pipe whose last writer has closed it. Returns whether there is one of them; a pipe
    /// without a writer has neither. `milliseconds`  at most
    bool waitForBytes(int milliseconds) const {
        pollfd polled{m_descriptor, POLLIN, 0};
        return ::poll(&polled, 1, milliseconds) > 0;
    }
    /// Returns the number of bytes that were read: 0 at the end, negative after a failure. Waits while a pipe has a writer, unless it is
    /// stopped.
    ::ssize_t read(char* to, std::size_t most, const std::function<bool()>& isStopped) const {
        constexpr int BetweenQuestions = 100; // milliseconds
        while (true) {
            const ::ssize_t count = ::read(m_descriptor, to, most);
            if (count >= 0 || (errno != EINTR && errno != EAGAIN)) return count;
            if (errno == EAGAIN && !waitForBytes(BetweenQuestions) && isStopped && isStopped()) {
                errno = ECANCELED;
                return -1;
            }
        }
    }

private:
    int m_descriptor;
};

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

Result<std::string, FileReason> readWholeFile(const std::filesystem::path& file, std::size_t most,
                                              const std::function<bool()>& isStopped) {
    errno = 0;
    const OpenFile in(file);
    if (!in.isOpen()) return lastFileReason();
    constexpr int WaitForWriter = 500; // milliseconds
    const bool isSilent = in.isPipe() && !in.waitForBytes(WaitForWriter);
    constexpr std::size_t BytesAtOnce = std::size_t{1} << 16;
    std::string bytes;
    while (bytes.size() <= most) {
        const std::size_t begin = bytes.size();
        bytes.resize(std::min(begin + BytesAtOnce, most + 1));
        const ::ssize_t count = in.read(bytes.data() + begin, bytes.size() - begin, isStopped);
        if (count < 0) return lastFileReason();
        bytes.resize(begin + static_cast<std::size_t>(count));
        if (count > 0) continue;
        if (isSilent && bytes.empty()) return FileReason{"no program writes to this pipe"};
        break;
    }
    return bytes;
}

} // namespace komadai::core
