// The rows of a board: the first field of position texts.
#include "core/variants/board_rows.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

const VariantSpec& spec() {
    static const auto variant = test::euroShogiRules();
    return variant->spec();
}

TEST(BoardRows, RowsBeginAtTheFarEdge) {
    const auto setup = board_rows::parse("k7/8/8/8/8/8/8/6+PK", spec());
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup.value().at(Square::at(0)), (Piece{*spec().pieceByLetters("K"), Side::Second}));
    EXPECT_EQ(setup.value().at(Square::at(62)), (Piece{*spec().pieceByLetters("+P"), Side::First}));
    EXPECT_EQ(setup.value().at(Square::at(63)), (Piece{*spec().pieceByLetters("K"), Side::First}));
}

TEST(BoardRows, RoundTrips) {
    for (const char* rows :
         {"k7/8/8/8/8/8/8/6+PK", "8/8/8/8/8/8/8/8", "n1b1k1n1/1rg1g1b1/p1pppp1p/1p4p1/8/8/8/8"}) {
        const auto setup = board_rows::parse(rows, spec());
        ASSERT_TRUE(setup) << rows;
        EXPECT_EQ(board_rows::format(setup.value(), spec()), rows);
    }
}

TEST(BoardRows, AGapOnALargeBoardHasTwoDigits) {
    VariantSpec wide;
    wide.size = {12, 1};
    EXPECT_EQ(board_rows::format(core::Setup(wide.size), wide), "12");
    EXPECT_TRUE(board_rows::parse("12", wide));
    EXPECT_FALSE(board_rows::parse("13", wide));
}

TEST(BoardRows, HandsMayFollowInBrackets) {
    const PieceType pawn = *spec().pieceByLetters("P");
    for (const char* text : {"8/8/8/8/8/8/8/8[PPp]", "8/8/8/8/8/8/8/8[2Pp]", "8/8/8/8/8/8/8/8[pPP]"}) {
        const auto setup = board_rows::parse(text, spec());
        ASSERT_TRUE(setup) << text;
        EXPECT_EQ(setup.value().hand(Side::First).count(pawn), 2);
        EXPECT_EQ(setup.value().hand(Side::Second).count(pawn), 1);
    }
}

TEST(BoardRows, EmptyHandsAreWrittenInTwoWays) {
    for (const char* text : {"8/8/8/8/8/8/8/8[]", "8/8/8/8/8/8/8/8[-]", "8/8/8/8/8/8/8/8"}) {
        const auto setup = board_rows::parse(text, spec());
        ASSERT_TRUE(setup) << text;
        EXPECT_TRUE(setup.value().hand(Side::First).isEmpty());
    }
}

struct BadRows {
    const char* text;
    ParseErrorKind kind;
    std::size_t offset;
    const char* offending;
};

void PrintTo(const BadRows& bad, std::ostream* out) { *out << bad.text; }

class BoardRowErrors : public ::testing::TestWithParam<BadRows> {};

TEST_P(BoardRowErrors, NameThePlace) {
    const auto& bad = GetParam();
    const auto setup = board_rows::parse(bad.text, spec());
    ASSERT_FALSE(setup);
    EXPECT_EQ(static_cast<int>(setup.error().kind), static_cast<int>(bad.kind));
    EXPECT_EQ(setup.error().offset, bad.offset);
    EXPECT_EQ(setup.error().text, bad.offending);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BoardRowErrors,
    ::testing::Values(BadRows{"", ParseErrorKind::RowTooShort, 0, ""},
                      BadRows{"8/8/8/8/8/8/8", ParseErrorKind::TooFewRows, 13, ""},
                      BadRows{"8/8/8/8/8/8/8/8/8", ParseErrorKind::TooManyRows, 15, "/"},
                      BadRows{"8/7/8/8/8/8/8/8", ParseErrorKind::RowTooShort, 3, "/"},
                      BadRows{"8/8/8/8/8/8/8/7", ParseErrorKind::RowTooShort, 15, ""},
                      BadRows{"8/9/8/8/8/8/8/8", ParseErrorKind::RowTooLong, 2, "9"},
                      BadRows{"8/5k3/8/8/8/8/8/8", ParseErrorKind::RowTooLong, 4, "3"},
                      BadRows{"8/7kk/8/8/8/8/8/8", ParseErrorKind::RowTooLong, 4, "k"},
                      BadRows{"8/99999999999999999999/8/8/8/8/8/8", ParseErrorKind::RowTooLong, 2,
                              "99999999999999999999"},
                      BadRows{"8/0k7/8/8/8/8/8/8", ParseErrorKind::EmptyGap, 2, "0"},
                      BadRows{"8/q7/8/8/8/8/8/8", ParseErrorKind::UnknownPiece, 2, "q"},
                      BadRows{"8/+q7/8/8/8/8/8/8", ParseErrorKind::UnknownPiece, 2, "+q"},
                      BadRows{"8/+k7/8/8/8/8/8/8", ParseErrorKind::CannotBePromoted, 2, "+k"},
                      BadRows{"8/+G7/8/8/8/8/8/8", ParseErrorKind::CannotBePromoted, 2, "+G"},
                      BadRows{"8/8/8/8/8/8/8/7+", ParseErrorKind::MissingField, 15, "+"},
                      BadRows{"8/8/8/8/8/8/8/8[P", ParseErrorKind::UnclosedHand, 15, "[P"},
                      BadRows{"8/8/8/8/8/8/8/8[P]x", ParseErrorKind::TrailingText, 18, "x"},
                      BadRows{"8/8/8/8/8/8/8/8[PX]", ParseErrorKind::UnknownPiece, 17, "X"},
                      BadRows{"8/8/8/8/8/8/8/8[K]", ParseErrorKind::NotHeldInHand, 16, "K"},
                      BadRows{"8/8/8/8/8/8/8/8[0P]", ParseErrorKind::EmptyGap, 16, "0"},
                      BadRows{"8/8/8/8/8/8/8/8[99P]", ParseErrorKind::NumberTooLarge, 16, "99"},
                      BadRows{"8/8/8/8/8/8/8/8[2]", ParseErrorKind::MissingField, 16, "2"}));

TEST(BoardRowsOfShogi, KnowsTheLettersOfItsVariant) {
    const auto shogi = test::shogiRules();
    EXPECT_TRUE(board_rows::parse("ls6k/9/9/9/9/9/9/9/+L+S6K", shogi->spec()));
}

TEST(BoardRows, DotsMayDivideEntriesOfOneLetterToo) {
    const auto setup = board_rows::parse("k.7/8/8/8/8/8/8/6.+P.K", spec());
    ASSERT_TRUE(setup);
    EXPECT_EQ(board_rows::format(setup.value(), spec()), "k7/8/8/8/8/8/8/6+PK");
}

/// Pieces K, CH and +CH on a board of 4 x 2.
VariantSpec withCodes() {
    VariantSpec spec;
    spec.size = {4, 2};
    for (const char* letters : {"K", "CH", "+CH"}) {
        spec.pieces.emplace_back();
        spec.pieces.back().letters = letters;
    }
    return spec;
}

TEST(BoardRowsWithCodes, DivideEntriesByDots) {
    const auto setup = board_rows::parse("k.1.+ch.1/1.CH.2", withCodes());
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup.value().at(Square::at(2)), (Piece{pieceTypeAt(2), Side::Second}));
    EXPECT_EQ(setup.value().at(Square::at(5)), (Piece{pieceTypeAt(1), Side::First}));
    EXPECT_EQ(board_rows::format(setup.value(), withCodes()), "k.1.+ch.1/1.CH.2");
}

TEST(BoardRowsWithCodes, HaveOneTextOnly) {
    const auto errorOf = [](const char* text) {
        const auto setup = board_rows::parse(text, withCodes());
        return setup ? std::nullopt : std::optional(setup.error().kind);
    };
    EXPECT_EQ(errorOf("4/4"), std::nullopt);
    EXPECT_EQ(errorOf("04/4"), ParseErrorKind::EmptyGap);
    EXPECT_EQ(errorOf("2.2/4"), ParseErrorKind::UnknownPiece);
    EXPECT_EQ(errorOf("k..2/4"), ParseErrorKind::UnknownPiece);
    EXPECT_EQ(errorOf("Ch.3/4"), ParseErrorKind::UnknownPiece);
    EXPECT_EQ(errorOf("+k.3/4"), ParseErrorKind::CannotBePromoted);
    EXPECT_EQ(errorOf("5/4"), ParseErrorKind::RowTooLong);
    EXPECT_EQ(errorOf("k.2/4"), ParseErrorKind::RowTooShort);
    EXPECT_EQ(errorOf("4"), ParseErrorKind::TooFewRows);
    EXPECT_EQ(errorOf("4/4/4"), ParseErrorKind::TooManyRows);
}

} // namespace
} // namespace komadai::core
