// Damaged libraries: what is refused, when writing stops, and what a rescue copy has.
#include "core/store/rescue.h"

#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "core/store/practice_store.h"
#include "core/store/repertoire_store.h"
#include "core/store/study_store.h"
#include "tests/core/store/storage.h"

#include <sqlite3.h>

#include <sys/resource.h>

namespace komadai::core::test {
namespace {

Repertoire someRepertoire() {
    GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
    const NodeId first = tree.add(GameTree::root(), tree.start().legalMoves().front());
    tree.add(first, tree.position(first).legalMoves().front());
    Repertoire repertoire(tree.start(), Side::First);
    repertoire.addTree(tree);
    return repertoire;
}

class DamagedLibrary : public LibraryTest {
protected:
    static constexpr int Games = 60;
    static constexpr int Plies = 12;
    static constexpr std::size_t PageSize = 4096;

    /// A closed library with games of different moves, half of them packed, a study, and a repertoire.
    void makeLibrary() {
        Library library(file);
        for (int flavour = 1; flavour <= Games; ++flavour) {
            const GameId game = addGameOf(Plies, library, flavour % 7);
            if (flavour % 2 == 0) library.packJournal(game);
        }
        const GameId first = 1;
        library.setStarred(first, true);
        library.setLabel({&first, 1}, "best", true);
        StudyStore(library).add({"Study"}, std::vector<ChapterContent>{{.title = "One", .game = first}}, Now);
        RepertoireStore(library).add("Mine", someRepertoire());
        while (library.indexPositions()) {
        }
    }
    void flip(std::size_t byte, unsigned bit) {
        std::string bytes = bytesOf(file);
        bytes[byte] = static_cast<char>(bytes[byte] ^ (1 << bit));
        write(file, bytes);
    }
    void overwritePage(std::size_t page, char filling = '\x55') {
        std::string bytes = bytesOf(file);
        write(file, bytes.replace(page * PageSize, PageSize, std::string(PageSize, filling)));
    }
    std::size_t rootOf(const std::string& table) {
        return static_cast<std::size_t>(
            ask(file, "SELECT rootpage FROM sqlite_master WHERE name = '" + table + "'"));
    }
    void useLibraryOfVersion(int version) {
        const std::string name = "/libraries/version-" + std::to_string(version) + ".sqlite";
        std::filesystem::copy_file(KOMADAI_TEST_DATA + name, file,
                                   std::filesystem::copy_options::overwrite_existing);
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    RescueSummary rescue() {
        std::filesystem::remove(copy);
        return rescueLibrary(file, copy, builtinVariantFinder());
    }
    static std::int64_t faultsOf(const std::filesystem::path& path) {
        Library library(path);
        return checkLibrary(library,
                            [](const LibraryFault& fault) {
                                if (fault.kind != LibraryFault::Kind::UnknownVariant) // its letters were hit
                                    ADD_FAILURE() << "fault " << static_cast<int>(fault.kind) << " of game "
                                                  << fault.game << ": " << fault.text;
                            })
            .faults;
    }

    std::filesystem::path copy = folder / "rescued.komadai";
};

TEST_F(DamagedLibrary, IsRescuedWholeIfNothingIsWrong) {
    makeLibrary();
    EXPECT_EQ(rescue(), (RescueSummary{Games, 0, 0, 0}));
    EXPECT_EQ(faultsOf(copy), 0);
    const Library before(file);
    Library after(copy);
    EXPECT_EQ(after.gameIds(), before.gameIds());
    for (const GameId id : before.gameIds()) {
        EXPECT_EQ(after.game(id)->plies, before.game(id)->plies);
        EXPECT_EQ(after.game(id)->summary.header, before.game(id)->summary.header);
    }
    EXPECT_TRUE(after.summary(1)->starred);
    EXPECT_EQ(after.labelsOf(1), std::vector<std::string>{"best"});
    EXPECT_EQ(StudyStore(after).chapters(StudyStore(after).studies().at(0).id).at(0).content.game, 1);
    EXPECT_EQ(RepertoireStore(after).all(Now).at(0).name, "Mine");
}

TEST_F(DamagedLibrary, KeepsWhichMovesWereTakenBack) {
    {
        Library library(file);
        StoredPlay::of(library, addGameOf(Plies, library)).takeBackTo(Plies - 2);
    }
    EXPECT_EQ(rescue(), (RescueSummary{1, 0, 0, 0}));
    EXPECT_EQ(Library(copy).record(1)->lastTakenBack, Library(file).record(1)->lastTakenBack);
    EXPECT_TRUE(Library(copy).record(1)->lastTakenBack);
}

TEST_F(DamagedLibrary, OfTheVersionBeforeIsRescuedWhole) {
    useLibraryOfVersion(11);
    EXPECT_EQ(rescue(), (RescueSummary{ask(file, "SELECT count(*) FROM games"), 0, 0, 0}));
    EXPECT_EQ(ask(file, "PRAGMA user_version"), 11);
    EXPECT_EQ(faultsOf(copy), 0);
    Library library(copy);
    EXPECT_EQ(PracticeStore(library).puzzles().size(), 2U);
}

TEST_F(DamagedLibrary, OfAnyOlderVersionIsRescuedWhole) {
    for (const int version : {4, 5, 6, 7, 8, 9, 10}) {
        useLibraryOfVersion(version);
        const std::string before = bytesOf(file);
        EXPECT_EQ(rescue(), (RescueSummary{ask(file, "SELECT count(*) FROM games"), 0, 0, 0})) << version;
        EXPECT_EQ(bytesOf(file), before) << version;
        EXPECT_EQ(faultsOf(copy), 0) << version;
        EXPECT_EQ(filesIn(folder.path()), 2U) << version;
    }
}

TEST_F(DamagedLibrary, OfAnOlderVersionKeepsTheGamesBesideAPageThatIsLost) {
    useLibraryOfVersion(4);
    const std::int64_t games = ask(file, "SELECT count(*) FROM games");
    const auto root = rootOf("plies");
    const std::string before = bytesOf(file);
    int withGap = 0;
    for (std::size_t page = root; page < before.size() / PageSize;
         ++page) { // leaves of the moves are among them
        write(file, before);
        overwritePage(page);
        const RescueSummary rescued = rescue();
        EXPECT_EQ(rescued.games + rescued.unreadable, games) << page;
        EXPECT_GE(rescued.games, games - 2) << page;
        EXPECT_EQ(faultsOf(copy), 0) << page;
        withGap += rescued.gaps > 0 ? 1 : 0;
    }
    EXPECT_GT(withGap, 0);
}

TEST_F(DamagedLibrary, WithADamagedVersionNumberIsRescuedWhole) {
    makeLibrary();
    for (const int version : {0, 5, 9, 12}) {
        execute(file, "PRAGMA user_version = " + std::to_string(version));
        EXPECT_EQ(rescue(), (RescueSummary{Games, 0, 0, 0})) << version;
        EXPECT_EQ(faultsOf(copy), 0) << version;
    }
}

TEST_F(DamagedLibrary, OfANewerVersionIsNotCalledDamaged) {
    makeLibrary();
    execute(file, "PRAGMA user_version = 99");
    EXPECT_EQ(problemOf([&] { rescue(); }), StorageProblem::NewerVersion);
}

TEST_F(DamagedLibrary, WithoutATableOfItsVersionHasAGap) {
    makeLibrary();
    execute(file, "PRAGMA writable_schema = ON; DELETE FROM sqlite_master WHERE name = 'taken_back'");
    EXPECT_EQ(rescue(), (RescueSummary{Games, 0, 0, 1}));
}

TEST_F(DamagedLibrary, IsOnlyReadByTheRescue) {
    makeLibrary();
    overwritePage(rootOf("trees") - 1);
    const std::string before = bytesOf(file);
    rescue();
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(DamagedLibrary, KeepsTheGamesBesideAPageThatIsLost) {
    makeLibrary();
    const std::string whole = bytesOf(file);
    const std::size_t pages = whole.size() / PageSize;
    const std::size_t games = rootOf("games"), texts = rootOf("texts"); // everything lies behind these pages
    std::size_t lost = 0;
    for (std::size_t page = 1; page < pages; ++page) {
        if (page + 1 == games || page + 1 == texts) continue;
        write(file, whole);
        overwritePage(page);
        const auto problem = problemOf([&] {
            const RescueSummary summary = rescue();
            EXPECT_GT(summary.games, Games / 4) << "page " << page;
            EXPECT_EQ(summary.games, static_cast<std::int64_t>(Library(copy).games().size()));
        });
        if (problem) ++lost; // the page had a part of the schema
    }
    EXPECT_LT(lost, 10U);
    EXPECT_GT(pages, 30U);
}

TEST_F(DamagedLibrary, WithoutTheEndOfItsJournalKeepsTheMovesBeforeIt) {
    {
        Library library(file);
        addGameOf(Plies, library);
    }
    execute(file, "DELETE FROM edits WHERE number = (SELECT max(number) - 3 FROM edits)");
    EXPECT_EQ(rescue(), (RescueSummary{1, 1, 0, 0}));
    const Library library(copy);
    const auto tree =
        readTree(library.record(1)->summary.header, library.record(1)->tree, builtin("euroshogi"));
    ASSERT_TRUE(tree);
    EXPECT_GT(tree.value().size(), 1U);
}

TEST_F(DamagedLibrary, GivesUpOnlyTheGameThatCannotBeRead) {
    makeLibrary();
    execute(file, "UPDATE trees SET packed = x'ff' WHERE game = 2");
    EXPECT_EQ(rescue(), (RescueSummary{Games - 1, 0, 1, 0}));
    EXPECT_FALSE(Library(copy).summary(2));
    EXPECT_EQ(faultsOf(copy), 0);
}

TEST_F(DamagedLibrary, KeepsTheIllegalMovesOfARepertoire) {
    makeLibrary();
    {
        Library library(file);
        RepertoireStore(library).add("Illegal", someRepertoire());
    }
    execute(file, "UPDATE repertoire_moves SET move = 'a1a1' WHERE repertoire = 2");
    EXPECT_EQ(rescue(), (RescueSummary{Games, 0, 0, 0}));
    EXPECT_EQ(ask(copy, "SELECT count(*) FROM repertoire_moves WHERE repertoire = 2"),
              ask(file, "SELECT count(*) FROM repertoire_moves WHERE repertoire = 2"));
    Library after(copy);
    const auto all = RepertoireStore(after).all(Now);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all.at(0).name, "Illegal");
    EXPECT_EQ(all.at(0).counts.all(), 0);
    EXPECT_EQ(all.at(1).counts.all(), 1);
    EXPECT_EQ(faultsOf(copy), 0);
}

TEST_F(DamagedLibrary, NeverReplacesAFile) {
    makeLibrary();
    write(copy, "mine");
    EXPECT_EQ(problemOf([&] { rescueLibrary(file, copy, builtinVariantFinder()); }),
              StorageProblem::CannotWrite);
    EXPECT_EQ(bytesOf(copy), "mine");
}

TEST_F(DamagedLibrary, LeavesNoPartOfACopyThatWasStopped) {
    makeLibrary();
    rescueLibrary(file, copy, builtinVariantFinder(),
                  [](std::int64_t done, std::int64_t) { return done < 5; });
    EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST_F(DamagedLibrary, IsRefusedUntouchedWhenItIsOpened) {
    makeLibrary();
    overwritePage(rootOf("trees") - 1);
    const std::string before = bytesOf(file);
    try {
        const Library library(file);
        FAIL() << "it was opened";
    } catch (const StorageError& error) {
        EXPECT_EQ(error.problem(), StorageProblem::Damaged);
        EXPECT_EQ(error.effect().kind, DamageEffect::Kind::LeftAsItWas);
    }
    EXPECT_EQ(bytesOf(file), before);
}

/// The error of a call that must fail.
StorageError errorOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const StorageError& error) {
        return error;
    }
    throw std::runtime_error("the call has succeeded");
}

TEST_F(DamagedLibrary, IsNotWrittenToAnyMoreWhenDamageIsFoundLater) {
    makeLibrary();
    const std::size_t root = rootOf("trees");
    Library library(file);
    addGameOf(1, library);
    addGameOf(1, library);
    overwritePage(root - 1);
    sqlite3_db_release_memory(library.connection().getHandle());
    const StorageError found = errorOf([&] { library.record(2); });
    const DamageEffect stopped{DamageEffect::Kind::WritingStopped, 2};
    EXPECT_EQ(found.problem(), StorageProblem::Damaged);
    EXPECT_EQ(found.effect(), stopped);
    const std::string after = bytesOf(file);
    const StorageError refused = errorOf([&] { addGameOf(1, library); });
    EXPECT_EQ(refused.problem(), StorageProblem::Damaged);
    EXPECT_EQ(refused.effect(), stopped);
    EXPECT_EQ(errorOf([&] { StudyStore(library).add({"Another"}, Now); }).effect(), stopped);
    EXPECT_FALSE(library.games().empty()) << "what can be read, can be read";
    EXPECT_EQ(bytesOf(file), after);
}

TEST_F(DamagedLibrary, HasWhatWasAddedBeforeTheDamageInItsRescueCopy) {
    makeLibrary();
    const std::size_t root = rootOf("labels");
    GameId added = 0;
    {
        Library library(file);
        added = addGameOf(5, library);
        overwritePage(root - 1);
        sqlite3_db_release_memory(library.connection().getHandle());
        EXPECT_TRUE(problemOf([&] { library.labelsOf(1); }) || problemOf([&] {
                        library.setLabel({&added, 1}, "x", true);
                    }));
    }
    rescue();
    EXPECT_EQ(Library(copy).game(added)->plies, pliesUpTo(5));
}

TEST_F(DamagedLibrary, IsFoundInTheBackground) {
    makeLibrary();
    EXPECT_EQ(findFileDamage(file, {}), std::nullopt);
    overwritePage(rootOf("games_by_day") - 1);
    EXPECT_NE(findFileDamage(file, {}), std::nullopt);
}

TEST_F(DamagedLibrary, WithAGameThatCannotBeReadIsToldWhileOthersWriteToIt) {
    makeLibrary();
    execute(file, "UPDATE trees SET packed = x'00' WHERE game = 2");
    const Library writer(file);
    writer.connection().exec("BEGIN IMMEDIATE");
    Library library(file);
    std::vector<LibraryFault> faults;
    const auto result = checkGames(library, [&](const LibraryFault& fault) { faults.push_back(fault); });
    EXPECT_EQ(result.games, Games);
    EXPECT_EQ(faults, (std::vector<LibraryFault>{{LibraryFault::Kind::UnreadableGame, 2}}));
    EXPECT_EQ(result.first, faults.front());
}

TEST_F(DamagedLibrary, IsNotCheckedToItsEndWhenTheCheckIsStopped) {
    makeLibrary();
    execute(file, "UPDATE trees SET packed = x'00' WHERE game = 2");
    Library library(file);
    const auto found = [](const LibraryFault&) { ADD_FAILURE() << "the check went on"; };
    const auto stop = [](std::int64_t, std::int64_t) { return false; };
    EXPECT_EQ(checkGames(library, found, stop).faults, 0);
}

TEST_F(DamagedLibrary, IsNotCheckedToTheEndOfItsIndexWhenTheCheckIsStoppedThere) {
    makeLibrary();
    Library library(file);
    int afterGames = 0;
    const auto stop = [&](std::int64_t done, std::int64_t total) { return done < total || ++afterGames < 2; };
    checkGames(
        library, [](const LibraryFault&) {}, stop);
    EXPECT_EQ(afterGames, 2) << "first at the end of the games, then in the index, and not once more";
}

TEST_F(DamagedLibrary, IsNotOneWithGamesOfAnUnknownVariant) {
    makeLibrary();
    Library library(file, std::chrono::seconds(2), [](std::string_view) { return nullptr; });
    const auto isUnknown = [](const LibraryFault& fault) {
        EXPECT_EQ(fault.kind, LibraryFault::Kind::UnknownVariant) << fault.game;
    };
    const auto result = checkGames(library, isUnknown);
    EXPECT_EQ(result.faults, 0);
    EXPECT_EQ(result.first, std::nullopt) << "it is no fault";
}

/// Uses the library as a program would. Returns whether it could be opened.
bool use(const std::filesystem::path& file) {
    const std::string before = bytesOf(file);
    bool isOpen = false;
    try {
        Library library(file);
        isOpen = true;
        for (const auto& summary : library.games())
            problemOf([&] { library.game(summary.id); });
        const GameId game = addGameOf(2, library);
        library.packJournal(game);
        library.indexPositions();
    } catch (const StorageError& error) {
        EXPECT_TRUE(error.problem() == StorageProblem::Damaged ||
                    error.problem() == StorageProblem::NotALibrary ||
                    error.problem() == StorageProblem::NewerVersion)
            << error.what();
        const bool wasRefused = error.problem() != StorageProblem::Damaged ||
                                error.effect().kind == DamageEffect::Kind::LeftAsItWas;
        EXPECT_EQ(wasRefused, !isOpen) << error.what();
    }
    EXPECT_TRUE(isOpen || bytesOf(file) == before);
    return isOpen;
}

/// One bit after another all over the file.
TEST_F(DamagedLibrary, WithAnyBitFlippedWorksOrIsRefusedOrStopsAndIsRescued) {
    makeLibrary();
    const std::string whole = bytesOf(file);
    std::mt19937 random(11);
    const char* count = std::getenv("KOMADAI_FLIPS");
    const int flips = count ? std::atoi(count) : 60;
    int opened = 0, refused = 0, lost = 0;
    for (int i = 0; i < flips; ++i) {
        const std::size_t byte = i < 20 ? random() % 2 * PageSize + random() % 120 : random() % whole.size();
        SCOPED_TRACE("byte " + std::to_string(byte));
        write(file, whole);
        flip(byte, random() % 8);
        ++(use(file) ? opened : refused);
        write(file, whole);
        flip(byte, random() % 8);
        const auto problem = problemOf([&] {
            try {
                rescue();
            } catch (const StorageError& error) {
                EXPECT_TRUE(error.problem() == StorageProblem::NewerVersion ||
                            error.what() == std::string_view("its tables cannot be found"));
                throw;
            }
        });
        if (problem) {
            ++lost;
            EXPECT_FALSE(std::filesystem::exists(copy));
        } else {
            EXPECT_EQ(faultsOf(copy), 0);
        }
    }
    EXPECT_GT(opened, 0);
    EXPECT_GT(refused, 0);
    EXPECT_LT(lost, flips / 3) << "nothing can be found without the names of the tables";
}

} // namespace
} // namespace komadai::core::test
