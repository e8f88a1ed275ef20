#include "ui/report/diagram_file.h"

#include "ui/files/file_writer.h"
#include "ui/wording.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace komadai::ui {
namespace {

struct DiagramWords {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::Report)
};

constexpr double DotsPerInch = 96;
constexpr double PointsPerInch = 72;

bool endsIn(const QString& path, const char* ending) {
    return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

} // namespace

QString writeDiagram(const QString& path, const core::AnyPosition& position, const DiagramOptions& options,
                     int longest) {
    const bool isSvg = endsIn(path, ".svg");
    const bool isPdf = endsIn(path, ".pdf");
    if (!isSvg && !isPdf && !endsIn(path, ".png"))
        return DiagramWords::tr("the name of a picture must end in .png, .svg or .pdf");
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    const QSize size = diagramSize(position.spec(), longest);
    const QString title = nameOf(position.spec());
    const auto paintOn = [&](QPaintDevice& device, const QRect& area) {
        QPainter painter(&device);
        paintDiagram(painter, area, position, options);
    };
    if (isSvg) {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(title);
        paintOn(svg, QRect(QPoint(), size));
    } else if (isPdf) {
        QPdfWriter pdf(&file);
        pdf.setTitle(title);
        pdf.setPageSize(QPageSize(QSizeF(size) * (PointsPerInch / DotsPerInch), QPageSize::Point, QString(),
                                  QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF());
        paintOn(pdf, QRect(0, 0, pdf.width(), pdf.height()));
    } else {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(options.theme.background);
        paintOn(image, image.rect());
        if (!image.save(&file, "PNG")) return file.errorString();
    }
    return writeBytes(path, file);
}

} // namespace komadai::ui
