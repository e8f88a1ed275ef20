// Variants with special effects as text.
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"
#include "core/variants/catalogue.h"
#include "core/variants/extended_betza.h"
#include "core/variants/variants_ini.h"
#include "tests/core/positions.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

const std::string SmallWithEffects =
    "[small]\nmaxFile = 3\nmaxRank = 3\npiece K = K | 王 | King\npiece P = fW | 歩 | Pawn\n"
    "piece +P = 2x(K) | と | Lion\nstartSfen = 1.k.1/3/1.K.P b - 1\ncommand = K\n";

/// The first variant of a text, or its problems.
Result<VariantSpec, VariantProblems> firstOf(const std::string& text) {
    auto variants = readVariantsIni(text, {builtinVariantTexts(), {}});
    if (!variants) return variants.error();
    return std::move(variants).value().front();
}

/// Each problem as `line key text`.
std::vector<std::string> effectProblems(const std::string& text) {
    const auto variant = firstOf(text);
    std::vector<std::string> problems;
    if (variant) return problems;
    for (const auto& p : variant.error())
        problems.push_back(std::to_string(p.line) + ' ' + p.key + ' ' + p.text);
    return problems;
}
using Problems = std::vector<std::string>;

TEST(Effects, ReadsAVariant) {
    const auto variant = firstOf(SmallWithEffects + "burns = +P\n");
    ASSERT_TRUE(variant);
    const VariantSpec& spec = variant.value();
    EXPECT_EQ(spec.id, "small");
    ASSERT_EQ(spec.pieces.size(), 3u);
    EXPECT_EQ(spec.pieces[2].promotedFrom, pieceTypeAt(1));
    EXPECT_EQ(spec.pieces[1].promotesTo, pieceTypeAt(2));
    ASSERT_TRUE(spec.effects);
    EXPECT_TRUE(spec.effects->pieces[2].burns);
    EXPECT_FALSE(spec.effectOptions.shootWithoutMoving);
    EXPECT_TRUE(spec.effectOptions.passiveBurn);
}

/// Black has no king, so White has won.
TEST(Effects, TellWhereASideBeginsWithoutCommand) {
    std::string text = SmallWithEffects;
    EXPECT_TRUE(VariantSet().check(text).overAtStart.empty());
    text.replace(text.find("1.K.P b"), 7, "1.P.P b");
    EXPECT_EQ(VariantSet().check(text).overAtStart,
              (std::vector<OverAtStart>{{0, {Side::Second, EndReason::CommandLost}}}));
}

TEST(Effects, APieceMayHaveAReading) {
    const auto variant = firstOf(SmallWithEffects + "piece X = W | 象 | Elephant | zō\n");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant.value().piece(variant.value().pieceByLetters("X").value()).reading, "zō");
    EXPECT_EQ(variant.value().pieces[0].reading, "");
    EXPECT_EQ(effectProblems(SmallWithEffects + "piece X = W | x | X | x | x\n").size(), 1u);
}

TEST(Effects, KoShogiHas65Faces) {
    EXPECT_EQ(test::koDefaultRules()->spec().pieces.size(), 65u);
    EXPECT_EQ(test::koDefaultRules()->spec().promotion.zoneRanks, 6);
    EXPECT_EQ(test::koDefaultRules()->spec().ends.repetition.fold, 4);
}

TEST(Effects, ReportsEveryProblemByLine) {
    EXPECT_EQ(
        effectProblems(SmallWithEffects + "burns = Q\ncolour = red\nshelters = P > 99\ncannotTake = P\n"),
        (Problems{"9 burns Q", "10 colour colour", "11 shelters 99", "12 cannotTake P"}));
    EXPECT_EQ(effectProblems("[a]\nmaxFile = 3\nburns = *\n"),
              (Problems{"1 startSfen ", "1 maxRank ", "1 command "}));
    EXPECT_EQ(effectProblems(""), (Problems{"0  "}));
    EXPECT_EQ(effectProblems(SmallWithEffects + "piece P = W | | Pawn\n").size(), 1u) << "twice";
    EXPECT_EQ(effectProblems(SmallWithEffects + "piece +X = W | | X\n").size(), 1u) << "a face of no piece";
    EXPECT_EQ(effectProblems(SmallWithEffects + "piece X = W\n").size(), 1u);
}

TEST(Effects, RuleOptionsAreSet) {
    const auto variant = firstOf(SmallWithEffects + "nFoldValue = loss\nstalemateValue = win\n");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant.value().ends.repetition.value, RepetitionValue::Loss);
    EXPECT_EQ(variant.value().ends.stalemate, StalemateRule::Win);
    const auto refused = firstOf(SmallWithEffects + "nFoldValue = maybe\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().at(0).supported, (std::vector<std::string>{"draw", "loss", "win"}));
}

TEST(Effects, AFileMayHoldSeveralVariantsWithAndWithoutThem) {
    const auto variants = readVariantsIni(
        SmallWithEffects +
        "[plain]\nmaxFile = 3\nmaxRank = 3\nking = k\nstartFen = k2/3/2K w\n[child:small]\nburns = +P\n");
    ASSERT_TRUE(variants);
    ASSERT_EQ(variants.value().size(), 3u);
    EXPECT_FALSE(variants.value()[1].effects);
    ASSERT_TRUE(variants.value()[2].effects);
    EXPECT_FALSE(variants.value()[0].effects->pieces[2].burns);
    EXPECT_TRUE(variants.value()[2].effects->pieces[2].burns);
}

TEST(Effects, AVariantInheritsThoseOfOneThatComesWithTheProgram) {
    VariantSet variants = VariantSet::builtin();
    EXPECT_TRUE(
        variants.add("[coolko:koshogi]\nburns = -\npassiveBurn = false\npromotionRank = 15\n").empty());
    const VariantSpec& child = variants.find("coolko")->spec();
    const VariantSpec& parent = variants.find("koshogi")->spec();
    EXPECT_EQ(child.pieces, parent.pieces);
    EXPECT_EQ(child.start, parent.start);
    EXPECT_FALSE(child.effectOptions.passiveBurn);
    EXPECT_EQ(child.promotion.zoneRanks, 5);
    EXPECT_EQ(child.effects->command, parent.effects->command);
    EXPECT_TRUE(std::none_of(child.effects->pieces.begin(), child.effects->pieces.end(),
                             [](const PieceEffects& piece) { return piece.burns; }));
}

TEST(Effects, InheritedListsSkipPiecesThatWereTakenAway) {
    const auto variants =
        readVariantsIni(SmallWithEffects + "cannotTake = P > +P K; K > +P\n[child:small]\npiece +P = -\n");
    ASSERT_TRUE(variants);
    const VariantSpec& child = variants.value()[1];
    EXPECT_EQ(child.pieces.size(), 2u);
    EXPECT_FALSE(child.piece(*child.pieceByLetters("P")).promotesTo);
    EXPECT_EQ(child.effects->pieces[1].cannotTake.to_ulong(), 1u);
}

TEST(Effects, RegionsLimitsAndHandicapsArePlayedWithThem) {
    const auto variant =
        firstOf(SmallWithEffects +
                "promotionRegionWhite = a3 b2\npromotionRegionBlack = *1\nnMoveRule = 30\n"
                "nFoldValueAbsolute = true\npieceFullKanji = P:歩兵\nmoveCoordinates = algebraic\n");
    ASSERT_TRUE(variant);
    EXPECT_TRUE(variant.value().isInPromotionZone(Side::First, Square::at(4)));
    EXPECT_FALSE(variant.value().isInPromotionZone(Side::First, Square::at(1)));
    EXPECT_EQ(variant.value().ends.moveLimit.moves, 30);
    EXPECT_EQ(variant.value().pieces[1].fullKanji, "歩兵");
    const auto handicap =
        firstOf(SmallWithEffects + "piece X = W | x | X\n[other:small]\nhandicaps = King: b3\n");
    EXPECT_TRUE(handicap);
}

TEST(Effects, EachAlternativeOfACommandNamesPieces) {
    std::string text = SmallWithEffects;
    text.replace(text.find("command = K"), 11, "command = K; &");
    EXPECT_EQ(effectProblems(text), Problems{"8 command &"});
}

TEST(Effects, OnlyMovesOfOneStepCanNeedADrum) {
    EXPECT_EQ(effectProblems(SmallWithEffects + "forwardNeeds = P > K\n"), Problems{});
    EXPECT_EQ(effectProblems(SmallWithEffects + "forwardNeeds = P +P > K\n"),
              Problems{"9 forwardNeeds 2x(K)"});
}

TEST(Effects, RulesThatTheyDoNotGoWithAreRefused) {
    for (const char* line :
         {"pieceDrops = true", "capturesToHand = true", "royalPieces = K", "bareKing = draw", "flagPiece = K",
          "perpetualCheckIllegal = true", "mandatoryPiecePromotion = true", "nMoveRuleTypes = P",
          "insufficientMaterial = P", "impasse = true", "enteringKing = 27"}) {
        const auto variant = firstOf(SmallWithEffects + line + '\n');
        ASSERT_FALSE(variant) << line;
        ASSERT_EQ(variant.error().size(), 1u) << line;
        EXPECT_EQ(variant.error()[0].kind, VariantProblemKind::NotWithEffects) << line;
        EXPECT_EQ(variant.error()[0].line, 9) << line;
    }
    EXPECT_TRUE(firstOf(SmallWithEffects + "pieceDrops = false\nroyalPieces = -\nbareKing = none\n"))
        << "which are switched off";
}

TEST(Effects, PiecesThatOnlyMoveOrOnlyCaptureAreRefusedWithThem) {
    const auto variant = firstOf(SmallWithEffects + "piece X = WmF | x | X\n");
    ASSERT_FALSE(variant);
    EXPECT_EQ(variant.error()[0].kind, VariantProblemKind::BadMoves);
    EXPECT_EQ(variant.error()[0].cause->offset, 1u);
}

TEST(Effects, APieceMayHaveAUsualNameBesideCodes) {
    const auto variant = firstOf("[small]\nmaxFile = 3\nmaxRank = 3\npiece GG = 2x(K) | | General\nrook = r\n"
                                 "startSfen = r.gg.1/3/1.GG.R b - 1\ncommand = GG\n");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant.value().pieceByLetters("R"), pieceTypeAt(1));
    EXPECT_FALSE(firstOf("[small]\nmaxFile = 3\nmaxRank = 3\npiece GG = 2x(K) | | General\nking = k\n"
                         "startSfen = k.gg.1/3/1.GG.K b - 1\ncommand = GG\n"))
        << "a king is royal, and there is no check";
}

TEST(Codes, ARoyalPieceHasNoPromotedFace) {
    EXPECT_EQ(effectProblems(
                  "[small]\nmaxFile = 3\nmaxRank = 3\npiece K = K | 王 | King\npiece +K = Q | 聖 | Saint\n"
                  "royalPieces = K\nstartSfen = 1.k.1/3/1.K.1 b - 1\n"),
              Problems{"6 royalPieces K"});
    EXPECT_EQ(effectProblems("[small]\nmaxFile = 3\nmaxRank = 3\nking = k\npiece +K = Q | 聖 | Saint\n"
                             "startFen = 1k1/3/1K1 w\n"),
              Problems{"5 piece +K K"});
}

/// The same game defined with codes and with letters, without special effects.
TEST(Codes, PiecesOfAnOrdinaryGameMayHaveThem) {
    VariantSet variants;
    ASSERT_TRUE(variants.add(test::VariantWithCodes).empty());
    ASSERT_TRUE(
        variants
            .add("[letters]\nmaxFile = 4\nmaxRank = 4\nking = k\ncannon = c\ncustomPiece1 = p:mfWcfF\ngold = "
                 "g\n"
                 "promotedPieceType = p:g\nstartFen = kc1p/4/4/P1CK w\nmandatoryPiecePromotion = true\n")
            .empty());
    const auto codes = variants.find("codes"), letters = variants.find("letters");
    EXPECT_FALSE(codes->spec().effects);
    EXPECT_TRUE(codes->spec().hasCodes());
    for (int depth = 1; depth <= 4; ++depth)
        EXPECT_EQ(perft(AnyPosition::startOf(codes), depth), perft(AnyPosition::startOf(letters), depth))
            << depth;
    EXPECT_EQ(sfen::format(codes->spec().start, codes->spec()), "ki.ch.1.p/4/4/P.1.CH.KI b - 1");
}

TEST(Codes, ArePlayedWithoutDropsAndChoicesOfPromotion) {
    const std::string codes =
        "[codes]\nmaxFile = 4\nmaxRank = 4\npiece KI = K | 王 | King\nroyalPieces = KI\n"
        "piece P = fW | | Pawn\nstartSfen = ki.3/4/4/P.2.KI b - 1\n";
    const auto kindOf = [&codes](const char* lines) { return firstOf(codes + lines).error().at(0).kind; };
    EXPECT_EQ(kindOf("pieceDrops = true\ncapturesToHand = true\n"), VariantProblemKind::NotWithCodes);
    EXPECT_EQ(kindOf("promotionPawnTypes = P\npromotionPieceTypes = KI\n"), VariantProblemKind::NotWithCodes);
}

TEST(Effects, ACodeIsUpperCase) {
    const auto variant = firstOf(SmallWithEffects + "piece x = W | | X\n");
    ASSERT_FALSE(variant);
    EXPECT_EQ(variant.error().at(0).kind, VariantProblemKind::BadCode);
}

TEST(Effects, ProblemsInMovesNameTheirPlaceInThem) {
    const auto variant = firstOf(SmallWithEffects + "piece X = W2x(FY) | x | X\n");
    ASSERT_FALSE(variant);
    ASSERT_TRUE(variant.error()[0].cause);
    EXPECT_EQ(variant.error()[0].text, "W2x(FY)");
    EXPECT_EQ(variant.error()[0].cause->offset, 5u);
    const auto held = firstOf(SmallWithEffects + "holdsAlong = K P > RY\n");
    ASSERT_FALSE(held);
    EXPECT_EQ(held.error().at(0).text, "RY");
    EXPECT_EQ(held.error()[0].cause->offset, 1u);
}

TEST(ExtendedBetza, Examples) {
    const auto twoSteps = parseExtendedBetza("2x(FD)");
    ASSERT_TRUE(twoSteps);
    EXPECT_TRUE(twoSteps.value().movements.empty());
    EXPECT_EQ(twoSteps.value().multiStep->steps.size(), 8u);
    EXPECT_FALSE(parseExtendedBetza("5x(WFDANHCZG)")) << "too many walks";
    const auto exact = parseExtendedBetza("5=x(W)");
    ASSERT_TRUE(exact);
    EXPECT_EQ(exact.value().multiStep->least, 5);
    const auto straight = parseExtendedBetza("5x/(W)");
    ASSERT_TRUE(straight);
    EXPECT_EQ(straight.value().multiStep->turns, MultiStep::Turns::None);
    const auto either = parseExtendedBetza("Q2x(K)");
    ASSERT_TRUE(either);
    EXPECT_EQ(either.value().movements.size(), 8u);
    const auto gun = parseExtendedBetza("R5!1r5p");
    ASSERT_TRUE(gun);
    EXPECT_EQ(gun.value().shooting, (Shooting{1, 5, true, false}));
    EXPECT_TRUE(parseExtendedBetza("2x(DA)!1r1*"));
}

TEST(ExtendedBetza, RefusesAnythingElse) {
    for (const char* text :
         {"nN",     "pR",     "gQ",        "2x(nA)", "",        "x",    "2x",          "2x(",       "2x()",
          "2x(R)",  "1x(W)",  "6x(W)",     "5x^(N)", "Q5=x(K)", "W!",   "W!3r1",       "W!1",       "W!1r0",
          "W!1r5q", "W!1r1*", "2x(W)!1r1", "mW",     "W2x(K)F", "!1r1", "5x/(W)!1r1*", "2x(W)2x(W)"})
        EXPECT_FALSE(parseExtendedBetza(text)) << text;
}

} // namespace
} // namespace komadai::core
