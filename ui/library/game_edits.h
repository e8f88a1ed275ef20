// Changes of several stored games at once.
#pragma once

#include "ui/library/library_service.h"

#include <QObject>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace komadai::ui {

/// Writes off the GUI thread; many games in parts, so that a move that is played meanwhile is stored at once.
class GameEdits : public QObject {
    Q_OBJECT
public:
    using Games = std::vector<core::GameId>;

    /// The library must outlive the object.
    explicit GameEdits(LibraryService& library, QObject* parent = nullptr);

    /// Stars the games, or takes the stars off where all of them have one.
    void toggleStars(const Games& games);
    void setLabel(const Games& games, const std::string& label, bool isSet);
    void remove(const Games& games);
    /// Restores the games that were removed last; false if there are none.
    bool undoRemoval();
    bool canUndoRemoval() const { return !m_removed.empty(); }
    /// Emits `merged`.
    void mergePlayers(const std::vector<std::string>& names, const std::string& name);

signals:
    void merged(int games);
    void failed(const komadai::core::StorageError& error);

private:
    /// Calls `change` with all games, some at a time.
    void change(const Games& games,
                std::function<void(core::Library&, std::span<const core::GameId>)> change);

    LibraryService& m_library;
    std::vector<Games> m_removed; ///< the last ones at the end
};

} // namespace komadai::ui
