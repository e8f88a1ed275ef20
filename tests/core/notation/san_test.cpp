#include "core/notation/san.h"

#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

#include <set>

namespace komadai::core::test {
namespace {

using san::PlusMark;

std::shared_ptr<const Variant> variantNamed(std::string_view id) {
    for (const auto& variant : builtinVariants())
        if (variant->spec().id == id) return variant;
    return nullptr;
}

std::string sanOf(const AnyPosition& position, std::string_view uci) {
    return san::format(uciMove(position, uci), position);
}

/// The move that a text means, in UCI; otherwise the kind of the problem.
std::string moveOf(const AnyPosition& position, std::string_view text, PlusMark plus = PlusMark::Check) {
    const auto move = san::parse(text, position, plus);
    if (move) return uci::format(move.value(), position);
    if (const auto* error = std::get_if<ParseError>(&move.error()))
        return "error at " + std::to_string(error->offset) + ' ' + error->text;
    if (std::holds_alternative<Refusal>(move.error())) return "refused";
    if (const auto* several = std::get_if<SeveralMovesReadSo>(&move.error())) {
        std::string list = "several:";
        for (const std::string& name : several->moves)
            list += ' ' + name;
        return list;
    }
    return "no move";
}

AnyPosition greatShatranj(std::string_view text) { return positionFrom(text, variantNamed("greatshatranj")); }

// --- writing

TEST(SanWriting, EveryPieceHasItsLetterPawnsToo) {
    EXPECT_EQ(sanOf(shogi("4k4/9/9/9/9/9/4P4/9/4K4 b - 1"), "e3e4"), "Pe4");
    EXPECT_EQ(sanOf(greatShatranj("4k5/10/10/10/10/10/P9/4K5 w - - 0 1"), "a2a3"), "Pa3");
}
TEST(SanWriting, ACaptureHasAnX) {
    EXPECT_EQ(sanOf(euroShogi("4k3/8/8/4p3/4P3/8/8/4K3 b - 1"), "e4e5"), "Pxe5");
}
TEST(SanWriting, ADropHasAnAtSign) { EXPECT_EQ(sanOf(shogi("4k4/9/9/9/9/9/9/9/4K4 b P 1"), "P@e4"), "P@e4"); }
TEST(SanWriting, APromotionNamesTheKindThatMovesAlike) {
    const auto position = shogi("8k/9/P1B1R4/9/9/9/9/9/4K4 b - 1");
    EXPECT_EQ(sanOf(position, "c7b8+"), "Bb8=H");
    EXPECT_EQ(sanOf(position, "e7e8+"), "Re8=D");
    EXPECT_EQ(sanOf(position, "a7a8+"), "Pa8=G");
}
TEST(SanWriting, AMoveThatCouldPromoteButDoesNotHasNoMark) {
    EXPECT_EQ(sanOf(shogi("4k4/9/9/2B6/9/9/9/9/4K4 b - 1"), "c6a8"), "Ba8");
}
TEST(SanWriting, AChoiceOfPromotionIsNamed) {
    EXPECT_EQ(sanOf(greatShatranj("4k5/P9/10/10/10/10/10/4K5 w - - 0 1"), "a7a8g"), "Pa8=G");
}
TEST(SanWriting, AFaceHasTheLetterOfThePieceThatMovesAlike) {
    EXPECT_EQ(sanOf(shogi("4k4/9/9/9/9/9/4+P4/9/4K4 b - 1"), "e3e4"), "Ge4");
    EXPECT_EQ(sanOf(shogi("k8/9/9/9/9/9/4+R4/9/4K4 b - 1"), "e3f4"), "Df4");
}
TEST(SanWriting, TheSameLetterFromAnotherFileNeedsTheFile) {
    EXPECT_EQ(sanOf(shogi("4k4/9/9/9/9/9/9/2G1G4/4K4 b - 1"), "c2d2"), "Gcd2");
    EXPECT_EQ(sanOf(shogi("4k4/9/9/9/9/9/9/2G1+P4/4K4 b - 1"), "e2d2"), "Ged2");
}
TEST(SanWriting, TheSameLetterFromTheSameFileNeedsTheRank) {
    EXPECT_EQ(sanOf(shogi("4k4/9/9/9/R8/9/R8/9/4K4 b - 1"), "a3a4"), "R3a4");
}
TEST(SanWriting, BothAreNeededIfEachIsShared) {
    EXPECT_EQ(sanOf(shogi("7k1/9/9/9/9/G8/G1G6/9/4K4 b - 1"), "a3b4"), "Ga3b4");
}
TEST(SanWriting, APieceThatCannotPromoteThereIsToldApartByThePromotion) {
    const auto position = shogi("k8/9/4B4/9/9/3B5/9/9/4K4 b - 1");
    EXPECT_EQ(sanOf(position, "e7c5+"), "Bc5=H");
    EXPECT_EQ(sanOf(position, "e7c5"), "Bec5");
}
TEST(SanWriting, CheckAndMateAreMarked) {
    EXPECT_EQ(sanOf(shogi("4k4/9/9/9/9/9/9/9/R3K4 b - 1"), "a1a9"), "Ra9+");
    EXPECT_EQ(sanOf(shogi("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), "G@e8"), "G@e8#");
}
TEST(SanWriting, MovesOfKoShogiAreWrittenAsItsRulesDo) {
    const auto position = AnyPosition::startOf(variantNamed("koshogi"));
    const Move move = position.legalMoves().front();
    EXPECT_EQ(moveOf(position, san::format(move, position)), uci::format(move, position));
    EXPECT_NE(san::format(move, position).find('-'), std::string::npos);
}

// --- reading

const AnyPosition Golds = shogi("4k4/9/9/9/9/9/9/2G1G4/4K4 b - 1");

TEST(SanReading, MarksMayBeMissingOrWrong) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/R3K4 b - 1");
    for (const char* text :
         {"Ra9+", "Ra9", "Rxa9", "R-a9", "Ra9#", "Ra1a9", "Ra9!", "Ra9+!?", "R1a9", "Raa9"})
        EXPECT_EQ(moveOf(position, text), "a1a9") << text;
}
TEST(SanReading, ThePawnNeedsNoLetter) {
    EXPECT_EQ(moveOf(euroShogi("4k3/8/8/4p3/4P3/8/8/4K3 b - 1"), "e5"), "e4e5");
}
TEST(SanReading, OtherNotationsAreReadToo) {
    const auto start = AnyPosition::startOf(shogiRules());
    for (const char* text : {"c3c4", "7g7f", "P-7f", "Pc4", "c4", "Pc3-c4"})
        EXPECT_EQ(moveOf(start, text), "c3c4") << text;
}
TEST(SanReading, ADropCanHaveTheMarksOfAllPrograms) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/4K4 b P 1");
    for (const char* text : {"P@e4", "P*e4", "P'e4", "P*5f"})
        EXPECT_EQ(moveOf(position, text), "P@e4") << text;
}
TEST(SanReading, AMoveThatFitsTwiceIsAmbiguous) { EXPECT_EQ(moveOf(Golds, "Gd2"), "several: Gcd2 Ged2"); }
TEST(SanReading, AnIllegalMoveIsRefused) {
    EXPECT_EQ(moveOf(Golds, "Gc2c9"), "refused");
    EXPECT_EQ(moveOf(Golds, "Gi9"), "no move");
    EXPECT_EQ(moveOf(Golds, "P@e5"), "refused");
}
TEST(SanReading, AnErrorNamesItsPlace) {
    EXPECT_EQ(moveOf(Golds, "Gc2z9"), "error at 3 z9");
    EXPECT_EQ(moveOf(Golds, "Gcd2Q"), "error at 4 Q");
    EXPECT_EQ(moveOf(Golds, "Qd2"), "error at 0 Q");
    EXPECT_EQ(moveOf(Golds, "Gcd2 x"), "error at 4  x");
}
TEST(SanReading, AForcedPromotionNeedsNoMark) {
    EXPECT_EQ(moveOf(euroShogi("4k3/8/8/4P3/8/8/8/4K3 b - 1"), "Pe6"), "e5e6+");
}
TEST(SanReading, AMoveWithoutAMarkDoesNotPromote) {
    const auto position = shogi("4k4/9/9/2B6/9/9/9/9/4K4 b - 1");
    EXPECT_EQ(moveOf(position, "Ba8"), "c6a8");
    EXPECT_EQ(moveOf(position, "Ba8="), "c6a8");
}
TEST(SanReading, APlusThatIsNoCheckPromotes) {
    EXPECT_EQ(moveOf(shogi("8k/9/9/2B6/9/9/9/9/4K4 b - 1"), "Ba8+"), "c6a8+");
}
TEST(SanReading, APlusThatCanBeACheckIsOneUnlessPromotionsAreWrittenSo) {
    const auto position = shogi("8k/9/9/4B4/9/9/9/9/4K4 b - 1");
    const auto checking = shogi("3k5/9/9/4B4/9/9/9/9/4K4 b - 1");
    EXPECT_EQ(moveOf(position, "Bc8+"), "e6c8+");
    EXPECT_EQ(moveOf(checking, "Bc8+"), "e6c8");
    EXPECT_EQ(moveOf(checking, "Bc8+", PlusMark::Promotion), "e6c8+");
    EXPECT_EQ(moveOf(checking, "Bc8=H+"), "e6c8+");
    EXPECT_EQ(moveOf(checking, "Bc8++"), "e6c8+");
}
TEST(SanReading, AFaceCanBeNamedAsInPositions) {
    const auto position = shogi("k8/9/9/9/9/9/4+R4/9/4K4 b - 1");
    EXPECT_EQ(moveOf(position, "+Rf4"), "e3f4");
    EXPECT_EQ(moveOf(position, "Df4"), "e3f4");
}

TEST(SanReading, CodesHaveSeveralLetters) {
    VariantSet set;
    ASSERT_TRUE(set.add(VariantWithCodes).empty());
    const auto position = positionFrom("ki.3/4/P.3/1.CH.1.KI b - 1", set.find("codes"));
    EXPECT_EQ(sanOf(position, "b1b3"), "CHb3");
    for (const char* text : {"CHb3", "CHbb3", "CH1b3", "CHb1b3"})
        EXPECT_EQ(moveOf(position, text), "b1b3") << text;
    EXPECT_EQ(moveOf(position, "KIc1"), "d1c1");
    EXPECT_EQ(moveOf(position, "XXb3"), "error at 0 XX");
}

// --- laws

/// The built-in variants, and some with other rules of promotions and drops.
std::vector<std::shared_ptr<const Variant>> manyVariants() {
    VariantSet set = VariantSet::builtin();
    for (const char* file : {"kyotoshogi.ini", "microshogi.ini", "drops-and-promotions.ini"})
        EXPECT_TRUE(set.add(variantFile(file)).empty()) << file;
    EXPECT_TRUE(set.add(VariantWithCodes).empty());
    return set.all();
}

TEST(SanLaws, EachLegalMoveHasATextOfItsOwnThatIsReadBack) {
    std::mt19937 random(11);
    for (const auto& variant : manyVariants())
        for (int game = 0; game < lawGames(4, 1); ++game) {
            AnyPosition position = AnyPosition::startOf(variant);
            const bool isLarge = position.effects() != nullptr;
            for (int ply = 0; ply < (isLarge ? 30 : 120); ++ply) {
                const auto moves = position.legalMoves();
                if (moves.empty()) break;
                std::set<std::string> texts;
                for (const Move& move : moves) {
                    if (isLarge && random() % 40 != 0) continue;
                    const std::string text = san::format(move, position);
                    ASSERT_TRUE(texts.insert(text).second) << variant->spec().id << ' ' << text;
                    const auto read = san::parse(text, position);
                    ASSERT_TRUE(read) << variant->spec().id << ' ' << sfenOf(position) << ' ' << text;
                    ASSERT_EQ(read.value(), move)
                        << variant->spec().id << ' ' << sfenOf(position) << ' ' << text;
                }
                position = position.after(moves[random() % moves.size()]);
            }
        }
}

} // namespace
} // namespace komadai::core::test
