#include "core/clock/game_clock.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace komadai::core {
namespace {

using std::chrono::milliseconds;

TimeLeft allOf(const TimeControl& control) { return {control.main, control.period, control.periods}; }

milliseconds totalOf(const TimeControl& control, const TimeLeft& left) {
    return left.main + left.period + control.period * std::max(left.periods - 1, 0);
}

/// The time left during a turn that has taken so long.
TimeLeft spend(const TimeControl& control, TimeLeft left, milliseconds used) {
    const milliseconds fromMain = std::min(used, left.main);
    left.main -= fromMain;
    used -= fromMain;
    while (used >= left.period && left.periods > 1) {
        used -= left.period;
        left.period = control.period;
        --left.periods;
    }
    left.period -= std::min(used, left.period);
    return left;
}

} // namespace

GameClock::GameClock(const TimeControls& controls, Side first, const std::vector<milliseconds>& used)
    : m_controls(controls), m_first(first), m_left{allOf(controls[0]), allOf(controls[1])} {
    for (const milliseconds time : used)
        finishTurn(time);
}

GameClock GameClock::after(int turns) const {
    assert(turns >= 0 && turns <= this->turns());
    return GameClock(m_controls, m_first, {m_used.begin(), m_used.begin() + turns});
}

void GameClock::start(Instant now) {
    if (!m_runsSince) m_runsSince = now;
}

void GameClock::stop(Instant now) {
    m_before = turnTime(now);
    m_runsSince.reset();
}

milliseconds GameClock::turnTime(Instant now) const {
    if (!m_runsSince) return m_before;
    return m_before + std::max(now - *m_runsSince, milliseconds(0));
}

milliseconds GameClock::endTurn(Instant now) {
    assert(!hasFlagFallen(now));
    const milliseconds used = turnTime(now);
    const bool wasRunning = isRunning();
    finishTurn(used);
    beginTurn();
    if (wasRunning) start(now);
    return used;
}

void GameClock::addTurn(milliseconds used) {
    finishTurn(used);
    beginTurn();
}

void GameClock::setTurnTime(milliseconds used) {
    m_before = used;
    m_runsSince.reset();
}

milliseconds GameClock::takeBack() {
    assert(turns() > 0);
    auto used = std::exchange(m_used, {});
    const milliseconds last = used.back();
    used.pop_back();
    *this = GameClock(m_controls, m_first, used);
    return last;
}

TimeLeft GameClock::left(Side side, Instant now) const {
    return side == mover() ? spend(control(side), leftOf(side), turnTime(now)) : leftOf(side);
}

std::optional<milliseconds> GameClock::untilFlag(Side side, Instant now) const {
    if (!isTimed(side)) return std::nullopt;
    const milliseconds total = totalOf(control(side), leftOf(side));
    return side == mover() ? total - turnTime(now) : total;
}

bool GameClock::hasFlagFallen(Instant now) const {
    const auto until = untilFlag(mover(), now);
    return until && until->count() <= 0;
}

void GameClock::beginTurn() {
    m_before = milliseconds(0);
    m_runsSince.reset();
}

/// Subtracts the time of a turn, and adds the increment or renews the period.
void GameClock::finishTurn(milliseconds used) {
    const Side side = mover();
    TimeLeft& left = leftOf(side);
    left = spend(control(side), left, used);
    left.main += control(side).increment;
    left.period = control(side).period;
    m_used.push_back(used);
}

} // namespace komadai::core
