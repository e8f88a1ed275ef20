#include "ui/board/cached_piece_set.h"

#include <QPaintDevice>

#include <cmath>

namespace komadai::ui {
namespace {

quint64 keyOf(const PlacedPiece& piece, int devicePixels, double ratio) {
    return static_cast<quint64>(core::indexOf(piece.piece.type)) |
           static_cast<quint64>(core::indexOf(piece.piece.side)) << 8 |
           static_cast<quint64>(piece.pointsUp) << 9 | static_cast<quint64>(devicePixels) << 16 |
           static_cast<quint64>(std::lround(ratio * 64)) << 40;
}

} // namespace

void CachedPieceSet::paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                           const PlacedPiece& piece) const {
    const double ratio = painter.device()->devicePixelRatioF();
    const int pixels = static_cast<int>(std::ceil(square.width() * ratio));
    if (pixels <= 0) return;
    const quint64 key = keyOf(piece, pixels, ratio);
    auto found = m_pixmaps.find(key);
    if (found == m_pixmaps.end()) {
        if (m_pixmaps.size() >= MaxPixmaps) m_pixmaps.clear();
        QPixmap pixmap(pixels, pixels);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter inner(&pixmap);
        m_set->paint(inner, QRectF(QPointF(), square.size()), spec, piece);
        inner.end();
        found = m_pixmaps.insert(key, pixmap);
    }
    // Between two pixels of the device it would blur.
    const QTransform toDevice = painter.deviceTransform();
    const QPointF corner = toDevice.map(square.topLeft());
    painter.drawPixmap(toDevice.inverted().map(QPointF(std::round(corner.x()), std::round(corner.y()))),
                       *found);
}

void CachedPieceSet::paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                                  const PlacedPiece& from, const PlacedPiece& to, double progress) const {
    m_set->paintTurning(painter, square, spec, from, to, progress);
}

} // namespace komadai::ui
