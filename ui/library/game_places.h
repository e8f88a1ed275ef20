// Where changed games stand in a sorted list.
#pragma once

#include "core/store/library_search.h"

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace komadai::ui {

/// Whether the place of a game in this order follows from its summary.
bool canBePlaced(const core::GameOrder& order);

/// The list with these games where they belong now: reads only as many games as it needs to find their places. Games that do not
/// exist are removed. None if the list stays as it is. Precondition: canBePlaced(order), and the list is sorted but for the
/// changed games. On the thread of the library.
std::optional<std::vector<core::GameId>> withPlaced(std::span<const core::GameId> games,
                                                    const std::set<core::GameId>& changed,
                                                    const core::GameOrder& order,
                                                    const core::Library& library);

} // namespace komadai::ui
