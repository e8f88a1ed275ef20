// The typed position inside an AnyPosition. Included only by code that is compiled for each type: search and perft.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/effects/effects_position.h"
#include "core/rules/position.h"

#include <variant>

namespace komadai::core {

/// Alternatives are in the order of Variant::Tables.
struct PositionModel {
    std::variant<Position<SmallBoard>, Position<MediumBoard>, Position<LargeBoard>, EffectsPosition> position;
};

} // namespace komadai::core
