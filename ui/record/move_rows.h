// A record in reading order: each variation stands behind the move that it replaces.
#pragma once

#include "core/record/game_tree.h"
#include "ui/notation/notation.h"

#include <QString>

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

/// The number of a move, and the side that makes it.
struct MoveNumber {
    int number = 1; ///< from 1
    core::Side side{};
    bool isShared = false; ///< the move of the other side before it has the number, too

    /// As it stands in front of the move: "3." or "3…".
    QString text() const { return QString::number(number) + (isShared ? QChar(0x2026) : QChar('.')); }
};
/// Precondition: not the root.
MoveNumber numberOf(core::NodeId node, const core::GameTree& tree, MoveNumbers numbers = chosenMoveNumbers());

/// Where the played game ends in a record.
struct PlayedEnd {
    core::NodeId node{};    ///< after the last move played
    bool hasResult = false; ///< the game is over
};

/// A row of the table of moves: the moves of one number, or one of them where something stands between them, or a comment, or the result.
struct MoveRow {
    int level = 0;  ///< as in MoveInOrder; 0 for comments on the whole game, and for the result
    int number = 0; ///< of the moves; 0 for a row without moves
    /// By indexOf(Side). Where each move has a number of its own, the first one alone.
    std::array<std::optional<core::NodeId>, core::SideCount> moves{};
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
                               const std::optional<PlayedEnd>& end = {},
                               MoveNumbers numbers = MoveNumbers::OfBothSides);

} // namespace komadai::ui
