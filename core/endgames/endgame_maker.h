// Makes and checks endgame tables.
#pragma once

#include "core/endgames/endgames.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::core {

/// How far the making or the check of a table has come.
struct EndgameProgress {
    enum class Stage : std::uint8_t {
        Positions, ///< finds the ends of the game, and the moves that lead to other tables
        Distances, ///< goes back from the ends, a ply at a time
        Check,
    };
    Stage stage{};
    std::uint64_t done = 0;  ///< entries; plies with `Distances`
    std::uint64_t total = 0; ///< entries; 0 with `Distances`, as their number is unknown
};
using EndgameListener = std::function<void(const EndgameProgress&)>;

/// Makes a table by retrograde analysis: starts with the positions in which the game is over or leaves the material for another
/// table, and goes back from there, a ply at a time.
/// `endgames`  has the tables of materialsAfter(material).
/// Null if it was stopped. Precondition: the material has at most MostEndgameEntries entries.
std::shared_ptr<const EndgameTable> makeEndgame(const Endgames& endgames, const EndgameMaterial& material,
                                                const std::stop_token& stop = {},
                                                const EndgameListener& listener = {});

/// An entry that its successors, or the rules, contradict.
struct EndgameFault {
    std::uint64_t index = 0;
    std::optional<EndgameValue> found, expected;
};
/// The result of a check.
struct EndgameCheck {
    std::uint64_t checked = 0, faults = 0; ///< entries
    std::optional<EndgameFault> firstFault;
    bool isStopped = false;
};
/// Compares each entry of a table with the rules and with the values after all legal moves.
/// `endgames`  has this table and those of materialsAfter.
EndgameCheck checkEndgame(const Endgames& endgames, const EndgameTable& table,
                          const std::stop_token& stop = {}, const EndgameListener& listener = {});

/// The position with that number; none if it breaks the rules.
std::optional<AnyPosition> endgamePosition(const Endgames& endgames, const EndgameLayout& layout,
                                           std::uint64_t index);

/// The material and all that it can turn into, in an order in which they can be made.
std::vector<EndgameMaterial> withMaterialsAfter(const std::vector<EndgameMaterial>& wanted,
                                                const Endgames& endgames);

} // namespace komadai::core
