// The file of a library: opening, backups, and the write-ahead log. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

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

/// How SQLite opens a library that is only read.
constexpr int ReadingFlags =
    SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;

/// Opens the file of a library of any known version to read from it, after the same checks; the caller writes nothing. An empty file is no
/// library here. The file, its folder and the disk may be write-protected; then it must not change meanwhile. Only if it is left over with a
/// log or a journal that SQLite cannot use there, the problem is CannotOpen, because the file alone would be without its last changes. When
/// the connection is closed, no file is left beside the library that was not there before.
SQLite::Database openToRead(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout);

/// The name of a file that does not change while it is open, for ReadingFlags: it is read without its log, and no files are made beside
/// it. Precondition: the path is absolute. Source: "Uniform Resource Identifiers" in the documentation of SQLite.
std::string immutableUri(const std::filesystem::path& file);

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
