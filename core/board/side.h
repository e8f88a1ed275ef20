// The two players.
#pragma once

#include <cstdint>

namespace komadai::core {

/// `First` moves first, is upper case in text and starts at the near edge of the board.
enum class Side : std::uint8_t { First, Second };

constexpr int SideCount = 2;
constexpr Side Sides[SideCount] = {Side::First, Side::Second};

constexpr Side opponent(Side side) { return side == Side::First ? Side::Second : Side::First; }
constexpr int indexOf(Side side) { return static_cast<int>(side); }

} // namespace komadai::core
