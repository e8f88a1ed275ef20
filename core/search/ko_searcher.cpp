#include "core/search/ko_searcher.h"

#include "core/rules/endings.h"
#include "core/search/move_order.h"

#include <algorithm>
#include <utility>

namespace komadai::core {
namespace {

using namespace scale;

/// A capture in the quiescence search must bring the score this near to the window.
constexpr int QuiescenceMargin = 150;
/// Deeper in the quiescence search, only moves that take on the square of the last move are looked at. What that finds
/// holds for the line, not for the position, so the table knows nothing of it.
constexpr int AllCaptures = 3;

} // namespace

KoSearcher::KoSearcher(const Game& game, const KoPosition& root, const KoEvaluation& evaluation,
                       TranspositionTable& table, Memory& memory, const Budget& budget)
    : RootSearch<KoMove>(budget), m_rules(game.spec().ends), m_evaluation(evaluation), m_table(table),
      m_position(root), m_placed(evaluation.placed(root)), m_path(game), m_history(memory),
      m_frames(MaxPly + 2, Frame(evaluation)) {}

// --- the root

SearchResult KoSearcher::run(int maxDepth, int lines, const Engine::Listener& listener) {
    const int score = evaluate();
    KoMovePicker& moves = frame(0).moves;
    moves.start(m_position, m_history, PackedMove::None, {});
    while (const KoMove* move = moves.next())
        m_rootMoves.push_back({*move, score, {*move}, !move->takesOrPromotes()});
    if (m_rootMoves.empty())
        return {std::nullopt, toScore(scoreOfEnd(0).value_or(scoreWithoutMoves(0))), 0, m_nodes};
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
    const PackedMove hashMove = known ? known->move : PackedMove::None;
    if (onlyTactical)
        node.moves.startTactical(m_position, hashMove);
    else
        node.moves.start(m_position, m_history, hashMove, node.killers);
    frame(ply + 1).killers = {};

    const int alphaBefore = alpha;
    const std::size_t mostQuiets = static_cast<std::size_t>((8 + 3 * depth * depth) / (improving ? 1 : 2));
    std::size_t quiets = 0;
    int best = onlyTactical ? atMost : -Infinite;
    PackedMove bestMove = PackedMove::None;
    const auto triesQuiet = [&] { return isPrincipal || depth > 7 || isLoss(best) || quiets < mostQuiets; };
    while (const KoMove* next = node.moves.next(triesQuiet())) {
        const KoMove& current = *next;
        const std::size_t i = node.moves.given() - 1;
        const bool isQuiet = !current.takesOrPromotes();
        if (isQuiet) ++quiets;
        m_table.prefetch(m_position.likelyKeyAfter(current));
        const Played played = make(current);
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
        unmake(current, played);
        if (m_stopped) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        bestMove = packed(current);
        alpha = score;
        if (isPrincipal) setLine(ply, current);
        if (score < beta) continue;
        if (isQuiet) rewardQuiet(node, current, depth);
        break;
    }
    if (node.moves.given() == 0 && !onlyTactical) return scoreWithoutMoves(ply);
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
    const int evaluationAnew = evaluate(alpha, beta); // which is seldom known, while the table is fetched
    const bool takesBackOnly = quietDepth >= AllCaptures;
    const auto known = takesBackOnly ? std::nullopt : m_table.find(key);
    if (known && !isPrincipal) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }
    const int evaluation = known && !isDecided(known->evaluation) ? known->evaluation : evaluationAnew;
    int best = evaluation;
    if (ply >= MaxPly || best >= beta) return best;
    const int alphaBefore = alpha;
    const int margin = alpha - best - QuiescenceMargin;
    alpha = std::max(alpha, best);

    const auto on = takesBackOnly ? m_lastTo : std::nullopt;
    node.moves.startTactical(m_position, known ? known->move : PackedMove::None,
                             {m_evaluation.worths(), std::max(margin, 0), on});
    PackedMove bestMove = PackedMove::None;
    while (const KoMove* next = node.moves.next()) {
        const KoMove& current = *next;
        if (quietDepth + 1 < AllCaptures) m_table.prefetch(m_position.likelyKeyAfter(current));
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
    if (!takesBackOnly) m_table.store(key, {bestMove, fromRootToPosition(best, ply), evaluation, 0, bound});
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

/// The last quiet move that was tried was too good; those before it were not.
void KoSearcher::rewardQuiet(Frame& node, const KoMove& best, int depth) {
    const int bonus = std::min(depth * depth * 32, order::MostHistory / 4);
    if (const PackedMove number = packed(best); node.killers[0] != number)
        node.killers = {number, node.killers[0]};
    const auto reward = [this](Square from, Square to, int by) {
        m_history.add(m_position.codeAt(from), to, by);
    };
    reward(best.from, best.to(), bonus);
    node.moves.forEachQuietBefore([&](Square from, Square to) { reward(from, to, -bonus); });
}

KoSearcher::Played KoSearcher::make(const KoMove& move) {
    ++m_nodes;
    m_stopped = m_stopped || m_budget.isSpent(m_nodes);
    Played played{m_position.make(move), m_placed};
    m_placed += m_evaluation.change(played.undo.changes);
    m_path.push(m_position.key(), false, move.takesOrPromotes());
    m_lastTo = move.to();
    return played;
}

void KoSearcher::unmake(const KoMove& move, const Played& played) {
    m_path.pop();
    m_position.unmake(move, played.undo);
    m_placed = played.placedBefore;
}

void KoSearcher::setLine(int ply, const KoMove& move) {
    auto& line = frame(ply).line;
    const auto& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

} // namespace komadai::core
