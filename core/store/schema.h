// The tables of a library file, and how older ones are brought forward. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <filesystem>

namespace komadai::core::store {

constexpr std::int32_t SchemaVersion = 5;

/// Opens the file and brings its schema forward, after all checks that it is a library. A library of an earlier version is
/// copied beside the file first, and then migrated in one transaction.
SQLite::Database openLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout,
                             const VariantFinder& variants);

/// Makes the file write ahead, if it does not yet. To be called once the schema is known to be right.
void writeAhead(SQLite::Database& database);

/// The file beside a library that keeps it as it was before its migration. `number`  1 for the first try; names that exist
/// already are passed over.
std::filesystem::path backupOf(const std::filesystem::path& library, std::int32_t version, int number);

/// Converts the moves of all games of version 4, from a row of text for each ply to a packed tree. Games whose variant is not
/// known, or whose moves do not stand up to a check, keep their rows. Within a transaction.
void packTextPlies(SQLite::Database& database, const VariantFinder& variants);

} // namespace komadai::core::store
