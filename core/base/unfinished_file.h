// New files that get their name when they are complete.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include <unistd.h>

namespace komadai::core {

/// A file beside the wanted one, which is removed unless it is finished. One thread at a time.
class UnfinishedFile {
public:
    /// `file`  the wanted name. A file that an earlier process with the same id has left is removed.
    explicit UnfinishedFile(std::filesystem::path file) : m_file(std::move(file)), m_path(m_file) {
        m_path += ".incomplete-" + std::to_string(::getpid());
        remove();
    }
    ~UnfinishedFile() { remove(); }
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    /// Gives the file its name, in place of any file that has it. Returns the error, if there is one.
    std::error_code replace() {
        std::error_code error;
        std::filesystem::rename(m_path, m_file, error);
        return error;
    }
    /// Like `replace`, but keeps a file that has the name meanwhile, where the system has hard links.
    std::error_code finish() {
        std::error_code error;
        std::filesystem::create_hard_link(m_path, m_file, error);
        if (error && error != std::errc::file_exists) error = replace();
        remove();
        return error;
    }

private:
    void remove() {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }

    std::filesystem::path m_file, m_path;
};

} // namespace komadai::core
