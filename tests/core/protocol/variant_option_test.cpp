// Which engines play which variants, and how they are told the variant.
#include "core/protocol/variant_option.h"
#include "core/rules/variant_set.h"

#include <gtest/gtest.h>

namespace komadai::core::protocol {
namespace {

const VariantSpec& spec(std::string_view id) {
    static const VariantSet variants = VariantSet::builtin();
    return variants.find(id)->spec();
}

EngineOption choiceOf(std::string name, std::vector<std::string> variants) {
    return {std::move(name), OptionType::Combo, variants.front(), {}, {}, variants};
}

const EngineOption Path{"VariantPath", OptionType::String, "", {}, {}, {}};

TEST(VariantOption, AnEngineIsToldTheNameThatItKnows) {
    EXPECT_EQ(
        variantOptionFor(spec("euroshogi"), {choiceOf("UCI_Variant", {"chess", "euroshogi"})}, Protocol::Uci),
        (VariantOption{"UCI_Variant", "euroshogi", ""}));
    EXPECT_EQ(
        variantOptionFor(spec("zoshogi"), {choiceOf("USI_Variant", {"shogi", "zoshogi"})}, Protocol::Usi),
        (VariantOption{"USI_Variant", "zoshogi", ""}));
}

TEST(VariantOption, SomeVariantsHaveAnotherNameInFairyStockfish) {
    const std::vector options{choiceOf("UCI_Variant", {"judkins", "gorogoro"})};
    EXPECT_EQ(variantOptionFor(spec("judkinsshogi"), options, Protocol::Uci)->name, "judkins");
    EXPECT_EQ(variantOptionFor(spec("gorogoroshogi"), options, Protocol::Uci)->name, "gorogoro");
}

TEST(VariantOption, AnEngineDoesNotPlayVariantsThatItDoesNotList) {
    EXPECT_FALSE(variantOptionFor(spec("zoshogi"), {choiceOf("UCI_Variant", {"chess"})}, Protocol::Uci));
}

TEST(VariantOption, AnEngineThatLoadsFilesPlaysWhatAFileCanDescribe) {
    const std::vector options{choiceOf("UCI_Variant", {"chess"}), Path};
    EXPECT_EQ(variantOptionFor(spec("zoshogi"), options, Protocol::Uci),
              (VariantOption{"UCI_Variant", "zoshogi", "VariantPath"}));
    EXPECT_FALSE(variantOptionFor(spec("koshogi"), options, Protocol::Uci));
}

TEST(VariantOption, AnEngineWithoutAChoicePlaysShogiInUsiAndChessInUci) {
    EXPECT_EQ(variantOptionFor(spec("shogi"), {}, Protocol::Usi), VariantOption{});
    EXPECT_FALSE(variantOptionFor(spec("euroshogi"), {}, Protocol::Usi));
    EXPECT_FALSE(variantOptionFor(spec("shogi"), {}, Protocol::Uci));
}

TEST(VariantOption, SomeOptionsAreSetByTheClient) {
    EXPECT_TRUE(isSetByClient(choiceOf("UCI_Variant", {"chess"})));
    EXPECT_TRUE(isSetByClient(Path));
    EXPECT_FALSE(isSetByClient({"Hash", OptionType::Spin, "16", 1, 512, {}}));
}

} // namespace
} // namespace komadai::core::protocol
