// Includes QCustomPlot, which draws the charts.
#pragma once

#include <QResizeEvent>

// QCustomPlot's header uses `foreach`, which QT_NO_FOREACH removes.
#define foreach(variable, container) for (variable : container) // NOLINT(bugprone-macro-parentheses)
#include <qcustomplot.h>
#undef foreach

namespace komadai::ui {

/// A plot that keeps its last picture while it has no width or no height, as in a panel without room. QCustomPlot would draw each of its
/// layers on nothing then, and Qt would warn each time.
class CustomPlot : public QCustomPlot {
public:
    using QCustomPlot::QCustomPlot;

protected:
    void resizeEvent(QResizeEvent* event) override {
        if (!event->size().isEmpty()) QCustomPlot::resizeEvent(event);
    }
};

} // namespace komadai::ui
