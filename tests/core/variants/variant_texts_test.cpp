// Whole files: built-in and test files are read as the expected specs, and any text is answered quickly.
#include "core/rules/variant_set.h"
#include "core/variants/catalogue.h"
#include "core/variants/rule_options.h"
#include "core/variants/variants_ini_writer.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace komadai::core {
namespace {

// --- a whole spec as text

std::ostream& operator<<(std::ostream& out, const std::vector<PieceType>& types) {
    for (const PieceType type : types)
        out << ' ' << indexOf(type);
    return out;
}
std::ostream& operator<<(std::ostream& out, const std::vector<Square>& squares) {
    for (const Square square : squares)
        out << ' ' << square.index();
    return out;
}
std::ostream& operator<<(std::ostream& out, const std::vector<Movement>& movements) {
    for (const Movement& m : movements)
        out << ' ' << int{m.right} << ',' << int{m.forward} << ',' << int{m.range} << ',' << m.quiet
            << m.capture << static_cast<int>(m.passage);
    return out;
}
std::ostream& operator<<(std::ostream& out, const std::optional<PieceType>& type) {
    return type ? out << indexOf(*type) : out << '-';
}
std::ostream& operator<<(std::ostream& out, const KindSet& kinds) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds.test(i)) out << ' ' << i;
    return out;
}

void describe(std::ostream& out, const Effects& effects) {
    for (const PieceEffects& p : effects.pieces) {
        if (p == PieceEffects{}) continue;
        out << "effects of " << &p - effects.pieces.data() << ':';
        if (p.multiStep)
            out << " steps" << p.multiStep->steps << '|' << int{p.multiStep->least} << ".."
                << int{p.multiStep->most} << '|' << static_cast<int>(p.multiStep->turns);
        if (p.shooting)
            out << " shots " << int{p.shooting->shots} << '|' << int{p.shooting->range} << '|'
                << p.shooting->overPieces << p.shooting->afterEachStep;
        out << " cannotTake" << p.cannotTake << " cannotShoot" << p.cannotShoot << " holds" << p.holds << ' '
            << p.burns << p.shelter << p.ignoresShelter << " promotes" << p.promotesOnTaking << " forward"
            << p.forwardNeeds << " promotion" << p.promotionNeeds << " raises" << p.raises << " quenches"
            << p.quenches << " reverts" << p.revertsNear << '|' << p.revertRange << '\n';
    }
    for (const auto& alternative : effects.command.alternatives) {
        out << "command";
        for (const KindSet& set : alternative)
            out << " &" << set;
        out << '\n';
    }
}

void describe(std::ostream& out, const VariantSpec& s) {
    out << "== " << s.id << '|' << s.name << '|' << s.summary << '|' << s.sideNames[0] << '|'
        << s.sideNames[1] << '|' << s.size.files << 'x' << s.size.ranks << '|'
        << static_cast<int>(s.coordinates) << static_cast<int>(s.moveCoordinates)
        << static_cast<int>(s.pieceStyle) << '\n';
    for (const PieceSpec& p : s.pieces)
        out << p.letters << '|' << p.name << '|' << p.kanji << '|' << p.fullKanji << '|' << p.reading << '|'
            << p.betza << '|' << p.movements << '|' << p.promotesTo << '|' << p.promotedFrom << '|'
            << p.promotionLimit.value_or(-1) << '|' << p.royal << '|' << p.value.value_or(-1) << '|'
            << p.promotionChoices << '\n';
    const PromotionRule& promotion = s.promotion;
    out << "promotion " << promotion.zoneRanks << '|' << promotion.mandatory << promotion.mandatoryForPawns
        << promotion.onlyByCapture << promotion.back << '|' << promotion.regions[0] << '|'
        << promotion.regions[1] << '\n';
    const DropRule& drops = s.drops;
    out << "drops " << drops.allowed << '|' << drops.noDoubled << '|' << drops.mostOnFile << '|'
        << drops.onlyWhereMovable << drops.noCheck << drops.promotedToo << drops.pawnOnFirstRank
        << drops.pawnOnPromotionZone << '|' << drops.noMate << '|' << drops.pawn;
    for (const auto& region : drops.regions) {
        out << '|';
        if (region)
            out << *region;
        else
            out << '*';
    }
    const EndRules& ends = s.ends;
    out << "\nends " << formatRuleOptions(s) << '|' << ends.repetition.fold << ends.repetition.ofFirst
        << ends.repetition.perpetualCheckLoses << '|' << ends.moveLimit.moves << ends.moveLimit.dropIsProgress
        << '|' << ends.moveLimit.progressKinds << '|' << ends.minors << '|' << ends.campPiece << '|'
        << ends.campSquares[0] << '|' << ends.campSquares[1] << '|' << ends.impasseByAgreement << '|'
        << static_cast<int>(ends.enteringKing.points) << ends.enteringKing.majors << "\nstart";
    for (const auto& piece : s.start.board)
        out << ' ' << (piece ? 2 * indexOf(piece->type) + indexOf(piece->side) : -1);
    for (const Hand& hand : s.start.hands) {
        out << '|';
        for (int i = 0; i < Hand::Kinds; ++i)
            out << hand.count(pieceTypeAt(i));
    }
    out << '\n';
    for (const Handicap& handicap : s.handicaps)
        out << "handicap " << handicap.name << ':' << handicap.without << '\n';
    if (s.effects) describe(out, *s.effects);
}

std::string textOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The built-in variants, then those of each file of `tests/data/variants`.
std::string descriptionOfAll() {
    std::ostringstream all;
    for (const auto& spec : builtinVariants())
        describe(all, spec);
    std::vector<std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(KOMADAI_TEST_DATA "/variants"))
        files.push_back(file.path());
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        const auto check = VariantSet().check(textOf(file), "unnamed");
        all << "FILE " << file.filename().string() << ' ' << check.problems.size() << '\n';
        for (const auto& spec : check.variants)
            describe(all, spec);
    }
    return all.str();
}

/// After an intended change, `KOMADAI_SPECS=FILE` writes the expected specs.
TEST(VariantTexts, AreReadAsTheExpectedSpecs) {
    const std::string described = descriptionOfAll();
    if (const char* path = std::getenv("KOMADAI_SPECS")) std::ofstream(path) << described;
    std::istringstream is(described), was(textOf(KOMADAI_TEST_DATA "/specs.txt"));
    std::string line, expected;
    while (std::getline(was, expected)) {
        ASSERT_TRUE(std::getline(is, line));
        ASSERT_EQ(line, expected);
    }
    EXPECT_FALSE(std::getline(is, line)) << line;
}

// --- hostile texts

/// A text of about a mebibyte: `text`, and lines that `line` makes from their numbers.
template <class Line>
std::string mebibyte(std::string text, Line line) {
    for (int i = 0; text.size() < 1024 * 1024; ++i)
        text += line(i);
    return text;
}

constexpr const char* Small = "[a0]\nmaxFile = 5\nmaxRank = 5\nking = k\nstartFen = k4/5/5/5/4K w\n";

struct HostileText {
    const char* name;
    std::string text;
};
void PrintTo(const HostileText& text, std::ostream* out) { *out << text.name; }

/// On the largest board with the most kinds of pieces that have letters.
std::string largeGame() {
    std::string text = "[a]\nmaxFile = 19\nmaxRank = 19\nking = k\npromotedPieceType =";
    for (char c = 'a'; c <= 'z'; ++c)
        if (c != 'k' && c != 'q') text += std::string(" ") + c + ":q";
    for (char c = 'a'; c <= 'z'; ++c)
        if (c != 'k') text += "\ncustomPiece" + std::to_string(c) + " = " + c + ":QNAD";
    return text + "\nstartFen = "
                  "9k9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9K9/TUVWXYZ12/ABCDEFGHIJLMNOPQRST w\n";
}

std::vector<HostileText> hostileTexts() {
    const auto number = [](int i) { return std::to_string(i); };
    const auto repeated = [](std::string text) { return [text](int) { return text; }; };
    return {
        {"UnknownKeys", mebibyte("[a]\n", [&](int i) { return number(i) + "=\n"; })},
        {"Sections", mebibyte("", [&](int i) { return "[a" + number(i) + "]\n"; })},
        {"ChainOfParents",
         mebibyte(Small, [&](int i) { return "[a" + number(i + 1) + ":a" + number(i) + "]\n"; })},
        {"ManyChildren", mebibyte(Small, [&](int i) { return "[b" + number(i) + ":a0]\n"; })},
        {"ChildrenOfALongParent",
         mebibyte(std::string(Small) + "variantName = " + std::string(500000, 'x') + '\n',
                  [&](int i) { return "[b" + number(i) + ":a0]\n"; })},
        {"ChildrenOfKoShogi", mebibyte("", [&](int i) { return "[b" + number(i) + ":koshogi]\n"; })},
        {"ChildrenOfALargeGame", mebibyte(largeGame(), [&](int i) { return "[b" + number(i) + ":a]\n"; })},
        {"UnknownParents", mebibyte("", [&](int i) { return "[a" + number(i) + ":b" + number(i) + "]\n"; })},
        {"ParentsThatAreLater",
         mebibyte("", [&](int i) { return "[a" + number(i) + ":a" + number(i + 1) + "]\n"; })},
        {"CustomPieces", mebibyte(Small, [&](int i) { return "customPiece" + number(i) + "=x:W\n"; })},
        {"Codes", mebibyte(Small, [&](int i) { return "piece A" + number(i) + "=W||x\n"; })},
        {"PromotedFaces", mebibyte(std::string(Small) + "promotedPieceType = ", repeated("k:k "))},
        {"Limits", mebibyte(std::string(Small) + "promotionLimit = ", repeated("k:x "))},
        {"Region", mebibyte(std::string(Small) + "flagRegionWhite = ", repeated("*1 "))},
        {"Letters", mebibyte(std::string(Small) + "royalPieces = ", repeated("k"))},
        {"UnknownLetters", mebibyte(std::string(Small) + "royalPieces = ", repeated("x"))},
        {"Moves", mebibyte(std::string(Small) + "customPiece1 = x:", repeated("WF"))},
        {"Names", mebibyte(std::string(Small) + "pieceNames = ", repeated("k:x,"))},
        {"Handicaps", mebibyte(std::string(Small) + "handicaps = ", repeated("x:a1,"))},
        {"Effects", mebibyte(std::string(Small) + "command = k\nshelters = ", repeated("K>1;"))},
        {"Equals", mebibyte("[a]\n", repeated("=\n"))},
        {"NoLines", mebibyte("[a]\n", repeated("x\n"))},
        {"NoText", mebibyte("[a]\n", repeated("\xff\n"))},
        {"OneLine", mebibyte("", repeated("x"))},
        {"LongNames", "[" + std::string(500000, 'a') + "]\n[x:" + std::string(500000, 'b') + "]\n"},
        {"DiagramOfPieces", mebibyte("files=9 ranks=9 ", repeated("x:X:W:x:a1-i9 "))},
        {"DiagramOfSquares", mebibyte("files=9 ranks=9 x:X:W:x:", repeated("a1-i9,"))},
        {"DiagramOfProse", mebibyte("files=9 ranks=9 ", repeated("word "))},
        {"DiagramOfUnknownSettings", mebibyte("files=9 ranks=9 ", [&](int i) { return number(i) + "= "; })},
    };
}

class HostileTexts : public ::testing::TestWithParam<HostileText> {};

/// The time limit is for an optimised build on a busy machine.
TEST_P(HostileTexts, AreReadQuicklyWithFewProblems) {
    constexpr std::chrono::seconds Soon(test::LightTests ? 60 : 5);
    const auto set = VariantSet::builtin();
    const auto begin = std::chrono::steady_clock::now();
    const auto check = set.check(GetParam().text, "unnamed");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, Soon);
    EXPECT_NE(check.problems.empty(), check.variants.empty());
    EXPECT_LE(check.problems.size(), MostProblems + 1);
    EXPECT_GE(countOf(check.problems), check.problems.size());
    for (const auto& problem : check.problems)
        EXPECT_LE(problem.text.size() + problem.key.size(), 500u);
}

INSTANTIATE_TEST_SUITE_P(Texts, HostileTexts, ::testing::ValuesIn(hostileTexts()),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(VariantTexts, ProblemsThatAreNotListedAreCounted) {
    const auto check = VariantSet().check(std::string(Small) + [] {
        std::string lines;
        for (int i = 0; i < 1234; ++i)
            lines += "x" + std::to_string(i) + " = 1\n";
        return lines;
    }());
    ASSERT_EQ(check.problems.size(), MostProblems + 1);
    EXPECT_EQ(check.problems.front().line, 6);
    EXPECT_EQ(check.problems.back().kind, VariantProblemKind::Further);
    EXPECT_EQ(check.problems.back().count, 1134u);
    EXPECT_EQ(countOf(check.problems), 1234u);
}

TEST(VariantTexts, SectionsBeyondTheLimitAreRefusedAndThoseBeforeAreRead) {
    const auto text = mebibyte(Small, [](int i) { return "[b" + std::to_string(i) + ":a0]\n"; });
    const auto reading = inspectVariantsIni(text);
    ASSERT_EQ(reading.problems.size(), 1u);
    EXPECT_EQ(reading.problems[0].kind, VariantProblemKind::TooLarge);
    EXPECT_GT(reading.variants.size(), 1500u);
}

} // namespace
} // namespace komadai::core
