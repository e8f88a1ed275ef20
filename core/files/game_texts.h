// Finds the files with games in folders and archives.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>

namespace komadai::core {

/// A file that may have games, on the disk or in an archive.
struct GameText {
    std::string
        name; ///< for messages: its path; in an archive, the path of the archive, a slash, and the path within
    std::string bytes; ///< as they are, in any encoding
};

/// Why a file, a folder or an archive was left out, or a part of an archive.
struct FileFault {
    enum class Kind {
        CannotRead,     ///< it does not exist, may not be read, or the disk has an error
        DamagedArchive, ///< what comes after the fault is left out
        Encrypted,      ///< likewise
        TooLarge,       ///< beyond the limit
        TooDeep,        ///< an archive in archives in archives
    };
    Kind kind{};
    std::string name;
    friend bool operator==(const FileFault&, const FileFault&) = default;
};

struct GameTextSink {
    /// Returns false to stop.
    std::function<bool(GameText&& text)> text;
    std::function<void(const FileFault& fault)> fault;
    /// How many files of how many were read, archives counting once; may be empty. Returns false to stop.
    std::function<bool(std::int64_t done, std::int64_t total)> progress{};
};

struct GameTextLimits {
    std::size_t bytes = 1u << 30; ///< of a file, unpacked
    int depth = 3;                ///< of archives in archives
};

/// Whether the name of a file ends like that of an archive.
bool isNamedAsArchive(const std::filesystem::path& path);

/// Reads files. Folders are read with all folders in them, but no hidden ones and no links to folders; of the files there,
/// only those with an extension of a format or of an archive. Archives are zip, 7z, tar, and tar or single files
/// compressed with gzip, bzip2, xz or zstd; what they are is found by the content. Files come in the order of their names.
void readGameTexts(std::span<const std::filesystem::path> paths, const GameTextSink& sink,
                   const GameTextLimits& limits = {});

} // namespace komadai::core
