// Messages about texts of users, whatever is in the texts.
#include "translations/wording/wording.h"

#include "core/base/visible_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "core/variants/catalogue.h"
#include "core/variants/variant_file.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace komadai {
namespace {

/// Characters of several bytes, bytes that are not UTF-8, direction marks, and control characters.
constexpr std::string_view Strangers[] = {"é",    "歩",   "🙂", "\u202e", "\u2066",
                                          "\x1b", "\x07", "\xff", "\xe9",   "\xf0\x9f"};

/// Changes a text at a few places: a stranger comes in, or a part is cut out.
std::string mutated(std::string text, std::mt19937& random) {
    for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
        const std::size_t at = random() % (text.size() + 1);
        if (random() % 4 == 0)
            text.erase(at, random() % 5);
        else
            text.insert(at, Strangers[random() % std::size(Strangers)]);
    }
    return text;
}

void expectVisible(const std::string& message) { EXPECT_EQ(core::visibleText(message, "\n"), message); }

TEST(Messages, AboutVariantFilesAreVisibleText) {
    std::mt19937 random(7);
    const auto variants = core::VariantSet::builtin();
    int problems = 0;
    for (int round = 0; round < 40; ++round)
        for (const auto& text : core::builtinVariantTexts())
            for (const auto& problem : variants.check(mutated(std::string(text), random), "mine").problems) {
                ++problems;
                expectVisible(Wording().problem(problem, "file.ini"));
            }
    EXPECT_GT(problems, 100);
}

TEST(Messages, AboutPositionsAreVisibleText) {
    std::mt19937 random(8);
    const auto variants = core::VariantSet::builtin();
    int problems = 0;
    for (const auto& variant : variants.all()) {
        const std::string start = core::sfen::format(variant->spec().start, variant->spec());
        for (int round = 0; round < 300; ++round) {
            const auto setup = core::parsePosition(mutated(start, random), variant->spec());
            if (setup) continue;
            ++problems;
            expectVisible(Wording().problem(setup.error()));
        }
    }
    EXPECT_GT(problems, 1000);
}

TEST(Messages, QuoteACharacterOfSeveralBytesAsAWhole) {
    const auto shogi = core::VariantSet::builtin().find("shogi");
    const auto setup = core::parsePosition("é8/9/9/9/9/9/9/9/9 b - 1", shogi->spec());
    EXPECT_EQ(Wording().problem(setup.error()), "“é” at character 1 is not a piece of this game");
}

} // namespace
} // namespace komadai
