#include "core/store/storage_errors.h"

#include <cerrno>

namespace komadai::core::store {
namespace {

/// The errno of the last write to the library or to its log; 0 if it succeeded.
int lastWriteError(sqlite3* database) {
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        int error = 0;
        sqlite3_file_control(database, "main", which, &file);
        if (file && file->pMethods) file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
        if (error != 0) return error;
    }
    return 0;
}

} // namespace

StorageProblem storageProblemOf(int code, int systemError) {
    if (code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
        return StorageProblem::Damaged;
    const bool hasNoSpace = systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
    switch (code & 0xff) {
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return StorageProblem::CannotOpen;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_INTERRUPT:
    case SQLITE_PROTOCOL: return StorageProblem::Busy;
    case SQLITE_FULL: return StorageProblem::NoSpace;
    case SQLITE_IOERR: return hasNoSpace ? StorageProblem::NoSpace : StorageProblem::CannotWrite;
    case SQLITE_READONLY:
    case SQLITE_TOOBIG: return StorageProblem::CannotWrite;
    default: return StorageProblem::Damaged;
    }
}

bool isFileDamage(const SQLite::Exception& error) {
    const int code = error.getExtendedErrorCode(); // below 0: the error does not come from SQLite
    if (code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
        return true;
    return code >= 0 && ((code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB);
}

void throwStorageError(const Library& library, const SQLite::Exception& error) {
    if (error.getErrorCode() == SQLITE_NOMEM) throw std::bad_alloc();
    sqlite3* const file = library.connection().getHandle();
    const auto problem = storageProblemOf(error.getErrorCode(), lastWriteError(file));
    if (isFileDamage(error)) library.stopWriting();
    const bool isStopped = library.isWritingStopped() &&
                           (isFileDamage(error) || (error.getErrorCode() & 0xff) == SQLITE_READONLY);
    if (isStopped)
        throw library.translated({StorageProblem::Damaged,
                                  library.path(),
                                  error.what(),
                                  {DamageEffect::Kind::WritingStopped, library.changedGames()}});
    // The log takes space that the disk does not have. Without space for it, the library could not be opened again.
    if (problem == StorageProblem::NoSpace)
        sqlite3_wal_checkpoint_v2(file, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    throw library.translated({problem, library.path(), error.what()});
}

} // namespace komadai::core::store
