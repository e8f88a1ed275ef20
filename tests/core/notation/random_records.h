// Random games with all that the Japanese formats can keep.
#pragma once

#include "core/notation/record_reading.h"
#include "tests/core/notation/read_games.h"
#include "tests/core/record/random_trees.h"

namespace komadai::core::test {

/// A game with variations, whole seconds and notes. The main line may go on after the end of the game. Comments before a move stand only
/// where a variation begins.
inline GameRecord randomRecord(const AnyPosition& start, std::mt19937& random) {
    GameTree tree(start);
    const NodeId last = growLine(tree, GameTree::root(), 60, random);
    for (int i = 0; i < 6; ++i)
        growLine(tree, randomNode(tree, random), 5, random);
    for (const NodeId each : tree.subtree()) {
        if (each != GameTree::root() && tree.timeUsed(each))
            tree.setTimes(each, {std::chrono::floor<std::chrono::seconds>(*tree.timeUsed(each)), {}});
        Annotations notes = randomNotes(tree, each, random);
        notes.glyphs.clear();
        notes.drawings.clear();
        if (each == GameTree::root() || tree.indexOf(each) == 0) notes.before.clear();
        if (random() % 4 == 0) notes.after = "two\n\nparts";
        tree.setAnnotations(each, notes);
    }
    GameRecord record{headerOf(Game(start), {}, {}), std::move(tree), {}};
    record.header.players[1].name = "棋士";
    record.header.date = "1987-05-23";
    record.header.event = "名人戦";
    record.header.round = "2";
    record.header.tags = {{"Time", "10:00"}, {"Opening", "矢倉"}, {"備考", "x：y"}};
    const auto line = record.tree.pathTo(last);
    record.playedTo = random() % 3 == 0 && line.size() > 2 ? line[1 + random() % (line.size() - 2)] : last;
    const AnyPosition end = record.tree.position(*record.playedTo);
    record.outcome = outcomeIn(end).value_or(Outcome{end.sideToMove(), EndReason::Unknown});
    return record;
}

/// The position after some random moves from the start of a variant.
inline AnyPosition randomPosition(std::string_view variant, int plies, std::mt19937& random) {
    GameTree tree(AnyPosition::startOf(variants().find(variant)));
    return tree.position(growLine(tree, GameTree::root(), plies, random));
}

/// The record without the times of its moves.
inline GameRecord withoutTimes(GameRecord record) {
    for (const NodeId node : record.tree.subtree())
        if (node != GameTree::root()) record.tree.setTimes(node, {});
    return record;
}

} // namespace komadai::core::test
