// The entering-king rule: who may declare, what counts, and how the game ends by it. Positions are SFEN of shogi.
// nyugyoku sengen
#include "core/rules/declaration.h"

#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

namespace komadai::core {
namespace {

using test::positionFrom;
using test::shogi;

Declaration countOf(const AnyPosition& position) { return *declarationIn(position, position.sideToMove()); }
Declaration countOf(const std::string& sfen) { return countOf(shogi(sfen)); }

std::shared_ptr<const Variant> with(const char* options) {
    return withRuleOptions(test::shogiRules(), options);
}

const Outcome SenteWins{Side::First, EndReason::Impasse};
const Outcome GoteWins{Side::Second, EndReason::Impasse};
const Outcome Draw{std::nullopt, EndReason::Impasse};

// --- what counts

TEST(DeclarationCount, OfEachKindInTheZone) {
    EXPECT_EQ(countOf("4K4/9/+PLNSG4/9/9/9/9/9/k8 b - 1").points, 5) << "one for each minor piece";
    EXPECT_EQ(countOf("4K4/4R4/9/9/9/9/9/9/k8 b - 1").points, 5);
    EXPECT_EQ(countOf("4K4/4B4/9/9/9/9/9/9/k8 b - 1").points, 5);
    EXPECT_EQ(countOf("4K4/4+R4/9/9/9/9/9/9/k8 b - 1").points, 5) << "a dragon is a rook";
    EXPECT_EQ(countOf("4K4/4+B4/9/9/9/9/9/9/k8 b - 1").points, 5) << "a horse is a bishop";
    EXPECT_EQ(countOf("4K4/9/9/9/9/9/9/9/k8 b - 1").points, 0) << "the king does not count";
}

TEST(DeclarationCount, OfPiecesInHand) {
    const auto count = countOf("4K4/9/9/9/9/9/9/9/k8 b RB2GSNL3P 1");
    EXPECT_EQ(count.points, 18);
    EXPECT_EQ(count.pieces, 0) << "they are not in the zone";
}

TEST(DeclarationCount, PiecesOutsideTheZoneDoNotCount) {
    const auto count = countOf("4K4/9/9/4R4/4G4/9/9/9/k8 b - 1");
    EXPECT_EQ(count.points, 0);
    EXPECT_EQ(count.pieces, 0);
}

TEST(DeclarationCount, TheZoneEndsAtTheThirdRank) {
    const auto count = countOf("4K4/9/G8/G8/9/9/9/9/k8 b - 1");
    EXPECT_EQ(count.pieces, 1);
    EXPECT_TRUE(countOf("9/9/4K4/9/9/9/9/9/k8 b - 1").isKingInZone);
    EXPECT_FALSE(countOf("9/9/9/4K4/9/9/9/9/k8 b - 1").isKingInZone);
}

TEST(DeclarationCount, GotesZoneIsTheOtherOne) {
    const auto count = countOf("K8/4g4/9/9/9/9/4g4/4r4/4k4 w 2p 1");
    EXPECT_TRUE(count.isKingInZone);
    EXPECT_EQ(count.pieces, 2);
    EXPECT_EQ(count.points, 8);
}

TEST(DeclarationCount, PiecesOfTheEnemyDoNotCount) {
    EXPECT_EQ(countOf("4K4/4r4/9/9/9/9/9/9/k8 b 2p 1").points, 0);
}

TEST(DeclarationCount, IsKnownForTheSideThatIsNotToMove) {
    const auto position = shogi("4K4/4R4/9/9/9/9/9/9/k8 w - 1");
    EXPECT_EQ(declarationIn(position, Side::First)->points, 5);
    EXPECT_EQ(declarationIn(position, Side::Second)->points, 0);
}

TEST(DeclarationCount, ASideWithoutAKingCannotDeclare) {
    const auto count = countOf("9/+P+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/8k b 2R2B 1");
    EXPECT_EQ(count.pieces, 11);
    EXPECT_FALSE(count.isKingInZone);
    EXPECT_EQ(count.outcome, std::nullopt);
}

// --- the 27-point rule. The zone has the king and ten tokins; the rest is in hand.

TEST(DeclarationOf27Points, SenteWinsWith28) {
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1").points, 28);
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1").outcome, SenteWins);
}

TEST(DeclarationOf27Points, SenteDoesNotWinWith27) {
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1").points, 27);
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1").outcome, std::nullopt);
}

TEST(DeclarationOf27Points, GoteWinsWith27) {
    const auto count = countOf("8K/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w 2rb2p 1");
    EXPECT_EQ(count.points, 27);
    EXPECT_EQ(count.outcome, GoteWins);
}

TEST(DeclarationOf27Points, GoteDoesNotWinWith26) {
    const auto count = countOf("8K/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w 2rbp 1");
    EXPECT_EQ(count.points, 26);
    EXPECT_EQ(count.outcome, std::nullopt);
}

TEST(DeclarationOf27Points, NinePiecesInTheZoneAreTooFew) {
    const auto count = countOf("K+P+P+P+P+P+P+P+P/+P8/9/9/9/9/9/9/8k b 2R2B2P 1");
    EXPECT_EQ(count.pieces, 9);
    EXPECT_EQ(count.points, 31);
    EXPECT_EQ(count.outcome, std::nullopt);
}

TEST(DeclarationOf27Points, ATenthPieceOutsideTheZoneDoesNotHelp) {
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P8/9/+P8/9/9/9/9/8k b 2R2B2P 1").outcome, std::nullopt);
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P8/+P8/9/9/9/9/9/8k b 2R2B2P 1").outcome, SenteWins);
}

TEST(DeclarationOf27Points, AKingOutsideTheZoneCannotDeclare) {
    EXPECT_EQ(countOf("1+P+P+P+P+P+P+P+P/+P+P7/9/K8/9/9/9/9/8k b 2R2B 1").outcome, std::nullopt);
}

TEST(DeclarationOf27Points, AKingInCheckCannotDeclare) {
    const auto count = countOf("K+P+P+P+P+P+P+P+P/1+P+P6/9/9/9/9/9/9/r7k b R2B2P 1");
    EXPECT_TRUE(count.isInCheck);
    EXPECT_EQ(count.outcome, std::nullopt);
}

TEST(DeclarationOf27Points, TheOtherKingMayBeAnywhere) {
    EXPECT_EQ(countOf("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/4k4/9/9/9 b 2R2B 1").outcome, SenteWins);
}

// --- the 24-point rule

TEST(DeclarationOf24Points, BothSidesWinWith31) {
    const auto rules = with("enteringKing=24");
    const auto sente = positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2BP 1", rules);
    const auto gote = positionFrom("8K/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w 2r2bp 1", rules);
    EXPECT_EQ(countOf(sente).outcome, SenteWins);
    EXPECT_EQ(countOf(gote).outcome, GoteWins);
}

TEST(DeclarationOf24Points, From24To30ItIsADraw) {
    const auto rules = with("enteringKing=24");
    const auto thirty = positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2B 1", rules);
    const auto twentyFour = positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R4P 1", rules);
    EXPECT_EQ(countOf(thirty).outcome, Draw);
    EXPECT_EQ(countOf(twentyFour).points, 24);
    EXPECT_EQ(countOf(twentyFour).outcome, Draw);
}

TEST(DeclarationOf24Points, With23ItIsWrong) {
    const auto position =
        positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R3P 1", with("enteringKing=24"));
    EXPECT_EQ(countOf(position).outcome, std::nullopt);
}

// --- where there is no such rule

TEST(DeclarationRule, CanBeSwitchedOff) {
    const auto position =
        positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2B 1", with("enteringKing=none"));
    EXPECT_EQ(declarationIn(position, Side::First), std::nullopt);
}

TEST(DeclarationRule, IsShogisAlone) {
    const auto variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        const auto start = AnyPosition::startOf(variant);
        EXPECT_EQ(declarationIn(start, Side::First).has_value(), variant->spec().id == "shogi")
            << variant->spec().id;
    }
}

// --- in a game

TEST(DeclarationInAGame, EndsIt) {
    Game game(shogi("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2B 1"));
    ASSERT_TRUE(game.mayDeclare());
    game.declare();
    EXPECT_EQ(game.outcome(), SenteWins);
    EXPECT_FALSE(game.mayDeclare());
}

TEST(DeclarationInAGame, IsForTheSideToMove) {
    const Game game(shogi("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k w 2R2B 1"));
    EXPECT_FALSE(game.mayDeclare());
}

TEST(DeclarationInAGame, IsNotMadeByTheRulesAlone) {
    const Game game(shogi("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2B 1"));
    EXPECT_FALSE(game.isOver());
}

// --- compared with another program

/// Each line of the file: SFEN, verdict by the rule of 27 points, verdict by that of 24 points.
TEST(DeclarationOracle, TsshogiJudgesRandomPositionsAlike) {
    const auto with24 = with("enteringKing=24");
    const auto verdict = [](const Declaration& count) {
        return !count.outcome ? "wrong" : count.wins() ? "win" : "draw";
    };
    std::ifstream file(std::filesystem::path(KOMADAI_TEST_DATA) / "declarations.txt");
    std::string line;
    int compared = 0;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        const auto end = line.find("; "), last = line.rfind("; ");
        const std::string sfen = line.substr(0, end);
        EXPECT_EQ(verdict(countOf(sfen)), line.substr(end + 2, last - end - 2)) << sfen;
        EXPECT_EQ(verdict(countOf(positionFrom(sfen, with24))), line.substr(last + 2)) << sfen;
        ++compared;
    }
    EXPECT_EQ(compared, 400);
}

// --- laws

/// The points of all pieces of both sides, wherever they are.
int pointsInAll(const AnyPosition& position) {
    int points = 0;
    const Setup setup = position.toSetup();
    const auto& spec = position.spec();
    const auto worth = [&](PieceType type) {
        const auto letters = spec.piece(type).letters;
        return letters == "K"                                                           ? 0
               : letters == "R" || letters == "B" || letters == "+R" || letters == "+B" ? 5
                                                                                        : 1;
    };
    for (int i = 0; i < spec.size.squares(); ++i)
        if (const auto piece = setup.at(Square::at(i))) points += worth(piece->type);
    for (std::size_t i = 0; i < spec.pieces.size(); ++i)
        for (const Side side : Sides)
            points += setup.hand(side).count(pieceTypeAt(static_cast<int>(i))) *
                      worth(pieceTypeAt(static_cast<int>(i)));
    return points;
}

TEST(DeclarationLaws, HoldInRandomGames) {
    std::mt19937 random(20);
    for (int round = 0; round < 20; ++round) {
        Game game(AnyPosition::startOf(test::shogiRules()));
        for (int ply = 0; ply < 200 && !game.isOver(); ++ply) {
            const auto& position = game.position();
            const auto first = *declarationIn(position, Side::First);
            const auto second = *declarationIn(position, Side::Second);
            ASSERT_EQ(pointsInAll(position), 54);
            ASSERT_LE(first.points + second.points, 54) << test::sfenOf(position);
            for (const auto& count : {first, second}) {
                ASSERT_LE(count.pieces, count.points);
                if (count.outcome) {
                    ASSERT_TRUE(count.isKingInZone && !count.isInCheck && count.pieces >= 10);
                }
            }
            ASSERT_FALSE(first.wins() && second.wins()) << "only one side can have enough points";
            const auto moves = position.legalMoves();
            game.play(moves[random() % moves.size()]);
        }
    }
}

} // namespace
} // namespace komadai::core
