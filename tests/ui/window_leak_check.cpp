// Opens and closes every window again and again: no object may be left of it, and no memory after the first times.
// KOMADAI_OPENINGS says how often.
#include "tests/ui/window_check.h"

#include <QApplication>
#include <QMetaMethod>
#include <QTest>
#include <QWidget>

#include <cstdio>
#include <malloc.h>

namespace {

constexpr int UsualOpenings = 3;
constexpr int WarmUp = 4;                     ///< openings that may fill caches
constexpr std::size_t LargestGrowth = 2048;   ///< bytes an opening
constexpr std::size_t Allowance = 512 * 1024; ///< bytes for caches that grow late

int openings() {
    const int wanted = qEnvironmentVariableIntValue("KOMADAI_OPENINGS");
    return wanted > 0 ? wanted : UsualOpenings;
}

void open(QObject& test, const QByteArray& name, int times) {
    const QStringList arguments{"windows", "-silent", "-o", "/dev/null,txt", name};
    for (int i = 0; i < times; ++i) {
        QTest::qExec(&test, arguments);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

bool leaks(QObject& test, const QByteArray& name) {
    open(test, name, WarmUp);
    const auto widgets = QApplication::allWidgets().size();
    const std::size_t before = mallinfo2().uordblks;
    open(test, name, openings());
    const std::size_t after = mallinfo2().uordblks;
    const auto left = QApplication::allWidgets().size() - widgets;
    const std::size_t grown = after > before ? after - before : 0;
    const bool isLeak = left > 0 || grown > Allowance + LargestGrowth * static_cast<std::size_t>(openings());
    std::printf("%s: %d openings, %zu bytes more, %lld widgets more%s\n", name.constData(), openings(), grown,
                static_cast<long long>(left), isLeak ? ": LEAK" : "");
    std::fflush(stdout);
    return isLeak;
}

} // namespace

namespace komadai::ui::test {

void check(QWidget& window) {
    window.show();
    QCoreApplication::processEvents();
}

bool differsByVariant() { return false; }

int run(QObject& test, int, char**) {
    int found = 0;
    const QMetaObject& functions = *test.metaObject();
    for (int i = functions.methodOffset(); i < functions.methodCount(); ++i) {
        const QByteArray name = functions.method(i).name();
        const bool opensWindow = functions.method(i).methodType() == QMetaMethod::Slot &&
                                 !name.endsWith("_data") && name != "initTestCase";
        if (opensWindow && leaks(test, name)) ++found;
    }
    return found == 0 ? 0 : 1;
}

} // namespace komadai::ui::test
