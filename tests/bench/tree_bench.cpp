// Times and memory of large game trees. Prints a line for each; `tree_bench [ROUNDS]`, medians of the rounds.
#include "core/record/tree_cursor.h"
#include "core/rules/variant_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <malloc.h>
#include <random>
#include <string>
#include <vector>

using namespace komadai::core;

namespace {

constexpr std::size_t Nodes = 100000;
using Clock = std::chrono::steady_clock;

/// Bytes that are allocated now.
std::size_t allocated() {
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

/// A main line and variations of ten moves from anywhere.
void grow(GameTree& tree, std::mt19937& random) {
    std::vector<NodeId> nodes{GameTree::root()};
    NodeId node = GameTree::root();
    for (int left = 200; tree.size() < Nodes; --left) {
        const auto moves = tree.position(node).legalMoves();
        if (left <= 0 || moves.empty()) {
            node = nodes[random() % nodes.size()];
            left = 10;
            continue;
        }
        const std::size_t before = tree.size();
        node =
            tree.add(node, moves[random() % moves.size()], {std::chrono::milliseconds(random() % 60000), {}});
        if (tree.size() != before) nodes.push_back(node);
    }
}

class Table {
public:
    explicit Table(std::string variant) : m_variant(std::move(variant)) {}

    /// The time of `count` calls of a function.
    template <class Function>
    void time(const std::string& what, std::size_t count, Function&& function) {
        const auto start = Clock::now();
        for (std::size_t i = 0; i < count; ++i)
            function();
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        add(what, seconds / static_cast<double>(count) * 1e6);
    }
    void add(const std::string& what, double value) {
        auto row = std::find_if(m_rows.begin(), m_rows.end(), [&](const auto& r) { return r.first == what; });
        if (row == m_rows.end()) row = m_rows.insert(m_rows.end(), {what, {}});
        row->second.push_back(value);
    }
    void print() {
        for (auto& [what, values] : m_rows) {
            std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                             values.end());
            fmt::print("{:<14} {:<46} {:>12.2f}\n", m_variant, what, values[values.size() / 2]);
        }
    }

private:
    std::string m_variant;
    std::vector<std::pair<std::string, std::vector<double>>> m_rows;
};

void measure(const std::shared_ptr<const Variant>& variant, Table& table) {
    std::mt19937 random(1);
    const std::size_t before = allocated();
    GameTree tree(AnyPosition::startOf(variant));
    const auto start = Clock::now();
    grow(tree, random);
    table.add("grow by a random legal move, us",
              std::chrono::duration<double>(Clock::now() - start).count() / static_cast<double>(Nodes) * 1e6);
    table.add("memory of 100000 nodes with undo, MB", static_cast<double>(allocated() - before) / 1e6);
    tree.clearHistory();
    table.add("memory of 100000 nodes, MB", static_cast<double>(allocated() - before) / 1e6);

    const auto nodes = tree.subtree();
    const auto any = [&] { return nodes[random() % nodes.size()]; };
    std::size_t found = 0;
    const NodeId end = tree.mainLineEnd();
    const auto move = tree.position(end).legalMoves();
    if (!move.empty()) {
        table.time("add behind the main line and undo, us", 20000, [&] {
            tree.add(end, move.front());
            tree.undo();
        });
        tree.clearHistory();
    }
    table.time("find a node and its parent, move and key, us", 1000000, [&] {
        const NodeId node = any();
        found += tree.contains(node) + tree.key(node) +
                 (node != GameTree::root() && tree.parent(node).has_value());
    });
    table.time("path to a node, us", 100000, [&] { found += tree.pathTo(any()).size(); });
    table.time("position of any node, us", 2000, [&] { found += tree.position(any()).key(); });
    TreeCursor cursor(tree);
    const auto main = tree.pathTo(end);
    std::size_t at = 0;
    table.time("step along the main line, us", 2000, [&] {
        at = (at + 1) % main.size();
        cursor.goTo(main[at]);
    });
    table.time("go from a node to any other, us", 1000, [&] { cursor.goTo(any()); });
    table.time("first question for the same position, ms / 1000", 1,
               [&] { found += tree.samePosition(any()).size(); });
    table.time("same position of any node, us", 5000, [&] { found += tree.samePosition(any()).size(); });
    const NodeId top = tree.children(GameTree::root()).front();
    table.time("delete the main line with all on it, and undo, us", 3, [&] {
        tree.remove(top);
        tree.undo();
    });
    tree.clearHistory();
    std::string bytes;
    table.time("pack, us", 1, [&] { bytes = tree.pack(); });
    table.add("packed, bytes a node", static_cast<double>(bytes.size()) / static_cast<double>(Nodes));
    table.time("unpack and check, us", 1,
               [&] { found += GameTree::unpack(bytes, tree.start()).value().size(); });
    if (found == 0) std::abort(); // nothing of this may be left out by the compiler
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 3;
    const auto variants = VariantSet::builtin();
    for (const char* id : {"euroshogi", "koshogi"}) {
        Table table(id);
        for (int round = 0; round < rounds; ++round)
            measure(variants.find(id), table);
        table.print();
    }
}
