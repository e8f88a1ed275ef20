#include "core/store/library_copy.h"

#include "core/store/library_file.h"
#include "core/store/storage_errors.h"

#include <chrono>

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
        vacuum.bind(1, copy.string());
        vacuum.exec();
    });
}

} // namespace komadai::core
