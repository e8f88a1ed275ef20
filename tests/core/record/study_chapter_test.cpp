// Chapters of studies as records.
#include "core/notation/stored_record.h"
#include "core/record/study_chapter.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

/// A game of two moves.
GameRecord shortGame() {
    const AnyPosition start = AnyPosition::startOf(euroShogiRules());
    GameTree tree(start);
    const NodeId first = tree.add(GameTree::root(), start.legalMoves().front());
    tree.add(first, tree.position(first).legalMoves().front());
    tree.clearHistory();
    return {headerOf(Game(start), {}, {}), std::move(tree)};
}

StudyChapter fullChapter(const GameRecord& record) {
    StudyChapter chapter;
    chapter.study = "Openings";
    chapter.author = "Ada";
    chapter.introduction = "First line\nSecond line";
    chapter.number = 3;
    chapter.title = "The knights";
    chapter.notes = "Notes\non two lines";
    chapter.opensAt = *record.tree.firstChild(GameTree::root());
    return chapter;
}

TEST(StudyChapters, TagsGiveEverythingBackAndLeaveTheRecordAsItWas) {
    GameRecord record = shortGame();
    record.header.tags = {{"ECO", "A00"}};
    const GameRecord before = record;
    const StudyChapter chapter = fullChapter(record);
    addStudyChapter(record, chapter, StudyTextAs::Tag);
    EXPECT_EQ(takeStudyChapter(record), chapter);
    EXPECT_EQ(record, before);
}

TEST(StudyChapters, CommentsHaveIntroductionAndNotesBeforeTheFirstMove) {
    GameRecord record = shortGame();
    Annotations own;
    own.after = "The comment of the game";
    record.tree.setAnnotations(GameTree::root(), own);
    addStudyChapter(record, fullChapter(record), StudyTextAs::Comment);
    EXPECT_EQ(record.tree.annotations(GameTree::root()).after,
              "First line\nSecond line\n\nNotes\non two lines\n\nThe comment of the game");
    const auto chapter = takeStudyChapter(record);
    EXPECT_EQ(chapter->introduction, "First line\nSecond line");
    EXPECT_EQ(chapter->notes, "Notes\non two lines");
    EXPECT_EQ(record.tree.annotations(GameTree::root()).after, "The comment of the game");
}

TEST(StudyChapters, TextsOfSeveralParagraphsComeBackFromTheComment) {
    for (const char* comment : {"", "The comment\n\nof the game"}) {
        GameRecord record = shortGame();
        Annotations own;
        own.after = comment;
        record.tree.setAnnotations(GameTree::root(), own);
        record.tree.clearHistory();
        const GameRecord before = record;
        StudyChapter chapter = fullChapter(record);
        chapter.introduction = "One\n\nTwo\n\n\n\nThree";
        chapter.notes = "Four\nFive\n\nSix";
        addStudyChapter(record, chapter, StudyTextAs::Comment);
        EXPECT_EQ(takeStudyChapter(record), chapter);
        EXPECT_EQ(record, before);
    }
}

TEST(StudyChapters, ACommentWithFewerParagraphsThanItsTagsSayStays) {
    for (const char* count : {"3", "2147483647", "0", "x"}) {
        GameRecord record = shortGame();
        Annotations own;
        own.after = "One\n\nTwo";
        record.tree.setAnnotations(GameTree::root(), own);
        record.header.tags = {{"StudyName", "Openings"},
                              {"StudyIntroductionParagraphs", count},
                              {"ChapterNotesParagraphs", count}};
        const auto chapter = takeStudyChapter(record);
        EXPECT_EQ(chapter->introduction + chapter->notes, "") << count;
        EXPECT_EQ(record.tree.annotations(GameTree::root()).after, "One\n\nTwo") << count;
    }
}

TEST(StudyChapters, TheNotesOfAChapterThatIsOnlyTextComeBackFromItsComment) {
    const AnyPosition start = AnyPosition::startOf(euroShogiRules());
    GameRecord record{headerOf(Game(start), {}, {}), GameTree(start)};
    StudyChapter chapter{.study = "Openings", .notes = "Only text", .isText = true};
    addStudyChapter(record, chapter, StudyTextAs::Comment);
    EXPECT_EQ(takeStudyChapter(record), chapter);
}

TEST(StudyChapters, AGameWithMovesIsNeverOnlyText) {
    GameRecord record = shortGame();
    record.header.tags = {{"StudyName", "Openings"}, {"ChapterKind", "text"}};
    EXPECT_FALSE(takeStudyChapter(record)->isText);
}

TEST(StudyChapters, NamesHaveOneLine) {
    GameRecord record = shortGame();
    addStudyChapter(record, {.study = "Two\nlines", .title = "a\tb\r\nc"}, StudyTextAs::Tag);
    const auto chapter = takeStudyChapter(record);
    EXPECT_EQ(chapter->study, "Two lines");
    EXPECT_EQ(chapter->title, "a b  c");
}

TEST(StudyChapters, TagsOfAnEarlierStudyAreReplaced) {
    GameRecord record = shortGame();
    addStudyChapter(record, fullChapter(record), StudyTextAs::Tag);
    const StudyChapter other{.study = "Endings"};
    addStudyChapter(record, other, StudyTextAs::Tag);
    EXPECT_EQ(takeStudyChapter(record), other);
}

TEST(StudyChapters, ARecordWithoutTheNameOfAStudyIsNone) {
    GameRecord record = shortGame();
    record.header.tags = {{"ChapterName", "The knights"}};
    const GameRecord before = record;
    EXPECT_FALSE(takeStudyChapter(record));
    EXPECT_EQ(record, before);
}

TEST(StudyChapters, ValuesThatMakeNoSenseCountAsMissing) {
    for (const char* place : {"", "x", "3", "-1", "1x", "99999999999"}) {
        GameRecord record = shortGame();
        record.header.tags = {{"StudyName", "Openings"}, {"ChapterOpensAt", place}, {"ChapterNumber", "x"}};
        const auto chapter = takeStudyChapter(record);
        EXPECT_FALSE(chapter->opensAt) << place;
        EXPECT_FALSE(chapter->number);
    }
}

TEST(StudyChapters, NumbersBelowOneCountAsMissing) {
    for (const char* number : {"0", "-3"}) {
        GameRecord record = shortGame();
        record.header.tags = {{"StudyName", "Openings"}, {"ChapterNumber", number}};
        EXPECT_FALSE(takeStudyChapter(record)->number) << number;
    }
}

TEST(StudyChapters, WithoutAnAuthorItIsTheAnnotator) {
    GameRecord record = shortGame();
    record.header.annotator = "Ada";
    record.header.tags = {{"StudyName", "Openings"}};
    EXPECT_EQ(takeStudyChapter(record)->author, "Ada");
    EXPECT_EQ(record.header.annotator, "Ada");
}

} // namespace
} // namespace komadai::core::test
