// Variants as text: the `variants.ini` dialect of Fairy-Stockfish with some keys of ours.
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

/// A variant as far as it could be read.
struct ReadVariant {
    VariantSpec spec;
    int line = 0;         ///< of its section; 0 where the text does not name it
    std::string startKey; ///< what says how the pieces stand, empty where that is no single key
    int startLine = 0;
    bool isStartKnown = false; ///< whether no problem leaves open where the pieces stand and what they are
    /// The variant before it, by its place in the reading, from which it has its start; none if the start is its own.
    std::optional<std::size_t> heirOf = std::nullopt;
};

struct VariantReading {
    std::vector<ReadVariant> variants; ///< in the order of the file
    VariantProblems problems;
};

struct IniContext {
    std::vector<std::string_view> parents; ///< files whose sections may be inherited from
    std::string_view unnamedId; ///< the id of keys before the first section; empty: there may be none
};

/// Reads all variants of a file. Returns them in the order of the file, or what is wrong with it.
///
/// Lines are `[id]` or `[id:parent]`, `key = value`, or comments that begin with `#` or `;`. variant_keys.h lists the
/// keys, and translations/key_help.h says what each is for.
///
/// A section `[child:parent]` has the keys of its parent that it does not give itself. The parent is an earlier section,
/// a section in `context.parents`, or `chess`. `variantSummary` and `handicaps` are not inherited.
///
/// Pieces have a usual name (`rook = r`), their moves in Betza's notation (`customPiece1 = p:fW`), or a code of one or
/// more letters (`piece CH = R5 | 車 | Chariot | kuruma`; see extended_betza.h for the moves).
/// `promotedPieceType = p:g` gives P a promoted face that moves as G; so does a code `+P`. `piece = -` takes a piece of
/// the parent away; inherited lists skip that piece. The kinds in play are those of the start and those that come
/// into play by promotion.
///
/// A game has special effects (effects.h) if a piece makes several steps in a move or shoots, or if a key of effects is
/// given. Rules that such games do not have are refused, and some keys have another default.
///
/// Castling and the double step of pawns are not played: a file in which they would be has to switch them off. Where
/// captures go to the hand, what a pawn of chess has become stays what it is (`dropLoop = true`). A bare king that loses
/// or draws may be written as in Fairy-Stockfish: `extinctionValue = loss` of `*`, one piece against two, with a claim.
///
/// Time and memory are bounded, whatever the text: sections beyond a certain amount of text, inherited text counted
/// for every section, are refused with `TooLarge`.
Result<std::vector<VariantSpec>, VariantProblems> readVariantsIni(std::string_view text,
                                                                  const IniContext& context = {});

/// The same with what could be read beside the problems. Sections without their parent are not read.
VariantReading inspectVariantsIni(std::string_view text, const IniContext& context = {});

} // namespace komadai::core
