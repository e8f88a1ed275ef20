// The help on the keys of variant files.
#include "core/variants/variant_keys.h"
#include "translations/wording/key_help.h"

#include <gtest/gtest.h>

namespace {

using komadai::keyHelp;

TEST(KeyHelp, IsALineOnEachKey) {
    for (const auto& key : komadai::core::variantKeys()) {
        EXPECT_FALSE(keyHelp(key.name).empty()) << key.name;
        EXPECT_EQ(keyHelp(key.name).find('\n'), std::string::npos) << key.name;
        EXPECT_FALSE(keyHelp(key.name).ends_with('.')) << key.name;
    }
}

TEST(KeyHelp, OfANamedPieceSaysHowItMoves) {
    EXPECT_EQ(keyHelp("rook"), "Letter of the piece Rook, which moves as R");
    EXPECT_EQ(keyHelp("flavour"), "");
}

} // namespace
