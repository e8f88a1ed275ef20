// A file that other programs are to read for a while. POSIX.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace komadai {

/// A file in the system's folder for such files that only this user can read, removed with the object.
class TemporaryFile {
public:
    /// `suffix` ends its name. Throws std::system_error if it cannot be written.
    TemporaryFile(std::string_view content, const std::string& suffix);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace komadai
