#include "ui/game/player_card.h"

#include "ui/board/piece_set.h"
#include "ui/document/game_document.h"
#include "ui/game/clock_text.h"
#include "ui/game/play.h"
#include "ui/language/retranslated.h"
#include "ui/library/game_columns.h"
#include "ui/mixed_colour.h"
#include "ui/widgets/elided_label.h"
#include "ui/wording.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>

namespace komadai::ui {
namespace {

/// Stands out from the ground in light and dark palettes.
QColor ringColour(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.6);
}

/// A small disc in the colour of the pieces.
QPixmap disc(bool isDark, const QPalette& palette, qreal ratio) {
    constexpr int Size = 16;
    QPixmap pixmap(QSize(Size, Size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ringColour(palette), 1.5));
    painter.setBrush(isDark ? QColor(0x2b, 0x28, 0x25) : QColor(0xf7, 0xf1, 0xe1));
    painter.drawEllipse(QRectF(1.5, 1.5, Size - 3, Size - 3));
    return pixmap;
}

/// Figures of one width, larger than the text.
QFont clockFont(const QFont& text) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(text.pointSizeF() * 1.6);
    font.setBold(true);
    return font;
}

} // namespace

PlayerCard::PlayerCard(const GameDocument& document, const Play& play, core::Side side, QWidget* parent)
    : QFrame(parent), m_document(document), m_play(play), m_side(side), m_disc(new QLabel(this)),
      m_name(new ElidedLabel(this)), m_state(new QLabel(this)), m_clock(new QLabel(this)),
      m_reserve(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    m_disc->setObjectName(QStringLiteral("disc"));
    m_name->setObjectName(QStringLiteral("playerName"));
    m_state->setObjectName(QStringLiteral("playerState"));
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_clock->setObjectName(QStringLiteral("clock"));
    m_clock->setFont(clockFont(font()));
    m_clock->setMargin(4);
    m_clock->setAutoFillBackground(true);
    m_reserve->setObjectName(QStringLiteral("reserve"));
    m_reserve->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_disc, 0, 0);
    layout->addWidget(m_name, 0, 1);
    layout->addWidget(m_state, 0, 2);
    layout->addWidget(m_clock, 1, 0, 1, 2, Qt::AlignLeft);
    layout->addWidget(m_reserve, 1, 2);
    layout->setColumnStretch(1, 1);
    connect(&play, &Play::stateChanged, this, &PlayerCard::refresh);
    connect(&document, &GameDocument::headerChanged, this, &PlayerCard::refresh);
    connect(&document, &GameDocument::currentChanged, this, &PlayerCard::refreshClock);
    connect(&m_tick, &QTimer::timeout, this, &PlayerCard::refreshClock);
    m_tick.setTimerType(Qt::PreciseTimer);
    retranslated(this, [this] { refresh(); });
}

void PlayerCard::setSide(core::Side side) {
    m_side = side;
    refresh();
}

void PlayerCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    showDisc();
    colourClock(clock());
}

core::GameClock PlayerCard::clock() const { return m_play.clockAt(m_document.current()); }

void PlayerCard::refresh() {
    const auto& spec = m_play.spec();
    const QString side = sideName(spec, m_side);
    showDisc();
    m_name->setText(tr("%1: %2").arg(
        side, playerName(m_document.header().players[static_cast<std::size_t>(indexOf(m_side))])));
    const auto& game = m_play.game();
    const bool isMoving = !game.isOver() && game.position().sideToMove() == m_side;
    m_state->setText(stateText());
    QFont font = m_name->font();
    font.setBold(isMoving || (game.outcome() && game.outcome()->winner == m_side));
    m_name->setFont(font);
    m_clock->setAccessibleName(tr("Clock of %1").arg(side));
    refreshClock();
}

void PlayerCard::showDisc() {
    m_disc->setPixmap(disc(isDark(m_play.spec(), m_side), palette(), devicePixelRatioF()));
}

QString PlayerCard::stateText() const {
    const auto& game = m_play.game();
    if (game.outcome() && !game.outcome()->winner) return tr("drew");
    if (game.outcome()) return game.outcome()->winner == m_side ? tr("won") : tr("lost");
    if (game.position().sideToMove() != m_side) return {};
    if (m_play.isPaused()) return tr("paused");
    return m_play.isComputerThinking() ? tr("thinking…") : tr("to move");
}

void PlayerCard::refreshClock() {
    constexpr int TickMs = 100; // of the smallest figure
    const core::GameClock clock = this->clock();
    const bool isTimed = clock.isTimed(m_side);
    m_clock->setVisible(isTimed);
    m_reserve->setVisible(isTimed);
    const bool isRunning = isTimed && clock.isRunning() && clock.mover() == m_side;
    if (isRunning && !m_tick.isActive())
        m_tick.start(TickMs);
    else if (!isRunning)
        m_tick.stop();
    if (!isTimed) return;
    const core::TimeLeft left = clock.left(m_side, m_play.now());
    m_clock->setText(clockText(left));
    m_reserve->setText(reserveText(clock.control(m_side), left));
    colourClock(clock);
}

void PlayerCard::colourClock(const core::GameClock& clock) {
    const auto until = clock.untilFlag(m_side, m_play.now());
    if (!until) return;
    const bool isActive = !m_play.game().isOver() && clock.mover() == m_side;
    QPalette colours = palette();
    const auto set = [&colours](const QColor& ground, const QColor& text) {
        colours.setColor(QPalette::Window, ground);
        colours.setColor(QPalette::WindowText, text);
    };
    if (*until <= Play::LowTimes[1])
        set(QColor(0xb7, 0x1c, 0x1c), Qt::white);
    else if (*until <= Play::LowTimes[0])
        set(QColor(0xff, 0xc1, 0x07), Qt::black);
    else if (isActive)
        set(colours.color(QPalette::Highlight), colours.color(QPalette::HighlightedText));
    if (colours != m_clock->palette()) m_clock->setPalette(colours);
}

} // namespace komadai::ui
