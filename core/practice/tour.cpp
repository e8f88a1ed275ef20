#include "core/practice/tour.h"

#include "core/rules/effects/move_consequences.h"
#include "core/rules/game.h"
#include "core/rules/move_course.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace komadai::core {
namespace {

bool shootsAny(const Move& move, const AnyPosition& before) {
    const auto victims = courseOf(move, before).victims;
    return std::any_of(victims.begin(), victims.end(),
                       [](const MoveCourse::Victim& victim) { return victim.byShot; });
}

bool wins(const Move& move, const AnyPosition& before) {
    Game game(before);
    game.play(move);
    return game.isOver() && game.outcome()->winner == before.sideToMove();
}

/// The mover may be among the burnt pieces, but it does not count.
bool burnsAny(const Move& move, const AnyPosition& before) {
    const MoveConsequences consequences = consequencesOf(before, move);
    return consequences.removed.size() > (consequences.moverIsRemoved ? 1U : 0U);
}

} // namespace

bool hasFeature(const Move& move, const AnyPosition& before, MoveFeature feature) {
    switch (feature) {
    case MoveFeature::Promotion: return courseOf(move, before).promotion.has_value();
    case MoveFeature::Drop: return std::holds_alternative<Drop>(move);
    case MoveFeature::Check: return before.after(move).isInCheck(opponent(before.sideToMove()));
    case MoveFeature::Win: return wins(move, before);
    case MoveFeature::SeveralSteps: return courseOf(move, before).path.size() > 1;
    case MoveFeature::Shot: return shootsAny(move, before);
    case MoveFeature::Burning: return burnsAny(move, before);
    case MoveFeature::Holding: return !consequencesOf(before, move).held.empty();
    }
    return false;
}

bool LessonGoal::isMetBy(const Move& move, const AnyPosition& before) const {
    if (!moves.empty() && std::find(moves.begin(), moves.end(), move) == moves.end()) return false;
    if (destination && destinationOf(move) != *destination) return false;
    if (captures > 0 && std::ssize(courseOf(move, before).victims) < captures) return false;
    return !feature || hasFeature(move, before, *feature);
}

TourRun::TourRun(Tour tour) : m_tour(std::move(tour)) { assert(!m_tour.lessons.empty()); }

AnyPosition TourRun::position() const {
    return m_played ? lesson().position.after(*m_played) : lesson().position;
}

TourRun::Answer TourRun::play(const Move& move) {
    assert(!isDone());
    if (!lesson().position.isLegal(move)) return Answer::Illegal;
    if (!lesson().goal.isMetBy(move, lesson().position)) return Answer::Missed;
    m_played = move;
    return Answer::Done;
}

void TourRun::goOn() {
    assert(!isLast());
    ++m_index;
    m_played.reset();
}

void TourRun::goBack() {
    assert(canGoBack());
    if (!m_played) --m_index;
    m_played.reset();
}

void TourRun::restart() {
    m_index = 0;
    m_played.reset();
}

} // namespace komadai::core
