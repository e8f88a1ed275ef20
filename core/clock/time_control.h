// How much time a player gets.
#pragma once

#include "core/board/side.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

/// The time of one player: first the main time, then the periods. With nothing set no clock runs. A fixed time
/// for each move is one period and no main time.
struct TimeControl {
    static constexpr std::chrono::milliseconds Most = std::chrono::hours(100); ///< of each time
    static constexpr int MostPeriods = 99;

    std::chrono::milliseconds main{};
    std::chrono::milliseconds
        increment{};                    ///< added after each move; only with main time, and without periods
    std::chrono::milliseconds period{}; ///< comes back whole with each move made within it // byoyomi
    int periods = 0;                    ///< above 0 where there is `period`, else 0

    bool isTimed() const { return main.count() > 0 || period.count() > 0; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

using TimeControls = std::array<TimeControl, SideCount>; ///< by indexOf(Side)

/// As it is kept: `MAIN`, `MAIN+INCREMENT` or `MAIN/PERIODxPERIODS`, in milliseconds; empty where no clock runs.
std::string formatTimeControl(const TimeControl& control);
/// Reads that again; none where it is no such text or what it says cannot be.
std::optional<TimeControl> parseTimeControl(std::string_view text);

} // namespace komadai::core
