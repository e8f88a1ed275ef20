#include "ui/game/taken_pieces_row.h"

#include "core/rules/taken_pieces.h"
#include "ui/board/board_theme.h"
#include "ui/board/look_setting.h"
#include "ui/board/piece_set.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QEvent>
#include <QPainter>

namespace komadai::ui {
namespace {

constexpr int Gap = 4; ///< between kinds, in pixels
constexpr int Corner = 4;

} // namespace

TakenPiecesRow::TakenPiecesRow(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("takenPieces"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
    preferences().whenChanged(preference::TakenPieces, this, [this] { refresh(); });
    whenLooksChange(this, [this] {
        m_pieces.reset();
        refresh();
    });
}

void TakenPiecesRow::setPositions(const core::AnyPosition& start, const core::AnyPosition& now,
                                  core::Side taker) {
    if (!m_now || m_now->variant() != now.variant()) m_pieces.reset();
    m_start = start;
    m_now = now;
    m_taker = taker;
    refresh();
}

void TakenPiecesRow::refresh() {
    m_taken.clear();
    const bool isWanted = m_now && !m_now->spec().drops.allowed && preferences().get(preference::TakenPieces);
    setVisible(isWanted);
    if (!isWanted) return;
    m_taken = core::lostPieces(*m_start, *m_now, core::opponent(m_taker));
    setToolTip(words());
    setAccessibleName(words());
    update();
}

QString TakenPiecesRow::words() const {
    QStringList names;
    for (const auto& [type, count] : m_taken) {
        const QString name = nameOf(m_now->spec().piece(type));
        names << (count == 1 ? name : tr("%1 × %2", "number of pieces").arg(count).arg(name));
    }
    return names.isEmpty() ? QString() : tr("Captured: %1").arg(names.join(QStringLiteral(", ")));
}

QSize TakenPiecesRow::sizeHint() const { return {120, fontMetrics().height() + 6}; }

void TakenPiecesRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardTheme theme = boardTheme(palette());
    const int size = height();
    const QString dots(QChar(0x2026));
    const int dotsWidth = fontMetrics().horizontalAdvance(dots);
    if (!m_pieces && m_now) m_pieces = makePieceSet(m_now->spec(), chosenLook(m_now->spec()));
    int x = 0;
    for (std::size_t i = 0; i < m_taken.size(); ++i) {
        const auto& [type, count] = m_taken[i];
        const QString number = count > 1 ? QString::number(count) : QString();
        const int needed = size + fontMetrics().horizontalAdvance(number);
        const int after = i + 1 < m_taken.size() ? Gap + dotsWidth : 0;
        if (x + needed + after > width()) {
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(QRect(x, 0, dotsWidth, size), Qt::AlignVCenter, dots);
            return;
        }
        painter.setPen(Qt::NoPen); // on the ground of a stand, where the pieces of both sides can be seen
        painter.setBrush(theme.stand);
        painter.drawRoundedRect(QRect(x, 0, needed, size), Corner, Corner);
        painter.setPen(theme.number);
        m_pieces->paint(painter, QRectF(x, 0, size, size), m_now->spec(),
                        {{type, core::opponent(m_taker)}, true});
        painter.drawText(QRect(x + size, 0, needed - size, size), Qt::AlignVCenter, number);
        x += needed + Gap;
    }
}

void TakenPiecesRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

} // namespace komadai::ui
