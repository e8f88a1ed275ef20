#include "ui/settings/board_preview.h"

#include "ui/board/board_painter.h"
#include "ui/board/look_setting.h"
#include "ui/language/spoken.h"

#include <QEvent>

namespace komadai::ui {

BoardPreview::BoardPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    spoken(this, &QWidget::setAccessibleName, [] { return tr("Preview"); });
}

void BoardPreview::setContent(std::shared_ptr<const core::Variant> variant, PieceLook look) {
    m_variant = std::move(variant);
    m_look = look;
    update();
}

void BoardPreview::paintEvent(QPaintEvent*) {
    if (!m_variant) return;
    QPainter painter(this);
    DiagramOptions options;
    options.look = m_look;
    options.theme = boardTheme(palette());
    options.notation = chosenNotation();
    paintDiagram(painter, rect(), core::AnyPosition::startOf(m_variant), options);
}

void BoardPreview::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) update();
}

} // namespace komadai::ui
