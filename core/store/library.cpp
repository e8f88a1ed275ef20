#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <new>
#include <string_view>

namespace komadai::core {
namespace {

// --- words of the file

template <class Value>
struct Word {
    Value value;
    std::string_view text;
};

constexpr std::array WinnerWords{
    Word<std::optional<Side>>{Side::First, "first"},
    Word<std::optional<Side>>{Side::Second, "second"},
    Word<std::optional<Side>>{std::nullopt, "draw"},
};

/// A new reason needs a new schema version, if only an empty step: older programs then say that the file is
/// newer.
constexpr std::array ReasonWords{
    Word<EndReason>{EndReason::Checkmate, "checkmate"},
    Word<EndReason>{EndReason::Stalemate, "stalemate"},
    Word<EndReason>{EndReason::Repetition, "repetition"},
    Word<EndReason>{EndReason::Campmate, "campmate"},
    Word<EndReason>{EndReason::PerpetualCheck, "perpetual-check"},
    Word<EndReason>{EndReason::MoveLimit, "move-limit"},
    Word<EndReason>{EndReason::BareKing, "bare-king"},
    Word<EndReason>{EndReason::CommandLost, "command-lost"},
    Word<EndReason>{EndReason::OnlyKings, "only-kings"},
    Word<EndReason>{EndReason::InsufficientMaterial, "insufficient-material"},
    Word<EndReason>{EndReason::Impasse, "impasse"},
    Word<EndReason>{EndReason::Resignation, "resignation"},
    Word<EndReason>{EndReason::Time, "time"},
    Word<EndReason>{EndReason::Agreement, "agreement"},
    Word<EndReason>{EndReason::Adjudication, "adjudication"},
};

template <class Words, class Value>
std::string wordFor(const Words& words, const Value& value) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.value == value; });
    assert(found != words.end());
    return std::string(found->text);
}

// --- errors

/// Something in the file makes no sense; becomes StorageProblem::Damaged.
SQLite::Exception damage(const char* what) { return SQLite::Exception(what, SQLITE_CORRUPT); }

/// `code` is an extended result code of SQLite.
StorageProblem problemOf(int code) {
    if (code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
        return StorageProblem::Damaged;
    switch (code & 0xff) {
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return StorageProblem::CannotOpen;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return StorageProblem::Busy;
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_TOOBIG: return StorageProblem::CannotWrite;
    default: return StorageProblem::Damaged;
    }
}

/// Calls the function; its errors leave as StorageError.
template <class Function>
auto translatingErrors(const std::filesystem::path& path, Function&& function) {
    try {
        return function();
    } catch (const SQLite::Exception& error) {
        if (error.getErrorCode() == SQLITE_NOMEM) throw std::bad_alloc();
        throw StorageError(problemOf(error.getErrorCode()), path, error.what());
    }
}

// --- statements

/// A prepared statement in use: bound at once, read row by row and column by column, ready for the next use
/// at the end of the scope. A value of the wrong type or out of range is damage.
class Query {
public:
    template <class... Values>
    explicit Query(SQLite::Statement& statement, const Values&... values) : m_statement(statement) {
        int index = 0;
        (bind(++index, values), ...);
    }
    ~Query() { m_statement.tryReset(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    void run() { m_statement.exec(); }
    /// For a statement that changes a row which the caller says is there.
    void changeOne() {
        if (m_statement.exec() != 1) throw damage("no such game, or fewer plies than expected");
    }

    bool next() {
        m_column = 0;
        return m_statement.executeStep();
    }
    std::string text() { return textOf(m_statement.getColumn(m_column++)); }
    std::optional<std::string> optionalText() {
        const auto column = m_statement.getColumn(m_column++);
        return column.isNull() ? std::nullopt : std::optional(textOf(column));
    }
    std::int64_t integer() { return integerOf(m_statement.getColumn(m_column++)); }
    int number(int least, int most) { return numberOf(m_statement.getColumn(m_column++), least, most); }
    std::optional<int> optionalNumber(int least, int most) {
        const auto column = m_statement.getColumn(m_column++);
        return column.isNull() ? std::nullopt : std::optional(numberOf(column, least, most));
    }

private:
    template <class Value>
    void bind(int index, const Value& value) {
        m_statement.bind(index, value);
    }
    template <class Value>
    void bind(int index, const std::optional<Value>& value) {
        if (value)
            m_statement.bind(index, *value);
        else
            m_statement.bind(index);
    }

    static std::string textOf(const SQLite::Column& column) {
        if (!column.isText()) throw damage("a text is of another type");
        return column.getString();
    }
    static std::int64_t integerOf(const SQLite::Column& column) {
        if (!column.isInteger()) throw damage("a number is of another type");
        return column.getInt64();
    }
    static int numberOf(const SQLite::Column& column, int least, int most) {
        const std::int64_t number = integerOf(column);
        if (number < least || number > most) throw damage("a number is out of range");
        return static_cast<int>(number);
    }

    SQLite::Statement& m_statement;
    int m_column = 0;
};

template <class Words>
auto valueOf(const Words& words, std::string_view text) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.text == text; });
    if (found == words.end()) throw damage("an unknown word for how a game ended");
    return found->value;
}

// --- the schema

/// "Kmdi", at offset 68 of the file. Tells a library from any other SQLite file.
constexpr std::int32_t ApplicationId = 0x4b6d6469;

/// Sides are called first and second; started_at is in seconds since 1970, UTC; key has the 64 bits of the
/// position's key, as a signed number.
constexpr const char* FirstSchema = R"sql(
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    variant TEXT NOT NULL CHECK (variant <> ''),
    rule_options TEXT NOT NULL,
    start TEXT NOT NULL CHECK (start <> ''),
    quiet_plies_at_start INTEGER NOT NULL CHECK (quiet_plies_at_start >= 0),
    first_name TEXT NOT NULL,
    first_level INTEGER CHECK (first_level BETWEEN 1 AND 10),
    second_name TEXT NOT NULL,
    second_level INTEGER CHECK (second_level BETWEEN 1 AND 10),
    started_at INTEGER NOT NULL,
    ply_count INTEGER NOT NULL DEFAULT 0 CHECK (ply_count >= 0),
    result TEXT CHECK (result IN ('first', 'second', 'draw')),
    reason TEXT,
    CHECK ((result IS NULL) = (reason IS NULL))
) STRICT;
CREATE INDEX unfinished_games ON games (id) WHERE result IS NULL;
CREATE TABLE plies (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    move TEXT NOT NULL CHECK (move <> ''),
    position TEXT NOT NULL CHECK (position <> ''),
    key INTEGER NOT NULL,
    time_used_ms INTEGER NOT NULL CHECK (time_used_ms >= 0),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX plies_by_key ON plies (key);
)sql";

/// Step n brings a file from version n to n + 1; an empty file has version 0. A step that has been released
/// is never changed, further ones are added.
constexpr std::array Migrations{
    FirstSchema,
    "", // the reasons "command-lost" and "insufficient-material"
    // what engines of others have for a move
    "ALTER TABLE games ADD COLUMN first_engine_ms INTEGER CHECK (first_engine_ms > 0);"
    "ALTER TABLE games ADD COLUMN second_engine_ms INTEGER CHECK (second_engine_ms > 0);",
    // the clocks, as formatTimeControl writes them, and the reasons "agreement" and "adjudication"
    "ALTER TABLE games ADD COLUMN first_clock TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE games ADD COLUMN second_clock TEXT NOT NULL DEFAULT '';",
};

constexpr std::int32_t SchemaVersion = Migrations.size();

/// What a file says of itself in its first bytes.
/// Source: "Database File Format", section 1.3, of the SQLite documentation.
struct FileHeader {
    static constexpr int Size = 100;
    static constexpr std::string_view Magic{"SQLite format 3\0", 16};

    std::array<unsigned char, Size> bytes{};

    bool isSqlite() const { return std::equal(Magic.begin(), Magic.end(), bytes.begin()); }
    std::int32_t userVersion() const { return integerAt(60); }
    std::int32_t applicationId() const { return integerAt(68); }

private:
    std::int32_t integerAt(std::size_t offset) const {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8 | bytes[offset + i];
        return static_cast<std::int32_t>(value);
    }
};

/// Reads the header without a lock and without making files next to it, as SQL would; none for an empty file.
/// The bytes go through SQLite's own file handle because closing another one would drop the locks that this
/// process holds on the file (POSIX), those of other connections too.
std::optional<FileHeader> readFileHeader(SQLite::Database& database) {
    sqlite3_file* file = nullptr;
    database.check(sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file));
    sqlite3_int64 size = 0;
    database.check(file->pMethods->xFileSize(file, &size));
    if (size == 0) return std::nullopt;
    FileHeader header; // of zeros for a file too short to have one
    if (size >= FileHeader::Size)
        database.check(file->pMethods->xRead(file, header.bytes.data(), FileHeader::Size, 0));
    return header;
}

std::int32_t pragma(SQLite::Database& database, const char* query) {
    return database.execAndGet(query).getInt();
}

void checkVersion(std::int32_t version, const std::filesystem::path& path) {
    if (version < 0 || version > SchemaVersion)
        throw StorageError(StorageProblem::NewerVersion, path, "schema version " + std::to_string(version));
}

/// Refuses a file that is not ours or too new for us, before anything is read by way of SQL.
void checkFileHeader(SQLite::Database& database, const std::filesystem::path& path) {
    const auto header = readFileHeader(database);
    if (!header) return;
    if (!header->isSqlite() || header->applicationId() != ApplicationId)
        throw StorageError(StorageProblem::NotALibrary, path, "no Komadai library");
    checkVersion(header->userVersion(), path);
}

void migrateOneStep(SQLite::Database& database) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const std::int32_t version = pragma(database, "PRAGMA user_version");
    if (version >= SchemaVersion) return; // another process was faster
    database.exec(Migrations[static_cast<std::size_t>(version)]);
    database.exec("PRAGMA application_id = " + std::to_string(ApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(version + 1));
    transaction.commit();
}

/// The path for SQLite: absolute, so that names such as ":memory:" and "file:x" are names of files.
std::filesystem::path fileToOpen(const std::filesystem::path& path) {
    std::error_code error;
    const auto file = std::filesystem::absolute(path, error);
    const auto status = error ? std::filesystem::file_status() : std::filesystem::status(file, error);
    const bool isOther = std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
    if (file.empty() || isOther) throw StorageError(StorageProblem::CannotOpen, path, "not a plain file");
    return file;
}

/// Whether there is a write-ahead log beside the file: another process is at work, or did not end well.
bool hasLog(SQLite::Database& database) {
    std::error_code ignored;
    return std::filesystem::exists(sqlite3_filename_wal(sqlite3_db_filename(database.getHandle(), "main")),
                                   ignored);
}

/// While set, closing does not move the write-ahead log into the file, which would change it.
void keepFileOnClose(SQLite::Database& database, bool keep) {
    database.check(
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr));
}

/// Opens the file and brings its schema forward, after all checks that it is a library.
SQLite::Database openLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout) {
    constexpr int Flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    SQLite::Database database(fileToOpen(path), Flags, static_cast<int>(busyTimeout.count()));
    checkFileHeader(database, path);
    if (sqlite3_db_readonly(database.getHandle(), "main") == 1)
        throw StorageError(StorageProblem::CannotWrite, path, "the file is read-only");
    keepFileOnClose(database, hasLog(database));
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;"
                  "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL");
    // Once more, since the write-ahead log of another process may be ahead of the file.
    checkVersion(pragma(database, "PRAGMA user_version"), path);
    // Before the switch to WAL: the file itself then says from the start what it is.
    while (pragma(database, "PRAGMA user_version") < SchemaVersion)
        migrateOneStep(database);
    return database;
}

/// Makes the file write ahead, if it does not yet. Here SQLite does not wait for other processes, as it does
/// elsewhere, but gives up at once; so the next try comes when it has waited for a lock.
void writeAhead(SQLite::Database& database) {
    int result = SQLITE_BUSY;
    for (int tries = 0; tries < 20 && (result & 0xff) == SQLITE_BUSY; ++tries) {
        if (tries > 0) database.exec("BEGIN EXCLUSIVE; COMMIT");
        result = database.tryExec("PRAGMA journal_mode = WAL");
    }
    database.check(result);
}

constexpr std::string_view SelectGames =
    "SELECT id, variant, rule_options, start, quiet_plies_at_start, "
    "first_name, first_level, first_engine_ms,"
    " second_name, second_level, second_engine_ms,"
    " started_at, first_clock, second_clock, ply_count, result, reason FROM games ";

std::string selectGames(std::string_view which) { return std::string(SelectGames).append(which); }

// --- rows

constexpr int MaxInt = std::numeric_limits<int>::max();

std::optional<std::int64_t> engineMs(const Player& player) {
    if (!player.engineTime) return std::nullopt;
    return std::int64_t{player.engineTime->count()};
}

// The members of a braced list are read in their order.

Player readPlayer(Query& row) {
    Player player;
    player.name = row.text();
    player.computerLevel = row.optionalNumber(1, 10);
    if (const auto time = row.optionalNumber(1, MaxInt)) player.engineTime = std::chrono::milliseconds(*time);
    return player;
}

TimeControl readClock(Query& row) {
    const auto clock = parseTimeControl(row.text());
    if (!clock) throw damage("a clock that cannot be");
    return *clock;
}

GameHeader readHeader(Query& row) {
    return {.variant = row.text(),
            .ruleOptions = row.text(),
            .start = row.text(),
            .quietPliesAtStart = row.number(0, MaxInt),
            .players = {readPlayer(row), readPlayer(row)},
            .startedAt = std::chrono::sys_seconds(std::chrono::seconds(row.integer())),
            .clocks = {readClock(row), readClock(row)}};
}

std::optional<Outcome> readOutcome(Query& row) {
    const auto winner = row.optionalText();
    const auto reason = row.optionalText();
    if (winner.has_value() != reason.has_value()) throw damage("half an outcome");
    if (!winner) return std::nullopt;
    return Outcome{valueOf(WinnerWords, *winner), valueOf(ReasonWords, *reason)};
}

GameSummary readSummary(Query& row) {
    return {.id = row.integer(),
            .header = readHeader(row),
            .plyCount = row.number(0, MaxInt),
            .outcome = readOutcome(row)};
}

/// `number` is the one that the ply ought to have.
RecordedPly readPly(Query& row, int number) {
    row.number(number, number);
    RecordedPly ply{.move = row.text(),
                    .position = row.text(),
                    .key = static_cast<std::uint64_t>(row.integer()),
                    .timeUsed = std::chrono::milliseconds(row.integer())};
    if (ply.timeUsed.count() < 0) throw damage("a negative time");
    return ply;
}

/// The games of a query that gives the highest id first, now the latest start first. They mostly are in that
/// order; where not, sorting here is still faster than ORDER BY, which copies every row.
std::vector<GameSummary> readSummaries(Query query) {
    std::vector<GameSummary> summaries;
    while (query.next())
        summaries.push_back(readSummary(query));
    const auto isLater = [](const GameSummary& a, const GameSummary& b) {
        return a.header.startedAt > b.header.startedAt;
    };
    if (!std::is_sorted(summaries.begin(), summaries.end(), isLater))
        std::stable_sort(summaries.begin(), summaries.end(), isLater);
    return summaries;
}

} // namespace

/// The open file with its statements. Errors leave it as SQLite::Exception, but for those of the constructor
/// that no code of SQLite stands for.
class Library::Database {
public:
    Database(std::filesystem::path path, std::chrono::milliseconds busyTimeout)
        : m_path(std::move(path)), m_database(openLibrary(m_path, busyTimeout)) {
        // The statements have been prepared by now: the schema is what it should be.
        writeAhead(m_database);
        keepFileOnClose(m_database, false);
    }

    const std::filesystem::path& path() const { return m_path; }

    GameId addGame(const GameHeader& header) {
        const auto& [first, second] = header.players;
        Query(m_addGame, header.variant, header.ruleOptions, header.start, header.quietPliesAtStart,
              first.name, first.computerLevel, engineMs(first), second.name, second.computerLevel,
              engineMs(second), std::int64_t{header.startedAt.time_since_epoch().count()},
              formatTimeControl(header.clocks[0]), formatTimeControl(header.clocks[1]))
            .run();
        return m_database.getLastInsertRowid();
    }

    void storePly(GameId game, int number, const RecordedPly& ply) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        Query(m_deletePliesFrom, game, number).run();
        Query(m_addPly, game, number, ply.move, ply.position, static_cast<std::int64_t>(ply.key),
              std::int64_t{ply.timeUsed.count()})
            .changeOne();
        Query(m_setPlyCount, game, number).changeOne();
        transaction.commit();
    }

    void setPlyCount(GameId game, int plyCount) { Query(m_setPlyCount, game, plyCount).changeOne(); }

    void setPlayers(GameId game, const std::array<Player, SideCount>& players) {
        const auto& [first, second] = players;
        Query(m_setPlayers, game, first.name, first.computerLevel, engineMs(first), second.name,
              second.computerLevel, engineMs(second))
            .changeOne();
    }

    void setOutcome(GameId game, const std::optional<Outcome>& outcome) {
        std::optional<std::string> winner;
        std::optional<std::string> reason;
        if (outcome) {
            winner = wordFor(WinnerWords, outcome->winner);
            reason = wordFor(ReasonWords, outcome->reason);
        }
        Query(m_setOutcome, game, winner, reason).changeOne();
    }

    std::optional<StoredGame> game(GameId id) {
        SQLite::Transaction snapshot(m_database); // game and plies as they were at one moment
        StoredGame game;
        if (Query row(m_game, id); row.next())
            game.summary = readSummary(row);
        else
            return std::nullopt;
        Query row(m_plies, id);
        for (int number = 1; row.next(); ++number)
            game.plies.push_back(readPly(row, number));
        if (game.plies.size() < static_cast<std::size_t>(game.summary.plyCount))
            throw damage("plies are missing");
        return game;
    }

    std::vector<GameSummary> games() { return readSummaries(Query(m_games)); }
    std::vector<GameSummary> unfinishedGames() { return readSummaries(Query(m_unfinishedGames)); }

private:
    std::filesystem::path m_path;
    SQLite::Database m_database;
    SQLite::Statement m_addGame{
        m_database,
        "INSERT INTO games (variant, rule_options, start, quiet_plies_at_start, first_name, first_level,"
        " first_engine_ms, second_name, second_level, second_engine_ms, started_at, first_clock, "
        "second_clock)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
    SQLite::Statement m_deletePliesFrom{m_database, "DELETE FROM plies WHERE game = ? AND number >= ?"};
    SQLite::Statement m_addPly{m_database,
                               "INSERT INTO plies (game, number, move, position, key, time_used_ms)"
                               " SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?2 = 1"
                               " OR EXISTS (SELECT 1 FROM plies WHERE game = ?1 AND number = ?2 - 1)"};
    SQLite::Statement m_setPlyCount{m_database,
                                    "UPDATE games SET ply_count = ?2 WHERE id = ?1 AND (?2 = 0"
                                    " OR EXISTS (SELECT 1 FROM plies WHERE game = ?1 AND number = ?2))"};
    SQLite::Statement m_setPlayers{
        m_database, "UPDATE games SET first_name = ?2, first_level = ?3, first_engine_ms = ?4,"
                    " second_name = ?5, second_level = ?6, second_engine_ms = ?7 WHERE id = ?1"};
    SQLite::Statement m_setOutcome{m_database, "UPDATE games SET result = ?2, reason = ?3 WHERE id = ?1"};
    SQLite::Statement m_game{m_database, selectGames("WHERE id = ?")};
    SQLite::Statement m_plies{
        m_database,
        "SELECT number, move, position, key, time_used_ms FROM plies WHERE game = ? ORDER BY number"};
    SQLite::Statement m_games{m_database, selectGames("ORDER BY id DESC")};
    SQLite::Statement m_unfinishedGames{m_database, selectGames("WHERE result IS NULL ORDER BY id DESC")};
};

Library::Library(std::filesystem::path path, std::chrono::milliseconds busyTimeout)
    : m_database(translatingErrors(path, [&] { return std::make_unique<Database>(path, busyTimeout); })) {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

const std::filesystem::path& Library::path() const { return m_database->path(); }

GameId Library::addGame(const GameHeader& header) {
    return translatingErrors(path(), [&] { return m_database->addGame(header); });
}

void Library::storePly(GameId game, int number, const RecordedPly& ply) {
    translatingErrors(path(), [&] { m_database->storePly(game, number, ply); });
}

void Library::setPlyCount(GameId game, int plyCount) {
    translatingErrors(path(), [&] { m_database->setPlyCount(game, plyCount); });
}

void Library::setPlayers(GameId game, const std::array<Player, SideCount>& players) {
    translatingErrors(path(), [&] { m_database->setPlayers(game, players); });
}

void Library::setOutcome(GameId game, const std::optional<Outcome>& outcome) {
    translatingErrors(path(), [&] { m_database->setOutcome(game, outcome); });
}

std::optional<StoredGame> Library::game(GameId game) const {
    return translatingErrors(path(), [&] { return m_database->game(game); });
}

std::vector<GameSummary> Library::games() const {
    return translatingErrors(path(), [&] { return m_database->games(); });
}

std::vector<GameSummary> Library::unfinishedGames() const {
    return translatingErrors(path(), [&] { return m_database->unfinishedGames(); });
}

} // namespace komadai::core
