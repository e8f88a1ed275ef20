#include "core/store/unfinished_file.h"
#include "tests/core/store/storage.h"

#include <gtest/gtest.h>

#include <optional>

namespace komadai::core::store::test {
namespace {

using core::test::filesIn;

class UnfinishedFiles : public testing::Test {
protected:
    core::test::TemporaryFolder folder;
    std::filesystem::path file = folder / "backup";
};

TEST_F(UnfinishedFiles, HaveTheirNameOnceTheyAreFinished) {
    UnfinishedFile unfinished(file);
    core::test::write(unfinished.path(), "all of it");
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_TRUE(unfinished.finish());
    EXPECT_TRUE(std::filesystem::exists(file));
    EXPECT_EQ(filesIn(file.parent_path()), 1U);
}
TEST_F(UnfinishedFiles, LeaveNothingBehind) {
    std::optional<UnfinishedFile> unfinished(std::in_place, file);
    core::test::write(unfinished->path(), "a part");
    unfinished.reset();
    EXPECT_EQ(filesIn(file.parent_path()), 0U);
}
TEST_F(UnfinishedFiles, BeginWithoutWhatAnEarlierProcessLeft) {
    const std::filesystem::path path = UnfinishedFile(file).path();
    core::test::write(path, "old");
    EXPECT_FALSE(std::filesystem::exists(UnfinishedFile(file).path()));
}
TEST_F(UnfinishedFiles, ThatCannotBeNamedSaySo) {
    UnfinishedFile unfinished(folder / "no folder/backup");
    EXPECT_FALSE(unfinished.finish());
}

} // namespace
} // namespace komadai::core::store::test
