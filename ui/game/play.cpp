#include "ui/game/play.h"

#include "core/match/impasse.h"
#include "ui/document/game_document.h"
#include "ui/engine/move_chooser.h"
#include "ui/game/recorder.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace komadai::ui {
namespace {

/// Plies between two proposals of the computer.
constexpr int ProposalInterval = 12;

using core::match::ImpasseOpinion;
using core::match::opinionOnImpasse;

core::Instant steadyNow() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::steady_clock::now());
}

} // namespace

Play::Play(GameDocument& document, MoveChooser& computer, Recorder& recorder, QObject* parent)
    : QObject(parent), m_document(document), m_computer(computer), m_recorder(recorder),
      m_game(document.gameAt(core::NodeId::root())), m_now(steadyNow) {
    connect(&m_computer, &MoveChooser::gotReady, this, [this] {
        updateClock();
        emit stateChanged();
    });
    connect(&m_computer, &MoveChooser::moveChosen, this, &Play::onComputerMove);
    connect(&m_computer, &MoveChooser::bookMoveChosen, this, &Play::onBookMove);
    connect(&m_computer, &MoveChooser::resigned, this, &Play::onComputerResigned);
    connect(&m_computer, &MoveChooser::declared, this, &Play::onComputerDeclared);
    connect(&m_computer, &MoveChooser::failed, this, &Play::onComputerFailed);
    connect(&m_document, &GameDocument::recordReset, this, &Play::stop); // before views ask about the record
    connect(&m_document, &GameDocument::playedToChanged, this, &Play::onRecordEdited);
    connect(&m_document, &GameDocument::outcomeChanged, this, &Play::onRecordEdited);
    connect(&m_document, &GameDocument::headerChanged, this,
            [this] { m_players = m_document.header().players; }); // names may have been edited
    connect(&m_recorder, &Recorder::settled, this, &Play::advance);
    connect(&m_recorder, &Recorder::failed, this, [this] {
        stopPondering(); // no move can be made
        updateClock();
    });
    m_clockCheck.setSingleShot(true);
    m_clockCheck.setTimerType(Qt::PreciseTimer);
    connect(&m_clockCheck, &QTimer::timeout, this, &Play::checkClock);
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &Play::answerNow);
}

Play::~Play() { stopThinking(); }

bool Play::isSettled() const { return m_isActive && m_recorder.isSettled(); }

std::optional<core::Side> Play::movableSide() const {
    const core::Side side = m_game.position().sideToMove();
    if (!isSettled() || m_isPaused || m_game.isOver() || !isHuman(side)) return std::nullopt;
    return side;
}

std::optional<core::Side> Play::premovableSide() const {
    if (!isRunning() || m_isPaused || m_isStuck || m_recorder.isBroken()) return std::nullopt;
    for (const core::Side side : core::Sides)
        if (isHuman(side) && !isHuman(opponent(side))) return side;
    return std::nullopt;
}

std::optional<core::Side> Play::resigningSide() const {
    if (!isSettled() || m_game.isOver()) return std::nullopt;
    const core::Side side = m_game.position().sideToMove();
    if (isHuman(side)) return side;
    return isHuman(opponent(side)) ? std::optional(opponent(side)) : std::nullopt;
}

bool Play::mayResign(core::Side side) const {
    const auto usual = resigningSide();
    return usual && (side == *usual || (isHuman(side) && spec().coordinates != core::Coordinates::Shogi));
}

bool Play::mayOfferImpasse() const { return resigningSide() && m_game.mayAgreeOnImpasse(); }

std::optional<int> Play::pliesAfterTakeBack() const {
    if (!isSettled()) return std::nullopt;
    for (int ply = m_game.plyCount() - 1; ply >= 0; --ply)
        if (isHuman(m_game.positionAt(ply).sideToMove())) return ply;
    return std::nullopt;
}

bool Play::canRedo() const { return isRunning() && nextTakenBack(m_tip).has_value(); }

std::optional<core::NodeId> Play::nextTakenBack(core::NodeId tip) const {
    const core::GameTree& tree = m_document.tree();
    if (!m_takenFrom || !tree.contains(*m_takenFrom)) return std::nullopt;
    core::NodeId next = *m_takenFrom;
    while (const auto parent = tree.parent(next)) {
        if (*parent == tip) return next;
        next = *parent;
    }
    return std::nullopt;
}

core::GameClock Play::clockAt(core::NodeId node) const {
    if (m_clock.isRunning() || node == m_tip) return m_clock;
    return core::GameClock(m_clock.controls(), m_game.positionAt(0).sideToMove(), m_document.timesTo(node));
}

bool Play::isComputerGettingReady() const { return m_isThinking && m_computer.isGettingReady(); }

// --- beginning

void Play::reset(const Players& players, const core::GameClock& clock, bool isActive) {
    stopThinking();
    m_isActive = isActive;
    m_takenFrom.reset();
    m_document.setHidesTakenBack(isRunning());
    m_players = players;
    m_clock = clock;
    m_scores = {};
    m_lastProposalPly = 0;
    m_isPaused = m_isStepping = false;
    m_warnings = {};
    m_computer.beginGame(players);
    m_warnings.beginTurn(m_clock, now());
}

void Play::start(const Players& players, const core::GameClock& clock) {
    m_tip = m_document.playedTo();
    m_game = m_document.gameAt(m_tip);
    reset(players, clock, true);
    prepareComputers();
    advance();
}

void Play::stop() {
    m_tip = m_document.playedTo();
    m_game = m_document.gameAt(m_tip);
    if (const auto& outcome = m_document.outcome()) m_game.end(*outcome);
    const auto& header = m_document.header();
    reset(header.players,
          core::GameClock(header.clocks, m_game.positionAt(0).sideToMove(), m_document.timesTo(m_tip)),
          false);
    updateClock();
    emit stateChanged();
}

void Play::onRecordEdited() {
    if (!m_isTelling && (m_document.playedTo() != m_tip || m_document.outcome() != m_game.outcome())) stop();
}

void Play::continueGame() {
    assert(canContinue());
    m_isActive = true;
    m_document.setHidesTakenBack(true);
    m_takenFrom = m_document.takenBack();
    while (m_takenFrom && m_document.tree().firstChild(*m_takenFrom))
        m_takenFrom = m_document.tree().firstChild(*m_takenFrom);
    m_warnings.beginTurn(m_clock, now());
    prepareComputers();
    m_document.goTo(m_tip);
    advance();
}

void Play::prepareComputers() {
    m_computer.setPondering(hasPonderingPlayers());
    for (const core::Player& player : m_players)
        if (!player.isHuman()) m_computer.prepare(player, m_game.variant());
}

// --- moves

std::optional<core::Refusal> Play::playMove(const core::Move& move) {
    assert(movableSide());
    if (const auto refusal = m_game.position().whyRefused(move)) return refusal;
    if (!addMove(move)) return core::Refusal::GameIsOver;
    return std::nullopt;
}

void Play::onComputerMove(const core::Move& move, std::optional<core::Score> score) {
    answerInTime([this, move, score] { playComputerMove(move, score); });
}

/// A player that gives no score has no opinion that could be judged.
void Play::playComputerMove(const core::Move& move, std::optional<core::Score> score) {
    const core::Side side = m_game.position().sideToMove();
    m_isThinking = false;
    if (score)
        scoresOf(side).push_back(*score);
    else
        scoresOf(side).clear();
    if (shouldResign(side)) return endBy([&] { m_game.resign(side); });
    if (score && m_policy.showsEvaluations) noteEvaluation(move, *score);
    if (addMove(move) && score) proposeImpasse(side);
}

/// Without a depth, so that every analysis of the position counts for more.
void Play::noteEvaluation(const core::Move& move, core::Score score) {
    const core::Player& mover = player(m_game.position().sideToMove());
    core::Evaluation evaluation;
    evaluation.score = score;
    evaluation.engine = mover.computerLevel ? core::nameOfLevel(*mover.computerLevel) : mover.name;
    evaluation.line = {move};
    m_document.keepEvaluation(m_tip, evaluation);
}

/// It says nothing about the score.
void Play::onBookMove(const core::Move& move) {
    answerInTime([this, move] {
        m_isThinking = false;
        if (addMove(move)) emit bookMovePlayed();
    });
}

void Play::answerInTime(std::function<void()> answer) {
    m_answer = std::move(answer);
    if (const auto rest = untilPace(); rest.count() > 0)
        m_pace.start(rest);
    else
        answerNow();
}

void Play::answerNow() {
    m_pace.stop();
    std::exchange(m_answer, nullptr)();
}

std::chrono::milliseconds Play::untilPace() const {
    auto pace = m_policy.pace;
    if (const auto left = m_clock.untilFlag(m_clock.mover(), now()))
        pace = std::min(pace, *left / ComputerPolicy::LargestPaceShare);
    return pace - (now() - m_asked);
}

bool Play::shouldResign(core::Side computer) const {
    return m_policy.resigns && player(computer).isBuiltIn() && isHopeless(scoresOf(computer), spec());
}

void Play::onComputerResigned() {
    const core::Side side = m_game.position().sideToMove();
    endBy([&] { m_game.resign(side); });
}

void Play::onComputerDeclared() {
    endBy([this] { m_game.declare(); });
}

/// An engine can fail while it is not to move, for example when it is started before its first move. It fails again when it
/// is asked.
void Play::onComputerFailed(const EngineFailure& failure) {
    const std::string& asked = player(m_game.position().sideToMove()).name;
    if (!m_isThinking || failure.engine != QString::fromStdString(asked)) return;
    m_isThinking = false;
    m_isStuck = true;
    updateClock();
    emit stateChanged();
    emit playerFailed(failure);
}

void Play::retryPlayer() {
    assert(isWaitingForPlayer());
    m_isStuck = false;
    advance();
}

void Play::replacePlayer(const core::Player& player) {
    assert(isWaitingForPlayer());
    m_isStuck = false;
    Players players = m_players;
    players[static_cast<std::size_t>(indexOf(m_game.position().sideToMove()))] = player;
    m_document.setPlayers(players);
    m_computer.setPondering(hasPonderingPlayers());
    advance();
}

/// False where the time was up before.
bool Play::addMove(const core::Move& move) {
    const core::Instant at = now();
    if (endIfFlagFell(at)) return false;
    const bool isFollowed = m_document.current() == m_tip;
    const core::Side mover = m_clock.mover();
    m_warnings.endTurn(m_clock);
    const auto used = m_clock.endTurn(at);
    [[maybe_unused]] const auto refusal = m_game.play(move);
    assert(!refusal);
    m_warnings.beginTurn(m_clock, now());
    updateClock();
    {
        const QScopedValueRollback telling(m_isTelling, true);
        m_tip = m_document.playMove(m_tip, move, used);
        if (m_game.outcome()) m_document.setOutcome(m_game.outcome());
    }
    emit movePlayed();
    if (!isHuman(mover) && isHuman(opponent(mover))) emit computerReplied();
    if (isFollowed) m_document.goTo(m_tip);
    if (std::exchange(m_isStepping, false)) m_isPaused = !m_game.isOver();
    emit stateChanged();
    if (m_game.isOver()) emit gameEnded();
    advance();
    return true;
}

/// After the game has changed from what the document says was played.
void Play::moveTip(core::NodeId tip) {
    m_tip = tip;
    m_scores = {};
    m_warnings = {};
    m_warnings.beginTurn(m_clock, now());
    if (m_document.plyOnLine(tip)) m_document.goTo(tip); // while what is taken back can still be seen
    {
        const QScopedValueRollback telling(m_isTelling, true);
        m_document.setPlayedTo(tip);
        m_document.setOutcome(m_game.outcome());
        m_document.setHidesTakenBack(isRunning());
    }
    m_document.goTo(tip);
    emit stateChanged();
    advance();
}

void Play::takeBack() {
    assert(canTakeBack());
    stopThinking();
    m_isPaused = false;
    const int plies = *pliesAfterTakeBack();
    core::NodeId tip = m_tip;
    if (!nextTakenBack(m_tip)) {
        m_takenFrom = m_tip;
        m_document.setLastTakenBack(m_tip); // not what continueGame has found: that may be analysis
    }
    while (m_game.plyCount() > plies) {
        m_clock.takeBack();
        m_game.takeBack();
        tip = *m_document.tree().parent(tip);
    }
    moveTip(tip);
}

void Play::redo() {
    assert(canRedo());
    stopThinking();
    m_isPaused = false;
    core::NodeId tip = m_tip;
    for (auto next = nextTakenBack(tip); next; next = nextTakenBack(tip)) {
        tip = *next;
        [[maybe_unused]] const auto refusal = m_game.play(m_document.tree().move(tip));
        assert(!refusal);
        m_clock.addTurn(m_document.timeUsed(tip));
        if (m_game.isOver() || isHuman(m_game.position().sideToMove())) break;
    }
    moveTip(tip);
}

// --- the clock

/// A human may look at a new game for as long as they like: the clock begins to run with the first move.
bool Play::shouldClockRun() const {
    return m_isActive && m_game.plyCount() > 0 && !m_game.isOver() && !m_isPaused && !m_isStuck &&
           !isComputerGettingReady() && !m_recorder.isBroken();
}

void Play::updateClock() {
    if (shouldClockRun())
        m_clock.start(now());
    else
        m_clock.stop(now());
    scheduleClockCheck();
}

std::chrono::milliseconds Play::turnTime() const { return m_clock.turnTime(now()); }

void Play::setTurnTime(std::chrono::milliseconds used) {
    assert(canContinue());
    m_clock.setTurnTime(used);
    emit stateChanged();
}

/// For when the flag falls or the mover is to hear of the time, whichever comes first.
void Play::scheduleClockCheck() {
    constexpr std::chrono::milliseconds Longest = std::chrono::hours(1);
    m_clockCheck.stop();
    const auto until = m_clock.untilFlag(m_clock.mover(), now());
    if (!m_clock.isRunning() || !until) return;
    auto next = std::min(*until, Longest);
    if (const auto warning = TimeWarnings::untilNext(m_clock, now())) next = std::min(next, *warning);
    m_clockCheck.start(std::max(next, std::chrono::milliseconds(0)));
}

void Play::checkClock() {
    const core::Instant at = now();
    if (!m_clock.isRunning() || endIfFlagFell(at)) return;
    const core::Side mover = m_clock.mover();
    const auto [low, second] = m_warnings.update(m_clock, at);
    if (low && isHuman(mover)) emit lowTime(mover, static_cast<int>(low->count()));
    if (second && isHuman(mover)) emit secondCounted(mover, *second);
    scheduleClockCheck();
}

bool Play::endIfFlagFell(core::Instant at) {
    if (m_game.isOver() || !m_clock.hasFlagFallen(at)) return false;
    endBy([this] { m_game.loseOnTime(m_clock.mover()); });
    return true;
}

void Play::pause() {
    assert(canPause());
    stopThinking();
    m_isPaused = true;
    updateClock();
    emit stateChanged();
}

void Play::resume() {
    assert(isPaused() || isStepping());
    m_isPaused = m_isStepping = false;
    advance();
}

void Play::step() {
    assert(canStep());
    m_isPaused = false;
    m_isStepping = true;
    advance();
}

// --- ends by will

void Play::endBy(const std::function<void()>& end) {
    stopThinking();
    m_isPaused = false;
    end();
    updateClock();
    m_document.setOutcome(m_game.outcome());
    m_document.setHidesTakenBack(false);
    emit stateChanged();
    emit gameEnded();
}

void Play::resign(core::Side side) {
    assert(mayResign(side));
    endBy([&] { m_game.resign(side); });
}

void Play::offerImpasse() {
    assert(mayOfferImpasse());
    const core::Side by = *resigningSide();
    if (isHuman(opponent(by)))
        emit impasseOffered(by);
    else if (computerAcceptsImpasse(opponent(by)))
        acceptImpasse();
    else
        emit impasseDeclined();
}

void Play::acceptImpasse() {
    if (m_game.mayAgreeOnImpasse()) endBy([this] { m_game.agreeOnImpasse(); });
}

/// An engine that gives no scores has no opinion. The program's own computer lacks scores only at first and in its book; then it accepts.
bool Play::computerAcceptsImpasse(core::Side computer) const {
    const bool hasOpinion = player(computer).isBuiltIn() || !scoresOf(computer).empty();
    return m_policy.agreesToDraws && hasOpinion &&
           opinionOnImpasse(m_game, scoresOf(computer)) != ImpasseOpinion::Declines;
}

void Play::proposeImpasse(core::Side computer) {
    if (!m_policy.agreesToDraws || !m_game.mayAgreeOnImpasse() ||
        m_game.plyCount() < m_lastProposalPly + ProposalInterval)
        return;
    if (opinionOnImpasse(m_game, scoresOf(computer)) != ImpasseOpinion::Proposes) return;
    m_lastProposalPly = m_game.plyCount();
    if (isHuman(opponent(computer)))
        emit impasseOffered(computer);
    else if (computerAcceptsImpasse(opponent(computer)))
        acceptImpasse();
}

void Play::declare() {
    assert(mayDeclare());
    endBy([this] { m_game.declare(); });
}

void Play::offerDraw() {
    assert(mayOfferDraw());
    const core::Side by = *resigningSide();
    if (isHuman(opponent(by)))
        emit drawOffered(by);
    else if (m_policy.agreesToDraws && isDeadDraw(scoresOf(opponent(by)), m_game))
        acceptDraw();
    else
        emit drawDeclined();
}

void Play::acceptDraw() {
    if (isRunning()) endBy([this] { m_game.agreeOnDraw(); });
}

void Play::adjudicate(std::optional<core::Side> winner) {
    assert(mayAdjudicate());
    endBy([&] { m_game.adjudicate(winner); });
}

// --- the computer

void Play::stopThinking() {
    m_isStuck = m_isStepping = false;
    m_pace.stop();
    m_answer = nullptr;
    if (!m_isThinking && !m_isPondering) return;
    m_isThinking = m_isPondering = false;
    m_computer.cancel();
}

void Play::setPolicy(const ComputerPolicy& policy) {
    m_policy = policy;
    m_computer.setPondering(hasPonderingPlayers());
    if (!m_policy.ponders) stopPondering();
}

void Play::stopPondering() {
    if (std::exchange(m_isPondering, false)) m_computer.cancel();
}

/// Only against a human: two engines would take the cores from each other.
bool Play::hasPonderingPlayers() const {
    return m_policy.ponders && std::any_of(m_players.begin(), m_players.end(),
                                           [](const core::Player& player) { return player.isHuman(); });
}

/// Begins with the first move of the game, when the clock does.
bool Play::shouldPonder() const {
    const core::Side mover = m_game.position().sideToMove();
    return m_policy.ponders && isSettled() && !m_isPondering && !m_isPaused && !m_game.isOver() &&
           m_game.plyCount() > 0 && isHuman(mover) && !isHuman(opponent(mover));
}

void Play::moveNow() {
    assert(isComputerThinking());
    if (m_answer)
        answerNow();
    else
        m_computer.moveNow();
}

void Play::advance() {
    updateClock();
    const auto& mover = player(m_game.position().sideToMove());
    if (isSettled() && !m_isThinking && !m_isStuck && !m_isPaused && !m_game.isOver() && !mover.isHuman()) {
        m_isThinking = true;
        m_isPondering = false;
        m_asked = now();
        m_computer.requestMove(m_game, mover, {m_clock, now()});
        if (m_computer.isGettingReady()) updateClock();
    } else if (shouldPonder()) {
        m_isPondering = true;
        m_computer.ponder(m_game, player(opponent(m_game.position().sideToMove())), {m_clock, now()});
    } else if (m_game.isOver()) {
        stopPondering();
    }
    emit stateChanged();
}

} // namespace komadai::ui
