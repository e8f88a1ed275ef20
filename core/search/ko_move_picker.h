// Which moves to try first in a game with special effects.
#pragma once

#include "core/search/ko_evaluation.h"
#include "core/search/packed_move.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::core {

/// The square from which a move starts, and where it ends if it takes nothing. Of the moves that take something, others
/// from the same square almost never have the same number.
PackedMove packed(const KoMove& move);

/// How often quiet moves have been the best, by piece and destination.
class KoHistory {
public:
    explicit KoHistory(const VariantSpec& variant)
        : m_squares(variant.size.squares()),
          m_counts(2 * variant.pieces.size() * static_cast<std::size_t>(m_squares)) {}

    /// -order::MostHistory..order::MostHistory, for a piece and each square that it went to, by index.
    const int* of(CellCode mover) const { return &m_counts[indexOf(mover)]; }
    void add(CellCode mover, Square to, int bonus);

private:
    std::size_t indexOf(CellCode mover) const { return static_cast<std::size_t>((mover - 2) * m_squares); }

    int m_squares;
    std::vector<int> m_counts; ///< [code - 2][square]
};

/// Gives the moves of a node one by one: the hash move, what gains by taking or promoting, the killers, the other quiet
/// moves, and what takes or promotes without a gain. Of moves that rank equal, the one that was generated first comes
/// first.
class KoMovePicker {
public:
    using Killers = std::array<PackedMove, 2>;

    /// The evaluation outlives the picker.
    explicit KoMovePicker(const KoEvaluation& evaluation) : m_evaluation(&evaluation) {}

    /// Begins with all legal moves of a position; nothing but the hash move is generated before more is asked for. While
    /// moves are asked for, the history lives and the position is the same.
    void start(const KoPosition& position, const KoHistory& history, PackedMove hashMove,
               const Killers& killers);
    /// Begins with the captures and promotions, in the same way.
    void startTactical(const KoPosition& position, PackedMove hashMove);
    /// Begins with the captures and promotions that are asked for; the position is not needed any more.
    void startTactical(const KoPosition& position, PackedMove hashMove, const KoDemand& demand);

    /// The next move, valid until the next call; none if all were given. Once quiet moves are not asked for, they are
    /// left out from there on.
    const KoMove* next(bool quietToo = true);

    /// How many moves were given.
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

    /// Where a move lies in the list.
    struct Place {
        bool isQuiet;
        std::size_t index;
    };
    /// A place with the rank of the move; the higher that is, the earlier the move is tried. In order, what is tried
    /// earlier comes first.
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

    void begin(const KoPosition& position, PackedMove hashMove);
    void findHashMove();
    void generate();
    void rankTactical();
    void rankQuiet();

    const KoEvaluation* m_evaluation;
    const KoPosition* m_position = nullptr;
    const KoHistory* m_history = nullptr; ///< none where quiet moves are not asked for
    Killers m_killers{};
    PackedMove m_packedHashMove = PackedMove::None;
    std::optional<KoMove> m_hashMove; ///< if it is given before any other is generated
    KoMoveList m_moves;               ///< after Stage::Generation
    Stage m_stage = Stage::Others;
    std::vector<Ranked> m_order; ///< the moves of the list given, then what is left of those of the stage
    std::vector<Ranked> m_quiet, m_others; ///< what comes later
    std::size_t m_ordered = 0;             ///< how many moves of the list were given
    std::size_t m_stageBegin = 0;          ///< in m_order
    KoMove m_quietMove;                    ///< the last one that was given
};

} // namespace komadai::core
