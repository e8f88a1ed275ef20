// SFEN and FEN of positions.
#include "core/notation/position_text.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <functional>

namespace komadai::core {
namespace {

const std::string StartRows = "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1";

const VariantSpec& spec() {
    static const auto variant = test::euroShogiRules();
    return variant->spec();
}

core::Setup setupOf(const Result<core::Setup, ParseError>& setup) {
    EXPECT_TRUE(setup);
    return setup ? setup.value() : core::Setup({8, 8});
}

// --- SFEN

TEST(Sfen, OfTheStart) { EXPECT_EQ(sfen::format(spec().start, spec()), StartRows + " b - 1"); }

TEST(Sfen, BMovesFirst) {
    EXPECT_EQ(setupOf(sfen::parse(StartRows + " b - 1", spec())).sideToMove, Side::First);
    EXPECT_EQ(setupOf(sfen::parse(StartRows + " w - 2", spec())).sideToMove, Side::Second);
}

TEST(Sfen, CountsInHandsStandBeforeTheLetter) {
    const auto setup = setupOf(sfen::parse("k7/8/8/8/8/8/8/7K b 2PN10p 7", spec()));
    const PieceType pawn = *spec().pieceByLetters("P");
    EXPECT_EQ(setup.hand(Side::First).count(pawn), 2);
    EXPECT_EQ(setup.hand(Side::First).count(*spec().pieceByLetters("N")), 1);
    EXPECT_EQ(setup.hand(Side::Second).count(pawn), 10);
    EXPECT_EQ(sfen::format(setup, spec()), "k7/8/8/8/8/8/8/7K b N2P10p 7");
}

TEST(Sfen, TheNumberOfThePlyMayBeMissing) {
    EXPECT_EQ(setupOf(sfen::parse(StartRows + " w -", spec())).plyNumber, 1);
    EXPECT_EQ(setupOf(sfen::parse(StartRows + " w - 34", spec())).plyNumber, 34);
    EXPECT_EQ(setupOf(sfen::parse(StartRows + " w - 0", spec())).plyNumber, 1) << "plies count from 1";
}

TEST(Sfen, ALineEndIsNotPartOfIt) { EXPECT_TRUE(sfen::parse(StartRows + " b - 1\r\n", spec())); }

// --- FEN

TEST(Fen, OfTheStart) { EXPECT_EQ(fen::format(spec().start, spec()), StartRows + "[] w - - 0 1"); }

TEST(Fen, WMovesFirst) {
    EXPECT_EQ(setupOf(fen::parse(StartRows + "[] w 0 1", spec())).sideToMove, Side::First);
    EXPECT_EQ(setupOf(fen::parse(StartRows + "[] b 0 1", spec())).sideToMove, Side::Second);
}

TEST(Fen, PiecesInHandAreRepeated) {
    const auto setup = setupOf(fen::parse("k7/8/8/8/8/8/8/7K[PpPn] w 0 1", spec()));
    EXPECT_EQ(fen::format(setup, spec()), "k7/8/8/8/8/8/8/7K[PPnp] w - - 0 1");
}

TEST(Fen, TheEndingsThatProgramsWriteAreRead) {
    struct Tail {
        const char* text;
        int quietPlies, plyNumber;
    };
    for (const Tail& tail :
         {Tail{"", 0, 1}, Tail{" 12 7", 12, 13}, Tail{" - 12 7", 12, 13}, Tail{" - - 12 7", 12, 13},
          Tail{" - 7", 0, 13}, Tail{" - -", 0, 1}, Tail{" - - 12 0", 12, 1}}) {
        const auto setup = setupOf(fen::parse(StartRows + "[-] w" + tail.text, spec()));
        EXPECT_EQ(setup.quietPlies, tail.quietPlies) << tail.text;
        EXPECT_EQ(setup.plyNumber, tail.plyNumber) << tail.text;
    }
}

TEST(Fen, AFullMoveIsAPlyOfEachSide) {
    EXPECT_EQ(setupOf(fen::parse(StartRows + "[] w 0 1", spec())).plyNumber, 1);
    EXPECT_EQ(setupOf(fen::parse(StartRows + "[] b 0 1", spec())).plyNumber, 2);
    EXPECT_EQ(setupOf(fen::parse(StartRows + "[] w 0 2", spec())).plyNumber, 3);
}

TEST(Fen, QuietPliesRoundTrip) {
    const auto setup = setupOf(fen::parse(StartRows + "[] w - - 31 20", spec()));
    EXPECT_EQ(setup.quietPlies, 31);
    EXPECT_EQ(fen::format(setup, spec()), StartRows + "[] w - - 31 20");
}

// --- either

TEST(PositionText, SfenAndFenAreToldApart) {
    for (const char* text :
         {" b - 1", " b -", "[] w 0 1", "[-] w - - 0 1", " w 0 1", " w", " w - - 0 1", " w - -"}) {
        const auto setup = setupOf(parsePosition(StartRows + text, spec()));
        EXPECT_EQ(setup.sideToMove, Side::First) << text;
    }
    EXPECT_EQ(setupOf(parsePosition(StartRows + " w - 2", spec())).sideToMove, Side::Second) << "is SFEN";
}

TEST(PositionText, IsReadableAfterTheLastPlyThatCanBeWritten) {
    const auto start = test::euroShogi(StartRows + " b - 100000");
    const auto after = test::after(start, {"e3e4"});
    EXPECT_EQ(after.plyNumber(), 100001);
    const auto setup = after.toSetup();
    EXPECT_TRUE(sfen::parse(sfen::format(setup, spec()), spec()));
    EXPECT_TRUE(fen::parse(fen::format(setup, spec()), spec()));
}

struct BadPositionText {
    const char* format; ///< "sfen" or "fen"
    const char* text;
    ParseErrorKind kind;
    std::size_t offset;
    const char* offending;
};

void PrintTo(const BadPositionText& bad, std::ostream* out) { *out << bad.format << ' ' << bad.text; }

class PositionTextErrors : public ::testing::TestWithParam<BadPositionText> {};

TEST_P(PositionTextErrors, NameThePlace) {
    const auto& bad = GetParam();
    const bool isSfen = bad.format == std::string("sfen");
    const auto setup = isSfen ? sfen::parse(bad.text, spec()) : fen::parse(bad.text, spec());
    ASSERT_FALSE(setup);
    EXPECT_EQ(static_cast<int>(setup.error().kind), static_cast<int>(bad.kind));
    EXPECT_EQ(setup.error().offset, bad.offset);
    EXPECT_EQ(setup.error().text, bad.offending);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, PositionTextErrors,
    ::testing::Values(
        BadPositionText{"sfen", "", ParseErrorKind::RowTooShort, 0, ""},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8", ParseErrorKind::MissingField, 15, ""},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b", ParseErrorKind::MissingField, 17, ""},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 x - 1", ParseErrorKind::UnknownSide, 16, "x"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8  b - 1", ParseErrorKind::UnknownSide, 16, ""},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b 2X 1", ParseErrorKind::UnknownPiece, 19, "X"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b PK 1", ParseErrorKind::NotHeldInHand, 19, "K"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b P2 1", ParseErrorKind::MissingField, 19, "2"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b  1", ParseErrorKind::MissingField, 18, ""},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b - x", ParseErrorKind::NotANumber, 20, "x"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b - -1", ParseErrorKind::NotANumber, 20, "-1"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b - 100001", ParseErrorKind::NumberTooLarge, 20, "100001"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b - 99999999999999999999", ParseErrorKind::NumberTooLarge,
                        20, "99999999999999999999"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8 b - 1 2", ParseErrorKind::TrailingText, 22, "2"},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/8[] b - 1", ParseErrorKind::TrailingText, 15, "["},
        BadPositionText{"sfen", "8/8/8/8/8/8/8/q7 b - 1", ParseErrorKind::UnknownPiece, 14, "q"},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[]", ParseErrorKind::MissingField, 17, ""},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[] W 0 1", ParseErrorKind::UnknownSide, 18, "W"},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[Q] w 0 1", ParseErrorKind::UnknownPiece, 16, "Q"},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[] w KQkq - 0 1", ParseErrorKind::NotANumber, 20, "KQkq"},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[] w - - 0 x", ParseErrorKind::NotANumber, 26, "x"},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[] w - - 0 50001", ParseErrorKind::NumberTooLarge, 26,
                        "50001"},
        BadPositionText{"fen", "8/8/8/8/8/8/8/8[] w - - 0 1 z", ParseErrorKind::TrailingText, 28, "z"}));

TEST(PositionText, NoTextBreaksTheReaders) {
    const std::string text = "k7/8/+p7/8/8/8/8/7K[Pp] w - - 0 1";
    for (std::size_t at = 0; at < text.size(); ++at)
        for (int byte = 0; byte < 256; ++byte) {
            std::string changed = text;
            changed[at] = static_cast<char>(byte);
            for (const auto& cut : {changed, changed.substr(0, at), changed.substr(at)})
                for (const auto& parse : {sfen::parse, fen::parse, parsePosition})
                    if (const auto setup = parse(cut, spec()); !setup) {
                        EXPECT_LE(setup.error().offset, cut.size()) << cut;
                    }
        }
}

} // namespace
} // namespace komadai::core
