// Why a move or an arrangement of pieces is against the rules.
#pragma once

#include "core/board/side.h"
#include "core/board/square.h"

#include <cstdint>
#include <optional>
#include <vector>

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
    DoubledPiece,   ///< a drop on a file that holds such a piece already // nifu
    CouldNeverMove, ///< a drop, or a move that cannot promote, where the piece would have no move
    DropGivesMate,  ///< a drop of this piece may not give mate // uchifuzume
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

enum class SetupErrorKind : std::uint8_t {
    WrongSize,
    MissingRoyal,    ///< a side has no king
    SeveralRoyals,   ///< a side has more than one king; `square` is the second
    OpponentInCheck, ///< the side that is not to move stands in check
    ImmobilePiece,   ///< a piece on a square from which it could never move
    DoubledPiece,    ///< two pieces on a file that no drop could bring there // nifu
    TooManyPieces,   ///< more than can stand on the board and in the hands
};

struct SetupError {
    SetupErrorKind kind{};
    Side side = Side::First;
    std::optional<Square> square;
    friend bool operator==(const SetupError&, const SetupError&) = default;
};

using SetupErrors = std::vector<SetupError>;

} // namespace komadai::core
