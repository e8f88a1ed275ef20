// Adds another library to the one that is open, while the user goes on playing.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/imports/import_job.h"
#include "ui/library/library_service.h"

#include <QString>

#include <memory>

class QTimer;

namespace komadai::ui {

/// Copies the other library on a thread of its own, and adds the games, studies, repertoires and puzzles of the copy in transactions of a
/// few milliseconds, between the moves of the games that are being played. The other library itself is only read: if it has to be
/// migrated, the copy is. GUI thread.
class LibraryAddition : public ImportJob {
    Q_OBJECT
public:
    /// `library` must outlive the object. The variants are copied. `path` is the file of the other library.
    LibraryAddition(LibraryService& library, core::VariantSet variants, const QString& path,
                    QObject* parent = nullptr);
    /// Stops the work after the batch in progress. Nothing is reported any more.
    ~LibraryAddition() override;

    void start() override;
    void cancel() override;
    ImportProgress progress() const override;

private:
    class Work;

    void copy(core::ImportWriter::Lines lines);
    void write();
    void finish(const std::optional<core::StorageError>& error);

    LibraryService& m_library;
    core::VariantSet m_variants;
    QString m_path;
    ImportReport m_report;
    std::shared_ptr<Work> m_work; ///< shared with the thread of the library
    LibraryRequest m_lines;
    QTimer* m_timer;
    bool m_isFinished = false;
};

} // namespace komadai::ui
