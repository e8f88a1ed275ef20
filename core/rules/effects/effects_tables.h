// Tables computed once for a variant whose pieces have special effects.
#pragma once

#include "core/board/geometry.h"
#include "core/board/setup.h"
#include "core/variants/variant_spec.h"

#include <array>
#include <bitset>
#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// Index into a board with a margin, so that no leap leaves the array. The right margin of a row is also the left margin of
/// the next one.
using Cell = std::uint16_t;

/// The content of a cell in a byte: empty, margin, or a piece.
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

/// Tables of moves and effects for one variant. Immutable, any thread.
struct EffectsTables {
    static constexpr int Margin = 3; ///< the longest leap
    static constexpr int Stride = BoardSize::MaxSide + Margin;
    static constexpr int Cells = Stride * (BoardSize::MaxSide + 2 * Margin) + 2 * Margin;

    using Bits = LargeBoard::Bits;
    using Codes = std::bitset<256>;

    /// What the content of a cell means to a landing or a shot.
    enum class Meeting : std::uint8_t { Free, Enemy, Blocked };
    using Meetings = std::array<Meeting, 256>; ///< by CellCode

    struct Slide {
        std::int16_t offset;
        std::uint8_t range; ///< maximum number of steps; 255 means unlimited
        bool forward;
    };
    struct Step {
        std::int16_t offset;
        std::uint8_t main; ///< direction of the long leg; equal numbers are equal directions
    };

    /// A kind of piece of one side.
    struct Kind {
        const PieceEffects* effects = nullptr;
        std::vector<Slide> slides; ///< leaps too
        bool overlaps = false;     ///< two of them may reach the same cell, as in RD
        std::vector<Step> steps;   ///< of the multi-step move
        std::vector<Slide> holds;  ///< lines of its net, see PieceEffects::holds
        Meetings landing{};        ///< what it may take by moving there
        Meetings shot{};           ///< what it may shoot
        Codes forcing;             ///< it promotes when it captures one of these
        std::optional<PieceType> promotesTo;
        std::optional<PieceType> revertsTo; ///< the other face
        bool walks = false;                 ///< has a multi-step move
        bool hasForwardNeeds = false;       ///< moves forward only with support
        bool hasPromotionNeeds = false;     ///< promotes only with support
    };

    /// Upper bounds for what a piece on a square can do.
    struct alignas(64) Reach {
        Bits squares;              ///< where it could go, take or shoot on an empty board
        bool nearZone = false;     ///< it might promote without a capture
        bool takesSeveral = false; ///< it may take several pieces in one move
    };

    /// How far a kind can go, take or shoot at most, see `widened`.
    enum class Range : std::uint8_t { One, Two, Eight, Any };
    static constexpr std::array<Range, 4> Ranges{Range::One, Range::Two, Range::Eight, Range::Any};

    /// Precondition: the variant has effects.
    explicit EffectsTables(std::shared_ptr<const VariantSpec> variantSpec);
    EffectsTables(const EffectsTables&) = delete;
    EffectsTables& operator=(const EffectsTables&) = delete;

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
    /// The squares in line with a square within `range` steps, 1..Shooting::MaxRange.
    const Bits& starOf(Square square, int range) const {
        return stars[static_cast<std::size_t>((range - 1) * squareCount + square.index())];
    }
    /// Precondition: the code is that of a piece.
    const Reach& reachOf(CellCode code, Square square) const {
        return reaches[static_cast<std::size_t>((code - 2) * squareCount + square.index())];
    }
    /// The squares from which some piece of that range could take or shoot a piece on `target`.
    const Bits& originsOf(Range range, Square target) const {
        return origins[static_cast<std::size_t>(static_cast<int>(range) * squareCount + target.index())];
    }
    /// A superset of the squares within `distance` king steps, 0 or more, of the set.
    Bits widened(Bits set, int distance) const;
    bool isInZone(Side side, Cell cell) const { return zone[static_cast<std::size_t>(indexOf(side))][cell]; }
    std::uint64_t key(CellCode code, Square square) const {
        return keys[static_cast<std::size_t>((code - 2) * squareCount + square.index())];
    }
    /// The number of king steps between two squares.
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
    std::vector<Bits> origins;            ///< [range][square]
    std::array<Bits, SideCount> nearZone; ///< where some piece might promote without a capture
    Codes forcing;                        ///< captures of these promote some kind at once
    // kinds with long-range effects, so that effects without such pieces cost nothing
    KindSet commanding, holding, burning, sheltering, reverting, dependent;
    KindSet farReaching; ///< kinds that hold, shelter, or shoot over other pieces

private:
    void addRanges();
    Reach reachFrom(const Kind& kind, Square from, const Bits& zoneSquares) const;
};

} // namespace komadai::core
