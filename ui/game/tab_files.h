// The files of games that are open in tabs, kept in the settings.
#pragma once

#include "core/store/library.h"
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

/// Replaces the files of the tabs of a library, by the path of the library. Those of other libraries stay.
void storeTabFiles(const QString& library, const std::vector<TabFile>& files);
/// Those that were stored last.
std::vector<TabFile> storedTabFiles(const QString& library);

} // namespace komadai::ui
