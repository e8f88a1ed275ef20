// Parts of a record that can be left out.
#pragma once

#include "core/record/game_record.h"

#include <optional>

namespace komadai::core {

/// Moves that were played, or of the main line of a game without an end, symbols, drawings, bookmarks, times and the header are in none of
/// these parts.
struct RecordParts {
    bool comments = false;    ///< before and after moves, and on the whole game
    bool variations = false;  ///< everything except the main line, and what follows the end of the game there
    bool evaluations = false; ///< of positions, by engines

    bool any() const { return comments || variations || evaluations; }
    friend bool operator==(const RecordParts&, const RecordParts&) = default;
};

/// The edit that removes these parts from the tree. It changes nothing where the tree has none of them. `hidden` is the first node of a
/// line that is not to be seen: it is no variation, and the main line goes on beside it. Precondition: that line has no variations.
/// `end` is where the game ended: what follows it in the main line is a variation.
TreeEdit removalOf(const RecordParts& parts, const GameTree& tree,
                   std::optional<NodeId> hidden = std::nullopt, std::optional<NodeId> end = std::nullopt);

/// Removes these parts from a record. Its tree has no steps to undo after that. A game that ended in a variation which is removed has no
/// result any more: it was played as far as the moves that are left.
void removeParts(GameRecord& record, const RecordParts& parts);

} // namespace komadai::core
