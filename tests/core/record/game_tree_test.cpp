#include "core/record/game_tree.h"

#include "core/record/tree_cursor.h"
#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

#include <map>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Kind = TreeChange::Kind;

constexpr const char* FewPieces = "4k3/p7/8/8/8/8/P7/4K3 b - 1";

/// A tree of EuroShogi with lines in UCI text.
class GameTreeTest : public testing::Test {
protected:
    GameTree tree{AnyPosition::startOf(euroShogiRules())};
    NodeId root = GameTree::root();

    /// Plays moves one after another from a node and returns the last node.
    NodeId play(NodeId node, std::initializer_list<const char*> moves) {
        for (const char* move : moves)
            node = tree.add(node, uciMove(tree.position(node), move));
        return node;
    }
    NodeId play(std::initializer_list<const char*> moves) { return play(root, moves); }
    std::string text(NodeId node) { return sfenOf(tree.position(node)); }
    Annotations comment(const char* after) {
        Annotations notes;
        notes.after = after;
        return notes;
    }
    std::vector<TreeChange> lastChanges() { return tree.lastStep().changes; }
};

using GameTreeNodes = GameTreeTest;
using GameTreeLines = GameTreeTest;
using GameTreeCommands = GameTreeTest;
using GameTreeUndo = GameTreeTest;
using GameTreeEdits = GameTreeTest;
using GameTreeSamePosition = GameTreeTest;
using TreeCursorGame = GameTreeTest;

// --- nodes

TEST_F(GameTreeNodes, ATreeBeginsWithItsRoot) {
    EXPECT_EQ(tree.size(), 1U);
    EXPECT_TRUE(tree.contains(root));
    EXPECT_FALSE(tree.parent(root));
    EXPECT_TRUE(tree.children(root).empty());
    EXPECT_EQ(tree.depth(root), 0);
    EXPECT_EQ(tree.position(root), tree.start());
    EXPECT_EQ(tree.key(root), tree.start().key());
    EXPECT_EQ(tree.mainLineEnd(), root);
    EXPECT_TRUE(tree.isMainLine(root));
}

TEST_F(GameTreeNodes, ANodeHasItsMoveTimesAndPosition) {
    const Move move = uciMove(tree.start(), "e3e4");
    const NodeId node = tree.add(root, move, {1500ms, 4min});
    EXPECT_EQ(tree.move(node), move);
    EXPECT_EQ(tree.timeUsed(node), 1500ms);
    EXPECT_EQ(tree.clock(node), std::chrono::milliseconds(4min));
    EXPECT_EQ(tree.position(node), tree.start().after(move));
    EXPECT_EQ(tree.key(node), tree.start().after(move).key());
    EXPECT_EQ(tree.depth(node), 1);
    EXPECT_EQ(tree.parent(node), root);
}

TEST_F(GameTreeNodes, TimesAreOptional) {
    const NodeId node = play({"e3e4"});
    EXPECT_FALSE(tree.timeUsed(node));
    EXPECT_FALSE(tree.clock(node));
}

TEST_F(GameTreeNodes, AnExistingMoveIsNotAddedAgain) {
    const NodeId first = play({"e3e4", "e6e5"});
    const auto revision = tree.revision();
    EXPECT_EQ(play({"e3e4", "e6e5"}), first);
    EXPECT_EQ(tree.size(), 3U);
    EXPECT_EQ(tree.revision(), revision);
}

TEST_F(GameTreeNodes, AnotherMoveIsTheLastVariation) {
    const NodeId main = play({"e3e4"});
    const NodeId variation = play({"d3d4"});
    const NodeId third = play({"c3c4"});
    EXPECT_EQ(tree.children(root), (std::vector{main, variation, third}));
    EXPECT_EQ(tree.childCount(root), 3);
    EXPECT_EQ(tree.indexOf(third), 2);
    EXPECT_EQ(tree.firstChild(root), main);
    EXPECT_EQ(tree.nextSibling(main), variation);
    EXPECT_FALSE(tree.nextSibling(third));
    EXPECT_EQ(tree.child(root, tree.move(variation)), variation);
    EXPECT_FALSE(tree.child(root, uciMove(tree.start(), "b3b4")));
}

TEST_F(GameTreeNodes, EveryKindOfMoveIsKept) {
    for (const auto& variant : builtinVariants()) {
        std::mt19937 random(1);
        for (int game = 0; game < 5; ++game) {
            GameTree played(AnyPosition::startOf(variant));
            NodeId node = root;
            AnyPosition position = played.start();
            for (int ply = 0; ply < 120; ++ply) {
                const auto move = randomMove(position, random);
                if (!move) break;
                node = played.add(node, *move);
                ASSERT_EQ(played.move(node), *move) << variant->spec().id << ", ply " << ply;
                if (const auto* path = std::get_if<PathMove>(&*move)) {
                    EXPECT_TRUE(playedAlike(std::get<PathMove>(played.move(node)), *path));
                }
                position = position.after(*move);
            }
        }
    }
}

TEST_F(GameTreeNodes, PositionsOfALongLineAreFoundInAnyOrder) {
    GameTree longTree(shogi("4k4/9/9/9/9/9/9/9/4K4 b - 1"));
    std::vector<NodeId> line{GameTree::root()};
    std::vector<AnyPosition> positions{longTree.start()};
    std::mt19937 random(5);
    for (int ply = 0; ply < 3000; ++ply) {
        const Move move = *randomMove(positions.back(), random);
        line.push_back(longTree.add(line.back(), move));
        positions.push_back(positions.back().after(move));
    }
    for (int i = 0; i < 500; ++i) {
        const std::size_t place = random() % line.size();
        EXPECT_EQ(longTree.position(line[place]), positions[place]);
    }
}

// --- lines

TEST_F(GameTreeLines, TheMainLineFollowsFirstChildren) {
    const NodeId end = play({"e3e4", "e6e5", "d3d4"});
    const NodeId variation = play({"e3e4", "d6d5"});
    EXPECT_EQ(tree.mainLineEnd(), end);
    EXPECT_TRUE(tree.isMainLine(end));
    EXPECT_FALSE(tree.isMainLine(variation));
    EXPECT_EQ(tree.pathTo(variation), (std::vector{root, *tree.firstChild(root), variation}));
    EXPECT_EQ(tree.lineThrough(*tree.firstChild(root)), tree.pathTo(end));
    EXPECT_EQ(tree.lineEnd(variation), variation);
    EXPECT_EQ(tree.movesTo(end).size(), 3U);
    EXPECT_EQ(tree.ancestor(end, 1), *tree.firstChild(root));
    EXPECT_EQ(tree.ancestor(end, 3), end);
}

TEST_F(GameTreeLines, TwoNodesHaveTheirDeepestCommonAncestor) {
    const NodeId fork = play({"e3e4", "e6e5"});
    const NodeId one = play(fork, {"d3d4", "d6d5"});
    const NodeId two = play(fork, {"c3c4"});
    EXPECT_EQ(tree.commonAncestor(one, two), fork);
    EXPECT_EQ(tree.commonAncestor(one, fork), fork);
    EXPECT_EQ(tree.commonAncestor(two, two), two);
    EXPECT_EQ(tree.commonAncestor(root, one), root);
}

TEST_F(GameTreeLines, ANodeLeadsToItselfAndToAllNodesAfterIt) {
    const NodeId fork = play({"e3e4", "e6e5"});
    const NodeId one = play(fork, {"d3d4", "d6d5"});
    const NodeId two = play(fork, {"c3c4"});
    EXPECT_TRUE(tree.leadsTo(root, two));
    EXPECT_TRUE(tree.leadsTo(fork, one));
    EXPECT_TRUE(tree.leadsTo(one, one));
    EXPECT_FALSE(tree.leadsTo(one, fork));
    EXPECT_FALSE(tree.leadsTo(one, two));
}

TEST_F(GameTreeLines, PositionsAreRightInAnyOrderOfCalls) {
    std::mt19937 random(7);
    for (int i = 0; i < 30; ++i)
        growLine(tree, randomNode(tree, random), 6, random);
    std::map<NodeId, std::string> expected;
    for (const NodeId node : tree.subtree()) {
        AnyPosition position = tree.start();
        for (const Move& move : tree.movesTo(node))
            position = position.after(move);
        EXPECT_EQ(tree.key(node), position.key());
        expected[node] = sfenOf(position);
    }
    for (int i = 0; i < 500; ++i) {
        const NodeId node = randomNode(tree, random);
        EXPECT_EQ(text(node), expected.at(node));
    }
}

TEST_F(GameTreeLines, ALineOfThousandsOfPliesHasItsPositionsAtBothEnds) {
    GameTree kings(euroShogi(FewPieces));
    NodeId node = root;
    std::vector<NodeId> nodes{root};
    for (int ply = 0; ply < 5000; ++ply) {
        const char* moves[] = {"e1d1", "e8d8", "d1e1", "d8e8"};
        node = kings.add(node, uciMove(kings.position(node), moves[ply % 4]));
        nodes.push_back(node);
    }
    EXPECT_EQ(kings.position(nodes[4]).key(), kings.start().key());
    EXPECT_EQ(kings.position(nodes[5000]).key(), kings.start().key());
    EXPECT_EQ(kings.position(nodes[3]).key(), kings.position(nodes[4999]).key());
}

// --- commands

TEST_F(GameTreeCommands, AVariationIsPromotedAndDemoted) {
    const NodeId a = play({"e3e4"});
    const NodeId b = play({"d3d4"});
    const NodeId c = play({"c3c4"});
    tree.promote(c);
    EXPECT_EQ(tree.children(root), (std::vector{a, c, b}));
    EXPECT_EQ(lastChanges(), (std::vector<TreeChange>{{Kind::Reordered, c, root, 1, 2}}));
    tree.demote(a);
    EXPECT_EQ(tree.children(root), (std::vector{c, a, b}));
    tree.reorder(b, 0);
    EXPECT_EQ(tree.children(root), (std::vector{b, c, a}));
    EXPECT_EQ(lastChanges(), (std::vector<TreeChange>{{Kind::Reordered, b, root, 0, 2}}));
}

TEST_F(GameTreeCommands, AnyNodeCanBecomePartOfTheMainLine) {
    play({"e3e4", "e6e5"});
    play({"d3d4", "d6d5"});
    const NodeId deep = play({"d3d4", "c6c5"});
    tree.makeMainLine(deep);
    EXPECT_TRUE(tree.isMainLine(deep));
    EXPECT_EQ(tree.mainLineEnd(), deep);
    tree.undo();
    EXPECT_FALSE(tree.isMainLine(deep));
    EXPECT_EQ(tree.indexOf(deep), 1);
}

TEST_F(GameTreeCommands, DeletingANodeDeletesAllNodesAfterIt) {
    const NodeId a = play({"e3e4"});
    const NodeId b = play({"e3e4", "e6e5"});
    const NodeId c = play({"d3d4"});
    tree.remove(a);
    EXPECT_FALSE(tree.contains(a));
    EXPECT_FALSE(tree.contains(b));
    EXPECT_EQ(tree.size(), 2U);
    EXPECT_EQ(tree.children(root), std::vector{c});
    EXPECT_EQ(lastChanges(), (std::vector<TreeChange>{{Kind::Removed, a, root, 0}}));
}

TEST_F(GameTreeCommands, IdsAreNeverUsedAgain) {
    const NodeId a = play({"e3e4"});
    tree.remove(a);
    const NodeId again = play({"e3e4"});
    EXPECT_NE(again, a);
    EXPECT_FALSE(tree.contains(a));
}

TEST_F(GameTreeCommands, ALineIsAddedInOneStep) {
    play({"e3e4"});
    const NodeId end = tree.addLine(root, tree.movesTo(play({"e3e4", "e6e5", "d3d4"})));
    EXPECT_EQ(tree.depth(end), 3);
    GameTree other(tree.start());
    const NodeId last = other.addLine(root, tree.movesTo(end));
    EXPECT_EQ(other.size(), 4U);
    EXPECT_EQ(other.movesTo(last), tree.movesTo(end));
    EXPECT_EQ(other.lastStep().changes.size(), 1U);
    other.undo();
    EXPECT_EQ(other.size(), 1U);
}

TEST_F(GameTreeCommands, AnotherTreeIsJoinedWithItsNotes) {
    const NodeId shared = play({"e3e4"});
    tree.setAnnotations(shared, comment("mine"));
    GameTree other(tree.start());
    const NodeId theirs = other.add(root, tree.move(shared), {9s, {}});
    Annotations notes = comment("theirs");
    notes.glyphs = {Glyph::Good};
    other.setAnnotations(theirs, notes);
    const NodeId deeper = other.add(theirs, uciMove(other.position(theirs), "e6e5"));
    other.setAnnotations(deeper, comment("new"));
    other.add(root, uciMove(tree.start(), "d3d4"));

    tree.join(root, other);
    EXPECT_EQ(tree.size(), 4U);
    EXPECT_EQ(tree.annotations(shared).after, "mine\n\ntheirs");
    EXPECT_EQ(tree.annotations(shared).glyphs, std::vector{Glyph::Good});
    EXPECT_EQ(tree.timeUsed(shared), std::chrono::milliseconds(9s));
    EXPECT_EQ(tree.annotations(*tree.firstChild(shared)).after, "new");
    tree.undo();
    EXPECT_EQ(tree.size(), 2U);
    EXPECT_EQ(tree.annotations(shared).after, "mine");
    EXPECT_FALSE(tree.timeUsed(shared));
}

TEST_F(GameTreeCommands, NotesAndTimesAreChanged) {
    const NodeId node = play({"e3e4"});
    tree.setAnnotations(node, comment("fine"));
    EXPECT_EQ(tree.annotations(node).after, "fine");
    EXPECT_EQ(lastChanges(), (std::vector<TreeChange>{{Kind::Changed, node, root}}));
    tree.setTimes(node, {2s, 1min});
    EXPECT_EQ(tree.times(node), (MoveTimes{2s, 1min}));
    tree.setAnnotations(root, comment("a game"));
    EXPECT_EQ(tree.annotations(root).after, "a game");
}

TEST_F(GameTreeCommands, ACommandThatChangesNothingIsNoStep) {
    const NodeId node = play({"e3e4"});
    const auto revision = tree.revision();
    tree.setAnnotations(node, {});
    tree.setTimes(node, {});
    tree.makeMainLine(node);
    tree.reorder(node, 0);
    EXPECT_EQ(tree.revision(), revision);
}

// --- undo

TEST_F(GameTreeUndo, ADeletedNodeIsRestoredAsItWas) {
    const NodeId a = play({"e3e4"});
    const NodeId b = play({"e3e4", "e6e5"});
    const NodeId c = play({"d3d4"});
    tree.setAnnotations(b, comment("why not"));
    tree.remove(a);
    tree.undo();
    EXPECT_TRUE(tree.contains(b));
    EXPECT_EQ(tree.children(root), (std::vector{a, c}));
    EXPECT_EQ(tree.annotations(b).after, "why not");
    EXPECT_EQ(lastChanges(), (std::vector<TreeChange>{{Kind::Added, a, root, 0}}));
    tree.redo();
    EXPECT_FALSE(tree.contains(a));
}

TEST_F(GameTreeUndo, ANewCommandRemovesAllStepsToRedo) {
    play({"e3e4"});
    tree.undo();
    EXPECT_TRUE(tree.canRedo());
    play({"d3d4"});
    EXPECT_FALSE(tree.canRedo());
}

Evaluation evaluationBy(const char* engine, int depth, int centipawns) {
    Evaluation evaluation;
    evaluation.engine = engine;
    evaluation.depth = depth;
    evaluation.score = Score::centipawns(centipawns);
    return evaluation;
}

TEST_F(GameTreeUndo, PassesEvaluationsOver) {
    const NodeId node = play({"e3e4"});
    tree.setAnnotations(node, comment("first"));
    tree.keepEvaluation(node, evaluationBy("a", 8, 30));
    tree.keepEvaluation(root, evaluationBy("a", 8, 10));
    tree.undo();
    EXPECT_EQ(tree.annotations(node).after, "") << "the comment is taken back";
    EXPECT_EQ(tree.annotations(node).evaluations.size(), 1U) << "the evaluation stays";
    tree.keepEvaluation(node, evaluationBy("b", 9, 40));
    ASSERT_TRUE(tree.canRedo());
    tree.redo();
    EXPECT_EQ(tree.annotations(node).after, "first");
    EXPECT_EQ(tree.annotations(node).evaluations.size(), 2U);
    tree.undo();
    tree.undo();
    EXPECT_EQ(tree.size(), 1U) << "there was no step but the comment and the move";
    EXPECT_FALSE(tree.canUndo());
    EXPECT_EQ(tree.annotations(root).evaluations.size(), 1U);
    tree.redo();
    EXPECT_EQ(tree.annotations(node).evaluations.size(), 2U);
}

TEST_F(GameTreeUndo, TakesBackEvaluationsThatCameWithOtherNotes) {
    Annotations imported = comment("from a file");
    imported.evaluations = {evaluationBy("imported", 20, 5)};
    tree.setAnnotations(root, imported);
    tree.keepEvaluation(root, evaluationBy("a", 8, 10));
    tree.undo();
    EXPECT_EQ(tree.annotations(root).evaluations, std::vector{evaluationBy("a", 8, 10)});
}

TEST_F(GameTreeEdits, AnEvaluationIsAnEditThatAnotherTreeCanApply) {
    GameTree other = tree;
    tree.keepEvaluation(root, evaluationBy("a", 8, 10));
    EXPECT_EQ(lastChanges().size(), 1U);
    EXPECT_EQ(lastChanges().at(0).kind, Kind::Changed);
    ASSERT_FALSE(other.apply(*unpackEdit(packEdit(tree.lastStep().edit))));
    EXPECT_EQ(other, tree);
}

TEST_F(GameTreeCommands, KeepsTheDeepestEvaluationOfEachEngine) {
    tree.keepEvaluation(root, evaluationBy("a", 8, 10));
    tree.keepEvaluation(root, evaluationBy("b", 4, 99));
    tree.keepEvaluation(root, evaluationBy("a", 7, 50));
    const auto revision = tree.revision();
    tree.keepEvaluation(root, evaluationBy("a", 8, 10));
    EXPECT_EQ(tree.revision(), revision) << "the same again changes nothing";
    tree.keepEvaluation(root, evaluationBy("a", 12, 20));
    EXPECT_EQ(tree.annotations(root).evaluations,
              (std::vector{evaluationBy("a", 12, 20), evaluationBy("b", 4, 99)}));
}

TEST_F(GameTreeUndo, RandomEditsAreTakenBackAndMadeAgain) {
    for (int game = 0; game < lawGames(20); ++game) {
        std::mt19937 random(static_cast<unsigned>(game));
        GameTree edited(tree.start());
        for (int round = 0; round < 12; ++round) {
            edited.clearHistory();
            const GameTree before = edited;
            for (int i = 0; i < 8; ++i)
                editAtRandom(edited, random);
            const GameTree after = edited;
            while (edited.canUndo())
                edited.undo();
            ASSERT_EQ(edited, before) << "game " << game << ", round " << round;
            while (edited.canRedo())
                edited.redo();
            ASSERT_EQ(edited, after) << "game " << game << ", round " << round;
        }
    }
}

// --- edits as values

TEST_F(GameTreeEdits, AnotherTreeFollowsByEdits) {
    for (const auto& variant : builtinVariants()) {
        std::mt19937 random(11);
        GameTree edited(AnyPosition::startOf(variant));
        GameTree follower(AnyPosition::startOf(variant));
        const auto follow = [&] {
            const auto edit = unpackEdit(packEdit(edited.lastStep().edit));
            ASSERT_TRUE(edit);
            EXPECT_EQ(*edit, edited.lastStep().edit);
            const auto error = follower.apply(*edit);
            ASSERT_FALSE(error) << static_cast<int>(error->problem) << " at " << error->node.number();
        };
        for (int i = 0; i < lawGames(60); ++i) {
            const NodeId node = randomNode(edited, random);
            switch (random() % 6) {
            case 0:
                if (edited.canUndo()) {
                    edited.undo();
                    follow();
                }
                break;
            case 1:
                if (edited.canRedo()) {
                    edited.redo();
                    follow();
                }
                break;
            case 2: {
                const auto before = edited.revision();
                edited.setAnnotations(node, randomNotes(edited, node, random));
                if (edited.revision() != before) follow();
                break;
            }
            case 3:
                if (node != root && random() % 3 == 0) {
                    edited.remove(node);
                    follow();
                }
                break;
            case 4: {
                const auto before = edited.revision();
                edited.makeMainLine(node);
                if (edited.revision() != before) follow();
                break;
            }
            default:
                if (const auto move = randomMove(edited.position(node), random)) {
                    const auto before = edited.revision();
                    edited.add(node, *move, {5s, {}});
                    if (edited.revision() != before) follow();
                }
            }
            ASSERT_EQ(edited, follower) << variant->spec().id << ", edit " << i;
        }
    }
}

TEST_F(GameTreeEdits, ADeletionCanBeUndoneInATreeThatNeverHadTheDeletedNodes) {
    const NodeId a = play({"e3e4"});
    play(a, {"e6e5"});
    play(a, {"d6d5"});
    const GameTree before = tree;
    tree.remove(a);
    GameTree reopened = GameTree::unpack(tree.pack(), tree.start()).value();
    tree.undo();
    EXPECT_FALSE(reopened.apply(tree.lastStep().edit));
    EXPECT_EQ(reopened, before);
}

TEST_F(GameTreeEdits, AnEditThatDoesNotFitIsRefusedAndChangesNothing) {
    using Problem = TreeEditError::Problem;
    const NodeId a = play({"e3e4"});
    play({"d3d4"});
    const GameTree before = tree;
    const NodeId unknown = NodeId::fromNumber(77);
    const Move legal = uciMove(tree.start(), "c3c4");
    const std::uint64_t key = tree.start().after(legal).key();
    const NodeData good{unknown, root, legal, key, {}, {}};
    const auto problemOf = [&](TreeEdit::Part part) {
        const auto error = tree.apply({{TreeEdit::Remove{a}, std::move(part)}}); // after a part that fits
        EXPECT_EQ(tree, before);
        return error ? std::optional(error->problem) : std::nullopt;
    };
    const auto insert = [&](NodeData node, int index = 0) {
        return TreeEdit::Insert{index, {std::move(node)}};
    };

    EXPECT_EQ(problemOf(TreeEdit::Remove{unknown}), Problem::UnknownNode);
    EXPECT_EQ(problemOf(TreeEdit::Remove{root}), Problem::UnknownNode);
    EXPECT_EQ(problemOf(TreeEdit::Remove{a}), Problem::UnknownNode) << "the part before has removed it";
    EXPECT_EQ(problemOf(TreeEdit::Reorder{root, 0}), Problem::UnknownNode);
    EXPECT_EQ(problemOf(TreeEdit::Reorder{tree.children(root)[1], 2}), Problem::BadIndex);
    EXPECT_EQ(problemOf(TreeEdit::Annotate{unknown, {}}), Problem::UnknownNode);
    EXPECT_EQ(problemOf(TreeEdit::SetTimes{unknown, {}}), Problem::UnknownNode);
    EXPECT_EQ(problemOf(TreeEdit::Insert{}), Problem::UnknownNode);
    EXPECT_EQ(problemOf(insert(good, 5)), Problem::BadIndex);
    NodeData bad = good;
    bad.parent = unknown;
    EXPECT_EQ(problemOf(insert(bad)), Problem::UnknownNode);
    bad = good;
    bad.id = tree.children(root)[1];
    EXPECT_EQ(problemOf(insert(bad)), Problem::IdInUse);
    bad = good;
    bad.key ^= 1;
    EXPECT_EQ(problemOf(insert(bad)), Problem::WrongPosition);
    bad = good;
    bad.move = uciMove(tree.start(), "c3c6");
    EXPECT_EQ(problemOf(insert(bad)), Problem::BadMove);
    bad.move = uciMove(tree.start(), "d3d4");
    EXPECT_EQ(problemOf(insert(bad)), Problem::BadMove) << "it is there already";
    EXPECT_FALSE(tree.apply({{insert(good)}}));
    EXPECT_EQ(tree.firstChild(root), unknown);
    EXPECT_GT(play({"b3b4"}).number(), unknown.number());
}

TEST_F(GameTreeEdits, NotesOfARefusedEditDoNotAppearInTheNextNode) {
    const Move legal = uciMove(tree.start(), "c3c4");
    const NodeData noted{NodeId::fromNumber(1),           root, legal,
                         tree.start().after(legal).key(), {},   comment("lost")};
    EXPECT_TRUE(tree.apply({{TreeEdit::Insert{0, {noted}}, TreeEdit::Remove{root}}}));
    EXPECT_TRUE(tree.annotations(play({"e3e4"})).isEmpty());
}

TEST_F(GameTreeEdits, DamagedBytesAreNoEdit) {
    const NodeId node = play({"e3e4"});
    tree.setAnnotations(node, comment("text"));
    const std::string bytes = packEdit(tree.lastStep().edit);
    EXPECT_TRUE(unpackEdit(bytes));
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 4);
        EXPECT_FALSE(unpackEdit(damaged)) << i;
        EXPECT_FALSE(unpackEdit(bytes.substr(0, i))) << i;
    }
}

// --- the same position elsewhere

TEST_F(GameTreeSamePosition, TranspositionsAreFound) {
    const NodeId one = play({"e3e4", "e6e5", "d3d4"});
    const NodeId two = play({"d3d4", "e6e5", "e3e4"});
    const NodeId other = play({"d3d4", "d6d5", "e3e4"});
    EXPECT_EQ(tree.samePosition(one), std::vector{two});
    EXPECT_EQ(tree.samePosition(two), std::vector{one});
    EXPECT_TRUE(tree.samePosition(other).empty());
    EXPECT_TRUE(tree.samePosition(root).empty());
}

TEST_F(GameTreeSamePosition, DeletedNodesDoNotCountUntilTheyAreRestored) {
    const NodeId one = play({"e3e4", "e6e5", "d3d4"});
    const NodeId two = play({"d3d4", "e6e5", "e3e4"});
    EXPECT_EQ(tree.samePosition(one), std::vector{two});
    tree.remove(*tree.parent(two));
    EXPECT_TRUE(tree.samePosition(one).empty());
    tree.undo();
    EXPECT_EQ(tree.samePosition(one), std::vector{two});
}

TEST_F(GameTreeSamePosition, AgreesWithAComparisonOfAllPositions) {
    for (int game = 0; game < lawGames(8); ++game) {
        std::mt19937 random(static_cast<unsigned>(game));
        GameTree few(euroShogi(FewPieces)); // transposes often
        for (int i = 0; i < 60; ++i) {
            growLine(few, randomNode(few, random), 5, random);
            if (i % 20 == 19) few.remove(few.children(root)[0]);
            if (few.size() < 2) continue;
            const NodeId node = randomNode(few, random);
            std::vector<NodeId> expected;
            const AnyPosition position = few.position(node);
            for (const NodeId other : few.subtree())
                if (other != node && few.position(other) == position) expected.push_back(other);
            std::sort(expected.begin(), expected.end());
            ASSERT_EQ(few.samePosition(node), expected) << game << ", " << i;
        }
    }
}

// --- the game that leads to a node

TEST_F(TreeCursorGame, HasTheHistoryOfItsLine) {
    const NodeId one = play({"e3e4", "e6e5", "d3d4"});
    const NodeId two = play({"e3e4", "d6d5"});
    TreeCursor cursor(tree, one);
    EXPECT_EQ(cursor.game().plyCount(), 3);
    EXPECT_EQ(cursor.game().position(), tree.position(one));
    cursor.goTo(two);
    EXPECT_EQ(cursor.node(), two);
    EXPECT_EQ(cursor.game().plyCount(), 2);
    EXPECT_EQ(cursor.game().position(), tree.position(two));
    cursor.goTo(root);
    EXPECT_EQ(cursor.game().plyCount(), 0);
}

TEST_F(TreeCursorGame, FindsEndsByHistoryEvenIfTheRecordContinues) {
    tree = GameTree(euroShogi(FewPieces));
    const auto end = static_cast<std::size_t>(4 * (tree.spec().ends.repetition.fold - 1));
    std::vector<NodeId> nodes{root};
    for (std::size_t ply = 0; ply < end + 8; ++ply) {
        const char* moves[] = {"e1d1", "e8d8", "d1e1", "d8e8"};
        nodes.push_back(play(nodes.back(), {moves[ply % 4]}));
    }
    TreeCursor cursor(tree, nodes[end - 1]);
    EXPECT_EQ(outcomeOf(cursor.game()), "goes on");
    cursor.goTo(nodes[end]);
    EXPECT_EQ(outcomeOf(cursor.game()), "draw, Repetition");
    cursor.goTo(nodes[end + 6]);
    EXPECT_EQ(cursor.game().position(), tree.position(nodes[end + 6]));
    cursor.goTo(nodes[end]);
    EXPECT_EQ(outcomeOf(cursor.game()), "draw, Repetition") << "going back shows the end again";
    cursor.goTo(nodes[end - 1]);
    EXPECT_EQ(outcomeOf(cursor.game()), "goes on");
}

TEST_F(TreeCursorGame, SurvivesTheDeletionOfItsNode) {
    const NodeId one = play({"e3e4", "e6e5", "d3d4"});
    TreeCursor cursor(tree, one);
    tree.remove(*tree.firstChild(root));
    cursor.goTo(root);
    EXPECT_EQ(cursor.game().position(), tree.start());
}

// --- signs

TEST(Glyphs, NamedOnesHaveTheirNumbersInPgn) {
    EXPECT_EQ(signOf(Glyph::Interesting), "!?");
    EXPECT_EQ(numberOf(Glyph::Interesting), 5);
    EXPECT_EQ(glyphOfNumber(18), Glyph::WinningFirst);
    EXPECT_FALSE(glyphOfNumber(0));
    EXPECT_FALSE(glyphOfNumber(256));
    EXPECT_EQ(signOf(*glyphOfNumber(99)), "") << "kept, but without a sign";
    for (const Glyph fault : {Glyph::Dubious, Glyph::Mistake, Glyph::Blunder})
        EXPECT_TRUE(marksFault(fault));
    for (const Glyph other : {Glyph::Good, Glyph::Interesting, Glyph::Equal})
        EXPECT_FALSE(marksFault(other));
    EXPECT_TRUE(judgesMove(Glyph::Blunder));
    EXPECT_FALSE(judgesMove(Glyph::Equal));
    for (std::size_t i = 1; i < namedGlyphs().size(); ++i)
        EXPECT_LT(numberOf(namedGlyphs()[i - 1].glyph), numberOf(namedGlyphs()[i].glyph));
}

} // namespace
} // namespace komadai::core::test
