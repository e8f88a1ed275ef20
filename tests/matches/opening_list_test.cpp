// Lists of openings: one position a line, and the first mistake is named.
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "matches/opening_list.h"

#include <gtest/gtest.h>

namespace komadai {
namespace {

constexpr const char* Start = "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 w - - 0 1\n";

auto read(const std::string& text) {
    return readOpenings(text, core::VariantSet::builtin().find("euroshogi"));
}

TEST(OpeningList, HasOnePositionALine) {
    const auto openings = read(std::string("# the start, twice\n\n") + Start + Start);
    ASSERT_TRUE(openings);
    EXPECT_EQ(openings.value().size(), 2U);
}

TEST(OpeningList, MayBeEmpty) { EXPECT_TRUE(read("# nothing\n").value().empty()); }

TEST(OpeningList, NamesTheLineThatCannotBeRead) {
    const auto openings = read(std::string(Start) + "not a position\n");
    ASSERT_FALSE(openings);
    EXPECT_EQ(openings.error().line, 2);
    EXPECT_TRUE(std::holds_alternative<core::ParseError>(openings.error().problem));
}

TEST(OpeningList, NamesThePositionThatBreaksTheRules) {
    const auto openings = read("8/8/8/8/8/8/8/4K3 w - - 0 1");
    ASSERT_FALSE(openings);
    EXPECT_TRUE(std::holds_alternative<core::SetupErrors>(openings.error().problem));
}

TEST(OpeningList, NamesThePositionInWhichTheGameIsOver) {
    const auto openings = read("\nk6R/8/1G1p4/8/8/8/8/4K3 w - 1");
    ASSERT_FALSE(openings);
    EXPECT_EQ(openings.error().line, 2);
    EXPECT_TRUE(std::holds_alternative<OpeningListError::GameIsOver>(openings.error().problem));
}

} // namespace
} // namespace komadai
