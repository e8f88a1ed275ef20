#include "core/search/network/network_inputs.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {
namespace {

/// Pieces of a kind in a hand that are counted.
constexpr int MostHeld = 18;

bool isSymmetric(const BoardSize& size, const std::vector<Square>& squares) {
    return std::ranges::all_of(squares, [&](Square square) {
        const Square mirrored = size.square(size.files - 1 - size.fileOf(square), size.rankOf(square));
        return std::ranges::find(squares, mirrored) != squares.end();
    });
}

/// Whether pieces move alike to the left and to the right, and zones are alike on both halves of the board.
bool isSymmetric(const VariantSpec& variant) {
    for (const PieceSpec& piece : variant.pieces)
        for (Movement movement : piece.movements) {
            movement.right = static_cast<std::int8_t>(-movement.right);
            if (std::ranges::find(piece.movements, movement) == piece.movements.end()) return false;
        }
    for (std::size_t side = 0; side < SideCount; ++side) {
        const auto& drops = variant.drops.regions[side];
        if (!isSymmetric(variant.size, variant.promotion.regions[side]) ||
            !isSymmetric(variant.size, variant.ends.campSquares[side]) ||
            (drops && !isSymmetric(variant.size, *drops)))
            return false;
    }
    return true;
}

/// Whether the second player's pieces stand at the start as those of the first player do after half a turn of the board, as in shogi,
/// rather than as in a mirror, as in chess.
bool isTurned(const VariantSpec& variant) {
    int turned = 0, mirrored = 0;
    const BoardSize& size = variant.size;
    for (int i = 0; i < size.squares(); ++i) {
        const Square square = Square::at(i);
        const auto piece = variant.start.at(square);
        if (!piece || piece->side != Side::First) continue;
        const int file = size.fileOf(square), rank = size.ranks - 1 - size.rankOf(square);
        const Piece enemy{piece->type, Side::Second};
        turned += variant.start.at(size.square(size.files - 1 - file, rank)) == enemy ? 1 : 0;
        mirrored += variant.start.at(size.square(file, rank)) == enemy ? 1 : 0;
    }
    return turned > mirrored;
}

int piecesOf(const Setup& setup) {
    return static_cast<int>(
        std::ranges::count_if(setup.board, [](const auto& piece) { return piece.has_value(); }));
}

/// The pieces of the start, on the board and in the hands, that are of this kind when they are held.
int piecesHeldAs(const VariantSpec& variant, PieceType type) {
    auto pieces = std::ranges::count_if(variant.start.board, [&](const auto& piece) {
        return piece && variant.piece(piece->type).heldAs(piece->type) == type;
    });
    for (const Hand& hand : variant.start.hands)
        pieces += hand.count(type);
    return static_cast<int>(pieces);
}

} // namespace

NetworkInputs::NetworkInputs(const VariantSpec& variant, KingZones zones)
    : m_zones(zones), m_squares(variant.size.squares()),
      m_piecesAtStart(std::max(piecesOf(variant.start), 1)) {
    assert(zones.byRank > 0 && zones.byFile > 0);
    const BoardSize& size = variant.size;
    const bool symmetric = isSymmetric(variant);
    const bool turned = isTurned(variant);
    for (const Side side : Sides)
        for (int i = 0; i < m_squares; ++i) {
            const Square square = Square::at(i);
            // The first player sits at the last rank.
            const bool isFirst = side == Side::First;
            const int rank = isFirst ? size.ranks - 1 - size.rankOf(square) : size.rankOf(square);
            const int file = isFirst || !turned ? size.fileOf(square) : size.files - 1 - size.fileOf(square);
            m_seen.push_back(rank * size.files + file);
            m_seen.push_back(rank * size.files + size.files - 1 - file);

            const bool mirrored = symmetric && 2 * file >= size.files;
            const int fromEdge = mirrored ? size.files - 1 - file : file;
            const int width = symmetric ? (size.files + 1) / 2 : size.files;
            const int byFile = fromEdge * zones.byFile / width;
            m_kingPlaces.push_back({std::min(rank, zones.byRank - 1) * zones.byFile + byFile, mirrored});
        }

    m_perZone = SideCount * static_cast<int>(variant.pieces.size()) * m_squares;
    m_held.resize(variant.pieces.size());
    if (!variant.drops.allowed) return;
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        if (variant.piece(type).heldAs(type) != type || variant.piece(type).royal) continue;
        m_held[i] = {m_perZone, std::min(piecesHeldAs(variant, type), MostHeld)};
        m_perZone += SideCount * m_held[i].most;
    }
}

} // namespace komadai::core
