#include "ui/board/move_entry.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace komadai::ui {
namespace {

bool startsAt(const core::Move& move, const Place& place) {
    if (const auto* square = std::get_if<core::Square>(&place)) {
        const auto* boardMove = std::get_if<core::BoardMove>(&move);
        return boardMove && boardMove->from == *square;
    }
    const auto* drop = std::get_if<core::Drop>(&move);
    return drop && drop->piece == std::get<HandPlace>(place).type;
}

bool promotes(const core::Move& move) {
    const auto* boardMove = std::get_if<core::BoardMove>(&move);
    return boardMove && boardMove->promotion;
}

} // namespace

void MoveEntry::setPosition(const core::AnyPosition& position) {
    m_position = position;
    m_legalMoves = position.legalMoves();
    m_pressedSelection = false;
    clear();
}

void MoveEntry::setMovable(MovableSides sides) {
    m_movable = sides;
    if (m_selection && !canPick(*m_selection)) clear();
}

bool MoveEntry::clear() {
    const bool had = m_selection.has_value();
    m_selection.reset();
    m_targets.clear();
    m_choices.clear();
    return had;
}

MoveEntry::Answer MoveEntry::cancel() {
    m_pressedSelection = false;
    return clear() ? Answer(Deselected{}) : Answer(Nothing{});
}

bool MoveEntry::canPick(const Place& place) const {
    if (!m_position || m_legalMoves.empty()) return false;
    const auto mover = m_position->sideToMove();
    if (!m_movable.contains(mover)) return false;
    if (const auto* hand = std::get_if<HandPlace>(&place))
        return hand->side == mover && m_position->hand(mover).count(hand->type) > 0;
    const auto piece = m_position->pieceAt(std::get<core::Square>(place));
    return piece && piece->side == mover;
}

MoveEntry::Answer MoveEntry::select(const Place& place) {
    clear();
    m_selection = place;
    for (const auto& move : m_legalMoves) {
        if (!startsAt(move, place)) continue;
        const auto to = core::destinationOf(move);
        if (std::find(m_targets.begin(), m_targets.end(), to) == m_targets.end()) m_targets.push_back(to);
    }
    return Selected{place};
}

MoveEntry::Answer MoveEntry::press(std::optional<Place> place) {
    m_pressedSelection = place && place == m_selection && m_choices.empty();
    if (m_pressedSelection || !m_position) return Nothing{};
    if (!place || !m_choices.empty()) return cancel();
    if (canPick(*place)) return select(*place);
    return m_selection ? aimAt(*place) : refuseIdle(*place);
}

MoveEntry::Answer MoveEntry::release(std::optional<Place> place, bool dragged) {
    const bool pressedSelection = std::exchange(m_pressedSelection, false);
    if (!m_selection || !m_choices.empty()) return Nothing{};
    if (place == m_selection) return pressedSelection ? cancel() : Answer(Nothing{});
    if (!dragged) return Nothing{};
    if (!place || std::holds_alternative<HandPlace>(*place)) return cancel();
    return aimAt(*place);
}

MoveEntry::Answer MoveEntry::choose([[maybe_unused]] const core::Move& move) {
    assert(std::find(m_choices.begin(), m_choices.end(), move) != m_choices.end());
    const core::Move chosen = move; // `move` may be one of those that clear() deletes
    clear();
    return Chosen{chosen};
}

core::Move MoveEntry::plainMoveTo(core::Square square) const {
    if (const auto* from = std::get_if<core::Square>(&*m_selection))
        return core::BoardMove{*from, square, std::nullopt};
    return core::Drop{std::get<HandPlace>(*m_selection).type, square};
}

MoveEntry::Answer MoveEntry::aimAt(const Place& place) {
    const auto* square = std::get_if<core::Square>(&place);
    if (!square) return refuse(core::Refusal::NotYourPiece);
    std::vector<core::Move> moves;
    std::copy_if(m_legalMoves.begin(), m_legalMoves.end(), std::back_inserter(moves),
                 [&](const core::Move& move) {
                     return core::destinationOf(move) == *square && startsAt(move, *m_selection);
                 });
    if (moves.empty())
        return refuse(m_position->whyRefused(plainMoveTo(*square)).value_or(core::Refusal::DoesNotMoveThere));
    if (moves.size() == 1) {
        clear();
        return Chosen{moves.front()};
    }
    std::stable_partition(moves.begin(), moves.end(), promotes);
    m_choices = moves;
    return Ambiguous{moves};
}

MoveEntry::Answer MoveEntry::refuse(core::Refusal reason) {
    clear();
    return Refused{reason};
}

/// A press with nothing selected on a place where nothing can be picked up.
MoveEntry::Answer MoveEntry::refuseIdle(const Place& place) {
    const auto* hand = std::get_if<HandPlace>(&place);
    const bool holdsPiece = hand ? m_position->hand(hand->side).count(hand->type) > 0
                                 : m_position->pieceAt(std::get<core::Square>(place)).has_value();
    if (!holdsPiece) return Nothing{};
    return Refused{m_legalMoves.empty() ? core::Refusal::GameIsOver : core::Refusal::NotYourPiece};
}

} // namespace komadai::ui
