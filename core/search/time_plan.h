// How much time a move may take: limits made of the clock, and a scale that follows the search. Nothing here reads a clock.
#pragma once

#include "core/search/search_parameters.h"

#include <chrono>
#include <optional>

namespace komadai::core {

/// How long a search may think about a move of a game with a clock.
struct TimePlan {
    /// The usual time, which TimeKeeper scales. At least 1 ms, at most `hard`.
    std::chrono::milliseconds soft{};
    /// A search ends at this time at the latest. At least 1 ms.
    std::chrono::milliseconds hard{};
    /// Time of the turn that is lost if it is not used, such as byoyomi: a search that would end sooner goes on until then. At most
    /// `hard`.
    std::chrono::milliseconds free{};
    friend bool operator==(const TimePlan&, const TimePlan&) = default;
};

/// What the clock of the player to move says. Times may have any value; negative ones count as 0.
struct MoverClock {
    std::chrono::milliseconds left{};      ///< main time
    std::chrono::milliseconds increment{}; ///< added after each move
    std::chrono::milliseconds byoyomi{};   ///< for each move, once `left` is used up
    std::optional<int> movesToGo{};        ///< until `left` is increased; none, or less than 1: never
    /// The most that a move should cost besides its search: interface, network, a busy machine. Usually it costs half of that.
    std::chrono::milliseconds overhead{};
    int ply = 0; ///< of the game; 0 for its first move
};

/// Divides the time that is left among the moves to come. A share is
///     (left - reserve + increments to come - overhead of this move - half the overhead of each move to come) / moves
/// where `moves` are those to the next time control or, if they are fewer, those that are expected to the end of the game. The soft
/// limit is the share and the byoyomi, the hard limit a few shares and the byoyomi. The reserve, a few overheads, is for a busy machine;
/// there is none where byoyomi or a time control follows.
///
/// No plan is longer than the time that is left for this move less the overhead, unless that is less than 1 ms. The last move before
/// a time control may take all of it; a move that uses up the main time before byoyomi, and a move in byoyomi, do. If moves cost half
/// the overhead, a player whose clock gives each move that and 1 ms never runs out of time.
TimePlan planTime(const MoverClock& clock, const SearchParameters& parameters = {});

/// What an iteration of the search has found.
struct IterationNews {
    bool hasNewBest = false; ///< the best move is another one than after the iteration before
    int score = 0;           ///< in centipawns; see score_scale.h for forced wins and losses
    /// The share of all positions so far that were searched below the best move, 0..1; none if unknown.
    std::optional<double> effort{};
};

/// Decides after each iteration whether a search goes on. The soft limit is multiplied by a scale, which is the product of four factors:
/// more time after changes of the best move, more after a fall of its score, less the larger its part of the search is, and less
/// if it is the only sensible move. A forced move is answered as soon as it has a score.
class TimeKeeper {
public:
    explicit TimeKeeper(const TimePlan& plan, const SearchParameters& parameters = {});

    /// An iteration has ended.
    void note(const IterationNews& news);
    /// The best move is better than all others by far. Holds until the best move changes.
    void noteOneSensibleMove() { m_hasOneSensibleMove = true; }
    /// There is only one move.
    void noteForcedMove() { m_isForced = true; }
    /// Whether the search ends now if the best move is the only sensible one, and goes on otherwise.
    /// `elapsed`  time of the search
    bool dependsOnOtherMoves(std::chrono::milliseconds elapsed) const;

    /// The factor for the soft limit.
    double scale() const;
    /// The time of the search after which no iteration begins.
    std::chrono::milliseconds lastStart() const;
    /// The time of the search at which an iteration ends unfinished, unless it is just finding out that the best move is worse than
    /// it seemed, or that another one is better.
    std::chrono::milliseconds end() const;
    /// The time of the turn before which the search does not end. It differs from the time of the search after pondering.
    std::chrono::milliseconds free() const { return m_isForced ? std::chrono::milliseconds(0) : m_plan.free; }

private:
    std::chrono::milliseconds after(double part) const;

    TimePlan m_plan;
    SearchParameters m_parameters;
    int m_iterations = 0;
    double m_changes = 0;               ///< of the best move, the older ones counting less
    std::optional<double> m_usualScore; ///< mean of the scores so far, the older ones counting less
    double m_fall = 0;                  ///< of the last score below the usual one
    std::optional<double> m_effort;
    bool m_hasOneSensibleMove = false;
    bool m_isForced = false;
};

} // namespace komadai::core
