#include "core/store/rescue.h"

#include "core/base/unfinished_file.h"
#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "core/store/library_file.h"
#include "core/store/query.h"
#include "core/store/repertoire_store.h"
#include "core/store/schema.h"
#include "core/store/storage_errors.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace komadai::core {
namespace store {
namespace {

/// The oldest version of the schema whose tables can be copied as they are; a library of an older one is migrated first. Later versions
/// have only added tables; one that changes a table must raise this number.
constexpr std::int32_t OldestRescued = 11;

/// A table that is copied. The others are made anew.
struct CopiedTable {
    std::string name;
    /// A column with numbers above 0, by which the rows are in order on the disk; null: not known.
    const char* key;
    /// The version of the schema that added it. Libraries of an older version are without it, and nothing of it is lost.
    std::int32_t since = OldestRescued;
};

const CopiedTable CopiedTables[] = {
    {"texts", "rowid"},
    {"games", "rowid"},
    {"trees", "rowid"},
    {"edits", "game"},
    {"plies", "game"},
    {"taken_back", "rowid", 12},
    {"tags", "game"},
    {"labels", "label"},
    {"cards", "rowid"},
    {"puzzles", "rowid"},
    {"attempts", "rowid"},
    {"player_ratings", nullptr},
    {"studies", "rowid"},
    {"chapters", "rowid"},
    {"repertoires", "rowid"},
    {"repertoire_moves", "repertoire"},
    {"repertoire_cards", "rowid"},
};

/// Reads the rows of a damaged table: those that lie on pages that can be read.
class TableReader {
public:
    using TakeRow = std::function<void(SQLite::Statement& row)>;

    /// `columns` divided by commas.
    TableReader(SQLite::Database& database, const CopiedTable& table, std::string columns)
        : m_database(database), m_key(table.key ? table.key : "0"), m_isOrdered(table.key != nullptr),
          m_from(std::string(" FROM ") + table.name + " NOT INDEXED"), m_columns(std::move(columns)) {}

    /// Returns how many places could not be read. Column 0 of a row is its key.
    std::int64_t read(const TakeRow& take) {
        std::int64_t gaps = 0;
        std::int64_t last = 0;
        std::optional<std::int64_t> next = 1;
        while (next && !readFrom(*next, last, take)) {
            ++gaps;
            if (!m_isOrdered || gaps > MostGaps) break;
            next = nextReadable(std::max(last, *next - 1));
        }
        return gaps;
    }

private:
    static constexpr std::int64_t MostGaps = 100000;

    SQLite::Statement select(const std::string& what, std::int64_t key, const char* end) {
        std::string sql = "SELECT " + what + m_from;
        if (m_isOrdered) sql += " WHERE " + m_key + " >= " + std::to_string(key) + " ORDER BY " + m_key;
        return SQLite::Statement(m_database, sql + end);
    }

    /// Reads the rows from a key on. False if it came to a place that cannot be read; `last` is the key of the last row.
    bool readFrom(std::int64_t key, std::int64_t& last, const TakeRow& take) {
        try {
            SQLite::Statement row = select(m_key + ", " + m_columns, key, "");
            while (row.executeStep()) {
                last = row.getColumn(0).getInt64();
                take(row);
            }
            return true;
        } catch (const SQLite::Exception&) {
            return false;
        }
    }

    bool isReadable(std::int64_t key) {
        try {
            SQLite::Statement row = select(m_key, key, " LIMIT 1");
            row.executeStep();
            return true;
        } catch (const SQLite::Exception&) {
            return false;
        }
    }

    /// The first key after `key` from which rows can be read; none if there is none. The pages of a table are in the order of
    /// the keys, so what cannot be read is a range.
    std::optional<std::int64_t> nextReadable(std::int64_t key) {
        std::int64_t step = 1;
        while (!isReadable(key + step)) {
            if (step > (std::numeric_limits<std::int64_t>::max() - key) / 4) return std::nullopt;
            step *= 2;
        }
        std::int64_t unreadable = key + step / 2, readable = key + step;
        while (unreadable + 1 < readable) {
            const std::int64_t middle = unreadable + (readable - unreadable) / 2;
            (isReadable(middle) ? readable : unreadable) = middle;
        }
        return readable;
    }

    SQLite::Database& m_database;
    std::string m_key;
    bool m_isOrdered;
    std::string m_from;
    std::string m_columns;
};

void bindColumn(SQLite::Statement& to, int place, const SQLite::Column& column) {
    if (column.isInteger())
        to.bind(place, column.getInt64());
    else if (column.isFloat())
        to.bind(place, column.getDouble());
    else if (column.isText())
        to.bind(place, column.getString());
    else if (column.isBlob())
        to.bind(place, column.getBytes() > 0 ? column.getBlob() : "", column.getBytes());
    else
        to.bind(place);
}

std::int32_t versionOf(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

/// Copies the rows that can be read into a table with the same columns. Returns how many places could not be read. A row that the schema
/// forbids is left out; any other error of writing is thrown as that of the file `to`.
std::int64_t copyRows(SQLite::Database& from, SQLite::Database& to, const CopiedTable& table,
                      const std::filesystem::path& file) {
    std::string columns, places;
    int count = 0;
    SQLite::Statement names(to, "SELECT name FROM pragma_table_info(?)");
    names.bind(1, table.name);
    for (; names.executeStep(); ++count) {
        columns += (count ? ", " : "") + names.getColumn(0).getString();
        places += count ? ", ?" : "?";
    }
    SQLite::Statement insert(to, "INSERT OR IGNORE INTO " + table.name + " (" + columns + ") VALUES (" +
                                     places + ")");
    return TableReader(from, table, columns).read([&](SQLite::Statement& row) {
        for (int i = 0; i < count; ++i)
            bindColumn(insert, i + 1, row.getColumn(i + 1));
        if (insert.tryExecuteStep() != SQLITE_DONE && (to.getErrorCode() & 0xff) != SQLITE_CONSTRAINT)
            throw StorageError(storageProblemOf(to.getErrorCode()), file, to.getErrorMsg());
        insert.tryReset();
    });
}

/// What refers to rows that are lost. The texts of a header can be replaced, except the start.
constexpr const char* MendReferences = R"sql(
INSERT OR IGNORE INTO texts (text) VALUES ('');
UPDATE games SET rule_options = (SELECT id FROM texts WHERE text = '') WHERE rule_options NOT IN (SELECT id FROM texts);
UPDATE games SET first_name = (SELECT id FROM texts WHERE text = '') WHERE first_name NOT IN (SELECT id FROM texts);
UPDATE games SET second_name = (SELECT id FROM texts WHERE text = '') WHERE second_name NOT IN (SELECT id FROM texts);
UPDATE games SET event = NULL WHERE event NOT IN (SELECT id FROM texts);
UPDATE games SET site = NULL WHERE site NOT IN (SELECT id FROM texts);
UPDATE games SET annotator = NULL WHERE annotator NOT IN (SELECT id FROM texts);
UPDATE games SET source = NULL WHERE source NOT IN (SELECT id FROM texts);
DELETE FROM tags WHERE name NOT IN (SELECT id FROM texts) OR value NOT IN (SELECT id FROM texts);
UPDATE games SET tag_count = (SELECT count(*) FROM tags WHERE game = games.id);
DELETE FROM labels WHERE label NOT IN (SELECT id FROM texts);
)sql";

/// To be run when the games that cannot be read are gone.
constexpr const char* RemoveWhatIsAlone = R"sql(
DELETE FROM trees WHERE game NOT IN (SELECT id FROM games);
DELETE FROM edits WHERE game NOT IN (SELECT id FROM games);
DELETE FROM plies WHERE game NOT IN (SELECT id FROM games);
DELETE FROM taken_back WHERE game NOT IN (SELECT id FROM games);
DELETE FROM tags WHERE game NOT IN (SELECT id FROM games);
DELETE FROM labels WHERE game NOT IN (SELECT id FROM games);
DELETE FROM puzzles WHERE card NOT IN (SELECT id FROM cards);
UPDATE puzzles SET game = NULL, node = NULL WHERE game NOT IN (SELECT id FROM games);
DELETE FROM repertoire_cards
    WHERE card NOT IN (SELECT id FROM cards) OR repertoire NOT IN (SELECT id FROM repertoires);
DELETE FROM repertoire_moves WHERE repertoire NOT IN (SELECT id FROM repertoires);
DELETE FROM attempts WHERE card NOT IN (SELECT id FROM cards);
DELETE FROM chapters WHERE study NOT IN (SELECT id FROM studies);
UPDATE chapters SET game = NULL WHERE game NOT IN (SELECT id FROM games);
)sql";

class Rescue {
public:
    /// `version`  of the schema of `from`, OldestRescued or later
    Rescue(SQLite::Database& from, std::int32_t version, Library& to,
           const std::function<bool(std::int64_t, std::int64_t)>& progress)
        : m_from(from), m_version(version), m_to(to), m_database(to.connection()), m_progress(progress) {}

    /// None if it was stopped.
    std::optional<RescueSummary> run() {
        m_database.exec("PRAGMA foreign_keys = OFF");
        {
            SQLite::Transaction transaction(m_database);
            for (const CopiedTable& table : CopiedTables)
                if (table.since <= m_version)
                    m_summary.gaps += copyRows(m_from, m_database, table, m_to.path());
            m_database.exec(MendReferences);
            mendStarts();
            if (!checkGames()) return std::nullopt;
            m_database.exec(RemoveWhatIsAlone);
            indexStoredGames(m_database, m_to.variants());
            transaction.commit();
        }
        m_database.exec("PRAGMA foreign_keys = ON");
        mendRepertoires();
        while (m_to.indexPositions()) {
        }
        return m_summary;
    }

private:
    /// A game whose start is lost is given that of its variant. Its moves show whether it was that one.
    void mendStarts() {
        SQLite::Statement lost(
            m_database, "SELECT DISTINCT variant FROM games WHERE start NOT IN (SELECT id FROM texts)");
        SQLite::Statement add(m_database, "INSERT OR IGNORE INTO texts (text) VALUES (?)");
        SQLite::Statement set(m_database, "UPDATE games SET start = (SELECT id FROM texts WHERE text = ?2)"
                                          " WHERE variant = ?1 AND start NOT IN (SELECT id FROM texts)");
        std::vector<std::string> ids;
        for (Query row(lost); row.next();)
            ids.push_back(row.text());
        for (const std::string& id : ids)
            if (const auto variant = m_to.variants()(id)) {
                const std::string start = sfen::format(variant->spec().start, variant->spec());
                Query(add, start).run();
                Query(set, id, start).run();
            }
    }

    bool checkGames() {
        std::vector<GameId> ids;
        SQLite::Statement games(m_database, "SELECT id FROM games");
        for (Query row(games); row.next();)
            ids.push_back(row.integer());
        const auto total = static_cast<std::int64_t>(ids.size());
        std::int64_t done = 0;
        for (const GameId id : ids) {
            if (m_progress && !m_progress(done++, total)) return false;
            checkGame(id);
        }
        return !m_progress || m_progress(total, total);
    }

    /// Removes a game that cannot be read. One whose journal has a gap goes on up to there, or up to where it was packed.
    void checkGame(GameId id) {
        if (canBeRead(id)) {
            ++m_summary.games;
            return;
        }
        for (const char* shorten :
             {"DELETE FROM edits WHERE game = ?1 AND number > (SELECT min(number) FROM edits e"
              " WHERE game = ?1 AND NOT EXISTS (SELECT 1 FROM edits WHERE game = ?1 AND"
              " number = e.number + 1))",
              "DELETE FROM edits WHERE game = ?1"}) {
            SQLite::Statement statement(m_database, shorten);
            if (Query(statement, id).run() == 0 || !canBeRead(id)) continue;
            ++m_summary.games;
            ++m_summary.shortened;
            return;
        }
        SQLite::Statement remove(m_database, "DELETE FROM games WHERE id = ?");
        Query(remove, id).run();
        ++m_summary.unreadable;
    }

    bool canBeRead(GameId id) const {
        try {
            const auto stored = m_to.record(id);
            if (!stored) return false;
            const bool hasMoves =
                !stored->tree.packed.empty() || !stored->tree.edits.empty() || !stored->tree.plies.empty();
            if (!hasMoves && stored->summary.plyCount > 0) return false;
            const auto variant = m_to.variants()(stored->summary.header.variant);
            return !variant || readTree(stored->summary.header, stored->tree, variant);
        } catch (const StorageError& error) {
            if (error.problem() != StorageProblem::Damaged) throw;
            return false;
        }
    }

    void mendRepertoires() {
        RepertoireStore store(m_to);
        std::vector<RepertoireId> ids;
        SQLite::Statement all(m_database, "SELECT id FROM repertoires");
        for (Query row(all); row.next();)
            ids.push_back(row.integer());
        for (const RepertoireId id : ids) {
            try {
                if (store.read(id)) store.updateCards(id);
            } catch (const StorageError& error) {
                if (error.problem() != StorageProblem::Damaged) throw;
                store.remove(id);
                ++m_summary.gaps;
            }
        }
    }

    SQLite::Database& m_from;
    std::int32_t m_version;
    Library& m_to;
    SQLite::Database& m_database;
    const std::function<bool(std::int64_t, std::int64_t)>& m_progress;
    RescueSummary m_summary;
};

/// The version of the schema, if the tables with the games can be found in the file. Where its number is less than the tables tell, it is
/// damaged.
std::optional<std::int32_t> readableVersion(SQLite::Database& database) {
    try {
        const auto has = [&database](const char* table) { return database.tableExists(table); };
        const std::int32_t least = has("taken_back") ? 12 : has("repertoires") ? OldestRescued : 0;
        const std::int32_t version = std::max(versionOf(database), least);
        const bool hasGames = has("games") && (version < OldestRescued || (has("trees") && has("texts")));
        return hasGames && version != 0 ? std::optional(version) : std::nullopt;
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

/// A damaged library that was opened, and the version of its schema.
struct OpenDamaged {
    SQLite::Database database;
    std::int32_t version = 0;
};

/// Opens a damaged library only for reading; if it has no log, or one that cannot be used, without it. Without a log no files are
/// made beside it.
OpenDamaged openDamaged(const std::filesystem::path& path) {
    const std::filesystem::path file = std::filesystem::absolute(path);
    const bool hasLog = std::filesystem::exists(file.string() + "-wal");
    for (const bool withLog : {true, false}) {
        if (withLog && !hasLog) continue;
        try {
            SQLite::Database database(withLog ? file.string() : immutableUri(file), ReadingFlags, 2000);
            // A part of the schema that cannot be read does not keep the rest from being read.
            database.check(
                sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr));
            const auto version = readableVersion(database);
            if (version && (*version < 0 || *version > SchemaVersion))
                throw StorageError(StorageProblem::NewerVersion, path,
                                   "schema version " + std::to_string(*version));
            if (version) return {std::move(database), *version};
        } catch (const SQLite::Exception& error) {
            if (!withLog)
                throw StorageError(storageProblemOf(error.getErrorCode()), path, error.what(),
                                   {DamageEffect::Kind::LeftAsItWas});
        }
    }
    throw StorageError(StorageProblem::Damaged, path, "its tables cannot be found",
                       {DamageEffect::Kind::LeftAsItWas});
}

/// What can be read of a library of an older version than OldestRescued, in a new file `to`, which is then migrated. `gaps` grows by the
/// places that could not be read. Tables that are made anew stay empty.
SQLite::Database migratedCopy(SQLite::Database& old, std::int32_t version, const std::filesystem::path& to,
                              const VariantFinder& variants, std::int64_t& gaps) {
    SQLite::Database copy(to.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX |
                                           SQLITE_OPEN_EXRESCODE);
    copy.exec("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON");
    SQLite::Transaction transaction(copy);
    SQLite::Statement schema(old, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
                                  " AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY type = 'table' DESC,"
                                  " sql LIKE 'CREATE VIRTUAL%' DESC, rowid");
    while (schema.executeStep())
        if (!copy.tableExists(schema.getColumn(0).getString())) // a virtual table has made its parts
            gaps += copy.tryExec(schema.getColumn(1).getString()) == SQLITE_OK ? 0 : 1;
    for (const CopiedTable& table : CopiedTables)
        if (copy.tableExists(table.name)) gaps += copyRows(old, copy, table, to);
    migrateTables(copy, version, variants);
    transaction.commit();
    return copy;
}

} // namespace
} // namespace store

RescueSummary rescueLibrary(const std::filesystem::path& from, const std::filesystem::path& to,
                            const VariantFinder& variants,
                            const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    using namespace store;
    OpenDamaged damaged = openDamaged(from);
    std::error_code error;
    if (std::filesystem::exists(to, error) || error)
        throw StorageError(StorageProblem::CannotWrite, to, "the file exists already");
    UnfinishedFile rescued(to);
    const UnfinishedFile migrated(to.string() + ".migrated");
    std::optional<RescueSummary> summary;
    std::int64_t oldGaps = 0;
    try {
        if (damaged.version < OldestRescued)
            damaged = {translatingErrorsOfOpening(to,
                                                  [&] {
                                                      return migratedCopy(damaged.database, damaged.version,
                                                                          migrated.path(), variants, oldGaps);
                                                  }),
                       SchemaVersion};
        Library copy(rescued.path(), std::chrono::seconds(2), variants);
        summary = translatingErrors(
            copy, [&] { return Rescue(damaged.database, damaged.version, copy, progress).run(); });
    } catch (const StorageError& problem) {
        if (problem.problem() == StorageProblem::Damaged) // the copy is new
            throw StorageError(StorageProblem::Damaged, from, problem.what(),
                               {DamageEffect::Kind::LeftAsItWas});
        throw StorageError(problem.problem(), to, problem.what());
    }
    if (!summary) return {};
    if (rescued.finish()) throw StorageError(StorageProblem::CannotWrite, to, "the copy cannot be named");
    summary->gaps += oldGaps;
    return *summary;
}

} // namespace komadai::core
