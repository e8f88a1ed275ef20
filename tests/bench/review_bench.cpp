// Measures what a review of a game costs besides the searches themselves.
//
//     review_bench [NODES]
//
// Reviews a game of 80 plies with NODES positions a move (default 100,000), as the window does: each evaluation is stored in
// a library, and in the end everything is noted in the record. Prints the time of the searches alone, the time of the review,
// and the difference in percent. Time is user-mode CPU time, so that other work on the machine has little effect.
#include "core/notation/stored_record.h"
#include "core/review/game_review.h"
#include "core/rules/variant_set.h"
#include "core/store/review_queue.h"
#include "tests/bench/speed_table.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <unistd.h>

namespace {

using namespace komadai;

constexpr int Plies = 80;
constexpr std::uint64_t NodesOfGame = 500; ///< a move of the game that is reviewed

core::GameTree makeGame(const std::shared_ptr<const core::Variant>& variant) {
    core::GameTree tree(core::AnyPosition::startOf(variant));
    core::Engine engine(16);
    core::NodeId node;
    while (tree.depth(node) < Plies) {
        const core::Game game = gameForReview(tree, node);
        const auto found = engine.search(game, {{}, {}, NodesOfGame}, {});
        if (!found.move) break;
        node = tree.add(node, *found.move);
    }
    return tree;
}

double searchAlone(const core::GameTree& tree, const core::ReviewPlan& plan) {
    core::Engine engine;
    std::vector<core::Game> games;
    for (const core::NodeId node : nodesToReview(tree, plan))
        if (!evaluationWithoutSearch(tree, node)) games.push_back(gameForReview(tree, node));
    const double begin = bench::ownSeconds();
    for (const core::Game& game : games) {
        engine.clear();
        engine.search(game, {plan.moveTime, plan.depth, plan.nodes}, {});
    }
    return bench::ownSeconds() - begin;
}

double review(core::GameTree tree, const core::ReviewPlan& plan, const std::filesystem::path& file) {
    core::Engine engine;
    core::Library library(file);
    const core::GameRecord record{headerOf(mainGameOf(tree), {}, {}), tree};
    const core::GameId game = library.addRecord(record);
    core::ReviewQueue queue(library);
    const double begin = bench::ownSeconds();
    queue.add(std::span(&game, 1), formatReviewPlan(plan));
    core::Evaluations evaluations;
    evaluateGame(engine, tree, plan, evaluations, {}, [&](core::NodeId node, std::size_t, std::size_t) {
        queue.keep(game, node, evaluations.at(node));
    });
    const core::TreeEdit edit = editOf(tree, evaluations, reviewOf(tree, evaluations, plan), {});
    tree.apply(edit);
    library.update(game, {.edits = {edit}});
    library.closeGame(game, tree);
    queue.remove(game);
    return bench::ownSeconds() - begin;
}

} // namespace

int main(int argc, char** argv) {
    core::ReviewPlan plan;
    plan.nodes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
    const auto folder = std::filesystem::temp_directory_path() / fmt::format("review-bench-{}", ::getpid());
    std::filesystem::create_directories(folder);
    for (const char* id : {"euroshogi", "shogi"}) {
        const core::GameTree tree = makeGame(core::VariantSet::builtin().find(id));
        const double alone = searchAlone(tree, plan);
        const double whole = review(tree, plan, folder / (std::string(id) + ".sqlite"));
        fmt::print("{} plies {} searches {:.2f} s review {:.2f} s more {:.1f} %\n", id, tree.size() - 1,
                   alone, whole, 100 * (whole / alone - 1));
    }
    std::filesystem::remove_all(folder);
}
