// The size of a window when it first opens.
#pragma once

class QSize;
class QWidget;

namespace komadai::ui {

/// `usual` pixels at the usual size of text, in proportion more where it is larger.
int textSized(const QWidget& widget, int usual);

/// Fixes the width of a widget: `usual` pixels with text of the usual size, and in proportion more where it is or becomes larger.
void setTextSizedWidth(QWidget& widget, int usual);

/// The least size of a window with text of the usual size. Where text is or becomes larger it is larger too, up to the size of the screen.
void setLeastSize(QWidget& window, const QSize& usual);

/// The largest size that a window can have on its screen, without the frame that the desktop draws round it.
QSize roomOnScreen(const QWidget& window);

/// Gives the window the wanted size, at most the size of its screen and at least its minimum size.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

} // namespace komadai::ui
