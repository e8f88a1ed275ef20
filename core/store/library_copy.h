// A copy of a library, to read from it without changing it.
#pragma once

#include "core/store/library.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>

namespace komadai::core {

/// Copies a library to a new file. The library is opened for reading only, so its file or disk may be write-protected. A library of an
/// earlier version is not migrated; the copy can be. Any thread. Throws StorageError about the library: CannotOpen, NotALibrary (an
/// empty file, too), NewerVersion, Damaged, Busy if it was stopped, or NoSpace and CannotWrite if the copy cannot be written.
/// `isStopped`  asked often; true ends it. May be empty.
void copyLibrary(const std::filesystem::path& library, const std::filesystem::path& copy,
                 const std::function<bool()>& isStopped = {});

/// The contents of a library as a library of their own: a copy in a temporary folder, which is removed with this object. The original is
/// only read, while the copy is made. One thread at a time.
class LibraryCopy {
public:
    /// Throws StorageError as copyLibrary and the constructor of Library do, as `asOfOriginal` words it. `isStopped` is called only
    /// here.
    LibraryCopy(const std::filesystem::path& original, std::chrono::milliseconds busyTimeout,
                VariantFinder variants, const std::function<bool()>& isStopped = {});

    Library& library() { return *m_library; }
    /// An error of the copy as one of the original, whose path the user knows. Where the copy cannot be written, it is one of the
    /// temporary folder. Any other error as it is.
    StorageError asOfOriginal(const StorageError& error) const;

private:
    /// A new folder among the temporary files, which is removed with its contents.
    class Folder {
    public:
        Folder();
        ~Folder();
        Folder(const Folder&) = delete;
        Folder& operator=(const Folder&) = delete;
        const std::filesystem::path& path() const { return m_path; }

    private:
        std::filesystem::path m_path;
    };

    std::filesystem::path m_original;
    Folder m_folder;
    std::optional<Library> m_library; ///< closed before its folder is removed
};

} // namespace komadai::core
