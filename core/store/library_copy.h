// A copy of a library, to read from it without changing it.
#pragma once

#include "core/store/library.h"

#include <filesystem>
#include <functional>

namespace komadai::core {

/// Copies a library to a new file. The library is opened for reading only: a library of an earlier version is not migrated, the copy can
/// be. Any thread. Throws StorageError about the library: CannotOpen, NotALibrary (an empty file, too), NewerVersion, Damaged, Busy if it
/// was stopped, or NoSpace and CannotWrite if the copy cannot be written.
/// `isStopped`  asked often; true ends it. May be empty.
void copyLibrary(const std::filesystem::path& library, const std::filesystem::path& copy,
                 const std::function<bool()>& isStopped = {});

} // namespace komadai::core
