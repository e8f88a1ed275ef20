// A match: many games between two players, several at a time.
#pragma once

#include "core/clock/time_control.h"
#include "core/match/openings.h"
#include "core/match/statistics.h"
#include "core/store/library.h"
#include "matches/match_control.h"
#include "matches/match_game.h"

#include <functional>

namespace komadai {

struct MatchPlan {
    PlayerSetup a, b;
    int games = 1;
    int threads = 1; ///< games played at the same time
    int hashMegabytes = 16;
    MatchRules rules;
    std::vector<core::Game>
        openings; ///< at least one, each without moves and not over; each pair of games uses the next
    /// If set, each pair of games begins with a balanced position of its own, after random moves from the first of the
    /// openings, or with that one where none is found. The seed of the wish and the pair decide which; its count is ignored.
    std::optional<core::match::OpeningWish> randomOpenings;
    std::uint64_t seed = 0;
    std::optional<core::match::Sprt> sprt; ///< the match ends when this test is decided
    /// Players have a lower priority than other programs, and than other threads of this one. Linux only.
    bool isInBackground = false;
};

/// A game that begins.
struct MatchStart {
    int number = 1;          ///< from 1, in the order in which the games began
    bool aMovesFirst = true; ///< A is the first player
    const core::Game& opening;
};

/// A game that has just ended.
struct MatchReport {
    int number = 1;          ///< see MatchStart
    int opening = 1;         ///< number in the plan, or of the pair if openings are random; from 1
    bool aMovesFirst = true; ///< A was the first player
    const FinishedGame& finished;
    core::match::GameResult resultOfA{};
    std::array<core::Player, core::SideCount> players; ///< by indexOf(Side)
    std::chrono::sys_seconds startedAt;                ///< UTC
    core::match::Tally tally;                          ///< of all games so far, with this one
};

struct MatchResult {
    core::match::Tally tally;
    std::string nameA, nameB;
};

/// Called for each game, never at the same time, on any of the threads.
using MatchListener = std::function<void(const MatchReport&)>;

/// What a match reports, on any of its threads. Exceptions end the match.
struct MatchListeners {
    MatchListener finished; ///< as above
    /// May be empty. Both are called at the same time for different games. `game` is the number of the game.
    std::function<void(const MatchStart&)> begun{};
    std::function<void(int game, const PlayedMove&)> moved{};
};

/// Plays the match. When it is stopped or decided, games in progress are abandoned and not counted. Throws EngineError if a
/// player cannot be started, and any exception of the listeners.
MatchResult playMatch(const MatchPlan& plan, const MatchListeners& listeners, MatchControl& control);
MatchResult playMatch(const MatchPlan& plan, const MatchListener& listener, const std::stop_token& stop);

/// The clocks of the players as records have them. Records have no moves to a time control: then there are no clocks.
core::TimeControls clocksOf(const MatchTimeControl& time);

/// What a record has besides the game itself.
struct MatchRecordDetails {
    std::string event{}; ///< if not empty, the number of the game is the round
    core::TimeControls clocks{};
    bool hasScores = false; ///< the scores of the players, as evaluations of the positions
};

/// A game with its opening position, its moves and their times, and its outcome. The tag `Termination` says what ended it if
/// that was not by the rules.
core::GameRecord recordOf(const MatchReport& report, const MatchRecordDetails& details = {});

/// Stores a game. Throws StorageError.
void keep(core::Library& library, const MatchReport& report);

} // namespace komadai
