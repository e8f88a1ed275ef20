#include "ui/report/report_pictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int NumberProperty = QTextFormat::UserProperty + 1;
constexpr double PictureDotsPerInch = 96;
constexpr int FilesOfLargeBoard = 13;

/// 1/96 inch on the device of a text.
double unitOf(const QTextDocument& text) {
    const auto* device = text.documentLayout()->paintDevice();
    return device ? device->logicalDpiY() / PictureDotsPerInch : 1.0;
}

} // namespace

QSize diagramSizeOf(const core::VariantSpec& spec, ReportLook::Size size) {
    const int longest = size == ReportLook::Size::Small ? 210 : size == ReportLook::Size::Medium ? 290 : 400;
    const bool isLarge = std::max(spec.size.files, spec.size.ranks) >= FilesOfLargeBoard;
    return diagramSize(spec, isLarge ? longest * 3 / 2 : longest);
}

DiagramOptions optionsOf(const ReportDiagram& diagram, const ReportLook& look) {
    DiagramOptions options = look.diagram;
    if (diagram.look) options.look = diagram.look;
    options.lastMove = diagram.lastMove;
    options.drawings = diagram.drawings;
    options.theme.background = Qt::white;
    return options;
}

QTextCharFormat ReportPictures::add(const Picture& picture) {
    QTextCharFormat format;
    format.setObjectType(Type);
    format.setProperty(NumberProperty, static_cast<int>(m_pictures.size()));
    m_pictures.push_back(picture);
    return format;
}

QSizeF ReportPictures::intrinsicSize(QTextDocument* text, int, const QTextFormat& format) {
    const Picture& shown = picture(format);
    if (const auto* diagram = std::get_if<const ReportDiagram*>(&shown))
        return QSizeF(diagramSizeOf((*diagram)->position.spec(), m_look.size)) * unitOf(*text);
    return QSizeF(ReportGraphSize) * unitOf(*text);
}

void ReportPictures::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int,
                                const QTextFormat& format) {
    const Picture& shown = picture(format);
    painter->save();
    if (const auto* diagram = std::get_if<const ReportDiagram*>(&shown))
        paintDiagram(*painter, rect.toAlignedRect(), (*diagram)->position, optionsOf(**diagram, m_look));
    else
        paintEvaluations(*painter, rect.toAlignedRect(), ReportGraphSize,
                         std::get<const ReportGraph*>(shown)->picture);
    painter->restore();
}

const ReportPictures::Picture& ReportPictures::picture(const QTextFormat& format) const {
    return m_pictures[static_cast<std::size_t>(format.intProperty(NumberProperty))];
}

} // namespace komadai::ui
