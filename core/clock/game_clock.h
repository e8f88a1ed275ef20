// The clock of a game.
#pragma once

#include "core/clock/time_control.h"

#include <vector>

namespace komadai::core {

/// A moment; whoever calls says what time it is, so that the rules of a clock do not depend on one.
using Instant = std::chrono::time_point<std::chrono::steady_clock, std::chrono::milliseconds>;

/// What a player has left.
struct TimeLeft {
    std::chrono::milliseconds main{};
    std::chrono::milliseconds period{}; ///< of the present period; all of it while there is main time
    int periods = 0;                    ///< the present one included
    friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

/// Measures the turns of a game, which two players take alternately, and knows what that leaves each of them.
/// A flag falls when the last millisecond is used. Times are those of the moves: what was left at any ply
/// follows from the times used up to there.
class GameClock {
public:
    /// The clock after turns that took these times, stopped. `first` is who took the first of them.
    explicit GameClock(const TimeControls& controls = {}, Side first = Side::First,
                       const std::vector<std::chrono::milliseconds>& used = {});

    const TimeControls& controls() const { return m_controls; }
    const TimeControl& control(Side side) const {
        return m_controls[static_cast<std::size_t>(indexOf(side))];
    }
    bool isTimed(Side side) const { return control(side).isTimed(); }
    /// Whose turn it is.
    Side mover() const { return m_used.size() % 2 == 0 ? m_first : opponent(m_first); }
    int turns() const { return static_cast<int>(m_used.size()); }

    bool isRunning() const { return m_runsSince.has_value(); }
    /// Lets the mover's time run, or halts it; nothing happens where it does so already.
    void start(Instant now);
    void stop(Instant now);

    /// How long the present turn has taken.
    std::chrono::milliseconds turnTime(Instant now) const;
    /// Ends the turn and returns the time that it took. The other side's turn begins at once, and the clock runs
    /// on if it ran. Precondition: the flag has not fallen.
    std::chrono::milliseconds endTurn(Instant now);
    /// Goes on as if a turn had taken this time; stops.
    void addTurn(std::chrono::milliseconds used);
    /// Gives the time of the present turn and of the last one back, and returns what that one took; stops.
    /// Precondition: turns() > 0.
    std::chrono::milliseconds takeBack();

    /// The clock as it was after so many turns, stopped. Precondition: 0 <= turns <= turns().
    GameClock after(int turns) const;

    /// What the side has left; meaningless where it is not timed.
    TimeLeft left(Side side, Instant now) const;
    /// How long it takes until the side has lost if it is to move, 0 or less where it has; none where it is not
    /// timed.
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
    std::array<TimeLeft, SideCount> m_left; ///< when the present turn began
    std::chrono::milliseconds m_before{};   ///< of the present turn, up to the last stop
    std::optional<Instant> m_runsSince;     ///< none while stopped
};

} // namespace komadai::core
