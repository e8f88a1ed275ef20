#include "tests/core/endgames/endgame_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai::core::test {
namespace {

using Kind = MaterialProblem::Kind;

/// The text of the material after it was read.
std::string readAgain(std::string_view text, const std::shared_ptr<const Variant>& variant) {
    return formatMaterial(materialFrom(text, variant), variant->spec());
}
std::optional<Kind> problemOf(std::string_view text, const std::shared_ptr<const Variant>& variant) {
    const auto reading = parseMaterial(text, variant->spec(), BoardSymmetry::of(variant->spec()));
    return reading.problem ? std::optional(reading.problem->kind) : std::nullopt;
}
/// The texts in alphabetical order.
std::vector<std::string> textsOf(const std::vector<EndgameMaterial>& materials, const Variant& variant) {
    std::vector<std::string> texts;
    for (const auto& material : materials)
        texts.push_back(formatMaterial(material, variant.spec()));
    std::sort(texts.begin(), texts.end());
    return texts;
}
std::vector<std::string> after(std::string_view text, const std::shared_ptr<const Variant>& variant) {
    return textsOf(
        materialsAfter(materialFrom(text, variant), variant->spec(), BoardSymmetry::of(variant->spec())),
        *variant);
}
using Texts = std::vector<std::string>;

TEST(EndgameMaterial, NamesTheKingFirstAndTheSideWithMorePiecesFirst) {
    const auto game = smallGame(5, 5);
    EXPECT_EQ(readAgain("KRvK", game), "KRvK");
    EXPECT_EQ(readAgain("RKvK", game), "KRvK");
    EXPECT_EQ(readAgain("KvKR", game), "KRvK");
    EXPECT_EQ(readAgain("KBvKR", game), readAgain("KRvKB", game));
}

TEST(EndgameMaterial, DoesNotSwapSidesWhoseGoalsDiffer) {
    const auto game = smallGame(5, 5, "flagPiece = k\nflagRegionWhite = *5\nflagRegionBlack = *2");
    EXPECT_FALSE(BoardSymmetry::of(game->spec()).swapsSides);
    EXPECT_EQ(readAgain("KvKR", game), "KvKR");
}

TEST(EndgameMaterial, ReadsThePieceWithTheMostLetters) {
    const auto game =
        smallGame(5, 5, "customPiece1 = p:mfWcfF\npromotionRank = 5\npromotedPieceType = p:r", "rbp");
    EXPECT_EQ(readAgain("K+PvKP", game), "KPvK+P") << "the kinds come in the order of the variant";
}

TEST(EndgameMaterial, IsMirroredUnlessAPieceMovesInAnotherWayToTheRight) {
    EXPECT_TRUE(BoardSymmetry::of(smallGame(5, 5)->spec()).mirrors);
    EXPECT_FALSE(BoardSymmetry::of(smallGame(5, 5, "customPiece1 = x:frF", "x")->spec()).mirrors);
    EXPECT_FALSE(BoardSymmetry::of(
                     smallGame(5, 5, "flagPiece = k\nflagRegionWhite = a5\nflagRegionBlack = a1")->spec())
                     .mirrors);
}

TEST(EndgameMaterialText, NeedsOneSeparator) {
    const auto game = smallGame(5, 5);
    EXPECT_EQ(problemOf("KR", game), Kind::NoSeparator);
    EXPECT_EQ(problemOf("KvRvK", game), Kind::NoSeparator);
    EXPECT_EQ(problemOf("", game), Kind::NoSeparator);
}

TEST(EndgameMaterialText, NeedsAKingOfEachSide) {
    EXPECT_EQ(problemOf("KRv", smallGame(5, 5)), Kind::MissingRoyal);
    EXPECT_EQ(problemOf("RvK", smallGame(5, 5)), Kind::MissingRoyal);
}

TEST(EndgameMaterialText, HasNoSecondKing) {
    EXPECT_EQ(problemOf("KKvK", smallGame(5, 5)), Kind::SeveralRoyals);
}

TEST(EndgameMaterialText, HasAtMostFourPieces) {
    EXPECT_EQ(problemOf("KRRvK", smallGame(5, 5)), std::nullopt);
    EXPECT_EQ(problemOf("KRRvKB", smallGame(5, 5)), Kind::TooManyPieces);
}

TEST(EndgameMaterialText, NamesThePlaceOfUnknownLetters) {
    const auto game = smallGame(5, 5);
    const auto reading = parseMaterial("KRvQK", game->spec(), BoardSymmetry::of(game->spec()));
    ASSERT_TRUE(reading.problem);
    EXPECT_EQ(reading.problem->kind, Kind::UnknownPiece);
    EXPECT_EQ(reading.problem->text, "QK");
}

TEST(EndgameMaterials, AreAllOfANumberOfPieces) {
    const auto game = smallGame(5, 5);
    const auto materials = [&](int pieces) {
        return textsOf(materialsOf(pieces, game->spec(), BoardSymmetry::of(game->spec())), *game);
    };
    EXPECT_EQ(materials(2), (Texts{"KvK"}));
    EXPECT_EQ(materials(3), (Texts{"KBvK", "KRvK"}));
    EXPECT_EQ(materials(4), (Texts{"KBBvK", "KBvKB", "KRBvK", "KRRvK", "KRvKB", "KRvKR"}));
}

TEST(EndgameMaterials, LoseAPieceByACapture) {
    EXPECT_EQ(after("KRvKB", smallGame(5, 5)), (Texts{"KBvK", "KRvK"}));
}

TEST(EndgameMaterials, ChangeByAPromotionWithOrWithoutACapture) {
    const auto game = smallGame(
        5, 5, "customPiece1 = p:mfWcfF\npromotionRank = 5\npromotionPawnTypes = p\npromotionPieceTypes = r b",
        "rbp");
    EXPECT_EQ(after("KPvK", game), (Texts{"KBvK", "KRvK", "KvK"}));
    EXPECT_EQ(after("KPvKB", game), (Texts{"KBvK", "KBvKB", "KPvK", "KRvK", "KRvKB"}));
}

TEST(EndgameRefusals, NameTheRuleThatTablesCannotHold) {
    const auto why = [](std::string_view variant, std::string_view options = {}) {
        return whyNoEndgames(withRuleOptions(VariantSet::builtin().find(variant), options)->spec());
    };
    EXPECT_EQ(why("greatshatranj"), std::nullopt);
    EXPECT_EQ(why("shogi"), EndgameRefusal::Drops);
    EXPECT_EQ(why("koshogi"), EndgameRefusal::SpecialEffects);
    EXPECT_EQ(why("shoshogi"), EndgameRefusal::RepetitionWins);
    EXPECT_EQ(whyNoEndgames(smallGame(5, 5, "nFoldValue = loss")->spec()), EndgameRefusal::RepetitionWins);
    EXPECT_EQ(
        whyNoEndgames(smallGame(5, 5,
                                "gold = g\npromotionRank = 4\npromotedPieceType = g:r\npieceDemotion = true",
                                "rbg")
                          ->spec()),
        EndgameRefusal::CircularPromotions);
}

} // namespace
} // namespace komadai::core::test
