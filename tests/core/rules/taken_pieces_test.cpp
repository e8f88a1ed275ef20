// Which pieces a side has lost.
#include "core/rules/taken_pieces.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

/// "2P H" for two pawns and a kind with the letter H.
std::string lost(std::string_view variant, std::string_view now, Side side, std::string_view start = {}) {
    const auto rules = VariantSet::builtin().find(variant);
    const auto first = start.empty() ? AnyPosition::startOf(rules) : positionFrom(start, rules);
    std::string text;
    for (const auto& [type, count] : lostPieces(first, positionFrom(now, rules), side)) {
        if (!text.empty()) text += ' ';
        if (count > 1) text += std::to_string(count);
        text += rules->spec().piece(type).letters;
    }
    return text;
}

constexpr auto GreatShatranj = "greatshatranj";

TEST(TakenPiecesTest, NothingIsLostAtTheStart) {
    const auto start = AnyPosition::startOf(VariantSet::builtin().find(GreatShatranj));
    for (const Side side : Sides)
        EXPECT_TRUE(lostPieces(start, start, side).empty());
}

TEST(TakenPiecesTest, EachSideHasLostItsOwn) {
    constexpr auto before = "k8w/pp8/10/10/10/10/PPP7/K8W w - - 0 1";
    constexpr auto after = "k9/p9/10/10/10/10/P9/K8W w - - 0 1";
    EXPECT_EQ(lost(GreatShatranj, after, Side::First, before), "2P");
    EXPECT_EQ(lost(GreatShatranj, after, Side::Second, before), "W P");
}

TEST(TakenPiecesTest, APawnThatBecameAnotherPieceIsNotLost) {
    constexpr auto before = "k9/10/10/10/10/10/PP8/K9 w - - 0 1";
    EXPECT_EQ(lost(GreatShatranj, "k8G/10/10/10/10/10/P9/K9 w - - 0 1", Side::First, before), "");
    EXPECT_EQ(lost(GreatShatranj, "k8G/10/10/10/10/10/10/K9 w - - 0 1", Side::First, before), "P");
}

TEST(TakenPiecesTest, PromotedPiecesCountAsWhatTheyWere) {
    const auto start = AnyPosition::startOf(VariantSet::builtin().find("koshogi"));
    const VariantSpec& spec = start.spec();
    const PieceType pawn = *spec.pieceByLetters("P");
    core::Setup setup = start.toSetup();
    int pawns = 0;
    for (int i = 0; i < spec.size.squares(); ++i) {
        const Square square = Square::at(i);
        if (start.pieceAt(square) != Piece{pawn, Side::First}) continue;
        if (++pawns == 1)
            setup.at(square) = Piece{*spec.piece(pawn).promotesTo, Side::First};
        else if (pawns == 2)
            setup.at(square).reset();
    }
    const auto now = AnyPosition::fromSetup(setup, start.variant()).value();
    EXPECT_EQ(lostPieces(start, now, Side::First), (std::vector{std::pair(pawn, 1)}));
}

} // namespace
} // namespace komadai::core::test
