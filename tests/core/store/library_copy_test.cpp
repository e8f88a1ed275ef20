// Copies of libraries that are only read.
#include "core/store/library_copy.h"
#include "core/store/library_file.h"
#include "core/store/schema.h"
#include "tests/core/store/storage.h"

#include <algorithm>
#include <memory>

namespace komadai::core::test {
namespace {

class LibraryCopy : public LibraryTest {
protected:
    std::filesystem::path copy = folder / "copy.sqlite";

    std::optional<StorageProblem> problemOfCopying() {
        return problemOf([&] { copyLibrary(file, copy); });
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
