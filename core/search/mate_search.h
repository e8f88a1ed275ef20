// The search for a mate by consecutive checks.
#pragma once

#include "core/search/engine.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::core {

/// Why the mate search does not support a variant.
enum class MateRefusal : std::uint8_t {
    NoCheck,       ///< the variant has no check
    SeveralRoyals, ///< a side can have several royal pieces
};
/// None where the variant is supported.
std::optional<MateRefusal> whyNoMateSearch(const VariantSpec& variant);

/// What a mate search has found.
struct MateResult {
    enum class Verdict : std::uint8_t {
        Mate,
        NoMate,    ///< proved: every series of checks, of any length, has an escape
        Undecided, ///< within the limits
    };
    Verdict verdict = Verdict::Undecided;
    std::vector<Move> line; ///< the mate from the game's position; its last move is checkmate
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{};
};

/// Searches for a checkmate that the side to move can force by giving check with every move. The algorithm is df-pn, see
/// A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications" (2002).
///
/// A mate is verified against all defences. In the line, the defender resists as long as possible; useless interpositions
/// count like other moves. A shorter mate may exist: the search for each shorter one ends after ten times the work for the
/// first mate. Any other end of the game counts as an escape, even a win by campmate or by a bare king. So does the return to
/// an earlier position. The attacker may have no king, see VariantSpec::mayLackRoyal.
///
/// `limits.depth` limits the length of the mate in plies. Escapes that rest on this limit prove nothing; then the verdict is
/// Undecided. With `limits.moves` only these first moves are tried, and NoMate is about them. With only a node limit, the result
/// depends only on the game and the limits. Returns within 20 ms of a stop or of the end of the time.
/// Preconditions: the game is not over, and the variant is supported.
MateResult searchMate(const Game& game, const Limits& limits, std::stop_token stop, int hashMegabytes = 64);

} // namespace komadai::core
