// Measures a library of generated games: `library_bench FILE [GAMES]`. FILE must not exist; it stays for other uses.
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "core/store/library.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

using namespace komadai::core;

namespace {

constexpr int Plies = 80;
constexpr int Players = 2000;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void report(const std::string& what, double value, const char* unit) {
    fmt::print("{:<52} {:>12.3f} {}\n", what, value, unit);
}

GameRecord randomRecord(const std::shared_ptr<const Variant>& variant, std::mt19937& random) {
    GameRecord record{{}, GameTree(AnyPosition::startOf(variant)), {}};
    NodeId node = GameTree::root();
    for (int ply = 0; ply < Plies; ++ply) {
        const auto moves = record.tree.position(node).legalMoves();
        if (moves.empty()) break;
        node = record.tree.add(node, moves[random() % moves.size()],
                               {std::chrono::milliseconds(random() % 60000), {}});
    }
    record.tree.clearHistory();
    const auto name = [&] { return "Player " + std::to_string(random() % Players); };
    record.header = headerOf(Game(AnyPosition::startOf(variant)), {Player{{}, name()}, Player{{}, name()}},
                             std::chrono::sys_seconds(std::chrono::seconds(random() % 1000000000)));
    record.outcome = Outcome{random() % 2 == 0 ? Side::First : Side::Second, EndReason::Resignation};
    return record;
}

/// Median in milliseconds.
template <class Function>
double median(int times, Function&& function) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const auto start = Clock::now();
        function();
        all.push_back(secondsSince(start) * 1e3);
    }
    std::nth_element(all.begin(), all.begin() + times / 2, all.end());
    return all[static_cast<std::size_t>(times / 2)];
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2 || std::filesystem::exists(argv[1])) {
        fmt::print(stderr, "usage: library_bench FILE [GAMES]; FILE must not exist\n");
        return 2;
    }
    const std::filesystem::path file = argv[1];
    const int games = argc > 2 ? std::atoi(argv[2]) : 10000;
    const auto variant = VariantSet::builtin().find("euroshogi");
    std::mt19937 random(1);
    double adding = 0;
    double indexing = 0;
    double longestBatch = 0;
    std::vector<std::uint64_t> keys;
    {
        Library library(file);
        for (int i = 0; i < games; ++i) {
            const GameRecord record = randomRecord(variant, random);
            if (i % 100 == 0)
                keys.push_back(record.tree.key(record.tree.ancestor(record.tree.mainLineEnd(), 2)));
            const auto start = Clock::now();
            library.addRecord(record);
            adding += secondsSince(start);
            if (i % 16 != 15) continue;
            const auto batch = Clock::now();
            library.indexPositions(16);
            indexing += secondsSince(batch);
            longestBatch = std::max(longestBatch, secondsSince(batch));
        }
        while (library.indexPositions(16)) {
        }
        report("add a game, one transaction each", adding / games * 1e3, "ms");
        report("index the positions of a game", indexing / games * 1e3, "ms");
        report("longest batch of 16 games", longestBatch * 1e3, "ms");
    }
    report("file, bytes a game", static_cast<double>(std::filesystem::file_size(file)) / games, "bytes");

    Library library(file);
    const auto ids = library.gameIds();
    std::size_t found = 0;
    report("ids of all games in order", median(5, [&] { found += library.gameIds().size(); }), "ms");
    report("a page of 200 games anywhere",
           median(21,
                  [&] {
                      const std::size_t first =
                          random() % (ids.size() - std::min<std::size_t>(ids.size() - 1, 200));
                      found += library
                                   .summaries(
                                       std::span(ids).subspan(first, std::min<std::size_t>(200, ids.size())))
                                   .size();
                  }),
           "ms");
    report("find a position",
           median(static_cast<int>(keys.size()),
                  [&] { found += library.findPosition(keys[random() % keys.size()]).size(); }),
           "ms");
    report("open a game and check it",
           median(101,
                  [&] {
                      const auto record = library.record(ids[random() % ids.size()]);
                      found += readTree(record->summary.header, record->tree, variant).value().size();
                  }),
           "ms");
    GameTree tree(AnyPosition::startOf(variant));
    const GameId id = library.addGame(headerOf(Game(tree.start()), {}, {}));
    NodeId node = GameTree::root();
    report("append a move to the journal",
           median(201,
                  [&] {
                      const auto moves = tree.position(node).legalMoves();
                      if (moves.empty()) return;
                      node = tree.add(node, moves[random() % moves.size()]);
                      library.appendEdit(id, tree.lastStep().edit, PlayedTo::at(tree, node));
                  }),
           "ms");
    return found == 0 ? 1 : 0;
}
