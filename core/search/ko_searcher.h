// One search of one position of a game with special effects.
#pragma once

#include "core/search/ko_move_picker.h"
#include "core/search/path.h"
#include "core/search/root_search.h"
#include "core/search/transposition_table.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// Principal variation search over moves of several steps. Nothing is check here: a side loses when all who can
/// command it are gone, which is looked at after each move. Used for one search and thrown away.
class KoSearcher : private RootSearch<KoMove> {
public:
    using Memory = KoHistory;

    /// `root` is the position of `game`; evaluation, table, memory and budget outlive the searcher.
    KoSearcher(const Game& game, const KoPosition& root, const KoEvaluation& evaluation,
               TranspositionTable& table, Memory& memory, const Budget& budget);

    /// Searches for the best `lines` lines up to `maxDepth`, or until the budget is spent. See
    /// Engine::search.
    SearchResult run(int maxDepth, int lines, const Engine::Listener& listener);

private:
    struct Frame {
        explicit Frame(const KoEvaluation& evaluation) : moves(evaluation) {}
        KoMovePicker moves;
        std::vector<KoMove> line; ///< the best one from here
        KoMovePicker::Killers killers{};
        int evaluation = 0;
    };

    /// What takes a move back.
    struct Played {
        KoPosition::Undo undo;
        int placedBefore;
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

    void rewardQuiet(Frame& node, const KoMove& best, int depth);
    Played make(const KoMove& move);
    void unmake(const KoMove& move, const Played& played);
    void setLine(int ply, const KoMove& move);

    const EndRules& m_rules;
    const KoEvaluation& m_evaluation;
    TranspositionTable& m_table;
    KoPosition m_position;
    int m_placed; ///< of the position, see KoEvaluation
    Path m_path;
    KoHistory& m_history;
    std::vector<Frame> m_frames;
    std::optional<Square> m_lastTo;                     ///< where the last move on the path ended
    std::optional<std::pair<KoMove, Played>> m_entered; ///< the root move being searched
};

} // namespace komadai::core
