// What pieces can do besides moving in one step: the special rules of large games as plain data.
#pragma once

#include "core/board/piece.h"
#include "core/variants/movement.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core {

/// Kinds of piece, by indexOf(PieceType).
using KindSet = std::bitset<MaxPieceTypes>;

/// Several steps in one move. Each lands on an empty square or captures there; none lands on a friend. A
/// square that was left or emptied on the way is empty, the start among them.
struct MultiStep {
    static constexpr int MaxSteps = 5;

    enum class Turns : std::uint8_t {
        Free,          ///< each step in any of its directions
        None,          ///< all steps in the direction of the first
        MainDirection, ///< the long leg of the second step points as that of the first, or the step goes back
    };

    std::vector<Movement> steps; ///< leaps
    std::uint8_t least = 1;      ///< 1..most
    std::uint8_t most = 2;       ///< 2..MaxSteps
    Turns turns = Turns::Free;

    friend bool operator==(const MultiStep&, const MultiStep&) = default;
};

/// Taking pieces from afar, in the eight directions of the queen, after a step to an empty square.
struct Shooting {
    static constexpr int MaxShots = 2;
    static constexpr int MaxRange = 9;

    std::uint8_t shots = 1; ///< 1..MaxShots
    std::uint8_t range = 1; ///< in squares, 1..MaxRange
    bool overPieces = false;
    bool afterEachStep = false; ///< of a multi-step move; otherwise after the last
    friend bool operator==(const Shooting&, const Shooting&) = default;
};

/// The special abilities of one kind of piece. Distances are counted in steps of the king.
struct PieceEffects {
    std::optional<MultiStep> multiStep; ///< an alternative to the movements of the piece
    std::optional<Shooting> shooting;
    KindSet cannotTake;          ///< by displacement
    KindSet cannotShoot;         ///< these are immune from its shots
    std::vector<Movement> holds; ///< slides along which the first piece may not move if it is an enemy
    std::string holdsBetza;      ///< these in Betza's notation, as the file has them
    bool burns = false;          ///< removes its eight neighbours where it arrives
    int shelter = 0;             ///< no enemy this near may shoot; 0 for no shelter
    bool ignoresShelter = false; ///< may shoot nevertheless
    KindSet promotesOnTaking;    ///< promotes at once, and must, where it takes one of these
    KindSet forwardNeeds;        ///< moves forward only while its side has one of these, where there are any
    KindSet promotionNeeds;      ///< promotes, and stays promoted, only while its side has one of these
    KindSet raises;              ///< when it promotes, so do these of its side
    KindSet quenches;            ///< when it promotes, these of the enemy are removed
    KindSet revertsNear;         ///< turns back into its other face while one of these enemies is near
    int revertRange = 0;         ///< how near
    friend bool operator==(const PieceEffects&, const PieceEffects&) = default;
};

/// A side whose pieces satisfy no alternative has lost.
struct CommandRule {
    /// All of these sets must be represented on the board.
    using Alternative = std::vector<KindSet>;
    std::vector<Alternative> alternatives;
    friend bool operator==(const CommandRule&, const CommandRule&) = default;
};

/// The special rules of a game.
struct Effects {
    std::vector<PieceEffects> pieces; ///< by indexOf(PieceType)
    CommandRule command;

    const PieceEffects& piece(PieceType type) const {
        return pieces[static_cast<std::size_t>(indexOf(type))];
    }
    friend bool operator==(const Effects&, const Effects&) = default;
};

} // namespace komadai::core
