#include "matches/match.h"

#include "core/notation/record_reading.h"
#include "core/notation/stored_record.h"

#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace komadai {
namespace {

using core::match::GameResult;

GameResult resultOf(core::Side side, const core::Outcome& outcome) {
    if (!outcome.winner) return GameResult::Draw;
    return *outcome.winner == side ? GameResult::Win : GameResult::Loss;
}

/// The two players of a thread.
struct Players {
    explicit Players(const MatchPlan& plan)
        : a(makePlayer(plan.a, plan.hashMegabytes)), b(makePlayer(plan.b, plan.hashMegabytes)) {}
    std::unique_ptr<MatchPlayer> a, b;
};

/// The state that the threads of a match share.
class MatchTable {
public:
    MatchTable(const MatchPlan& plan, const MatchListener& listener, const std::stop_token& stop)
        : m_plan(plan), m_listener(listener), m_results(static_cast<std::size_t>(plan.games)),
          m_forwardStop(stop, [this] { m_stop.request_stop(); }) {}

    MatchResult play() {
        {
            std::vector<std::jthread> threads(
                static_cast<std::size_t>(std::min(m_plan.threads, m_plan.games)));
            for (auto& thread : threads)
                thread = std::jthread([this] { playGames(); });
        }
        if (m_failure) std::rethrow_exception(m_failure);
        return m_result;
    }

private:
    /// The work of one thread. A failure ends the match.
    void playGames() {
        try {
            Players players(m_plan);
            noteNames(players);
            while (const auto game = nextGame())
                playGame(*game, players);
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            if (!m_failure) m_failure = std::current_exception();
            m_stop.request_stop();
        }
    }

    /// The index of the next game; none when the match is over.
    std::optional<int> nextGame() {
        const std::lock_guard lock(m_mutex);
        if (m_stop.stop_requested() || m_begun == m_plan.games) return std::nullopt;
        return m_begun++;
    }

    void playGame(int index, const Players& players) {
        const int pair = index / 2;
        const bool aMovesFirst = index % 2 == 0;
        const auto opening = static_cast<std::size_t>(pair) % m_plan.openings.size();
        const std::array<MatchPlayer*, core::SideCount> seats{(aMovesFirst ? players.a : players.b).get(),
                                                              (aMovesFirst ? players.b : players.a).get()};
        const auto start = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        const auto finished =
            playMatchGame(seats, m_plan.openings[opening], m_plan.rules,
                          m_plan.seed + static_cast<std::uint64_t>(index), m_stop.get_token());
        if (!finished) return;
        const auto sideOfA = aMovesFirst ? core::Side::First : core::Side::Second;
        count(index, {index + 1,
                      static_cast<int>(opening) + 1,
                      aMovesFirst,
                      *finished,
                      resultOf(sideOfA, *finished->game.outcome()),
                      {seats[0]->forRecord(), seats[1]->forRecord()},
                      start});
    }

    void count(int index, const MatchReport& report) {
        const std::lock_guard lock(m_mutex);
        if (m_stop.stop_requested()) return;
        auto& tally = m_result.tally;
        const auto at = static_cast<std::size_t>(index);
        const auto other = at ^ 1; // of the pair
        m_results[at] = report.resultOfA;
        tally.addGame(report.resultOfA);
        m_listener(report);
        if (other >= m_results.size() || !m_results[other]) return;
        tally.addPair(report.resultOfA, *m_results[other]);
        if (m_plan.sprt && m_plan.sprt->verdict(tally) != core::match::SprtVerdict::Continue)
            m_stop.request_stop();
    }

    void noteNames(const Players& players) {
        const std::lock_guard lock(m_mutex);
        m_result.nameA = players.a->name();
        m_result.nameB = players.b->name();
    }

    const MatchPlan& m_plan;
    const MatchListener& m_listener;
    std::mutex m_mutex; ///< for all members below except m_stop
    int m_begun = 0;
    std::vector<std::optional<GameResult>> m_results; ///< of A, by index of the game
    MatchResult m_result;
    std::exception_ptr m_failure;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_forwardStop;
};

} // namespace

MatchResult playMatch(const MatchPlan& plan, const MatchListener& listener, const std::stop_token& stop) {
    return MatchTable(plan, listener, stop).play();
}

void keep(core::Library& library, const MatchReport& report) {
    const core::Game& played = report.finished.game;
    core::GameTree tree(played.positionAt(0), played.quietPliesAtStart());
    core::NodeId node = core::GameTree::root();
    for (std::size_t ply = 0; ply < played.moves().size(); ++ply)
        node = tree.add(node, played.moves()[ply], {report.finished.times[ply], {}});
    auto header = core::headerOf(played, report.players, report.startedAt);
    if (played.outcome()->reason == core::EndReason::Adjudication)
        header.tags.emplace_back(core::TerminationTag, report.finished.how);
    library.addRecord({std::move(header), std::move(tree), played.outcome()});
}

} // namespace komadai
