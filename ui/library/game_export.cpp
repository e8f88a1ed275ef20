#include "ui/library/game_export.h"

#include "core/store/stored_game.h"
#include "core/store/unless_damaged.h"
#include "ui/files/file_writer.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace komadai::ui {
namespace {

/// What is known of a game that cannot be read; empty if that is damaged, too.
core::RecordHeader knownHeader(const core::Library& library, core::GameId game) {
    const auto summary = core::unlessDamaged<std::optional<core::GameSummary>>(
        std::nullopt, [&] { return library.summary(game); });
    return summary ? summary->header : core::RecordHeader{};
}

} // namespace

struct GameExport::Work {
    core::VariantSet variants;
    std::optional<std::vector<core::GameId>> games;
    Target target;
    std::size_t next = 0;               ///< in `games`
    std::optional<TextFileWriter> file; ///< from the first game on
    ExportReport report;

    bool isRead() const { return !report.fileError.isEmpty() || (games && next == games->size()); }
    void read(core::Library& library, const LibraryTask& task);
    void add(core::Library& library, core::GameId game);
    void add(core::GameRecord record);
    void write(const core::WrittenGame& game);
    void beginAgainInUtf8();
};

void GameExport::Work::read(core::Library& library, const LibraryTask& task) {
    if (!games) games = library.gameIds();
    while (!isRead() && !task.isTimeUp() && !task.isCancelled())
        add(library, (*games)[next++]);
}

void GameExport::Work::add(core::Library& library, core::GameId game) {
    auto record =
        core::readSharedGame(library, game, [this](std::string_view id) { return variants.find(id); });
    if (record) return add(std::move(record).value());
    if (std::holds_alternative<core::NoSuchGame>(record.error())) return; // deleted meanwhile
    core::RecordHeader header = knownHeader(library, game);
    if (const auto* damaged = std::get_if<core::RecordError>(&record.error()))
        report.unwritten.push_back({std::move(header), *damaged});
    else
        report.unwritten.push_back({std::move(header), UnwrittenGame::NoVariant{}});
}

void GameExport::Work::add(core::GameRecord record) {
    core::removeParts(record, target.leftOut);
    const auto game = core::writeRecord(record, target.format, &variants);
    if (!game) return report.unwritten.push_back({record.header, game.error()});
    write(game.value());
}

void GameExport::Work::write(const core::WrittenGame& game) {
    if (!file) file.emplace(target.path, target.encoding);
    using Outcome = TextFileWriter::Outcome;
    switch (file->write(core::textOfGame(game, target.format, report.written == 0))) {
    case Outcome::NoSuchCharacter: return beginAgainInUtf8();
    case Outcome::Failed: report.fileError = file->error(); return;
    case Outcome::Written: break;
    }
    ++report.written;
    for (const core::Loss loss : game.losses)
        ++report.losses[loss];
}

void GameExport::Work::beginAgainInUtf8() {
    target.encoding = core::TextEncoding::Utf8;
    file.reset();
    report = {};
    next = 0;
}

GameExport::GameExport(LibraryService& library, core::VariantSet variants,
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
    if (m_isFinishing) return;
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
            if (m_work->report.fileError.isEmpty() && m_work->file) return finishFile();
            emit finished(m_work->report);
        },
        [this](const core::StorageError& error) { fail(error); });
}

/// The disk may take its time.
void GameExport::finishFile() {
    m_isFinishing = true;
    QThreadPool::globalInstance()->start([self = QPointer<GameExport>(this), work = m_work] {
        work->report.encoding = work->file->encoding();
        if (!work->file->commit()) work->report.fileError = work->file->error();
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
