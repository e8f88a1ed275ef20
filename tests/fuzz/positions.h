// What the targets for the texts of positions share.
#pragma once

#include "core/notation/position_text.h"
#include "core/rules/any_position.h"
#include "core/rules/variant_set.h"
#include "tests/fuzz/fuzz.h"

namespace komadai::fuzz {

/// Shows the variants that come with the program, one after another.
template <class Function>
void forEachVariant(Function&& function) {
    static const auto variants = core::VariantSet::builtin();
    for (const auto& variant : variants.all())
        function(variant);
}

/// What is read is printed as a text that is read as the same. `parse` and `format` are those of a notation.
template <class Parse, class Format>
void requireRoundTrip(std::string_view text, const core::VariantSpec& spec, Parse&& parse, Format&& format) {
    const auto setup = parse(text, spec);
    if (!setup) {
        requirePlace(setup.error(), text);
        return;
    }
    const std::string canonical = format(setup.value(), spec);
    const auto again = parse(canonical, spec);
    require(again && again.value() == setup.value(), "a position is read back");
    require(format(again.value(), spec) == canonical, "a canonical text stays as it is");
}

/// What either notation accepts is a position with legal moves, or is refused with a reason.
inline void requireSetup(std::string_view text, const std::shared_ptr<const core::Variant>& variant) {
    const auto setup = core::parsePosition(text, variant->spec());
    if (!setup) {
        requirePlace(setup.error(), text);
        return;
    }
    const auto position = core::AnyPosition::fromSetup(setup.value(), variant);
    if (!position) {
        require(!position.error().empty(), "a refusal has a reason");
        return;
    }
    core::Setup kept = setup.value();
    kept.quietPlies = 0; // the game's to know
    require(position.value().toSetup() == kept, "a position is what its setup says");
    for (const auto& move : position.value().legalMoves())
        require(position.value().isLegal(move), "a listed move is legal");
}

} // namespace komadai::fuzz
