#include "core/notation/text_encoding.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view Moves = "先手：棋士\n   1 ７六歩(77)\n*ここで一手\n";
// 先手：棋士 and a line end in two encodings
constexpr std::string_view ShiftJisName = "\x90\xe6\x8e\xe8\x81\x46\x8a\xfb\x8e\x6d\n"sv;
constexpr std::string_view EucJpName = "\xc0\xe8\xbc\xea\xa1\xa7\xb4\xfd\xbb\xce\n"sv;

TEST(TextEncodingOfAFile, Utf8IsTakenAsItIs) {
    const auto decoded = decodeText(Moves);
    EXPECT_EQ(decoded.text, Moves);
    EXPECT_EQ(decoded.encoding, TextEncoding::Utf8);
}

TEST(TextEncodingOfAFile, AMarkOfUtf8IsLeftOut) {
    EXPECT_EQ(decodeText("\xef\xbb\xbf" + std::string(Moves)).text, Moves);
}

TEST(TextEncodingOfAFile, Utf16IsReadInBothOrders) {
    const auto little = decodeText("\xff\xfe\x48\x51\n\0"sv);
    EXPECT_EQ(little.text, "先\n");
    EXPECT_EQ(little.encoding, TextEncoding::Utf16);
    EXPECT_EQ(decodeText("\xfe\xff\x51\x48\0\n"sv).text, "先\n");
}

TEST(TextEncodingOfAFile, AnUnpairedSurrogateIsReplaced) {
    EXPECT_EQ(decodeText("\xff\xfe\x00\xdc\x48\x51"sv).text, "\xef\xbf\xbd先");
    EXPECT_EQ(decodeText("\xff\xfe\x48"sv).text, "\xef\xbf\xbd");
}

TEST(TextEncodingOfAFile, ShiftJisIsKnownByItsCharacters) {
    const auto decoded = decodeText(ShiftJisName);
    EXPECT_EQ(decoded.text, "先手：棋士\n");
    EXPECT_EQ(decoded.encoding, TextEncoding::ShiftJis);
}

TEST(TextEncodingOfAFile, EucJpIsKnownByItsCharacters) {
    const auto decoded = decodeText(EucJpName);
    EXPECT_EQ(decoded.text, "先手：棋士\n");
    EXPECT_EQ(decoded.encoding, TextEncoding::EucJp);
}

TEST(TextEncodingOfAFile, AccentedLettersAreWindows1252) {
    const auto decoded = decodeText("[White \"P\xe9rez M\xfcller\"]\n"sv);
    EXPECT_EQ(decoded.text, "[White \"Pérez Müller\"]\n");
    EXPECT_EQ(decoded.encoding, TextEncoding::Windows1252);
}

TEST(TextEncodingOfAFile, ApostrophesAndQuotationMarksOfWindowsAreNoKanji) {
    EXPECT_EQ(decodeText("{White\x92s plan}"sv).text, "{White’s plan}");
    EXPECT_EQ(decodeText("[White \"M\xfcller\"] {O\x92"
                         "Brien\x92s line}"sv)
                  .text,
              "[White \"Müller\"] {O’Brien’s line}");
    EXPECT_EQ(decodeText("{\x93Good\x94 \x96 perhaps}"sv).text, "{“Good” – perhaps}");
    // 組 of Shift-JIS ends with the byte of a letter.
    EXPECT_EQ(decodeText("A\x91g "sv.data() + std::string(ShiftJisName)).text, "A組 先手：棋士\n");
}

TEST(TextEncodingOfAFile, OneBadByteDoesNotChangeTheEncoding) {
    EXPECT_EQ(decodeText(std::string(Moves) + '\xff').text, std::string(Moves) + "\xef\xbf\xbd");
    EXPECT_EQ(decodeText(std::string(ShiftJisName) + std::string(ShiftJisName) + '\xff').encoding,
              TextEncoding::ShiftJis);
}

TEST(TextEncodingOfAFile, LineEndsOfAllKindsBecomeOne) {
    EXPECT_EQ(decodeText("a\r\nb\rc\nd\r\r\ne").text, "a\nb\nc\nd\n\ne");
    EXPECT_EQ(decodeText("").text, "");
}

TEST(TextEncodingOfAFile, ShiftJisIsReadBack) {
    const auto bytes = toShiftJis(Moves);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(decodeText(*bytes).text, Moves);
    EXPECT_EQ(decodeText(*bytes).encoding, TextEncoding::ShiftJis);
}

TEST(TextEncodingOfAFile, CharactersThatShiftJisLacksAreRefused) {
    EXPECT_FALSE(toShiftJis("先手：☗棋士"));
    EXPECT_FALSE(toShiftJis("Müller"));
    EXPECT_TRUE(toShiftJis("▲△～①髙"));
}

TEST(TextEncodingOfAFile, TextIsWrittenInTheEncodingInWhichItWasRead) {
    EXPECT_EQ(encodeText("Müller", TextEncoding::Utf8), "Müller");
    EXPECT_EQ(encodeText("Müller", TextEncoding::Windows1252), "M\xfcller");
    EXPECT_EQ(encodeText(Moves, TextEncoding::ShiftJis), toShiftJis(Moves));
    EXPECT_FALSE(encodeText("棋士", TextEncoding::Windows1252));
    EXPECT_FALSE(encodeText("Muller", TextEncoding::Utf16));
}

TEST(TextEncodingOfAFile, TheEndingOfTheNameSaysWhichIsUsual) {
    EXPECT_EQ(usualEncodingOf("kif"), TextEncoding::ShiftJis);
    EXPECT_EQ(usualEncodingOf("KI2"), TextEncoding::ShiftJis);
    EXPECT_EQ(usualEncodingOf("kifu"), TextEncoding::Utf8);
    EXPECT_EQ(usualEncodingOf("pgn"), TextEncoding::Utf8);
    EXPECT_EQ(usualEncodingOf(""), TextEncoding::Utf8);
}

} // namespace
} // namespace komadai::core
