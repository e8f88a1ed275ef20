// The move generator against published and recorded counts of positions.
#include "core/rules/perft.h"

#include "core/notation/position_text.h"
#include "core/rules/position.h"
#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace komadai::core {
namespace {

using test::euroShogiRules;
using test::positionFrom;

/// Rows with more positions than this run in the nightly tests.
constexpr std::uint64_t QuickCount = test::LightTests ? 100'000 : 1'000'000;

struct Count {
    int depth = 0;
    std::uint64_t positions = 0;
};

/// A line of a table: `FEN | SFEN | D1 25 D2 625`.
struct Row {
    int line = 0;
    std::string fen, sfen;
    std::vector<Count> counts;
};

std::vector<Row> rowsOf(const std::string& file) {
    std::ifstream table(std::string(KOMADAI_TEST_DATA) + "/perft/" + file);
    EXPECT_TRUE(table.is_open()) << file;
    std::vector<Row> rows;
    std::string line;
    for (int number = 1; std::getline(table, line); ++number) {
        if (line.empty() || line.front() == '#') continue;
        const auto first = line.find(" | ");
        const auto second = line.find(" | ", first + 3);
        Row row{number, line.substr(0, first), line.substr(first + 3, second - first - 3), {}};
        std::istringstream counts(line.substr(second + 3));
        Count count;
        for (char letter = 0; counts >> letter >> count.depth >> count.positions;)
            row.counts.push_back(count);
        EXPECT_FALSE(row.counts.empty()) << file << ':' << number;
        rows.push_back(std::move(row));
    }
    EXPECT_FALSE(rows.empty()) << file;
    return rows;
}

/// Tests the rows whose number of positions is in the range.
void countRows(const std::string& file, const std::shared_ptr<const Variant>& variant, std::uint64_t least,
               std::uint64_t most) {
    for (const Row& row : rowsOf(file)) {
        const AnyPosition position = positionFrom(row.fen, variant);
        for (const Count& count : row.counts) {
            if (count.positions < least || count.positions > most) continue;
            EXPECT_EQ(perft(position, count.depth), count.positions)
                << file << ':' << row.line << " depth " << count.depth << ": " << row.fen;
        }
    }
}

/// The variants whose counts come from independent programs.
constexpr const char* CountedVariants[] = {"euroshogi",  "zoshogi",      "greatshatranj", "shoshogi",
                                           "minishogi",  "judkinsshogi", "gorogoroshogi", "hoppers",
                                           "kyotoshogi", "microshogi"};

/// A built-in variant, or one of the test data.
std::shared_ptr<const Variant> variantCalled(std::string_view id) {
    auto variants = VariantSet::builtin();
    for (const char* file : {"leapers-and-hoppers.ini", "kyotoshogi.ini", "microshogi.ini"})
        EXPECT_TRUE(variants.add(test::variantFile(file)).empty()) << file;
    return variants.find(id);
}

/// Programs differ in the order of the pieces in a hand.
std::string withSortedHands(const std::string& sfen) {
    std::istringstream words(sfen);
    std::string board, side, hands, ply;
    words >> board >> side >> hands >> ply;
    std::vector<std::string> held; // each kind with its count
    for (std::size_t at = 0, letter = 0; at < hands.size(); at = letter + 1) {
        letter = hands.find_first_not_of("0123456789", at);
        held.push_back(hands.substr(at, letter + 1 - at));
    }
    std::sort(held.begin(), held.end());
    std::string text = board + ' ' + side;
    for (const auto& kind : held)
        text += ' ' + kind;
    return text + ' ' + ply;
}

class Perft : public ::testing::TestWithParam<const char*> {};
class PerftNightly : public ::testing::TestWithParam<const char*> {};

TEST_P(Perft, BothTextsOfARowDenoteTheSamePosition) {
    const auto variant = variantCalled(GetParam());
    for (const Row& row : rowsOf(GetParam() + std::string(".perft"))) {
        const auto fromFen = fen::parse(row.fen, variant->spec());
        const auto fromSfen = sfen::parse(row.sfen, variant->spec());
        ASSERT_TRUE(fromFen && fromSfen) << row.line;
        const auto position = AnyPosition::fromSetup(fromFen.value(), variant);
        const auto same = AnyPosition::fromSetup(fromSfen.value(), variant);
        ASSERT_TRUE(position && same) << row.line;
        EXPECT_EQ(position.value(), same.value()) << row.line;
        EXPECT_EQ(position.value().key(), same.value().key()) << row.line;
        const std::string text = sfen::format(fromSfen.value(), variant->spec());
        EXPECT_EQ(withSortedHands(text), withSortedHands(row.sfen));
        EXPECT_EQ(sfen::parse(text, variant->spec()).value(), fromSfen.value());
    }
}

TEST_P(Perft, AgreesWithTheTable) {
    countRows(GetParam() + std::string(".perft"), variantCalled(GetParam()), 0, QuickCount);
}

TEST_P(PerftNightly, AgreesWithTheDeepCountsOfTheTable) {
    countRows(GetParam() + std::string(".perft"), variantCalled(GetParam()), QuickCount + 1,
              std::numeric_limits<std::uint64_t>::max());
}

INSTANTIATE_TEST_SUITE_P(Tables, Perft, ::testing::ValuesIn(CountedVariants));
INSTANTIATE_TEST_SUITE_P(Tables, PerftNightly, ::testing::ValuesIn(CountedVariants));

// Counts as published for shogi programs; a pawn drop that mates is not a legal move.
TEST(PerftCounts, ShogiFromTheStart) {
    const AnyPosition start = AnyPosition::startOf(test::shogiRules());
    EXPECT_EQ(perft(start, 1), 30u);
    EXPECT_EQ(perft(start, 2), 900u);
    EXPECT_EQ(perft(start, 3), 25470u);
    EXPECT_EQ(perft(start, 4), 719731u);
}

TEST(PerftCounts, ShogiWithFullHandsAndPromotions) {
    const auto position =
        test::shogi("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1");
    EXPECT_EQ(perft(position, 1), 207u);
    EXPECT_EQ(perft(position, 2), 28684u);
}

TEST(PerftCounts, DepthZeroIsThePositionItself) {
    EXPECT_EQ(perft(AnyPosition::startOf(euroShogiRules()), 0), 1u);
}

TEST(PerftCounts, CountsByMoveAddUpToTheWhole) {
    const AnyPosition start = AnyPosition::startOf(euroShogiRules());
    std::uint64_t total = 0;
    for (const auto& [move, positions] : perftByMove(start, 3)) {
        EXPECT_EQ(positions, perft(start.after(move), 2));
        total += positions;
    }
    EXPECT_EQ(total, perft(start, 3));
}

template <class Geometry>
std::uint64_t leavesOn(Position<Geometry>& position, int depth) {
    if (depth == 0) return 1;
    std::vector<PlainMove> moves;
    position.addLegalMoves(moves);
    std::uint64_t total = 0;
    for (const PlainMove& move : moves) {
        const auto undo = position.make(move);
        total += leavesOn(position, depth - 1);
        position.unmake(move, undo);
    }
    return total;
}

template <class Geometry>
std::uint64_t leavesOn(const std::shared_ptr<const Variant>& variant, const std::string& text, int depth) {
    const auto spec = std::make_shared<const VariantSpec>(variant->spec());
    const auto tables = std::make_shared<const MoveTables<Geometry>>(spec);
    auto position = Position<Geometry>::fromSetup(test::setupFrom(text, *variant), tables);
    EXPECT_TRUE(position);
    auto typed = std::move(position).value();
    return leavesOn(typed, depth);
}

TEST(PerftCounts, LargerBoardClassesCountTheSame) {
    const auto variant = euroShogiRules();
    for (const Row& row : rowsOf("euroshogi.perft")) {
        if (row.counts.size() < 2) continue;
        EXPECT_EQ(leavesOn<MediumBoard>(variant, row.fen, 2), row.counts[1].positions) << row.fen;
        EXPECT_EQ(leavesOn<LargeBoard>(variant, row.fen, 2), row.counts[1].positions) << row.fen;
    }
}

} // namespace
} // namespace komadai::core
