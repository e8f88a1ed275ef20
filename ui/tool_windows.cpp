#include "ui/tool_windows.h"

#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_log_window.h"
#include "ui/explorer/position_finder.h"
#include "ui/game/game_view.h"
#include "ui/help/help_topics.h"
#include "ui/help/help_window.h"
#include "ui/mobility/mobility_window.h"
#include "ui/opening_graph/opening_graph_window.h"
#include "ui/rulebook/rule_book.h"
#include "ui/statistics/statistics_window.h"
#include "ui/tour/tour_window.h"
#include "ui/variants/user_variants.h"
#include "ui/window_places.h"

#include <QApplication>

#include <utility>

namespace komadai::ui {

ToolWindows::ToolWindows(QWidget& window, const UserVariants& variants, LibraryService& library,
                         std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_variants(variants), m_library(library), m_view(std::move(view)) {}

const core::AnyPosition& ToolWindows::position() const { return m_view().game().document().position(); }

bool ToolWindows::isFlipped() const { return m_view().isFlipped(); }

void ToolWindows::bringUp(QWidget& window, WindowUse use) { ui::bringUp(window, m_window, use); }

void ToolWindows::showEditor() {
    if (m_editor && m_editor->isVisible()) return comeToFront(*m_editor);
    edit(m_view().game().document().variant(), position().toSetup());
}

void ToolWindows::edit(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup) {
    if (!m_editor) {
        m_editor = new PositionEditor(chosenLook, variant, &m_window);
        connect(m_editor, &PositionEditor::playRequested, this, &ToolWindows::playRequested);
        connect(m_editor, &PositionEditor::analysisRequested, this, &ToolWindows::analysisRequested);
    }
    m_editor->setVariants(m_variants.all().all());
    m_editor->edit(variant, setup, isFlipped());
    bringUp(*m_editor);
}

void ToolWindows::showManual() {
    const QWidget* asking = QApplication::activeWindow();
    const QString topic = asking ? helpTopicOfWindow(asking->objectName()) : QString();
    const bool isFirst = !m_manual;
    if (isFirst) m_manual = new HelpWindow(&m_window);
    if (isFirst || !topic.isEmpty()) m_manual->showTopic(topic);
    bringUp(*m_manual);
}

void ToolWindows::showRules() {
    if (!m_ruleBook) m_ruleBook = new RuleBook(m_variants.all(), chosenLook, &m_window);
    m_ruleBook->showRules(m_view().game().document().variant());
    bringUp(*m_ruleBook);
}

void ToolWindows::showTour(const std::string& variant) {
    if (!m_tour) {
        m_tour = new TourWindow(m_variants.all(), &m_window);
        connect(m_tour, &TourWindow::gameWanted, this,
                [this](const std::shared_ptr<const core::Variant>& wanted) {
                    m_isFirstTour = false;
                    emit easyGameWanted(wanted);
                });
        // Later, since it is known then whether a game is wanted.
        connect(
            m_tour, &TourWindow::left, this,
            [this] {
                if (std::exchange(m_isFirstTour, false)) emit welcomeWanted();
            },
            Qt::QueuedConnection);
    }
    if (!m_tour->isVisible()) {
        m_tour->begin(variant);
        m_isFirstTour = false;
    }
    bringUp(*m_tour);
}

void ToolWindows::showFirstTour(const std::string& variant) {
    showTour(variant);
    m_isFirstTour = true;
}

void ToolWindows::showMobility() {
    if (!m_mobility) m_mobility = new MobilityWindow(chosenLook, &m_window);
    m_mobility->setPosition(position(), isFlipped());
    bringUp(*m_mobility, WindowUse::WithBoard);
}

void ToolWindows::showEngineLog() {
    if (!m_engineLog) {
        m_engineLog = new EngineLogWindow(engineLog(), &m_window);
        m_engineLog->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringUp(*m_engineLog, WindowUse::WithBoard);
}

StatisticsWindow& ToolWindows::statistics() {
    if (!m_statistics) m_statistics = new StatisticsWindow(m_variants.all(), m_library, &m_window);
    return *m_statistics;
}

void ToolWindows::showStatistics() { bringUp(statistics()); }

void ToolWindows::showStatisticsOf(const QString& player, const QString& filter) {
    statistics().ask(player, filter);
    bringUp(statistics());
}

void ToolWindows::showOpeningGraph() {
    if (!m_openingGraph) {
        m_openingGraph = new OpeningGraphWindow(m_library, chosenLook, &m_window);
        connect(m_openingGraph, &OpeningGraphWindow::movesChosen, this, &ToolWindows::movesWanted);
    }
    m_openingGraph->setPosition(position(), isFlipped());
    bringUp(*m_openingGraph);
}

void ToolWindows::showFinder() {
    if (!m_finder) {
        m_finder = new PositionFinder(chosenLook, m_variants.all(), m_library, position(), &m_window);
        connect(m_finder, &PositionFinder::placeChosen, this, &ToolWindows::placeWanted);
        connect(m_finder, &PositionFinder::gamesWanted, this, &ToolWindows::gamesWanted);
    }
    m_finder->setPosition(position(), isFlipped());
    bringUp(*m_finder, WindowUse::WithBoard);
}

void ToolWindows::findPosition(const QString& filter) {
    showFinder();
    m_finder->findPosition(filter);
}

void ToolWindows::refresh() {
    if (m_mobility && m_mobility->isVisible()) m_mobility->setPosition(position(), isFlipped());
    if (m_openingGraph) m_openingGraph->setPosition(position(), isFlipped());
    if (m_finder && m_finder->isVisible()) m_finder->setPosition(position(), isFlipped());
}

void ToolWindows::updateVariants() {
    if (m_ruleBook) m_ruleBook->updateVariants();
    if (m_editor) m_editor->setVariants(m_variants.all().all());
}

void ToolWindows::follow(const Place& place) {
    if (m_mobility && m_mobility->isVisible()) m_mobility->follow(place);
}

} // namespace komadai::ui
