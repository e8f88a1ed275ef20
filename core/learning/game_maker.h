// Plays the games that networks learn from.
#pragma once

#include "core/learning/training_game.h"
#include "core/learning/work_gate.h"
#include "core/rules/variant.h"
#include "core/search/engine.h"

#include <random>

namespace komadai::core::learning {

/// How games are played.
struct GamePlan {
    std::uint64_t nodes = 400; ///< for each move
    int fewestRandomPlies = 4; ///< random moves at the beginning
    int mostRandomPlies = 11;
    int balance = 600; ///< largest lead after them in centipawns; other openings are drawn again
};

/// The least megabytes of table with which searches of so many nodes can be repeated.
constexpr int TableMegabytes = 16;

/// A game of random moves that both sides can still win, by a search of `engine`; the start where there is no such game.
Game openGame(const std::shared_ptr<const Variant>& variant, const GamePlan& plan, std::mt19937_64& random,
              Engine& engine, const WorkGate& gate);
/// The search for one move of a game. It profits from those before since Engine::clear.
SearchResult searchMove(const Game& game, std::uint64_t nodes, Engine& engine, const WorkGate& gate);
/// Plies after which a game is broken off, as a draw.
int longestGame(const VariantSpec& variant);
/// A score of the side to move, as training games have it: from the first player's view.
int storedScore(const Score& score, Side mover);

/// Finds out when a side has led by so far for so long that a game need not be played to its end.
class Adjudicator {
public:
    explicit Adjudicator(const VariantSpec& variant);
    /// The winner after one more score of a training game.
    std::optional<Side> winnerAfter(int score);

private:
    int m_lead;
    int m_leader = 0;
    int m_plies = 0;
};

/// Plays one game. The result depends on its arguments and the engine's network only. Returns nothing on a stop request. `engine`
/// has at least TableMegabytes and one thread, and is cleared first.
std::optional<TrainingGame> makeGame(const std::shared_ptr<const Variant>& variant, const GamePlan& plan,
                                     std::uint64_t seed, Engine& engine, const WorkGate& gate);

} // namespace komadai::core::learning
