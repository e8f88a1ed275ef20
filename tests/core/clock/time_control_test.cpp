// Time controls as text, as stored in libraries and settings.
#include "core/clock/time_control.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;

TEST(TimeControlText, EachKindOfClockIsWrittenAndReadAgain) {
    const std::vector<std::pair<std::string, TimeControl>> rows{
        {"", {}},                                // none
        {"300000", {5min}},                      // sudden death
        {"180000+2000", {3min, 2s}},             // Fischer
        {"600000/30000x3", {10min, {}, 30s, 3}}, // byoyomi
        {"0/5000x1", {{}, {}, 5s, 1}},           // a fixed time for each move
    };
    for (const auto& [text, control] : rows) {
        EXPECT_EQ(formatTimeControl(control), text);
        EXPECT_EQ(parseTimeControl(text), control) << text;
    }
}

TEST(TimeControlText, WhatCannotBeIsRefused) {
    for (const auto* text : {"x", "0", "-5", "+5", "300000+", "300000+0", "0+2000", "300000/30000",
                             "300000/30000x0", "300000/0x3", "300000/30000x100", "300000+2000/30000x3",
                             "300000 ", "360000001", "99999999999999999999"})
        EXPECT_FALSE(parseTimeControl(text)) << text;
}

TEST(TimeControl, RunsOnlyWhereThereIsTime) {
    EXPECT_FALSE(TimeControl().isTimed());
    EXPECT_TRUE((TimeControl{1ms}).isTimed());
    EXPECT_TRUE((TimeControl{{}, {}, 1ms, 1}).isTimed());
}

} // namespace
} // namespace komadai::core
