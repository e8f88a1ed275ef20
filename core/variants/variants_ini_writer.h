// Writes variants as text.
#pragma once

#include "core/variants/variant_spec.h"

#include <string>

namespace komadai::core {

/// Whether other programs can read the text from `writeVariantsIni`: pieces have single letters, of which there are enough for
/// the moves of all promoted faces, and there are no special effects.
bool canOthersRead(const VariantSpec& variant);

/// Writes a section of a variants.ini. `readVariantsIni` reads the same variant from it. Keys with their default value are
/// left out.
///
/// Fairy-Stockfish loads the text if canOthersRead. Pieces are written with a usual name if one has their moves, and as
/// `customPieceN` otherwise. If no piece in play has the moves of a promoted face, a piece that is not in play is defined
/// with them.
///
/// Fairy-Stockfish does not support some rules, and ignores their keys. It does not see draws and wins by a bare king, nor
/// draws by agreement or insufficient material, nor declarations (`bareKing`, `impasse`, `insufficientMaterial`,
/// `enteringKing`). It counts drops as no progress (`dropIsProgress`). Of several royal pieces (`royalPieces`) it knows only
/// the king, so that its moves may be illegal once there is another one. Keys that only describe the variant to XBoard
/// (`pieceToCharTable`, `variantTemplate`, `pocketSize`) are left out.
std::string writeVariantsIni(const VariantSpec& variant);

} // namespace komadai::core
