// Which reader a file of variants is for.
#include "core/variants/variant_file.h"

#include "core/variants/catalogue.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

TEST(VariantFile, TheFormatIsSeenFromItsKeys) {
    EXPECT_EQ(formatOf("[x]\nking = k\nstartFen = k/K w\n"), VariantFormat::Ini);
    EXPECT_EQ(formatOf("[x]\nstartSfen = 1.k b - 1\n"), VariantFormat::Effects);
    EXPECT_EQ(formatOf("# a game\n[x]\n  piece K = K | | King\n"), VariantFormat::Effects);
    EXPECT_EQ(formatOf("files=9 ranks=9\nking:K:K:king:e1,,e9\n"), VariantFormat::Diagram);
    EXPECT_EQ(formatOf("ranks=9 files=9"), VariantFormat::Diagram);
    EXPECT_EQ(formatOf(""), VariantFormat::Ini);
}
TEST(VariantFile, ValuesAndCommentsDoNotDecide) {
    EXPECT_EQ(formatOf("[x]\nvariantName = piece K\n"), VariantFormat::Ini);
    EXPECT_EQ(formatOf("# startSfen = x\n[x]\nking = k\n"), VariantFormat::Ini);
    EXPECT_EQ(formatOf("[x]\nvariantName = all files=9\n"), VariantFormat::Ini);
}
TEST(VariantFile, ADiagramAndKeysBeforeAnySectionNeedAnId) {
    EXPECT_TRUE(needsId("files=9 ranks=9\nking:K:K:king:e1,,e9\n"));
    EXPECT_TRUE(needsId("# a game\n\n  king = k\n[x]\nking = k\n"));
    EXPECT_FALSE(needsId("; a game\n[x]\nking = k\n"));
    EXPECT_FALSE(needsId("# nothing else\n"));
    EXPECT_FALSE(needsId("startSfen = k b - 1\n")); // cannot be read without a section
}
TEST(VariantFile, AnIdIsMadeOfAnyName) {
    EXPECT_EQ(idFrom("Zo Shogi (diagram) 2"), "zoshogidiagram2");
    EXPECT_EQ(idFrom("象將棋"), "variant");
    EXPECT_EQ(idFrom(""), "variant");
}
TEST(VariantFile, AnIdIsLowerCaseLettersAndDigits) {
    EXPECT_TRUE(isId("zoshogi2"));
    for (const char* text : {"", "Zo", "zo shogi", "zo-shogi", "象"})
        EXPECT_FALSE(isId(text)) << text;
}
TEST(VariantFile, EveryBuiltInFileIsRead) {
    for (const auto text : builtinVariantTexts())
        EXPECT_TRUE(readVariants(text, {builtinVariantTexts(), {}})) << text.substr(0, 80);
}
TEST(VariantFile, ReportsTheProblemsOfEitherReader) {
    const auto plain = readVariants("[x]\nflavour = sweet\n");
    const auto special = readVariants("[x]\nstartSfen = k b - 1\nflavour = sweet\n");
    for (const auto& read : {plain, special}) {
        ASSERT_FALSE(read);
        EXPECT_TRUE(std::any_of(read.error().begin(), read.error().end(), [](const auto& problem) {
            return problem.kind == VariantProblemKind::UnknownKey && problem.key == "flavour";
        }));
    }
}

} // namespace
} // namespace komadai::core
