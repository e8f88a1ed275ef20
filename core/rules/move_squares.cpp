#include "core/rules/move_squares.h"

#include <algorithm>

namespace komadai::core {

bool isOnBoard(const Move& move, BoardSize size) {
    const auto has = [&](Square square) { return square.index() < size.squares(); };
    const auto* path = std::get_if<PathMove>(&move);
    if (!path) {
        const auto* board = std::get_if<BoardMove>(&move);
        return has(destinationOf(move)) && (!board || has(board->from));
    }
    return has(path->from) && std::all_of(path->path.begin(), path->path.begin() + path->steps, has) &&
           std::all_of(path->victims.begin(), path->victims.begin() + path->taken,
                       [&](const PathMove::Victim& victim) { return has(victim.square); });
}

} // namespace komadai::core
