// The repertoires of the library that is open.
#pragma once

#include "core/store/repertoire_store.h"
#include "ui/library/library_service.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace komadai::ui {

/// A change of the moves of a repertoire, as it is needed to take it back.
struct RepertoireChange {
    core::RepertoireId id = 0;
    std::string variant, name;
    std::optional<core::Repertoire> before; ///< none: the change made the repertoire
    core::Repertoire after;
};

/// Reads the repertoires of each variant when they are needed, and changes them. Moves are looked up by position, so that the moves of a
/// repertoire are known in every game. GUI thread.
class RepertoireService : public QObject {
    Q_OBJECT
public:
    /// To be constructed before the library is opened, which must outlive the object.
    explicit RepertoireService(LibraryService& library, QObject* parent = nullptr);

    /// The repertoires of a variant, the chosen one first. Empty until they are read; then `changed` is emitted.
    const std::vector<core::StoredRepertoire>& ofVariant(const std::string& variant);
    /// The name of the repertoire in which the move of this node is one of the player's; empty if there is none.
    QString nameFor(const core::GameTree& tree, core::NodeId node);
    /// The player's moves in the position of the node, of all repertoires, those to be played first.
    std::vector<core::Move> movesAt(const core::GameTree& tree, core::NodeId node);
    /// Whether the move of the node is the player's, but another one comes first in its position.
    bool isOther(const core::GameTree& tree, core::NodeId node);
    /// Whether the move of the node is in a repertoire, for either side.
    bool contains(const core::GameTree& tree, core::NodeId node);

    // --- changes, each stored at once; `told` says what was done

    /// Receives a change that was stored. It is not called if nothing changed.
    using Stored = std::function<void(const RepertoireChange& change)>;

    /// Adds the line up to the node to the repertoire of the side that made the last move. Makes a repertoire if there is none for these
    /// games. Precondition: not the root.
    void markLine(const core::GameTree& tree, core::NodeId node, const Stored& stored = {});
    /// Adds a whole record, see Repertoire::addTree.
    void markTree(const core::GameTree& tree, core::Side side, core::Repertoire::OwnMoves ownMoves,
                  const Stored& stored = {});
    /// Makes the move of the node the one to be played.
    void prefer(const core::GameTree& tree, core::NodeId node, const Stored& stored = {});
    /// Removes the move of the node; the player's rather than a reply of the opponent.
    void remove(const core::GameTree& tree, core::NodeId node, const Stored& stored = {});

    enum class Way { Undo, Redo };
    enum class Outcome {
        Done,
        Outdated, ///< the repertoire has other moves since, and was left as it is
        Failed,   ///< the library could not be written; see `failed`
    };
    using Restored = std::function<void(Outcome outcome)>;
    /// Takes a change back, or makes it again.
    void restore(const RepertoireChange& change, Way way, const Restored& restored);

    void rename(core::RepertoireId id, const QString& name);
    void choose(core::RepertoireId id);
    void removeRepertoire(core::RepertoireId id);

    /// An answer was stored, so the schedules of cards have changed.
    void forget();

signals:
    /// The repertoires of a variant, or all of them, are others now.
    void changed();
    /// What was done, for some seconds at the foot of the window.
    void told(const QString& sentence);
    void failed(const QString& sentence);

private:
    /// The player's moves by the key of their position.
    struct OwnMove {
        core::Move move;
        QString repertoire;
        bool isFirst = false;
    };
    struct Loaded {
        std::vector<core::StoredRepertoire> repertoires;
        std::unordered_multimap<std::uint64_t, OwnMove> moves;
        bool isRead = false; ///< an answer that was asked for before a change comes too late
    };
    Loaded& loaded(const std::string& variant);
    const OwnMove* find(const core::GameTree& tree, core::NodeId node);
    /// The id of the repertoire with this move; none if there is none.
    std::optional<core::RepertoireId> withMove(const core::GameTree& tree, core::NodeId node, bool isPlayers);
    void show(const std::string& variant, std::vector<core::StoredRepertoire> repertoires);
    void mark(const core::GameTree& tree, core::Side side, std::function<int(core::Repertoire&)> add,
              const Stored& stored, bool leavesFaults = false);
    void change(core::RepertoireId id, const std::string& variant,
                std::function<void(core::Repertoire&)> change, std::function<QString(const QString&)> said,
                const Stored& stored);
    /// Writes to the list of repertoires, and reads all of them anew.
    void write(std::function<void(core::RepertoireStore&)> job);
    LibraryService::Failed failure();

    LibraryService& m_library;
    /// False while another library is being opened; changes that are reported meanwhile were made in the one before.
    bool m_isOpen = false;
    std::unordered_map<std::string, Loaded> m_loaded; ///< by variant; empty while it is read
    int m_generation = 0; ///< of the library and its repertoires; answers about an earlier one are not heard
};

} // namespace komadai::ui
