// Special effects: the abilities of pieces besides moving in one step, as plain data.
#pragma once

#include "core/board/piece.h"
#include "core/variants/movement.h"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core {

/// A set of kinds of pieces, by indexOf(PieceType).
using KindSet = std::bitset<MaxPieceTypes>;

/// Several steps in one move. Each step ends on an empty square or captures an enemy; it cannot end on a friend. Squares
/// that the move has left or emptied, such as its start, count as empty.
struct MultiStep {
    static constexpr int MaxSteps = 5;

    enum class Turns : std::uint8_t {
        Free,          ///< each step in any of its directions
        None,          ///< all steps in the direction of the first
        MainDirection, ///< the long legs of both steps point the same way, or the second step goes back
    };

    std::vector<Movement> steps; ///< leaps
    std::uint8_t least = 1;      ///< 1..most
    std::uint8_t most = 2;       ///< 2..MaxSteps
    Turns turns = Turns::Free;

    friend bool operator==(const MultiStep&, const MultiStep&) = default;
};

/// Capturing pieces at a distance, in the eight directions of the queen, after a step to an empty square.
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
    KindSet cannotShoot;         ///< kinds that are immune to its shots
    std::vector<Movement> holds; ///< slides: the first piece on each cannot move if it is an enemy
    std::string holdsBetza;      ///< the same in Betza's notation, as the file has it
    bool burns = false;          ///< removes its eight neighbours when it arrives
    int shelter = 0;             ///< enemies within this distance cannot shoot; 0 for no shelter
    bool ignoresShelter = false; ///< can shoot in spite of a shelter
    KindSet promotesOnTaking;    ///< must promote when it takes one of these
    KindSet forwardNeeds;        ///< if not empty: moves forward only while its side has one of these
    /// If not empty: promotes, and stays promoted, only while its side has one of these.
    KindSet promotionNeeds;
    KindSet raises;      ///< when it promotes, these of its own side promote too
    KindSet quenches;    ///< when it promotes, these enemies are removed
    KindSet revertsNear; ///< turns back into its other face while one of these enemies is near
    int revertRange = 0; ///< the distance within which they are near
    friend bool operator==(const PieceEffects&, const PieceEffects&) = default;
};

/// A side has lost when its pieces satisfy no alternative.
struct CommandRule {
    /// All of these sets must be represented on the board.
    using Alternative = std::vector<KindSet>;
    std::vector<Alternative> alternatives;

    /// How many alternatives a side satisfies. `hasAny(kinds)` says whether it has a piece of one of these kinds.
    template <class HasAny>
    int countSatisfied(const HasAny& hasAny) const {
        return static_cast<int>(
            std::count_if(alternatives.begin(), alternatives.end(), [&](const Alternative& alternative) {
                return std::all_of(alternative.begin(), alternative.end(), hasAny);
            }));
    }
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
