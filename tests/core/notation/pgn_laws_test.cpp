// Games of every variant are written and read back.
#include "core/notation/pgn.h"
#include "core/notation/pgn_values.h"
#include "core/notation/position_text.h"
#include "core/variants/rule_options.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

std::string randomText(std::mt19937& random) {
    static const std::vector<std::string> Parts{
        "word", " ", "  ", "\n", "\n\n", "}",    "{", ";",  "%",   "[%clk 1]",
        "[",    "]", "後", "!?", "$3",   "1. ",  "*", "\"", "\\",  "[Event \"x\"]",
        "\t",   "(", ")",  "a",  "b",    "long", ".", ",",  "1-0", "+0.31/8 0.42s"};
    std::string text;
    for (auto count = random() % 30; count > 0; --count)
        text += Parts[random() % Parts.size()];
    return text;
}

/// Notes that PGN can carry.
Annotations randomPgnNotes(const GameTree& tree, NodeId node, std::mt19937& random) {
    Annotations notes;
    const bool isRoot = node == GameTree::root();
    if (!isRoot && random() % 3 == 0) notes.before = randomText(random);
    if (random() % 2 == 0) notes.after = randomText(random);
    if (random() % 3 == 0) notes.glyphs = {Glyph::Interesting, Glyph::BetterSecond, *glyphOfNumber(200)};
    if (random() % 3 == 0)
        for (int i = 0; i < 4; ++i) {
            const auto square = [&] { return Square::at(static_cast<int>(random() % 16)); };
            notes.drawings.push_back({square(), square(), static_cast<DrawingColour>(random() % 4)});
        }
    if (random() % 3 == 0) {
        Evaluation evaluation;
        evaluation.score = Score::centipawns(static_cast<int>(random() % 20000) - 10000);
        const int moves = static_cast<int>(random() % 20);
        if (random() % 3 == 0)
            evaluation.score = Score::mateIn(random() % 2 == 0 ? 2 * moves + 1 : -2 * moves);
        evaluation.depth = static_cast<int>(random() % 30);
        notes.evaluations = {evaluation};
    }
    (void)tree;
    return notes;
}

RecordHeader randomHeader(const AnyPosition& start, int quietPlies, std::mt19937& random) {
    RecordHeader header;
    header.variant = start.spec().id;
    header.ruleOptions = formatRuleOptions(start.spec());
    header.start = sfen::format(start.toSetup(), start.spec());
    header.quietPliesAtStart = quietPlies;
    header.players[0] = Player{std::nullopt, "Ada \"A\" \\", {}, "五段", 2100};
    header.players[1] = Player{5, ""};
    if (random() % 2 == 0) header.players[1] = Player{{}, "Engine", std::chrono::milliseconds(1500)};
    if (random() % 2 == 0)
        header.startedAt =
            std::chrono::sys_seconds(std::chrono::seconds(1'700'000'000 + random() % 1'000'000));
    if (random() % 2 == 0) header.date = random() % 2 == 0 ? "1987-05" : "1987-05-23";
    using std::chrono::seconds;
    if (random() % 2 == 0)
        header.clocks = {TimeControl{seconds(300), seconds(5), {}, 0}, TimeControl{{}, {}, seconds(30), 1}};
    if (random() % 2 == 0)
        header.clocks = {TimeControl{seconds(600), {}, seconds(30), 3},
                         TimeControl{seconds(600), {}, seconds(30), 3}};
    header.event = "Event";
    header.round = "1";
    header.source = "file.pgn";
    header.tags = {{"ECO", "A00"}, {"Opening", "[none]"}};
    return header;
}

GameRecord randomRecord(const std::shared_ptr<const Variant>& variant, std::mt19937& random) {
    AnyPosition start = AnyPosition::startOf(variant);
    int quietPlies = 0;
    if (random() % 2 == 0) {
        for (int ply = 0; ply < 9; ++ply)
            if (const auto move = randomMove(start, random)) start = start.after(*move);
        quietPlies = static_cast<int>(random() % 5);
    }
    GameTree tree(start, quietPlies);
    growLine(tree, GameTree::root(), 60, random);
    for (int line = 0; line < 8; ++line)
        growLine(tree, randomNode(tree, random), 8, random);
    for (const NodeId node : tree.subtree()) {
        if (random() % 3 == 0) tree.setAnnotations(node, randomPgnNotes(tree, node, random));
        if (node != GameTree::root() && random() % 3 == 0)
            tree.setTimes(node, {std::chrono::milliseconds(random() % 100'000),
                                 std::chrono::milliseconds(random() % 10'000'000)});
    }
    GameRecord record{randomHeader(start, quietPlies, random), std::move(tree)};
    const std::optional<Side> winners[] = {Side::First, Side::Second, std::nullopt};
    if (random() % 4 != 0)
        record.outcome = Outcome{winners[random() % 3], static_cast<EndReason>(random() % 15)};
    else if (random() % 2 == 0 && !pgn::outcomeByRules(record.tree, record.tree.mainLineEnd()))
        record.header.tags.emplace(record.header.tags.begin(), "Termination", "unterminated");
    const auto line = record.tree.pathTo(record.tree.mainLineEnd());
    if (record.outcome && random() % 3 == 0 && line.size() > 2)
        record.playedTo = line[1 + random() % (line.size() - 2)];
    return record;
}

const VariantSet& variantSet() {
    static const VariantSet Set = [] {
        VariantSet set = VariantSet::builtin();
        EXPECT_TRUE(set.add(VariantWithCodes).empty());
        return set;
    }();
    return Set;
}

std::vector<ReadGame> gamesRead(const std::string& text, std::vector<ReadProblem>& problems) {
    std::vector<ReadGame> games;
    readPgn(text, {variantSet()},
            {[&](ReadGame&& game) {
                 games.push_back(std::move(game));
                 return true;
             },
             [&](const ReadProblem& problem) { problems.push_back(problem); }});
    return games;
}

/// Both trees have the same moves and notes, whatever their ids.
void expectSameTree(const GameTree& one, const GameTree& two) {
    ASSERT_EQ(one.start(), two.start());
    EXPECT_EQ(one.quietPliesAtStart(), two.quietPliesAtStart());
    const auto nodes = one.subtree();
    const auto others = two.subtree();
    ASSERT_EQ(nodes.size(), others.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        ASSERT_EQ(one.depth(nodes[i]), two.depth(others[i]));
        if (i > 0) {
            ASSERT_EQ(one.move(nodes[i]), two.move(others[i]));
        }
        ASSERT_EQ(one.times(nodes[i]), two.times(others[i]));
        const Annotations& a = one.annotations(nodes[i]);
        const Annotations& b = two.annotations(others[i]);
        ASSERT_EQ(a.before, b.before);
        ASSERT_EQ(a.after, b.after);
        ASSERT_EQ(a, b);
    }
}

TEST(PgnLaws, AGameIsReadBackAsItWasWritten) {
    std::mt19937 random(5);
    for (const auto& variant : variantSet().all())
        for (int game = 0; game < lawGames(8, 2); ++game) {
            const GameRecord record = randomRecord(variant, random);
            const WrittenGame written = writePgn(record).value();
            SCOPED_TRACE(variant->spec().id + " game " + std::to_string(game));
            ASSERT_TRUE(written.losses.empty());
            std::vector<ReadProblem> problems;
            const auto games = gamesRead(written.text + written.text, problems);
            ASSERT_TRUE(problems.empty()) << problems.front().line << ' ' << problems.front().text;
            ASSERT_EQ(games.size(), 2U);
            EXPECT_EQ(games[1].record.header, record.header);
            EXPECT_EQ(games[1].record.outcome, record.outcome);
            EXPECT_EQ(games[1].record.tree.depth(playedTo(games[1].record)),
                      record.tree.depth(playedTo(record)));
            EXPECT_TRUE(games[1].isWhole);
            expectSameTree(games[1].record.tree, record.tree);
            EXPECT_EQ(writePgn(games[1].record).value().text, written.text);
            if (testing::Test::HasFailure()) return;
        }
}

TEST(PgnLaws, OnlyWhatIsNamedIsLost) {
    std::mt19937 random(6);
    for (const auto& variant : variantSet().all())
        for (int game = 0; game < lawGames(2); ++game) {
            GameRecord record = randomRecord(variant, random);
            for (const NodeId node : record.tree.subtree())
                record.tree.setAnnotations(node, randomNotes(record.tree, node, random));
            const WrittenGame written = writePgn(record).value();
            EXPECT_LE(written.losses.size(), 3U);
            std::vector<ReadProblem> problems;
            const auto games = gamesRead(written.text, problems);
            ASSERT_TRUE(problems.empty());
            ASSERT_EQ(games.size(), 1U);
            const auto nodes = record.tree.subtree();
            const auto others = games[0].record.tree.subtree();
            ASSERT_EQ(nodes.size(), others.size());
            for (std::size_t i = 1; i < nodes.size(); ++i) {
                const Annotations& a = record.tree.annotations(nodes[i]);
                const Annotations& b = games[0].record.tree.annotations(others[i]);
                ASSERT_EQ(a.before, b.before);
                ASSERT_EQ(a.after, b.after);
                ASSERT_EQ(a.glyphs, b.glyphs);
                ASSERT_EQ(a.drawings, b.drawings);
            }
        }
}

TEST(PgnLaws, DamagedTextsAreReadWithoutHarm) {
    std::mt19937 random(7);
    for (const auto& variant : variantSet().all()) {
        const std::string text = writePgn(randomRecord(variant, random)).value().text;
        for (int trial = 0; trial < lawGames(10); ++trial) {
            std::string damaged = text;
            for (int i = 0; i < 5; ++i)
                damaged[random() % damaged.size()] = "(){};[]\"$%.*+=x\n 1Ra\0\xff"[random() % 22];
            std::vector<ReadProblem> problems;
            for (const ReadGame& game : gamesRead(damaged, problems))
                EXPECT_TRUE(writePgn(game.record));
        }
    }
}

} // namespace
} // namespace komadai::core::test
