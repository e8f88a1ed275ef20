// Opening books made of the games of a library.
#include "core/book/library_book.h"
#include "core/notation/stored_record.h"
#include "core/store/library_search.h"
#include "tests/core/book/book_texts.h"
#include "tests/core/store/storage.h"

#include <sstream>

namespace komadai::core::test {
namespace {

class LibraryBookTest : public LibraryTest {
protected:
    /// Adds games with these moves, `times` times.
    std::vector<GameId> add(const std::string& moves, int times, std::optional<Side> winner = Side::First,
                            std::string_view variant = "shogi") {
        GameTree tree(AnyPosition::startOf(builtin(variant)));
        NodeId node = GameTree::root();
        std::istringstream words(moves);
        for (std::string word; words >> word;)
            node = tree.add(node, usi::parse(word, tree.position(node)).value());
        const GameRecord record{headerOf(Game(tree.start()), {Player{}, Player{}}, {}), tree,
                                Outcome{winner, EndReason::Resignation}};
        return library.addRecords(std::vector<GameRecord>(static_cast<std::size_t>(times), record));
    }
    std::vector<OpeningBook> books(const BookWish& wish = {}) {
        BookMaker maker(wish);
        for (const GameId game : LibrarySearch(library).games({}, {GameOrder::By::Added, false}))
            maker.add(library, game);
        return maker.books();
    }
    /// What the only book knows in the start of shogi.
    std::string atStart(const BookWish& wish = {}) {
        const auto made = books(wish);
        return made.empty() ? "no book" : knownIn(made.front(), ShogiStart);
    }

    Library library{file};
};

TEST_F(LibraryBookTest, CountsTheGamesOfEachMove) {
    add("7g7f 3c3d", 3);
    add("2g2f 3c3d", 2);
    EXPECT_EQ(atStart(), "7g7f 3 - -/- -, 2g2f 2 - -/- -");
    EXPECT_EQ(knownIn(books().front(), AfterPawn), "3c3d 3 - -/- -");
}

TEST_F(LibraryBookTest, TranspositionsAreMerged) {
    add("7g7f 3c3d 2g2f 8c8d", 1);
    add("2g2f 3c3d 7g7f 8c8d", 1);
    const auto made = books();
    ASSERT_EQ(made.size(), 1U);
    ASSERT_EQ(made.front().size(), 1U) << "every other move was played once";
    const auto& [position, entry] = *made.front().entries().begin();
    EXPECT_EQ(knownIn(made.front(), position), "8c8d 2 - -/- -");
    EXPECT_EQ(entry.plyNumber, 4);
}

TEST_F(LibraryBookTest, OnlyTheFirstPliesAreTaken) {
    add("7g7f 3c3d 2g2f", 2);
    EXPECT_EQ(books({.mostPlies = 1}).front().size(), 1U);
    EXPECT_EQ(books({.mostPlies = 2}).front().size(), 2U);
    EXPECT_EQ(books({.mostPlies = 9}).front().size(), 3U);
}

TEST_F(LibraryBookTest, RareMovesAreLeftOut) {
    add("7g7f", 9);
    add("2g2f", 1);
    EXPECT_EQ(atStart({.leastGames = 1}), "7g7f 9 - -/- -, 2g2f 1 - -/- -");
    EXPECT_EQ(atStart({.leastGames = 2}), "7g7f 9 - -/- -");
    EXPECT_EQ(atStart({.leastGames = 1, .leastShare = 0.2}), "7g7f 9 - -/- -");
    EXPECT_EQ(atStart({.leastGames = 10}), "no book");
}

TEST_F(LibraryBookTest, OnlyTheWinsOfASideCanCount) {
    add("7g7f 3c3d", 3, Side::First);
    add("7g7f 8c8d", 2, Side::Second);
    add("7g7f 1c1d", 2, std::nullopt);
    const auto answers = [&](CountedGames games) {
        return knownIn(books({.games = games}).front(), AfterPawn);
    };
    EXPECT_EQ(answers(CountedGames::All), "3c3d 3 - -/- -, 8c8d 2 - -/- -, 1c1d 2 - -/- -");
    EXPECT_EQ(answers(CountedGames::WonByFirst), "3c3d 3 - -/- -");
    EXPECT_EQ(answers(CountedGames::WonBySecond), "8c8d 2 - -/- -");
    EXPECT_EQ(answers(CountedGames::WonByMover), "8c8d 2 - -/- -");
    EXPECT_EQ(atStart({.games = CountedGames::WonByMover}), "7g7f 3 - -/- -");
}

TEST_F(LibraryBookTest, AMoveCountsOnceInAGame) {
    add("2h3h 8b7b 3h2h 7b8b 2h3h", 1);
    EXPECT_EQ(atStart({.leastGames = 1}), "2h3h 1 - -/- -");
}

TEST_F(LibraryBookTest, EachVariantHasABook) {
    add("7g7f", 2);
    add("1e1d", 2, Side::First, "minishogi");
    const auto made = books();
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(made[0].variant()->spec().id, "minishogi");
    EXPECT_EQ(made[1].variant()->spec().id, "shogi");
}

TEST_F(LibraryBookTest, GamesOfKoShogiMakeABook) {
    std::mt19937 random(7);
    GameTree tree(AnyPosition::startOf(builtin("koshogi")));
    growLine(tree, GameTree::root(), 20, random);
    const GameRecord record{headerOf(Game(tree.start()), {Player{}, Player{}}, {}), tree, {}};
    library.addRecords(std::vector<GameRecord>(2, record));
    const auto made = books();
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(made.front().size(), 20U);
    const auto reading = readBookText(writeBook(made.front(), BookFormat::Komadai).value().text);
    EXPECT_EQ(problemsOf(reading), "");
    EXPECT_EQ(*reading.book, made.front());
}

TEST_F(LibraryBookTest, VariationsAreNotCounted) {
    GameTree tree(AnyPosition::startOf(builtin("shogi")));
    tree.addLine(GameTree::root(), {usi::parse("7g7f", tree.start()).value()});
    tree.addLine(GameTree::root(), {usi::parse("2g2f", tree.start()).value()});
    const GameRecord record{headerOf(Game(tree.start()), {Player{}, Player{}}, {}), tree, {}};
    library.addRecords(std::vector<GameRecord>(2, record));
    EXPECT_EQ(atStart(), "7g7f 2 - -/- -");
}

TEST_F(LibraryBookTest, OfAGameThatHasEndedThePlayedMovesCount) {
    GameTree tree(AnyPosition::startOf(builtin("shogi")));
    const NodeId played = tree.addLine(GameTree::root(), {usi::parse("7g7f", tree.start()).value()});
    tree.addLine(played, {usi::parse("3c3d", tree.position(played)).value()}); // analysis
    const NodeId promoted = tree.addLine(GameTree::root(), {usi::parse("2g2f", tree.start()).value()});
    tree.makeMainLine(promoted);
    const GameRecord record{headerOf(Game(tree.start()), {Player{}, Player{}}, {}), tree,
                            Outcome{Side::First, EndReason::Resignation}, played};
    library.addRecords(std::vector<GameRecord>(2, record));
    EXPECT_EQ(atStart(), "7g7f 2 - -/- -");
    EXPECT_EQ(books().front().size(), 1U);
}

TEST_F(LibraryBookTest, ADamagedGameIsCounted) {
    const auto games = add("7g7f", 2);
    execute(file, "UPDATE games SET variant = 'nothing' WHERE id = " + std::to_string(games.front()));
    BookMaker maker(BookWish{});
    for (const GameId game : games)
        maker.add(library, game);
    EXPECT_EQ(maker.summary().unreadable, 1);
    EXPECT_EQ(maker.summary().games, 1);
}

TEST_F(LibraryBookTest, TooManyPositionsForgetTheRareOnes) {
    BookMaker maker({}, 20);
    std::mt19937 random(9);
    const auto shogi = builtin("shogi");
    GameRecord common{{}, GameTree(AnyPosition::startOf(shogi)), {}};
    common.tree.add(GameTree::root(), usi::parse("7g7f", common.tree.start()).value());
    for (int game = 0; game < 30; ++game) {
        GameRecord other{{}, GameTree(AnyPosition::startOf(shogi)), {}};
        growLine(other.tree, GameTree::root(), 10, random);
        maker.add(other, shogi);
        maker.add(common, shogi);
    }
    EXPECT_TRUE(maker.summary().hasForgotten);
    const auto made = maker.books();
    ASSERT_EQ(made.size(), 1U);
    EXPECT_GE(made.front().entries().at(ShogiStart).moves.size(), 1U);
}

} // namespace
} // namespace komadai::core::test
