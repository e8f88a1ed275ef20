#include "core/rules/pass.h"

#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

TEST(Pass, TheOtherSideIsToMoveAndNothingElseChanges) {
    for (const char* id : {"euroshogi", "koshogi", "greatshatranj"}) {
        const auto start = AnyPosition::startOf(VariantSet::builtin().find(id));
        const auto passed = afterPass(start);
        ASSERT_TRUE(passed) << id;
        EXPECT_EQ(passed.value().sideToMove(), Side::Second);
        EXPECT_EQ(passed.value().toSetup().board, start.toSetup().board);
    }
}
TEST(Pass, ACheckMustBeAnswered) {
    const auto passed = afterPass(euroShogi("4k3/8/8/8/4r3/8/8/4K3[] w 0 1"));
    ASSERT_FALSE(passed);
    EXPECT_EQ(passed.error(), PassRefusal::InCheck);
}
TEST(Pass, AMatedSideCannotPass) {
    const auto passed = afterPass(euroShogi("7k/6G1/6K1/8/8/8/8/8[] b 0 1"));
    ASSERT_FALSE(passed);
}

} // namespace
} // namespace komadai::core::test
