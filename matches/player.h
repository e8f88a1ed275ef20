// The players of a match: the built-in engine and external engines.
#pragma once

#include "core/base/result.h"
#include "core/record/game_record.h"
#include "core/search/engine.h"
#include "matches/engine_driver.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace komadai {

/// The built-in engine as a player. Settings here override the limits of the match.
struct BuiltinSetup {
    std::optional<int> level; ///< play at this level and ignore the clock
    core::Limits limits;
    int threads = 1;
    std::filesystem::path
        networkFile; ///< named by the user, or "none"; whoever plays the match reads it; may be empty
    std::shared_ptr<const core::Network>
        network; ///< evaluates positions of `networkVariant`; null: none does
    std::shared_ptr<const core::Variant>
        networkVariant; ///< null: the networks that come with the program are used
    /// Used instead of the usual ones.
    std::vector<std::pair<const core::SearchParameter*, int>> parameters;
    /// The number of plies at the start of a game that are played at a level, whose moves vary, so that games differ.
    int variedPlies = 0;
    int levelOfVariety = 5;
};

/// A player as its user describes it.
using PlayerSetup = std::variant<BuiltinSetup, EngineSetup>;

/// Reads `builtin`, `builtin:NAME=VALUE,...` with the names level, nodes, depth, movetime, threads and network and those of
/// search parameters, or the path of a program. The error is a message for the user.
core::Result<PlayerSetup, std::string> parsePlayer(const std::string& text);

struct Resignation {};
/// A declaration that ends the game by the rules: game.mayDeclare().
struct WinClaim {};
/// A reply that is not a move. `what` completes a sentence that begins with the name of the player: "gave no move".
struct BadMove {
    std::string what;
    core::protocol::EngineFault fault;
};
/// A move, which may be illegal, and its score from the player's view; none if the player gave none.
struct ScoredMove {
    core::Move move;
    std::optional<core::Score> score;
};
using Reply = std::variant<ScoredMove, Resignation, WinClaim, BadMove>;

/// Plays one game after another, on one thread. Its functions throw EngineError if an engine fails; the next newGame() starts
/// that engine again.
class MatchPlayer {
public:
    using Clock = ChildProcess::Clock;

    virtual ~MatchPlayer() = default;
    /// The name that the engine reports, UTF-8.
    virtual std::string name() const = 0;
    /// The player for the header of stored games.
    virtual core::Player forRecord() const = 0;
    /// Begins a game. `seed` is used by players that choose moves at random. A requested stop counts as a failure.
    virtual void newGame(std::uint64_t seed, const std::stop_token& stop) = 0;
    /// Asks for a move, which may be illegal. At the deadline, or when `stop` is requested, the player ends its search and soon
    /// replies or fails. Precondition: the game is not over.
    virtual Reply reply(const core::Game& game, const core::protocol::Go& go, Clock::time_point deadline,
                        const std::stop_token& stop) = 0;
};

/// Makes the player and starts it if it is an external engine; throws EngineError if that fails, or if a stop is requested.
/// `hashMegabytes` is the size of its hash table.
std::unique_ptr<MatchPlayer> makePlayer(const PlayerSetup& setup, int hashMegabytes,
                                        const std::stop_token& stop = {});

} // namespace komadai
