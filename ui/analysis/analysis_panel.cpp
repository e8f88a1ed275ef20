#include "ui/analysis/analysis_panel.h"

#include "ui/analysis/analysis.h"
#include "ui/analysis/analysis_text.h"
#include "ui/analysis/score_text.h"
#include "ui/board/board_popup.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_choice.h"
#include "ui/engine/engine_trials.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QHideEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int PauseMs = 60;                    ///< engines tell faster than anyone can read
constexpr const char* IsRefused = "isRefused"; ///< property of an engine in the menu

} // namespace

AnalysisPanel::AnalysisPanel(const EngineStore& engines, const AnalysisActions& actions, QWidget* parent)
    : QWidget(parent), m_engines(engines), m_actions(actions), m_tools(new QToolBar),
      m_engineMenu(new QMenu(this)), m_lines(new QSpinBox), m_scoreMenu(new QMenu(this)),
      m_table(new LinesTable), m_moveChoice(new QToolButton), m_continue(new QToolButton),
      m_status(new QLabel), m_board(new BoardPopup(this)) {
    createTools(actions);
    m_table->setObjectName(QStringLiteral("analysisLines"));
    m_moveChoice->setObjectName(QStringLiteral("moveChoice"));
    m_moveChoice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_moveChoice->hide();
    m_continue->setObjectName(QStringLiteral("continueAnalysis"));
    m_continue->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_continue->hide();
    m_status->setObjectName(QStringLiteral("analysisStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 2, 6, 6);
    layout->setSpacing(2);
    layout->addWidget(m_tools);
    layout->addWidget(m_moveChoice);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_continue);
    layout->addWidget(m_status);

    connectActions();
    retranslated(this, [this] { retranslate(); });
    preferences().whenChanged(preference::FailedTrials, this, [this] { listEngines(); });
    whenNotationChanges(this, [this] { showNotation(); });
    whenScoreTextChanges(this, [this] {
        nameColumns();
        showLines();
        fillScoreMenu();
    });
}

AnalysisPanel::~AnalysisPanel() = default;

void AnalysisPanel::createTools(const AnalysisActions& actions) {
    m_engineMenu->setToolTipsVisible(true);
    m_lines->setObjectName(QStringLiteral("lines"));
    m_lines->setRange(1, Analysis::MostLines);
    m_lines->setKeyboardTracking(false);
    m_tools->setObjectName(QStringLiteral("analysisTools"));
    m_tools->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_tools->setContextMenuPolicy(Qt::PreventContextMenu);
    m_tools->addAction(actions.analyse);
    m_tools->widgetForAction(actions.analyse)->setObjectName(QStringLiteral("analyse"));
    m_engine = &addMenu(*m_engineMenu, "analyst");
    m_tools->addWidget(m_lines);
    m_tools->addActions({actions.lock, actions.threats});
    m_tools->addSeparator();
    m_tools->addActions({actions.insertLine, actions.insertLines, actions.findMate});
    m_tools->addSeparator();
    addMenu(*m_scoreMenu, "scores");
}

/// The menu is added as an action, so that it is also in the menu of the tools for which there is no room.
QToolButton& AnalysisPanel::addMenu(QMenu& menu, const char* name) {
    m_tools->addAction(menu.menuAction());
    auto* button = qobject_cast<QToolButton*>(m_tools->widgetForAction(menu.menuAction()));
    button->setObjectName(QLatin1String(name));
    button->setPopupMode(QToolButton::InstantPopup);
    return *button;
}

void AnalysisPanel::connectActions() {
    connect(m_actions.analyse, &QAction::toggled, this, [this](bool on) {
        if (m_analysis) m_analysis->setOn(on);
    });
    connect(m_actions.lock, &QAction::toggled, this, [this](bool on) {
        if (m_analysis) m_analysis->setLocked(on);
    });
    connect(m_actions.threats, &QAction::toggled, this, [this](bool on) {
        if (m_analysis) m_analysis->setShowsThreats(on);
    });
    connect(m_actions.threats, &QAction::triggered, this, [this](bool on) {
        if (on) m_actions.analyse->setChecked(true);
    });
    connect(m_actions.findMate, &QAction::triggered, this, [this] {
        if (!m_analysis) return;
        if (m_analysis->isLookingForMate()) return m_analysis->stopLookingForMate();
        m_analysis->lookForMate();
        showStatus();
    });
    connect(m_actions.insertLine, &QAction::triggered, this,
            [this] { insert(foundLines({m_table->selectedLine().value_or(LineId{})})); });
    connect(m_actions.insertLines, &QAction::triggered, this,
            [this] { insert(foundLines(linesOfFirstEngine())); });
    connect(m_lines, &QSpinBox::valueChanged, this, [this](int lines) {
        preferences().set(preference::AnalysisLines, lines);
        if (m_analysis) m_analysis->setLines(lines);
    });
    connect(m_moveChoice, &QToolButton::clicked, this, [this] {
        if (m_analysis) m_analysis->setMoveChoice({});
    });
    connect(m_continue, &QToolButton::clicked, this, [this] {
        if (m_analysis) m_analysis->continueSearch();
    });
    connect(m_table, &LinesTable::movePointedAt, this, &AnalysisPanel::showBoard);
    connect(m_table, &LinesTable::pointingEnded, m_board, &QWidget::hide);
    connect(m_table, &LinesTable::moveChosen, this, &AnalysisPanel::chooseMove);
    connect(m_table, &LinesTable::menuWanted, this, &AnalysisPanel::openMenu);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isOutdated) onLineFound();
    });
}

void AnalysisPanel::setAnalysis(Analysis* analysis) {
    if (analysis == m_analysis) return;
    closeMenu();
    if (m_analysis) {
        disconnect(m_analysis, nullptr, this, nullptr);
        disconnect(&m_analysis->document(), nullptr, this, nullptr);
    }
    m_analysis = analysis;
    if (!analysis) return;
    connect(analysis, &Analysis::restarted, this, &AnalysisPanel::onRestarted);
    connect(analysis, &Analysis::stopped, this, [this] {
        showLines();
        showSettings();
    });
    connect(analysis, &Analysis::lineFound, this, &AnalysisPanel::onLineFound);
    connect(analysis, &Analysis::searchEnded, this, &AnalysisPanel::onSearchEnded);
    connect(analysis, &Analysis::troubled, this, &AnalysisPanel::onLineFound);
    connect(analysis, &Analysis::mateChanged, this, &AnalysisPanel::onRestarted);
    connect(analysis, &Analysis::settingsChanged, this, &AnalysisPanel::showSettings);
    connect(&analysis->document(), &GameDocument::recordReset, this, &AnalysisPanel::onRecordReset);
    connect(&analysis->document(), &GameDocument::currentChanged, this, &AnalysisPanel::showStatus);
    onRecordReset();
    onRestarted();
    showNotation();
}

void AnalysisPanel::setFlipped(bool flipped) { m_board->setFlipped(flipped); }

// --- texts

void AnalysisPanel::retranslate() {
    m_engine->setAccessibleName(tr("Engines"));
    m_engineMenu->menuAction()->setToolTip(tr("Engines that analyse"));
    m_lines->setAccessibleName(tr("Number of lines"));
    m_lines->setPrefix(tr("Lines: "));
    m_scoreMenu->setTitle(tr("Scores"));
    m_actions.lock->setIconText(tr("Lock"));
    m_actions.threats->setIconText(tr("Threats"));
    m_actions.insertLine->setIconText(tr("Insert"));
    m_actions.insertLines->setIconText(tr("Insert All"));
    m_actions.findMate->setIconText(tr("Find Mate"));
    m_scoreMenu->menuAction()->setToolTip(tr("How scores are shown"));
    m_continue->setText(tr("Continue without a time limit"));
    m_continue->setToolTip(
        tr("Edit > Settings > Analysis sets the time after which the analysis of a position stops."));
    m_table->setAccessibleName(tr("Lines of play"));
    fillScoreMenu();
    nameColumns();
    if (!m_analysis) return;
    listEngines();
    arrangeBlocks();
    showLines();
}

void AnalysisPanel::nameColumns() {
    const QString score = m_analysis ? ScoreText(m_analysis->document().spec()).label() : QString();
    m_table->setHeaderLabels({score, tr("Depth"), tr("Nodes"), tr("Speed"), tr("Line")});
    m_table->headerItem()->setToolTip(LinesTable::Depth, tr("Depth and selective depth in plies"));
    m_table->headerItem()->setToolTip(LinesTable::Speed, tr("Nodes per second"));
}

void AnalysisPanel::fillScoreMenu() {
    m_scoreMenu->clear();
    const auto add = [this](QActionGroup* group, const QString& text, auto key, auto value, auto chosen) {
        QAction* action = m_scoreMenu->addAction(text);
        action->setCheckable(true);
        action->setChecked(value == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [key, value] { preferences().set(key, value); });
    };
    auto* views = new QActionGroup(m_scoreMenu);
    const auto& view = preference::ShownScoreView;
    const ScoreView chosenView = preferences().get(view);
    add(views, tr("For the &First Player"), view, ScoreView::FirstPlayer, chosenView);
    add(views, tr("For the Side to &Move"), view, ScoreView::SideToMove, chosenView);
    add(views, tr("For the &Better Side"), view, ScoreView::BetterSide, chosenView);
    m_scoreMenu->addSeparator();
    auto* units = new QActionGroup(m_scoreMenu);
    const auto& unit = preference::ShownScoreUnit;
    const ScoreUnit chosenUnit = chosenScoreUnit();
    add(units, tr("As &Pawns"), unit, ScoreUnit::Pawns, chosenUnit);
    add(units, tr("As &Centipawns"), unit, ScoreUnit::Centipawns, chosenUnit);
    add(units, tr("As &Winning Chance"), unit, ScoreUnit::WinningChance, chosenUnit);
}

void AnalysisPanel::showNotation() {
    m_shown.clear();
    if (m_analysis) showLines();
}

// --- engines and settings

void AnalysisPanel::listEngines() {
    if (!m_analysis) return;
    m_engineMenu->clear();
    const auto chosen = m_analysis->engines();
    const auto& spec = m_analysis->document().spec();
    const auto add = [&](const QString& text, const Analysis::EngineName& name) {
        QAction* action = m_engineMenu->addAction(text);
        action->setCheckable(true);
        action->setData(name ? QVariant(*name) : QVariant());
        action->setChecked(std::find(chosen.begin(), chosen.end(), name) != chosen.end());
        return action;
    };
    add(engineTitle(std::nullopt), std::nullopt);
    QStringList refusals;
    for (const EngineProfile& engine : m_engines.all()) {
        const auto refusal = refusalOf(engine, spec);
        QString text = engine.name;
        if (refusal)
            text = engine.protocol ? tr("%1 (does not play %2)").arg(engine.name, nameOf(spec))
                                   : tr("%1 (not tested yet)").arg(engine.name);
        QAction* action = add(text.replace('&', QStringLiteral("&&")), engine.name);
        if (!refusal) continue;
        refusals << *refusal;
        action->setToolTip(*refusal);
        action->setEnabled(action->isChecked()); // the user must be able to leave it out
        action->setProperty(IsRefused, true);
    }
    for (QAction* action : m_engineMenu->actions())
        connect(action, &QAction::toggled, this, [this, action] { chooseEngines(*action); });
    if (!refusals.isEmpty()) {
        m_engineMenu->addSeparator();
        connect(m_engineMenu->addAction(RefusalsButton::caption()), &QAction::triggered, this,
                [this, refusals] { RefusalsButton::showRefusals(refusals, this); });
    }
    showEngineName();
}

/// The last one cannot be left out.
void AnalysisPanel::chooseEngines(QAction& toggled) {
    std::vector<Analysis::EngineName> names;
    for (const QAction* action : m_engineMenu->actions())
        if (action->isChecked())
            names.push_back(action->data().isValid() ? std::optional(action->data().toString())
                                                     : std::nullopt);
    if (names.empty()) {
        const QSignalBlocker quiet(toggled);
        toggled.setChecked(true);
        return;
    }
    for (QAction* action : m_engineMenu->actions())
        if (action->property(IsRefused).toBool()) action->setEnabled(action->isChecked());
    m_analysis->setEngines(names);
    showEngineName();
}

void AnalysisPanel::showEngineName() {
    const auto engines = m_analysis->engines();
    QString text = tr("%n Engines", nullptr, static_cast<int>(engines.size()));
    if (engines.size() == 1) text = engineTitle(engines.front());
    constexpr int MostLetters = 20;
    if (text.size() > MostLetters) text = text.left(MostLetters - 1) + QChar(0x2026);
    text.replace('&', QStringLiteral("&&"));
    m_engineMenu->setTitle(text);
    m_engineMenu->menuAction()->setIconText(text); // or the button would take a & for the sign of a key
}

void AnalysisPanel::showSettings() {
    if (!m_analysis) return;
    const QSignalBlocker quiet(m_lines);
    m_lines->setValue(m_analysis->lines());
    m_actions.analyse->setChecked(m_analysis->isOn());
    m_actions.lock->setChecked(m_analysis->isLocked());
    m_actions.threats->setChecked(m_analysis->showsThreats());
    showMoveChoice();
}

void AnalysisPanel::showMoveChoice() {
    const MoveChoice& choice = m_analysis->moveChoice();
    m_moveChoice->setVisible(choice.kind != MoveChoice::Kind::All);
    if (choice.kind == MoveChoice::Kind::All) return;
    QStringList moves;
    for (const core::Move& move : choice.moves)
        moves << lineWords(*m_analysis, {move});
    const QString text = choice.kind == MoveChoice::Kind::Only ? tr("Only %1 – click to search all moves")
                                                               : tr("Without %1 – click to search all moves");
    m_moveChoice->setText(text.arg(moves.join(QStringLiteral(", "))));
}

void AnalysisPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_board->hide();
    if (event->spontaneous() || m_isKeptWhileHidden) return;
    if (m_analysis) m_analysis->stopLookingForMate();
    m_actions.analyse->setChecked(false);
}

// --- what is found

void AnalysisPanel::onRecordReset() {
    closeMenu();
    nameColumns();
    listEngines();
}

void AnalysisPanel::onRestarted() {
    m_pause.stop();
    m_shown.clear();
    arrangeBlocks();
    showLines();
    showSettings();
    if (!m_engineMenu->isEmpty()) showEngineName();
}

/// The first line is shown at once.
void AnalysisPanel::onLineFound() {
    m_isOutdated = m_pause.isActive();
    if (m_isOutdated) return;
    showLines();
    m_pause.start();
}

void AnalysisPanel::onSearchEnded() {
    m_pause.stop();
    m_isOutdated = false;
    showLines();
}

/// One for each engine, and one for a mate that was found.
void AnalysisPanel::arrangeBlocks() {
    QStringList names;
    for (const auto& lines : m_analysis->searches())
        names << engineTitle(lines->engine());
    const auto& mate = m_analysis->mateAnswer();
    if (mate && !mate->result.line.empty())
        names << tr("Mate by Checks");
    else if (names.size() == 1)
        names = QStringList{QString()};
    m_table->setBlocks(names);
}

void AnalysisPanel::showLines() {
    if (!m_analysis) return;
    const auto& searches = m_analysis->searches();
    const auto mate = lineAt({static_cast<int>(searches.size()), 1});
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const auto block = static_cast<int>(i);
        const QString remark = remarkOn(*m_analysis, *searches[i]);
        showBlock(block, searches[i]->found(), searches[i]->isEarlier());
        m_table->setRemark(block, remark);
        // Beside a mate that was searched alone, an engine without lines has nothing to say.
        m_table->setBlockShown(block, !mate || m_analysis->isOn() || !searches[i]->found().empty() ||
                                          !remark.isEmpty());
    }
    if (mate) showBlock(static_cast<int>(searches.size()), {*mate}, false);
    showStatus();
}

void AnalysisPanel::showBlock(int block, const std::vector<core::SearchInfo>& lines, bool isEarlier) {
    const auto index = static_cast<std::size_t>(block);
    if (m_shown.size() <= index) m_shown.resize(index + 1);
    auto& shown = m_shown[index];
    shown.resize(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (shown[i].words.isEmpty() || shown[i].moves != lines[i].line)
            shown[i] = {lines[i].line, lineWords(*m_analysis, lines[i].line)};
        LinesTable::Row row = lineRow(*m_analysis, lines[i], shown[i].words);
        row.isEarlier = isEarlier;
        m_table->setRow({block, static_cast<int>(i) + 1}, row);
    }
    m_table->removeRows(block, static_cast<int>(lines.size()) + 1);
}

void AnalysisPanel::showStatus() {
    m_continue->setVisible(m_analysis && m_analysis->isTimeUp());
    if (!m_analysis) return m_status->clear();
    m_status->setText(statusText(*m_analysis));
    const auto refusal = m_analysis->mateRefusal();
    m_actions.findMate->setEnabled(!refusal);
    m_actions.findMate->setToolTip(refusal ? sentence(*refusal) : tr("Find a mate by checks"));
    m_actions.findMate->setStatusTip(m_actions.findMate->toolTip());
    const bool hasLines = !m_analysis->found().empty() && !m_analysis->showsThreats();
    m_actions.insertLine->setEnabled(hasLines || m_analysis->mateAnswer());
    m_actions.insertLines->setEnabled(hasLines);
}

// --- what the user does with lines

std::optional<core::SearchInfo> AnalysisPanel::lineAt(const LineId& line) const {
    if (!m_analysis) return std::nullopt;
    const auto& searches = m_analysis->searches();
    const auto rank = static_cast<std::size_t>(line.rank - 1);
    if (static_cast<std::size_t>(line.block) < searches.size()) {
        const auto& found = searches[static_cast<std::size_t>(line.block)]->found();
        return rank < found.size() ? std::optional(found[rank]) : std::nullopt;
    }
    const auto& mate = m_analysis->mateAnswer();
    if (!mate || mate->result.line.empty()) return std::nullopt;
    core::SearchInfo info;
    info.line = mate->result.line;
    info.depth = static_cast<int>(info.line.size());
    info.score = core::Score::mateIn(info.depth);
    info.nodes = mate->result.nodes;
    info.elapsed = mate->result.elapsed;
    return info;
}

std::string AnalysisPanel::engineOf(const LineId& line) const {
    const auto& searches = m_analysis->searches();
    const auto block = std::min(static_cast<std::size_t>(line.block), searches.size());
    return block < searches.size() ? searches[block]->name() : "Komadai";
}

void AnalysisPanel::showBoard(const LinePlace& place, const QRect& onScreen) {
    const auto line = lineAt(place.line);
    if (!line || place.move >= static_cast<int>(line->line.size())) return m_board->hide();
    core::AnyPosition position = m_analysis->position();
    for (int i = 0; i <= place.move; ++i) {
        const core::Move& move = line->line[static_cast<std::size_t>(i)];
        if (!position.isLegal(move)) return m_board->hide(); // the table is about to change
        position = position.after(move);
    }
    const auto words = lineWords(*m_analysis, line->line);
    m_board->showAt(onScreen, position, line->line[static_cast<std::size_t>(place.move)],
                    words.mid(0, place.move + 1).join(' '));
}

/// A threat is no move that can be played.
void AnalysisPanel::chooseMove(const LinePlace& place) {
    const auto lines = foundLines({place.line});
    if (lines.empty() || m_analysis->showsThreats()) return;
    if (place.move >= static_cast<int>(lines.front().info.line.size())) return;
    m_board->hide();
    emit lineChosen(lines.front(), place.move + 1);
}

std::vector<LineId> AnalysisPanel::linesOfFirstEngine() const {
    std::vector<LineId> lines;
    if (!m_analysis) return lines;
    for (int rank = 1; rank <= static_cast<int>(m_analysis->found().size()); ++rank)
        lines.push_back({0, rank});
    return lines;
}

std::vector<FoundLine> AnalysisPanel::foundLines(const std::vector<LineId>& lines) const {
    std::vector<FoundLine> found;
    for (const LineId& id : lines)
        if (const auto line = lineAt(id); line && !line->line.empty())
            found.push_back({m_analysis->node(), *line, engineOf(id)});
    return found;
}

void AnalysisPanel::insert(const std::vector<FoundLine>& lines) {
    if (!lines.empty() && !m_analysis->showsThreats()) emit insertionWanted(lines);
}

void AnalysisPanel::searchOnly(const std::vector<FoundLine>& lines) {
    MoveChoice choice;
    choice.kind = MoveChoice::Kind::Only;
    for (const FoundLine& line : lines)
        choice.moves.push_back(line.info.line.front());
    if (!choice.moves.empty()) m_analysis->setMoveChoice(choice);
}

/// Besides those that are left out already. One move stays.
void AnalysisPanel::leaveOut(const std::vector<FoundLine>& lines) {
    MoveChoice choice;
    choice.kind = MoveChoice::Kind::Without;
    if (m_analysis->moveChoice().kind == MoveChoice::Kind::Without)
        choice.moves = m_analysis->moveChoice().moves;
    for (const FoundLine& line : lines)
        choice.moves.push_back(line.info.line.front());
    const bool leavesNone = choice.moves.size() >= m_analysis->position().legalMoves().size();
    if (!choice.moves.empty() && !leavesNone) m_analysis->setMoveChoice(choice);
}

void AnalysisPanel::closeMenu() {
    if (m_lineMenu) m_lineMenu->close();
}

/// Its lines are those for which it was opened. Behind it the engine finds others, and a game that is being played goes on.
void AnalysisPanel::openMenu(const LinePlace& place, const QPoint& onScreen) {
    const auto line = foundLines({place.line});
    if (line.empty()) return;
    const auto all = foundLines(linesOfFirstEngine());
    const auto selected = foundLines(m_table->selectedLines());
    const core::NodeId node = m_analysis->node();
    m_board->hide();
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("lineMenu"));
    m_lineMenu = &menu;
    const auto add = [&](const QString& text, bool enabled, auto act) {
        QAction* action = menu.addAction(text, this, [this, node, act] {
            if (m_analysis && m_analysis->document().tree().contains(node)) act();
        });
        action->setEnabled(enabled);
    };
    const auto addChoice = [&](const QString& text,
                               void (AnalysisPanel::*restrictMoves)(const std::vector<FoundLine>&)) {
        add(text, true, [this, node, selected, restrictMoves] {
            if (m_analysis->node() == node) (this->*restrictMoves)(selected);
        });
    };
    const bool isPlayable = !m_analysis->showsThreats();
    add(tr("&Play to Here"), isPlayable,
        [this, found = line.front(), plies = place.move + 1] { emit lineChosen(found, plies); });
    add(tr("&Insert Line"), isPlayable, [this, line] { emit insertionWanted(line); });
    add(tr("Insert &All Lines"), isPlayable && !all.empty(), [this, all] { emit insertionWanted(all); });
    add(tr("&Copy Line"), true, [words = lineWords(*m_analysis, line.front().info.line)] {
        QApplication::clipboard()->setText(words.join(' '));
    });
    menu.addSeparator();
    const bool isOne = selected.size() == 1;
    addChoice(isOne ? tr("&Search Only the First Move") : tr("&Search Only the First Moves"),
              &AnalysisPanel::searchOnly);
    addChoice(isOne ? tr("&Leave the First Move Out") : tr("&Leave the First Moves Out"),
              &AnalysisPanel::leaveOut);
    add(tr("Search All &Moves"), m_analysis->moveChoice().kind != MoveChoice::Kind::All,
        [this] { m_analysis->setMoveChoice({}); });
    menu.exec(onScreen);
}

} // namespace komadai::ui
