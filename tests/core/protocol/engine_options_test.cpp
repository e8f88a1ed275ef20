// The options that an engine declares, and the values of the user.
#include "core/protocol/engine_options.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

namespace komadai::core::protocol {
namespace {

EngineOption numberOption(std::string name, std::string defaultValue) {
    return {std::move(name), OptionType::Spin, std::move(defaultValue), 1, 64, {}};
}

TEST(EngineOptions, AreFoundByAnyOfTheirNamesWhateverTheCase) {
    EngineOptions options(EngineOptions::Values{});
    options.declare(numberOption("USI_MultiPV", "1"));
    ASSERT_TRUE(options.find({"MultiPV", "usi_multipv"}));
    EXPECT_EQ(options.find({"MultiPV", "usi_multipv"})->name, "USI_MultiPV");
    EXPECT_FALSE(options.find({"MultiPV"}));
}

TEST(EngineOptions, AnOptionThatIsDeclaredAgainReplacesTheFormerOne) {
    EngineOptions options(EngineOptions::Values{});
    options.declare(numberOption("Threads", "1"));
    options.declare(numberOption("threads", "4"));
    ASSERT_EQ(options.declared().size(), 1U);
    EXPECT_EQ(options.declared().front().defaultValue, "4");
}

TEST(EngineOptions, TheChoiceOfTheUserCountsMoreThanTheDefault) {
    const EngineOptions options(EngineOptions::Values{{"threads", "8"}, {"Style", "calm"}});
    EXPECT_EQ(options.numberOf(numberOption("Threads", "1")), 8);
    EXPECT_EQ(options.numberOf(numberOption("Hash", "16")), 16);
    EXPECT_EQ(options.numberOf(numberOption("Style", "2")), std::nullopt) << "not a number";
    EXPECT_TRUE(options.isChosen("THREADS"));
    EXPECT_FALSE(options.isChosen("Hash"));
}

TEST(EngineOptions, ReservedOptionsOfUsiAreAddedOnce) {
    EngineOptions options(EngineOptions::Values{});
    options.declare(numberOption("Hash", "16"));
    options.addReservedOfUsi();
    EXPECT_FALSE(options.find({"USI_Hash"}));
    ASSERT_TRUE(options.find({"USI_Ponder"}));
    options.addReservedOfUsi();
    EXPECT_EQ(options.declared().size(), 2U);
}

TEST(EngineOptions, TakeTheirNearestNumber) {
    const EngineOption option = numberOption("Threads", "1");
    EXPECT_EQ(nearest(option, 0), 1);
    EXPECT_EQ(nearest(option, 5), 5);
    EXPECT_EQ(nearest(option, 100), 64);
}

TEST(EngineOptions, RefuseValuesOfAnotherKind) {
    EXPECT_TRUE(takes(numberOption("Threads", "1"), "64"));
    EXPECT_FALSE(takes(numberOption("Threads", "1"), "65"));
    const EngineOption check{"Ponder", OptionType::Check, "true", {}, {}, {}};
    EXPECT_TRUE(takes(check, "false"));
    EXPECT_FALSE(takes(check, "no"));
    const EngineOption combo{"Style", OptionType::Combo, "Calm", {}, {}, {"Calm", "Wild"}};
    EXPECT_TRUE(takes(combo, "wild"));
    EXPECT_FALSE(takes(combo, "slow"));
}

} // namespace
} // namespace komadai::core::protocol
