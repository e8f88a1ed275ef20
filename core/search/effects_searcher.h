// One search of one position of a game with special effects.
#pragma once

#include "core/search/network/effects_accumulators.h"
#include "core/search/path_move_picker.h"
#include "core/search/root_search.h"
#include "core/search/search_path.h"
#include "core/search/transposition_table.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// Principal variation search over moves of several steps. There is no check in these games: a side loses when its command is
/// lost, which is tested after each move. Used for one search only.
class EffectsSearcher : private RootSearch<PathMove> {
public:
    using Memory = PathMoveHistory;

    /// `root` is the position of `game`; all the others outlive the searcher.
    EffectsSearcher(const Game& game, const EffectsPosition& root, const EffectsEvaluator& evaluation,
                    TranspositionTable& table, Memory& memory, Budget& budget,
                    const SearchParameters& parameters);

    /// Searches for the best `lines` lines up to `maxDepth`, or until the budget is spent. See
    /// Engine::search.
    SearchResult run(int maxDepth, int lines, const Engine::Listener& listener);

private:
    struct Frame {
        explicit Frame(const EffectsEvaluator& evaluation) : moves(evaluation) {}
        PathMovePicker moves;
        std::vector<PathMove> line; ///< the principal variation from here
        PathMovePicker::Killers killers{};
        int evaluation = 0;
    };

    /// The information that unmaking a move needs.
    struct Played {
        EffectsPosition::Undo undo;
        int placedBefore;
    };

    static constexpr int MaxPly = scale::MaxPly;

    Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }

    void enter(const PathMove& move) override;
    void leave() override;
    int searchBelow(int depth, int alpha, int beta) override;
    const std::vector<PathMove>& lineBelow() const override { return m_frames[1].line; }
    bool allowsReduction() const override { return true; }

    int evaluate(int alpha = -scale::Infinite, int beta = scale::Infinite) const {
        int placed = m_placed;
        if (m_accumulators) {
            const int learned = m_accumulators->evaluate(m_position);
            placed += m_position.sideToMove() == Side::First ? learned : -learned;
        }
        return m_evaluation.evaluate(m_position, placed, alpha, beta);
    }
    int search(int ply, int depth, int alpha, int beta, bool allowsNullMove);
    int quiesce(int ply, int quietDepth, int alpha, int beta);
    std::optional<int> scoreOfEnd(int ply) const;
    std::optional<int> scoreOfNullMove(int ply, int depth, int evaluation, int beta);
    int scoreWithoutMoves(int ply) const;

    void updateHistory(Frame& node, const PathMove& best, int depth);
    Played make(const PathMove& move);
    void unmake(const PathMove& move, const Played& played);
    void setLine(int ply, const PathMove& move);

    const EndRules& m_rules;
    const EffectsEvaluator& m_evaluation;
    TranspositionTable& m_table;
    EffectsPosition m_position;
    int m_placed;                                      ///< of the position, see EffectsEvaluator
    std::optional<EffectsAccumulators> m_accumulators; ///< if there is a network
    SearchPath m_path;
    PathMoveHistory& m_history;
    std::vector<Frame> m_frames;
    std::optional<Square> m_lastTo;                       ///< the destination of the last move
    std::optional<std::pair<PathMove, Played>> m_entered; ///< the root move being searched
};

} // namespace komadai::core
