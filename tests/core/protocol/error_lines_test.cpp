// Standard error of engines as lines, also of those that print without end.
#include "core/protocol/error_lines.h"

#include <gtest/gtest.h>

namespace komadai::core::protocol {
namespace {

using Lines = std::vector<std::string>;

Lines textsOf(const std::vector<ErrorLine>& lines) {
    Lines texts;
    for (const ErrorLine& line : lines)
        texts.push_back(line.text);
    return texts;
}

constexpr Instant Beginning{std::chrono::milliseconds(5000)};
constexpr std::chrono::milliseconds Soon{10};

/// The lines "first" to "last", which are numbers.
std::string numbers(int first, int last) {
    std::string text;
    for (int number = first; number <= last; ++number)
        text += std::to_string(number) + '\n';
    return text;
}

/// After a burst, so that nothing more can be taken before the next second.
ErrorLines exhausted() {
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    lines.take(Beginning);
    return lines;
}

TEST(ErrorLines, AreCutAtTheirEnds) {
    ErrorLines lines;
    lines.add("one\ntwo\n\nthr");
    EXPECT_EQ(textsOf(lines.take(Beginning)), (Lines{"one", "two", ""}));
    EXPECT_EQ(textsOf(lines.take(Beginning)), Lines{}) << "the last one may go on";
    lines.add("ee\n");
    EXPECT_EQ(textsOf(lines.take(Beginning)), Lines{"three"});
}

TEST(ErrorLines, WithoutAnEndAreTheRest) {
    ErrorLines lines;
    lines.add("one\ntwo");
    EXPECT_EQ(textsOf(lines.takeRest()), (Lines{"one", "two"}));
    EXPECT_EQ(textsOf(lines.takeRest()), Lines{});
}

TEST(ErrorLines, OfABurstComeAtOnce) {
    ErrorLines lines;
    lines.add(numbers(1, ErrorLines::LinesPerSecond));
    EXPECT_EQ(lines.take(Beginning).size(), std::size_t{ErrorLines::LinesPerSecond});
    EXPECT_FALSE(lines.nextAt());
}

TEST(ErrorLines, OfAFloodWaitForTheNextSecond) {
    ErrorLines lines = exhausted();
    lines.add("late\n");
    EXPECT_EQ(textsOf(lines.take(Beginning + Soon)), Lines{});
    EXPECT_EQ(lines.nextAt(), Beginning + ErrorLines::Second);
    EXPECT_EQ(textsOf(lines.take(Beginning + ErrorLines::Second)), Lines{"late"});
    EXPECT_FALSE(lines.nextAt());
}

TEST(ErrorLines, OfAFloodAreTheLastOnes) {
    constexpr int Many = 5000;
    ErrorLines lines = exhausted();
    for (int number = 1; number <= Many; ++number)
        lines.add(numbers(number, number));
    const Lines late = textsOf(lines.take(Beginning + ErrorLines::Second));
    ASSERT_EQ(late.size(), std::size_t{ErrorLines::LinesPerSecond});
    EXPECT_EQ(late.front(), std::to_string(Many - ErrorLines::LinesPerSecond + 1));
    EXPECT_EQ(late.back(), std::to_string(Many));
}

TEST(ErrorLines, BeforeTheEndOfAnEngineAreNotLost) {
    ErrorLines lines = exhausted();
    lines.add("why it has failed\nbye");
    EXPECT_EQ(textsOf(lines.take(Beginning + Soon)), Lines{});
    EXPECT_EQ(textsOf(lines.takeRest()), (Lines{"why it has failed", "bye"}));
}

TEST(ErrorLines, AreLimitedInBytesToo) {
    const std::string half(ErrorLines::BytesPerSecond / 2, 'x');
    ErrorLines lines;
    for (int i = 0; i < 3; ++i)
        lines.add(half + '\n');
    EXPECT_EQ(lines.take(Beginning).size(), 2U);
    EXPECT_EQ(textsOf(lines.take(Beginning + ErrorLines::Second)), Lines{half});
}

TEST(ErrorLines, AsLongAsAFileComeInParts) {
    const std::string part(ErrorLines::BytesPerSecond / 4, 'x');
    ErrorLines lines;
    std::size_t taken = 0;
    for (int i = 0; i < 20; ++i) {
        lines.add(part);
        for (const ErrorLine& line : lines.take(Beginning + i * ErrorLines::Second)) {
            EXPECT_LE(line.text.size(), 2 * ErrorLines::BytesPerSecond);
            taken += line.text.size();
        }
    }
    EXPECT_EQ(taken, 20 * part.size());
}

TEST(ErrorLines, WhoseBeginWasLostAreLeftOut) {
    ErrorLines lines = exhausted();
    lines.add(std::string(3 * ErrorLines::BytesPerSecond, 'x') + "\nlast\n");
    EXPECT_EQ(textsOf(lines.take(Beginning + ErrorLines::Second)), Lines{"last"});
}

TEST(ErrorLines, OfALongLastLineTheEndIsKept) {
    ErrorLines lines;
    lines.add(std::string(3 * ErrorLines::BytesPerSecond, 'x') + "why it fails\n");
    const auto taken = lines.take(Beginning);
    ASSERT_EQ(taken.size(), 1U);
    EXPECT_TRUE(taken[0].text.ends_with("xwhy it fails"));
}

TEST(ErrorLines, ThatAreLostAreCounted) {
    constexpr int Many = 5000;
    ErrorLines lines;
    lines.add(numbers(1, Many));
    for (const ErrorLine& line : lines.take(Beginning))
        EXPECT_EQ(line.leftOut, 0U) << line.text;
    const auto late = lines.take(Beginning + ErrorLines::Second);
    ASSERT_EQ(late.size(), std::size_t{ErrorLines::LinesPerSecond});
    EXPECT_EQ(late[0].leftOut, std::size_t{Many - 2 * ErrorLines::LinesPerSecond});
    EXPECT_EQ(late[1].leftOut, 0U) << "counted once";
}

TEST(ErrorLines, ThatAreLostBeforeTheEndAreCounted) {
    constexpr int Many = 2000;
    ErrorLines lines;
    lines.add(numbers(1, Many));
    const auto rest = lines.takeRest();
    ASSERT_EQ(rest.size(), std::size_t{ErrorLines::LinesPerSecond});
    EXPECT_EQ(rest[0].leftOut, std::size_t{Many - ErrorLines::LinesPerSecond});
}

// However the text comes, each line is either taken or counted.
TEST(ErrorLines, AreNeverLostUncounted) {
    constexpr int Many = 400'000; // more than the bytes that wait
    ErrorLines lines;
    std::size_t seen = 0;
    const auto count = [&seen](const std::vector<ErrorLine>& taken) {
        for (const ErrorLine& line : taken)
            seen += 1 + line.leftOut;
    };
    for (int first = 1; first <= Many; first += 1000) {
        lines.add(numbers(first, first + 999));
        count(lines.take(Beginning + first * Soon / 1000));
    }
    count(lines.takeRest());
    EXPECT_EQ(seen, std::size_t{Many});
}

} // namespace
} // namespace komadai::core::protocol
