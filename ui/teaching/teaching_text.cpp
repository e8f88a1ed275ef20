#include "ui/teaching/teaching_text.h"

#include "ui/language/local_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace komadai::ui {
namespace {

using core::learning::Round;
using State = CourseView::State;
using Step = core::learning::TeachingProgress::Step;

constexpr int LossDigits = 4;

struct TeachingWords {
    Q_DECLARE_TR_FUNCTIONS(TeachingText)
};

QString wholeElo(double elo) {
    const QString text = decimalText(elo, 0);
    return elo > 0 ? '+' + text : text;
}

QString verdictOf(const Round& round) {
    if (!round.kept) return TeachingWords::tr("In progress");
    return *round.kept ? TeachingWords::tr("Better: kept") : TeachingWords::tr("Not better");
}

double quotient(double part, double whole) { return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0; }

} // namespace

QString stateText(const CourseView& course) {
    const QString step =
        course.progress         ? stepText(*course.progress)
        : course.rounds.empty() ? QString()
        : course.rounds.back().kept
            ? TeachingWords::tr("Round %1 has ended.").arg(course.rounds.back().number)
            : TeachingWords::tr("Round %1 is not finished.").arg(course.rounds.back().number);
    const auto with = [&step](const QString& sentence) { return (sentence + ' ' + step).trimmed(); };
    switch (course.state) {
    case State::None: return {};
    case State::Learning: return course.progress ? step : TeachingWords::tr("The course is being prepared.");
    case State::Waiting:
        return with(TeachingWords::tr("Waiting while the computer thinks or a player’s clock runs."));
    case State::Paused: return with(TeachingWords::tr("Paused."));
    case State::Stopping: return TeachingWords::tr("The course is being stopped.");
    case State::Failed:
        return TeachingWords::tr("The course cannot continue: %1").arg(sentence(*course.failure));
    }
    return {};
}

QString stepText(const core::learning::TeachingProgress& progress) {
    const int round = progress.round;
    switch (progress.step) {
    case Step::Games:
        return TeachingWords::tr("Round %1: the computer plays against itself. Games: %2 of %3.")
            .arg(QString::number(round), countText(static_cast<qint64>(progress.games)),
                 countText(static_cast<qint64>(progress.wantedGames)));
    case Step::Fitting:
        if (!progress.epoch) return TeachingWords::tr("Round %1: the games are being prepared.").arg(round);
        return TeachingWords::tr("Round %1: a network learns from the games. Pass %2 of %3.")
            .arg(round)
            .arg(progress.epoch->epoch)
            .arg(progress.epochs);
    case Step::TestAgainstLast:
        return TeachingWords::tr("Round %1: the new network plays against the best one. Pairs of games: %2, "
                                 "at most %3.")
            .arg(round)
            .arg(progress.tally.pairCount())
            .arg(progress.mostPairs);
    case Step::TestAgainstStart:
        return TeachingWords::tr("Round %1: the new network plays against the version from the start. Pairs "
                                 "of games: %2 of %3.")
            .arg(round)
            .arg(progress.tally.pairCount())
            .arg(progress.mostPairs);
    case Step::RoundEnded: return TeachingWords::tr("Round %1 has ended.").arg(round);
    }
    return {};
}

double partDone(const core::learning::TeachingProgress& progress) {
    switch (progress.step) {
    case Step::Games:
        return quotient(static_cast<double>(progress.games), static_cast<double>(progress.wantedGames));
    case Step::Fitting: return progress.epoch ? quotient(progress.epoch->epoch, progress.epochs) : 0;
    case Step::TestAgainstLast:
    case Step::TestAgainstStart: return quotient(progress.tally.pairCount(), progress.mostPairs);
    case Step::RoundEnded: return 1;
    }
    return 0;
}

QStringList roundTitles() {
    return {TeachingWords::tr("Round"),
            TeachingWords::tr("Games"),
            TeachingWords::tr("Positions"),
            TeachingWords::tr("Average Error"),
            TeachingWords::tr("Without Network"),
            TeachingWords::tr("Elo against Best"),
            TeachingWords::tr("Elo Gain since Start"),
            TeachingWords::tr("Result")};
}

QStringList roundCells(std::span<const Round> rounds, std::size_t index) {
    const Round& round = rounds[index];
    QStringList cells{countText(round.number)};
    cells << (round.games ? countText(static_cast<qint64>(round.games->count)) : QString());
    cells << (round.fit ? countText(static_cast<qint64>(round.fit->positions)) : QString());
    cells << (round.fit ? lossText(lossOf(round.fit->last)) : QString());
    cells << (round.fit && round.fit->last.baseLoss > 0 ? lossText(round.fit->last.baseLoss) : QString());
    cells << eloText(round.againstLast) << eloText(againstStart(rounds, index)) << verdictOf(round);
    return cells;
}

core::match::Tally againstStart(std::span<const Round> rounds, std::size_t index) {
    const Round& round = rounds[index];
    if (round.againstStart.games() > 0) return round.againstStart;
    const auto before = rounds.first(index);
    const bool isStartStillBest = std::none_of(before.begin(), before.end(),
                                               [](const Round& past) { return past.kept.value_or(false); });
    return isStartStillBest ? round.againstLast : core::match::Tally();
}

QString eloText(const core::match::Tally& tally) {
    if (tally.games() == 0) return {};
    const auto strength = core::match::strengthFrom(tally);
    if (strength.isSweep())
        return strength.score > 0.5 ? TeachingWords::tr("Won all") : TeachingWords::tr("Lost all");
    const QString elo = wholeElo(*strength.elo);
    return strength.eloMargin ? QStringLiteral("%1 ± %2").arg(elo, decimalText(*strength.eloMargin, 0)) : elo;
}

QString bestEloText(std::span<const Round> rounds) {
    for (std::size_t index = rounds.size(); index-- > 0;)
        if (rounds[index].kept.value_or(false)) return eloText(againstStart(rounds, index));
    return {};
}

double lossOf(const core::learning::EpochReport& report) {
    return report.checkedLoss > 0 ? report.checkedLoss : report.loss;
}

QString lossText(double loss) { return decimalText(loss, LossDigits); }

} // namespace komadai::ui
