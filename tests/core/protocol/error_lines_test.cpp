// Standard error of engines as lines, also of those that print without end.
#include "core/protocol/error_lines.h"

#include <gtest/gtest.h>

namespace komadai::core::protocol {
namespace {

using Lines = std::vector<std::string>;

constexpr Instant Beginning{std::chrono::milliseconds(5000)};
constexpr std::chrono::milliseconds Soon{10};

/// The lines "first" to "last", which are numbers.
std::string numbers(int first, int last) {
    std::string text;
    for (int number = first; number <= last; ++number)
        text += std::to_string(number) + '\n';
    return text;
}

TEST(ErrorLines, AreCutAtTheirEnds) {
    ErrorLines lines;
    lines.add("one\ntwo\n\nthr");
    EXPECT_EQ(lines.take(Beginning), (Lines{"one", "two", ""}));
    EXPECT_EQ(lines.take(Beginning), Lines{}) << "the last one may go on";
    lines.add("ee\n");
    EXPECT_EQ(lines.take(Beginning), Lines{"three"});
}

TEST(ErrorLines, WithoutAnEndAreTheRest) {
    ErrorLines lines;
    lines.add("one\ntwo");
    EXPECT_EQ(lines.takeRest(), (Lines{"one", "two"}));
    EXPECT_EQ(lines.takeRest(), Lines{});
}

TEST(ErrorLines, OfABurstComeAtOnce) {
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    EXPECT_EQ(lines.take(Beginning).size(), std::size_t{ErrorLines::LinesPerSecond});
    EXPECT_FALSE(lines.nextAt());
}

TEST(ErrorLines, OfAFloodWaitForTheNextSecond) {
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    lines.take(Beginning);
    lines.add("late\n");
    EXPECT_EQ(lines.take(Beginning + Soon), Lines{});
    EXPECT_EQ(lines.nextAt(), Beginning + ErrorLines::Second);
    EXPECT_EQ(lines.take(Beginning + ErrorLines::Second), Lines{"late"});
    EXPECT_FALSE(lines.nextAt());
}

TEST(ErrorLines, OfAFloodAreTheLastOnes) {
    constexpr int Many = 5000;
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    lines.take(Beginning);
    for (int number = 1; number <= Many; ++number)
        lines.add(numbers(number, number));
    const Lines late = lines.take(Beginning + ErrorLines::Second);
    ASSERT_EQ(late.size(), std::size_t{ErrorLines::LinesPerSecond});
    EXPECT_EQ(late.front(), std::to_string(Many - ErrorLines::LinesPerSecond + 1));
    EXPECT_EQ(late.back(), std::to_string(Many));
}

TEST(ErrorLines, BeforeTheEndOfAnEngineAreNotLost) {
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    lines.take(Beginning);
    lines.add("why it has failed\nbye");
    EXPECT_EQ(lines.take(Beginning + Soon), Lines{});
    EXPECT_EQ(lines.takeRest(), (Lines{"why it has failed", "bye"}));
}

TEST(ErrorLines, AreLimitedInBytesToo) {
    const std::string half(ErrorLines::BytesPerSecond / 2, 'x');
    ErrorLines lines;
    for (int i = 0; i < 3; ++i)
        lines.add(half + '\n');
    EXPECT_EQ(lines.take(Beginning).size(), 2U);
    EXPECT_EQ(lines.take(Beginning + ErrorLines::Second), Lines{half});
}

TEST(ErrorLines, AsLongAsAFileComeInParts) {
    const std::string part(ErrorLines::BytesPerSecond / 4, 'x');
    ErrorLines lines;
    std::size_t taken = 0;
    for (int i = 0; i < 20; ++i) {
        lines.add(part);
        for (const std::string& line : lines.take(Beginning + i * ErrorLines::Second)) {
            EXPECT_LE(line.size(), 2 * ErrorLines::BytesPerSecond);
            taken += line.size();
        }
    }
    EXPECT_EQ(taken, 20 * part.size());
}

TEST(ErrorLines, WhoseBeginWasLostAreLeftOut) {
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    lines.take(Beginning);
    lines.add(std::string(3 * ErrorLines::BytesPerSecond, 'x') + "\nlast\n");
    EXPECT_EQ(lines.take(Beginning + ErrorLines::Second), Lines{"last"});
}

} // namespace
} // namespace komadai::core::protocol
