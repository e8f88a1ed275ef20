// Clocks in words and figures.
#pragma once

#include "core/clock/game_clock.h"

#include <QString>

namespace komadai::ui {

/// "1:02:03", "5:03", and "9.4" from ten seconds on; nothing is shown as gone that is still there.
QString clockText(std::chrono::milliseconds left);
/// What the big figures of a clock show: the main time, and when that is over the present period.
QString clockText(const core::TimeLeft& left);
/// What comes after that: "then 3 × 30 s", "2 periods"; empty where nothing does.
QString reserveText(const core::TimeControl& control, const core::TimeLeft& left);
/// A time control in a few words: "5 min + 3 s per move", "no clock".
QString controlText(const core::TimeControl& control);

} // namespace komadai::ui
