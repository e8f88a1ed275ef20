#include "core/search/network/builtin_networks.h"

#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "core/search/network/network_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

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
/// Scores of the start after searches of different length: two evaluations may agree on one of them.
std::vector<Score> scoresOf(Engine& engine, const std::shared_ptr<const Variant>& variant) {
    const Game game(AnyPosition::startOf(variant));
    std::vector<Score> scores;
    for (const std::uint64_t nodes : {500U, 1000U, 2000U, 3000U})
        scores.push_back(engine.search(game, {std::nullopt, std::nullopt, nodes}, {}).score);
    return scores;
}

TEST(BuiltinNetworks, AnEngineUsesThem) {
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        Engine usual(16), without(16), with(16);
        without.setNetwork(variant, nullptr);
        with.setNetwork(variant, builtinNetwork(variant->spec()));
        const auto scores = scoresOf(usual, variant);
        EXPECT_EQ(scores, scoresOf(with, variant)) << variant->spec().id;
        const bool isWithout = scores == scoresOf(without, variant);
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
