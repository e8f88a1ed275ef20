// A game as it is kept: who played what, and the moves.
#pragma once

#include "core/base/result.h"
#include "core/clock/time_control.h"
#include "core/rules/game.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core {

struct Player {
    std::optional<int> computerLevel; ///< 1..10 of the built-in engine; none for others
    std::string name;                 ///< UTF-8, may be empty; that of an engine of others
    /// What an engine of others has for each move; none for all who are no such engine. Above 0.
    std::optional<std::chrono::milliseconds> engineTime{};

    bool isHuman() const { return !computerLevel && !engineTime; }
    friend bool operator==(const Player&, const Player&) = default;
};

/// What is known of a game before its first move.
struct GameHeader {
    std::string variant;     ///< id
    std::string ruleOptions; ///< see formatRuleOptions
    std::string start;       ///< SFEN
    int quietPliesAtStart = 0;
    std::array<Player, SideCount> players; ///< by indexOf(Side)
    std::chrono::sys_seconds startedAt{};  ///< UTC
    TimeControls clocks{};
    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// A move as it is kept, with the position it leads to.
struct RecordedPly {
    std::string move;      ///< as in UCI
    std::string position;  ///< SFEN after the move
    std::uint64_t key = 0; ///< of that position
    std::chrono::milliseconds timeUsed{};
    friend bool operator==(const RecordedPly&, const RecordedPly&) = default;
};

/// The header of a game that starts where `game` does.
GameHeader headerOf(const Game& game, std::array<Player, SideCount> players,
                    std::chrono::sys_seconds startedAt, const TimeControls& clocks = {});

/// The last ply of a game. Precondition: game.plyCount() > 0.
RecordedPly lastPlyOf(const Game& game, std::chrono::milliseconds timeUsed);

enum class RecordProblem {
    UnknownRuleOption, ///< `text` is all options of the header
    BadStart,     ///< the start is not a position of the variant, or its count of quiet plies is impossible
    BadMove,      ///< a move cannot be read, is not legal or comes after the end of the game
    WrongPosition ///< a move does not lead to the position stored with it
};

struct RecordError {
    RecordProblem problem{};
    int ply = 0;      ///< from 1; 0 for the start
    std::string text; ///< the move, position or options, as stored
};

/// Plays a kept game again, and trusts nothing: each move must be legal and lead to the position and key
/// stored with it. `plies`    those to be played, the first of them from the start; may be fewer than are
/// stored. `variant`  the one that the header names, without its rule options. How the game ended is no part
/// of its moves: a resignation or a loss on time is for the caller to apply. Ends that the rules find (mate,
/// repetition) are there. Returns the game, or the first thing in the record that cannot be.
Result<Game, RecordError> replay(const GameHeader& header, const std::vector<RecordedPly>& plies,
                                 const std::shared_ptr<const Variant>& variant);

} // namespace komadai::core
