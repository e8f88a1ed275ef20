// A setting of the desktop, as its portal tells it.
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>
#include <QVariant>

class QDBusVariant;

namespace komadai::ui {

/// Asks the desktop's portal for one setting, now and whenever it changes. Without a portal, or if that does not know the
/// setting, nothing happens; nothing waits for it.
class DesktopSetting : public QObject {
    Q_OBJECT
public:
    DesktopSetting(QDBusConnection bus, const QString& group, const QString& key, QObject* parent = nullptr);

signals:
    /// Not before the constructor has returned.
    void told(const QVariant& value);

private slots:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();

    QDBusConnection m_bus;
    const QString m_group, m_key;
};

} // namespace komadai::ui
