// Follows the desktop's dark mode.
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace komadai::ui {

/// Asks the desktop's portal whether it prefers dark colours, and follows changes. Sets a dark palette unless Qt has done
/// so itself. Does nothing without a portal, and never waits for one.
class DesktopScheme : public QObject {
    Q_OBJECT
public:
    explicit DesktopScheme(QDBusConnection bus, QObject* parent = nullptr);

private:
    void apply(bool wantsDark);

    bool m_isDark = false; ///< this class has set the palette
};

} // namespace komadai::ui
