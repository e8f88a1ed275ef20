#include "ui/matches/match_service.h"

#include "ui/matches/match_log.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QMetaObject>

#include <algorithm>
#include <cassert>
#include <exception>
#include <map>
#include <mutex>
#include <utility>

namespace komadai::ui {

/// The thread of a match. What it reports reaches the service on the GUI thread, in order.
class MatchService::Runner {
public:
    Runner(MatchService& service, MatchPlan plan, std::string event)
        : m_service(service), m_generation(service.m_generation), m_plan(std::move(plan)),
          m_event(std::move(event)), m_thread([this] { play(); }) {}
    ~Runner() { m_control.stop(); }

    MatchControl& control() { return m_control; }
    /// Waits for the end of a match that was stopped.
    void join() { m_thread.join(); }

private:
    void play() {
        std::optional<EngineFailure> failure;
        try {
            playMatch(m_plan,
                      {[this](const MatchReport& report) { onFinished(report); },
                       [this](const MatchStart& start) { onBegun(start); },
                       [this](int game, const PlayedMove& move) { gameOf(game)->add(move); }},
                      m_control);
        } catch (const EngineError& error) {
            failure = {error.fault().problem, QString::fromStdString(error.engine()),
                       QString::fromStdString(error.fault().detail)};
        } catch (const std::exception& error) { // no more threads or memory
            failure = {EngineProblem::CannotStart, QStringLiteral("Komadai"),
                       QString::fromUtf8(error.what())};
        }
        tell([failure](MatchService& service) { service.onEnded(failure); });
    }

    void onBegun(const MatchStart& start) {
        auto moves = std::make_shared<WatchedGame>(start.opening);
        {
            const std::lock_guard lock(m_mutex);
            m_running[start.number] = moves;
        }
        tell([number = start.number, first = start.aMovesFirst, moves](MatchService& service) {
            service.onBegun(number, first, moves);
        });
    }

    void onFinished(const MatchReport& report) {
        {
            const std::lock_guard lock(m_mutex);
            m_running.erase(report.number);
        }
        auto record = std::make_shared<const core::GameRecord>(
            recordOf(report, {m_event, clocksOf(m_plan.rules.time), true}));
        auto finished = std::make_shared<const FinishedGame>(report.finished);
        tell([record, finished, number = report.number, opening = report.opening, first = report.aMovesFirst,
              result = report.resultOfA, tally = report.tally](MatchService& service) {
            service.onFinished({number, opening, first, *finished, result, {}, {}, tally}, record);
        });
    }

    std::shared_ptr<WatchedGame> gameOf(int number) {
        const std::lock_guard lock(m_mutex);
        return m_running.at(number);
    }

    template <class Act>
    void tell(Act act) {
        QMetaObject::invokeMethod(
            &m_service,
            [&service = m_service, generation = m_generation, act] {
                if (service.m_runner && service.m_generation == generation) act(service);
            },
            Qt::QueuedConnection);
    }

    MatchService& m_service;
    const int m_generation;
    const MatchPlan m_plan;
    const std::string m_event;
    MatchControl m_control;
    std::mutex m_mutex;
    std::map<int, std::shared_ptr<WatchedGame>> m_running; ///< by number
    std::jthread m_thread;                                 ///< uses all of the above
};

std::optional<core::GameRecord> MatchGameEntry::record() const {
    if (!outcome) return std::nullopt;
    const core::Game& start = moves->start();
    auto tree = core::GameTree::unpack(packedTree, start.position(), start.quietPliesAtStart());
    if (!tree) return std::nullopt;
    return core::GameRecord{header, std::move(tree).value(), outcome};
}

MatchService::MatchService(LibraryService& library, std::shared_ptr<CoreBudget> budget, QObject* parent)
    : QObject(parent), m_library(library), m_claim(std::move(budget)) {
    connect(&library, &LibraryService::leaving, this, &MatchService::leaveLibrary);
}

MatchService::~MatchService() { stopAndWait(); }

bool MatchService::isRunning() const {
    return m_state == State::Running || m_state == State::Paused || m_state == State::Finishing ||
           m_state == State::Stopping;
}

void MatchService::start(const MatchChoice& choice, MatchPlan plan, int cores) {
    assert(!isRunning());
    ++m_generation;
    m_choice = choice;
    m_plan = std::move(plan);
    logEngines(*m_plan, engineLog());
    m_cores = cores;
    m_tally = {};
    m_counts = {};
    m_ends.clear();
    m_games.clear();
    m_failure.reset();
    m_storageError.reset();
    m_state = State::Running;
    claimCores();
    m_runner = std::make_unique<Runner>(*this, *m_plan, choice.event.toStdString());
    emit started();
    emit changed();
}

void MatchService::setPaused(bool paused) {
    if (paused ? m_state != State::Running : m_state != State::Paused) return;
    m_state = paused ? State::Paused : State::Running;
    paused ? m_runner->control().pause() : m_runner->control().resume();
    claimCores();
    emit changed();
}

void MatchService::finish() {
    if (m_state != State::Running && m_state != State::Paused) return;
    m_state = State::Finishing;
    m_runner->control().finish();
    claimCores();
    emit changed();
}

void MatchService::stop() {
    if (!isRunning()) return;
    m_state = State::Stopping;
    m_runner->control().stop();
    emit changed();
}

void MatchService::stopAndWait() {
    if (!isRunning()) return;
    m_state = State::Stopping;
    m_runner->control().stop();
    m_runner->join();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // the last games, and the end
}

int MatchService::runningGames() const {
    return static_cast<int>(
        std::count_if(m_games.begin(), m_games.end(), [](const auto& game) { return game.isRunning(); }));
}

/// A match that is paused uses none.
void MatchService::claimCores() {
    if (m_state == State::Running || m_state == State::Finishing)
        m_claim.begin(CoreClaim::Rank::Player, m_cores);
    else
        m_claim.end();
}

std::size_t MatchService::indexOfGame(int number) const {
    const auto game = std::find_if(m_games.rbegin(), m_games.rend(),
                                   [number](const auto& entry) { return entry.number == number; });
    return static_cast<std::size_t>(m_games.rend() - game) - 1;
}

void MatchService::onBegun(int number, bool aMovesFirst, std::shared_ptr<const WatchedGame> moves) {
    m_games.push_back({number, aMovesFirst, std::move(moves)});
    emit gameBegun(static_cast<int>(m_games.size()) - 1);
    emit changed();
}

void MatchService::onFinished(const MatchReport& report,
                              const std::shared_ptr<const core::GameRecord>& record) {
    const std::size_t index = indexOfGame(report.number);
    MatchGameEntry& entry = m_games.at(index);
    entry.outcome = report.finished.game.outcome();
    entry.fault = report.finished.fault;
    entry.resultOfA = report.resultOfA;
    entry.header = record->header;
    entry.packedTree = record->tree.pack();
    m_tally = report.tally;
    count(report);
    if (m_choice.isKept) store(report.number, record);
    emit gameChanged(static_cast<int>(index));
    emit changed();
}

void MatchService::count(const MatchReport& report) {
    using core::match::GameResult;
    const auto result = static_cast<int>(report.resultOfA);
    const std::size_t sideOfA = report.aMovesFirst ? 0 : 1;
    ++m_ends[report.finished.game.outcome()->reason];
    ++m_counts[0].bySide[sideOfA][static_cast<std::size_t>(result)];
    ++m_counts[1].bySide[1 - sideOfA][static_cast<std::size_t>(2 - result)];
    MatchPlayerCounts& loser = m_counts[report.resultOfA == GameResult::Loss ? 0 : 1];
    if (report.finished.game.outcome()->reason == core::EndReason::Time)
        ++loser.timeLosses;
    else if (report.finished.fault)
        ++loser.failures;
}

/// Another library has other games under the same ids.
void MatchService::leaveLibrary() {
    ++m_libraries;
    for (MatchGameEntry& game : m_games)
        game.id.reset();
}

void MatchService::store(int number, const std::shared_ptr<const core::GameRecord>& record) {
    const int generation = m_generation;
    m_library.write(
        LibraryService::Priority::Edit,
        [record](core::Library& library) { return library.addRecord(*record); }, this,
        [this, generation, number, libraries = m_libraries](core::GameId id) {
            if (generation != m_generation || libraries != m_libraries) return;
            const std::size_t index = indexOfGame(number);
            m_games.at(index).id = id;
            emit gameChanged(static_cast<int>(index));
        },
        [this, generation](const core::StorageError& error) {
            if (generation != m_generation) return;
            m_storageError = error;
            emit changed();
        });
}

void MatchService::onEnded(std::optional<EngineFailure> failure) {
    using core::match::SprtVerdict;
    m_runner.reset();
    m_failure = std::move(failure);
    if (m_failure && m_failure->problem == EngineProblem::UnknownVariant)
        m_failure->detail = nameOf(variant());
    const bool isDecided = sprt() && sprt()->verdict(m_tally) != SprtVerdict::Continue;
    m_state = m_failure                          ? State::Failed
              : isDecided                        ? State::Decided
              : m_tally.games() == m_plan->games ? State::Completed
                                                 : State::Stopped;
    m_claim.end();
    if (std::erase_if(m_games, [](const auto& game) { return game.isRunning(); }) > 0) emit gamesDropped();
    emit changed();
    emit ended();
}

} // namespace komadai::ui
