// Move ordering.
#pragma once

#include "core/search/evaluation.h"
#include "core/search/huge_pages.h"
#include "core/search/packed_move.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <vector>

namespace komadai::core {

/// A move with its rank in one word. Greater words are tried earlier.
class RankedMove {
public:
    enum class Kind : std::uint8_t {
        Quiet,
        Check,    ///< quiet, and gives check where it arrives
        Tactical, ///< captures or promotes
    };

    /// `rank` is between -MostRank and MostRank; higher ranks are tried earlier. Tactical and quiet moves never have the
    /// same rank.
    RankedMove(PackedMove packed, int rank, Kind kind)
        : m_word(static_cast<std::uint64_t>(rank + MostRank) << RankBit |
                 static_cast<std::uint64_t>(~static_cast<std::uint32_t>(packed)) << PackedBit |
                 static_cast<std::uint64_t>(kind)) {}

    PackedMove packed() const {
        return static_cast<PackedMove>(~static_cast<std::uint32_t>(m_word >> PackedBit));
    }
    PlainMove move() const { return unpacked(packed()); }
    int rank() const { return static_cast<int>(m_word >> RankBit) - MostRank; }
    bool isQuiet() const { return kind() != Kind::Tactical; }
    bool isForcing() const { return kind() != Kind::Quiet; }
    friend auto operator<=>(const RankedMove&, const RankedMove&) = default;

    static constexpr int MostRank = (1 << 29) - 1;

private:
    Kind kind() const { return static_cast<Kind>(m_word & 3); }

    static constexpr int PackedBit = 2, RankBit = 34;

    std::uint64_t m_word;
};

namespace order {

constexpr int HashMove = RankedMove::MostRank;
constexpr int GoodCapture = 1 << 24;
constexpr int Killer = 1 << 22;
constexpr int Check = 12000; ///< added to the history of a quiet move that gives check
constexpr int BadCapture = -(1 << 22);
constexpr int QuiescenceCheck = -(1 << 22); ///< added to the history of a check in the quiescence search

/// The limit of the counts of a history.
constexpr int MostHistory = 8192;
/// Adds a bonus, or a malus if it is negative. The nearer a count is to its limit, the less it grows (history gravity).
template <class Count>
void addBonus(Count& count, int bonus) {
    count = static_cast<Count>(count + bonus - count * std::abs(bonus) / MostHistory);
}

/// Brings the best of the moves from `first` on to index `first`. Called for `start`, `start` + 1, ... in turn. A cutoff usually
/// comes early, so the first few moves are selected one by one; after them, the rest is sorted. `isBefore` must be a strict
/// total order.
template <class RankedMoves, class IsBefore>
void bringBestTo(RankedMoves& moves, std::size_t first, std::size_t start, IsBefore&& isBefore) {
    constexpr std::size_t Searched = 16;
    const auto from = moves.begin() + static_cast<std::ptrdiff_t>(first);
    if (first < start + Searched) std::iter_swap(from, std::min_element(from, moves.end(), isBefore));
    if (first == start + Searched) std::sort(from, moves.end(), isBefore);
}
inline void bringBestTo(std::vector<RankedMove>& moves, std::size_t first, std::size_t start = 0) {
    bringBestTo(moves, first, start, std::greater<>());
}

} // namespace order

/// History heuristic: how often quiet moves have been the best, by side, kind and destination. Drops are counted apart from
/// moves on the board.
class QuietHistory {
public:
    explicit QuietHistory(const VariantSpec& variant)
        : m_kinds(static_cast<int>(variant.pieces.size())), m_squares(variant.size.squares()),
          m_counts(static_cast<std::size_t>(SideCount * 2 * m_kinds * m_squares)) {}

    /// -order::MostHistory..order::MostHistory. `moved` is the kind that moves, before any promotion.
    int of(Side side, const PlainMove& move, PieceType moved) const {
        return m_counts[indexOf(side, move, moved)];
    }
    void add(Side side, const PlainMove& move, PieceType moved, int bonus) {
        order::addBonus(m_counts[indexOf(side, move, moved)], bonus);
    }

private:
    std::size_t indexOf(Side side, const PlainMove& move, PieceType moved) const {
        const int kind = core::indexOf(moved) + (std::holds_alternative<Drop>(move) ? m_kinds : 0);
        return static_cast<std::size_t>((core::indexOf(side) * 2 * m_kinds + kind) * m_squares +
                                        destinationOf(move).index());
    }

    int m_kinds;
    int m_squares;
    std::vector<int> m_counts;
};

/// Continuation history: how often quiet moves have been the best answer to the last move (countermove history), or the best
/// continuation of the own move before it (follow-up history). Counts are kept by the kinds and destinations of both moves;
/// on large boards, without the destination of the earlier one.
class ContinuationHistory {
public:
    explicit ContinuationHistory(const VariantSpec& variant)
        : m_squares(variant.size.squares()), m_moves(static_cast<int>(variant.pieces.size()) * m_squares),
          m_byKind(m_moves > MostMoves),
          m_counts(static_cast<std::size_t>(m_byKind ? static_cast<int>(variant.pieces.size()) : m_moves) *
                   static_cast<std::size_t>(m_moves)) {}

    static constexpr int None = -1;
    /// The number of the move of `kind` to `square`.
    int moveNumber(PieceType kind, Square square) const { return indexOf(kind) * m_squares + square.index(); }
    /// -order::MostHistory..order::MostHistory; 0 where there was no earlier move.
    int of(int earlier, int move) const { return earlier == None ? 0 : m_counts[indexOf(earlier, move)]; }
    void add(int earlier, int move, int bonus) {
        if (earlier == None) return;
        order::addBonus(m_counts[indexOf(earlier, move)], bonus);
    }

private:
    static constexpr int MostMoves = 1600;
    static int indexOf(PieceType kind) { return core::indexOf(kind); }
    std::size_t indexOf(int earlier, int move) const {
        return static_cast<std::size_t>(m_byKind ? earlier / m_squares : earlier) *
                   static_cast<std::size_t>(m_moves) +
               static_cast<std::size_t>(move);
    }

    int m_squares;
    int m_moves; ///< kinds times squares
    bool m_byKind;
    std::vector<std::int16_t, HugePages<std::int16_t>> m_counts; ///< [earlier move or its kind][move]
};

/// The histories of a search. The next search of the same game can reuse them.
struct MoveMemory {
    explicit MoveMemory(const VariantSpec& variant) : history(variant), continuations(variant) {}

    QuietHistory history;
    ContinuationHistory continuations;
};

} // namespace komadai::core
