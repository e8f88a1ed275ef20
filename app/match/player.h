// Who plays a match: the built-in engine, or one of others.
#pragma once

#include "app/match/external_engine.h"
#include "core/base/result.h"
#include "core/record/game_record.h"
#include "core/search/engine.h"

#include <memory>
#include <string>
#include <variant>

namespace komadai {

/// The built-in engine as a player. What is set here goes before the limits of the match.
struct BuiltinSetup {
    std::optional<int> level; ///< play as this level does, whatever the clock says
    core::Limits limits;
    int threads = 1;
};

/// A player as the command line names it.
using PlayerSetup = std::variant<BuiltinSetup, EngineSetup>;

/// Reads `builtin`, `builtin:NAME=VALUE,...` with the names level, nodes, depth, movetime and threads, or the path of a
/// program; or a sentence that says what is wrong.
core::Result<PlayerSetup, std::string> parsePlayer(const std::string& text);

struct Resignation {};
/// A move that is none. `what` completes a sentence that begins with the player: "gave the move ...".
struct BadMove {
    std::string what;
};
using Reply = std::variant<core::Move, Resignation, BadMove>;

/// Plays one game after another, on one thread. Its functions throw EngineFailure where an engine fails; the
/// next newGame() starts that engine again.
class Player {
public:
    using Clock = ChildProcess::Clock;

    virtual ~Player() = default;
    /// UTF-8; what the engine calls itself.
    virtual std::string name() const = 0;
    /// How games name it that are kept.
    virtual core::Player forRecord() const = 0;
    /// `seed` is for players that choose among moves.
    virtual void newGame(std::uint64_t seed) = 0;
    /// Precondition: the game is not over. A move in the reply is not checked. After the deadline, or when
    /// `stop` is requested, the player breaks its search off and replies or fails soon.
    virtual Reply reply(const core::Game& game, const core::protocol::Go& go, Clock::time_point deadline,
                        const std::stop_token& stop) = 0;
};

/// Makes the player; an engine of others is started. `hashMegabytes` is for its table.
std::unique_ptr<Player> makePlayer(const PlayerSetup& setup, int hashMegabytes);

} // namespace komadai
