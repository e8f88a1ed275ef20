#include "core/store/library_file.h"

#include "core/base/unfinished_file.h"
#include "core/store/query.h"
#include "core/store/schema.h"

#include <sqlite3.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <system_error>

namespace komadai::core::store {
namespace {

/// How SQLite opens a library that is only read, but whose folder SQLite must leave as it was.
constexpr int TidyReadingFlags =
    SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;

/// SQLite keeps changes in files beside the library. Their names are that of the library with these endings.
constexpr std::array<const char*, 2> FilesBeside{"-wal", "-journal"};

/// The header of an SQLite file.
/// Source: "Database File Format", section 1.3, of the SQLite documentation.
struct FileHeader {
    static constexpr int Size = 100;
    static constexpr std::string_view Magic{"SQLite format 3\0", 16};

    std::array<unsigned char, Size> bytes{};

    bool isSqlite() const { return std::equal(Magic.begin(), Magic.end(), bytes.begin()); }
    /// Whether the versions for reading and writing are known: with others, SQLite would not write.
    bool isWritable() const {
        return std::all_of(&bytes[18], &bytes[20], [](auto version) { return version == 1 || version == 2; });
    }
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

/// Reads the header without a lock and without creating files beside it, as SQL would; none for an empty file. It uses
/// SQLite's own file handle, because closing another handle would release all locks that this process holds on the file
/// (POSIX), including those of other connections.
std::optional<FileHeader> readFileHeader(SQLite::Database& database) {
    sqlite3_file* file = nullptr;
    database.check(sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file));
    sqlite3_int64 size = 0;
    database.check(file->pMethods->xFileSize(file, &size));
    if (size == 0) return std::nullopt;
    FileHeader header; // all zeros if the file is too short
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

/// Refuses a file that is not a library or is too new, before anything is read with SQL.
void checkFileHeader(SQLite::Database& database, const std::filesystem::path& path) {
    const auto header = readFileHeader(database);
    if (!header) return;
    if (!header->isSqlite() || header->applicationId() != ApplicationId)
        throw StorageError(StorageProblem::NotALibrary, path, "not a Komadai library");
    checkVersion(header->userVersion(), path);
    if (!header->isWritable())
        throw StorageError(StorageProblem::Damaged, path, "unknown version of the file format",
                           {DamageEffect::Kind::LeftAsItWas});
}

/// Waits until the contents of a file, or the names in a folder, are on the disk.
void syncToDisk(const std::filesystem::path& path, int flags) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

/// Copies the library to a file beside it. The copy has a temporary name until it is complete.
std::filesystem::path makeBackup(const std::filesystem::path& file, std::int32_t version) {
    int number = 1;
    while (std::filesystem::exists(backupOf(file, version, number)))
        ++number;
    auto backup = backupOf(file, version, number);
    UnfinishedFile copied(backup);
    {
        SQLite::Database source(file, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE);
        SQLite::Statement copy(source, "VACUUM INTO ?");
        copy.bind(1, copied.path().string());
        copy.exec();
    }
    syncToDisk(copied.path(), 0);
    if (copied.finish()) throw SQLite::Exception("the backup cannot be written", SQLITE_IOERR);
    syncToDisk(backup.parent_path(), O_DIRECTORY);
    return backup;
}

void migrateFile(SQLite::Database& database, const std::filesystem::path& file,
                 const VariantFinder& variants) {
    // The table `games` is replaced by a new one of the same name, so references to it must not be changed.
    database.exec("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON");
    {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int32_t version = pragma(database, "PRAGMA user_version");
        if (version < SchemaVersion) { // otherwise another process has migrated it
            std::filesystem::path backup;
            if (version > 0) backup = makeBackup(file, version);
            try {
                migrateTables(database, version, variants);
                transaction.commit();
            } catch (...) { // the library is unchanged
                std::error_code ignored;
                if (!backup.empty()) std::filesystem::remove(backup, ignored);
                throw;
            }
        }
    }
    database.exec("PRAGMA legacy_alter_table = OFF");
}

/// The path for SQLite. It is absolute, so that SQLite takes names such as ":memory:" and "file:x" as names of files.
std::filesystem::path fileToOpen(const std::filesystem::path& path) {
    std::error_code error;
    auto file = std::filesystem::absolute(path, error);
    const auto status = error ? std::filesystem::file_status() : std::filesystem::status(file, error);
    const bool isOther = std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
    if (file.empty() || isOther) throw StorageError(StorageProblem::CannotOpen, path, "not a plain file");
    return file;
}

/// Whether there is a write-ahead log beside the file: another process has the library open, or was killed.
bool hasLog(SQLite::Database& database) {
    std::error_code ignored;
    return std::filesystem::exists(sqlite3_filename_wal(sqlite3_db_filename(database.getHandle(), "main")),
                                   ignored);
}

/// The file itself, where the path is a link; SQLite's files are beside it.
std::filesystem::path followed(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::weakly_canonical(path, ignored);
}

/// The same before the file is opened.
bool hasLog(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::exists(followed(path).string() + "-wal", ignored);
}

/// Whether changes wait beside the file that are not in it yet: in a write-ahead log or a rollback journal.
bool hasUnwrittenChanges(const std::filesystem::path& path) {
    const auto file = followed(path);
    return std::any_of(FilesBeside.begin(), FilesBeside.end(), [&](const char* ending) {
        std::error_code isMissing;
        const auto size = std::filesystem::file_size(file.string() + ending, isMissing);
        return !isMissing && size > 0;
    });
}

/// Whether this user may write to a file; false also on a disk that is write-protected.
bool canBeWritten(const std::filesystem::path& file) {
    return ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0;
}

/// Whether new files can be made in a folder.
bool takesFiles(const std::filesystem::path& folder) {
    return ::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
}

/// While `keep` is set, closing does not write the write-ahead log into the file, which would change it.
void keepFileOnClose(SQLite::Database& database, bool keep) {
    database.check(
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr));
}

/// Refuses a damaged file, if it is small enough to be checked at once.
void refuseDamage(SQLite::Database& database, const std::filesystem::path& file,
                  const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::file_size(file, error) > Library::CheckedBytes || error) return;
    if (const auto damage = damageOf(database))
        throw StorageError(StorageProblem::Damaged, path, *damage, {DamageEffect::Kind::LeftAsItWas});
}

} // namespace

std::optional<std::string> damageOf(SQLite::Database& database) {
    database.exec("PRAGMA ignore_check_constraints = ON"); // a wrong value concerns one game, not the file
    SQLite::Statement check(database, "PRAGMA integrity_check(1)");
    Query row(check);
    const std::string report = row.next() ? row.text() : std::string("no report");
    database.exec("PRAGMA ignore_check_constraints = OFF");
    return report == "ok" ? std::nullopt : std::optional(report);
}

void stopWriting(SQLite::Database& database) {
    database.tryExec("PRAGMA query_only = ON");
    sqlite3_wal_autocheckpoint(database.getHandle(), 0);
    keepFileOnClose(database, true);
}

std::filesystem::path backupOf(const std::filesystem::path& library, std::int32_t version, int number) {
    std::string ending = ".version-" + std::to_string(version) + "-backup";
    if (number > 1) ending += "-" + std::to_string(number);
    auto path = library;
    return path += ending;
}

SQLite::Database openLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout,
                             const VariantFinder& variants) {
    constexpr int Flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const auto file = fileToOpen(path);
    SQLite::Database database(file, Flags, static_cast<int>(busyTimeout.count()));
    checkFileHeader(database, path);
    if (sqlite3_db_readonly(database.getHandle(), "main") == 1)
        throw StorageError(StorageProblem::ReadOnly, path, "the file is read-only");
    const std::filesystem::path opened =
        sqlite3_db_filename(database.getHandle(), "main"); // links are followed
    if (!hasLog(database) && !takesFiles(opened.parent_path()))
        throw StorageError(StorageProblem::ReadOnly, path, "the folder is read-only");
    keepFileOnClose(database, hasLog(database));
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA synchronous = NORMAL");
    database.exec("PRAGMA cache_size = -16000"); // in kB
    // Checked again, because the write-ahead log of another process may be newer than the file.
    const std::int32_t version = pragma(database, "PRAGMA user_version");
    checkVersion(version, path);
    refuseDamage(database, file, path);
    // Before the switch to WAL, so that the file itself has the right header from the start.
    if (version < SchemaVersion) migrateFile(database, file, variants);
    database.exec("PRAGMA foreign_keys = ON");
    return database;
}

SQLite::Database openToRead(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout) {
    const auto file = fileToOpen(path);
    const auto openNamed = [&](const std::string& name, int flags) {
        SQLite::Database database(name, flags, static_cast<int>(busyTimeout.count()));
        checkFileHeader(database, path);
        database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
        const std::int32_t version = pragma(database, "PRAGMA user_version");
        checkVersion(version, path);
        if (version == 0) throw StorageError(StorageProblem::NotALibrary, path, "the file is empty");
        refuseDamage(database, file, path);
        return database;
    };
    if (!hasLog(file) && !hasUnwrittenChanges(file)) {
        // For reading, too, SQLite makes files beside the library. Only a connection that may write removes them when it is closed.
        const bool isTidy = canBeWritten(file) && takesFiles(followed(file).parent_path());
        return isTidy ? openNamed(file.string(), TidyReadingFlags)
                      : openNamed(immutableUri(file), ReadingFlags);
    }
    try {
        return openNamed(file.string(), ReadingFlags);
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY) throw;
        if (hasUnwrittenChanges(file)) throw StorageError(StorageProblem::CannotOpen, path, error.what());
    }
    // SQLite cannot use the empty log: the folder or the disk is write-protected.
    return openNamed(immutableUri(file), ReadingFlags);
}

std::string immutableUri(const std::filesystem::path& file) {
    std::string uri = "file://";
    for (const char c : file.string())
        uri += c == '?' ? "%3f" : c == '#' ? "%23" : c == '%' ? "%25" : std::string(1, c);
    return uri + "?immutable=1";
}

/// For this change SQLite does not wait for other processes, but fails at once. So each further try first waits for a lock.
void writeAhead(SQLite::Database& database) {
    int result = SQLITE_BUSY;
    for (int tries = 0; tries < 20 && (result & 0xff) == SQLITE_BUSY; ++tries) {
        if (tries > 0) database.exec("BEGIN EXCLUSIVE; COMMIT");
        result = database.tryExec("PRAGMA journal_mode = WAL");
    }
    database.check(result);
    keepFileOnClose(database, false);
    constexpr std::uintmax_t PageBytes = 4096;
    database.check(
        sqlite3_wal_autocheckpoint(database.getHandle(), static_cast<int>(Library::LogBytes / PageBytes)));
    database.exec("PRAGMA journal_size_limit = " + std::to_string(Library::LogBytes));
}

} // namespace komadai::core::store
