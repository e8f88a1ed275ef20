// Runs a test class with settings of its own, which end with it.
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace komadai::ui::test {

/// Runs the functions of a test class that the arguments name, or all.
inline int runOnce(QObject& test, int argc, char** argv) { return QTest::qExec(&test, argc, argv); }

/// For main(): the user's settings are neither read nor written.
template <class Application, class Test>
int runWithOwnSettings(int argc, char** argv, int (*run)(QObject&, int, char**) = runOnce) {
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    Application application(argc, argv);
    Test test;
    return run(test, argc, argv);
}

} // namespace komadai::ui::test
