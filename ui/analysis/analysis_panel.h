// Shows what engines think of the position on the board.
#pragma once

#include "core/search/engine.h"
#include "ui/analysis/found_line.h"
#include "ui/analysis/lines_table.h"
#include "ui/engine/engine_store.h"

#include <QContextMenuEvent>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <string>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QSpinBox;
class QToolBar;
class QToolButton;

namespace komadai::ui {

class Analysis;
class BoardPopup;

/// The commands of the analysis. `analyse`, `lock` and `threats` are checkable.
struct AnalysisActions {
    QAction *analyse, *lock, *threats, *findMate, *insertLine, *insertLines;
};

/// Shows one analysis at a time, that of the game in front, and lets the user steer it. A move of a line that is pointed at
/// appears on a small board.
class AnalysisPanel : public QWidget {
    Q_OBJECT
public:
    /// The store and the actions must outlive the panel.
    AnalysisPanel(const EngineStore& engines, const AnalysisActions& actions, QWidget* parent = nullptr);
    ~AnalysisPanel() override;

    /// Shows this analysis from now on; the one before goes on by itself.
    void setAnalysis(Analysis* analysis);
    /// Which side the small board shows at its near edge.
    void setFlipped(bool flipped);
    /// Hiding the panel ends the analysis, unless the window has hidden it only to show it again.
    void setKeptWhileHidden(bool isKept) { m_isKeptWhileHidden = isKept; }
    /// Offers the built-in engine and the external engines, and says which of these do not play the variant on the board.
    void listEngines();
    /// Shows lines in the notation that is chosen now.
    void showNotation();

signals:
    /// The user wants to see the position after so many moves of the line.
    void lineChosen(const komadai::ui::FoundLine& line, int plies);
    /// The user wants to have these lines in the record.
    void insertionWanted(const std::vector<komadai::ui::FoundLine>& lines);

protected:
    void hideEvent(QHideEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override { event->accept(); }

private:
    /// A line as it is shown, to word it only once.
    struct ShownLine {
        std::vector<core::Move> moves;
        QStringList words;
    };

    void createTools(const AnalysisActions& actions);
    QToolButton& addMenu(QMenu& menu, const char* name);
    void connectActions();
    void fillScoreMenu();
    void retranslate();
    void nameColumns();
    void showSettings();
    void showEngineName();
    void chooseEngines(QAction& toggled);

    void onRestarted();
    void onRecordReset();
    void onLineFound();
    void onSearchEnded();
    void arrangeBlocks();
    void showLines();
    void showBlock(int block, const std::vector<core::SearchInfo>& lines, bool isEarlier);
    void showMoveChoice();
    void showStatus();

    /// None where the table shows a line that is gone.
    std::optional<core::SearchInfo> lineAt(const LineId& line) const;
    std::string engineOf(const LineId& line) const;
    void showBoard(const LinePlace& place, const QRect& onScreen);
    void chooseMove(const LinePlace& place);
    std::vector<LineId> linesOfFirstEngine() const;
    /// Those of these lines that are still there.
    std::vector<FoundLine> foundLines(const std::vector<LineId>& lines) const;
    void insert(const std::vector<FoundLine>& lines);
    void openMenu(const LinePlace& place, const QPoint& onScreen);
    void closeMenu();
    void searchOnly(const std::vector<FoundLine>& lines);
    void leaveOut(const std::vector<FoundLine>& lines);

    QPointer<Analysis> m_analysis; ///< null before the first one, and once it is gone
    const EngineStore& m_engines;
    AnalysisActions m_actions;
    QToolBar* m_tools;
    QToolButton* m_engine = nullptr;
    QMenu* m_engineMenu;
    QSpinBox* m_lines;
    QMenu* m_scoreMenu;
    LinesTable* m_table;
    QToolButton* m_moveChoice; ///< says which moves are searched, and lifts the restriction
    QToolButton* m_continue;   ///< visible while a search has ended because its time was up
    QLabel* m_status;
    BoardPopup* m_board;
    QPointer<QMenu> m_lineMenu; ///< while it is open
    QTimer m_pause;             ///< between two updates of the table
    bool m_isOutdated = false;
    bool m_isKeptWhileHidden = false;            ///< see setKeptWhileHidden
    std::vector<std::vector<ShownLine>> m_shown; ///< by block and rank
};

} // namespace komadai::ui
