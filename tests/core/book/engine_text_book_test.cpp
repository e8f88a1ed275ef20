// The text books of shogi engines.
#include "core/book/engine_text_book.h"
#include "tests/core/book/book_texts.h"

namespace komadai::core::test {
namespace {

const std::string YaneuraOuHead = "#YANEURAOU-DB2016 1.00\n";
const std::string YaneuraOuStart = "sfen " + ShogiStart + " 1\n";

TEST(EngineTextBook, ReadsMoveAnswerScoreDepthAndCount) {
    const auto reading =
        readBookText(YaneuraOuHead + YaneuraOuStart + "7g7f 3c3d 34 12 120\n2g2f none 0 0 80\n");
    EXPECT_EQ(problemsOf(reading), "");
    ASSERT_TRUE(reading.book);
    EXPECT_EQ(reading.book->variant()->spec().id, "shogi");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 120 - 34/12 3c3d, 2g2f 80 - -/- -");
}

TEST(EngineTextBook, WritesWhatItReads) {
    const std::string text = YaneuraOuHead + YaneuraOuStart + "7g7f 3c3d 34 12 120\n2g2f none 0 0 80\n";
    const auto written = writeBook(*readBookText(text).book, BookFormat::EngineText);
    EXPECT_EQ(written.value().text, text);
    EXPECT_TRUE(written.value().losses.empty());
}

TEST(EngineTextBook, SortsPositionsByTheBytesOfTheirLines) {
    const auto written = writeBook(*readBookText(YaneuraOuHead + YaneuraOuStart + "7g7f\nsfen " + AfterPawn +
                                                 " 2\n3c3d\nsfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 1\n5i5h\n"
                                                 "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 7\n5i5h\n")
                                        .book,
                                   BookFormat::EngineText);
    std::vector<std::string> lines;
    std::istringstream text(written.value().text);
    for (std::string line; std::getline(text, line);)
        if (line.starts_with("sfen ")) lines.push_back(line);
    EXPECT_EQ(lines.size(), 4U);
    EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end()));
}

TEST(EngineTextBook, WritesTheMostFrequentMoveFirst) {
    const auto written = writeBook(*readBookText(YaneuraOuHead + YaneuraOuStart +
                                                 "1g1f none 10 1 5\n2g2f none 0 0 80\n7g7f none 40 1 5\n")
                                        .book,
                                   BookFormat::EngineText);
    EXPECT_EQ(written.value().text,
              YaneuraOuHead + YaneuraOuStart + "2g2f none 0 0 80\n7g7f none 40 1 5\n1g1f none 10 1 5\n");
}

TEST(EngineTextBook, AScoreThatIsLostDoesNotChangeTheOrder) {
    OpeningBook book(shogiRules());
    const AnyPosition start = AnyPosition::startOf(shogiRules());
    book.add(start, {usi::parse("7g7f", start).value(), 1, {}, 0});
    book.add(start, {usi::parse("2g2f", start).value(), 1});
    const std::string text = writeBook(book, BookFormat::EngineText).value().text;
    EXPECT_EQ(text, YaneuraOuHead + YaneuraOuStart + "2g2f none 0 0 1\n7g7f none 0 0 1\n");
    EXPECT_EQ(writeBook(*readBookText(text).book, BookFormat::EngineText).value().text, text);
}

TEST(EngineTextBook, MissingValuesAndNoneAreNotKnown) {
    const auto reading = readBookText(YaneuraOuHead + YaneuraOuStart +
                                      "7g7f\n2g2f none\n1g1f 3c3d none none none\n9g9f none 12\n");
    EXPECT_EQ(problemsOf(reading), "");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart),
              "7g7f 0 - -/- -, 2g2f 0 - -/- -, 1g1f 0 - -/- 3c3d, 9g9f 0 - 12/- -");
}

TEST(EngineTextBook, ANumberOfThePlyMayBeMissingOrZero) {
    const auto reading = readBookText("sfen " + ShogiStart + "\n7g7f none 0 0 1\nsfen " + ShogiStart +
                                      " 0\n2g2f none 0 0 1\n");
    EXPECT_EQ(problemsOf(reading), "");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 1 - -/- -, 2g2f 1 - -/- -");
}

TEST(EngineTextBook, APositionThatOccursTwiceIsOne) {
    const auto reading = readBookText(YaneuraOuHead + "sfen " + ShogiStart + " 9\n7g7f none 0 0 2\n" +
                                      YaneuraOuStart + "7g7f none 30 8 1\n");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 3 - 30/8 -");
    EXPECT_EQ(reading.book->entries().begin()->second.plyNumber, 1);
}

TEST(EngineTextBook, WindowsFilesAreRead) {
    const auto reading = readBookText("\xef\xbb\xbf#YANEURAOU-DB2016 1.00\r\nsfen " + ShogiStart +
                                      " 1\r\n7g7f none 0 0 1\r\n");
    EXPECT_EQ(problemsOf(reading), "");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "7g7f 1 - -/- -");
}

TEST(EngineTextBook, CommentsAreNamedAsLost) {
    for (const auto* text : {"# NOE:2\n", "// by hand\n"})
        EXPECT_EQ(readBookText(YaneuraOuHead + text + YaneuraOuStart + "7g7f\n").losses,
                  std::vector{BookLoss::Comments})
            << text;
    EXPECT_EQ(readBookText(YaneuraOuHead + YaneuraOuStart + "7g7f none 0 0 1 yagura\n").losses,
              std::vector{BookLoss::Comments});
    EXPECT_TRUE(readBookText(YaneuraOuHead + YaneuraOuStart + "7g7f\n").losses.empty());
}

TEST(EngineTextBook, ABadLineIsReportedAndTheRestIsRead) {
    const auto reading = readBookText(YaneuraOuHead + "7g7f none 0 0 1\n" + YaneuraOuStart +
                                      "resign none 0 0 1\n7g7e none 0 0 1\n2g2f 9z9z x 3 1\n"
                                      "sfen nowhere\n7g7f none 0 0 1\n" +
                                      YaneuraOuStart + "7g7f none 0 0 1\n");
    EXPECT_EQ(problemsOf(reading),
              "MoveWithoutPosition 2, BadMove 4, IllegalMove 5, BadReply 6, BadValue 6, BadPosition 7");
    EXPECT_EQ(knownIn(*reading.book, ShogiStart), "2g2f 1 - -/- -, 7g7f 1 - -/- -");
}

TEST(EngineTextBook, ABookWithoutTheFirstLineIsKnownByItsContent) {
    EXPECT_EQ(bookFormatOfText(YaneuraOuStart + "7g7f 3c3d 0 0 1\n"), BookFormat::EngineText);
    EXPECT_EQ(bookFormatOfText(YaneuraOuStart + YaneuraOuStart), std::nullopt) << "a collection of positions";
}

TEST(EngineTextBook, TheVariantIsFoundByThePositions) {
    const std::string text = YaneuraOuHead + "sfen rbsgk/4p/5/P4/KGSBR b - 1\n1e1d none 0 0 0\n";
    const auto reading = readBookText(text, "minishogi");
    ASSERT_TRUE(reading.book);
    EXPECT_EQ(reading.book->variant()->spec().id, "minishogi");
}

TEST(EngineTextBook, PositionsOfAnotherVariantAreReported) {
    const auto reading = readBookText(YaneuraOuHead + YaneuraOuStart + "7g7f none 0 0 1\n", "minishogi");
    EXPECT_EQ(problemsOf(reading), "BadPosition 2");
    EXPECT_FALSE(reading.book);
}

TEST(EngineTextBook, AnEmptyBookIsOneOfShogi) {
    const auto reading = readBookText(YaneuraOuHead);
    ASSERT_TRUE(reading.book);
    EXPECT_EQ(reading.book->variant()->spec().id, "shogi");
    EXPECT_EQ(reading.book->size(), 0U);
}

TEST(EngineTextBook, CannotCarryLargeBoardsAndSpecialEffects) {
    for (const auto& variant : builtinVariants()) {
        const auto written = writeBook(OpeningBook(variant), BookFormat::EngineText);
        const bool isLarge = variant->spec().size.files > 9 || variant->spec().id == "koshogi";
        EXPECT_EQ(bool(written), !isLarge) << variant->spec().id;
    }
}

TEST(EngineTextBook, NamesWhatItCannotKeep) {
    OpeningBook book(bookVariants().find("zoshogi"));
    const AnyPosition start = AnyPosition::startOf(book.variant());
    book.add(start, {start.legalMoves().front(), 1, 4, 0});
    EXPECT_EQ(writeBook(book, BookFormat::EngineText).value().losses,
              (std::vector{BookLoss::VariantName, BookLoss::Weights, BookLoss::ZeroScores}));
}

} // namespace
} // namespace komadai::core::test
