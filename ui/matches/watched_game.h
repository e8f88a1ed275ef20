// A game of a match, as the window sees it.
#pragma once

#include "matches/match_game.h"

#include <array>
#include <mutex>
#include <optional>
#include <vector>

namespace komadai::ui {

/// The moves of a game so far. The match adds them on its thread, while the window reads them on its own.
class WatchedGame {
public:
    explicit WatchedGame(core::Game start) : m_start(std::move(start)) {}

    /// What was last heard of a player.
    struct PlayerState {
        std::optional<std::chrono::milliseconds>
            left;                         ///< on the clock; none if there is no time for the game
        std::optional<core::Score> score; ///< of the last move, from the view of the player
    };

    void add(const PlayedMove& move) {
        const std::lock_guard lock(m_mutex);
        const auto mover =
            (m_moves.size() + static_cast<std::size_t>(indexOf(m_start.position().sideToMove()))) % 2;
        m_moves.push_back(move.move);
        m_players[mover] = {move.left, move.score};
    }

    /// The opening, without moves.
    const core::Game& start() const { return m_start; }
    int plies() const {
        const std::lock_guard lock(m_mutex);
        return static_cast<int>(m_moves.size());
    }
    /// The moves from this ply on.
    std::vector<core::Move> movesFrom(int ply) const {
        const std::lock_guard lock(m_mutex);
        return {m_moves.begin() + std::min<std::ptrdiff_t>(ply, std::ssize(m_moves)), m_moves.end()};
    }
    /// By indexOf(Side).
    std::array<PlayerState, core::SideCount> players() const {
        const std::lock_guard lock(m_mutex);
        return m_players;
    }

private:
    const core::Game m_start;
    mutable std::mutex m_mutex; ///< for what follows
    std::vector<core::Move> m_moves;
    std::array<PlayerState, core::SideCount> m_players;
};

} // namespace komadai::ui
