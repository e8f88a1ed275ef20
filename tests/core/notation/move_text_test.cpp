// Moves as text: UCI, USI, and for people.
#include "core/notation/move_text.h"

#include "core/notation/typed_move.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::shogi;
using test::uciMove;

AnyPosition start() { return AnyPosition::startOf(test::euroShogiRules()); }

std::string hodgesOf(const AnyPosition& position, std::string_view uci) {
    return hodges::format(uciMove(position, uci), position);
}

// --- squares

TEST(SquareText, IsAlgebraicOrThatOfShogi) {
    constexpr BoardSize Size{9, 9};
    EXPECT_EQ(formatSquare(Size.square(0, 8), Size, Coordinates::Algebraic), "a1");
    EXPECT_EQ(formatSquare(Size.square(8, 0), Size, Coordinates::Algebraic), "i9");
    EXPECT_EQ(formatSquare(Size.square(8, 0), Size, Coordinates::Shogi), "1a");
    EXPECT_EQ(formatSquare(Size.square(2, 6), Size, Coordinates::Shogi), "7g");
}

TEST(SquareText, OfLargeBoardsHasTwoDigits) {
    constexpr BoardSize Size{19, 19};
    EXPECT_EQ(formatSquare(Size.square(18, 0), Size, Coordinates::Algebraic), "s19");
    EXPECT_EQ(formatSquare(Size.square(0, 18), Size, Coordinates::Shogi), "19s");
}

// --- UCI

TEST(UciMoves, AreOriginAndDestination) {
    const auto move = uciMove(start(), "e3e4");
    EXPECT_EQ(move,
              Move(BoardMove{test::squareAt(start(), "e3"), test::squareAt(start(), "e4"), std::nullopt}));
    EXPECT_EQ(uci::format(move, start()), "e3e4");
}

TEST(UciMoves, DropsHaveAnAt) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/7K[P] w");
    const auto move = uciMove(position, "P@e4");
    EXPECT_EQ(move, Move(Drop{*position.spec().pieceByLetters("P"), test::squareAt(position, "e4")}));
    EXPECT_EQ(uci::format(move, position), "P@e4");
}

TEST(UciMoves, PromotionsHaveAPlus) {
    const auto position = euroShogi("7k/8/8/P7/8/8/8/7K[] w");
    const auto move = uciMove(position, "a5a6+");
    EXPECT_EQ(std::get<BoardMove>(move).promotion, position.spec().pieceByLetters("+P"));
    EXPECT_EQ(uci::format(move, position), "a5a6+");
}

TEST(UciMoves, NeedNotBeLegal) { EXPECT_TRUE(uci::parse("a1h8", start())); }

// --- USI

TEST(UsiMoves, UseTheCoordinatesOfShogi) {
    EXPECT_EQ(usi::parse("4f4e", start()).value(), uciMove(start(), "e3e4"));
    EXPECT_EQ(usi::format(uciMove(start(), "e3e4"), start()), "4f4e");
}

TEST(UsiMoves, DropsHaveAStar) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/7K[P] w");
    EXPECT_EQ(usi::parse("P*4e", position).value(), uciMove(position, "P@e4"));
    EXPECT_EQ(usi::format(uciMove(position, "P@e4"), position), "P*4e");
}

TEST(UsiMoves, PromotionsHaveAPlus) {
    const auto position = euroShogi("7k/8/8/P7/8/8/8/7K[] w");
    EXPECT_EQ(usi::parse("8d8c+", position).value(), uciMove(position, "a5a6+"));
}

// --- errors

struct BadMoveText {
    const char* format; ///< "uci" or "usi"
    const char* text;
    ParseErrorKind kind;
    std::size_t offset;
    const char* offending;
};

void PrintTo(const BadMoveText& bad, std::ostream* out) { *out << bad.format << ' ' << bad.text; }

class MoveTextErrors : public ::testing::TestWithParam<BadMoveText> {};

TEST_P(MoveTextErrors, NameThePlace) {
    const auto& bad = GetParam();
    const auto move =
        bad.format == std::string("uci") ? uci::parse(bad.text, start()) : usi::parse(bad.text, start());
    ASSERT_FALSE(move);
    EXPECT_EQ(static_cast<int>(move.error().kind), static_cast<int>(bad.kind));
    EXPECT_EQ(move.error().offset, bad.offset);
    EXPECT_EQ(move.error().text, bad.offending);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, MoveTextErrors,
    ::testing::Values(BadMoveText{"uci", "", ParseErrorKind::NotASquare, 0, ""},
                      BadMoveText{"uci", "e", ParseErrorKind::NotASquare, 0, "e"},
                      BadMoveText{"uci", "e3", ParseErrorKind::NotASquare, 2, ""},
                      BadMoveText{"uci", "e3e", ParseErrorKind::NotASquare, 2, "e"},
                      BadMoveText{"uci", "e3e9", ParseErrorKind::NotASquare, 2, "e9"},
                      BadMoveText{"uci", "e3i4", ParseErrorKind::NotASquare, 2, "i4"},
                      BadMoveText{"uci", "e0e4", ParseErrorKind::NotASquare, 0, "e0e4"},
                      BadMoveText{"uci", "E3E4", ParseErrorKind::NotASquare, 0, "E3E4"},
                      BadMoveText{"uci", "e3e4x", ParseErrorKind::NotAPromotion, 4, "x"},
                      BadMoveText{"uci", "e3e4 ", ParseErrorKind::NotAPromotion, 4, " "},
                      BadMoveText{"uci", "e3e4++", ParseErrorKind::TrailingText, 5, "+"},
                      BadMoveText{"uci", "e4e5+", ParseErrorKind::NotAPromotion, 4, "+"},
                      BadMoveText{"uci", "c1c2+", ParseErrorKind::NotAPromotion, 4, "+"},
                      BadMoveText{"uci", "p@e4", ParseErrorKind::UnknownPiece, 0, "p@e4"},
                      BadMoveText{"uci", "Q@e4", ParseErrorKind::UnknownPiece, 0, "Q@e4"},
                      BadMoveText{"uci", "P@", ParseErrorKind::NotASquare, 2, ""},
                      BadMoveText{"uci", "P@e9", ParseErrorKind::NotASquare, 2, "e9"},
                      BadMoveText{"uci", "P@e4+", ParseErrorKind::TrailingText, 4, "+"},
                      BadMoveText{"uci", "P*e4", ParseErrorKind::NotASquare, 0, "P*e4"},
                      BadMoveText{"usi", "e3e4", ParseErrorKind::NotASquare, 0, "e3e4"},
                      BadMoveText{"usi", "9f9e", ParseErrorKind::NotASquare, 0, "9f9e"},
                      BadMoveText{"usi", "4f4i", ParseErrorKind::NotASquare, 2, "4i"},
                      BadMoveText{"usi", "P@4e", ParseErrorKind::NotASquare, 0, "P@4e"},
                      BadMoveText{"usi", "4f4e=", ParseErrorKind::NotAPromotion, 4, "="}));

/// Kyoto Shogi, where every piece turns over as it moves and is dropped with either face up.
TEST(MoveText, OfFacesThatTurn) {
    VariantSet variants;
    variants.add(test::variantFile("kyotoshogi.ini"));
    const auto position = test::positionFrom("4k/5/5/2+S2/L3K b p 1", variants.find("kyotoshogi"));
    const auto reads = [&](const Move& move) {
        return uci::format(move, position) + ' ' + usi::format(move, position) + ' ' +
               hodges::format(move, position);
    };
    const auto second = test::positionFrom("4k/5/5/2+S2/L3K w p 1", position.variant());
    EXPECT_EQ(reads(test::uciMove(position, "a1a2+")), "a1a2+ 5e5d+ L-5d+");
    EXPECT_EQ(reads(test::uciMove(position, "c2b3-")), "c2b3- 3d4c- +S-4c-");
    const Move drop = test::uciMove(second, "+P@a3");
    EXPECT_EQ(drop, Move(Drop{*position.spec().pieceByLetters("+P"), test::squareAt(position, "a3")}));
    EXPECT_EQ(uci::format(drop, second), "+P@a3");
    EXPECT_EQ(usi::format(drop, second), "+P*5c");
    EXPECT_EQ(hodges::format(drop, second), "+P*5c");
    for (const char* typed : {"+P@a3", "+P*a3", "+P*5c", "+P@5c"}) {
        const auto move = parseTypedMove(typed, second);
        ASSERT_TRUE(move) << typed;
        EXPECT_EQ(move.value(), drop) << typed;
    }
}

TEST(MoveText, NoTextBreaksTheReaders) {
    const auto position = euroShogi("7k/8/8/P7/8/8/8/7K[P] w");
    for (const std::string text : {"a5a6+", "P@e4", "8d8c+", "P*4e"})
        for (std::size_t at = 0; at < text.size(); ++at)
            for (int byte = 0; byte < 256; ++byte) {
                std::string changed = text;
                changed[at] = static_cast<char>(byte);
                for (const auto& move : {uci::parse(changed, position), usi::parse(changed, position)})
                    if (!move) {
                        EXPECT_LE(move.error().offset, changed.size()) << changed;
                    }
            }
}

// --- for people

TEST(HodgesMoves, NameThePieceAndTheDestination) { EXPECT_EQ(hodgesOf(start(), "e3e4"), "P-e4"); }

TEST(HodgesMoves, CapturesHaveAnX) {
    EXPECT_EQ(hodgesOf(euroShogi("7k/8/8/3p4/3P4/8/8/7K[] w"), "d4d5"), "Pxd5");
}

TEST(HodgesMoves, DropsHaveAStar) {
    EXPECT_EQ(hodgesOf(euroShogi("7k/8/8/8/8/8/8/7K[N] w"), "N@e5"), "N*e5");
}

TEST(HodgesMoves, PromotionsHaveAPlus) {
    EXPECT_EQ(hodgesOf(euroShogi("7k/8/8/P7/8/8/8/7K[] w"), "a5a6+"), "P-a6+");
    EXPECT_EQ(hodgesOf(euroShogi("7k/8/8/8/3+P4/8/8/7K[] w"), "d4d5"), "+P-d5") << "promoted before";
}

TEST(HodgesMoves, APromotionDeclinedHasAnEqualsSign) {
    const auto position = shogi("8k/9/9/S8/9/9/9/9/8K b - 1");
    EXPECT_EQ(hodgesOf(position, "a6a7"), "S-9c=");
    EXPECT_EQ(hodgesOf(position, "a6a7+"), "S-9c+");
}

TEST(HodgesMoves, TheOriginStandsWhereAnotherPieceOfTheKindCouldGoThereToo) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/2G1G2K[] w");
    EXPECT_EQ(hodgesOf(position, "c1d2"), "Gc1-d2");
    EXPECT_EQ(hodgesOf(position, "c1c2"), "G-c2");
}

TEST(HodgesMoves, APinnedPieceDoesNotMakeAMoveAmbiguous) {
    const auto position = euroShogi("k3r3/8/8/8/8/8/4G3/2G1K3[] w");
    EXPECT_EQ(hodgesOf(position, "c1d1"), "G-d1");
}

} // namespace
} // namespace komadai::core
