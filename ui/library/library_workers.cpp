#include "ui/library/library_workers.h"

#include "core/store/library_check.h"

#include <QMetaObject>

#include <chrono>
#include <memory>
#include <utility>

namespace komadai::ui {
namespace {

/// Deleted games in a batch of bulk work.
constexpr int PurgedAtOnce = 10;

/// Games and positions of a larger file are not checked: that takes about half a second of a processor for 10 MiB.
constexpr std::uintmax_t MostInspectedBytes = std::uintmax_t{64} << 20;

} // namespace

LibraryService::Workers::Workers(LibraryService& service)
    : m_service(service), m_writerThread([this] { write(); }), m_readerThread([this] { read(); }) {}

LibraryService::Workers::~Workers() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        if (m_reading && m_reader) m_reader->interrupt();
    }
    m_wake.notify_all();
    m_writerThread.join();
    m_readerThread.join();
}

void LibraryService::Workers::post(Lane lane, Priority priority, Task task) {
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

void LibraryService::Workers::open(const std::filesystem::path& path) {
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

void LibraryService::Workers::setVariants(core::VariantFinder variants) {
    const std::lock_guard lock(m_mutex);
    m_variants = std::move(variants);
    ++m_variantsVersion;
}

void LibraryService::Workers::interrupt(const LibraryRequest::State* request) {
    const std::lock_guard lock(m_mutex);
    if (m_reading == request && m_reader) m_reader->interrupt();
}

void LibraryService::Workers::refuse(const Task& task) {
    if (!task.request->cancelled)
        task.failed(core::StorageError(core::StorageProblem::Busy, {}, "another library was opened"));
}

// --- the writer

void LibraryService::Workers::write() {
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
    m_inspector = {}; // whose connection must not be the last one: that of the writer tidies up
    m_writer.reset();
}

bool LibraryService::Workers::doOne(Lock& lock, Task& task) {
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

bool LibraryService::Workers::openFile(Lock& lock, std::uint64_t order) {
    const auto found = m_opens.find(order);
    const std::filesystem::path path = found->second;
    m_opens.erase(found);
    const auto variants = m_variants;
    m_writerVariants = m_variantsVersion;
    m_path = path;
    lock.unlock();
    m_inspector = {};
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
    if (m_isOpen) addMaintenance();
    return false;
}

void LibraryService::Workers::addMaintenance() {
    addBulk([games = std::optional<std::vector<core::GameId>>()](core::Library& library,
                                                                 const LibraryTask& task) mutable {
        return packSome(library, task, games);
    });
    addBulk([](core::Library& library, const LibraryTask&) {
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        return library.purgeDeleted(now - KeepsDeleted, PurgedAtOnce) == PurgedAtOnce;
    });
}

void LibraryService::Workers::tellOpened(const std::optional<core::StorageError>& problem,
                                         std::uint64_t version) {
    {
        const std::lock_guard lock(m_mutex);
        if (version != m_lastFile) return;
    }
    if (problem)
        emit m_service.openFailed(*problem);
    else
        emit m_service.opened();
}

void LibraryService::Workers::inspect(Lock& lock, const std::filesystem::path& path) {
    const std::uint64_t version = m_fileVersion;
    lock.unlock();
    m_inspector = std::jthread([this, path, version](const std::stop_token& stop) {
        std::error_code error;
        const auto size = std::filesystem::file_size(path, error);
        if (error) return;
        const auto damage =
            size > core::Library::CheckedBytes ? core::findFileDamage(path, stop) : std::nullopt;
        if (damage)
            noteDamage(version, *damage);
        else if (size <= MostInspectedBytes)
            inspectGames(version, path, stop);
    });
    lock.lock();
}

/// Games of imported variants are left out: their rules may have been changed since.
void LibraryService::Workers::inspectGames(std::uint64_t version, const std::filesystem::path& path,
                                           const std::stop_token& stop) {
    try {
        core::Library library(path, std::chrono::seconds(2), core::builtinVariantFinder());
        library.stopWriting(); // it only reads
        const auto result = core::checkGames(
            library, {}, [&stop](std::int64_t, std::int64_t) { return !stop.stop_requested(); });
        const std::lock_guard lock(m_mutex);
        if (result.first && version == m_fileVersion && version == m_lastFile)
            QMetaObject::invokeMethod(
                &m_service,
                [service = &m_service, fault = *result.first, count = static_cast<int>(result.faults)] {
                    emit service->faultsFound(fault, count);
                },
                Qt::QueuedConnection);
    } catch (const core::StorageError& error) {
        if (error.problem() == core::StorageProblem::Damaged) noteDamage(version, error.what());
    }
}

void LibraryService::Workers::noteDamage(std::uint64_t version, const std::string& detail) {
    {
        const std::lock_guard lock(m_mutex);
        if (version != m_fileVersion || version != m_lastFile || std::exchange(m_isDamageKnown, true)) return;
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

void LibraryService::Workers::addBulk(Step step) {
    Task task{
        std::make_shared<LibraryRequest::State>(), std::move(step), [](const core::StorageError&) {}, {}};
    task.file = m_fileVersion;
    if (m_fileVersion == m_lastFile) // otherwise another file is about to be opened
        m_writes.emplace(Turn{m_fileVersion, Priority::Bulk, ++m_lastOrder}, std::move(task));
}

bool LibraryService::Workers::needsIndexing() {
    try {
        return m_writer->hasUnindexedGames();
    } catch (const core::StorageError&) {
        return false; // whoever reads next will say why
    }
}

bool LibraryService::Workers::indexSome(core::Library& library) {
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

bool LibraryService::Workers::packSome(core::Library& library, const LibraryTask& task,
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

void LibraryService::Workers::read() {
    Lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [this] { return m_isEnding || mayRead(); });
        if (m_isEnding) break;
        const auto first = m_reads.begin();
        Task task = std::move(first->second);
        m_reads.erase(first);
        // Questions about a file that is not open any more are not answered.
        if (task.file == m_fileVersion) answerOne(lock, task);
    }
    lock.unlock();
    m_reader.reset();
}

void LibraryService::Workers::answerOne(Lock& lock, Task& task) {
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

bool LibraryService::Workers::mayRead() const {
    return !m_reads.empty() && (m_unwritten.empty() || *m_unwritten.begin() > m_reads.begin()->first);
}

std::optional<core::StorageError>
LibraryService::Workers::prepareReader(const std::optional<std::filesystem::path>& path,
                                       std::uint64_t version, const core::VariantFinder& variants,
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

bool LibraryService::Workers::perform(std::optional<core::Library>& library, Task& task,
                                      const std::filesystem::path& path) {
    if (task.request->cancelled) return false;
    try {
        if (!library) throw core::StorageError(core::StorageProblem::CannotOpen, path, "no library is open");
        return task.step(*library, LibraryTask(task.request, task.progress));
    } catch (const core::StorageError& error) {
        if (!task.request->cancelled) task.failed(error);
        if (error.effect().kind == core::DamageEffect::Kind::WritingStopped)
            noteDamage(task.file, error.what());
        return false;
    }
}

} // namespace komadai::ui
