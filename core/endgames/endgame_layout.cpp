#include "core/endgames/endgame_layout.h"

#include <algorithm>

namespace komadai::core {

EndgameLayout::EndgameLayout(EndgameMaterial material, BoardSize size, bool mirrors)
    : m_material(std::move(material)), m_size(size),
      m_mirrors(mirrors && (pieces() < 2 || m_material.pieces[0] != m_material.pieces[1])),
      m_hasEqualPieces(std::adjacent_find(m_material.pieces.begin(), m_material.pieces.end()) !=
                       m_material.pieces.end()),
      m_files(m_mirrors ? (size.files + 1) / 2 : size.files),
      m_entries(static_cast<std::uint64_t>(SideCount * m_files * size.ranks)) {
    for (std::size_t i = 1; i < pieces(); ++i)
        m_entries *= static_cast<std::uint64_t>(size.squares());
}

auto EndgameLayout::squaresOf(std::uint64_t index) const -> Squares {
    Squares squares{};
    index /= SideCount;
    const auto count = static_cast<std::uint64_t>(m_size.squares());
    for (std::size_t i = pieces() - 1; i > 0; --i) {
        squares[i] = Square::at(static_cast<int>(index % count));
        index /= count;
    }
    const int first = static_cast<int>(index);
    squares[0] = m_size.square(first % m_files, first / m_files);
    return squares;
}

bool EndgameLayout::isInOrder(const Squares& squares) const {
    if (!m_hasEqualPieces) return true;
    for (std::size_t i = 1; i < pieces(); ++i)
        if (m_material.pieces[i] == m_material.pieces[i - 1] && squares[i].index() < squares[i - 1].index())
            return false;
    return true;
}

auto EndgameLayout::mirrored(Squares squares) const -> Squares {
    for (std::size_t i = 0; i < pieces(); ++i)
        squares[i] = m_size.square(m_size.files - 1 - m_size.fileOf(squares[i]), m_size.rankOf(squares[i]));
    return squares;
}

void EndgameLayout::sortEqualPieces(Squares& squares) const {
    for (std::size_t begin = 0; begin < pieces();) {
        std::size_t end = begin + 1;
        while (end < pieces() && m_material.pieces[end] == m_material.pieces[begin])
            ++end;
        sortFew(squares.begin() + static_cast<std::ptrdiff_t>(begin),
                squares.begin() + static_cast<std::ptrdiff_t>(end),
                [](Square a, Square b) { return a.index() < b.index(); });
        begin = end;
    }
}

} // namespace komadai::core
