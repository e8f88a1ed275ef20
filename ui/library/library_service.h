// The library of games, off the GUI thread.
#pragma once

#include "core/store/library.h"
#include "core/store/library_check.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

/// Something the library was asked for. Copies stand for the same request.
class LibraryRequest {
public:
    LibraryRequest() = default; ///< of nothing

    /// Stops the request. Neither its result nor its failure is reported any more. What has been written stays. GUI thread.
    void cancel();
    bool isCancelled() const { return m_state && m_state->cancelled; }

private:
    friend class LibraryService;
    friend class LibraryTask;
    struct State {
        std::atomic<bool> cancelled = false;
        int library = 0;         ///< that it is meant for; see LibraryService::open
        bool isQuestion = false; ///< it only reads
        std::function<void()>
            interrupt; ///< ends reading that is under way; set once, before the request begins
    };
    std::shared_ptr<State> m_state;
};

/// What a job knows about its own request, on the thread where it runs.
class LibraryTask {
public:
    /// A batch of bulk work should end by then, so that a move is never stored late.
    static constexpr std::chrono::milliseconds BatchTime{15};

    bool isCancelled() const { return m_state->cancelled; }
    /// Whether this batch has used up its time.
    bool isTimeUp() const { return std::chrono::steady_clock::now() - m_start >= BatchTime; }
    /// Tells the receiver how much is done.
    void report(std::int64_t done, std::int64_t total) const {
        if (m_progress) m_progress(done, total);
    }

private:
    friend class LibraryService;
    using Progress = std::function<void(std::int64_t, std::int64_t)>;
    LibraryTask(std::shared_ptr<LibraryRequest::State> state, Progress progress)
        : m_state(std::move(state)), m_progress(std::move(progress)) {}

    std::shared_ptr<LibraryRequest::State> m_state;
    Progress m_progress;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// Runs jobs on the library. Jobs that write have a connection and a thread of their own, jobs that read another one: a move
/// is stored at once, however long a list or a search takes. Results come back on this thread, in the order in which jobs
/// end. GUI thread.
class LibraryService : public QObject {
    Q_OBJECT
public:
    /// Which of the waiting jobs is written next. Equal ones keep their order.
    enum class Priority {
        Play, ///< what is being played
        Edit, ///< other changes by the user
        Bulk, ///< long work in batches: imports, the index of positions
    };
    /// So long deleted games can be restored. A library that is opened purges older ones in the background.
    static constexpr std::chrono::days KeepsDeleted{30};
    using Failed = std::function<void(const core::StorageError&)>;
    using Progress = std::function<void(std::int64_t done, std::int64_t total)>;

    explicit LibraryService(QObject* parent = nullptr);
    /// Waits for all writing jobs given before. Bulk work ends after the batch in progress, reading at once.
    ~LibraryService() override;

    /// The variants of stored games, read again for each job; they must outlive the service. Without this call they are
    /// those that come with the program.
    void useVariants(const core::VariantSet& variants);
    /// Null without that call.
    const core::VariantSet* variants() const { return m_variants; }

    /// Opens a file in place of the one that is open. `leaving` is emitted at once; `opened` or `openFailed` follows, and on
    /// failure nothing is open. What was to be written to the last file is written to it first, and its results are reported.
    /// Bulk work on it fails with StorageProblem::Busy. What was to be read from it is not answered any more. Journals that a
    /// killed program left behind are packed when there is nothing else to do.
    void open(const std::filesystem::path& path);

    /// Packs the journals that games have, so that what is read next finds their comments and positions by the index. If that fails,
    /// they stay as they are.
    void packJournals();

    /// Looks whether another process has changed the library since the last look; `changedElsewhere` follows then. Done by itself every
    /// LooksEvery.
    void lookForChanges();
    static constexpr std::chrono::seconds LooksEvery{5};

    // clang-tidy 14 does not see in templates that parameters are moved on.
    // NOLINTBEGIN(performance-unnecessary-value-param)

    /// Calls `job(core::Library&)` on the writer's thread and `then(result)` on this thread; `then` is dropped if `receiver`
    /// is gone by then. If the job throws, or no library is open, `failed` is called instead.
    template <class Job, class Then>
    LibraryRequest write(Priority priority, Job job, QObject* receiver, Then then, Failed failed) {
        return enqueue(Lane::Writer, priority, once(std::move(job), receiver, std::move(then)), receiver,
                       std::move(failed), {});
    }
    template <class Job, class Then>
    LibraryRequest run(Job job, QObject* receiver, Then then, Failed failed) {
        return write(Priority::Play, std::move(job), receiver, std::move(then), std::move(failed));
    }

    /// The same on the reader's thread. The job sees everything that jobs given before have written, except bulk work. It may
    /// take a second parameter `const LibraryTask&` and then report its progress.
    template <class Job, class Then>
    LibraryRequest read(Job job, QObject* receiver, Then then, Failed failed, Progress progress = {}) {
        return enqueue(Lane::Reader, Priority::Play, once(std::move(job), receiver, std::move(then)),
                       receiver, std::move(failed), std::move(progress));
    }

    /// Calls `batch(core::Library&, const LibraryTask&)` on the writer's thread until it returns false, each time after
    /// everything else that waits to be written; then `done()` on this thread. A batch is to take no longer than
    /// LibraryTask::BatchTime.
    template <class Batch>
    LibraryRequest writeInBatches(Batch batch, QObject* receiver, std::function<void()> done, Failed failed,
                                  Progress progress = {}) {
        const QPointer<QObject> guard(receiver);
        auto step = [this, batch = std::move(batch), guard,
                     done = std::move(done)](core::Library& library, const LibraryTask& task) mutable {
            const bool isMore = batch(library, task);
            noteChanges(library, task.m_state);
            if (!isMore) answer(task.m_state, guard, done);
            return isMore;
        };
        return enqueue(Lane::Writer, Priority::Bulk, std::move(step), receiver, std::move(failed),
                       std::move(progress));
    }
    // NOLINTEND(performance-unnecessary-value-param)

signals:
    /// Another library is about to be opened. Ids of the present one must not be used any more: the next job runs on the other
    /// one, which has other things under the same ids. Only what is written before the slots of this signal return still goes to
    /// the present one.
    void leaving();
    void opened();
    void openFailed(const komadai::core::StorageError& error);
    /// The file that is open was found damaged; nothing is written to it any more. Sent once for a file. A large file is checked in
    /// the background after it was opened.
    void damaged(const komadai::core::StorageError& error);
    /// Games or the index of positions of the file that is open are not right, see core::checkGames; the other games can be used. `first` is
    /// one of `count` faults. Sent at most once for a file, some time after it was opened.
    void faultsFound(const komadai::core::LibraryFault& first, int count);
    /// What this program wrote to the list of games. Sent before the result of the job that did it, but not about a library that is
    /// being left: its ids are of no use any more.
    void gameAdded(komadai::core::GameId game);
    void gameChanged(komadai::core::GameId game);
    void gameRemoved(komadai::core::GameId game);
    /// Another process has changed something in the library that is open.
    void changedElsewhere();

private:
    enum class Lane { Writer, Reader };
    /// Returns whether there is more to do.
    using Step = std::function<bool(core::Library&, const LibraryTask&)>;
    using State = std::shared_ptr<LibraryRequest::State>;
    class Workers;

    template <class Job, class Then>
    Step once(Job job, QObject* receiver, Then then) {
        const QPointer<QObject> guard(receiver);
        return [this, job = std::move(job), guard, then = std::move(then)](core::Library& library,
                                                                           const LibraryTask& task) mutable {
            auto call = [&] {
                if constexpr (std::is_invocable_v<Job, core::Library&, const LibraryTask&>)
                    return job(library, task);
                else
                    return job(library);
            };
            auto value = call();
            noteChanges(library, task.m_state);
            answer(task.m_state, guard, [then = std::move(then), value = std::move(value)] { then(value); });
            return false;
        };
    }

    LibraryRequest enqueue(Lane lane, Priority priority, Step step, QObject* receiver, Failed failed,
                           Progress progress);
    /// Calls `reply` on the thread of this object, unless the receiver is gone, the request was cancelled, or the question was about
    /// another library. Any thread.
    void answer(const State& request, const QPointer<QObject>& receiver, std::function<void()> reply);
    /// Emits the signals for what a request has changed, unless another library is about to be opened. Any thread.
    void noteChanges(core::Library& library, const State& request);
    void updateVariants();

    const core::VariantSet* m_variants = nullptr;
    std::vector<std::shared_ptr<const core::Variant>> m_sentVariants;
    int m_libraries = 0; ///< that were to be opened: the number of the present one
    QTimer m_nextLook;
    bool m_isLooking = false;
    std::optional<std::int64_t> m_foreignChanges; ///< at the last look
    std::unique_ptr<Workers> m_workers;
};

} // namespace komadai::ui
