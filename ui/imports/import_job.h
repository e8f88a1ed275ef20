// Work that adds games to the library while the user goes on playing, and what comes of it.
#pragma once

#include "core/files/game_import.h"
#include "core/files/library_merge.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace komadai::ui {

struct ImportProgress {
    std::int64_t files = 0; ///< that were read
    std::int64_t totalFiles = 0;
    std::int64_t games = 0; ///< that were read
    std::int64_t added = 0;
    std::int64_t known = 0;
    std::optional<std::int64_t>
        ofLibrary{}; ///< the games of the library that is added; 0 until they are counted
    friend bool operator==(const ImportProgress&, const ImportProgress&) = default;
};

/// A problem of a game, with its file.
struct ImportProblem {
    core::ReadProblem problem;
    std::string file;
};

/// What came of an import.
struct ImportReport {
    static constexpr std::size_t MostProblems = 10'000;

    QStringList sources; ///< paths, or the name of a text
    QDateTime startedAt;
    core::ImportSummary summary;
    std::vector<std::variant<ImportProblem, core::FileFault>>
        problems;                            ///< the first MostProblems; the summary counts all
    QString label;                           ///< that the added games have; empty if none was added
    std::optional<core::MergeSummary> merge; ///< of a library that was added
    bool isRefused = false;                  ///< it could not be read at all; `error` says why
    bool isCancelled = false;
    std::optional<core::StorageError> error; ///< why the library did not take the rest
};

/// An import of files, or a library that is added. What was added stays, however the work ends. GUI thread.
class ImportJob : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `progressed` and in the end `finished` follow.
    virtual void start() = 0;
    /// Ends the work after the batch in progress; `finished` follows.
    virtual void cancel() = 0;
    virtual ImportProgress progress() const = 0;

signals:
    /// At most ten times a second.
    void progressed(const komadai::ui::ImportProgress& progress);
    void finished(const komadai::ui::ImportReport& report);
};

} // namespace komadai::ui
