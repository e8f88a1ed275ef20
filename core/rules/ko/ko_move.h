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

/// A move as it is played: the squares landed on, one after another, and what is taken. Two moves are equal if
/// they begin and end on the same squares, take the same pieces and agree about promotion; the path and the
/// order of captures are the player's choice, which records keep.
///
/// A move without a step is shooting from where the piece stands.
struct KoMove {
    static constexpr int MaxSteps = MultiStep::MaxSteps;
    static constexpr int MaxTaken = 6;

    /// A piece that is taken, by a landing or by a shot.
    struct Taken {
        Square square;
        std::uint8_t step = 0; ///< after how many steps
        bool byShot = false;
    };

    Square from;
    bool promotes = false;
    std::uint8_t steps = 0;
    std::uint8_t taken = 0;
    std::array<Square, MaxSteps> path{};   ///< `steps` squares, the last being the destination
    std::array<Taken, MaxTaken> victims{}; ///< `taken` of them, in the order in which they are taken

    /// Whether it does more than to bring a piece elsewhere.
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
    /// Takes what stands on the square, after the steps made so far.
    void addTaken(Square square, bool byShot) {
        assert(taken < MaxTaken);
        victims[taken++] = {square, steps, byShot};
    }

    friend bool operator==(const KoMove& a, const KoMove& b) {
        if (a.from != b.from || a.to() != b.to() || a.promotes != b.promotes || a.taken != b.taken)
            return false;
        for (std::size_t i = 0; i < a.taken; ++i)
            if (!b.takes(a.victims[i].square)) return false;
        return true;
    }
};

/// The legal moves of a position, those that take or promote apart from the quiet ones. Most of these are made in one step;
/// so two squares are enough for them.
struct KoMoveList {
    struct Quiet {
        static constexpr std::uint16_t NoWalk = 0xffff;
        Square from, to;
        std::uint16_t walk = NoWalk; ///< place among `walks` of a move of several steps
    };
    std::vector<KoMove> tactical;
    std::vector<Quiet> quiet;
    std::vector<KoMove> walks;

    void clear() {
        tactical.clear();
        quiet.clear();
        walks.clear();
    }
    void addQuiet(const KoMove& move) {
        if (move.steps == 1) {
            quiet.push_back({move.from, move.to()});
            return;
        }
        quiet.push_back({move.from, move.to(), static_cast<std::uint16_t>(walks.size())});
        walks.push_back(move);
    }
    KoMove quietMove(std::size_t index) const {
        const Quiet& move = quiet[index];
        if (move.walk != Quiet::NoWalk) return walks[move.walk];
        KoMove step;
        step.from = move.from;
        step.addStep(move.to);
        return step;
    }
};

/// A number that equal moves share, and other moves of the same position almost never.
inline std::uint64_t identityOf(const KoMove& move) {
    std::uint64_t victims = 0; // their order does not matter
    for (std::size_t i = 0; i < move.taken; ++i)
        victims += spread(static_cast<std::uint64_t>(move.victims[i].square.index()));
    const auto squares = static_cast<std::uint64_t>(move.from.index()) << 16 |
                         static_cast<std::uint64_t>(move.to().index()) << 1 | std::uint64_t{move.promotes};
    return spread(squares + spread(victims));
}

/// Whether two moves are equal in every detail.
inline bool playedAlike(const KoMove& a, const KoMove& b) {
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
