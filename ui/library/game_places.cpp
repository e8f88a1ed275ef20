#include "ui/library/game_places.h"

#include <algorithm>
#include <tuple>

namespace komadai::ui {
namespace {

using By = core::GameOrder::By;

bool isBefore(const core::GameSummary& a, const core::GameSummary& b, By by) {
    const auto& first = a.header;
    const auto& second = b.header;
    const auto rating = [](const core::RecordHeader& header) {
        return std::max(header.players[0].rating.value_or(0), header.players[1].rating.value_or(0));
    };
    switch (by) {
    case By::Added: return a.id < b.id;
    case By::Date:
        return std::tuple(core::dayOf(first), first.startedAt, a.id) <
               std::tuple(core::dayOf(second), second.startedAt, b.id);
    case By::FirstPlayer:
        return std::tie(first.players[0].name, a.id) < std::tie(second.players[0].name, b.id);
    case By::SecondPlayer:
        return std::tie(first.players[1].name, a.id) < std::tie(second.players[1].name, b.id);
    case By::Variant:
        return std::tuple(first.variant, core::dayOf(first), first.startedAt, a.id) <
               std::tuple(second.variant, core::dayOf(second), second.startedAt, b.id);
    case By::Moves: return std::tie(a.plyCount, a.id) < std::tie(b.plyCount, b.id);
    case By::Rating: return std::tuple(rating(first), a.id) < std::tuple(rating(second), b.id);
    case By::Result:
    case By::Event:
    case By::Played: break;
    }
    return a.id < b.id;
}

} // namespace

/// By event, games without one come last in either direction; when a game was last played is not in its summary.
bool canBePlaced(const core::GameOrder& order) {
    return order.by != By::Result && order.by != By::Event && order.by != By::Played;
}

std::optional<std::vector<core::GameId>> withPlaced(std::span<const core::GameId> games,
                                                    const std::set<core::GameId>& changed,
                                                    const core::GameOrder& order,
                                                    const core::Library& library) {
    std::vector<core::GameId> placed(games.begin(), games.end());
    std::erase_if(placed, [&](core::GameId game) { return changed.contains(game); });
    const auto comesBefore = [&](const core::GameSummary& a, const core::GameSummary& b) {
        return order.isDescending ? isBefore(b, a, order.by) : isBefore(a, b, order.by);
    };
    const std::vector<core::GameId> asked(changed.begin(), changed.end());
    for (const core::GameSummary& game : library.summaries(asked)) {
        const auto place = std::partition_point(placed.begin(), placed.end(), [&](core::GameId other) {
            const auto summary = library.summary(other);
            return summary && comesBefore(*summary, game);
        });
        placed.insert(place, game.id);
    }
    if (std::ranges::equal(placed, games)) return std::nullopt;
    return placed;
}

} // namespace komadai::ui
