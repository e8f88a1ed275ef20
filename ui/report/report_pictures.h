// Diagrams in running text.
#pragma once

#include "ui/report/report_file.h"

#include <QObject>
#include <QSize>
#include <QTextObjectInterface>

#include <vector>

namespace komadai::ui {

/// On a page, in 1/96 inch.
QSize diagramSizeOf(const core::VariantSpec& spec, ReportLook::Size size);
/// How a diagram is painted on white paper.
DiagramOptions optionsOf(const ReportDiagram& diagram, const ReportLook& look);

/// Draws diagrams into a text document, in vectors where the device has them.
class DiagramObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int Type = QTextFormat::UserObject + 1;

    /// `look` must outlive the object.
    explicit DiagramObject(const ReportLook& look) : m_look(look) {}

    /// The format of the character that stands for a diagram, which must outlive the object.
    QTextCharFormat add(const ReportDiagram& diagram);

    QSizeF intrinsicSize(QTextDocument* text, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* text, int position,
                    const QTextFormat& format) override;

private:
    const ReportDiagram& diagram(const QTextFormat& format) const;

    const ReportLook& m_look;
    std::vector<const ReportDiagram*> m_diagrams;
};

} // namespace komadai::ui
