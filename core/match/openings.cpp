#include "core/match/openings.h"

#include "core/search/engine.h"

#include <cstdlib>
#include <optional>
#include <random>
#include <unordered_set>

namespace komadai::core::match {
namespace {

constexpr int HashMegabytes = 16; ///< enough for repeatable searches
constexpr int MaxFailures = 1000; ///< lines in a row without an opening

/// The position after random moves; none if the game ends before.
std::optional<Game> randomLine(Game game, int plies, std::mt19937_64& random) {
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        const auto moves = game.position().legalMoves();
        game.play(moves[random() % moves.size()]);
    }
    if (game.isOver()) return std::nullopt;
    return Game(game.position(), game.quietPlies());
}

bool isBalanced(const Score& score, int balance) {
    return !score.isMate() && std::abs(score.centipawns()) <= balance;
}

} // namespace

int findOpenings(const Game& start, const OpeningWish& wish, const OpeningListener& listener,
                 const std::stop_token& stop) {
    std::mt19937_64 random(wish.seed);
    std::unordered_set<std::uint64_t> seen; // including unbalanced positions
    Engine engine(HashMegabytes);
    const Limits limits{std::nullopt, std::nullopt, wish.nodes};
    int found = 0;
    for (int failures = 0; found < wish.count && failures < MaxFailures; ++failures) {
        const auto opening = randomLine(start, wish.plies, random);
        if (!opening || !seen.insert(opening->position().key()).second) continue;
        const Score score = engine.search(*opening, limits, stop).score;
        if (stop.stop_requested()) break;
        if (!isBalanced(score, wish.balance)) continue;
        listener(*opening);
        ++found;
        failures = -1;
    }
    return found;
}

} // namespace komadai::core::match
