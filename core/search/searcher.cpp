#include "core/search/searcher.h"

#include "core/rules/end_of_game.h"
#include "core/search/lead_limit.h"
#include "core/search/static_exchange.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace komadai::core {
namespace {

using namespace scale;

// Depths are in plies, margins in centipawns.

/// Quiescence search: checks are answered with all moves down to this depth. Deeper, the evaluation has to do.
constexpr int QuiescenceEvasions = 6;
/// Reverse futility pruning and razoring: up to these depths.
constexpr int ReverseFutilityDepth = 6;
constexpr int RazoringDepth = 2;
/// Null move pruning: from this depth on, and not with fewer pieces besides the king, where having to move may be the trouble
/// (zugzwang).
constexpr int NullMoveDepth = 3;
constexpr int NullMovePieces = 3;
/// Singular extension: from this depth on it is worthwhile to find out whether the hash move is better than all others.
constexpr int SingularDepth = 7;
/// Pruning of single moves: up to this depth.
constexpr int MovePruningDepth = 7;
/// Late move reduction: from this depth and move on.
constexpr int ReductionDepth = 3;
constexpr std::size_t ReducedMove = 2;
/// History changes the reduction by so many plies at most.
constexpr int MostHistoryPlies = 2;

} // namespace

template <class Geometry>
Searcher<Geometry>::Searcher(const Game& game, const Position<Geometry>& root,
                             const Evaluator<Geometry>& evaluation, TranspositionTable& table, Memory& memory,
                             Budget& budget, const SearchParameters& parameters, const Endgames* endgames)
    : RootSearch<PlainMove>(budget, parameters), m_variant(game.spec()), m_rules(m_variant.ends),
      m_evaluation(evaluation), m_table(table), m_position(root), m_path(game), m_endgames(endgames),
      m_mostLead(leadLimit(game).value_or(std::numeric_limits<int>::max())), m_history(memory.history),
      m_continuations(memory.continuations),
      m_frames(MaxPly + 2,
               Frame(*std::get<std::shared_ptr<const MoveTables<Geometry>>>(game.variant()->tables()))) {
    if (m_evaluation.network()) m_accumulators.emplace(*m_evaluation.network(), MaxPly + 2);
    frame(0).inCheck = m_position.isInCheck();
    frame(0).material = m_evaluation.material(m_position);
}

// --- the root

template <class Geometry>
SearchResult Searcher<Geometry>::run(int maxDepth, int lines, const Engine::Listener& listener) {
    collectRootMoves();
    if (m_rootMoves.empty()) {
        const auto end = endOf(m_position, m_path); // there are no moves, so the game is over
        return {std::nullopt, toScore(scale::scoreOfEnd(*end, m_position.sideToMove(), 0)), 0, m_nodes};
    }
    return this->runRoot(maxDepth, lines, listener);
}

/// Collects the root moves in the usual order of a node, with the evaluation as their score.
template <class Geometry>
void Searcher<Geometry>::collectRootMoves() {
    m_generated.clear();
    m_position.addLegalMoves(m_generated);
    beginMoves(0, PackedMove::None);
    if (m_budget.moves().empty())
        std::erase_if(m_generated, [this](const auto& move) { return isLeftOutAtRoot(move); });
    rankMoves(0);
    auto& moves = frame(0).moves;
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.rank() > b.rank(); });
    const int score = evaluate(0);
    for (const RankedMove& ranked : moves)
        m_rootMoves.push_back({ranked.move(), score, {ranked.move()}, ranked.isQuiet()});
}

/// Whether the same move with promotion is to be played instead. Both often have the same score, but no player would understand why the
/// piece does not promote. Where a drop may not give mate, not promoting can be right if the piece attacks the king, to leave it a way
/// out and so allow the drop, or if it answers a check, to make the drop that follows a forbidden one: these moves stay while somebody can
/// make such a drop. Below the root, all moves are searched: to leave them out there costs strength.
template <class Geometry>
bool Searcher<Geometry>::isLeftOutAtRoot(const PlainMove& move) {
    const auto* board = std::get_if<BoardMove>(&move);
    if (!board || !m_position.missesPromotion(*board)) return false;
    Frame& node = frame(0);
    const auto& noMate = m_variant.drops.noMate;
    if (!noMate || (!node.inCheck && !node.checks.isCheckOn(board->to, movedBy(move)))) return true;
    const Side mover = m_position.sideToMove();
    const auto captured = m_position.pieceAt(board->to);
    const bool takesOne = captured && m_variant.piece(captured->type).heldAs(captured->type) == *noMate;
    return !takesOne && m_position.hand(node.inCheck ? opponent(mover) : mover).count(*noMate) == 0;
}

template <class Geometry>
void Searcher<Geometry>::enter(const PlainMove& move) {
    m_entered.emplace(move, make(0, move));
}

template <class Geometry>
void Searcher<Geometry>::leave() {
    unmake(m_entered->first, m_entered->second);
}

template <class Geometry>
int Searcher<Geometry>::searchBelow(int depth, int alpha, int beta) {
    return -search(1, depth, -beta, -alpha, true);
}

template <class Geometry>
const std::vector<PlainMove>& Searcher<Geometry>::lineBelow() const {
    return m_frames[1].line;
}

template <class Geometry>
bool Searcher<Geometry>::allowsReduction() const {
    return !m_frames[0].inCheck && !m_frames[1].inCheck;
}

// --- the tree

/// The score of the position from the view of its side to move; outside the window, a bound. Meaningless once `m_stopped` is
/// set. If a move is excluded, it is the score of the other moves, and it is not stored in the table.
template <class Geometry>
int Searcher<Geometry>::search(int ply, int depth, int alpha, int beta, bool allowsNullMove,
                               PackedMove excluded) {
    Frame& node = frame(ply);
    node.line.clear();
    if (m_stopped) return 0;
    if (const auto end = scoreOfEnd(ply)) return *end;
    if (m_endgames) [[unlikely]]
        if (const auto exact = scoreOfEndgame(ply)) return *exact;
    if (ply >= MaxPly) return evaluate(ply);
    const bool isWhole = excluded == PackedMove::None;
    if (m_rules.campPiece && isWhole && reachesCamp(ply)) return winIn(ply + 1);
    if (node.inCheck && node.isCheckSound && isWhole && ply < 2 * m_depth) ++depth; // check extension
    if (depth <= 0) return quiesce(ply, 0, alpha, beta);

    const bool isPrincipal = beta - alpha > 1;
    // mate distance pruning
    alpha = std::max(alpha, lossIn(ply));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta) return alpha;

    const std::uint64_t key = m_path.tableKey(m_rules.moveLimit);
    const auto known = m_table.find(key);
    const PackedMove hashMove = known ? known->move : PackedMove::None;
    if (known && isWhole && !isPrincipal && known->depth >= depth) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }

    node.evaluation = node.inCheck                             ? -Infinite
                      : known && !isDecided(known->evaluation) ? known->evaluation
                                                               : evaluate(ply);
    const bool improving = !node.inCheck && ply >= 2 && node.evaluation > frame(ply - 2).evaluation;
    const bool prunes = !isPrincipal && !node.inCheck;
    if (prunes && isWhole && depth <= ReverseFutilityDepth && !isDecided(beta) &&
        node.evaluation - m_parameters.reverseFutilityMargin * depth +
                (improving ? m_parameters.improvingMargin : 0) >=
            beta)
        return node.evaluation;
    if (prunes && isWhole && depth <= RazoringDepth &&
        node.evaluation + m_parameters.razoringMargin * depth <= alpha) {
        const int score = quiesce(ply, 0, alpha, beta);
        if (score <= alpha || m_stopped) return score;
    }
    if (prunes && allowsNullMove)
        if (const auto score = scoreOfNullMove(ply, depth, beta)) return *score;
    if (hashMove == PackedMove::None && depth >= m_parameters.internalReductionDepth) --depth;
    const int extension = known && isWhole && isSingular(ply, depth, *known) ? 1 : 0;
    if (m_stopped) return 0;

    beginMoves(ply, hashMove);
    frame(ply + 1).killers = {};

    const int alphaBefore = alpha;
    const std::size_t mostQuiets = lateMoveLimit(m_parameters, depth, improving);
    std::size_t quiets = 0;
    bool onlyForcing = false; // from now on, quiet moves without check are pruned
    Best best;
    for (std::size_t i = 0; onlyForcing ? bringForcing(ply, i) : bringMove(ply, i); ++i) {
        const RankedMove current = node.moves[i];
        if (current.packed() == excluded) continue;
        const PlainMove move = current.move();
        m_table.prefetch(m_position.keyAfter(move)); // takes about as long as judging and making the move
        const bool isQuiet = current.isQuiet();
        const bool attacksKing = node.checks.isCheckOn(destinationOf(move), movedBy(move));
        if (isQuiet) ++quiets;
        if (prunes && !isLoss(best.score) && i > 0 && depth <= MovePruningDepth) {
            const bool isFutile =
                node.evaluation + m_parameters.futilityMargin + m_parameters.futilityMarginPerPly * depth <=
                alpha;
            const bool hopeless = isQuiet && (quiets > mostQuiets || isFutile);
            const bool isBadCapture = !isQuiet && depth <= m_parameters.badCaptureDepth && current.rank() < 0;
            onlyForcing = onlyForcing || hopeless;
            if (!attacksKing &&
                (hopeless || isBadCapture ||
                 (isQuiet && losesStaticExchange(move, 0, -m_parameters.quietExchangeMargin * depth))))
                continue;
        }

        frame(ply + 1).isCheckSound =
            !attacksKing || !losesStaticExchange(move, isQuiet ? 0 : gainOf(std::get<BoardMove>(move)));
        const Undo undo = make(ply, move);
        const bool givesCheck = frame(ply + 1).inCheck;
        int score = 0;
        if (i == 0) {
            score = -search(ply + 1, depth - 1 + extension, -beta, -alpha, true);
        } else {
            // principal variation search with late move reduction
            int reduction = 0;
            if (depth >= ReductionDepth && i >= ReducedMove && (isQuiet || current.rank() < 0) &&
                !node.inCheck) {
                reduction = m_lateMoveReduction(depth, i) - (isPrincipal ? 1 : 0) - (givesCheck ? 1 : 0) +
                            (improving ? 0 : 1);
                if (isQuiet)
                    reduction -= (current.rank() >= order::Killer ? 1 : 0) +
                                 std::clamp(current.rank() / m_parameters.historyPerPly, -MostHistoryPlies,
                                            MostHistoryPlies);
                reduction = std::clamp(reduction, 0, depth - 2);
            }
            score = -search(ply + 1, depth - 1 - reduction, -alpha - 1, -alpha, true);
            if (score > alpha && reduction > 0 && !m_stopped)
                score = -search(ply + 1, depth - 1, -alpha - 1, -alpha, true);
            if (score > alpha && isPrincipal && !m_stopped)
                score = -search(ply + 1, depth - 1, -beta, -alpha, true);
        }
        unmake(move, undo);
        if (m_stopped) return 0;

        if (score <= best.score) continue;
        best = {score, score > alpha ? current.packed() : best.move};
        if (score <= alpha) continue;
        alpha = score;
        if (isPrincipal) setLine(ply, move);
        if (score < beta) continue;
        if (isQuiet) updateHistories(ply, i, depth);
        break;
    }
    if (!isWhole) return std::max(best.score, lossIn(ply));
    if (node.moves.empty()) return scoreWithoutMoves(ply);
    const Bound bound = boundOf(best.score, alphaBefore, beta);
    m_table.store(key, {best.move, fromRootToPosition(best.score, ply), node.evaluation, depth, bound});
    return best.score;
}

/// Singular extension: whether the hash move is better by far than all others, as a search of them half as deep shows.
template <class Geometry>
bool Searcher<Geometry>::isSingular(int ply, int depth, const TranspositionTable::NodeResult& known) {
    if (depth < SingularDepth || ply >= 2 * m_depth) return false;
    if (known.move == PackedMove::None || known.bound == Bound::Upper || known.depth < depth - 3 ||
        isDecided(known.score))
        return false;
    const int beta = known.score - m_parameters.singularMargin * depth;
    const bool isSingular = search(ply, (depth - 1) / 2, beta - 1, beta, false, known.move) < beta;
    frame(ply).line.clear();
    return isSingular && !m_stopped;
}

/// Quiescence search: captures and promotions until none is worthwhile, and at first also checks; all moves out of check.
template <class Geometry>
int Searcher<Geometry>::quiesce(int ply, int quietDepth, int alpha, int beta) {
    Frame& node = frame(ply);
    node.line.clear();
    if (m_stopped) return 0;
    if (quietDepth > 0) {
        if (const auto end = scoreOfEnd(ply)) return *end;
        if (m_endgames) [[unlikely]]
            if (const auto exact = scoreOfEndgame(ply)) return *exact;
        if (m_rules.campPiece && reachesCamp(ply)) return winIn(ply + 1);
    }
    if (ply >= MaxPly) return evaluate(ply);

    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = m_path.tableKey(m_rules.moveLimit);
    const auto known = m_table.find(key);
    if (known && !isPrincipal) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }

    const bool evades = node.inCheck && quietDepth < QuiescenceEvasions;
    const int alphaBefore = alpha;
    Best best;
    node.evaluation = -Infinite;
    std::optional<int> rough; // not to be kept: in another window it may be far from the evaluation
    if (!evades) {
        const bool isKnown = known && !isDecided(known->evaluation);
        if (!isKnown) rough = m_evaluation.roughly(m_position, materialAt(ply), alpha, beta);
        node.evaluation = isKnown ? known->evaluation : rough ? *rough : evaluate(ply);
        best.score = node.evaluation;
        if (best.score >= beta) return best.score;
        alpha = std::max(alpha, best.score);
    }

    const PackedMove hashMove = known ? known->move : PackedMove::None;
    beginMoves(ply, hashMove);
    m_generated.clear();
    if (evades) {
        m_position.addLegalMoves(m_generated);
        if (m_generated.empty()) return scoreWithoutMoves(ply);
        rankMoves(ply);
    } else {
        m_position.addTacticalMoves(m_generated);
        const bool mayBeStuck =
            m_generated.empty() && piecesBesidesKing(m_position, m_position.sideToMove()) <= 2;
        if (mayBeStuck && !m_position.hasLegalMove()) return scoreWithoutMoves(ply);
        rankTacticalMoves(ply, hashMove, alpha - node.evaluation - m_parameters.deltaMargin);
        if (quietDepth < m_parameters.quiescenceChecks && !m_position.tables().needsTrial())
            addQuietChecks(ply, hashMove);
    }
    for (std::size_t i = 0; i < node.moves.size(); ++i) {
        order::bringBestTo(node.moves, i);
        const RankedMove current = node.moves[i];
        const PlainMove move = current.move();
        m_table.prefetch(m_position.keyAfter(move));
        const Undo undo = make(ply, move);
        const int score = -quiesce(ply + 1, quietDepth + 1, -beta, -alpha);
        unmake(move, undo);
        if (m_stopped) return 0;
        if (score <= best.score) continue;
        best = {score, score > alpha ? current.packed() : best.move};
        if (score <= alpha) continue;
        alpha = score;
        if (isPrincipal) setLine(ply, move);
        if (score >= beta) break;
    }
    const Bound bound = boundOf(best.score, alphaBefore, beta);
    const int kept = rough ? -Infinite : node.evaluation;
    m_table.store(key, {best.move, fromRootToPosition(best.score, ply), kept, 0, bound});
    return best.score;
}

/// The score of a position in which the rules end the game, also by a foreseen repetition. That the mover has no legal
/// move may remain to be found out, see LegalMoveTest::Late.
template <class Geometry>
std::optional<int> Searcher<Geometry>::scoreOfEnd(int ply) const {
    const auto end = endOf(m_position, m_path, LegalMoveTest::Late);
    return end ? std::optional(scale::scoreOfEnd(*end, m_position.sideToMove(), ply)) : std::nullopt;
}

/// Whether the mover wins at once with its king's step into the far camp, a quiet move that pruning would leave out. It then becomes the
/// line of the node.
template <class Geometry>
bool Searcher<Geometry>::reachesCamp(int ply) {
    const auto move = m_position.moveIntoCamp();
    if (!move) return false;
    frame(ply + 1).line.clear();
    setLine(ply, *move);
    return true;
}

/// The score that the endgame tables have for the position; none where they do not know it. A win counts only if the move limit
/// leaves enough plies for it: the tables do not know how many are left.
template <class Geometry>
std::optional<int> Searcher<Geometry>::scoreOfEndgame(int ply) const {
    const auto value = m_endgames->probe(m_position);
    if (!value) return std::nullopt;
    if (value->result == EndgameValue::Result::Draw) return 0;
    const int limit = m_rules.moveLimit.moves;
    if (limit > 0 && m_path.quietPlies() + value->plies > 2 * limit) return std::nullopt;
    const int win = winByTable(ply + value->plies);
    return value->result == EndgameValue::Result::Win ? win : -win;
}

template <class Geometry>
int Searcher<Geometry>::scoreWithoutMoves(int ply) const {
    const Side mover = m_position.sideToMove();
    const bool inCheck = m_frames[static_cast<std::size_t>(ply)].inCheck;
    return scale::scoreOfEnd({outcomeWithoutMoves(m_rules, mover, inCheck)}, mover, ply);
}

/// Null move pruning: the score of a position that is so good that even passing the turn does not spoil it; otherwise none.
template <class Geometry>
std::optional<int> Searcher<Geometry>::scoreOfNullMove(int ply, int depth, int beta) {
    const int evaluation = frame(ply).evaluation;
    if (depth < NullMoveDepth || evaluation < beta || isDecided(beta)) return std::nullopt;
    if (piecesBesidesKing(m_position, m_position.sideToMove()) < NullMovePieces) return std::nullopt;
    const int reduction = m_parameters.nullMoveReduction + depth / 5 +
                          std::min((evaluation - beta) / m_parameters.nullMoveLead, 2);
    m_position.makeNull();
    m_path.pushNullMove(m_position.key());
    frame(ply + 1).inCheck = false;
    frame(ply + 1).moveNumber = ContinuationHistory::None;
    frame(ply + 1).material = frame(ply).material;
    if (m_accumulators) m_accumulators->enterNull(ply + 1);
    const int score = -search(ply + 1, depth - 1 - reduction, -beta, -beta + 1, false);
    m_path.pop();
    m_position.unmakeNull();
    if (m_stopped) return 0;
    if (score < beta) return std::nullopt;
    return isDecided(score) ? beta : score;
}

// --- moves

template <class Geometry>
auto Searcher<Geometry>::make(int ply, const PlainMove& move) -> Undo {
    ++m_nodes;
    m_selectiveDepth = std::max(m_selectiveDepth, ply + 1);
    m_stopped = m_stopped || m_budget.isSpent(m_nodes);
    const Side side = m_position.sideToMove();
    const Undo undo = m_position.make(move);
    Frame& child = frame(ply + 1);
    child.inCheck = m_position.isInCheck();
    child.moveNumber = m_continuations.moveNumber(undo.moved, destinationOf(move));
    child.material = m_evaluation.materialAfter(frame(ply).material, m_position, move, side, undo);
    if (m_accumulators) m_accumulators->enter(ply + 1, move, side, undo, m_position);
    m_path.push(m_position.key(), child.inCheck,
                isProgress(m_rules.moveLimit, move, undo.moved, undo.captured.has_value()));
    return undo;
}

template <class Geometry>
void Searcher<Geometry>::unmake(const PlainMove& move, const Undo& undo) {
    m_path.pop();
    m_position.unmake(move, undo);
}

template <class Geometry>
void Searcher<Geometry>::setLine(int ply, const PlainMove& move) {
    auto& line = frame(ply).line;
    const auto& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

/// The kind that arrives: the promoted kind, if the move promotes.
template <class Geometry>
PieceType Searcher<Geometry>::movedBy(const PlainMove& move) const {
    if (const auto* drop = std::get_if<Drop>(&move)) return drop->piece;
    const auto& board = std::get<BoardMove>(move);
    return board.promotion ? *board.promotion : m_position.pieceAt(board.from)->type;
}

/// The material gain of a capture or promotion without any reply.
template <class Geometry>
int Searcher<Geometry>::gainOf(const BoardMove& move) const {
    int gain = 0;
    if (const auto victim = m_position.pieceAt(move.to)) gain += m_evaluation.captureGain(victim->type);
    if (move.promotion) {
        const auto& weights = m_evaluation.weights();
        gain += weights.board(*move.promotion) - weights.board(m_position.pieceAt(move.from)->type);
    }
    return gain;
}

/// Whether the static exchange evaluation of the move is below `threshold`. Never for moves of the king, as it cannot be
/// captured.
template <class Geometry>
bool Searcher<Geometry>::losesStaticExchange(const PlainMove& move, int gain, int threshold) const {
    const PieceType arrives = movedBy(move);
    if (m_variant.piece(arrives).royal) return false;
    return !staticExchangeReaches(m_position, m_evaluation, move, arrives, gain, threshold);
}

template <class Geometry>
void Searcher<Geometry>::beginMoves(int ply, PackedMove hashMove) {
    Frame& node = frame(ply);
    node.moves.clear();
    node.stage = Stage::None;
    node.hashMove = hashMove;
    node.checks.reset(m_position, m_position.sideToMove());
}

/// Staged move generation: brings the next move to try to place `index`. Moves are generated only when it is their turn, as
/// the hash move or a capture often causes a cutoff. False if there are no more.
template <class Geometry>
bool Searcher<Geometry>::bringMove(int ply, std::size_t index) {
    Frame& node = frame(ply);
    if (node.stage == Stage::None) {
        node.stage = Stage::HashMove;
        const auto kinds = static_cast<int>(m_variant.pieces.size());
        const auto move = unpacked(node.hashMove, m_variant.size.squares(), kinds);
        if (move && m_position.isLegal(*move)) {
            node.moves.emplace_back(node.hashMove, order::HashMove, kindOf(ply, *move));
            return true;
        }
        node.hashMove = PackedMove::None;
    }
    if (node.stage == Stage::HashMove) {
        m_generated.clear();
        m_position.addTacticalMoves(m_generated);
        rankMoves(ply);
        node.stage = Stage::Tactical;
        node.stageStart = index;
    }
    if (node.stage == Stage::Tactical) {
        if (index < node.moves.size()) {
            order::bringBestTo(node.moves, index, node.stageStart);
            if (node.moves[index].rank() >= 0) return true;
        }
        m_generated.clear();
        m_position.addQuietMoves(m_generated);
        rankMoves(ply);
        node.stage = Stage::All;
        node.stageStart = index;
    }
    if (index == node.moves.size()) return false;
    order::bringBestTo(node.moves, index, node.stageStart);
    return true;
}

/// The same, but skips quiet moves that give no check: `index` is advanced to the next other move. Precondition: all moves have
/// been generated.
template <class Geometry>
bool Searcher<Geometry>::bringForcing(int ply, std::size_t& index) {
    Frame& node = frame(ply);
    const auto begin = node.moves.begin() + static_cast<std::ptrdiff_t>(index);
    const auto end = node.moves.end();
    auto next = end;
    for (auto ranked = begin; ranked != end; ++ranked)
        if (ranked->isForcing() && (next == end || *ranked > *next)) next = ranked;
    if (next == end) return false;
    const RankedMove forcing = *next;
    const auto place = std::partition(begin, end, [&](const RankedMove& ranked) { return ranked > forcing; });
    std::iter_swap(place, std::find(place, end, forcing));
    index = static_cast<std::size_t>(place - node.moves.begin());
    return true;
}

/// Ranks the generated moves and adds them to those of the frame, except a hash move that is already there.
template <class Geometry>
void Searcher<Geometry>::rankMoves(int ply) {
    Frame& node = frame(ply);
    const bool hasHashMove = !node.moves.empty();
    for (const PlainMove& move : m_generated) {
        const PackedMove code = packed(move);
        const bool isHashMove = code == node.hashMove;
        if (isHashMove && hasHashMove) continue;
        const auto kind = kindOf(ply, move);
        const int rank = isHashMove                           ? order::HashMove
                         : kind == RankedMove::Kind::Tactical ? rankOfTactical(std::get<BoardMove>(move))
                                                              : rankOfQuiet(ply, move, code, kind);
        node.moves.emplace_back(code, rank, kind);
    }
}

template <class Geometry>
RankedMove::Kind Searcher<Geometry>::kindOf(int ply, const PlainMove& move) {
    const auto* board = std::get_if<BoardMove>(&move);
    if (board && m_position.isTactical(*board)) return RankedMove::Kind::Tactical;
    const bool givesCheck = frame(ply).checks.isCheckOn(destinationOf(move), movedBy(move));
    return givesCheck ? RankedMove::Kind::Check : RankedMove::Kind::Quiet;
}

template <class Geometry>
int Searcher<Geometry>::rankOfTactical(const BoardMove& move) const {
    const int gain = gainOf(move);
    return (losesStaticExchange(move, gain) ? order::BadCapture : order::GoodCapture) + 8 * gain -
           m_evaluation.captureGain(movedBy(move)) / 2;
}

template <class Geometry>
int Searcher<Geometry>::rankOfQuiet(int ply, const PlainMove& move, PackedMove code,
                                    RankedMove::Kind kind) const {
    const Frame& node = m_frames[static_cast<std::size_t>(ply)];
    if (code == node.killers[0]) return order::Killer + 1;
    if (code == node.killers[1]) return order::Killer;
    const int rank = historyOf(ply, move, movedBy(move));
    return kind == RankedMove::Kind::Check ? rank + order::Check : rank;
}

/// Ranks the generated moves and adds those that may gain more than `margin` and lose nothing.
template <class Geometry>
void Searcher<Geometry>::rankTacticalMoves(int ply, PackedMove hashMove, int margin) {
    Frame& node = frame(ply);
    for (const PlainMove& move : m_generated) {
        const auto& board = std::get<BoardMove>(move);
        const int gain = gainOf(board);
        if (gain <= margin || losesStaticExchange(board, gain)) continue;
        const PackedMove code = packed(board);
        const int rank =
            code == hashMove ? order::HashMove : 8 * gain - m_evaluation.captureGain(movedBy(board)) / 2;
        node.moves.emplace_back(code, rank, RankedMove::Kind::Tactical);
    }
}

/// Adds the quiet moves that give check and lose no material. In the quiescence search they come after the captures.
template <class Geometry>
void Searcher<Geometry>::addQuietChecks(int ply, PackedMove hashMove) {
    m_generated.clear();
    m_position.addChecks(m_generated);
    for (const PlainMove& move : m_generated) {
        const auto* board = std::get_if<BoardMove>(&move);
        if ((board && m_position.isTactical(*board)) || losesStaticExchange(move, 0)) continue;
        const PackedMove code = packed(move);
        const int rank =
            code == hashMove ? order::HashMove : order::QuiescenceCheck + historyOf(ply, move, movedBy(move));
        frame(ply).moves.emplace_back(code, rank, RankedMove::Kind::Check);
    }
}

/// Makes the quiet move that caused a cutoff a killer, and gives it a history bonus. The quiet moves that were tried in
/// vain before it get a malus.
template <class Geometry>
void Searcher<Geometry>::updateHistories(int ply, std::size_t index, int depth) {
    Frame& node = frame(ply);
    const RankedMove& good = node.moves[index];
    if (node.killers[0] != good.packed()) node.killers = {good.packed(), node.killers[0]};
    const int bonus = std::min(16 * depth * depth, 1600);
    for (std::size_t i = 0; i <= index; ++i) {
        if (!node.moves[i].isQuiet()) continue;
        const PlainMove tried = node.moves[i].move();
        addHistory(ply, tried, movedBy(tried), i == index ? bonus : -bonus);
    }
}

/// How well a quiet move has done: its history and its continuation histories.
template <class Geometry>
int Searcher<Geometry>::historyOf(int ply, const PlainMove& move, PieceType moved) const {
    const int number = m_continuations.moveNumber(moved, destinationOf(move));
    const auto earlier = [&](int plies) {
        return ply < plies
                   ? 0
                   : m_continuations.of(m_frames[static_cast<std::size_t>(ply - plies)].moveNumber, number);
    };
    return m_history.of(m_position.sideToMove(), move, moved) + earlier(0) + earlier(1);
}

template <class Geometry>
void Searcher<Geometry>::addHistory(int ply, const PlainMove& move, PieceType moved, int bonus) {
    m_history.add(m_position.sideToMove(), move, moved, bonus);
    const int number = m_continuations.moveNumber(moved, destinationOf(move));
    for (const int plies : {0, 1})
        if (ply >= plies) m_continuations.add(frame(ply - plies).moveNumber, number, bonus);
}

template class Searcher<SmallBoard>;
template class Searcher<MediumBoard>;
template class Searcher<LargeBoard>;

} // namespace komadai::core
