// What an engine thinks of the position on the board.
#pragma once

#include "core/search/engine.h"
#include "ui/engine/analyst.h"
#include "ui/engine/engine_store.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSpinBox;
class QTreeWidget;

namespace komadai::ui {

class GameSession;

/// Follows the position on the screen, as long as it is switched on. Scores are from the first player's view.
class AnalysisPanel : public QWidget {
    Q_OBJECT
public:
    static constexpr int MostLines = 5;

    /// Both must outlive the panel. `toggle` is checkable and switches the analysis on and off.
    AnalysisPanel(const GameSession& session, const EngineStore& engines, QAction* toggle,
                  QWidget* parent = nullptr);
    ~AnalysisPanel() override;

    /// Offers the built-in engine and those that play the variant on the board.
    void listEngines();
    /// Shows lines in the notation that is chosen now.
    void showNotation();
    /// The first move of the best line in the position on the board.
    const std::optional<core::Move>& bestMove() const { return m_bestMove; }

signals:
    /// There is another best line, or none any more.
    void bestMoveChanged();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void setBestMove(const std::optional<core::Move>& move);
    void onToggled(bool on);
    void onViewChanged();
    void onEngineChosen();
    /// Asks about the position on the board, if the analysis is on.
    void restart();
    void makeAnalyst();
    void onInformed(const core::SearchInfo& info);
    void onFailed(const EngineFailure& failure);
    void say();
    void nameColumns();
    void showLine(const core::SearchInfo& info);
    QString statusText() const;
    QString scoreText(core::Score score) const;
    QString lineText(const std::vector<core::Move>& line) const;

    const GameSession& m_session;
    const EngineStore& m_engines;
    QAction* m_toggle;
    QComboBox* m_engine;
    QSpinBox* m_lines;
    QTreeWidget* m_table;
    QLabel* m_status;
    std::optional<core::Move> m_bestMove;
    std::vector<core::SearchInfo> m_found; ///< by rank
    std::size_t m_latest = 0;              ///< of them
    std::optional<EngineFailure> m_failure;
    bool m_isOver = false;              ///< the game, in the position that was to be analysed
    std::string m_variant;              ///< for which the engines are listed
    std::unique_ptr<Analyst> m_analyst; ///< null until it is first needed, and after a failure
};

} // namespace komadai::ui
