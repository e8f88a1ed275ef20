#include "ui/widgets/status_line.h"

#include <QEvent>
#include <QStyleOption>
#include <QStylePainter>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int Margin = 6; ///< as QStatusBar has it

} // namespace

StatusLine::StatusLine(QWidget* parent) : QStatusBar(parent) {}

QString StatusLine::shownMessage() const {
    return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, messageRect().width());
}

/// The room for a message: up to the permanent widgets. A message hides all other widgets.
QRect StatusLine::messageRect() const {
    QRect room = rect().adjusted(Margin, 0, -Margin, 0);
    for (const auto* widget : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!widget->isVisible()) continue;
        if (isRightToLeft())
            room.setLeft(std::max(room.left(), widget->geometry().right() + Margin));
        else
            room.setRight(std::min(room.right(), widget->x() - Margin));
    }
    return room;
}

bool StatusLine::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip)
        setToolTip(shownMessage() == currentMessage() ? QString() : currentMessage());
    return QStatusBar::event(event);
}

void StatusLine::paintEvent(QPaintEvent* event) {
    if (currentMessage().isEmpty()) return QStatusBar::paintEvent(event);
    QStylePainter painter(this);
    QStyleOption panel;
    panel.initFrom(this);
    painter.drawPrimitive(QStyle::PE_PanelStatusBar, panel);
    painter.setPen(palette().windowText().color());
    painter.drawText(messageRect(),
                     static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine),
                     shownMessage());
}

} // namespace komadai::ui
