// Move ordering in a game with special effects.
#pragma once

#include "core/search/effects_evaluation.h"
#include "core/search/packed_move.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::core {

/// A move as a number: the start square with, for a quiet move, the destination, and for a tactical move, a hash. Two tactical
/// moves from the same square almost never have the same number.
PackedMove packed(const PathMove& move);

/// History heuristic: how often quiet moves have been the best, by piece and destination.
class PathMoveHistory {
public:
    explicit PathMoveHistory(const VariantSpec& variant)
        : m_squares(variant.size.squares()),
          m_counts(2 * variant.pieces.size() * static_cast<std::size_t>(m_squares)) {}

    /// For a piece, the history of each destination by square index: -order::MostHistory..order::MostHistory.
    const int* of(CellCode mover) const { return &m_counts[indexOf(mover)]; }
    void add(CellCode mover, Square to, int bonus);

private:
    std::size_t indexOf(CellCode mover) const { return static_cast<std::size_t>((mover - 2) * m_squares); }

    int m_squares;
    std::vector<int> m_counts; ///< [code - 2][square]
};

/// Staged move generation. Gives the moves of a node one by one: the hash move, tactical moves with a gain, the killers, the other
/// quiet moves, and tactical moves without a gain. Of moves that rank equal, the one that was generated first comes first.
class PathMovePicker {
public:
    using Killers = std::array<PackedMove, 2>;

    /// The evaluation outlives the picker.
    explicit PathMovePicker(const EffectsEvaluator& evaluation) : m_evaluation(&evaluation) {}

    /// Starts with all legal moves of a position. Moves after the hash move are generated on demand. The history must stay
    /// alive, and the position unchanged, during the calls of `next`.
    void start(const EffectsPosition& position, const PathMoveHistory& history, PackedMove hashMove,
               const Killers& killers);
    /// Starts with the tactical moves, in the same way.
    void startTactical(const EffectsPosition& position, PackedMove hashMove);
    /// Starts with the tactical moves that pass the filter. The position is not needed afterwards.
    void startTactical(const EffectsPosition& position, PackedMove hashMove, const TacticalFilter& demand);

    /// The next move, valid until the next call; null after the last one. After a call without `quietToo`, no more quiet
    /// moves are given.
    const PathMove* next(bool quietToo = true);

    /// The number of moves given so far.
    std::size_t given() const { return m_ordered + (m_hashMove && m_stage != Stage::HashMove ? 1 : 0); }
    /// Calls `function(from, to)` for the quiet moves that were given before the last one.
    template <class Function>
    void forEachQuietBefore(Function&& function) const {
        if (m_hashMove && m_ordered > 0 && !m_hashMove->takesOrPromotes())
            function(m_hashMove->from, m_hashMove->to());
        for (std::size_t i = 0; i + 1 < m_ordered; ++i)
            if (const Place place = m_order[i].place(); place.isQuiet)
                function(m_moves.quiet[place.index].from, m_moves.quiet[place.index].to);
    }

private:
    enum class Stage : std::uint8_t { HashMove, Generation, Gaining, Quiet, Others };

    /// The index of a move in the list.
    struct Place {
        bool isQuiet;
        std::size_t index;
    };
    /// A place with the rank of the move. Moves with higher ranks are tried earlier and sort first.
    class Ranked {
    public:
        Ranked() = default;
        Ranked(int rank, Place place)
            : m_bits(static_cast<std::int64_t>(rank) << RankShift |
                     static_cast<std::int64_t>(place.isQuiet) << QuietShift |
                     (MostMoves - static_cast<std::int64_t>(place.index))) {}
        Place place() const {
            return {(m_bits >> QuietShift & 1) != 0,
                    static_cast<std::size_t>(MostMoves - (m_bits & MostMoves))};
        }
        friend bool operator<(Ranked a, Ranked b) { return a.m_bits > b.m_bits; }

    private:
        static constexpr int QuietShift = 20, RankShift = QuietShift + 1;
        static constexpr std::int64_t MostMoves = (1 << QuietShift) - 1;
        std::int64_t m_bits = 0;
    };

    void begin(const EffectsPosition& position, PackedMove hashMove);
    void findHashMove();
    void generate();
    void rankTactical();
    void rankQuiet();

    const EffectsEvaluator* m_evaluation;
    const EffectsPosition* m_position = nullptr;
    const PathMoveHistory* m_history = nullptr; ///< null where no quiet moves are given
    Killers m_killers{};
    PackedMove m_packedHashMove = PackedMove::None;
    std::optional<PathMove> m_hashMove; ///< if it is given before the others are generated
    PathMoveList m_moves;               ///< after Stage::Generation
    Stage m_stage = Stage::Others;
    std::vector<Ranked> m_order;           ///< the moves given, then the remaining ones of the stage
    std::vector<Ranked> m_quiet, m_others; ///< the moves of later stages
    std::size_t m_ordered = 0;             ///< the number of moves given from the list
    std::size_t m_stageBegin = 0;          ///< in m_order
    PathMove m_quietMove;                  ///< the last quiet move given
};

} // namespace komadai::core
