#include "ui/session/game_session.h"

#include "ui/engine/move_chooser.h"
#include "ui/library/library_service.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace komadai::ui {
namespace {

/// Where the computer sees no side better than this, it proposes and accepts impasse.
constexpr int DeadDrawCentipawns = 60;
/// Plies between two proposals of the computer.
constexpr int ProposalInterval = 12;

core::GameHeader headerFor(const core::Game& game, const Players& players) {
    return core::headerOf(game, players,
                          std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

} // namespace

GameSession::GameSession(core::Game start, MoveChooser& computer, LibraryService& library, QObject* parent)
    : QObject(parent), m_computer(computer), m_library(library), m_game(std::move(start)) {
    connect(&m_computer, &MoveChooser::moveChosen, this, &GameSession::onComputerMove);
    connect(&m_computer, &MoveChooser::resigned, this, &GameSession::onComputerResigned);
    connect(&m_computer, &MoveChooser::failed, this, &GameSession::onComputerFailed);
    m_turnTime.start();
}

GameSession::~GameSession() {
    stopThinking();
    // The first job is with the library already; the others must not be lost.
    for (std::size_t i = 1; i < m_jobs.size(); ++i)
        m_library.run(
            [job = m_jobs[i]](core::Library& library) {
                job(library);
                return true;
            },
            nullptr, [](bool) {}, [](const core::StorageError&) {});
}

std::optional<core::Move> GameSession::viewedMove() const {
    if (m_viewedPly == 0) return std::nullopt;
    return m_game.moves()[static_cast<std::size_t>(m_viewedPly - 1)];
}

std::optional<core::Side> GameSession::movableSide() const {
    const core::Side side = m_game.position().sideToMove();
    if (!isSettled() || m_game.isOver() || !isAtEnd() || !isHuman(side)) return std::nullopt;
    return side;
}

std::optional<core::Side> GameSession::resigningSide() const {
    if (!isSettled() || m_game.isOver()) return std::nullopt;
    const core::Side side = m_game.position().sideToMove();
    if (isHuman(side)) return side;
    return isHuman(opponent(side)) ? std::optional(opponent(side)) : std::nullopt;
}

bool GameSession::mayOfferImpasse() const { return resigningSide() && m_game.mayAgreeOnImpasse(); }

std::optional<int> GameSession::plyAfterTakeBack() const {
    if (!isSettled()) return std::nullopt;
    for (int ply = m_game.plyCount() - 1; ply >= 0; --ply)
        if (isHuman(m_game.positionAt(ply).sideToMove())) return ply;
    return std::nullopt;
}

// --- beginning

void GameSession::show(core::Game game, const Players& players, Mode mode) {
    stopThinking();
    m_mode = mode;
    m_game = std::move(game);
    m_players = players;
    m_undone.clear();
    m_scores = {};
    m_lastProposalPly = 0;
    m_viewedPly = m_game.plyCount();
    m_kept = std::make_shared<Kept>();
    m_isKept = true;
    m_computer.beginGame(players);
}

void GameSession::startGame(core::Game start, const Players& players) {
    show(std::move(start), players, Mode::Playing);
    m_turnTime.start();
    emit lineReset();
    advance();
}

void GameSession::review(const core::StoredGame& stored, core::Game line) {
    show(std::move(line), stored.summary.header.players, Mode::Reviewing);
    m_kept->id = stored.summary.id;
    undoTo(stored.summary.plyCount);
    if (stored.summary.outcome) m_game.end(*stored.summary.outcome);
    m_viewedPly = m_game.plyCount();
    emit lineReset();
    emit stateChanged();
}

void GameSession::continueGame() {
    assert(canContinue());
    m_mode = Mode::Playing;
    m_turnTime.start();
    goToPly(m_game.plyCount());
    advance();
}

// --- moves

std::optional<core::Refusal> GameSession::playMove(const core::Move& move) {
    assert(movableSide());
    if (const auto refusal = m_game.position().whyRefused(move)) return refusal;
    m_undone.clear();
    addMove(move);
    return std::nullopt;
}

void GameSession::onComputerMove(const core::Move& move, core::Score score) {
    const core::Side side = m_game.position().sideToMove();
    m_isThinking = false;
    m_scores[static_cast<std::size_t>(indexOf(side))] = score;
    m_undone.clear();
    addMove(move);
    proposeImpasse(side);
}

void GameSession::onComputerResigned() {
    const core::Side side = m_game.position().sideToMove();
    endBy([&] { m_game.resign(side); });
}

void GameSession::onComputerFailed(const EngineFailure& failure) {
    m_isThinking = false;
    m_isStuck = true;
    emit stateChanged();
    emit playerFailed(failure);
}

void GameSession::retryPlayer() {
    assert(isWaitingForPlayer());
    m_isStuck = false;
    advance();
}

void GameSession::replacePlayer(const core::Player& player) {
    assert(isWaitingForPlayer());
    m_isStuck = false;
    m_players[static_cast<std::size_t>(indexOf(m_game.position().sideToMove()))] = player;
    storePlayers();
    advance();
}

void GameSession::addMove(const core::Move& move) {
    const bool follows = isAtEnd();
    m_lastMoveTime = std::chrono::milliseconds(m_turnTime.restart());
    [[maybe_unused]] const auto refusal = m_game.play(move);
    assert(!refusal);
    storeMove();
    emit moveAdded();
    if (follows) goToPly(m_game.plyCount());
    emit stateChanged();
}

void GameSession::undoTo(int ply) {
    while (m_game.plyCount() > ply) {
        m_undone.push_back(m_game.moves().back());
        m_game.takeBack();
    }
}

void GameSession::takeBack() {
    assert(canTakeBack());
    stopThinking();
    undoTo(*plyAfterTakeBack());
    m_viewedPly = m_game.plyCount();
    storeState();
    emit lineReset();
    emit stateChanged();
}

void GameSession::redo() {
    assert(canRedo());
    stopThinking();
    do {
        [[maybe_unused]] const auto refusal = m_game.play(m_undone.back());
        assert(!refusal);
        m_undone.pop_back();
    } while (!m_undone.empty() && !isHuman(m_game.position().sideToMove()));
    m_viewedPly = m_game.plyCount();
    storeState();
    emit lineReset();
    emit stateChanged();
}

void GameSession::goToPly(int ply) {
    ply = std::clamp(ply, 0, m_game.plyCount());
    if (ply == m_viewedPly) return;
    const int from = std::exchange(m_viewedPly, ply);
    emit viewChanged(from, ply);
    emit stateChanged();
}

// --- ends by will

void GameSession::endBy(const std::function<void()>& end) {
    stopThinking();
    end();
    storeState();
    emit stateChanged();
}

void GameSession::resign() {
    const auto side = resigningSide();
    assert(side);
    endBy([&] { m_game.resign(*side); });
}

void GameSession::offerImpasse() {
    assert(mayOfferImpasse());
    const core::Side by = *resigningSide();
    if (isHuman(opponent(by)))
        emit impasseOffered(by);
    else if (computerAcceptsImpasse(opponent(by)))
        acceptImpasse();
    else
        emit impasseDeclined();
}

void GameSession::acceptImpasse() {
    if (m_game.mayAgreeOnImpasse()) endBy([this] { m_game.agreeOnImpasse(); });
}

bool GameSession::computerAcceptsImpasse(core::Side computer) const {
    const auto& score = m_scores[static_cast<std::size_t>(indexOf(computer))];
    if (!score) return true;
    return score->isMate() ? score->matePlies() < 0 : score->centipawns() <= DeadDrawCentipawns;
}

void GameSession::proposeImpasse(core::Side computer) {
    if (!m_game.mayAgreeOnImpasse() || m_game.plyCount() < m_lastProposalPly + ProposalInterval) return;
    const auto& score = m_scores[static_cast<std::size_t>(indexOf(computer))];
    if (!score || score->isMate() || std::abs(score->centipawns()) > DeadDrawCentipawns) return;
    m_lastProposalPly = m_game.plyCount();
    if (isHuman(opponent(computer)))
        emit impasseOffered(computer);
    else if (computerAcceptsImpasse(opponent(computer)))
        acceptImpasse();
}

// --- the computer

void GameSession::stopThinking() {
    m_isStuck = false;
    if (!m_isThinking) return;
    m_isThinking = false;
    m_computer.cancel();
}

void GameSession::advance() {
    const auto& mover = player(m_game.position().sideToMove());
    if (isSettled() && !m_isThinking && !m_isStuck && !m_game.isOver() && !mover.isHuman()) {
        m_isThinking = true;
        m_computer.requestMove(m_game, mover);
    }
    emit stateChanged();
}

// --- storing

void GameSession::storeMove() {
    enqueue([number = m_game.plyCount(), ply = core::lastPlyOf(m_game, m_lastMoveTime),
             outcome = m_game.outcome()](core::Library& library, core::GameId game) {
        library.storePly(game, number, ply);
        if (outcome) library.setOutcome(game, outcome);
    });
}

void GameSession::storeState() {
    enqueue([plyCount = m_game.plyCount(), outcome = m_game.outcome()](core::Library& library,
                                                                       core::GameId game) {
        library.setPlyCount(game, plyCount);
        library.setOutcome(game, outcome);
    });
}

/// Before the first move there is nothing to store them with.
void GameSession::storePlayers() {
    if (m_game.plyCount() == 0) return;
    enqueue([players = m_players](core::Library& library, core::GameId game) {
        library.setPlayers(game, players);
    });
}

void GameSession::enqueue(std::function<void(core::Library&, core::GameId)> job) {
    if (!m_isKept) return advance();
    m_jobs.push_back(
        [kept = m_kept, header = headerFor(m_game, m_players), job = std::move(job)](core::Library& library) {
            if (!kept->id) kept->id = library.addGame(header);
            job(library, *kept->id);
        });
    if (m_jobs.size() == 1) runNextJob();
}

void GameSession::runNextJob() {
    m_library.run(
        [job = m_jobs.front()](core::Library& library) {
            job(library);
            return true;
        },
        this,
        [this](bool) {
            m_jobs.pop_front();
            emit stored();
            if (m_jobs.empty())
                advance();
            else
                runNextJob();
        },
        [this](const core::StorageError& error) { emit storingFailed(error); });
}

void GameSession::retryStoring() {
    if (!m_jobs.empty()) runNextJob();
}

void GameSession::playWithoutStoring() {
    m_isKept = false;
    m_jobs.clear();
    advance();
}

} // namespace komadai::ui
