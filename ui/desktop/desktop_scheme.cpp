#include "ui/desktop/desktop_scheme.h"

#include "ui/desktop/desktop_setting.h"

#include <QApplication>
#include <QPalette>

namespace komadai::ui {
namespace {

constexpr uint PrefersDark = 1; ///< as the documentation of xdg-desktop-portal says

QPalette darkPalette() {
    const QColor window(0x2B, 0x2B, 0x2D), base(0x21, 0x21, 0x23), text(0xEE, 0xEE, 0xEC),
        faint(0x86, 0x86, 0x86), highlight(0x35, 0x84, 0xE4);
    QPalette palette(QColor(0x38, 0x38, 0x3B), window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::ToolTipBase, base);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, text);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x78, 0xAE, 0xED));
    palette.setColor(QPalette::LinkVisited, QColor(0xC0, 0x9C, 0xE8));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x50, 0x50, 0x50));
    return palette;
}

} // namespace

DesktopScheme::DesktopScheme(QDBusConnection bus, QObject* parent) : QObject(parent) {
    auto* setting = new DesktopSetting(std::move(bus), QStringLiteral("org.freedesktop.appearance"),
                                       QStringLiteral("color-scheme"), this);
    connect(setting, &DesktopSetting::told, this,
            [this](const QVariant& scheme) { apply(scheme.toUInt() == PrefersDark); });
}

void DesktopScheme::apply(bool wantsDark) {
    if (wantsDark == m_isDark) return;
    const bool isDarkAnyway = QApplication::palette().color(QPalette::Window).lightness() < 128;
    if (wantsDark && isDarkAnyway) return;
    m_isDark = wantsDark;
    QApplication::setPalette(wantsDark ? darkPalette() : QPalette());
}

} // namespace komadai::ui
