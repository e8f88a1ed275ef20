#include "ui/board/stand_painter.h"

#include "ui/board/mark_shapes.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr double GhostOpacity = 0.16; ///< of kinds that a hand could hold but does not
constexpr int LastKey = 9;

} // namespace

void StandPainter::paint(QPainter& painter, const core::VariantSpec& spec, const Stand& stand) const {
    const QRectF area = m_layout.standRect(stand.side);
    if (area.isEmpty()) return;
    const double width = stand.isMarked ? std::max(2.0, m_layout.squareSize() * 0.045) : 1.0;
    const double radius = m_layout.squareSize() * 0.1;
    painter.setBrush(m_theme.stand);
    painter.setPen(squarePen(stand.isMarked ? m_theme.standToMove : m_theme.standEdge, width));
    painter.drawRoundedRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius);
    if (stand.selected) {
        const double edge = std::max(1.5, m_layout.squareSize() * 0.045);
        QPainterPath slot;
        slot.addRoundedRect(
            QRectF(m_layout.handRect(stand.side, *stand.selected)).adjusted(edge, edge, -edge, -edge), radius,
            radius);
        painter.fillPath(slot, m_theme.selected);
        strokeOnHalo(painter, slot, squarePen(m_theme.selectedEdge, edge), m_theme.markHalo);
    }
    for (auto type : m_layout.handKinds())
        paintPiece(painter, spec, stand, type);
}

void StandPainter::paintPiece(QPainter& painter, const core::VariantSpec& spec, const Stand& stand,
                              core::PieceType type) const {
    const QRectF slot = m_layout.handRect(stand.side, type);
    const int count = stand.hand.count(type);
    painter.save();
    if (count == 0) painter.setOpacity(painter.opacity() * GhostOpacity);
    m_pieces.paint(painter, slot, spec, m_layout.placed({type, stand.side}));
    painter.restore();
    if (count > 1) paintCount(painter, slot, count);
}

void StandPainter::paintCount(QPainter& painter, const QRectF& slot, int count) const {
    const double height = std::max(13.0, slot.height() * 0.34);
    const QString text = QString::number(count);
    painter.setFont(labelFont(painter, height * 0.72));
    const double width = std::max(height, painter.fontMetrics().horizontalAdvance(text) + height * 0.5);
    const QRectF badge(slot.right() - width + 1, slot.bottom() - height + 1, width, height);
    painter.setPen(squarePen(m_theme.badgeText, std::max(1.0, height * 0.07)));
    painter.setBrush(m_theme.badge);
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setPen(m_theme.badgeText);
    painter.drawText(badge, Qt::AlignCenter, text);
}

void StandPainter::paintNumbers(QPainter& painter, core::Side side) const {
    int number = 0;
    for (const auto type : m_layout.handKinds())
        paintKeyNumber(painter, m_layout.handRect(side, type), ++number, m_theme);
}

void paintKeyNumber(QPainter& painter, const QRectF& slot, int number, const BoardTheme& theme) {
    if (number > LastKey) return;
    const double height = std::max(11.0, slot.height() * 0.26);
    painter.setFont(labelFont(painter, height * 0.85));
    painter.setPen(theme.number);
    painter.drawText(QRectF(slot.topLeft(), QSizeF(height, height)), Qt::AlignCenter,
                     QString::number(number));
}

} // namespace komadai::ui
