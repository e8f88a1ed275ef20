#include "core/review/move_review.h"

#include "core/rules/move_course.h"
#include "core/search/evaluation_weights.h"

#include <algorithm>
#include <cmath>

namespace komadai::core {
namespace {

/// A piece counts as lost where the captures that follow cost at least this part of its value.
constexpr double PartLost = 0.5;
/// Losing a draw is worth naming for a side that had at least this chance to win.
constexpr double ChanceToWin = 0.6;

/// Within MostCentipawns.
int limited(Score score) {
    constexpr int Most = MoveReview::MostCentipawns;
    if (score.isMate()) return score.isWin() ? Most : -Most;
    return std::clamp(score.centipawns(), -Most, Most);
}

/// Moves of the winner in a mate; none if its length is unknown.
std::optional<int> movesOf(Score mate) {
    if (!mate.hasMateLength()) return std::nullopt;
    return mate.matePlies() / 2 + mate.matePlies() % 2;
}

/// How a game ends after the line; none where it does not end, or where the line has an illegal move.
std::optional<Outcome> endOf(Game game, const std::vector<Move>& line) {
    for (const Move& move : line) {
        if (game.isOver()) break;
        if (game.play(move)) return std::nullopt;
    }
    return game.outcome();
}

/// The game after the move, and going on if the rules let it.
Game after(Game game, const Move& move) {
    if (game.isOver()) game.playOn();
    game.play(move);
    return game;
}

MoveReason winReason(MoveReason::Kind kind, const Game& game, const Evaluation& evaluation) {
    MoveReason reason{kind, movesOf(evaluation.score)};
    if (const auto end = endOf(game, evaluation.line)) reason.end = end->reason;
    if (reason.end == EndReason::Campmate) reason.piece = game.spec().ends.campPiece;
    return reason;
}

/// The most valuable piece of `side` among the victims of a move; none where a stored move is not legal.
template <class Value>
std::optional<std::pair<Piece, Square>> bestVictim(const AnyPosition& position, const Move& move, Side side,
                                                   Value value) {
    std::optional<std::pair<Piece, Square>> best;
    if (!position.isLegal(move)) return best;
    for (const auto& victim : courseOf(move, position).victims) {
        const auto piece = position.pieceAt(victim.square);
        if (!piece || piece->side != side) continue;
        if (!best || value(piece->type) > value(best->first.type)) best = {*piece, victim.square};
    }
    return best;
}

Verdict verdictOf(const MoveReview& review, bool isForced) {
    if (isForced) return Verdict::Forced;
    if (review.loss >= BlunderLoss) return Verdict::Blunder;
    if (review.before.score.isWin() && !review.after.score.isLoss() && review.loss > 0)
        return Verdict::MissedMate;
    if (review.loss >= MistakeLoss) return Verdict::Mistake;
    if (review.loss >= InaccuracyLoss) return Verdict::Inaccuracy;
    return Verdict::Good;
}

} // namespace

std::optional<Glyph> glyphOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Blunder: return Glyph::Blunder;
    case Verdict::Mistake: return Glyph::Mistake;
    case Verdict::MissedMate:
    case Verdict::Inaccuracy: return Glyph::Dubious;
    case Verdict::Forced:
    case Verdict::Best:
    case Verdict::Good: break;
    }
    return std::nullopt;
}

Evaluation evaluationOfEnd(const Outcome& outcome, Side toMove) {
    Evaluation evaluation;
    if (outcome.winner) evaluation.score = Score::mateIn(*outcome.winner == toMove ? 1 : 0);
    return evaluation;
}

MoveJudge::MoveJudge(const VariantSpec& variant)
    : m_chance(WinChance::of(variant)), m_values(boardValuesOf(variant)) {}

MoveReview MoveJudge::judge(const Game& game, const Move& move, const Evaluation& before,
                            const Evaluation& after) const {
    MoveReview review;
    review.mover = game.position().sideToMove();
    review.move = move;
    review.before = before;
    review.after = after;
    review.chanceBefore = m_chance.at(before.score);
    review.chanceAfter = 1 - m_chance.at(after.score);
    if (!before.line.empty() && before.line.front() == move) {
        review.verdict = Verdict::Best;
        return review;
    }
    review.loss = std::max(review.chanceBefore - review.chanceAfter, 0.0);
    review.centipawnLoss = std::max(limited(before.score) + limited(after.score), 0);
    review.verdict = verdictOf(review, game.position().legalMoves().size() == 1);
    if (review.isFault()) review.reason = reasonOf(game, review);
    return review;
}

std::optional<MoveReason> MoveJudge::reasonOf(const Game& game, const MoveReview& review) const {
    if (review.after.score.isWin() && !review.before.score.isLoss())
        return winReason(MoveReason::Kind::AllowsWin, after(game, review.move), review.after);
    if (review.before.score.isWin()) return winReason(MoveReason::Kind::MissedWin, game, review.before);
    if (!review.after.score.isMate() && review.chanceBefore >= ChanceToWin)
        if (const auto end = endOf(after(game, review.move), review.after.line); end && !end->winner)
            return MoveReason{MoveReason::Kind::AllowsDraw, {}, end->reason};
    const Cost lost = lossOfPiece(game, review), missed = missedCapture(game, review);
    const Cost& greater = missed.centipawns > lost.centipawns ? missed : lost;
    return greater.centipawns > 0 ? std::optional(greater.reason) : std::nullopt;
}

MoveJudge::Cost MoveJudge::lossOfPiece(const Game& game, const MoveReview& review) const {
    if (review.after.line.empty()) return {};
    const AnyPosition position = game.position().after(review.move);
    const auto victim = bestVictim(position, review.after.line.front(), review.mover,
                                   [this](PieceType type) { return valueOf(type); });
    if (!victim) return {};
    const int cost = gainOf(position, review.after.line) - gainOf(game.position(), review.move);
    if (cost < PartLost * valueOf(victim->first.type)) return {};
    const bool hasMoved = victim->second == destinationOf(review.move);
    return {cost,
            {hasMoved ? MoveReason::Kind::PutsEnPrise : MoveReason::Kind::LeavesEnPrise,
             {},
             {},
             victim->first.type,
             victim->second}};
}

MoveJudge::Cost MoveJudge::missedCapture(const Game& game, const MoveReview& review) const {
    if (review.before.line.empty()) return {};
    const AnyPosition& position = game.position();
    const auto victim = bestVictim(position, review.before.line.front(), opponent(review.mover),
                                   [this](PieceType type) { return valueOf(type); });
    if (!victim) return {};
    const int gain = gainOf(position, review.before.line) - gainOf(position, review.move);
    if (gain < PartLost * valueOf(victim->first.type)) return {};
    return {gain, {MoveReason::Kind::MissedCapture, {}, {}, victim->first.type, victim->second}};
}

int MoveJudge::gainOf(const AnyPosition& position, const Move& move) const {
    int gain = 0;
    for (const auto& victim : courseOf(move, position).victims)
        if (const auto piece = position.pieceAt(victim.square))
            gain += piece->side == position.sideToMove() ? -valueOf(piece->type) : valueOf(piece->type);
    return gain;
}

/// The captures count up to the first move that takes nothing.
int MoveJudge::gainOf(const AnyPosition& position, const std::vector<Move>& line) const {
    AnyPosition at = position;
    int gain = 0, sign = 1;
    for (const Move& move : line) {
        if (!at.isLegal(move)) break;
        const int won = gainOf(at, move);
        if (won == 0) break;
        gain += sign * won;
        sign = -sign;
        at = at.after(move);
    }
    return gain;
}

} // namespace komadai::core
