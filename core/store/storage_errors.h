// Errors of SQLite as those of the library. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <filesystem>
#include <new>

namespace komadai::core::store {

/// `code` is an extended result code of SQLite.
StorageProblem storageProblemOf(int code);

/// Calls the function and throws its errors as StorageError.
template <class Function>
auto translatingErrors(const std::filesystem::path& path, Function&& function) {
    try {
        return function();
    } catch (const SQLite::Exception& error) {
        if (error.getErrorCode() == SQLITE_NOMEM) throw std::bad_alloc();
        throw StorageError(storageProblemOf(error.getErrorCode()), path, error.what());
    }
}

} // namespace komadai::core::store
