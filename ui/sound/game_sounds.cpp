#include "ui/sound/game_sounds.h"

#include "ui/session/game_session.h"

#include <utility>

namespace komadai::ui {

Sound soundOf(const core::AnyPosition& before, const core::Move& move) {
    const auto after = before.after(move);
    if (after.isInCheck(after.sideToMove())) return Sound::Check;
    if (std::holds_alternative<core::Drop>(move)) return Sound::Drop;
    const auto* ko = std::get_if<core::KoMove>(&move);
    const bool takes = ko ? ko->taken > 0 : before.pieceAt(core::destinationOf(move)).has_value();
    return takes ? Sound::Capture : Sound::Move;
}

GameSounds::GameSounds(const GameSession& session, QObject* parent) : QObject(parent), m_session(session) {
    for (const auto changed : {&GameSession::lineReset, &GameSession::lineChanged})
        connect(&session, changed, this, [this] { m_wasOver = m_session.game().isOver(); });
    connect(&session, &GameSession::moveAdded, this, &GameSounds::onMoveAdded);
    connect(&session, &GameSession::stateChanged, this, &GameSounds::onStateChanged);
    connect(&session, &GameSession::lowTime, this, [this] { emit due(Sound::LowTime); });
}

void GameSounds::onMoveAdded() {
    const auto& game = m_session.game();
    if (game.isOver()) return; // the end has a sound of its own
    emit due(soundOf(game.positionAt(game.plyCount() - 1), game.moves().back()));
}

void GameSounds::onStateChanged() {
    const bool isOver = m_session.game().isOver();
    if (!std::exchange(m_wasOver, isOver) && isOver) emit due(Sound::End);
}

} // namespace komadai::ui
