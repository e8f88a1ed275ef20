// Recognising files of variants, and cleaning their text.
#include "core/variants/variant_file.h"

#include "core/variants/catalogue.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

TEST(VariantFile, TheFormatIsRecognisedByTheKeys) {
    EXPECT_EQ(formatOf("[x]\nking = k\nstartFen = k/K w\n"), VariantFormat::Ini);
    EXPECT_EQ(formatOf("[x]\nstartSfen = 1.k b - 1\n"), VariantFormat::Ini);
    EXPECT_EQ(formatOf("files=9 ranks=9\nking:K:K:king:e1,,e9\n"), VariantFormat::Diagram);
    EXPECT_EQ(formatOf("ranks=9 files=9"), VariantFormat::Diagram);
    EXPECT_EQ(formatOf(""), VariantFormat::Ini);
}
TEST(VariantFile, ValuesAndCommentsDoNotDecide) {
    EXPECT_EQ(formatOf("[x]\nvariantName = all files=9\n"), VariantFormat::Ini);
}
TEST(VariantFile, AByteOrderMarkIsNoPartOfTheText) {
    EXPECT_EQ(formatOf("\xEF\xBB\xBF"
                       "files=9 ranks=9"),
              VariantFormat::Diagram);
    EXPECT_FALSE(needsId("\xEF\xBB\xBF[x]\nking = k\n"));
    EXPECT_EQ(cleaned("\xEF\xBB\xBF[x]\n").text, "[x]\n");
    EXPECT_TRUE(cleaned("\xEF\xBB\xBF[x]\n").problems.empty());
}
/// Each problem as `line text`.
std::vector<std::string> bytesRefusedIn(std::string_view bytes) {
    std::vector<std::string> refused;
    for (const auto& problem : cleaned(bytes).problems)
        refused.push_back(std::to_string(problem.line) + ' ' + problem.text);
    return refused;
}
TEST(VariantFile, TextIsUtf8) {
    using Bytes = std::vector<std::string>;
    const std::string text = "Grüße, 象棋, 𠮟 \t\r\n";
    EXPECT_EQ(cleaned(text).text, text);
    EXPECT_EQ(bytesRefusedIn(text), Bytes{});
    EXPECT_EQ(bytesRefusedIn("a\nGr\xFC\xDF"
                             "e\n\xE4"),
              (Bytes{"2 0xFC", "3 0xE4"}))
        << "Latin-1";
    EXPECT_EQ(cleaned("Gr\xFC\xDF"
                      "e")
                  .text,
              "Gr??e");
    EXPECT_EQ(bytesRefusedIn({"a\0b", 3}), Bytes{"1 0x00"});
    EXPECT_EQ(bytesRefusedIn("\xC0\x80"), Bytes{"1 0xC0"}) << "too long for the character";
    EXPECT_EQ(bytesRefusedIn("\xED\xA0\x80"), Bytes{"1 0xED"}) << "half a pair of UTF-16";
    EXPECT_EQ(bytesRefusedIn("\xF4\x90\x80\x80"), Bytes{"1 0xF4"}) << "beyond the last character";
    EXPECT_EQ(bytesRefusedIn("\xE8\xB1"), Bytes{"1 0xE8"}) << "cut off";
}
TEST(VariantFile, ADiagramAndKeysBeforeAnySectionNeedAnId) {
    EXPECT_TRUE(needsId("files=9 ranks=9\nking:K:K:king:e1,,e9\n"));
    EXPECT_TRUE(needsId("# a game\n\n  king = k\n[x]\nking = k\n"));
    EXPECT_FALSE(needsId("; a game\n[x]\nking = k\n"));
    EXPECT_FALSE(needsId("# nothing else\n"));
    EXPECT_TRUE(needsId("startSfen = k b - 1\n"));
}
TEST(VariantFile, AnIdIsMadeFromAnyName) {
    EXPECT_EQ(idFrom("Zo Shogi (diagram) 2"), "zoshogidiagram2");
    EXPECT_EQ(idFrom("象將棋"), "variant");
    EXPECT_EQ(idFrom(""), "variant");
}
TEST(VariantFile, AnIdIsLowerCaseLettersDigitsHyphensAndUnderscores) {
    for (const char* text : {"zoshogi2", "3check-crazyhouse", "5check", "cross-derby", "mini_shogi"})
        EXPECT_TRUE(isId(text)) << text;
    for (const char* text : {"", "Zo", "zo shogi", "-zo", "_zo", "象"})
        EXPECT_FALSE(isId(text)) << text;
}
TEST(VariantFile, EveryBuiltInFileIsRead) {
    for (const auto text : builtinVariantTexts())
        EXPECT_TRUE(readVariantsIni(text, {builtinVariantTexts(), {}})) << text.substr(0, 80);
}

} // namespace
} // namespace komadai::core
