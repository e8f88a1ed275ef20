// Which page of the manual is about which window or dialog.
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
inline constexpr std::array<WindowTopic, 15> WindowTopics{{
    {"positionEditor", "positions"},
    {"positionFinder", "positions"},
    {"statistics", "library"},
    {"openingGraph", "library"},
    {"studiesWindow", "studies"},
    {"practice", "practice"},
    {"practiceStatistics", "practice"},
    {"repertoirePractice", "repertoires"},
    {"repertoires", "repertoires"},
    {"matchWindow", "engines"},
    {"engineLog", "engines"},
    {"teachingWindow", "teaching"},
    {"mobility", "rules"},
    {"ruleBook", "rules"},
    {"tour", "rules"},
}};

struct DialogTopic {
    const char* dialog; ///< class, without its namespace
    const char* topic;
};

/// The dialogs that a page of the manual is about.
inline constexpr std::array<DialogTopic, 22> DialogTopics{{
    {"SettingsDialog", "settings"},
    {"NewGameDialog", "new-game"},
    {"PlayFromHereDialog", "new-game"},
    {"FirstGameDialog", "quick-start"},
    {"HeaderDialog", "record"},
    {"ReviewDialog", "review"},
    {"EnginesDialog", "engines"},
    {"MatchDialog", "engines"},
    {"BooksDialog", "books"},
    {"MakeBookDialog", "books"},
    {"MergePlayersDialog", "library"},
    {"ConditionDialog", "library"},
    {"ExportPartsDialog", "library"},
    {"DeletedGamesDialog", "library"},
    {"ReportDialog", "files"},
    {"AnimationDialog", "files"},
    {"ImportReportDialog", "library"},
    {"ImportVariantDialog", "variants"},
    {"ManageVariantsDialog", "variants"},
    {"AddToStudyDialog", "studies"},
    {"FindPuzzlesDialog", "practice"},
    {"RepertoireGapsDialog", "repertoires"},
}};

/// The topic of the page about a dialog of this class; empty if there is none.
inline QString helpTopicOfDialog(const char* className) {
    const QString dialog = QString::fromLatin1(className).section(QStringLiteral("::"), -1);
    const auto* found = std::find_if(DialogTopics.begin(), DialogTopics.end(), [&](const DialogTopic& entry) {
        return dialog == QLatin1String(entry.dialog);
    });
    return found == DialogTopics.end() ? QString() : QString::fromLatin1(found->topic);
}

/// The topic of the page about a window with this object name; empty if there is none.
inline QString helpTopicOfWindow(const QString& window) {
    const auto* found = std::find_if(WindowTopics.begin(), WindowTopics.end(), [&](const WindowTopic& entry) {
        return window == QLatin1String(entry.window);
    });
    return found == WindowTopics.end() ? QString() : QString::fromLatin1(found->topic);
}

} // namespace komadai::ui
