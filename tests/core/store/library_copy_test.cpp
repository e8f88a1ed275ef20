// Copies of libraries that are only read.
#include "core/store/library_copy.h"
#include "core/store/library_file.h"
#include "core/store/schema.h"
#include "tests/core/store/storage.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <utility>

namespace komadai::core::test {
namespace {

class LibraryCopy : public LibraryTest {
protected:
    std::filesystem::path copy = folder / "copy.sqlite";

    std::optional<StorageProblem> problemOfCopying() { return problemOfCopying(file); }
    std::optional<StorageProblem> problemOfCopying(const std::filesystem::path& library) {
        return problemOf([&] { copyLibrary(library, copy); });
    }
};

TEST_F(LibraryCopy, HasTheGames) {
    addGameOf(3, *std::make_unique<Library>(file));
    copyLibrary(file, copy);
    EXPECT_EQ(Library(copy).gameIds(), Library(file).gameIds());
    EXPECT_EQ(Library(copy).game(1)->plies.size(), 3U);
}

TEST_F(LibraryCopy, HasWhatAnotherProgramHasJustWritten) {
    Library open(file);
    addGameOf(1, open);
    copyLibrary(file, copy);
    EXPECT_EQ(Library(copy).gameIds().size(), 1U);
}

TEST_F(LibraryCopy, LeavesTheFileAsItIs) {
    addGameOf(3, *std::make_unique<Library>(file));
    const std::string before = bytesOf(file);
    copyLibrary(file, copy);
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(LibraryCopy, LeavesNoFilesBesideTheLibrary) {
    const std::filesystem::path library = folder / "alone" / "games.sqlite";
    std::filesystem::create_directory(library.parent_path());
    addGameOf(3, *std::make_unique<Library>(library));
    ASSERT_EQ(filesIn(library.parent_path()), 1U);
    copyLibrary(library, copy);
    EXPECT_EQ(filesIn(library.parent_path()), 1U);
}

TEST_F(LibraryCopy, LeavesTheLogOfAKilledProgramAsItIs) {
    const std::filesystem::path library = folder / "alone" / "games.sqlite";
    std::filesystem::create_directory(library.parent_path());
    doAndBeKilled([&] {
        Library open(library);
        addGameOf(3, open);
        std::raise(SIGKILL);
    });
    const std::string before = bytesOf(library), log = bytesOf(library.string() + "-wal");
    ASSERT_FALSE(log.empty());
    copyLibrary(library, copy);
    EXPECT_EQ(bytesOf(library), before);
    EXPECT_EQ(bytesOf(library.string() + "-wal"), log);
    EXPECT_EQ(Library(copy).gameIds().size(), 1U);
}

TEST_F(LibraryCopy, OfAnEarlierVersionIsMigratedAlone) {
    std::filesystem::copy_file(KOMADAI_TEST_DATA "/libraries/version-10.sqlite", file);
    const std::string before = bytesOf(file);
    copyLibrary(file, copy);
    EXPECT_FALSE(Library(copy).gameIds().empty());
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_FALSE(std::filesystem::exists(store::backupOf(file, 10, 1)));
}

TEST_F(LibraryCopy, IsRefusedOfALaterVersion) {
    { const Library made(file); }
    execute(file, "PRAGMA user_version = " + std::to_string(store::SchemaVersion + 1));
    EXPECT_EQ(problemOfCopying(), StorageProblem::NewerVersion);
    EXPECT_FALSE(std::filesystem::exists(copy));
}

TEST_F(LibraryCopy, IsRefusedOfWhatIsNoLibrary) {
    EXPECT_EQ(problemOfCopying(), StorageProblem::CannotOpen) << "it does not exist";
    write(file, "");
    EXPECT_EQ(problemOfCopying(), StorageProblem::NotALibrary) << "an empty file";
    write(file, std::string(5000, 'x'));
    EXPECT_EQ(problemOfCopying(), StorageProblem::NotALibrary);
}

TEST_F(LibraryCopy, IsRefusedOfADamagedFile) {
    addGameOf(3, *std::make_unique<Library>(file));
    std::string bytes = bytesOf(file);
    std::fill(bytes.begin() + 4096, bytes.end(), '\xff');
    write(file, bytes);
    EXPECT_EQ(problemOfCopying(), StorageProblem::Damaged);
}

// --- libraries that are write-protected

/// A folder that takes no files, with a library.
class WriteProtectedLibrary : public LibraryCopy {
protected:
    const std::filesystem::path disk = folder / "disk";
    const std::filesystem::path protectedFile = disk / "games.sqlite";

    void SetUp() override {
        std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
        std::filesystem::create_directory(disk);
        addGameOf(3, *std::make_unique<Library>(protectedFile));
    }
    void TearDown() override { std::filesystem::permissions(disk, std::filesystem::perms::owner_all); }

    void protect() {
        for (const auto& entry : std::filesystem::directory_iterator(disk))
            std::filesystem::permissions(entry, static_cast<std::filesystem::perms>(0444));
        std::filesystem::permissions(disk, static_cast<std::filesystem::perms>(0555));
    }

    /// The problem of copying it as a user who may not write there, as a code.
    int codeOfCopying() {
        protect();
        return exitCodeWithoutPrivileges([&] {
            return codeOf(problemOf([&] {
                copyLibrary(protectedFile, copy);
                if (Library(copy).gameIds().size() != 1) throw std::runtime_error("the game is missing");
            }));
        });
    }
};

TEST_F(WriteProtectedLibrary, IsCopiedWithoutAFileBesideIt) {
    const int code = codeOfCopying();
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, NoProblem);
    EXPECT_EQ(filesIn(disk), 1U);
}

TEST_F(WriteProtectedLibrary, IsCopiedWithoutAFileBesideItWhereOnlyTheFileIsProtected) {
    std::filesystem::permissions(protectedFile, static_cast<std::filesystem::perms>(0444));
    std::filesystem::permissions(disk, std::filesystem::perms::all);
    const int code = exitCodeWithoutPrivileges([&] { return codeOf(problemOfCopying(protectedFile)); });
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, NoProblem);
    EXPECT_EQ(filesIn(disk), 1U);
}

TEST_F(WriteProtectedLibrary, IsRefusedIfItsLastChangesCannotBeRead) {
    doAndBeKilled([&] {
        Library library(protectedFile);
        addGameOf(1, library);
        std::raise(SIGKILL);
    });
    std::filesystem::remove(protectedFile.string() + "-shm");
    ASSERT_TRUE(std::filesystem::exists(protectedFile.string() + "-wal"));
    const int code = codeOfCopying();
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, codeOf(StorageProblem::CannotOpen));
}

TEST_F(WriteProtectedLibrary, CanBeRead) {
    protect();
    const int code = exitCodeWithoutPrivileges([&] {
        return codeOf(problemOf([&] {
            ReadableLibrary readable(protectedFile, 2s, builtinVariantFinder());
            if (readable.library().gameIds().size() != 1) throw std::runtime_error("the game is missing");
        }));
    });
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, NoProblem);
}

TEST_F(WriteProtectedLibrary, IsNamedByTheErrorsOfItsCopy) {
    execute(protectedFile, "UPDATE games SET second_clock = 'noon'");
    protect();
    constexpr int OtherPath = 97;
    const int code = exitCodeWithoutPrivileges([&] {
        ReadableLibrary readable(protectedFile, 2s, builtinVariantFinder());
        try {
            readable.library().games();
        } catch (const StorageError& error) {
            return error.path() == protectedFile ? codeOf(error.problem()) : OtherPath;
        }
        return NoProblem;
    });
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, codeOf(StorageProblem::Damaged));
}

TEST_F(LibraryCopy, IsNotMadeOfALibraryThatCanBeOpened) {
    { const Library made(file); }
    ReadableLibrary readable(file, 2s, builtinVariantFinder());
    EXPECT_EQ(readable.library().path(), file);
}

// --- copies in a temporary folder

/// Temporary files are in a folder of the test.
class TemporaryLibraryCopy : public LibraryCopy {
protected:
    const std::filesystem::path temporary = folder / "tmp";

    void SetUp() override {
        std::filesystem::create_directory(temporary);
        if (const char* usual = std::getenv("TMPDIR")) m_usual = usual;
        setenv("TMPDIR", temporary.c_str(), 1);
        addGameOf(3, *std::make_unique<Library>(file));
    }
    void TearDown() override {
        if (m_usual)
            setenv("TMPDIR", m_usual->c_str(), 1);
        else
            unsetenv("TMPDIR");
    }

private:
    std::optional<std::string> m_usual;
};

TEST_F(TemporaryLibraryCopy, HasNoNameWhileItIsOpen) {
    const std::string before = bytesOf(file);
    core::LibraryCopy contents(file, 2s, builtinVariantFinder());
    EXPECT_EQ(filesIn(temporary), 0U);
    EXPECT_EQ(contents.library().gameIds().size(), 1U);
    EXPECT_EQ(contents.library().game(1)->plies.size(), 3U);
    addGameOf(2, contents.library());
    EXPECT_EQ(contents.library().gameIds().size(), 2U);
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(TemporaryLibraryCopy, LeavesNothingIfTheProgramIsKilled) {
    doAndBeKilled([&] {
        const core::LibraryCopy contents(file, 2s, builtinVariantFinder());
        std::raise(SIGKILL);
    });
    EXPECT_EQ(filesIn(temporary), 0U);
}

TEST_F(TemporaryLibraryCopy, RemovesWhatAProgramHasLeftThatWasKilledWhileItCopied) {
    doAndBeKilled([&] {
        const core::LibraryCopy contents(file, 2s, builtinVariantFinder(), [] {
            std::raise(SIGKILL);
            return true;
        });
    });
    ASSERT_EQ(filesIn(temporary), 1U);
    const core::LibraryCopy contents(file, 2s, builtinVariantFinder());
    EXPECT_EQ(filesIn(temporary), 0U);
}

TEST_F(TemporaryLibraryCopy, LeavesTheFolderOfAnotherOneThatIsBeingMade) {
    bool isMade = false;
    std::size_t folders = 0;
    const core::LibraryCopy contents(file, 2s, builtinVariantFinder(), [&] {
        if (std::exchange(isMade, true)) return false;
        const core::LibraryCopy other(file, 2s, builtinVariantFinder());
        folders = filesIn(temporary);
        return false;
    });
    EXPECT_TRUE(isMade);
    EXPECT_EQ(folders, 1U);
}

TEST_F(TemporaryLibraryCopy, LeavesFoldersOfOtherNames) {
    std::filesystem::create_directory(temporary / "komadai-cop");
    const core::LibraryCopy contents(file, 2s, builtinVariantFinder());
    EXPECT_EQ(filesIn(temporary), 1U);
}

TEST_F(LibraryCopy, InATemporaryFolderFailsAsTheOriginal) {
    write(file, std::string(5000, 'x'));
    try {
        const core::LibraryCopy contents(file, 2s, builtinVariantFinder());
        FAIL() << "opened";
    } catch (const StorageError& error) {
        EXPECT_EQ(error.problem(), StorageProblem::NotALibrary);
        EXPECT_EQ(error.path(), file);
    }
}

TEST_F(LibraryCopy, NamesTheOriginalInLaterErrors) {
    { const Library made(file); }
    core::LibraryCopy contents(file, 2s, builtinVariantFinder());
    const auto pathOf = [&](StorageProblem problem, const std::filesystem::path& path) {
        return contents.asOfOriginal(StorageError(problem, path, "")).path();
    };
    const std::filesystem::path temporary = contents.library().path();
    EXPECT_EQ(pathOf(StorageProblem::Damaged, temporary), file);
    EXPECT_EQ(pathOf(StorageProblem::NoSpace, temporary), std::filesystem::temp_directory_path())
        << "it is the copy's disk";
    EXPECT_EQ(pathOf(StorageProblem::Damaged, folder / "third"), folder / "third");
}

TEST_F(LibraryCopy, CanBeStopped) {
    {
        Library library(file);
        for (int i = 0; i < 50; ++i)
            addGameOf(20, library, i % 3);
    }
    EXPECT_EQ(problemOf([&] { copyLibrary(file, copy, [] { return true; }); }), StorageProblem::Busy);
}

} // namespace
} // namespace komadai::core::test
