// Moves of several steps, with captures and shots on the way.
#pragma once

#include "core/board/square.h"
#include "core/rules/keys.h"
#include "core/variants/effects.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

namespace komadai::core {

/// A move as it is played: the squares landed on in order, and the captures. Two moves are equal if they have the same start,
/// destination, captures and promotion. The path and the order of captures are the player's choice; records keep them.
///
/// In a move without steps, the piece shoots from its square.
struct PathMove {
    static constexpr int MaxSteps = MultiStep::MaxSteps;
    static constexpr int MaxTaken = 6;

    /// A piece that is taken, by a landing or by a shot.
    struct Victim {
        Square square;
        std::uint8_t step = 0; ///< after how many steps
        bool byShot = false;
    };

    Square from;
    bool promotes = false;
    std::uint8_t steps = 0;
    std::uint8_t taken = 0;
    std::array<Square, MaxSteps> path{};    ///< `steps` squares, the last being the destination
    std::array<Victim, MaxTaken> victims{}; ///< `taken` of them, in the order in which they are taken

    /// Whether the move is tactical: it captures or promotes.
    bool takesOrPromotes() const { return taken > 0 || promotes; }
    Square to() const { return steps == 0 ? from : path[steps - 1U]; }
    bool takes(Square square) const {
        for (std::size_t i = 0; i < taken; ++i)
            if (victims[i].square == square) return true;
        return false;
    }

    void addStep(Square square) {
        assert(steps < MaxSteps);
        path[steps++] = square;
    }
    /// Adds the capture of the piece on the square, after the steps made so far.
    void addTaken(Square square, bool byShot) {
        assert(taken < MaxTaken);
        victims[taken++] = {square, steps, byShot};
    }

    friend bool operator==(const PathMove& a, const PathMove& b) {
        if (a.from != b.from || a.to() != b.to() || a.promotes != b.promotes || a.taken != b.taken)
            return false;
        for (std::size_t i = 0; i < a.taken; ++i)
            if (!b.takes(a.victims[i].square)) return false;
        return true;
    }
};

/// The legal moves of a position, tactical and quiet ones apart. Most quiet moves have one step, so they are stored as two
/// squares.
struct PathMoveList {
    struct Quiet {
        static constexpr std::uint16_t NoWalk = 0xffff;
        Square from, to;
        std::uint16_t walk = NoWalk; ///< index in `walks`, for a move of several steps
    };
    std::vector<PathMove> tactical;
    std::vector<Quiet> quiet;
    std::vector<PathMove> walks;

    void clear() {
        tactical.clear();
        quiet.clear();
        walks.clear();
    }
    void addQuiet(const PathMove& move) {
        if (move.steps == 1) {
            quiet.push_back({move.from, move.to()});
            return;
        }
        quiet.push_back({move.from, move.to(), static_cast<std::uint16_t>(walks.size())});
        walks.push_back(move);
    }
    PathMove quietMove(std::size_t index) const {
        const Quiet& move = quiet[index];
        if (move.walk != Quiet::NoWalk) return walks[move.walk];
        PathMove step;
        step.from = move.from;
        step.addStep(move.to);
        return step;
    }
};

/// A hash of the move: equal for equal moves, and almost always different for other moves of the position.
inline std::uint64_t identityOf(const PathMove& move) {
    std::uint64_t victims = 0; // their order does not matter
    for (std::size_t i = 0; i < move.taken; ++i)
        victims += spread(static_cast<std::uint64_t>(move.victims[i].square.index()));
    const auto squares = static_cast<std::uint64_t>(move.from.index()) << 16 |
                         static_cast<std::uint64_t>(move.to().index()) << 1 | std::uint64_t{move.promotes};
    return spread(squares + spread(victims));
}

/// Whether two moves are equal including path and order of captures.
inline bool playedAlike(const PathMove& a, const PathMove& b) {
    if (!(a == b) || a.steps != b.steps) return false;
    for (std::size_t i = 0; i < a.steps; ++i)
        if (a.path[i] != b.path[i]) return false;
    for (std::size_t i = 0; i < a.taken; ++i)
        if (a.victims[i].square != b.victims[i].square || a.victims[i].step != b.victims[i].step ||
            a.victims[i].byShot != b.victims[i].byShot)
            return false;
    return true;
}

} // namespace komadai::core
