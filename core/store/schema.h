// The tables of a library, and the migration of older ones. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace komadai::core::store {

constexpr std::int32_t SchemaVersion = 13;

/// "Kmdi", at offset 68 of the file. Distinguishes a library from other SQLite files.
constexpr std::int32_t ApplicationId = 0x4b6d6469;

/// Makes the tables (from version 0), or migrates them from any earlier version to the present one. Within a transaction.
void migrateTables(SQLite::Database& database, std::int32_t version, const VariantFinder& variants);

/// Converts the moves of all games of version 4, from a row of text for each ply to a packed tree. Games with an unknown
/// variant or with invalid moves keep their rows. Within a transaction.
void packTextPlies(SQLite::Database& database, const VariantFinder& variants);

/// Fills in what version 6 has of each game: its day, the hash of its main line, the words of its texts and comments, and its
/// positions as waiting to be indexed. A game that cannot be read has only its day and its texts. Within a transaction.
void indexStoredGames(SQLite::Database& database, const VariantFinder& variants);

/// Fills in what version 8 has of each counted position: how many games went on from there. Within a transaction.
void recountMoves(SQLite::Database& database);

} // namespace komadai::core::store
