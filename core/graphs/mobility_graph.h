// How far a piece gets: the graph of its moves.
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

/// A graph of squares, with an arc wherever one move takes a piece from one square to another. It has the moves of
/// one piece that goes on moving while all others stand still. What it would become by promotion, shots, and whether
/// its king would be in check are left out of account, and so are moves that end where they began.
///
/// Immutable, cheap to copy, any thread.
class MobilityGraph {
public:
    /// Alone on the board: there is nothing to capture, and a tie to another piece does not hold it back.
    static MobilityGraph onEmptyBoard(const Variant& variant, Piece piece);
    /// Among the pieces of a position, its friends in its way and its enemies to be captured. `home`, where the
    /// piece comes from, counts as empty; it may stand in for any other piece on its way.
    static MobilityGraph inPosition(const AnyPosition& position, Piece piece,
                                    std::optional<Square> home = std::nullopt);

    int squares() const;
    /// Where one move can take the piece, in the order of the squares.
    std::vector<Square> movesFrom(Square from) const;
    /// By Square::index: how many moves it takes to get there, 0 for `from` itself; none where it cannot get.
    std::vector<std::optional<int>> distancesFrom(Square from) const;
    /// Squares are of one class where moves, or moves taken back, lead from one to the other.
    SquareClasses classes() const;
    /// The mean number of moves over the squares where the piece can stand: all but those of its friends.
    double averageMoves() const;

private:
    struct Graph;

    explicit MobilityGraph(std::shared_ptr<const Graph> graph) : m_graph(std::move(graph)) {}

    std::shared_ptr<const Graph> m_graph;
};

} // namespace komadai::core
