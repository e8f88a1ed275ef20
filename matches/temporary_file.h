// A temporary file for other programs to read. POSIX.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace komadai {

/// A file in the system's temporary folder that only this user can read. It is removed with the object.
class TemporaryFile {
public:
    /// The name of the file ends with `suffix`. Throws std::system_error if it cannot be written.
    TemporaryFile(std::string_view content, const std::string& suffix);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace komadai
