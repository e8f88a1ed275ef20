#include "ui/analysis/analysis_panel.h"

#include "ui/engine/computer_analyst.h"
#include "ui/engine/external_engine.h"
#include "ui/language/spoken.h"
#include "ui/record/notation.h"
#include "ui/session/game_session.h"
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

/// The game up to a ply, without an end by will; it may be over by the rules.
core::Game gameUpTo(const core::Game& game, int ply) {
    core::Game line(game.positionAt(0), game.quietPliesAtStart());
    for (int i = 0; i < ply; ++i)
        line.play(game.moves()[static_cast<std::size_t>(i)]);
    return line;
}

} // namespace

AnalysisPanel::AnalysisPanel(const GameSession& session, const EngineStore& engines, QAction* toggle,
                             QWidget* parent)
    : QWidget(parent), m_session(session), m_engines(engines), m_toggle(toggle),
      m_engine(new QComboBox(this)), m_lines(new QSpinBox(this)), m_table(new QTreeWidget(this)),
      m_status(new QLabel(this)) {
    m_engine->setObjectName(QStringLiteral("analyst"));
    m_engine->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_lines->setObjectName(QStringLiteral("lines"));
    m_lines->setRange(1, MostLines);
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
    connect(m_lines, &QSpinBox::valueChanged, this, &AnalysisPanel::restart);
    connect(&session, &GameSession::lineReset, this, &AnalysisPanel::onViewChanged);
    connect(&session, &GameSession::viewChanged, this, &AnalysisPanel::onViewChanged);
    onViewChanged();
    spoken(this, [this] { say(); });
}

AnalysisPanel::~AnalysisPanel() = default;

void AnalysisPanel::say() {
    m_engine->setAccessibleName(tr("Engine"));
    m_engine->setItemText(0, tr("Komadai"));
    m_lines->setAccessibleName(tr("Number of lines"));
    m_lines->setPrefix(tr("Lines: "));
    m_table->setAccessibleName(tr("Lines of play"));
    nameColumns();
    showNotation();
    m_status->setText(statusText());
}

void AnalysisPanel::nameColumns() {
    const QString first = sideName(m_session.spec(), core::Side::First);
    m_table->setHeaderLabels({tr("Score for %1").arg(first), tr("Depth"), tr("Line")});
}

void AnalysisPanel::showNotation() {
    for (const auto& info : m_found)
        showLine(info);
}

void AnalysisPanel::listEngines() {
    const QSignalBlocker quiet(m_engine);
    const QString chosen = m_engine->currentIndex() > 0 ? m_engine->currentText() : QString();
    m_engine->clear();
    m_engine->addItem(tr("Komadai"));
    for (const auto& engine : m_engines.playing(m_session.spec()))
        m_engine->addItem(engine.name);
    const int found = chosen.isEmpty() ? 0 : m_engine->findText(chosen);
    m_engine->setCurrentIndex(std::max(found, 0));
    m_analyst.reset(); // the engine may have been changed
    restart();
}

void AnalysisPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous()) m_toggle->setChecked(false);
}

void AnalysisPanel::setBestMove(const std::optional<core::Move>& move) {
    if (move == m_bestMove) return;
    m_bestMove = move;
    emit bestMoveChanged();
}

void AnalysisPanel::onToggled(bool on) {
    if (on) return restart();
    if (m_analyst) m_analyst->cancel();
    setBestMove(std::nullopt);
}

void AnalysisPanel::onViewChanged() {
    const auto& spec = m_session.spec();
    nameColumns();
    if (spec.id == m_variant) return restart();
    m_variant = spec.id;
    listEngines();
}

void AnalysisPanel::onEngineChosen() {
    m_analyst.reset();
    restart();
}

void AnalysisPanel::restart() {
    m_table->clear();
    m_status->clear();
    m_found.clear();
    m_failure.reset();
    m_isOver = false;
    setBestMove(std::nullopt);
    if (m_analyst) m_analyst->cancel();
    if (!m_toggle->isChecked()) return;
    const core::Game game = gameUpTo(m_session.game(), m_session.viewedPly());
    m_isOver = game.isOver();
    m_status->setText(statusText());
    if (m_isOver) return;
    if (!m_analyst) makeAnalyst();
    m_analyst->analyse(game, m_lines->value());
}

void AnalysisPanel::makeAnalyst() {
    const auto* engine = m_engine->currentIndex() > 0 ? m_engines.find(m_engine->currentText()) : nullptr;
    if (engine)
        m_analyst = std::make_unique<ExternalEngine>(*engine);
    else
        m_analyst = std::make_unique<ComputerAnalyst>();
    connect(m_analyst.get(), &Analyst::informed, this, &AnalysisPanel::onInformed);
    connect(m_analyst.get(), &Analyst::failed, this, &AnalysisPanel::onFailed);
}

void AnalysisPanel::onInformed(const core::SearchInfo& info) {
    if (info.rank > m_lines->value()) return;
    m_latest = static_cast<std::size_t>(info.rank - 1);
    m_found.resize(std::max(m_found.size(), m_latest + 1));
    m_found[m_latest] = info;
    showLine(info);
    m_status->setText(statusText());
    if (info.rank == 1 && !info.line.empty()) setBestMove(info.line.front());
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

void AnalysisPanel::onFailed(const EngineFailure& failure) {
    m_toggle->setChecked(false);
    m_failure = failure;
    m_status->setText(statusText());
}

QString AnalysisPanel::statusText() const {
    if (m_failure) return sentence(*m_failure);
    if (m_isOver) return tr("The game is over in this position.");
    if (m_found.empty()) return {};
    const auto& info = m_found[m_latest];
    const auto ms = static_cast<std::uint64_t>(info.elapsed.count());
    const auto inFigures = [](std::uint64_t number) {
        return QLocale().toString(static_cast<qulonglong>(number));
    };
    if (ms == 0) return tr("%1 nodes").arg(inFigures(info.nodes));
    return tr("%1 nodes, %2 a second").arg(inFigures(info.nodes), inFigures(info.nodes * 1000 / ms));
}

QString AnalysisPanel::scoreText(core::Score score) const {
    const bool isFirst = m_session.viewedPosition().sideToMove() == core::Side::First;
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
    core::AnyPosition position = m_session.viewedPosition();
    auto before = destinationAt(m_session.game(), m_session.viewedPly());
    for (const core::Move& move : line) {
        moves << moveText(move, position, before);
        position = position.after(move);
        before = core::destinationOf(move);
    }
    return moves.join(' ');
}

} // namespace komadai::ui
