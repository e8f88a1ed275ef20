// Random game trees, for laws and benchmarks.
#pragma once

#include "core/record/game_tree.h"
#include "core/rules/variant_set.h"

#include <random>
#include <vector>

namespace komadai::core::test {

/// The variants that come with the program.
inline const std::vector<std::shared_ptr<const Variant>>& builtinVariants() {
    static const VariantSet variants = VariantSet::builtin();
    return variants.all();
}

/// A random legal move; none if there is none.
inline std::optional<Move> randomMove(const AnyPosition& position, std::mt19937& random) {
    const auto moves = position.legalMoves();
    if (moves.empty()) return std::nullopt;
    return moves[random() % moves.size()];
}

/// Adds random moves, `plies` at most, one after another.
inline NodeId growLine(GameTree& tree, NodeId node, int plies, std::mt19937& random) {
    for (; plies > 0; --plies) {
        const auto move = randomMove(tree.position(node), random);
        if (!move) break;
        node = tree.add(node, *move, {std::chrono::milliseconds(random() % 60000), {}});
    }
    return node;
}

inline NodeId randomNode(const GameTree& tree, std::mt19937& random) {
    const auto nodes = tree.subtree();
    return nodes[random() % nodes.size()];
}

inline Annotations randomNotes(const GameTree& tree, NodeId node, std::mt19937& random) {
    Annotations notes;
    if (random() % 2 == 0) notes.before = "before " + std::to_string(random());
    if (random() % 2 == 0) notes.after = "後 " + std::to_string(random());
    if (random() % 2 == 0) notes.glyphs = {Glyph::Interesting, Glyph::BetterSecond};
    if (random() % 3 == 0) notes.bookmark = "";
    if (random() % 3 == 0)
        notes.drawings = {{Square::at(3), Square::at(13), DrawingColour::Red},
                          {Square::at(5), Square::at(5), DrawingColour::Blue}};
    if (random() % 3 == 0) {
        Evaluation evaluation{
            Score::centipawns(static_cast<int>(random() % 2000) - 1000), 12, random(), "Engine", {}};
        if (random() % 2 == 0) evaluation.score = Score::mateIn(-static_cast<int>(random() % 30));
        if (evaluation.nodes % 8 == 0)
            evaluation.score = Score::mateOfUnknownLength(evaluation.nodes % 16 == 0);
        AnyPosition position = tree.position(node);
        for (int ply = 0; ply < 3; ++ply) {
            const auto move = randomMove(position, random);
            if (!move) break;
            evaluation.line.push_back(*move);
            position = position.after(*move);
        }
        notes.evaluations.push_back(std::move(evaluation));
    }
    return notes;
}

/// One random command.
inline void editAtRandom(GameTree& tree, std::mt19937& random) {
    const NodeId node = randomNode(tree, random);
    const auto isRoot = node == GameTree::root();
    switch (random() % 10) {
    case 0:
        if (!isRoot && tree.indexOf(node) > 0) tree.promote(node);
        break;
    case 1:
        if (!isRoot && tree.nextSibling(node)) tree.demote(node);
        break;
    case 2: tree.makeMainLine(node); break;
    case 3:
        if (!isRoot && random() % 4 == 0) tree.remove(node);
        break;
    case 4: tree.setAnnotations(node, randomNotes(tree, node, random)); break;
    case 5:
        if (!isRoot)
            tree.setTimes(node, {std::chrono::milliseconds(random() % 1000), std::chrono::minutes(7)});
        break;
    case 6: {
        GameTree other(tree.position(node));
        growLine(other, GameTree::root(), 4, random);
        other.setAnnotations(GameTree::root(), randomNotes(other, GameTree::root(), random));
        growLine(other, GameTree::root(), 3, random);
        tree.join(node, other);
        break;
    }
    default: growLine(tree, node, 1 + static_cast<int>(random() % 4), random);
    }
}

} // namespace komadai::core::test
