#include "core/store/library_copy.h"

#include "core/store/library_file.h"
#include "core/store/storage_errors.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace komadai::core {

void copyLibrary(const std::filesystem::path& library, const std::filesystem::path& copy,
                 const std::function<bool()>& isStopped) {
    store::translatingErrorsOfOpening(library, [&] {
        SQLite::Database source = store::openToRead(library, std::chrono::seconds(2));
        constexpr int StepsBetweenQuestions = 100; // of SQLite's virtual machine
        auto question = [&isStopped] { return isStopped && isStopped(); };
        const auto ask = [](void* asked) { return (*static_cast<decltype(question)*>(asked))() ? 1 : 0; };
        sqlite3_progress_handler(source.getHandle(), StepsBetweenQuestions, ask, &question);
        SQLite::Statement vacuum(source, "VACUUM INTO ?");
        vacuum.bind(1, std::filesystem::absolute(copy).string());
        vacuum.exec();
    });
}

namespace {

constexpr std::string_view FolderPrefix = "komadai-copy-";

/// A lock on a folder of this user. The system releases it when the process ends, whatever the reason.
class FolderLock {
public:
    explicit FolderLock(const std::filesystem::path& folder)
        : m_file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)) {
        struct stat status {};
        const bool isOwn = m_file >= 0 && ::fstat(m_file, &status) == 0 && status.st_uid == ::geteuid();
        m_isHeld = isOwn && ::flock(m_file, LOCK_EX | LOCK_NB) == 0;
        m_isOfAnother = isOwn && !m_isHeld && errno == EWOULDBLOCK;
    }
    ~FolderLock() {
        if (m_file >= 0) ::close(m_file);
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    bool isHeld() const { return m_isHeld; }
    /// Whether another program, or another object, has the lock.
    bool isOfAnother() const { return m_isOfAnother; }
    /// Keeps the lock after the end of this object. Returns the file to close; -1 if the folder could not be opened.
    int release() { return std::exchange(m_file, -1); }

private:
    int m_file;
    bool m_isHeld = false;
    bool m_isOfAnother = false;
};

/// Removes the folders of programs that were killed while they copied. Those of running programs are locked.
void removeLeftFolders(const std::filesystem::path& parent) {
    std::error_code error;
    for (std::filesystem::directory_iterator entry(parent, error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(FolderPrefix)) continue;
        const FolderLock lock(entry->path());
        std::error_code ignored;
        if (lock.isHeld()) std::filesystem::remove_all(entry->path(), ignored);
    }
}

} // namespace

LibraryCopy::Folder::Folder() {
    std::error_code error;
    const auto parent = std::filesystem::temp_directory_path(error);
    if (!error) removeLeftFolders(parent);
    do { // again if another program has removed it before it was locked
        std::string name = (parent / FolderPrefix).string() + "XXXXXX";
        if (error || !mkdtemp(name.data()))
            throw StorageError(StorageProblem::CannotWrite, parent,
                               (error ? error : std::error_code(errno, std::generic_category())).message());
        m_path = name;
    } while (!lock());
}

bool LibraryCopy::Folder::lock() {
    FolderLock held(m_path);
    if (held.isOfAnother()) return false; // it is being removed
    std::error_code ignored;
    if (!std::filesystem::exists(m_path, ignored)) return false;
    m_lock = held.release(); // not locked on a disk without such locks
    return true;
}

void LibraryCopy::Folder::remove() const {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

LibraryCopy::Folder::~Folder() {
    remove();
    if (m_lock >= 0) ::close(m_lock);
}

LibraryCopy::LibraryCopy(const std::filesystem::path& original, std::chrono::milliseconds busyTimeout,
                         VariantFinder variants, const std::function<bool()>& isStopped)
    : m_original(original) {
    const std::filesystem::path copy = m_folder.path() / "copy.sqlite";
    try {
        copyLibrary(original, copy, isStopped);
        m_library.emplace(copy, busyTimeout, std::move(variants));
        m_library->has(0); // now all files are open, and need no names
        m_folder.remove();
    } catch (const StorageError& error) {
        throw asOfOriginal(StorageError(error.problem(), copy, error.what()));
    }
}

StorageError LibraryCopy::asOfOriginal(const StorageError& error) const {
    if (error.path().parent_path() != m_folder.path()) return error;
    const bool isOfCopy =
        error.problem() == StorageProblem::NoSpace || error.problem() == StorageProblem::CannotWrite;
    return {error.problem(), isOfCopy ? m_folder.path().parent_path() : m_original, error.what(),
            DamageEffect{DamageEffect::Kind::LeftAsItWas}};
}

ReadableLibrary::ReadableLibrary(const std::filesystem::path& path, std::chrono::milliseconds busyTimeout,
                                 const VariantFinder& variants) {
    try {
        m_library.emplace(path, busyTimeout, variants);
    } catch (const StorageError& error) {
        if (error.problem() != StorageProblem::ReadOnly) throw;
        m_copy.emplace(path, busyTimeout, variants);
        m_copy->library().setErrorTranslation(
            [&copy = *m_copy](const StorageError& ofCopy) { return copy.asOfOriginal(ofCopy); });
    }
}

} // namespace komadai::core
