#include "ui/desktop/desktop_scheme.h"

#include "ui/desktop/desktop_setting.h"
#include "ui/desktop/window_colours.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QPalette>

#include <utility>

namespace komadai::ui {
namespace {

constexpr uint PrefersDark = 1; ///< as the documentation of xdg-desktop-portal says

} // namespace

DesktopScheme::DesktopScheme(QDBusConnection bus, QObject* parent) : QObject(parent) {
    auto* setting = new DesktopSetting(std::move(bus), QStringLiteral("org.freedesktop.appearance"),
                                       QStringLiteral("color-scheme"), this);
    connect(setting, &DesktopSetting::told, this, [this](const QVariant& scheme) {
        m_desktopIsDark = scheme.toUInt() == PrefersDark;
        apply();
    });
    preferences().whenChanged(preference::ChosenWindowColours, this, [this] { apply(); });
    apply();
}

void DesktopScheme::apply() {
    const auto chosen = preferences().get(preference::ChosenWindowColours);
    if (std::exchange(m_isOwn, false)) QApplication::setPalette(QPalette()); // the desktop's
    const bool isDarkAnyway = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const bool needsDark = chosen == WindowColours::Desktop && m_desktopIsDark && !isDarkAnyway;
    if (chosen == WindowColours::Desktop && !needsDark) return;
    QApplication::setPalette(chosen == WindowColours::Light ? lightPalette() : darkPalette());
    m_isOwn = true;
}

} // namespace komadai::ui
