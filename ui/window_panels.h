// The panels around the board.
#pragma once

#include "ui/window_actions.h"

#include <QObject>
#include <QPointer>

class QDockWidget;
class QMainWindow;

namespace komadai::core {
class VariantSet;
} // namespace komadai::core

namespace komadai::ui {

class AnalysisPanel;
class DockSizes;
class EngineStore;
class EvaluationGraph;
class ExplorerPanel;
class GamesPanel;
class LibraryService;
class OpenGame;
class ReviewPanel;
class ReviewService;

/// Each has a dock of the window, which owns it. Stored games, explorer and review results lie behind one another beside the board,
/// analysis and graph below it. All are hidden at first. Titles are short, so that they fit into tabs.
class WindowPanels : public QObject {
    Q_OBJECT
public:
    /// Makes all but the analysis. All must outlive the object.
    WindowPanels(QMainWindow& window, const core::VariantSet& variants, LibraryService& library);

    /// Makes the panel of the analysis and fills that of the graph. To be called once, before one of them is used. Both show commands
    /// of the window.
    void addAnalysis(EngineStore& engines, const WindowActions& actions);
    /// Panels tell of the reviews that run. To be called once, after addAnalysis. The service must live as long
    /// as a game is followed.
    void setReviews(const ReviewService& reviews);

    /// Show a panel in front of the others, or hide it where it is seen already.
    const PanelActions& actions() const { return m_actions; }
    GamesPanel& games() const { return *m_games; }
    ExplorerPanel& explorer() const { return *m_explorer; }
    ReviewPanel& review() const { return *m_review; }
    AnalysisPanel& analysis() const { return *m_analysis; }
    EvaluationGraph& graph() const { return *m_graph; }

    /// The panels tell of this game; null: of none.
    void follow(OpenGame* game);

    void showGames();
    /// For a review that begins. Where there is room, the graph comes with its panel.
    void showReview();
    /// Hides the panels that showReview has brought to light, unless the user has hidden or shown them since, or has chosen an arrangement
    /// of the panels. For a game that begins and needs the room.
    void endReview();
    /// The user has chosen an arrangement of the panels: see endReview.
    void noteLayoutChosen();
    void showAnalysis();

signals:
    /// A panel that has the keyboard focus lies behind another one now.
    void focusCovered();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDockWidget* makeDock(const QString& name, Text title);
    void addGames(const core::VariantSet& variants, LibraryService& library);
    void addExplorer(LibraryService& library);
    void addReview();
    void tellGraphOfReview();
    bool hasRoomForGraph() const;
    void noteFocus(const QDockWidget& dock);
    void nameTabButtons();

    QMainWindow& m_window;
    DockSizes* m_sizes;
    GamesPanel* m_games = nullptr;
    ExplorerPanel* m_explorer = nullptr;
    ReviewPanel* m_review = nullptr;
    AnalysisPanel* m_analysis = nullptr;
    EvaluationGraph* m_graph = nullptr;
    QDockWidget* m_gamesDock = nullptr;
    QDockWidget* m_explorerDock = nullptr;
    QDockWidget* m_reviewDock = nullptr;
    QDockWidget* m_analysisDock = nullptr;
    QDockWidget* m_graphDock = nullptr;
    PanelActions m_actions{};
    QPointer<OpenGame> m_game;
    const ReviewService* m_reviews = nullptr;
    bool m_isReviewShownByItself = false; ///< see endReview
    bool m_isGraphShownByItself = false;  ///< likewise
};

} // namespace komadai::ui
