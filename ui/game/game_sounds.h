// The sounds of a game.
#pragma once

#include "ui/sound/sounds.h"

#include "core/rules/any_position.h"

namespace komadai::ui {

class Play;

/// The sound of a legal move.
Sound soundOf(const core::AnyPosition& before, const core::Move& move);

/// Emits the sound of each move that is played, of the end of the game and of a clock that runs out. Browsing and stored games
/// are silent.
class GameSounds : public QObject {
    Q_OBJECT
public:
    /// `play` must outlive it.
    explicit GameSounds(const Play& play, QObject* parent = nullptr);

signals:
    void due(komadai::ui::Sound sound);

private:
    void onMovePlayed();

    const Play& m_play;
};

} // namespace komadai::ui
