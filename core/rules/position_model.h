// The typed position behind an AnyPosition. Included by code that is compiled for each class of board: search
// and perft.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/position.h"

#include <variant>

namespace komadai::core {

struct PositionModel {
    std::variant<Position<SmallBoard>, Position<MediumBoard>, Position<LargeBoard>> position;
};

} // namespace komadai::core
