// A record in reading order: each variation stands behind the move that it replaces.
#pragma once

#include "core/record/game_tree.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace komadai::ui {

/// Which of the two comments on a move: the one in front of it, or the one behind it.
enum class CommentPlace { Before, After };

/// One comment of a record; the root has one behind it.
struct CommentAt {
    core::NodeId node{};
    CommentPlace place = CommentPlace::After;
    friend bool operator==(const CommentAt&, const CommentAt&) = default;
};

/// A move in reading order.
struct MoveInOrder {
    core::NodeId node;
    int level = 0;          ///< 0 in the main line, 1 in its variations, 2 in theirs ...
    bool startsLine = true; ///< it does not continue the line of the move that was read last
};

/// Calls `read` for each move of the record. Leaves out `hidden` and all that follows it. The played game ends with the node
/// `playedEnd`: what follows it is read as a variation.
void readInOrder(const core::GameTree& tree, std::optional<core::NodeId> hidden,
                 const std::function<void(const MoveInOrder&)>& read,
                 std::optional<core::NodeId> playedEnd = std::nullopt);

/// The number of a full move, from 1, and the side that makes the move.
struct MoveNumber {
    int number = 1;
    core::Side side{};
};
MoveNumber numberOf(core::NodeId node, const core::GameTree& tree);

/// Where the played game ends in a record.
struct PlayedEnd {
    core::NodeId node{};    ///< after the last move played
    bool hasResult = false; ///< the game is over
};

/// A row of the table of moves: a full move, or half of one where something stands between its halves, or a comment, or the result.
struct MoveRow {
    int level = 0;  ///< as in MoveInOrder; 0 for comments on the whole game, and for the result
    int number = 0; ///< of the full move; 0 for a row without moves
    std::array<std::optional<core::NodeId>, core::SideCount> moves{}; ///< by indexOf(Side)
    /// The node that a comment belongs to, or after which the game ended; the root for rows of moves.
    core::NodeId about{};
    CommentPlace place = CommentPlace::After;
    bool isResult = false;

    bool hasMoves() const { return number > 0; }
    bool isComment() const { return !hasMoves() && !isResult; }
    friend bool operator==(const MoveRow&, const MoveRow&) = default;
};

/// The rows of a record, without `hidden` and all that follows it. The comment that is being typed has a row while it is empty, too. The
/// result stands behind the last move played, and so in front of moves that follow it.
std::vector<MoveRow> tableRows(const core::GameTree& tree, std::optional<core::NodeId> hidden,
                               const std::optional<CommentAt>& typed = {},
                               const std::optional<PlayedEnd>& end = {});

} // namespace komadai::ui
