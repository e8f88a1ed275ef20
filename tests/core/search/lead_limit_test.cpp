// A side that is far ahead while both kings stand in impasse.
#include "core/search/lead_limit.h"

#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/search/searches.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace komadai::core::test {
namespace {

/// The moves of the king of the side to move that keep both kings in their zones.
std::vector<Move> walks(const Game& game) {
    const auto king = *game.position().royalSquare(game.position().sideToMove());
    std::vector<Move> moves = game.position().legalMoves();
    std::erase_if(moves, [&](const Move& move) {
        const auto* board = std::get_if<BoardMove>(&move);
        Game next = game;
        return !board || board->from != king || next.play(move) || next.pliesInImpasse() == 0;
    });
    return moves;
}

/// The kings walk for so many plies without leaving their promotion zones. No position occurs twice.
Game walkInImpasse(AnyPosition start, int plies) {
    Game game(std::move(start));
    while (game.plyCount() < plies) {
        const auto moves = walks(game);
        const auto isNew = [&](const Move& move) {
            Game next = game;
            return !next.play(move) && next.occurrences() == 1;
        };
        const auto walk = std::find_if(moves.begin(), moves.end(), isNew);
        if (walk == moves.end()) throw std::logic_error("the kings cannot walk on");
        game.play(*walk);
    }
    return game;
}

AnyPosition impasse() { return euroShogi("K7/8/8/8/8/8/8/7k[RRGGPPp] w"); }

TEST(LeadLimit, EveryLeadCountsUntilTheKingsHaveBeenInImpasseForTwentyPlies) {
    EXPECT_EQ(leadLimit(walkInImpasse(impasse(), 19)), std::nullopt);
    EXPECT_EQ(leadLimit(walkInImpasse(impasse(), 20)), lead::MostLead);
}

TEST(LeadLimit, EveryLeadCountsAgainWhenAKingLeavesItsZone) {
    Game game = walkInImpasse(euroShogi("8/8/K7/8/8/8/8/7k[RRGGPPp] w"), 20);
    ASSERT_EQ(leadLimit(game), lead::MostLead);
    while (game.pliesInImpasse() > 0) { // the first player's king walks down, the other king anywhere
        const auto moves = game.position().legalMoves();
        const auto king = *game.position().royalSquare(Side::First);
        const auto walk = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
            const auto* board = std::get_if<BoardMove>(&move);
            const bool isFirst = game.position().sideToMove() == Side::First;
            return board && (!isFirst || game.spec().size.rankOf(board->to) > game.spec().size.rankOf(king));
        });
        ASSERT_NE(walk, moves.end());
        game.play(*walk);
    }
    EXPECT_EQ(leadLimit(game), std::nullopt);
}

TEST(LeadLimit, EveryLeadCountsWherePlayersCannotAgreeOnImpasse) {
    const auto shogi = VariantSet::builtin().find("shogi");
    EXPECT_EQ(leadLimit(walkInImpasse(positionFrom("K8/9/9/9/9/9/9/9/8k b 2R 1", shogi), 20)), std::nullopt);
}

TEST(LeadLimit, EveryLeadCountsInGamesWithoutDrops) {
    auto variants = VariantSet::builtin();
    const auto problems =
        variants.add("[nodrops:euroshogi]\npieceDrops = false\ncapturesToHand = false\n"
                     "startFen = 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 w 0 1\n");
    ASSERT_TRUE(problems.empty());
    const auto start = positionFrom("K7/8/8/RR6/pp6/8/8/7k w 0 1", variants.find("nodrops"));
    EXPECT_EQ(leadLimit(walkInImpasse(start, 20)), std::nullopt);
}

TEST(LeadLimit, LowersTheScoreOfAGreatLead) {
    const Game game = walkInImpasse(impasse(), 20);
    Engine engine(16);
    engine.setNetwork(game.variant(), nullptr); // it may know that much of a lead is of no use here
    const auto limited = engine.search(game, nodes(100), {}).score;
    const auto whole = engine.search(Game(game.position()), nodes(100), {}).score;
    ASSERT_FALSE(limited.isMate() || whole.isMate());
    EXPECT_GT(limited.centipawns(), 0);
    EXPECT_LT(limited.centipawns(), whole.centipawns() - 500);
}

/// A position in which one side is far ahead in impasse; see tests/data/impasse_leads.txt.
struct Lead {
    Side side;
    std::string position;
};

std::vector<Lead> leads() {
    std::ifstream file(KOMADAI_TEST_DATA "/impasse_leads.txt");
    std::vector<Lead> found;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto tab = line.find('\t');
        found.push_back({line.substr(0, tab) == "first" ? Side::First : Side::Second, line.substr(tab + 1)});
    }
    return found;
}

/// The engine plays both sides with so many positions a move, until the game is over or has 300 plies.
Game playedFrom(const std::string& position, std::uint64_t nodesPerMove) {
    Game game(euroShogi(position));
    Engine engine(16);
    while (!game.isOver() && game.plyCount() < 300)
        game.play(*engine.search(game, nodes(nodesPerMove), {}).move);
    return game;
}

TEST(LeadInImpasse, IsWonInManyGames) {
    if (LightTests) GTEST_SKIP() << "a question of strength; it takes up to 23 million positions";
    const auto starts = leads();
    ASSERT_EQ(starts.size(), 13U);
    std::ptrdiff_t wins = 0;
    for (const std::uint64_t nodesPerMove : {1000, 2000, 3000})
        wins += std::count_if(starts.begin(), starts.end(), [&](const Lead& start) {
            const auto outcome = playedFrom(start.position, nodesPerMove).outcome();
            return outcome && outcome->winner == start.side;
        });
    EXPECT_GT(wins, 13); // of 39; 19 in November 2026, and 7 when every lead counted in full
}

Move back(const Move& move) {
    const auto& board = std::get<BoardMove>(move);
    return BoardMove{.from = board.to, .to = board.from, .promotion = {}};
}

/// A game in long impasse, and a move of the side ahead that would draw by repetition.
std::pair<Game, Move> beforeRepetition() {
    const Game start = walkInImpasse(euroShogi("K7/8/8/8/8/8/8/7k[RRGGPPp] b"), 20);
    for (const Move& theirs : walks(start)) {
        Game after = start;
        after.play(theirs);
        for (const Move& ours : walks(after)) {
            Game game = after;
            const auto plays = [&game](const Move& move) { return !game.play(move); };
            const std::vector<Move> cycle{ours, back(theirs), back(ours), theirs, ours, back(theirs)};
            if (!std::all_of(cycle.begin(), cycle.end(), plays) || game.isOver()) continue;
            Game repeated = game;
            repeated.play(back(ours));
            if (outcomeOf(repeated) == "draw, Repetition") return {game, back(ours)};
        }
    }
    throw std::logic_error("no repetition");
}

TEST(LeadInImpasse, IsNotGivenAwayByRepetition) {
    const auto [game, repetition] = beforeRepetition();
    ASSERT_EQ(leadLimit(game), lead::MostLead);
    Limits limits = nodes(2000);
    limits.moves = walks(game);
    ASSERT_GT(limits.moves.size(), 1U);
    const auto result = Engine(16).search(game, limits, {});
    EXPECT_NE(result.move, repetition);
    EXPECT_GT(result.score.centipawns(), 0);
}

} // namespace
} // namespace komadai::core::test
