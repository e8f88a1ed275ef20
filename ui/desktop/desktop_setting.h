// A setting of the desktop, read through its portal.
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>
#include <QVariant>

class QDBusVariant;

namespace komadai::ui {

/// Asks the desktop's portal for one setting, and follows its changes. Does nothing without a portal or if the portal does
/// not know the setting, and never waits for an answer.
class DesktopSetting : public QObject {
    Q_OBJECT
public:
    DesktopSetting(QDBusConnection bus, const QString& group, const QString& key, QObject* parent = nullptr);

signals:
    /// Never emitted before the constructor has returned.
    void told(const QVariant& value);

private slots:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();

    QDBusConnection m_bus;
    const QString m_group, m_key;
};

} // namespace komadai::ui
