#include "core/protocol/mate_answer.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;
using Verdict = MateResult::Verdict;

Limits limitsOf(std::string_view line, Protocol protocol) {
    return mateLimitsFor(std::get<Go>(parse(line, protocol).value()), protocol);
}

/// A mate in 3.
struct Found {
    AnyPosition position =
        test::euroShogi("3g1kn1/7+N/+Bp3b2/2pPp3/P2Gn1pp/1PP1P+p1+b/RB6/2N1KG2[RGPPPpp] b - - 0 35");
    MateResult result = searchMate(Game(position), {}, {}, 1);
};

TEST(MateAnswer, UciBoundsTheMovesOfTheMateAndUsiTheTime) {
    EXPECT_EQ(limitsOf("go mate 3", Protocol::Uci).depth, 5);
    EXPECT_EQ(limitsOf("go mate 3", Protocol::Uci).moveTime, std::nullopt);
    EXPECT_EQ(limitsOf("go mate 3", Protocol::Usi).depth, std::nullopt);
    EXPECT_EQ(limitsOf("go mate 3", Protocol::Usi).moveTime, milliseconds(3));
}
TEST(MateAnswer, OtherLimitsHoldToo) {
    EXPECT_EQ(limitsOf("go mate 3 movetime 200", Protocol::Uci).moveTime, milliseconds(200));
    EXPECT_EQ(limitsOf("go nodes 100 mate infinite", Protocol::Usi).nodes, 100U);
}
TEST(MateAnswer, NumbersBeyondReasonAreBounded) {
    EXPECT_EQ(limitsOf("go mate -5", Protocol::Uci).depth, 1);
    EXPECT_GT(limitsOf("go mate 9223372036854775806", Protocol::Uci).depth, 1000);
    EXPECT_GT(limitsOf("go mate 9223372036854775806", Protocol::Usi).moveTime, milliseconds(1000000));
}
TEST(MateAnswer, UsiListsTheMoves) {
    const Found found;
    EXPECT_EQ(formatCheckmate(found.result, found.position), "checkmate 1f3h 4h5h G*5g");
}
TEST(MateAnswer, UsiSaysWhyThereAreNone) {
    const auto position = AnyPosition::startOf(test::shogiRules());
    MateResult result;
    result.verdict = Verdict::NoMate;
    EXPECT_EQ(formatCheckmate(result, position), "checkmate nomate");
    result.verdict = Verdict::Undecided;
    EXPECT_EQ(formatCheckmate(result, position), "checkmate timeout");
    EXPECT_EQ(formatCheckmate(std::nullopt, position), "checkmate notimplemented");
}
TEST(MateAnswer, UciCountsTheMovesOfTheMate) {
    const Found found;
    const auto text = formatInfo(infoOf(found.result), found.position, Protocol::Uci);
    EXPECT_NE(text.find(" score mate 2 "), std::string::npos) << text;
    EXPECT_NE(text.find(" pv h3f1 e1d1 G@d2"), std::string::npos) << text;
}

} // namespace
} // namespace komadai::core::protocol
