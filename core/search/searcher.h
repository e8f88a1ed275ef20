// One search of one position.
#pragma once

#include "core/endgames/endgames.h"
#include "core/search/check_squares.h"
#include "core/search/engine.h"
#include "core/search/evaluation.h"
#include "core/search/move_order.h"
#include "core/search/network/accumulators.h"
#include "core/search/root_search.h"
#include "core/search/search_path.h"
#include "core/search/transposition_table.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace komadai::core {

/// Principal variation search. Used for one search only.
template <class Geometry>
class Searcher : private RootSearch<PlainMove> {
public:
    using Memory = MoveMemory;

    /// `root` is the position of `game`; all the others outlive the searcher. `endgames` are of
    /// the variant of `game`; null for none.
    Searcher(const Game& game, const Position<Geometry>& root, const Evaluator<Geometry>& evaluation,
             TranspositionTable& table, Memory& memory, Budget& budget, const SearchParameters& parameters,
             const Endgames* endgames = nullptr);

    /// Searches for the best `lines` lines up to `maxDepth`, or until the budget is spent. See
    /// Engine::search.
    SearchResult run(int maxDepth, int lines, const Engine::Listener& listener);

private:
    /// The stages of move generation in a node.
    enum class Stage { None, HashMove, Tactical, All };
    /// The data of a node while its children are searched.
    struct Frame {
        explicit Frame(const MoveTables<Geometry>& tables) : checks(tables) {}

        bool inCheck = false;          ///< whether the side to move is in check
        bool isCheckSound = true;      ///< whether the check loses no material
        int material = 0;              ///< from the first player's view
        int evaluation = 0;            ///< from the view of the side to move; unless in check
        std::vector<RankedMove> moves; ///< the generated moves; those already tried come first, in order
        Stage stage = Stage::None;
        std::size_t stageStart = 0; ///< the number of moves tried before this stage
        PackedMove hashMove = PackedMove::None;
        std::vector<PlainMove> line; ///< the principal variation from here
        std::array<PackedMove, 2> killers{};
        int moveNumber = ContinuationHistory::None; ///< of the move that led here
        CheckSquares<Geometry> checks;
    };
    /// The best move of a node and its score.
    struct Best {
        int score = -scale::Infinite;
        PackedMove move = PackedMove::None;
    };
    using Undo = typename Position<Geometry>::Undo;

    static constexpr int MaxPly = scale::MaxPly;

    Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }

    // the root
    void collectRootMoves();
    bool isLeftOutAtRoot(const PlainMove& move);
    void enter(const PlainMove& move) override;
    void leave() override;
    int searchBelow(int depth, int alpha, int beta) override;
    const std::vector<PlainMove>& lineBelow() const override;
    bool allowsReduction() const override;

    // the tree
    int search(int ply, int depth, int alpha, int beta, bool allowsNullMove,
               PackedMove excluded = PackedMove::None);
    bool isSingular(int ply, int depth, const TranspositionTable::NodeResult& known);
    int quiesce(int ply, int quietDepth, int alpha, int beta);
    std::optional<int> scoreOfEnd(int ply) const;
    std::optional<int> scoreOfEndgame(int ply) const;
    bool reachesCamp(int ply);
    std::optional<int> scoreOfNullMove(int ply, int depth, int beta);
    int scoreWithoutMoves(int ply) const;
    int evaluate(int ply) {
        return m_evaluation.evaluate(m_position, materialAt(ply), m_evaluations,
                                     [&] { return m_accumulators->evaluate(ply, m_position); });
    }
    int materialAt(int ply) { return std::clamp(frame(ply).material, -m_mostLead, m_mostLead); }

    // moves
    PieceType movedBy(const PlainMove& move) const;
    RankedMove::Kind kindOf(int ply, const PlainMove& move);
    bool losesStaticExchange(const PlainMove& move, int gain, int threshold = 0) const;
    void beginMoves(int ply, PackedMove hashMove);
    bool bringMove(int ply, std::size_t index);
    bool bringForcing(int ply, std::size_t& index);
    void rankMoves(int ply);
    int rankOfTactical(const BoardMove& move) const;
    int rankOfQuiet(int ply, const PlainMove& move, PackedMove code, RankedMove::Kind kind) const;
    void rankTacticalMoves(int ply, PackedMove hashMove, int margin);
    void addQuietChecks(int ply, PackedMove hashMove);
    int gainOf(const BoardMove& move) const;
    int historyOf(int ply, const PlainMove& move, PieceType moved) const;
    void addHistory(int ply, const PlainMove& move, PieceType moved, int bonus);
    void updateHistories(int ply, std::size_t index, int depth);
    Undo make(int ply, const PlainMove& move);
    void unmake(const PlainMove& move, const Undo& undo);
    void setLine(int ply, const PlainMove& move);

    const VariantSpec& m_variant;
    const EndRules& m_rules;
    const Evaluator<Geometry>& m_evaluation;
    TranspositionTable& m_table;
    Position<Geometry> m_position;
    EvaluationCache m_evaluations;
    std::optional<Accumulators<Geometry>> m_accumulators; ///< if there is a network
    SearchPath m_path;
    const Endgames* m_endgames; ///< may be null
    int m_mostLead;             ///< in material; see leadLimit
    QuietHistory& m_history;
    ContinuationHistory& m_continuations;
    std::vector<Frame> m_frames;
    std::vector<PlainMove> m_generated;
    std::optional<std::pair<PlainMove, Undo>> m_entered; ///< the root move being searched
};

extern template class Searcher<SmallBoard>;
extern template class Searcher<MediumBoard>;
extern template class Searcher<LargeBoard>;

} // namespace komadai::core
