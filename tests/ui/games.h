// What several tests of the window need.
#pragma once

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"

#include <QTest>

namespace komadai::ui::test {

inline const core::VariantSet& variants() {
    static const core::VariantSet set = core::VariantSet::builtin();
    return set;
}

inline std::shared_ptr<const core::Variant> euroShogi() { return variants().find("euroshogi"); }

/// A game of EuroShogi from a position, or from the start.
inline core::Game euroShogiGame(std::string_view fen = {}) {
    if (fen.empty()) return core::Game(core::AnyPosition::startOf(euroShogi()));
    const auto setup = core::parsePosition(fen, euroShogi()->spec());
    return core::Game(core::AnyPosition::fromSetup(setup.value(), euroShogi()).value(),
                      setup.value().quietPlies);
}

/// A legal or illegal move in UCI text.
inline core::Move move(std::string_view text, const core::AnyPosition& position) {
    return core::uci::parse(text, position).value();
}

inline core::Square square(std::string_view name) {
    const auto size = euroShogi()->spec().size;
    return size.square(name[0] - 'a', size.ranks - (name[1] - '0'));
}

} // namespace komadai::ui::test
