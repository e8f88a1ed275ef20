#include "ui/explorer/game_words.h"

#include "ui/language/local_text.h"

#include <QDate>

namespace komadai::ui {

QString dayText(int day) {
    const int year = day / 10000;
    const int month = day / 100 % 100;
    if (day == 0) return {};
    if (const QDate date(year, month, day % 100); date.isValid()) return dateText(date);
    if (month == 0) return QString::number(year);
    return QStringLiteral("%1-%2").arg(year).arg(month, 2, 10, QChar('0'));
}

QString resultText(const core::GameSummary& game) {
    if (!game.outcome) return QStringLiteral("…");
    if (!game.outcome->winner) return QStringLiteral("½–½");
    return *game.outcome->winner == core::Side::First ? QStringLiteral("1–0") : QStringLiteral("0–1");
}

} // namespace komadai::ui
