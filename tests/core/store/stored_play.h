// Stored games that go on.
#pragma once

#include "core/notation/stored_record.h"
#include "core/record/game_tree.h"
#include "core/store/library.h"

#include <chrono>
#include <utility>

namespace komadai::core::test {

/// Stores the moves of a game in its journal, one after another, as the program does while the game is played.
class StoredPlay {
public:
    /// `tree` is the stored one; the game goes on at the end of its main line.
    StoredPlay(Library& library, GameId game, GameTree tree)
        : m_library(library), m_game(game), m_tree(std::move(tree)), m_node(m_tree.mainLineEnd()) {}
    /// Reads the game. Precondition: it can be read.
    static StoredPlay of(Library& library, GameId game) {
        const StoredRecord stored = library.record(game).value();
        const auto variant = library.variants()(stored.summary.header.variant);
        return {library, game, readTree(stored.summary.header, stored.tree, variant).value()};
    }

    AnyPosition position() const { return m_tree.position(m_node); }
    /// Precondition: the move is legal.
    void add(const Move& move, std::chrono::milliseconds timeUsed = {}) {
        m_node = m_tree.add(m_node, move, {timeUsed, {}});
        m_library.appendEdit(m_game, m_tree.lastStep().edit, PlayedTo::at(m_tree, m_node));
    }
    /// Takes back all moves after the first ones, which stay in the tree.
    void takeBackTo(int plyCount) {
        const NodeId last = m_tree.lineEnd(m_node);
        m_node = m_tree.ancestor(m_node, plyCount);
        m_library.update(m_game, {.playedTo = PlayedTo::at(m_tree, m_node), .lastTakenBack = last});
    }

private:
    Library& m_library;
    GameId m_game;
    GameTree m_tree;
    NodeId m_node;
};

} // namespace komadai::core::test
