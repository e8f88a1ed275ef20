#include "ui/game/clock_text.h"

#include "ui/language/local_text.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

using std::chrono::milliseconds;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClockText)
};

QString twoDigits(qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); }

/// "1.5 s", "5 min", "2 min 30 s".
QString durationText(milliseconds time) {
    const qint64 seconds = time.count() / 1000;
    if (seconds < 60) return Words::tr("%1 s").arg(decimalText(static_cast<double>(time.count()) / 1000));
    if (seconds % 60 == 0) return Words::tr("%1 min").arg(seconds / 60);
    return Words::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
}

} // namespace

QString clockText(milliseconds left) {
    constexpr qint64 TenthsFrom = 10'000;
    if (left.count() <= TenthsFrom) {
        const qint64 tenths = (left.count() + 99) / 100;
        return decimalText(static_cast<double>(tenths) / 10, 1);
    }
    const qint64 seconds = (left.count() + 999) / 1000;
    const QString minutesAndSeconds = twoDigits(seconds % 60);
    if (seconds < 3600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(minutesAndSeconds);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(twoDigits(seconds / 60 % 60), minutesAndSeconds);
}

QString clockText(const core::TimeLeft& left) {
    return clockText(left.main.count() > 0 ? left.main : left.period);
}

QString reserveText(const core::TimeControl& control, const core::TimeLeft& left) {
    if (control.main.count() == 0 && control.periods == 1) return {}; // a fixed time is all there is
    if (left.periods == 0) return {};
    if (left.main.count() > 0)
        return Words::tr("then %1 × %2").arg(left.periods).arg(durationText(control.period));
    return left.periods == 1 ? Words::tr("last period") : Words::tr("%1 periods").arg(left.periods);
}

QString controlText(const core::TimeControl& control) {
    if (!control.isTimed()) return Words::tr("no clock");
    if (control.main.count() == 0 && control.periods == 1)
        return Words::tr("%1 per move").arg(durationText(control.period));
    QString text = control.main.count() > 0 ? durationText(control.main) : QString();
    if (control.increment.count() > 0)
        text = Words::tr("%1 + %2 per move").arg(text, durationText(control.increment));
    if (control.periods == 0) return text;
    const QString periods = Words::tr("%1 × %2").arg(control.periods).arg(durationText(control.period));
    return text.isEmpty() ? periods : Words::tr("%1, then %2").arg(text, periods);
}

} // namespace komadai::ui
