#include "ui/settings/analysis_page.h"

#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/score_text.h"
#include "ui/board/board_preferences.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

namespace komadai::ui {

AnalysisPage::AnalysisPage(QWidget* parent)
    : SettingsPage(parent), m_view(new QComboBox), m_unit(new QComboBox), m_bar(new QCheckBox),
      m_arrows(new QCheckBox), m_inMoves(new QCheckBox), m_endgames(new QCheckBox) {
    m_view->setObjectName(QStringLiteral("scoreView"));
    for (const auto view : {ScoreView::FirstPlayer, ScoreView::SideToMove, ScoreView::BetterSide})
        m_view->addItem(QString(), static_cast<int>(view));
    m_unit->setObjectName(QStringLiteral("scoreUnit"));
    for (const auto unit : {ScoreUnit::Centipawns, ScoreUnit::WinningChance})
        m_unit->addItem(QString(), static_cast<int>(unit));
    m_endgames->setObjectName(QStringLiteral("endgameTables"));
    retranslated(this, [this] {
        m_view->setItemText(0, tr("For the first player"));
        m_view->setItemText(1, tr("For the side to move"));
        m_view->setItemText(2, tr("For the better side, with its name"));
        m_unit->setItemText(0, tr("Centipawns"));
        m_unit->setItemText(1, tr("Winning chance"));
        m_bar->setText(tr("Evaluation &bar beside the board"));
        m_arrows->setText(tr("Best moves as &arrows"));
        m_inMoves->setText(tr("Evaluations in the list of &moves"));
        m_endgames->setText(tr("Use endgame &tables"));
    });
    connect(m_view, &QComboBox::activated, this, [this] {
        preferences().set(preference::ShownScoreView, static_cast<ScoreView>(m_view->currentData().toInt()));
    });
    connect(m_unit, &QComboBox::activated, this, [this] {
        preferences().set(preference::ShownScoreUnit, static_cast<ScoreUnit>(m_unit->currentData().toInt()));
    });
    bindToPreference(*m_bar, preference::EvaluationBar);
    bindToPreference(*m_arrows, preference::AnalysisArrow);
    bindToPreference(*m_inMoves, preference::EvaluationsInMoves);
    bindToPreference(*m_endgames, preference::EndgameTables);
    whenScoreTextChanges(this, [this] { showChosen(); });
    showChosen();
    auto* form = new QFormLayout;
    addRetranslatedRow(
        *form, [] { return tr("&Scores:"); }, m_view);
    addRetranslatedRow(
        *form, [] { return tr("&Unit:"); }, m_unit);
    auto* shown = new QVBoxLayout;
    shown->addWidget(m_bar);
    shown->addWidget(m_arrows);
    shown->addWidget(m_inMoves);
    auto* engine = new QVBoxLayout;
    engine->addWidget(m_endgames);
    setGroups({group([] { return tr("How scores are shown"); }, form),
               group([] { return tr("Where scores are shown"); }, shown),
               group([] { return tr("Built-in engine"); }, engine)});
}

void AnalysisPage::showChosen() {
    m_view->setCurrentIndex(
        m_view->findData(static_cast<int>(preferences().get(preference::ShownScoreView))));
    m_unit->setCurrentIndex(
        m_unit->findData(static_cast<int>(preferences().get(preference::ShownScoreUnit))));
}

void AnalysisPage::restoreDefaults() {
    preferences().reset(preference::ShownScoreView);
    preferences().reset(preference::ShownScoreUnit);
    preferences().reset(preference::EvaluationBar);
    preferences().reset(preference::AnalysisArrow);
    preferences().reset(preference::EvaluationsInMoves);
    preferences().reset(preference::EndgameTables);
}

} // namespace komadai::ui
