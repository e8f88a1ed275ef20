// Variants as the interactive diagrams of the Chess Variant Pages describe them.
#pragma once

#include "core/variants/variants_ini.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A rule that a diagram cannot say; the reader takes the usual one.
enum class DiagramDefault {
    NoRoyal,       ///< no piece is royal
    NoPromotion,   ///< nothing promotes
    DoubledPieces, ///< any piece may be dropped on any file
    DropMate,      ///< any drop may give mate
    Campmate,      ///< there is none
    Repetition,    ///< the third occurrence is a draw
    MoveLimit,     ///< there is none
    Stalemate,     ///< a draw
};

struct DiagramVariant {
    VariantSpec spec;
    std::vector<DiagramDefault> defaults; ///< those that matter for the variant
};

/// Reads the text of a diagram: words divided by spaces or line ends. A word is a setting, `files=9`, or a
/// piece, `name:letter:Betza:picture:squares,,squares`, the first player's squares first. Settings that only
/// say how a diagram looks are accepted. A promoted piece is the one `promoOffset` places behind its own; it
/// becomes the face `+LETTER`. `a3-i3` is a
/// line of squares; without `,,` the second player's pieces stand as `symmetry` says, in a mirror if it says nothing. `id` is that of the variant. Returns the variant, or every problem found, by
/// line; the key of a problem is the setting, or the name of the piece.
Result<DiagramVariant, VariantProblems> readDiagram(std::string_view text, std::string_view id);

struct DiagramReading {
    VariantReading reading; ///< of one variant, or none where the text is empty
    std::vector<DiagramDefault> defaults;
};

/// The same with what could be read beside the problems.
DiagramReading inspectDiagram(std::string_view text, std::string_view id);

} // namespace komadai::core
