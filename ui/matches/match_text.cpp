#include "ui/matches/match_text.h"

#include "ui/language/local_text.h"
#include "ui/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace komadai::ui {
namespace {

using State = MatchService::State;
using core::match::SprtVerdict;

struct MatchWords {
    Q_DECLARE_TR_FUNCTIONS(MatchText)
};

QString signedNumber(double value, int decimals) {
    const QString text = decimalText(value, decimals);
    return value > 0 ? '+' + text : text;
}

QString openingsText(const MatchChoice& choice) {
    switch (choice.openings) {
    case MatchChoice::Openings::Standard: return MatchWords::tr("standard start");
    case MatchChoice::Openings::Random: return MatchWords::tr("%n random plies", nullptr, choice.randomPlies);
    case MatchChoice::Openings::File: break;
    }
    return MatchWords::tr("openings of a file");
}

QString stateText(const MatchService& match) {
    switch (match.state()) {
    case State::None:
    case State::Running: return {};
    case State::Paused: return MatchWords::tr("Paused.");
    case State::Finishing:
        return MatchWords::tr("The match will end when the games in progress are finished.");
    case State::Stopping: return MatchWords::tr("The engines are being stopped.");
    case State::Completed: return MatchWords::tr("The match is over.");
    case State::Decided: return MatchWords::tr("The match is over, since the test is decided.");
    case State::Stopped: return MatchWords::tr("The match was stopped.");
    case State::Failed: return MatchWords::tr("The match has failed: %1").arg(sentence(*match.failure()));
    }
    return {};
}

int winsOf(const MatchService& match, int player) {
    return player == 0 ? match.tally().wins : match.tally().losses;
}
int lossesOf(const MatchService& match, int player) { return winsOf(match, 1 - player); }

} // namespace

QString playerName(const MatchService& match, int player) {
    return namesOf(match.choice())[static_cast<std::size_t>(player)];
}

QString playerOf(const MatchService& match, const MatchGameEntry& game, core::Side side) {
    return playerName(match, (side == core::Side::First) == game.aMovesFirst ? 0 : 1);
}

QString standingText(const MatchService& match) {
    return QStringLiteral("%1 – %2: %3–%4")
        .arg(playerName(match, 0), playerName(match, 1), resultCells(match, 0)[1], resultCells(match, 1)[1]);
}

QString conditionsText(const MatchService& match) {
    const MatchChoice& choice = match.choice();
    return QStringList{nameOf(match.variant()), timeText(choice), openingsText(choice)}.join(
        QStringLiteral(", "));
}

QString progressText(const MatchService& match) {
    QStringList sentences{MatchWords::tr("Games: %1 of %2.")
                              .arg(countText(match.tally().games()), countText(match.choice().games))};
    if (const int running = match.runningGames(); running > 0)
        sentences << MatchWords::tr("In progress: %1.").arg(running);
    sentences << stateText(match);
    if (match.storageError())
        sentences << MatchWords::tr("Some games could not be added to the library: %1")
                         .arg(sentence(*match.storageError()));
    sentences.removeAll(QString());
    return sentences.join(' ');
}

QString endsText(const MatchService& match) {
    QStringList ends;
    for (const auto& [reason, count] : match.ends())
        ends << QStringLiteral("%1 %2").arg(QString::fromStdString(wording().reason(reason))).arg(count);
    return ends.isEmpty() ? QString()
                          : MatchWords::tr("How the games ended: %1.").arg(ends.join(QStringLiteral(", ")));
}

QString strengthText(const MatchService& match) {
    if (match.tally().games() == 0) return {};
    const auto strength = core::match::strengthFrom(match.tally());
    const QString a = playerName(match, 0);
    if (!strength.elo)
        return strength.score > 0.5
                   ? MatchWords::tr("%1 has won all games, so the Elo difference is unknown.").arg(a)
                   : MatchWords::tr("%1 has lost all games, so the Elo difference is unknown.").arg(a);
    const QString elo = signedNumber(*strength.elo, 1);
    if (!strength.superiority) return MatchWords::tr("Elo difference: %1, error unknown.").arg(elo);
    const QString margin = strength.eloMargin ? decimalText(*strength.eloMargin, 1) : QStringLiteral("∞");
    return MatchWords::tr("Elo difference: %1 ± %2 (%3).").arg(elo, margin, percentText(95)) + ' ' +
           MatchWords::tr("Likelihood that %1 is stronger: %2.")
               .arg(a, percentText(100 * *strength.superiority, 1));
}

QString sprtText(const MatchService& match) {
    const auto& sprt = match.sprt();
    if (!sprt) return {};
    const QString ratio = MatchWords::tr("SPRT for Elo %1 against %2: ratio %3 between %4 and %5.")
                              .arg(decimalText(sprt->elo0, 1), decimalText(sprt->elo1, 1),
                                   decimalText(sprt->logLikelihoodRatio(match.tally()), 2),
                                   decimalText(sprt->lowerBound(), 2), decimalText(sprt->upperBound(), 2));
    switch (sprt->verdict(match.tally())) {
    case SprtVerdict::Continue: return ratio + ' ' + MatchWords::tr("Not decided yet.");
    case SprtVerdict::AcceptH0:
        return ratio + ' ' +
               MatchWords::tr("%1 is at most %2 Elo stronger.")
                   .arg(playerName(match, 0), decimalText(sprt->elo0, 1));
    case SprtVerdict::AcceptH1: break;
    }
    return ratio + ' ' +
           MatchWords::tr("%1 is at least %2 Elo stronger.")
               .arg(playerName(match, 0), decimalText(sprt->elo1, 1));
}

QString endText(const MatchService& match, const MatchGameEntry& game) {
    if (!game.outcome)
        return match.state() == State::Paused ? MatchWords::tr("Paused") : MatchWords::tr("In progress");
    const core::Outcome& outcome = *game.outcome;
    if (outcome.reason == core::EndReason::Adjudication && outcome.winner && game.fault)
        return sentence(EngineFailure{game.fault->problem,
                                      playerOf(match, game, core::opponent(*outcome.winner)),
                                      QString::fromStdString(game.fault->detail)});
    if (outcome.reason == core::EndReason::Adjudication && !outcome.winner)
        return MatchWords::tr("Draw after %n plies", nullptr, game.moves->plies());
    return result(outcome, match.variant());
}

QString scoreText(const MatchGameEntry& game) {
    return game.outcome ? shortResult(*game.outcome) : QString();
}

QStringList resultTitles(const MatchService& match) {
    const auto as = [&match](core::Side side) {
        return MatchWords::tr("As %1").arg(sideName(match.variant(), side));
    };
    return {MatchWords::tr("Player"), MatchWords::tr("Points"),       MatchWords::tr("Wins"),
            MatchWords::tr("Draws"),  MatchWords::tr("Losses"),       as(core::Side::First),
            as(core::Side::Second),   MatchWords::tr("Lost on Time"), MatchWords::tr("Failures")};
}

QStringList resultCells(const MatchService& match, int player) {
    const auto& counts = match.counts()[static_cast<std::size_t>(player)];
    const int wins = winsOf(match, player);
    const int draws = match.tally().draws;
    const int losses = lossesOf(match, player);
    const auto onSide = [&counts](std::size_t side) {
        const auto& [lost, drawn, won] = counts.bySide[side];
        return QStringLiteral("+%1 =%2 −%3").arg(won).arg(drawn).arg(lost);
    };
    const double points = wins + draws / 2.0;
    return {playerName(match, player),
            decimalText(points, draws % 2),
            countText(wins),
            countText(draws),
            countText(losses),
            onSide(0),
            onSide(1),
            countText(counts.timeLosses),
            countText(counts.failures)};
}

QString reportText(const MatchService& match) {
    QStringList lines{QStringLiteral("%1 – %2").arg(playerName(match, 0), playerName(match, 1)),
                      conditionsText(match)};
    lines << resultTitles(match).join('\t');
    for (const int player : {0, 1})
        lines << resultCells(match, player).join('\t');
    lines << progressText(match) << endsText(match) << strengthText(match) << sprtText(match);
    lines.removeAll(QString());
    return lines.join('\n') + '\n';
}

} // namespace komadai::ui
