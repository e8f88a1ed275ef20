// What an engine thinks of the node that a document shows.
#pragma once

#include "core/record/tree_edit.h"
#include "core/search/engine.h"
#include "ui/engine/analyst.h"
#include "ui/engine/engine_failure.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

class EnginePool;
class GameDocument;

/// Follows the node that is shown, as long as it is switched on, and keeps the best line with the node when it goes on to
/// another one. One for each open game; what shows it may come and go. GUI thread.
class Analysis : public QObject {
    Q_OBJECT
public:
    static constexpr int MostLines = 5;

    /// Both must outlive the object.
    Analysis(GameDocument& document, EnginePool& engines, QObject* parent = nullptr);
    ~Analysis() override;

    const GameDocument& document() const { return m_document; }
    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// The external engine that is asked; none: the built-in one.
    const std::optional<QString>& engine() const { return m_engine; }
    void setEngine(const std::optional<QString>& name);
    int lines() const { return m_lines; }
    /// Precondition: 1 <= lines <= MostLines.
    void setLines(int lines);

    /// What was found about the node shown, by rank; empty when nothing was found yet. Scores are those of the side to
    /// move.
    const std::vector<core::SearchInfo>& found() const { return m_found; }
    /// The line that was told last; null where there is none.
    const core::SearchInfo* latest() const { return m_found.empty() ? nullptr : &m_found[m_latest]; }
    /// The first move of the best line.
    const std::optional<core::Move>& bestMove() const { return m_bestMove; }
    /// Whether the game is over at the node shown. Then there is nothing to analyse.
    bool isOver() const { return m_isOver; }
    /// Why the last engine failed; the analysis is off then.
    const std::optional<EngineFailure>& failure() const { return m_failure; }

signals:
    /// It asks about another node, was switched on, or has failed.
    void restarted();
    /// It was switched off; what was found can still be read.
    void stopped();
    /// A line was found or improved.
    void lineFound(const komadai::core::SearchInfo& info);
    /// There is another best move, or none any more.
    void bestMoveChanged();

private:
    void restart();
    void keepBestLine();
    void makeAnalyst();
    void setBestMove(const std::optional<core::Move>& move);
    void onInformed(const core::SearchInfo& info);
    void onFailed(const EngineFailure& failure);

    GameDocument& m_document;
    EnginePool& m_engines;
    std::unique_ptr<Analyst> m_analyst; ///< null until it is first needed, and after a failure
    std::optional<QString> m_engine;
    int m_lines = 1;
    bool m_isOn = false;
    bool m_isOver = false;
    core::NodeId m_node;                 ///< that is analysed
    std::vector<core::SearchInfo> m_found;
    std::size_t m_latest = 0;
    std::optional<core::Move> m_bestMove;
    std::optional<EngineFailure> m_failure;
};

} // namespace komadai::ui
