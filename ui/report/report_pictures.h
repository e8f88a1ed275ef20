// Diagrams and graphs in running text.
#pragma once

#include "ui/report/report_file.h"

#include <QObject>
#include <QSize>
#include <QTextObjectInterface>

#include <variant>
#include <vector>

namespace komadai::ui {

/// On a page, in 1/96 inch.
QSize diagramSizeOf(const core::VariantSpec& spec, ReportLook::Size size);
constexpr QSize ReportGraphSize(600, 190);
/// How a diagram is painted on white paper.
DiagramOptions optionsOf(const ReportDiagram& diagram, const ReportLook& look);

/// Draws diagrams and graphs into a text document, in vectors where the device has them.
class ReportPictures : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int Type = QTextFormat::UserObject + 1;
    using Picture = std::variant<const ReportDiagram*, const ReportGraph*>;

    /// `look` must outlive the object.
    explicit ReportPictures(const ReportLook& look) : m_look(look) {}

    /// The format of the character that stands for a picture, which must outlive the object.
    QTextCharFormat add(const Picture& picture);

    QSizeF intrinsicSize(QTextDocument* text, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* text, int position,
                    const QTextFormat& format) override;

private:
    const Picture& picture(const QTextFormat& format) const;

    const ReportLook& m_look;
    std::vector<Picture> m_pictures;
};

} // namespace komadai::ui
