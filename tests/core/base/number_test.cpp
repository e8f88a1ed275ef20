#include "core/base/number.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace komadai::core::test {
namespace {

TEST(Number, IsTheWholeText) {
    EXPECT_EQ(numberFrom<int>("0"), 0);
    EXPECT_EQ(numberFrom<int>("42"), 42);
    EXPECT_EQ(numberFrom<int>("007"), 7);
    EXPECT_EQ(numberFrom<int>("-3"), -3);
}

TEST(Number, AnythingBesidesItsDigitsMakesItNone) {
    for (const char* text : {"", "-", "+1", " 1", "1 ", "1.5", "1e3", "0x10", "12a", "--1", "１"})
        EXPECT_EQ(numberFrom<int>(text), std::nullopt) << '"' << text << '"';
    EXPECT_EQ(numberFrom<int>(std::string_view("1\0", 2)), std::nullopt);
}

TEST(Number, LiesWithinItsBoundsWhichBelongToThem) {
    EXPECT_EQ(numberFrom<int>("1", 1, 10), 1);
    EXPECT_EQ(numberFrom<int>("10", 1, 10), 10);
    EXPECT_EQ(numberFrom<int>("0", 1, 10), std::nullopt);
    EXPECT_EQ(numberFrom<int>("11", 1, 10), std::nullopt);
}

TEST(Number, OneThatItsTypeCannotHoldIsNone) {
    EXPECT_EQ(numberFrom<std::int32_t>("2147483647"), 2147483647);
    EXPECT_EQ(numberFrom<std::int32_t>("2147483648"), std::nullopt);
    EXPECT_EQ(numberFrom<std::int64_t>("-9223372036854775809"), std::nullopt);
    EXPECT_EQ(numberFrom<std::uint64_t>("18446744073709551615"), 18446744073709551615U);
    EXPECT_EQ(numberFrom<std::uint64_t>("18446744073709551616"), std::nullopt);
    EXPECT_EQ(numberFrom<std::uint64_t>("-1"), std::nullopt);
}

TEST(Number, ThatCannotBeReadLeavesItsTargetAlone) {
    int number = 5;
    EXPECT_TRUE(readNumberInto("7", 0, 9, number));
    EXPECT_EQ(number, 7);
    EXPECT_FALSE(readNumberInto("10", 0, 9, number));
    EXPECT_FALSE(readNumberInto("x", 0, 9, number));
    EXPECT_EQ(number, 7);
}

} // namespace
} // namespace komadai::core::test
