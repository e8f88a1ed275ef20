// Changes of a game tree as values that can be stored and applied again.
#pragma once

#include "core/base/result.h"
#include "core/record/annotations.h"
#include "core/rules/move.h"

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace komadai::core {

/// Identifies a node of a tree. An id is never used for another node of the tree, even if its node is deleted. A node that is
/// deleted and restored by undo has its old id. Ids are kept when a tree is stored.
class NodeId {
public:
    constexpr NodeId() = default; ///< the root
    static constexpr NodeId root() { return NodeId(); }
    static constexpr NodeId fromNumber(std::uint32_t number) { return NodeId(number); }
    constexpr std::uint32_t number() const { return m_number; }
    friend constexpr auto operator<=>(NodeId, NodeId) = default;

private:
    constexpr explicit NodeId(std::uint32_t number) : m_number(number) {}
    std::uint32_t m_number = 0;
};

/// The times of a move. Longer times than `Limit` are cut to it.
struct MoveTimes {
    static constexpr std::chrono::milliseconds Limit{0xfffffffe}; ///< 49 days

    std::optional<std::chrono::milliseconds> used{};  ///< time used for the move
    std::optional<std::chrono::milliseconds> clock{}; ///< time left for the mover after the move
    friend bool operator==(const MoveTimes&, const MoveTimes&) = default;
};

/// A node with its contents.
struct NodeData {
    NodeId id;
    NodeId parent;
    Move move;
    std::uint64_t key = 0; ///< of the position after the move
    MoveTimes times;
    Annotations annotations;
    friend bool operator==(const NodeData&, const NodeData&) = default;
};

/// One change by a user, which is undone and redone as a whole.
struct TreeEdit {
    /// Adds a node and nodes after it. The first one is inserted at `index` among the children of its parent. The parent of
    /// every other one is an earlier node of the list, which gets it as its last child.
    struct Insert {
        int index = 0;
        std::vector<NodeData> nodes; ///< at least one
        friend bool operator==(const Insert&, const Insert&) = default;
    };
    /// Deletes a node and all nodes after it.
    struct Remove {
        NodeId node;
        friend bool operator==(const Remove&, const Remove&) = default;
    };
    /// Moves a node to `index` among the children of its parent.
    struct Reorder {
        NodeId node;
        int index = 0;
        friend bool operator==(const Reorder&, const Reorder&) = default;
    };
    struct Annotate {
        NodeId node;
        Annotations annotations;
        friend bool operator==(const Annotate&, const Annotate&) = default;
    };
    struct SetTimes {
        NodeId node;
        MoveTimes times;
        friend bool operator==(const SetTimes&, const SetTimes&) = default;
    };
    using Part = std::variant<Insert, Remove, Reorder, Annotate, SetTimes>;

    std::vector<Part> parts; ///< in the order in which they are made
    friend bool operator==(const TreeEdit&, const TreeEdit&) = default;
};

/// An edit as bytes with a checksum.
std::string packEdit(const TreeEdit& edit);
/// Reads such bytes; none if they are damaged or from a later version. GameTree::apply checks whether the edit fits a tree.
std::optional<TreeEdit> unpackEdit(std::string_view bytes);

} // namespace komadai::core

namespace std {

template <>
struct hash<komadai::core::NodeId> {
    size_t operator()(komadai::core::NodeId id) const noexcept { return id.number(); }
};

} // namespace std
