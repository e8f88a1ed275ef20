// The file of a library: opening, backups, and the write-ahead log. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace komadai::core::store {

/// Opens the file after checking that it is a library. A library of an earlier version is first copied to a file beside it
/// and then migrated in one transaction. See the constructor of Library.
SQLite::Database openLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout,
                             const VariantFinder& variants);

/// Opens the file of a library of any known version for reading only, after the same checks. An empty file is no library here.
SQLite::Database openToRead(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout);

/// Switches the file to write-ahead logging (WAL) if necessary. To be called when the schema is known to be right.
void writeAhead(SQLite::Database& database);

/// Lets every later change of the file fail with SQLITE_READONLY, and leaves the write-ahead log beside it when it is closed.
void stopWriting(SQLite::Database& database);

/// What SQLite finds wrong in the file, as its own text; none if it is sound. Takes about 3 ms a MiB.
std::optional<std::string> damageOf(SQLite::Database& database);

/// The path of the backup beside a library before its migration. `number` is 1 for the first backup; the caller increases it
/// while the path exists.
std::filesystem::path backupOf(const std::filesystem::path& library, std::int32_t version, int number);

} // namespace komadai::core::store
