// Keeps the open tabs in the library, so that the next start brings them back.
#pragma once

#include "core/record/game_record.h"
#include "core/store/library.h"
#include "ui/game/tab_files.h"
#include "ui/library/library_service.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class GameDocument;
class GameTabs;
class GameView;
class LibraryService;

/// A game that was open in a tab.
struct StoredTab {
    core::GameRecord record;
    std::optional<core::GameId> id;   ///< none: a game that is not in the library
    std::optional<core::NodeId> node; ///< that was shown; none: the one after the last move played
    bool isInFront = false;
    std::optional<RecordFile> file;
    std::optional<core::ChapterId> chapter{};    ///< of a study, which was shown beside it
    std::optional<core::NodeId> lastTakenBack{}; ///< see GameDocument
    std::chrono::milliseconds turnTime{};        ///< see Play
};

/// The plies that were played in the game of a tab.
int playedPlies(const StoredTab& tab);
/// The game of a tab as the library has it now, without its file; none if it is gone or cannot be read. For the threads of
/// the library.
std::optional<StoredTab> readTab(core::Library& library, const core::OpenTab& tab,
                                 const core::VariantFinder& find);
/// Shows the game in a view, which had another one, or none. A position that was set up can be played from.
void showIn(GameView& view, const StoredTab& tab);

/// Follows the tabs and stores which games of the library they show, and where, with the files of these games and the chapters of studies
/// beside them; and games from files, pasted games and positions that were set up, which the library does not have. It does so with each
/// change: a program that is killed loses at most the last one. Steps in such games and notes on positions are stored only with another
/// change, or at the end, as is the time that the player to move has used. Very long games that the library does not have are left out.
/// GUI thread.
class TabStorage : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. Nothing is stored before `start`.
    TabStorage(GameTabs& tabs, LibraryService& library, const core::VariantSet& variants,
               QObject* parent = nullptr);
    /// Stores a change that has just been made.
    ~TabStorage() override;

    /// Stores the chapters of studies too. `chapterIn` tells which one a tab shows; it is not called after `stop`. To be followed by
    /// `saveLater` when a tab shows another one.
    void followChapters(std::function<std::optional<core::ChapterId>(const GameView& view)> chapterIn);

    /// Reads the tabs of the library that is open. Games and positions that are gone, or cannot be read, are left out.
    void read(const std::function<void(const std::vector<StoredTab>&)>& then);
    /// Stores the tabs now, if they are others than those that were read, and from now on.
    void start();
    /// Stores a change that has just been made, and none from now on: the tabs are about to be closed, to be opened again
    /// later.
    void stop();
    /// Stores the tabs when control returns to the event loop.
    void saveLater();

private:
    /// The record of a tab as text, with the state of the document from which it was written.
    struct Written {
        std::uint64_t state = 0, revision = 0; ///< of the document, of its tree
        core::NodeId playedTo;
        core::RecordHeader header;
        std::optional<core::Outcome> outcome;
        std::optional<std::string> text; ///< see textOf
        bool isOf(const GameDocument& document) const;
    };

    enum class ShownNodes : std::uint8_t { Noted, LeftOut };

    void followViews();
    void save();
    void saveFiles();
    void saveChapters();
    void saveTurns();
    void saveRecords();
    /// None if it cannot be written, or is too long to be stored.
    std::optional<std::string> textOf(const GameView& view);
    std::vector<TabRecord> records(ShownNodes nodes);
    std::vector<core::OpenTab> tabs() const;

    GameTabs& m_tabs;
    LibraryService& m_library;
    const core::VariantSet& m_variants;
    std::function<std::optional<core::ChapterId>(const GameView& view)> m_chapterIn; ///< may be empty
    LibraryRequest m_reading;
    QString m_path; ///< of the library that was read; empty while there is none
    bool m_isStoring = false;
    bool m_isSaveDue = false;
    std::optional<std::vector<core::OpenTab>> m_saved;      ///< none: unknown
    std::optional<std::vector<TabFile>> m_files;            ///< stored last; none: unknown
    std::vector<TabChapter> m_chapters;                     ///< stored last
    std::vector<TabRecord> m_records;                       ///< stored last
    std::unordered_map<const GameView*, Written> m_written; ///< a step in one game changes no text
};

} // namespace komadai::ui
