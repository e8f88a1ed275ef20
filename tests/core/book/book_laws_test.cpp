// Laws of the formats of opening books, over random books.
#include "tests/core/book/book_texts.h"
#include "tests/core/law_games.h"

namespace komadai::core::test {
namespace {

TEST(BookLaws, OurOwnFormatKeepsEverything) {
    std::mt19937 random(1);
    for (const auto& variant : builtinVariants())
        for (int i = 0; i < lawGames(4); ++i) {
            const OpeningBook book = randomBook(variant, random);
            const std::string text = writeBook(book, BookFormat::Komadai).value().text;
            const auto reading = readBookText(text);
            ASSERT_EQ(problemsOf(reading), "") << variant->spec().id;
            ASSERT_TRUE(reading.losses.empty());
            ASSERT_EQ(writeBook(*reading.book, BookFormat::Komadai).value().text, text);
            ASSERT_EQ(reading.book->size(), book.size());
        }
}

/// The same book with what the text book of engines can carry.
OpeningBook withoutLosses(const OpeningBook& book) {
    OpeningBook carried(book.variant());
    for (const auto& [position, entry] : book.entries())
        for (BookMove move : entry.moves) {
            move.weight.reset();
            if (!move.depth && move.score == 0) move.score.reset();
            carried.add(position, entry.plyNumber, move);
        }
    return carried;
}

TEST(BookLaws, TheTextBookOfEnginesKeepsAllButWhatItNames) {
    std::mt19937 random(2);
    int books = 0;
    for (const auto& variant : builtinVariants())
        for (int i = 0; i < lawGames(4); ++i) {
            const OpeningBook book = randomBook(variant, random);
            const auto written = writeBook(book, BookFormat::EngineText);
            if (!written) continue;
            const auto reading = readBookText(written.value().text, variant->spec().id);
            ASSERT_EQ(problemsOf(reading), "") << variant->spec().id;
            const auto own = [](const OpeningBook& b) {
                return writeBook(b, BookFormat::Komadai).value().text;
            };
            ASSERT_EQ(own(*reading.book), own(withoutLosses(book)));
            ++books;
        }
    EXPECT_GT(books, 0);
}

TEST(BookLaws, WhatIsChosenIsLegal) {
    std::mt19937 random(3);
    for (const auto& variant : builtinVariants()) {
        const OpeningBook book = randomBook(variant, random);
        for (const auto& entry : book.entries()) {
            const Game game(book.positionOf(entry));
            if (game.isOver()) continue;
            const auto move = chooseBookMove(book, game, random());
            ASSERT_TRUE(!move || game.position().isLegal(move->move)) << variant->spec().id;
        }
    }
}

} // namespace
} // namespace komadai::core::test
