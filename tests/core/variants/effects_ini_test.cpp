// Variants with special effects as text.
#include "core/variants/effects_ini.h"

#include "tests/core/rules/ko/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

const std::string Small =
    "[small]\nmaxFile = 3\nmaxRank = 3\npiece K = K | 王 | King\npiece P = fW | 歩 | Pawn\n"
    "piece +P = 2x(K) | と | Lion\nstartSfen = 1.k.1/3/1.K.P b - 1\ncommand = K\n";

/// Each problem as `line key text`.
std::vector<std::string> problemsOf(const std::string& text) {
    const auto variant = readEffectsIni(text);
    std::vector<std::string> problems;
    if (variant) return problems;
    for (const auto& p : variant.error())
        problems.push_back(std::to_string(p.line) + ' ' + p.key + ' ' + p.text);
    return problems;
}
using Problems = std::vector<std::string>;

TEST(EffectsIni, ReadsAVariant) {
    const auto variant = readEffectsIni(Small + "burns = +P\n");
    ASSERT_TRUE(variant);
    const VariantSpec& spec = variant.value();
    EXPECT_EQ(spec.id, "small");
    ASSERT_EQ(spec.pieces.size(), 3u);
    EXPECT_EQ(spec.pieces[2].promotedFrom, pieceTypeAt(1));
    EXPECT_EQ(spec.pieces[1].promotesTo, pieceTypeAt(2));
    ASSERT_TRUE(spec.effects);
    EXPECT_TRUE(spec.effects->pieces[2].burns);
    EXPECT_FALSE(spec.effectOptions.shootWithoutMoving);
    EXPECT_TRUE(spec.effectOptions.passiveBurn);
}

TEST(EffectsIni, APieceMayHaveAReading) {
    const auto variant = readEffectsIni(Small + "piece X = W | 象 | Elephant | zō\n");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant.value().piece(variant.value().pieceByLetters("X").value()).reading, "zō");
    EXPECT_EQ(variant.value().pieces[0].reading, "");
    EXPECT_EQ(problemsOf(Small + "piece X = W | x | X | x | x\n").size(), 1u);
}

TEST(EffectsIni, KoShogiHas65Faces) {
    EXPECT_EQ(test::koDefaultRules()->spec().pieces.size(), 65u);
    EXPECT_EQ(test::koDefaultRules()->spec().promotion.zoneRanks, 6);
    EXPECT_EQ(test::koDefaultRules()->spec().ends.repetition.fold, 4);
}

TEST(EffectsIni, ReportsEveryProblemByLine) {
    EXPECT_EQ(problemsOf(Small + "burns = Q\ncolour = red\nshelters = P > 99\ncannotTake = P\n"),
              (Problems{"9 burns Q", "10 colour colour", "11 shelters 99", "12 cannotTake P"}));
    EXPECT_EQ(problemsOf("[a]\nmaxFile = 3\n"), (Problems{"1 maxRank ", "1 command ", "1 startSfen "}));
    EXPECT_EQ(problemsOf(""), (Problems{"0  "}));
    EXPECT_EQ(problemsOf(Small + "piece P = W | | Pawn\n").size(), 1u) << "twice";
    EXPECT_EQ(problemsOf(Small + "piece +X = W | | X\n").size(), 1u) << "a face of no piece";
    EXPECT_EQ(problemsOf(Small + "piece X = W\n").size(), 1u);
}

TEST(EffectsIni, RuleOptionsAreSet) {
    const auto variant = readEffectsIni(Small + "nFoldValue = loss\nstalemateValue = win\n");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant.value().ends.repetition.value, RepetitionValue::Loss);
    EXPECT_EQ(variant.value().ends.stalemate, StalemateRule::Win);
    const auto refused = readEffectsIni(Small + "nFoldValue = maybe\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().at(0).supported, (std::vector<std::string>{"draw", "loss", "win"}));
}

TEST(EffectsIni, ASecondSectionIsAProblemAndNoPartOfTheFirst) {
    const auto variant = readEffectsIni(Small + "[other]\nmaxFile = 5\n");
    ASSERT_FALSE(variant);
    ASSERT_EQ(variant.error().size(), 1u);
    EXPECT_EQ(variant.error()[0].kind, VariantProblemKind::SecondSection);
    EXPECT_EQ(variant.error()[0].line, 9);
}

TEST(EffectsIni, ACodeIsUpperCase) {
    const auto variant = readEffectsIni(Small + "piece x = W | | X\n");
    ASSERT_FALSE(variant);
    EXPECT_EQ(variant.error().at(0).kind, VariantProblemKind::BadCode);
}

TEST(EffectsIni, ProblemsInMovesNameTheirPlaceInThem) {
    const auto variant = readEffectsIni(Small + "piece X = W2x(FY) | x | X\n");
    ASSERT_FALSE(variant);
    ASSERT_TRUE(variant.error()[0].cause);
    EXPECT_EQ(variant.error()[0].text, "W2x(FY)");
    EXPECT_EQ(variant.error()[0].cause->offset, 5u);
    const auto held = readEffectsIni(Small + "holdsAlong = K P > RY\n");
    ASSERT_FALSE(held);
    EXPECT_EQ(held.error().at(0).text, "RY");
    EXPECT_EQ(held.error()[0].cause->offset, 1u);
}

TEST(ExtendedBetza, Examples) {
    const auto twoSteps = parseExtendedBetza("2x(FD)");
    ASSERT_TRUE(twoSteps);
    EXPECT_TRUE(twoSteps.value().movements.empty());
    EXPECT_EQ(twoSteps.value().multiStep->steps.size(), 8u);
    const auto exact = parseExtendedBetza("5=x(W)");
    ASSERT_TRUE(exact);
    EXPECT_EQ(exact.value().multiStep->least, 5);
    const auto straight = parseExtendedBetza("5x/(W)");
    ASSERT_TRUE(straight);
    EXPECT_EQ(straight.value().multiStep->turns, MultiStep::Turns::None);
    const auto either = parseExtendedBetza("Q2x(K)");
    ASSERT_TRUE(either);
    EXPECT_EQ(either.value().movements.size(), 8u);
    const auto gun = parseExtendedBetza("R5!1r5p");
    ASSERT_TRUE(gun);
    EXPECT_EQ(gun.value().shooting, (Shooting{1, 5, true, false}));
    EXPECT_TRUE(parseExtendedBetza("2x(DA)!1r1*"));
}

TEST(ExtendedBetza, RefusesAnythingElse) {
    for (const char* text :
         {"nN",     "pR",     "gQ",        "2x(nA)", "",        "x",    "2x",          "2x(",       "2x()",
          "2x(R)",  "1x(W)",  "6x(W)",     "5x^(N)", "Q5=x(K)", "W!",   "W!3r1",       "W!1",       "W!1r0",
          "W!1r5q", "W!1r1*", "2x(W)!1r1", "mW",     "W2x(K)F", "!1r1", "5x/(W)!1r1*", "2x(W)2x(W)"})
        EXPECT_FALSE(parseExtendedBetza(text)) << text;
}

} // namespace
} // namespace komadai::core
