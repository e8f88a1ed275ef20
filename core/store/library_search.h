// Questions to a library: which games, which moves, which positions.
#pragma once

#include "core/store/exploration.h"
#include "core/store/game_filter.h"
#include "core/store/library.h"
#include "core/store/piece_pattern.h"
#include "core/store/result_counts.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace komadai::core {

class Game;

/// The day of a game as YYYYMMDD, from its date or its start; parts that are unknown are 00. 0 if nothing is known.
int dayOf(const RecordHeader& header);

/// How the list of games is sorted. Games that are equal are sorted by id; games without an event come last.
struct GameOrder {
    enum class By { Added, Date, FirstPlayer, SecondPlayer, Variant, Result, Moves, Event, Rating, Played };
    By by = By::Date;
    bool isDescending = true;
    friend bool operator==(const GameOrder&, const GameOrder&) = default;
};

/// A place that a search has found.
struct FoundPosition : PositionHit {
    int ply = 0; ///< moves from the start of the game to the node
    friend bool operator==(const FoundPosition&, const FoundPosition&) = default;
};

/// How far a line follows the games of a library.
struct KnownPart {
    /// Moves of the line up to the last position that a game has reached.
    int plies = 0;
    /// Games that went on from this position; if none did, those that made the last of these moves.
    std::int64_t games = 0;
    friend bool operator==(const KnownPart&, const KnownPart&) = default;
};

namespace store {
struct FilterSql;
}

/// Reads from a library. Every function is one transaction for reading, so what it sees does not change meanwhile, and can throw
/// StorageError. On the thread of the library.
class LibrarySearch {
public:
    /// The library must outlive the search.
    /// `isStopped`  asked now and then while games are read for a condition on positions or pieces. Once it returns true, a call ends
    ///              soon, and its result means nothing. May be empty.
    explicit LibrarySearch(Library& library, std::function<bool()> isStopped = {})
        : m_library(library), m_isStopped(std::move(isStopped)) {}

    /// The games that a filter accepts and that are not deleted. At most `limit`, if one is given.
    std::vector<GameId> games(const GameFilter& filter, const GameOrder& order = {},
                              std::optional<int> limit = {}) const;
    std::int64_t count(const GameFilter& filter) const;

    /// The moves that were played in a position, on the main lines of games that the filter accepts. The ways to the
    /// position do not matter. `progress` gets what was counted so far, and says whether to go on; only where counting takes
    /// long.
    Exploration explore(const AnyPosition& position, const GameFilter& filter = {},
                        const std::function<bool(const Exploration&)>& progress = {}) const;

    /// How far a line follows the main lines of games that the filter accepts. A line that leaves them and comes back to them, also by
    /// other moves, is known up to its last common position. None if no game went on from its start.
    std::optional<KnownPart> knownPart(const Game& line, const GameFilter& filter) const;

    /// Calls `found` for each place where the position occurs, on main lines and in variations, in ascending order of games,
    /// until it returns false. Each is checked against the stored game.
    void findPosition(const AnyPosition& position, const GameFilter& filter,
                      const std::function<bool(const FoundPosition&)>& found) const;
    /// Calls `found` for the first position of each game of a variant that holds the pattern, until it returns false. Reads
    /// all games. `progress` gets the number of games that were read, and of all.
    void findPattern(const PiecePattern& pattern, const std::shared_ptr<const Variant>& variant,
                     const GameFilter& filter, const std::function<bool(const FoundPosition&)>& found,
                     const std::function<bool(std::int64_t, std::int64_t)>& progress = {}) const;

    /// The games with the same variant, rules, start and main line as a record, in ascending order of ids.
    std::vector<GameId> gamesLike(const GameRecord& record) const;
    /// A hash of a record's variant, rules, start and main line.
    static std::int64_t lineOf(const GameRecord& record);
    /// Calls `see` with the line of each game that is not deleted, see lineOf.
    void forEachLine(const std::function<void(std::int64_t)>& see) const;
    /// Groups of games with the same variant, start and main line, which has moves. In front is the one that says
    /// most: with a star, with more labels, with more players who are people and have names, with more comments and variations; of equal
    /// ones the one that was added first.
    std::vector<std::vector<GameId>> duplicates(const GameFilter& filter = {}) const;

    /// Results of the games that a filter accepts, the largest group first.
    /// `player`  the whole name of the player who sees them. None: in games of a person against the computer it is the
    ///           person, in others the player who moves first.
    std::vector<ResultCounts> results(ResultsBy by, const GameFilter& filter = {},
                                      std::optional<std::string> player = {},
                                      ResultsOf of = ResultsOf::AllGames) const;

    /// How often each name occurs, with the number of games, the most frequent first; those with as many games in the order of their texts.
    struct PlayerCount {
        std::string name;
        std::int64_t games = 0;
        friend bool operator==(const PlayerCount&, const PlayerCount&) = default;
    };
    std::vector<PlayerCount> players(std::string_view words = {}, int limit = 1000) const;
    /// All labels in use, sorted.
    std::vector<std::string> labels() const;

private:
    store::FilterSql sqlOf(const GameFilter& filter) const;
    /// The ids of the games with the position or the pieces of a condition, as a list for json_each.
    std::string gamesWith(const GameCondition& condition) const;
    std::string gamesWithPosition(const AnyPosition& position) const;
    std::string gamesWithPieces(const GameCondition& condition, const PiecePattern& pattern,
                                const std::shared_ptr<const Variant>& variant) const;
    bool mustStop() const { return m_isStopped && m_isStopped(); }

    Library& m_library;
    std::function<bool()> m_isStopped;
};

} // namespace komadai::core
