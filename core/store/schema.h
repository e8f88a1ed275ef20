// The tables of a library file, and the migration of older ones. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace komadai::core::store {

constexpr std::int32_t SchemaVersion = 11;

/// Opens the file after checking that it is a library. A library of an earlier version is first copied to a file beside it
/// and then migrated in one transaction. See the constructor of Library.
SQLite::Database openLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout,
                             const VariantFinder& variants);

/// Switches the file to write-ahead logging (WAL) if necessary. To be called when the schema is known to be right.
void writeAhead(SQLite::Database& database);

/// Lets every later change of the file fail with SQLITE_READONLY, and leaves the write-ahead log beside it when it is closed.
void stopWriting(SQLite::Database& database);

/// What SQLite finds wrong in the file, as its own text; none if it is sound. Takes about 3 ms a MiB.
std::optional<std::string> damageOf(SQLite::Database& database);

/// The path of the backup beside a library before its migration. `number` is 1 for the first backup; the caller increases it
/// while the path exists.
std::filesystem::path backupOf(const std::filesystem::path& library, std::int32_t version, int number);

/// Converts the moves of all games of version 4, from a row of text for each ply to a packed tree. Games with an unknown
/// variant or with invalid moves keep their rows. Within a transaction.
void packTextPlies(SQLite::Database& database, const VariantFinder& variants);

/// Fills in what version 6 has of each game: its day, the hash of its main line, the words of its texts and comments, and its
/// positions as waiting to be indexed. A game that cannot be read has only its day and its texts. Within a transaction.
void indexStoredGames(SQLite::Database& database, const VariantFinder& variants);

/// Fills in what version 8 has of each counted position: how many games went on from there. Within a transaction.
void recountMoves(SQLite::Database& database);

} // namespace komadai::core::store
