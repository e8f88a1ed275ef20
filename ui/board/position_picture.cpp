#include "ui/board/position_picture.h"

#include "ui/board/board_diagram.h"
#include "ui/board/look_setting.h"

#include <QPainter>

namespace komadai::ui {

QPixmap positionPicture(const core::AnyPosition& position, int size, const QPalette& palette, qreal ratio) {
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    DiagramOptions options;
    options.look = chosenLook(position.spec());
    options.theme = boardTheme(palette);
    options.theme.background = Qt::transparent;
    options.coordinates = chosenNotation();
    paintDiagram(painter, QRect(0, 0, size, size), position, options);
    return picture;
}

} // namespace komadai::ui
