// The chance to win that a score stands for.
#include "core/review/win_chance.h"
#include "core/rules/variant_set.h"

#include <gtest/gtest.h>

#include <cmath>

namespace komadai::core::test {
namespace {

/// The counts that games would have exactly by the curve.
std::vector<ScoreBucket> countsOf(const WinChance& curve) {
    std::vector<ScoreBucket> buckets;
    for (int from = -1000; from < 1000; from += ScoreBucket::Width) {
        const double chance = curve.at(Score::centipawns(from + ScoreBucket::Width / 2));
        const int wins = static_cast<int>(std::lround(10000 * chance));
        buckets.push_back({from, wins, 0, 10000 - wins});
    }
    return buckets;
}

TEST(WinChance, AScoreOfZeroIsAnEvenChance) {
    EXPECT_DOUBLE_EQ(WinChance(200).at(Score::centipawns(0)), 0.5);
}

TEST(WinChance, BothSidesTogetherHaveOneWin) {
    const WinChance chance(250);
    EXPECT_DOUBLE_EQ(chance.at(Score::centipawns(170)) + chance.at(Score::centipawns(-170)), 1);
}

TEST(WinChance, AMateIsCertain) {
    const WinChance chance(200);
    EXPECT_EQ(chance.at(Score::mateIn(7)), 1);
    EXPECT_EQ(chance.at(Score::mateIn(-2)), 0);
    EXPECT_EQ(chance.at(Score::mateIn(0)), 0) << "the side to move is mated";
}

TEST(WinChance, TheFitFindsTheCurveOfTheCounts) {
    for (const double scale : {80.0, 200.0, 600.0})
        EXPECT_NEAR(fitScale(countsOf(WinChance(scale))).value(), scale, scale / 100);
}

TEST(WinChance, ADrawIsHalfAWin) {
    const std::vector<ScoreBucket> draws{{100, 50, 100, 50}}, decided{{100, 100, 0, 100}};
    const std::vector<ScoreBucket> better{{100, 60, 100, 40}}, betterDecided{{100, 110, 0, 90}};
    EXPECT_EQ(fitScale(draws), fitScale(decided));
    EXPECT_NEAR(fitScale(better).value(), fitScale(betterDecided).value(), 1e-6);
}

TEST(WinChance, CountsThatSayNothingHaveNoCurve) {
    EXPECT_EQ(fitScale({}), std::nullopt);
    EXPECT_EQ(fitScale(std::vector<ScoreBucket>{{100, 10, 0, 90}}), std::nullopt) << "higher scores lose";
}

TEST(WinChance, PositionsAreCountedByTheirScore) {
    ScoreTally tally(600);
    tally.add(Score::centipawns(-1), 1);
    tally.add(Score::centipawns(-50), -1);
    tally.add(Score::centipawns(0), 0);
    tally.add(Score::centipawns(49), 1);
    tally.add(Score::centipawns(600), 1);
    tally.add(Score::centipawns(-601), 1);
    tally.add(Score::mateIn(3), 1);
    EXPECT_EQ(tally.buckets(), (std::vector<ScoreBucket>{{-50, 1, 0, 1}, {0, 1, 1, 0}}));
}

TEST(WinChance, AFileIsReadAsItWasWritten) {
    const WinChanceData data{"euroshogi", 12, 231.5, {{-50, 1, 2, 3}, {0, 4, 5, 6}}};
    const auto read = parseWinChance(formatWinChance(data, "komadai-cli winchance"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->variant, "euroshogi");
    EXPECT_EQ(read->games, 12);
    EXPECT_EQ(read->scale, 231.5);
    EXPECT_EQ(read->buckets, data.buckets);
    EXPECT_FALSE(parseWinChance("[euroshogi]\nnonsense\n"));
}

TEST(WinChance, TheFiveGamesHaveTheCurveOfTheirCounts) {
    for (const char* id : {"euroshogi", "greatshatranj", "koshogi", "shogi", "zoshogi"}) {
        const auto& all = builtinWinChances();
        const auto data =
            std::find_if(all.begin(), all.end(), [&](const auto& d) { return d.variant == id; });
        ASSERT_NE(data, all.end()) << id;
        EXPECT_NEAR(fitScale(data->buckets).value(), data->scale, 0.051) << id;
        EXPECT_EQ(WinChance::of(VariantSet::builtin().find(id)->spec()).scale(), data->scale);
    }
}

TEST(WinChance, OtherGamesHaveACurveBetweenThose) {
    const double common = WinChance::of(VariantSet::builtin().find("minishogi")->spec()).scale();
    double least = common, most = common;
    for (const WinChanceData& data : builtinWinChances()) {
        least = std::min(least, data.scale);
        most = std::max(most, data.scale);
    }
    EXPECT_LT(least, common);
    EXPECT_LT(common, most);
}

} // namespace
} // namespace komadai::core::test
