// The search of the root, common to all types of moves.
#pragma once

#include "core/search/engine.h"
#include "core/search/late_move_reductions.h"
#include "core/search/score_scale.h"
#include "core/search/time.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace komadai::core {

/// Iterative deepening with aspiration windows, for one or more lines. The derived class searches
/// below the root, through virtual functions that are called once for each root move.
template <class MoveType>
class RootSearch {
public:
    virtual ~RootSearch() = default;
    RootSearch(const RootSearch&) = delete;
    RootSearch& operator=(const RootSearch&) = delete;

protected:
    struct RootMove {
        MoveType move;
        int score = -scale::Infinite;
        std::vector<MoveType> line;
        bool isQuiet = false;
        std::uint64_t nodes = 0; ///< that were searched below it
    };

    /// Both outlive the search.
    RootSearch(Budget& budget, const SearchParameters& parameters)
        : m_budget(budget), m_parameters(parameters), m_lateMoveReduction(parameters) {}

    /// Searches `m_rootMoves` in their order. Each has an initial score. Precondition: there is at least one.
    SearchResult runRoot(int maxDepth, int lines, const Engine::Listener& listener);

    /// Make and unmake a root move.
    virtual void enter(const MoveType& move) = 0;
    virtual void leave() = 0;
    /// The score after the entered move, from the view of the side that made it.
    virtual int searchBelow(int depth, int alpha, int beta) = 0;
    /// The principal variation after the entered move.
    virtual const std::vector<MoveType>& lineBelow() const = 0;
    /// Whether late move reduction is allowed for the entered move.
    virtual bool allowsReduction() const = 0;

    Budget& m_budget;
    const SearchParameters& m_parameters;
    LateMoveReductions m_lateMoveReduction;
    std::vector<RootMove> m_rootMoves; ///< the best first
    std::uint64_t m_nodes = 0;
    int m_depth = 0;          ///< of the iteration
    int m_selectiveDepth = 0; ///< plies of the longest line of the iteration
    bool m_stopped = false;

private:
    bool searchLine(std::size_t rank);
    bool hasTimeForMore(bool hasNewBest, std::size_t lines);
    void lookForOneSensibleMove(TimeKeeper& keeper);
    bool areOthersWorseByFar();
    int searchRoot(std::size_t rank, int alpha, int beta);
    void report(std::size_t lines, const Engine::Listener& listener) const;
    bool nothingLeftToFind(std::size_t lines) const;

    std::optional<RootMove> m_candidate; ///< the best move so far in the present iteration
    bool m_isFalling = false;      ///< the best move is worse than it seemed before the present iteration
    bool m_hasAlternative = false; ///< another move is sensible, too; until the best move changes
};

extern template class RootSearch<PlainMove>;
extern template class RootSearch<PathMove>;

} // namespace komadai::core
