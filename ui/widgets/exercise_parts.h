// Parts of the windows beside whose board one learns or practises.
#pragma once

#include "ui/language/retranslated.h"

class QLabel;
class QPushButton;
class QWidget;

namespace komadai::ui {

/// A label for plain text that may take several lines.
QLabel* makeTextLabel(const char* name, QWidget* parent);

/// A button whose click leaves the focus where it is, so that the keys go on to the board. A double click is one click: what the
/// button does may be another thing after the first press, such as Skip after Next.
QPushButton* makeSideButton(const char* name, Text text, QWidget* parent);

} // namespace komadai::ui
