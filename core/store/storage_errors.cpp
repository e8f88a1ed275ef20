#include "core/store/storage_errors.h"

namespace komadai::core::store {

StorageProblem storageProblemOf(int code) {
    if (code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
        return StorageProblem::Damaged;
    switch (code & 0xff) {
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return StorageProblem::CannotOpen;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_INTERRUPT:
    case SQLITE_PROTOCOL: return StorageProblem::Busy;
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_TOOBIG: return StorageProblem::CannotWrite;
    default: return StorageProblem::Damaged;
    }
}

} // namespace komadai::core::store
