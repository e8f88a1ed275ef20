// Where a window opens.
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

class QWidget;

namespace komadai::ui {

/// The sizes that a window can have and would like to have, frame included.
struct WindowSizes {
    QSize least;
    QSize wanted;
};

/// What a window is to the board in the main window. This decides about its size where no place leaves the board free.
enum class WindowUse {
    InsteadOfBoard, ///< it has boards or pages of its own: it keeps its wanted size
    WithBoard,      ///< it tells about the board: it gets smaller, so that it covers less of that
};

/// The place for a window, frame included, so that it covers as little as possible of what the user is looking at. Where the board can be
/// left free by a smaller window, the window gets smaller, down to its least size.
/// `watched`    the part of the main window that is to be seen: the board
/// `owner`      the main window; the new one lies beside it rather than over it where there is room for both
/// `screens`    the free areas of all screens, first that of the main window, which is left only if the window would cover
///              `watched` there
/// `direction`  of reading; of two sides with the same room the window takes that at the end of a line
QRect placeBeside(const WindowSizes& window, WindowUse use, const QRect& watched, const QRect& owner,
                  const QList<QRect>& screens, Qt::LayoutDirection direction = Qt::LeftToRight);

/// The nearest place, frame included, that is on the screen and at least as large as `least`.
QRect placeOnScreen(const QRect& place, const QSize& least, const QRect& screen);

/// Brings a hidden window onto its screen: it may need more room than it had when it got its place. `owner` has a frame of the same
/// desktop.
void fitIntoScreen(QWidget& window, const QWidget& owner);

/// Puts a window that is shown in front of the others, with the focus. One that is an icon is restored.
void comeToFront(QWidget& window);

/// Gives such a place and size to a window that has not been shown yet. `watched` is a part of the screen.
void placeBeside(QWidget& window, WindowUse use, const QWidget& owner, const QRect& watched);

} // namespace komadai::ui
