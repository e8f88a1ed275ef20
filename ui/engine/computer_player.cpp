#include "ui/engine/computer_player.h"

#include "core/protocol/engine_command.h"
#include "core/search/mate_search.h"
#include "ui/session/computer_manners.h"

#include <QRandomGenerator>

namespace komadai::ui {

namespace {

/// What a player looks for before it thinks that all is lost.
constexpr std::uint64_t MateNodes = 20'000;
constexpr std::chrono::milliseconds MateTime{50};
constexpr int MateHashMegabytes = 4;

/// The mate by checks that the player to move could give, whether or not it is strong enough to see it.
std::optional<core::Score> mateChance(const core::Game& game) {
    if (core::whyNoMateSearch(game.spec())) return std::nullopt;
    const auto mate = core::searchMate(game, {MateTime, std::nullopt, MateNodes}, {}, MateHashMegabytes);
    if (mate.verdict != core::MateResult::Verdict::Mate) return std::nullopt;
    return core::Score::mateIn(static_cast<int>(mate.line.size()));
}

} // namespace

void EngineWorker::chooseMove(const MoveRequest& request) {
    if (!m_engine) m_engine.emplace();
    auto result = m_engine->play(request.game, request.level, request.seed, request.stop, request.limits);
    if (isHopeless(result.score, request.game.spec()) && !request.stop.stop_requested())
        result.score = mateChance(request.game).value_or(result.score);
    emit answered({request.id, result});
}

ComputerPlayer::ComputerPlayer(QObject* parent) : MoveChooser(parent), m_worker(new EngineWorker) {
    qRegisterMetaType<komadai::ui::MoveAnswer>();
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &EngineWorker::answered, this, &ComputerPlayer::onAnswered);
    m_thread.setObjectName(QStringLiteral("engine"));
    m_thread.start();
}

ComputerPlayer::~ComputerPlayer() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void ComputerPlayer::requestMove(const core::Game& game, const core::Player& player,
                                 const ClockReading& reading) {
    namespace protocol = core::protocol;
    cancel();
    m_stop = std::stop_source();
    const auto go = protocol::goFor(reading.clock, reading.at, protocol::Protocol::Usi);
    const MoveRequest request{++m_currentId,
                              game,
                              *player.computerLevel,
                              protocol::limitsFor(go, game.position().sideToMove()),
                              QRandomGenerator::global()->generate64(),
                              m_stop.get_token()};
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, request] { worker->chooseMove(request); }, Qt::QueuedConnection);
}

void ComputerPlayer::cancel() {
    m_stop.request_stop();
    ++m_currentId;
}

void ComputerPlayer::onAnswered(const MoveAnswer& answer) {
    if (answer.id != m_currentId || !answer.result.move) return;
    emit moveChosen(*answer.result.move, answer.result.score);
}

} // namespace komadai::ui
