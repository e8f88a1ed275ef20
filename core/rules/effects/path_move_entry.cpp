#include "core/rules/effects/path_move_entry.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace komadai::core {

PathMoveEntry::PathMoveEntry(EffectsPosition position, Square from)
    : m_position(std::move(position)), m_piece(*m_position.pieceAt(from)) {
    m_move.from = from;
}

int PathMoveEntry::mostSteps() const {
    const auto& kind = m_position.tables()->kind(m_piece);
    if (!kind.walks) return 1;
    if (m_move.steps == 0) return kind.effects->multiStep->most;
    const EffectsTables& tables = *m_position.tables();
    const int first = tables.cellOf(m_move.path[0]) - tables.cellOf(m_move.from);
    const bool walks = std::any_of(kind.steps.begin(), kind.steps.end(),
                                   [&](const EffectsTables::Step& step) { return step.offset == first; });
    return walks ? kind.effects->multiStep->most : 1;
}

bool PathMoveEntry::isEnemy(Square square) const {
    const auto piece = m_position.pieceAt(square);
    return piece && piece->side != m_piece.side;
}

std::optional<PathMove> PathMoveEntry::withStep(const PathMove& move, Square square) const {
    const bool takes = isEnemy(square) && !move.takes(square);
    if (move.steps == PathMove::MaxSteps || (takes && move.taken == PathMove::MaxTaken)) return std::nullopt;
    PathMove longer = move;
    longer.addStep(square);
    if (takes) longer.addTaken(square, false);
    return longer;
}

std::optional<PathMove> PathMoveEntry::with(Square square, bool byShot) const {
    if (!byShot) return withStep(m_move, square);
    if (m_move.taken == PathMove::MaxTaken) return std::nullopt;
    PathMove longer = m_move;
    longer.addTaken(square, true);
    return longer;
}

/// A beginning is not refused because it needs more steps or has to promote.
std::optional<Refusal> PathMoveEntry::whyRefusedAsBeginning(const PathMove& move) const {
    const auto refusal = m_position.whyRefused(move);
    if (refusal == Refusal::MustPromote) return std::nullopt;
    if (refusal != Refusal::TooFewSteps) return refusal;
    for (int index = 0; index < m_position.spec().size.squares(); ++index) {
        const auto longer = withStep(move, Square::at(index));
        if (longer && leadsOn(*longer)) return std::nullopt;
    }
    return refusal;
}

bool PathMoveEntry::leadsOn(const PathMove& move) const { return !whyRefusedAsBeginning(move); }

std::vector<PathMoveEntry::Continuation> PathMoveEntry::continuations() const {
    std::vector<Continuation> found;
    for (int index = 0; index < m_position.spec().size.squares(); ++index) {
        const Square square = Square::at(index);
        const auto step = with(square, false);
        if (step && leadsOn(*step))
            found.push_back({square, step->taken > m_move.taken ? Kind::Capture : Kind::Step});
        if (!isEnemy(square)) continue;
        const auto shot = with(square, true);
        if (shot && leadsOn(*shot)) found.push_back({square, Kind::Shot});
    }
    return found;
}

std::optional<Refusal> PathMoveEntry::whyRefused(Square square) const {
    const auto step = with(square, false);
    const auto refusal = step ? whyRefusedAsBeginning(*step) : Refusal::DoesNotMoveThere;
    const bool isShooter = m_position.tables()->kind(m_piece).effects->shooting.has_value();
    const auto shot = isShooter && isEnemy(square) ? with(square, true) : std::nullopt;
    if (!refusal || !shot) return refusal;
    const auto shotRefusal = whyRefusedAsBeginning(*shot);
    // Before the first step, the player meant a step; after it, a shot, unless the square is in reach of a step.
    const bool concernsShot = !shotRefusal || (m_move.steps > 0 && refusal == Refusal::DoesNotMoveThere);
    return concernsShot ? shotRefusal : refusal;
}

void PathMoveEntry::add(const Continuation& continuation) {
    const auto longer = with(continuation.square, continuation.kind == Kind::Shot);
    assert(longer && leadsOn(*longer));
    m_move = *longer;
}

void PathMoveEntry::takeBack() {
    assert(!isEmpty());
    const bool wasShot = m_move.taken > 0 && m_move.victims[m_move.taken - 1U].byShot &&
                         m_move.victims[m_move.taken - 1U].step == m_move.steps;
    if (wasShot) {
        --m_move.taken;
        return;
    }
    if (m_move.taken > 0 && m_move.victims[m_move.taken - 1U].step == m_move.steps) --m_move.taken;
    --m_move.steps;
}

auto PathMoveEntry::ending() const -> Ending {
    if (isEmpty()) return Ending::NotYet;
    const bool plain = m_position.isLegal(move(false));
    if (!m_position.isLegal(move(true))) return plain ? Ending::WithoutPromotion : Ending::NotYet;
    return plain ? Ending::MayPromote : Ending::MustPromote;
}

PathMove PathMoveEntry::move(bool promotes) const {
    PathMove move = m_move;
    move.promotes = promotes;
    return move;
}

} // namespace komadai::core
