#include "ui/library/game_export.h"

#include "core/notation/stored_record.h"
#include "ui/files/file_writer.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace komadai::ui {

struct GameExport::Work {
    core::VariantFinder variants;
    std::optional<std::vector<core::GameId>> games;
    Target target;
    std::size_t next = 0; ///< in `games`
    std::string text;
    ExportReport report;

    bool isRead() const { return games && next == games->size(); }
    void read(core::Library& library, const LibraryTask& task);
    void add(core::Library& library, core::GameId game);
    void add(const core::StoredRecord& stored);
};

void GameExport::Work::read(core::Library& library, const LibraryTask& task) {
    if (!games) games = library.gameIds();
    while (next < games->size() && !task.isTimeUp() && !task.isCancelled())
        add(library, (*games)[next++]);
}

void GameExport::Work::add(core::Library& library, core::GameId game) {
    const auto summary = library.summary(game);
    if (!summary) return; // deleted meanwhile
    try {
        if (const auto stored = library.record(game)) add(*stored);
    } catch (const core::StorageError& error) {
        if (error.problem() != core::StorageProblem::Damaged) throw;
        report.unwritten.push_back({summary->header, core::RecordError{core::RecordProblem::Damaged, 0, {}}});
    }
}

void GameExport::Work::add(const core::StoredRecord& stored) {
    const core::RecordHeader& header = stored.summary.header;
    const auto variant = variants(header.variant);
    if (!variant) return report.unwritten.push_back({header, UnwrittenGame::NoVariant{}});
    auto tree = core::readTree(header, stored.tree, variant);
    if (!tree) return report.unwritten.push_back({header, tree.error()});
    const auto game =
        core::writeRecord({header, std::move(tree).value(), stored.summary.outcome}, target.format);
    if (!game) return report.unwritten.push_back({header, game.error()});
    core::appendGame(text, game.value(), target.format);
    ++report.written;
    for (const core::Loss loss : game.value().losses)
        ++report.losses[loss];
}

GameExport::GameExport(LibraryService& library, core::VariantFinder variants,
                       std::optional<std::vector<core::GameId>> games, Target target, QObject* parent)
    : QObject(parent), m_library(library), m_work(std::make_shared<Work>()) {
    m_work->variants = std::move(variants);
    m_work->games = std::move(games);
    m_work->target = std::move(target);
    // The games were those of the last library, which answers no more questions.
    connect(&m_library, &LibraryService::opened, this, &GameExport::cancel);
    connect(&m_library, &LibraryService::openFailed, this, &GameExport::cancel);
}

GameExport::~GameExport() { m_request.cancel(); }

void GameExport::start() { readSome(); }

void GameExport::cancel() {
    if (m_isWriting) return;
    m_request.cancel();
    emit cancelled();
}

void GameExport::readSome() {
    m_request = m_library.read(
        [work = m_work](core::Library& library, const LibraryTask& task) {
            work->read(library, task);
            return true;
        },
        this,
        [this](bool) {
            emit progressed(static_cast<int>(m_work->next), static_cast<int>(m_work->games->size()));
            if (m_request.isCancelled()) return; // by who heard of the progress
            if (!m_work->isRead()) return readSome();
            if (m_work->report.written > 0) return writeFile();
            emit finished(m_work->report);
        },
        [this](const core::StorageError& error) { fail(error); });
}

void GameExport::writeFile() {
    m_isWriting = true;
    QThreadPool::globalInstance()->start([self = QPointer<GameExport>(this), work = m_work] {
        const auto written = writeTextFile(work->target.path, work->text, work->target.encoding);
        work->report.fileError = written.error;
        work->report.encoding = written.encoding;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, work] {
                if (self) emit self->finished(work->report);
            },
            Qt::QueuedConnection);
    });
}

void GameExport::fail(const core::StorageError& error) {
    m_work->report.libraryError = error;
    emit finished(m_work->report);
}

} // namespace komadai::ui
