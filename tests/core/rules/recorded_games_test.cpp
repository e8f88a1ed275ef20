// Random games of an independent program, with the number of legal moves at each ply.
#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace komadai::core {
namespace {

/// A line `MOVES MOVE MOVES MOVE ... | FEN`.
struct RecordedGame {
    struct Ply {
        std::size_t legalMoves = 0;
        std::string move; ///< empty at the end of the game
    };
    std::vector<Ply> plies;
    std::string end;
};

std::vector<RecordedGame> gamesOf(const std::string& variant) {
    std::ifstream table(std::string(KOMADAI_TEST_DATA) + "/games/" + variant + ".games");
    std::vector<RecordedGame> games;
    for (std::string line; std::getline(table, line);) {
        if (line.starts_with('#')) continue;
        const auto end = line.find(" | ");
        RecordedGame game{{}, line.substr(end + 3)};
        std::istringstream plies(line.substr(0, end));
        for (RecordedGame::Ply ply; plies >> ply.legalMoves; ply = {}) {
            plies >> ply.move;
            game.plies.push_back(ply);
        }
        games.push_back(std::move(game));
    }
    return games;
}

class RecordedGames : public ::testing::TestWithParam<const char*> {};

TEST_P(RecordedGames, HaveTheSameMovesAndPositions) {
    const auto variant = VariantSet::builtin().find(GetParam());
    const auto games = gamesOf(GetParam());
    ASSERT_FALSE(games.empty());
    for (const RecordedGame& game : games) {
        AnyPosition position = AnyPosition::startOf(variant);
        for (const auto& ply : game.plies) {
            ASSERT_EQ(position.legalMoves().size(), ply.legalMoves) << test::sfenOf(position);
            if (ply.move.empty()) break;
            ASSERT_TRUE(test::isLegal(position, ply.move)) << test::sfenOf(position) << ' ' << ply.move;
            position = position.after(test::uciMove(position, ply.move));
        }
        EXPECT_EQ(position, test::positionFrom(game.end, variant)) << test::sfenOf(position);
    }
}

INSTANTIATE_TEST_SUITE_P(Ffish, RecordedGames,
                         ::testing::Values("euroshogi", "zoshogi", "shogi", "greatshatranj"));

} // namespace
} // namespace komadai::core
