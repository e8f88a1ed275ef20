// Variants written as variants.ini, and read back. tests/differential tests whether another program reads the same rules.
#include "core/variants/catalogue.h"
#include "core/variants/variants_ini.h"
#include "core/variants/variants_ini_writer.h"
#include "tests/core/positions.h"
#include "tests/core/variants/specs.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::specFrom;

VariantSpec builtin(std::string_view id) {
    for (auto& spec : builtinVariants())
        if (spec.id == id) return spec;
    ADD_FAILURE() << id;
    return {};
}

bool hasLine(const VariantSpec& spec, const std::string& line) {
    return ('\n' + writeVariantsIni(spec)).find('\n' + line + '\n') != std::string::npos;
}

/// Effects are compared by their contents, everything else by `==`.
void expectReadBack(const VariantSpec& spec) {
    VariantSpec read = specFrom(writeVariantsIni(spec));
    ASSERT_EQ(read.effects != nullptr, spec.effects != nullptr);
    if (spec.effects) {
        EXPECT_TRUE(*read.effects == *spec.effects) << writeVariantsIni(spec);
        read.effects = spec.effects;
    }
    EXPECT_EQ(read, spec) << writeVariantsIni(spec);
}

TEST(VariantsIniWriter, EveryBuiltInVariantIsReadBackAsItIs) {
    for (const auto& spec : builtinVariants())
        expectReadBack(spec);
}

TEST(VariantsIniWriter, VariantsOfUsersAreReadBackAsTheyAre) {
    for (const char* file : {"kings.ini", "leapers-and-hoppers.ini", "greatshatranj-field.ini",
                             "kyotoshogi.ini", "microshogi.ini", "drops-and-promotions.ini"}) {
        const auto specs = readVariantsIni(test::variantFile(file));
        ASSERT_TRUE(specs) << file;
        for (const VariantSpec& spec : specs.value())
            expectReadBack(spec);
    }
}

TEST(VariantsIniWriter, AFaceDoesNotBorrowItsMovesFromAPieceThatPromotes) {
    expectReadBack(specFrom("[pairs]\nmaxFile = 5\nmaxRank = 5\npiece K = K | | K\npiece B = B | | B\n"
                            "piece +B = R | | +B\npiece R = R | | R\npiece +R = RF | | +R\nroyalPieces = K\n"
                            "startSfen = kbr2/5/5/5/2RBK b - 1\n"));
}

TEST(VariantsIniWriter, AChessPawnThatDoesNotPromoteStaysOne) {
    expectReadBack(specFrom(
        "[pawns]\nmaxFile = 5\nmaxRank = 5\nking = k\npawn = p\ndoubleStep = false\npromotionPawnTypes = -\n"
        "pieceDrops = true\ncapturesToHand = true\nstartFen = k3p/5/5/5/P3K[] w\n"));
}

TEST(VariantsIniWriter, ACommaInANameIsLeftOut) {
    VariantSpec spec =
        specFrom("[lords]\nmaxFile = 5\nmaxRank = 5\npiece K = K | | King\npiece L = W | | Lord, high\n"
                 "royalPieces = K\nstartSfen = k3l/5/5/5/L3K b - 1\n");
    const VariantSpec read = specFrom(writeVariantsIni(spec));
    EXPECT_EQ(read.pieces[1].name, "Lord high");
}

TEST(VariantsIniWriter, ChosenRulesAreReadBack) {
    VariantSpec spec = builtin("euroshogi");
    spec.ends.stalemate = StalemateRule::Win;
    spec.ends.repetition.value = RepetitionValue::Loss;
    spec.ends.bareKing = BareKingRule::Win;
    EXPECT_EQ(specFrom(writeVariantsIni(spec)), spec);
}

TEST(VariantsIniWriter, TheEnteringKingRuleIsReadBack) {
    EXPECT_TRUE(hasLine(builtin("shogi"), "enteringKing = 27"));
    EXPECT_TRUE(hasLine(builtin("shogi"), "enteringKingMajors = r b"));
    EXPECT_FALSE(hasLine(builtin("minishogi"), "enteringKing = none")) << "which is the default";
    VariantSpec spec = builtin("shogi");
    spec.ends.enteringKing.points = EnteringKingPoints::Points24;
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

TEST(VariantsIniWriter, PromotedFacesTakeTheirMovesFromPiecesInPlayOrOthers) {
    EXPECT_TRUE(hasLine(builtin("minishogi"), "gold = g"));
    EXPECT_TRUE(hasLine(builtin("minishogi"), "dragonHorse = a"));
    EXPECT_TRUE(hasLine(builtin("minishogi"), "promotedPieceType = p:g s:g b:a r:c"));
}

TEST(VariantsIniWriter, ThePawnThatMayNotGiveMateIsShogiPawn) {
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

TEST(VariantsIniWriter, OtherProgramsReadNeitherSpecialEffectsNorCodes) {
    EXPECT_FALSE(canOthersRead(builtin("koshogi")));
    EXPECT_TRUE(canOthersRead(builtin("shogi")));
    EXPECT_TRUE(hasLine(builtin("koshogi"), "piece CH = R5 | 車 | Chariot | kuruma"));
    EXPECT_TRUE(hasLine(builtin("koshogi"), "shelters = +TP > 5"));
    EXPECT_TRUE(hasLine(builtin("koshogi"), "command = G; +MA; MA & BN +BN"));
}

TEST(VariantsIniWriter, CampSquaresWithoutAPieceAreReadBack) {
    VariantSpec spec = builtin("zoshogi");
    spec.ends.campPiece.reset();
    expectReadBack(spec);
}

/// Fifteen pieces and the moves of fourteen faces would need 29 letters.
TEST(VariantsIniWriter, PiecesHaveCodesWhereLettersAreTooFewForTheFaces) {
    std::string text = "[many]\nmaxFile = 15\nmaxRank = 4\nroyalPieces = A\n"
                       "startSfen = abcdefghijklmno/15/15/ABCDEFGHIJKLMNO b - 1\npiece A = K | | A\n";
    for (int i = 1; i < 15; ++i) {
        const std::string letter(1, static_cast<char>('A' + i)), range = std::to_string(i + 1);
        text += "piece " + letter + " = R" + range + " | | " + letter + "\n";
        text += "piece +" + letter + " = B" + range + " | | +" + letter + "\n";
    }
    const VariantSpec spec = specFrom(text);
    EXPECT_FALSE(canOthersRead(spec));
    expectReadBack(spec);
    VariantSpec withDrops = spec;
    withDrops.drops.allowed = true;
    withDrops.start.hand(Side::First).add(*withDrops.pieceByLetters("B"), 2);
    expectReadBack(withDrops);
}

TEST(VariantsIniWriter, DefaultsAreLeftOut) {
    const std::string text = writeVariantsIni(builtin("euroshogi"));
    EXPECT_EQ(text.find("dropChecks"), std::string::npos);
    EXPECT_EQ(text.find("nMoveRule ="), std::string::npos);
    EXPECT_NE(writeVariantsIni(builtin("shogi")).find("nMoveRule = 0\n"), std::string::npos);
}

TEST(VariantsIniWriter, APieceThatNothingPromotesToStaysInPlay) {
    VariantSpec spec = builtin("greatshatranj");
    for (PieceSpec& piece : spec.pieces)
        piece.promotionChoices.clear();
    expectReadBack(spec);
}

TEST(VariantsIniWriter, APieceThatPromotesNowhereStaysSo) {
    VariantSpec spec = builtin("minishogi");
    spec.promotion.zoneRanks = 0;
    expectReadBack(spec);
}

} // namespace
} // namespace komadai::core
