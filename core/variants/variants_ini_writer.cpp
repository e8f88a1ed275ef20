#include "core/variants/variants_ini_writer.h"

#include "core/variants/spec_writer.h"

#include <set>
#include <string_view>

namespace komadai::core {
namespace {

/// Whether there are letters for all pieces, and for the moves of promoted faces that no other piece has. A piece lends its moves
/// to a face only if it neither promotes nor is limited, see SpecWriter.
bool areLettersEnough(const VariantSpec& variant) {
    constexpr std::size_t Letters = 26;
    std::size_t pieces = 0;
    std::set<std::string_view> lent, further;
    for (const PieceSpec& piece : variant.pieces) {
        if (piece.promotedFrom) continue;
        ++pieces;
        if (!piece.royal && !piece.promotesTo && !piece.promotionLimit) lent.insert(piece.betza);
    }
    for (const PieceSpec& piece : variant.pieces)
        if (piece.promotedFrom && !lent.contains(piece.betza)) further.insert(piece.betza);
    return pieces + further.size() <= Letters;
}

} // namespace

bool canOthersRead(const VariantSpec& variant) {
    return !variant.effects && !variant.hasCodes() && areLettersEnough(variant);
}

std::string writeVariantsIni(const VariantSpec& variant) { return SpecWriter(variant).write(); }

} // namespace komadai::core
