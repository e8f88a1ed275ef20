// Opening books in our own format.
#include "core/book/komadai_book.h"
#include "tests/core/book/book_texts.h"

namespace komadai::core::test {
namespace {

const std::string Head = "# Komadai opening book 1\nvariant shogi\n";
const std::string AtStart = "position " + ShogiStart + " 1\n";

TEST(KomadaiBook, ReadsPositionsAndTheirMoves) {
    const auto reading = readBookText(
        Head + AtStart + "7g7f count=120 weight=3 score=34 depth=12 reply=3c3d\n2g2f count=80\nposition " +
        AfterPawn + " 2\n3c3d\n");
    EXPECT_EQ(problemsOf(reading), "");
    ASSERT_TRUE(reading.book);
    EXPECT_EQ(reading.book->variant()->spec().id, "shogi");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 120 w3 34/12 3c3d, 2g2f 80 - -/- -");
    EXPECT_EQ(knownIn(*reading.book, AfterPawn), "3c3d 0 - -/- -");
}

TEST(KomadaiBook, WritesWhatItReads) {
    const std::string text =
        Head + AtStart + "7g7f count=120 weight=3 score=34 depth=12 reply=3c3d\n2g2f count=80\n";
    EXPECT_EQ(writeBook(*readBookText(text).book, BookFormat::Komadai).value().text, text);
}

TEST(KomadaiBook, NamesTheVariantOfEveryGame) {
    std::mt19937 random(4);
    for (const auto& variant : builtinVariants()) {
        const OpeningBook book = randomBook(variant, random);
        const auto written = writeBook(book, BookFormat::Komadai).value();
        EXPECT_NE(written.text.find("\nvariant " + variant->spec().id + '\n'), std::string::npos);
        EXPECT_TRUE(written.losses.empty());
    }
}

TEST(KomadaiBook, ABadLineIsReportedAndTheRestIsRead) {
    const auto reading = readBookText(Head + "7g7f\n" + AtStart +
                                      "7g7e\nhello\n7g7f count=x size=3\nposition nowhere\n2g2f\n" + AtStart +
                                      "2g2f reply=9z\n");
    EXPECT_EQ(problemsOf(reading),
              "MoveWithoutPosition 3, IllegalMove 5, BadMove 6, BadValue 7, UnknownText 7, "
              "BadPosition 8, BadReply 11");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 0 - -/- -, 2g2f 0 - -/- -");
}

TEST(KomadaiBook, ADepthWithoutAScoreIsReported) {
    const auto reading = readBookText(Head + AtStart + "7g7f depth=12\n");
    EXPECT_EQ(problemsOf(reading), "BadValue 4");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 0 - -/- -");
}

TEST(KomadaiBook, WithoutAVariantThereIsNoBook) {
    EXPECT_EQ(problemsOf(readBookText("# Komadai opening book 1\n" + AtStart)), "MissingVariant 2");
    EXPECT_EQ(problemsOf(readBookText("# Komadai opening book 1\n")), "MissingVariant 0");
    const auto reading = readBookText("# Komadai opening book 1\nvariant checkers\n" + AtStart);
    EXPECT_EQ(problemsOf(reading), "UnknownVariant 2");
    EXPECT_FALSE(reading.book);
}

TEST(KomadaiBook, ANewerVersionIsNotRead) {
    const auto reading = readBookText("# Komadai opening book 2\nvariant shogi\n");
    EXPECT_EQ(problemsOf(reading), "NewerVersion 1");
    EXPECT_FALSE(reading.book);
}

TEST(KomadaiBook, CommentsAreNamedAsLost) {
    EXPECT_EQ(readBookText(Head + "# by hand\n").losses, std::vector{BookLoss::Comments});
    EXPECT_TRUE(readBookText(Head).losses.empty());
}

TEST(KomadaiBook, WindowsLineEndsAndAByteOrderMarkAreRead) {
    const auto reading = readBookText("\xef\xbb\xbf# Komadai opening book 1\r\nvariant shogi\r\n" + AtStart +
                                      "7g7f count=2\r\n");
    EXPECT_EQ(problemsOf(reading), "");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 2 - -/- -");
}

TEST(KomadaiBook, AFileOfAnotherKindIsNoBook) {
    for (const auto* text : {"", "hello\n", "[Event \"x\"]\n\n1. e4 *\n", "<html>"}) {
        const auto reading = readBookText(text);
        EXPECT_EQ(problemsOf(reading), "UnknownFormat 0") << text;
        EXPECT_FALSE(reading.book);
    }
}

TEST(KomadaiBook, ATooLongTextIsReadUpToTheLimit) {
    const std::string text = Head + AtStart + "7g7f count=2\n2g2f count=1\n";
    const auto reading = readBook(text, std::nullopt, {bookVariants(), {}, text.size() - 3});
    EXPECT_EQ(problemsOf(reading), "TooLong 0");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 2 - -/- -");
}

TEST(KomadaiBook, ManyProblemsAreCounted) {
    std::string text = Head + AtStart;
    for (int i = 0; i < 50; ++i)
        text += "nonsense\n";
    const auto reading = readBook(text, std::nullopt, {bookVariants(), {}, 1u << 20, 10});
    EXPECT_EQ(reading.problems.size(), 10U);
    EXPECT_EQ(reading.problemCount, 50U);
}

} // namespace
} // namespace komadai::core::test
