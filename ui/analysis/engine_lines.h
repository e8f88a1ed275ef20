// What one engine has found about the position that is analysed.
#pragma once

#include "core/rules/game.h"
#include "core/search/engine.h"
#include "ui/engine/analyst.h"
#include "ui/engine/engine_failure.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

class EnginePool;

/// Why the search of an engine has ended although the user did not stop it.
enum class SearchEnd {
    NothingLeft, ///< the engine ended it: there is nothing more to find
    TimeIsUp,
};

/// An engine with its lines. What it found earlier about a position is shown until it has looked as deep again. GUI thread.
class EngineLines : public QObject {
    Q_OBJECT
public:
    /// `engine` is an external engine of the pool's store; none: the built-in one. The pool must outlive the object.
    EngineLines(EnginePool& pool, std::optional<QString> engine, QObject* parent = nullptr);
    ~EngineLines() override;

    const std::optional<QString>& engine() const { return m_engine; }
    /// As stored with evaluations.
    std::string name() const;

    /// The lines by rank, the best first. Scores are those of the side to move.
    const std::vector<core::SearchInfo>& found() const { return m_found; }
    /// The line that was told last; null where there is none.
    const core::SearchInfo* latest() const { return m_found.empty() ? nullptr : &m_found[m_latest]; }
    /// Whether the lines are those of an earlier analysis.
    bool isEarlier() const { return m_isEarlier; }
    /// Why the engine failed.
    const std::optional<EngineFailure>& failure() const { return m_failure; }
    /// Why the search has ended; none while it goes on, after `stop`, before the first one, and where the engine has told nothing.
    const std::optional<SearchEnd>& end() const { return m_end; }
    /// Whether the engine has been asked and has told nothing for a long time, or has ended the search without telling anything.
    bool isLate() const { return m_isLate; }
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }

    /// Forgets the lines and shows these, of an earlier analysis. The search goes on, if there is one.
    void show(std::vector<core::SearchInfo> earlier);
    /// Asks the engine. `lines` and `moves` as for Analyst::analyse. Lines that are shown stay until there are deeper ones.
    void search(const core::Game& game, int lines, const std::vector<core::Move>& moves);
    /// Frees the CPU; what was found stays.
    void stop();
    /// A search ends after this time, from its first line on; none: it has no limit. A search that has told a line already ends so much
    /// later than now.
    void setTimeLimit(std::optional<std::chrono::milliseconds> limit);
    /// The engine was changed, or another game is analysed: it is started anew with the next question.
    void restart();

signals:
    void lineFound(const komadai::core::SearchInfo& info);
    /// `failure` or `isLate` has changed.
    void troubled();
    /// The search has ended; see `end` and `isLate`.
    void ended();

private:
    void onInformed(const core::SearchInfo& info);
    void onFailed(const EngineFailure& failure);
    void onPatienceOver();
    void onEnded(SearchEnd end);
    void forgetProgress();
    bool isShallower(const core::SearchInfo& info) const;

    EnginePool& m_pool;
    std::optional<QString> m_engine;
    std::unique_ptr<Analyst> m_analyst; ///< null until it is first needed, and after a failure
    std::vector<core::SearchInfo> m_found;
    std::size_t m_latest = 0;
    std::size_t m_lines = 1; ///< that were asked for
    bool m_isEarlier = false;
    bool m_isLate = false;
    bool m_hasTold = false; ///< the present search has told a line
    std::optional<SearchEnd> m_end;
    std::optional<EngineFailure> m_failure;
    QTimer m_patience;
    QTimer m_time; ///< runs from the first line of a search with a time limit
    std::optional<std::chrono::milliseconds> m_timeLimit;
};

} // namespace komadai::ui
