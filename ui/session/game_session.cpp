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

core::GameHeader headerFor(const core::Game& game, const Players& players, const core::TimeControls& clocks) {
    return core::headerOf(game, players,
                          std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()), clocks);
}

core::Instant steadyNow() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::steady_clock::now());
}

} // namespace

GameSession::GameSession(core::Game start, MoveChooser& computer, LibraryService& library, QObject* parent)
    : QObject(parent), m_computer(computer), m_library(library), m_game(std::move(start)), m_now(steadyNow) {
    connect(&m_computer, &MoveChooser::moveChosen, this, &GameSession::onComputerMove);
    connect(&m_computer, &MoveChooser::resigned, this, &GameSession::onComputerResigned);
    connect(&m_computer, &MoveChooser::failed, this, &GameSession::onComputerFailed);
    m_clockCheck.setSingleShot(true);
    m_clockCheck.setTimerType(Qt::PreciseTimer);
    connect(&m_clockCheck, &QTimer::timeout, this, &GameSession::checkClock);
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
    if (!isSettled() || m_isPaused || m_game.isOver() || !isAtEnd() || !isHuman(side)) return std::nullopt;
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

void GameSession::show(core::Game game, const Players& players, const core::GameClock& clock, Mode mode) {
    stopThinking();
    m_mode = mode;
    m_game = std::move(game);
    m_players = players;
    m_clock = clock;
    m_undone.clear();
    m_scores = {};
    m_lastProposalPly = 0;
    m_viewedPly = m_game.plyCount();
    m_kept = std::make_shared<Kept>();
    m_isKept = true;
    m_isPaused = false;
    m_warnedBefore = {};
    m_computer.beginGame(players);
    beginTurn();
}

void GameSession::startGame(core::Game start, const Players& players, const core::TimeControls& clocks) {
    const core::GameClock clock(
        clocks, start.positionAt(0).sideToMove(),
        std::vector<std::chrono::milliseconds>(static_cast<std::size_t>(start.plyCount())));
    show(std::move(start), players, clock, Mode::Playing);
    prepareComputers();
    emit lineReset();
    advance();
}

void GameSession::review(const core::StoredGame& stored, core::Game line) {
    const auto& header = stored.summary.header;
    std::vector<std::chrono::milliseconds> used;
    for (const auto& ply : stored.plies)
        used.push_back(ply.timeUsed);
    const core::GameClock clock(header.clocks, line.positionAt(0).sideToMove(), used);
    show(std::move(line), header.players, clock, Mode::Reviewing);
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
    beginTurn();
    prepareComputers();
    goToPly(m_game.plyCount());
    advance();
}

void GameSession::prepareComputers() {
    for (const core::Player& player : m_players)
        if (!player.isHuman()) m_computer.prepare(player);
}

// --- moves

std::optional<core::Refusal> GameSession::playMove(const core::Move& move) {
    assert(movableSide());
    if (const auto refusal = m_game.position().whyRefused(move)) return refusal;
    if (!addMove(move)) return core::Refusal::GameIsOver;
    return std::nullopt;
}

void GameSession::onComputerMove(const core::Move& move, core::Score score) {
    const core::Side side = m_game.position().sideToMove();
    m_isThinking = false;
    scoresOf(side).push_back(score);
    if (shouldResign(side)) return endBy([&] { m_game.resign(side); });
    if (addMove(move)) proposeImpasse(side);
}

bool GameSession::shouldResign(core::Side computer) const {
    return m_manners.resigns && player(computer).computerLevel && isHopeless(scoresOf(computer), spec());
}

void GameSession::onComputerResigned() {
    const core::Side side = m_game.position().sideToMove();
    endBy([&] { m_game.resign(side); });
}

void GameSession::onComputerFailed(const EngineFailure& failure) {
    m_isThinking = false;
    m_isStuck = true;
    updateClock();
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

bool GameSession::addMove(const core::Move& move) {
    const core::Instant at = now();
    if (endIfFlagFell(at)) return false;
    const bool follows = isAtEnd();
    m_undone.clear();
    m_warnedBefore[static_cast<std::size_t>(indexOf(m_clock.mover()))] = m_warned;
    m_lastMoveTime = m_clock.endTurn(at);
    [[maybe_unused]] const auto refusal = m_game.play(move);
    assert(!refusal);
    beginTurn();
    updateClock();
    storeMove();
    emit moveAdded();
    if (follows) goToPly(m_game.plyCount());
    emit stateChanged();
    if (m_game.isOver()) emit gameEnded();
    return true;
}

void GameSession::undoTo(int ply) {
    while (m_game.plyCount() > ply) {
        m_undone.push_back({m_game.moves().back(), m_clock.takeBack()});
        m_game.takeBack();
    }
    m_scores = {};
    m_warnedBefore = {};
    beginTurn();
}

void GameSession::takeBack() {
    assert(canTakeBack());
    stopThinking();
    m_isPaused = false;
    const int ply = *plyAfterTakeBack();
    view(ply);
    undoTo(ply);
    storeState();
    emit lineChanged();
    emit stateChanged();
}

void GameSession::redo() {
    assert(canRedo());
    stopThinking();
    m_isPaused = false;
    do {
        const Undone undone = m_undone.back();
        m_undone.pop_back();
        [[maybe_unused]] const auto refusal = m_game.play(undone.move);
        assert(!refusal);
        m_clock.addTurn(undone.timeUsed);
    } while (!m_undone.empty() && !isHuman(m_game.position().sideToMove()));
    beginTurn();
    storeState();
    emit lineChanged();
    view(m_game.plyCount());
    emit stateChanged();
}

core::GameClock GameSession::viewedClock() const {
    return isAtEnd() || m_clock.isRunning() ? m_clock : m_clock.after(m_viewedPly);
}

void GameSession::view(int ply) {
    if (ply == m_viewedPly) return;
    const int from = std::exchange(m_viewedPly, ply);
    emit viewChanged(from, ply);
}

void GameSession::goToPly(int ply) {
    ply = std::clamp(ply, 0, m_game.plyCount());
    if (ply == m_viewedPly) return;
    view(ply);
    emit stateChanged();
}

// --- the clock

/// A human may look at a new game for as long as they like: the clock begins to run with the first move.
bool GameSession::shouldClockRun() const {
    return m_mode == Mode::Playing && m_game.plyCount() > 0 && !m_game.isOver() && !m_isPaused &&
           !m_isStuck && !m_isStoringBroken;
}

void GameSession::updateClock() {
    if (shouldClockRun())
        m_clock.start(now());
    else
        m_clock.stop(now());
    scheduleClockCheck();
}

/// For when the flag falls or the next of LowTimes is reached, whichever comes first.
void GameSession::scheduleClockCheck() {
    constexpr std::chrono::milliseconds Longest = std::chrono::hours(1);
    m_clockCheck.stop();
    const auto until = m_clock.untilFlag(m_clock.mover(), now());
    if (!m_clock.isRunning() || !until) return;
    auto next = std::min(*until, Longest);
    for (const std::chrono::milliseconds low : LowTimes)
        if (*until > low) next = std::min(next, *until - low);
    m_clockCheck.start(std::max(next, std::chrono::milliseconds(0)));
}

void GameSession::checkClock() {
    if (!m_clock.isRunning() || endIfFlagFell(now())) return;
    const int reached = lowTimesReached();
    if (reached > m_warned && isHuman(m_clock.mover()))
        emit lowTime(m_clock.mover(),
                     static_cast<int>(LowTimes[static_cast<std::size_t>(reached - 1)].count()));
    m_warned = std::max(m_warned, reached);
    scheduleClockCheck();
}

/// What has been reached already is no news; and a main time passes a threshold but once, whatever is added.
void GameSession::beginTurn() {
    const core::Side mover = m_clock.mover();
    m_warned = lowTimesReached();
    if (m_clock.control(mover).periods == 0)
        m_warned = std::max(m_warned, m_warnedBefore[static_cast<std::size_t>(indexOf(mover))]);
}

int GameSession::lowTimesReached() const {
    const auto until = m_clock.untilFlag(m_clock.mover(), now());
    if (!until) return 0;
    return static_cast<int>(
        std::count_if(LowTimes.begin(), LowTimes.end(), [&](auto low) { return *until <= low; }));
}

bool GameSession::endIfFlagFell(core::Instant at) {
    if (m_game.isOver() || !m_clock.hasFlagFallen(at)) return false;
    endBy([this] { m_game.loseOnTime(m_clock.mover()); });
    return true;
}

void GameSession::pause() {
    assert(canPause());
    stopThinking();
    m_isPaused = true;
    updateClock();
    emit stateChanged();
}

void GameSession::resume() {
    assert(isPaused());
    m_isPaused = false;
    advance();
}

// --- ends by will

void GameSession::endBy(const std::function<void()>& end) {
    stopThinking();
    m_isPaused = false;
    end();
    updateClock();
    storeState();
    emit stateChanged();
    emit gameEnded();
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
    if (!m_manners.agreesToDraws) return false;
    const auto& scores = scoresOf(computer);
    if (scores.empty()) return true;
    const core::Score score = scores.back();
    return score.isMate() ? score.matePlies() < 0 : score.centipawns() <= DeadDrawCentipawns;
}

void GameSession::proposeImpasse(core::Side computer) {
    if (!m_manners.agreesToDraws || !m_game.mayAgreeOnImpasse() ||
        m_game.plyCount() < m_lastProposalPly + ProposalInterval)
        return;
    const core::Score score = scoresOf(computer).back();
    if (score.isMate() || std::abs(score.centipawns()) > DeadDrawCentipawns) return;
    m_lastProposalPly = m_game.plyCount();
    if (isHuman(opponent(computer)))
        emit impasseOffered(computer);
    else if (computerAcceptsImpasse(opponent(computer)))
        acceptImpasse();
}

void GameSession::offerDraw() {
    assert(mayOfferDraw());
    const core::Side by = *resigningSide();
    if (isHuman(opponent(by)))
        emit drawOffered(by);
    else if (m_manners.agreesToDraws && isDeadDraw(scoresOf(opponent(by)), m_game))
        acceptDraw();
    else
        emit drawDeclined();
}

void GameSession::acceptDraw() {
    if (m_mode == Mode::Playing && !m_game.isOver()) endBy([this] { m_game.agreeOnDraw(); });
}

void GameSession::adjudicate(std::optional<core::Side> winner) {
    assert(mayAdjudicate());
    endBy([&] { m_game.adjudicate(winner); });
}

// --- the computer

void GameSession::stopThinking() {
    m_isStuck = false;
    if (!m_isThinking) return;
    m_isThinking = false;
    m_computer.cancel();
}

void GameSession::moveNow() {
    assert(isComputerThinking());
    m_computer.moveNow();
}

void GameSession::advance() {
    updateClock();
    const auto& mover = player(m_game.position().sideToMove());
    if (isSettled() && !m_isThinking && !m_isStuck && !m_isPaused && !m_game.isOver() && !mover.isHuman()) {
        m_isThinking = true;
        m_computer.requestMove(m_game, mover, {m_clock, now()});
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
    m_jobs.push_back([kept = m_kept, header = headerFor(m_game, m_players, m_clock.controls()),
                      job = std::move(job)](core::Library& library) {
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
            m_isStoringBroken = false;
            emit stored();
            if (m_jobs.empty())
                advance();
            else
                runNextJob();
        },
        [this](const core::StorageError& error) {
            m_isStoringBroken = true;
            updateClock();
            emit storingFailed(error);
        });
}

void GameSession::retryStoring() {
    if (!m_jobs.empty()) runNextJob();
}

void GameSession::playWithoutStoring() {
    m_isKept = false;
    m_isStoringBroken = false;
    m_jobs.clear();
    advance();
}

} // namespace komadai::ui
