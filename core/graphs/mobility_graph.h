// The mobility graph of a piece: how far its moves take it.
#pragma once

#include "core/rules/any_position.h"

#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// The squares of a board, divided into classes.
struct SquareClasses {
    int count = 0;
    std::vector<int> of; ///< by Square::index, 0 to count - 1, numbered in the order of their first squares
};

/// A graph of squares. An arc leads from one square to another if the piece can make this move. Only this piece moves; all
/// others stay where they are. Promotion, shots, checks, and moves that end on their first square are ignored.
///
/// Immutable, cheap to copy, any thread.
class MobilityGraph {
public:
    /// The piece alone on the board. There is nothing to capture, and it does not depend on other pieces.
    static MobilityGraph onEmptyBoard(const Variant& variant, Piece piece);
    /// The piece among those of a position: friends are obstacles, enemies can be captured. `home`, the square of the piece,
    /// counts as empty. The piece need not be the one that stands there.
    static MobilityGraph inPosition(const AnyPosition& position, Piece piece,
                                    std::optional<Square> home = std::nullopt);

    /// The number of squares of the board.
    int squares() const;
    /// The squares that the piece reaches in one move, in order.
    std::vector<Square> movesFrom(Square from) const;
    /// By Square::index: the number of moves to the square; 0 for `from` itself, none for unreachable squares.
    std::vector<std::optional<int>> distancesFrom(Square from) const;
    /// Two squares are in the same class if moves, made or taken back, lead from one to the other.
    SquareClasses classes() const;
    /// The average number of moves over all squares that are not occupied by friends.
    double averageMoves() const;

private:
    struct Graph;

    explicit MobilityGraph(std::shared_ptr<const Graph> graph) : m_graph(std::move(graph)) {}

    std::shared_ptr<const Graph> m_graph;
};

} // namespace komadai::core
