// Adds games of files, folders and archives to the library while the user goes on playing.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/imports/import_job.h"
#include "ui/library/library_service.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QTimer;

namespace komadai::ui {

/// What the user wants to import.
struct ImportWish {
    QStringList paths{};                   ///< of files, folders and archives
    QString library{};                     ///< path of a library, which is added instead; see LibraryAddition
    std::vector<core::GameRecord> games{}; ///< that are in no file, such as those on the clipboard
    QString name{};                        ///< of the text with those games, for the report
    bool keepsKnown = false;               ///< games that the library has are added all the same
};

/// Reads files on a thread of its own and adds their games between the moves of the games that are being played, in
/// transactions of a few milliseconds. A study is added in one transaction, see core::ImportWriter. What was added stays, however the
/// import ends. GUI thread.
class GameImport : public ImportJob {
    Q_OBJECT
public:
    /// `library` must outlive the object. The variants are copied.
    GameImport(LibraryService& library, core::VariantSet variants, ImportWish wish,
               QObject* parent = nullptr);
    /// Stops the import after the batch in progress. Nothing is reported any more.
    ~GameImport() override;

    void start() override;
    void cancel() override;
    ImportProgress progress() const override;

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
