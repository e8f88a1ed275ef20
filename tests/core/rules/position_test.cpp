// From arrangements of pieces to positions.
#include "core/rules/position.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::setupErrorsOf;

using Errors = std::vector<std::string>;

TEST(Setups, ALegalOneHasNoErrors) { EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/K7[] w"), Errors{}); }

TEST(Setups, EachSideNeedsAKing) {
    EXPECT_EQ(setupErrorsOf("8/8/8/8/8/8/8/K7[] w"), Errors{"MissingRoyal black"});
    EXPECT_EQ(setupErrorsOf("8/8/8/8/8/8/8/8[] w"), (Errors{"MissingRoyal white", "MissingRoyal black"}));
}

/// As in problems that do not show the king of the attacker. // tsume-shogi
TEST(Setups, InAGameWithDropsOneSideMayHaveOnlyOtherPieces) {
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/R7[] w"), Errors{});
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/R7[] b"), Errors{});
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/8[R] w"), Errors{});
    EXPECT_EQ(setupErrorsOf("8/8/8/8/8/8/8/R6r[] w"), (Errors{"MissingRoyal white", "MissingRoyal black"}));
}

TEST(Setups, EachSideNeedsAKingInAGameWithoutDrops) {
    const auto variant = VariantSet::builtin().find("greatshatranj");
    const auto refused =
        AnyPosition::fromSetup(test::setupFrom("k9/10/10/10/10/10/10/9W w - - 0 1", *variant), variant);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (SetupErrors{{SetupErrorKind::MissingRoyal, Side::First, std::nullopt}}));
}

TEST(Setups, NoSideHasTwoKings) {
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/K6K[] w"), Errors{"SeveralRoyals white h1"});
}

TEST(Setups, TheSideThatHasMovedMayNotStandInCheck) {
    EXPECT_EQ(setupErrorsOf("k7/8/8/8/8/8/8/R6K[] w"), Errors{"OpponentInCheck black a8"});
    EXPECT_EQ(setupErrorsOf("k7/8/8/8/8/8/8/R6K[] b"), Errors{});
    EXPECT_EQ(setupErrorsOf("kK6/8/8/8/8/8/8/8[] b"), Errors{"OpponentInCheck white b8"});
}

TEST(Setups, NoPawnStandsWhereItCouldNeverMove) {
    EXPECT_EQ(setupErrorsOf("P6k/8/8/8/8/8/8/K7[] w"), Errors{"ImmobilePiece white a8"});
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/K6p[] w"), Errors{"ImmobilePiece black h1"});
    EXPECT_EQ(setupErrorsOf("p6k/8/8/8/8/8/8/K7[] w"), Errors{})
        << "a pawn may be dropped on its own first rank";
}

TEST(Setups, NoFileHasTwoUnpromotedPawnsOfASide) {
    EXPECT_EQ(setupErrorsOf("7k/8/8/4p3/8/4p3/8/K7[] w"), Errors{"DoubledPiece black e3"});
    EXPECT_EQ(setupErrorsOf("7k/8/8/4p3/8/4+p3/8/K7[] w"), Errors{});
    EXPECT_EQ(setupErrorsOf("7k/8/8/4p3/8/4P3/8/K7[] w"), Errors{});
}

TEST(Setups, ThereAreNoMorePiecesThanSquares) {
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/K7[62N] w"), Errors{});
    EXPECT_EQ(setupErrorsOf("7k/8/8/8/8/8/8/K7[60N3p] w"), Errors{"TooManyPieces white"});
}

/// A board of 19 x 19 on which captured pieces change sides.
std::shared_ptr<const Variant> wideGame(const std::string& more = {}) {
    VariantSet set;
    std::string ranks;
    for (int rank = 0; rank < 15; ++rank)
        ranks += "/19";
    EXPECT_TRUE(
        set.add("[wide]\nmaxFile = 19\nmaxRank = 19\nking = k\ncustomPiece1 = p:W\ncustomPiece2 = q:F\n" +
                more + "pieceDrops = true\ncapturesToHand = true\nstartFen = 9k9/8qp9" + ranks +
                "/9PQ8/9K9 w\n")
            .empty());
    return set.all().at(0);
}

/// A rank of 19 pawns of each side on that board, and such a hand of the first player.
std::string wideText(const std::string& hand) {
    return "9k9/19/19/19/19/" + std::string(19, 'p') + "/19/19/19/19/19/" + std::string(19, 'P') +
           "/19/19/19/19/19/19/9K9 b " + hand + " 1";
}

TEST(Setups, ThereAreNoMorePiecesOfAKindThanAHandCanHold) {
    const auto variant = wideGame();
    EXPECT_TRUE(AnyPosition::fromSetup(test::setupFrom(wideText("217P"), *variant), variant));
    const auto refused = AnyPosition::fromSetup(test::setupFrom(wideText("218P"), *variant), variant);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (SetupErrors{{SetupErrorKind::TooManyOfAKind, Side::First, std::nullopt}}));
}

TEST(Setups, APieceCountsAsEachKindThatItCanBecome) {
    const std::string text = wideText("150P100Q"); // and 38 pawns on the board
    const auto unchanging = wideGame();
    EXPECT_TRUE(AnyPosition::fromSetup(test::setupFrom(text, *unchanging), unchanging));
    const auto promoting = wideGame("dropLoop = true\npromotionPawnTypes = p\npromotionPieceTypes = q\n");
    const auto refused = AnyPosition::fromSetup(test::setupFrom(text, *promoting), promoting);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (SetupErrors{{SetupErrorKind::TooManyOfAKind, Side::First, std::nullopt}}));
}

TEST(Setups, ATextWithMorePiecesInHandThanItCanHoldIsRefused) {
    const auto variant = wideGame();
    EXPECT_TRUE(parsePosition(wideText("255P"), variant->spec()));
    const auto refused = parsePosition(wideText("256P"), variant->spec());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ParseErrorKind::NumberTooLarge);
    EXPECT_EQ(refused.error().text, "256");
}

TEST(Setups, AllErrorsAreReportedTogether) {
    EXPECT_EQ(setupErrorsOf("P7/8/8/4p3/8/4p3/8/1R6[] w"),
              (Errors{"ImmobilePiece white a8", "DoubledPiece black e3", "MissingRoyal white",
                      "MissingRoyal black"}));
}

TEST(Setups, TheBoardHasTheSizeOfTheVariant) {
    const auto position = AnyPosition::fromSetup(core::Setup({9, 9}), test::euroShogiRules());
    ASSERT_FALSE(position);
    EXPECT_EQ(position.error(), (SetupErrors{{SetupErrorKind::WrongSize, Side::First, std::nullopt}}));
}

TEST(Positions, GiveBackTheSetupTheyAreMadeFrom) {
    const auto variant = test::euroShogiRules();
    const auto setup =
        test::setupFrom("1nb1k1n1/r4gb1/pgpppppp/1p6/8/PPPPPPPP/2G3R1/B1NKGB1N w P2n 27", *variant);
    EXPECT_EQ(AnyPosition::fromSetup(setup, variant).value().toSetup(), setup);
}

TEST(Positions, NumberTheirPlies) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/K7 b - 27");
    EXPECT_EQ(position.plyNumber(), 27);
    EXPECT_EQ(test::after(position, {"a1a2", "h8h7"}).plyNumber(), 29);
}

TEST(Positions, AreTheSameWhateverTheirPlyIs) {
    EXPECT_EQ(euroShogi("7k/8/8/8/8/8/8/K7 b - 27"), euroShogi("7k/8/8/8/8/8/8/K7 b - 1"));
    EXPECT_EQ(euroShogi("7k/8/8/8/8/8/8/K7 b - 27").key(), euroShogi("7k/8/8/8/8/8/8/K7 b - 1").key());
}

TEST(Positions, StayAsTheyAreWhenAMoveIsPlayed) {
    const auto position = AnyPosition::startOf(test::euroShogiRules());
    const auto next = test::after(position, {"e3e4"});
    EXPECT_EQ(test::pieceAt(position, "e3"), "P");
    EXPECT_EQ(test::pieceAt(next, "e3"), "");
}

// Libraries store keys: they may never change. A change here needs a migration of every library.
TEST(PositionKeys, AreTheSameInEveryVersionOfTheProgram) {
    EXPECT_EQ(AnyPosition::startOf(test::euroShogiRules()).key(), 0xb64c6f5a20ac378aULL);
    EXPECT_EQ(euroShogi("n7/2kr+P1b1/1pb2gpn/p1p1g2B/1PPPPp1P/P5P1/2KR4/N1B+pG1N1 b 2Pg 71").key(),
              0xae57b822937610d6ULL);
}

TEST(PositionKeys, TellSidesHandsAndFacesApart) {
    const std::vector<std::uint64_t> keys{
        euroShogi("7k/8/8/8/8/8/8/K7[] w").key(),    euroShogi("7k/8/8/8/8/8/8/K7[] b").key(),
        euroShogi("7k/8/8/8/8/8/8/K7[P] w").key(),   euroShogi("7k/8/8/8/8/8/8/K7[p] w").key(),
        euroShogi("7k/8/8/8/8/8/8/K7[PP] w").key(),  euroShogi("7k/8/8/8/8/8/8/K7[N] w").key(),
        euroShogi("7k/8/8/8/3P4/8/8/K7[] w").key(),  euroShogi("7k/8/8/8/3+P4/8/8/K7[] w").key(),
        euroShogi("7k/8/8/8/3+N4/8/8/K7[] w").key(), euroShogi("7k/8/8/8/3G4/8/8/K7[] w").key(),
    };
    for (std::size_t i = 0; i < keys.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(keys[i], keys[j]) << i << ' ' << j;
}

TEST(NullMoves, GiveTheTurnAwayAndBack) {
    const auto spec = std::make_shared<const VariantSpec>(test::euroShogiRules()->spec());
    auto position =
        Position<SmallBoard>::fromSetup(spec->start, std::make_shared<const MoveTables<SmallBoard>>(spec));
    ASSERT_TRUE(position);
    auto other = position.value();
    other.makeNull();
    EXPECT_EQ(other.sideToMove(), Side::Second);
    EXPECT_EQ(other.key(), other.freshKey());
    EXPECT_FALSE(other == position.value());
    other.unmakeNull();
    EXPECT_TRUE(other == position.value());
}

/// The legal moves of a position that miss a promotion: "h5h7".
std::vector<std::string> missedPromotions(std::string_view text,
                                          const std::shared_ptr<const Variant>& variant) {
    const AnyPosition position = test::positionFrom(text, variant);
    std::vector<std::string> missed;
    test::visitPlain(position, [&](const auto& plain) {
        for (const Move& move : position.legalMoves()) {
            const auto* board = std::get_if<BoardMove>(&move);
            if (board && plain.missesPromotion(*board)) missed.push_back(uci::format(move, position));
        }
    });
    std::sort(missed.begin(), missed.end());
    return missed;
}

TEST(MissedPromotions, AreThoseOfPiecesWhosePromotedFaceDoesAllThatTheyDo) {
    const auto shogi = VariantSet::builtin().find("shogi");
    EXPECT_EQ(missedPromotions("4k4/9/9/1P7/9/9/9/9/4K4 b - 1", shogi), (Errors{"b6b7"}));
    EXPECT_EQ(missedPromotions("4k4/9/9/1S1N1L3/9/9/9/9/4K4 b - 1", shogi), Errors{});
    EXPECT_EQ(missedPromotions("4k4/9/9/1+P7/9/9/9/9/4K4 b - 1", shogi), Errors{});
}
TEST(MissedPromotions, AreMovesIntoTheZoneInItAndOutOfIt) {
    const auto shogi = VariantSet::builtin().find("shogi");
    EXPECT_EQ(missedPromotions("4k4/9/9/G8/RG7/9/9/9/4K4 b - 1", shogi), Errors{});
    EXPECT_EQ(missedPromotions("4k4/9/RG7/G8/9/9/9/9/4K4 b - 1", shogi), (Errors{"a7a8", "a7a9"}));
    EXPECT_EQ(missedPromotions("4k4/G8/RG7/9/9/9/9/9/4K4 b - 1", shogi),
              (Errors{"a7a1", "a7a2", "a7a3", "a7a4", "a7a5", "a7a6"}));
}
TEST(MissedPromotions, AreNoneWhereAStrongerPieceCouldGiveStalemateOrPromotionIsForced) {
    const auto shogi = VariantSet::builtin().find("shogi");
    const auto draws = withRuleOptions(shogi, "stalemateValue=draw");
    EXPECT_EQ(missedPromotions("4k4/9/9/1P7/9/9/9/9/4K4 b - 1", draws), Errors{});
    EXPECT_EQ(missedPromotions("4k3/8/8/1P6/8/8/8/4K3[] w", test::euroShogiRules()), Errors{});
}

} // namespace
} // namespace komadai::core
