// The list of the keys of variant files.
#include "core/variants/variant_keys.h"

#include "core/variants/catalogue.h"
#include "core/variants/ini_text.h"
#include "core/variants/variants_ini.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

namespace komadai::core {
namespace {

std::optional<VariantKey> keyNamed(std::string_view name) {
    for (const auto& key : variantKeys())
        if (key.name == name) return key;
    return std::nullopt;
}

TEST(VariantKeys, EachIsThereOnceWithItsValues) {
    std::set<std::string_view> names;
    for (const auto& key : variantKeys()) {
        EXPECT_TRUE(names.insert(key.name).second) << key.name;
        EXPECT_FALSE(key.values.empty()) << key.name;
    }
}

TEST(VariantKeys, ListTheirValues) {
    EXPECT_EQ(keyNamed("pieceDrops")->values, "true | false");
    EXPECT_EQ(keyNamed("nFoldRule")->values, "0..100");
    EXPECT_EQ(keyNamed("nFoldRule")->byDefault, "3");
    EXPECT_EQ(keyNamed("nFoldRule")->withEffects, "4");
    EXPECT_EQ(keyNamed("bareKing")->values, "none | draw | win");
    EXPECT_FALSE(keyNamed("bareKing")->isPlayedWithEffects);
    EXPECT_TRUE(keyNamed("customPieceN"));
    EXPECT_TRUE(keyNamed("piece CODE"));
}

TEST(VariantKeys, AreAllThatBuiltInVariantsUse) {
    ProblemList problems;
    for (const auto text : builtinVariantTexts())
        for (const auto& entry : ini::read(text, {}, problems).entries)
            EXPECT_TRUE(keyNamed(entry.key) || entry.key.starts_with("piece ") ||
                        entry.key.starts_with("customPiece"))
                << entry.key;
}

/// Writing out a default changes nothing.
TEST(VariantKeys, DefaultsAreWhatAVariantHasWithoutTheKey) {
    const std::string plain = "[x]\nmaxFile = 5\nmaxRank = 9\nking = k\ngold = g\nsilver = s\nshogiPawn = p\n"
                              "promotedPieceType = s:g\nstartFen = k3s/5/5/5/5/5/5/5/P3K w\n";
    const auto read = [](const std::string& text) {
        const auto variants = readVariantsIni(text);
        return variants ? variants.value().front() : VariantSpec{};
    };
    const VariantSpec spec = read(plain);
    ASSERT_FALSE(spec.pieces.empty());
    for (const auto& key : variantKeys()) {
        const bool isGiven = plain.find('\n' + std::string(key.name) + " = ") != std::string::npos;
        if (isGiven || key.byDefault.empty() || key.values.starts_with("KINDS")) continue;
        if (key.name == "shootWithoutMoving" || key.name == "passiveBurn")
            continue; // for special effects only
        EXPECT_EQ(read(plain + std::string(key.name) + " = " + std::string(key.byDefault) + '\n'), spec)
            << key.name;
    }
}

} // namespace
} // namespace komadai::core
