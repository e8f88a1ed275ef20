// Follows the desktop's dark mode.
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace komadai::ui {

/// Asks the desktop's portal whether it prefers dark colours, now and whenever that changes, and gives the program a
/// dark palette where Qt has not done so by itself. Without a portal nothing happens; nothing waits for one.
class DesktopScheme : public QObject {
    Q_OBJECT
public:
    explicit DesktopScheme(QDBusConnection bus, QObject* parent = nullptr);

private:
    void apply(bool wantsDark);

    bool m_isDark = false; ///< the palette is ours
};

} // namespace komadai::ui
