// How the positions of an endgame are numbered.
#pragma once

#include "core/endgames/endgame_material.h"

#include <array>
#include <cstdint>
#include <functional>
#include <utility>

namespace komadai::core {

/// The most entries of a table. While a table is made, an entry takes two bytes, and then one or two more.
constexpr std::uint64_t MostEndgameEntries = std::uint64_t{160} << 20;

/// Insertion sort, the fastest for so few elements.
template <class Iterator, class Less = std::less<>>
void sortFew(Iterator begin, Iterator end, Less less = {}) {
    for (Iterator next = begin; next != end; ++next)
        for (Iterator at = next; at != begin && less(*at, *(at - 1)); --at)
            std::swap(*at, *(at - 1));
}

/// A number for every arrangement of the pieces of a material with a side to move. Arrangements in which equal pieces change places
/// have the same number. So have mirror images, if the variant is symmetric and the first piece occurs only once. Immutable, any
/// thread.
class EndgameLayout {
public:
    /// One square for each piece of the material, in its order; the others are not used.
    using Squares = std::array<Square, MaxEndgamePieces>;

    EndgameLayout(EndgameMaterial material, BoardSize size, bool mirrors);

    const EndgameMaterial& material() const { return m_material; }
    std::size_t pieces() const { return m_material.pieces.size(); }
    /// The numbers are 0..entries() - 1.
    std::uint64_t entries() const { return m_entries; }

    /// The number of an arrangement. Squares may be equal, though no position is so.
    std::uint64_t indexOf(Side mover, Squares squares) const {
        if (m_mirrors && m_size.fileOf(squares[0]) >= m_files) squares = mirrored(squares);
        if (m_hasEqualPieces) sortEqualPieces(squares);
        auto index =
            static_cast<std::uint64_t>(m_size.rankOf(squares[0]) * m_files + m_size.fileOf(squares[0]));
        for (std::size_t i = 1; i < pieces(); ++i)
            index = index * static_cast<std::uint64_t>(m_size.squares()) +
                    static_cast<std::uint64_t>(squares[i].index());
        return index * SideCount + static_cast<std::uint64_t>(core::indexOf(mover));
    }
    static Side moverOf(std::uint64_t index) { return Sides[index % SideCount]; }
    /// The arrangement with that number.
    Squares squaresOf(std::uint64_t index) const;
    /// Whether equal pieces stand in their order, so that the arrangement is the one that indexOf gives its number.
    bool isInOrder(const Squares& squares) const;

    /// Calls `visit` with the numbers of all positions that have a move to the position `to`, given one of them: the piece at
    /// `moved` stands on `from` instead. Each move is visited once.
    template <class Visit>
    void visitOrigin(const Squares& to, std::size_t moved, Square from, Side mover, Visit&& visit) const {
        Squares origin = to;
        origin[moved] = from;
        // A position with the first piece on the middle file is there twice: as it is, and as its mirror image.
        if (m_mirrors && moved == 0 && hasMiddleFile()) {
            const bool wasInMiddle = isOnMiddleFile(from);
            const bool isInMiddle = isOnMiddleFile(to[0]);
            if (isInMiddle && m_size.fileOf(from) >= m_files) return; // the mirror image has that move
            if (wasInMiddle && !isInMiddle) visit(indexOf(mover, mirrored(origin)));
        }
        visit(indexOf(mover, origin));
    }

private:
    bool hasMiddleFile() const { return m_size.files % 2 == 1; }
    bool isOnMiddleFile(Square square) const { return 2 * m_size.fileOf(square) + 1 == m_size.files; }
    Squares mirrored(Squares squares) const;
    void sortEqualPieces(Squares& squares) const;

    EndgameMaterial m_material;
    BoardSize m_size;
    /// False if the first piece occurs twice: a mirror image could change which of the two comes first.
    bool m_mirrors;
    bool m_hasEqualPieces;
    int m_files; ///< on which the first piece stands
    std::uint64_t m_entries;
};

} // namespace komadai::core
