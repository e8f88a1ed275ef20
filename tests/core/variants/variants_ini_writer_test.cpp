// Variants written as variants.ini, and read back. Whether another program reads them alike, tests/differential asks.
#include "core/variants/catalogue.h"
#include "core/variants/variants_ini.h"
#include "core/variants/variants_ini_writer.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

VariantSpec builtin(std::string_view id) {
    for (auto& spec : builtinVariants())
        if (spec.id == id) return spec;
    ADD_FAILURE() << id;
    return {};
}

VariantSpec specFrom(const std::string& text) {
    auto specs = readVariantsIni(text);
    if (!specs) {
        ADD_FAILURE() << text;
        return {};
    }
    return specs.value().at(0);
}

bool hasLine(const VariantSpec& spec, const std::string& line) {
    return ('\n' + writeVariantsIni(spec)).find('\n' + line + '\n') != std::string::npos;
}

TEST(VariantsIniWriter, EveryBuiltInVariantIsReadBackAsItIs) {
    for (const auto& spec : builtinVariants())
        if (isWritableAsIni(spec)) {
            EXPECT_EQ(specFrom(writeVariantsIni(spec)), spec) << writeVariantsIni(spec);
        }
}

TEST(VariantsIniWriter, VariantsOfUsersAreReadBackAsTheyAre) {
    for (const char* file : {"kings.ini", "leapers-and-hoppers.ini", "greatshatranj-field.ini",
                             "kyotoshogi.ini", "microshogi.ini", "drops-and-promotions.ini"}) {
        const auto specs = readVariantsIni(test::variantFile(file));
        ASSERT_TRUE(specs) << file;
        for (const VariantSpec& spec : specs.value())
            EXPECT_EQ(specFrom(writeVariantsIni(spec)), spec) << writeVariantsIni(spec);
    }
}

TEST(VariantsIniWriter, ChosenRulesAreReadBack) {
    VariantSpec spec = builtin("euroshogi");
    spec.ends.stalemate = StalemateRule::Win;
    spec.ends.repetition.value = RepetitionValue::Loss;
    spec.ends.bareKing = BareKingRule::Win;
    EXPECT_EQ(specFrom(writeVariantsIni(spec)), spec);
}

TEST(VariantsIniWriter, PiecesInHandAtTheStartAreReadBack) {
    VariantSpec spec = builtin("minishogi");
    spec.start.hand(Side::First).add(*spec.pieceByLetters("G"), 2);
    spec.start.hand(Side::Second).add(*spec.pieceByLetters("P"));
    EXPECT_EQ(specFrom(writeVariantsIni(spec)), spec);
}

TEST(VariantsIniWriter, UsualPiecesHaveTheirNamesAndOthersTheirMoves) {
    EXPECT_TRUE(hasLine(builtin("euroshogi"), "rook = r"));
    EXPECT_TRUE(hasLine(builtin("euroshogi"), "customPiece1 = n:fNsW"));
}

TEST(VariantsIniWriter, PromotedFacesBorrowMovesOfPiecesInPlayOrOfOthers) {
    EXPECT_TRUE(hasLine(builtin("minishogi"), "gold = g"));
    EXPECT_TRUE(hasLine(builtin("minishogi"), "dragonHorse = a"));
    EXPECT_TRUE(hasLine(builtin("minishogi"), "promotedPieceType = p:g s:g b:a r:c"));
}

TEST(VariantsIniWriter, ThePawnThatMayNotMateIsShogis) {
    EXPECT_TRUE(hasLine(builtin("shogi"), "shogiPawn = p"));
    EXPECT_TRUE(hasLine(builtin("shogi"), "shogiPawnDropMateIllegal = true"));
}

TEST(VariantsIniWriter, RulesOfChessAreSwitchedOff) {
    EXPECT_TRUE(hasLine(builtin("greatshatranj"), "castling = false"));
    EXPECT_TRUE(hasLine(builtin("greatshatranj"), "doubleStep = false"));
}

TEST(VariantsIniWriter, CampSquaresAreListed) {
    EXPECT_TRUE(hasLine(builtin("zoshogi"), "flagPiece = k"));
    EXPECT_TRUE(hasLine(builtin("zoshogi"), "flagRegionWhite = a9 b9 c9 d9 e9 f9 g9 h9 i9"));
}

TEST(VariantsIniWriter, SpecialEffectsCannotBeWritten) { EXPECT_FALSE(isWritableAsIni(builtin("koshogi"))); }

} // namespace
} // namespace komadai::core
