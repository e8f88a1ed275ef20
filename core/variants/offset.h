// Directions and distances on the board, as the owner of a piece sees them.
#pragma once

#include "core/board/side.h"
#include "core/variants/movement.h"

#include <algorithm>
#include <array>
#include <compare>

namespace komadai::core {

/// A distance: files to the owner's right, and ranks away from the owner's edge.
struct Offset {
    int right = 0, forward = 0;

    friend constexpr auto operator<=>(const Offset&, const Offset&) = default;
    friend constexpr Offset operator+(Offset a, Offset b) {
        return {a.right + b.right, a.forward + b.forward};
    }
    friend constexpr Offset operator-(Offset a) { return {-a.right, -a.forward}; }
    /// Distance in steps of the king.
    constexpr int length() const {
        return std::max(right < 0 ? -right : right, forward < 0 ? -forward : forward);
    }
};

/// The directions of the queen, row by row from far left to near right.
inline constexpr std::array<Offset, 8> EightDirections{
    {{-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

/// One step of a movement.
constexpr Offset offsetOf(const Movement& movement) { return {movement.right, movement.forward}; }

/// The direction of the longer leg; for a diagonal the diagonal itself.
constexpr Offset mainDirectionOf(Offset offset) {
    const auto sign = [](int leg) { return (leg > 0) - (leg < 0); };
    const int right = offset.right < 0 ? -offset.right : offset.right;
    const int forward = offset.forward < 0 ? -offset.forward : offset.forward;
    return {right >= forward ? sign(offset.right) : 0, forward >= right ? sign(offset.forward) : 0};
}

/// The offset as the first player sees it. The second player sees the board turned by 180 degrees.
constexpr Offset seenByFirst(Offset offset, Side owner) { return owner == Side::First ? offset : -offset; }

} // namespace komadai::core
