#include "core/search/root_search.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace komadai::core {
namespace {

using namespace scale;

/// Aspiration window: from this depth on, the first window reaches so many centipawns to each side of the score of the
/// iteration before. When the score falls outside, the window is widened, and opened from the last width on.
constexpr int AspirationDepth = 4;
constexpr int AspirationWidth = 30;
constexpr int AspirationWidening = 4;
constexpr int LastAspirationWidth = 1500;
/// Late move reduction is for moves from this number and depth on.
constexpr std::size_t ReducedMove = 4;
constexpr int ReductionDepth = 3;
/// The best move is the only sensible one if all others are worse by so many centipawns, from this depth on.
constexpr int OneSensibleMoveMargin = 200;
constexpr int OneSensibleMoveDepth = 6;

Move toMove(const PlainMove& move) { return moveOf(move); }
Move toMove(const PathMove& move) { return move; }

} // namespace

template <class MoveType>
SearchResult RootSearch<MoveType>::runRoot(int maxDepth, int lines, const Engine::Listener& listener) {
    if (const auto& allowed = m_budget.moves(); !allowed.empty())
        std::erase_if(m_rootMoves, [&](const RootMove& root) {
            return std::find(allowed.begin(), allowed.end(), toMove(root.move)) == allowed.end();
        });
    assert(!m_rootMoves.empty());
    const auto wanted =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::max(lines, 1)), 1, m_rootMoves.size());
    RootMove best = m_rootMoves.front();
    int finished = 0;
    m_stopped = m_budget.isInterrupted();
    for (m_depth = 1; m_depth <= std::clamp(maxDepth, 1, MaxPly - 1) && !m_stopped; ++m_depth) {
        m_candidate.reset();
        m_isFalling = false;
        m_selectiveDepth = 0;
        for (std::size_t rank = 0; rank < wanted && searchLine(rank); ++rank) {
        }
        const MoveType bestBefore = best.move;
        if (m_candidate) best = *m_candidate;
        if (m_stopped) break;
        std::stable_sort(m_rootMoves.begin(), m_rootMoves.begin() + static_cast<std::ptrdiff_t>(wanted),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        const bool hasNewBest = m_rootMoves.front().move != bestBefore;
        best = m_rootMoves.front();
        finished = m_depth;
        report(wanted, listener);
        m_stopped = m_stopped || m_budget.isInterrupted() || nothingLeftToFind(wanted) ||
                    !hasTimeForMore(hasNewBest, wanted);
    }
    return {toMove(best.move), toScore(best.score), finished, m_nodes + m_budget.nodesOfHelpers()};
}

/// Finds line number `rank`, 0 being the best, by aspiration windows. False if the search was stopped.
template <class MoveType>
bool RootSearch<MoveType>::searchLine(std::size_t rank) {
    const int expected = m_rootMoves[rank].score;
    const bool narrow = m_depth >= AspirationDepth && !isDecided(expected);
    int width = AspirationWidth;
    int alpha = narrow ? std::max(expected - width, -Infinite) : -Infinite;
    int beta = narrow ? std::min(expected + width, Infinite) : Infinite;
    while (true) {
        const int score = searchRoot(rank, alpha, beta);
        if (m_stopped) return false;
        if (score > alpha && score < beta) return true;
        width *= AspirationWidening;
        const bool wide = width > LastAspirationWidth;
        if (score <= alpha) alpha = wide ? -Infinite : std::max(score - width, -Infinite);
        if (score >= beta) beta = wide ? Infinite : std::min(score + width, Infinite);
    }
}

/// Searches the root moves from `rank` on and brings the best of them there: principal variation search, in which later
/// moves are first tried with a null window and late move reduction.
template <class MoveType>
int RootSearch<MoveType>::searchRoot(std::size_t rank, int alpha, int beta) {
    int best = -Infinite;
    for (std::size_t i = rank; i < m_rootMoves.size(); ++i) {
        RootMove& root = m_rootMoves[i];
        enter(root.move);
        const std::uint64_t nodesBefore = m_nodes;
        const bool late =
            i >= rank + ReducedMove && m_depth >= ReductionDepth && root.isQuiet && allowsReduction();
        int score = best;
        if (i > rank) {
            const int reduction = late ? m_lateMoveReduction(m_depth, i - rank) / 2 : 0;
            score = searchBelow(m_depth - 1 - reduction, alpha, alpha + 1);
            if (score > alpha && late && !m_stopped) score = searchBelow(m_depth - 1, alpha, alpha + 1);
        }
        if (i == rank || (score > alpha && !m_stopped)) {
            m_budget.setUnsettled(m_isFalling || i > rank);
            score = searchBelow(m_depth - 1, alpha, beta);
            m_isFalling = m_isFalling || (i == 0 && score <= alpha);
            m_budget.setUnsettled(m_isFalling);
        }
        leave();
        root.nodes += m_nodes - nodesBefore;
        if (m_stopped) return best;
        root.score = -Infinite;
        best = std::max(best, score);
        if (i > rank && score <= alpha) continue;
        root.score = score;
        root.line.assign(1, root.move);
        root.line.insert(root.line.end(), lineBelow().begin(), lineBelow().end());
        if (rank == 0) m_candidate = root;
        alpha = std::max(alpha, score);
        if (score >= beta) break;
    }
    // The last move that raised alpha is the best. The others keep their order behind it.
    std::stable_sort(m_rootMoves.begin() + static_cast<std::ptrdiff_t>(rank), m_rootMoves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    return best;
}

/// Whether the time for the move allows another iteration, after the one that has just ended.
template <class MoveType>
bool RootSearch<MoveType>::hasTimeForMore(bool hasNewBest, std::size_t lines) {
    TimeKeeper* keeper = m_budget.keeper();
    if (!keeper) return true;
    const RootMove& best = m_rootMoves.front();
    IterationNews news{hasNewBest, best.score, {}};
    if (lines == 1 && m_nodes > 0)
        news.effort = static_cast<double>(best.nodes) / static_cast<double>(m_nodes);
    if (m_rootMoves.size() == 1) keeper->noteForcedMove();
    keeper->note(news);
    if (hasNewBest) m_hasAlternative = false;
    if (lines == 1) lookForOneSensibleMove(*keeper);
    return m_budget.mayBegin();
}

/// Compares the other moves with the best one, as soon as the search can end for it.
template <class MoveType>
void RootSearch<MoveType>::lookForOneSensibleMove(TimeKeeper& keeper) {
    if (m_hasAlternative || m_depth < OneSensibleMoveDepth || isDecided(m_rootMoves.front().score) ||
        !keeper.dependsOnOtherMoves(m_budget.elapsed()))
        return;
    if (areOthersWorseByFar())
        keeper.noteOneSensibleMove();
    else
        m_hasAlternative = true;
}

/// Whether all moves but the best one are worse by far, as a search half as deep shows.
template <class MoveType>
bool RootSearch<MoveType>::areOthersWorseByFar() {
    const int beta = m_rootMoves.front().score - OneSensibleMoveMargin;
    return std::all_of(m_rootMoves.begin() + 1, m_rootMoves.end(), [&](const RootMove& root) {
        enter(root.move);
        const int score = searchBelow(m_depth / 2 - 1, beta - 1, beta);
        leave();
        return score < beta && !m_stopped;
    });
}

template <class MoveType>
void RootSearch<MoveType>::report(std::size_t lines, const Engine::Listener& listener) const {
    if (!listener) return;
    for (std::size_t i = 0; i < lines; ++i) {
        std::vector<Move> line;
        for (const MoveType& move : m_rootMoves[i].line)
            line.push_back(toMove(move));
        listener({static_cast<int>(i) + 1, m_depth, toScore(m_rootMoves[i].score),
                  m_nodes + m_budget.nodesOfHelpers(), m_budget.elapsed(), std::move(line),
                  m_selectiveDepth});
    }
}

/// Whether all scores are forced wins or losses that a search twice as deep has not shortened.
template <class MoveType>
bool RootSearch<MoveType>::nothingLeftToFind(std::size_t lines) const {
    return std::all_of(m_rootMoves.begin(), m_rootMoves.begin() + static_cast<std::ptrdiff_t>(lines),
                       [&](const auto& root) {
                           return isDecided(root.score) && m_depth >= 2 * (Win - std::abs(root.score)) + 2;
                       });
}

template class RootSearch<PlainMove>;
template class RootSearch<PathMove>;

} // namespace komadai::core
