#include "ui/session/player_card.h"

#include "ui/board/piece_set.h"
#include "ui/library/games_model.h"
#include "ui/session/game_session.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>

namespace komadai::ui {
namespace {

/// A small disc in the colour of the pieces.
QPixmap disc(bool isDark, const QPalette& palette, qreal ratio) {
    constexpr int Size = 16;
    QPixmap pixmap(QSize(Size, Size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1.5));
    painter.setBrush(isDark ? QColor(0x2b, 0x28, 0x25) : QColor(0xf7, 0xf1, 0xe1));
    painter.drawEllipse(QRectF(1.5, 1.5, Size - 3, Size - 3));
    return pixmap;
}

} // namespace

PlayerCard::PlayerCard(const GameSession& session, core::Side side, QWidget* parent)
    : QFrame(parent), m_session(session), m_side(side), m_disc(new QLabel(this)), m_name(new QLabel(this)),
      m_state(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    m_name->setTextFormat(Qt::PlainText);
    m_state->setObjectName(QStringLiteral("playerState"));
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_disc);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_state);
    connect(&session, &GameSession::lineReset, this, &PlayerCard::refresh);
    connect(&session, &GameSession::stateChanged, this, &PlayerCard::refresh);
    refresh();
}

void PlayerCard::setSide(core::Side side) {
    m_side = side;
    refresh();
}

void PlayerCard::refresh() {
    const auto& spec = m_session.spec();
    const QString side = QString::fromStdString(spec.sideNames[static_cast<std::size_t>(indexOf(m_side))]);
    m_disc->setPixmap(disc(isDark(spec, m_side), palette(), devicePixelRatioF()));
    m_name->setText(tr("%1: %2").arg(side, playerName(m_session.player(m_side))));
    const auto& game = m_session.game();
    const bool isMoving = !game.isOver() && game.position().sideToMove() == m_side;
    QString state;
    if (game.outcome() && !game.outcome()->winner)
        state = tr("drew");
    else if (game.outcome())
        state = game.outcome()->winner == m_side ? tr("won") : tr("lost");
    else if (isMoving)
        state = m_session.isComputerThinking() ? tr("thinking…") : tr("to move");
    m_state->setText(state);
    QFont font = m_name->font();
    font.setBold(isMoving || (game.outcome() && game.outcome()->winner == m_side));
    m_name->setFont(font);
}

} // namespace komadai::ui
