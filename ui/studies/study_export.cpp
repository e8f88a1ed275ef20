#include "ui/studies/study_export.h"

#include "ui/files/file_writer.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/report/report_dialog.h"
#include "ui/studies/study_report.h"

#include <QFileInfo>

#include <memory>
#include <utility>

namespace komadai::ui {

std::optional<StudyFormat> studyFormatOf(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QStringLiteral("pgn")) return StudyFormat::Pgn;
    if (ending == QStringLiteral("json")) return StudyFormat::Json;
    if (ending == QStringLiteral("pdf")) return StudyFormat::Pdf;
    if (ending == QStringLiteral("html") || ending == QStringLiteral("htm")) return StudyFormat::Html;
    return std::nullopt;
}

StudyExport::StudyExport(LibraryService& library, core::VariantSet variants, QObject* parent)
    : QObject(parent), m_library(library), m_variants(std::move(variants)) {
    // The study was in the last library, which answers no more questions.
    connect(&m_library, &LibraryService::opened, this, &StudyExport::leaveLibrary);
    connect(&m_library, &LibraryService::openFailed, this, &StudyExport::leaveLibrary);
}

StudyExport::~StudyExport() { m_request.cancel(); }

void StudyExport::start(core::StudyId study, const QString& path) {
    m_path = path;
    switch (*studyFormatOf(path)) {
    case StudyFormat::Pgn: return writeGames(study, path, core::RecordFormat::Pgn);
    case StudyFormat::Json: return writeGames(study, path, core::RecordFormat::Json);
    case StudyFormat::Pdf:
    case StudyFormat::Html: return writePages(study, path);
    }
}

void StudyExport::writeGames(core::StudyId study, const QString& path, core::RecordFormat format) {
    m_request = m_library.read(
        [study, path, format, variants = m_variants](core::Library& library) {
            StudyExportReport report;
            report.path = path;
            auto written = core::writeStudy(library, study, format, variants);
            report.isMissing = !written.has_value();
            if (!written) return report;
            report.fileError = writeTextFile(path, written->text, core::TextEncoding::Utf8).error;
            report.chapters = written->chapters;
            report.losses = std::move(written->losses);
            report.problems = std::move(written->problems);
            return report;
        },
        this, [this](const StudyExportReport& report) { finish(report); },
        [this](const core::StorageError& error) { fail(error); });
}

/// Pages are painted on the GUI thread.
void StudyExport::writePages(core::StudyId study, const QString& path) {
    struct Content {
        std::optional<core::Study> study;
        std::vector<core::ChapterRecord> chapters;
    };
    m_request = m_library.read(
        [study](core::Library& library) {
            auto content = std::make_shared<Content>();
            content->study = core::StudyStore(library).study(study);
            if (content->study) content->chapters = core::readChapters(library, study);
            return content;
        },
        this,
        [this, path](const std::shared_ptr<Content>& content) {
            StudyExportReport report;
            report.path = path;
            report.isMissing = !content->study;
            if (content->study) {
                ReportLook look;
                look.size = preferences().get(preference::ReportDiagramSize);
                look.diagram.coordinates = chosenNotation();
                report.fileError = writeReport(
                    path, makeStudyReport(*content->study, content->chapters, chosenReport()), look);
                report.chapters = static_cast<int>(content->chapters.size());
                for (const core::ChapterRecord& chapter : content->chapters)
                    if (chapter.problem) report.problems.push_back(*chapter.problem);
            }
            finish(report);
        },
        [this](const core::StorageError& error) { fail(error); });
}

void StudyExport::finish(const StudyExportReport& report) {
    disconnect(&m_library, nullptr, this, nullptr);
    emit finished(report);
}

void StudyExport::leaveLibrary() {
    m_request.cancel();
    fail(core::StorageError(core::StorageProblem::Busy, {}, "another library was opened"));
}

void StudyExport::fail(const core::StorageError& error) {
    StudyExportReport report;
    report.path = m_path;
    report.libraryError = error;
    finish(report);
}

} // namespace komadai::ui
