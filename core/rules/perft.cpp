#include "core/rules/perft.h"

#include "core/rules/position_model.h"

namespace komadai::core {
namespace {

/// Counts the moves of the last ply without playing them. `moves[d]` is the list of the node with depth d.
template <class TypedPosition>
std::uint64_t leaves(TypedPosition& position, int depth,
                     std::vector<std::vector<typename TypedPosition::Move>>& moves) {
    if (depth == 1) return position.countLegalMoves();
    std::uint64_t total = 0;
    auto& list = moves[static_cast<std::size_t>(depth)];
    list.clear();
    position.addLegalMoves(list);
    for (const auto& move : list) {
        const auto undo = position.make(move);
        total += leaves(position, depth - 1, moves);
        position.unmake(move, undo);
    }
    return total;
}

} // namespace

std::uint64_t perft(const AnyPosition& position, int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    return std::visit(
        [&]<class TypedPosition>(TypedPosition typed) {
            std::vector<std::vector<typename TypedPosition::Move>> moves(static_cast<std::size_t>(depth) + 1);
            return leaves(typed, depth, moves);
        },
        position.model().position);
}

std::vector<std::pair<Move, std::uint64_t>> perftByMove(const AnyPosition& position, int depth) {
    assert(depth >= 1);
    std::vector<std::pair<Move, std::uint64_t>> counts;
    for (const Move& move : position.legalMoves())
        counts.emplace_back(move, perft(position.after(move), depth - 1));
    return counts;
}

} // namespace komadai::core
