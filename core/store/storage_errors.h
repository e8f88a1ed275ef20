// Errors of SQLite as those of the library. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <filesystem>
#include <new>

namespace komadai::core::store {

/// `code` is an extended result code of SQLite. `systemError` is the errno of the last write, 0 if it succeeded.
StorageProblem storageProblemOf(int code, int systemError = 0);

/// Whether SQLite itself found the file damaged, in contrast to rows that are not as they must be.
bool isFileDamage(const SQLite::Exception& error);

/// Throws the error as StorageError, as the library translates it, or as std::bad_alloc. If the file is damaged, the library stops writing.
[[noreturn]] void throwStorageError(const Library& library, const SQLite::Exception& error);

/// Calls the function and throws its errors as StorageError, see throwStorageError.
template <class Function>
auto translatingErrors(const Library& library, Function&& function) {
    try {
        return function();
    } catch (const SQLite::Exception& error) {
        throwStorageError(library, error);
    }
}

/// The same while the file is opened: damage means that it was left as it was.
template <class Function>
auto translatingErrorsOfOpening(const std::filesystem::path& path, Function&& function) {
    try {
        return function();
    } catch (const SQLite::Exception& error) {
        if (error.getErrorCode() == SQLITE_NOMEM) throw std::bad_alloc();
        throw StorageError(storageProblemOf(error.getErrorCode()), path, error.what(),
                           {DamageEffect::Kind::LeftAsItWas});
    }
}

} // namespace komadai::core::store
