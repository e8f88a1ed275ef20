// The endgame tables of a variant, and the values of positions in them.
#pragma once

#include "core/endgames/endgame_table.h"
#include "core/rules/any_position.h"
#include "core/rules/position.h"

#include <array>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace komadai::core {

/// Why there are no endgame tables of a variant.
enum class EndgameRefusal : std::uint8_t {
    SpecialEffects,     ///< pieces have special effects
    Drops,              ///< captured pieces come back
    NoRoyal,            ///< no royal pieces
    RepetitionWins,     ///< a repetition, or perpetual check, wins or loses
    Declaration,        ///< a player may declare that its king has entered the enemy's camp
    CircularPromotions, ///< promotions can be undone, so that materials turn into each other in a circle
};
/// None where tables can be made. Then the value of a position follows from the board and the side to move, apart from the move limit,
/// which the tables do not count.
std::optional<EndgameRefusal> whyNoEndgames(const VariantSpec& variant);

/// The pieces of a position that may be in a table.
struct PlacedPieces {
    struct Placed {
        Piece piece;
        Square square;
    };
    std::array<Placed, MaxEndgamePieces> pieces;
    std::size_t count = 0;
    Side mover = Side::First;

    /// Precondition: the position has at most MaxEndgamePieces pieces.
    template <class Geometry>
    static PlacedPieces of(const Position<Geometry>& position) {
        PlacedPieces placed;
        placed.mover = position.sideToMove();
        auto occupied = position.occupied(Side::First) | position.occupied(Side::Second);
        while (occupied) {
            const Square square = occupied.takeLowest();
            placed.pieces[placed.count++] = {*position.pieceAt(square), square};
        }
        return placed;
    }
};

/// Tables of one variant. Tables are added first; then any thread may ask for values.
class Endgames {
public:
    /// Precondition: !whyNoEndgames(variant->spec()).
    explicit Endgames(std::shared_ptr<const Variant> variant);

    const std::shared_ptr<const Variant>& variant() const { return m_variant; }
    BoardSymmetry symmetry() const { return m_symmetry; }
    EndgameLayout layoutOf(const EndgameMaterial& material) const {
        return {material, m_variant->spec().size, m_symmetry.mirrors};
    }

    /// Adds a table, or replaces the one of the same material. Precondition: the table has the layout of its material.
    void add(std::shared_ptr<const EndgameTable> table);
    const std::vector<std::shared_ptr<const EndgameTable>>& tables() const { return m_tables; }
    /// Null where the table is missing.
    std::shared_ptr<const EndgameTable> find(const EndgameMaterial& material) const;
    /// The most pieces of any table; 0 without tables.
    int mostPieces() const { return m_mostPieces; }

    /// The value for the side to move; none without a table.
    std::optional<EndgameValue> probe(const PlacedPieces& placed) const;
    template <class Geometry>
    std::optional<EndgameValue> probe(const Position<Geometry>& position) const {
        const int count = (position.occupied(Side::First) | position.occupied(Side::Second)).count();
        return count <= m_mostPieces ? probe(PlacedPieces::of(position)) : std::nullopt;
    }
    /// Precondition: the position is of a variant with the same rules.
    std::optional<EndgameValue> probe(const AnyPosition& position) const;

private:
    using Key = std::uint32_t;
    struct Found {
        const EndgameTable* table;
        bool swapped;
    };
    Key keyOf(std::vector<Piece> pieces) const;

    std::shared_ptr<const Variant> m_variant;
    BoardSymmetry m_symmetry;
    std::vector<bool> m_royal; ///< by indexOf(PieceType)
    std::vector<std::shared_ptr<const EndgameTable>> m_tables;
    std::unordered_map<Key, Found> m_byPieces;
    int m_mostPieces = 0;
};

/// A move and the value after it, for the side that moves.
struct EndgameMove {
    Move move;
    EndgameValue value;
};
/// All legal moves, the best first; empty where a table is missing or the game is over.
std::vector<EndgameMove> endgameMoves(const Endgames& endgames, const AnyPosition& position);

} // namespace komadai::core
