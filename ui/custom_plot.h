// Includes QCustomPlot, which draws the charts.
#pragma once

// QCustomPlot's header uses `foreach`, which QT_NO_FOREACH removes.
#define foreach(variable, container) for (variable : container) // NOLINT(bugprone-macro-parentheses)
#include <qcustomplot.h>
#undef foreach
