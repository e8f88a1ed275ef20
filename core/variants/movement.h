// One way in which a piece moves.
#pragma once

#include <cstdint>

namespace komadai::core {

/// How a movement deals with pieces in its way.
enum class Passage : std::uint8_t {
    Plain,  ///< a leap passes over all pieces, a slide over none
    Lame,   ///< a leap that passes over none: it goes straight as far as needed, then diagonally
    Over,   ///< a slide that passes over exactly one piece and ends on any square behind it
    Behind, ///< a slide that passes over exactly one piece and ends on the next square
};

/// A step in one direction, as the owner of the piece sees the board, and how often it may be repeated in a straight
/// line over empty squares.
struct Movement {
    static constexpr std::uint8_t Unlimited = 0;

    std::int8_t right = 0;   ///< files to the owner's right, -18..18
    std::int8_t forward = 0; ///< ranks away from the owner's edge, -18..18
    std::uint8_t range = 1;  ///< largest number of steps; 1 is a leap, `Unlimited` a full slide
    bool quiet = true;       ///< may end on an empty square
    bool capture = true;     ///< may end on an enemy piece
    Passage passage = Passage::Plain;

    constexpr bool isPlain() const { return passage == Passage::Plain; }
    constexpr bool isLeap() const { return range == 1; }
    /// Whether each move of the other movement is a move of this one.
    constexpr bool includes(const Movement& other) const {
        const bool isLongEnough = range == Unlimited || (other.range != Unlimited && other.range <= range);
        return right == other.right && forward == other.forward && passage == other.passage && isLongEnough &&
               (quiet || !other.quiet) && (capture || !other.capture);
    }
    friend constexpr bool operator==(const Movement&, const Movement&) = default;
};

} // namespace komadai::core
