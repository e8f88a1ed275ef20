// Which puzzles of the open library do not fit the rules. Used inside core/store only.
#pragma once

#include "core/store/practice_store.h"

#include <vector>

namespace komadai::core::store {

/// What PracticeStore has found out about the puzzles of the open file with the present variants. To read all puzzles takes long, and
/// each job makes a PracticeStore of its own; therefore the library keeps this.
struct UnusablePuzzles {
    CardId checkedUpTo = 0; ///< puzzles up to this card have been checked; ids of later ones are higher
    std::vector<CardId> cards;
};

} // namespace komadai::core::store
