// What a player hears of the clock when little time is left.
#pragma once

#include "core/clock/game_clock.h"

#include <array>
#include <chrono>
#include <optional>

namespace komadai::ui {

/// Remembers what the players of a game have heard, so that each warning is given once. The clock that is passed is always
/// that of the same game.
class TimeWarnings {
public:
    /// A player hears of these when so much time is left.
    static constexpr std::array LowTimes{std::chrono::seconds(10), std::chrono::seconds(5)};
    /// The last seconds that are counted.
    static constexpr std::chrono::seconds CountedTime{10};

    /// What the mover is to hear; at most one of them.
    struct News {
        std::optional<std::chrono::seconds> low; ///< the one of LowTimes that was reached
        std::optional<int> second;               ///< the seconds that are left, 1 or more
    };

    /// What the clock shows at the beginning of a turn is no news. A main time passes each of LowTimes only once, even if
    /// time is added to it later.
    void beginTurn(const core::GameClock& clock, core::Instant now);
    /// Called before the clock ends the turn.
    void endTurn(const core::GameClock& clock);
    /// What has been reached since the last call in this turn.
    News update(const core::GameClock& clock, core::Instant now);

    /// The time until there can be other news; none if there will be none in this turn.
    static std::optional<std::chrono::milliseconds> untilNext(const core::GameClock& clock,
                                                              core::Instant now);

private:
    int m_low = 0;                                  ///< how many of LowTimes the mover has heard of
    int m_counted = 0;                              ///< the second that was counted last; 0: none
    std::array<int, core::SideCount> m_lowBefore{}; ///< `m_low` at the end of the last turn, by side
};

} // namespace komadai::ui
