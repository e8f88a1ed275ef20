#include "ui/report/diagram_object.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int NumberProperty = QTextFormat::UserProperty + 1;
constexpr double DotsPerInch = 96;
constexpr int FilesOfLargeBoard = 13;

} // namespace

QSize diagramSizeOf(const core::VariantSpec& spec, ReportLook::Size size) {
    const int longest = size == ReportLook::Size::Small ? 210 : size == ReportLook::Size::Medium ? 290 : 400;
    const bool isLarge = std::max(spec.size.files, spec.size.ranks) >= FilesOfLargeBoard;
    return diagramSize(spec, isLarge ? longest * 3 / 2 : longest);
}

DiagramOptions optionsOf(const ReportDiagram& diagram, const ReportLook& look) {
    DiagramOptions options = look.diagram;
    options.lastMove = diagram.lastMove;
    options.drawings = diagram.drawings;
    options.theme.background = Qt::white;
    return options;
}

QTextCharFormat DiagramObject::add(const ReportDiagram& diagram) {
    QTextCharFormat format;
    format.setObjectType(Type);
    format.setProperty(NumberProperty, static_cast<int>(m_diagrams.size()));
    m_diagrams.push_back(&diagram);
    return format;
}

QSizeF DiagramObject::intrinsicSize(QTextDocument* text, int, const QTextFormat& format) {
    const auto* device = text->documentLayout()->paintDevice();
    const double scale = device ? device->logicalDpiY() / DotsPerInch : 1.0;
    return QSizeF(diagramSizeOf(diagram(format).position.spec(), m_look.size)) * scale;
}

void DiagramObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int,
                               const QTextFormat& format) {
    const ReportDiagram& shown = diagram(format);
    painter->save();
    paintDiagram(*painter, rect.toAlignedRect(), shown.position, optionsOf(shown, m_look));
    painter->restore();
}

const ReportDiagram& DiagramObject::diagram(const QTextFormat& format) const {
    return *m_diagrams[static_cast<std::size_t>(format.intProperty(NumberProperty))];
}

} // namespace komadai::ui
