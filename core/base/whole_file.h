// Small files, read and written as one piece, and why files fail.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

/// Why the system does not let a file be read or written.
struct FileReason {
    std::string text; ///< in the system's words
};

/// Why the last call for a file failed. `errno` must have been set to 0 before it: a failure that sets no number is one of the device.
FileReason lastFileReason();

/// Writes the whole file, or leaves it as it was. Waits until it is on the disk, which can take some tenths of a second. Returns why it
/// failed; none if it did not.
std::optional<FileReason> writeWholeFile(const std::filesystem::path& file, std::string_view bytes);
/// The bytes of a file; the first `most + 1` of one that is larger than `most`. A pipe is read until its writers have closed it. A pipe
/// to which nothing writes is refused after half a second.
/// `isStopped`  asked ten times a second while a pipe is waited for; the reading ends with a reason when it answers true. May be empty.
Result<std::string, FileReason> readWholeFile(const std::filesystem::path& file, std::size_t most,
                                              const std::function<bool()>& isStopped = {});

} // namespace komadai::core
