// Why a move with steps, captures and shots is against the rules.
#pragma once

#include <cstdint>

namespace komadai::core {

enum class KoRefusal : std::uint8_t {
    GameIsOver,
    NoPieceThere, ///< the move starts on an empty square
    NotYourPiece,
    HeldByNet,        ///< an enemy that immobilizes looks at the piece
    OwnPieceThere,    ///< a step lands on a piece of the same side
    DoesNotMoveThere, ///< the piece does not move so, or something is in its way
    TooFewSteps,      ///< the piece must make more steps
    NeedsSupport,     ///< it moves forward only while its drum lives
    CannotTakeThat,   ///< by displacement
    CannotShoot,      ///< the piece is no shooter, or has fired already, or has just taken by displacement
    MustMoveFirst,    ///< shooting from where the piece stands is not allowed
    NothingToShoot,   ///< the square is empty, or a friend stands there
    OutOfRange,       ///< too far, or not in one of the eight directions
    LineOfFireBlocked,
    ImmuneToShots, ///< this shooter cannot take that kind
    Sheltered,     ///< the shooter stands too near an enemy that forbids shooting
    MustPromote,   ///< the move is legal with promotion only
    CannotPromote,
    NeedsPriest, ///< its promotion needs a piece that its side has lost
};

} // namespace komadai::core
