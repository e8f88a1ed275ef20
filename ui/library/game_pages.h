// The rows of the table that are in memory.
#pragma once

#include "ui/library/game_columns.h"
#include "ui/library/library_service.h"

#include <QCache>
#include <QObject>

#include <set>
#include <vector>

namespace komadai::ui {

/// Reads games off the GUI thread and keeps those that were used last.
class GamePages : public QObject {
    Q_OBJECT
public:
    static constexpr int PageSize = 100; ///< rows
    static constexpr int MostGames = 50 * PageSize;

    explicit GamePages(LibraryService& library, QObject* parent = nullptr);
    ~GamePages() override;

    /// Null if the game is not in memory.
    const ListedGame* find(core::GameId game) const { return m_games.object(game); }
    /// Reads these games. What was asked before is not read any more, unless it is all among these games. `loaded` follows.
    void load(const std::vector<core::GameId>& games);
    /// Ends what is being read, because games have changed meanwhile.
    void cancel();
    bool isLoading(core::GameId game) const { return m_loading.contains(game); }
    /// Forgets all other games.
    void keepOnly(const std::set<core::GameId>& games);
    /// Forgets all games.
    void clear();

    /// How many games were read so far.
    std::int64_t gamesRead() const { return m_gamesRead; }

signals:
    /// These games were read. Those of them that are not in memory do not exist any more.
    void loaded(const std::vector<komadai::core::GameId>& games);
    void failed(const komadai::core::StorageError& error);

private:
    LibraryService& m_library;
    LibraryRequest m_request;
    std::set<core::GameId> m_loading; ///< by m_request
    QCache<core::GameId, ListedGame> m_games{MostGames};
    std::int64_t m_gamesRead = 0;
};

} // namespace komadai::ui
