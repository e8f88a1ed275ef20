// The clock of a game.
#pragma once

#include "core/clock/time_control.h"

#include <vector>

namespace komadai::core {

/// A point in time. The caller supplies the time, so that a game clock does not depend on a real clock.
using Instant = std::chrono::time_point<std::chrono::steady_clock, std::chrono::milliseconds>;

/// The time that a player has left.
struct TimeLeft {
    std::chrono::milliseconds main{};
    /// Left of the present period; the whole period while there is main time.
    std::chrono::milliseconds period{};
    int periods = 0; ///< periods left, including the present one
    friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

/// Measures the turns of two players, and computes the time that each has left. A flag falls when the last millisecond is
/// used. The time left at any ply follows from the times used for the moves up to it.
class GameClock {
public:
    /// A stopped clock after turns that took these times. `first` is the side that took the first turn.
    explicit GameClock(const TimeControls& controls = {}, Side first = Side::First,
                       const std::vector<std::chrono::milliseconds>& used = {});

    const TimeControls& controls() const { return m_controls; }
    const TimeControl& control(Side side) const {
        return m_controls[static_cast<std::size_t>(indexOf(side))];
    }
    bool isTimed(Side side) const { return control(side).isTimed(); }
    /// Whose turn it is.
    Side mover() const { return m_used.size() % 2 == 0 ? m_first : opponent(m_first); }
    /// The number of finished turns.
    int turns() const { return static_cast<int>(m_used.size()); }

    bool isRunning() const { return m_runsSince.has_value(); }
    /// Starts or stops the mover's time. No effect if it is already running or stopped.
    void start(Instant now);
    void stop(Instant now);

    /// The time used in the present turn.
    std::chrono::milliseconds turnTime(Instant now) const;
    /// Ends the turn and returns the time used. The turn of the other side begins at once, and the clock keeps running if it
    /// ran. Precondition: the flag has not fallen.
    std::chrono::milliseconds endTurn(Instant now);
    /// Adds a finished turn that took this time, and stops the clock.
    void addTurn(std::chrono::milliseconds used);
    /// Counts this time as used in the present turn, as if the clock had run so long, and stops the clock.
    void setTurnTime(std::chrono::milliseconds used);
    /// Takes the present turn and the last one back, stops the clock, and returns the time that the last one took.
    /// Precondition: turns() > 0.
    std::chrono::milliseconds takeBack();

    /// A stopped clock as it was after so many turns. Precondition: 0 <= turns <= turns().
    GameClock after(int turns) const;

    /// The time that the side has left; meaningless for a side without time control.
    TimeLeft left(Side side, Instant now) const;
    /// The time until the flag of the side falls while it is to move; 0 or less once it has fallen. None for a side without
    /// time control.
    std::optional<std::chrono::milliseconds> untilFlag(Side side, Instant now) const;
    /// Whether the mover has used up its time.
    bool hasFlagFallen(Instant now) const;

private:
    void beginTurn();
    void finishTurn(std::chrono::milliseconds used);
    TimeLeft& leftOf(Side side) { return m_left[static_cast<std::size_t>(indexOf(side))]; }
    const TimeLeft& leftOf(Side side) const { return m_left[static_cast<std::size_t>(indexOf(side))]; }

    TimeControls m_controls;
    Side m_first;
    std::vector<std::chrono::milliseconds> m_used;
    std::array<TimeLeft, SideCount> m_left; ///< at the beginning of the present turn
    std::chrono::milliseconds m_before{};   ///< used in the present turn before the last stop
    std::optional<Instant> m_runsSince;     ///< none while the clock is stopped
};

} // namespace komadai::core
