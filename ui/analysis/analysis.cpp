#include "ui/analysis/analysis.h"

#include "ui/document/game_document.h"
#include "ui/engine/analysis_settings.h"
#include "ui/engine/engine_pool.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace komadai::ui {
namespace {

/// What is found with less is not worth keeping.
constexpr int LeastDepthKept = 4;
/// Nodes whose lines an engine remembers in a session.
constexpr std::size_t MostNodesRemembered = 2000;

/// Other programs may have written moves that are not legal here; the line ends before them.
core::SearchInfo infoOf(const core::Evaluation& evaluation, core::AnyPosition position) {
    core::SearchInfo info;
    info.score = evaluation.score;
    info.depth = evaluation.depth;
    info.nodes = evaluation.nodes;
    for (const core::Move& move : evaluation.line) {
        if (!position.isLegal(move)) break;
        info.line.push_back(move);
        position = position.after(move);
    }
    return info;
}

} // namespace

Analysis::Analysis(GameDocument& document, EnginePool& engines, QObject* parent)
    : QObject(parent), m_document(document), m_pool(engines), m_position(document.position()),
      m_node(document.current()), m_lines(preferences().get(preference::AnalysisLines)) {
    addEngine(std::nullopt);
    connect(&document, &GameDocument::currentChanged, this, &Analysis::onCurrentChanged);
    connect(&document, &GameDocument::recordReset, this, &Analysis::onRecordReset);
    preferences().whenChanged(preference::AnalysisSeconds, this, [this] {
        for (const auto& lines : m_searches)
            lines->setTimeLimit(chosenAnalysisTime());
    });
    showEarlierLines();
}

Analysis::~Analysis() = default;

void Analysis::addEngine(const EngineName& name) {
    const std::size_t index = m_searches.size();
    auto& lines = m_searches.emplace_back(std::make_unique<EngineLines>(m_pool, name));
    m_memories.emplace_back();
    connect(lines.get(), &EngineLines::lineFound, this,
            [this, index](const core::SearchInfo& info) { onLineFound(index, info); });
    connect(lines.get(), &EngineLines::ended, this, &Analysis::searchEnded);
    connect(lines.get(), &EngineLines::troubled, this, &Analysis::onTroubled);
}

// --- what the user chooses

void Analysis::setOn(bool on) {
    if (on == m_isOn) return;
    m_isOn = on;
    if (on) return restart();
    keepLines();
    stopEngines();
    updateBestMove();
    emit stopped();
}

std::vector<Analysis::EngineName> Analysis::engines() const {
    std::vector<EngineName> names;
    for (const auto& lines : m_searches)
        names.push_back(lines->engine());
    return names;
}

void Analysis::setEngines(const std::vector<EngineName>& names) {
    assert(!names.empty());
    if (names == engines()) return;
    keepLines();
    m_searches.clear();
    m_memories.clear();
    for (const auto& name : names)
        addEngine(name);
    restart();
}

void Analysis::restartEngines() {
    for (const auto& lines : m_searches)
        lines->restart();
    restart();
}

void Analysis::setLines(int lines) {
    if (lines == m_lines) return;
    keepLines();
    m_lines = lines;
    restart();
    emit settingsChanged();
}

void Analysis::setLocked(bool locked) {
    if (locked == m_isLocked) return;
    m_isLocked = locked;
    if (!locked && m_node != m_document.current()) onCurrentChanged();
    updateBestMove();
    emit settingsChanged();
}

void Analysis::setShowsThreats(bool shows) {
    if (shows == m_showsThreats) return;
    keepLines();
    m_showsThreats = shows;
    m_moveChoice = {};
    restart();
    emit settingsChanged();
}

void Analysis::setMoveChoice(MoveChoice choice) {
    if (choice == m_moveChoice) return;
    keepLines();
    m_moveChoice = std::move(choice);
    restart();
    emit settingsChanged();
}

// --- the document

void Analysis::onCurrentChanged() {
    const bool stays = m_isLocked && m_document.tree().contains(m_node);
    if (stays) return updateBestMove();
    keepLines();
    const bool wasLocked = std::exchange(m_isLocked, false); // to a node that is gone
    moveTo(m_document.current());
    restart();
    if (wasLocked) emit settingsChanged();
}

void Analysis::moveTo(core::NodeId node) {
    m_node = node;
    if (std::exchange(m_moveChoice, {}).kind != MoveChoice::Kind::All) emit settingsChanged();
}

void Analysis::onRecordReset() {
    m_cursor.reset(); // of another tree
    stopEngines();
    const auto isExternal = [](const auto& lines) { return lines->engine().has_value(); };
    if (m_searches.size() > 1 || isExternal(m_searches.front())) { // which may not play this variant
        m_searches.clear();
        m_memories.clear();
        addEngine(std::nullopt);
    }
    for (Memory& memory : m_memories)
        memory.clear();
    m_isLocked = false;
    moveTo(m_document.current());
    restart();
    emit settingsChanged();
}

// --- the search

void Analysis::restart() {
    if (!m_document.tree().contains(m_node)) m_node = m_document.current();
    const core::AnyPosition at =
        m_node == m_document.current() ? m_document.position() : m_document.tree().position(m_node);
    m_passRefusal.reset();
    m_isOver = false;
    m_position = at;
    if (m_showsThreats) {
        const auto passed = core::afterPass(at);
        if (passed)
            m_position = passed.value();
        else
            m_passRefusal = passed.error();
    }
    m_bestMoves.clear(); // of another position, where the same moves may look different
    forgetMate();
    emit bestMoveChanged();
    showEarlierLines();
    if (m_isOn) search();
    updateBestMove();
    emit restarted();
}

/// With the way to the node, which repetitions depend on. A threat has no such way.
core::Game Analysis::gameToAnalyse() {
    if (m_showsThreats && !m_passRefusal) return core::Game(*m_position);
    if (!m_cursor) m_cursor.emplace(m_document.tree(), m_node);
    m_cursor->goTo(m_node);
    return m_cursor->game();
}

void Analysis::search() {
    const bool isContinued = std::exchange(m_isContinued, false);
    if (m_passRefusal) return stopEngines();
    const core::Game game = gameToAnalyse();
    m_isOver = game.isOver() || !m_position->hasLegalMove();
    if (m_isOver) return stopEngines();
    const auto moves = chosenMoves();
    for (const auto& lines : m_searches) {
        lines->setTimeLimit(isContinued ? std::nullopt : chosenAnalysisTime());
        lines->search(game, m_lines, moves);
    }
}

bool Analysis::isTimeUp() const {
    return std::any_of(m_searches.begin(), m_searches.end(),
                       [](const auto& lines) { return lines->end() == SearchEnd::TimeIsUp; });
}

void Analysis::continueSearch() {
    if (!m_isOn) return;
    keepLines();
    m_isContinued = true;
    restart();
}

void Analysis::stopEngines() {
    for (const auto& lines : m_searches)
        lines->stop();
}

std::vector<core::Move> Analysis::chosenMoves() const {
    if (m_moveChoice.kind != MoveChoice::Kind::Without) return m_moveChoice.moves;
    auto moves = m_position->legalMoves();
    std::erase_if(moves, [this](const core::Move& move) {
        return std::find(m_moveChoice.moves.begin(), m_moveChoice.moves.end(), move) !=
               m_moveChoice.moves.end();
    });
    return moves;
}

std::optional<core::Square> Analysis::lastDestination() const {
    if (m_showsThreats || m_node == core::NodeId::root() || !m_document.tree().contains(m_node))
        return std::nullopt;
    return core::destinationOf(m_document.tree().move(m_node));
}

// --- what was found earlier

void Analysis::showEarlierLines() {
    for (std::size_t i = 0; i < m_searches.size(); ++i)
        m_searches[i]->show(earlierLines(i));
}

/// Of this session, or else from the record.
std::vector<core::SearchInfo> Analysis::earlierLines(std::size_t engine) const {
    if (!isAboutNode()) return {};
    const auto remembered = m_memories[engine].find(m_node);
    if (remembered != m_memories[engine].end()) {
        auto lines = remembered->second;
        if (lines.size() > static_cast<std::size_t>(m_lines)) lines.resize(static_cast<std::size_t>(m_lines));
        return lines;
    }
    const std::string name = m_searches[engine]->name();
    for (const core::Evaluation& evaluation : m_document.tree().annotations(m_node).evaluations)
        if (evaluation.engine == name && !evaluation.line.empty()) return {infoOf(evaluation, *m_position)};
    return {};
}

void Analysis::keepLines() {
    if (!isAboutNode() || !m_document.tree().contains(m_node)) return;
    for (std::size_t i = 0; i < m_searches.size(); ++i) {
        const EngineLines& lines = *m_searches[i];
        if (lines.found().empty() || lines.isEarlier()) continue;
        const core::SearchInfo& best = lines.found().front();
        if (best.depth < LeastDepthKept && !best.score.isMate()) continue; // a mate stays one
        if (m_memories[i].size() >= MostNodesRemembered) m_memories[i].clear();
        m_memories[i][m_node] = lines.found();
        keepBestLine(lines);
    }
}

/// Looking at the start of a game that has no moves yet does not make it a game to be stored.
void Analysis::keepBestLine(const EngineLines& lines) {
    const core::SearchInfo& best = lines.found().front();
    if (best.line.empty() || m_document.tree().size() == 1) return;
    core::Evaluation evaluation;
    evaluation.score = best.score;
    evaluation.depth = best.depth;
    evaluation.nodes = best.nodes;
    evaluation.engine = lines.name();
    evaluation.line = best.line;
    m_document.keepEvaluation(m_node, evaluation);
}

// --- mates

std::optional<core::MateRefusal> Analysis::mateRefusal() const {
    return core::whyNoMateSearch(m_document.spec());
}

void Analysis::lookForMate() {
    if (mateRefusal() || m_passRefusal) return;
    const core::Game game = gameToAnalyse();
    if (game.isOver()) return;
    if (!m_mateFinder) {
        m_mateFinder = m_pool.makeMateFinder();
        connect(m_mateFinder.get(), &MateFinder::found, this, [this](const MateAnswer& answer) {
            m_mateAnswer = answer;
            emit mateChanged();
        });
    }
    m_mateAnswer.reset();
    m_mateFinder->look(game);
    emit mateChanged();
}

void Analysis::stopLookingForMate() {
    if (!isLookingForMate()) return;
    m_mateFinder->cancel();
    emit mateChanged();
}

void Analysis::forgetMate() {
    if (!m_mateAnswer && !isLookingForMate()) return;
    m_mateAnswer.reset();
    if (m_mateFinder) m_mateFinder->cancel();
    emit mateChanged();
}

// --- the best moves

void Analysis::updateBestMove() {
    std::vector<core::Move> moves;
    if (m_isOn && !m_passRefusal && m_node == m_document.current())
        for (const core::SearchInfo& info : found())
            if (!info.line.empty()) moves.push_back(info.line.front());
    if (moves == m_bestMoves) return;
    m_bestMoves = std::move(moves);
    emit bestMoveChanged();
}

std::optional<core::Move> Analysis::bestMove() const {
    return m_bestMoves.empty() || m_showsThreats ? std::nullopt : std::optional(m_bestMoves.front());
}

void Analysis::onLineFound(std::size_t engine, const core::SearchInfo& info) {
    emit lineFound(static_cast<int>(engine), info);
    if (engine == 0) updateBestMove();
}

void Analysis::onTroubled() {
    const bool allFailed = std::all_of(m_searches.begin(), m_searches.end(),
                                       [](const auto& lines) { return lines->failure().has_value(); });
    if (allFailed) m_isOn = false;
    updateBestMove();
    emit troubled();
    if (allFailed) emit restarted();
}

} // namespace komadai::ui
