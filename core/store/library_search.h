// Questions to a library: which games, which moves, which positions.
#pragma once

#include "core/store/game_filter.h"
#include "core/store/library.h"

#include "core/rules/any_position.h"
#include "core/rules/outcome.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace komadai::core {

/// The day of a game as YYYYMMDD, from its date or its start; parts that are unknown are 00. 0 if nothing is known.
int dayOf(const RecordHeader& header);

/// How the list of games is sorted. Games that are equal are sorted by id; games without an event come last.
struct GameOrder {
    enum class By { Added, Date, FirstPlayer, SecondPlayer, Variant, Result, Moves, Event, Rating, Played };
    By by = By::Date;
    bool isDescending = true;
    friend bool operator==(const GameOrder&, const GameOrder&) = default;
};

/// Results of games in which a move was played.
struct MoveCounts {
    std::int64_t games = 0;
    std::array<std::int64_t, SideCount> wins{}; ///< by index of the winner
    std::int64_t draws = 0;
    std::int64_t ratingSum = 0; ///< of the mean rating of the two players
    std::int64_t rated = 0;     ///< games in which a rating is known
    int lastDay = 0;            ///< see dayOf. It may belong to a game that was deleted or changed since

    void add(const MoveCounts& other);
    /// The day stays.
    void remove(const MoveCounts& other);
    /// The points of the first player, from 0 to 1, in the games that have a result; none if there are none.
    std::optional<double> scoreOfFirst() const;
    std::optional<int> meanRating() const;
    friend bool operator==(const MoveCounts&, const MoveCounts&) = default;
};

/// What was played in a position.
struct Exploration {
    struct Line {
        Move move;
        MoveCounts counts;
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> moves{}; ///< the most frequent one first
    MoveCounts total{};        ///< of the games that went on from here, each counted once
    bool isWhole = true;       ///< false while games are still being counted, and if counting was stopped
    friend bool operator==(const Exploration&, const Exploration&) = default;
};

/// What results are grouped by.
enum class ResultsBy {
    Variant,  ///< its id
    Side,     ///< "first" or "second", the side of the player
    Opponent, ///< the name
    Level,    ///< of the computer, "1" to "10"; only games of a person against the computer
    Clock,    ///< of the player, see formatTimeControl
    Year,     ///< "1996"; "0" if it is not known
    Reason,   ///< how the games ended, "checkmate"; empty for games that are not over
};

/// How a game ended, by the word for it in the library: "checkmate". None if there is no such word.
std::optional<EndReason> endReasonNamed(std::string_view word);

/// Which games of a library are counted.
enum class ResultsOf {
    AllGames,
    AgainstComputer, ///< of a person against the computer
    FirstPlayer,     ///< all games, as the player who moves first sees them
};

/// Results of a group of games, as one player sees them.
struct ResultCounts {
    std::string name;
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0; ///< games that are not over count for none
    friend bool operator==(const ResultCounts&, const ResultCounts&) = default;
};

/// Pieces on squares, whatever stands elsewhere.
struct PiecePattern {
    struct Cell {
        Square square;
        std::optional<Piece> piece{}; ///< none: the square must be empty
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    std::vector<Cell> cells;
    std::optional<Side> sideToMove{};
    /// Whether the position also holds the pattern turned by half a turn with the sides exchanged.
    bool alsoTurned = false;
    /// Whether left and right may be exchanged.
    bool alsoMirrored = false;

    bool matches(const AnyPosition& position) const;
};

/// A place that a search has found.
struct FoundPosition : PositionHit {
    int ply = 0; ///< moves from the start of the game to the node
    friend bool operator==(const FoundPosition&, const FoundPosition&) = default;
};

/// The position with left and right exchanged. None where the game does not allow it: where the pieces could not move in it
/// as they do in the other.
std::optional<AnyPosition> mirrorImageOf(const AnyPosition& position);

/// Reads from a library. Every function is one transaction for reading, so what it sees does not change meanwhile, and can throw
/// StorageError. On the thread of the library.
class LibrarySearch {
public:
    /// The library must outlive the search.
    explicit LibrarySearch(Library& library) : m_library(library) {}

    /// The games that a filter accepts and that are not deleted. At most `limit`, if one is given.
    std::vector<GameId> games(const GameFilter& filter, const GameOrder& order = {},
                              std::optional<int> limit = {}) const;
    std::int64_t count(const GameFilter& filter) const;

    /// The moves that were played in a position, on the main lines of games that the filter accepts. The ways to the
    /// position do not matter. `progress` gets what was counted so far, and says whether to go on; only where counting takes
    /// long.
    Exploration explore(const AnyPosition& position, const GameFilter& filter = {},
                        const std::function<bool(const Exploration&)>& progress = {}) const;

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
    /// Groups of games with the same variant, start and main line, which has moves; the ones added first are in front.
    std::vector<std::vector<GameId>> duplicates(const GameFilter& filter = {}) const;

    /// Results of the games that a filter accepts, the largest group first.
    /// `player`  the whole name of the player who sees them. None: in games of a person against the computer it is the
    ///           person, in others the player who moves first.
    std::vector<ResultCounts> results(ResultsBy by, const GameFilter& filter = {},
                                      std::optional<std::string> player = {},
                                      ResultsOf of = ResultsOf::AllGames) const;

    /// How often each name occurs, with the number of games, the most frequent first.
    struct PlayerCount {
        std::string name;
        std::int64_t games = 0;
        friend bool operator==(const PlayerCount&, const PlayerCount&) = default;
    };
    std::vector<PlayerCount> players(std::string_view words = {}, int limit = 1000) const;
    /// All labels in use, sorted.
    std::vector<std::string> labels() const;

private:
    Library& m_library;
};

} // namespace komadai::core
