// Which page of the manual is about which window.
#pragma once

#include <QString>

#include <algorithm>
#include <array>

namespace komadai::ui {

struct WindowTopic {
    const char* window; ///< object name
    const char* topic;
};

/// The windows that have a page of their own, or share one.
inline constexpr std::array<WindowTopic, 13> WindowTopics{{
    {"positionEditor", "positions"},
    {"positionFinder", "library"},
    {"statistics", "library"},
    {"openingGraph", "library"},
    {"studiesWindow", "studies"},
    {"practice", "practice"},
    {"practiceStatistics", "practice"},
    {"repertoirePractice", "repertoires"},
    {"repertoires", "repertoires"},
    {"matchWindow", "engines"},
    {"mobility", "rules"},
    {"ruleBook", "rules"},
    {"tour", "rules"},
}};

/// The topic of the page about a window with this object name; empty if there is none.
inline QString helpTopicOfWindow(const QString& window) {
    const auto* found = std::find_if(WindowTopics.begin(), WindowTopics.end(), [&](const WindowTopic& entry) {
        return window == QLatin1String(entry.window);
    });
    return found == WindowTopics.end() ? QString() : QString::fromLatin1(found->topic);
}

} // namespace komadai::ui
