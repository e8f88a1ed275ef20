#include "ui/widgets/window_size.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace komadai::ui {

namespace {

constexpr int UsualLine = 15; ///< pixels between two lines of text

QSize roomOn(const QScreen& screen) {
    constexpr QSize Frame(16, 48); // of the desktop round the window
    return screen.availableSize() - Frame;
}

} // namespace

int textSized(const QWidget& widget, int usual) {
    return usual * std::max(widget.fontMetrics().lineSpacing(), UsualLine) / UsualLine;
}

void setLeastSize(QWidget& window, const QSize& usual) {
    const QSize scaled(textSized(window, usual.width()), textSized(window, usual.height()));
    window.setMinimumSize(scaled.boundedTo(roomOn(*window.screen())).expandedTo(usual));
}

void resizeWithinScreen(QWidget& window, const QSize& wanted) {
    window.resize(wanted.boundedTo(roomOn(*window.screen())).expandedTo(window.minimumSize()));
}

} // namespace komadai::ui
