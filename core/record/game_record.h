// The record of a game: header, moves and outcome.
#pragma once

#include "core/base/result.h"
#include "core/clock/time_control.h"
#include "core/record/game_tree.h"
#include "core/rules/outcome.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace komadai::core {

/// The name under which the built-in engine plays at full strength. As part of the record it is the same in all languages.
inline constexpr std::string_view FullStrengthName = "Komadai, full strength";

/// The name under which the built-in engine plays at a level, 1..10: "Komadai, level 5". The same in all languages, too.
inline std::string nameOfLevel(int level) { return "Komadai, level " + std::to_string(level); }

/// The tag for the seconds that the loser thought before the game ended, as after 投了 in KIF. The program's own: formats write it in
/// their way, and users do not see it.
inline constexpr std::string_view EndingTimeTag = "EndingTime";
/// The tag of PGN for what Outcome cannot say about the end of a game, or that it was interrupted; see core/notation/record_endings.h.
inline constexpr std::string_view TerminationTag = "Termination";

struct Player {
    std::optional<int> computerLevel; ///< 1..10 for the built-in engine at a level; none for other players
    std::string name;                 ///< UTF-8, may be empty; for an engine without a level its name
    /// Time per move of an engine without a level, which counts only in a game without a clock; above 0, none for other players.
    std::optional<std::chrono::milliseconds> engineTime{};
    std::string title{};         ///< "GM" or "五段"; may be empty
    std::optional<int> rating{}; ///< above 0

    bool isHuman() const { return !computerLevel && !engineTime; }
    /// Whether this is the built-in engine without the limits of a level.
    bool isFullStrength() const { return engineTime && name == FullStrengthName; }
    bool isBuiltIn() const { return computerLevel || isFullStrength(); }
    friend bool operator==(const Player&, const Player&) = default;
};

/// The name of a player in files. A computer without a name is named by its level; empty for a person without a name.
inline std::string writtenName(const Player& player) {
    return player.name.empty() && player.computerLevel ? nameOfLevel(*player.computerLevel) : player.name;
}

/// Everything about a game except its moves and outcome. Texts are UTF-8 and may be empty.
struct RecordHeader {
    using Tag = std::pair<std::string, std::string>; ///< name and value

    std::string variant;     ///< id
    std::string ruleOptions; ///< see formatRuleOptions
    std::string start;       ///< SFEN
    int quietPliesAtStart = 0;
    std::array<Player, SideCount> players; ///< by indexOf(Side)
    std::chrono::sys_seconds startedAt{};  ///< UTC
    TimeControls clocks{};
    /// The date from another program's record, if the exact time is unknown: "1987", "1987-05" or "1987-05-23".
    std::string date{};
    std::string event{};
    std::string site{};
    std::string round{};
    std::string annotator{};
    std::string source{};    ///< the file or program from which the game was imported
    std::vector<Tag> tags{}; ///< all other facts, in order
    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// A game with its header, variations and notes.
struct GameRecord {
    RecordHeader header;
    GameTree tree;
    std::optional<Outcome> outcome{}; ///< none while the game goes on
    /// The node after the last move played. Moves that follow it were taken back, or are analysis. The line that leads there need not be
    /// the main line: a variation may have been promoted above it. None, or a node that is gone: the end of
    /// the main line.
    std::optional<NodeId> playedTo{};
    friend bool operator==(const GameRecord& a, const GameRecord& b);
};

/// GameRecord::playedTo, or the end of the main line where it is none.
inline NodeId playedTo(const GameRecord& record) {
    const bool isNamed = record.playedTo && record.tree.contains(*record.playedTo);
    return isNamed ? *record.playedTo : record.tree.mainLineEnd();
}

inline bool operator==(const GameRecord& a, const GameRecord& b) {
    return a.header == b.header && a.tree == b.tree && a.outcome == b.outcome && playedTo(a) == playedTo(b);
}

/// A move of the main line as text.
struct RecordedPly {
    std::string move;      ///< as in UCI
    std::string position;  ///< SFEN after the move
    std::uint64_t key = 0; ///< of that position
    std::chrono::milliseconds timeUsed{};
    friend bool operator==(const RecordedPly&, const RecordedPly&) = default;
};

/// The moves of a game in their stored form: a packed tree and the edits made since it was packed. Games of old libraries
/// have plies as text instead of the packed tree. A game without moves has neither.
struct StoredTree {
    std::string packed;             ///< see GameTree::pack; may be empty
    std::vector<RecordedPly> plies; ///< empty if there is a packed tree
    std::vector<std::string> edits; ///< see packEdit, the oldest first
};

enum class RecordProblem {
    UnknownRuleOption, ///< `text`: all options of the header
    BadStart, ///< the start is not a position of the variant, or its count of quiet plies is out of range
    BadMove,  ///< a move cannot be read, is not legal or comes after the end of the game
    WrongPosition, ///< a move does not lead to the position stored with it
    Damaged,       ///< the stored moves cannot be read at all
};

struct RecordError {
    RecordProblem problem{};
    int ply = 0;      ///< from 1; 0 for the start
    std::string text; ///< the move, position or options, as stored
};

} // namespace komadai::core
