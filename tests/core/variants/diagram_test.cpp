// Variants in the text of the interactive diagrams of the Chess Variant Pages.
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"
#include "core/variants/board_rows.h"
#include "core/variants/diagram.h"
#include "core/variants/variants_ini_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

namespace komadai::core {
namespace {

std::string fieldDiagram() {
    std::ifstream file(KOMADAI_TEST_DATA "/variants/zoshogi-field.diagram");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

VariantSpec specOf(std::string_view text) {
    const auto diagram = readDiagram(text, "test");
    EXPECT_TRUE(diagram);
    return diagram ? diagram.value().spec : VariantSpec{};
}

VariantProblem onlyProblemOf(std::string_view text) {
    const auto diagram = readDiagram(text, "test");
    EXPECT_FALSE(diagram) << text;
    if (diagram) return {};
    EXPECT_EQ(diagram.error().size(), 1U) << text;
    return diagram.error().front();
}

/// A kind as both formats should define it: letters, moves in any order, promoted kind, whether it is royal.
std::string describe(const VariantSpec& spec, const PieceSpec& piece) {
    std::vector<std::string> moves;
    for (const Movement& m : piece.movements)
        moves.push_back(std::to_string(m.right) + "," + std::to_string(m.forward) + "x" +
                        std::to_string(m.range) + (m.quiet ? "m" : "") + (m.capture ? "c" : ""));
    std::sort(moves.begin(), moves.end());
    std::string text = piece.letters + (piece.royal ? " royal" : "");
    if (piece.promotesTo) text += " to " + spec.piece(*piece.promotesTo).letters;
    for (const auto& move : moves)
        text += " " + move;
    return text;
}

std::vector<std::string> kindsOf(const VariantSpec& spec) {
    std::vector<std::string> kinds;
    for (const PieceSpec& piece : spec.pieces)
        kinds.push_back(describe(spec, piece));
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

TEST(Diagram, OfZoShogiGivesTheSameBoardAndPiecesAsTheGameThatComesWithTheProgram) {
    const VariantSpec diagram = specOf(fieldDiagram());
    const auto variants = VariantSet::builtin();
    const VariantSpec& builtin = variants.find("zoshogi")->spec();
    EXPECT_EQ(diagram.size, builtin.size);
    EXPECT_EQ(kindsOf(diagram), kindsOf(builtin));
    EXPECT_EQ(diagram.promotion.zoneRanks, builtin.promotion.zoneRanks);
    EXPECT_EQ(diagram.promotion.mandatory, builtin.promotion.mandatory);
    EXPECT_EQ(diagram.drops.allowed, builtin.drops.allowed);
}

TEST(Diagram, OfZoShogiCountsTheSameMovesWhileOnlyRulesOfDiagramsMatter) {
    const auto start = AnyPosition::startOf(Variant::make(specOf(fieldDiagram())));
    EXPECT_EQ(perft(start, 1), 26U);
    EXPECT_EQ(perft(start, 2), 676U);
    EXPECT_EQ(perft(start, 3), 17368U);
    EXPECT_EQ(perft(start, 4), 445372U);
}

TEST(Diagram, SaysWhichRulesAreTakenFromDefaults) {
    const auto with = readDiagram(fieldDiagram(), "zo").value().defaults;
    EXPECT_EQ(with, (std::vector{DiagramDefault::DoubledPieces, DiagramDefault::DropMate,
                                 DiagramDefault::Campmate, DiagramDefault::Repetition,
                                 DiagramDefault::MoveLimit, DiagramDefault::Stalemate}));
    const auto without = readDiagram("files=2 ranks=2 royal=1 king:K:K:king:a1,,b2", "x").value().defaults;
    EXPECT_EQ(std::count(without.begin(), without.end(), DiagramDefault::DropMate), 0);
}

TEST(Diagram, AssumedRulesArePlayed) {
    const VariantSpec spec = specOf("files=2 ranks=2 royal=1 king:K:K:king:a1,,b2");
    EXPECT_EQ(spec.ends.moveLimit.moves, 0) << "no move limit";
    EXPECT_EQ(spec.ends.repetition.fold, 3);
    EXPECT_FALSE(spec.ends.repetition.perpetualCheckLoses) << "a repetition is a draw";
    EXPECT_EQ(spec.ends.stalemate, StalemateRule::Draw);
}

/// Whether the text of a diagram does not define a rule.
bool leavesOpen(const std::string& settings, DiagramDefault rule) {
    const auto open = readDiagram("files=2 ranks=2 king:K:K:king:a1,,b2 gold:G:WfF:gold: " + settings, "x")
                          .value()
                          .defaults;
    return std::count(open.begin(), open.end(), rule) == 1;
}

TEST(Diagram, WithoutASettingForRoyalPiecesNoneIsAssumed) {
    EXPECT_TRUE(leavesOpen("", DiagramDefault::NoRoyal));
    EXPECT_FALSE(leavesOpen("royal=1", DiagramDefault::NoRoyal));
}

TEST(Diagram, WithoutCompleteSettingsForPromotionNoneIsAssumed) {
    EXPECT_TRUE(leavesOpen("", DiagramDefault::NoPromotion));
    EXPECT_TRUE(leavesOpen("promoOffset=1 maxPromote=1", DiagramDefault::NoPromotion));
    EXPECT_TRUE(leavesOpen("promoZone=1", DiagramDefault::NoPromotion));
    EXPECT_FALSE(leavesOpen("promoZone=1 promoOffset=1 maxPromote=1", DiagramDefault::NoPromotion));
    EXPECT_FALSE(leavesOpen("promoZone=0", DiagramDefault::NoPromotion));
    EXPECT_FALSE(leavesOpen("maxPromote=0", DiagramDefault::NoPromotion));
}

TEST(Diagram, AStartThatBreaksTheRulesIsReportedBesideOtherProblems) {
    const auto problems =
        VariantSet()
            .check("files=3 ranks=3\nroyal=1\nflavour=vanilla\nking:K:K:king:a1,b1,,c3", "x")
            .problems;
    ASSERT_EQ(problems.size(), 2u);
    EXPECT_EQ(problems[0].kind, VariantProblemKind::IllegalStart);
    EXPECT_EQ(problems[0].line, 2);
    EXPECT_EQ(problems[0].key, "royal");
    EXPECT_EQ(problems[1].kind, VariantProblemKind::UnknownKey);
}

TEST(Diagram, WordsMayStandOnOneLineOrOnMany) {
    const VariantSpec spec =
        specOf("files=3\nranks=4\r\nroyal=1\n\nking:K:K:king:b1,,b4\n rook:R:R5:rook:a1,,c4");
    EXPECT_EQ(spec.size, (BoardSize{3, 4}));
    EXPECT_EQ(spec.start.at(spec.size.square(2, 0)), (Piece{*spec.pieceByLetters("R"), Side::Second}));
    EXPECT_EQ(spec.start.at(spec.size.square(1, 3)), (Piece{*spec.pieceByLetters("K"), Side::First}));
}

/// The start of a diagram as rows of letters.
std::string rowsOf(std::string_view text) {
    const VariantSpec spec = specOf(text);
    return board_rows::format(spec.start, spec);
}

TEST(Diagram, SquaresMayBeGivenAsALine) {
    EXPECT_EQ(rowsOf("files=3 ranks=4 king:K:K:king:b1,,b4 pawn:P:fW:pawn:a2-c2,,a3-b3"), "1k1/pp1/PPP/1K1");
}

TEST(Diagram, TheSecondPlayersSquaresMirrorTheFirstPlayersByDefault) {
    EXPECT_EQ(rowsOf("files=3 ranks=4 king:K:K:king:a1"), "k2/3/3/K2");
    EXPECT_EQ(rowsOf("files=3 ranks=4 symmetry=mirror king:K:K:king:a1"), "k2/3/3/K2");
    EXPECT_EQ(rowsOf("files=3 ranks=4 symmetry=rotate king:K:K:king:a1"), "2k/3/3/K2");
    EXPECT_EQ(rowsOf("files=3 ranks=4 symmetry=none king:K:K:king:a1"), "3/3/3/K2");
    EXPECT_EQ(rowsOf("files=3 ranks=4 king:K:K:king:a1,,b4"), "1k1/3/3/K2");
}

TEST(Diagram, APromotedPieceMayStandOnTheBoardFromTheStart) {
    EXPECT_EQ(
        rowsOf("files=3 ranks=4 promoOffset=1 maxPromote=1 rook:R:R:rook:a1,,c4 dragon:D:RF:dragon:b1,,b4"),
        "1+rr/3/3/R+R1");
}

/// The letters of the kinds in play.
std::vector<std::string> lettersOf(std::string_view text) {
    std::vector<std::string> letters;
    for (const PieceSpec& piece : specOf(text).pieces)
        letters.push_back(piece.letters);
    return letters;
}

TEST(Diagram, PiecesThatAreNeitherInTheStartNorReachedByPromotionAreLeftOut) {
    EXPECT_EQ(lettersOf("files=3 ranks=4 royal=1 spare:S:R:x: king:K:K:king:b1"),
              (std::vector<std::string>{"S", "K"}))
        << "a royal piece stays, so that its absence is noticed";
    EXPECT_EQ(lettersOf("files=3 ranks=4 spare:S:R:x: king:K:K:king:b1 last:L:B:x:,"),
              (std::vector<std::string>{"K"}));
    EXPECT_EQ(lettersOf("files=3 ranks=4 promoOffset=2 maxPromote=2 rook:R:R:x:a1 spare:S:B:x: "
                        "dragon:D:RF:x: horse:H:BW:x:"),
              (std::vector<std::string>{"R", "+R"}));
    EXPECT_EQ(lettersOf("files=3 ranks=4 promoOffset=1 maxPromote=1 rook:R:R:x: dragon:D:RF:x:a1"),
              (std::vector<std::string>{"R", "+R"}));
}

TEST(Diagram, APieceThatIsLeftOutIsCheckedAllTheSame) {
    EXPECT_EQ(onlyProblemOf("files=2 ranks=2 king:K:K:king:a1 spare:S:KX:x:").kind,
              VariantProblemKind::BadMoves);
    EXPECT_EQ(onlyProblemOf("files=2 ranks=2 spare:K:R:x: king:K:K:king:a1").kind,
              VariantProblemKind::DuplicateLetter);
}

TEST(Diagram, APieceWithoutANameIsCalledByItsLetters) {
    const VariantSpec spec =
        specOf("files=3 ranks=4 promoOffset=1 maxPromote=1 :R:R:x:a1 ,|:D:RF:x: Lord,|high:L:K:x:b1");
    EXPECT_EQ(spec.pieces[0].name, "R");
    EXPECT_EQ(spec.pieces[1].name, "Lordhigh") << "commas and bars divide lists in variants.ini";
    EXPECT_EQ(spec.pieces[2].name, "+R");
}

/// A diagram by a seed: a board, pieces with names, some of them spare, with or without promotion and hands.
std::string randomDiagram(std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto upTo = [&random](std::size_t most) { return static_cast<int>(random() % (most + 1)); };
    constexpr std::array Moves{"K",   "R",  "B",  "RB", "fmWfcF", "N", "WfF",
                               "FfW", "fW", "R2", "WA", "fNsW",   ""};
    constexpr std::array Names{"king", "Rook", "", "x,y", "a|b", "\u6b69", "#", "pawn", ";"};
    const int files = 2 + upTo(5), ranks = 4 + upTo(5), pieces = 1 + upTo(25);
    std::string text = "files=" + std::to_string(files) + " ranks=" + std::to_string(ranks) +
                       " promoZone=" + std::to_string(upTo(3));
    if (upTo(1)) text += " holdingsType=-1";
    if (upTo(1)) text += " symmetry=rotate";
    if (upTo(2)) {
        const int offset = upTo(static_cast<std::size_t>(pieces));
        const int most = upTo(static_cast<std::size_t>(std::min(offset, pieces - offset)));
        text += " promoOffset=" + std::to_string(offset) + " maxPromote=" + std::to_string(most);
    }
    int square = 0;
    for (int i = 0; i < pieces; ++i) {
        text.append("\n").append(Names[random() % Names.size()]).append(":");
        text += static_cast<char>('A' + i);
        text.append(":").append(Moves[random() % Moves.size()]).append(":picture:");
        const bool fits = square < files * (ranks / 2);
        if (upTo(2) && fits)
            text += static_cast<char>('a' + square % files) + std::to_string(1 + square / files);
        square += upTo(2);
    }
    return text;
}

TEST(Diagram, WhatIsAcceptedIsReadBackFromItsExport) {
    int accepted = 0;
    for (std::uint32_t seed = 0; seed < 2000; ++seed) {
        const std::string text = randomDiagram(seed);
        const auto check = VariantSet().check(text, "test", VariantFormat::Diagram);
        if (!check.problems.empty()) continue;
        ++accepted;
        const std::string exported = writeVariantsIni(check.variants.front());
        const auto read = readVariantsIni(exported);
        ASSERT_TRUE(read) << text << '\n' << exported;
        ASSERT_EQ(read.value().front(), check.variants.front()) << text << '\n' << exported;
    }
    EXPECT_GT(accepted, 200);
}

TEST(Diagram, EveryProblemIsReportedInTheOrderOfTheText) {
    const auto diagram = readDiagram("files=3 ranks=4\npromoChoice=Q\nflavour=vanilla\n"
                                     "king:k:K:king:a1\nrook:R:RX:rook:z1\nword",
                                     "test");
    ASSERT_FALSE(diagram);
    std::vector<int> lines;
    for (const auto& problem : diagram.error())
        lines.push_back(problem.line);
    EXPECT_EQ(lines, (std::vector<int>{2, 3, 4, 5, 5, 6}));
}

TEST(Diagram, AnUnknownSettingIsAProblemWithItsLineAndTheNearestKnownOne) {
    const auto problem = onlyProblemOf("files=2 ranks=2\npromozon=1\nking:K:K:king:a1,,b2");
    EXPECT_EQ(problem.kind, VariantProblemKind::UnknownKey);
    EXPECT_EQ(problem.line, 2);
    EXPECT_EQ(problem.key, "promozon");
    EXPECT_EQ(problem.supported, std::vector<std::string>{"promoZone"});
}

TEST(Diagram, EachProblemNamesTheWordItIsIn) {
    struct Case {
        std::string_view text;
        VariantProblemKind kind;
        std::string key, offending;
    };
    for (const auto& [text, kind, key, offending] :
         {Case{"", VariantProblemKind::EmptyDiagram, "", ""},
          Case{"files=5 ranks=5", VariantProblemKind::EmptyStart, "", ""},
          Case{"files=5 ranks=5 king:K:K:king:", VariantProblemKind::EmptyStart, "", ""},
          Case{"ranks=2 king:K:K:king:a1", VariantProblemKind::MissingKey, "files", ""},
          Case{"files=x ranks=2 king:K:K:king:a1", VariantProblemKind::BadValue, "files", "x"},
          Case{"files=2 files=2 ranks=2 king:K:K:king:a1", VariantProblemKind::DuplicateKey, "files",
               "files"},
          Case{"files=2 ranks=2 king:k:K:king:a1", VariantProblemKind::BadUpperLetter, "king", "k"},
          Case{"files=2 ranks=2 king:K:K:king:a1 rook:K:R:rook:", VariantProblemKind::DuplicateLetter, "rook",
               "K"},
          Case{"files=2 ranks=2 king:K:KX:king:a1", VariantProblemKind::BadMoves, "king", "KX"},
          Case{"files=2 ranks=2 king:K:K:king:c1", VariantProblemKind::BadValue, "king", "c1"},
          Case{"files=2 ranks=2 king:K:K:king:a1,,a1", VariantProblemKind::BadValue, "king", "a1"},
          Case{"files=2 ranks=2 k\x1bing:K:K:king:a1", VariantProblemKind::HiddenCharacter, "k\x1bing",
               "k\x1bing"},
          Case{"files=2 ranks=2 promoChoice=QRN king:K:K:king:a1", VariantProblemKind::BadValue,
               "promoChoice", "QRN"},
          Case{"files=3 ranks=3 promoOffset=1 maxPromote=2 king:K:K:king:a1 pawn:P:fW:pawn: gold:G:WfF:gold:",
               VariantProblemKind::BadValue, "maxPromote", "2"},
          Case{"files=3 ranks=3 royal=1 promoOffset=1 maxPromote=1 king:K:K:king:a1 gold:G:WfF:gold:",
               VariantProblemKind::RoyalPromotes, "royal", "K"},
          Case{"files=3 ranks=3 royal=2 promoOffset=1 maxPromote=1 king:K:K:king:a1 prince:P:WF:prince:",
               VariantProblemKind::BadValue, "royal", "2"},
          Case{"files=2 ranks=2 symmetry=odd king:K:K:king:a1", VariantProblemKind::BadValue, "symmetry",
               "odd"},
          Case{"files=2 ranks=2 king:K:K:king:a1-", VariantProblemKind::BadValue, "king", "a1-"},
          Case{"files=2 ranks=2 nonsense king:K:K:king:a1", VariantProblemKind::NotAWord, "", "nonsense"},
          Case{"files=2 ranks=2 what a game! king:K:K:king:a1", VariantProblemKind::NotAWord, "",
               "what a game!"}}) {
        const auto problem = onlyProblemOf(text);
        EXPECT_EQ(problem.kind, kind) << text;
        EXPECT_EQ(problem.key, key) << text;
        EXPECT_EQ(problem.text, offending) << text;
    }
}

TEST(Diagram, TooManyPiecesAreAProblem) {
    std::string text = "files=9 ranks=9";
    for (int piece = 0; piece < 120; ++piece)
        text += " piece:P:K:picture:";
    const auto problem = onlyProblemOf(text);
    EXPECT_EQ(problem.kind, VariantProblemKind::TooManyKinds);
    EXPECT_EQ(problem.text, "120");
}

} // namespace
} // namespace komadai::core
