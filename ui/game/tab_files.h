// What belongs to the games that are open in tabs, kept in the settings: their files, and chapters of studies.
#pragma once

#include "core/store/library.h"
#include "core/store/study_store.h"
#include "ui/files/game_file.h"

#include <QString>

#include <vector>

namespace komadai::ui {

struct TabFile {
    core::GameId game = 0;
    FileOrigin origin;
    bool isChanged = false; ///< the file does not have the game as it is stored
    friend bool operator==(const TabFile&, const TabFile&) = default;
};

/// The chapter of a study that the tab of a game shows.
struct TabChapter {
    core::GameId game = 0;
    core::ChapterId chapter = 0;
    friend bool operator==(const TabChapter&, const TabChapter&) = default;
};

/// Replaces the files of the tabs of a library, by the path of the library. Those of other libraries stay.
void storeTabFiles(const QString& library, const std::vector<TabFile>& files);
/// Those that were stored last.
std::vector<TabFile> storedTabFiles(const QString& library);

/// The same for chapters.
void storeTabChapters(const QString& library, const std::vector<TabChapter>& chapters);
std::vector<TabChapter> storedTabChapters(const QString& library);

} // namespace komadai::ui
