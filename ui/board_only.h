// The mode in which the board has the window for itself.
#pragma once

#include <QByteArray>
#include <QObject>

#include <optional>

class QAction;
class QMainWindow;

namespace komadai::ui {

/// Hides menus, toolbars, docks and status bar of a window, and later shows again those that were shown. Escape ends the mode
/// unless the part of the window that has the focus has a use for the key.
class BoardOnly : public QObject {
    Q_OBJECT
public:
    /// `action` is checked while the mode is on; the window begins and ends the mode when that changes. Escape unchecks it.
    BoardOnly(QMainWindow& window, QAction& action);

    bool isOn() const { return m_before.has_value(); }
    void begin();
    /// Docks that were shown during the mode stay.
    void end();
    /// Docks and toolbars as they are outside the mode; see QMainWindow::saveState.
    QByteArray windowState() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The window before the mode began.
    struct Before {
        QByteArray state;
        bool showsMenus;
        bool showsStatusBar;
    };

    QMainWindow& m_window;
    QAction& m_action;
    std::optional<Before> m_before; ///< none while the mode is off
};

} // namespace komadai::ui
