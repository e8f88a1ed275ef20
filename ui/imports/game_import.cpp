#include "ui/imports/game_import.h"

#include "ui/imports/batch_measure.h"

#include <QTimer>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace komadai::ui {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t BatchSize = 16;    ///< games that the reading thread hands over at once
constexpr std::size_t MostWaiting = 256; ///< games in the pipe, beyond which reading waits
constexpr auto ProgressEvery = 100ms;
constexpr Clock::duration WaitTime = 5ms; ///< for games, on the thread of the library

} // namespace

/// Games on their way from the thread that reads to the thread of the library. Belongs to both threads and to the GUI
/// thread; the last one that lets go of it ends it.
class GameImport::Pipe {
public:
    using Problem = decltype(ImportReport::problems)::value_type;

    ~Pipe() { stop(); }

    /// Reads on a thread of its own, which ends when everything is read or the pipe is stopped.
    void start(ImportWish wish, core::VariantSet variants) {
        m_total = static_cast<std::int64_t>(wish.paths.size());
        m_thread = std::thread([this, wish = std::move(wish), variants = std::move(variants)]() mutable {
            core::ImportSummary summary = readFiles(wish, variants);
            summary.games += static_cast<std::int64_t>(wish.games.size());
            if (!wish.games.empty()) put(std::move(wish.games));
            const std::lock_guard lock(m_mutex);
            m_summary = summary;
            m_isRead = true;
            m_wake.notify_all();
        });
    }

    /// Ends both sides. The batch in progress is still written.
    void cancel() {
        const std::lock_guard lock(m_mutex);
        m_isCancelled = true;
        m_wake.notify_all();
    }
    bool isCancelled() const {
        const std::lock_guard lock(m_mutex);
        return m_isCancelled;
    }
    /// Whether the thread that reads has nothing more to do.
    bool isRead() const {
        const std::lock_guard lock(m_mutex);
        return m_isRead || !m_thread.joinable();
    }
    /// Also waits for the thread that reads.
    void stop() {
        cancel();
        if (m_thread.joinable()) m_thread.join();
    }

    /// Adds the games of about one transaction; a study is added once it is read as a whole. On the thread of the library. Returns
    /// false at the end.
    bool write(core::Library& library, bool keepsKnown, const std::string& label,
               core::ImportWriter::Lines& lines) {
        if (!m_writer) {
            m_writer.emplace(library, keepsKnown, std::move(lines), now());
            m_writer->giveLabel(label);
        }
        auto games = take();
        const bool isMore = games.has_value();
        const auto start = Clock::now();
        try {
            if (games)
                m_writer->add(std::move(*games));
            else if (!isCancelled())
                m_writer->finish();
        } catch (const core::StorageError&) {
            noteWritten(); // a part may be stored
            throw;
        }
        m_measure.note(m_writer->takeNodes(), Clock::now() - start);
        noteWritten();
        return isMore;
    }

    ImportProgress progress() const {
        const std::lock_guard lock(m_mutex);
        return {m_files, m_total, m_games, m_added, m_known};
    }
    /// What was done until now.
    void fill(ImportReport& report) {
        const std::lock_guard lock(m_mutex);
        report.summary = m_summary;
        report.summary.added = m_added;
        report.summary.known = m_known;
        report.summary.studies = m_studies;
        report.problems = std::move(m_problems);
        if (m_added == 0) report.label.clear();
    }

private:
    void noteWritten() {
        const std::lock_guard lock(m_mutex);
        m_added = m_writer->added();
        m_known = m_writer->known();
        m_studies = m_writer->studies();
    }

    static std::chrono::sys_seconds now() {
        return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    }

    core::ImportSummary readFiles(const ImportWish& wish, const core::VariantSet& variants) {
        core::ImportSource source;
        source.batchSize = BatchSize;
        for (const QString& path : wish.paths)
            source.paths.emplace_back(path.toStdString());
        core::ImportSink sink{[this](std::vector<core::GameRecord>&& games) { return put(std::move(games)); },
                              [this](const core::ReadProblem& problem, const std::string& file) {
                                  note(ImportProblem{problem, file});
                              },
                              [this](const core::FileFault& fault) { note(fault); },
                              [this](std::int64_t done, std::int64_t total, std::int64_t games) {
                                  const std::lock_guard lock(m_mutex);
                                  m_files = done;
                                  m_total = total;
                                  m_games = games;
                                  return !m_isCancelled;
                              }};
        return core::readForImport(source, {.variants = variants}, sink);
    }

    void note(Problem problem) {
        const std::lock_guard lock(m_mutex);
        if (m_problems.size() < ImportReport::MostProblems) m_problems.push_back(std::move(problem));
    }

    /// Waits while the pipe is full. Returns false if the import was cancelled.
    bool put(std::vector<core::GameRecord>&& games) {
        std::unique_lock lock(m_mutex);
        for (core::GameRecord& game : games) {
            m_wake.wait(lock, [this] { return m_waiting.size() < MostWaiting || m_isCancelled; });
            if (m_isCancelled) return false;
            m_waiting.push_back(std::move(game));
            m_wake.notify_all();
        }
        return true;
    }

    /// The games of the next transaction: one at least. Empty if none came in time; none at the end.
    std::optional<std::vector<core::GameRecord>> take() {
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, WaitTime, [this] { return !m_waiting.empty() || m_isRead || m_isCancelled; });
        if (m_isCancelled) m_waiting.clear();
        if (m_waiting.empty() && (m_isRead || m_isCancelled)) return std::nullopt;
        std::vector<core::GameRecord> games;
        double nodes = 0;
        while (!m_waiting.empty()) {
            nodes += static_cast<double>(m_waiting.front().tree.size());
            if (!games.empty() && nodes > m_measure.nodes()) break;
            games.push_back(std::move(m_waiting.front()));
            m_waiting.pop_front();
        }
        m_wake.notify_all();
        return games;
    }

    mutable std::mutex m_mutex; ///< of all below, except what is touched by one thread only
    std::condition_variable m_wake;
    std::deque<core::GameRecord> m_waiting;
    std::vector<Problem> m_problems;
    core::ImportSummary m_summary; ///< once all is read
    std::int64_t m_files = 0, m_total = 0, m_games = 0, m_added = 0, m_known = 0, m_studies = 0;
    bool m_isRead = false;
    bool m_isCancelled = false;

    std::optional<core::ImportWriter> m_writer; ///< library's thread only
    BatchMeasure m_measure;                     ///< likewise
    std::thread m_thread;
};

GameImport::GameImport(LibraryService& library, core::VariantSet variants, ImportWish wish, QObject* parent)
    : ImportJob(parent), m_library(library), m_variants(std::move(variants)), m_wish(std::move(wish)),
      m_pipe(std::make_shared<Pipe>()), m_timer(new QTimer(this)) {
    m_report.sources = m_wish.paths;
    if (!m_wish.name.isEmpty()) m_report.sources += m_wish.name;
    m_timer->setInterval(ProgressEvery);
    connect(m_timer, &QTimer::timeout, this, [this] { emit progressed(progress()); });
}

GameImport::~GameImport() {
    m_lines.cancel();
    m_pipe->stop();
}

ImportProgress GameImport::progress() const { return m_pipe->progress(); }

/// The lines of the games in the library are read first, by the connection for reading: in a large library that takes longer
/// than a move may wait to be stored.
void GameImport::start() {
    m_report.startedAt = QDateTime::currentDateTime();
    m_report.label = tr("Import %1").arg(m_report.startedAt.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")));
    m_timer->start();
    m_lines = m_library.read([](core::Library& library) { return core::linesOf(library); }, this,
                             [this](const core::ImportWriter::Lines& lines) { read(lines); },
                             [this](const core::StorageError& error) { finish(error); });
}

void GameImport::read(core::ImportWriter::Lines lines) {
    if (m_isFinished) return;
    const bool keepsKnown = m_wish.keepsKnown;
    m_pipe->start(std::move(m_wish), std::move(m_variants));
    m_library.writeInBatches(
        [pipe = m_pipe, keepsKnown, label = m_report.label.toStdString(),
         lines = std::move(lines)](core::Library& library, const LibraryTask&) mutable {
            return pipe->write(library, keepsKnown, label, lines);
        },
        this, [this] { finish({}); }, [this](const core::StorageError& error) { finish(error); });
}

void GameImport::cancel() { m_pipe->cancel(); }

void GameImport::finish(const std::optional<core::StorageError>& error) {
    if (m_isFinished) return;
    m_isFinished = true;
    m_report.isCancelled = m_pipe->isCancelled() && !error;
    m_report.error = error;
    m_pipe->cancel();
    report();
}

/// Reading ends soon, but not at once, after Cancel and after an error.
void GameImport::report() {
    if (!m_pipe->isRead()) return QTimer::singleShot(ProgressEvery / 4, this, [this] { report(); });
    m_timer->stop();
    m_pipe->stop();
    m_pipe->fill(m_report);
    emit finished(m_report);
}

} // namespace komadai::ui
