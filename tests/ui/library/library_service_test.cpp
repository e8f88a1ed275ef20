// The order in which jobs reach the library, and what comes back of them.
#include "ui/library/library_service.h"

#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "tests/core/store/stored_play.h"
#include "tests/ui/games.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <mutex>

using namespace komadai;
using namespace komadai::ui;
using Priority = LibraryService::Priority;

namespace {

/// Names of jobs in the order in which they ran.
class Log {
public:
    void add(const QString& name) {
        const std::lock_guard lock(m_mutex);
        m_names << name;
    }
    QStringList names() {
        const std::lock_guard lock(m_mutex);
        return m_names;
    }

private:
    std::mutex m_mutex;
    QStringList m_names;
};

} // namespace

class LibraryServiceTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_service;
    std::unique_ptr<Log> m_log;
    std::unique_ptr<QSemaphore> m_gate;    ///< blocked jobs wait for it
    std::unique_ptr<QSemaphore> m_blocked; ///< one for each blocked job that has begun
    int m_failures = 0;

    std::filesystem::path path() const { return m_folder->filePath("library.sqlite").toStdString(); }
    LibraryService::Failed noteFailure() {
        return [this](const core::StorageError&) { ++m_failures; };
    }
    static core::RecordHeader header() { return core::headerOf(test::euroShogiGame(), {}, {}); }

    auto job(const QString& name) {
        return [this, name](core::Library&) {
            m_log->add(name);
            return name;
        };
    }
    auto blockedJob(const QString& name) {
        return [this, name](core::Library&) {
            m_blocked->release();
            m_gate->acquire();
            m_log->add(name);
            return name;
        };
    }
    static auto ignore() {
        return [](const auto&) {};
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_log = std::make_unique<Log>();
        m_gate = std::make_unique<QSemaphore>();
        m_blocked = std::make_unique<QSemaphore>();
        m_failures = 0;
        m_service = std::make_unique<LibraryService>();
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->open(path());
        QVERIFY(opened.wait());
    }
    void cleanup() {
        m_gate->release(100);
        m_service.reset();
        QCOMPARE(m_failures, 0);
    }

    void jobsOfOnePriorityRunInTheirOrder() {
        QStringList results;
        QThread* thread = nullptr;
        for (const char* name : {"a", "b", "c"})
            m_service->run(
                job(name), this,
                [&](const QString& result) {
                    results << result;
                    thread = QThread::currentThread();
                },
                noteFailure());
        QTRY_COMPARE(results, QStringList({"a", "b", "c"}));
        QCOMPARE(thread, QThread::currentThread());
    }

    void changesByAnotherProcessAreReported() {
        QSignalSpy changed(m_service.get(), &LibraryService::changedElsewhere);
        const auto look = [this] {
            bool isDone = false;
            m_service->lookForChanges();
            m_service->write(
                Priority::Bulk, job("after the look"), this, [&](const QString&) { isDone = true; },
                noteFailure());
            return QTest::qWaitFor([&] { return isDone; });
        };
        QVERIFY(look());
        m_service->run([](core::Library& library) { return library.addGame(header()); }, this, ignore(),
                       noteFailure());
        QVERIFY(look());
        QCOMPARE(changed.count(), 0);
        core::Library(path()).addGame(header());
        QVERIFY(look());
        QCOMPARE(changed.count(), 1);
        QVERIFY(look());
        QCOMPARE(changed.count(), 1);
    }
    void changesOfALibraryThatWasLeftAreNotReported() {
        QSignalSpy changed(m_service.get(), &LibraryService::changedElsewhere);
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        const auto other = m_folder->filePath("other.sqlite").toStdString();
        core::Library(other).addGame(header());
        m_service->open(other);
        QVERIFY(opened.wait());
        m_service->lookForChanges();
        bool isDone = false;
        m_service->write(
            Priority::Bulk, job("after the look"), this, [&](const QString&) { isDone = true; },
            noteFailure());
        QTRY_VERIFY(isDone);
        QCOMPARE(changed.count(), 0);
    }

    void whatIsPlayedGoesFirst() {
        m_service->run(blockedJob("first"), this, ignore(), noteFailure());
        m_blocked->acquire();
        m_service->writeInBatches(
            [this](core::Library&, const LibraryTask&) {
                m_log->add("bulk");
                return false;
            },
            this, [] {}, noteFailure());
        m_service->write(Priority::Edit, job("edit"), this, ignore(), noteFailure());
        m_service->run(job("play"), this, ignore(), noteFailure());
        m_gate->release();
        QTRY_COMPARE(m_log->names(), QStringList({"first", "play", "edit", "bulk"}));
    }

    void aMoveIsStoredBetweenTwoBatches() {
        bool isDone = false;
        m_service->writeInBatches(
            [this, batch = 0](core::Library&, const LibraryTask&) mutable {
                m_log->add(QString("batch %1").arg(++batch));
                m_blocked->release();
                m_gate->acquire();
                return batch < 3;
            },
            this, [&] { isDone = true; }, noteFailure());
        m_blocked->acquire();
        m_service->run(job("move"), this, ignore(), noteFailure());
        m_gate->release(3);
        QTRY_VERIFY(isDone);
        QCOMPARE(m_log->names(), QStringList({"batch 1", "move", "batch 2", "batch 3"}));
    }

    void writingDoesNotWaitForReading() {
        m_service->read(blockedJob("search"), this, ignore(), noteFailure());
        m_blocked->acquire();
        core::GameId added = 0;
        m_service->run([](core::Library& library) { return library.addGame(header()); }, this,
                       [&](core::GameId id) { added = id; }, noteFailure());
        QTRY_COMPARE(added, core::GameId(1));
        QVERIFY(m_log->names().isEmpty());
    }

    void aReadSeesWhatWasGivenToBeWrittenBefore() {
        m_service->run(blockedJob("write"), this, ignore(), noteFailure());
        m_blocked->acquire();
        for (int i = 0; i < 5; ++i)
            m_service->write(
                i % 2 == 0 ? Priority::Play : Priority::Edit,
                [](core::Library& library) { return library.addGame(header()); }, this, ignore(),
                noteFailure());
        std::size_t games = 0;
        m_service->read([](core::Library& library) { return library.games().size(); }, this,
                        [&](std::size_t count) { games = count; }, noteFailure());
        m_gate->release();
        QTRY_COMPARE(games, std::size_t(5));
    }

    void aReadDoesNotWaitForBulkWork() {
        m_service->writeInBatches(
            [this](core::Library&, const LibraryTask&) {
                m_blocked->release();
                m_gate->acquire();
                return false;
            },
            this, [] {}, noteFailure());
        m_blocked->acquire();
        bool isRead = false;
        m_service->read([](core::Library& library) { return library.games().empty(); }, this,
                        [&](bool isEmpty) { isRead = isEmpty; }, noteFailure());
        QTRY_VERIFY(isRead);
    }

    void aCancelledJobIsNotBegun() {
        m_service->run(blockedJob("first"), this, ignore(), noteFailure());
        m_blocked->acquire();
        bool isReported = false;
        auto request = m_service->write(
            Priority::Edit, job("cancelled"), this, [&](const QString&) { isReported = true; },
            noteFailure());
        m_service->write(Priority::Edit, job("last"), this, ignore(), noteFailure());
        request.cancel();
        QVERIFY(request.isCancelled());
        m_gate->release();
        QTRY_COMPARE(m_log->names(), QStringList({"first", "last"}));
        QVERIFY(!isReported);
    }

    void readingThatIsUnderWayCanBeCancelled() {
        bool isReported = false;
        auto request = m_service->read(
            [this](core::Library& library, const LibraryTask& task) {
                m_blocked->release();
                while (!task.isCancelled())
                    library.games();
                return 1;
            },
            this, [&](int) { isReported = true; }, noteFailure());
        m_blocked->acquire();
        request.cancel();
        bool isNextDone = false;
        m_service->read(
            job("next"), this, [&](const QString&) { isNextDone = true; }, noteFailure());
        QTRY_VERIFY(isNextDone);
        QVERIFY(!isReported);
    }

    void batchesEndWhenTheyAreCancelled() {
        bool isDone = false;
        auto request = m_service->writeInBatches(
            [this](core::Library&, const LibraryTask&) {
                m_log->add("batch");
                m_blocked->release();
                m_gate->acquire();
                return true;
            },
            this, [&] { isDone = true; }, noteFailure());
        m_blocked->acquire();
        request.cancel();
        m_gate->release();
        bool isNextDone = false;
        m_service->writeInBatches([](core::Library&, const LibraryTask&) { return false; }, this,
                                  [&] { isNextDone = true; }, noteFailure());
        QTRY_VERIFY(isNextDone);
        QCOMPARE(m_log->names(), QStringList("batch"));
        QVERIFY(!isDone);
    }

    void progressIsReportedInOrder() {
        QStringList reported;
        int result = 0;
        m_service->read(
            [](core::Library&, const LibraryTask& task) {
                for (int i = 1; i <= 3; ++i)
                    task.report(i, 3);
                return 7;
            },
            this, [&](int value) { result = value; }, noteFailure(),
            [&](std::int64_t done, std::int64_t total) {
                reported << QString("%1/%2").arg(done).arg(total);
            });
        QTRY_COMPARE(result, 7);
        QCOMPARE(reported, QStringList({"1/3", "2/3", "3/3"}));
    }

    void aResultWithoutAReceiverIsDropped() {
        auto receiver = std::make_unique<QObject>();
        bool isReported = false;
        m_service->run(
            blockedJob("job"), receiver.get(), [&](const QString&) { isReported = true; }, noteFailure());
        m_blocked->acquire();
        receiver.reset();
        m_gate->release();
        bool isNextDone = false;
        m_service->run(
            job("next"), this, [&](const QString&) { isNextDone = true; }, noteFailure());
        QTRY_VERIFY(isNextDone);
        QVERIFY(!isReported);
    }

    void aFailureIsReportedInPlaceOfAResult() {
        std::optional<core::StorageProblem> problem;
        m_service->run(
            [](core::Library& library) {
                library.setOutcome(77, {});
                return true;
            },
            this, [&](bool) { QFAIL("there is no such game"); },
            [&](const core::StorageError& error) { problem = error.problem(); });
        QTRY_VERIFY(problem);
        QVERIFY(problem == core::StorageProblem::Damaged);
    }

    void afterAFileThatCannotBeOpenedNothingIsOpen() {
        QSignalSpy failed(m_service.get(), &LibraryService::openFailed);
        m_service->open(m_folder->filePath("none/library.sqlite").toStdString());
        int failures = 0;
        const auto note = [&](const core::StorageError& error) {
            failures += error.problem() == core::StorageProblem::CannotOpen ? 1 : 0;
        };
        m_service->run(job("write"), this, ignore(), note);
        m_service->read(job("read"), this, ignore(), note);
        QTRY_COMPARE(failures, 2);
        QCOMPARE(failed.count(), 1);
        QVERIFY(m_log->names().isEmpty());
    }

    void jobsGivenAfterOpeningAnotherFileAreDoneThere() {
        m_service->run([](core::Library& library) { return library.addGame(header()); }, this, ignore(),
                       noteFailure());
        m_service->open(m_folder->filePath("other.sqlite").toStdString());
        std::optional<std::size_t> games;
        m_service->read([](core::Library& library) { return library.games().size(); }, this,
                        [&](std::size_t count) { games = count; }, noteFailure());
        QTRY_VERIFY(games);
        QCOMPARE(*games, std::size_t(0));
    }

    void everythingGivenIsWrittenBeforeTheServiceEnds() {
        for (int i = 0; i < 50; ++i)
            m_service->run([](core::Library& library) { return library.addGame(header()); }, nullptr,
                           ignore(), [](const core::StorageError&) {});
        m_service.reset();
        QCOMPARE(core::Library(path()).games().size(), std::size_t(50));
    }

    void changesOfTheListAreTold() {
        QStringList changes;
        connect(m_service.get(), &LibraryService::gameAdded, this,
                [&](core::GameId id) { changes << QString("+%1").arg(id); });
        connect(m_service.get(), &LibraryService::gameChanged, this,
                [&](core::GameId id) { changes << QString("~%1").arg(id); });
        connect(m_service.get(), &LibraryService::gameRemoved, this,
                [&](core::GameId id) { changes << QString("-%1").arg(id); });
        m_service->run([](core::Library& library) { return library.addGame(header()); }, this,
                       [&](core::GameId) { changes << "result"; }, noteFailure());
        m_service->run(
            [](core::Library& library) {
                library.setStarred(1, true);
                library.deleteGame(1, {});
                return true;
            },
            this, ignore(), noteFailure());
        QTRY_COMPARE(changes, QStringList({"+1", "result", "~1", "-1"}));
    }

    void whatIsMeantForOneLibraryIsNotWrittenToTheNext() {
        const std::filesystem::path other = m_folder->filePath("other.sqlite").toStdString();
        const auto addGame = [](core::Library& library) { return library.addGame(header()); };
        m_service->run(blockedJob("first"), this, ignore(), noteFailure());
        m_blocked->acquire();
        m_service->write(Priority::Edit, addGame, this, ignore(), noteFailure());
        bool isRefused = false;
        m_service->writeInBatches(
            [](core::Library& library, const LibraryTask&) {
                library.addGame(header());
                return true;
            },
            this, [] {},
            [&](const core::StorageError& error) {
                isRefused = error.problem() == core::StorageProblem::Busy;
            });
        QStringList answers;
        m_service->read([](core::Library&) { return 0; }, this, [&](int) { answers << "old"; },
                        noteFailure());
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->open(other);
        m_service->run([](core::Library& library) { return library.games().size(); }, this,
                       [&](std::size_t games) { answers << QString::number(games); }, noteFailure());
        m_gate->release();
        QVERIFY(opened.wait());
        QTRY_COMPARE(answers.count("0"), 1);
        QVERIFY(isRefused);
        QCOMPARE(core::Library(path()).games().size(), std::size_t(1));
        QCOMPARE(core::Library(other).games().size(), std::size_t(0));
    }

    void whatIsWrittenWhenALibraryIsLeftStillGoesThere() {
        const std::filesystem::path other = m_folder->filePath("other.sqlite").toStdString();
        const auto addGame = [this] {
            m_service->run([](core::Library& library) { return library.addGame(header()); }, this, ignore(),
                           noteFailure());
        };
        connect(m_service.get(), &LibraryService::leaving, this, addGame);
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->open(other);
        QVERIFY(opened.wait());
        QCOMPARE(core::Library(path()).games().size(), std::size_t(1));
        QCOMPARE(core::Library(other).games().size(), std::size_t(0));
    }

    void changesOfALibraryThatWasLeftAreNotTold() {
        bool isWritten = false;
        const QSignalSpy added(m_service.get(), &LibraryService::gameAdded);
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->run([](core::Library& library) { return library.addGame(header()); }, this,
                       [&isWritten](core::GameId) { isWritten = true; }, noteFailure());
        m_service->open(m_folder->filePath("other.sqlite").toStdString());
        QVERIFY(opened.wait());
        QVERIFY(isWritten);
        QCOMPARE(added.size(), 0);
    }

    void aQuestionAboutTheLastLibraryIsNotAnsweredAnyMore() {
        QStringList answers;
        const auto note = [&](const QString& answer) { answers << answer; };
        m_service->read(blockedJob("old"), this, note, noteFailure());
        m_blocked->acquire();
        m_service->open(m_folder->filePath("other.sqlite").toStdString());
        m_gate->release();
        m_service->read(job("new"), this, note, noteFailure());
        QTRY_COMPARE(answers, QStringList{"new"});
        QCOMPARE(m_log->names(), QStringList({"old", "new"}));
    }

    void whatAKilledProgramLeftBehindIsPackedAndIndexed() {
        core::Game game = test::euroShogiGame();
        const core::Move move = game.position().legalMoves().front();
        core::GameTree tree(game.position());
        tree.add(core::GameTree::root(), move);
        {
            core::Library library(path());
            library.appendEdit(library.addGame(header()), tree.lastStep().edit);
        }
        m_service->open(path());
        const core::Library library(path());
        QTRY_VERIFY(library.gamesWithJournal().empty());
        QTRY_VERIFY(!library.hasUnindexedGames());
        const std::uint64_t key = tree.key(tree.mainLineEnd());
        QCOMPARE(library.findPosition(key).size(), std::size_t(1));
    }

    void gamesThatWereDeletedLongAgoArePurged() {
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        core::GameId kept = 0;
        {
            core::Library library(path());
            for (int i = 0; i < 25; ++i)
                library.deleteGame(library.addGame(header()),
                                   now - LibraryService::KeepsDeleted - std::chrono::hours(1));
            kept = library.addGame(header());
            library.deleteGame(kept, now - LibraryService::KeepsDeleted + std::chrono::hours(1));
        }
        m_service->open(path());
        const core::Library library(path());
        QTRY_COMPARE(library.deletedGames(100).size(), std::size_t(1));
        QCOMPARE(library.deletedGames(100).front().summary.id, kept);
    }

    void variantsThatAreAddedLaterAreKnownToJobs() {
        core::VariantSet variants = core::VariantSet::builtin();
        m_service->useVariants(variants);
        core::VariantSpec spec = variants.all().front()->spec();
        spec.id = "house";
        QVERIFY(variants.add(spec).empty());
        const core::Game game(core::AnyPosition::startOf(variants.find("house")));
        const core::RecordHeader house = core::headerOf(game, {}, {});
        std::size_t plies = 0;
        m_service->run(
            [house, move = game.position().legalMoves().front()](core::Library& library) {
                const core::GameId id = library.addGame(house);
                core::test::StoredPlay::of(library, id).add(move);
                return id;
            },
            this,
            [&](core::GameId id) {
                m_service->read([id](core::Library& library) { return library.game(id)->plies.size(); }, this,
                                [&](std::size_t count) { plies = count; }, noteFailure());
            },
            noteFailure());
        QTRY_COMPARE(plies, std::size_t(1));
        m_service.reset(); // before the variants
    }
};

QTEST_MAIN(LibraryServiceTest)
#include "library_service_test.moc"
