#include "ui/game/open_game.h"

#include "core/notation/stored_record.h"
#include "core/record/set_up_position.h"
#include "ui/analysis/analysis.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/move_chooser.h"
#include "ui/files/game_file.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"

#include <cassert>

namespace komadai::ui {
namespace {

core::GameRecord recordOf(const core::Game& game, const Players& players, const core::TimeControls& clocks) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    core::GameTree tree(game.positionAt(0), game.quietPliesAtStart());
    tree.addLine(core::NodeId::root(), game.moves());
    return {core::headerOf(game, players, now, clocks), std::move(tree)};
}

} // namespace

OpenGame::OpenGame(const core::Game& start, LibraryService& library, EnginePool& engines,
                   std::unique_ptr<MoveChooser> computer, QObject* parent)
    : QObject(parent), m_document(std::make_unique<GameDocument>(recordOf(start, {}, {}))),
      m_computer(computer ? std::move(computer) : engines.makeOpponents()),
      m_recorder(std::make_unique<Recorder>(*m_document, library)),
      m_play(std::make_unique<Play>(*m_document, *m_computer, *m_recorder)),
      m_analysis(std::make_unique<Analysis>(*m_document, engines)),
      m_file(std::make_unique<GameFile>(*m_document)) {}

OpenGame::~OpenGame() {
    m_analysis.reset();
    m_play.reset();
    m_recorder.reset();
}

void OpenGame::startGame(const core::Game& start, const Players& players, const core::TimeControls& clocks) {
    m_file->forget();
    m_recorder->follow(std::nullopt);
    m_document->reset(recordOf(start, players, clocks));
    const std::vector<std::chrono::milliseconds> untimed(static_cast<std::size_t>(start.plyCount()));
    m_play->start(players, core::GameClock(clocks, start.positionAt(0).sideToMove(), untimed));
    emit gameOpened();
}

void OpenGame::prepareGame(const core::Game& start, const Players& players,
                           const core::TimeControls& clocks) {
    m_file->forget();
    m_recorder->follow(std::nullopt);
    m_document->reset(recordOf(start, players, clocks));
    emit gameOpened();
}

void OpenGame::show(core::GameRecord record, std::optional<core::GameId> id,
                    std::optional<core::NodeId> lastTakenBack) {
    m_file->forget();
    m_recorder->follow(id);
    m_document->reset(std::move(record), lastTakenBack);
    emit gameOpened();
}

bool OpenGame::isAtTip() const { return m_document->current() == m_play->tip(); }

std::optional<core::Side> OpenGame::movableSide() const {
    if (m_play->isRunning() && isAtTip()) return m_play->movableSide();
    if (!m_document->position().hasLegalMove()) return std::nullopt;
    return m_document->position().sideToMove();
}

std::optional<core::Refusal> OpenGame::enterMove(const core::Move& move) {
    assert(movableSide());
    if (m_play->isRunning() && isAtTip()) return m_play->playMove(move);
    if (const auto refusal = m_document->position().whyRefused(move)) return refusal;
    m_document->addMove(m_document->current(), move);
    return std::nullopt;
}

bool OpenGame::isInPlay(core::NodeId node) const {
    return m_play->isRunning() && m_document->tree().leadsTo(node, m_play->tip());
}

bool OpenGame::mayRemove(core::NodeId node) const { return node != core::NodeId::root() && !isInPlay(node); }

bool OpenGame::mayPromote(core::NodeId node) const {
    const core::GameTree& tree = m_document->tree();
    const int index = tree.indexOf(node);
    if (index == 0) return false;
    return !isInPlay(tree.children(*tree.parent(node))[static_cast<std::size_t>(index - 1)]);
}

bool OpenGame::mayDemote(core::NodeId node) const {
    return m_document->tree().nextSibling(node).has_value() && !isInPlay(node);
}

bool OpenGame::mayMakeMainLine(core::NodeId node) const {
    const core::GameTree& tree = m_document->tree();
    if (tree.isMainLine(node)) return false;
    if (!m_play->isRunning()) return true;
    return tree.leadsTo(m_play->tip(), node);
}

bool OpenGame::mayJoin(core::NodeId at, const core::GameTree& other) const {
    if (!isInPlay(at)) return true;
    const core::GameTree& tree = m_document->tree();
    const core::NodeId tip = m_play->tip();
    auto theirs = std::optional(core::NodeId::root());
    for (int depth = tree.depth(at) + 1; theirs && depth <= tree.depth(tip); ++depth)
        theirs = other.child(*theirs, tree.move(tree.ancestor(tip, depth)));
    return !theirs || other.childCount(*theirs) == 0;
}

bool OpenGame::mayChangeResult() const {
    return !m_play->isRunning() && !m_document->gameAt(m_document->playedTo()).isOver();
}

bool OpenGame::isUnstored() const {
    return !m_recorder->isKept() && m_document->tree().size() > 1 && !m_file->origin();
}

bool OpenGame::isInTabOnly() const {
    return m_recorder->isKept() && !m_recorder->game() && m_recorder->isBegun() && m_recorder->isSettled() &&
           !m_file->origin();
}

bool OpenGame::isInFileOnly() const {
    return m_recorder->isKept() && !m_recorder->game() && m_recorder->isSettled() && m_file->origin();
}

bool OpenGame::hasMovesNowhereElse() const { return m_file->isChanged() || isUnstored() || isInTabOnly(); }

bool OpenGame::isSetUpInTabOnly() const {
    const bool isWithoutGame = m_document->tree().size() == 1 || !m_recorder->isBegun();
    return isWithoutGame && !m_recorder->game() && !m_file->origin() &&
           !core::isUsualStart(m_document->tree().start());
}

bool OpenGame::isMerePosition() const {
    return m_document->playedTo() == core::NodeId::root() &&
           core::isMerePosition(m_document->header(), m_document->tree().start());
}

bool OpenGame::losesPositionFor(const core::Game& next) const {
    return isSetUpInTabOnly() && !(next.positionAt(0) == m_document->tree().start());
}

bool OpenGame::isBeingPlayed() const {
    return m_play->isRunning() && m_play->game().plyCount() > 0 && m_recorder->isBegun();
}

} // namespace komadai::ui
