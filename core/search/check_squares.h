// The squares from which a king can be given check.
#pragma once

#include "core/rules/position.h"

#include <array>
#include <cstdint>
#include <optional>

namespace komadai::core {

/// The squares from which pieces of a side would give check, computed on demand.
template <class Geometry>
class CheckSquares {
public:
    using Bits = typename Geometry::Bits;

    explicit CheckSquares(const MoveTables<Geometry>& tables) : m_tables(&tables) {}
    CheckSquares(const Position<Geometry>& position, Side side) : m_tables(&position.tables()) {
        reset(position, side);
    }

    /// Restarts with another position.
    void reset(const Position<Geometry>& position, Side side) {
        m_side = side;
        m_king = position.royalSquare(opponent(m_side));
        m_occupied = position.occupied(Side::First) | position.occupied(Side::Second);
        m_known = {};
    }
    /// Whether a piece that arrives there attacks the king. Discovered checks do not count.
    bool isCheckOn(Square square, PieceType type) { return of(type).contains(square); }
    /// All such squares.
    const Bits& of(PieceType type) {
        const auto index = static_cast<std::size_t>(indexOf(type));
        std::uint64_t& known = m_known[index / 64];
        if (!(known >> (index % 64) & 1)) {
            known |= std::uint64_t{1} << (index % 64);
            m_squares[index] = m_king ? m_tables->originsOf({type, m_side}, *m_king, m_occupied) : Bits();
        }
        return m_squares[index];
    }

private:
    const MoveTables<Geometry>* m_tables;
    Side m_side = Side::First;
    std::optional<Square> m_king;
    Bits m_occupied;
    std::array<std::uint64_t, (MaxPieceTypes + 63) / 64> m_known{};
    std::array<Bits, MaxPieceTypes> m_squares; ///< by kind, valid where known
};

} // namespace komadai::core
