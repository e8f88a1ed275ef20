#include "matches/match.h"

#include "core/base/thread_priority.h"
#include "core/notation/record_reading.h"
#include "core/notation/stored_record.h"

#include <exception>
#include <map>
#include <mutex>
#include <string>
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
    Players(const MatchPlan& plan, const std::stop_token& stop)
        : a(makePlayer(plan.a, plan.hashMegabytes, stop)), b(makePlayer(plan.b, plan.hashMegabytes, stop)) {}
    std::unique_ptr<MatchPlayer> a, b;
};

/// The state that the threads of a match share.
class MatchTable {
public:
    MatchTable(const MatchPlan& plan, const MatchListeners& listeners, MatchControl& control)
        : m_plan(plan), m_listeners(listeners), m_control(control),
          m_results(static_cast<std::size_t>(plan.games)),
          m_forwardStop(control.stopToken(), [this] { m_stop.request_stop(); }) {}

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
        if (m_plan.isInBackground) core::lowerThreadPriority(core::BackgroundPriority::Low);
        try {
            Players players(m_plan, m_stop.get_token());
            noteNames(players);
            while (const auto game = nextGame())
                playGame(*game, players);
        } catch (const EngineError&) {
            if (!m_stop.stop_requested()) fail(std::current_exception());
        } catch (...) {
            fail(std::current_exception());
        }
    }

    void fail(const std::exception_ptr& failure) {
        const std::lock_guard lock(m_mutex);
        if (!m_failure) m_failure = failure;
        m_stop.request_stop();
    }

    /// The index of the next game; none when the match is over.
    std::optional<int> nextGame() {
        m_control.waitWhilePaused(m_stop.get_token());
        const std::lock_guard lock(m_mutex);
        if (m_stop.stop_requested() || m_control.isFinishing() || m_begun == m_plan.games)
            return std::nullopt;
        return m_begun++;
    }

    /// The opening of a pair of games; the same for both.
    core::Game openingOf(int pair) {
        if (!m_plan.randomOpenings)
            return m_plan.openings[static_cast<std::size_t>(pair) % m_plan.openings.size()];
        {
            const std::lock_guard lock(m_mutex);
            if (const auto found = m_openings.extract(pair)) return found.mapped(); // the second game
        }
        constexpr std::uint64_t Spread = 0x9E3779B97F4A7C15; // of the seeds; an odd number
        core::Game opening = m_plan.openings.front();
        core::match::OpeningWish wish = *m_plan.randomOpenings;
        wish.count = 1;
        wish.seed += Spread * static_cast<std::uint64_t>(pair);
        findOpenings(
            m_plan.openings.front(), wish, [&](const core::Game& found) { opening = found; },
            m_stop.get_token());
        const std::lock_guard lock(m_mutex);
        m_openings.insert_or_assign(pair, opening);
        return opening;
    }

    void playGame(int index, const Players& players) {
        const int pair = index / 2;
        const bool aMovesFirst = index % 2 == 0;
        const int openings = m_plan.randomOpenings ? m_plan.games : static_cast<int>(m_plan.openings.size());
        const core::Game opening = openingOf(pair);
        const std::array<MatchPlayer*, core::SideCount> seats{(aMovesFirst ? players.a : players.b).get(),
                                                              (aMovesFirst ? players.b : players.a).get()};
        const auto start = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        if (m_listeners.begun) m_listeners.begun({index + 1, aMovesFirst, opening});
        const auto finished =
            playMatchGame(seats, opening, m_plan.rules, m_plan.seed + static_cast<std::uint64_t>(index),
                          m_stop.get_token(), listenerOf(index));
        if (!finished) return;
        const auto sideOfA = aMovesFirst ? core::Side::First : core::Side::Second;
        count(index, {index + 1,
                      pair % openings + 1,
                      aMovesFirst,
                      *finished,
                      resultOf(sideOfA, *finished->game.outcome()),
                      {recordPlayerOf(*seats[0]), recordPlayerOf(*seats[1])},
                      start,
                      {}});
    }

    /// No player of a match is human.
    core::Player recordPlayerOf(const MatchPlayer& seat) const {
        core::Player player = seat.forRecord();
        if (player.isHuman())
            player.engineTime = m_plan.rules.time.moveTime.value_or(std::chrono::seconds(1));
        return player;
    }

    MatchGameListener listenerOf(int index) {
        MatchGameListener listener;
        listener.beforeMove = [this] { m_control.waitWhilePaused(m_stop.get_token()); };
        if (m_listeners.moved)
            listener.moved = [this, index](const PlayedMove& move) { m_listeners.moved(index + 1, move); };
        return listener;
    }

    void count(int index, MatchReport report) {
        const std::lock_guard lock(m_mutex);
        if (m_stop.stop_requested()) return;
        auto& tally = m_result.tally;
        const auto at = static_cast<std::size_t>(index);
        const auto other = at ^ 1; // of the pair
        m_results[at] = report.resultOfA;
        tally.addGame(report.resultOfA);
        const bool isPair = other < m_results.size() && m_results[other];
        if (isPair) tally.addPair(report.resultOfA, *m_results[other]);
        report.tally = tally;
        m_listeners.finished(report);
        if (isPair && m_plan.sprt && m_plan.sprt->verdict(tally) != core::match::SprtVerdict::Continue)
            m_stop.request_stop();
    }

    void noteNames(const Players& players) {
        const std::lock_guard lock(m_mutex);
        m_result.nameA = players.a->name();
        m_result.nameB = players.b->name();
    }

    const MatchPlan& m_plan;
    const MatchListeners& m_listeners;
    MatchControl& m_control;
    std::mutex m_mutex; ///< for all members below except m_stop
    int m_begun = 0;
    std::map<int, core::Game> m_openings; ///< by pair, for the game of the pair that begins second
    std::vector<std::optional<GameResult>> m_results; ///< of A, by index of the game
    MatchResult m_result;
    std::exception_ptr m_failure;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_forwardStop;
};

} // namespace

MatchResult playMatch(const MatchPlan& plan, const MatchListeners& listeners, MatchControl& control) {
    return MatchTable(plan, listeners, control).play();
}

MatchResult playMatch(const MatchPlan& plan, const MatchListener& listener, const std::stop_token& stop) {
    MatchControl control;
    const std::stop_callback forward(stop, [&control] { control.stop(); });
    return playMatch(plan, MatchListeners{listener}, control);
}

core::TimeControls clocksOf(const MatchTimeControl& time) {
    if (time.movesToControl) return {};
    core::TimeControl control;
    if (time.base) {
        control.main = *time.base;
        control.increment = time.increment;
        control.period = time.byoyomi;
        control.periods = time.byoyomi.count() > 0 ? 1 : 0;
    } else if (time.moveTime) {
        control.period = *time.moveTime;
        control.periods = 1;
    }
    return {control, control};
}

core::GameRecord recordOf(const MatchReport& report, const MatchRecordDetails& details) {
    const core::Game& played = report.finished.game;
    core::GameTree tree(played.positionAt(0), played.quietPliesAtStart());
    core::NodeId node = core::GameTree::root();
    for (std::size_t ply = 0; ply < played.moves().size(); ++ply) {
        const core::Move& move = played.moves()[ply];
        if (const auto& score = report.finished.scores[ply]; score && details.hasScores) {
            const auto mover = core::indexOf(played.positionAt(static_cast<int>(ply)).sideToMove());
            const auto& player = report.players[static_cast<std::size_t>(mover)];
            tree.keepEvaluation(node, {*score, 0, 0, player.name, {move}});
        }
        node = tree.add(node, move, {report.finished.times[ply], {}});
    }
    auto header = core::headerOf(played, report.players, report.startedAt, details.clocks);
    header.event = details.event;
    if (!details.event.empty()) header.round = std::to_string(report.number);
    if (played.outcome()->reason == core::EndReason::Adjudication)
        header.tags.emplace_back(core::TerminationTag, report.finished.how);
    return {std::move(header), std::move(tree), played.outcome()};
}

void keep(core::Library& library, const MatchReport& report) { library.addRecord(recordOf(report)); }

} // namespace komadai
