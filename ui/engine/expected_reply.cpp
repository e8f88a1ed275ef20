#include "ui/engine/expected_reply.h"

#include <utility>

namespace komadai::ui {

bool isSameLine(const core::Game& a, const core::Game& b) {
    return a.variant() == b.variant() && a.moves() == b.moves() &&
           a.positionAt(0).key() == b.positionAt(0).key();
}

ClockReading afterReply(const ClockReading& reading) {
    ClockReading later = reading;
    later.clock.endTurn(later.at);
    return later;
}

void ExpectedReply::note(core::Game game, const core::Move& move, const std::optional<core::Move>& reply) {
    m_before.reset();
    m_expected.reset();
    if (!reply || game.play(move) || game.isOver()) return;
    m_before = game;
    if (!game.play(*reply) && !game.isOver()) m_expected = std::move(game);
}

std::optional<core::Game> ExpectedReply::after(const core::Game& game) const {
    if (!m_before || !isSameLine(game, *m_before)) return std::nullopt;
    return m_expected;
}

} // namespace komadai::ui
