// Moves as Japanese records write them. Where the page of the Japan Shogi Association has examples, the tests use them.
#include "core/notation/japanese_text.h"

#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace komadai::core {
namespace {

using test::shogi;

const VariantSet& variants() {
    static const auto builtin = VariantSet::builtin();
    return builtin;
}
std::shared_ptr<const Variant> rules(std::string_view id) { return variants().find(id); }

std::string textOf(std::string_view usi, const AnyPosition& position,
                   std::optional<Square> before = std::nullopt) {
    return japanese::format(usi::parse(usi, position).value(), position, before);
}

// --- the parts

TEST(JapaneseMoves, AreTheMarkOfTheSideTheSquareAndThePiece) {
    EXPECT_EQ(textOf("7g7f", AnyPosition::startOf(rules("shogi"))), "▲７六歩");
    EXPECT_EQ(textOf("3c3d", shogi("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2")),
              "△３四歩");
}

TEST(JapaneseMoves, NameSquaresByFilesInDigitsAndRanksInNumerals) {
    EXPECT_EQ(japanese::formatSquare(BoardSize{9, 9}.square(2, 5), {9, 9}), "７六");
    EXPECT_EQ(japanese::formatSquare(BoardSize{12, 12}.square(0, 11), {12, 12}), "１２十二");
    EXPECT_EQ(japanese::formatRank(0), "一");
    EXPECT_EQ(japanese::formatRank(8), "九");
    EXPECT_EQ(japanese::formatRank(9), "十");
}

TEST(JapaneseMoves, SayWhenTheyEndWhereTheLastMoveDid) {
    const auto position = shogi("8k/9/9/4p4/4S4/9/9/9/8K w - 1");
    EXPECT_EQ(textOf("5d5e", position, test::squareAt(position, "e5")), "△同歩");
    EXPECT_EQ(textOf("5d5e", position, test::squareAt(position, "e4")), "△５五歩");
}

TEST(JapaneseMoves, SayWhetherThePiecePromotes) {
    const auto position = shogi("9/8P/6S2/9/9/9/9/9/K7k b - 1");
    EXPECT_EQ(textOf("3c4d+", position), "▲４四銀成");
    EXPECT_EQ(textOf("3c4d", position), "▲４四銀不成");
    EXPECT_EQ(textOf("1b1a+", position), "▲１一歩成");
}

TEST(JapaneseMoves, WritePromotedPiecesAsRecordsDo) {
    const auto position = shogi("4k4/9/9/+R3+B4/9/8+S/8+N/8+L/K6+P1 b - 1");
    EXPECT_EQ(textOf("9d9e", position), "▲９五龍");
    EXPECT_EQ(textOf("5d5e", position), "▲５五馬");
    EXPECT_EQ(textOf("1f2f", position), "▲２六成銀");
    EXPECT_EQ(textOf("1g2g", position), "▲２七成桂");
    EXPECT_EQ(textOf("1h2h", position), "▲２八成香");
    EXPECT_EQ(textOf("2i3i", position), "▲３九と");
}

TEST(JapaneseMoves, MarkADropIfAPieceOnTheBoardCouldMoveThere) {
    const auto position = shogi("8k/9/9/9/9/9/9/9/4G3K b G 1");
    EXPECT_EQ(textOf("G*5h", position), "▲５八金打");
    EXPECT_EQ(textOf("5i5h", position), "▲５八金");
    EXPECT_EQ(textOf("G*1e", position), "▲１五金");
}

TEST(JapaneseMoves, CountFilesAndRanksBeyondNine) {
    VariantSet set;
    const auto problems = set.add("[large:shogi]\nmaxFile = 12\nmaxRank = 12\nstartFen = "
                                  "k11/12/12/12/12/12/12/12/12/12/1R10/11K[-] w 0 1\n");
    ASSERT_TRUE(problems.empty());
    const auto start = AnyPosition::startOf(set.find("large"));
    EXPECT_EQ(textOf("11k11j", start), "▲１１十飛");
    EXPECT_EQ(textOf("11k10k", start), "▲１０十一飛");
}

// --- several pieces of a kind

struct Example {
    const char* sfen;
    const char* usi;
    const char* text;
};
void PrintTo(const Example& example, std::ostream* out) { *out << example.text << ' ' << example.sfen; }

class JapaneseDistinctions : public ::testing::TestWithParam<Example> {};

TEST_P(JapaneseDistinctions, TellWhichPieceMoves) {
    EXPECT_EQ(textOf(GetParam().usi, shogi(GetParam().sfen)), GetParam().text);
}

constexpr const char* UpOrSideways = "8k/2G6/G8/9/9/9/9/9/K8 b - 1";
constexpr const char* UpOrBack = "k5G2/9/5G3/9/9/9/9/9/K8 b - 1";
INSTANTIATE_TEST_SUITE_P(ByDirection, JapaneseDistinctions,
                         ::testing::Values(Example{UpOrSideways, "9c8b", "▲８二金上"},
                                           Example{UpOrSideways, "7b8b", "▲８二金寄"},
                                           Example{UpOrBack, "4c3b", "▲３二金上"},
                                           Example{UpOrBack, "3a3b", "▲３二金引"}));

constexpr const char* LeftAndRight = "8k/G1G6/9/9/9/9/9/9/K8 b - 1";
constexpr const char* SeenByGote = "8k/9/9/9/9/9/9/g1g6/8K w - 1";
constexpr const char* Below = "8k/9/9/9/9/9/9/9/4GG2K b - 1";
constexpr const char* ThreeBelow = "8k/9/3GGG3/9/9/9/9/9/8K b - 1";
INSTANTIATE_TEST_SUITE_P(
    ByPlace, JapaneseDistinctions,
    ::testing::Values(Example{LeftAndRight, "9b8a", "▲８一金左"}, Example{LeftAndRight, "7b8a", "▲８一金右"},
                      Example{SeenByGote, "9h8i", "△８九金右"}, Example{SeenByGote, "7h8i", "△８九金左"},
                      Example{Below, "5i5h", "▲５八金直"}, Example{Below, "4i5h", "▲５八金右"},
                      Example{ThreeBelow, "6c5b", "▲５二金左"}, Example{ThreeBelow, "5c5b", "▲５二金直"},
                      Example{ThreeBelow, "4c5b", "▲５二金右"}));

constexpr const char* SixTokins = "8k/9/9/9/9/9/1+P7/+P1+P6/+P+P+P5K b - 1";
constexpr const char* FourSilvers = "k8/9/9/9/9/9/6S1S/9/K5SS1 b - 1";
INSTANTIATE_TEST_SUITE_P(
    ByBoth, JapaneseDistinctions,
    ::testing::Values(Example{SixTokins, "9i8h", "▲８八と左上"}, Example{SixTokins, "8i8h", "▲８八と直"},
                      Example{SixTokins, "7i8h", "▲８八と右上"}, Example{SixTokins, "9h8h", "▲８八と左寄"},
                      Example{SixTokins, "7h8h", "▲８八と右寄"}, Example{SixTokins, "8g8h", "▲８八と引"},
                      Example{FourSilvers, "2i2h", "▲２八銀直"}, Example{FourSilvers, "1g2h", "▲２八銀右"},
                      Example{FourSilvers, "3i2h", "▲２八銀左上"},
                      Example{FourSilvers, "3g2h", "▲２八銀左引"}));

constexpr const char* DragonsUpOrBack = "+R8/9/9/1+R7/9/9/9/9/4K3k b - 1";
constexpr const char* DragonsBelow = "k8/9/9/9/9/9/9/7+R1/4K3+R b - 1";
constexpr const char* HorsesAbove = "+B+B7/9/9/9/9/9/9/9/4k3K b - 1";
INSTANTIATE_TEST_SUITE_P(OfPiecesThatSlideNeverSayStraight, JapaneseDistinctions,
                         ::testing::Values(Example{DragonsUpOrBack, "9a8b", "▲８二龍引"},
                                           Example{DragonsUpOrBack, "8d8b", "▲８二龍上"},
                                           Example{DragonsBelow, "2h1g", "▲１七龍左"},
                                           Example{DragonsBelow, "1i1g", "▲１七龍右"},
                                           Example{HorsesAbove, "9a8b", "▲８二馬左"},
                                           Example{HorsesAbove, "8a8b", "▲８二馬右"}));

INSTANTIATE_TEST_SUITE_P(ComeBeforeThePromotion, JapaneseDistinctions,
                         ::testing::Values(Example{"8k/9/3S1S3/9/9/9/9/9/8K b - 1", "4c5b+", "▲５二銀右成"},
                                           Example{"8k/9/3S1S3/9/9/9/9/9/8K b - 1", "6c5b",
                                                   "▲５二銀左不成"}));

TEST(JapaneseDistinctions, ArePlainWhereTheOtherPieceIsPinned) {
    EXPECT_EQ(textOf("3h4h", shogi("4r3k/9/9/9/9/9/9/4G1G2/4K4 b - 1")), "▲４八金");
}

// --- which games

TEST(JapaneseMoves, AreThoseOfTheShogiFamily) {
    for (const char* id : {"shogi", "zoshogi", "shoshogi", "minishogi", "judkinsshogi", "gorogoroshogi"})
        EXPECT_TRUE(japanese::canWrite(rules(id)->spec())) << id;
    for (const char* id : {"euroshogi", "greatshatranj", "koshogi"})
        EXPECT_FALSE(japanese::canWrite(rules(id)->spec())) << id;
}

TEST(JapaneseMoves, NameThePiecesOfOtherGames) {
    EXPECT_EQ(textOf("5h4h", AnyPosition::startOf(rules("zoshogi"))), "▲４八象");
    EXPECT_EQ(textOf("5h4h", AnyPosition::startOf(rules("shoshogi"))), "▲４八醉");
}

/// Different legal moves of a position have different texts, in random games of all variants with this notation.
TEST(JapaneseMoves, OfDifferentMovesAreDifferent) {
    constexpr int Games = 5, Plies = 120;
    std::mt19937 random(1);
    for (const auto& variant : variants().all()) {
        if (!japanese::canWrite(variant->spec())) continue;
        for (int game = 0; game < Games; ++game) {
            auto position = AnyPosition::startOf(variant);
            for (int ply = 0; ply < Plies && position.hasLegalMove(); ++ply) {
                const auto moves = position.legalMoves();
                std::set<std::string> texts;
                for (const Move& move : moves)
                    EXPECT_TRUE(texts.insert(japanese::format(move, position, std::nullopt)).second)
                        << usi::format(move, position) << ' ' << test::sfenOf(position);
                position = position.after(moves[random() % moves.size()]);
            }
        }
    }
}

} // namespace
} // namespace komadai::core
