#include "ui/engine/mate_finder.h"

#include <utility>

namespace komadai::ui {
namespace {

using Verdict = core::MateResult::Verdict;

constexpr int PartForOthers = 3;

core::Limits within(std::chrono::milliseconds time) {
    core::Limits limits;
    limits.moveTime = time;
    return limits;
}

/// Looks for another first move that mates too.
void lookForOthers(const core::Game& game, std::chrono::milliseconds time, const std::stop_token& stop,
                   MateAnswer& answer) {
    core::Limits limits = within(time / PartForOthers);
    limits.moves = game.position().legalMoves();
    std::erase(limits.moves, answer.result.line.front());
    if (limits.moves.empty()) {
        answer.isOtherDecided = true;
        return;
    }
    const auto verdict = core::searchMate(game, limits, stop).verdict;
    answer.hasOtherSolution = verdict == Verdict::Mate;
    answer.isOtherDecided = verdict != Verdict::Undecided;
}

MateAnswer answerFor(const core::Game& game, std::chrono::milliseconds time, const std::stop_token& stop) {
    MateAnswer answer{core::searchMate(game, within(time), stop)};
    if (answer.result.verdict == Verdict::Mate) lookForOthers(game, time, stop, answer);
    return answer;
}

} // namespace

MateFinder::MateFinder(std::shared_ptr<CoreBudget> budget, QObject* parent)
    : QObject(parent), m_worker(new QObject), m_claim(std::move(budget)) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("mate"));
    m_thread.start();
}

MateFinder::~MateFinder() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void MateFinder::look(const core::Game& game, std::chrono::milliseconds time) {
    cancel();
    m_stop = std::stop_source();
    m_claim.begin(CoreClaim::Rank::Analyst, 1);
    const auto answer = [this, id = m_currentId](const MateAnswer& found) {
        if (id != m_currentId) return;
        m_claim.end();
        emit this->found(found);
    };
    const auto ask = [this, answer, game, time, stop = m_stop.get_token()] {
        if (stop.stop_requested()) return;
        const MateAnswer found = answerFor(game, time, stop);
        QMetaObject::invokeMethod(
            this, [answer, found] { answer(found); }, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, ask, Qt::QueuedConnection);
}

void MateFinder::cancel() {
    m_stop.request_stop();
    ++m_currentId;
    m_claim.end();
}

} // namespace komadai::ui
