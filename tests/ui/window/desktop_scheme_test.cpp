// The desktop's dark mode, on a message bus of the test's own with a portal played by the test.
#include "ui/window/desktop_scheme.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QtTest>

using namespace komadai::ui;

/// What the desktop's portal answers.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    uint scheme = 0;

public slots:
    QDBusVariant Read(const QString&, const QString& key) {
        return QDBusVariant(QVariant::fromValue(QDBusVariant(key == "color-scheme" ? scheme : 99U)));
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

class DesktopSchemeTest : public QObject {
    Q_OBJECT

private:
    QProcess m_daemon;
    QString m_address;
    std::unique_ptr<Portal> m_portal;

    QDBusConnection bus(const QString& name) const { return QDBusConnection::connectToBus(m_address, name); }
    static bool isDark() { return QApplication::palette().color(QPalette::Window).lightness() < 128; }
    void change(uint scheme) {
        emit m_portal->SettingChanged("org.freedesktop.appearance", "color-scheme", QDBusVariant(scheme));
    }

private slots:
    void initTestCase() {
        m_daemon.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
        QVERIFY2(m_daemon.waitForStarted(), "dbus-daemon is needed");
        QVERIFY(m_daemon.waitForReadyRead());
        m_address = QString::fromLatin1(m_daemon.readLine()).trimmed();
    }
    void cleanupTestCase() {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    void init() {
        m_portal = std::make_unique<Portal>();
        QVERIFY(bus("portal").registerService("org.freedesktop.portal.Desktop"));
        QVERIFY(bus("portal").registerObject("/org/freedesktop/portal/desktop", m_portal.get(),
                                             QDBusConnection::ExportAllSlots |
                                                 QDBusConnection::ExportAllSignals));
    }
    void cleanup() {
        QDBusConnection::disconnectFromBus("portal");
        QDBusConnection::disconnectFromBus("program");
        QApplication::setPalette(QPalette());
    }

    void aDarkDesktopMakesTheProgramDark() {
        m_portal->scheme = 1;
        const DesktopScheme scheme(bus("program"));
        QTRY_VERIFY(isDark());
    }
    void aChangeIsFollowedAtOnce() {
        const DesktopScheme scheme(bus("program"));
        QTest::qWait(50);
        QVERIFY(!isDark());
        change(1);
        QTRY_VERIFY(isDark());
        change(2);
        QTRY_VERIFY(!isDark());
    }
    void aPaletteThatIsDarkAnywayIsKept() {
        QPalette own;
        own.setColor(QPalette::Window, QColor(10, 20, 30));
        QApplication::setPalette(own);
        const DesktopScheme scheme(bus("program"));
        change(1);
        QTest::qWait(100);
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(10, 20, 30));
    }
    void withoutAPortalNothingHappens() {
        QDBusConnection::disconnectFromBus("portal");
        const DesktopScheme scheme(bus("program"));
        QTest::qWait(50);
        QVERIFY(!isDark());
    }
};

QTEST_MAIN(DesktopSchemeTest)
#include "desktop_scheme_test.moc"
