#include "ui/game/player_card.h"

#include "ui/board/side_sign.h"
#include "ui/document/game_document.h"
#include "ui/game/clock_text.h"
#include "ui/game/play.h"
#include "ui/game/taken_pieces_row.h"
#include "ui/language/retranslated.h"
#include "ui/library/game_columns.h"
#include "ui/scaled_font.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/text_size.h"
#include "ui/wording.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>

namespace komadai::ui {
namespace {

constexpr double NameScale = 1.15;
constexpr int SignSize = 22;
constexpr int StripeWidth = 4; ///< that marks whose turn it is

QPixmap sign(const core::VariantSpec& spec, core::Side side, const QPalette& palette, qreal ratio) {
    QPixmap pixmap(QSize(SignSize, SignSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double Margin = 1.25, Inner = SignSize - 2 * Margin, LineWidth = 1.5;
    paintSideSign(painter, QRectF(Margin, Margin, Inner, Inner), spec, side, palette, LineWidth);
    return pixmap;
}

/// Figures of one width, larger than the text.
QFont clockFont(const QFont& text) {
    QFont font = sizedLike(QFontDatabase::systemFont(QFontDatabase::FixedFont), text, 1.8);
    font.setBold(true);
    return font;
}

} // namespace

PlayerCard::PlayerCard(const GameDocument& document, const Play& play, core::Side side, QWidget* parent)
    : QFrame(parent), m_document(document), m_play(play), m_side(side), m_sign(new QLabel(this)),
      m_name(new ElidedLabel(this)), m_state(new QLabel(this)), m_clock(new QLabel(this)),
      m_reserve(new QLabel(this)), m_taken(new TakenPiecesRow(this)) {
    setFrameShape(QFrame::StyledPanel);
    m_sign->setObjectName(QStringLiteral("sign"));
    m_name->setObjectName(QStringLiteral("playerName"));
    scaleText(*m_name, NameScale);
    m_state->setObjectName(QStringLiteral("playerState"));
    m_clock->setObjectName(QStringLiteral("clock"));
    m_clock->setContentsMargins(6, 0, 6, 0);
    m_clock->setAutoFillBackground(true);
    m_reserve->setObjectName(QStringLiteral("reserve"));
    auto* second = new QHBoxLayout;
    second->setSpacing(12); // "thinking…" and the time in reserve are two remarks
    second->addWidget(m_taken, 1);
    second->addStretch();
    second->addWidget(m_state);
    second->addWidget(m_reserve);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(8 + StripeWidth, 4, 8, 4);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_sign, 0, 0);
    layout->addWidget(m_name, 0, 1);
    layout->addWidget(m_clock, 0, 2);
    layout->addLayout(second, 1, 1, 1, 2);
    layout->setColumnStretch(1, 1);
    followFont(*this, [this, layout] {
        m_clock->setFont(clockFont(font()));
        layout->setRowMinimumHeight(1, fontMetrics().height()); // so that no word moves the list of moves
    });
    connect(&play, &Play::stateChanged, this, &PlayerCard::refresh);
    connect(&document, &GameDocument::headerChanged, this, &PlayerCard::refresh);
    connect(&document, &GameDocument::currentChanged, this, &PlayerCard::refresh);
    connect(&document, &GameDocument::recordReset, this, &PlayerCard::refresh);
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
    showSign();
    colourClock(clock());
}

core::GameClock PlayerCard::clock() const { return m_play.clockAt(m_document.current()); }

void PlayerCard::refresh() {
    const auto& spec = m_play.spec();
    const QString side = sideName(spec, m_side);
    showSign();
    const QString player = playerName(m_document.header().players[static_cast<std::size_t>(indexOf(m_side))]);
    m_name->setText(tr("%1: %2").arg(side, player));
    m_name->setShortText(player); // the sign shows the side
    const auto& outcome = m_play.game().outcome();
    m_state->setText(stateText());
    QFont font = m_name->font();
    font.setBold(isToMove() || (outcome && outcome->winner == m_side));
    m_name->setFont(font);
    setAccessibleName(isToMove() ? tr("%1, to move").arg(m_name->text()) : m_name->text());
    showTaken();
    update();
    m_clock->setAccessibleName(tr("Clock of %1").arg(side));
    refreshClock();
}

void PlayerCard::showSign() {
    m_sign->setPixmap(sign(m_play.spec(), m_side, palette(), devicePixelRatioF()));
}

QString PlayerCard::stateText() const {
    const auto& game = m_play.game();
    if (game.outcome() && !game.outcome()->winner) return tr("drew");
    if (game.outcome()) return game.outcome()->winner == m_side ? tr("won") : tr("lost");
    if (!isToMove()) return {};
    if (m_play.isPaused()) return tr("paused");
    if (m_play.isComputerGettingReady()) return tr("getting ready…");
    return m_play.isComputerThinking() ? tr("thinking…") : QString();
}

/// In the game that is being played, or else in the position that is shown.
bool PlayerCard::isToMove() const {
    if (m_play.isRunning()) return m_play.game().position().sideToMove() == m_side;
    const bool isAtTheEnd = m_document.outcome() && m_document.current() == m_document.playedTo();
    const core::AnyPosition& shown = m_document.position();
    return !isAtTheEnd && shown.sideToMove() == m_side && shown.hasLegalMove();
}

void PlayerCard::showTaken() {
    m_taken->setPositions(m_document.line().positionAt(0), m_document.position(), m_side);
}

/// A stripe says whose turn it is.
void PlayerCard::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!isToMove()) return;
    QPainter painter(this);
    const QRect inside = contentsRect();
    painter.fillRect(QRect(inside.topLeft(), QSize(StripeWidth, inside.height())),
                     palette().color(QPalette::Highlight));
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
    const bool warns = (m_play.isRunning() && isActive) || until->count() <= 0; // only one clock stands out
    QPalette colours = palette();
    const auto set = [&colours](const QColor& ground, const QColor& text) {
        colours.setColor(QPalette::Window, ground);
        colours.setColor(QPalette::WindowText, text);
    };
    if (warns && *until <= TimeWarnings::LowTimes[1])
        set(QColor(0xb7, 0x1c, 0x1c), Qt::white);
    else if (warns && *until <= TimeWarnings::LowTimes[0])
        set(QColor(0xff, 0xc1, 0x07), Qt::black);
    else if (isActive)
        set(colours.color(QPalette::Highlight), colours.color(QPalette::HighlightedText));
    if (colours != m_clock->palette()) m_clock->setPalette(colours);
}

} // namespace komadai::ui
