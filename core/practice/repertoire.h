// What a player wants to play in the opening, and which replies to expect.
#pragma once

#include "core/record/game_tree.h"
#include "core/rules/any_position.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace komadai::core {

/// The moves of one side from a start position on, and the opponent's replies to them. A directed graph: its vertices are positions,
/// its edges moves. Lines that transpose meet in one position, and each position is there once.
///
/// Every position can be reached from the start, and each reply of the opponent is answered by a move of the player. A change that
/// breaks this removes what has become useless.
class Repertoire {
public:
    /// A position, by its index: from 0 (the start) to size() - 1. Every change gives new indexes.
    using Place = std::size_t;
    struct Edge {
        Move move;
        std::string note{}; ///< on the move, UTF-8; may be empty
        Place target = 0;   ///< the position after the move
        friend bool operator==(const Edge&, const Edge&) = default;
    };

    /// Without moves. `side` is the player's.
    Repertoire(AnyPosition start, Side side);

    const AnyPosition& start() const { return position(0); }
    Side side() const { return m_side; }
    const VariantSpec& spec() const { return start().spec(); }

    // --- the positions

    std::size_t size() const { return m_vertices.size(); }
    const AnyPosition& position(Place place) const { return m_vertices[place].position; }
    /// The position as text, see positionText: two positions are the same if these texts are.
    const std::string& text(Place place) const { return m_vertices[place].text; }
    /// The moves from a position, in their order. Of the player's moves the first one is to be played, and the others are accepted.
    const std::vector<Edge>& edges(Place place) const { return m_vertices[place].edges; }
    bool isPlayersTurn(Place place) const { return position(place).sideToMove() == m_side; }
    /// Whether the player has a move there: such a position is a card.
    bool isCard(Place place) const { return isPlayersTurn(place) && !edges(place).empty(); }
    std::size_t cardCount() const;
    /// The shortest way to a position for which `isGoal` holds, as moves; of equally long ones that with the first moves. None if there
    /// is none. `mayLeave` says from which positions the way may go on; empty: from all.
    std::optional<std::vector<Move>> shortestWay(Place from, const std::function<bool(Place)>& isGoal,
                                                 const std::function<bool(Place)>& mayLeave = {}) const;
    std::optional<Place> find(const AnyPosition& position) const;
    std::optional<Place> find(const std::string& text) const;
    /// The edge with this move; none if there is none.
    std::optional<Edge> edge(Place place, const Move& move) const;

    // --- changes

    /// Whether moves of this tree can be added: variant and start position are the same. Rule options may differ.
    bool fits(const GameTree& tree) const;
    /// Adds the moves that lead from the start of the tree to a node, with their comments. What follows the player's last move is left
    /// out, and so is what follows a move that is not legal by the rules of the repertoire. Returns how many moves of the
    /// player are new. Precondition: fits(tree).
    int addLine(const GameTree& tree, NodeId node);
    /// Which moves of the player are taken from a tree: the first one of each node that is no fault (see marksFault), or all moves
    /// that are no faults. A repertoire is for good moves, and a review adds the better move as a variation. The moves after a fault are
    /// left out, too.
    enum class OwnMoves : std::uint8_t { First, All };
    /// Adds the player's moves in each position of the tree, and all replies that are answered. Otherwise as `addLine`.
    int addTree(const GameTree& tree, OwnMoves ownMoves = OwnMoves::First);
    /// Makes a move of the player the one to be played in its position. Returns false if it is not there, or is the first already.
    bool prefer(const AnyPosition& position, const Move& move);
    /// Removes a move of either side, and all that can be reached by it only. Returns false if it is not there.
    bool remove(const AnyPosition& position, const Move& move);
    /// Adds a move from a position that is there, without looking at the rule that each reply is answered, and returns the position
    /// after it. A note that is not empty replaces the one before. Precondition: the move is legal. For readers; call
    /// `removeUseless` after the last one.
    Place addMove(Place place, const Move& move, const std::string& note = {});
    /// Removes replies that are not answered, and positions that cannot be reached.
    void removeUseless();

    /// The repertoire as a record. Each position is continued where it comes first, with the first moves first; where it comes again, the
    /// line ends. Notes become comments after the move.
    GameTree tree() const;

private:
    struct Vertex {
        AnyPosition position;
        std::string text;
        std::vector<Edge> edges{};
    };
    Place placeOf(const AnyPosition& position);
    /// Follows a move of a tree; none if it is not legal here.
    std::optional<Place> follow(Place place, const GameTree& tree, NodeId node);
    std::size_t playersMoves() const;

    Side m_side;
    std::vector<Vertex> m_vertices;
    std::unordered_map<std::string, Place> m_places; ///< by text
};

} // namespace komadai::core
