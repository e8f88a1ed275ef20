// Files that grow by one record after another.
#pragma once

#include "core/base/whole_file.h"

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>

namespace komadai::core {

/// A file to which records are added, each whole or not at all, even where the disk becomes full. One process and one thread at a time.
class AppendFile {
public:
    /// Opens the file, or creates it. Returns why it failed; none if it did not.
    [[nodiscard]] std::optional<FileReason> open(const std::filesystem::path& path) {
        errno = 0;
        m_out.open(path, std::ios::binary | std::ios::app);
        if (!m_out) return lastFileReason();
        std::error_code problem; // pipes and devices have no size
        m_path = path;
        m_size = std::filesystem::file_size(path, problem);
        if (!problem) return std::nullopt;
        m_out.close();
        return FileReason{problem.message()};
    }
    /// Returns why the record could not be added; none if it was. After a failure none can be added any more, for
    /// the same reason.
    [[nodiscard]] std::optional<FileReason> add(std::string_view record) {
        if (m_failure) return m_failure;
        errno = 0;
        m_out.write(record.data(), static_cast<std::streamsize>(record.size()));
        if (m_out.flush()) {
            m_size += record.size();
            return std::nullopt;
        }
        m_failure = lastFileReason();
        m_out.close(); // tries once more to write what it still has
        std::error_code ignored;
        std::filesystem::resize_file(m_path, m_size, ignored);
        return m_failure;
    }

private:
    std::filesystem::path m_path;
    std::ofstream m_out;
    std::uintmax_t m_size = 0; ///< with all records that are whole
    std::optional<FileReason> m_failure;
};

} // namespace komadai::core
