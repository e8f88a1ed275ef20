// One search of one position of a game with special effects.
#pragma once

#include "core/search/ko_evaluation.h"
#include "core/search/move_order.h"
#include "core/search/path.h"
#include "core/search/root_search.h"
#include "core/search/transposition_table.h"

#include <array>
#include <optional>
#include <vector>

namespace komadai::core {

/// Principal variation search over moves of several steps. Nothing is check here: a side loses when all who can
/// command it are gone, which is looked at after each move. Used for one search and thrown away.
class KoSearcher : private RootSearch<KoMove> {
public:
    /// `root` is the position of `game`; evaluation, table and budget outlive the searcher.
    KoSearcher(const Game& game, const KoPosition& root, const KoEvaluation& evaluation,
               TranspositionTable& table, const Budget& budget);

    /// Searches for the best `lines` lines up to `maxDepth`, or until the budget is spent. See
    /// Engine::search.
    SearchResult run(int maxDepth, int lines, const Engine::Listener& listener);

private:
    /// The place of a move among the generated ones, with its rank; the higher that is, the earlier it is tried. In
    /// order, what is tried earlier comes first.
    class RankedPlace {
    public:
        RankedPlace(int rank, std::size_t place)
            : m_bits((static_cast<std::int64_t>(rank) << 16) |
                     (MostMoves - static_cast<std::int64_t>(place))) {}
        std::size_t place() const { return static_cast<std::size_t>(MostMoves - (m_bits & MostMoves)); }
        friend bool operator<(RankedPlace a, RankedPlace b) { return a.m_bits > b.m_bits; }

    private:
        static constexpr std::int64_t MostMoves = 0xffff;
        std::int64_t m_bits;
    };
    using Killers = std::array<PackedMove, 2>;
    struct Frame {
        std::vector<KoMove> moves;
        std::vector<RankedPlace> order; ///< those tried already first
        std::vector<KoMove> line;       ///< the best one from here
        Killers killers{};
        int evaluation = 0;
    };

    static constexpr int MaxPly = scale::MaxPly;

    Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }

    void enter(const KoMove& move) override;
    void leave() override;
    int searchBelow(int depth, int alpha, int beta) override;
    const std::vector<KoMove>& lineBelow() const override { return m_frames[1].line; }
    bool mayReduce() const override { return true; }

    int evaluate(int alpha = -scale::Infinite, int beta = scale::Infinite) const {
        return m_evaluation.evaluate(m_position, m_placed, alpha, beta);
    }
    int search(int ply, int depth, int alpha, int beta, bool mayPass);
    int quiesce(int ply, int quietDepth, int alpha, int beta);
    std::optional<int> scoreOfEnd(int ply) const;
    std::optional<int> scoreOfPass(int ply, int depth, int evaluation, int beta);
    int scoreWithoutMoves(int ply) const;

    void rankMoves(int ply, PackedMove hashMove);
    int rankOf(const KoMove& move, PackedMove hashMove, const Killers& killers);
    const KoMove& bringMove(int ply, std::size_t index);
    int& historyOf(const KoMove& move);
    void rewardQuiet(int ply, std::size_t index, int depth);
    KoPosition::Undo make(const KoMove& move);
    void unmake(const KoMove& move, const KoPosition::Undo& undo);
    void setLine(int ply, const KoMove& move);

    const EndRules& m_rules;
    const KoEvaluation& m_evaluation;
    TranspositionTable& m_table;
    KoPosition m_position;
    int m_placed; ///< of the position, see KoEvaluation
    Path m_path;
    std::vector<int> m_history; ///< [2 * kind + side][destination]: how often quiet moves were the best
    std::vector<Frame> m_frames;
    std::vector<KoMove> m_generated;
    std::optional<Square> m_lastTo;                               ///< where the last move on the path ended
    std::optional<std::pair<KoMove, KoPosition::Undo>> m_entered; ///< the root move being searched
};

} // namespace komadai::core
