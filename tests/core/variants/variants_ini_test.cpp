// Reading variant files, and the problems of wrong ones.
#include "core/notation/move_text.h"
#include "core/rules/perft.h"
#include "core/variants/rule_options.h"
#include "core/variants/variants_ini.h"

#include "core/rules/variant_set.h"
#include "core/variants/catalogue.h"
#include "tests/core/positions.h"
#include "tests/core/variants/specs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace komadai::core {
namespace {

using test::specFrom;

/// A small variant with room for one more line; lines count from 1, the added one is the eighth.
std::string smallVariantWith(const std::string& line) {
    return "[small]\n"
           "maxFile = 5\n"
           "maxRank = 5\n"
           "startFen = 1k2r/5/5/5/R2K1 w 0 1\n"
           "king = k\n"
           "rook = r\n"
           "bers = d\n" +
           line + '\n';
}

VariantProblems problemsOf(std::string_view text) {
    const auto specs = readVariantsIni(text);
    return specs ? VariantProblems{} : specs.error();
}

TEST(BuiltinVariants, GreatShatranjIsPlayedWithFigures) {
    EXPECT_EQ(VariantSet::builtin().find("greatshatranj")->spec().pieceStyle, PieceStyle::Figures);
}

TEST(BuiltinVariants, EuroShogiIsOneOfThem) {
    const auto variants = builtinVariants();
    EXPECT_TRUE(
        std::any_of(variants.begin(), variants.end(), [](const auto& v) { return v.id == "euroshogi"; }));
}

TEST(BuiltinVariants, EachBeginsWithALegalPosition) {
    const auto set = VariantSet::builtin();
    for (const auto& variant : set.all())
        EXPECT_TRUE(AnyPosition::fromSetup(variant->spec().start, variant)) << variant->spec().id;
}

TEST(BuiltinVariants, EuroShogiIsWhatItsFileSays) {
    const VariantSpec& spec = test::euroShogiRules()->spec();
    EXPECT_EQ(spec.name, "EuroShogi");
    EXPECT_EQ(spec.pieceStyle, PieceStyle::Cubes);
    EXPECT_EQ(spec.coordinates, Coordinates::Algebraic);
    EXPECT_EQ(spec.promotion.zoneRanks, 3);
    EXPECT_TRUE(spec.promotion.mandatory);
    EXPECT_TRUE(spec.drops.allowed);
    EXPECT_FALSE(spec.drops.noMate);
    EXPECT_EQ(spec.ends.bareKing, BareKingRule::Draw);
    EXPECT_EQ(spec.ends.stalemate, StalemateRule::Draw);
    EXPECT_EQ(spec.ends.moveLimit.moves, 50);
    EXPECT_EQ(spec.ends.repetition.fold, 3);
    EXPECT_TRUE(spec.ends.impasseByAgreement);
}

TEST(BuiltinVariants, EuroShogisPiecesHaveNamesAndFaces) {
    const VariantSpec& spec = test::euroShogiRules()->spec();
    for (const auto& piece : spec.pieces)
        EXPECT_NE(piece.name, piece.letters) << "without a name";
    EXPECT_EQ(spec.piece(*spec.piece(*spec.pieceByLetters("R")).promotesTo).betza, "RF");
    EXPECT_EQ(spec.piece(*spec.piece(*spec.pieceByLetters("B")).promotesTo).betza, "BW");
    EXPECT_EQ(spec.piece(*spec.piece(*spec.pieceByLetters("N")).promotesTo).betza, "WfF");
    EXPECT_EQ(spec.piece(*spec.piece(*spec.pieceByLetters("P")).promotesTo).betza, "WfF");
    EXPECT_FALSE(spec.piece(*spec.pieceByLetters("G")).promotesTo);
    EXPECT_TRUE(spec.piece(*spec.pieceByLetters("K")).royal);
}

TEST(VariantsIni, TheKindsInPlayAreThoseOfTheStart) {
    const auto spec = specFrom(smallVariantWith(""));
    ASSERT_EQ(spec.pieces.size(), 2u) << "bers is defined but not in play";
    EXPECT_EQ(spec.pieces[0].letters, "K");
    EXPECT_EQ(spec.pieces[1].letters, "R");
}

TEST(VariantsIni, APromotedFaceMovesAsThePieceItNames) {
    const auto spec = specFrom(smallVariantWith("promotedPieceType = r:d"));
    ASSERT_EQ(spec.pieces.size(), 3u);
    EXPECT_EQ(spec.pieces[2].letters, "+R");
    EXPECT_EQ(spec.pieces[2].betza, "RF");
    EXPECT_EQ(spec.pieces[2].promotedFrom, pieceTypeAt(1));
}

TEST(VariantsIni, APieceIsCalledWhatItsKeySaysOrByItsLetter) {
    const auto spec = specFrom("[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\nbers = d\n"
                               "dragonHorse = h\ncustomPiece1 = x:N\npromotedPieceType = r:d h:d x:d\n"
                               "startFen = 1k2r/5/5/XH3/R2K1 w 0 1\n");
    std::vector<std::string> names;
    for (const auto& piece : spec.pieces)
        names.push_back(piece.name);
    EXPECT_EQ(names, (std::vector<std::string>{"King", "Rook", "Dragon horse", "X", "Promoted rook",
                                               "Promoted dragon horse", "+X"}));
}

TEST(VariantsIni, PiecesMayHaveKanjiAndReadings) {
    const auto variant = readVariantsIni(
        smallVariantWith("pieceKanji = r:飛\npieceFullKanji = r:飛車\npieceReadings = r:hi\n"));
    ASSERT_TRUE(variant);
    const VariantSpec& spec = variant.value().front();
    EXPECT_EQ(spec.piece(spec.pieceByLetters("R").value()).kanji, "飛");
    EXPECT_EQ(spec.piece(spec.pieceByLetters("R").value()).fullKanji, "飛車");
    EXPECT_EQ(spec.piece(spec.pieceByLetters("R").value()).reading, "hi");
    EXPECT_EQ(spec.piece(spec.pieceByLetters("K").value()).reading, "");
}

TEST(VariantsIni, APieceMayBeGivenInBetzaNotation) {
    for (const char* line : {"customPiece1 = x:fWbF", "customPiece1 = x : fWbF"}) {
        std::string text = smallVariantWith(line);
        const auto spec = specFrom(text.replace(text.find("1k2r"), 4, "1k1xr"));
        EXPECT_EQ(spec.piece(spec.pieceByLetters("X").value()).betza, "fWbF");
    }
}

TEST(VariantsIni, TheLastFileMayBeALetterUpToS) {
    EXPECT_TRUE(readVariantsIni("[w]\nmaxFile = s\nmaxRank = 2\nking = k\nstartFen = k18/18K w\n"));
    const auto wide = readVariantsIni("[w]\nmaxFile = t\nmaxRank = 2\nking = k\nstartFen = k18/18K w\n");
    ASSERT_FALSE(wide);
    EXPECT_EQ(wide.error().front().key, "maxFile");
}

TEST(VariantsIni, AFileMayHoldSeveral) {
    const auto specs = readVariantsIni(smallVariantWith("") +
                                       "[tiny]\nmaxFile = 3\nmaxRank = 3\nking = k\nstartFen = k2/3/2K w\n");
    ASSERT_TRUE(specs);
    ASSERT_EQ(specs.value().size(), 2u);
    EXPECT_EQ(specs.value()[0].id, "small");
    EXPECT_EQ(specs.value()[1].id, "tiny");
}

TEST(VariantsIni, CommentsBlankLinesAndCarriageReturnsAreNothing) {
    EXPECT_EQ(specFrom("# comment\r\n; another\r\n\r\n" + smallVariantWith("\r")).id, "small");
}

TEST(VariantsIni, AVariantWithoutANameIsCalledByItsId) {
    EXPECT_EQ(specFrom(smallVariantWith("")).name, "small");
}

struct BadLine {
    const char* line;
    VariantProblemKind kind;
    const char* key;
    const char* text;
};

void PrintTo(const BadLine& bad, std::ostream* out) { *out << bad.line; }

class VariantProblemsInALine : public ::testing::TestWithParam<BadLine> {};

TEST_P(VariantProblemsInALine, AreReportedWithLineKeyAndText) {
    const auto& bad = GetParam();
    const auto problems = problemsOf(smallVariantWith(bad.line));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, bad.kind);
    EXPECT_EQ(problems[0].line, 8);
    EXPECT_EQ(problems[0].key, bad.key);
    EXPECT_EQ(problems[0].text, bad.text);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, VariantProblemsInALine,
    ::testing::Values(
        BadLine{"castling true", VariantProblemKind::NotALine, "", "castling true"},
        BadLine{"flavour = vanilla", VariantProblemKind::UnknownKey, "flavour", "flavour"},
        BadLine{"castling = true", VariantProblemKind::BadValue, "castling", "true"},
        BadLine{"doubleStep = true", VariantProblemKind::BadValue, "doubleStep", "true"},
        BadLine{"flagPiece = q", VariantProblemKind::UnknownLetter, "flagPiece", "q"},
        BadLine{"whiteFlag = *99", VariantProblemKind::BadValue, "whiteFlag", "*99"},
        BadLine{"whiteFlag = f1", VariantProblemKind::BadValue, "whiteFlag", "f1"},
        BadLine{"whiteFlag = -5", VariantProblemKind::BadValue, "whiteFlag", "-5"},
        BadLine{"flagRegionBlack = z1", VariantProblemKind::BadValue, "flagRegionBlack", "z1"},
        BadLine{"promotionLimit = r:many", VariantProblemKind::BadValue, "promotionLimit", "r:many"},
        BadLine{"promotionPawnTypes = q", VariantProblemKind::UnknownLetter, "promotionPawnTypes", "q"},
        BadLine{"maxRank = 6", VariantProblemKind::DuplicateKey, "maxRank", "maxRank = 6"},
        BadLine{"pieceDrops = yes", VariantProblemKind::BadValue, "pieceDrops", "yes"},
        BadLine{"nMoveRule = many", VariantProblemKind::BadValue, "nMoveRule", "many"},
        BadLine{"nMoveRule = -1", VariantProblemKind::BadValue, "nMoveRule", "-1"},
        BadLine{"promotionRank = 6", VariantProblemKind::BadValue, "promotionRank", "6"},
        BadLine{"bareKing = lose", VariantProblemKind::BadValue, "bareKing", "lose"},
        BadLine{"coordinates = chess", VariantProblemKind::BadValue, "coordinates", "chess"},
        BadLine{"sideNames = White", VariantProblemKind::BadValue, "sideNames", "White"},
        BadLine{"nFoldRule = 1", VariantProblemKind::BadValue, "nFoldRule", "1"},
        BadLine{"handicaps = Rook", VariantProblemKind::BadValue, "handicaps", "Rook"},
        BadLine{"handicaps = Rook: a5", VariantProblemKind::BadValue, "handicaps", "a5"},
        BadLine{"handicaps = King: b5 e5", VariantProblemKind::BadValue, "handicaps", "b5"},
        BadLine{"handicaps = Rook: a1", VariantProblemKind::BadValue, "handicaps", "a1"},
        BadLine{"pieceValues = r:high", VariantProblemKind::BadValue, "pieceValues", "r:high"},
        BadLine{"pieceNames = q:Queen", VariantProblemKind::UnknownLetter, "pieceNames", "q"},
        BadLine{"variantName = A\x1b[31m", VariantProblemKind::HiddenCharacter, "variantName", "A\x1b[31m"},
        BadLine{"variantSummary = A\u202e", VariantProblemKind::HiddenCharacter, "variantSummary", "A\u202e"},
        BadLine{"sideNames = A\tB, C", VariantProblemKind::HiddenCharacter, "sideNames", "A\tB, C"},
        BadLine{"pieceNames = k:K\x07", VariantProblemKind::HiddenCharacter, "pieceNames", "K\x07"},
        BadLine{"pieceKanji = k:\u200e", VariantProblemKind::HiddenCharacter, "pieceKanji", "\u200e"},
        BadLine{"handicaps = A\x7f: e5", VariantProblemKind::HiddenCharacter, "handicaps", "A\x7f"},
        BadLine{"piece Z = K |\t| A\vB", VariantProblemKind::HiddenCharacter, "piece Z", "A\vB"},
        BadLine{"dropNoDoubled = p", VariantProblemKind::UnknownLetter, "dropNoDoubled", "p"},
        BadLine{"queen = Q", VariantProblemKind::BadLetter, "queen", "Q"},
        BadLine{"queen = qq", VariantProblemKind::BadLetter, "queen", "qq"},
        BadLine{"queen = r", VariantProblemKind::DuplicateLetter, "queen", "r"},
        BadLine{"promotedPieceType = rd", VariantProblemKind::BadValue, "promotedPieceType", "rd"},
        BadLine{"promotedPieceType = r:x", VariantProblemKind::UnknownLetter, "promotedPieceType", "x"},
        BadLine{"promotedPieceType = x:d", VariantProblemKind::UnknownLetter, "promotedPieceType", "x"},
        BadLine{"promotedPieceType = r:d r:k", VariantProblemKind::DuplicateLetter, "promotedPieceType", "r"},
        BadLine{"customPiece1 = xW", VariantProblemKind::BadValue, "customPiece1", "xW"}));

TEST(VariantsIni, AHandicapIsAStartWithoutPiecesOfTheSecondSideWhichMovesFirst) {
    const auto spec = specFrom(smallVariantWith("handicaps = The Rook: e5"));
    ASSERT_EQ(spec.handicaps.size(), 1u);
    EXPECT_EQ(spec.handicaps[0].name, "The Rook");
    const core::Setup start = spec.startWith(spec.handicaps[0]);
    EXPECT_EQ(start.sideToMove, Side::Second);
    EXPECT_FALSE(start.at(spec.size.square(4, 0)));
    EXPECT_TRUE(start.at(spec.size.square(1, 0)));
}

TEST(VariantsIni, AHandicapOfAnInvalidStartIsNotChecked) {
    const auto problems = problemsOf("[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nstartFen = kk\n"
                                     "handicaps = Rook: e5\n");
    ASSERT_FALSE(problems.empty());
    for (const auto& problem : problems)
        EXPECT_NE(problem.key, "handicaps");
}

TEST(VariantsIni, SummariesAndHandicapsAreNotInherited) {
    const auto specs = readVariantsIni(
        smallVariantWith("handicaps = Rook: e5\nvariantSummary = Few pieces.") + "[child:small]\n");
    ASSERT_TRUE(specs);
    EXPECT_EQ(specs.value()[0].summary, "Few pieces.");
    EXPECT_TRUE(specs.value()[1].summary.empty());
    EXPECT_TRUE(specs.value()[1].handicaps.empty());
}

TEST(BuiltinVariants, EachSaysInALineWhatItIs) {
    for (const auto& spec : builtinVariants())
        EXPECT_FALSE(spec.summary.empty()) << spec.id;
}

TEST(BuiltinVariants, TheHandicapsOfShogiAreLegalStarts) {
    const auto shogi = VariantSet::builtin().find("shogi");
    EXPECT_EQ(shogi->spec().handicaps.size(), 9u);
    for (const auto& handicap : shogi->spec().handicaps)
        EXPECT_TRUE(AnyPosition::fromSetup(shogi->spec().startWith(handicap), shogi)) << handicap.name;
}

TEST(VariantsIni, AnUnknownKeyComesWithTheNearestKnownOnes) {
    using Words = std::vector<std::string>;
    const auto nearestOf = [](const std::string& key) {
        const auto problems = problemsOf(smallVariantWith(key + " = x"));
        return problems.size() == 1 ? problems[0].supported : Words{"not one problem"};
    };
    EXPECT_EQ(nearestOf("bareking"), Words{"bareKing"});
    EXPECT_EQ(nearestOf("stalemate"), Words{"stalemateValue"});
    EXPECT_EQ(nearestOf("dropNoDouble"), (Words{"dropNoDoubled", "dropNoDoubledCount"}));
    EXPECT_EQ(nearestOf("flavour"), Words{});
}

TEST(VariantsIni, AnUnknownChoiceComesWithAllChoicesTheMostSimilarFirst) {
    const auto problems = problemsOf(smallVariantWith("bareKing = non"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].supported, (std::vector<std::string>{"none", "win", "draw"}));
}

TEST(VariantsIni, BadMovesComeWithTheirPlaceInTheMoves) {
    const std::string text = smallVariantWith("customPiece1 = x:fWzF");
    const auto problems = problemsOf(std::string(text).replace(text.find("5/5/5"), 5, "x4/5/5"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::BadMoves);
    EXPECT_EQ(problems[0].line, 8);
    ASSERT_TRUE(problems[0].cause);
    EXPECT_EQ(problems[0].text, "fWzF");
    EXPECT_EQ(*problems[0].cause, (ParseError{ParseErrorKind::UnknownAtom, 2, "z"}));
}

TEST(VariantsIni, BadMovesAreAProblemWhetherThePieceIsInPlayOrNot) {
    for (const char* line : {"customPiece9 = z:!!!", "customPiece9 = z:"}) {
        const auto problems = problemsOf(smallVariantWith(line));
        ASSERT_EQ(problems.size(), 1u) << line;
        EXPECT_EQ(problems[0].kind, VariantProblemKind::BadMoves);
        EXPECT_EQ(problems[0].line, 8);
        EXPECT_EQ(problems[0].key, "customPiece9");
    }
}

TEST(VariantsIni, ABadStartComesWithItsPlaceInTheValue) {
    const std::string text = smallVariantWith("");
    const auto problems = problemsOf(std::string(text).replace(text.find("5/5/5"), 5, "5/6/5"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::BadStart);
    EXPECT_EQ(problems[0].line, 4);
    ASSERT_TRUE(problems[0].cause);
    EXPECT_EQ(*problems[0].cause, (ParseError{ParseErrorKind::RowTooLong, 7, "6"}));
}

TEST(VariantsIni, AMissingKeyIsReportedAtItsSection) {
    const auto problems =
        problemsOf("# one line before\n[small]\nmaxFile = 5\nking = k\nstartFen = k4/5/5/5/4K w\n");
    ASSERT_FALSE(problems.empty());
    EXPECT_EQ(problems[0].kind, VariantProblemKind::MissingKey);
    EXPECT_EQ(problems[0].line, 2);
    EXPECT_EQ(problems[0].key, "maxRank");
}

TEST(VariantsIni, EveryProblemIsReportedInTheOrderOfTheFile) {
    const auto problems =
        problemsOf(smallVariantWith("bareKing = lose\nx\ncastling = true\npieceDrops = yes"));
    std::vector<int> lines;
    for (const auto& problem : problems)
        lines.push_back(problem.line);
    EXPECT_EQ(lines, (std::vector<int>{8, 9, 10, 11}));
}

TEST(VariantsIni, AnEmptyFileIsAProblem) {
    for (const char* text : {"", "\n\n", "# nothing\n"}) {
        const auto problems = problemsOf(text);
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_EQ(problems[0].kind, VariantProblemKind::EmptyFile);
    }
}

TEST(VariantsIni, AKeyBeforeTheFirstSectionIsAProblem) {
    const auto problems = problemsOf("maxFile = 5\n" + smallVariantWith(""));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::KeyWithoutSection);
    EXPECT_EQ(problems[0].line, 1);
}

TEST(VariantsIni, ASectionInheritsTheKeysOfAnEarlierOne) {
    const auto specs = readVariantsIni(smallVariantWith("") + "[child:small]\nvariantName = Child\n");
    ASSERT_TRUE(specs);
    ASSERT_EQ(specs.value().size(), 2u);
    EXPECT_EQ(specs.value()[1].name, "Child");
    EXPECT_EQ(specs.value()[1].size, specs.value()[0].size);
    EXPECT_EQ(specs.value()[1].start, specs.value()[0].start);
}

TEST(VariantsIni, ASectionInheritsFromAVariantThatComesWithTheProgram) {
    auto variants = VariantSet::builtin();
    EXPECT_TRUE(variants.add("[mine:shogi]\npromotionRank = 8\n").empty());
    EXPECT_EQ(variants.find("mine")->spec().promotion.zoneRanks, 2);
    EXPECT_EQ(variants.find("mine")->spec().pieces.size(), variants.find("shogi")->spec().pieces.size());
}

TEST(VariantsIni, AParentPassesOnWhatItInherits) {
    auto variants = VariantSet::builtin();
    EXPECT_TRUE(variants.add("[mine:zoshogi]\nvariantName = Mine\n").empty());
    EXPECT_EQ(variants.find("mine")->spec().start, variants.find("zoshogi")->spec().start);
    EXPECT_EQ(variants.find("mine")->spec().pieces.size(), variants.find("zoshogi")->spec().pieces.size());
}

TEST(VariantsIni, PiecesOfAncestorsComeBeforeThoseOfTheirHeirs) {
    constexpr int Generations = 200;
    std::string text =
        "[v0]\nmaxFile = 5\nmaxRank = 5\nking = k\nstartFen = 1k2r/b4/5/B4/R2K1 w 0 1\nbishop = b\n";
    for (int i = 1; i < Generations; ++i)
        text += "[v" + std::to_string(i) + ":v" + std::to_string(i - 1) + "]\n";
    const auto specs = readVariantsIni(text.insert(text.find("[v1:"), "rook = r\n") +
                                       "[last:v199]\nrook = -\ncustomPiece1 = r:R\n");
    ASSERT_TRUE(specs);
    std::string letters;
    for (const auto& piece : specs.value().back().pieces)
        letters += piece.letters;
    EXPECT_EQ(letters, "KBR");
}

TEST(VariantsIni, APieceCanBeTakenAwayAgain) {
    const auto specs =
        readVariantsIni(smallVariantWith("") + "[child:small]\nrook = -\nstartFen = k4/5/5/5/4K w\n");
    ASSERT_TRUE(specs);
    EXPECT_FALSE(specs.value()[1].pieceByLetters("R"));
    const auto problems = problemsOf(smallVariantWith("") + "[child:small]\nrook = -\n");
    ASSERT_EQ(problems.size(), 1u) << "the rook still stands in the inherited start";
    EXPECT_EQ(problems[0].kind, VariantProblemKind::BadStart);
    EXPECT_EQ(problems[0].line, 9);
}

TEST(VariantsIni, InheritedListsSkipPiecesThatWereTakenAway) {
    const auto specs = readVariantsIni(
        smallVariantWith(
            "gold = g\npromotedPieceType = g:d\npieceNames = k:King, r:Rook\npieceValues = r:500\n"
            "dropNoDoubled = r\nnMoveRuleTypes = r\npromotionPawnTypes = r\n"
            "promotionPieceTypes = g\npromotionLimit = r:2\nflagPiece = r\nflagRegionWhite = *5") +
        "[child:small]\nrook = -\nbers = -\ngold = -\nstartFen = k4/5/5/5/4K w\n");
    ASSERT_TRUE(specs);
    const VariantSpec& child = specs.value()[1];
    EXPECT_EQ(child.pieces.size(), 1u);
    EXPECT_TRUE(child.drops.noDoubled.empty());
    EXPECT_TRUE(child.ends.moveLimit.progressKinds.empty());
    EXPECT_FALSE(child.ends.campPiece);
}

/// A game that inherits from `chess`, without the rules of chess that are not supported.
VariantSpec chessWith(const std::string& lines) {
    return specFrom("[child:chess]\ncastling = false\ndoubleStep = false\n" + lines);
}

TEST(VariantsIni, ChessIsAParentThatNoFileNeedsToDefine) {
    const auto spec = chessWith("");
    EXPECT_EQ(spec.size, (BoardSize{8, 8}));
    ASSERT_EQ(spec.pieces.size(), 6u);
    const PieceSpec& pawn = spec.piece(*spec.pieceByLetters("P"));
    EXPECT_EQ(pawn.promotionChoices.size(), 4u);
    EXPECT_EQ(perft(AnyPosition::startOf(Variant::make(spec)), 1), 12u) << "8 single steps and 4 of knights";
}

TEST(VariantsIni, CastlingAndDoubleStepsOfChessMustBeSwitchedOff) {
    const auto problems = problemsOf("[child:chess]\n");
    ASSERT_EQ(problems.size(), 2u);
    EXPECT_EQ(problems[0].key, "castling");
    EXPECT_EQ(problems[1].key, "doubleStep");
    for (const auto& problem : problems) {
        EXPECT_EQ(problem.line, 1);
        EXPECT_EQ(problem.kind, VariantProblemKind::NotPlayed);
        EXPECT_EQ(problem.text, problem.key + " = false"); // the line that is missing
    }
}

TEST(VariantsIni, APawnOfChessHasADoubleStepUnlessToldOtherwise) {
    const std::string text = "[small]\nmaxFile = 5\nmaxRank = 5\nking = k\npawn = p\npromotionPawnTypes = -\n"
                             "startFen = k3p/5/5/5/P3K w\n";
    const auto problems = problemsOf(text);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::MissingKey);
    EXPECT_EQ(problems[0].key, "doubleStep");
    EXPECT_EQ(problems[0].supported, (std::vector<std::string>{"false"}));
    EXPECT_TRUE(readVariantsIni(text + "doubleStep = false\n"));
}

TEST(VariantsIni, LettersOfAListMayStandTogether) {
    const auto apart = chessWith("promotionPieceTypes = n b r\n");
    const auto together = chessWith("promotionPieceTypes = nbr\n");
    const auto choicesOf = [](const VariantSpec& spec) {
        return spec.piece(*spec.pieceByLetters("P")).promotionChoices;
    };
    EXPECT_EQ(choicesOf(together).size(), 3u);
    EXPECT_EQ(choicesOf(together), choicesOf(apart));
}

TEST(VariantsIni, AMoveOfAPawnIsProgressUnlessToldOtherwise) {
    const auto progressOf = [](const VariantSpec& spec) { return spec.ends.moveLimit.progressKinds; };
    const auto spec = chessWith("");
    EXPECT_EQ(progressOf(spec), std::vector{*spec.pieceByLetters("P")});
    EXPECT_EQ(progressOf(chessWith("nMoveRuleTypes = -\n")), std::vector<PieceType>{});
    EXPECT_EQ(progressOf(chessWith("nMoveRuleTypes = n\n")), std::vector{*spec.pieceByLetters("N")});
}

TEST(VariantsIni, APromotionLimitOfZeroIsNone) {
    const auto spec = chessWith("promotionLimit = n:0 r:2\n");
    EXPECT_EQ(spec.piece(*spec.pieceByLetters("N")).promotionLimit, std::nullopt);
    EXPECT_EQ(spec.piece(*spec.pieceByLetters("R")).promotionLimit, 2);
}

/// Where the first player's king wins, "a1 b1", in the order of the board.
std::string campOf(const std::string& lines) {
    const auto specs = readVariantsIni(smallVariantWith("flagPiece = k\n" + lines));
    if (!specs) return "problem";
    const VariantSpec& spec = specs.value().back();
    std::string text;
    for (const Square square : spec.ends.campSquares[0])
        text += (text.empty() ? "" : " ") + formatSquare(square, spec.size, Coordinates::Algebraic);
    return text;
}

TEST(VariantsIni, ARegionIsRanksFilesAndSquares) {
    EXPECT_EQ(campOf("whiteFlag = *5"), "a5 b5 c5 d5 e5");
    EXPECT_EQ(campOf("whiteFlag = c*"), "c5 c4 c3 c2 c1");
    EXPECT_EQ(campOf("flagRegionWhite = a5 e5"), "a5 e5");
    EXPECT_EQ(campOf("whiteFlag = -"), "");
}

TEST(VariantsIni, ARegionOfTheSectionReplacesAnInheritedOneUnderEitherName) {
    EXPECT_EQ(campOf("whiteFlag = *5\n[child:small]\nwhiteFlag = -"), "");
    EXPECT_EQ(campOf("whiteFlag = *5\n[child:small]\nflagRegionWhite = a5"), "a5");
    EXPECT_EQ(campOf("flagRegionWhite = *5\n[child:small]\nwhiteFlag = a5"), "a5");
}

TEST(VariantsIni, ARegionUnderBothItsNamesIsAProblem) {
    const auto problems = problemsOf(smallVariantWith("flagPiece = k\nwhiteFlag = *5\nflagRegionWhite = *3"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::SecondSpelling);
    EXPECT_EQ(problems[0].line, 9);
    EXPECT_EQ(problems[0].key, "whiteFlag");
    EXPECT_EQ(problems[0].text, "flagRegionWhite");
}

TEST(VariantsIni, AParentThatIsNotKnownIsAProblem) {
    const auto problems =
        problemsOf("[child:nobody]\nmaxFile = 5\nmaxRank = 5\nking = k\nstartFen = k4/5/5/5/4K w 0 1\n");
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::UnknownParent);
    EXPECT_EQ(problems[0].line, 1);
    EXPECT_EQ(problems[0].text, "nobody");
    EXPECT_TRUE(problems[0].supported.empty());
    EXPECT_EQ(problemsOf("[child:ches]\n").at(0).supported, (std::vector<std::string>{"chess"}));
}

TEST(VariantsIni, ASectionWithoutItsParentHasNoOtherProblem) {
    const auto problems =
        problemsOf(smallVariantWith("") +
                   "[child:smal]\nflavour = sweet\nmaxFile = many\n[grandchild:child]\nmaxRank = 99\n");
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::UnknownParent);
    EXPECT_EQ(problems[0].supported, (std::vector<std::string>{"small"}));
}

TEST(VariantsIni, AProblemOfAParentIsReportedOnce) {
    const auto linesOf = [](const std::string& text) {
        std::vector<int> lines;
        for (const auto& problem : problemsOf(text))
            lines.push_back(problem.line);
        return lines;
    };
    const std::string family = "[child:small]\n[grandchild:child]\n[other:small]\n";
    EXPECT_EQ(linesOf(smallVariantWith("bareKing = lose") + family), std::vector{8});
    EXPECT_EQ(linesOf(smallVariantWith("flavour = sweet") + family), std::vector{8});
    EXPECT_EQ(linesOf("[a]\nmaxFile = 5\nking = k\nstartFen = k4/5/5/5/4K w\n[b:a]\n[c:b]\n"), std::vector{1})
        << "the missing number of ranks";
    EXPECT_EQ(linesOf(smallVariantWith("") + "[child:small]\nmaxRank = 4\n[grandchild:child]\n"),
              std::vector{9})
        << "the start does not fit the child";
    EXPECT_EQ(linesOf(smallVariantWith("") + "[one:small]\nmaxRank = 4\n[other:small]\nmaxRank = 4\n"),
              (std::vector{9, 11}));
    EXPECT_EQ(linesOf(smallVariantWith("bareKing = lose") + "[child:small]\nbareKing = lost\n"),
              (std::vector{8, 10}));
}

TEST(VariantsIni, AnIllegalStartOfAParentIsReportedOnce) {
    std::string text = smallVariantWith("");
    text.replace(text.find("R2K1"), 4, "R2R1");
    const auto problems = VariantSet().check(text + "[child:small]\n[grandchild:child]\n").problems;
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].line, 4);
}

TEST(VariantsIni, AParentFurtherDownIsAProblemOfItsOwn) {
    const auto problems = problemsOf("[child:small]\n" + smallVariantWith(""));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::ParentIsLater);
    EXPECT_EQ(problems[0].line, 1);
    EXPECT_EQ(problems[0].text, "small");
}

TEST(VariantsIni, SectionsThatInheritFromEachOtherAreAProblem) {
    const auto kindOfFirst = [](const char* text) { return problemsOf(text).at(0).kind; };
    EXPECT_EQ(kindOfFirst("[a:a]\n"), VariantProblemKind::ParentInheritsBack);
    EXPECT_EQ(kindOfFirst("[a:b]\n[b:c]\n[c:a]\n"), VariantProblemKind::ParentInheritsBack);
    EXPECT_EQ(kindOfFirst("[x:a]\n[a:b]\n[b:a]\n"), VariantProblemKind::ParentIsLater);
}

TEST(VariantsIni, KeysBeforeAnySectionMakeAVariantIfItHasAnId) {
    constexpr std::string_view text = "maxFile = 5\nmaxRank = 5\nking = k\nstartFen = k4/5/5/5/4K w 0 1\n";
    EXPECT_FALSE(readVariantsIni(text));
    const auto specs = readVariantsIni(text, {{}, "field"});
    ASSERT_TRUE(specs);
    EXPECT_EQ(specs.value().at(0).id, "field");
}

/// The text of a file in tests/data/variants.
std::vector<std::string> movesOf(const Game& game) {
    std::vector<std::string> texts;
    if (game.isOver()) return texts;
    for (const Move& move : game.position().legalMoves())
        texts.push_back(uci::format(move, game.position()));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Plays the same random moves in both and expects the same moves, progress and end everywhere.
void expectSameGame(const std::shared_ptr<const Variant>& one, const std::shared_ptr<const Variant>& other) {
    std::mt19937 random(7);
    for (int game = 0; game < 20; ++game) {
        Game a(AnyPosition::startOf(one), 5 * game);
        Game b(AnyPosition::startOf(other), 5 * game);
        for (int ply = 0; ply < 120 && !a.isOver(); ++ply) {
            const auto moves = movesOf(a);
            ASSERT_EQ(moves, movesOf(b));
            const std::string& move = moves[random() % moves.size()];
            test::play(a, {move});
            test::play(b, {move});
            ASSERT_EQ(a.quietPlies(), b.quietPlies());
            ASSERT_EQ(a.outcome(), b.outcome());
        }
    }
}

TEST(VariantsIni, ZoShogiInTheDialectOfOtherProgramsIsTheBuiltInGame) {
    auto variants = VariantSet::builtin();
    ASSERT_TRUE(variants.add(test::variantFile("zoshogi-field.ini"), "field").empty());
    const auto field = variants.find("field");
    const auto builtin = variants.find("zoshogi");
    EXPECT_EQ(formatRuleOptions(field->spec()), formatRuleOptions(builtin->spec()));
    EXPECT_EQ(field->spec().ends.repetition.fold, builtin->spec().ends.repetition.fold);
    EXPECT_EQ(field->spec().ends.moveLimit.moves, builtin->spec().ends.moveLimit.moves);
    EXPECT_EQ(field->spec().ends.campSquares, builtin->spec().ends.campSquares);
    const std::uint64_t counts[] = {26, 676, 17368, 445372};
    for (int depth = 1; depth <= 4; ++depth)
        EXPECT_EQ(perft(AnyPosition::startOf(field), depth), counts[depth - 1]);
    expectSameGame(field, builtin);
}

TEST(VariantsIni, GreatShatranjInTheDialectOfOtherProgramsIsTheBuiltInGame) {
    auto variants = VariantSet::builtin();
    const auto specs = readVariantsIni(test::variantFile("greatshatranj-field.ini"));
    ASSERT_TRUE(specs);
    const auto field = Variant::make(specs.value().at(0));
    EXPECT_EQ(perft(AnyPosition::startOf(field), 3), 29010u);
    expectSameGame(field, variants.find("greatshatranj"));
}

TEST(VariantsIni, ASectionMayStandOnlyOnce) {
    const auto problems = problemsOf(smallVariantWith("") + smallVariantWith(""));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::DuplicateSection);
    EXPECT_EQ(problems[0].line, 9);
    EXPECT_EQ(problems[0].key, "small");
}

TEST(VariantsIni, ASectionsNameMayBeAsInFilesOfOtherPrograms) {
    for (const char* section : {"[3check-crazyhouse]", "[5check]", "[cross-derby]", "[mini_shogi]"}) {
        const std::string text = smallVariantWith("");
        EXPECT_EQ('[' + specFrom(std::string(text).replace(0, 7, section)).id + ']', section);
    }
}

TEST(VariantsIni, ASectionsNameHasNoOtherCharacters) {
    for (const char* section : {"[My Variant]", "[]", "[variant:]", "[chess", "[-chess]", "[ch.ess]"}) {
        const std::string text = smallVariantWith("");
        const auto problems = problemsOf(std::string(text).replace(0, 7, section));
        ASSERT_FALSE(problems.empty()) << section;
        EXPECT_EQ(problems[0].kind, VariantProblemKind::BadSectionName) << section;
        EXPECT_EQ(problems[0].line, 1);
    }
}

TEST(VariantsIni, InvalidBytesAreTheOnlyProblems) {
    std::string bytes;
    for (int value = 1; value < 256; ++value)
        bytes += static_cast<char>(value);
    EXPECT_FALSE(problemsOf(bytes).empty());
    EXPECT_FALSE(problemsOf(smallVariantWith(bytes)).empty());
}

// --- sets of variants

TEST(VariantSets, FindVariantsById) {
    const auto set = VariantSet::builtin();
    EXPECT_NE(set.find("euroshogi"), nullptr);
    EXPECT_EQ(set.find("EuroShogi"), nullptr);
    EXPECT_EQ(set.find(""), nullptr);
}

TEST(VariantSets, TakeAFileWithoutProblems) {
    auto set = VariantSet::builtin();
    EXPECT_TRUE(set.add(smallVariantWith("")).empty());
    EXPECT_NE(set.find("small"), nullptr);
}

TEST(VariantSets, TakeNothingFromAFileWithAProblem) {
    auto set = VariantSet::builtin();
    EXPECT_FALSE(set.add(smallVariantWith("") + "[other]\nmaxFile = 5\n").empty());
    EXPECT_EQ(set.find("small"), nullptr);
}

TEST(VariantSets, RefuseAnIdThatIsTaken) {
    auto set = VariantSet::builtin();
    EXPECT_TRUE(set.add(smallVariantWith("")).empty());
    const auto problems = set.add(smallVariantWith(""));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::DuplicateSection);
    EXPECT_EQ(problems[0].key, "small");
}

TEST(VariantSets, ReportOnceForEachSectionThatItsIdIsTaken) {
    const auto problems = VariantSet::builtin().check("[shogi:minishogi]\n[shogi:minishogi]\n").problems;
    ASSERT_EQ(problems.size(), 2u);
    EXPECT_EQ(problems[0].line, 1);
    EXPECT_EQ(problems[1].line, 2);
}

TEST(VariantSets, RefuseAnIdThatIsTakenOnTheLineOfItsSection) {
    const auto problems = VariantSet::builtin().check("# ours\n[shogi:minishogi]\n").problems;
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::DuplicateSection);
    EXPECT_EQ(problems[0].line, 2);
    EXPECT_EQ(problems[0].key, "shogi");
}

TEST(VariantSets, TheProblemOfAnIdThatTheTextDoesNotContainHasNoLine) {
    const auto set = VariantSet::builtin();
    const char* keys = "maxFile = 5\nmaxRank = 5\nking = k\nstartFen = k4/5/5/5/4K w 0 1\n";
    const char* diagram = "files=5 ranks=5 royal=1 king:K:K:king:e1,,a5";
    for (const char* text : {keys, diagram}) {
        EXPECT_TRUE(set.check(text, "kings").problems.empty()) << text;
        const auto problems = set.check(text, "shogi").problems;
        ASSERT_EQ(problems.size(), 1u) << text;
        EXPECT_EQ(problems[0].line, 0);
    }
}

TEST(VariantSets, TakeADiagram) {
    auto set = VariantSet::builtin();
    EXPECT_TRUE(set.add("files=5 ranks=5 royal=1 king:K:K:king:e1,,a5", "kings").empty());
    EXPECT_EQ(set.find("kings")->spec().size, (BoardSize{5, 5}));
}

TEST(VariantSets, LoseAVariantThatIsRemoved) {
    auto set = VariantSet::builtin();
    EXPECT_TRUE(set.remove("shogi"));
    EXPECT_EQ(set.find("shogi"), nullptr);
    EXPECT_FALSE(set.remove("shogi"));
}

TEST(VariantSets, RefuseAStartThatBreaksTheRules) {
    auto set = VariantSet::builtin();
    const std::string text = smallVariantWith("");
    const auto problems = set.add(std::string(text).replace(text.find("R2K1"), 4, "R2R1"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::IllegalStart);
    EXPECT_EQ(problems[0].line, 4);
    EXPECT_EQ(problems[0].key, "startFen");
    EXPECT_EQ(problems[0].startErrors, (SetupErrors{{SetupErrorKind::MissingRoyal, Side::First, {}}}));
    EXPECT_EQ(problems[0].variant->id, "small");
}

TEST(VariantSets, RefuseAStartWithoutAKingInAGameWithDrops) {
    const std::string text = smallVariantWith("pieceDrops = true\ncapturesToHand = true");
    EXPECT_TRUE(VariantSet().check(text).problems.empty());
    const auto problems =
        VariantSet().check(std::string(text).replace(text.find("R2K1"), 4, "R2R1")).problems;
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].startErrors, (SetupErrors{{SetupErrorKind::MissingRoyal, Side::First, {}}}));
}

/// The second player moves first in a handicap game, so the first player's king must not stand in check.
TEST(VariantSets, RefuseAHandicapThatBreaksTheRules) {
    const std::string text =
        "[small]\nmaxFile = 5\nmaxRank = 5\nstartFen = k3r/5/4p/5/4K w 0 1\nking = k\nrook = r\n"
        "shogiPawn = p\nhandicaps = Rook: e5, Pawn: e3\n";
    const auto problems = VariantSet().check(text).problems;
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::IllegalHandicap);
    EXPECT_EQ(problems[0].line, 8);
    EXPECT_EQ(problems[0].key, "handicaps");
    EXPECT_EQ(problems[0].text, "Pawn");
}

/// The usual mistake: each side's king stands in its own camp. White has won before anyone has moved.
TEST(VariantSets, TellWhereTheGameIsOverAtTheStart) {
    const auto check = VariantSet().check(smallVariantWith("flagPiece = k\nwhiteFlag = *1\nblackFlag = *5"));
    EXPECT_EQ(check.variants.size(), 1u);
    EXPECT_EQ(check.overAtStart, (std::vector<OverAtStart>{{0, {Side::First, EndReason::Campmate}}}));
    EXPECT_TRUE(VariantSet()
                    .check(smallVariantWith("flagPiece = k\nwhiteFlag = *5\nblackFlag = *1"))
                    .overAtStart.empty());
}

/// Kinds of the problems of the small variant with another start and one more line.
std::vector<VariantProblemKind> kindsWithStart(const std::string& rows, const std::string& line) {
    std::string text = smallVariantWith(line);
    text.replace(text.find("1k2r/5/5/5/R2K1"), 15, rows);
    std::vector<VariantProblemKind> kinds;
    for (const auto& problem : VariantSet().check(text).problems)
        kinds.push_back(problem.kind);
    return kinds;
}

TEST(VariantSets, AStartThatBreaksTheRulesIsReportedBesideOtherProblems) {
    using Kind = VariantProblemKind;
    EXPECT_EQ(kindsWithStart("1k2r/5/5/5/RK1K1", "flavour = sweet"),
              (std::vector{Kind::IllegalStart, Kind::UnknownKey}));
    EXPECT_EQ(kindsWithStart("1k2r/5/5/5/R2R1", "customPiece9 = z:!"),
              (std::vector{Kind::IllegalStart, Kind::BadMoves}));
}

TEST(VariantSets, AStartWithUnknownPiecesIsNotChecked) {
    using Kind = VariantProblemKind;
    EXPECT_EQ(kindsWithStart("1k2r/5/5/5/RK1K1", "customPiece1 = k:FW"),
              (std::vector{Kind::DuplicateLetter}));
    EXPECT_EQ(kindsWithStart("1k2r/5/5/5/RKxK1", "customPiece1 = x:!"), (std::vector{Kind::BadMoves}));
    EXPECT_EQ(kindsWithStart("1k2r/5/5/5/R2R1", "royalPieces = y"), (std::vector{Kind::UnknownLetter}));
}

TEST(VariantSets, InvalidBytesAreProblemsBesideTheOthers) {
    const auto problems = VariantSet()
                              .check("[small]\nvariantName = Gr\xFC\xDF"
                                     "e\nflavour = sweet\n")
                              .problems;
    ASSERT_EQ(problems.size(), 5u); // with three keys that are missing
    EXPECT_EQ(problems[3].kind, VariantProblemKind::NotText);
    EXPECT_EQ(problems[3].line, 2);
    EXPECT_EQ(problems[3].text, "0xFC");
    EXPECT_EQ(problems[4].key, "flavour");
}

} // namespace
} // namespace komadai::core
