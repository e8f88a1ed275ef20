// Adds games of files, folders and archives to the library while the user goes on playing.
#pragma once

#include "core/files/game_import.h"
#include "core/rules/variant_set.h"
#include "ui/library/library_service.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

class QTimer;

namespace komadai::ui {

/// What the user wants to import.
struct ImportWish {
    QStringList paths{};                   ///< of files, folders and archives
    std::vector<core::GameRecord> games{}; ///< that are in no file, such as those on the clipboard
    QString name{};                        ///< of the text with those games, for the report
    bool keepsKnown = false;               ///< games that the library has are added all the same
};

struct ImportProgress {
    std::int64_t files = 0; ///< that were read
    std::int64_t totalFiles = 0;
    std::int64_t games = 0; ///< that were read
    std::int64_t added = 0;
    std::int64_t known = 0;
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
        problems;  ///< the first MostProblems; the summary counts all
    QString label; ///< that the added games have; empty if none was added
    bool isCancelled = false;
    std::optional<core::StorageError> error; ///< why the library did not take the rest
};

/// Reads files on a thread of its own and adds their games between the moves of the games that are being played, in
/// transactions of a few milliseconds. What was added stays, however the import ends. GUI thread.
class GameImport : public QObject {
    Q_OBJECT
public:
    /// `library` must outlive the object. The variants are copied.
    GameImport(LibraryService& library, core::VariantSet variants, ImportWish wish,
               QObject* parent = nullptr);
    /// Stops the import after the batch in progress. Nothing is reported any more.
    ~GameImport() override;

    /// `progressed` and in the end `finished` follow.
    void start();
    /// Ends the import after the batch in progress; `finished` follows.
    void cancel();
    ImportProgress progress() const;

signals:
    /// At most ten times a second.
    void progressed(const komadai::ui::ImportProgress& progress);
    void finished(const komadai::ui::ImportReport& report);

private:
    class Pipe;

    void read(core::ImportWriter::Lines lines);
    void finish(const std::optional<core::StorageError>& error);
    void report();

    LibraryService& m_library;
    core::VariantSet m_variants;
    ImportWish m_wish;
    ImportReport m_report;
    std::shared_ptr<Pipe> m_pipe; ///< between the thread that reads and the thread of the library
    LibraryRequest m_lines;
    QTimer* m_timer;
    bool m_isFinished = false;
};

} // namespace komadai::ui
