// What a user and an engine do with open games, at random but always the same.
#pragma once

#include "core/notation/stored_record.h"
#include "tests/core/record/random_trees.h"
#include "tests/ui/games.h"
#include "ui/document/game_document.h"

#include <random>

namespace komadai::ui::test {

/// Changes after which the next game begins.
constexpr int ChangesInAGame = 25;

inline core::GameRecord unplayedRecord() {
    return {core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{}),
            core::GameTree(euroShogiGame().position())};
}

/// Changes the record at random, once, in a way that is to be stored. The first change plays a move.
inline void changeAtRandom(GameDocument& document, std::mt19937& random) {
    using namespace core::test;
    const auto& tree = document.tree();
    const auto revision = tree.revision();
    const auto header = document.header();
    const auto played = document.playedTo();
    while (tree.revision() == revision && document.header() == header && document.playedTo() == played) {
        const core::NodeId node = randomNode(tree, random);
        const bool isRoot = node == core::NodeId::root();
        const auto kind = tree.size() == 1 ? 0 : random() % 10;
        if (kind < 3) { // the game goes on
            const core::Game game = document.gameAt(document.playedTo());
            const auto move = game.isOver() ? std::nullopt : randomMove(game.position(), random);
            if (move)
                document.playMove(document.playedTo(), *move, std::chrono::milliseconds(random() % 9000));
        } else if (kind == 3) { // a variation
            if (const auto move = randomMove(tree.position(node), random)) document.addMove(node, *move);
        } else if (kind == 4) {
            document.annotate(node, randomNotes(tree, node, random));
        } else if (kind == 5) {
            document.keepEvaluation(node, {core::Score::centipawns(static_cast<int>(random() % 99)),
                                           static_cast<int>(random() % 20),
                                           1000,
                                           "Engine",
                                           {}});
        } else if (kind == 6) {
            if (document.canUndo()) document.undo();
        } else if (kind == 7) {
            if (!isRoot && !tree.isMainLine(node)) document.makeMainLine(node);
        } else if (kind == 8) {
            if (!isRoot && random() % 3 == 0) document.remove(node);
        } else {
            auto changed = document.header();
            changed.event = "event " + std::to_string(random() % 1000);
            document.setHeader(changed);
        }
    }
}

} // namespace komadai::ui::test
