// Variants from the text of an interactive diagram of the Chess Variant Pages.
#pragma once

#include "core/variants/variants_ini.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A rule that a diagram cannot define. The reader assumes this value.
enum class DiagramDefault {
    NoRoyal,       ///< no piece is royal
    NoPromotion,   ///< nothing promotes
    DoubledPieces, ///< any piece may be dropped on any file
    DropMate,      ///< any drop may give mate
    Campmate,      ///< none
    Repetition,    ///< the third occurrence is a draw
    MoveLimit,     ///< none
    Stalemate,     ///< a draw
};

/// A variant with the rules that were assumed for it.
struct DiagramVariant {
    VariantSpec spec;
    std::vector<DiagramDefault> defaults; ///< those that matter for the variant
};

/// Reads the text of a diagram: words separated by spaces or line ends. A word is a setting, `files=9`, or a
/// piece, `name:letter:Betza:picture:squares,,squares`, with the first player's squares first. `a3-i3` is a line of
/// squares. Without `,,` the squares of the second player follow from `symmetry`, which is a mirror by default.
/// The promoted form of a piece is the piece `promoOffset` places after it in the text; it becomes the face
/// `+LETTER`. As in the other format, the kinds in play are those of the start and their other faces; further pieces are
/// checked and left out. Settings that only affect the look of a diagram are accepted. `id` is the id of the variant. Returns the
/// variant, or all problems by line; the key of a problem is the setting or the name of the piece.
Result<DiagramVariant, VariantProblems> readDiagram(std::string_view text, std::string_view id);

/// What could be read of a diagram.
struct DiagramReading {
    VariantReading reading; ///< of one variant; of none if the text is empty
    std::vector<DiagramDefault> defaults;
};

/// The same, but with everything that could be read in spite of the problems.
DiagramReading inspectDiagram(std::string_view text, std::string_view id);

} // namespace komadai::core
