#include "ui/settings/board_preview.h"

#include "ui/board/board_diagram.h"
#include "ui/board/look_setting.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"

#include <QPainter>

namespace komadai::ui {

BoardPreview::BoardPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    retranslated(this, &QWidget::setAccessibleName, [] { return tr("Preview"); });
    preferences().whenChanged(preference::Theme, this, [this] { update(); });
    whenCoordinatesChange(this, [this] { update(); });
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
    options.coordinates = chosenCoordinates();
    paintDiagram(painter, rect(), core::AnyPosition::startOf(m_variant), options);
}

} // namespace komadai::ui
