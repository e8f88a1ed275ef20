#include "ui/analysis/score_text.h"

#include "core/review/win_chance.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace komadai::ui {
namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

} // namespace

namespace preference {

const Preference<ScoreView> ShownScoreView(QStringLiteral("analysis/scoreView"), ScoreView::FirstPlayer,
                                           namedFormat<ScoreView>({{ScoreView::FirstPlayer, "first"},
                                                                   {ScoreView::SideToMove, "mover"},
                                                                   {ScoreView::BetterSide, "better"}}));
const Preference<std::optional<ScoreUnit>>
    ShownScoreUnit(QStringLiteral("analysis/scoreUnit"), std::nullopt,
                   optionalFormat(namedFormat<ScoreUnit>(
                       {{ScoreUnit::Pawns, "centipawns"}, // the name that the first versions gave it
                        {ScoreUnit::Centipawns, "wholeCentipawns"},
                        {ScoreUnit::WinningChance, "chance"}})));

} // namespace preference

ScoreUnit chosenScoreUnit() {
    if (const auto chosen = preferences().get(preference::ShownScoreUnit)) return *chosen;
    return QLocale().language() == QLocale::Japanese ? ScoreUnit::Centipawns : ScoreUnit::Pawns;
}

void whenScoreTextChanges(QObject* owner, const std::function<void()>& act) {
    preferences().whenChanged(preference::ShownScoreView, owner, act);
    preferences().whenChanged(preference::ShownScoreUnit, owner, act);
    preferences().whenChanged(preference::NumbersOfMoves, owner, act); // of mates
    whenLanguageChanges(owner, act);
}

WinChance winChanceFor(const core::VariantSpec& spec) {
    return [curve = core::WinChance::of(spec)](int centipawns) {
        return curve.at(core::Score::centipawns(centipawns));
    };
}

double firstPlayersChance(core::Score score, core::Side toMove, const WinChance& chance) {
    const double movers = score.isMate() ? (score.isWin() ? 1 : 0) : chance(score.centipawns());
    return toMove == core::Side::First ? movers : 1 - movers;
}

core::Score afterBestMove(core::Score score) {
    if (!score.isMate()) return core::Score::centipawns(-score.centipawns());
    if (!score.hasMateLength()) return core::Score::mateOfUnknownLength(!score.isWin());
    const int plies = score.matePlies();
    return core::Score::mateIn(plies > 0 ? 1 - plies : -plies - 1);
}

QString mateText(core::Score score) {
    if (!score.hasMateLength()) return QStringLiteral("#?");
    const int plies = score.matePlies();
    return plies == 0 ? QStringLiteral("#") : QStringLiteral("#%1").arg(moveCount(std::abs(plies)));
}

ScoreText::ScoreText(const core::VariantSpec& spec)
    : m_spec(spec), m_view(preferences().get(preference::ShownScoreView)), m_unit(chosenScoreUnit()) {}

QString ScoreText::label() const {
    const bool isChance = m_unit == ScoreUnit::WinningChance;
    switch (m_view) {
    case ScoreView::FirstPlayer: {
        const QString first = sideName(m_spec, core::Side::First);
        return isChance ? ScoreWords::tr("Winning Chance of %1").arg(first)
                        : ScoreWords::tr("Score for %1").arg(first);
    }
    case ScoreView::SideToMove:
        return isChance ? ScoreWords::tr("Winning Chance of the Side to Move")
                        : ScoreWords::tr("Score for the Side to Move");
    case ScoreView::BetterSide: return ScoreWords::tr("Better Side");
    }
    return {};
}

QString ScoreText::text(core::Score score, core::Side toMove) const {
    if (m_view == ScoreView::BetterSide) return betterSideText(score, toMove);
    return signedText(score, m_view == ScoreView::FirstPlayer ? core::Side::First : toMove, toMove);
}

QString ScoreText::labelled(core::Score score, core::Side toMove) const {
    return QStringLiteral("%1: %2").arg(label(), text(score, toMove));
}

QString ScoreText::signedText(core::Score score, core::Side of, core::Side toMove) const {
    const auto sign = [](bool isGood) { return isGood ? QChar('+') : QChar(0x2212); };
    if (score.isMate()) return sign(score.isWin() == (of == toMove)) + mateText(score);
    const int value = of == toMove ? score.centipawns() : -score.centipawns();
    if (m_unit == ScoreUnit::WinningChance) return percentText(100 * winChanceFor(m_spec)(value));
    const QString text = amountText(std::abs(value));
    return value == 0 ? text : sign(value > 0) + text;
}

QString ScoreText::betterSideText(core::Score score, core::Side toMove) const {
    const bool moverIsBetter = score.isMate() ? score.isWin() : score.centipawns() >= 0;
    const QString side = sideName(m_spec, moverIsBetter ? toMove : core::opponent(toMove));
    if (score.isMate()) return QStringLiteral("%1 %2").arg(side, mateText(score));
    const int lead = std::abs(score.centipawns());
    if (m_unit == ScoreUnit::WinningChance)
        return QStringLiteral("%1 %2").arg(side, percentText(100 * winChanceFor(m_spec)(lead)));
    return lead == 0 ? amountText(0) : QStringLiteral("%1 %2").arg(side, amountText(lead));
}

QString ScoreText::amountText(int centipawns) const {
    return m_unit == ScoreUnit::Centipawns ? QString::number(centipawns)
                                           : QString::number(centipawns / 100.0, 'f', 2);
}

} // namespace komadai::ui
