#include "ui/game/place_reminder.h"

#include "ui/analysis/analysis.h"
#include "ui/document/game_document.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/second_press.h"

#include <QGuiApplication>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int ButtonCheckMs = 50; ///< between looks whether a mouse button is still held down

} // namespace

PlaceReminder::PlaceReminder(OpenGame& game, NoticeBar& bar, QObject* parent)
    : QObject(parent), m_game(game), m_bar(bar) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlaceReminder::check);
}

void PlaceReminder::checkLater() {
    if (!m_timer.isActive()) m_timer.start(0);
}

void PlaceReminder::check() {
    if (QGuiApplication::mouseButtons() != Qt::NoButton) return m_timer.start(ButtonCheckMs);
    m_bar.dropOutdated();
    const Place now = place();
    const bool isNew = now > m_told;
    m_told = now == Place::Game ? Place::Game : std::max(now, m_told);
    if (!m_bar.isHidden()) return m_bar.reword();
    if (!isNew) return;
    m_bar.showNotice([this] { return text(); },
                     {{[] { return tr("&Back to the Game"); }, [this] { emit backWanted(); }}},
                     [this] { return place() != Place::Game; });
    dropSecondPress(&m_bar); // of a double click on a move of the list
}

/// Nobody waits while the game is paused, nor where two humans analyse it.
PlaceReminder::Place PlaceReminder::place() const {
    const Play& play = m_game.play();
    const bool goesOn =
        play.isRunning() && !play.isPaused() && !play.isStepping() && !play.isWaitingForPlayer();
    const bool isStudied =
        m_game.analysis().isOn() && play.players()[0].isHuman() && play.players()[1].isHuman();
    if (!goesOn || isStudied || m_game.isAtTip()) return Place::Game;
    return m_game.isInPlay(m_game.document().current()) ? Place::EarlierPosition : Place::Variation;
}

QString PlaceReminder::text() const {
    return place() == Place::Variation
               ? tr("This move is a variation. The game goes on at its last position.")
               : tr("You are looking at an earlier position. The game goes on.");
}

} // namespace komadai::ui
