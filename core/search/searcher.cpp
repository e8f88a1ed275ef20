#include "core/search/searcher.h"

#include "core/search/endings.h"
#include "core/search/exchange.h"

#include <algorithm>
#include <cmath>

namespace komadai::core {
namespace {

using namespace scale;

/// Checks are answered with all moves that far into the captures; deeper, the evaluation has to do.
constexpr int QuiescenceEvasions = 6;
/// A capture in the quiescence search must bring the score this near to the window.
constexpr int QuiescenceMargin = 150;
/// The least depth at which it is worth while to find out whether a move is better than all others.
constexpr int SingularDepth = 7;
/// Results from the table end no line that the move limit may end soon.
constexpr int PliesNearMoveLimit = 40;

} // namespace

template <class Geometry>
Searcher<Geometry>::Searcher(const Game& game, const Position<Geometry>& root,
                             const Evaluation<Geometry>& evaluation, TranspositionTable& table,
                             Memory& memory, const Budget& budget)
    : RootSearch<PlainMove>(budget), m_variant(game.spec()), m_rules(m_variant.ends),
      m_hasRoyals(m_variant.hasRoyals()), m_evaluation(evaluation), m_table(table), m_position(root),
      m_path(game), m_history(memory.history), m_continuations(memory.continuations),
      m_frames(MaxPly + 2,
               Frame(*std::get<std::shared_ptr<const MoveTables<Geometry>>>(game.variant()->tables()))) {
    frame(0).inCheck = m_position.isInCheck();
    frame(0).material = m_evaluation.material(m_position);
}

// --- the root

template <class Geometry>
SearchResult Searcher<Geometry>::run(int maxDepth, int lines, const Engine::Listener& listener) {
    collectRootMoves();
    if (m_rootMoves.empty()) return {std::nullopt, toScore(scoreWithoutMoves(0)), 0, m_nodes};
    return this->runRoot(maxDepth, lines, listener);
}

/// Before anything is searched, the moves stand in the order in which they would be tried, with the
/// evaluation.
template <class Geometry>
void Searcher<Geometry>::collectRootMoves() {
    m_generated.clear();
    m_position.addLegalMoves(m_generated);
    beginMoves(0, PackedMove::None);
    rankMoves(0);
    auto& moves = frame(0).moves;
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.rank() > b.rank(); });
    const int score = evaluate(0);
    for (const RankedMove& ranked : moves)
        m_rootMoves.push_back({ranked.move(), score, {ranked.move()}, ranked.isQuiet()});
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
bool Searcher<Geometry>::mayReduce() const {
    return !m_frames[0].inCheck && !m_frames[1].inCheck;
}

// --- the tree

/// The score of the position, as its side to move sees it; a bound outside the window. Once `m_stopped` is
/// set it means nothing. Where a move is excluded, that of the other moves; the table then knows nothing of it.
template <class Geometry>
int Searcher<Geometry>::search(int ply, int depth, int alpha, int beta, bool mayPass, PackedMove excluded) {
    Frame& node = frame(ply);
    node.line.clear();
    if (m_stopped) return 0;
    if (const auto end = scoreOfEnd(ply)) return *end;
    if (ply >= MaxPly) return evaluate(ply);
    const bool isWhole = excluded == PackedMove::None;
    if (node.inCheck && node.isCheckSound && isWhole && ply < 2 * m_depth) ++depth;
    if (depth <= 0) return quiesce(ply, 0, alpha, beta);

    const bool isPrincipal = beta - alpha > 1;
    alpha = std::max(alpha, lossIn(ply));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta) return alpha;

    const std::uint64_t key = tableKey();
    const auto known = m_table.find(key);
    const PackedMove hashMove = known ? known->move : PackedMove::None;
    const bool nearLimit = m_rules.moveLimit.moves > 0 &&
                           m_path.quietPlies() >= 2 * m_rules.moveLimit.moves - PliesNearMoveLimit;
    if (known && isWhole && !isPrincipal && known->depth >= depth && !nearLimit) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }

    node.evaluation = node.inCheck                             ? -Infinite
                      : known && !isDecided(known->evaluation) ? known->evaluation
                                                               : evaluate(ply);
    const bool improving = !node.inCheck && ply >= 2 && node.evaluation > frame(ply - 2).evaluation;
    const bool prunes = !isPrincipal && !node.inCheck;
    if (prunes && isWhole && depth <= 6 && !isDecided(beta) &&
        node.evaluation - 80 * depth + (improving ? 60 : 0) >= beta)
        return node.evaluation;
    if (prunes && isWhole && depth <= 2 && node.evaluation + 250 * depth <= alpha) {
        const int score = quiesce(ply, 0, alpha, beta);
        if (score <= alpha || m_stopped) return score;
    }
    if (prunes && mayPass)
        if (const auto score = scoreOfPass(ply, depth, beta)) return *score;
    if (hashMove == PackedMove::None && depth >= 4) --depth;
    const int extension = known && isWhole && isSingular(ply, depth, *known) ? 1 : 0;
    if (m_stopped) return 0;

    beginMoves(ply, hashMove);
    frame(ply + 1).killers = {};

    const int alphaBefore = alpha;
    const std::size_t mostQuiets = static_cast<std::size_t>((6 + 2 * depth * depth) / (improving ? 1 : 2));
    std::size_t quiets = 0;
    bool onlyForcing = false; // quiet moves that give no check have become hopeless
    Best best;
    for (std::size_t i = 0; onlyForcing ? bringForcing(ply, i) : bringMove(ply, i); ++i) {
        const RankedMove current = node.moves[i];
        if (current.packed() == excluded) continue;
        const PlainMove move = current.move();
        m_table.prefetch(m_position.keyAfter(move)); // takes about as long as judging and making the move
        const bool isQuiet = current.isQuiet();
        const bool attacksKing = node.checks.isCheckOn(destinationOf(move), movedBy(move));
        if (isQuiet) ++quiets;
        if (prunes && !isLoss(best.score) && i > 0 && depth <= 7) {
            const bool hopeless =
                isQuiet && (quiets > mostQuiets || node.evaluation + 120 + 90 * depth <= alpha);
            const bool losing = !isQuiet && depth <= 3 && current.rank() < 0;
            onlyForcing = onlyForcing || hopeless;
            if (!attacksKing && (hopeless || losing || (isQuiet && losesMaterial(move, 0, -50 * depth))))
                continue;
        }

        frame(ply + 1).isCheckSound =
            !attacksKing || !losesMaterial(move, isQuiet ? 0 : gainOf(std::get<BoardMove>(move)));
        const Undo undo = make(ply, move);
        const bool givesCheck = frame(ply + 1).inCheck;
        int score = 0;
        if (i == 0) {
            score = -search(ply + 1, depth - 1 + extension, -beta, -alpha, true);
        } else {
            int reduction = 0;
            if (depth >= 3 && i >= 2 && (isQuiet || current.rank() < 0) && !node.inCheck) {
                reduction = reductionOf(depth, i) - (isPrincipal ? 1 : 0) - (givesCheck ? 1 : 0) +
                            (improving ? 0 : 1);
                if (isQuiet)
                    reduction -=
                        (current.rank() >= order::Killer ? 1 : 0) + std::clamp(current.rank() / 6000, -2, 2);
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
        if (isQuiet) rewardQuiet(ply, i, depth);
        break;
    }
    if (!isWhole) return std::max(best.score, lossIn(ply));
    if (node.moves.empty()) return scoreWithoutMoves(ply);
    const Bound bound = boundOf(best.score, alphaBefore, beta);
    m_table.store(key, {best.move, fromRootToPosition(best.score, ply), node.evaluation, depth, bound});
    return best.score;
}

/// Whether the move that the table knows is better by far than all others, as a search of them half as deep shows.
template <class Geometry>
bool Searcher<Geometry>::isSingular(int ply, int depth, const TranspositionTable::Result& known) {
    if (depth < SingularDepth || ply >= 2 * m_depth) return false;
    if (known.move == PackedMove::None || known.bound == Bound::Upper || known.depth < depth - 3 ||
        isDecided(known.score))
        return false;
    const int beta = known.score - 2 * depth;
    const bool isSingular = search(ply, (depth - 1) / 2, beta - 1, beta, false, known.move) < beta;
    frame(ply).line.clear();
    return isSingular && !m_stopped;
}

/// Captures and promotions until none is worth while; all moves out of check.
template <class Geometry>
int Searcher<Geometry>::quiesce(int ply, int quietDepth, int alpha, int beta) {
    Frame& node = frame(ply);
    node.line.clear();
    if (m_stopped) return 0;
    if (quietDepth > 0)
        if (const auto end = scoreOfEnd(ply)) return *end;
    if (ply >= MaxPly) return evaluate(ply);

    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = tableKey();
    const auto known = m_table.find(key);
    if (known && !isPrincipal) {
        const int score = fromPositionToRoot(known->score, ply);
        if (isEnough(known->bound, score, alpha, beta)) return score;
    }

    const bool evades = node.inCheck && quietDepth < QuiescenceEvasions;
    const int alphaBefore = alpha;
    Best best;
    node.evaluation = -Infinite;
    if (!evades) {
        node.evaluation =
            known && !isDecided(known->evaluation) ? known->evaluation : evaluate(ply, alpha, beta);
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
        const bool mayBeStuck = m_generated.empty() && piecesBesidesKing(m_position.sideToMove()) <= 2;
        if (mayBeStuck && !m_position.hasLegalMove()) return scoreWithoutMoves(ply);
        rankTacticalMoves(ply, hashMove, alpha - node.evaluation - QuiescenceMargin);
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
    m_table.store(key, {best.move, fromRootToPosition(best.score, ply), node.evaluation, 0, bound});
    return best.score;
}

/// The score of a position in which the rules may have ended the game although there are moves. The order is
/// that of Game: mate goes before all else.
template <class Geometry>
std::optional<int> Searcher<Geometry>::scoreOfEnd(int ply) {
    if (const auto winner = m_position.campWinner())
        return *winner == m_position.sideToMove() ? winIn(ply) : lossIn(ply);
    if (const auto bare = scoreOfBareKing(ply)) return bare;
    if (isMaterialInsufficient(m_position)) return 0;
    if (const auto verdict = m_path.repetition(m_rules.repetition, m_position.sideToMove())) {
        using Result = RepetitionVerdict::Result;
        if (verdict->result == Result::Draw) return 0;
        const int win = verdict->endsGame ? winIn(ply) : ForbiddenCycle - ply;
        return verdict->result == Result::Win ? win : -win;
    }
    const int limit = m_rules.moveLimit.moves;
    if (limit == 0 || m_path.quietPlies() < 2 * limit) return std::nullopt;
    return m_position.hasLegalMove() ? 0 : scoreWithoutMoves(ply);
}

template <class Geometry>
std::optional<int> Searcher<Geometry>::scoreOfBareKing(int ply) {
    const Side mover = m_position.sideToMove();
    const int own = piecesBesidesKing(mover);
    const int others = piecesBesidesKing(opponent(mover));
    if ((own > 0 && others > 0) || !m_hasRoyals) return std::nullopt;
    if (!m_position.hasLegalMove()) return scoreWithoutMoves(ply);
    const auto outcome =
        outcomeOfBareKing(m_rules, mover, own, others, [this] { return canCapture(m_position); });
    if (!outcome) return std::nullopt;
    if (!outcome->winner) return 0;
    return *outcome->winner == mover ? winIn(ply) : lossIn(ply);
}

template <class Geometry>
int Searcher<Geometry>::scoreWithoutMoves(int ply) const {
    const Side mover = m_position.sideToMove();
    const auto winner =
        outcomeWithoutMoves(m_rules, mover, m_frames[static_cast<std::size_t>(ply)].inCheck).winner;
    if (!winner) return 0;
    return *winner == mover ? winIn(ply) : lossIn(ply);
}

/// Whether the position is so good that even passing the turn does not spoil it; then its score. Not with few
/// pieces, where having to move may be the trouble.
template <class Geometry>
std::optional<int> Searcher<Geometry>::scoreOfPass(int ply, int depth, int beta) {
    constexpr int FewPieces = 3;
    const int evaluation = frame(ply).evaluation;
    if (depth < 3 || evaluation < beta || isDecided(beta)) return std::nullopt;
    if (piecesBesidesKing(m_position.sideToMove()) < FewPieces) return std::nullopt;
    const int reduction = 3 + depth / 5 + std::min((evaluation - beta) / 200, 2);
    m_position.makeNull();
    m_path.pushPass(m_position.key());
    frame(ply + 1).inCheck = false;
    frame(ply + 1).moveNumber = Continuations::None;
    frame(ply + 1).material = frame(ply).material;
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
    m_stopped = m_stopped || m_budget.isSpent(m_nodes);
    const Side side = m_position.sideToMove();
    const Undo undo = m_position.make(move);
    Frame& child = frame(ply + 1);
    child.inCheck = m_position.isInCheck();
    child.moveNumber = m_continuations.moveNumber(undo.moved, destinationOf(move));
    child.material = m_evaluation.materialAfter(frame(ply).material, m_position, move, side, undo);
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

/// The kind that arrives: the promoted one, if the move promotes.
template <class Geometry>
PieceType Searcher<Geometry>::movedBy(const PlainMove& move) const {
    if (const auto* drop = std::get_if<Drop>(&move)) return drop->piece;
    const auto& board = std::get<BoardMove>(move);
    return board.promotion ? *board.promotion : m_position.pieceAt(board.from)->type;
}

template <class Geometry>
int Searcher<Geometry>::piecesBesidesKing(Side side) const {
    return m_position.occupied(side).count() - (m_hasRoyals ? 1 : 0) + m_position.hand(side).total();
}

/// What a capture or promotion wins if nothing comes back.
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

/// Whether the exchange that the move begins loses more than `threshold` below nothing.
template <class Geometry>
bool Searcher<Geometry>::losesMaterial(const PlainMove& move, int gain, int threshold) const {
    const PieceType arrives = movedBy(move);
    if (m_variant.piece(arrives).royal) return false;
    return !winsExchange(m_position, m_evaluation, move, arrives, gain, threshold);
}

template <class Geometry>
void Searcher<Geometry>::beginMoves(int ply, PackedMove hashMove) {
    Frame& node = frame(ply);
    node.moves.clear();
    node.stage = Stage::None;
    node.hashMove = hashMove;
    node.checks.reset(m_position, m_position.sideToMove());
}

/// Brings the move that is to be tried next to its place `index`. Moves are generated when their turn has come: a line
/// is often cut off by the hash move or a capture. False if there are no more.
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

/// The same, past quiet moves that give no check: `index` goes on to the place of the next other move. Precondition: all
/// moves have been generated.
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

/// Adds the generated moves to those of the frame and ranks them. The hash move, if there is one already, is left out.
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
    return (losesMaterial(move, gain) ? order::BadCapture : order::GoodCapture) + 8 * gain -
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

/// Keeps those of the generated moves that may gain more than `margin` and lose nothing.
template <class Geometry>
void Searcher<Geometry>::rankTacticalMoves(int ply, PackedMove hashMove, int margin) {
    Frame& node = frame(ply);
    for (const PlainMove& move : m_generated) {
        const auto& board = std::get<BoardMove>(move);
        const int gain = gainOf(board);
        if (gain <= margin || losesMaterial(board, gain)) continue;
        const PackedMove code = packed(board);
        const int rank =
            code == hashMove ? order::HashMove : 8 * gain - m_evaluation.captureGain(movedBy(board)) / 2;
        node.moves.emplace_back(code, rank, RankedMove::Kind::Tactical);
    }
}

/// Remembers a quiet move that refuted the one before it; those tried in vain before it count less from now
/// on.
template <class Geometry>
void Searcher<Geometry>::rewardQuiet(int ply, std::size_t index, int depth) {
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

/// How well a quiet move has done, also after the last move and after the own one before.
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
