// An open game as data: its header, its tree of moves, and the node that is shown.
#pragma once

#include "core/record/game_record.h"
#include "core/record/record_parts.h"
#include "core/record/tree_cursor.h"
#include "ui/players.h"

#include <QObject>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace komadai::ui {

/// The one place that changes a record; views, recorder and play follow its signals. It knows neither clocks nor engines
/// nor the library.
///
/// One line of the tree is shown at a time: the path to the current node and on from there, where the user went last, or
/// along the first children. Every change of the tree is made first and then told: first by `nodeAdded` and its relatives,
/// then by `lineChanged` and `currentChanged`, last by `edited`. GUI thread.
class GameDocument : public QObject {
    Q_OBJECT
public:
    explicit GameDocument(core::GameRecord record, QObject* parent = nullptr);

    /// Shows another record, at the node after the last move played. `lastTakenBack`: see there; it may be missing from the tree.
    void reset(core::GameRecord record, std::optional<core::NodeId> lastTakenBack = std::nullopt);

    // --- the record

    const core::RecordHeader& header() const { return m_header; }
    const core::GameTree& tree() const { return *m_tree; }
    std::shared_ptr<const core::Variant> variant() const { return m_tree->variant(); }
    const core::VariantSpec& spec() const { return m_tree->spec(); }
    /// How the game ended that was played; none if it did not end.
    const std::optional<core::Outcome>& outcome() const { return m_outcome; }
    /// A copy of all that is stored.
    core::GameRecord record() const { return {m_header, *m_tree, m_outcome, m_playedTo}; }
    /// A copy for others to see, in a file or the clipboard: without the moves that were taken back and are not to be seen.
    core::GameRecord recordToShare() const;
    /// The node after the last move played. What follows it was taken back, or is analysis.
    core::NodeId playedTo() const { return m_playedTo; }
    /// Where the played moves end. That is playedTo while the game is being played, while it has moves that were taken back, and when it
    /// has ended. If nobody has played but a result was entered, it is the end of the main line. None for other records, as they do not
    /// tell which moves were played and which are analysis.
    std::optional<core::NodeId> playedEnd() const;
    /// Start and moves up to a node, with the end that the rules give it.
    core::Game gameAt(core::NodeId node) const;
    /// Names the state of the tree: while it is the same, so is the tree, apart from what engines have found out. Undo and
    /// redo lead back to it.
    std::uint64_t state() const { return m_state; }
    /// The time used for each move up to a node, 0 where it is not known.
    std::vector<std::chrono::milliseconds> timesTo(core::NodeId node) const;
    std::chrono::milliseconds timeUsed(core::NodeId node) const;

    // --- what is shown

    core::NodeId current() const { return m_nodes[static_cast<std::size_t>(m_ply)]; }
    /// Plies from the start to the current node.
    int ply() const { return m_ply; }
    /// The whole line that is shown, past the current node too.
    const core::Game& line() const { return m_cursor->game(); }
    /// Its nodes from the root on.
    const std::vector<core::NodeId>& lineNodes() const { return m_nodes; }
    int linePlies() const { return static_cast<int>(m_nodes.size()) - 1; }
    /// The ply of a node on the line; none for a node elsewhere.
    std::optional<int> plyOnLine(core::NodeId node) const;
    const core::AnyPosition& position() const;
    /// The move that led to the current node; none at the root.
    std::optional<core::Move> lastMove() const;

    /// The moves that follow a node, without those of takenBack().
    std::vector<core::NodeId> shownChildren(core::NodeId node) const;
    /// The other nodes with the same position, in ascending order of ids, without those of takenBack().
    std::vector<core::NodeId> samePosition(core::NodeId node) const;

    void goTo(core::NodeId node);
    /// Steps along the line, as far as it goes.
    void goToPly(int ply);
    /// Shows the main line after the current node, if that is in the main line.
    void showMainLine();
    /// The variation that stands `step` places below (above if negative) the move that is shown, at the nearest branch at or
    /// before the current node. None where there is none.
    std::optional<core::NodeId> sibling(int step) const;
    /// Goes to such a variation. Returns false where there is none.
    bool goToSibling(int step);
    /// The node at or before this one where its line leaves the main line, or that of the variation it is in; none in the
    /// main line.
    std::optional<core::NodeId> variationStart(core::NodeId node) const;
    /// On to the next node of the record, after the last one to the first, where the position of `node` stands again.
    /// Stays where there is none.
    void goToSamePosition(core::NodeId node);
    /// Back to the node where the line last branched off, or to the start.
    void goToLastBranch();
    /// On to the next node with several moves to choose from, or to the end of the line.
    void goToNextBranch();

    // --- changes by the user, each an undoable step

    /// Adds a move and shows it. The move may be there already. Precondition: it is legal in the position of the node.
    core::NodeId addMove(core::NodeId parent, const core::Move& move);
    core::NodeId addLine(core::NodeId parent, const std::vector<core::Move>& moves);
    /// Adds the moves and notes of another tree after a node. Precondition: as for GameTree::join.
    void join(core::NodeId at, const core::GameTree& other);
    /// Deletes a node and all that follow it. If the node that was played last was among them, that is now the node before
    /// it, and the record has no result any more. Precondition: not the root.
    void remove(core::NodeId node);
    void promote(core::NodeId node);
    void demote(core::NodeId node);
    void makeMainLine(core::NodeId node);
    void annotate(core::NodeId node, core::Annotations annotations);
    /// Makes several changes as one step. Returns false, and changes nothing, if they do not fit the tree.
    bool apply(const core::TreeEdit& edit);
    /// Removes these parts of the whole record. If the node that was played last goes, this is as for `remove`. Analysis beside moves
    /// of takenBack() counts as their main line, and those moves stay, too.
    void removeParts(const core::RecordParts& parts);
    /// What that does.
    core::TreeEdit removalOf(const core::RecordParts& parts) const;
    /// Sets the glyph, or removes it where it is set.
    void toggleGlyph(core::NodeId node, core::Glyph glyph);
    /// None removes it.
    void setBookmark(core::NodeId node, std::optional<std::string> name);
    bool canUndo() const { return m_tree->canUndo(); }
    bool canRedo() const { return m_tree->canRedo(); }
    void undo();
    void redo();
    /// Players, event, date, tags.
    void setHeader(const core::RecordHeader& header);

    // --- changes by play and analysis, which undo does not take back

    /// Adds the next move of the game that is played, after the node `at`, and makes it the main line there. Moves that
    /// were taken back there go, unless they have notes or variations. Precondition: the move is legal.
    core::NodeId playMove(core::NodeId at, const core::Move& move, std::chrono::milliseconds used);
    void setPlayedTo(core::NodeId node);
    /// Whether the line ends at the node that was played last: moves that were taken back are not to be seen while the
    /// game goes on.
    void setHidesTakenBack(bool hides);
    /// The first of the moves that were taken back and are not to be seen; none where they are, as when the game is over, or have notes
    /// or variations. While the line ends at the node that was played last, moves without notes that were entered as analysis before
    /// the game went on count as taken back, too.
    std::optional<core::NodeId> takenBack() const;
    /// The last of the moves that were really taken back, for the library. None if none is known. It may have been played again since, or
    /// be gone.
    std::optional<core::NodeId> lastTakenBack() const { return m_lastTakenBack; }
    void setLastTakenBack(core::NodeId node) { m_lastTakenBack = node; }
    /// If that hides the move that is shown, the node that was played last is shown.
    void setOutcome(const std::optional<core::Outcome>& outcome);
    void setPlayers(const Players& players);
    /// Keeps what an engine found out about a node; replaces what the same engine found out with less depth.
    void keepEvaluation(core::NodeId node, const core::Evaluation& evaluation);

signals:
    /// Another record is about to be shown. The nodes of the present one will be gone.
    void recordAboutToReset();
    /// Another record is shown.
    void recordReset();
    void nodeAdded(komadai::core::NodeId node);
    /// A node left with all that followed it.
    void nodesRemoved(komadai::core::NodeId parent);
    /// A node took another place among its siblings.
    void nodeMoved(komadai::core::NodeId node);
    /// Annotations or times of a node.
    void nodeChanged(komadai::core::NodeId node);
    void headerChanged();
    /// Another node was played last.
    void playedToChanged();
    void outcomeChanged();
    /// takenBack() may be another one, although the tree, the node played last and the outcome are the same.
    void takenBackChanged();
    /// The line that is shown has other nodes; the current node may be the same.
    void lineChanged();
    void currentChanged(komadai::core::NodeId from, komadai::core::NodeId to);
    /// The tree was changed so, for the library.
    void edited(const komadai::core::TreeEdit& edit);

private:
    /// How far the game was played, and how it ended. Goes back with the step that changed it.
    struct Played {
        core::NodeId to;
        std::optional<core::Outcome> outcome;
        std::uint64_t state = 0; ///< of the tree then
    };
    /// A step that can be undone or redone.
    struct Step {
        Played before, after;
        bool changesPlayed() const { return before.to != after.to || before.outcome != after.outcome; }
    };

    /// Makes a change that can be undone, and tells of it.
    template <class Command>
    void perform(Command command);
    Played played() const { return {m_playedTo, m_outcome, m_state}; }
    void setPlayed(const Played& played);
    void clearHistory();
    /// The user has entered this node as analysis: if it was taken back, it is to be seen again.
    void noteAnalysis(core::NodeId node);
    /// Tells what the last command of the tree did, if it did anything.
    void tell();
    /// Shows the line through a node; keeps the current ply where the node is on the line already.
    void show(core::NodeId node);
    std::vector<core::NodeId> lineThrough(core::NodeId node) const;
    /// Whether several of the moves that are to be seen follow the node at this ply of the line.
    bool isBranch(int ply) const { return shownChildren(m_nodes[static_cast<std::size_t>(ply)]).size() > 1; }

    core::RecordHeader m_header;
    std::optional<core::Outcome> m_outcome;
    std::unique_ptr<core::GameTree> m_tree;
    std::unique_ptr<core::TreeCursor> m_cursor; ///< at the end of the line
    std::vector<core::NodeId> m_nodes;          ///< of the line
    int m_ply = 0;
    core::NodeId m_playedTo;
    std::vector<Step> m_undoable, m_redoable; ///< the last one is undone, or redone, next
    bool m_hidesTakenBack = false;
    std::optional<core::NodeId> m_lastTakenBack;
    std::uint64_t m_state = 0;                                    ///< see state()
    std::uint64_t m_lastState = 0;                                ///< the highest number so far
    std::uint64_t m_told = 0;                                     ///< revision of the tree
    std::unordered_map<core::NodeId, core::NodeId> m_lastVisited; ///< child, by parent
};

} // namespace komadai::ui
