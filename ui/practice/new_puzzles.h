// Puzzles that were just added to the library.
#pragma once

#include "core/store/practice_store.h"

#include <string>
#include <vector>

namespace komadai::ui {

struct NewPuzzles {
    std::string variant{}; ///< id, of one of them; empty without any
    std::vector<core::CardId> cards{};
};

} // namespace komadai::ui
