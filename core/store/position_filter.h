// Positions and arrangements of pieces as conditions of a filter.
#pragma once

#include "core/base/result.h"
#include "core/store/library_search.h"

#include <string>
#include <string_view>

namespace komadai::core {

/// The condition that a position occurs in a game: `position:"shogi lnsgkgsnl/9/9/9/9/9/9/9/LNSGKGSNL b - 1"`. The way to the position
/// does not matter.
std::string positionCondition(const AnyPosition& position);

/// The condition that a position of a game holds a pattern: `pieces:"shogi P@7f -@5e"`. Precondition: the pattern has a cell.
std::string piecesCondition(const PiecePattern& pattern, const VariantSpec& variant);

/// Why a text is not a pattern.
struct PatternError {
    std::string word; ///< the first one that is not valid; empty if there is no piece and no empty square
    friend bool operator==(const PatternError&, const PatternError&) = default;
};

/// Reads a pattern: words such as `P@7f` for a piece, with letters as in SFEN, and `-@5e` for an empty square; then, as far as they
/// are wanted, `first` or `second` for the side to move, `mirrored` and `turned`, see PiecePattern.
Result<PiecePattern, PatternError> parsePattern(std::string_view text, const VariantSpec& variant);
/// Writes a pattern as parsePattern reads it.
std::string formatPattern(const PiecePattern& pattern, const VariantSpec& variant);

} // namespace komadai::core
