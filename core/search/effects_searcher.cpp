#include "core/search/effects_searcher.h"

#include "core/rules/end_of_game.h"
#include "core/search/move_order.h"

#include <algorithm>
#include <utility>

namespace komadai::core {
namespace {

using namespace scale;

// Depths are in plies, margins in centipawns.

/// From this depth of the quiescence search on, only recaptures are searched: captures on the destination of the last move.
/// Their score holds for the line, not for the position, so it is not stored in the table.
constexpr int RecaptureDepth = 3;

/// Reverse futility pruning: up to this depth.
constexpr int ReverseFutilityDepth = 6;
/// Null move pruning: from this depth on.
constexpr int NullMoveDepth = 3;
/// Futility pruning: up to this depth, futile quiet moves are not even generated.
constexpr int FutilityDepth = 3;
/// Late move pruning: up to this depth.
constexpr int LateMoveDepth = 7;
/// Late move reduction: from this depth and move on.
constexpr int ReductionDepth = 3;
constexpr std::size_t ReducedMove = 2;

} // namespace

EffectsSearcher::EffectsSearcher(const Game& game, const EffectsPosition& root,
                                 const EffectsEvaluator& evaluation, TranspositionTable& table,
                                 Memory& memory, Budget& budget, const SearchParameters& parameters)
    : RootSearch<PathMove>(budget, parameters), m_rules(game.spec().ends), m_evaluation(evaluation),
      m_table(table), m_position(root), m_placed(evaluation.placed(root)), m_path(game), m_history(memory),
      m_frames(MaxPly + 2, Frame(evaluation)) {
    if (evaluation.network()) m_accumulators.emplace(*evaluation.network(), root, MaxPly + 2);
}

// --- the root

SearchResult EffectsSearcher::run(int maxDepth, int lines, const Engine::Listener& listener) {
    const int score = evaluate();
    PathMovePicker& moves = frame(0).moves;
    moves.start(m_position, m_history, PackedMove::None, {});
    while (const PathMove* move = moves.next())
        m_rootMoves.push_back({*move, score, {*move}, !move->takesOrPromotes()});
    if (m_rootMoves.empty()) {
        const auto end = endOf(m_position, m_path); // there are no moves, so the game is over
        return {std::nullopt, toScore(scale::scoreOfEnd(*end, m_position.sideToMove(), 0)), 0, m_nodes};
    }
    return runRoot(maxDepth, lines, listener);
}

void EffectsSearcher::enter(const PathMove& move) { m_entered.emplace(move, make(move)); }

void EffectsSearcher::leave() { unmake(m_entered->first, m_entered->second); }

int EffectsSearcher::searchBelow(int depth, int alpha, int beta) {
    return -search(1, depth, -beta, -alpha, true);
}

// --- the tree

/// The score of the position from the view of its side to move; outside the window, a bound. Meaningless once `m_stopped` is
/// set.
int EffectsSearcher::search(int ply, int depth, int alpha, int beta, bool allowsNullMove) {
    Frame& node = frame(ply);
    node.line.clear();
    m_selectiveDepth = std::max(m_selectiveDepth, ply);
    if (m_stopped) return 0;
    if (const auto end = scoreOfEnd(ply)) return *end;
    if (ply >= MaxPly) return evaluate();
    if (depth <= 0) return quiesce(ply, 0, alpha, beta);

    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = m_path.tableKey(m_rules.moveLimit);
    const auto known = m_table.find(key);
    if (known && !isPrincipal && known->depth >= depth) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }
    const int evaluation = known && !isDecided(known->evaluation) ? known->evaluation : evaluate();
    node.evaluation = evaluation;
    const bool improving = ply >= 2 && evaluation > frame(ply - 2).evaluation;
    if (!isPrincipal && depth <= ReverseFutilityDepth && !isDecided(beta) &&
        evaluation - m_parameters.reverseFutilityMargin * depth +
                (improving ? m_parameters.improvingMargin : 0) >=
            beta)
        return evaluation;
    if (!isPrincipal && allowsNullMove)
        if (const auto score = scoreOfNullMove(ply, depth, evaluation, beta)) return *score;
    if (!known && depth >= m_parameters.internalReductionDepth) --depth;

    const int atMost = evaluation + m_parameters.futilityMargin + m_parameters.futilityMarginPerPly * depth;
    const bool onlyTactical = !isPrincipal && depth <= FutilityDepth && !isDecided(alpha) && atMost <= alpha;
    const PackedMove hashMove = known ? known->move : PackedMove::None;
    if (onlyTactical)
        node.moves.startTactical(m_position, hashMove);
    else
        node.moves.start(m_position, m_history, hashMove, node.killers);
    frame(ply + 1).killers = {};

    const int alphaBefore = alpha;
    const std::size_t mostQuiets = lateMoveLimit(m_parameters, depth, improving);
    std::size_t quiets = 0;
    int best = onlyTactical ? atMost : -Infinite;
    PackedMove bestMove = PackedMove::None;
    const auto triesQuiet = [&] {
        return isPrincipal || depth > LateMoveDepth || isLoss(best) || quiets < mostQuiets;
    };
    while (const PathMove* next = node.moves.next(triesQuiet())) {
        const PathMove& current = *next;
        const std::size_t i = node.moves.given() - 1;
        const bool isQuiet = !current.takesOrPromotes();
        if (isQuiet) ++quiets;
        m_table.prefetch(m_position.likelyKeyAfter(current));
        const Played played = make(current);
        int score = 0;
        if (i == 0) {
            score = -search(ply + 1, depth - 1, -beta, -alpha, true);
        } else {
            // principal variation search with late move reduction
            int reduction = 0;
            if (depth >= ReductionDepth && i >= ReducedMove && isQuiet) {
                reduction = m_lateMoveReduction(depth, i) - (isPrincipal ? 1 : 0) + (improving ? 0 : 1);
                reduction = std::clamp(reduction, 0, depth - 2);
            }
            score = -search(ply + 1, depth - 1 - reduction, -alpha - 1, -alpha, true);
            if (score > alpha && reduction > 0 && !m_stopped)
                score = -search(ply + 1, depth - 1, -alpha - 1, -alpha, true);
            if (score > alpha && isPrincipal && !m_stopped)
                score = -search(ply + 1, depth - 1, -beta, -alpha, true);
        }
        unmake(current, played);
        if (m_stopped) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        bestMove = packed(current);
        alpha = score;
        if (isPrincipal) setLine(ply, current);
        if (score < beta) continue;
        if (isQuiet) updateHistory(node, current, depth);
        break;
    }
    if (node.moves.given() == 0 && !onlyTactical) return scoreWithoutMoves(ply);
    const Bound bound = boundOf(best, alphaBefore, beta);
    m_table.store(key, {bestMove, fromRootToPosition(best, ply), evaluation, depth, bound});
    return best;
}

/// Quiescence search: captures and promotions until none is worthwhile.
int EffectsSearcher::quiesce(int ply, int quietDepth, int alpha, int beta) {
    Frame& node = frame(ply);
    node.line.clear();
    m_selectiveDepth = std::max(m_selectiveDepth, ply);
    if (m_stopped) return 0;
    if (quietDepth > 0)
        if (const auto end = scoreOfEnd(ply)) return *end;
    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = m_path.tableKey(m_rules.moveLimit);
    // Fills the time while the table entry is fetched, which seldom has the evaluation.
    const int evaluationAnew = evaluate(alpha, beta);
    const bool onlyRecaptures = quietDepth >= RecaptureDepth;
    const auto known = onlyRecaptures ? std::nullopt : m_table.find(key);
    if (known && !isPrincipal) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }
    const int evaluation = known && !isDecided(known->evaluation) ? known->evaluation : evaluationAnew;
    int best = evaluation;
    if (ply >= MaxPly || best >= beta) return best;
    const int alphaBefore = alpha;
    const int margin = alpha - best - m_parameters.deltaMargin;
    alpha = std::max(alpha, best);

    const auto on = onlyRecaptures ? m_lastTo : std::nullopt;
    node.moves.startTactical(m_position, known ? known->move : PackedMove::None,
                             {m_evaluation.worths(), std::max(margin, 0), on});
    PackedMove bestMove = PackedMove::None;
    while (const PathMove* next = node.moves.next()) {
        const PathMove& current = *next;
        if (quietDepth + 1 < RecaptureDepth) m_table.prefetch(m_position.likelyKeyAfter(current));
        const Played played = make(current);
        const int score = -quiesce(ply + 1, quietDepth + 1, -beta, -alpha);
        unmake(current, played);
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
    if (!onlyRecaptures) m_table.store(key, {bestMove, fromRootToPosition(best, ply), evaluation, 0, bound});
    return best;
}

/// The score of a position in which the rules end the game, also by a foreseen repetition. That the mover has no legal
/// move may remain to be found out, see LegalMoveTest::Late.
std::optional<int> EffectsSearcher::scoreOfEnd(int ply) const {
    const auto end = endOf(m_position, m_path, LegalMoveTest::Late);
    return end ? std::optional(scale::scoreOfEnd(*end, m_position.sideToMove(), ply)) : std::nullopt;
}

int EffectsSearcher::scoreWithoutMoves(int ply) const {
    const Side mover = m_position.sideToMove();
    return scale::scoreOfEnd({outcomeWithoutMoves(m_rules, mover, false)}, mover, ply);
}

/// Null move pruning: the score of a position that is so good that even passing the turn does not spoil it; otherwise none.
std::optional<int> EffectsSearcher::scoreOfNullMove(int ply, int depth, int evaluation, int beta) {
    if (depth < NullMoveDepth || evaluation < beta || isDecided(beta)) return std::nullopt;
    m_position.makeNull();
    m_path.pushNullMove(m_position.key());
    const auto lastTo = std::exchange(m_lastTo, std::nullopt);
    const int reduction = m_parameters.nullMoveReduction + depth / 5 +
                          std::min((evaluation - beta) / m_parameters.nullMoveLead, 2);
    const int score = -search(ply + 1, depth - 1 - reduction, -beta, -beta + 1, false);
    m_lastTo = lastTo;
    m_path.pop();
    m_position.unmakeNull();
    if (m_stopped) return 0;
    if (score < beta) return std::nullopt;
    return isDecided(score) ? beta : score;
}

// --- moves

/// Makes the quiet move that caused a cutoff a killer, and gives it a history bonus. The quiet moves that were tried in
/// vain before it get a malus.
void EffectsSearcher::updateHistory(Frame& node, const PathMove& best, int depth) {
    const int bonus = std::min(depth * depth * 32, order::MostHistory / 4);
    if (const PackedMove number = packed(best); node.killers[0] != number)
        node.killers = {number, node.killers[0]};
    const auto addBonus = [this](Square from, Square to, int by) {
        m_history.add(m_position.codeAt(from), to, by);
    };
    addBonus(best.from, best.to(), bonus);
    node.moves.forEachQuietBefore([&](Square from, Square to) { addBonus(from, to, -bonus); });
}

EffectsSearcher::Played EffectsSearcher::make(const PathMove& move) {
    ++m_nodes;
    m_stopped = m_stopped || m_budget.isSpent(m_nodes);
    Played played{m_position.make(move), m_placed};
    m_placed += m_evaluation.change(played.undo.changes);
    if (m_accumulators) m_accumulators->push(played.undo.changes);
    m_path.push(m_position.key(), false, isProgress(move));
    m_lastTo = move.to();
    return played;
}

void EffectsSearcher::unmake(const PathMove& move, const Played& played) {
    m_path.pop();
    m_position.unmake(move, played.undo);
    m_placed = played.placedBefore;
    if (m_accumulators) m_accumulators->pop();
}

void EffectsSearcher::setLine(int ply, const PathMove& move) {
    auto& line = frame(ply).line;
    const auto& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

} // namespace komadai::core
