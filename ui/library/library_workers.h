// The two threads of the library with their queues and connections: a part of LibraryService.
#pragma once

#include "ui/library/library_service.h"

#include <compare>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace komadai::ui {

class LibraryService::Workers {
public:
    explicit Workers(LibraryService& service);
    /// As that of the service.
    ~Workers();

    struct Task {
        State request;
        Step step;
        Failed failed; ///< any thread
        LibraryTask::Progress progress;
        std::uint64_t file = 0; ///< the number of the file that it is meant for
    };

    /// Puts a task into the queue of its lane.
    void post(Lane lane, Priority priority, Task task);
    /// Bulk work that waits is refused; everything else is done before the file is opened.
    void open(const std::filesystem::path& path);
    /// From the next task on.
    void setVariants(core::VariantFinder variants);
    /// Interrupts the reader if it is at work for this request.
    void interrupt(const LibraryRequest::State* request);

private:
    using Lock = std::unique_lock<std::mutex>;
    /// When a write comes to its turn: what is meant for a file is written before another one is opened.
    struct Turn {
        std::uint64_t file;
        Priority priority;
        std::uint64_t order;
        friend auto operator<=>(const Turn&, const Turn&) = default;
    };

    /// Another library was opened meanwhile.
    static void refuse(const Task& task);

    // --- the writer

    void write();
    /// The lock is held before and after; not while the task runs. True if there is more of the task.
    bool doOne(Lock& lock, Task& task);
    /// Likewise.
    bool openFile(Lock& lock, std::uint64_t order);
    /// Tidies up a file that was opened, in the background. Within the lock.
    void addMaintenance();
    /// GUI thread. Silent if another library was to be opened meanwhile.
    void tellOpened(const std::optional<core::StorageError>& problem, std::uint64_t version);
    /// Looks for what was not checked when the file was opened: damage in a large file, and games and positions in one that is not too
    /// large for that.
    void inspect(Lock& lock, const std::filesystem::path& path);
    /// Any thread, without the lock.
    void inspectGames(std::uint64_t version, const std::filesystem::path& path, const std::stop_token& stop);
    /// Lets the writer stop, which knows what was changed. Any thread, without the lock.
    void noteDamage(std::uint64_t version, const std::string& detail);
    /// Within the lock.
    void addBulk(Step step);
    bool needsIndexing();
    bool indexSome(core::Library& library);
    /// Packs journals that were left behind, one at least.
    static bool packSome(core::Library& library, const LibraryTask& task,
                         std::optional<std::vector<core::GameId>>& games);

    // --- the reader

    void read();
    /// The lock is held before and after; not while the task runs.
    void answerOne(Lock& lock, Task& task);
    /// Whether all that was to be written before the next read has been written.
    bool mayRead() const;
    /// Brings the reader's connection to the file that is open.
    std::optional<core::StorageError> prepareReader(const std::optional<std::filesystem::path>& path,
                                                    std::uint64_t version,
                                                    const core::VariantFinder& variants,
                                                    std::uint64_t variantsVersion);

    // --- both

    /// Does a step of a task; true if there is more of it.
    bool perform(std::optional<core::Library>& library, Task& task, const std::filesystem::path& path);

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

} // namespace komadai::ui
