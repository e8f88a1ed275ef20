#include "ui/language/local_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace komadai::ui {
namespace {

/// The context of these strings for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(LocalText)
};

/// The short form of many locales has only two digits of the year.
QString dateFormat() {
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return format;
}

} // namespace

QString countText(qint64 count) { return QLocale().toString(count); }

QString decimalText(double number, int digits) { return QLocale().toString(number, 'f', digits); }

QString decimalText(double number) { return QLocale().toString(number); }

QString percentText(double percent, int digits) {
    const double shift = std::pow(10, digits); // halves are rounded up, which QLocale does not do always
    return Words::tr("%1%", "a percentage").arg(decimalText(std::round(percent * shift) / shift, digits));
}

QString dateText(const QDate& date) { return QLocale().toString(date, dateFormat()); }

QString monthText(int year, int month) {
    static const QRegularExpression day(QStringLiteral("d+[^dMy]*")), end(QStringLiteral("[^dMy]+$"));
    return QLocale().toString(QDate(year, month, 1), dateFormat().remove(day).remove(end));
}

QString longDateText(const QDate& date) { return QLocale().toString(date, QLocale::LongFormat); }

QString timeText(const QTime& time) {
    return QLocale().toString(time, QLocale().timeFormat(QLocale::ShortFormat).remove(QLatin1String(":ss")));
}

QString dateAndTimeText(const QDateTime& moment) {
    const QDateTime local = moment.toLocalTime();
    return Words::tr("%1 %2", "a date and a time").arg(dateText(local.date()), timeText(local.time()));
}

} // namespace komadai::ui
