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
std::vector<Square> reachOf(const MoveTables<Geometry>& tables, Piece piece, Square from) {
    return listOf(tables.farthestReach(piece, from));
}

std::vector<Square> reachOf(const EffectsTables&, Piece, Square) { return {}; }

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
    return std::visit([&](const auto& tables) { return reachOf(*tables, *piece, from); },
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
