// What keys of variant files mean in play.
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"
#include "core/variants/variants_ini.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::destinationsOf;

/// A board of 5 x 5 with kings, gold generals and these lines.
std::string fiveByFive(const std::string& lines) {
    return "[five]\nmaxFile = 5\nmaxRank = 5\nking = k\ngold = g\n" + lines + '\n';
}

std::shared_ptr<const Variant> variantFrom(const std::string& text) {
    auto specs = readVariantsIni(text);
    if (!specs) throw std::invalid_argument(text);
    return Variant::make(specs.value().front());
}

AnyPosition startOf(const std::string& text) { return AnyPosition::startOf(variantFrom(text)); }

/// The keys with problems, and what is wrong there: "startFen KQkq".
std::string problemsOf(const std::string& text) {
    std::string list;
    if (const auto specs = readVariantsIni(text); !specs)
        for (const auto& problem : specs.error())
            list += (list.empty() ? "" : ", ") + problem.key + ' ' + problem.text;
    return list;
}

TEST(Immobility, ThatIsIllegalForbidsMovesThatEndInIt) {
    const std::string pawn = "shogiPawn = p\nstartFen = 4k/P4/5/5/4K w\n";
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(pawn + "immobilityIllegal = true")), "a4"), "");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(pawn + "immobilityIllegal = false")), "a4"), "a5");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(pawn)), "a4"), "a5");
}

TEST(Immobility, ThatIsIllegalMakesPromotionAMust) {
    const std::string pawn = "shogiPawn = p\npromotedPieceType = p:g\npromotionRank = 5\n"
                             "startFen = 4k/P4/5/5/4K w\n";
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(pawn + "immobilityIllegal = true")), "a4"), "a5+");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(pawn + "immobilityIllegal = false")), "a4"), "a5 a5+");
}

TEST(Immobility, ThatIsIllegalIsTheReasonOfARefusal) {
    const auto start =
        startOf(fiveByFive("shogiPawn = p\nstartFen = 4k/P4/5/5/4K w\nimmobilityIllegal = true"));
    EXPECT_EQ(test::refusalOf(start, "a4a5"), Refusal::CouldNeverMove);
    const auto tooFarFromTheZone =
        startOf(fiveByFive("shogiKnight = n\npromotedPieceType = n:g\npromotionRank = 5\n"
                           "startFen = 4k/5/5/N4/4K w\nimmobilityIllegal = true"));
    EXPECT_EQ(test::refusalOf(tooFarFromTheZone, "a2b4"), Refusal::CouldNeverMove);
}

TEST(Immobility, ThatIsLegalCanBeReadBack) {
    const auto start = startOf(fiveByFive("shogiPawn = p\nstartFen = 4k/P4/5/5/4K w"));
    const auto text = test::sfenOf(test::after(start, {"a4a5"}));
    EXPECT_EQ(text, "P3k/5/5/5/4K w - 2");
    EXPECT_EQ(test::sfenOf(test::positionFrom(text, start.variant())), text);
}

TEST(DoubledPieces, ThatMayChangeTheirFileCanComeAbout) {
    const auto start = startOf(fiveByFive("customPiece1 = p:fsW\ndropNoDoubled = p\npieceDrops = true\n"
                                          "capturesToHand = true\nstartFen = 4k/5/p4/PP3/4K[] w"));
    const auto text = test::sfenOf(test::after(start, {"b2b3", "e5d5", "b3a3", "d5e5"}));
    EXPECT_EQ(text, "4k/5/P4/P4/4K b P 5");
    EXPECT_EQ(test::sfenOf(test::positionFrom(text, start.variant())), text);
}

TEST(DoubledPieces, MayBeAllowedUpToANumber) {
    const std::string drops = "shogiPawn = p\ndropNoDoubled = p\npieceDrops = true\ncapturesToHand = true\n"
                              "immobilityIllegal = true\n";
    const auto start = startOf(fiveByFive(drops + "dropNoDoubledCount = 2\nstartFen = 4k/5/P4/PP3/4K[P] w"));
    EXPECT_EQ(test::dropsOf(start, "P"), "b1 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e2 e3 e4");
    EXPECT_EQ(problemsOf(fiveByFive(drops + "dropNoDoubledCount = 0\nstartFen = 4k/5/5/P4/4K[P] w")),
              "dropNoDoubledCount 0");
}

TEST(PromotionOfPawns, NeedsSomethingToBecome) {
    const std::string army =
        "pawn = p\nqueen = q\nrook = r\ndoubleStep = false\nstartFen = 4k/P4/5/5/R3K w\n";
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(army + "promotionPieceTypes = rq")), "a4"), "a5q a5r");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(army + "promotionPieceTypes = r")), "a4"), "a5r");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(army + "promotionPawnTypes = -")), "a4"), "a5");
    EXPECT_EQ(problemsOf(fiveByFive(army)), "promotionPieceTypes ");
    EXPECT_EQ(problemsOf(fiveByFive(army + "promotionPieceTypes = -")), "promotionPieceTypes -");
}

TEST(PromotionZones, AreTheEighthRankOrTheLastUnlessItIsSaidOtherwise) {
    const std::string silver = "silver = s\npromotedPieceType = s:g\n";
    const std::string size = "[eight]\nking = k\ngold = g\nmaxFile = 5\nmaxRank = ";
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(silver + "startFen = 4k/S4/5/5/4K w")), "a4"),
              "a5 a5+ b3 b5 b5+");
    EXPECT_EQ(variantFrom(size + "9\n" + silver + "startFen = 4k/S4/5/5/5/5/5/5/4K w\n")
                  ->spec()
                  .promotion.zoneRanks,
              2);
}

TEST(PromotionZones, MayBeGivenAsRegions) {
    const std::string silver = "silver = s\npromotedPieceType = s:g\nstartFen = 4k/5/S4/5/4K w\n";
    const auto both =
        variantFrom(fiveByFive(silver + "promotionRegionWhite = *5 *4\npromotionRegionBlack = *1 *2"));
    EXPECT_EQ(both->spec().promotion.zoneRanks, 2);
    EXPECT_EQ(problemsOf(fiveByFive(silver + "promotionRegionWhite = *5\npromotionRegionBlack = *1 *2")),
              "promotionRegionBlack *1 *2");
    EXPECT_EQ(problemsOf(fiveByFive(silver + "promotionRegionWhite = a5 b5")), "promotionRegionWhite a5 b5");
    EXPECT_EQ(problemsOf(fiveByFive(silver + "promotionRegionWhite = *3")), "promotionRegionWhite *3");
}

TEST(Royals, DoNotPromote) {
    EXPECT_EQ(problemsOf(fiveByFive("promotedPieceType = k:g\nstartFen = 4k/5/5/5/G3K w")),
              "promotedPieceType K");
}

TEST(Royals, MayMoveInAnotherWay) {
    const std::string text = "[w]\nmaxFile = 5\nmaxRank = 5\nking = k:W\nstartFen = 4k/5/2K2/5/5 w\n";
    EXPECT_EQ(destinationsOf(startOf(text), "c3"), "b3 c2 c4 d3");
    EXPECT_EQ(problemsOf("[w]\nmaxFile = 5\nmaxRank = 5\nking = k:?\nstartFen = 4k/5/2K2/5/5 w\n"), "king ?");
}

/// Counts by fairy-stockfish 11.1.
TEST(NamedPieces, MoveAsInOtherPrograms) {
    const auto start =
        startOf("[named]\nmaxFile = 8\nmaxRank = 8\nking = k\nsoldier = s\nhorse = h\nelephant = e\n"
                "cannon = c\nknibis = n\nbiskni = b\nkniroo = r\nrookni = o\naiwok = a\n"
                "startFen = rnbkohec/ssssssss/8/8/a6A/8/SSSSSSSS/RNBKOHEC w - - 0 1\n");
    EXPECT_EQ(perft(start, 1), 27u);
    EXPECT_EQ(perft(start, 2), 743u);
    EXPECT_EQ(perft(start, 3), 20288u);
}

TEST(Boards, MayHaveALetterForTheLastFile) {
    EXPECT_EQ(
        variantFrom("[l]\nmaxFile = e\nmaxRank = 4\nking = k\nstartFen = 4k/5/5/4K w\n")->spec().size.files,
        5);
}

TEST(Starts, GiveNoRightsToCastleUnlessCastlingIsSwitchedOff) {
    const auto startIs = [](const std::string& rest) {
        return problemsOf(fiveByFive("startFen = 4k/5/5/5/4K " + rest));
    };
    for (const char* rest : {"w", "w - - 0 1", "w - 0 1", "w 0 1", "w - -"})
        EXPECT_EQ(startIs(rest), "") << rest;
    EXPECT_EQ(startIs("w KQkq - 0 1"), "startFen KQkq");
    EXPECT_EQ(startIs("w KQkq - 0 1\ncastling = false"), "");
    EXPECT_EQ(startIs("w - e3 0 1"), "startFen e3");
    EXPECT_EQ(startIs("w - - 0 1 x"), "startFen x");
}

TEST(Starts, HavePieces) {
    EXPECT_EQ(problemsOf("[none]\nmaxFile = 5\nmaxRank = 5\nstartFen = 5/5/5/5/5 w\n"),
              "startFen 5/5/5/5/5 w");
}

TEST(Repetition, MayBeJudgedForTheFirstPlayerWhoeverRepeats) {
    for (const char* value : {"loss", "win"}) {
        const auto start = startOf(fiveByFive("startFen = g3k/5/5/5/K3G w\nnFoldRule = 2\nnFoldValue = " +
                                              std::string(value) + "\nnFoldValueAbsolute = true"));
        const auto game = test::gameFrom(start, {"a1a2", "e5e4", "a2a1", "e4e5"});
        const bool wins = std::string_view(value) == "win";
        EXPECT_EQ(test::outcomeOf(game), wins ? "White, Repetition" : "Black, Repetition");
    }
}

} // namespace
} // namespace komadai::core
