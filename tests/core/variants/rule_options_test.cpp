// Rules that players may choose, as text.
#include "core/variants/rule_options.h"

#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

VariantSpec euroShogiSpec() { return test::euroShogiRules()->spec(); }

TEST(RuleOptions, AreWrittenInOneOrder) {
    EXPECT_EQ(formatRuleOptions(euroShogiSpec()), "stalemateValue=draw nFoldValue=draw bareKing=draw");
}

TEST(RuleOptions, NameTheirValues) {
    const auto options = ruleOptionsOf(euroShogiSpec());
    ASSERT_EQ(options.size(), 3u);
    EXPECT_EQ(options[2].key, "bareKing");
    EXPECT_EQ(options[2].value, "draw");
    EXPECT_EQ(options[2].values, (std::vector<std::string_view>{"none", "draw", "win"}));
}

TEST(RuleOptions, TheEnteringKingRuleIsOneWhereTheVariantHasMajorPieces) {
    EXPECT_EQ(formatRuleOptions(test::shogiRules()->spec()),
              "stalemateValue=loss nFoldValue=draw bareKing=none enteringKing=27");
    EXPECT_EQ(formatRuleOptions(VariantSet::builtin().find("minishogi")->spec()),
              "stalemateValue=loss nFoldValue=loss bareKing=none");
}

TEST(RuleOptions, OfGamesStoredBeforeAnOptionExistedAreUsual) {
    const VariantSpec& shogi = test::shogiRules()->spec();
    EXPECT_TRUE(areUsualRules(shogi, "stalemateValue=loss nFoldValue=draw bareKing=none"));
    EXPECT_TRUE(areUsualRules(shogi, ""));
    EXPECT_FALSE(areUsualRules(shogi, "enteringKing=24"));
    EXPECT_FALSE(areUsualRules(shogi, "enteringKing=26"));
}

TEST(RuleOptions, TheValueOfARepetitionDoesNotMatterWithoutARepetitionRule) {
    VariantSpec spec = euroShogiSpec();
    const std::string text = formatRuleOptions(spec);
    EXPECT_TRUE(ruleOptionsOf(spec)[1].matters);
    spec.ends.repetition.fold = 0;
    ASSERT_EQ(ruleOptionsOf(spec)[1].key, "nFoldValue");
    EXPECT_FALSE(ruleOptionsOf(spec)[1].matters);
    EXPECT_EQ(formatRuleOptions(spec), text) << "games stored with it can be opened";
}

TEST(RuleOptions, RoundTripForEveryValue) {
    for (const auto& option : ruleOptionsOf(euroShogiSpec()))
        for (const auto value : option.values) {
            VariantSpec spec = euroShogiSpec();
            ASSERT_TRUE(setRuleOption(spec, option.key, value));
            VariantSpec other = euroShogiSpec();
            ASSERT_TRUE(applyRuleOptions(other, formatRuleOptions(spec)));
            EXPECT_EQ(formatRuleOptions(other), formatRuleOptions(spec));
        }
}

TEST(RuleOptions, AnUnknownKeyOrValueChangesNothing) {
    for (const char* text :
         {"bareKing=lose", "nakedKing=draw", "bareKing", "bareKing=win stalemateValue=x", "=", "a=b=c"}) {
        VariantSpec spec = euroShogiSpec();
        EXPECT_FALSE(applyRuleOptions(spec, text)) << text;
        EXPECT_EQ(formatRuleOptions(spec), formatRuleOptions(euroShogiSpec())) << text;
    }
}

TEST(RuleOptions, NoTextChangesNothing) {
    VariantSpec spec = euroShogiSpec();
    EXPECT_TRUE(applyRuleOptions(spec, ""));
    EXPECT_EQ(formatRuleOptions(spec), formatRuleOptions(euroShogiSpec()));
}

TEST(RuleOptions, AVariantWithItsOwnOptionsIsItself) {
    const auto variant = test::euroShogiRules();
    EXPECT_EQ(withRuleOptions(variant, "bareKing=draw"), variant);
    EXPECT_NE(withRuleOptions(variant, "bareKing=win"), variant);
    EXPECT_EQ(withRuleOptions(variant, "bareKing=maybe"), nullptr);
}

} // namespace
} // namespace komadai::core
