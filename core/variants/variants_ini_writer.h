// Variants written as text.
#pragma once

#include "core/variants/variant_spec.h"

#include <string>

namespace komadai::core {

/// Whether other programs can read what `writeVariantsIni` writes: pieces have single letters and no special effects.
bool canOthersRead(const VariantSpec& variant);

/// Writes a section of a variants.ini. `readVariantsIni` gives the same variant back. Keys that have their default are
/// left out.
///
/// Fairy-Stockfish loads the text if canOthersRead. Pieces then have their usual names where their moves have one, and
/// are `customPieceN` otherwise; a promoted face whose moves no piece in play has is lent them by a piece that is not
/// in play. That program has no words for some rules, and passes over the keys that say them. It plays, but does not
/// see, draws and wins by a bare king and draws by agreement or by lack of material (`bareKing`, `impasse`,
/// `insufficientMaterial`); it counts drops as no progress (`dropIsProgress`); and of several royal pieces
/// (`royalPieces`) it knows the king alone, so that its moves may be illegal once there is another.
/// Keys by which it shows a variant to XBoard (`pieceToCharTable`, `variantTemplate`, `pocketSize`) are left
/// out.
std::string writeVariantsIni(const VariantSpec& variant);

} // namespace komadai::core
