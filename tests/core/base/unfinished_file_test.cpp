#include "core/base/unfinished_file.h"

#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <optional>

namespace komadai::core::test {
namespace {

class UnfinishedFiles : public testing::Test {
protected:
    TemporaryFolder folder;
    std::filesystem::path file = folder / "backup";
};

TEST_F(UnfinishedFiles, HaveTheirNameOnceTheyAreFinished) {
    UnfinishedFile unfinished(file);
    write(unfinished.path(), "all of it");
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_FALSE(unfinished.finish());
    EXPECT_TRUE(std::filesystem::exists(file));
    EXPECT_EQ(filesIn(file.parent_path()), 1U);
}
TEST_F(UnfinishedFiles, TakeThePlaceOfAnotherFileOnlyWhereThatIsWanted) {
    write(file, "old");
    UnfinishedFile first(file);
    write(first.path(), "all of it");
    EXPECT_EQ(first.finish(), std::errc::file_exists);
    EXPECT_EQ(std::filesystem::file_size(file), 3U);
    UnfinishedFile second(file);
    write(second.path(), "all of it");
    EXPECT_FALSE(second.replace());
    EXPECT_EQ(std::filesystem::file_size(file), 9U);
    EXPECT_EQ(filesIn(file.parent_path()), 1U);
}
TEST_F(UnfinishedFiles, LeaveNothingBehind) {
    std::optional<UnfinishedFile> unfinished(std::in_place, file);
    write(unfinished->path(), "a part");
    unfinished.reset();
    EXPECT_EQ(filesIn(file.parent_path()), 0U);
}
TEST_F(UnfinishedFiles, BeginWithoutWhatAnEarlierProcessLeft) {
    const std::filesystem::path path = UnfinishedFile(file).path();
    write(path, "old");
    EXPECT_FALSE(std::filesystem::exists(UnfinishedFile(file).path()));
}
TEST_F(UnfinishedFiles, ThatCannotBeNamedSaySo) {
    UnfinishedFile unfinished(folder / "no folder/backup");
    EXPECT_TRUE(unfinished.finish());
    EXPECT_TRUE(unfinished.replace());
}

} // namespace
} // namespace komadai::core::test
