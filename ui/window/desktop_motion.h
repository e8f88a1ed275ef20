// Follows the desktop's wish for less motion.
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace komadai::ui {

/// Asks the desktop's portal whether programs should move less, now and whenever that changes: by the freedesktop setting
/// for it, and by those of GNOME and KDE that switch all animations off, for desktops that have no other.
class DesktopMotion : public QObject {
    Q_OBJECT
public:
    explicit DesktopMotion(QDBusConnection bus, QObject* parent = nullptr);

signals:
    void reducedChanged(bool isReduced);

private:
    enum Wish { ReducedMotion = 1, NoGnomeAnimations = 2, NoKdeAnimations = 4 };

    void apply(Wish wish, bool isWished);

    int m_wishes = 0; ///< a bit each
};

} // namespace komadai::ui
