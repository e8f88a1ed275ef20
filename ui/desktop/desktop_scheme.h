// The colours of the program's windows: the user's choice, or the desktop's.
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace komadai::ui {

/// Gives the application the palette that the user has chosen. While that is the desktop's, it asks the desktop's portal
/// whether it prefers dark colours, and follows changes; it then sets a dark palette unless Qt has done so itself. Without
/// a portal the palette stays as it is; it never waits for one.
class DesktopScheme : public QObject {
    Q_OBJECT
public:
    explicit DesktopScheme(QDBusConnection bus, QObject* parent = nullptr);

private:
    void apply();

    bool m_desktopIsDark = false;
    bool m_isOwn = false; ///< this class has set the palette
};

} // namespace komadai::ui
