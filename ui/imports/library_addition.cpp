#include "ui/imports/library_addition.h"

#include "core/store/library_copy.h"
#include "ui/imports/batch_measure.h"

#include <QTimer>

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace komadai::ui {
namespace {

constexpr std::chrono::milliseconds AdditionProgressEvery{100};

} // namespace

/// The copy of the other library, and what was done with it. First its own thread works on it, then the thread of the library; the GUI
/// thread looks at it meanwhile.
class LibraryAddition::Work {
public:
    ~Work() {
        cancel();
        wait();
    }

    /// Makes the copy on a thread of its own, which calls `done` in the end. The other functions for the copy are called after that.
    void copy(const std::filesystem::path& path, core::VariantFinder variants,
              core::ImportWriter::Lines lines, std::string label,
              std::function<void(const std::optional<core::StorageError>&)> done) {
        m_thread = std::thread([this, path, variants = std::move(variants), lines = std::move(lines),
                                label = std::move(label), done = std::move(done)]() mutable {
            std::optional<core::StorageError> problem;
            try {
                open(path, std::move(variants), std::move(lines), std::move(label));
            } catch (const core::StorageError& error) {
                problem = m_copy ? m_copy->asOfOriginal(error) : error;
            }
            done(problem);
        });
    }
    void wait() {
        if (m_thread.joinable()) m_thread.join();
    }

    void cancel() { m_isCancelled = true; }
    bool isCancelled() const { return m_isCancelled; }

    /// Adds a part. On the thread of the library. Returns whether there is more.
    bool step(core::Library& library) {
        if (m_isCancelled) return false;
        const auto start = std::chrono::steady_clock::now();
        bool isMore = false;
        try {
            isMore = m_merge->step(library, static_cast<std::size_t>(m_measure.nodes()));
        } catch (const core::StorageError& error) {
            if (error.path() != m_copy->library().path()) throw;
            const std::lock_guard lock(m_mutex);
            m_problem = m_copy->asOfOriginal(error);
        }
        m_measure.note(m_merge->takeNodes(), std::chrono::steady_clock::now() - start);
        note();
        return isMore;
    }

    /// Why the copy could not be read to its end.
    std::optional<core::StorageError> problem() const {
        const std::lock_guard lock(m_mutex);
        return m_problem;
    }
    core::MergeSummary summary() const {
        const std::lock_guard lock(m_mutex);
        return m_summary;
    }
    std::int64_t read() const {
        const std::lock_guard lock(m_mutex);
        return m_read;
    }

private:
    void open(const std::filesystem::path& path, core::VariantFinder variants,
              core::ImportWriter::Lines lines, std::string label) {
        m_copy.emplace(path, std::chrono::seconds(2), std::move(variants),
                       [this] { return m_isCancelled.load(); });
        m_merge.emplace(m_copy->library(), std::move(lines), std::move(label));
        note();
    }
    void note() {
        const std::lock_guard lock(m_mutex);
        m_summary = m_merge->summary();
        m_read = m_merge->read();
    }

    std::optional<core::LibraryCopy> m_copy;
    std::optional<core::LibraryMerge> m_merge;
    BatchMeasure m_measure;
    mutable std::mutex m_mutex; ///< of the next three
    core::MergeSummary m_summary;
    std::optional<core::StorageError> m_problem;
    std::int64_t m_read = 0;
    std::atomic<bool> m_isCancelled = false;
    std::thread m_thread;
};

LibraryAddition::LibraryAddition(LibraryService& library, core::VariantSet variants, const QString& path,
                                 QObject* parent)
    : ImportJob(parent), m_library(library), m_variants(std::move(variants)), m_path(path),
      m_work(std::make_shared<Work>()), m_timer(new QTimer(this)) {
    m_report.sources = {path};
    m_report.merge.emplace();
    m_timer->setInterval(AdditionProgressEvery);
    connect(m_timer, &QTimer::timeout, this, [this] { emit progressed(progress()); });
}

LibraryAddition::~LibraryAddition() {
    m_lines.cancel();
    m_work->cancel();
    m_work->wait(); // the thread calls this object
}

ImportProgress LibraryAddition::progress() const {
    const core::MergeSummary summary = m_work->summary();
    ImportProgress progress;
    progress.games = m_work->read();
    progress.added = summary.added;
    progress.known = summary.known;
    progress.ofLibrary = summary.games;
    return progress;
}

/// As in an import, the lines of all games are read first, by the connection for reading.
void LibraryAddition::start() {
    m_report.startedAt = QDateTime::currentDateTime();
    m_report.label = tr("Import %1").arg(m_report.startedAt.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")));
    m_timer->start();
    emit progressed(progress());
    m_lines = m_library.read([](core::Library& library) { return core::linesOf(library); }, this,
                             [this](const core::ImportWriter::Lines& lines) { copy(lines); },
                             [this](const core::StorageError& error) { finish(error); });
}

void LibraryAddition::copy(core::ImportWriter::Lines lines) {
    if (m_work->isCancelled()) return finish({});
    m_work->copy(m_path.toStdString(), core::finderOf(m_variants.all()), std::move(lines),
                 m_report.label.toStdString(), [this](const std::optional<core::StorageError>& error) {
                     QMetaObject::invokeMethod(
                         this,
                         [this, error] {
                             m_report.isRefused = error.has_value() && !m_work->isCancelled();
                             if (error || m_work->isCancelled()) return finish(error);
                             write();
                         },
                         Qt::QueuedConnection);
                 });
}

void LibraryAddition::write() {
    m_library.writeInBatches(
        [work = m_work](core::Library& library, const LibraryTask&) { return work->step(library); }, this,
        [this] { finish(m_work->problem()); }, [this](const core::StorageError& error) { finish(error); });
}

void LibraryAddition::cancel() { m_work->cancel(); }

void LibraryAddition::finish(const std::optional<core::StorageError>& error) {
    if (std::exchange(m_isFinished, true)) return;
    m_timer->stop();
    m_report.isCancelled = m_work->isCancelled();
    if (!m_report.isCancelled) m_report.error = error;
    m_report.merge = m_work->summary();
    m_report.summary.games = m_work->read();
    m_report.summary.added = m_report.merge->added;
    m_report.summary.known = m_report.merge->known;
    m_report.summary.studies = m_report.merge->studies;
    if (m_report.summary.added == 0) m_report.label.clear();
    emit finished(m_report);
}

} // namespace komadai::ui
