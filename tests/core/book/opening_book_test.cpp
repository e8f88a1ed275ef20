// What a book knows, and which move is chosen.
#include "core/book/opening_book.h"
#include "tests/core/book/book_texts.h"

#include <map>

namespace komadai::core::test {
namespace {

Move usiMove(const AnyPosition& position, std::string_view text) {
    return usi::parse(text, position).value();
}

AnyPosition start() { return AnyPosition::startOf(shogiRules()); }

AnyPosition afterMoves(std::initializer_list<std::string_view> moves) {
    AnyPosition position = start();
    for (const auto text : moves)
        position = position.after(usiMove(position, text));
    return position;
}

/// A book for the start of shogi.
OpeningBook startBook(std::vector<std::pair<std::string, BookMove>> moves) {
    OpeningBook book(shogiRules());
    for (auto& [text, move] : moves) {
        move.move = usiMove(start(), text);
        book.add(start(), move);
    }
    return book;
}

BookMove counted(std::int64_t count) { return {Drop{}, count}; }
BookMove weighted(std::int64_t count, std::int64_t weight) { return {Drop{}, count, weight}; }
BookMove scored(std::int64_t count, int score) { return {Drop{}, count, {}, score}; }

/// How often each move is chosen with different seeds.
std::map<std::string, int> chosenMoves(const OpeningBook& book, const Game& game) {
    std::map<std::string, int> chosen;
    for (std::uint64_t seed = 0; seed < 400; ++seed)
        if (const auto move = chooseBookMove(book, game, seed))
            ++chosen[usi::format(move->move, game.position())];
    return chosen;
}

TEST(OpeningBook, APositionIsFoundWhateverTheWay) {
    OpeningBook book(shogiRules());
    const AnyPosition oneWay = afterMoves({"7g7f", "3c3d", "2g2f"});
    const AnyPosition otherWay = afterMoves({"2g2f", "3c3d", "7g7f"});
    book.add(oneWay, {usiMove(oneWay, "8c8d"), 3});
    book.add(otherWay, {usiMove(otherWay, "8c8d"), 4});
    ASSERT_EQ(book.size(), 1U);
    ASSERT_TRUE(book.find(otherWay));
    EXPECT_EQ(book.find(otherWay)->moves.front().count, 7);
}

TEST(OpeningBook, APositionWithAnotherSideToMoveOrOtherHandsIsAnotherOne) {
    OpeningBook book(shogiRules());
    book.add(start(), {usiMove(start(), "7g7f"), 1});
    EXPECT_FALSE(book.find(shogi(ShogiStart.substr(0, ShogiStart.size() - 3) + "w - 1")));
    EXPECT_FALSE(book.find(shogi(ShogiStart.substr(0, ShogiStart.size() - 1) + "P 1")));
    EXPECT_TRUE(book.find(shogi(ShogiStart + " 9"))) << "the number of the ply does not matter";
}

TEST(OpeningBook, ABookOfAnotherVariantKnowsNothing) {
    OpeningBook book(bookVariants().find("minishogi"));
    EXPECT_FALSE(book.find(start()));
}

TEST(OpeningBook, TheScoreOfTheGreaterDepthStays) {
    OpeningBook book(shogiRules());
    const Move move = usiMove(start(), "7g7f");
    book.add(start(), {move, 1, {}, 50, 12});
    book.add(start(), {move, 1, {}, -20, 8});
    EXPECT_EQ(knownIn(book, ShogiStart), "7g7f 2 - 50/12 -");
}

TEST(OpeningBook, EveryVariantHasBooks) {
    for (const auto& variant : builtinVariants()) {
        SCOPED_TRACE(variant->spec().id);
        OpeningBook book(variant);
        AnyPosition position = AnyPosition::startOf(variant);
        for (int ply = 0; ply < 6; ++ply) {
            const Move move = position.legalMoves().front();
            book.add(position, {move, 1});
            ASSERT_TRUE(book.find(position));
            EXPECT_EQ(book.positionOf(*book.entries().find(OpeningBook::textOf(position))), position);
            position = position.after(move);
        }
    }
}

TEST(ChoosingABookMove, FollowsTheCounts) {
    const auto chosen = chosenMoves(startBook({{"7g7f", counted(3)}, {"2g2f", counted(1)}}), Game(start()));
    EXPECT_NEAR(chosen.at("7g7f"), 300, 40);
    EXPECT_NEAR(chosen.at("2g2f"), 100, 40);
}

TEST(ChoosingABookMove, AWeightCountsMoreThanACount) {
    const auto chosen =
        chosenMoves(startBook({{"7g7f", weighted(3, 0)}, {"2g2f", counted(1)}}), Game(start()));
    EXPECT_EQ(chosen, (std::map<std::string, int>{{"2g2f", 400}}));
}

TEST(ChoosingABookMove, WithoutCountsFollowsTheScores) {
    const auto chosen =
        chosenMoves(startBook({{"7g7f", scored(1, 40)}, {"2g2f", scored(0, 12)}, {"1g1f", scored(1, -90)}}),
                    Game(start()));
    EXPECT_NEAR(chosen.at("7g7f"), 200, 40);
    EXPECT_NEAR(chosen.at("2g2f"), 200, 40);
    EXPECT_FALSE(chosen.contains("1g1f"));
}

TEST(ChoosingABookMove, EqualSeedsChooseEqualMoves) {
    const auto book = startBook({{"7g7f", counted(1)}, {"2g2f", counted(1)}});
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(chooseBookMove(book, Game(start()), seed), chooseBookMove(book, Game(start()), seed));
}

TEST(ChoosingABookMove, NeverRepeatsAPositionOfTheGame) {
    Game game(start());
    OpeningBook book(shogiRules());
    for (const auto* text : {"2h3h", "8b7b"})
        ASSERT_FALSE(game.play(usiMove(game.position(), text)));
    book.add(game.position(), {usiMove(game.position(), "3h2h"), 100});
    ASSERT_FALSE(game.play(usiMove(game.position(), "3h2h")));
    const Move back = usiMove(game.position(), "7b8b");
    book.add(game.position(), {back, 100});
    EXPECT_FALSE(chooseBookMove(book, game, 1)) << "the start would come again";
    book.add(game.position(), {usiMove(game.position(), "3c3d"), 1});
    ASSERT_TRUE(chooseBookMove(book, game, 1));
    EXPECT_EQ(usi::format(chooseBookMove(book, game, 1)->move, game.position()), "3c3d");
}

TEST(ChoosingABookMove, OnlyLegalMovesArePlayed) {
    OpeningBook book(shogiRules());
    book.add(ShogiStart, 1, {usiMove(start(), "7g7e"), 100});
    EXPECT_FALSE(chooseBookMove(book, Game(start()), 1));
}

TEST(ChoosingABookMove, AGameThatIsOverHasNone) {
    Game game(start());
    const auto book = startBook({{"7g7f", counted(1)}});
    ASSERT_TRUE(chooseBookMove(book, game, 1));
    game.resign(Side::First);
    EXPECT_FALSE(chooseBookMove(book, game, 1));
}

TEST(ChoosingABookMove, TheFirstBookThatKnowsThePositionDecides) {
    const auto empty = std::make_shared<const OpeningBook>(shogiRules());
    const auto first = std::make_shared<const OpeningBook>(startBook({{"7g7f", counted(1)}}));
    const auto second = std::make_shared<const OpeningBook>(startBook({{"2g2f", counted(1000)}}));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto move = chooseBookMove({nullptr, empty, first, second}, Game(start()), seed);
        ASSERT_TRUE(move);
        EXPECT_EQ(usi::format(move->move, start()), "7g7f");
    }
}

TEST(ChoosingABookMove, AReplyThatIsNotLegalIsLeftOut) {
    OpeningBook book(shogiRules());
    const Move move = usiMove(start(), "7g7f");
    book.add(ShogiStart, 1, {move, 1, {}, {}, {}, move});
    ASSERT_TRUE(chooseBookMove(book, Game(start()), 1));
    EXPECT_FALSE(chooseBookMove(book, Game(start()), 1)->reply);
}

} // namespace
} // namespace komadai::core::test
