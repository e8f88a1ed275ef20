// The moves of pieces as text. The steps are drawn as a square with the piece in the middle, which moves upward.
#include "core/variants/betza.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace komadai::core {
namespace {

/// The steps of a piece as rows of a square around it: `1` one step, `*` a slide, `2`..`9` a limited slide,
/// `m` without and `c` only with a capture, `.` none.
std::string diagram(std::string_view text) {
    const auto movements = betza::parse(text);
    if (!movements) return "error";
    int reach = 1;
    for (const Movement& movement : movements.value())
        reach = std::max({reach, std::abs(movement.right), std::abs(movement.forward)});
    std::string rows;
    for (int forward = reach; forward >= -reach; --forward) {
        for (int right = -reach; right <= reach; ++right) {
            char mark = right == 0 && forward == 0 ? 'O' : '.';
            for (const Movement& movement : movements.value())
                if (movement.right == right && movement.forward == forward) {
                    mark =
                        movement.range == Movement::Unlimited ? '*' : static_cast<char>('0' + movement.range);
                    if (!movement.capture) mark = 'm';
                    if (!movement.quiet) mark = 'c';
                }
            rows += mark;
        }
        if (forward > -reach) rows += '/';
    }
    return rows;
}

TEST(BetzaAtoms, AreLeapsInAllDirections) {
    EXPECT_EQ(diagram("W"), ".1./1O1/.1.");
    EXPECT_EQ(diagram("F"), "1.1/.O./1.1");
    EXPECT_EQ(diagram("D"), "..1../...../1.O.1/...../..1..");
    EXPECT_EQ(diagram("N"), ".1.1./1...1/..O../1...1/.1.1.");
    EXPECT_EQ(diagram("A"), "1...1/...../..O../...../1...1");
    EXPECT_EQ(diagram("H"), "...1.../......./......./1..O..1/......./......./...1...");
    EXPECT_EQ(diagram("C"), "..1.1../......./1.....1/...O.../1.....1/......./..1.1..");
    EXPECT_EQ(diagram("Z"), ".1...1./1.....1/......./...O.../......./1.....1/.1...1.");
    EXPECT_EQ(diagram("G"), "1.....1/......./......./...O.../......./......./1.....1");
}

TEST(BetzaAtoms, KIsOneStepAndQASlideInAllDirections) {
    EXPECT_EQ(diagram("K"), "111/1O1/111");
    EXPECT_EQ(diagram("Q"), "***/*O*/***");
}

TEST(BetzaAtoms, RAndBSlideAsInChess) {
    EXPECT_EQ(diagram("R"), ".*./*O*/.*.");
    EXPECT_EQ(diagram("B"), "*.*/.O./*.*");
}

TEST(BetzaAtoms, ADoubledLeapRepeatsItself) {
    EXPECT_EQ(diagram("WW"), diagram("R"));
    EXPECT_EQ(diagram("FF"), diagram("B"));
    EXPECT_EQ(diagram("NN"), ".*.*./*...*/..O../*...*/.*.*.");
}

TEST(BetzaAtoms, ANumberIsTheLongestRange) {
    EXPECT_EQ(diagram("R3"), ".3./3O3/.3.");
    EXPECT_EQ(diagram("W2"), ".2./2O2/.2.");
    EXPECT_EQ(diagram("K2"), "222/2O2/222");
    EXPECT_EQ(diagram("W0"), diagram("R"));
}

TEST(BetzaAtoms, SeveralAddUp) {
    EXPECT_EQ(diagram("RF"), "1*1/*O*/1*1");
    EXPECT_EQ(diagram("BW"), "*1*/1O1/*1*");
}

TEST(BetzaDirections, AreTheOwners) {
    EXPECT_EQ(diagram("fW"), ".1./.O./...");
    EXPECT_EQ(diagram("bW"), ".../.O./.1.");
    EXPECT_EQ(diagram("lW"), ".../1O./...");
    EXPECT_EQ(diagram("rW"), ".../.O1/...");
    EXPECT_EQ(diagram("vW"), ".1./.O./.1.");
    EXPECT_EQ(diagram("sW"), ".../1O1/...");
}

TEST(BetzaDirections, AddUp) { EXPECT_EQ(diagram("fsW"), ".1./1O1/..."); }

TEST(BetzaDirections, OnDiagonalsAreHalvesOfTheBoardAndPairsAreCorners) {
    EXPECT_EQ(diagram("fF"), "1.1/.O./...");
    EXPECT_EQ(diagram("flF"), "1../.O./...");
    EXPECT_EQ(diagram("lfF"), "1../.O./...");
    EXPECT_EQ(diagram("flbrF"), "1../.O./..1");
    EXPECT_EQ(diagram("fsF"), diagram("fF"));
}

TEST(BetzaDirections, OnObliqueLeapsAreThoseOfTheLongLeg) {
    EXPECT_EQ(diagram("fN"), ".1.1./...../..O../...../.....");
    EXPECT_EQ(diagram("ffN"), diagram("fN"));
    EXPECT_EQ(diagram("sN"), "...../1...1/..O../1...1/.....");
    EXPECT_EQ(diagram("llN"), diagram("lN"));
}

TEST(BetzaDirections, APairOnObliqueLeapsEndsWithTheDirectionOfTheLongLeg) {
    EXPECT_EQ(diagram("fsN"), "...../1...1/..O../...../.....");
    EXPECT_EQ(diagram("sfN"), ".1.1./...../..O../...../.....");
    EXPECT_EQ(diagram("flN"), "...../1..../..O../...../.....");
    EXPECT_EQ(diagram("lfN"), ".1.../...../..O../...../.....");
    EXPECT_EQ(diagram("rbN"), "...../...../..O../...../...1.");
    EXPECT_EQ(diagram("flfrN"), "...../1...1/..O../...../.....");
    EXPECT_EQ(diagram("vlN"), "...../1..../..O../1..../.....");
    EXPECT_EQ(diagram("fbN"), ".1.1./...../..O../...../.1.1.") << "no pair: one adds to the other";
}

TEST(BetzaModes, RestrictToQuietMovesOrCaptures) {
    EXPECT_EQ(diagram("mfWcfF"), "cmc/.O./...");
    EXPECT_EQ(diagram("mcW"), diagram("W"));
}

/// How a piece whose only movement has one direction deals with pieces in its way.
Passage passageOf(std::string_view text) {
    const auto movements = betza::parse(text);
    return movements ? movements.value().front().passage : Passage::Plain;
}

TEST(BetzaModes, DefineHowPiecesInTheWayArePassed) {
    EXPECT_EQ(passageOf("N"), Passage::Plain);
    EXPECT_EQ(passageOf("nN"), Passage::Lame);
    EXPECT_EQ(passageOf("pR"), Passage::Over);
    EXPECT_EQ(passageOf("gQ"), Passage::Behind);
}

TEST(BetzaModes, MayBeSeveralOnOneAtom) {
    const auto cannon = betza::parse("mRfcpR");
    ASSERT_TRUE(cannon);
    ASSERT_EQ(cannon.value().size(), 5u);
    EXPECT_EQ(cannon.value().back(), (Movement{0, 1, Movement::Unlimited, false, true, Passage::Over}));
}

TEST(BetzaPieces, OfEuroShogi) {
    EXPECT_EQ(diagram("WfF"), "111/1O1/.1.");                    // general
    EXPECT_EQ(diagram("fNsW"), ".1.1./...../.1O1./...../....."); // knight
}

TEST(BetzaText, AModifierBelongsToTheNextAtomOnly) { EXPECT_EQ(diagram("fWF"), "111/.O./1.1"); }

TEST(BetzaText, AMovementIsListedOnce) {
    const auto movements = betza::parse("WfW");
    ASSERT_TRUE(movements);
    EXPECT_EQ(movements.value().size(), 4u);
    const auto joined = betza::parse("fWmWbcW");
    ASSERT_TRUE(joined);
    ASSERT_EQ(joined.value().size(), 4u);
    for (const Movement& movement : joined.value())
        EXPECT_EQ(movement.capture, movement.forward != 0) << "also sideways, only without capture";
}

struct BadBetza {
    const char* text;
    ParseErrorKind kind;
    std::size_t offset;
    const char* offending;
};

class BetzaErrors : public ::testing::TestWithParam<BadBetza> {};

TEST_P(BetzaErrors, NameThePlace) {
    const auto& bad = GetParam();
    const auto movements = betza::parse(bad.text);
    ASSERT_FALSE(movements) << bad.text;
    EXPECT_EQ(movements.error(), (ParseError{bad.kind, bad.offset, bad.offending})) << bad.text;
}

INSTANTIATE_TEST_SUITE_P(Texts, BetzaErrors,
                         ::testing::Values(BadBetza{"", ParseErrorKind::MissingField, 0, ""},
                                           BadBetza{"X", ParseErrorKind::UnknownAtom, 0, "X"},
                                           BadBetza{"WfX", ParseErrorKind::UnknownAtom, 2, "X"},
                                           BadBetza{"WzF", ParseErrorKind::UnknownAtom, 1, "z"},
                                           BadBetza{"WpN", ParseErrorKind::ModifierDoesNotFit, 1, "p"},
                                           BadBetza{"mgK", ParseErrorKind::ModifierDoesNotFit, 1, "g"},
                                           BadBetza{"jN", ParseErrorKind::UnknownAtom, 0, "j"},
                                           BadBetza{"W F", ParseErrorKind::UnknownAtom, 1, " "},
                                           BadBetza{"Wf", ParseErrorKind::ModifierWithoutAtom, 1, "f"},
                                           BadBetza{"R19", ParseErrorKind::NumberTooLarge, 1, "1"},
                                           BadBetza{"7", ParseErrorKind::UnknownAtom, 0, "7"}));

} // namespace
} // namespace komadai::core
