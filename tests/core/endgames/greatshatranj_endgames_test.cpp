// Great Shatranj's data and known facts of its relatives, compared with endgame tables.
#include "tests/core/endgames/endgame_games.h"
#include "tests/core/law_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace komadai::core::test {
namespace {

/// Great Shatranj played to mate, without a rule for insufficient material.
std::shared_ptr<const Variant> playedToMate() {
    VariantSpec spec = greatShatranjRules("bareKing=none")->spec();
    spec.ends.minors.clear();
    return Variant::make(spec);
}

std::string lettersOf(const std::vector<PieceType>& types, const VariantSpec& spec) {
    std::set<std::string> letters;
    for (const PieceType type : types)
        letters.insert(spec.piece(type).letters);
    std::string text;
    for (const auto& each : letters)
        text += each;
    return text;
}

constexpr auto OnlyFacts = "facts about a game; EndgameTables tests how tables are made";

TEST(GreatShatranjEndgames, NoPieceAloneWinsThatTheDataCallInsufficientAndEachOtherDoes) {
    if (LightTests) GTEST_SKIP() << OnlyFacts;
    const auto variant = playedToMate();
    Endgames endgames = endgamesOf(variant, "KPvK"); // and with all kinds that a pawn can become
    std::vector<PieceType> harmless;
    for (const auto& material : materialsOf(3, variant->spec(), endgames.symmetry())) {
        const auto table = endgames.find(material);
        ASSERT_TRUE(table) << formatMaterial(material, variant->spec());
        if (summaryOf(*table).losses == 0) harmless.push_back(material.pieces[1].type);
    }
    const auto minors = greatShatranjRules()->spec().ends.minors;
    EXPECT_EQ(lettersOf(harmless, variant->spec()), lettersOf(minors, variant->spec()));
    EXPECT_EQ(lettersOf(minors, variant->spec()), "EN");
}

TEST(GreatShatranjEndgames, TheOtherPiecesForceMateFromMostPositions) {
    if (LightTests) GTEST_SKIP() << OnlyFacts;
    const auto endgames = endgamesOf(greatShatranjRules("bareKing=none"), "KGvK KMvK KHvK KWvK KSvK");
    for (const char* material : {"KGvK", "KMvK", "KHvK", "KWvK", "KSvK"}) {
        const auto summary = summaryOf(*endgames.find(materialFrom(material, endgames.variant())));
        EXPECT_GT(summary.wins, 9 * summary.draws / 10) << material;
        EXPECT_LE(summary.longestWin, 100) << material << " wins within the fifty moves";
    }
}

// By the usual rule a bare king draws at once, unless it takes the last piece or is mated.
TEST(GreatShatranjEndgames, ABareKingDrawsByTheUsualRule) {
    const auto endgames = endgamesOf(greatShatranjRules(), "KGvK");
    EXPECT_EQ(valueOf(endgames, "k9/10/10/10/10/10/G9/K9 w - 1"), "draw");
    EXPECT_EQ(summaryOf(*endgames.find(materialFrom("KGvK", endgames.variant()))).longestWin, 0);
}

TEST(GreatShatranjEndgames, ABareKingLosesAtOnceWhereBaringWins) {
    const auto endgames = endgamesOf(greatShatranjRules("bareKing=win"), "KGvK");
    EXPECT_EQ(valueOf(endgames, "k9/10/10/10/10/10/G9/K9 w - 1"), "loss in 0");
}

// The ferz (one step diagonally) and the alfil (a leap over a diagonal square) of old shatranj keep to squares of one colour or to
// eight squares; with a king they have no mate.
TEST(ShatranjEndgames, NeitherAFerzNorAnAlfilMatesABareKing) {
    const auto endgames =
        endgamesOf(smallGame(8, 8, "customPiece1 = f:F\ncustomPiece2 = a:A", "fa"), "KFvK KAvK");
    for (const char* material : {"KFvK", "KAvK"})
        EXPECT_EQ(summaryOf(*endgames.find(materialFrom(material, endgames.variant()))).losses, 0U)
            << material;
}

// Elephants that stand on squares of the same colour are insufficient by the rules, those on both colours are not.
TEST(GreatShatranjEndgamesNightly, TwoElephantsMateOnlyFromSquaresOfBothColours) {
    const auto endgames = endgamesOf(playedToMate(), "KEEvK");
    const auto table = endgames.find(materialFrom("KEEvK", endgames.variant()));
    const BoardSize size = endgames.variant()->spec().size;
    const auto colour = [size](Square square) { return (size.fileOf(square) + size.rankOf(square)) % 2; };
    std::uint64_t sameColour = 0, bothColours = 0;
    for (std::uint64_t index = 0; index < table->layout().entries(); ++index) {
        const auto value = table->value(index);
        if (!value || value->result == EndgameValue::Result::Draw) continue;
        const auto squares = table->layout().squaresOf(index);
        ++(colour(squares[1]) == colour(squares[2]) ? sameColour : bothColours);
    }
    EXPECT_EQ(sameColour, 0U);
    EXPECT_GT(bothColours, 0U);
}

} // namespace
} // namespace komadai::core::test
