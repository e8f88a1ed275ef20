// Numbers and dates as users of the language write them.
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

namespace komadai::ui {

// All texts follow the default QLocale, which applyChosenLanguage() sets. Scores in pawns are not among them: they have a point
// in all languages, as in chess programs and books.

/// "12,345"; in German "12.345".
QString countText(qint64 count);
/// With so many digits behind the point: "1,234.5"; in German "1.234,5".
QString decimalText(double number, int digits);
/// With as many digits as it needs, at most six in all: "0.7", "1.5"; in German "0,7".
QString decimalText(double number);
/// "52%" of 52; in German "52 %".
QString percentText(double percent, int digits = 0);
/// The shortest usual form, always with all digits of the year: "11/23/2026"; in German "23.11.2026", in Japanese
/// "2026/11/23".
QString dateText(const QDate& date);
/// A date of which no day is known: "11/2026"; in German "11.2026", in Japanese "2026/11".
QString monthText(int year, int month);
/// With the name of the month, and mostly with that of the day of the week: "Monday, November 23, 2026".
QString longDateText(const QDate& date);
/// Hours and minutes: "2:05 PM"; in German "14:05".
QString timeText(const QTime& time);
/// The short date and the time, in the local time zone.
QString dateAndTimeText(const QDateTime& moment);

} // namespace komadai::ui
