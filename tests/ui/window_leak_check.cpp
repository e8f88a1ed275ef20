// Opens and closes every window again and again: no object may be left of it, and no memory after the first times.
// KOMADAI_OPENINGS says how often.
#include "tests/ui/window_check.h"

#include <QApplication>
#include <QMetaMethod>
#include <QPixmapCache>
#include <QTest>
#include <QWidget>

#include <cstdio>
#include <malloc.h>

namespace {

constexpr int UsualOpenings = 3;
constexpr int WarmUp = 4;                     ///< openings that may fill caches
constexpr std::size_t LargestGrowth = 256;    ///< bytes an opening
constexpr std::size_t Allowance = 512 * 1024; ///< bytes for caches that grow late

int openings() {
    const int wanted = qEnvironmentVariableIntValue("KOMADAI_OPENINGS");
    return wanted > 0 ? wanted : UsualOpenings;
}

/// Returns how often the test failed.
int open(QObject& test, const QByteArray& name, int times) {
    const QStringList arguments{"windows", "-silent", "-o", "/dev/null,txt", name};
    int failures = 0;
    for (int i = 0; i < times; ++i) {
        if (QTest::qExec(&test, arguments) != 0) ++failures;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return failures;
}

std::size_t bytesInUse() { return mallinfo2().uordblks; }

bool hasFlaw(QObject& test, const QByteArray& name) {
    int failures = open(test, name, WarmUp);
    const auto widgets = QApplication::allWidgets().size();
    const std::size_t before = bytesInUse();
    failures += open(test, name, openings());
    const std::size_t after = bytesInUse();
    const auto left = QApplication::allWidgets().size() - widgets;
    const std::size_t grown = after > before ? after - before : 0;
    const bool isLeak = left > 0 || grown > Allowance + LargestGrowth * static_cast<std::size_t>(openings());
    std::printf("%s: %d openings, %zu bytes more, %lld widgets more%s%s\n", name.constData(), openings(),
                grown, static_cast<long long>(left), isLeak ? ": LEAK" : "", failures > 0 ? ": FAILED" : "");
    std::fflush(stdout);
    return isLeak || failures > 0;
}

} // namespace

namespace komadai::ui::test {

void check(QWidget& window) {
    window.show();
    QCoreApplication::processEvents();
}

bool differsByVariant() { return false; }

int run(QObject& test, int, char**) {
    QPixmapCache::setCacheLimit(0); // in Qt 6.4 it keeps the names of pictures that it no longer has
    int found = 0;
    const QMetaObject& functions = *test.metaObject();
    for (int i = functions.methodOffset(); i < functions.methodCount(); ++i) {
        const QByteArray name = functions.method(i).name();
        const bool opensWindow = functions.method(i).methodType() == QMetaMethod::Slot &&
                                 !name.endsWith("_data") && name != "initTestCase" && name != "cleanup";
        if (opensWindow && hasFlaw(test, name)) ++found;
    }
    return found == 0 ? 0 : 1;
}

} // namespace komadai::ui::test
