#include "ui/board/move_entry.h"

#include "core/rules/premove.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace komadai::ui {
namespace {

bool startsAt(const core::Move& move, const Place& place, const core::AnyPosition& before) {
    if (const auto* square = std::get_if<core::Square>(&place)) {
        const auto* boardMove = std::get_if<core::BoardMove>(&move);
        return boardMove && boardMove->from == *square;
    }
    const auto* drop = std::get_if<core::Drop>(&move);
    return drop && handPlaceOf(*drop, before) == std::get<HandPlace>(place);
}

bool promotes(const core::Move& move) {
    const auto* boardMove = std::get_if<core::BoardMove>(&move);
    return boardMove && boardMove->promotion;
}

/// Whether the selected piece survived the opponent's move.
bool isSamePiece(const Place& place, const core::AnyPosition& before, const core::AnyPosition& after) {
    if (before.variant() != after.variant()) return false;
    const auto* square = std::get_if<core::Square>(&place);
    return !square || before.pieceAt(*square) == after.pieceAt(*square);
}

} // namespace

void MoveEntry::setPosition(const core::AnyPosition& position) {
    const auto before = std::exchange(m_position, position);
    const auto premoved = m_isPremove ? m_selection : std::nullopt;
    m_legalMoves.clear();
    if (!position.effects()) m_legalMoves = position.legalMoves();
    m_canMove = position.hasLegalMove();
    clear();
    if (premoved && isSamePiece(*premoved, *before, position) && maySelect(*premoved))
        select(*premoved);
    else
        m_pressedSelection = false;
}

void MoveEntry::setMovable(MovableSides sides, std::optional<core::Side> premovable) {
    m_movable = sides;
    m_premovable = premovable;
    if (!m_selection) return;
    const Place origin = hasBegun() ? Place(m_course->move().from) : *m_selection;
    if (!maySelect(origin))
        clear();
    else if (m_isPremove == mayMove(origin))
        select(origin); // what the selection is for has changed
}

bool MoveEntry::clear() {
    const bool had = m_selection.has_value();
    m_isPremove = false;
    m_selection.reset();
    m_targets.clear();
    m_choices.clear();
    m_ways.clear();
    m_course.reset();
    return had;
}

MoveEntry::Answer MoveEntry::cancel() {
    m_pressedSelection = false;
    return clear() ? Answer(Deselected{}) : Answer(Nothing{});
}

bool MoveEntry::canPick(const Place& place) const {
    return hasBegun() ? place == m_selection && m_choices.empty() : maySelect(place);
}

bool MoveEntry::hasPieceOf(core::Side side, const Place& place) const {
    if (const auto* hand = std::get_if<HandPlace>(&place))
        return hand->side == side && m_position->hand(side).count(hand->type) > 0;
    const auto piece = m_position->pieceAt(std::get<core::Square>(place));
    return piece && piece->side == side;
}

/// Whether a piece there is one that the user may move now.
bool MoveEntry::mayMove(const Place& place) const {
    if (!m_position || !m_canMove) return false;
    const auto mover = m_position->sideToMove();
    return m_movable.contains(mover) && hasPieceOf(mover, place);
}

/// Whether a piece there is one for a premove. A move of several steps depends too much on the opponent's move.
bool MoveEntry::mayPremove(const Place& place) const {
    return m_position && m_premovable && !m_position->effects() && hasPieceOf(*m_premovable, place);
}

bool MoveEntry::isPremoveTarget(const Place& place) const {
    const auto* square = std::get_if<core::Square>(&place);
    return m_isPremove && square &&
           std::any_of(m_targets.begin(), m_targets.end(),
                       [&](const Target& target) { return target.square == *square; });
}

MoveEntry::Answer MoveEntry::select(const Place& place) {
    clear();
    m_selection = place;
    m_isPremove = !mayMove(place);
    if (m_isPremove)
        findPremoveTargets();
    else
        findTargets();
    return Selected{place};
}

void MoveEntry::findPremoveTargets() {
    const core::Side side = *m_premovable;
    const auto* hand = std::get_if<HandPlace>(&*m_selection);
    const auto squares = hand ? core::premoveDropSquares(*m_position, side, hand->type)
                              : core::premoveSquares(*m_position, std::get<core::Square>(*m_selection));
    for (const auto square : squares) {
        const auto piece = m_position->pieceAt(square);
        const bool isCapture = !hand && piece && piece->side != side;
        m_targets.push_back({square, isCapture ? TargetKind::Capture : TargetKind::Step});
    }
}

void MoveEntry::findTargets() {
    const Place& place = *m_selection;
    if (const auto* effects = m_position->effects()) {
        m_course.emplace(*effects, std::get<core::Square>(place));
        m_targets = m_course->continuations();
    }
    for (const auto& move : m_legalMoves) {
        if (!startsAt(move, place, *m_position)) continue;
        const auto to = core::destinationOf(move);
        const Target target{to, m_position->pieceAt(to) ? TargetKind::Capture : TargetKind::Step};
        if (std::find(m_targets.begin(), m_targets.end(), target) == m_targets.end())
            m_targets.push_back(target);
    }
}

MoveEntry::Answer MoveEntry::press(std::optional<Place> place) {
    m_pressedSelection = place && place == m_selection && m_choices.empty();
    if (m_pressedSelection || !m_position) return Nothing{};
    if (!m_choices.empty()) return stepBack();
    if (!place) return cancel();
    if (isPremoveTarget(*place)) return aimAt(*place);
    if (!hasBegun() && maySelect(*place)) return select(*place);
    return m_selection ? aimAt(*place) : refuseIdle(*place);
}

MoveEntry::Answer MoveEntry::release(std::optional<Place> place, bool dragged) {
    const bool pressedSelection = std::exchange(m_pressedSelection, false);
    if (!m_selection || !m_choices.empty()) return Nothing{};
    if (place == m_selection) {
        if (hasBegun()) return pressedSelection && !dragged ? end() : Answer(Nothing{});
        return pressedSelection ? cancel() : Answer(Nothing{});
    }
    if (!dragged) return Nothing{};
    if (place && !std::holds_alternative<HandPlace>(*place)) return aimAt(*place);
    return hasBegun() ? Answer(Nothing{}) : cancel();
}

MoveEntry::Answer MoveEntry::choose(const core::Move& move) {
    assert(std::find(m_choices.begin(), m_choices.end(), move) != m_choices.end());
    if (!m_ways.empty()) {
        const auto place = std::find(m_choices.begin(), m_choices.end(), move) - m_choices.begin();
        return add(m_ways[static_cast<std::size_t>(place)]);
    }
    const core::Move chosen = move; // `move` may be one of those that clear() deletes
    clear();
    return Chosen{chosen};
}

// --- premoves

MoveEntry::Answer MoveEntry::premoveTo(core::Square square) {
    if (!isPremoveTarget(square)) {
        const bool isBoardMove = std::holds_alternative<core::Square>(*m_selection);
        if (isBoardMove) return refuse(core::Refusal::DoesNotMoveThere);
        return refuse(m_position->pieceAt(square) ? core::Refusal::SquareIsOccupied
                                                  : core::Refusal::NotDroppedThere);
    }
    const Premove premove{*m_selection, square};
    clear();
    return Prepared{premove};
}

MoveEntry::Answer MoveEntry::enter(const Premove& premove) {
    cancel();
    if (!mayMove(premove.from)) return Refused{core::Refusal::NotYourPiece};
    select(premove.from);
    return aimAt(premove.to);
}

// --- moves of several steps

MoveEntry::Answer MoveEntry::addTo(core::Square square) {
    std::vector<Target> ways;
    std::copy_if(m_targets.begin(), m_targets.end(), std::back_inserter(ways),
                 [&](const Target& target) { return target.square == square; });
    if (ways.empty()) return refuse(m_course->whyRefused(square).value_or(core::Refusal::DoesNotMoveThere));
    if (ways.size() == 1) return add(ways.front());
    for (const Target& way : ways) {
        auto course = *m_course;
        course.add(way);
        m_choices.emplace_back(course.move());
    }
    m_ways = std::move(ways);
    return Ambiguous{m_choices};
}

MoveEntry::Answer MoveEntry::add(Target target) {
    m_course->add(target);
    return follow();
}

/// Prepares the next step; ends the move if there is none.
MoveEntry::Answer MoveEntry::follow() {
    m_choices.clear();
    m_ways.clear();
    m_selection = m_course->square();
    m_targets = m_course->continuations();
    return m_targets.empty() ? end() : Continued{};
}

MoveEntry::Answer MoveEntry::end() {
    if (!hasBegun() || !m_choices.empty()) return Nothing{};
    using Ending = core::PathMoveEntry::Ending;
    switch (m_course->ending()) {
    case Ending::NotYet: return refuse(core::Refusal::TooFewSteps);
    case Ending::MayPromote:
        m_choices = {m_course->move(true), m_course->move(false)};
        return Ambiguous{m_choices};
    case Ending::WithoutPromotion:
    case Ending::MustPromote: break;
    }
    const core::Move move = m_course->move(m_course->ending() == Ending::MustPromote);
    clear();
    return Chosen{move};
}

MoveEntry::Answer MoveEntry::stepBack() {
    m_pressedSelection = false;
    if (!hasBegun() && m_ways.empty()) return cancel();
    const bool isAtTheEnd = m_targets.empty(); // where the last step brought up a choice of promotion
    if (m_choices.empty() || isAtTheEnd) m_course->takeBack();
    follow();
    return Continued{};
}

// --- moves in one go

core::Move MoveEntry::plainMoveTo(core::Square square) const {
    if (const auto* from = std::get_if<core::Square>(&*m_selection))
        return core::BoardMove{*from, square, std::nullopt};
    return core::Drop{std::get<HandPlace>(*m_selection).type, square};
}

MoveEntry::Answer MoveEntry::aimAt(const Place& place) {
    const auto* square = std::get_if<core::Square>(&place);
    if (!square) return refuse(core::Refusal::NotYourPiece);
    if (m_isPremove) return premoveTo(*square);
    if (m_course) return addTo(*square);
    std::vector<core::Move> moves;
    std::copy_if(m_legalMoves.begin(), m_legalMoves.end(), std::back_inserter(moves),
                 [&](const core::Move& move) {
                     return core::destinationOf(move) == *square && startsAt(move, *m_selection, *m_position);
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

std::optional<core::Square> MoveEntry::origin() const {
    if (hasBegun()) return m_course->move().from;
    const auto* square = m_selection ? std::get_if<core::Square>(&*m_selection) : nullptr;
    return square ? std::optional(*square) : std::nullopt;
}

MoveEntry::Answer MoveEntry::refuse(core::Refusal reason) {
    if (!hasBegun()) clear();
    return Refused{reason};
}

/// A press with nothing selected on a place where nothing can be picked up.
MoveEntry::Answer MoveEntry::refuseIdle(const Place& place) {
    const auto* hand = std::get_if<HandPlace>(&place);
    const bool holdsPiece = hand ? m_position->hand(hand->side).count(hand->type) > 0
                                 : m_position->pieceAt(std::get<core::Square>(place)).has_value();
    if (!holdsPiece) return Nothing{};
    return Refused{m_canMove ? core::Refusal::NotYourPiece : core::Refusal::GameIsOver};
}

} // namespace komadai::ui
