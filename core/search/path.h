// The way from the start of the game to the position being searched, for the rules that need history.
#pragma once

#include "core/rules/game.h"

#include <array>
#include <cstdint>
#include <vector>

namespace komadai::core {

/// What a repetition means for the side to move.
struct RepetitionVerdict {
    enum class Result : std::uint8_t { Draw, Win, Loss } result = Result::Draw;
    bool endsGame =
        false; ///< otherwise the line has come back to one of its own positions and could do so again
};

/// Positions by key, from the start of the game on; the last is the present one.
class Path {
public:
    /// Precondition: game.position() is the root of the search.
    explicit Path(const Game& game);

    void push(std::uint64_t key, bool inCheck, bool isProgress);
    /// Passing the turn: nothing repeats across it.
    void pushPass(std::uint64_t key);
    void pop();

    /// Plies without progress up to the present position.
    int quietPlies() const { return m_states.back().quietPlies; }

    /// None where the present position is new enough. A position seen since the root counts at once, one from
    /// the game only when it has occurred as often as the rule demands. `mover` is the side to move.
    std::optional<RepetitionVerdict> repetition(const RepetitionRule& rule, Side mover) const;

private:
    struct State {
        std::uint64_t key;
        std::uint32_t barrier; ///< the first state that the present one can repeat
        std::int16_t quietPlies;
        std::int16_t checks; ///< how many moves in a row gave check, of the side that moved here
    };

    void push(std::uint64_t key, bool inCheck, int quietPlies, std::size_t barrier);
    std::uint16_t& seen(std::uint64_t key) { return m_seen[key % m_seen.size()]; }
    RepetitionVerdict::Result verdictSince(std::size_t first, const RepetitionRule& rule, Side mover) const;

    std::vector<State> m_states;
    std::size_t m_root = 0;
    std::array<std::uint16_t, 4096>
        m_seen{}; ///< states by the low bits of their keys: most positions are new
};

} // namespace komadai::core
