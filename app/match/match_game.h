// One game of a match, with its clocks.
#pragma once

#include "app/match/player.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace komadai {

/// What a player may spend. Without `base` and `moveTime` no clock runs, and a player that does not move
/// within `patience` has lost as one that hangs.
struct TimeControl {
    std::optional<std::chrono::milliseconds> base; ///< for the whole game, each player
    std::chrono::milliseconds increment{};         ///< added after each move
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<std::uint64_t> nodes;       ///< told to the players, not checked
    std::chrono::milliseconds tolerance{100}; ///< by which a move may be late
    std::chrono::milliseconds patience{60000};
};

/// Time used, time left. The clock of the side to move runs while it is asked for its move, talking to its
/// engine included.
class MatchClock {
public:
    explicit MatchClock(const TimeControl& control);

    /// What the players are told.
    core::protocol::Go go() const;
    /// How long the side may think before it has lost; none where no clock runs.
    std::optional<std::chrono::milliseconds> allowance(core::Side side) const;
    /// Takes the time of a move off and adds the increment. A move within the tolerance costs no more than is
    /// left.
    void spend(core::Side side, std::chrono::milliseconds used);

private:
    TimeControl m_control;
    std::array<std::chrono::milliseconds, core::SideCount> m_left{}; ///< by indexOf(Side)
};

struct MatchRules {
    TimeControl time;
    int maxPlies = 0; ///< a game that goes on after so many is a draw
};

struct FinishedGame {
    /// With its outcome. What the rules have no reason for is an adjudication: a player that crashes, makes an
    /// illegal move or hangs where no clock runs has lost, and a game that is too long is a draw.
    core::Game game;
    std::string how;                              ///< without a full stop: "White wins by checkmate"
    std::vector<std::chrono::milliseconds> times; ///< used for each move
};

/// Plays a game from `opening`, which has no moves yet and is not over. `players` are by indexOf(Side); both get a new game with this
/// seed. None if `stop` was requested before it ended. Throws EngineFailure if an engine is not ready for the
/// game; one that fails later loses it.
std::optional<FinishedGame> playMatchGame(const std::array<Player*, core::SideCount>& players,
                                          const core::Game& opening, const MatchRules& rules,
                                          std::uint64_t seed, const std::stop_token& stop);

} // namespace komadai
