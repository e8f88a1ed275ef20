#include "core/base/whole_file.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace komadai::core {

FileReason lastFileReason() { return {std::strerror(errno != 0 ? errno : EIO)}; }

std::optional<FileReason> writeWholeFile(const std::filesystem::path& file, std::string_view bytes) {
    const std::filesystem::path part = file.string() + ".part";
    errno = 0;
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    std::optional<FileReason> reason;
    if (out) {
        std::error_code error;
        std::filesystem::rename(part, file, error);
        if (!error) return std::nullopt;
        reason = FileReason{error.message()};
    } else {
        reason = lastFileReason();
    }
    std::error_code ignored;
    std::filesystem::remove(part, ignored);
    return reason;
}

Result<std::string, FileReason> readWholeFile(const std::filesystem::path& file, std::size_t most) {
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (!in) return lastFileReason();
    std::string bytes(most + 1, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (in.bad()) return lastFileReason();
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

} // namespace komadai::core
