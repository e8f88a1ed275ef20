// The search for a mate by checks.
#pragma once

#include "core/search/engine.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::core {

/// Why mates cannot be looked for in a variant.
enum class MateRefusal : std::uint8_t {
    NoCheck,       ///< there is nothing that can be in check
    SeveralRoyals, ///< a side can have several pieces of which it must not lose the last
};
/// None where they can.
std::optional<MateRefusal> whyNoMateSearch(const VariantSpec& variant);

struct MateResult {
    enum class Verdict : std::uint8_t {
        Mate,
        NoMate, ///< proved: each way of giving one check after another, whatever its length, can be escaped
        Undecided, ///< within the limits
    };
    Verdict verdict = Verdict::Undecided;
    std::vector<Move> line; ///< of a mate, from the game's position: its last move is checkmate
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{};
};

/// Looks for a checkmate that the side to move can force by giving check with every move: df-pn, see A. Nagai,
/// "Df-pn algorithm for searching AND/OR trees and its applications" (2002).
///
/// All defences against a mate have been gone through. In the line the defender resists as long as it can against these
/// attacks; interpositions that change nothing count like other moves. There may be shorter mates: each is looked for with
/// ten times the work of the first that was found. What ends the game
/// in another way is an escape, a win by campmate or by baring the king too; so is coming back to a position.
///
/// `limits.depth` bounds the length of the mate in plies; then there is no proof that there is none. With a node limit
/// alone the result depends on game and limits only. Returns within 20 ms of a stop or of the end of the time.
/// Preconditions: the game is not over, and nothing is in the way of the search in its variant.
MateResult searchMate(const Game& game, const Limits& limits, std::stop_token stop, int hashMegabytes = 64);

} // namespace komadai::core
