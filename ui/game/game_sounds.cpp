#include "ui/game/game_sounds.h"

#include "core/rules/move_course.h"
#include "ui/game/play.h"
#include "ui/preferences/preferences.h"

namespace komadai::ui {

Sound soundOf(const core::AnyPosition& before, const core::Move& move) {
    const auto after = before.after(move);
    if (after.isInCheck(after.sideToMove())) return Sound::Check;
    if (std::holds_alternative<core::Drop>(move)) return Sound::Drop;
    return core::courseOf(move, before).victims.empty() ? Sound::Move : Sound::Capture;
}

GameSounds::GameSounds(const Play& play, QObject* parent) : QObject(parent), m_play(play) {
    connect(&play, &Play::movePlayed, this, &GameSounds::onMovePlayed);
    connect(&play, &Play::gameEnded, this, [this] { emit due(Sound::End); });
    connect(&play, &Play::lowTime, this, [this] { emit due(Sound::LowTime); });
    connect(&play, &Play::secondCounted, this, [this] {
        if (preferences().get(preference::TicksLastSeconds)) emit due(Sound::Tick);
    });
}

void GameSounds::onMovePlayed() {
    const auto& game = m_play.game();
    if (game.isOver()) return; // the end has its own sound
    emit due(soundOf(game.positionAt(game.plyCount() - 1), game.moves().back()));
}

} // namespace komadai::ui
