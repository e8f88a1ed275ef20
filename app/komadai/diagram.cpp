#include "app/komadai/diagram.h"

#include "ui/board/board_diagram.h"

#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace komadai {

std::optional<std::string> writeDiagram(const core::AnyPosition& position,
                                        const DiagramArguments& arguments) {
    ui::DiagramOptions options;
    if (!arguments.pieces.empty()) {
        options.look = ui::pieceLookNamed(QString::fromStdString(arguments.pieces));
        if (!options.look) {
            std::string known;
            for (const auto look : ui::pieceLooks())
                known += (known.empty() ? "" : ", ") + ui::nameOf(look).toStdString();
            return "Unknown pieces “" + arguments.pieces + "”; expected one of: " + known + '.';
        }
    }
    const QString file = QString::fromStdString(arguments.file);
    const QRect area(QPoint(0, 0), ui::diagramSize(position.spec(), arguments.size));
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setFileName(file);
        svg.setSize(area.size());
        svg.setViewBox(area);
        svg.setTitle(QString::fromStdString(position.spec().name));
        QPainter painter;
        if (!painter.begin(&svg)) return arguments.file + " cannot be written.";
        ui::paintDiagram(painter, area, position, options);
        return painter.end() ? std::nullopt : std::optional(arguments.file + " cannot be written.");
    }
    if (!file.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive))
        return "The name of a picture must end in .png or .svg: " + arguments.file + '.';
    QImage image(area.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(options.theme.background);
    QPainter painter(&image);
    ui::paintDiagram(painter, area, position, options);
    painter.end();
    return image.save(file, "PNG") ? std::nullopt : std::optional(arguments.file + " cannot be written.");
}

} // namespace komadai
