// Which sound goes with what happens in a game.
#pragma once

#include "ui/sound/sounds.h"

#include "core/rules/any_position.h"

namespace komadai::ui {

class GameSession;

/// The sound of a legal move.
Sound soundOf(const core::AnyPosition& before, const core::Move& move);

/// Tells which sound is due when a game goes on at its end or is over; browsing and stored games are silent.
class GameSounds : public QObject {
    Q_OBJECT
public:
    /// `session` must outlive it.
    explicit GameSounds(const GameSession& session, QObject* parent = nullptr);

signals:
    void due(komadai::ui::Sound sound);

private:
    void onMoveAdded();
    void onStateChanged();

    const GameSession& m_session;
    bool m_wasOver = true;
};

} // namespace komadai::ui
