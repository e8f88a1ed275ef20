// What moves cost besides their searches, as the clock of the game shows it.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace komadai::core {

/// Compares the clock of a game with the times of the searches. The difference is the overhead of interface, network and a busy
/// machine, which the engine cannot measure by itself. Reads no clock.
class OverheadEstimate {
public:
    /// `usual`  the overhead until the clock has shown more; the estimate is never below it
    explicit OverheadEstimate(std::chrono::milliseconds usual) : m_usual(usual), m_mean(usual / 2) {}

    /// A move of the game begins.
    /// `left`       main time of the player; none if it is not known
    /// `increment`  added after the move
    /// `ply`        of the game
    void begin(std::optional<std::chrono::milliseconds> left, std::chrono::milliseconds increment, int ply);
    /// The search for the move has ended.
    /// `intended`  how long it was meant to take: what it took, but no longer than its hard limit. None if the clock did not run all
    ///             the time.
    void end(std::optional<std::chrono::milliseconds> intended) { m_intended = intended; }

    /// Twice what moves have cost, see MoverClock::overhead; at least the usual overhead.
    std::chrono::milliseconds value() const {
        return std::max(m_usual, std::chrono::round<std::chrono::milliseconds>(2 * m_mean));
    }

private:
    struct Turn {
        std::chrono::milliseconds left, increment;
        int ply;
    };

    std::chrono::milliseconds m_usual;
    std::chrono::microseconds m_mean; ///< of the overheads so far, the older ones counting less
    std::optional<Turn> m_turn;       ///< the last one, if its clock was known
    std::optional<std::chrono::milliseconds> m_intended;
};

} // namespace komadai::core
