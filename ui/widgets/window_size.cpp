#include "ui/widgets/window_size.h"

#include "ui/widgets/text_size.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace komadai::ui {

namespace {

constexpr int UsualLine = 15; ///< pixels between two lines of text

} // namespace

int textSized(const QWidget& widget, int usual) {
    return usual * std::max(widget.fontMetrics().lineSpacing(), UsualLine) / UsualLine;
}

QSize roomOnScreen(const QWidget& window) {
    constexpr QSize Frame(16, 48); // of the desktop round the window
    return window.screen()->availableSize() - Frame;
}

void setTextSizedWidth(QWidget& widget, int usual) {
    followFont(widget, [&widget, usual] { widget.setFixedWidth(textSized(widget, usual)); });
}

void setLeastSize(QWidget& window, const QSize& usual) {
    followFont(window, [&window, usual] {
        const QSize scaled(textSized(window, usual.width()), textSized(window, usual.height()));
        window.setMinimumSize(scaled.boundedTo(roomOnScreen(window)).expandedTo(usual));
    });
}

void resizeWithinScreen(QWidget& window, const QSize& wanted) {
    window.resize(wanted.boundedTo(roomOnScreen(window)).expandedTo(window.minimumSize()));
}

} // namespace komadai::ui
