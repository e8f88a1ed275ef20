// Writes a whole study to a file.
#pragma once

#include "core/files/study_export.h"
#include "core/rules/variant_set.h"
#include "ui/library/library_service.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

enum class StudyFormat {
    Pgn,  ///< a game for each chapter
    Json, ///< likewise, with everything that a study has
    Pdf,  ///< to be read and printed
    Html, ///< likewise
};

/// By the ending of the name; none for another one.
std::optional<StudyFormat> studyFormatOf(const QString& path);

struct StudyExportReport {
    QString path;
    QString fileError; ///< why there is no file, in the words of the system; empty if there is one
    std::optional<core::StorageError> libraryError{}; ///< likewise
    bool isMissing = false;                           ///< there is no such study any more
    int chapters = 0;
    std::map<core::Loss, int> losses{};           ///< with the number of chapters that lose it
    std::vector<core::ChapterProblem> problems{}; ///< of chapters whose game the file does not have

    bool isDone() const { return fileError.isEmpty() && !libraryError && !isMissing; }
};

/// Reads and writes games off the GUI thread. Pages are painted on it, because the pieces and their letters are painted as the window
/// shows them; a little at a time, so that the window goes on. The file takes the place of an old one when it is whole.
class StudyExport : public QObject {
    Q_OBJECT
public:
    /// The library must outlive the object.
    /// `variants`  as the user has them now
    StudyExport(LibraryService& library, core::VariantSet variants, QObject* parent = nullptr);
    /// As cancel().
    ~StudyExport() override;

    /// `finished` or `cancelled` follows. Precondition: studyFormatOf(path).
    void start(core::StudyId study, const QString& path);
    /// No file is written, unless it is being put into its place already. Does nothing after the end.
    void cancel();

signals:
    /// While pages are made.
    void progressed(int done, int total);
    void finished(const komadai::ui::StudyExportReport& report);
    void cancelled();

private:
    class Pages;

    void writeGames(core::StudyId study, const QString& path, core::RecordFormat format);
    void writePages(core::StudyId study, const QString& path);
    void makeSomePages();
    void finish(const StudyExportReport& report);
    void stop();
    void leaveLibrary();
    void fail(const core::StorageError& error);

    LibraryService& m_library;
    core::VariantSet m_variants;
    QString m_path;
    LibraryRequest m_request;
    std::unique_ptr<Pages> m_pages; ///< that are being made
    QTimer m_timer;                 ///< for the next slice of their making
    bool m_hasEnded = false;
};

} // namespace komadai::ui
