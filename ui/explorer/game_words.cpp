#include "ui/explorer/game_words.h"

#include "ui/language/local_text.h"
#include "ui/wording.h"

#include <QDate>

namespace komadai::ui {

QString dayText(int day) {
    const int year = day / 10000;
    const int month = day / 100 % 100;
    if (day == 0) return {};
    if (const QDate date(year, month, day % 100); date.isValid()) return dateText(date);
    if (month < 1 || month > 12) return QString::number(year);
    return monthText(year, month);
}

QString resultText(const core::GameSummary& game) {
    return game.outcome ? shortResult(*game.outcome) : QStringLiteral("…");
}

} // namespace komadai::ui
