// Follows the desktop's wish for less motion.
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace komadai::ui {

/// Asks the desktop's portal whether programs should reduce motion, and follows changes. Reads the freedesktop setting,
/// and for desktops without it the settings of GNOME and KDE that switch all animations off.
class DesktopMotion : public QObject {
    Q_OBJECT
public:
    explicit DesktopMotion(QDBusConnection bus, QObject* parent = nullptr);

signals:
    void reducedChanged(bool isReduced);

private:
    enum Wish { ReducedMotion = 1, NoGnomeAnimations = 2, NoKdeAnimations = 4 };

    void apply(Wish wish, bool isWished);

    int m_wishes = 0; ///< the wishes that hold, as bits
};

} // namespace komadai::ui
