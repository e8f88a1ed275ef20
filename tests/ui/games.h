// Games for the tests of the window.
#pragma once

#include "core/record/game_tree.h"
#include "core/rules/game.h"
#include "tests/ui/positions.h"

#include <QTest>

#include <initializer_list>

namespace komadai::ui::test {

/// A game of EuroShogi from a position, or from the start.
inline core::Game euroShogiGame(std::string_view fen = {}) {
    if (fen.empty()) return core::Game(startPosition());
    const auto setup = core::parsePosition(fen, euroshogi()->spec());
    return core::Game(core::AnyPosition::fromSetup(setup.value(), euroshogi()).value(),
                      setup.value().quietPlies);
}

/// Adds moves one after another below a node; the last node.
template <class Moves = std::initializer_list<const char*>>
core::NodeId addLine(core::GameTree& tree, core::NodeId node, const Moves& moves) {
    for (const auto& move : moves)
        node = tree.add(node, uciMove(move, tree.position(node)));
    return node;
}

} // namespace komadai::ui::test
