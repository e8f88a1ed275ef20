#include "core/store/library_copy.h"

#include "core/store/library_file.h"
#include "core/store/storage_errors.h"

#include <cerrno>
#include <cstdlib>
#include <string>
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

LibraryCopy::Folder::Folder() {
    std::error_code error;
    const auto parent = std::filesystem::temp_directory_path(error);
    std::string name = (parent / "komadai-copy-XXXXXX").string();
    if (error || !mkdtemp(name.data()))
        throw StorageError(StorageProblem::CannotWrite, parent,
                           (error ? error : std::error_code(errno, std::generic_category())).message());
    m_path = name;
}

LibraryCopy::Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

LibraryCopy::LibraryCopy(const std::filesystem::path& original, std::chrono::milliseconds busyTimeout,
                         VariantFinder variants, const std::function<bool()>& isStopped)
    : m_original(original) {
    const std::filesystem::path copy = m_folder.path() / "copy.sqlite";
    try {
        copyLibrary(original, copy, isStopped);
        m_library.emplace(copy, busyTimeout, std::move(variants));
    } catch (const StorageError& error) {
        throw asOfOriginal(StorageError(error.problem(), copy, error.what()));
    }
}

StorageError LibraryCopy::asOfOriginal(const StorageError& error) const {
    if (error.path().parent_path() != m_folder.path()) return error;
    const bool isOfCopy =
        error.problem() == StorageProblem::NoSpace || error.problem() == StorageProblem::CannotWrite;
    return {error.problem(), isOfCopy ? m_folder.path() : m_original, error.what(),
            DamageEffect{DamageEffect::Kind::LeftAsItWas}};
}

} // namespace komadai::core
