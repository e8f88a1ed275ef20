// The built-in engine: what to play, and how good it is.
#pragma once

#include "core/rules/game.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::core {

/// How good a position is for the side to move.
class Score {
public:
    static constexpr Score centipawns(int value) { return Score(value, false); }
    /// Mate given (positive) or suffered (negative) in so many plies; 0 is being mated now. A game that the
    /// rules end otherwise, by a bare king say, counts alike.
    static constexpr Score mateIn(int plies) { return Score(plies, true); }

    constexpr bool isMate() const { return m_isMate; }
    /// Precondition: !isMate().
    constexpr int centipawns() const { return m_value; }
    /// Precondition: isMate().
    constexpr int matePlies() const { return m_value; }
    friend constexpr bool operator==(Score, Score) = default;

private:
    constexpr Score(int value, bool isMate) : m_value(value), m_isMate(isMate) {}
    int m_value;
    bool m_isMate;
};

/// When to stop. Whatever is set first ends the search; with nothing set it runs until it is stopped.
struct Limits {
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<int> depth;           ///< plies
    std::optional<std::uint64_t> nodes; ///< with this one, equal calls give equal results
    std::vector<Move> moves = {};       ///< one of these legal moves is to be the answer; none: any
};

/// One line of play, as found so far.
struct SearchInfo {
    int rank = 1; ///< 1 is the best line, 2 the second best
    int depth = 0;
    Score score = Score::centipawns(0);
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{};
    std::vector<Move> line; ///< from the root, legal moves
};

struct SearchResult {
    std::optional<Move> move; ///< none where there is no legal move
    Score score = Score::centipawns(0);
    int depth = 0; ///< of the last finished iteration
    std::uint64_t nodes = 0;
};

constexpr int MinLevel = 1;
constexpr int MaxLevel = 10;

/// Searches games of any variant. One search at a time; it answers on the caller's thread.
class Engine {
public:
    explicit Engine(int hashMegabytes = 64);
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    using Listener = std::function<void(const SearchInfo&)>;

    /// The best move in the game's position, and the score with it; where the game is over but there are
    /// moves, one of them. Calls `listener` with each line of each finished iteration, best first, on this
    /// thread. Returns within 20 ms of a stop or of the end of the time; a search that is stopped at once
    /// still has a move. Ends before its limits where a forced win or loss leaves nothing to look for. With a
    /// node or depth limit, one thread and no time limit the result depends on the game, the limits and `lines` alone,
    /// not on earlier searches (given at least 16 megabytes of table). Others profit from earlier ones.
    SearchResult search(const Game& game, const Limits& limits, std::stop_token stop,
                        const Listener& listener = {}, int lines = 1);

    /// A move as a player of that level would choose it; the same for the same game, level and seed, unless
    /// `limits` end the search before the level would. The score is that of the move. `listener` hears of
    /// every line that was to choose from. Precondition: MinLevel <= level <= MaxLevel.
    SearchResult play(const Game& game, int level, std::uint64_t seed, std::stop_token stop,
                      const Limits& limits = {}, const Listener& listener = {});

    /// With how many threads the next searches are made, 1..MaxThreads; 1 at first. With more than one the result of
    /// a search differs from call to call, whatever its limits.
    void setThreads(int threads);
    static constexpr int MaxThreads = 256;

    /// Forgets all positions seen, and all that was learned of moves.
    void clear();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace komadai::core
