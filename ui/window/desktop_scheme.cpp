#include "ui/window/desktop_scheme.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace komadai::ui {
namespace {

// As the documentation of xdg-desktop-portal describes the interface.
constexpr auto Service = "org.freedesktop.portal.Desktop";
constexpr auto Path = "/org/freedesktop/portal/desktop";
constexpr auto Interface = "org.freedesktop.portal.Settings";
constexpr auto Group = "org.freedesktop.appearance";
constexpr auto Key = "color-scheme";
constexpr uint PrefersDark = 1;

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

/// The portal packs a value once or, in answer to an old kind of question, twice.
QVariant unpacked(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

DesktopScheme::DesktopScheme(QDBusConnection bus, QObject* parent) : QObject(parent), m_bus(std::move(bus)) {
    if (!m_bus.isConnected()) return;
    m_bus.connect(Service, Path, Interface, QStringLiteral("SettingChanged"), this,
                  SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    ask();
}

void DesktopScheme::ask() {
    auto question = QDBusMessage::createMethodCall(Service, Path, Interface, QStringLiteral("Read"));
    question << QString::fromLatin1(Group) << QString::fromLatin1(Key);
    auto* answer = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (!reply.isError()) apply(reply.value().variant());
        answer->deleteLater();
    });
}

void DesktopScheme::onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group == QLatin1String(Group) && key == QLatin1String(Key)) apply(value.variant());
}

void DesktopScheme::apply(const QVariant& scheme) {
    const bool wantsDark = unpacked(scheme).toUInt() == PrefersDark;
    if (wantsDark == m_isDark) return;
    const bool isDarkAnyway = QApplication::palette().color(QPalette::Window).lightness() < 128;
    if (wantsDark && isDarkAnyway) return;
    m_isDark = wantsDark;
    QApplication::setPalette(wantsDark ? darkPalette() : QPalette());
}

} // namespace komadai::ui
