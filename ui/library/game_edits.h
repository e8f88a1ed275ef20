// Changes of several stored games at once.
#pragma once

#include "ui/library/library_service.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
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
    /// Brings deleted games back.
    void restore(const Games& games);
    /// Emits `merged` and `renamed`.
    void mergePlayers(const std::vector<std::string>& names, const std::string& name);

    /// What can be undone.
    enum class Kind { Removal, Merge };
    /// The edit that `undo` takes back: the last one; none if there is none.
    std::optional<Kind> undoable() const;
    /// Restores the games that were removed last, or gives merged players their own names back. Precondition: undoable().
    void undo();

signals:
    void merged(int games);
    /// Players have other names now, by a merge or because it was undone.
    void renamed(const std::vector<komadai::core::PlayerRename>& renames);
    /// undoable() may have changed.
    void undoableChanged();
    void failed(const komadai::core::StorageError& error);

private:
    /// Calls `change` with all games, some at a time.
    void change(const Games& games,
                const std::function<void(core::Library&, std::span<const core::GameId>)>& change);

    using Renames = std::vector<core::PlayerRename>;
    using Undo = std::variant<Games, Renames>; ///< games to restore, or players to rename

    void leaveLibrary();
    void remember(Undo undo);
    void rename(const Renames& renames);

    LibraryService& m_library;
    std::vector<Undo> m_undos; ///< of the last edit at the end
    int m_generation = 0;      ///< of the library; results of an earlier one are not heard
};

} // namespace komadai::ui
