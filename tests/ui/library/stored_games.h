// A library with games for the tests of the table.
#pragma once

#include "core/notation/stored_record.h"
#include "core/store/practice_store.h"
#include "tests/ui/games.h"
#include "ui/library/library_service.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <semaphore>
#include <string>
#include <vector>

namespace komadai::ui::test {

/// What a game is like; the rest is usual.
struct StoredGameSpec {
    std::string first = "Ada", second = "Bob";
    int startedAt = 100; ///< seconds
    std::vector<std::string> moves{};
    std::optional<core::Outcome> outcome{};
    std::string event{};
};

inline core::GameRecord recordOf(const StoredGameSpec& spec) {
    core::GameTree tree(startPosition());
    addLine(tree, core::GameTree::root(), spec.moves);
    auto header =
        core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds(std::chrono::seconds(spec.startedAt)));
    header.players[0].name = spec.first;
    header.players[1].name = spec.second;
    header.event = spec.event;
    return {header, std::move(tree), spec.outcome};
}

/// Keeps the reader of a library busy, so that further questions wait.
class BusyReader {
public:
    explicit BusyReader(LibraryService& library) {
        library.read(
            [goesOn = m_goesOn](core::Library&) {
                goesOn->acquire();
                return true;
            },
            &m_receiver, [](bool) {}, [](const core::StorageError&) {});
    }
    /// To be called once.
    void release() { m_goesOn->release(); }

private:
    std::shared_ptr<std::binary_semaphore> m_goesOn = std::make_shared<std::binary_semaphore>(0);
    QObject m_receiver;
};

/// A library in a folder of its own.
class StoredGames : public QObject {
public:
    StoredGames() { m_service.open(path("library.sqlite").toStdString()); }

    LibraryService& service() { return m_service; }
    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Runs a job on the writer's thread, and waits for it.
    template <class Job>
    void run(Job job) {
        bool isDone = false;
        m_service.run(
            [job](core::Library& library) {
                job(library);
                return true;
            },
            this, [&](bool) { isDone = true; },
            [](const core::StorageError& error) { qFatal("%s", error.what()); });
        if (!QTest::qWaitFor([&] { return isDone; }, 60000)) qFatal("the library does not answer");
    }
    /// Their ids are 1, 2 and so on in a new library.
    void add(const std::vector<StoredGameSpec>& games) {
        std::vector<core::GameRecord> records;
        for (const auto& game : games)
            records.push_back(recordOf(game));
        run([records](core::Library& library) { library.addRecords(records); });
    }
    /// Lets the service look for changes by other processes, and waits for the answer.
    void look() {
        bool isDone = false;
        m_service.lookForChanges();
        m_service.write(
            LibraryService::Priority::Bulk, [](core::Library&) { return true; }, this,
            [&](bool) { isDone = true; },
            [](const core::StorageError& error) { qFatal("%s", error.what()); });
        if (!QTest::qWaitFor([&] { return isDone; }, 60000)) qFatal("the library does not answer");
    }
    core::GameSummary summary(core::GameId game) {
        core::GameSummary summary;
        run([&](core::Library& library) { summary = *library.summary(game); });
        return summary;
    }
    std::vector<core::StoredPuzzle> puzzles() {
        std::vector<core::StoredPuzzle> puzzles;
        run([&](core::Library& library) { puzzles = core::PracticeStore(library).puzzles(); });
        return puzzles;
    }

private:
    QTemporaryDir m_folder;
    LibraryService m_service;
};

} // namespace komadai::ui::test
