// What engines think of a position of an open game.
#pragma once

#include "core/record/tree_cursor.h"
#include "core/record/tree_edit.h"
#include "core/rules/pass.h"
#include "core/search/engine.h"
#include "ui/analysis/engine_lines.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/mate_finder.h"
#include "ui/preferences/preferences.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace komadai::ui {

class EnginePool;
class GameDocument;

/// Which moves of the position are searched.
struct MoveChoice {
    enum class Kind { All, Only, Without };
    Kind kind = Kind::All;
    std::vector<core::Move> moves = {}; ///< legal, at least one unless `All`
    friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};

/// Follows the node that is shown, or stays at one that is locked. Keeps the best line of each engine with the node when it
/// goes on to another one, and shows what was found earlier at once when it comes back. One for each open game; what shows it
/// may come and go. GUI thread.
class Analysis : public QObject {
    Q_OBJECT
public:
    static constexpr int MostLines = 50;
    using EngineName = std::optional<QString>; ///< of an external engine; none: the built-in one

    /// Both must outlive the object.
    Analysis(GameDocument& document, EnginePool& engines, QObject* parent = nullptr);
    ~Analysis() override;

    const GameDocument& document() const { return m_document; }
    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// The engines that are asked, in the order in which they are shown. At least one.
    std::vector<EngineName> engines() const;
    void setEngines(const std::vector<EngineName>& names);
    /// Their profiles may have changed.
    void restartEngines();
    int lines() const { return m_lines; }
    /// Precondition: 1 <= lines <= MostLines.
    void setLines(int lines);
    /// A locked analysis stays at its node when another one is shown.
    bool isLocked() const { return m_isLocked; }
    void setLocked(bool locked);
    /// Whether the other side is taken to be to move: what it would do if the side to move passed.
    bool showsThreats() const { return m_showsThreats; }
    void setShowsThreats(bool shows);
    /// Why there are no threats to show in this position.
    const std::optional<core::PassRefusal>& passRefusal() const { return m_passRefusal; }
    /// The moves that are searched in this position; all again in the next one. The moves must be legal.
    const MoveChoice& moveChoice() const { return m_moveChoice; }
    void setMoveChoice(MoveChoice choice);

    /// Whether a search has ended because its time was up.
    bool isTimeUp() const;
    /// Searches the position again and without a limit of time, if the analysis is on. What was found stays.
    void continueSearch();

    /// Keeps the best line that each engine has found with the node. Leaving the node does so by itself, but not leaving the
    /// record.
    void keepLines();

    /// The node that is analysed.
    core::NodeId node() const { return m_node; }
    /// The position from which the lines start: that of the node, or the one after a pass.
    const core::AnyPosition& position() const { return *m_position; }
    /// The destination of the move before it; none at the start and after a pass.
    std::optional<core::Square> lastDestination() const;
    /// What the engines found, in their order.
    const std::vector<std::unique_ptr<EngineLines>>& searches() const { return m_searches; }

    /// What the first engine found, by rank; empty when nothing was found yet. Scores are those of the side to move.
    const std::vector<core::SearchInfo>& found() const { return m_searches.front()->found(); }
    /// The best move of the side to move at the node that is shown; none while there is none, or threats are shown.
    std::optional<core::Move> bestMove() const;
    /// The first moves of the lines of the first engine, the best first, while they belong to the node that is shown. Those
    /// of the other side while threats are shown.
    const std::vector<core::Move>& bestMoves() const { return m_bestMoves; }
    /// Whether the game is over at the node. Then there is nothing to analyse.
    bool isOver() const { return m_isOver; }

    /// Why there is no search for mates in this variant.
    std::optional<core::MateRefusal> mateRefusal() const;
    /// Looks for a mate in `position`, whether the analysis is on or off; `mateChanged` tells the answer. Does nothing where
    /// there is no such search, or the game is over.
    void lookForMate();
    void stopLookingForMate();
    bool isLookingForMate() const { return m_mateFinder && m_mateFinder->isLooking(); }
    /// About `position`; none before a search.
    const std::optional<MateAnswer>& mateAnswer() const { return m_mateAnswer; }

signals:
    /// It is about another position, was switched on, or engines were exchanged.
    void restarted();
    /// It was switched off; what was found can still be read.
    void stopped();
    /// An engine found a line or improved one.
    void lineFound(int engine, const komadai::core::SearchInfo& info);
    /// The search of an engine has ended by itself or because its time was up.
    void searchEnded();
    /// An engine has failed or is late. If all have failed, the analysis is off.
    void troubled();
    /// The best moves have changed.
    void bestMoveChanged();
    /// The search for a mate was begun, ended or forgotten.
    void mateChanged();
    /// `isLocked`, `showsThreats`, `moveChoice` or `lines` has changed.
    void settingsChanged();

private:
    using Memory = std::unordered_map<core::NodeId, std::vector<core::SearchInfo>>;

    void onCurrentChanged();
    void onRecordReset();
    void restart();
    void moveTo(core::NodeId node);
    void showEarlierLines();
    void search();
    core::Game gameToAnalyse();
    void forgetMate();
    void stopEngines();
    void keepBestLine(const EngineLines& lines);
    std::vector<core::SearchInfo> earlierLines(std::size_t engine) const;
    std::vector<core::Move> chosenMoves() const;
    bool isAboutNode() const { return !m_showsThreats && m_moveChoice.kind == MoveChoice::Kind::All; }
    void addEngine(const EngineName& name);
    void updateBestMove();
    void onLineFound(std::size_t engine, const core::SearchInfo& info);
    void onTroubled();

    GameDocument& m_document;
    EnginePool& m_pool;
    std::vector<std::unique_ptr<EngineLines>> m_searches; ///< at least one
    std::vector<Memory> m_memories;                       ///< of each engine, about the nodes of this session
    std::optional<core::TreeCursor> m_cursor;             ///< none before the first search
    std::optional<core::AnyPosition> m_position;          ///< always set
    core::NodeId m_node;
    int m_lines;
    bool m_isOn = false;
    bool m_isOver = false;
    bool m_isLocked = false;
    bool m_showsThreats = false;
    bool m_isContinued = false; ///< the next search has no limit of time
    std::optional<core::PassRefusal> m_passRefusal;
    MoveChoice m_moveChoice;
    std::vector<core::Move> m_bestMoves;
    std::unique_ptr<MateFinder> m_mateFinder; ///< null before the first search
    std::optional<MateAnswer> m_mateAnswer;
};

namespace preference {

/// The number of lines with which the analysis of another game begins.
inline const Preference<int> AnalysisLines(QStringLiteral("analysis/lines"), 1,
                                           numberFormat(1, Analysis::MostLines));

} // namespace preference

} // namespace komadai::ui
