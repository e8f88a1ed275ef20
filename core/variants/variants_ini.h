// Variants as text: the `variants.ini` dialect of Fairy-Stockfish with additional keys.
#pragma once

#include "core/base/result.h"
#include "core/variants/variant_problem.h"
#include "core/variants/variant_spec.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// The parts of a variant that could be read.
struct ReadVariant {
    VariantSpec spec;
    int line = 0;         ///< of its section; 0 if the section has no name in the text
    std::string startKey; ///< the key of the start position; empty if no single key defines it
    int startLine = 0;
    int handicapsLine = 0;     ///< 0 if it has none of its own
    bool isStartKnown = false; ///< whether the start and its pieces are known in spite of any problems
    /// The index in the reading of the earlier variant whose start it inherits; none if the start is its own.
    std::optional<std::size_t> heirOf = std::nullopt;
};

struct VariantReading {
    std::vector<ReadVariant> variants; ///< in the order of the file
    VariantProblems problems;
};

/// What a reader knows besides the text.
struct IniContext {
    std::vector<std::string_view> parents; ///< texts of files with sections to inherit from
    /// The id for keys before the first section; if empty, such keys are a problem.
    std::string_view unnamedId;
};

/// Reads all variants of a file. Returns them in the order of the file, or all problems.
///
/// Lines are `[id]` or `[id:parent]`, `key = value`, or comments that begin with `#` or `;`. variant_keys.h lists the
/// keys, and translations/wording/key_help.h describes each one.
///
/// A section `[child:parent]` inherits all keys of its parent that it does not set itself, except `variantSummary` and
/// `handicaps`. The parent is an earlier section, a section in `context.parents`, or `chess`.
///
/// A piece is defined by a usual name (`rook = r`), by its moves in Betza's notation (`customPiece1 = p:fW`), or by a
/// code of one or more letters (`piece CH = R5 | 車 | Chariot | kuruma`; see extended_betza.h for the moves).
/// `promotedPieceType = p:g` gives P a promoted face that moves as G; a code `+P` also defines a promoted face.
/// `piece = -` removes a piece of the parent; inherited lists skip it. The kinds in play are those of the start and
/// those that come into play by promotion.
///
/// A game has special effects (effects.h) if a piece makes several steps in a move or shoots, or if the section has a key
/// of effects. Some rules are not available in such games and are refused; some keys have another default.
///
/// Castling and the double step of pawns are not supported: a file that would have them must switch them off. In games
/// with pieces in hand, a promoted pawn of chess stays what it is when it is captured (`dropLoop = true`). A loss or draw
/// by a bare king may be written as in Fairy-Stockfish: `extinctionValue = loss` of `*`, one piece against two, with a
/// claim.
///
/// Time and memory are bounded for any text. Sections beyond a certain amount of text are refused with `TooLarge`;
/// inherited text counts for every section.
Result<std::vector<VariantSpec>, VariantProblems> readVariantsIni(std::string_view text,
                                                                  const IniContext& context = {});

/// The same, but with everything that could be read in spite of the problems. Sections with an unknown parent are not
/// read.
VariantReading inspectVariantsIni(std::string_view text, const IniContext& context = {});

} // namespace komadai::core
