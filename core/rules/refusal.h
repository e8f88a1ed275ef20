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
    DoesNotMoveThere, ///< the piece cannot move there, or another piece is in its way
    LeavesKingInCheck,
    MustPromote,   ///< the move is legal only with promotion
    CannotPromote, ///< the move is legal only without promotion, or with another one
    NotInHand,
    SquareIsOccupied,
    DoubledPiece,    ///< a drop on a file that already holds such a piece // nifu
    NotDroppedThere, ///< the square is outside the region where such a piece may be dropped
    CouldNeverMove,  ///< the piece could never move again from there
    DropGivesMate,   ///< a drop of this piece may not give mate // uchifuzume
    DropGivesCheck,  ///< drops may not give check
    // where pieces have special effects
    HeldByNet,           ///< an enemy piece immobilizes the piece
    TooFewSteps,         ///< the piece must make more steps
    ForwardNeedsMissing, ///< it moves forward only while its drum lives
    CannotTakeThat,      ///< the piece cannot take that kind by moving there
    CannotShoot,         ///< the piece is no shooter, has already fired, or has just captured by moving
    MustMoveFirst,       ///< shooting from where the piece stands is not allowed
    NothingToShoot,      ///< the square is empty, or holds a piece of the same side
    OutOfRange,          ///< too far, or not in one of the eight directions
    LineOfFireBlocked,
    ImmuneToShots,         ///< this shooter cannot capture that kind
    Sheltered,             ///< an enemy piece near the shooter forbids shooting
    PromotionNeedsMissing, ///< its promotion needs a piece that its side has lost
};

} // namespace komadai::core
