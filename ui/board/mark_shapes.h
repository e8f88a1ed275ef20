// Shapes of the marks that the board, the rule book and the other windows paint.
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace komadai::ui {

/// A pen with flat ends and pointed corners.
QPen squarePen(const QColor& colour, double width);
/// The width that a halo adds to a line on each side.
double haloWidth(double lineWidth);
/// Strokes a path, on a halo unless its colour is transparent.
void strokeOnHalo(QPainter& painter, const QPainterPath& path, const QPen& pen, const QColor& halo);
/// Bold, and never too small to read.
QFont labelFont(const QPainter& painter, double pixels);

QPointF unitVector(const QPointF& way);
/// A square round a point.
QRectF around(const QPointF& centre, double radius);

/// The outline of an arrow that begins `gap` away from one centre and ends at the other. `shaft` and `head` are widths.
QPainterPath arrowShape(const QPointF& from, const QPointF& to, double shaft, double head, double gap);
QPainterPath flameShape(const QPointF& centre, double radius);
/// The lines of an X.
QPainterPath crossShape(const QPointF& centre, double arm);
/// A circle with four lines across it, which begin and end at these distances from the centre.
QPainterPath crosshairShape(const QPointF& centre, double radius, double begin, double end);
/// A grid of slanting lines over a square of this size.
QPainterPath netShape(const QPointF& centre, double size);

} // namespace komadai::ui
