// Where the windows beside the board open, and that they come back where the user has put them.
#pragma once

#include "ui/preferences/preference.h"
#include "ui/widgets/window_place.h"

#include <QByteArray>
#include <QObject>
#include <QRect>
#include <QTimer>

#include <optional>

class QWidget;

namespace komadai::ui {

/// Shows a window in front of the others. When it is shown for the first time, it comes where the user has put it when the
/// program ran last, or else beside the board in the main window, which it covers as little as it can. Whenever it opens again, it is
/// moved or made smaller so that all of it is on the screen. The window needs a name of its own.
void bringUp(QWidget& window, const QWidget& mainWindow, WindowUse use = WindowUse::InsteadOfBoard);

/// Remembers where the user puts a window. While a window opens, the desktop may move it or change its size. So changes count only after
/// the window has been visible, and has not changed, for a moment that is too short for a user to act.
/// Belongs to the window, which has a name of its own and has just been shown. GUI thread.
class PlaceKeeper : public QObject {
    Q_OBJECT
public:
    explicit PlaceKeeper(QWidget& window);
    /// The window may be going right after it was moved.
    ~PlaceKeeper() override;

    /// Whether changes from now on are those of the user.
    bool isSettled() const { return m_given.has_value(); }
    /// The window has been put where it is by the program: that is no place to be remembered.
    void acceptPlace();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onExposed();
    void onChanged();
    bool hasGrownByItself() const;
    void onRest();
    void remember();

    QWidget& m_window;
    const Preference<QByteArray> m_key;
    bool m_isSeen = false;
    std::optional<QRect>
        m_given; ///< the place that is stored, or that of the desktop; none until the window has settled
    QByteArray m_unstored; ///< where the user has just put it; empty if it is where it was
    QTimer m_rest;         ///< since the last change
};

} // namespace komadai::ui
