// A program that is killed at any moment loses at most the change in progress, and leaves a library in which everything fits.
#include "core/files/game_import.h"
#include "core/files/library_merge.h"
#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

#include <sys/mman.h>
#include <sys/resource.h>

#include <atomic>
#include <new>
#include <thread>

namespace komadai::core::test {
namespace {

/// What a program that works on a library has finished. Both processes see it.
struct Finished {
    std::atomic<std::int64_t> lastGame = 0; ///< the highest id
    std::atomic<std::int64_t> played = 0;   ///< the game that is being played
    std::atomic<int> moves = 0;             ///< of it
};

class SharedProgress {
public:
    SharedProgress()
        : m_memory(
              mmap(nullptr, sizeof(Finished), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
        if (m_memory == MAP_FAILED) throw std::runtime_error("mmap");
        m_finished = new (m_memory) Finished;
    }
    ~SharedProgress() { munmap(m_memory, sizeof(Finished)); }
    SharedProgress(const SharedProgress&) = delete;
    SharedProgress& operator=(const SharedProgress&) = delete;
    Finished* operator->() const { return m_finished; }

private:
    void* m_memory;
    Finished* m_finished;
};

GameRecord randomGame(std::mt19937& random) {
    GameTree tree(AnyPosition::startOf(builtin(random() % 2 == 0 ? "euroshogi" : "zoshogi")));
    growLine(tree, GameTree::root(), static_cast<int>(random() % 12), random);
    Annotations notes;
    notes.after = "comment " + std::to_string(random() % 10);
    tree.setAnnotations(tree.mainLineEnd(), notes);
    tree.clearHistory();
    return {headerOf(Game(tree.start()), {Player{{}, "Ada"}, Player{{}, "Bob"}}, {}), tree, {}};
}

/// The name of a study that was imported says how many chapters it has.
std::string nameOfStudy(int chapters) { return "study of " + std::to_string(chapters) + " chapters"; }

/// Imports a study, one chapter after the other. Returns its games.
std::vector<GameId> importStudy(Library& library, int chapters, std::mt19937& random) {
    ImportWriter writer(library, false, {}, std::chrono::sys_seconds(10s));
    for (int number = 1; number <= chapters; ++number) {
        StudyChapter chapter;
        chapter.study = nameOfStudy(chapters);
        chapter.number = number;
        std::vector<GameRecord> batch{randomGame(random)};
        addStudyChapter(batch.front(), chapter, StudyTextAs::Tag);
        writer.add(std::move(batch));
    }
    library.takeChanges();
    writer.finish();
    std::vector<GameId> games;
    for (const GameChange& change : library.takeChanges())
        if (change.kind == GameChange::Kind::Added) games.push_back(change.game);
    return games;
}

/// Plays, edits, imports, deletes, merges and indexes, without end.
class Worker {
public:
    Worker(const std::filesystem::path& file, const std::filesystem::path& other, SharedProgress& finished,
           unsigned seed)
        : m_library(file), m_other(other), m_finished(finished), m_random(seed) {}

    [[noreturn]] void work() {
        while (true) {
            switch (m_random() % 9) {
            case 0: import(); break;
            case 1: remove(); break;
            case 2: merge(); break;
            case 3: change(); break;
            case 4: m_library.indexPositions(static_cast<int>(m_random() % 5) + 1); break;
            case 5: importChapters(); break;
            default: play();
            }
        }
    }

private:
    GameRecord newGame() { return randomGame(m_random); }
    void added(GameId id) { m_finished->lastGame = std::max<std::int64_t>(m_finished->lastGame, id); }

    void import() {
        std::vector<GameRecord> games;
        for (auto i = m_random() % 30; i > 0; --i)
            games.push_back(newGame());
        ImportWriter writer(m_library, false);
        for (const auto& id : writer.add(std::move(games)))
            if (id) added(*id);
    }
    void importChapters() {
        const auto chapters = static_cast<int>(m_random() % 9) + 1;
        for (const GameId id : importStudy(m_library, chapters, m_random))
            added(id);
    }
    void merge() {
        Library other(m_other);
        other.addRecord(newGame());
        mergeLibrary(m_library, other);
        added(m_library.gameIds().front());
    }
    void remove() {
        const auto ids = m_library.gameIds();
        if (ids.empty()) return;
        const GameId id = ids[m_random() % ids.size()];
        if (m_tree && id == m_game) return;
        m_library.deleteGame(id, std::chrono::sys_seconds(10s));
        if (m_random() % 3 == 0) m_library.restoreGame(id);
        if (m_random() % 3 == 0) m_library.purgeDeleted(std::chrono::sys_seconds(20s));
    }
    void change() {
        const auto ids = m_library.gameIds();
        if (ids.empty()) return;
        const GameId id = ids[m_random() % ids.size()];
        m_library.setOutcome(id, Outcome{Side::First, EndReason::Resignation});
        m_library.setLabel({&id, 1}, "label", m_random() % 2 == 0);
    }
    void play() {
        if (!m_tree) {
            m_tree.emplace(AnyPosition::startOf(builtin("euroshogi")));
            m_game = m_library.addGame(headerOf(Game(m_tree->start()), {Player{}, Player{2, ""}}, {}));
            added(m_game);
            m_finished->moves = 0;
            m_finished->played = m_game;
        }
        const NodeId end = growLine(*m_tree, m_tree->mainLineEnd(), 1, m_random);
        m_library.appendEdit(m_game, m_tree->lastStep().edit, PlayedTo::at(*m_tree, end));
        m_finished->moves = m_tree->depth(end);
        if (m_tree->depth(end) < 15) return;
        m_library.closeGame(m_game, *m_tree);
        m_finished->played = 0;
        m_tree.reset();
    }

    Library m_library;
    std::filesystem::path m_other;
    SharedProgress& m_finished;
    std::mt19937 m_random;
    std::optional<GameTree> m_tree;
    GameId m_game = 0;
};

void expectNoFault(const std::filesystem::path& file) {
    Library library(file);
    checkLibrary(library, [](const LibraryFault& fault) {
        ADD_FAILURE() << static_cast<int>(fault.kind) << " game " << fault.game << " " << fault.text;
    });
}

void expectWholeStudies(const std::filesystem::path& file) {
    Library library(file);
    for (const Study& study : StudyStore(library).studies())
        EXPECT_EQ(study.texts.name, nameOfStudy(study.chapters));
}

class LibraryKill : public LibraryTest {
protected:
    void killOften(int times) {
        std::mt19937 random(times);
        const std::filesystem::path other = folder / "other";
        for (int i = 0; i < times && !HasFailure(); ++i) {
            if (i % 25 == 0) // so that it stays small, and new libraries are killed too
                for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
                    std::filesystem::remove(entry);
            SharedProgress finished;
            const pid_t child = fork();
            if (child == 0) {
                try {
                    Worker(file, other, finished, random()).work();
                } catch (...) {
                    _exit(1);
                }
            }
            std::this_thread::sleep_for(std::chrono::microseconds(2000 + random() % 35000));
            kill(child, SIGKILL);
            int status = 0;
            waitpid(child, &status, 0);
            ASSERT_TRUE(WIFSIGNALED(status)) << "the worker failed by itself, in round " << i;
            expectNoFault(file);
            if (std::filesystem::exists(other)) expectNoFault(other);
            expectWholeStudies(file);
            EXPECT_GE(ask(file, "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'games'"),
                      finished->lastGame);
            if (finished->played != 0) {
                EXPECT_GE(Library(file).summary(finished->played)->plyCount, finished->moves);
            }
        }
    }
};

using LibraryKillNightly = LibraryKill;

TEST_F(LibraryKill, LosesAtMostTheChangeInProgress) { killOften(60); }
TEST_F(LibraryKillNightly, LosesAtMostTheChangeInProgressAThousandTimes) { killOften(1000); }

TEST_F(LibraryKill, DuringAMigrationLosesNothing) {
    const std::filesystem::path old = KOMADAI_TEST_DATA "/libraries/version-5.sqlite";
    for (int delay = 0; delay < 60; delay += 3) {
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            std::filesystem::remove(entry);
        std::filesystem::copy_file(old, file);
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        const pid_t child = fork();
        if (child == 0) _exit(codeOf(problemOf([&] { Library library(file); })));
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
        expectNoFault(file);
        EXPECT_EQ(Library(file).games().size(), 11U);
    }
}

TEST_F(LibraryKill, AnImportOfAStudyLeavesAllOfItOrNothing) {
    for (int delay = 0; delay < 60; delay += 3) {
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            std::filesystem::remove(entry);
        { const Library library(file); }
        const pid_t child = fork();
        if (child == 0) {
            try {
                Library library(file);
                std::mt19937 random(static_cast<unsigned>(delay));
                while (true)
                    importStudy(library, 20, random);
            } catch (...) {
                _exit(1);
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status)) << "the import failed by itself";
        expectNoFault(file);
        expectWholeStudies(file);
        Library library(file);
        EXPECT_EQ(library.gameIds().size(), 20 * StudyStore(library).studies().size());
    }
}

// --- two programs, and a full disk

TEST_F(LibraryKill, TwoProgramsOnOneLibraryLeaveNothingWrong) {
    { const Library library(file); }
    std::vector<pid_t> children;
    std::array<SharedProgress, 2> finished;
    for (unsigned i = 0; i < 2; ++i) {
        children.push_back(fork());
        if (children.back() != 0) continue;
        try {
            // Each has another library to merge from. A game that both change is Busy for one of them.
            while (true) {
                try {
                    Worker(file, folder / ("other" + std::to_string(i)).c_str(), finished[i], i).work();
                } catch (const StorageError& error) {
                    if (error.problem() != StorageProblem::Busy && error.problem() != StorageProblem::Damaged)
                        throw;
                    // A game that the other program has finally deleted does not exist any more, which is Damaged.
                }
            }
        } catch (...) {
            _exit(1);
        }
    }
    std::this_thread::sleep_for(2s);
    for (const pid_t child : children) {
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status)) << "a worker failed by itself";
    }
    expectNoFault(file);
    for (const auto& progress : finished)
        EXPECT_GT(progress->lastGame, 0);
}

/// The limit of the size of files stands for a full disk.
TEST_F(LibraryKill, AFullDiskStopsAnImportAndLosesNothing) {
    std::mt19937 random(3);
    std::vector<GameRecord> games;
    for (int i = 0; i < 600; ++i) {
        GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
        growLine(tree, GameTree::root(), 30, random);
        tree.clearHistory();
        games.push_back({headerOf(Game(tree.start()), {Player{{}, "Ada"}, Player{{}, "Bob"}}, {}), tree, {}});
    }
    const auto importAll = [&](Library& library) {
        ImportWriter writer(library, false);
        for (std::size_t first = 0; first < games.size(); first += 100)
            writer.add({games.begin() + static_cast<std::ptrdiff_t>(first),
                        games.begin() + static_cast<std::ptrdiff_t>(first) + 100});
    };
    const int code = exitCodeOfChild([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{700000, 700000};
        setrlimit(RLIMIT_FSIZE, &limit);
        return codeOf(problemOf([&] {
            Library library(file);
            importAll(library);
        }));
    });
    EXPECT_EQ(code, codeOf(StorageProblem::NoSpace));
    expectNoFault(file);
    Library library(file);
    const auto before = library.gameIds().size();
    EXPECT_GE(before, 100U) << "whole batches stay";
    EXPECT_LT(before, 600U);
    importAll(library); // goes on where it stopped
    EXPECT_EQ(library.gameIds().size(), 600U);
    expectNoFault(file);
}

} // namespace
} // namespace komadai::core::test
