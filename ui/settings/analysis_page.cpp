#include "ui/settings/analysis_page.h"

#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/score_text.h"
#include "ui/board/board_preferences.h"
#include "ui/engine/analysis_settings.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/engine/engine_pool.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {

AnalysisPage::AnalysisPage(QWidget* parent)
    : SettingsPage(parent), m_view(new QComboBox), m_unit(new QComboBox), m_bar(new QCheckBox),
      m_arrows(new QCheckBox), m_inMoves(new QCheckBox), m_time(new QSpinBox), m_cores(new QSpinBox),
      m_memory(new QComboBox), m_endgames(new QCheckBox) {
    m_view->setObjectName(QStringLiteral("scoreView"));
    for (const auto view : {ScoreView::FirstPlayer, ScoreView::SideToMove, ScoreView::BetterSide})
        m_view->addItem(QString(), static_cast<int>(view));
    m_unit->setObjectName(QStringLiteral("scoreUnit"));
    for (const auto unit : {ScoreUnit::Pawns, ScoreUnit::Centipawns, ScoreUnit::WinningChance})
        m_unit->addItem(QString(), static_cast<int>(unit));
    m_endgames->setObjectName(QStringLiteral("endgameTables"));
    createEngineFields();
    retranslated(this, [this] {
        m_view->setItemText(0, tr("For the first player"));
        m_view->setItemText(1, tr("For the side to move"));
        m_view->setItemText(2, tr("For the better side, with its name"));
        m_unit->setItemText(0, tr("Pawns"));
        m_unit->setItemText(1, tr("Centipawns"));
        m_unit->setItemText(2, tr("Winning chance"));
        m_bar->setText(tr("Evaluation &bar beside the board"));
        m_arrows->setText(tr("Best moves as &arrows"));
        m_inMoves->setText(tr("Evaluations in the list of &moves"));
        m_endgames->setText(tr("Use endgame &tables"));
        retranslateEngineFields();
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
    auto* duration = new QFormLayout;
    addRetranslatedRow(
        *duration, [] { return tr("Stop a&fter:"); }, m_time);
    auto* engine = new QFormLayout;
    addRetranslatedRow(
        *engine, [] { return tr("&Processor cores:"); }, m_cores);
    addRetranslatedRow(
        *engine, [] { return tr("Memor&y:"); }, m_memory);
    engine->addRow(m_endgames);
    setGroups({group([] { return tr("How scores are shown"); }, form),
               group([] { return tr("Where scores are shown"); }, shown),
               group([] { return tr("Analysis of a position"); }, duration),
               group([] { return tr("Built-in engine"); }, engine)});
}

/// A number that is being typed is not applied before it is complete.
void AnalysisPage::createEngineFields() {
    m_time->setObjectName(QStringLiteral("analysisTime"));
    m_time->setRange(0, static_cast<int>(LongestAnalysis.count()));
    m_time->setSingleStep(5);
    m_cores->setObjectName(QStringLiteral("analysisCores"));
    m_cores->setRange(0, std::min(EnginePool::coresOfMachine(), core::Engine::MaxThreads));
    for (QSpinBox* field : {m_time, m_cores})
        field->setKeyboardTracking(false);
    m_memory->setObjectName(QStringLiteral("analysisMemory"));
    for (const int megabytes : analysisMemories())
        m_memory->addItem(QString(), megabytes);
    const auto follow = [](QSpinBox* field, const Preference<int>& key) {
        preferences().follow<int>(key, field, [field](int value) {
            const QSignalBlocker blocker(field); // not a choice of the user
            field->setValue(value);
        });
        connect(field, &QSpinBox::valueChanged, field, [key](int value) { preferences().set(key, value); });
    };
    follow(m_time, preference::AnalysisSeconds);
    follow(m_cores, preference::AnalysisCores);
    preferences().follow<int>(preference::AnalysisHash, m_memory, [this](int) {
        m_memory->setCurrentIndex(m_memory->findData(chosenAnalysisMemory()));
    });
    connect(m_memory, &QComboBox::activated, this,
            [this] { preferences().set(preference::AnalysisHash, m_memory->currentData().toInt()); });
}

void AnalysisPage::retranslateEngineFields() {
    m_time->setSpecialValueText(tr("Never"));
    m_time->setSuffix(tr(" s", "seconds"));
    m_time->setToolTip(tr("How long each engine analyses a position. Then the panel offers to continue."));
    m_cores->setSpecialValueText(tr("All that are free"));
    m_cores->setToolTip(tr("Fewer cores keep the computer cooler and quieter."));
    for (int row = 0; row < m_memory->count(); ++row)
        m_memory->setItemText(row, tr("%1 MB").arg(m_memory->itemData(row).toInt()));
    m_memory->setToolTip(tr("Each game that you analyse has a hash table of this size. If you change it, a "
                            "running analysis starts again with an empty table."));
}

void AnalysisPage::showChosen() {
    m_view->setCurrentIndex(
        m_view->findData(static_cast<int>(preferences().get(preference::ShownScoreView))));
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(chosenScoreUnit())));
}

void AnalysisPage::restoreDefaults() {
    preferences().reset(preference::ShownScoreView);
    preferences().reset(preference::ShownScoreUnit);
    preferences().reset(preference::EvaluationBar);
    preferences().reset(preference::AnalysisArrow);
    preferences().reset(preference::EvaluationsInMoves);
    preferences().reset(preference::AnalysisSeconds);
    preferences().reset(preference::AnalysisCores);
    preferences().reset(preference::AnalysisHash);
    preferences().reset(preference::EndgameTables);
}

} // namespace komadai::ui
