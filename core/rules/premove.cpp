#include "core/rules/premove.h"

namespace komadai::core {
namespace {

template <class Bits>
std::vector<Square> listOf(const Bits& bits) {
    std::vector<Square> squares;
    bits.forEach([&](Square square) { squares.push_back(square); });
    return squares;
}

template <class Geometry>
std::vector<Square> waysOf(const MoveTables<Geometry>& tables, Piece piece, Square from) {
    const auto& kind = tables.kind(piece.side, piece.type);
    auto ways = tables.quietLeapsOf(piece.side, kind.leapClass, from) |
                tables.captureLeapsOf(piece.side, kind.leapClass, from);
    for (const auto& slide : kind.slides)
        ways |= tables.ray(slide.ray, from);
    for (const auto& movement : kind.obstructed)
        ways |= tables.farthestReach(movement, from);
    return listOf(ways);
}

std::vector<Square> waysOf(const EffectsTables&, Piece, Square) { return {}; }

/// Wherever the piece may be dropped with one of its faces up.
template <class Geometry>
std::vector<Square> dropSquaresOf(const MoveTables<Geometry>& tables, Side side, PieceType held) {
    typename Geometry::Bits squares;
    for (const auto& kind : tables.of(side).kinds)
        if (kind.heldAs == held) squares |= kind.dropSquares;
    return listOf(squares);
}

std::vector<Square> dropSquaresOf(const EffectsTables&, Side, PieceType) { return {}; }

} // namespace

std::vector<Square> premoveSquares(const AnyPosition& position, Square from) {
    const auto piece = position.pieceAt(from);
    if (!piece) return {};
    return std::visit([&](const auto& tables) { return waysOf(*tables, *piece, from); },
                      position.variant()->tables());
}

std::vector<Square> premoveDropSquares(const AnyPosition& position, Side side, PieceType held) {
    auto squares = std::visit([&](const auto& tables) { return dropSquaresOf(*tables, side, held); },
                              position.variant()->tables());
    std::erase_if(squares, [&](Square square) {
        const auto piece = position.pieceAt(square);
        return piece && piece->side == side;
    });
    return squares;
}

} // namespace komadai::core
