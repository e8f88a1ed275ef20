// A valid position and its legal moves. This is the fast type, compiled for each class of board.
#pragma once

#include "core/base/result.h"
#include "core/board/setup_error.h"
#include "core/rules/move.h"
#include "core/rules/move_tables.h"
#include "core/rules/refusal.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// A position that can be played from. It has no history: a `Game` knows about repetition and move limits. The search works
/// on this type; everything else uses `AnyPosition`.
///
/// Moves are made and unmade in place. Everything that a move changes is updated incrementally, including the key.
template <class Geometry>
class Position {
public:
    using Move = PlainMove;
    using Bits = typename Geometry::Bits;
    using Tables = MoveTables<Geometry>;

    /// Information that a move destroys and that unmake needs.
    struct Undo {
        std::uint64_t key;
        std::optional<Piece> captured;
        PieceType moved; ///< the kind that moved, as it was before any promotion
    };

    /// Reports every violated requirement together, not only the first.
    static Result<Position, SetupErrors> fromSetup(const Setup& setup, std::shared_ptr<const Tables> tables);
    /// `quietPlies` is 0 in it, as only the game knows it.
    Setup toSetup() const;

    /// A board without pieces, and the three changes from which makers of endgame tables build one arrangement after another.
    /// Such an arrangement need not be a position that fromSetup accepts. Precondition of `place`: the square is empty; of
    /// `lift`: it is not.
    static Position emptyBoard(std::shared_ptr<const Tables> tables) { return Position(std::move(tables)); }
    void place(Square square, Piece piece) { put(square, piece); }
    void lift(Square square) { take(square); }
    void giveTurnTo(Side side) {
        if (side != m_sideToMove) makeNull();
    }

    const VariantSpec& variant() const { return *m_tables->variant; }
    const EndRules& endRules() const { return variant().ends; }
    const Tables& tables() const { return *m_tables; }
    Side sideToMove() const { return m_sideToMove; }
    int plyNumber() const { return m_plyNumber; }
    std::optional<Piece> pieceAt(Square square) const {
        const Code code = m_board[static_cast<std::size_t>(square.index())];
        return code == Empty ? std::nullopt : std::optional(pieceOf(code));
    }
    const Hand& hand(Side side) const { return m_hands[static_cast<std::size_t>(indexOf(side))]; }
    const Bits& occupied(Side side) const { return m_occupied[static_cast<std::size_t>(indexOf(side))]; }
    /// The squares of the side's pieces of one kind.
    const Bits& ofKind(Side side, PieceType type) const {
        return m_ofKind[static_cast<std::size_t>(SideCount * indexOf(type) + indexOf(side))];
    }
    /// The square of the king or other royal piece; none while the side has several of them, or lacks it.
    std::optional<Square> royalSquare(Side side) const {
        return m_royal[static_cast<std::size_t>(indexOf(side))];
    }
    /// Whether the side has a king or other royal piece.
    bool hasRoyal(Side side) const {
        return royalSquare(side).has_value() ||
               (m_tables->hasSeveralRoyals && !m_tables->royalKinds.empty() && royals(side));
    }
    /// Identity of board, hands and side to move. The same in every run and version of the program.
    std::uint64_t key() const { return m_key; }
    /// The key computed anew; equal to `key()` always.
    std::uint64_t freshKey() const;
    /// The key of the position after a move, found without making it. Precondition: isLegal(move).
    std::uint64_t keyAfter(const PlainMove& move) const;

    /// The side that has won because its king has reached the far camp. Such a position has no legal moves.
    std::optional<Side> campWinner() const;
    /// A legal move with which the side to move reaches the far camp; none if there is none.
    std::optional<BoardMove> moveIntoCamp() const;
    /// Whether the side's king is attacked.
    bool isInCheck(Side side) const;
    bool isInCheck() const { return isInCheck(m_sideToMove); }
    /// Whether any piece of `by` could capture an enemy on the square.
    bool isAttacked(Square square, Side by) const {
        return isAttacked(square, by, occupied(Side::First) | occupied(Side::Second));
    }
    /// The pieces of `by` that could capture an enemy on the square, given the occupied squares. Without lame leaps and
    /// hops.
    Bits attackersOf(Square square, Side by, const Bits& occupied) const;
    /// The squares that the piece would attack from `from`.
    Bits attacksOf(Piece piece, Square from) const;

    /// Appends all legal moves, in an order that depends on the position only.
    void addLegalMoves(std::vector<PlainMove>& moves) const;
    /// Appends the legal moves that capture or promote. Only captures count where promoted pieces turn back, as turning over is
    /// no gain there.
    void addTacticalMoves(std::vector<PlainMove>& moves) const;
    bool isTactical(const BoardMove& move) const {
        return (move.promotion && arePromotionsTactical()) || pieceAt(move.to);
    }
    /// Whether the move could promote its piece but does not, though that would only gain: see MoveTables::Kind::onlyGainsByPromotion. Only
    /// where a drop may not give mate (DropRule::noMate) can such a move be the better one.
    bool missesPromotion(const BoardMove& move) const;
    /// Appends the legal moves that are not tactical.
    void addQuietMoves(std::vector<PlainMove>& moves) const;
    /// Appends the legal moves that give check.
    void addChecks(std::vector<PlainMove>& moves) const;
    std::uint64_t countLegalMoves() const;
    bool hasLegalMove() const;
    bool isLegal(const PlainMove& move) const;
    /// The reason why a move is not legal; none where it is.
    std::optional<Refusal> whyRefused(const PlainMove& move) const;

    /// Precondition: isLegal(move).
    Undo make(const PlainMove& move);
    /// Precondition: `undo` is what the last make of `move` returned.
    void unmake(const PlainMove& move, const Undo& undo);
    /// Null move: gives the turn to the other side, for the search. Precondition: not in check.
    void makeNull();
    void unmakeNull();

    friend bool operator==(const Position& a, const Position& b) {
        return a.m_key == b.m_key && a.m_sideToMove == b.m_sideToMove && a.m_board == b.m_board &&
               a.m_hands == b.m_hands;
    }

private:
    template <class Visitor>
    class Trial;
    class CheckCollector;

    /// A square of the board in a byte: 0 is empty, otherwise 1 + 2 * kind + side.
    using Code = std::uint8_t;
    static constexpr Code Empty = 0;
    static constexpr Code codeOf(Piece piece) {
        return static_cast<Code>(1 + 2 * indexOf(piece.type) + indexOf(piece.side));
    }
    static constexpr Piece pieceOf(Code code) { return {pieceTypeAt((code - 1) / 2), Sides[(code - 1) % 2]}; }

    /// Restrictions that the safety of the king puts on the moves of other pieces.
    struct KingSafety {
        static constexpr int MaxPins = 48; ///< one for each direction that a slide can have

        bool onlyKingMoves = false; ///< double check
        Bits moveTo;                ///< where a piece may go: everywhere, or the squares that end the check
        Bits dropOn;                ///< where a drop may go
        Bits checkers;
        Bits between; ///< of sliding checkers and the king
        Bits pinned;
        int pins = 0;
        std::array<Square, MaxPins> pinSquare; ///< the pinned pieces
        std::array<Bits, MaxPins> pinLine;     ///< where each may go

        /// A piece may be pinned by slides of several kinds and ranges.
        void pin(Square square, const Bits& line) {
            const auto end = pinSquare.begin() + pins;
            const auto known = pinned.contains(square) ? std::find(pinSquare.begin(), end, square) : end;
            const auto at = static_cast<std::size_t>(known - pinSquare.begin());
            if (known != end) {
                pinLine[at] &= line;
                return;
            }
            assert(pins < MaxPins);
            ++pins;
            pinned.insert(square);
            pinSquare[at] = square;
            pinLine[at] = line;
        }
        /// Where the piece on a square may go without endangering the king.
        Bits freedomOf(Square square) const {
            if (!pinned.contains(square)) return moveTo;
            const auto pin = std::find(pinSquare.begin(), pinSquare.begin() + pins, square);
            return moveTo & pinLine[static_cast<std::size_t>(pin - pinSquare.begin())];
        }
    };

    explicit Position(std::shared_ptr<const Tables> tables);

    bool arePromotionsTactical() const { return !variant().promotion.back; }
    void put(Square square, Piece piece);
    void take(Square square);
    void toggle(Square square, Piece piece);
    void changeHand(Side side, PieceType type, int by);
    std::optional<Square>& royalRef(Side side) { return m_royal[static_cast<std::size_t>(indexOf(side))]; }
    Piece knownPieceAt(Square square) const {
        return pieceOf(m_board[static_cast<std::size_t>(square.index())]);
    }

    Bits royals(Side side) const;
    [[gnu::noinline, gnu::cold]] std::optional<Square> onlyRoyal(Side side) const;
    /// Without lame leaps and hops.
    bool isAttackedPlainly(Square square, Side by, const Bits& occupied) const;
    Bits plainReachOf(Side side, const typename Tables::Kind& kind, Square from, const Bits& occupied,
                      const Bits& enemies) const;
    Bits reachWithSlides(Side side, const typename Tables::Kind& kind, Square from, const Bits& occupied,
                         const Bits& enemies) const;
    bool isAttacked(Square square, Side by, const Bits& occupied) const;
    [[gnu::noinline, gnu::cold]] bool isAttackedPastObstacles(Square square, Side by,
                                                              const Bits& occupied) const;
    KingSafety kingSafety(Side side, const Bits& occupied) const;
    /// Looks along a ray from the king for a checking slider or a pinned piece, and adds it to `safety`.
    void lookAlong(int ray, Square king, const Bits& sliders, const Bits& occupied, KingSafety& safety) const;
    Bits reachOf(Piece piece, Square from, const Bits& occupied, const Bits& enemies) const;
    [[gnu::noinline, gnu::cold]] Bits reachPastObstacles(const typename Tables::Kind& kind, Square from,
                                                         const Bits& occupied, const Bits& enemies) const;
    /// Whether the side to move holds a piece that can be dropped as this kind.
    bool isInHand(PieceType type) const {
        return hand(m_sideToMove).count(m_tables->kind(m_sideToMove, type).heldAs) > 0;
    }
    /// The squares, occupied or not, where nifu, immobility and regions allow drops of the kind.
    Bits dropSquaresOf(Side side, PieceType type) const;
    /// The files that already hold the maximum number of pieces of the kind.
    Bits fullFilesOf(Side side, PieceType type) const;
    [[gnu::noinline, gnu::cold]] bool dropGivesCheck(const Drop& drop) const;
    bool dropGivesMate(const Drop& drop) const;
    template <class Visitor>
    void visitLegalMoves(Visitor& visitor) const;
    /// Separate from the fast path, so that it does not slow that down.
    template <class Visitor>
    [[gnu::noinline, gnu::cold]] void visitTriedMoves(Visitor& visitor) const;
    /// Visits also the moves that leave a king in check.
    template <class Visitor>
    [[gnu::cold]] void visitPseudoLegalMoves(Visitor& visitor) const;
    template <class Visit>
    void splitByPromotion(const typename Tables::Kind& kind, const Bits& to, const Bits& fromZone,
                          const Visit& visit) const;
    template <class Visitor>
    void visitShiftedMoves(Visitor& visitor, const typename Tables::ShiftedKind& shifted, const Bits& pieces,
                           const Bits& allowed, const Bits& enemies) const;
    template <class Visitor>
    void visitMovesOf(Visitor& visitor, Square from, const typename Tables::Kind& kind, const Bits& to) const;
    template <class Visitor>
    void visitKingMoves(Visitor& visitor, Square king, const Bits& occupied) const;
    template <class Visitor>
    void visitDrops(Visitor& visitor, const Bits& squares) const;
    template <class Visitor>
    void visitDropsOf(Visitor& visitor, PieceType type, const Bits& squares) const;
    bool isLegalHere(const BoardMove& move) const;
    bool isLegalHere(const Drop& drop) const;
    /// Whether the same move may also end with another promotion, or without one.
    bool mayPromote(const BoardMove& move) const;
    std::optional<Refusal> whyRefused(const BoardMove& move) const;
    std::optional<Refusal> whyRefused(const Drop& drop) const;
    bool leavesKingInCheck(const PlainMove& move) const;

    std::shared_ptr<const Tables> m_tables;
    std::uint64_t m_key = 0;
    Side m_sideToMove = Side::First;
    int m_plyNumber = 1;
    std::array<std::optional<Square>, SideCount> m_royal;
    std::array<Hand, SideCount> m_hands;
    std::array<Bits, SideCount> m_occupied;
    std::vector<Bits> m_leapers; ///< [side * leap classes + class]
    std::vector<Bits> m_sliders; ///< [side * slider groups + group]
    std::vector<Bits> m_ofKind;  ///< [2 * kind + side]
    std::array<Code, Geometry::MaxSquares> m_board{};
};

template <class Geometry>
inline auto Position<Geometry>::attacksOf(Piece piece, Square from) const -> Bits {
    const auto& kind = m_tables->kind(piece.side, piece.type);
    Bits attacks = m_tables->captureLeapsOf(piece.side, kind.leapClass, from);
    if (kind.onlyLeaps) return attacks;
    const Bits occupied = m_occupied[0] | m_occupied[1];
    for (const auto& slide : kind.slides)
        if (slide.capture) attacks |= m_tables->slide(slide.ray, from, occupied);
    if (m_tables->hasObstructed) [[unlikely]]
        for (const auto& movement : kind.obstructed)
            if (movement.capture) attacks |= m_tables->reach(movement, from, occupied);
    return attacks;
}

extern template class Position<SmallBoard>;
extern template class Position<MediumBoard>;
extern template class Position<LargeBoard>;

} // namespace komadai::core
