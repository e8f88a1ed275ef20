// The pieces that a section of variants.ini defines.
#pragma once

#include "core/variants/extended_betza.h"
#include "core/variants/ini_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

class SpecReader;

/// A piece that a section defines, in play or not.
struct PieceDefinition {
    std::string letters; ///< upper case: "P", "CH", "+CH"
    std::string_view betza;
    ExtendedMoves moves;   ///< the moves in `betza`; empty if it cannot be read
    std::string_view name; ///< empty if only the letters are known
    std::string_view kanji;
    std::string_view reading;
    ini::Slot* slot = nullptr;
    bool isCoded = false; ///< by a key `piece CODE`
    bool isKing = false;

    bool isFace() const { return letters.starts_with('+'); }
};

/// No two have the same letters.
using PieceDefinitions = std::vector<PieceDefinition>;

/// Reads the keys that define pieces: those of the named pieces, and `others`, the entries whose keys are not in the table.
/// Reports problems to the reader of the section. The definitions of ancestors come first, those of one section by line.
PieceDefinitions readPieceDefinitions(SpecReader& reader, std::vector<ini::Slot>& others);

/// The piece with these letters, in upper case; null if there is none.
const PieceDefinition* findDefinition(const PieceDefinitions& pieces, std::string_view letters);

/// Whether a piece has a code of several letters, besides the `+` of a face.
bool haveCodes(const PieceDefinitions& pieces);

} // namespace komadai::core
