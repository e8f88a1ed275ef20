#include "core/search/ko_searcher.h"

#include "core/rules/endings.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace komadai::core {
namespace {

using namespace scale;

constexpr int HashMoveRank = 1 << 30;
constexpr int TacticalRank = 1 << 24;
constexpr int KillerRank = 1 << 22;
/// What a centipawn gained by standing elsewhere counts beside the history of a quiet move.
constexpr int PlaceRank = 16;
/// A capture in the quiescence search must bring the score this near to the window.
constexpr int QuiescenceMargin = 150;
/// Deeper in the quiescence search, only moves that take on the square of the last move are looked at.
constexpr int AllCaptures = 3;

PackedMove packed(const KoMove& move) {
    return static_cast<PackedMove>(static_cast<std::uint32_t>(identityOf(move) >> 32) | 1U);
}

} // namespace

KoSearcher::KoSearcher(const Game& game, const KoPosition& root, const KoEvaluation& evaluation,
                       TranspositionTable& table, const Budget& budget)
    : RootSearch<KoMove>(budget), m_rules(game.spec().ends), m_evaluation(evaluation), m_table(table),
      m_position(root), m_placed(evaluation.placed(root)), m_path(game),
      m_history(2 * game.spec().pieces.size() * static_cast<std::size_t>(game.spec().size.squares())),
      m_frames(MaxPly + 2) {}

// --- the root

SearchResult KoSearcher::run(int maxDepth, int lines, const Engine::Listener& listener) {
    m_position.addLegalMoves(m_generated);
    if (m_generated.empty())
        return {std::nullopt, toScore(scoreOfEnd(0).value_or(scoreWithoutMoves(0))), 0, m_nodes};
    rankMoves(0, PackedMove::None);
    const int score = evaluate();
    for (std::size_t i = 0; i < frame(0).moves.size(); ++i) {
        const KoMove& move = bringMove(0, i);
        m_rootMoves.push_back({move, score, {move}, !move.takesOrPromotes()});
    }
    return runRoot(maxDepth, lines, listener);
}

void KoSearcher::enter(const KoMove& move) { m_entered.emplace(move, make(move)); }

void KoSearcher::leave() { unmake(m_entered->first, m_entered->second); }

int KoSearcher::searchBelow(int depth, int alpha, int beta) { return -search(1, depth, -beta, -alpha, true); }

// --- the tree

/// The score of the position, as its side to move sees it; a bound outside the window. Once `m_stopped` is
/// set it means nothing.
int KoSearcher::search(int ply, int depth, int alpha, int beta, bool mayPass) {
    Frame& node = frame(ply);
    node.line.clear();
    if (m_stopped) return 0;
    if (const auto end = scoreOfEnd(ply)) return *end;
    if (ply >= MaxPly) return evaluate();
    if (depth <= 0) return quiesce(ply, 0, alpha, beta);

    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = m_position.key();
    const auto known = m_table.find(key);
    if (known && !isPrincipal && known->depth >= depth) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }
    const int evaluation = known && !isDecided(known->evaluation) ? known->evaluation : evaluate();
    node.evaluation = evaluation;
    const bool improving = ply >= 2 && evaluation > frame(ply - 2).evaluation;
    if (!isPrincipal && depth <= 6 && !isDecided(beta) &&
        evaluation - 120 * depth + (improving ? 60 : 0) >= beta)
        return evaluation;
    if (!isPrincipal && mayPass)
        if (const auto score = scoreOfPass(ply, depth, evaluation, beta)) return *score;
    if (!known && depth >= 4) --depth;

    // Where quiet moves have no hope of reaching the window, they are not even generated.
    const int atMost = evaluation + 100 + 120 * depth;
    const bool onlyTactical = !isPrincipal && depth <= 3 && !isDecided(alpha) && atMost <= alpha;
    m_generated.clear();
    if (onlyTactical)
        m_position.addTacticalMoves(m_generated);
    else
        m_position.addLegalMoves(m_generated);
    if (m_generated.empty() && !onlyTactical) return scoreWithoutMoves(ply);
    rankMoves(ply, known ? known->move : PackedMove::None);
    frame(ply + 1).killers = {};

    const int alphaBefore = alpha;
    const std::size_t mostQuiets = static_cast<std::size_t>((8 + 3 * depth * depth) / (improving ? 1 : 2));
    std::size_t quiets = 0;
    int best = onlyTactical ? atMost : -Infinite;
    PackedMove bestMove = PackedMove::None;
    for (std::size_t i = 0; i < node.moves.size(); ++i) {
        const KoMove& current = bringMove(ply, i);
        const bool isQuiet = !current.takesOrPromotes();
        if (isQuiet) ++quiets;
        if (!isPrincipal && isQuiet && depth <= 7 && !isLoss(best) && i > 0 && quiets > mostQuiets) continue;
        const auto undo = make(current);
        int score = 0;
        if (i == 0) {
            score = -search(ply + 1, depth - 1, -beta, -alpha, true);
        } else {
            int reduction = 0;
            if (depth >= 3 && i >= 2 && isQuiet) {
                reduction = reductionOf(depth, i) - (isPrincipal ? 1 : 0) + (improving ? 0 : 1);
                reduction = std::clamp(reduction, 0, depth - 2);
            }
            score = -search(ply + 1, depth - 1 - reduction, -alpha - 1, -alpha, true);
            if (score > alpha && reduction > 0 && !m_stopped)
                score = -search(ply + 1, depth - 1, -alpha - 1, -alpha, true);
            if (score > alpha && isPrincipal && !m_stopped)
                score = -search(ply + 1, depth - 1, -beta, -alpha, true);
        }
        unmake(current, undo);
        if (m_stopped) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        bestMove = packed(current);
        alpha = score;
        if (isPrincipal) setLine(ply, current);
        if (score < beta) continue;
        if (isQuiet) rewardQuiet(ply, i, depth);
        break;
    }
    const Bound bound = boundOf(best, alphaBefore, beta);
    m_table.store(key, {bestMove, fromRootToPosition(best, ply), evaluation, depth, bound});
    return best;
}

/// Captures and promotions until none is worth while.
int KoSearcher::quiesce(int ply, int quietDepth, int alpha, int beta) {
    Frame& node = frame(ply);
    node.line.clear();
    if (m_stopped) return 0;
    if (quietDepth > 0)
        if (const auto end = scoreOfEnd(ply)) return *end;
    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = m_position.key();
    const auto known = m_table.find(key);
    if (known && !isPrincipal) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }
    const int evaluation = known && !isDecided(known->evaluation) ? known->evaluation : evaluate(alpha, beta);
    int best = evaluation;
    if (ply >= MaxPly || best >= beta) return best;
    const int alphaBefore = alpha;
    const int margin = alpha - best - QuiescenceMargin;
    alpha = std::max(alpha, best);

    m_generated.clear();
    m_position.addTacticalMoves(m_generated, {m_evaluation.worths(), std::max(margin, 0),
                                              quietDepth >= AllCaptures ? m_lastTo : std::nullopt});
    rankMoves(ply, known ? known->move : PackedMove::None);
    PackedMove bestMove = PackedMove::None;
    for (std::size_t i = 0; i < node.moves.size(); ++i) {
        const KoMove& current = bringMove(ply, i);
        const auto undo = make(current);
        const int score = -quiesce(ply + 1, quietDepth + 1, -beta, -alpha);
        unmake(current, undo);
        if (m_stopped) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        bestMove = packed(current);
        alpha = score;
        if (isPrincipal) setLine(ply, current);
        if (score >= beta) break;
    }
    const Bound bound = boundOf(best, alphaBefore, beta);
    m_table.store(key, {bestMove, fromRootToPosition(best, ply), evaluation, 0, bound});
    return best;
}

/// The score of a position in which the rules have ended the game although there are moves.
std::optional<int> KoSearcher::scoreOfEnd(int ply) const {
    const Side mover = m_position.sideToMove();
    if (m_position.commandLost(opponent(mover))) return winIn(ply);
    if (m_position.commandLost(mover)) return lossIn(ply);
    const auto verdict = m_path.repetition(m_rules.repetition, mover);
    if (!verdict) return std::nullopt;
    using Result = RepetitionVerdict::Result;
    if (verdict->result == Result::Draw) return 0;
    return verdict->result == Result::Win ? winIn(ply) : lossIn(ply);
}

int KoSearcher::scoreWithoutMoves(int ply) const {
    const Side mover = m_position.sideToMove();
    const auto winner = outcomeWithoutMoves(m_rules, mover, false).winner;
    if (!winner) return 0;
    return *winner == mover ? winIn(ply) : lossIn(ply);
}

/// Whether the position is so good that even passing the turn does not spoil it; then its score.
std::optional<int> KoSearcher::scoreOfPass(int ply, int depth, int evaluation, int beta) {
    if (depth < 3 || evaluation < beta || isDecided(beta)) return std::nullopt;
    m_position.makeNull();
    m_path.pushPass(m_position.key());
    const auto lastTo = std::exchange(m_lastTo, std::nullopt);
    const int reduction = 3 + depth / 5 + std::min((evaluation - beta) / 300, 2);
    const int score = -search(ply + 1, depth - 1 - reduction, -beta, -beta + 1, false);
    m_lastTo = lastTo;
    m_path.pop();
    m_position.unmakeNull();
    if (m_stopped) return 0;
    if (score < beta) return std::nullopt;
    return isDecided(score) ? beta : score;
}

// --- moves

/// The move that is to be tried as number `index`; asked for 0, 1, ... in turn.
const KoMove& KoSearcher::bringMove(int ply, std::size_t index) {
    Frame& node = frame(ply);
    order::bringBestTo(node.order, index, 0, std::less<>());
    return node.moves[node.order[index].place()];
}

/// Takes what was generated into the moves of the frame.
void KoSearcher::rankMoves(int ply, PackedMove hashMove) {
    Frame& node = frame(ply);
    node.moves.swap(m_generated);
    node.order.clear();
    for (std::size_t i = 0; i < node.moves.size(); ++i)
        node.order.emplace_back(rankOf(node.moves[i], hashMove, node.killers), i);
}

int KoSearcher::rankOf(const KoMove& move, PackedMove hashMove, const Killers& killers) {
    const PackedMove number = packed(move);
    if (number == hashMove) return HashMoveRank;
    const Piece mover = *m_position.pieceAt(move.from);
    if (move.takesOrPromotes()) {
        const int gain = m_position.gainOf(move, m_evaluation.worths());
        return (gain > 0 ? TacticalRank : -TacticalRank) + 16 * gain - m_evaluation.worth(mover.type);
    }
    if (number == killers[0] || number == killers[1]) return KillerRank;
    return historyOf(move) + PlaceRank * m_evaluation.gainOfPlace(mover, move.from, move.to());
}

int& KoSearcher::historyOf(const KoMove& move) {
    const Piece mover = *m_position.pieceAt(move.from);
    return m_history[static_cast<std::size_t>((2 * indexOf(mover.type) + indexOf(mover.side)) *
                                                  m_position.spec().size.squares() +
                                              move.to().index())];
}

/// The quiet move that was tried as number `index` was too good; those before it were not.
void KoSearcher::rewardQuiet(int ply, std::size_t index, int depth) {
    Frame& node = frame(ply);
    const int bonus = std::min(depth * depth * 32, order::MostHistory / 4);
    const KoMove& best = node.moves[node.order[index].place()];
    if (const PackedMove number = packed(best); node.killers[0] != number)
        node.killers = {number, node.killers[0]};
    order::reward(historyOf(best), bonus);
    for (std::size_t i = 0; i < index; ++i)
        if (const KoMove& tried = node.moves[node.order[i].place()]; !tried.takesOrPromotes())
            order::reward(historyOf(tried), -bonus);
}

KoPosition::Undo KoSearcher::make(const KoMove& move) {
    ++m_nodes;
    m_stopped = m_stopped || m_budget.isSpent(m_nodes);
    auto undo = m_position.make(move);
    m_placed += m_evaluation.change(undo.changes);
    m_table.prefetch(m_position.key());
    m_path.push(m_position.key(), false, move.takesOrPromotes());
    m_lastTo = move.to();
    return undo;
}

void KoSearcher::unmake(const KoMove& move, const KoPosition::Undo& undo) {
    m_path.pop();
    m_position.unmake(move, undo);
    m_placed -= m_evaluation.change(undo.changes);
}

void KoSearcher::setLine(int ply, const KoMove& move) {
    auto& line = frame(ply).line;
    const auto& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

} // namespace komadai::core
