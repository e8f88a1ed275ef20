// What is computed once from a variant whose pieces have special effects.
#pragma once

#include "core/board/geometry.h"
#include "core/board/setup.h"
#include "core/variants/variant_spec.h"

#include <array>
#include <bitset>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// Index into a board with a margin, in which no leap leaves the array. The margin of one row is also that of
/// the next.
using Cell = std::uint16_t;

/// What stands on a cell, in a byte: nothing, the margin, or a piece.
using CellCode = std::uint8_t;

constexpr CellCode EmptyCell = 0;
constexpr CellCode MarginCell = 1;

constexpr CellCode codeOf(Piece piece) {
    return static_cast<CellCode>(2 + 2 * indexOf(piece.type) + indexOf(piece.side));
}
/// Precondition: the code is that of a piece.
constexpr Piece pieceOf(CellCode code) {
    assert(code > MarginCell);
    return {pieceTypeAt((code - 2) / 2), Sides[code % 2]};
}
constexpr bool isPieceOf(CellCode code, Side side) { return code > MarginCell && code % 2 == indexOf(side); }

struct KoTables {
    static constexpr int Margin = 3; ///< the longest leap
    static constexpr int Stride = BoardSize::MaxSide + Margin;
    static constexpr int Cells = Stride * (BoardSize::MaxSide + 2 * Margin) + 2 * Margin;

    using Bits = LargeBoard::Bits;
    using Codes = std::bitset<256>;

    /// How what stands on a cell is met by a landing or a shot.
    enum class Meeting : std::uint8_t { Free, Enemy, Blocked };
    using Meetings = std::array<Meeting, 256>; ///< by CellCode

    struct Slide {
        std::int16_t offset;
        std::uint8_t range; ///< longest number of steps; 255 is more than the board has
        bool forward;
    };
    struct Step {
        std::int16_t offset;
        std::uint8_t main; ///< direction of the long leg; the same number is the same direction
    };

    /// A kind of piece of one side.
    struct Kind {
        const PieceEffects* effects = nullptr;
        std::vector<Slide> slides; ///< leaps too
        std::vector<Step> steps;   ///< of the multi-step move
        std::vector<Slide> holds;
        Meetings landing{};
        Meetings shot{};
        Codes forcing; ///< promotes where it takes one of these
        std::optional<PieceType> promotesTo;
        std::optional<PieceType> revertsTo; ///< the other face
        bool walks = false;                 ///< has a multi-step move
        bool mayLackDrum = false;           ///< moves forward only with support
        bool mayLackPriest = false;         ///< promotes only with support
    };

    /// What a piece on a square might do.
    struct alignas(64) Reach {
        Bits squares;              ///< all that it could go to, take or shoot if nothing stood in its way
        bool nearZone = false;     ///< it might promote without taking anything
        bool takesSeveral = false; ///< in a move
    };

    /// How far a kind can go, take or shoot at most, see `widened`.
    enum class Range : std::uint8_t { One, Two, Eight, Any };
    static constexpr std::array<Range, 4> Ranges{Range::One, Range::Two, Range::Eight, Range::Any};

    /// Precondition: the variant has effects.
    explicit KoTables(std::shared_ptr<const VariantSpec> variantSpec);
    KoTables(const KoTables&) = delete;
    KoTables& operator=(const KoTables&) = delete;

    const VariantSpec& spec() const { return *variant; }
    const EffectOptions& options() const { return variant->effectOptions; }
    const CommandRule& command() const { return variant->effects->command; }
    const Kind& kind(Piece piece) const {
        return kinds[static_cast<std::size_t>(2 * indexOf(piece.type) + indexOf(piece.side))];
    }
    /// Precondition: the code is that of a piece.
    const Kind& kind(CellCode code) const { return kinds[static_cast<std::size_t>(code - 2)]; }
    Cell cellOf(Square square) const { return cells[static_cast<std::size_t>(square.index())]; }
    Square squareOf(Cell cell) const { return squares[cell]; }
    bool isOnBoard(Cell cell) const { return cellOf(squareOf(cell)) == cell; }
    /// The squares that are in one line with a square and at most `range` from it. Range: 1..Shooting::MaxRange.
    const Bits& starOf(Square square, int range) const {
        return stars[static_cast<std::size_t>((range - 1) * squareCount + square.index())];
    }
    /// Precondition: the code is that of a piece.
    const Reach& reachOf(CellCode code, Square square) const {
        return reaches[static_cast<std::size_t>((code - 2) * squareCount + square.index())];
    }
    /// The squares from which some piece of that range could take or shoot what stands on a square.
    const Bits& whence(Range range, Square target) const {
        return whences[static_cast<std::size_t>(static_cast<int>(range) * squareCount + target.index())];
    }
    /// All squares at most `distance` steps of the king from one of the set, and some others. Range: 0..
    Bits widened(Bits set, int distance) const;
    bool isInZone(Side side, Cell cell) const { return zone[static_cast<std::size_t>(indexOf(side))][cell]; }
    std::uint64_t key(CellCode code, Square square) const {
        return keys[static_cast<std::size_t>((code - 2) * squareCount + square.index())];
    }
    /// Steps of the king between two squares.
    int distance(Square a, Square b) const;

    static constexpr std::array<std::int16_t, 8> Directions{-Stride - 1, -Stride,    -Stride + 1, -1,
                                                            1,           Stride - 1, Stride,      Stride + 1};

    std::shared_ptr<const VariantSpec> variant;
    int squareCount = 0;
    std::vector<Kind> kinds;             ///< [2 * kind + side]
    std::vector<Cell> cells;             ///< by square
    std::array<Square, Cells> squares{}; ///< by cell
    std::array<std::bitset<Cells>, SideCount> zone;
    std::vector<Bits> stars;              ///< [range - 1][square]
    std::vector<Reach> reaches;           ///< [code - 2][square]
    std::vector<std::uint64_t> keys;      ///< [code - 2][square]
    std::vector<Range> ranges;            ///< by kind
    std::vector<Bits> whences;            ///< [range][square]
    std::array<Bits, SideCount> nearZone; ///< where some piece might promote without taking anything
    Codes forcing;                        ///< those by whose taking some kind promotes at once
    // kinds with an effect that the whole board feels, to ask only where there are any
    KindSet commanding, holding, burning, sheltering, reverting, dependent;
    KindSet farReaching; ///< hold, shelter, or shoot over other pieces

private:
    void addRanges();
    Reach reachFrom(const Kind& kind, Square from, const Bits& zoneSquares) const;
};

} // namespace komadai::core
