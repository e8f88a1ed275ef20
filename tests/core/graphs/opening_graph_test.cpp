// The graph of the positions that are played most.
#include "core/graphs/opening_graph.h"
#include "core/notation/stored_record.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

class OpeningGraphTest : public LibraryTest {
protected:
    /// Adds games of shogi with these moves, `times` times.
    void add(const std::string& moves, int times, std::optional<Side> winner = Side::First) {
        GameTree tree(AnyPosition::startOf(builtin("shogi")));
        NodeId node = GameTree::root();
        std::istringstream words(moves);
        for (std::string word; words >> word;)
            node = tree.add(node, usi::parse(word, tree.position(node)).value());
        const GameRecord record{headerOf(Game(tree.start()), {Player{}, Player{}}, {}), tree,
                                Outcome{winner, EndReason::Resignation}};
        library.addRecords(std::vector<GameRecord>(static_cast<std::size_t>(times), record));
    }
    OpeningGraph graph(const OpeningGraphWish& wish = {}, std::string_view filter = "") {
        return makeOpeningGraph(LibrarySearch(library), AnyPosition::startOf(builtin("shogi")),
                                parseFilter(filter).value(), wish);
    }
    static const OpeningGraph::Node& after(const OpeningGraph& graph, const std::string& moves) {
        AnyPosition position = graph.nodes.front().position;
        std::istringstream words(moves);
        for (std::string word; words >> word;)
            position = position.after(usi::parse(word, position).value());
        const auto found = std::find_if(graph.nodes.begin(), graph.nodes.end(),
                                        [&](const auto& node) { return node.position == position; });
        if (found == graph.nodes.end()) throw std::runtime_error("no such position: " + moves);
        return *found;
    }

    Library library{file};
};

TEST_F(OpeningGraphTest, APositionThatIsReachedInTwoWaysIsOneNode) {
    add("7g7f 3c3d 2g2f", 3);
    add("2g2f 3c3d 7g7f", 2, Side::Second);
    const OpeningGraph result = graph();
    EXPECT_EQ(result.nodes.size(), 6U)
        << "the start, two positions after one ply, two after two, one after three";
    EXPECT_EQ(result.edges.size(), 6U);
    const auto& end = after(result, "7g7f 3c3d 2g2f");
    EXPECT_EQ(end.games, 5);
    EXPECT_DOUBLE_EQ(*end.score, 3.0 / 5);
    EXPECT_EQ(end.depth, 3);
    EXPECT_EQ(result.nodes.front().games, 5);
}

TEST_F(OpeningGraphTest, AWayBackToTheFirstPositionLeavesItsGamesAlone) {
    add("4i4h 4a4b 4h4i 4b4a 7g7f", 3);
    add("7g7f", 7);
    const OpeningGraph result = graph();
    EXPECT_EQ(result.nodes.front().games, 10);
    const auto isBack = [](const auto& edge) { return edge.to == 0; };
    EXPECT_EQ(std::ranges::count_if(result.edges, isBack), 1);
}

TEST_F(OpeningGraphTest, TheMainRoadIsTheMostFrequentWay) {
    add("7g7f 3c3d 2g2f", 3);
    add("2g2f 3c3d 7g7f", 2);
    const OpeningGraph result = graph();
    std::vector<std::string> road;
    AnyPosition position = result.nodes.front().position;
    for (const Move& move : after(result, "7g7f 3c3d 2g2f").road) {
        road.push_back(usi::format(move, position));
        position = position.after(move);
    }
    EXPECT_EQ(road, (std::vector<std::string>{"7g7f", "3c3d", "2g2f"}));
    EXPECT_EQ(
        std::count_if(result.edges.begin(), result.edges.end(), [](const auto& e) { return e.isMainRoad; }),
        5)
        << "one edge for each node but the first";
}

TEST_F(OpeningGraphTest, HasTheMostFrequentPositionsOnly) {
    add("7g7f 3c3d 2g2f 8c8d", 8);
    add("2g2f 8c8d", 4);
    add("9g9f 9c9d", 1);
    EXPECT_EQ(graph({.mostPositions = 4}).nodes.size(), 4U);
    EXPECT_NO_THROW(after(graph({.mostPositions = 4}), "7g7f 3c3d"));
    EXPECT_THROW(after(graph(), "9g9f"), std::runtime_error) << "played only once";
    EXPECT_NO_THROW(after(graph({.leastGames = 1}), "9g9f 9c9d"));
    EXPECT_THROW(after(graph({.leastGames = 1, .leastShare = 0.1}), "9g9f"), std::runtime_error);
    EXPECT_THROW(after(graph({.mostPlies = 2}), "7g7f 3c3d 2g2f"), std::runtime_error);
}

TEST_F(OpeningGraphTest, NoTwoPositionsHaveTheSamePlace) {
    std::mt19937 random(3);
    std::vector<GameRecord> games;
    for (int i = 0; i < 300; ++i) {
        GameTree tree(AnyPosition::startOf(builtin("koshogi")));
        NodeId node = GameTree::root();
        for (int ply = 0; ply < 6; ++ply) {
            const auto moves = tree.position(node).legalMoves();
            node = tree.add(node, moves[random() % 3]);
        }
        games.push_back({headerOf(Game(tree.start()), {Player{}, Player{}}, {}), tree, {}});
    }
    library.addRecords(games);
    const OpeningGraph result =
        makeOpeningGraph(LibrarySearch(library), AnyPosition::startOf(builtin("koshogi")));
    EXPECT_EQ(result.nodes.size(), 60U);
    std::set<std::pair<double, double>> places;
    for (const auto& node : result.nodes)
        EXPECT_TRUE(places.emplace(node.x, node.y).second);
}

TEST_F(OpeningGraphTest, TheMostFrequentRoadIsStraight) {
    add("7g7f 3c3d 2g2f", 3);
    add("7g7f 8c8d", 2);
    add("2g2f 8c8d 2f2e", 2);
    const OpeningGraph result = graph();
    EXPECT_EQ(after(result, "7g7f 3c3d 2g2f").y, 0);
    EXPECT_EQ(after(result, "7g7f 8c8d").y, 1);
    EXPECT_EQ(after(result, "2g2f").y, 2) << "beside its own branch, below those of the other move";
    EXPECT_EQ(after(result, "2g2f 8c8d").y, 2);
    EXPECT_EQ(after(result, "2g2f 8c8d 2f2e").y, 2);
}

TEST_F(OpeningGraphTest, OfNoGamesHasOnlyTheStart) {
    const OpeningGraph result = graph();
    EXPECT_EQ(result.nodes.size(), 1U);
    EXPECT_TRUE(result.edges.empty());
    EXPECT_EQ(result.nodes.front().games, 0);
}

TEST_F(OpeningGraphTest, FollowsTheFilterAndCanBeStopped) {
    add("7g7f 3c3d", 3, Side::First);
    add("2g2f 8c8d", 4, Side::Second);
    EXPECT_THROW(after(graph({}, "result:first"), "2g2f"), std::runtime_error);
    EXPECT_EQ(graph({}, "result:first").nodes.front().games, 3);
    int calls = 0;
    const OpeningGraph stopped =
        makeOpeningGraph(LibrarySearch(library), AnyPosition::startOf(builtin("shogi")), {}, {},
                         [&](int) { return ++calls < 1; });
    EXPECT_EQ(stopped.nodes.size(), 3U);
}

TEST_F(OpeningGraphTest, HasNoMovesThatWereCountedInPart) {
    add("7g7f 3c3d", 3000); // more than are counted at once
    const OpeningGraph stopped =
        makeOpeningGraph(LibrarySearch(library), AnyPosition::startOf(builtin("shogi")),
                         parseFilter("result:first").value(), {}, [](int) { return false; });
    EXPECT_TRUE(stopped.edges.empty());
    EXPECT_EQ(stopped.nodes.size(), 1U);
}

} // namespace
} // namespace komadai::core::test
