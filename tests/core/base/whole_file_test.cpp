#include "core/base/whole_file.h"

#include "core/base/unfinished_file.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include <sys/stat.h>

namespace komadai::core::test {
namespace {

std::string bytesOf(const std::filesystem::path& file, std::size_t most = 100) {
    const auto bytes = readWholeFile(file, most);
    return bytes ? bytes.value() : "error: " + bytes.error().text;
}

TEST(WholeFiles, AreReadAsTheyWereWritten) {
    const TemporaryFolder folder;
    const std::string bytes("a\0b\nc", 5);
    EXPECT_FALSE(writeWholeFile(folder / "file", bytes));
    EXPECT_EQ(bytesOf(folder / "file"), bytes);
    EXPECT_FALSE(std::filesystem::exists(UnfinishedFile(folder / "file").path()));
}
TEST(WholeFiles, OfManyPartsAreReadToTheirEnd) {
    const TemporaryFolder folder;
    std::string bytes;
    for (int i = 0; i < 200'000; ++i)
        bytes.push_back(static_cast<char>('a' + i % 23));
    EXPECT_FALSE(writeWholeFile(folder / "file", bytes));
    EXPECT_EQ(bytesOf(folder / "file", 1'000'000), bytes);
    EXPECT_EQ(bytesOf(folder / "file", 150'000), bytes.substr(0, 150'001));
}
TEST(WholeFiles, ThatAreTooLargeShowIt) {
    const TemporaryFolder folder;
    EXPECT_FALSE(writeWholeFile(folder / "file", "123456"));
    EXPECT_EQ(bytesOf(folder / "file", 3), "1234");
}
TEST(WholeFiles, StayAsTheyWereWhereTheyCannotBeWritten) {
    const TemporaryFolder folder;
    EXPECT_FALSE(writeWholeFile(folder / "file", "old"));
    std::filesystem::create_directories(UnfinishedFile(folder / "file").path() / "in the way");
    const auto reason = writeWholeFile(folder / "file", "new");
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->text.empty());
    EXPECT_EQ(bytesOf(folder / "file"), "old");
}
TEST(WholeFiles, ThatAreNotThereHaveAReason) {
    const TemporaryFolder folder;
    EXPECT_EQ(bytesOf(folder / "none"), "error: No such file or directory");
    EXPECT_EQ(writeWholeFile(folder / "no folder/file", "x")->text, "No such file or directory");
}
TEST(WholeFiles, OfAPipeWithoutAWriterAreRefusedInsteadOfWaitedFor) {
    const TemporaryFolder folder;
    const auto pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(bytesOf(pipe), "error: no program writes to this pipe");
}
TEST(WholeFiles, OfAPipeAreReadUntilItsWriterClosesIt) {
    const TemporaryFolder folder;
    const auto pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::jthread writer([&pipe] {
        std::ofstream out(pipe); // waits for the reader
        out << "a" << std::flush;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        out << "b";
    });
    EXPECT_EQ(bytesOf(pipe), "ab");
}
TEST(WholeFiles, AreNotFolders) {
    const TemporaryFolder folder;
    EXPECT_EQ(bytesOf(folder.path()), "error: Is a directory");
}

} // namespace
} // namespace komadai::core::test
