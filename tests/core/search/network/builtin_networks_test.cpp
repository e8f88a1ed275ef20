#include "core/search/network/builtin_networks.h"

#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "core/search/network/network_file.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace komadai::core::test {
namespace {

const std::filesystem::path Folder = std::filesystem::path(KOMADAI_SOURCE_DIR) / "resources/networks";
constexpr std::uintmax_t MostBytes = 2'000'000;

TEST(BuiltinNetworks, AllFilesFitTheVariantsOfTheirNames) {
    const VariantSet variants = VariantSet::builtin();
    for (const auto& entry : std::filesystem::directory_iterator(Folder)) {
        if (entry.path().extension() != ".network") continue;
        const auto variant = variants.find(entry.path().stem().string());
        ASSERT_TRUE(variant) << entry.path();
        EXPECT_TRUE(builtinNetwork(variant->spec())) << entry.path();
        EXPECT_LE(entry.file_size(), MostBytes) << entry.path();
        EXPECT_TRUE(std::filesystem::exists(entry.path().string() + ".log")) << "how was it made?";
    }
}
TEST(BuiltinNetworks, AnEngineUsesThem) {
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        const Game game(AnyPosition::startOf(variant));
        const Limits limits{std::nullopt, std::nullopt, 2000};
        Engine usual(16), without(16), with(16);
        without.setNetwork(variant, nullptr);
        with.setNetwork(variant, builtinNetwork(variant->spec()));
        const Score score = usual.search(game, limits, {}).score;
        EXPECT_EQ(score, with.search(game, limits, {}).score) << variant->spec().id;
        const bool isWithout = score == without.search(game, limits, {}).score;
        EXPECT_EQ(isWithout, builtinNetwork(variant->spec()) == nullptr) << variant->spec().id;
    }
}
TEST(BuiltinNetworks, OtherPiecesHaveNone) {
    const VariantSet variants = VariantSet::builtin();
    VariantSpec other = variants.find("euroshogi")->spec();
    other.pieces.pop_back();
    EXPECT_FALSE(builtinNetwork(other));
    VariantSpec renamed = variants.find("euroshogi")->spec();
    renamed.id = "another";
    EXPECT_FALSE(builtinNetwork(renamed));
}

} // namespace
} // namespace komadai::core::test
