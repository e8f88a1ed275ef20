// Reviews of stored games that wait or go on.
#pragma once

#include "core/record/tree_edit.h"
#include "core/store/library.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace komadai::core {

/// A game that waits for a review by an engine, or whose review goes on.
struct QueuedReview {
    GameId game = 0;
    std::string plan; ///< see formatReviewPlan in core/review/game_review.h
    /// What the engine has found out until now, in ascending order of nodes.
    std::vector<std::pair<NodeId, Evaluation>> evaluations{};
    friend bool operator==(const QueuedReview&, const QueuedReview&) = default;
};

/// The reviews of a library, so that a program that is closed or killed goes on where it was. Each call is a transaction of
/// its own. One thread at a time, that of the library. Every function can throw StorageError, and has then changed nothing.
class ReviewQueue {
public:
    /// The library must outlive the object.
    explicit ReviewQueue(Library& library) : m_library(library) {}

    /// Lets these games wait, behind those that wait already. A review of the same game begins anew. Games that do not exist
    /// are left out. Precondition: the plan is not empty.
    void add(std::span<const GameId> games, const std::string& plan);
    /// Keeps what the engine has found out about a node; replaces what was kept. Nothing happens if the game is not in the queue.
    void keep(GameId game, NodeId node, const Evaluation& evaluation);
    /// All reviews of games that are not deleted, in their order. The problem is Damaged if an evaluation cannot be read.
    std::vector<QueuedReview> all() const;
    /// Removes a review, if there is one. If it is complete, its notes are in the tree of the game before: noting a review twice
    /// changes nothing, so a program that is killed in between loses nothing.
    void remove(GameId game);

private:
    Library& m_library;
};

} // namespace komadai::core
