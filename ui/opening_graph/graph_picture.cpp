#include "ui/opening_graph/graph_picture.h"

#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr double PixelsPerUnit = 2;
constexpr double MostPixels = 16000; ///< on the longer side

void paint(QPaintDevice& device, QGraphicsScene& scene, const QRectF& target, const QColor& background) {
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, background);
    scene.render(&painter, target, scene.sceneRect());
}

void writeSvg(QIODevice& file, QGraphicsScene& scene, const QColor& background, const QString& title) {
    const QSize size = scene.sceneRect().size().toSize();
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(title);
    paint(svg, scene, QRectF(QPointF(), size), background);
}

bool writePng(QIODevice& file, QGraphicsScene& scene, const QColor& background) {
    const QSizeF size = scene.sceneRect().size();
    const double scale = std::min(PixelsPerUnit, MostPixels / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    paint(image, scene, image.rect(), background);
    return image.save(&file, "PNG");
}

} // namespace

QString saveGraph(QGraphicsScene& scene, const QColor& background, const QString& title,
                  const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        writeSvg(file, scene, background, title);
    else if (!writePng(file, scene, background))
        return file.errorString();
    return file.commit() ? QString() : file.errorString();
}

} // namespace komadai::ui
