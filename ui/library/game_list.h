// Which games the table shows, in which order, and how that follows the library.
#pragma once

#include "core/store/library_search.h"
#include "ui/library/library_service.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <set>
#include <vector>

namespace komadai::ui {

class GamesModel;

/// Searches for games off the GUI thread and gives their ids to a model: the first page at once, then all. The last list stays
/// until a new one is there. Changes of the library appear by themselves, except in a list that was found by pieces, see
/// core::readsGames: that is searched anew by `show`, `refresh`, or when it is seen again.
class GameList : public QObject {
    Q_OBJECT
public:
    /// What is to be shown.
    struct Query {
        core::GameFilter filter{};
        core::GameOrder order{};
        bool onlyDuplicates = false; ///< in groups by moves, without regard to the order
        friend bool operator==(const Query&, const Query&) = default;
    };
    static constexpr int FirstPage = 200; ///< games

    /// Both must outlive the list.
    GameList(LibraryService& library, GamesModel& model, QObject* parent = nullptr);
    ~GameList() override;

    /// Ends the search before, and begins this one.
    void show(const Query& query);
    const Query& query() const { return m_query; }
    /// Searches anew.
    void refresh();
    /// Forgets all games, since another library is about to be opened; `refresh` is called once it is open.
    void leaveLibrary();
    /// Whether the library is followed; a list that nobody sees is searched when it is seen.
    void setActive(bool active);
    /// Calls `then` when the model has all games of the query, or when the search for them has failed. A list that is not shown is
    /// searched first, unless nothing has changed since its last search. Only the last call is answered.
    void whenComplete(std::function<void()> then);

    bool isSearching() const { return m_isSearching; }
    /// All games of the library, and those that the filter accepts. Right when no search is under way.
    std::int64_t total() const { return m_total; }
    std::int64_t found() const;
    /// With onlyDuplicates: the groups, each with the game that was added first in front.
    const std::vector<std::vector<core::GameId>>& groups() const { return m_groups; }
    /// Takes games that are being deleted out of the list, and out of their groups: each group then still has two games or more.
    void forget(const std::set<core::GameId>& games);

signals:
    /// The games, their number, or isSearching() has changed.
    void changed();
    void failed(const komadai::core::StorageError& error);

private:
    struct Found;

    void search(bool isNew);
    void searchAll();
    void searchDuplicates();
    void finish(std::int64_t total);
    void showGroups(std::vector<std::vector<core::GameId>> groups);
    void noteChange(core::GameId game);
    void noteForeignChanges();
    void follow();
    /// Puts the changed games into their places.
    void place();
    void fail(const core::StorageError& error);
    void answer();

    LibraryService& m_library;
    GamesModel& m_model;
    LibraryRequest m_request;   ///< the search
    LibraryRequest m_placement; ///< of changed games
    Query m_query;
    std::vector<std::vector<core::GameId>> m_groups;
    std::set<core::GameId> m_changed; ///< not placed yet
    std::function<void()> m_waiting;  ///< see whenComplete
    std::int64_t m_total = 0;
    bool m_isActive = false;
    bool m_isSearching = false;
    bool m_isOutdated = false; ///< something changed during the search
    bool m_isComplete = false; ///< the model has the games of the query, and nothing has changed since
    QTimer m_soon;             ///< lets several changes come together
};

} // namespace komadai::ui
