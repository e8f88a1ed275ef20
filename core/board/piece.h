// Kinds of piece, pieces, and the pieces a side may drop.
#pragma once

#include "core/board/side.h"

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

namespace komadai::core {

/// A kind of piece: an index into VariantSpec::pieces. Each face of a piece is a separate kind: a promoted pawn and a gold
/// general are different kinds although they move alike.
enum class PieceType : std::uint8_t {};

constexpr int MaxPieceTypes = 96;

constexpr int indexOf(PieceType type) { return static_cast<int>(type); }
constexpr PieceType pieceTypeAt(int index) {
    assert(index >= 0 && index < MaxPieceTypes);
    return static_cast<PieceType>(index);
}

struct Piece {
    PieceType type{};
    Side side = Side::First;
    friend constexpr bool operator==(Piece, Piece) = default;
};

/// How many pieces of each kind one side may drop. Only kinds with an index below `Kinds` can be held; the
/// reader of variants numbers the unpromoted kinds first and refuses a variant that needs more.
class Hand {
public:
    static constexpr int Kinds = 32;
    static constexpr int MostOfAKind = 255; ///< pieces

    constexpr int count(PieceType type) const {
        return indexOf(type) < Kinds ? m_counts[static_cast<std::size_t>(indexOf(type))] : 0;
    }
    constexpr bool isEmpty() const { return m_total == 0; }
    /// The number of pieces of all kinds.
    constexpr int total() const { return m_total; }

    /// Precondition: the hand can hold the kind, and then has from 0 to MostOfAKind of it.
    constexpr void add(PieceType type, int pieces = 1) {
        assert(indexOf(type) < Kinds);
        auto& count = m_counts[static_cast<std::size_t>(indexOf(type))];
        assert(count + pieces >= 0 && count + pieces <= MostOfAKind);
        count = static_cast<std::uint8_t>(count + pieces);
        m_total = static_cast<std::uint16_t>(m_total + pieces);
    }
    /// Precondition: count(type) > 0.
    constexpr void remove(PieceType type) {
        assert(count(type) > 0);
        --m_counts[static_cast<std::size_t>(indexOf(type))];
        --m_total;
    }
    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    std::array<std::uint8_t, Kinds> m_counts{};
    std::uint16_t m_total = 0;
};

} // namespace komadai::core
