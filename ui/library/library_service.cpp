#include "ui/library/library_service.h"

#include "core/rules/variant_set.h"
#include "core/store/library_check.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace komadai::ui {
namespace {

/// Deleted games in a batch of bulk work.
constexpr int PurgedAtOnce = 10;

} // namespace

void LibraryRequest::cancel() {
    if (!m_state || m_state->cancelled.exchange(true)) return;
    if (m_state->interrupt) m_state->interrupt();
}

/// The two threads with their queues and connections.
class LibraryService::Workers {
public:
    explicit Workers(LibraryService& service)
        : m_service(service), m_writerThread([this] { write(); }), m_readerThread([this] { read(); }) {}

    ~Workers() {
        {
            const std::lock_guard lock(m_mutex);
            m_isEnding = true;
            if (m_reading && m_reader) m_reader->interrupt();
        }
        m_wake.notify_all();
        m_writerThread.join();
        m_readerThread.join();
        m_inspector = {};
    }

    struct Task {
        State request;
        Step step;
        Failed failed; ///< any thread
        LibraryTask::Progress progress;
        std::uint64_t file = 0; ///< the number of the file that it is meant for
    };

    void post(Lane lane, Priority priority, Task task) {
        {
            const std::lock_guard lock(m_mutex);
            const std::uint64_t order = ++m_lastOrder;
            task.file = m_lastFile;
            if (lane == Lane::Reader) {
                m_reads.emplace(order, std::move(task));
            } else {
                m_writes.emplace(Turn{m_lastFile, priority, order}, std::move(task));
                if (priority != Priority::Bulk) m_unwritten.insert(order);
            }
        }
        m_wake.notify_all();
    }

    void open(const std::filesystem::path& path) {
        {
            const std::lock_guard lock(m_mutex);
            const std::uint64_t order = ++m_lastOrder;
            std::erase_if(m_writes, [](auto& waiting) {
                const bool isBulk = waiting.first.priority == Priority::Bulk;
                if (isBulk) refuse(waiting.second);
                return isBulk;
            });
            m_opens.emplace(order, path);
            m_writes.emplace(Turn{++m_lastFile, Priority::Play, order}, Task{});
            m_unwritten.insert(order);
        }
        m_wake.notify_all();
    }

    void setVariants(core::VariantFinder variants) {
        const std::lock_guard lock(m_mutex);
        m_variants = std::move(variants);
        ++m_variantsVersion;
    }

    /// Interrupts the reader if it is at work for this request.
    void interrupt(const LibraryRequest::State* request) {
        const std::lock_guard lock(m_mutex);
        if (m_reading == request && m_reader) m_reader->interrupt();
    }

private:
    using Lock = std::unique_lock<std::mutex>;
    /// When a write comes to its turn: what is meant for a file is written before another one is opened.
    struct Turn {
        std::uint64_t file;
        Priority priority;
        std::uint64_t order;
        friend auto operator<=>(const Turn&, const Turn&) = default;
    };

    static void refuse(const Task& task) {
        if (!task.request->cancelled)
            task.failed(core::StorageError(core::StorageProblem::Busy, {}, "another library was opened"));
    }

    // --- the writer

    void write() {
        Lock lock(m_mutex);
        while (true) {
            m_wake.wait(lock, [this] { return !m_writes.empty() || m_isEnding; });
            const auto first = m_writes.begin();
            if (first == m_writes.end() || (m_isEnding && first->first.priority == Priority::Bulk)) break;
            const Turn turn = first->first;
            Task task = std::move(first->second);
            m_writes.erase(first);
            const bool isMore = task.step ? doOne(lock, task) : openFile(lock, turn.order);
            if (isMore && turn.file == m_lastFile)
                m_writes.emplace(turn, std::move(task));
            else if (isMore)
                refuse(task);
            m_unwritten.erase(turn.order);
            m_wake.notify_all();
        }
        lock.unlock();
        m_writer.reset();
    }

    bool doOne(Lock& lock, Task& task) {
        if (m_writer && m_writerVariants != m_variantsVersion) {
            m_writerVariants = m_variantsVersion;
            m_writer->setVariants(m_variants);
        }
        lock.unlock();
        const bool isMore = perform(m_writer, task, m_path);
        const bool hasWork = m_writer && !isMore && needsIndexing();
        lock.lock();
        if (hasWork && !m_isIndexing) {
            m_isIndexing = true;
            addBulk([this](core::Library& library, const LibraryTask&) { return indexSome(library); });
        }
        return isMore;
    }

    bool openFile(Lock& lock, std::uint64_t order) {
        const auto found = m_opens.find(order);
        const std::filesystem::path path = found->second;
        m_opens.erase(found);
        const auto variants = m_variants;
        m_writerVariants = m_variantsVersion;
        m_path = path;
        lock.unlock();
        m_writer.reset();
        std::optional<core::StorageError> problem;
        try {
            m_writer.emplace(path, std::chrono::seconds(2), variants);
        } catch (const core::StorageError& error) {
            problem = error;
        }
        lock.lock();
        ++m_fileVersion;
        QMetaObject::invokeMethod(
            &m_service, [this, problem, version = m_fileVersion] { tellOpened(problem, version); },
            Qt::QueuedConnection);
        m_isIndexing = false;
        m_isOpen = m_writer.has_value();
        m_isDamageKnown = false;
        if (m_isOpen) inspect(lock, path);
        if (m_isOpen) {
            addBulk([games = std::optional<std::vector<core::GameId>>()](core::Library& library,
                                                                         const LibraryTask& task) mutable {
                return packSome(library, task, games);
            });
            addBulk([](core::Library& library, const LibraryTask&) {
                const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
                return library.purgeDeleted(now - KeepsDeleted, PurgedAtOnce) == PurgedAtOnce;
            });
        }
        return false;
    }

    /// GUI thread. Silent if another library was to be opened meanwhile.
    void tellOpened(const std::optional<core::StorageError>& problem, std::uint64_t version) {
        {
            const std::lock_guard lock(m_mutex);
            if (version != m_lastFile) return;
        }
        if (problem)
            emit m_service.openFailed(*problem);
        else
            emit m_service.opened();
    }

    /// Looks for damage in a file that is too large to be checked when it is opened.
    void inspect(Lock& lock, const std::filesystem::path& path) {
        const std::uint64_t version = m_fileVersion;
        lock.unlock();
        m_inspector = std::jthread([this, path, version](const std::stop_token& stop) {
            std::error_code error;
            if (std::filesystem::file_size(path, error) <= core::Library::CheckedBytes || error) return;
            if (const auto damage = core::findFileDamage(path, stop)) noteDamage(version, *damage);
        });
        lock.lock();
    }

    /// Lets the writer stop, which knows what was changed. Any thread, without the lock.
    void noteDamage(std::uint64_t version, const std::string& detail) {
        {
            const std::lock_guard lock(m_mutex);
            if (version != m_fileVersion || version != m_lastFile || std::exchange(m_isDamageKnown, true))
                return;
            Task task{std::make_shared<LibraryRequest::State>(),
                      [this, detail](core::Library& library, const LibraryTask&) {
                          library.stopWriting();
                          const core::StorageError error(
                              core::StorageProblem::Damaged, library.path(), detail,
                              {core::DamageEffect::Kind::WritingStopped, library.changedGames()});
                          QMetaObject::invokeMethod(
                              &m_service, [service = &m_service, error] { emit service->damaged(error); },
                              Qt::QueuedConnection);
                          return false;
                      },
                      [](const core::StorageError&) {},
                      {}};
            task.file = version;
            m_writes.emplace(Turn{version, Priority::Play, ++m_lastOrder}, std::move(task));
        }
        m_wake.notify_all();
    }

    /// Within the lock.
    void addBulk(Step step) {
        Task task{
            std::make_shared<LibraryRequest::State>(), std::move(step), [](const core::StorageError&) {}, {}};
        task.file = m_fileVersion;
        if (m_fileVersion == m_lastFile) // otherwise another file is about to be opened
            m_writes.emplace(Turn{m_fileVersion, Priority::Bulk, ++m_lastOrder}, std::move(task));
    }

    bool needsIndexing() {
        try {
            return m_writer->hasUnindexedGames();
        } catch (const core::StorageError&) {
            return false; // whoever reads next will say why
        }
    }

    bool indexSome(core::Library& library) {
        bool isMore = false;
        try {
            isMore = library.indexPositions(4);
        } catch (const core::StorageError&) {
            // The games stay in the queue of the index, where positions are found too.
        }
        const std::lock_guard lock(m_mutex);
        m_isIndexing = isMore;
        return isMore;
    }

    /// Packs journals that were left behind, one at least.
    static bool packSome(core::Library& library, const LibraryTask& task,
                         std::optional<std::vector<core::GameId>>& games) {
        if (!games) games = library.gamesWithJournal();
        while (!games->empty()) {
            library.packJournal(games->back());
            games->pop_back();
            if (task.isTimeUp()) break;
        }
        return !games->empty();
    }

    // --- the reader

    void read() {
        Lock lock(m_mutex);
        while (true) {
            m_wake.wait(lock, [this] { return m_isEnding || mayRead(); });
            if (m_isEnding) break;
            const auto first = m_reads.begin();
            Task task = std::move(first->second);
            m_reads.erase(first);
            if (task.file != m_fileVersion) continue; // about a file that is not open any more
            const auto path = m_isOpen ? std::optional(m_path) : std::nullopt;
            const std::filesystem::path lastPath = m_path;
            const std::uint64_t version = m_fileVersion;
            const auto variants = m_variants;
            const std::uint64_t variantsVersion = m_variantsVersion;
            lock.unlock();
            const auto problem = prepareReader(path, version, variants, variantsVersion);
            lock.lock();
            m_reading = task.request.get();
            lock.unlock();
            if (!problem)
                perform(m_reader, task, lastPath);
            else if (!task.request->cancelled)
                task.failed(*problem);
            lock.lock();
            m_reading = nullptr;
        }
        lock.unlock();
        m_reader.reset();
    }

    /// Whether all that was to be written before the next read has been written.
    bool mayRead() const {
        return !m_reads.empty() && (m_unwritten.empty() || *m_unwritten.begin() > m_reads.begin()->first);
    }

    /// Brings the reader's connection to the file that is open.
    std::optional<core::StorageError> prepareReader(const std::optional<std::filesystem::path>& path,
                                                    std::uint64_t version,
                                                    const core::VariantFinder& variants,
                                                    std::uint64_t variantsVersion) {
        try {
            if (m_readerFile != version || (path && !m_reader)) {
                std::optional<core::Library> library;
                if (path) library.emplace(*path, std::chrono::seconds(2), variants);
                const std::lock_guard lock(m_mutex);
                m_reader = std::move(library);
                m_readerFile = version;
            } else if (m_reader && m_readerVariants != variantsVersion) {
                m_reader->setVariants(variants);
            }
            m_readerVariants = variantsVersion;
            return std::nullopt;
        } catch (const core::StorageError& error) {
            return error;
        }
    }

    // --- both

    /// Does a step of a task; true if there is more of it.
    bool perform(std::optional<core::Library>& library, Task& task, const std::filesystem::path& path) {
        if (task.request->cancelled) return false;
        try {
            if (!library)
                throw core::StorageError(core::StorageProblem::CannotOpen, path, "no library is open");
            return task.step(*library, LibraryTask(task.request, task.progress));
        } catch (const core::StorageError& error) {
            if (!task.request->cancelled) task.failed(error);
            if (error.effect().kind == core::DamageEffect::Kind::WritingStopped)
                noteDamage(task.file, error.what());
            return false;
        }
    }

    LibraryService& m_service;
    std::mutex m_mutex; ///< of all below, except what is touched by one thread only
    std::condition_variable m_wake;
    bool m_isEnding = false;
    std::uint64_t m_lastOrder = 0;
    std::uint64_t m_lastFile = 0;  ///< counts the files that were to be opened
    std::map<Turn, Task> m_writes; ///< the next one first
    std::map<std::uint64_t, Task> m_reads;
    std::map<std::uint64_t, std::filesystem::path> m_opens; ///< files to open, by order of their (empty) task
    std::set<std::uint64_t> m_unwritten;                    ///< orders of writes that reads wait for
    std::filesystem::path m_path;
    bool m_isOpen = false;
    bool m_isIndexing = false;
    bool m_isDamageKnown = false;    ///< of the file that is open
    std::uint64_t m_fileVersion = 0; ///< counts the files that were opened
    core::VariantFinder m_variants = core::builtinVariantFinder();
    std::uint64_t m_variantsVersion = 0;
    const LibraryRequest::State* m_reading = nullptr; ///< the request that the reader works for

    std::optional<core::Library> m_writer; ///< writer's thread only
    std::uint64_t m_writerVariants = 0;
    std::optional<core::Library> m_reader; ///< reader's thread, which replaces it within the lock
    std::uint64_t m_readerFile = 0;        ///< reader's thread only
    std::uint64_t m_readerVariants = 0;    ///< reader's thread only

    std::jthread m_inspector; ///< looks for damage; started by the writer's thread

    std::thread m_writerThread; ///< last: they begin when all else is there
    std::thread m_readerThread;
};

LibraryService::LibraryService(QObject* parent)
    : QObject(parent), m_workers(std::make_unique<Workers>(*this)) {}

LibraryService::~LibraryService() = default;

void LibraryService::useVariants(const core::VariantSet& variants) {
    m_variants = &variants;
    updateVariants();
}

/// Variants can be added and removed while the program runs.
void LibraryService::updateVariants() {
    if (!m_variants || m_variants->all() == m_sentVariants) return;
    m_sentVariants = m_variants->all();
    m_workers->setVariants(core::finderOf(m_sentVariants));
}

void LibraryService::open(const std::filesystem::path& path) {
    emit leaving();
    ++m_libraries;
    updateVariants();
    m_workers->open(path);
}

LibraryRequest LibraryService::enqueue(Lane lane, Priority priority, Step step, QObject* receiver,
                                       Failed failed, Progress progress) {
    updateVariants();
    LibraryRequest request;
    request.m_state = std::make_shared<LibraryRequest::State>();
    request.m_state->library = m_libraries;
    request.m_state->isQuestion = lane == Lane::Reader;
    if (lane == Lane::Reader)
        request.m_state->interrupt = [guard = QPointer<LibraryService>(this), state = request.m_state.get()] {
            if (guard) guard->m_workers->interrupt(state);
        };
    const QPointer<QObject> guard(receiver);
    const State state = request.m_state;
    const auto reply = [this, guard, weak = std::weak_ptr(state)](std::function<void()> function) {
        if (const State alive = weak.lock()) answer(alive, guard, std::move(function));
    };
    Workers::Task task{state,
                       std::move(step),
                       [reply, failed = std::move(failed)](const core::StorageError& error) {
                           reply([failed, error] { failed(error); });
                       },
                       {}};
    if (progress)
        task.progress = [reply, progress = std::move(progress)](std::int64_t done, std::int64_t total) {
            reply([progress, done, total] { progress(done, total); });
        };
    m_workers->post(lane, priority, std::move(task));
    return request;
}

void LibraryService::answer(const State& request, const QPointer<QObject>& receiver,
                            std::function<void()> reply) {
    QMetaObject::invokeMethod(
        this,
        [this, request, receiver, reply = std::move(reply)] {
            const bool isOutdated = request->isQuestion && request->library != m_libraries;
            if (receiver && !request->cancelled && !isOutdated) reply();
        },
        Qt::QueuedConnection);
}

void LibraryService::noteChanges(core::Library& library, const State& request) {
    auto changes = library.takeChanges();
    if (changes.empty()) return;
    QMetaObject::invokeMethod(
        this,
        [this, request, changes = std::move(changes)] {
            using Kind = core::GameChange::Kind;
            if (request->library != m_libraries) return;
            for (const auto& [kind, game] : changes) {
                if (kind == Kind::Added) emit gameAdded(game);
                if (kind == Kind::Changed) emit gameChanged(game);
                if (kind == Kind::Removed) emit gameRemoved(game);
            }
        },
        Qt::QueuedConnection);
}

} // namespace komadai::ui
