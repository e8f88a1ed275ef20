// Runs a test class with settings of its own, which end with it.
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace komadai::ui::test {

/// For main(): the user's settings are neither read nor written.
template <class Application, class Test>
int runWithOwnSettings(int argc, char** argv) {
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace komadai::ui::test
