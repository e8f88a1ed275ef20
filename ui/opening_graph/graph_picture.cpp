#include "ui/opening_graph/graph_picture.h"

#include "ui/files/file_writer.h"
#include "ui/opening_graph/graph_legend.h"

#include <QBuffer>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr double PixelsPerUnit = 2;
constexpr double MostPixels = 16000; ///< on the longer side
constexpr double LegendMargin = 12;  ///< around the legend

/// A graph with its legend, in the units of the scene.
class Picture {
public:
    Picture(QGraphicsScene& scene, const GraphLegend& legend, const QColor& background)
        : m_scene(scene), m_legend(legend), m_background(background) {}

    QSizeF size() const {
        const QSizeF graph = m_scene.sceneRect().size();
        const QSizeF legend = m_legend.sizeHint();
        return {std::max(graph.width(), legend.width() + 2 * LegendMargin),
                graph.height() + legend.height() + 2 * LegendMargin};
    }

    void paint(QPaintDevice& device, double scale) const {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        painter.fillRect(QRectF(QPointF(), size()), m_background);
        const QSizeF graph = m_scene.sceneRect().size();
        const QRectF target(QPointF((size().width() - graph.width()) / 2, 0), graph);
        m_scene.render(&painter, target, m_scene.sceneRect());
        painter.translate(LegendMargin, graph.height() + LegendMargin);
        m_legend.paint(painter);
    }

private:
    QGraphicsScene& m_scene;
    const GraphLegend& m_legend;
    QColor m_background;
};

void writeSvg(QIODevice& file, const Picture& picture, const QString& title) {
    const QSize size = picture.size().toSize();
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(title);
    picture.paint(svg, 1);
}

bool writePng(QIODevice& file, const Picture& picture) {
    const QSizeF size = picture.size();
    const double scale = std::min(PixelsPerUnit, MostPixels / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    picture.paint(image, scale);
    return image.save(&file, "PNG");
}

} // namespace

QString saveGraph(QGraphicsScene& scene, const GraphLegend& legend, const QColor& background,
                  const QString& title, const QString& path) {
    const Picture picture(scene, legend, background);
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        writeSvg(file, picture, title);
    else if (!writePng(file, picture))
        return file.errorString();
    return writeBytes(path, file);
}

} // namespace komadai::ui
