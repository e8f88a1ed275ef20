// The history of the position being searched: the game before the root, and the line from there.
#pragma once

#include "core/base/hash.h"
#include "core/rules/endings.h"
#include "core/rules/game.h"

#include <array>
#include <cstdint>
#include <vector>

namespace komadai::core {

/// Positions by key, from the start of the game on; the last is the present one. A history by which `endOf` judges (see
/// PositionHistory), with one difference to that of a game: it foresees repetitions.
class SearchPath {
public:
    /// Precondition: game.position() is the root of the search.
    explicit SearchPath(const Game& game);

    void push(std::uint64_t key, bool inCheck, bool isProgress);
    /// A null move: nothing repeats across it.
    void pushNullMove(std::uint64_t key);
    void pop();

    /// The key of the present position in the transposition table. Near the move limit it depends on the plies that are left, as
    /// scores do there.
    std::uint64_t tableKey(const MoveLimitRule& rule) const {
        const State& now = m_states.back();
        const int left = 2 * rule.moves - now.quietPlies;
        return rule.moves == 0 || left > PliesNearMoveLimit
                   ? now.key
                   : hashWith(now.key, static_cast<std::uint64_t>(left));
    }
    /// Plies without progress up to the present position.
    int quietPlies() const { return m_states.back().quietPlies; }

    /// None where the present position does not count as repeated. It does once it has occurred as often as the rule
    /// demands. If it has occurred since the root, it does at once, as a foreseen repetition: what a side could do there
    /// the first time, it can do again.
    std::optional<Repetition> repetition(const RepetitionRule& rule) const;

private:
    struct State {
        std::uint64_t key;
        std::uint32_t barrier; ///< the first state that the present one can repeat
        std::int16_t quietPlies;
        std::int16_t checks; ///< how many moves in a row gave check, of the side that moved here
    };

    /// From so many plies before the move limit on, a search may reach it.
    static constexpr int PliesNearMoveLimit = 40;

    void push(std::uint64_t key, bool inCheck, int quietPlies, std::size_t barrier);
    std::uint16_t& seen(std::uint64_t key) { return m_seen[key % m_seen.size()]; }

    std::vector<State> m_states;
    std::size_t m_root = 0;
    /// The number of states by the low bits of their keys. Most positions are new, and this tells so quickly.
    std::array<std::uint16_t, 4096> m_seen{};
};

} // namespace komadai::core
