#include "ui/studies/study_export.h"

#include "ui/files/file_writer.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/report/report_dialog.h"
#include "ui/studies/study_report.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace komadai::ui {
namespace {

using SliceClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds SliceTime{10}; ///< the window waits so long, or for one page
constexpr int ProgressSteps = 1000;

} // namespace

/// A study on its way onto pages: first a chapter after the other becomes text, then the file is written.
class StudyExport::Pages {
public:
    struct Content {
        std::optional<core::Study> study;
        std::vector<core::ChapterRecord> chapters;
    };

    Pages(Content content, const QString& path)
        : m_content(std::move(content)), m_path(path), m_options(chosenReport()),
          m_parts(beginStudyReport(*m_content.study)) {
        m_look.size = preferences().get(preference::ReportDiagramSize);
        m_look.diagram.coordinates = chosenNotation();
    }

    /// Returns whether there is more to do.
    bool step() {
        auto& chapters = m_content.chapters;
        if (m_next < chapters.size()) {
            core::ChapterRecord& chapter = chapters[m_next++];
            addChapter(m_parts, chapter, static_cast<int>(m_next), m_options);
            chapter.game.reset();
            return true;
        }
        if (!m_writing) m_writing = std::make_unique<ReportWriting>(m_path, m_parts, m_look);
        return m_writing->step();
    }
    /// From 0 to 1.
    double progress() const {
        constexpr double TextShare = 0.3;
        if (m_writing) return TextShare + (1 - TextShare) * m_writing->progress();
        return TextShare * static_cast<double>(m_next) /
               static_cast<double>(std::max<std::size_t>(m_content.chapters.size(), 1));
    }
    /// After the last step.
    StudyExportReport report() const {
        StudyExportReport report;
        report.path = m_path;
        report.fileError = m_writing->problem();
        report.chapters = static_cast<int>(m_content.chapters.size());
        for (const core::ChapterRecord& chapter : m_content.chapters)
            if (chapter.problem) report.problems.push_back(*chapter.problem);
        return report;
    }

private:
    Content m_content;
    QString m_path;
    ReportOptions m_options;
    ReportLook m_look;
    std::vector<ReportPart> m_parts;
    std::size_t m_next = 0; ///< in the chapters
    std::unique_ptr<ReportWriting> m_writing;
};

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
    connect(&m_timer, &QTimer::timeout, this, &StudyExport::makeSomePages);
}

StudyExport::~StudyExport() { m_request.cancel(); }

void StudyExport::cancel() {
    if (m_hasEnded) return;
    m_request.cancel();
    stop();
    emit cancelled();
}

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
        [study, path, format, variants = m_variants](core::Library& library, const LibraryTask& task) {
            StudyExportReport report;
            report.path = path;
            auto written = core::writeStudy(library, study, format, variants);
            report.isMissing = !written.has_value();
            if (!written || task.isCancelled()) return report;
            report.fileError = writeTextFile(path, written->text, core::TextEncoding::Utf8).error;
            report.chapters = written->chapters;
            report.losses = std::move(written->losses);
            report.problems = std::move(written->problems);
            return report;
        },
        this, [this](const StudyExportReport& report) { finish(report); },
        [this](const core::StorageError& error) { fail(error); });
}

void StudyExport::writePages(core::StudyId study, const QString& path) {
    m_request = m_library.read(
        [study](core::Library& library) {
            auto content = std::make_shared<Pages::Content>();
            content->study = core::StudyStore(library).study(study);
            if (content->study) content->chapters = core::readChapters(library, study);
            return content;
        },
        this,
        [this, path](const std::shared_ptr<Pages::Content>& content) {
            if (!content->study) {
                StudyExportReport report;
                report.path = path;
                report.isMissing = true;
                return finish(report);
            }
            disconnect(&m_library, nullptr, this, nullptr); // another one may open now
            m_pages = std::make_unique<Pages>(std::move(*content), path);
            m_timer.start();
            emit progressed(0, ProgressSteps); // may cancel
        },
        [this](const core::StorageError& error) { fail(error); });
}

void StudyExport::makeSomePages() {
    const auto sliceEnd = SliceClock::now() + SliceTime;
    bool isMore = true;
    while (isMore && SliceClock::now() < sliceEnd)
        isMore = m_pages->step();
    if (isMore)
        emit progressed(static_cast<int>(m_pages->progress() * ProgressSteps), ProgressSteps);
    else
        finish(m_pages->report());
}

void StudyExport::finish(const StudyExportReport& report) {
    stop();
    emit finished(report);
}

void StudyExport::stop() {
    m_hasEnded = true;
    m_timer.stop();
    m_pages.reset();
    disconnect(&m_library, nullptr, this, nullptr);
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
