// The search of the root, common to all types of moves.
#pragma once

#include "core/search/engine.h"
#include "core/search/score_scale.h"
#include "core/search/time.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace komadai::core {

/// Late move reduction: by how many plies the search of a late quiet move is shortened.
class LateMoveReductions {
public:
    LateMoveReductions() {
        for (std::size_t depth = 1; depth < m_plies.size(); ++depth)
            for (std::size_t number = 1; number < m_plies[depth].size(); ++number)
                m_plies[depth][number] = static_cast<std::int8_t>(
                    0.6 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number)) / 2.1);
    }
    int operator()(int depth, std::size_t number) const {
        return m_plies[static_cast<std::size_t>(std::min(depth, 63))][std::min<std::size_t>(number, 63)];
    }

private:
    std::array<std::array<std::int8_t, 64>, 64> m_plies{};
};
inline const LateMoveReductions lateMoveReduction;

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

    /// `budget` outlives the search.
    explicit RootSearch(Budget& budget) : m_budget(budget) {}

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
