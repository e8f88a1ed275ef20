// What the rule sheet says of a variant.
#include "translations/wording/rule_sheet.h"

#include "core/variants/catalogue.h"
#include "core/variants/variants_ini.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai {
namespace {

using Lines = std::vector<std::string>;

/// A game of kings and pawns, with further lines.
core::VariantSpec plain(const std::string& lines) {
    const auto specs =
        core::readVariantsIni("[small:chess]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = -\n"
                              "knight = -\nbishop = -\nqueen = -\ndoubleStep = false\ncastling = false\n"
                              "promotionRank = 5\npromotionPieceTypes = -\npromotionPawnTypes = -\n" +
                              lines);
    if (!specs) throw std::invalid_argument(lines);
    return specs.value().front();
}

/// A game with special effects: a king, a pawn that promotes to a lion, a piece X that moves as `moves` says, and
/// further lines.
core::VariantSpec special(const std::string& moves, const std::string& lines = {}) {
    const auto spec = core::readVariantsIni(
        "[small]\nmaxFile = 5\nmaxRank = 5\npromotionRank = 5\npiece K = K | 王 | King\n"
        "piece P = fW | 歩 | Pawn\npiece X = " +
        moves +
        " | 象 | Elephant\npiece +P = W | と | Lion\n"
        "startSfen = 2.k.2/5/5/5/X.1.K.1.P b - 1\ncommand = K\n" +
        lines);
    if (!spec) throw std::invalid_argument(moves + lines);
    return spec.value().front();
}

core::VariantSpec builtin(std::string_view id) {
    for (auto& spec : core::builtinVariants())
        if (spec.id == id) return spec;
    throw std::invalid_argument(std::string(id));
}

Lines notesOf(const core::VariantSpec& spec, std::string_view letters) {
    return RuleSheet(spec).notes(spec.pieceByLetters(letters).value());
}

/// The lines on a piece in the text of the whole sheet.
Lines linesOn(const core::VariantSpec& spec, std::string_view letters) {
    for (const auto& section : RuleSheet(spec).sections())
        if (section.title.find(" (" + std::string(letters) + ',') != std::string::npos) return section.lines;
    return {};
}

bool says(const Lines& lines, std::string_view part) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

// --- start

TEST(RuleSheetSetUp, CountsThePiecesOnTheBoardAndInHand) {
    const auto spec =
        plain("pieceDrops = true\ncapturesToHand = true\nstartFen = 2k2/5/5/5/2K2[PPPpp] w - - 0 1\n");
    EXPECT_TRUE(says(RuleSheet(spec).setUp(), "White begins with 1 King (K), and in hand 3 Pawn (P)."));
    EXPECT_TRUE(says(RuleSheet(spec).setUp(), "Black begins with 1 King (K), and in hand 2 Pawn (P)."));
}

TEST(RuleSheetSetUp, SaysNothingOfEmptyHands) {
    EXPECT_TRUE(says(RuleSheet(plain("startFen = 2k2/2p2/5/2P2/2K2 w - - 0 1\n")).setUp(),
                     "Each side begins with 1 Pawn (P), 1 King (K)."));
}

// --- diagrams of moves

/// The first lines on a piece that moves so.
Lines diagramOf(const std::string& moves, std::size_t rows) {
    const auto spec = plain("customPiece1 = x:" + moves + "\nstartFen = 2k2/5/5/5/X1K2 w - - 0 1\n");
    const auto sections = RuleSheet(spec).sections();
    const auto section = std::find_if(sections.begin(), sections.end(),
                                      [](const auto& s) { return s.title.starts_with("X (X)"); });
    if (section == sections.end() || section->lines.size() < rows) return {};
    return {section->lines.begin(), section->lines.begin() + static_cast<std::ptrdiff_t>(rows)};
}

TEST(RuleSheetDiagram, ShowsLeapsAndSlides) {
    EXPECT_EQ(diagramOf("fRsWfF", 5),
              (Lines{". . ↑ . .", ". • ↑ • .", ". • O • .", ". . . . .", ". . . . ."}));
}

TEST(RuleSheetDiagram, ShowsSlidesThatOnlyMoveOrOnlyCapture) {
    EXPECT_EQ(diagramOf("mfRcbR", 5),
              (Lines{".  .  ○↑ .  .", ".  .  ○↑ .  .", ".  .  O  .  .", ".  .  ×↓ .  .", ".  .  ×↓ .  ."}));
    EXPECT_EQ(diagramOf("mfRcfR", 5), diagramOf("fR", 5));
    EXPECT_EQ(diagramOf("mfRcfW", 3), (Lines{".  .  ○↑ .  .", ".  .  •  .  .", ".  .  O  .  ."}));
}

TEST(RuleSheetDiagram, ACannonOfXiangqiCapturesElsewhereThanItMoves) {
    EXPECT_EQ(diagramOf("mfRcpfR", 11),
              (Lines{".  .  ○↑ .  .", ".  .  ○↑ .  .", ".  .  O  .  .", ".  .  .  .  .", ".  .  .  .  .",
                     "Over exactly one piece:", ".  .  ×↑ .  .", ".  .  ∩  .  .", ".  .  O  .  .",
                     ".  .  .  .  .", ".  .  .  .  ."}));
}

TEST(RuleSheetDiagram, AGrasshopperEndsBehindThePiece) {
    EXPECT_EQ(diagramOf("gfQ", 5), (Lines{"• . • . •", ". ∩ ∩ ∩ .", ". . O . .", ". . . . .", ". . . . ."}));
}

TEST(RuleSheetDiagram, LameLeapsAreKeptApartFromOthers) {
    EXPECT_EQ(diagramOf("mfNcnfN", 11), (Lines{". ○ . ○ .", ". . . . .", ". . O . .", ". . . . .",
                                               ". . . . .", "Where nothing blocks its way:", ". × . × .",
                                               ". . . . .", ". . O . .", ". . . . .", ". . . . ."}));
}

TEST(RuleSheetDiagram, MarksAreExplainedWhereTheyOccur) {
    const auto legendOf = [](const std::string& moves) {
        return RuleSheet(plain("customPiece1 = x:" + moves + "\nstartFen = 2k2/5/5/5/X1K2 w - - 0 1\n"))
            .sections()[1]
            .lines;
    };
    EXPECT_EQ(legendOf("RmF").size(), 2u);
    EXPECT_TRUE(says(legendOf("mR"), "○ or × with an arrow slides too"));
    EXPECT_TRUE(says(legendOf("gQ"), "∩ passes over exactly one piece"));
}

// --- promotion

TEST(RuleSheetPromotion, WhatMustPromoteOnTakingHasAPromotedFace) {
    const auto spec = special("W", "promotesOnTaking = * > K\n");
    EXPECT_TRUE(says(notesOf(spec, "P"), "Must promote when it captures King (K)."));
    EXPECT_FALSE(says(notesOf(spec, "X"), "Must promote"));
    EXPECT_FALSE(says(notesOf(spec, "+P"), "Must promote"));
}

TEST(RuleSheetPromotion, IsForcedWhereAPieceCouldNeverMoveIfTheVariantForbidsSuchPieces) {
    auto spec = builtin("shogi");
    EXPECT_TRUE(says(RuleSheet(spec).promotion(), "It must promote where it could never move again."));
    spec.drops.onlyWhereMovable = false;
    EXPECT_FALSE(says(RuleSheet(spec).promotion(), "It must"));
    EXPECT_FALSE(says(RuleSheet(builtin("koshogi")).promotion(), "It must"));
}

/// What the sheet says of promotion and drops in a game with gold generals, silvers that promote to them, and lines.
Lines rulesOf(const std::string& lines, const std::string& start = "sgk2/5/5/5/2KGS w") {
    const auto spec =
        plain("gold = g\nsilver = s\npromotedPieceType = s:g\nstartFen = " + start + '\n' + lines);
    auto rules = RuleSheet(spec).promotion();
    for (auto& line : RuleSheet(spec).drops())
        rules.push_back(std::move(line));
    return rules;
}

TEST(RuleSheetPromotion, SaysWhereItMayBeAnywhere) {
    const std::string anywhere =
        "promotionRegionWhite = *1 *2 *3 *4 *5\npromotionRegionBlack = *1 *2 *3 *4 *5\n";
    EXPECT_TRUE(says(rulesOf(anywhere), "A piece may promote with any move."));
    EXPECT_TRUE(says(rulesOf(anywhere + "mandatoryPiecePromotion = true\n"),
                     "A piece must promote with every move."));
}

TEST(RuleSheetPromotion, NamesTheSquaresWhereTheyAreNotTheFarthestRanks) {
    const auto rules = rulesOf("promotionRegionWhite = a5 b4\npromotionRegionBlack = -\n");
    EXPECT_TRUE(says(rules, "A piece may promote when its move begins or ends on a promotion square."));
    EXPECT_TRUE(says(rules, "Promotion squares of White: a5 b4."));
    EXPECT_TRUE(says(rules, "Promotion squares of Black: –."));
}

TEST(RuleSheetPromotion, SaysWhatTurnsBackAndWhatCapturesPromote) {
    EXPECT_TRUE(says(rulesOf("pieceDemotion = true\n"),
                     "A promoted piece loses its promotion by the same kind of move."));
    EXPECT_TRUE(says(rulesOf("piecePromotionOnCapture = true\n"), "A piece promotes only when it captures."));
}

TEST(RuleSheetDrops, SaysWhereAndHow) {
    const std::string drops = "pieceDrops = true\ncapturesToHand = true\n";
    EXPECT_TRUE(
        says(rulesOf(drops + "dropPromoted = true\n"), "A piece may be dropped with either face up."));
    EXPECT_TRUE(says(rulesOf(drops + "dropChecks = false\n"), "No drop may give check."));
    EXPECT_TRUE(says(rulesOf(drops + "dropRegionWhite = a1 b1\n"), "White drops on these squares: a1 b1."));
    EXPECT_FALSE(says(rulesOf(drops + "dropRegionWhite = a1 b1\n"), "Black drops"));
    const auto pawns = rulesOf(drops + "pawn = p\n", "sgk2/p4/5/4P/2KGS w");
    EXPECT_TRUE(says(pawns, "Pawn (P) may not be dropped on the rank nearest to its owner."));
    EXPECT_TRUE(says(pawns, "Pawn (P) may not be dropped where it would promote."));
}

// --- several steps in a move

TEST(RuleSheetSteps, CountsTheSteps) {
    EXPECT_TRUE(says(notesOf(special("2x(K)"), "X"), "Makes 1 to 2 such steps in a move"));
    EXPECT_TRUE(says(notesOf(special("5=x(W)"), "X"), "Makes exactly 5 such steps in a move"));
}

TEST(RuleSheetSteps, SaysHowTheyMayTurn) {
    const std::string straight = "All steps of a move lead straight on in one direction.";
    const std::string sameWay = "The long leg of the second leap points in the same direction";
    const auto free = notesOf(special("2x(N)"), "X");
    EXPECT_FALSE(says(free, straight) || says(free, sameWay));
    EXPECT_TRUE(says(notesOf(special("2x^(N)"), "X"), sameWay));
    EXPECT_TRUE(says(notesOf(special("5x/(W)"), "X"), straight));
}

TEST(RuleSheetSteps, SaysWhetherTheyMayLeadBack) {
    const auto mayLeadBack = [](const char* moves) {
        return says(notesOf(special(moves), "X"), "May end its move on its starting square.");
    };
    EXPECT_TRUE(mayLeadBack("2x(K)"));
    EXPECT_TRUE(mayLeadBack("2x^(N)"));
    EXPECT_FALSE(mayLeadBack("5x/(W)")) << "straight on";
    EXPECT_FALSE(mayLeadBack("5=x(W)")) << "an odd number of steps";
    EXPECT_FALSE(mayLeadBack("2x(fW)")) << "forward only";
}

TEST(RuleSheetSteps, AreShownBesideTheOtherMovesWithWhichTheyDoNotMix) {
    const Lines expected{". . ↑ . .",     ". . ↑ . .", "← ← O → →", ". . ↓ . .", ". . ↓ . .",
                         "Or, in steps:", "• . •",     ". O .",     "• . •"};
    const auto lines = linesOn(special("R2x(F)"), "X");
    ASSERT_GT(lines.size(), expected.size());
    EXPECT_EQ(Lines(lines.begin(), lines.begin() + 9), expected);
    EXPECT_TRUE(says(lines, "either makes these steps or moves in its other way, never both"));
    EXPECT_FALSE(says(linesOn(special("2x(F)"), "X"), "never both"));
}

// --- taking and shooting

TEST(RuleSheetTaking, NamesThoseThatItCannotTakeOrTheOnesThatItCan) {
    EXPECT_TRUE(says(notesOf(special("W", "cannotTake = X > P\n"), "X"), "Cannot capture Pawn (P)."));
    EXPECT_TRUE(says(notesOf(special("W", "takesOnly = X > P\n"), "X"), "Captures only Pawn (P)."));
    EXPECT_TRUE(
        says(notesOf(special("W!1r3", "takesOnly = X > P\n"), "X"), "By moving it captures only Pawn (P)."));
    EXPECT_TRUE(says(notesOf(special("W!1r3", "cannotShoot = X > K\n"), "X"), "Cannot shoot King (K)."));
    EXPECT_TRUE(
        says(notesOf(special("W!1r3", "cannotShoot = X > K P +P\n"), "X"), "Shoots only Elephant (X)."));
}

TEST(RuleSheetShooting, SaysHowManyAndHowFar) {
    const auto ofX = [](const char* moves) { return notesOf(special(moves), "X").front(); };
    EXPECT_EQ(ofX("W!1r1"), "Shoots one adjacent enemy.");
    EXPECT_EQ(ofX("W!2r1"), "Shoots up to 2 adjacent enemies.");
    EXPECT_EQ(
        ofX("W!1r3"),
        "Shoots one enemy up to 3 squares away in one of the eight directions, if nothing stands between.");
    EXPECT_EQ(ofX("W!1r5p"),
              "Shoots one enemy up to 5 squares away in one of the eight directions, over other pieces too.");
    EXPECT_EQ(ofX("W!2r7"), "Shoots up to 2 enemies up to 7 squares away in any of the eight directions, if "
                            "nothing stands between.");
}

TEST(RuleSheetShooting, SaysWhen) {
    const auto when = [](const char* moves, const char* lines) {
        return notesOf(special(moves, lines), "X");
    };
    EXPECT_TRUE(says(when("W!1r3", ""), "May shoot only after a move to an empty square."));
    EXPECT_TRUE(says(when("2x(W)!1r1*", ""), "May shoot only after steps to empty squares, after each."));
    const char* option = "shootWithoutMoving = true\n";
    EXPECT_TRUE(says(when("W!1r3", option), "May shoot after a move to an empty square, or without moving."));
    EXPECT_TRUE(
        says(when("2x(W)!1r1*", option), "May shoot after each step to an empty square, or without moving."));
}

// --- other effects

TEST(RuleSheetEffects, AFaceThatNeedsOthersTurnsBackWithoutThem) {
    const auto spec = special("W", "promotionNeeds = P > K X\n");
    EXPECT_TRUE(says(notesOf(spec, "P"), "Is promoted only while its side has King (K) or Elephant (X)."));
    EXPECT_TRUE(says(notesOf(spec, "+P"),
                     "Loses its promotion when its side has none of these left: King (K), Elephant (X)."));
    EXPECT_FALSE(says(notesOf(special("W"), "+P"), "Loses its promotion"));
}

TEST(RuleSheetEffects, AFlameBurnsFriendsTooAndWhatArrivesBesideIt) {
    const char* beside = "An enemy that ends its move beside it is removed too";
    const auto notes = notesOf(special("W", "burns = X\n"), "X");
    EXPECT_TRUE(says(notes, "friends and commanders among them."));
    EXPECT_TRUE(says(notes, beside));
    EXPECT_FALSE(says(notesOf(special("W", "burns = X\npassiveBurn = false\n"), "X"), beside));
}

TEST(RuleSheetEffects, OneSquareAwayIsBesideIt) {
    EXPECT_TRUE(says(notesOf(special("W", "shelters = X > 1\n"), "X"), "No adjacent enemy may shoot."));
    EXPECT_TRUE(
        says(notesOf(special("W", "shelters = X > 5\n"), "X"), "No enemy within 5 squares may shoot."));
    EXPECT_TRUE(says(notesOf(special("W", "revertsNear = +P > 1 X\n"), "+P"),
                     "Loses its promotion beside any of these enemies: Elephant (X)."));
    EXPECT_TRUE(says(notesOf(special("W", "revertsNear = +P > 5 X\n"), "+P"),
                     "Loses its promotion within 5 squares of any of these enemies: Elephant (X)."));
}

TEST(RuleSheetEnd, SaysForWhomARepetitionIsJudged) {
    const auto says = [](std::string_view id, const std::string& sentence) {
        const auto spec = builtin(id);
        const Lines end = RuleSheet(spec).end();
        return std::find(end.begin(), end.end(), sentence) != end.end();
    };
    EXPECT_TRUE(says("zoshogi", "A player who makes a position occur 3 times loses."));
    EXPECT_TRUE(says("minishogi", "Sente loses if a position occurs 4 times."));
}

TEST(RuleSheetEnd, SaysWhatADeclarationNeeds) {
    auto spec = builtin("shogi");
    EXPECT_TRUE(says(RuleSheet(spec).end(),
                     "five points for Rook (R), Bishop (B), one for any other but the king. "
                     "Sente wins with 28 points, Gote with 27."));
    spec.ends.enteringKing.points = core::EnteringKingPoints::Points24;
    EXPECT_TRUE(says(RuleSheet(spec).end(), "31 points win, 24 to 30 draw."));
    spec.ends.enteringKing.points = core::EnteringKingPoints::None;
    EXPECT_FALSE(says(RuleSheet(spec).end(), "declare"));
}

TEST(RuleSheetEnd, WithoutRoyalPiecesThereIsNoCheck) {
    EXPECT_TRUE(says(RuleSheet(special("W")).end(), "There is no check."));
    EXPECT_FALSE(says(RuleSheet(builtin("shogi")).end(), "There is no check."));
}

TEST(RuleSheetEnd, SaysWhatASideNeedsAndWhoLosesIfBothLackIt) {
    const auto end = RuleSheet(builtin("koshogi")).end();
    EXPECT_TRUE(
        says(end, "A side has lost when it has none of these: General (G); Governor (+MA); Middle troop (MA) "
                  "and Banner (BN) or Flag waver (+BN)."));
    EXPECT_TRUE(says(
        end, "If both sides have lost all of these pieces after a move, the side that made the move loses."));
    EXPECT_FALSE(says(RuleSheet(builtin("shogi")).end(), "the side that made the move"));
}

} // namespace
} // namespace komadai
