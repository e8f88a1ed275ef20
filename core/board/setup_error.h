// What can be wrong with an arrangement of pieces.
#pragma once

#include "core/board/side.h"
#include "core/board/square.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::core {

enum class SetupErrorKind : std::uint8_t {
    WrongSize,
    MissingRoyal,    ///< a side has no king, and may not lack it; see AnyPosition::fromSetup
    SeveralRoyals,   ///< a side has more than one king; `square` is the second
    OpponentInCheck, ///< the side that is not to move stands in check
    ImmobilePiece,   ///< a piece stands where it could never move
    DoubledPiece,    ///< more pieces on a file than drops allow // nifu
    TooManyPieces,   ///< more than can stand on the board and in the hands
    TooManyOfAKind,  ///< a hand that captures them all could not hold them, see Hand::MostOfAKind
};

struct SetupError {
    SetupErrorKind kind{};
    Side side = Side::First;
    std::optional<Square> square;
    friend bool operator==(const SetupError&, const SetupError&) = default;
};

using SetupErrors = std::vector<SetupError>;

} // namespace komadai::core
