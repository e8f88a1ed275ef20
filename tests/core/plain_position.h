// Access to the typed positions of games without special effects.
#pragma once

#include "core/rules/position_model.h"

#include <stdexcept>
#include <type_traits>
#include <utility>

namespace komadai::core::test {

/// Calls the function with the `Position<Geometry>` that a position contains.
template <class Function>
auto visitPlain(const AnyPosition& position, Function&& function) {
    using Answer = decltype(function(std::declval<const Position<SmallBoard>&>()));
    return std::visit(
        [&]<class TypedPosition>(const TypedPosition& typed) -> Answer {
            if constexpr (std::is_same_v<TypedPosition, EffectsPosition>)
                throw std::invalid_argument("a position with special effects");
            else
                return function(typed);
        },
        position.model().position);
}

} // namespace komadai::core::test
