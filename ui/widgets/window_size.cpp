#include "ui/widgets/window_size.h"

#include <QScreen>
#include <QWidget>

namespace komadai::ui {

void resizeWithinScreen(QWidget& window, const QSize& wanted) {
    constexpr QSize Frame(16, 48); // of the desktop round the window
    const QSize room = window.screen()->availableSize() - Frame;
    window.resize(wanted.boundedTo(room).expandedTo(window.minimumSize()));
}

} // namespace komadai::ui
