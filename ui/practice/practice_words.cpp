#include "ui/practice/practice_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

using core::PuzzleKind;

QString words(const char* source, int number = -1) {
    return QCoreApplication::translate("Practice", source, nullptr, number);
}

int rounded(double rating) { return static_cast<int>(std::lround(rating)); }

} // namespace

QString kindText(const core::Puzzle& puzzle) {
    switch (puzzle.kind) {
    case PuzzleKind::Mate:
        return words(QT_TRANSLATE_N_NOOP("Practice", "It is a forced win in %n move(s)."),
                     puzzle.mateMoves.value_or(puzzle.solverMoves()));
    case PuzzleKind::Advantage: return words(QT_TRANSLATE_NOOP("Practice", "It wins a clear advantage."));
    case PuzzleKind::OnlyMove: return words(QT_TRANSLATE_NOOP("Practice", "Every other move is much worse."));
    case PuzzleKind::OwnMistake: return words(QT_TRANSLATE_NOOP("Practice", "From one of your games."));
    }
    return {};
}

const std::vector<KindChoice>& kindChoices() {
    static const std::vector<KindChoice> choices = {
        {QStringLiteral("all"), {}},
        {QStringLiteral("mistakes"), {PuzzleKind::OwnMistake}},
        {QStringLiteral("mates"), {PuzzleKind::Mate}},
        {QStringLiteral("advantages"), {PuzzleKind::Advantage}},
        {QStringLiteral("onlyMoves"), {PuzzleKind::OnlyMove}},
    };
    return choices;
}

QString titleOf(const KindChoice& choice) {
    if (choice.kinds.empty()) return words(QT_TRANSLATE_NOOP("Practice", "All problems"));
    switch (choice.kinds.front()) {
    case PuzzleKind::OwnMistake: return words(QT_TRANSLATE_NOOP("Practice", "My own mistakes"));
    case PuzzleKind::Mate: return words(QT_TRANSLATE_NOOP("Practice", "Forced wins"));
    case PuzzleKind::Advantage: return words(QT_TRANSLATE_NOOP("Practice", "Winning an advantage"));
    case PuzzleKind::OnlyMove: return words(QT_TRANSLATE_NOOP("Practice", "Only moves"));
    }
    return {};
}

QString dueText(const core::Schedule& schedule) {
    const auto days = static_cast<int>(schedule.interval.count());
    if (days == 0)
        return words(QT_TRANSLATE_N_NOOP("Practice", "It comes again in %n minute(s)."),
                     static_cast<int>(core::Schedule::RetryDelay.count()));
    if (days == 1) return words(QT_TRANSLATE_NOOP("Practice", "It comes again tomorrow."));
    return words(QT_TRANSLATE_N_NOOP("Practice", "It comes again in %n day(s)."), days);
}

QString ratingText(const core::PlayerRating& rating) {
    const QString number = QString::number(rounded(rating.rating));
    return rating.isProvisional() ? number + '?' : number;
}

QString ratingChangeText(const core::PracticeEffect& effect) {
    const int change = rounded(effect.playerAfter.rating) - rounded(effect.playerBefore.rating);
    const QString sign = change < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return words(QT_TRANSLATE_NOOP("Practice", "Your rating: %1 (%2)"))
        .arg(ratingText(effect.playerAfter), sign + QString::number(std::abs(change)));
}

} // namespace komadai::ui
