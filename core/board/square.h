// Cells of a board and its size.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>

namespace komadai::core {

/// A board cell, 0..360, numbered rank by rank from the far left corner as the first player sees it.
class Square {
public:
    static constexpr int Limit = 19 * 19;

    constexpr Square() = default;

    /// Precondition: 0 <= index < Limit.
    static constexpr Square at(int index) {
        assert(index >= 0 && index < Limit);
        return Square(static_cast<std::uint16_t>(index));
    }
    static constexpr std::optional<Square> fromIndex(int index) {
        if (index < 0 || index >= Limit) return std::nullopt;
        return at(index);
    }

    constexpr int index() const { return m_index; }
    friend constexpr auto operator<=>(Square, Square) = default;

private:
    constexpr explicit Square(std::uint16_t index) : m_index(index) {}
    std::uint16_t m_index = 0;
};

/// The size of a board. Files count from 0 at the first player's left, ranks from 0 at the far edge. Their names in text are
/// defined by core/notation.
struct BoardSize {
    static constexpr int MaxSide = 19;

    int files = 0; ///< 1..19
    int ranks = 0; ///< 1..19

    constexpr int squares() const { return files * ranks; }
    constexpr bool contains(int file, int rank) const {
        return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }
    /// Precondition: contains(file, rank).
    constexpr Square square(int file, int rank) const {
        assert(contains(file, rank));
        return Square::at(rank * files + file);
    }
    constexpr int fileOf(Square square) const { return square.index() % files; }
    constexpr int rankOf(Square square) const { return square.index() / files; }

    friend constexpr bool operator==(const BoardSize&, const BoardSize&) = default;
};

} // namespace komadai::core
