#include "ui/board/motion_painter.h"

#include "ui/board/mark_shapes.h"
#include "ui/mixed_colour.h"

#include <QLinearGradient>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace komadai::ui {
namespace {

constexpr double CarriedScale = 1.12;

} // namespace

void MotionPainter::paintGlide(QPainter& painter, const core::VariantSpec& spec, const Glide& glide) const {
    const double raised = 1 + 0.10 * std::sin(glide.done() * std::numbers::pi);
    painter.save();
    painter.setOpacity(glide.opacity());
    m_pieces.paintTurning(painter, around(glide.at(), m_layout.squareSize() * raised / 2), spec, glide.from,
                          glide.to, glide.done());
    painter.restore();
}

void MotionPainter::paintFlare(QPainter& painter, const Flare& flare) const {
    const auto done = flare.done();
    if (!done) return;
    painter.save();
    if (flare.kind == Flare::Kind::Fire)
        paintFire(painter, flare.to, *done);
    else
        paintShot(painter, flare);
    painter.restore();
}

/// A ball with a tail that grows thinner, and rays where it hits.
void MotionPainter::paintShot(QPainter& painter, const Flare& shot) const {
    const double unit = m_layout.squareSize();
    const double width = std::max(3.0, unit * 0.14);
    const QPointF head = shot.head(), tail = shot.tail();
    QLinearGradient fading(tail, head);
    fading.setColorAt(0, withAlpha(m_theme.shot, 0));
    fading.setColorAt(1, m_theme.shot);
    painter.setPen(QPen(fading, width * 0.7, Qt::SolidLine, Qt::RoundCap));
    if (head != tail) painter.drawLine(tail, head);
    painter.setPen(QPen(m_theme.captureHalo, std::max(1.0, width * 0.2)));
    painter.setBrush(m_theme.shot);
    painter.drawEllipse(head, width / 2, width / 2);
    if (head != shot.to) return;
    painter.setPen(QPen(m_theme.shot, std::max(1.5, unit * 0.06), Qt::SolidLine, Qt::RoundCap));
    constexpr int Rays = 8;
    for (int ray = 0; ray < Rays; ++ray) {
        const double angle = 2 * std::numbers::pi * ray / Rays;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(head + way * unit * 0.24, head + way * unit * 0.42);
    }
}

/// A flame that grows in a glow and goes out.
void MotionPainter::paintFire(QPainter& painter, const QPointF& centre, double done) const {
    const double unit = m_layout.squareSize();
    painter.setOpacity(painter.opacity() * std::sin(done * std::numbers::pi));
    painter.setPen(Qt::NoPen);
    QRadialGradient glow(centre, unit * 0.58);
    glow.setColorAt(0, m_theme.fire);
    glow.setColorAt(1, withAlpha(m_theme.fire, 0));
    painter.setBrush(glow);
    painter.drawEllipse(centre, unit * 0.58, unit * 0.58);
    painter.setBrush(m_theme.fire);
    painter.drawPath(flameShape(centre, unit * (0.25 + 0.25 * done)));
}

void MotionPainter::paintCarried(QPainter& painter, const core::VariantSpec& spec, const PlacedPiece& piece,
                                 const QPointF& centre) const {
    m_pieces.paint(painter, around(centre, m_layout.squareSize() * CarriedScale / 2), spec, piece);
}

} // namespace komadai::ui
