#include "ui/desktop/desktop_setting.h"

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

/// The portal wraps a value in one variant, or in two in answers to the old method Read.
QVariant unpacked(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

DesktopSetting::DesktopSetting(QDBusConnection bus, const QString& group, const QString& key, QObject* parent)
    : QObject(parent), m_bus(std::move(bus)), m_group(group), m_key(key) {
    if (!m_bus.isConnected()) return;
    m_bus.connect(Service, Path, Interface, QStringLiteral("SettingChanged"), this,
                  SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    ask();
}

void DesktopSetting::ask() {
    auto question = QDBusMessage::createMethodCall(Service, Path, Interface, QStringLiteral("Read"));
    question << m_group << m_key;
    auto* answer = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (!reply.isError()) emit told(unpacked(reply.value().variant()));
        answer->deleteLater();
    });
}

void DesktopSetting::onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group == m_group && key == m_key) emit told(unpacked(value.variant()));
}

} // namespace komadai::ui
