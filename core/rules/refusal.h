// Why a move is against the rules.
#pragma once

#include <cstdint>

namespace komadai::core {

/// Why a move is not legal.
enum class Refusal : std::uint8_t {
    GameIsOver,
    NoPieceThere, ///< the move starts on an empty square
    NotYourPiece,
    OwnPieceThere,    ///< the destination holds a piece of the same side
    DoesNotMoveThere, ///< the piece does not move so, or something is in its way
    LeavesKingInCheck,
    MustPromote,   ///< the move is legal with promotion only
    CannotPromote, ///< the move is legal without promotion, or with another one, only
    NotInHand,
    SquareIsOccupied,
    DoubledPiece,    ///< a drop on a file that holds such a piece already // nifu
    NotDroppedThere, ///< the square lies outside the region where such a piece is dropped
    CouldNeverMove,  ///< a drop, or a move that cannot promote, where the piece would have no move
    DropGivesMate,   ///< a drop of this piece may not give mate // uchifuzume
    DropGivesCheck,  ///< no drop may
    // where pieces have special effects
    HeldByNet,      ///< an enemy that immobilizes looks at the piece
    TooFewSteps,    ///< the piece must make more steps
    NeedsSupport,   ///< it moves forward only while its drum lives
    CannotTakeThat, ///< by displacement
    CannotShoot,    ///< the piece is no shooter, or has fired already, or has just taken by displacement
    MustMoveFirst,  ///< shooting from where the piece stands is not allowed
    NothingToShoot, ///< the square is empty, or a friend stands there
    OutOfRange,     ///< too far, or not in one of the eight directions
    LineOfFireBlocked,
    ImmuneToShots, ///< this shooter cannot take that kind
    Sheltered,     ///< the shooter stands too near an enemy that forbids shooting
    NeedsPriest,   ///< its promotion needs a piece that its side has lost
};

} // namespace komadai::core
