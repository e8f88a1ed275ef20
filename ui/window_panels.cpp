#include "ui/window_panels.h"

#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/game/open_game.h"
#include "ui/library/games_panel.h"
#include "ui/review/review_panel.h"
#include "ui/review/review_service.h"
#include "ui/widgets/dock_content.h"
#include "ui/widgets/dock_sizes.h"

#include <QAbstractButton>
#include <QAction>
#include <QChildEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int GamesPanelWidth = 300;
constexpr int AnalysisPanelHeight = 160;

/// Qt words these once for all.
void nameButtons(const QDockWidget& dock) {
    const auto name = [&dock](const char* object, const char* title, const char* description) {
        auto* button = dock.findChild<QWidget*>(QLatin1String(object));
        if (!button) return;
        button->setAccessibleName(QCoreApplication::translate("QDockWidget", title));
        button->setAccessibleDescription(QCoreApplication::translate("QDockWidget", description));
    };
    name("qt_dockwidget_closebutton", "Close", "Closes the dock widget");
    name("qt_dockwidget_floatbutton", "Float", "Undocks and re-attaches the dock widget");
}

/// Brings a dock to the front, or hides it where it is seen already. Checked while the dock is seen, and not behind another.
QAction* makeFrontAction(QDockWidget* dock) {
    auto* action = new QAction(dock);
    action->setCheckable(true);
    QObject::connect(dock, &QDockWidget::visibilityChanged, action, &QAction::setChecked);
    QObject::connect(action, &QAction::triggered, dock, [dock](bool on) {
        dock->setVisible(on);
        if (on) dock->raise();
    });
    return action;
}

} // namespace

WindowPanels::WindowPanels(QMainWindow& window, const core::VariantSet& variants, LibraryService& library)
    : QObject(&window), m_window(window), m_sizes(new DockSizes(window, this)) {
    window.installEventFilter(this);
    addGames(variants, library);
    addExplorer(library);
    addReview();
    m_graphDock = makeDock(QStringLiteral("graphDock"), [] { return tr("Evaluation Graph"); });
    m_actions = {makeFrontAction(m_gamesDock), makeFrontAction(m_explorerDock), makeFrontAction(m_reviewDock),
                 makeFrontAction(m_graphDock)};
    for (const QAction* action : {m_actions.review, m_reviewDock->toggleViewAction()})
        connect(action, &QAction::triggered, this, [this] { m_isReviewShownByItself = false; });
    for (const QAction* action : {m_actions.graph, m_graphDock->toggleViewAction()})
        connect(action, &QAction::triggered, this, [this] { m_isGraphShownByItself = false; });
    whenLanguageChanges(this, [this] { nameTabButtons(); });
}

QDockWidget* WindowPanels::makeDock(const QString& name, Text title) {
    auto* dock = retranslated(new QDockWidget(&m_window), &QDockWidget::setWindowTitle, std::move(title));
    dock->setObjectName(name);
    m_sizes->follow(*dock);
    whenLanguageChanges(dock, [dock] { nameButtons(*dock); });
    return dock;
}

void WindowPanels::addGames(const core::VariantSet& variants, LibraryService& library) {
    m_games = new GamesPanel(variants, library);
    m_gamesDock = makeDock(QStringLiteral("gamesDock"), [] { return tr("Games"); });
    m_gamesDock->setWidget(new DockContent(m_games));
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_gamesDock);
    m_window.resizeDocks({m_gamesDock}, {GamesPanelWidth}, Qt::Horizontal);
    m_gamesDock->hide();
    connect(m_gamesDock, &QDockWidget::visibilityChanged, m_games, &GamesPanel::setInFront);
}

/// In the place of the stored games, or behind their tab. The one that is asked for comes to the front.
void WindowPanels::addExplorer(LibraryService& library) {
    m_explorer = new ExplorerPanel(library);
    m_explorerDock = makeDock(QStringLiteral("explorerDock"), [] { return tr("Openings"); });
    m_explorerDock->setWidget(new DockContent(m_explorer));
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_explorerDock);
    m_window.tabifyDockWidget(m_gamesDock, m_explorerDock);
    m_explorerDock->hide();
    connect(m_explorerDock, &QDockWidget::visibilityChanged, m_explorer, &ExplorerPanel::setInFront);
    for (QDockWidget* either : {m_gamesDock, m_explorerDock}) {
        connect(either->toggleViewAction(), &QAction::triggered, either,
                [either](bool on) { // menu of the docks
                    if (on) either->raise();
                });
        connect(either, &QDockWidget::visibilityChanged, this, [this, either](bool isSeen) {
            if (!isSeen && either->isVisible()) noteFocus(*either);
        });
    }
}

/// In the same place.
void WindowPanels::addReview() {
    m_review = new ReviewPanel;
    m_reviewDock = makeDock(QStringLiteral("reviewDock"), [] { return tr("Review"); });
    m_reviewDock->setWidget(new DockContent(m_review));
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_reviewDock);
    m_window.tabifyDockWidget(m_explorerDock, m_reviewDock);
    m_reviewDock->hide();
}

void WindowPanels::addAnalysis(EngineStore& engines, const WindowActions& actions) {
    m_analysis = new AnalysisPanel(engines, {actions.analyse, actions.lockAnalysis, actions.threats,
                                             actions.findMate, actions.insertLine, actions.insertLines});
    m_analysisDock = makeDock(QStringLiteral("analysisDock"), [] { return tr("Analysis"); });
    m_analysisDock->setWidget(new DockContent(m_analysis));
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_analysisDock);
    m_window.resizeDocks({m_analysisDock}, {AnalysisPanelHeight}, Qt::Vertical);
    m_analysisDock->hide();

    m_graph = new EvaluationGraph(*actions.analyse);
    m_graphDock->setWidget(new DockContent(m_graph));
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_graphDock);
    m_graphDock->hide();
}

void WindowPanels::setReviews(const ReviewService& reviews) {
    m_reviews = &reviews;
    m_review->setService(reviews);
    connect(&reviews, &ReviewService::progressed, this, &WindowPanels::tellGraphOfReview);
}

void WindowPanels::tellGraphOfReview() {
    m_graph->setGamesBeforeReview(m_game && m_reviews ? m_reviews->gamesBefore(m_game->document())
                                                      : std::nullopt);
}

void WindowPanels::follow(OpenGame* game) {
    m_game = game;
    tellGraphOfReview();
    m_analysis->setAnalysis(game ? &game->analysis() : nullptr);
    m_graph->setAnalysis(game ? &game->analysis() : nullptr);
    m_explorer->setDocument(game ? &game->document() : nullptr);
    m_review->setDocument(game ? &game->document() : nullptr);
}

void WindowPanels::showGames() {
    if (!m_actions.games->isChecked()) m_actions.games->trigger();
}

void WindowPanels::showReview() {
    const bool isOpened = m_reviewDock->isHidden();
    const bool isShownByItself = m_isReviewShownByItself || isOpened;
    if (!m_actions.review->isChecked()) m_actions.review->trigger();
    m_reviewDock->raise(); // it may lie behind the explorer
    m_isReviewShownByItself = isShownByItself;
    if (!isOpened || !m_graphDock->isHidden() || !hasRoomForGraph()) return;
    m_graphDock->show();
    m_isGraphShownByItself = true;
}

/// The board must keep a size at which it can be read. Beside the analysis the graph needs no more height, but must be wide enough.
bool WindowPanels::hasRoomForGraph() const {
    constexpr int LeastBoardHeight = 400;
    if (m_graphDock->isFloating()) return true;
    const auto area = m_window.dockWidgetArea(m_graphDock);
    const bool hasNeighbour = !m_analysisDock->isHidden() && !m_analysisDock->isFloating() &&
                              m_window.dockWidgetArea(m_analysisDock) == area;
    if (hasNeighbour) return m_analysisDock->width() >= 2 * m_graph->sizeHint().width();
    return m_window.centralWidget()->height() >= LeastBoardHeight + AnalysisPanelHeight;
}

void WindowPanels::endReview() {
    if (std::exchange(m_isReviewShownByItself, false)) m_reviewDock->hide();
    if (std::exchange(m_isGraphShownByItself, false)) m_graphDock->hide();
}

void WindowPanels::noteLayoutChosen() { m_isReviewShownByItself = m_isGraphShownByItself = false; }

void WindowPanels::showAnalysis() { m_analysisDock->show(); }

/// Keys would go on to a panel that lies behind another one.
void WindowPanels::noteFocus(const QDockWidget& dock) {
    if (const QWidget* focus = m_window.focusWidget(); focus && dock.isAncestorOf(focus)) emit focusCovered();
}

/// The window makes a tab bar for docks that lie behind one another, and would cut the shortest word first. Instead, tabs that do not fit
/// are scrolled.
bool WindowPanels::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::ChildPolished)
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<const QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setUsesScrollButtons(true);
        }
    return QObject::eventFilter(watched, event);
}

/// Qt words the buttons of the docks' tabs once.
void WindowPanels::nameTabButtons() {
    const auto name = [this](const char* object, const char* title) {
        for (auto* button : m_window.findChildren<QAbstractButton*>(QLatin1String(object)))
            button->setAccessibleName(QCoreApplication::translate("QTabBar", title));
    };
    name("ScrollLeftButton", "Scroll Left");
    name("ScrollRightButton", "Scroll Right");
}

} // namespace komadai::ui
