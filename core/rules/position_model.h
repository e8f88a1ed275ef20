// The typed position behind an AnyPosition. Included by code that is compiled for each type: search and perft.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/ko/ko_position.h"
#include "core/rules/position.h"

#include <variant>

namespace komadai::core {

struct PositionModel {
    std::variant<Position<SmallBoard>, Position<MediumBoard>, Position<LargeBoard>, KoPosition> position;
};

} // namespace komadai::core
