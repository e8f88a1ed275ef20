// A match: many games between two players, several at a time.
#pragma once

#include "core/match/statistics.h"
#include "core/store/library.h"
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
    std::uint64_t seed = 0;
    std::optional<core::match::Sprt> sprt; ///< the match ends when this test is decided
};

/// A game that has just ended.
struct MatchReport {
    int number = 1;          ///< from 1, in the order in which the games began
    int opening = 1;         ///< number in the plan, from 1
    bool aMovesFirst = true; ///< A was the first player
    const FinishedGame& finished;
    core::match::GameResult resultOfA{};
    std::array<core::Player, core::SideCount> players; ///< by indexOf(Side)
    std::chrono::sys_seconds startedAt;                ///< UTC
};

struct MatchResult {
    core::match::Tally tally;
    std::string nameA, nameB;
};

/// Called for each game, never at the same time, on any of the threads.
using MatchListener = std::function<void(const MatchReport&)>;

/// Plays the match. When it is stopped or decided, games in progress are abandoned and not counted. Throws EngineError if a
/// player cannot be started, and any exception of the listener.
MatchResult playMatch(const MatchPlan& plan, const MatchListener& listener, const std::stop_token& stop);

/// Stores a game with its opening position, its moves and their times, and its outcome. The tag `Termination` says what ended
/// it if that was not by the rules. Throws StorageError.
void keep(core::Library& library, const MatchReport& report);

} // namespace komadai
