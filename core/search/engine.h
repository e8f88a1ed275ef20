// The built-in engine: finds the best move and its score.
#pragma once

#include "core/base/score.h"
#include "core/rules/game.h"
#include "core/search/search_parameters.h"
#include "core/search/time_plan.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::core {

class Network;
class Pondering;

/// When to stop. The first limit that is reached ends the search. Without limits it runs until it is stopped.
struct Limits {
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<int> depth;           ///< plies
    std::optional<std::uint64_t> nodes; ///< with this limit, equal calls give equal results
    std::vector<Move> moves = {};       ///< if not empty, only these legal moves are searched
    /// The search profits from earlier ones even with a depth or node limit. Equal calls then give equal results only if all searches
    /// since Engine::clear were equal too.
    bool remembers = false;
    /// The time for a move of a game with a clock. The search takes more or less than the usual time, as TimeKeeper says.
    std::optional<TimePlan> plan = {};
    /// The opponent is still thinking: time limits do not count until this says so. Null: they count from the start.
    std::shared_ptr<const Pondering> pondering = {};
    /// Time is counted in positions, so many to a millisecond, and no clock is read. With one thread, equal calls then give equal
    /// results, as with a limit of nodes. Not together with `pondering`.
    std::optional<std::uint64_t> nodesPerMillisecond = {};

    /// Whether a clock can end the search.
    bool isTimed() const { return (moveTime || plan) && !nodesPerMillisecond; }
};

/// One line of play, as found so far.
struct SearchInfo {
    int rank = 1; ///< 1 is the best line, 2 the second best
    int depth = 0;
    Score score = Score::centipawns(0);
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{};
    std::vector<Move> line; ///< from the root, legal moves
    int selectiveDepth = 0; ///< plies of the longest line that was searched; 0 if unknown
};

/// What a search has found.
struct SearchResult {
    std::optional<Move> move; ///< none where there is no legal move
    Score score = Score::centipawns(0);
    int depth = 0; ///< of the last finished iteration
    std::uint64_t nodes = 0;
};

class EndgameCache;
class Endgames;
class LearnedNetworks;

constexpr int MinLevel = 1;
constexpr int MaxLevel = 10;

/// Searches games of any variant. One search at a time, on the caller's thread.
class Engine {
public:
    explicit Engine(int hashMegabytes = 64);
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    using Listener = std::function<void(const SearchInfo&)>;

    /// Finds the best move in the game's position and its score. If the game is over but there are legal moves, the result
    /// is one of them. Calls `listener` on this thread with each line of each finished iteration, best first. Returns
    /// within 20 ms of a stop or of the end of the time; a search that is stopped at once still returns a move. Ends before
    /// its limits when a forced win or loss is certain. With a node or depth limit, one thread, no time limit and at least
    /// 16 megabytes of table, the result depends only on the game, the limits and `lines`. Other searches profit from
    /// earlier ones.
    SearchResult search(const Game& game, const Limits& limits, std::stop_token stop,
                        const Listener& listener = {}, int lines = 1);

    /// Chooses a move like a player of that level, and its score. The result is the same for the same game, level and seed,
    /// unless `limits` end the search earlier. `listener` receives every line that was considered.
    /// Precondition: MinLevel <= level <= MaxLevel.
    SearchResult play(const Game& game, int level, std::uint64_t seed, std::stop_token stop,
                      const Limits& limits = {}, const Listener& listener = {});

    /// Sets the number of threads of the next searches, 1..MaxThreads; initially 1. With more than one thread, results
    /// differ from call to call, whatever the limits.
    void setThreads(int threads);
    static constexpr int MaxThreads = 256;
    /// As many threads as this machine can run at once, at most MaxThreads. More of them only slow a search down.
    static int usefulThreads();

    /// Replaces the network that comes with the program for this variant; null: no network. Levels below MaxLevel use no network.
    void setNetwork(const std::shared_ptr<const Variant>& variant, std::shared_ptr<const Network> network);
    /// Lets the next searches use the user's learned networks: for a variant that has one, it replaces the network that comes with the
    /// program. Null: no learned networks, which is also the initial state. Later changes of `networks` take effect with the next search.
    void useNetworks(std::shared_ptr<LearnedNetworks> networks);
    /// Lets the next searches use the endgame tables of this cache. Null: no tables, which is also the initial state. Tables are loaded
    /// when few pieces are left. A search without a time limit waits until they are loaded; one with a time limit does not wait, and
    /// uses only tables that are already loaded. Levels below MaxLevel use no tables.
    void useEndgames(std::shared_ptr<EndgameCache> cache);

    /// Searches with these parameters instead of the usual ones. Levels below MaxLevel do not use them.
    void setParameters(const SearchParameters& parameters);

    /// Clears the transposition table and the move memory.
    void clear();

private:
    /// What a search knows beyond the rules, and how it searches.
    struct Means {
        SearchParameters parameters;
        std::shared_ptr<const Endgames> endgames = nullptr; ///< may be null
        std::shared_ptr<const Network> network = nullptr;   ///< may be null
    };
    Means allMeans(const Game& game, const Limits& limits, const std::stop_token& stop);
    SearchResult searchWith(const Means& means, const Game& game, const Limits& limits, std::stop_token stop,
                            const Listener& listener, int lines);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace komadai::core
