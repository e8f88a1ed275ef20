#include "core/rules/declaration.h"

#include <algorithm>

namespace komadai::core {
namespace {

constexpr int PointsOfMajor = 5;

int pointsOf(PieceType type, const VariantSpec& spec) {
    const auto& majors = spec.ends.enteringKing.majors;
    const PieceType held = spec.piece(type).heldAs(type);
    return std::find(majors.begin(), majors.end(), held) != majors.end() ? PointsOfMajor : 1;
}

void setNeededPoints(Declaration& declaration, EnteringKingPoints rule) {
    if (rule == EnteringKingPoints::Points24) {
        declaration.pointsToWin = 31;
        declaration.pointsToDraw = 24;
    } else {
        // All pieces have 54 points together. The second player wins with half of them.
        declaration.pointsToWin = declaration.side == Side::First ? 28 : 27;
    }
}

std::optional<Outcome> outcomeOf(const Declaration& declaration) {
    if (!declaration.isKingInZone || declaration.isInCheck || declaration.pieces < Declaration::NeededPieces)
        return std::nullopt;
    if (declaration.points >= declaration.pointsToWin) return Outcome{declaration.side, EndReason::Impasse};
    if (declaration.pointsToDraw && declaration.points >= *declaration.pointsToDraw)
        return Outcome{std::nullopt, EndReason::Impasse};
    return std::nullopt;
}

} // namespace

std::optional<Declaration> declarationIn(const AnyPosition& position, Side side) {
    const VariantSpec& spec = position.spec();
    if (!spec.ends.enteringKing.isUsed()) return std::nullopt;
    const auto king = position.royalSquare(side);
    Declaration declaration;
    declaration.side = side;
    declaration.isKingInZone = king && spec.isInPromotionZone(side, *king);
    declaration.isInCheck = position.isInCheck(side);
    for (int i = 0; i < spec.size.squares(); ++i) {
        const Square square = Square::at(i);
        const auto piece = position.pieceAt(square);
        if (!piece || piece->side != side || king == square || !spec.isInPromotionZone(side, square))
            continue;
        ++declaration.pieces;
        declaration.points += pointsOf(piece->type, spec);
    }
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        declaration.points += position.hand(side).count(type) * pointsOf(type, spec);
    }
    setNeededPoints(declaration, spec.ends.enteringKing.points);
    declaration.outcome = outcomeOf(declaration);
    return declaration;
}

} // namespace komadai::core
