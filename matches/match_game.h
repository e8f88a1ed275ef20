// One game of a match, with its clocks.
#pragma once

#include "matches/player.h"

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai {

/// The time of a player. Without `base` and `moveTime` no clock runs, but an engine that needs longer than patienceOf() is told to move
/// at once, and loses if it does not.
struct MatchTimeControl {
    /// For the whole game, or for `movesToControl`, each player. 0 only with byoyomi.
    std::optional<std::chrono::milliseconds> base;
    std::chrono::milliseconds increment{}; ///< added after each move
    std::chrono::milliseconds byoyomi{};   ///< for each move, once `base` is used up; not with the next one
    std::optional<int> movesToControl;     ///< `base` is added again after this number of moves; at least 1
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<std::uint64_t> nodes;        ///< told to the players, not checked
    std::chrono::milliseconds tolerance{100};  ///< how late a move may be
    std::chrono::milliseconds patience{60000}; ///< at least, see patienceOf
};

/// Reads a clock: `BASE`, `BASE+INCREMENT`, `MOVES/BASE`, `MOVES/BASE+INCREMENT` or `BASE+bBYOYOMI`, in milliseconds. None for
/// other text or impossible values.
std::optional<MatchTimeControl> parseMatchClock(std::string_view text);

/// How long an engine may think about a move if no clock runs: `patience`, or the time in which a slow engine searches `nodes`.
std::chrono::milliseconds patienceOf(const MatchTimeControl& control);

/// The clocks of a game. The clock of the side to move includes the communication with its engine.
class MatchClock {
public:
    explicit MatchClock(const MatchTimeControl& control);

    /// The times to send to the player to move.
    core::protocol::Go go(core::Side mover) const;
    /// How long the side may think before it loses; none if no clock runs.
    std::optional<std::chrono::milliseconds> allowance(core::Side side) const;
    /// What the side has left of its main time, without byoyomi; none if there is no such time.
    std::optional<std::chrono::milliseconds> left(core::Side side) const;
    /// Subtracts the time of a move, and adds the increment and, at a time control, the time for the next moves. A late move
    /// within the tolerance uses only the time that was left.
    void spend(core::Side side, std::chrono::milliseconds used);

private:
    MatchTimeControl m_control;
    std::array<std::chrono::milliseconds, core::SideCount> m_left{}; ///< by indexOf(Side)
    std::array<int, core::SideCount> m_movesToGo{}; ///< likewise; only with moves to a control
};

struct MatchRules {
    MatchTimeControl time;
    int maxPlies = 0; ///< a game that reaches this length is a draw
};

/// The usual limit: boards with more squares have longer games.
int usualPlyLimit(const core::VariantSpec& variant);

struct FinishedGame {
    /// The game with its outcome. Ends outside the rules are adjudications: a player that crashes, makes an illegal move or
    /// hangs without a clock loses, and a game that is too long is a draw.
    core::Game game;
    std::string how;                              ///< without a full stop: "White wins by checkmate"
    std::vector<std::chrono::milliseconds> times; ///< used for each move
    std::vector<std::optional<core::Score>>
        scores; ///< of each move, from the mover's view; none if it gave none
    /// What the loser's player did wrong; none if it lost on the board, resigned or only lost on time.
    std::optional<core::protocol::EngineFault> fault;
};

/// A move that was just made in a game.
struct PlayedMove {
    core::Move move;
    std::chrono::milliseconds used{};
    std::optional<core::Score> score;              ///< from the mover's view, if its player gave one
    std::optional<std::chrono::milliseconds> left; ///< see MatchClock::left, after the move
};

/// Called by a game on its thread; each may be empty.
struct MatchGameListener {
    std::function<void()> beforeMove; ///< no clock runs; may wait
    std::function<void(const PlayedMove&)> moved;
};

/// Plays a game from `opening`, which has no moves yet and is not over. `players` are by indexOf(Side); for both a new game
/// begins, with this seed. Returns none if `stop` is requested before the end of the game. Throws EngineError if an engine
/// cannot begin the game; an engine that fails later loses it.
std::optional<FinishedGame> playMatchGame(const std::array<MatchPlayer*, core::SideCount>& players,
                                          const core::Game& opening, const MatchRules& rules,
                                          std::uint64_t seed, const std::stop_token& stop,
                                          const MatchGameListener& listener = {});

} // namespace komadai
