// Shows what an engine thinks of the position on the board.
#pragma once

#include "core/search/engine.h"
#include "ui/engine/engine_store.h"

#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSpinBox;
class QTreeWidget;

namespace komadai::ui {

class Analysis;

/// Shows one analysis at a time, that of the game in front, and lets the user steer it. Scores are from the first player's
/// view.
class AnalysisPanel : public QWidget {
    Q_OBJECT
public:
    /// The store must outlive the panel. `toggle` is checkable and switches the analysis on and off.
    AnalysisPanel(const EngineStore& engines, QAction* toggle, QWidget* parent = nullptr);

    /// Shows this analysis from now on; the one before goes on by itself.
    void setAnalysis(Analysis* analysis);
    /// Offers the built-in engine and the external engines that play the variant on the board.
    void listEngines();
    /// Shows lines in the notation that is chosen now.
    void showNotation();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void onToggled(bool on);
    void onEngineChosen();
    void onRestarted();
    void onLineFound(const core::SearchInfo& info);
    void onRecordReset();
    void retranslate();
    void nameColumns();
    void showLine(const core::SearchInfo& info);
    QString statusText() const;
    QString scoreText(core::Score score) const;
    QString lineText(const std::vector<core::Move>& line) const;

    QPointer<Analysis> m_analysis; ///< null before the first one, and once it is gone
    const EngineStore& m_engines;
    QAction* m_toggle;
    QComboBox* m_engine;
    QSpinBox* m_lines;
    QTreeWidget* m_table;
    QLabel* m_status;
};

} // namespace komadai::ui
