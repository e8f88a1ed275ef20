// What the desktop wants, on a message bus of the test's own with a portal played by the test.
#include "tests/ui/own_settings.h"
#include "ui/desktop/desktop_motion.h"
#include "ui/desktop/desktop_scheme.h"
#include "ui/desktop/desktop_setting.h"
#include "ui/desktop/window_colours.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QtTest>

#include <map>
#include <memory>

using namespace komadai::ui;

/// What the desktop's portal answers.
class Portal : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    std::map<QString, QVariant> settings; ///< by group and key, with a space between them

public slots:
    QDBusVariant Read(const QString& group, const QString& key) {
        const auto found = settings.find(group + ' ' + key);
        if (found != settings.end()) return QDBusVariant(QVariant::fromValue(QDBusVariant(found->second)));
        sendErrorReply("org.freedesktop.portal.Error.NotFound", "Requested setting not found");
        return {};
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

class DesktopSettingsTest : public QObject {
    Q_OBJECT

private:
    QProcess m_daemon;
    QString m_address;
    std::unique_ptr<Portal> m_portal;

    QDBusConnection bus(const QString& name) const { return QDBusConnection::connectToBus(m_address, name); }
    static bool isDark() { return QApplication::palette().color(QPalette::Window).lightness() < 128; }
    void change(const QString& group, const QString& key, const QVariant& value) {
        emit m_portal->SettingChanged(group, key, QDBusVariant(value));
    }
    void changeScheme(uint scheme) { change("org.freedesktop.appearance", "color-scheme", scheme); }
    /// Returns when the program has received everything that was sent until now: messages of a connection keep their
    /// order, so that the answer to one more question is the last.
    void waitForMessages() {
        m_portal->settings["komadai.test last"] = true;
        const DesktopSetting last(bus("program"), "komadai.test", "last");
        QSignalSpy told(&last, &DesktopSetting::told);
        QVERIFY(told.wait());
    }
    /// The same where there is no portal: the message bus itself answers.
    void waitForMessageBus() {
        const auto question = QDBusMessage::createMethodCall("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                             "org.freedesktop.DBus", "GetId");
        const QDBusPendingCallWatcher answer(bus("program").asyncCall(question));
        QSignalSpy finished(&answer, &QDBusPendingCallWatcher::finished);
        QVERIFY(finished.wait());
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
        preferences().reset(preference::ChosenWindowColours);
        QApplication::setPalette(QPalette());
    }

    void aDarkDesktopMakesTheProgramDark() {
        m_portal->settings["org.freedesktop.appearance color-scheme"] = 1U;
        const DesktopScheme scheme(bus("program"));
        QTRY_VERIFY(isDark());
    }
    void aChangeIsFollowedAtOnce() {
        const DesktopScheme scheme(bus("program"));
        waitForMessages();
        QVERIFY(!isDark());
        changeScheme(1);
        QTRY_VERIFY(isDark());
        changeScheme(2);
        QTRY_VERIFY(!isDark());
    }
    void aPaletteThatIsDarkAnywayIsKept() {
        QPalette own;
        own.setColor(QPalette::Window, QColor(10, 20, 30));
        QApplication::setPalette(own);
        const DesktopScheme scheme(bus("program"));
        changeScheme(1);
        waitForMessages();
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(10, 20, 30));
    }

    void theUsersChoiceCountsMoreThanTheDesktops() {
        m_portal->settings["org.freedesktop.appearance color-scheme"] = 1U;
        preferences().set(preference::ChosenWindowColours, WindowColours::Light);
        const DesktopScheme scheme(bus("program"));
        QVERIFY(!isDark());
        waitForMessages();
        QVERIFY(!isDark());
        preferences().set(preference::ChosenWindowColours, WindowColours::Desktop);
        QVERIFY(isDark());
    }
    void aChosenDarkWindowIsDarkAtOnceWithoutAPortal() {
        QDBusConnection::disconnectFromBus("portal");
        const DesktopScheme scheme(bus("program"));
        preferences().set(preference::ChosenWindowColours, WindowColours::Dark);
        QVERIFY(isDark());
        preferences().set(preference::ChosenWindowColours, WindowColours::Desktop);
        QVERIFY(!isDark());
    }

    void everyWayToAskForLessMotionIsHeard_data() {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("reduced");
        QTest::addColumn<QVariant>("usual");
        QTest::newRow("freedesktop") << "org.freedesktop.appearance"
                                     << "reduced-motion" << QVariant(1U) << QVariant(0U);
        QTest::newRow("GNOME") << "org.gnome.desktop.interface"
                               << "enable-animations" << QVariant(false) << QVariant(true);
        QTest::newRow("KDE") << "org.kde.kdeglobals.KDE"
                             << "AnimationDurationFactor" << QVariant("0") << QVariant("0.5");
    }
    void everyWayToAskForLessMotionIsHeard() {
        QFETCH(QString, group);
        QFETCH(QString, key);
        QFETCH(QVariant, reduced);
        QFETCH(QVariant, usual);
        m_portal->settings[group + ' ' + key] = reduced;
        const DesktopMotion motion(bus("program"));
        QSignalSpy changed(&motion, &DesktopMotion::reducedChanged);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).toBool(), true);
        change(group, key, usual);
        QTRY_COMPARE(changed.size(), 2);
        QCOMPARE(changed.at(1).at(0).toBool(), false);
    }
    void aDesktopWithUsualMotionChangesNothing() {
        m_portal->settings["org.freedesktop.appearance reduced-motion"] = 0U;
        m_portal->settings["org.gnome.desktop.interface enable-animations"] = true;
        m_portal->settings["org.kde.kdeglobals.KDE AnimationDurationFactor"] = "1";
        const DesktopMotion motion(bus("program"));
        QSignalSpy changed(&motion, &DesktopMotion::reducedChanged);
        waitForMessages();
        QVERIFY(changed.empty());
    }
    void oneWishForLessMotionIsEnough() {
        m_portal->settings["org.freedesktop.appearance reduced-motion"] = 1U;
        m_portal->settings["org.gnome.desktop.interface enable-animations"] = false;
        const DesktopMotion motion(bus("program"));
        QSignalSpy changed(&motion, &DesktopMotion::reducedChanged);
        QTRY_COMPARE(changed.size(), 1);
        change("org.gnome.desktop.interface", "enable-animations", true);
        waitForMessages();
        QCOMPARE(changed.size(), 1);
    }

    void withoutAPortalNothingHappens() {
        QDBusConnection::disconnectFromBus("portal");
        const DesktopScheme scheme(bus("program"));
        const DesktopMotion motion(bus("program"));
        QSignalSpy changed(&motion, &DesktopMotion::reducedChanged);
        waitForMessageBus();
        QVERIFY(!isDark());
        QVERIFY(changed.empty());
    }
};

int main(int argc, char** argv) {
    return test::runWithOwnSettings<QApplication, DesktopSettingsTest>(argc, argv);
}
#include "desktop_settings_test.moc"
