#include "ui/desktop/desktop_motion.h"

#include "ui/desktop/desktop_setting.h"

namespace komadai::ui {

DesktopMotion::DesktopMotion(QDBusConnection bus, QObject* parent) : QObject(parent) {
    const auto follow = [&](const char* group, const char* key, Wish wish, auto isWish) {
        auto* setting = new DesktopSetting(bus, QString::fromLatin1(group), QString::fromLatin1(key), this);
        connect(setting, &DesktopSetting::told, this,
                [this, wish, isWish](const QVariant& value) { apply(wish, isWish(value)); });
    };
    // The first is described in the documentation of xdg-desktop-portal (0: no preference, 1: reduced motion), the others
    // in the schema of GNOME's settings and in KDE's kdeglobals, which their portals pass on.
    follow("org.freedesktop.appearance", "reduced-motion", ReducedMotion,
           [](const QVariant& value) { return value.toUInt() == 1; });
    follow("org.gnome.desktop.interface", "enable-animations", NoGnomeAnimations,
           [](const QVariant& value) { return !value.toBool(); });
    follow("org.kde.kdeglobals.KDE", "AnimationDurationFactor", NoKdeAnimations, [](const QVariant& value) {
        bool isNumber = false;
        return value.toDouble(&isNumber) == 0 && isNumber;
    });
}

void DesktopMotion::apply(Wish wish, bool isWished) {
    const int before = m_wishes;
    m_wishes = isWished ? m_wishes | wish : m_wishes & ~wish;
    if ((before != 0) != (m_wishes != 0)) emit reducedChanged(m_wishes != 0);
}

} // namespace komadai::ui
