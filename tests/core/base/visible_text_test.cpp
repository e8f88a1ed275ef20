#include "core/base/utf8.h"
#include "core/base/visible_text.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

TEST(VisibleText, KeepsLettersOfAllScripts) {
    EXPECT_EQ(visibleText("é “歩” 🙂 אב"), "é “歩” 🙂 אב");
}

TEST(VisibleText, NamesBytesThatAreNotUtf8) {
    EXPECT_EQ(visibleText("Caf\xe9"), "Caf<0xE9>");
    EXPECT_EQ(visibleText("\xc0\xaf"), "<0xC0><0xAF>");
    EXPECT_EQ(visibleText("a\xe2\x80"), "a<0xE2><0x80>");
}

TEST(VisibleText, NamesControlCharacters) {
    EXPECT_EQ(visibleText("\x1b[2J"), "<U+001B>[2J");
    EXPECT_EQ(visibleText(std::string_view("\0", 1)), "<U+0000>");
    EXPECT_EQ(visibleText("one\ntwo"), "one<U+000A>two");
    EXPECT_EQ(visibleText("\u0085"), "<U+0085>");
}

TEST(VisibleText, NamesMarksThatTurnTheDirectionOfText) {
    EXPECT_EQ(visibleText("ini.\u202efig"), "ini.<U+202E>fig");
    EXPECT_EQ(visibleText("\u200e\u2066\u061c"), "<U+200E><U+2066><U+061C>");
}

TEST(VisibleText, KeepsWhatTheCallerExcepts) {
    EXPECT_EQ(visibleText("one\ntwo\t", "\n"), "one\ntwo<U+0009>");
}

TEST(VisibleText, IsKnownAsSuch) {
    EXPECT_TRUE(isVisible("é “歩” 🙂 אב"));
    for (const char* hidden : {"\x1b[2J", "A\tB", "\u202eA", "Caf\xe9"})
        EXPECT_FALSE(isVisible(hidden)) << visibleText(hidden);
}

TEST(CutAfter, NeverCutsACharacter) {
    EXPECT_EQ(cutAfter("a歩b", 1), "a");
    EXPECT_EQ(cutAfter("a歩b", 2), "a");
    EXPECT_EQ(cutAfter("a歩b", 4), "a歩");
    EXPECT_EQ(cutAfter("a歩b", 9), "a歩b");
}

TEST(WholeCharacters, GoOnToTheEndOfTheLastOne) {
    EXPECT_EQ(wholeCharacters("x歩b", 1, 1), "歩");
    EXPECT_EQ(wholeCharacters("x歩b", 0, 2), "x歩");
    EXPECT_EQ(wholeCharacters("xyz", 1, 1), "y");
    EXPECT_EQ(wholeCharacters("xyz", 7, 1), "");
}

} // namespace
} // namespace komadai::core
