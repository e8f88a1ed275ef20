// Games for the tests of the window.
#pragma once

#include "core/rules/game.h"
#include "tests/ui/positions.h"

#include <QTest>

namespace komadai::ui::test {

/// A game of EuroShogi from a position, or from the start.
inline core::Game euroShogiGame(std::string_view fen = {}) {
    if (fen.empty()) return core::Game(startPosition());
    const auto setup = core::parsePosition(fen, euroshogi()->spec());
    return core::Game(core::AnyPosition::fromSetup(setup.value(), euroshogi()).value(),
                      setup.value().quietPlies);
}

} // namespace komadai::ui::test
