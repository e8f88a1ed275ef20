#include "ui/engine/computer_player.h"

#include "core/match/impasse.h"
#include "core/protocol/engine_command.h"
#include "core/search/mate_search.h"
#include "core/search/time.h"
#include "ui/engine/hopeless_score.h"

#include <QRandomGenerator>

#include <utility>

namespace komadai::ui {

namespace {

/// Limits of the search for a mate that is made when the game seems lost.
constexpr std::uint64_t MateNodes = 20'000;
constexpr std::chrono::milliseconds MateTime{50};
constexpr int MateHashMegabytes = 4;
/// What a move costs besides the search for it: the event loop of the window, and at times that search for a mate.
constexpr std::chrono::milliseconds Overhead = MateTime + core::protocol::UsualOverhead;

/// The mate by checks that the player to move has, even if its level is too weak to find it.
std::optional<core::Score> mateChance(const core::Game& game) {
    if (core::whyNoMateSearch(game.spec())) return std::nullopt;
    const auto mate = core::searchMate(game, {MateTime, std::nullopt, MateNodes}, {}, MateHashMegabytes);
    if (mate.verdict != core::MateResult::Verdict::Mate) return std::nullopt;
    return core::Score::mateIn(static_cast<int>(mate.line.size()));
}

int threadsFor(const core::Player& player) { return player.computerLevel ? 1 : core::Engine::MaxThreads; }

/// Reads the books that were not read yet.
std::optional<core::BookMove> bookMove(const MoveRequest& request) {
    std::vector<std::shared_ptr<const core::OpeningBook>> books;
    for (const auto& contents : request.books)
        books.push_back(contents->book());
    return core::chooseBookMove(books, request.game, request.seed);
}

} // namespace

void EngineWorker::chooseMove(const MoveRequest& request) {
    if (core::match::declares(request.game)) return emit answered({request.id, false, {}, true});
    if (const auto known = bookMove(request)) {
        emit answered({request.id, true, {known->move}, false, known->reply});
        return;
    }
    if (!m_engine) m_engine.emplace();
    request.knowledge.lendTo(*m_engine);
    m_engine->setThreads(request.threads);
    std::vector<core::Move> line; // the best one of the last finished iteration
    const auto keep = [&line](const core::SearchInfo& info) {
        if (info.rank == 1) line = info.line;
    };
    auto result = request.level ? m_engine->play(request.game, *request.level, request.seed, request.stop,
                                                 request.limits, keep)
                                : m_engine->search(request.game, request.limits, request.stop, keep);
    std::optional<core::Move> reply;
    if (line.size() > 1 && line.front() == result.move) reply = line[1];
    if (isHopeless(result.score, request.game.spec()) && !request.stop.stop_requested())
        result.score = mateChance(request.game).value_or(result.score);
    emit answered({request.id, false, result, core::match::declares(request.game, result.score), reply});
}

ComputerPlayer::ComputerPlayer(std::shared_ptr<CoreBudget> budget, QObject* parent)
    : MoveChooser(parent), m_worker(new EngineWorker), m_claim(std::move(budget), [this] {
          if (!m_pondering) return;
          QMetaObject::invokeMethod(this, &ComputerPlayer::stopPonderingIfSqueezed, Qt::QueuedConnection);
      }) {
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
    const bool isTimed = reading.clock.isTimed(game.position().sideToMove());
    const auto rank = isTimed ? CoreClaim::Rank::TimedPlayer : CoreClaim::Rank::Player;
    const bool isHit = m_pondering && m_asked && isSameLine(game, *m_asked) && player == m_askedPlayer;
    if (isHit) return goOnAfterHit(rank, threadsFor(player));
    cancel();
    m_claim.begin(rank, threadsFor(player));
    think(game, player, reading);
}

/// The clock of `think` was the one after the reply, so that the limits of the search are right from now on.
void ComputerPlayer::goOnAfterHit(CoreClaim::Rank rank, int threads) {
    if (m_earlyAnswer) {
        QMetaObject::invokeMethod(
            this, [this, answer = *m_earlyAnswer] { onAnswered(answer); }, Qt::QueuedConnection);
        m_earlyAnswer.reset();
    } else {
        m_claim.begin(rank, threads);
    }
    m_pondering->hit();
    m_pondering.reset();
}

void ComputerPlayer::ponder(const core::Game& game, const core::Player& player, const ClockReading& reading) {
    const auto expected = m_expected.after(game);
    const bool isStrong = player.computerLevel.value_or(core::MaxLevel) == core::MaxLevel;
    if (!expected || !isStrong || reading.clock.hasFlagFallen(reading.at)) return;
    cancel();
    if (!m_claim.beginToPonder(threadsFor(player))) return;
    m_pondering = std::make_shared<core::Pondering>();
    think(*expected, player, afterReply(reading));
}

void ComputerPlayer::stopPonderingIfSqueezed() {
    if (m_pondering && m_claim.isSqueezed()) cancel();
}

void ComputerPlayer::think(const core::Game& game, const core::Player& player, const ClockReading& reading) {
    namespace protocol = core::protocol;
    m_stop = std::stop_source();
    m_asked = game;
    m_askedPlayer = player;
    const bool isTimed = reading.clock.isTimed(game.position().sideToMove());
    const auto go = protocol::goFor(reading.clock, reading.at, protocol::Protocol::Usi);
    auto limits = protocol::limitsFor(go, game.position().sideToMove(), game.plyCount(), Overhead);
    if (!player.computerLevel && !isTimed) limits.moveTime = player.engineTime;
    limits.pondering = m_pondering;
    const auto books = booksFor(game, player.computerLevel.value_or(core::MaxLevel));
    MoveRequest request{++m_currentId,
                        game,
                        player.computerLevel,
                        std::move(limits),
                        QRandomGenerator::global()->generate64(),
                        m_stop.get_token(),
                        books,
                        m_knowledge.wanted()};
    request.threads = m_claim.cores();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, request] { worker->chooseMove(request); }, Qt::QueuedConnection);
}

std::vector<std::shared_ptr<BookContents>> ComputerPlayer::booksFor(const core::Game& game, int level) const {
    if (!m_books) return {};
    return m_books->booksFor(game.spec().id, level);
}

void ComputerPlayer::cancel() {
    m_stop.request_stop();
    ++m_currentId;
    m_pondering.reset();
    m_earlyAnswer.reset();
    m_claim.end();
}

void ComputerPlayer::onAnswered(const MoveAnswer& answer) {
    if (answer.id != m_currentId) return;
    m_claim.end();
    if (m_pondering) {
        m_earlyAnswer = answer;
        return;
    }
    if (answer.declares) return emit declared();
    if (!answer.result.move) return;
    m_expected.note(*m_asked, *answer.result.move, answer.reply);
    if (answer.isOfBook)
        emit bookMoveChosen(*answer.result.move);
    else
        emit moveChosen(*answer.result.move, answer.result.score);
}

} // namespace komadai::ui
