// What the library does not have of the open tabs, kept in the settings: files of games, chapters of studies, the time used for a move
// that has not been made, and games and positions that the library does not have at all.
#pragma once

#include "core/store/library.h"
#include "core/store/study_store.h"
#include "ui/files/game_file.h"

#include <QString>

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// The file from which a game was read, or in which it was saved.
struct RecordFile {
    FileOrigin origin;
    bool isChanged = false; ///< the file lacks changes that were made since
    friend bool operator==(const RecordFile&, const RecordFile&) = default;
};

/// The file of a game of the library.
struct TabFile {
    core::GameId game = 0;
    RecordFile file;
    friend bool operator==(const TabFile&, const TabFile&) = default;
};

/// The chapter of a study that the tab of a game shows.
struct TabChapter {
    core::GameId game = 0;
    core::ChapterId chapter = 0;
    friend bool operator==(const TabChapter&, const TabChapter&) = default;
};

/// How long the player to move in a game has thought about the move.
struct TabTurn {
    core::GameId game = 0;
    int plies = 0; ///< played before the move
    std::chrono::milliseconds used{};
    friend bool operator==(const TabTurn&, const TabTurn&) = default;
};

/// Longer records of tabs are not stored. Far above all games with few comments.
inline constexpr std::size_t MostTabRecordBytes = 100'000;

/// A tab with a game that was opened from a file or pasted, and not changed, or a position that was set up: the library has no game of
/// it.
struct TabRecord {
    std::string record;     ///< in the JSON format; not checked when it is read from the settings
    int place = 0;          ///< among all tabs that come back, from 0
    bool isInFront = false; ///< the other tabs are behind it
    /// The node that was shown, by its number in GameTree::subtree; none: the end of the main line.
    std::optional<int> node{};
    std::optional<RecordFile> file{};
    friend bool operator==(const TabRecord&, const TabRecord&) = default;
};

/// Replaces the files of the tabs of a library, by the path of the library. Those of other libraries stay.
void storeTabFiles(const QString& library, const std::vector<TabFile>& files);
/// Those that were stored last.
std::vector<TabFile> storedTabFiles(const QString& library);

/// The same for chapters.
void storeTabChapters(const QString& library, const std::vector<TabChapter>& chapters);
std::vector<TabChapter> storedTabChapters(const QString& library);

/// The same for turns.
void storeTabTurns(const QString& library, const std::vector<TabTurn>& turns);
std::vector<TabTurn> storedTabTurns(const QString& library);

/// The same for games and positions that the library does not have, in the order of their places. Records above MostTabRecordBytes are left
/// out.
void storeTabRecords(const QString& library, const std::vector<TabRecord>& records);
std::vector<TabRecord> storedTabRecords(const QString& library);

} // namespace komadai::ui
