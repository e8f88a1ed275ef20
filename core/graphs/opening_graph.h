// The positions that are played most in the games of a library, as a graph.
#pragma once

#include "core/store/library_search.h"

#include <functional>
#include <optional>
#include <vector>

namespace komadai::core {

/// Which positions a graph has.
struct OpeningGraphWish {
    int mostPositions = 60;
    int mostPlies = 16;       ///< from the first position
    int leastGames = 2;       ///< in which a move must have been played
    double leastShare = 0.02; ///< of the games of its position, 0..1
};

/// Positions and the moves between them. A position that is reached in several ways is one node.
struct OpeningGraph {
    struct Node {
        AnyPosition position;
        std::int64_t games = 0;      ///< that reached it
        std::optional<double> score; ///< of the first player in them, 0..1
        int depth = 0;               ///< the fewest plies from the first position
        double x = 0;                ///< its place in a picture: the depth
        double y = 0;                ///< likewise, from 0 up; one apart for neighbours
        std::vector<Move> road;      ///< the moves that lead there most often
        bool isExpanded = false;     ///< its moves were looked up
    };
    struct Edge {
        int from = 0; ///< index of a node
        int to = 0;
        Move move;
        MoveCounts counts;
        bool isMainRoad = false; ///< it is on the most frequent way from the first position to its end
    };
    std::vector<Node> nodes; ///< the first position first, then in the order in which they were found
    std::vector<Edge> edges;
};

/// Asks for the moves of the position that most games reached, and goes on so until there are enough positions. The way to
/// each position that is most frequent is found with Dijkstra's algorithm: a move costs the logarithm of how seldom it is.
/// Positions with the same depth stand in a column; those on the same road are close to one another.
/// `progress`  how many positions were found; returns false to stop with those. May be empty.
/// Can throw StorageError. On the thread of the library.
OpeningGraph makeOpeningGraph(const LibrarySearch& search, const AnyPosition& first,
                              const GameFilter& filter = {}, const OpeningGraphWish& wish = {},
                              const std::function<bool(int positions)>& progress = {});

} // namespace komadai::core
