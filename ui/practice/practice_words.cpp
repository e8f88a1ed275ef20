#include "ui/practice/practice_words.h"

#include "ui/notation/notation.h"
#include "ui/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

using core::PuzzleKind;

QString words(const char* source, int number = -1) {
    return QCoreApplication::translate("Practice", source, nullptr, number);
}

/// Where the piece of a move stands, or from which hand it is dropped.
Place originOf(const core::Move& move, const core::AnyPosition& position) {
    return arrowOf(move, position, ArrowKind::Hint).places.front();
}

QString pieceAt(const Place& place, const core::AnyPosition& position) {
    const auto& spec = position.spec();
    if (const auto* hand = std::get_if<HandPlace>(&place)) return nameOf(spec.piece(hand->type));
    const auto piece = position.pieceAt(std::get<core::Square>(place));
    return piece ? nameOf(spec.piece(piece->type)) : QString();
}

int rounded(double rating) { return static_cast<int>(std::lround(rating)); }

} // namespace

QString kindText(const core::Puzzle& puzzle) {
    switch (puzzle.kind) {
    case PuzzleKind::Mate:
        return words(QT_TRANSLATE_N_NOOP("Practice", "The solution is a forced win in %n move(s)."),
                     puzzle.mateMoves.value_or(puzzle.solverMoves()));
    case PuzzleKind::Advantage:
        return words(QT_TRANSLATE_NOOP("Practice", "The solution wins a clear advantage."));
    case PuzzleKind::OnlyMove: return words(QT_TRANSLATE_NOOP("Practice", "Every other move is much worse."));
    case PuzzleKind::OwnMistake: return words(QT_TRANSLATE_NOOP("Practice", "A mistake from a game."));
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
    if (choice.kinds.empty()) return words(QT_TRANSLATE_NOOP("Practice", "All puzzles"));
    switch (choice.kinds.front()) {
    case PuzzleKind::OwnMistake: return words(QT_TRANSLATE_NOOP("Practice", "Mistakes in games"));
    case PuzzleKind::Mate: return words(QT_TRANSLATE_NOOP("Practice", "Forced wins"));
    case PuzzleKind::Advantage: return words(QT_TRANSLATE_NOOP("Practice", "Winning an advantage"));
    case PuzzleKind::OnlyMove: return words(QT_TRANSLATE_NOOP("Practice", "Only one good move"));
    }
    return {};
}

BoardArrow hintArrow(const core::Move& move, const core::AnyPosition& position, int hint) {
    if (hint == 1) return {{originOf(move, position)}, ArrowKind::Hint};
    return arrowOf(move, position, ArrowKind::Hint);
}

QString hintText(const core::Move& move, const core::AnyPosition& position, int hint) {
    if (hint > 1)
        return words(QT_TRANSLATE_NOOP("Practice", "The piece goes to %1."))
            .arg(squareText(core::destinationOf(move), position.spec()));
    const Place origin = originOf(move, position);
    const char* text = std::holds_alternative<HandPlace>(origin)
                           ? QT_TRANSLATE_NOOP("Practice", "Drop this piece: %1.")
                           : QT_TRANSLATE_NOOP("Practice", "Move this piece: %1.");
    return words(text).arg(pieceAt(origin, position));
}

QString dueText(const core::Schedule& schedule) {
    const auto days = static_cast<int>(schedule.interval.count());
    if (days == 0)
        return words(QT_TRANSLATE_N_NOOP("Practice", "Due again in %n minute(s)."),
                     static_cast<int>(core::Schedule::RetryDelay.count()));
    if (days == 1) return words(QT_TRANSLATE_NOOP("Practice", "Due again tomorrow."));
    return words(QT_TRANSLATE_N_NOOP("Practice", "Due again in %n day(s)."), days);
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
