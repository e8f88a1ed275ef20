#include "matches/match_game.h"

#include "core/base/number.h"
#include "core/match/impasse.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <algorithm>

namespace komadai {
namespace {

using core::EndReason;
using core::Outcome;
using core::Side;
using std::chrono::milliseconds;

constexpr int UsualPlyLimit = 400;
constexpr int PliesPerSquare = 4;
constexpr std::uint64_t SlowNodesPerMs = 10;
constexpr milliseconds LongestPatience = std::chrono::hours(24 * 7);

std::size_t indexFor(Side side) { return static_cast<std::size_t>(core::indexOf(side)); }

std::optional<milliseconds> millisecondsFrom(std::string_view text) {
    const auto number = core::numberFrom<std::int32_t>(text, 0);
    if (!number) return std::nullopt;
    return milliseconds(*number);
}

/// Plays one game to its end.
class MatchGame {
public:
    MatchGame(const std::array<MatchPlayer*, core::SideCount>& players, const core::Game& opening,
              const MatchRules& rules, const std::stop_token& stop, const MatchGameListener& listener)
        : m_players(players), m_rules(rules), m_stop(stop), m_listener(listener),
          m_clock(rules.time), m_finished{opening, {}, {}, {}, {}} {}

    std::optional<FinishedGame> play() {
        while (!game().isOver() && !m_stop.stop_requested()) {
            if (game().plyCount() >= m_rules.maxPlies)
                end({std::nullopt, EndReason::Adjudication},
                    fmt::format("Draw after {} plies", m_rules.maxPlies));
            else
                playMove();
        }
        if (!game().isOver()) return std::nullopt;
        if (m_finished.how.empty()) m_finished.how = Wording().result(*game().outcome(), game().spec());
        return std::move(m_finished);
    }

private:
    core::Game& game() { return m_finished.game; }
    Side mover() { return game().position().sideToMove(); }
    std::string sideName(Side side) { return game().spec().sideNames[indexFor(side)]; }

    void playMove() {
        if (m_listener.beforeMove) m_listener.beforeMove();
        if (m_stop.stop_requested()) return;
        const auto start = MatchPlayer::Clock::now();
        const auto allowance = m_clock.allowance(mover());
        try {
            const auto reply = m_players[indexFor(mover())]->reply(
                game(), m_clock.go(mover()), start + allowance.value_or(patienceOf(m_rules.time)), m_stop);
            const auto used = std::chrono::floor<milliseconds>(MatchPlayer::Clock::now() - start);
            if (m_stop.stop_requested()) return; // the reply does not count
            if (allowance && used > *allowance)
                loseOnTime(used, *allowance);
            else
                std::visit([&](const auto& r) { take(r, used); }, reply);
        } catch (const EngineError& failure) {
            if (m_stop.stop_requested()) return;
            const bool isLate = allowance && MatchPlayer::Clock::now() - start >= *allowance;
            m_finished.fault = failure.fault();
            lose(isLate ? EndReason::Time : EndReason::Adjudication, failure.what());
        }
    }

    void take(const ScoredMove& scored, milliseconds used) {
        const core::Move& move = scored.move;
        const Side side = mover();
        const auto before = game().position();
        if (const auto refusal = game().play(move)) {
            const auto text = core::protocol::formatMove(move, before, core::protocol::Protocol::Uci);
            take(BadMove{fmt::format("made the illegal move “{}”: {}", text, Wording().sentence(*refusal)),
                         {core::protocol::EngineProblem::IllegalMove, text, {}, {}}},
                 used);
            return;
        }
        m_finished.times.push_back(used);
        m_finished.scores.push_back(scored.score);
        m_clock.spend(side, used);
        note(side, scored.score);
        if (m_listener.moved) m_listener.moved({move, used, scored.score, m_clock.left(side)});
        if (core::match::agreeOnImpasse(game(), scoresOf(side), scoresOf(core::opponent(side))))
            game().agreeOnImpasse();
    }
    /// A player that gives no score has no opinion that could be judged.
    void note(Side side, const std::optional<core::Score>& score) {
        if (score)
            scoresOf(side).push_back(*score);
        else
            scoresOf(side).clear();
    }
    std::vector<core::Score>& scoresOf(Side side) { return m_scores[indexFor(side)]; }
    void take(const Resignation&, milliseconds) { game().resign(mover()); }
    void take(const WinClaim&, milliseconds) { game().declare(); }
    void take(const BadMove& bad, milliseconds) {
        m_finished.fault = bad.fault;
        lose(EndReason::Adjudication, m_players[indexFor(mover())]->name() + ' ' + bad.what);
    }

    /// The side to move loses because of an error of its player.
    void lose(EndReason reason, std::string fault) {
        if (fault.ends_with('.')) fault.pop_back();
        const Side winner = core::opponent(mover());
        end({winner, reason}, fmt::format("{} wins: {}", sideName(winner), fault));
    }
    void loseOnTime(milliseconds used, milliseconds allowance) {
        const Outcome outcome{core::opponent(mover()), EndReason::Time};
        end(outcome, fmt::format("{}: {} took {} ms and had {} ms", Wording().result(outcome, game().spec()),
                                 m_players[indexFor(mover())]->name(), used.count(), allowance.count()));
    }
    void end(const Outcome& outcome, std::string how) {
        game().end(outcome);
        m_finished.how = std::move(how);
    }

    std::array<MatchPlayer*, core::SideCount> m_players;
    const MatchRules& m_rules;
    const std::stop_token& m_stop;
    const MatchGameListener& m_listener;
    MatchClock m_clock;
    std::array<std::vector<core::Score>, core::SideCount> m_scores; ///< of the last moves, by indexOf(Side)
    FinishedGame m_finished;
};

} // namespace

std::optional<MatchTimeControl> parseMatchClock(std::string_view text) {
    MatchTimeControl time;
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        time.movesToControl = core::numberFrom<int>(text.substr(0, slash), 1);
        if (!time.movesToControl) return std::nullopt;
        text.remove_prefix(slash + 1);
    }
    const auto plus = std::min(text.find('+'), text.size());
    time.base = millisecondsFrom(text.substr(0, plus));
    const std::string_view added = text.substr(plus);
    const bool hasByoyomi = added.starts_with("+b");
    if (!added.empty()) {
        const auto each = millisecondsFrom(added.substr(hasByoyomi ? 2 : 1));
        if (!each) return std::nullopt;
        (hasByoyomi ? time.byoyomi : time.increment) = *each;
    }
    if (!time.base || *time.base + time.byoyomi == milliseconds(0)) return std::nullopt;
    if (hasByoyomi && time.movesToControl) return std::nullopt;
    return time;
}

milliseconds patienceOf(const MatchTimeControl& control) {
    const auto longest = static_cast<std::uint64_t>(LongestPatience.count());
    const std::uint64_t needed = control.nodes.value_or(0) / SlowNodesPerMs;
    return std::max(control.patience, milliseconds(std::min(needed, longest)));
}

MatchClock::MatchClock(const MatchTimeControl& control) : m_control(control) {
    m_left.fill(control.base.value_or(milliseconds(0)));
    m_movesToGo.fill(control.movesToControl.value_or(0));
}

core::protocol::Go MatchClock::go(Side mover) const {
    core::protocol::Go go;
    go.limits.nodes = m_control.nodes;
    go.limits.moveTime = m_control.moveTime;
    if (!m_control.base) return go;
    for (const Side side : core::Sides) {
        go.time[indexFor(side)] = m_left[indexFor(side)];
        go.increment[indexFor(side)] = m_control.increment;
    }
    if (m_control.byoyomi.count() > 0) go.byoyomi = m_control.byoyomi;
    if (m_control.movesToControl) go.movesToGo = m_movesToGo[indexFor(mover)];
    return go;
}

std::optional<milliseconds> MatchClock::allowance(Side side) const {
    if (m_control.moveTime) return *m_control.moveTime + m_control.tolerance;
    if (m_control.base) return m_left[indexFor(side)] + m_control.byoyomi + m_control.tolerance;
    return std::nullopt;
}

std::optional<milliseconds> MatchClock::left(Side side) const {
    if (!m_control.base) return std::nullopt;
    return m_left[indexFor(side)];
}

void MatchClock::spend(Side side, milliseconds used) {
    auto& left = m_left[indexFor(side)];
    left = std::max(left - used, milliseconds(0)) + m_control.increment;
    if (!m_control.base || !m_control.movesToControl) return;
    int& movesToGo = m_movesToGo[indexFor(side)];
    if (--movesToGo > 0) return;
    movesToGo = *m_control.movesToControl;
    left += *m_control.base;
}

int usualPlyLimit(const core::VariantSpec& variant) {
    return std::max(UsualPlyLimit, PliesPerSquare * variant.size.squares());
}

std::optional<FinishedGame> playMatchGame(const std::array<MatchPlayer*, core::SideCount>& players,
                                          const core::Game& opening, const MatchRules& rules,
                                          std::uint64_t seed, const std::stop_token& stop,
                                          const MatchGameListener& listener) {
    for (MatchPlayer* player : players)
        player->newGame(seed, stop);
    return MatchGame(players, opening, rules, stop, listener).play();
}

} // namespace komadai
