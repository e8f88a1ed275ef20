#include "core/base/append_file.h"

#include "tests/core/full_disk.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <string>

namespace komadai::core::test {
namespace {

std::string contentsOf(const std::filesystem::path& file) {
    const auto bytes = readWholeFile(file, 1000);
    return bytes ? bytes.value() : "error: " + bytes.error().text;
}

TEST(AppendFiles, GrowAtTheirEnd) {
    const TemporaryFolder folder;
    for (const char* record : {"one\n", "two\n"}) {
        AppendFile file;
        ASSERT_FALSE(file.open(folder / "file"));
        EXPECT_FALSE(file.add(record));
        EXPECT_FALSE(file.add("more\n"));
    }
    EXPECT_EQ(contentsOf(folder / "file"), "one\nmore\ntwo\nmore\n");
}
TEST(AppendFiles, HaveNoPartOfARecordThatTheDiskHasNoRoomFor) {
    const TemporaryFolder folder;
    for (const std::size_t size : {20U, 20'000U}) {
        write(folder / "file", "old\n");
        {
            AppendFile file;
            ASSERT_FALSE(file.open(folder / "file"));
            ASSERT_FALSE(file.add("one\n"));
            {
                const FullDisk full(12);
                const auto reason = file.add(std::string(size, 'x'));
                ASSERT_TRUE(reason);
                EXPECT_EQ(reason->text, "File too large");
            }
            const auto reason = file.add("two\n"); // although there is room again
            ASSERT_TRUE(reason);
            EXPECT_EQ(reason->text, "File too large");
        }
        EXPECT_EQ(contentsOf(folder / "file"), "old\none\n") << size;
    }
}
TEST(AppendFiles, InNoFolderHaveAReason) {
    const TemporaryFolder folder;
    AppendFile file;
    EXPECT_EQ(file.open(folder / "no folder/file")->text, "No such file or directory");
}
TEST(AppendFiles, WithoutASizeAreRefused) { // what the disk has no room for could not be taken back
    AppendFile file;
    const auto reason = file.open("/dev/null");
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->text.empty());
}

} // namespace
} // namespace komadai::core::test
