// Questions to a library: each answer beside one that is found by looking at all games.
#include "core/notation/stored_record.h"
#include "core/practice/puzzle.h"
#include "core/record/tree_cursor.h"
#include "core/store/library_search.h"
#include "core/store/position_filter.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

#include <algorithm>
#include <set>
#include <utility>

namespace komadai::core::test {
namespace {

constexpr GameOrder ById{.by = GameOrder::By::Added, .isDescending = false};

RecordHeader headerOfTree(const GameTree& tree) {
    return headerOf(Game(tree.start()), {Player{}, Player{}}, {});
}

Annotations comment(std::string text) {
    Annotations notes;
    notes.after = std::move(text);
    return notes;
}

/// A game with a random line; its first moves are chosen among few, so that games share positions.
GameTree sharedTree(const std::shared_ptr<const Variant>& variant, int plies, std::mt19937& random) {
    GameTree tree(AnyPosition::startOf(variant));
    NodeId node = GameTree::root();
    for (int ply = 0; ply < plies; ++ply) {
        const auto moves = tree.position(node).legalMoves();
        if (moves.empty()) break;
        node = tree.add(node, moves[random() % std::min<std::size_t>(moves.size(), ply < 4 ? 2 : 1000)]);
    }
    if (random() % 3 == 0) growLine(tree, GameTree::root(), 3, random);
    tree.clearHistory();
    return tree;
}

class LibrarySearchTest : public LibraryTest {
protected:
    Library library{file};
    LibrarySearch search{library};
    std::mt19937 random{11};

    std::vector<GameId> find(std::string_view text) {
        const auto filter = parseFilter(text);
        EXPECT_TRUE(filter) << text;
        return search.games(filter.value(), ById);
    }
    GameId add(const std::function<void(GameRecord&)>& change, const char* variant = "euroshogi",
               int plies = 4) {
        GameTree tree(AnyPosition::startOf(builtin(variant)));
        growLine(tree, GameTree::root(), plies, random);
        tree.clearHistory();
        GameRecord record{headerOfTree(tree), tree, {}};
        change(record);
        return library.addRecord(record);
    }
};

using LibraryFilter = LibrarySearchTest;
using LibraryOrder = LibrarySearchTest;
using LibraryExplorer = LibrarySearchTest;
using LibraryPatterns = LibrarySearchTest;
using LibraryDuplicates = LibrarySearchTest;

TEST_F(LibraryFilter, FindsByEachField) {
    const GameId a = add([](GameRecord& game) {
        RecordHeader& header = game.header;
        header.players = {Player{{}, "羽生 善治", {}, "", 2000}, Player{3, ""}};
        header.event = "Meijin title match";
        header.site = "Kyōto";
        header.round = "5";
        header.annotator = "A. Notator";
        header.source = "games.kif";
        header.date = "1996-05-23";
        header.tags = {{"Opening", "Yagura"}};
        game.outcome = Outcome{Side::First, EndReason::Resignation};
        game.tree.setAnnotations(game.tree.mainLineEnd(), comment("ここで投了"));
    });
    const GameId b = add(
        [](GameRecord& game) {
            game.header.players = {Player{{}, "Ada Lovelace"}, Player{{}, "Charles Babbage", {}, "", 1700}};
            game.header.round = "第3局";
            game.header.startedAt = std::chrono::sys_seconds(std::chrono::seconds(1600000000));
            game.outcome = Outcome{std::nullopt, EndReason::Repetition};
        },
        "zoshogi", 9);
    library.setStarred(b, true);
    const std::vector<GameId> none;
    const std::vector<GameId> onlyA{a};
    const std::vector<GameId> onlyB{b};
    const std::vector<GameId> both{a, b};
    const std::vector<std::pair<std::string, std::vector<GameId>>> expected{
        {"", both},
        {"player:羽生", onlyA},
        {"player:生", onlyA},
        {"player:善治", onlyA},
        {"player:羽治", none},
        {"player:ada", onlyB},
        {"player:bab", onlyB},
        {"player:abbage", none},
        {"first:ada", onlyB},
        {"second:ada", none},
        {"player:=\"Ada Lovelace\"", onlyB},
        {"player:=Ada", none},
        {"winner:羽生", onlyA},
        {"loser:羽生", none},
        {"winner:ada", none},
        {"variant:euro", onlyA},
        {"variant:=zoshogi", onlyB},
        {"result:first", onlyA},
        {"result:draw", onlyB},
        {"result:none", none},
        {"-result:draw", onlyA},
        {"reason:repet", onlyB},
        {"date:1996", onlyA},
        {"date:2020-09-13", onlyB},
        {"date:<2000", onlyA},
        {"moves:>5", onlyB},
        {"moves:4", onlyA},
        {"rating:>=2000", onlyA},
        {"rating:1000..3000", both},
        {"firstrating:>1000", onlyA},
        {"secondrating:>1000", onlyB},
        {"level:3", onlyA},
        {"-level:3", onlyB},
        {"event:meijin", onlyA},
        {"event:\"title meijin\"", onlyA},
        {"-event:meijin", onlyB},
        {"site:kyoto", onlyA},
        {"round:5", onlyA},
        {"round:第", onlyB},
        {"round:第3局", onlyB},
        {"annotator:notator", onlyA},
        {"source:kif", onlyA},
        {"tag:yagura", onlyA},
        {"tag:opening=yag", onlyA},
        {"tag:eco=yagura", none},
        {"comment:投了", onlyA},
        {"comment:了", onlyA},
        {"starred", onlyB},
        {"-starred", onlyA},
        {"id:1", onlyA},
        {"羽生", onlyA},
        {"投了", onlyA},
        {"yagura", onlyA},
        {"meijin OR ada", both},
        {"meijin ada", none},
        {"-(meijin OR ada)", none},
        {"(starred OR rating:2000) -draw", both},
        {"Q", none},
        {"\"!?\"", none},
    };
    for (const auto& [text, games] : expected)
        EXPECT_EQ(find(text), games) << text;
    for (const auto& [text, games] : expected)
        EXPECT_EQ(search.count(parseFilter(text).value()), static_cast<std::int64_t>(games.size())) << text;
}

TEST_F(LibraryFilter, FindsWhatAListShowsOfGames) {
    const GameId a = add([](GameRecord& game) { game.header.players = {Player{3, "Komadai"}, Player{}}; });
    const GameId b = add(
        [](GameRecord& game) {
            game.header.players = {Player{{}, "Ada"},
                                   Player{{}, std::string(FullStrengthName), std::chrono::seconds(1)}};
        },
        "zoshogi");
    const GameId removed = add([](GameRecord&) {}, "zoshogi");
    library.deleteGames(std::vector{removed}, std::chrono::sys_seconds(std::chrono::seconds(1)));
    const ShownNames names{{{"euroshogi", "Euro"}, {"zoshogi", "Zo Shogi"}},
                           {"Computer 1", "Computer 2", "Computer 3"},
                           "Computer at full strength",
                           "Human"};
    const auto found = [&](std::string_view text) {
        return search.games(withShownNames(parseFilter(text).value(), names), ById);
    };
    EXPECT_EQ(found("shogi"), std::vector{b});
    EXPECT_EQ(found("euro"), std::vector{a});
    EXPECT_EQ(found("-euro"), std::vector{b});
    EXPECT_EQ(found("computer"), (std::vector{a, b}));
    EXPECT_EQ(found("computer 3 euro"), std::vector{a});
    EXPECT_EQ(found("strength zo ada"), std::vector{b});
    EXPECT_EQ(found("human"), std::vector{a}) << "neither a player with a name nor a computer";
    EXPECT_TRUE(found("computer 2").empty());
    EXPECT_EQ(found("player:\"computer 3\""), std::vector{a});
    EXPECT_EQ(found("player:computer"), (std::vector{a, b}));
    EXPECT_EQ(found("player:human"), std::vector{a});
    EXPECT_EQ(found("first:computer"), std::vector{a});
    EXPECT_EQ(found("second:computer"), std::vector{b});
    EXPECT_EQ(found("-player:human"), std::vector{b});
    EXPECT_TRUE(found("winner:computer").empty()) << "nobody won";
    EXPECT_TRUE(found("player:zo").empty()) << "a variant is no player";
    EXPECT_TRUE(find("shogi").empty()) << "without these names";
}

TEST_F(LibraryFilter, PassesOverSignsThatStandAlone) {
    const GameId id = add([](GameRecord& game) {
        game.tree.setAnnotations(GameTree::root(), comment("le « grand roque » · long"));
    });
    for (const char* text :
         {"comment:\"« roque »\"", "comment:\"roque · long\"", "« roque »", "grand · roque"})
        EXPECT_EQ(find(text), std::vector<GameId>{id}) << text;
    EXPECT_TRUE(find("« petit »").empty());
    add([](GameRecord& game) { game.header.players[0].name = "Ada", game.header.players[1].name = "Bob"; });
    EXPECT_EQ(find("Ada – Bob").size(), 1U) << "as the list of games shows it";
    add([](GameRecord& game) { game.header.event = "?"; });
    EXPECT_EQ(find("?").size(), 1U) << "a sign alone is a text";
    EXPECT_EQ(find("-?").size(), 2U);
    EXPECT_EQ(find("Ada OR ?").size(), 2U);
    EXPECT_EQ(find("? OR Ada").size(), 2U);
}

TEST_F(LibraryFilter, FollowsEveryChange) {
    const GameId id = add([](GameRecord& game) {
        game.header.event = "Spring";
        game.tree.setAnnotations(GameTree::root(), comment("quiet opening"));
    });
    EXPECT_EQ(find("spring"), std::vector<GameId>{id});
    RecordHeader header = library.summary(id)->header;
    header.event = "Autumn";
    header.date = "2001";
    library.setHeader(id, header);
    EXPECT_TRUE(find("spring").empty());
    EXPECT_EQ(find("autumn date:2001"), std::vector<GameId>{id});

    GameTree tree = readTree(header, library.record(id)->tree, builtin("euroshogi")).value();
    tree.setAnnotations(GameTree::root(), comment("sharp opening"));
    library.appendEdit(id, tree.lastStep().edit);
    library.closeGame(id, tree);
    EXPECT_TRUE(find("comment:quiet").empty());
    EXPECT_EQ(find("comment:sharp"), std::vector<GameId>{id});

    library.deleteGame(id, std::chrono::sys_seconds(10s));
    EXPECT_TRUE(find("").empty());
    EXPECT_TRUE(find("autumn").empty());
    library.restoreGame(id);
    EXPECT_EQ(find("autumn"), std::vector<GameId>{id});
    library.deleteGame(id, std::chrono::sys_seconds(10s));
    library.purgeDeleted(std::chrono::sys_seconds(20s));
    EXPECT_TRUE(find("-nothing").empty());
    EXPECT_EQ(ask(file, "SELECT count(*) FROM comment_words WHERE comment_words MATCH 'sharp'"), 0);
}

TEST_F(LibraryFilter, FindsGamesByTheirLabels) {
    const GameId a = add([](GameRecord&) {});
    const GameId b = add([](GameRecord&) {});
    library.setLabel(std::vector{a, b}, "To study", true);
    library.setLabel(std::vector{b}, "羽生", true);
    EXPECT_EQ(find("label:study"), (std::vector{a, b}));
    EXPECT_EQ(find("label:羽生"), std::vector{b});
    EXPECT_EQ(find("study -羽生"), std::vector{a});
    EXPECT_EQ(search.labels(), (std::vector<std::string>{"To study", "羽生"}));
    EXPECT_EQ(library.labelsOf(b), (std::vector<std::string>{"To study", "羽生"}));
    library.setLabel(std::vector{a, b}, "To study", false);
    EXPECT_TRUE(find("label:study").empty());
    EXPECT_EQ(search.labels(), std::vector<std::string>{"羽生"});
}

TEST_F(LibraryFilter, FindsMergedPlayersByTheNewNameUntilTheyGetTheirOwnBack) {
    const auto players = [](const char* first, const char* second) {
        return [=](GameRecord& game) {
            game.header.players[0].name = first;
            game.header.players[1].name = second;
        };
    };
    const GameId a = add(players("Ada L.", "A. Lovelace")), b = add(players("Ada", "Ada L.")),
                 c = add(players("Bob", "Ada"));
    const auto renames = library.mergePlayers(std::vector<std::string>{"Ada L.", "A. Lovelace"}, "Ada");
    EXPECT_EQ(countGames(renames), 2);
    EXPECT_EQ(find("player:=Ada"), (std::vector{a, b, c}));
    EXPECT_TRUE(find("player:lovelace").empty());
    std::vector<PlayerRename> back;
    for (const auto& rename : renames)
        back.push_back(rename.reversed());
    library.renamePlayers(back);
    EXPECT_EQ(library.summary(a)->header.players[0].name, "Ada L.");
    EXPECT_EQ(library.summary(a)->header.players[1].name, "A. Lovelace");
    EXPECT_EQ(library.summary(b)->header.players[0].name, "Ada");
    EXPECT_EQ(library.summary(b)->header.players[1].name, "Ada L.");
    EXPECT_EQ(find("player:=Ada"), (std::vector{b, c}));
}

TEST_F(LibraryFilter, APlayerWhoWasRenamedSinceKeepsThatName) {
    const GameId id = add([](GameRecord& game) { game.header.players[0].name = "Ada L."; });
    const auto renames = library.mergePlayers(std::vector<std::string>{"Ada L."}, "Ada");
    RecordHeader header = library.summary(id)->header;
    header.players[0].name = "Ada Lovelace";
    library.setHeader(id, header);
    library.renamePlayers(std::vector{renames.front().reversed()});
    EXPECT_EQ(library.summary(id)->header.players[0].name, "Ada Lovelace");
}

TEST_F(LibraryOrder, SortsByEachColumnInBothDirections) {
    std::map<GameId, RecordHeader> headers;
    for (int i = 0; i < 60; ++i) {
        const GameId id = add(
            [&](GameRecord& game) {
                RecordHeader& header = game.header;
                header.players[0].name = std::string(1, static_cast<char>('a' + random() % 5));
                header.players[1].name = std::string(1, static_cast<char>('a' + random() % 5));
                if (random() % 2 == 0) header.players[0].rating = 1000 + static_cast<int>(random() % 9);
                if (random() % 2 == 0) header.event = std::string(1, static_cast<char>('a' + random() % 5));
                if (random() % 2 == 0) header.date = std::to_string(1990 + random() % 5);
                if (random() % 2 == 0) game.outcome = Outcome{Side::Second, EndReason::Time};
            },
            random() % 2 == 0 ? "euroshogi" : "zoshogi", static_cast<int>(random() % 9));
        headers[id] = library.summary(id)->header;
    }
    const auto keyOf = [&](GameOrder::By by, GameId id) -> std::pair<std::string, std::int64_t> {
        const GameSummary game = *library.summary(id);
        const RecordHeader& header = game.header;
        switch (by) {
        case GameOrder::By::Added: return {"", id};
        case GameOrder::By::Date: return {"", dayOf(header)};
        case GameOrder::By::FirstPlayer: return {header.players[0].name, 0};
        case GameOrder::By::SecondPlayer: return {header.players[1].name, 0};
        case GameOrder::By::Variant: return {header.variant, dayOf(header)};
        case GameOrder::By::Result: return {game.outcome ? "second" : "", 0};
        case GameOrder::By::Moves: return {"", game.plyCount};
        case GameOrder::By::Event: return {header.event, 0};
        case GameOrder::By::Rating: return {"", header.players[0].rating.value_or(0)};
        case GameOrder::By::Played: return {"", 0};
        }
        return {};
    };
    for (int by = 0; by <= static_cast<int>(GameOrder::By::Played); ++by)
        for (const bool isDescending : {false, true})
            for (const char* text : {"", "-player:=c"}) {
                const GameOrder order{static_cast<GameOrder::By>(by), isDescending};
                const auto filter = parseFilter(text).value();
                const auto ids = search.games(filter, order);
                EXPECT_EQ(ids.size(), static_cast<std::size_t>(search.count(filter)));
                const auto isBefore = [&](GameId a, GameId b) {
                    const auto keyA = keyOf(order.by, a);
                    const auto keyB = keyOf(order.by, b);
                    if (order.by == GameOrder::By::Event && keyA.first.empty() != keyB.first.empty())
                        return keyB.first.empty();
                    if (keyA != keyB) return isDescending ? keyB < keyA : keyA < keyB;
                    return isDescending ? b < a : a < b;
                };
                EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end(), isBefore)) << by << isDescending << text;
                const auto page = search.games(filter, order, 7);
                EXPECT_EQ(page, std::vector<GameId>(ids.begin(), ids.begin() + 7))
                    << by << isDescending << text;
            }
}

// --- the explorer

struct Expected {
    std::int64_t games = 0, first = 0, second = 0, draws = 0;
    friend bool operator==(const Expected&, const Expected&) = default;
};

/// The moves of a position and their total, by looking at the main lines of all games.
std::map<std::string, Expected> countAll(Library& library, const AnyPosition& position,
                                         const std::set<GameId>& games) {
    std::map<std::string, Expected> counts;
    for (const GameId id : games) {
        const auto stored = library.record(id);
        const auto tree =
            readTree(stored->summary.header, stored->tree, builtin(stored->summary.header.variant)).value();
        std::set<std::string> moves;
        for (NodeId node = GameTree::root(); tree.firstChild(node); node = *tree.firstChild(node))
            if (tree.position(node) == position)
                moves.insert(uci::format(tree.move(*tree.firstChild(node)), position));
        if (!moves.empty()) moves.insert("total");
        for (const std::string& move : moves) {
            Expected& count = counts[move];
            ++count.games;
            const auto& outcome = stored->summary.outcome;
            if (!outcome) continue;
            if (!outcome->winner)
                ++count.draws;
            else
                ++(*outcome->winner == Side::First ? count.first : count.second);
        }
    }
    return counts;
}

std::map<std::string, Expected> textOf(const Exploration& exploration, const AnyPosition& position) {
    std::map<std::string, Expected> counts;
    const auto expected = [](const MoveCounts& count) {
        return Expected{count.games, count.wins[0], count.wins[1], count.draws};
    };
    for (const auto& [move, count] : exploration.moves)
        counts[uci::format(move, position)] = expected(count);
    if (exploration.total.games > 0) counts["total"] = expected(exploration.total);
    return counts;
}

/// Games are added, changed, edited, deleted, restored and purged at random, in small and large batches. Positions that
/// more than 64 games share are counted, others are not: both must agree with the games, at every moment.
TEST_F(LibraryExplorer, AgreesWithAllGamesWhateverHappensToThem) {
    const auto variant = builtin("euroshogi");
    std::set<GameId> listed;
    std::vector<GameId> deleted;
    const auto newRecord = [&] {
        GameTree tree = sharedTree(variant, 7, random);
        GameRecord record{headerOfTree(tree), tree, {}};
        record.header.date = std::to_string(1990 + random() % 10);
        if (random() % 4 != 0)
            record.outcome =
                Outcome{random() % 3 == 0 ? std::nullopt
                                          : std::optional(random() % 2 == 0 ? Side::First : Side::Second),
                        EndReason::Resignation};
        return record;
    };
    const auto any = [&](const std::set<GameId>& games) {
        return *std::next(games.begin(), static_cast<std::ptrdiff_t>(random() % games.size()));
    };
    for (int step = 0; step < 60; ++step) {
        if (step % 3 == 0) {
            std::vector<GameRecord> records;
            for (auto i = random() % 40; i > 0; --i)
                records.push_back(newRecord());
            for (const GameId id : library.addRecords(records))
                listed.insert(id);
        }
        listed.insert(library.addRecord(newRecord()));
        const GameId id = any(listed);
        switch (random() % 5) {
        case 0: library.setOutcome(id, Outcome{Side::Second, EndReason::Time}); break;
        case 1:
            library.deleteGame(id, std::chrono::sys_seconds(10s));
            listed.erase(id);
            deleted.push_back(id);
            break;
        case 2: {
            const auto stored = library.record(id);
            GameTree tree = readTree(stored->summary.header, stored->tree, variant).value();
            const auto path = tree.pathTo(tree.mainLineEnd());
            if (path.size() > 3 && random() % 2 == 0)
                tree.remove(path[3]);
            else
                growLine(tree, tree.mainLineEnd(), 2, random);
            library.closeGame(id, tree);
            break;
        }
        case 3:
            if (!deleted.empty()) {
                library.restoreGame(deleted.back());
                listed.insert(deleted.back());
                deleted.pop_back();
            }
            break;
        default: library.purgeDeleted(std::chrono::sys_seconds(20s)); deleted.clear();
        }
        for (auto i = random() % 4; i > 0; --i)
            library.indexPositions(5);
        if (step % 6 != 5) continue;
        std::set<GameId> nineties;
        for (const GameId game : listed)
            if (library.summary(game)->header.date < "1995") nineties.insert(game);
        AnyPosition position = AnyPosition::startOf(variant);
        for (int ply = 0; ply < 5; ++ply) {
            const auto expected = countAll(library, position, listed);
            ASSERT_EQ(textOf(search.explore(position), position), expected) << step << " " << ply;
            ASSERT_EQ(textOf(search.explore(position, parseFilter("date:<1995").value()), position),
                      countAll(library, position, nineties))
                << step << " " << ply;
            const auto moves = position.legalMoves();
            position = position.after(moves[random() % 2]);
        }
    }
    EXPECT_GT(ask(file, "SELECT count(DISTINCT key) FROM move_counts"), 3) << "positions that are counted";
}

TEST_F(LibraryExplorer, CountsAPositionRightlyThatManyGamesReachWhileAChangedOneWaits) {
    const auto variant = builtin("euroshogi");
    GameTree tree(AnyPosition::startOf(variant));
    growLine(tree, GameTree::root(), 1, random);
    tree.clearHistory();
    GameRecord record{headerOfTree(tree), tree, Outcome{Side::First, EndReason::Time}};
    const GameId changed = library.addRecords(std::vector{record}).front();
    library.setOutcome(changed, Outcome{Side::Second, EndReason::Time}); // waits for the index
    library.addRecords(std::vector<GameRecord>(100, record));            // now the position is counted
    for (int round = 0; round < 2; ++round) {
        const MoveCounts counts = search.explore(tree.start()).total;
        EXPECT_EQ(counts.wins, (std::array<std::int64_t, SideCount>{100, 1})) << round;
        while (library.indexPositions()) {
        }
    }
}

// Both rooks move aside and back: each game reaches the start twice, and goes on with two different moves.
TEST_F(LibraryExplorer, CountsAGameOnceInTheTotalHoweverOftenItCameThere) {
    GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
    NodeId node = GameTree::root();
    for (const char* move : {"g2h2", "b7a7", "h2g2", "a7b7", "e3e4"})
        node = tree.add(node, uci::parse(move, tree.position(node)).value());
    tree.clearHistory();
    const GameRecord record{headerOfTree(tree), tree, {}};
    for (const int games : {1, 99}) { // looked up in the index, and then counted
        library.addRecords(std::vector<GameRecord>(static_cast<std::size_t>(games), record));
        const Exploration found = search.explore(tree.start());
        const auto all = static_cast<std::int64_t>(library.gameIds().size());
        EXPECT_EQ(found.total.games, all);
        ASSERT_EQ(found.moves.size(), 2U);
        for (const auto& line : found.moves)
            EXPECT_EQ(line.counts.games, all);
    }
    library.deleteGames(std::vector<GameId>{library.gameIds().front()}, std::chrono::sys_seconds(10s));
    while (library.indexPositions()) {
    }
    EXPECT_EQ(search.explore(tree.start()).total.games, 99);
}

TEST_F(LibraryExplorer, TellsScoreStrengthAndLastDay) {
    for (int i = 0; i < 4; ++i)
        add([&](GameRecord& game) {
            game.tree = GameTree(game.tree.start());
            game.tree.add(GameTree::root(), game.tree.start().legalMoves().front());
            game.header.players[0].rating = 1500 + 100 * i;
            game.header.date = std::to_string(1990 + i);
            if (i < 2) game.outcome = Outcome{Side::First, EndReason::Time};
            if (i == 2) game.outcome = Outcome{std::nullopt, EndReason::Agreement};
        });
    const Exploration exploration = search.explore(AnyPosition::startOf(builtin("euroshogi")));
    ASSERT_EQ(exploration.moves.size(), 1U);
    const MoveCounts& counts = exploration.moves.front().counts;
    EXPECT_EQ(counts.games, 4);
    EXPECT_DOUBLE_EQ(*counts.scoreOfFirst(), 2.5 / 3);
    EXPECT_EQ(counts.meanRating(), 1650);
    EXPECT_EQ(counts.lastDay, 19930000);
}

TEST_F(LibraryExplorer, ShowsTheFirstFiguresSoonAndStopsWhenTold) {
    std::vector<GameRecord> records;
    for (int i = 0; i < 5000; ++i) {
        GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
        tree.add(GameTree::root(), tree.start().legalMoves()[random() % 3]);
        records.push_back({headerOfTree(tree), tree, {}});
    }
    library.addRecords(records);
    const auto position = AnyPosition::startOf(builtin("euroshogi"));
    std::vector<std::int64_t> seen;
    const auto whole = search.explore(position, parseFilter("moves:1").value(), [&](const Exploration& part) {
        EXPECT_FALSE(part.isWhole);
        seen.push_back(part.total.games);
        return true;
    });
    EXPECT_TRUE(whole.isWhole);
    EXPECT_EQ(whole.total.games, 5000);
    ASSERT_FALSE(seen.empty());
    EXPECT_LT(seen.front(), 5000);
    int calls = 0;
    const auto stopped = search.explore(position, parseFilter("moves:1").value(),
                                        [&](const Exploration&) { return ++calls < 1; });
    EXPECT_FALSE(stopped.isWhole);
    EXPECT_EQ(calls, 1);
}

class LibraryKnownPart : public LibrarySearchTest {
protected:
    using Moves = std::vector<const char*>;

    static Game lineOf(const Moves& moves) {
        Game line(AnyPosition::startOf(builtin("euroshogi")));
        for (const char* move : moves)
            EXPECT_FALSE(line.play(uci::parse(move, line.position()).value())) << move;
        return line;
    }
    GameId addGame(const Moves& moves) {
        return add([&](GameRecord& game) {
            game.tree = GameTree(game.tree.start());
            game.tree.addLine(GameTree::root(), lineOf(moves).moves());
            game.tree.clearHistory();
        });
    }
    std::optional<KnownPart> known(const Moves& moves, std::string_view filter = "") {
        return search.knownPart(lineOf(moves), parseFilter(filter).value());
    }
};

TEST_F(LibraryKnownPart, EndsAtTheLastPositionThatAGameReached) {
    addGame({"e3e4", "e6e5", "d3d4", "d6d5"});
    addGame({"e3e4", "e6e5", "c3c4"});
    EXPECT_EQ(known({"e3e4", "e6e5", "f3f4", "d6d5"}), (KnownPart{2, 2}));
    EXPECT_EQ(known({"e3e4", "e6e5", "d3d4", "c6c5"}), (KnownPart{3, 1}));
    EXPECT_EQ(known({"f3f4", "e6e5"}), (KnownPart{0, 2}));
}

TEST_F(LibraryKnownPart, ReachesToTheEndOfAGame) {
    addGame({"e3e4", "e6e5"});
    EXPECT_EQ(known({"e3e4", "e6e5", "d3d4", "d6d5"}), (KnownPart{2, 1}));
    EXPECT_EQ(known({"e3e4", "e6e5"}), (KnownPart{2, 1}));
    EXPECT_EQ(known({"e3e4"}), (KnownPart{1, 1}));
}

TEST_F(LibraryKnownPart, GoesOnWhereTheLineComesBackByOtherMoves) {
    addGame({"e3e4", "e6e5", "d3d4", "d6d5", "c3c4"});
    EXPECT_EQ(known({"d3d4", "e6e5", "e3e4", "d6d5", "f3f4"}), (KnownPart{4, 1}));
}

TEST_F(LibraryKnownPart, LeavesOutGamesThatTheFilterDoesNotAccept) {
    const GameId own = addGame({"e3e4", "e6e5", "d3d4"});
    const Moves line{"e3e4", "e6e5", "d3d4"};
    EXPECT_EQ(known(line), (KnownPart{3, 1}));
    const std::string others = "-id:" + std::to_string(own);
    EXPECT_EQ(known(line, others), std::nullopt);
    addGame({"e3e4", "d6d5"});
    EXPECT_EQ(known(line, others), (KnownPart{1, 1}));
}

TEST_F(LibrarySearchTest, FindsAPositionInGamesThatAFilterAccepts) {
    std::map<GameId, GameTree> trees;
    for (int i = 0; i < 30; ++i) {
        GameTree tree = sharedTree(builtin("euroshogi"), 8, random);
        GameRecord record{headerOfTree(tree), tree, {}};
        record.header.date = i % 2 == 0 ? "1990" : "1991";
        trees.emplace(library.addRecord(record), tree);
        if (i == 15)
            while (library.indexPositions()) {
            }
    }
    for (const auto& [id, tree] : trees) {
        const AnyPosition position = tree.position(randomNode(tree, random));
        for (const char* text : {"", "date:1991"}) {
            std::vector<PositionHit> expected;
            for (const auto& [other, otherTree] : trees)
                for (const NodeId node : otherTree.subtree())
                    if (otherTree.position(node) == position && (*text == '\0' || other % 2 == 0))
                        expected.push_back({other, node});
            std::sort(expected.begin(), expected.end());
            std::vector<PositionHit> found;
            search.findPosition(position, parseFilter(text).value(), [&](const FoundPosition& hit) {
                found.push_back(hit);
                EXPECT_EQ(hit.ply, trees.at(hit.game).depth(hit.node));
                return true;
            });
            std::sort(found.begin(), found.end());
            ASSERT_EQ(found, expected);
        }
    }
}

// --- patterns

TEST_F(LibraryPatterns, HoldPiecesWhateverStandsElsewhere) {
    const auto variant = builtin("shogi");
    const auto setup = sfen::parse("4k4/9/9/9/4P4/9/9/9/4K4 b - 1", variant->spec());
    const auto position = AnyPosition::fromSetup(setup.value(), variant).value();
    const BoardSize size = variant->spec().size;
    const Square five = size.square(4, 4);
    const Piece pawn = *position.pieceAt(five);
    EXPECT_TRUE((PiecePattern{{{five, pawn}}}.matches(position)));
    EXPECT_FALSE((PiecePattern{{{five, Piece{pawn.type, Side::Second}}}}.matches(position)));
    EXPECT_TRUE((PiecePattern{{{size.square(0, 0), {}}}}.matches(position))) << "an empty square";
    EXPECT_FALSE((PiecePattern{{{five, {}}}}.matches(position)));
    EXPECT_TRUE((PiecePattern{{{five, pawn}}, Side::First}.matches(position)));
    EXPECT_FALSE((PiecePattern{{{five, pawn}}, Side::Second}.matches(position)));
}

TEST_F(LibraryPatterns, MayBeMirroredAndTurned) {
    const auto variant = builtin("shogi");
    const BoardSize size = variant->spec().size;
    const auto at = [&](const char* text) {
        return AnyPosition::fromSetup(sfen::parse(text, variant->spec()).value(), variant).value();
    };
    const AnyPosition left = at("4k4/9/9/9/9/9/1R7/9/4K4 b - 1");
    const Square of = size.square(1, 6);
    const Piece rook = *left.pieceAt(of);
    const AnyPosition mirrored = at("4k4/9/9/9/9/9/7R1/9/4K4 b - 1");
    const AnyPosition turned = at("4k4/9/7r1/9/9/9/9/9/4K4 w - 1");
    PiecePattern pattern{{{of, rook}}, Side::First};
    EXPECT_FALSE(pattern.matches(mirrored));
    EXPECT_FALSE(pattern.matches(turned));
    pattern.alsoMirrored = true;
    EXPECT_TRUE(pattern.matches(mirrored));
    EXPECT_FALSE(pattern.matches(turned));
    pattern.alsoMirrored = false;
    pattern.alsoTurned = true;
    EXPECT_TRUE(pattern.matches(turned));
    EXPECT_FALSE(pattern.matches(mirrored));
}

TEST_F(LibraryPatterns, AreFoundInAllGamesOfTheVariant) {
    for (const char* id : {"euroshogi", "koshogi"}) {
        const auto variant = builtin(id);
        std::map<GameId, GameTree> trees;
        for (int i = 0; i < 12; ++i) {
            const GameTree tree = sharedTree(variant, 10, random);
            trees.emplace(library.addRecord({headerOfTree(tree), tree, {}}), tree);
        }
        const GameTree& example = trees.begin()->second;
        const AnyPosition position = example.position(example.mainLineEnd());
        PiecePattern pattern;
        for (int i = 0; i < 6; ++i) {
            const Square square = Square::at(
                static_cast<int>(random() % static_cast<unsigned>(variant->spec().size.squares())));
            pattern.cells.push_back({square, position.pieceAt(square)});
        }
        std::vector<PositionHit> expected;
        for (const auto& [game, tree] : trees)
            for (const NodeId node : tree.subtree())
                if (pattern.matches(tree.position(node))) {
                    expected.push_back({game, node});
                    break;
                }
        std::vector<PositionHit> found;
        std::int64_t read = 0;
        search.findPattern(
            pattern, variant, {},
            [&](const FoundPosition& hit) {
                found.push_back(hit);
                EXPECT_EQ(hit.ply, trees.at(hit.game).depth(hit.node));
                return true;
            },
            [&](std::int64_t done, std::int64_t of) {
                EXPECT_EQ(of, 12);
                read = done;
                return true;
            });
        EXPECT_EQ(found, expected);
        EXPECT_GE(found.size(), 1U);
        EXPECT_EQ(read, 12);
    }
}

TEST_F(LibraryPatterns, AreFoundInTheOrderOfTheGames) {
    const auto variant = builtin("euroshogi");
    std::vector<GameRecord> records;
    for (int i = 0; i < 1500; ++i) {
        const GameTree tree = sharedTree(variant, 3, random);
        records.push_back({headerOfTree(tree), tree, {}});
    }
    const std::vector<GameId> games = library.addRecords(records);
    std::vector<GameId> found;
    std::size_t wanted = games.size();
    bool mayGoOn = true;
    const auto find = [&] {
        found.clear();
        search.findPattern(
            {}, variant, {},
            [&](const FoundPosition& hit) {
                EXPECT_EQ(hit.ply, 0) << "every position holds the empty pattern";
                found.push_back(hit.game);
                return found.size() < wanted;
            },
            [&](std::int64_t, std::int64_t) { return mayGoOn; });
        return found;
    };
    EXPECT_EQ(find(), games);
    wanted = 700;
    EXPECT_EQ(find(), std::vector(games.begin(), games.begin() + 700)) << "stopped when there were enough";
    mayGoOn = false;
    EXPECT_TRUE(find().empty()) << "cancelled before the first game";
}

// --- positions and patterns as conditions

using LibraryPositionFilter = LibrarySearchTest;

TEST_F(LibraryPositionFilter, FindsTheGamesWithAPositionHoweverTheyReachedIt) {
    const auto variant = builtin("euroshogi");
    std::map<GameId, GameTree> trees;
    for (int i = 0; i < 60; ++i) {
        const GameTree tree = sharedTree(variant, 6, random);
        trees.emplace(library.addRecord({headerOfTree(tree), tree, {}}), tree);
    }
    const GameTree example = trees.begin()->second;
    for (const NodeId node : example.subtree()) {
        const AnyPosition position = example.position(node);
        std::vector<GameId> expected;
        for (const auto& [game, tree] : trees) {
            const auto nodes = tree.subtree();
            if (std::any_of(nodes.begin(), nodes.end(), [&, &tree = tree](NodeId n) {
                    return positionText(tree.position(n)) == positionText(position);
                }))
                expected.push_back(game);
        }
        EXPECT_EQ(find(positionCondition(position)), expected);
        const auto rest = static_cast<std::size_t>(search.count({})) - expected.size();
        EXPECT_EQ(find("-" + positionCondition(position)).size(), rest);
    }
}

TEST_F(LibraryPositionFilter, GoesTogetherWithOtherConditions) {
    const AnyPosition start = AnyPosition::startOf(builtin("euroshogi"));
    const GameId a = add([](GameRecord& game) { game.header.event = "Spring"; });
    add([](GameRecord& game) { game.header.event = "Autumn"; });
    const GameId other = add([](GameRecord&) {}, "zoshogi");
    EXPECT_EQ(find(positionCondition(start) + " event:spring"), std::vector<GameId>{a});
    const std::string zo = positionCondition(AnyPosition::startOf(builtin("zoshogi")));
    EXPECT_EQ(find("event:spring OR " + zo), (std::vector<GameId>{a, other}));
    EXPECT_EQ(
        search.explore(start, parseFilter(positionCondition(start) + " event:spring").value()).total.games,
        1);
}

TEST_F(LibraryPositionFilter, ReadsFenToo) {
    const GameId id = add([](GameRecord&) {});
    EXPECT_EQ(find("position:\"euroshogi 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w 0 1\""),
              std::vector<GameId>{id});
}

TEST_F(LibraryPositionFilter, FollowsTheGames) {
    const std::string start = positionCondition(AnyPosition::startOf(builtin("euroshogi")));
    const std::string pieces = "pieces:\"euroshogi K@d1\"";
    const GameId a = add([](GameRecord&) {});
    for (const std::string& condition : {start, pieces})
        EXPECT_EQ(find(condition), std::vector<GameId>{a}) << condition;
    const GameId b = add([](GameRecord&) {});
    for (const std::string& condition : {start, pieces})
        EXPECT_EQ(find(condition), (std::vector<GameId>{a, b})) << condition;
    Library(file).deleteGame(a, std::chrono::sys_seconds(10s)); // as another program does
    for (const std::string& condition : {start, pieces})
        EXPECT_EQ(find(condition), std::vector<GameId>{b}) << condition;
    Library(file).restoreGame(a);
    for (const std::string& condition : {start, pieces})
        EXPECT_EQ(find(condition), (std::vector<GameId>{a, b})) << condition;
}

TEST_F(LibraryPositionFilter, FindsNothingForWhatDoesNotExist) {
    add([](GameRecord&) {});
    for (const char* text : {"position:\"nogame 8/8 b - 1\"", "position:\"euroshogi 8/8 b - 1\"",
                             "position:\"euroshogi nonsense\"", "pieces:\"nogame K@d1\"",
                             "pieces:\"euroshogi K@z9\"", "pieces:\"euroshogi first\""})
        EXPECT_TRUE(find(text).empty()) << text;
}

TEST_F(LibraryPositionFilter, PiecesAreThoseOfTheSearchForPatterns) {
    const auto variant = builtin("euroshogi");
    for (int i = 0; i < 40; ++i) {
        const GameTree tree = sharedTree(variant, 12, random);
        library.addRecord({headerOfTree(tree), tree, {}});
    }
    const BoardSize size = variant->spec().size;
    const auto pawn = variant->spec().pieceByLetters("P");
    PiecePattern pattern{{{size.square(4, 4), Piece{*pawn, Side::First}}, {size.square(4, 5), {}}}};
    for (const bool isMirrored : {false, true})
        for (const std::optional<Side> mover : {std::optional<Side>(), std::optional(Side::Second)}) {
            pattern.alsoMirrored = isMirrored;
            pattern.sideToMove = mover;
            std::vector<GameId> expected;
            search.findPattern(pattern, variant, {}, [&](const FoundPosition& place) {
                expected.push_back(place.game);
                return true;
            });
            EXPECT_EQ(find(piecesCondition(pattern, variant->spec())), expected);
        }
}

TEST_F(LibraryPositionFilter, APatternIsReadAsItIsWritten) {
    const VariantSpec& spec = builtin("shogi")->spec();
    const std::string text = "P@7f +r@3d -@5e second mirrored turned";
    const auto pattern = parsePattern(text, spec);
    ASSERT_TRUE(pattern);
    EXPECT_EQ(pattern.value().cells.size(), 3U);
    EXPECT_EQ(pattern.value().sideToMove, Side::Second);
    EXPECT_TRUE(pattern.value().alsoMirrored && pattern.value().alsoTurned);
    EXPECT_EQ(formatPattern(pattern.value(), spec), text);
    for (const char* word : {"X@7f", "P@0z", "P7f", "third"}) {
        const auto bad = parsePattern(std::string("P@7f ") + word, spec);
        ASSERT_FALSE(bad) << word;
        EXPECT_EQ(bad.error().word, word);
    }
    EXPECT_FALSE(parsePattern("first", spec)) << "a pattern has a piece or an empty square";
}

TEST_F(LibraryPositionFilter, IsStopped) {
    for (int i = 0; i < 3; ++i)
        add([](GameRecord&) {});
    const auto filter = parseFilter("pieces:\"euroshogi K@d1\"").value();
    EXPECT_TRUE(LibrarySearch(library, [] { return true; }).games(filter).empty());
    EXPECT_EQ(search.games(filter).size(), 3U) << "what was found until then is forgotten";
}

TEST_F(LibraryPositionFilter, AStoppedSearchIsNotKept) {
    for (int i = 0; i < 3; ++i)
        add([](GameRecord&) {});
    const auto filter = parseFilter("pieces:\"euroshogi K@d1\"").value();
    bool isFirst = true;
    const LibrarySearch stopped(library, [&isFirst] { return std::exchange(isFirst, false); });
    EXPECT_TRUE(stopped.games(filter).empty());
    EXPECT_EQ(search.games(filter).size(), 3U);
}

// --- duplicates

TEST_F(LibraryDuplicates, AreGamesWithTheSameMoves) {
    GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
    growLine(tree, GameTree::root(), 6, random);
    GameTree annotated = tree;
    growLine(annotated, GameTree::root(), 1, random);
    annotated.setAnnotations(GameTree::root(), comment("again"));
    GameTree longer = tree;
    growLine(longer, longer.mainLineEnd(), 1, random);
    const GameId first = library.addRecord({headerOfTree(tree), tree, {}});
    library.addRecord({headerOfTree(longer), longer, {}});
    const GameId second =
        library.addRecords(std::vector{GameRecord{headerOfTree(annotated), annotated, {}}}).front();
    const GameTree empty(AnyPosition::startOf(builtin("euroshogi")));
    library.addRecord({headerOfTree(empty), empty, {}});
    library.addRecord({headerOfTree(empty), empty, {}});
    EXPECT_EQ(search.duplicates(), (std::vector<std::vector<GameId>>{{second, first}}))
        << "other variations and comments do not count; games without moves are no duplicates";
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(search.gamesLike({headerOfTree(tree), tree, {}}), (std::vector<GameId>{first, second}));
        EXPECT_EQ(search.gamesLike({headerOfTree(empty), empty, {}}).size(), 2U);
        while (library.indexPositions()) {
        }
    }
    library.deleteGame(second, std::chrono::sys_seconds(10s));
    EXPECT_TRUE(search.duplicates().empty());
}

TEST_F(LibraryDuplicates, BeginWithTheGameThatSaysMost) {
    GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
    growLine(tree, GameTree::root(), 6, random);
    const auto add = [&](const Player& player) {
        RecordHeader header = headerOfTree(tree);
        header.players = {player, player};
        return library.addRecord({header, tree, {}});
    };
    const auto front = [&] { return search.duplicates().front().front(); };
    const GameId computers = add({3, {}});
    add({3, {}});
    EXPECT_EQ(front(), computers) << "of equal games the first one";
    const GameId people = add({{}, "Ada"});
    EXPECT_EQ(front(), people) << "names of people tell more than those of engines";
    library.setLabel(std::vector{computers}, "to learn", true);
    EXPECT_EQ(front(), computers) << "a label is work by the user";
    library.setStarred(people, true);
    EXPECT_EQ(front(), people) << "and a star is a choice";
}

TEST_F(LibrarySearchTest, ResultsMayBeOfGamesAgainstTheComputerOnly) {
    const auto addWon = [&](Player first, Player second) {
        add([&](GameRecord& game) {
            game.header.players = {first, second};
            game.outcome = Outcome{Side::First, EndReason::Resignation};
        });
    };
    const Player person{{}, "Ada"}, computer{3, ""};
    addWon(person, computer);
    addWon(computer, person);
    addWon(computer, computer);
    addWon(person, person);
    addWon(computer, Player{{}, "Engine", std::chrono::milliseconds(100)}); // is not the user
    const auto of = [&](ResultsOf games) { return search.results(ResultsBy::Reason, {}, {}, games).at(0); };
    EXPECT_EQ(of(ResultsOf::AgainstComputer), (ResultCounts{"resignation", 2, 1, 0, 1}));
    EXPECT_EQ(of(ResultsOf::AllGames), (ResultCounts{"resignation", 5, 4, 0, 1}));
    EXPECT_EQ(of(ResultsOf::FirstPlayer), (ResultCounts{"resignation", 5, 5, 0, 0}));
    EXPECT_EQ(endReasonNamed("resignation"), EndReason::Resignation);
    EXPECT_FALSE(endReasonNamed(""));
}

TEST_F(LibrarySearchTest, ResultsByOpponentTellComputersOfDifferentLevelsApart) {
    const Player ada{{}, "Ada"}, weak{3, ""}, strong{7, ""}, nameless{};
    const auto addLostBySecond = [&](Player first, Player second) {
        add([&](GameRecord& game) {
            game.header.players = {first, second};
            game.outcome = Outcome{Side::First, EndReason::Resignation};
        });
    };
    addLostBySecond(ada, weak);
    addLostBySecond(ada, weak);
    addLostBySecond(strong, ada);
    addLostBySecond(ada, nameless);
    addLostBySecond(ada, Player{{}, "Bob"});
    const auto results = search.results(ResultsBy::Opponent, {}, "Ada");
    const auto of = [&](const std::string& name, std::optional<int> level) {
        const auto found = std::find_if(results.begin(), results.end(), [&](const ResultCounts& counts) {
            return counts.name == name && counts.level == level;
        });
        return found == results.end() ? ResultCounts() : *found;
    };
    EXPECT_EQ(results.size(), 4U);
    EXPECT_EQ(of("", 3), (ResultCounts{"", 2, 2, 0, 0, 3}));
    EXPECT_EQ(of("", 7), (ResultCounts{"", 1, 0, 0, 1, 7}));
    EXPECT_EQ(of("", {}), (ResultCounts{"", 1, 1, 0, 0}));
    EXPECT_EQ(of("Bob", {}), (ResultCounts{"Bob", 1, 1, 0, 0}));
}

TEST_F(LibrarySearchTest, ResultsByClockAreByThePlayersOwnClock) {
    const Player ada{{}, "Ada"}, computer{3, ""};
    const TimeControl slow{.main = 600s}, fast{.main = 60s};
    const auto addWonByFirst = [&](Player first, Player second, TimeControls clocks) {
        add([&](GameRecord& game) {
            game.header.players = {first, second};
            game.header.clocks = clocks;
            game.outcome = Outcome{Side::First, EndReason::Resignation};
        });
    };
    addWonByFirst(ada, computer, {slow, fast});
    addWonByFirst(computer, ada, {fast, slow});
    using Counts = std::vector<ResultCounts>;
    const Counts own{{formatTimeControl(slow), 2, 1, 0, 1}};
    EXPECT_EQ(search.results(ResultsBy::Clock, {}, "Ada"), own);
    EXPECT_EQ(search.results(ResultsBy::Clock, {}, {}, ResultsOf::AgainstComputer), own);
    EXPECT_EQ(search.results(ResultsBy::Clock, {}, {}, ResultsOf::FirstPlayer),
              (Counts{{formatTimeControl(fast), 1, 1, 0, 0}, {formatTimeControl(slow), 1, 1, 0, 0}}));
}

TEST_F(LibrarySearchTest, CountsTheGamesOfEachPlayer) {
    for (const auto& [first, second] : {std::pair{"Ada", "Bob"}, {"Bob", "Ada"}, {"Ada", "羽生 善治"}})
        add([&, f = first, s = second](GameRecord& game) {
            game.header.players = {Player{{}, f}, Player{{}, s}};
        });
    EXPECT_EQ(search.players(),
              (std::vector<LibrarySearch::PlayerCount>{{"Ada", 3}, {"Bob", 2}, {"羽生 善治", 1}}));
    EXPECT_EQ(search.players({}, 1), (std::vector<LibrarySearch::PlayerCount>{{"Ada", 3}}));
    EXPECT_EQ(search.players("善"), (std::vector<LibrarySearch::PlayerCount>{{"羽生 善治", 1}}));
}

} // namespace
} // namespace komadai::core::test
