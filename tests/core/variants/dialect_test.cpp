// The effect of keys of variant files on the game.
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

/// The keys with problems, and the text with the problem: "startFen KQkq".
std::string namedProblems(const std::string& text) {
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

TEST(DoubledPieces, MayStandOnAFileIfTheyCanChangeTheirFile) {
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
    EXPECT_EQ(namedProblems(fiveByFive(drops + "dropNoDoubledCount = 0\nstartFen = 4k/5/5/P4/4K[P] w")),
              "dropNoDoubledCount 0");
}

TEST(PromotionOfPawns, NeedsAPieceToBecome) {
    const std::string army =
        "pawn = p\nqueen = q\nrook = r\ndoubleStep = false\nstartFen = 4k/P4/5/5/R3K w\n";
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(army + "promotionPieceTypes = rq")), "a4"), "a5q a5r");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(army + "promotionPieceTypes = r")), "a4"), "a5r");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(army + "promotionPawnTypes = -")), "a4"), "a5");
    EXPECT_EQ(namedProblems(fiveByFive(army)), "promotionPieceTypes ");
    EXPECT_EQ(namedProblems(fiveByFive(army + "promotionPieceTypes = -")), "promotionPieceTypes -");
}

TEST(PromotionOfPawns, IsTheirOnlyOne) {
    const std::string start = "rook = r\npromotionPieceTypes = r\nstartFen = 4k/5/P4/5/4K w\n";
    EXPECT_EQ(
        namedProblems(fiveByFive("shogiPawn = p\npromotedPieceType = p:g\npromotionPawnTypes = p\n" + start)),
        "promotedPieceType P");
    EXPECT_EQ(namedProblems(fiveByFive("pawn = p\ndoubleStep = false\npromotedPieceType = p:g\n" + start)),
              "promotedPieceType P")
        << "pawns of chess become one of these pieces by default";
    EXPECT_EQ(namedProblems(fiveByFive("shogiPawn = p\npromotionPawnTypes = p\n" + start)), "");
}

TEST(PromotionOfPawns, KnowsNoPromotedFaces) {
    const std::string start = "shogiPawn = p\nsilver = s\npromotedPieceType = s:g\n"
                              "startFen = 4k/5/P3S/5/4K w\n";
    EXPECT_EQ(namedProblems(fiveByFive(start + "promotionPawnTypes = p\npromotionPieceTypes = +s")),
              "promotionPieceTypes +S");
    EXPECT_EQ(namedProblems(fiveByFive(start + "promotionPawnTypes = +s\npromotionPieceTypes = g")),
              "promotionPawnTypes +S");
}

TEST(PromotionZones, AreTheEighthRankOrTheLastByDefault) {
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
    EXPECT_EQ(destinationsOf(AnyPosition::startOf(both), "a3"), "a4 a4+ b2 b4 b4+");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(silver + "promotionRegionWhite = a5 b4")), "a3"),
              "a4 b2 b4 b4+");
    EXPECT_EQ(destinationsOf(startOf(fiveByFive(silver + "promotionRegionWhite = *3")), "a3"),
              "a4 a4+ b2 b2+ b4 b4+");
    EXPECT_EQ(namedProblems(fiveByFive(silver + "promotionRegionWhite = a6")), "promotionRegionWhite a6");
}

TEST(PromotionZones, MayDifferBetweenTheSides) {
    const std::string silvers = "silver = s\npromotedPieceType = s:g\npromotionRegionWhite = *5\n"
                                "promotionRegionBlack = *1 *2\nstartFen = 4k/S4/5/s4/4K w\n";
    const auto start = startOf(fiveByFive(silvers));
    EXPECT_EQ(destinationsOf(start, "a4"), "a5 a5+ b3 b5 b5+");
    EXPECT_EQ(destinationsOf(test::after(start, {"e1e2"}), "a2"), "a1 a1+ b1 b1+ b3 b3+");
}

// --- faces

/// A game with a piece whose faces are silver and gold, and these lines.
std::string turning(const std::string& lines) {
    return fiveByFive("silver = s\npromotedPieceType = s:g\npromotionRank = 1\n" + lines);
}

TEST(PromotionOnCapture, IsTheOnlyOne) {
    const std::string start = "piecePromotionOnCapture = true\nstartFen = 4k/gs3/S4/5/4K w\n";
    EXPECT_EQ(destinationsOf(startOf(turning(start)), "a3"), "a4 a4+ b2 b4 b4+");
    EXPECT_EQ(destinationsOf(startOf(turning(start + "mandatoryPiecePromotion = true")), "a3"), "a4+ b2 b4+");
    EXPECT_EQ(test::refusalOf(startOf(turning(start)), "a3b2+"), Refusal::CannotPromote);
    EXPECT_EQ(test::refusalOf(startOf(turning(start + "mandatoryPiecePromotion = true")), "a3b4"),
              Refusal::MustPromote);
}

TEST(Demotion, TurnsPromotedPiecesBack) {
    const std::string start = "pieceDemotion = true\nstartFen = 4k/5/+S4/5/4K w\n";
    EXPECT_EQ(destinationsOf(startOf(turning(start)), "a3"), "a2 a2- a4 a4- b3 b3- b4 b4-");
    EXPECT_EQ(destinationsOf(startOf(turning(start + "mandatoryPiecePromotion = true")), "a3"),
              "a2- a4- b3- b4-");
    EXPECT_EQ(destinationsOf(startOf(turning(start + "piecePromotionOnCapture = true")), "a3"),
              "a2 a4 b3 b4");
    const auto after = test::after(startOf(turning(start)), {"a3a4-"});
    EXPECT_EQ(test::pieceAt(after, "a4"), "S");
    EXPECT_EQ(destinationsOf(startOf(turning("startFen = 4k/5/+S4/5/4K w\n")), "a3"), "a2 a4 b3 b4")
        << "without the key nothing turns back";
}

/// A pawn that turns back on the last rank stays there, as in other programs, and such a position can be read.
TEST(Demotion, MayEndWhereThePieceCouldNeverMove) {
    const auto start =
        startOf(fiveByFive("shogiPawn = p\npromotedPieceType = p:g\npromotionRank = 5\n"
                           "pieceDemotion = true\nimmobilityIllegal = true\ndropNoDoubled = p\n"
                           "startFen = 4k/+P4/P4/5/4K w\n"));
    const auto after = test::after(start, {"a4a5-"});
    EXPECT_EQ(test::sfenOf(after), "P3k/5/P4/5/4K w - 2");
    EXPECT_EQ(test::sfenOf(test::positionFrom(test::sfenOf(after), start.variant())), test::sfenOf(after));
}

TEST(PromotedDrops, ChooseTheFace) {
    const std::string hand =
        "pieceDrops = true\ncapturesToHand = true\nstartFen = 4k/5/5/5/4K[S] w\ndropPromoted = true";
    const auto start = startOf(turning(hand));
    EXPECT_EQ(test::dropsOf(start, "+S"), test::dropsOf(start, "S"));
    const auto after = test::after(start, {"+S@c3"});
    EXPECT_EQ(test::sfenOf(after), "4k/5/2+S2/5/4K w - 2");
    EXPECT_EQ(test::handsOf(after), "-");
    EXPECT_EQ(test::handsOf(test::after(startOf(turning("pieceDrops = true\ncapturesToHand = true\n"
                                                        "startFen = 4k/5/g4/+S4/4K[] w")),
                                        {"a2a3"})),
              "G");
    const auto plain =
        startOf(turning("pieceDrops = true\ncapturesToHand = true\nstartFen = 4k/5/5/5/4K[S] w"));
    EXPECT_EQ(test::dropsOf(plain, "+S"), "");
    EXPECT_EQ(test::refusalOf(plain, "+S@c3"), Refusal::NotInHand);
}

TEST(PromotedDrops, ObeyTheRulesOfThePieceInHandAndOfTheFace) {
    const std::string hand = "shogiPawn = p\npromotedPieceType = p:g\npromotionRank = 5\ndropNoDoubled = p\n"
                             "pieceDrops = true\ncapturesToHand = true\nimmobilityIllegal = true\n"
                             "dropPromoted = true\nstartFen = 4k/5/5/P4/3K1[P] w\n";
    const auto start = startOf(fiveByFive(hand));
    EXPECT_EQ(test::dropsOf(start, "P"), "b1 b2 b3 b4 c1 c2 c3 c4 d2 d3 d4 e1 e2 e3 e4");
    EXPECT_EQ(test::dropsOf(start, "+P"), "b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 d2 d3 d4 d5 e1 e2 e3 e4");
    EXPECT_EQ(test::refusalOf(start, "+P@a3"), Refusal::DoubledPiece);
    EXPECT_EQ(test::refusalOf(start, "P@b5"), Refusal::CouldNeverMove);
}

TEST(Faces, DoNotPromoteOnceMore) {
    EXPECT_EQ(namedProblems(fiveByFive("shogiPawn = p\nsilver = s\npromotedPieceType = p:s s:g\n"
                                       "startFen = 4k/5/5/P3S/4K w")),
              "promotedPieceType p:s");
}

TEST(PromotionLimits, DoNotApplyToPiecesThatLendTheirMovesToFaces) {
    EXPECT_EQ(namedProblems(turning("promotionLimit = g:2\nstartFen = 4k/5/5/S3G/4K w")),
              "promotionLimit g:2");
}

// --- drops

/// A side with a gold and a pawn in hand.
std::string withHand(const std::string& lines) {
    return fiveByFive(
        "shogiPawn = p\npieceDrops = true\ncapturesToHand = true\nstartFen = 4k/5/5/5/4K[GP] w\n" + lines);
}

TEST(DropRegions, AreTheOnlySquaresForDrops) {
    const auto start = startOf(withHand("dropRegionWhite = *1 b3\ndropRegionBlack = *5"));
    EXPECT_EQ(test::dropsOf(start, "G"), "a1 b1 b3 c1 d1");
    EXPECT_EQ(test::refusalOf(start, "G@a2"), Refusal::NotDroppedThere);
    EXPECT_EQ(test::dropsOf(startOf(withHand("dropRegionWhite = -")), "G"), "");
    EXPECT_EQ(test::dropsOf(startOf(withHand("whiteDropRegion = *1")), "P"), "a1 b1 c1 d1");
    EXPECT_EQ(namedProblems(withHand("whiteDropRegion = *1\ndropRegionWhite = *1")),
              "whiteDropRegion dropRegionWhite");
}

TEST(DropChecks, MayBeIllegal) {
    const auto start = startOf(withHand("dropChecks = false\ndropRegionWhite = *4"));
    EXPECT_EQ(test::dropsOf(start, "G"), "a4 b4 c4");
    EXPECT_EQ(test::dropsOf(start, "P"), "a4 b4 c4 d4");
    EXPECT_EQ(test::refusalOf(start, "G@d4"), Refusal::DropGivesCheck);
}

/// A game with pawns of chess that can be dropped and promote, and these lines.
std::string chessPawns(const std::string& lines) {
    return fiveByFive("pawn = p\nrook = r\ndoubleStep = false\npromotionRank = 4\npromotionPieceTypes = r\n"
                      "pieceDrops = true\ncapturesToHand = true\ndropLoop = true\n"
                      "startFen = k4/5/1P3/5/4K[P] w\n" +
                      lines);
}

TEST(PawnsOfChess, AreDroppedNeitherOnTheirFirstRankNorWhereTheyPromote) {
    EXPECT_EQ(test::dropsOf(startOf(chessPawns("")), "P"), "a2 a3 b2 c2 c3 d2 d3 e2 e3");
    EXPECT_EQ(test::dropsOf(startOf(chessPawns("firstRankPawnDrops = true")), "P"),
              "a1 a2 a3 b1 b2 c1 c2 c3 d1 d2 d3 e2 e3");
    EXPECT_EQ(test::dropsOf(startOf(chessPawns("promotionZonePawnDrops = true")), "P"),
              "a2 a3 a4 b2 b4 b5 c2 c3 c4 c5 d2 d3 d4 d5 e2 e3 e4 e5");
    EXPECT_EQ(test::refusalOf(startOf(chessPawns("")), "P@a1"), Refusal::NotDroppedThere);
}

TEST(PawnsOfChess, MayBeFreeToStayPawns) {
    EXPECT_EQ(destinationsOf(startOf(chessPawns("")), "b3"), "b4r");
    EXPECT_EQ(destinationsOf(startOf(chessPawns("mandatoryPawnPromotion = false")), "b3"), "b4 b4r");
}

/// In other programs a captured rook that was a pawn becomes a pawn again; here it stays a rook.
TEST(PawnsOfChess, StayWhatTheyHaveBecomeInTheHandOfTheirCaptor) {
    std::string text = chessPawns("");
    text.erase(text.find("dropLoop"), std::string_view("dropLoop = true\n").size());
    EXPECT_EQ(namedProblems(text), "dropLoop ");
    EXPECT_EQ(namedProblems(text + "dropLoop = false"), "dropLoop false");
    EXPECT_EQ(namedProblems(turning("dropLoop = true\nstartFen = 4k/5/S4/5/4K w\n")), "dropLoop true");
}

// --- endings

TEST(Extinction, OfAllPiecesButTheKingIsTheRuleOfTheBareKing) {
    const std::string shatranj = "extinctionPieceTypes = *\nextinctionPieceCount = 1\n"
                                 "extinctionOpponentPieceCount = 2\nextinctionClaim = true\n"
                                 "startFen = 3gk/5/5/5/3GK w\nextinctionValue = ";
    EXPECT_EQ(variantFrom(fiveByFive(shatranj + "loss"))->spec().ends.bareKing, BareKingRule::Win);
    EXPECT_EQ(variantFrom(fiveByFive(shatranj + "draw"))->spec().ends.bareKing, BareKingRule::Draw);
    EXPECT_EQ(variantFrom(fiveByFive(shatranj + "none"))->spec().ends.bareKing, BareKingRule::None);
    EXPECT_EQ(
        namedProblems(fiveByFive("startFen = 4k/5/5/5/G3K w\nextinctionValue = loss")),
        "extinctionPieceTypes , extinctionPieceCount , extinctionOpponentPieceCount , extinctionClaim ");
    EXPECT_EQ(namedProblems(fiveByFive(shatranj + "loss\nextinctionPseudoRoyal = true")),
              "extinctionPseudoRoyal extinctionPseudoRoyal");
}

TEST(Extinction, AndTheBareKingMustAgreeInASection) {
    const std::string shatranj = "extinctionPieceTypes = *\nextinctionPieceCount = 1\n"
                                 "extinctionOpponentPieceCount = 2\nextinctionClaim = true\n"
                                 "startFen = 3gk/5/5/5/3GK w\nbareKing = win\nextinctionValue = ";
    EXPECT_EQ(namedProblems(fiveByFive(shatranj + "loss")), "");
    EXPECT_EQ(namedProblems(fiveByFive(shatranj + "draw")), "extinctionValue draw");
}

TEST(Extinction, OrTheBareKingOfTheNearestSectionCounts) {
    const auto ruleOfChild = [](const std::string& parent, const std::string& child) {
        const auto specs = readVariantsIni(fiveByFive("startFen = 3gk/5/5/5/3GK w\n" + parent) +
                                           "[child:five]\n" + child + '\n');
        if (!specs) throw std::invalid_argument(child);
        return specs.value().back().ends.bareKing;
    };
    const std::string extinction = "extinctionPieceTypes = *\nextinctionPieceCount = 1\n"
                                   "extinctionOpponentPieceCount = 2\nextinctionClaim = true\n"
                                   "extinctionValue = loss";
    EXPECT_EQ(ruleOfChild("bareKing = draw", extinction), BareKingRule::Win);
    EXPECT_EQ(ruleOfChild(extinction, "bareKing = draw"), BareKingRule::Draw);
    EXPECT_EQ(ruleOfChild(extinction, "bareKing = none"), BareKingRule::None);
}

TEST(Camps, HaveSquares) {
    const std::string king = "flagPiece = k\nstartFen = 4k/5/5/5/G3K w\n";
    EXPECT_EQ(namedProblems(fiveByFive(king)), "flagRegionWhite ");
    EXPECT_TRUE(variantFrom(fiveByFive(king + "flagRegionBlack = *1"))->spec().ends.campPiece);
    EXPECT_FALSE(variantFrom(fiveByFive(king + "flagRegionWhite = -"))->spec().ends.campPiece)
        << "the rule is switched off";
}

TEST(Camps, LetKingsAlonePlayOnOnlyIfAKingCanWin) {
    const auto endOfKingsAlone = [](const std::string& lines) {
        const auto variant = variantFrom(fiveByFive("startFen = 4k/5/5/5/G3K w\n" + lines));
        return test::outcomeOf(test::gameFrom(test::positionFrom("4k/5/5/5/4K w", variant)));
    };
    EXPECT_EQ(endOfKingsAlone("flagPiece = k\nflagRegionWhite = *5\nflagRegionBlack = *1"), "goes on");
    EXPECT_EQ(endOfKingsAlone("flagPiece = g\nflagRegionWhite = *5\nflagRegionBlack = *1"),
              "draw, OnlyKings");
    EXPECT_EQ(endOfKingsAlone("flagPiece = k\nflagRegionWhite = -"), "draw, OnlyKings");
}

TEST(EnteringKing, IsNoRuleUnlessTheFileSaysSo) {
    const auto variant = variantFrom(fiveByFive("startFen = 4k/5/5/5/G3K w"));
    EXPECT_EQ(variant->spec().ends.enteringKing, EnteringKingRule());
}

TEST(EnteringKing, IsNotInherited) {
    auto variants = VariantSet::builtin();
    EXPECT_TRUE(variants.add("[small:shogi]\nnFoldRule = 3\n").empty());
    EXPECT_EQ(variants.find("small")->spec().ends.enteringKing, EnteringKingRule());
}

TEST(EnteringKing, NeedsToKnowTheMajorPieces) {
    const std::string start = "startFen = 4k/5/5/5/G3K w\n";
    EXPECT_EQ(namedProblems(fiveByFive(start + "enteringKing = 27")), "enteringKingMajors ");
    EXPECT_EQ(namedProblems(fiveByFive(start + "enteringKing = 28\nenteringKingMajors = g")),
              "enteringKing 28");
    const auto variant = variantFrom(fiveByFive(start + "enteringKing = 24\nenteringKingMajors = g"));
    EXPECT_EQ(variant->spec().ends.enteringKing.points, EnteringKingPoints::Points24);
}

TEST(Royals, DoNotPromote) {
    EXPECT_EQ(namedProblems(fiveByFive("promotedPieceType = k:g\nstartFen = 4k/5/5/5/G3K w")),
              "promotedPieceType K");
    EXPECT_EQ(namedProblems(
                  fiveByFive("promotionPawnTypes = k\npromotionPieceTypes = g\nstartFen = 4k/5/5/5/G3K w")),
              "promotionPawnTypes K");
}

/// A prince that turns back into an elephant could leave its side without a royal piece.
TEST(Royals, DoNotTurnBack) {
    const std::string prince = "customPiece1 = e:FfW\npromotedPieceType = e:g\nroyalPieces = k +e\n"
                               "startFen = 1e2k/5/5/5/K2E1 w\n";
    EXPECT_EQ(namedProblems(fiveByFive(prince)), "");
    EXPECT_EQ(namedProblems(fiveByFive(prince + "pieceDemotion = true")), "pieceDemotion +E");
}

TEST(Royals, AreNotMadeByPromotion) {
    const std::string start = "shogiPawn = p\nstartFen = 4k/5/5/P4/4K w\npromotionPawnTypes = p\n";
    EXPECT_EQ(namedProblems(fiveByFive(start + "promotionPieceTypes = g k")), "promotionPieceTypes K");
    EXPECT_EQ(namedProblems(fiveByFive(start + "promotionPieceTypes = g")), "");
}

TEST(Royals, MayMoveInAnotherWay) {
    const std::string text = "[w]\nmaxFile = 5\nmaxRank = 5\nking = k:W\nstartFen = 4k/5/2K2/5/5 w\n";
    EXPECT_EQ(destinationsOf(startOf(text), "c3"), "b3 c2 c4 d3");
    EXPECT_EQ(namedProblems("[w]\nmaxFile = 5\nmaxRank = 5\nking = k:?\nstartFen = 4k/5/2K2/5/5 w\n"),
              "king ?");
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

TEST(Starts, HaveACastlingFieldOnlyIfCastlingIsSwitchedOff) {
    const auto startIs = [](const std::string& rest) {
        return namedProblems(fiveByFive("startFen = 4k/5/5/5/4K " + rest));
    };
    for (const char* rest : {"w", "w - - 0 1", "w - 0 1", "w 0 1", "w - -"})
        EXPECT_EQ(startIs(rest), "") << rest;
    EXPECT_EQ(startIs("w KQkq - 0 1"), "startFen KQkq");
    EXPECT_EQ(startIs("w KQkq - 0 1\ncastling = false"), "");
    EXPECT_EQ(startIs("w - e3 0 1"), "startFen e3");
    EXPECT_EQ(startIs("w - - 0 1 x"), "startFen x");
}

TEST(Starts, HavePieces) {
    EXPECT_EQ(namedProblems("[none]\nmaxFile = 5\nmaxRank = 5\nstartFen = 5/5/5/5/5 w\n"),
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
