// What is computed once from a variant's data so that moves can be looked up.
#pragma once

#include "core/board/geometry.h"
#include "core/variants/variant_spec.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// Tables of moves for one variant on one class of board. Immutable, any thread.
///
/// Kinds that leap alike share a leap class. A slide follows a ray: the squares in one direction as far as
/// its range goes, in the order in which the piece would pass them. Kinds that capture along the same rays
/// share a slider group; attacks on a square are found by looking back along the rays of each group.
template <class Geometry>
struct MoveTables {
    using Bits = typename Geometry::Bits;

    /// A leap that all pieces of a kind make at once, by shifting the set of their squares.
    struct Shift {
        int by;    ///< added to the index of the square
        Bits from; ///< from where the leap stays on the board
        bool quiet, capture;
    };
    /// A kind, not royal, of which there are more pieces than it has movements, all of which are leaps.
    struct ShiftedKind {
        PieceType type;
        std::vector<Shift> shifts;
    };
    struct Slide {
        std::uint16_t ray;
        bool quiet, capture;
    };
    /// One direction with one range.
    struct Ray {
        bool ascending;          ///< square indices grow along it
        std::uint16_t unlimited; ///< the ray in the same direction without limit
        std::uint16_t opposite;  ///< the ray in the opposite direction with the same range
    };
    /// The slides of one group seen from their target.
    struct SlideAttacks {
        std::vector<Bits> from;              ///< [square]: where on an empty board it could be attacked from
        std::vector<std::uint16_t> lookBack; ///< the rays to look along for pieces of the group
    };
    /// A movement that depends on what stands between its ends: lame leaps and hops.
    struct Obstructed {
        int files, ranks;                         ///< one step
        std::vector<std::pair<int, int>> between; ///< files and ranks from the start of a lame step
        std::uint8_t range;
        Passage passage;
        bool quiet, capture;
    };
    struct Kind {
        std::uint8_t leapClass = 0;
        bool capturesAsItMoves = true; ///< in all its plain movements
        bool onlyLeaps = false;        ///< and captures as it moves
        bool royal = false;
        bool noDoubled = false;             ///< not dropped beside others of the kind that it is in hand
        std::optional<Shift> loneLeap;      ///< its only movement, where that is a leap
        std::optional<PieceType> promotion; ///< or the plain face, where promoted pieces turn back
        PieceType heldAs{};
        bool promotes = false;
        bool divides = false; ///< its destinations are not all alike: there it promotes, or may not go
        Bits mustPromote;     ///< a move there that may promote must
        Bits dead;            ///< where it may not go unpromoted, as it could never move again
        std::vector<Slide> slides;
        std::vector<std::uint8_t> groups;        ///< slider groups it belongs to
        std::vector<PieceType> promotionChoices; ///< instead of `promotion`: always one of these in the zone
        std::optional<int> promotionLimit;
        Bits dropSquares; ///< where it may be dropped as far as the kind alone is concerned
        std::vector<Obstructed> obstructed;
    };
    struct PerSide {
        std::vector<Kind> kinds; ///< by indexOf(PieceType)
        std::vector<Bits>
            quietLeaps; ///< [leap class * squares + square]: destinations, whatever stands there
        std::vector<Bits> captureLeaps;     ///< the same of leaps that capture
        std::vector<Bits> leapAttackers;    ///< [leap class * squares + square]: from where it is captured on
        std::vector<Bits> anyLeapAttackers; ///< [square]: the same of all classes
        std::vector<ShiftedKind> shiftedKinds;
        std::vector<SlideAttacks> slideAttacks; ///< [slider group]: attacks by this side
        Bits zone;                              ///< where this side promotes
        Bits camp;                              ///< where its camp piece wins
    };

    explicit MoveTables(std::shared_ptr<const VariantSpec> variant);

    const PerSide& of(Side side) const { return sides[static_cast<std::size_t>(indexOf(side))]; }
    const Kind& kind(Side side, PieceType type) const {
        return of(side).kinds[static_cast<std::size_t>(indexOf(type))];
    }
    std::size_t at(int table, Square square) const {
        return static_cast<std::size_t>(table * squares + square.index());
    }
    const Bits& quietLeapsOf(Side side, int leapClass, Square from) const {
        return of(side).quietLeaps[at(leapClass, from)];
    }
    const Bits& captureLeapsOf(Side side, int leapClass, Square from) const {
        return of(side).captureLeaps[at(leapClass, from)];
    }
    const Bits& leapAttackersOf(Side side, int leapClass, Square target) const {
        return of(side).leapAttackers[at(leapClass, target)];
    }
    const Bits& anyLeapAttackersOf(Side side, Square target) const {
        return of(side).anyLeapAttackers[static_cast<std::size_t>(target.index())];
    }
    const Bits& ray(int index, Square from) const { return rayBits[at(index, from)]; }

    /// The first of the squares in `onRay` as one goes along ray `index`. Precondition: not empty.
    Square firstAlong(int index, const Bits& onRay) const {
        return rays[static_cast<std::size_t>(index)].ascending ? onRay.lowest() : onRay.highest();
    }
    /// The squares of a ray up to and with the first occupied one.
    Bits slide(int index, Square from, const Bits& occupied) const {
        const Bits& squares = ray(index, from);
        const Bits blockers = squares & occupied;
        return squares & (rays[static_cast<std::size_t>(index)].ascending ? blockers.upToLowest()
                                                                          : blockers.downToHighest());
    }

    /// From where a piece would capture on `target` with these squares occupied. Lame leaps and hops are left out.
    Bits originsOf(Piece piece, Square target, const Bits& occupied) const {
        const Kind& kind = this->kind(piece.side, piece.type);
        const Bits& leaps = leapAttackersOf(piece.side, kind.leapClass, target);
        return kind.slides.empty() ? leaps : leaps | slideOriginsOf(kind, target, occupied);
    }
    Bits slideOriginsOf(const Kind& kind, Square target, const Bits& occupied) const;
    /// The squares where the movement may end, whatever stands there.
    Bits reach(const Obstructed& movement, Square from, const Bits& occupied) const;
    /// The squares where it could end, were the board occupied to suit it.
    Bits farthestReach(const Obstructed& movement, Square from) const;

    std::uint64_t squareKey(Piece piece, Square square) const {
        return squareKeys[at(2 * indexOf(piece.type) + indexOf(piece.side), square)];
    }
    /// Whether pins and checks do not tell which moves are legal, so that each has to be tried.
    bool needsTrial() const { return hasSeveralRoyals || hasObstructed; }
    /// The part of the key that `count` pieces of a kind in a hand make up; 0 for none.
    std::uint64_t handKey(Side side, PieceType type, int count) const;

    std::shared_ptr<const VariantSpec> variant;
    int squares = 0;
    int leapClasses = 0;
    int sliderGroups = 0;
    std::array<PerSide, SideCount> sides;
    std::vector<Ray> rays;
    std::vector<Bits> rayBits;             ///< [ray * squares + square]
    std::vector<Bits> files;               ///< all squares of each file
    Bits board;                            ///< all squares
    std::vector<std::uint64_t> squareKeys; ///< [(2 * kind + side) * squares + square]
    std::vector<std::uint64_t> handKeys;   ///< [(2 * kind + side) * (squares + 1) + count]
    std::vector<PieceType> droppable;      ///< kinds that can be in a hand
    std::vector<PieceType> droppableFaces; ///< promoted ones that they can be dropped as
    std::vector<PieceType> royalKinds;
    std::vector<PieceType> obstructedKinds; ///< those with such movements
    bool hasSeveralRoyals = false;          ///< more than one royal kind
    bool hasObstructed = false;             ///< any obstructed kind
    static constexpr std::uint64_t SecondToMoveKey = 0x9d39247e33776d41ULL;
};

extern template struct MoveTables<SmallBoard>;
extern template struct MoveTables<MediumBoard>;
extern template struct MoveTables<LargeBoard>;

} // namespace komadai::core
