// What clocks show.
#include "ui/game/clock_text.h"

#include <QTest>

using namespace komadai;
using namespace komadai::ui;
using namespace std::chrono_literals;

class ClockTextTest : public QObject {
    Q_OBJECT

private slots:
    void aClockShowsMinutesAndSecondsAndTenthsInTheEnd() {
        QCOMPARE(clockText(3'723'000ms), QString("1:02:03"));
        QCOMPARE(clockText(303'000ms), QString("5:03"));
        QCOMPARE(clockText(10'001ms), QString("0:11"));
        QCOMPARE(clockText(10'000ms), QString("10.0"));
        QCOMPARE(clockText(9'401ms), QString("9.5"));
        QCOMPARE(clockText(0ms), QString("0.0"));
    }
    void nothingIsShownAsGoneThatIsStillThere() {
        QCOMPARE(clockText(59'001ms), QString("1:00"));
        QCOMPARE(clockText(1ms), QString("0.1"));
    }
    void afterTheMainTimeThePresentPeriodIsShown() {
        const core::TimeControl control{10min, {}, 30s, 3};
        QCOMPARE(clockText(core::TimeLeft{10min, 30s, 3}), QString("10:00"));
        QCOMPARE(reserveText(control, {10min, 30s, 3}), QString("then 3 × 30 s"));
        QCOMPARE(clockText(core::TimeLeft{0ms, 27s, 2}), QString("0:27"));
        QCOMPARE(reserveText(control, {0ms, 27s, 2}), QString("2 periods"));
        QCOMPARE(reserveText(control, {0ms, 27s, 1}), QString("last period"));
    }
    void otherClocksHaveNothingInReserve() {
        QCOMPARE(reserveText({5min, 3s}, {5min, 0ms, 0}), QString());
        QCOMPARE(reserveText({0ms, 0ms, 10s, 1}, {0ms, 10s, 1}), QString());
    }
};

QTEST_GUILESS_MAIN(ClockTextTest)
#include "clock_text_test.moc"
