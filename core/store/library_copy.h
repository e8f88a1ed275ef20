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

/// The contents of a library as a library of their own: a copy among the temporary files. The original is only read, while the copy is made.
/// The copy has no name once it is open, so nothing is left of it even if the program is killed. If it is killed earlier, its folder is
/// removed when the next copy is made. One thread at a time.
class LibraryCopy {
public:
    /// Throws StorageError as copyLibrary and the constructor of Library do, as `asOfOriginal` words it. `isStopped` is called only
    /// here.
    LibraryCopy(const std::filesystem::path& original, std::chrono::milliseconds busyTimeout,
                VariantFinder variants, const std::function<bool()>& isStopped = {});

    Library& library() { return *m_library; }
    /// An error of the copy as one of the original, whose path the user knows. Where the copy cannot be written, it is one of the
    /// folder for temporary files. Any other error as it is.
    StorageError asOfOriginal(const StorageError& error) const;

private:
    /// A new folder among the temporary files. Another program may remove it after the end of this one.
    class Folder {
    public:
        /// Also removes the folders that killed programs have left.
        Folder();
        ~Folder();
        Folder(const Folder&) = delete;
        Folder& operator=(const Folder&) = delete;
        const std::filesystem::path& path() const { return m_path; }
        /// Removes the folder with its contents. Open files can be used until they are closed.
        void remove() const;

    private:
        /// False if the folder is not there any more.
        bool lock();

        std::filesystem::path m_path;
        int m_lock = -1; ///< the folder as an open file, which is locked; -1 if it could not be opened
    };

    std::filesystem::path m_original;
    Folder m_folder;
    std::optional<Library> m_library;
};

/// A library for a caller that only reads: the file itself, or a copy where the file, its folder or its disk is write-protected. Another
/// program may change the file, but not a copy of it. One thread at a time.
class ReadableLibrary {
public:
    /// Throws StorageError as the constructors of Library and LibraryCopy do. A file that does not exist is created, as by Library.
    /// Later errors of the copy name the file, too, see LibraryCopy::asOfOriginal.
    ReadableLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout,
                    const VariantFinder& variants);

    Library& library() { return m_copy ? m_copy->library() : *m_library; }

private:
    std::optional<Library> m_library;
    std::optional<LibraryCopy> m_copy; ///< its library refers to it
};

} // namespace komadai::core
