#include "ui/analysis/analysis_panel.h"

#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/analysis/analysis.h"
#include "ui/document/game_document.h"
#include "ui/wording.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QHideEvent>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cstdlib>

namespace komadai::ui {
namespace {

enum Column { ScoreColumn, DepthColumn, LineColumn };

} // namespace

AnalysisPanel::AnalysisPanel(const EngineStore& engines, QAction* toggle, QWidget* parent)
    : QWidget(parent), m_engines(engines), m_toggle(toggle), m_engine(new QComboBox(this)),
      m_lines(new QSpinBox(this)), m_table(new QTreeWidget(this)), m_status(new QLabel(this)) {
    m_engine->setObjectName(QStringLiteral("analyst"));
    m_engine->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_lines->setObjectName(QStringLiteral("lines"));
    m_lines->setRange(1, Analysis::MostLines);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("analyse"));
    button->setDefaultAction(toggle);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_table->setObjectName(QStringLiteral("analysisLines"));
    m_table->setRootIsDecorated(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setUniformRowHeights(true);
    m_table->setColumnCount(3);
    m_table->header()->setSectionResizeMode(ScoreColumn, QHeaderView::ResizeToContents);
    m_status->setObjectName(QStringLiteral("analysisStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);

    auto* choices = new QHBoxLayout;
    choices->addWidget(button);
    choices->addWidget(m_engine, 1);
    choices->addWidget(m_lines);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(choices);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_status);

    connect(toggle, &QAction::toggled, this, &AnalysisPanel::onToggled);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &AnalysisPanel::onEngineChosen);
    connect(m_lines, &QSpinBox::valueChanged, this, [this](int lines) {
        if (m_analysis) m_analysis->setLines(lines);
    });
    retranslated(this, [this] { retranslate(); });
    whenNotationChanges(this, [this] { showNotation(); });
}

void AnalysisPanel::setAnalysis(Analysis* analysis) {
    if (analysis == m_analysis) return;
    if (m_analysis) {
        disconnect(m_analysis, nullptr, this, nullptr);
        disconnect(&m_analysis->document(), nullptr, this, nullptr);
    }
    m_analysis = analysis;
    if (!analysis) return;
    connect(analysis, &Analysis::restarted, this, &AnalysisPanel::onRestarted);
    connect(analysis, &Analysis::stopped, this, [this] { m_toggle->setChecked(false); });
    connect(analysis, &Analysis::lineFound, this, &AnalysisPanel::onLineFound);
    connect(&analysis->document(), &GameDocument::recordReset, this, &AnalysisPanel::onRecordReset);
    const QSignalBlocker quiet(m_lines);
    m_lines->setValue(analysis->lines());
    onRecordReset();
    onRestarted();
    showNotation();
}

void AnalysisPanel::retranslate() {
    m_engine->setAccessibleName(tr("Engine"));
    m_engine->setItemText(0, tr("Komadai"));
    m_lines->setAccessibleName(tr("Number of lines"));
    m_lines->setPrefix(tr("Lines: "));
    m_table->setAccessibleName(tr("Lines of play"));
    nameColumns();
    m_status->setText(statusText());
}

void AnalysisPanel::nameColumns() {
    if (!m_analysis) return;
    const QString first = sideName(m_analysis->document().spec(), core::Side::First);
    m_table->setHeaderLabels({tr("Score for %1").arg(first), tr("Depth"), tr("Line")});
}

void AnalysisPanel::showNotation() {
    if (!m_analysis) return;
    for (const auto& info : m_analysis->found())
        showLine(info);
}

void AnalysisPanel::listEngines() {
    if (!m_analysis) return;
    const QSignalBlocker quiet(m_engine);
    m_engine->clear();
    m_engine->addItem(tr("Komadai"));
    for (const auto& engine : m_engines.playing(m_analysis->document().spec()))
        m_engine->addItem(engine.name);
    const auto chosen = m_analysis->engine();
    const int found = chosen ? m_engine->findText(*chosen) : 0;
    m_engine->setCurrentIndex(std::max(found, 0));
    if (chosen) onEngineChosen(); // it may have been changed
}

void AnalysisPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous()) m_toggle->setChecked(false);
}

void AnalysisPanel::onToggled(bool on) {
    if (m_analysis) m_analysis->setOn(on);
}

void AnalysisPanel::onRecordReset() {
    nameColumns();
    listEngines();
}

void AnalysisPanel::onEngineChosen() {
    if (!m_analysis) return;
    const bool isExternal = m_engine->currentIndex() > 0;
    m_analysis->setEngine(isExternal ? std::optional(m_engine->currentText()) : std::nullopt);
}

void AnalysisPanel::onRestarted() {
    m_table->clear();
    m_toggle->setChecked(m_analysis->isOn());
    m_status->setText(statusText());
}

void AnalysisPanel::onLineFound(const core::SearchInfo& info) {
    showLine(info);
    m_status->setText(statusText());
}

void AnalysisPanel::showLine(const core::SearchInfo& info) {
    while (m_table->topLevelItemCount() < info.rank)
        new QTreeWidgetItem(m_table);
    auto* item = m_table->topLevelItem(info.rank - 1);
    item->setText(ScoreColumn, scoreText(info.score));
    item->setText(DepthColumn, QString::number(info.depth));
    const QString line = lineText(info.line);
    item->setText(LineColumn, line);
    item->setToolTip(LineColumn, line);
}

QString AnalysisPanel::statusText() const {
    if (!m_analysis) return {};
    if (m_analysis->failure()) return sentence(*m_analysis->failure());
    if (m_analysis->isOn() && m_analysis->isOver()) return tr("The game is over in this position.");
    const auto* latest = m_analysis->latest();
    if (!latest) return {};
    const auto& info = *latest;
    const auto ms = static_cast<std::uint64_t>(info.elapsed.count());
    const auto inFigures = [](std::uint64_t number) {
        return QLocale().toString(static_cast<qulonglong>(number));
    };
    if (ms == 0) return tr("%1 nodes").arg(inFigures(info.nodes));
    return tr("%1 nodes, %2 a second").arg(inFigures(info.nodes), inFigures(info.nodes * 1000 / ms));
}

QString AnalysisPanel::scoreText(core::Score score) const {
    const bool isFirst = m_analysis->document().position().sideToMove() == core::Side::First;
    if (score.isMate()) {
        const int plies = score.matePlies();
        const bool firstMates = (plies > 0) == isFirst;
        return QStringLiteral("%1#%2").arg(firstMates ? '+' : QChar(0x2212)).arg((std::abs(plies) + 1) / 2);
    }
    const int value = isFirst ? score.centipawns() : -score.centipawns();
    const QString text = QString::number(std::abs(value) / 100.0, 'f', 2);
    return value == 0 ? text : (value > 0 ? QChar('+') : QChar(0x2212)) + text;
}

QString AnalysisPanel::lineText(const std::vector<core::Move>& line) const {
    QStringList moves;
    core::AnyPosition position = m_analysis->document().position();
    auto before = destinationAt(m_analysis->document().line(), m_analysis->document().ply());
    for (const core::Move& move : line) {
        moves << moveText(move, position, before);
        position = position.after(move);
        before = core::destinationOf(move);
    }
    return moves.join(' ');
}

} // namespace komadai::ui
