// Saves a picture of a graph.
#pragma once

#include <QColor>
#include <QString>

class QGraphicsScene;

namespace komadai::ui {

class GraphLegend;

/// Writes the whole scene to a file, with the legend below it: an SVG picture if the name ends so, else PNG. Returns why that
/// failed; empty if it did not. The file is as before then.
QString saveGraph(QGraphicsScene& scene, const GraphLegend& legend, const QColor& background,
                  const QString& title, const QString& path);

} // namespace komadai::ui
