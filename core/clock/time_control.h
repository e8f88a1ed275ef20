// The time control of a player.
#pragma once

#include "core/board/side.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

/// The time control of one player: first the main time, then the periods. With nothing set, there is no clock. A fixed time
/// for each move is one period without main time.
struct TimeControl {
    static constexpr std::chrono::milliseconds Most = std::chrono::hours(100); ///< of each of these times
    static constexpr int MostPeriods = 99;

    std::chrono::milliseconds main{};
    /// Added after each move; only with main time, and without periods.
    std::chrono::milliseconds increment{};
    std::chrono::milliseconds period{}; ///< starts anew with each move made within it // byoyomi
    int periods = 0;                    ///< greater than 0 if `period` is set, otherwise 0

    bool isTimed() const { return main.count() > 0 || period.count() > 0; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

using TimeControls = std::array<TimeControl, SideCount>; ///< by indexOf(Side)

/// The stored form: `MAIN`, `MAIN+INCREMENT` or `MAIN/PERIODxPERIODS`, in milliseconds; empty where no clock runs.
std::string formatTimeControl(const TimeControl& control);
/// Reads the stored form; none for invalid text or impossible values.
std::optional<TimeControl> parseTimeControl(std::string_view text);

} // namespace komadai::core
