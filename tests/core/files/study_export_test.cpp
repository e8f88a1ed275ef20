// Studies written to files, and read back by imports.
#include "core/files/game_import.h"
#include "core/files/library_merge.h"
#include "core/files/study_export.h"
#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "core/store/practice_store.h"
#include "core/store/repertoire_store.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace komadai::core::test {
namespace {

constexpr std::chrono::sys_seconds Now{std::chrono::seconds(1000)};

class StudyFiles : public LibraryTest {
protected:
    const VariantSet variants = VariantSet::builtin();
    std::mt19937 random{7};

    GameRecord randomGame(const char* variant, int plies) {
        GameTree tree(AnyPosition::startOf(variants.find(variant)));
        growLine(tree, GameTree::root(), plies, random);
        const auto first = tree.firstChild(GameTree::root());
        if (first) growLine(tree, *first, 3, random); // a variation
        tree.clearHistory();
        GameRecord record{headerOf(Game(tree.start()), {Player{{}, "Ada"}, Player{{}, "Bob"}}, {}), tree, {}};
        record.header.date = "2003-05-03";
        return record;
    }
    /// Imports a text into the library and returns the problems.
    std::size_t import(Library& library, const std::string& name, const std::string& text,
                       std::size_t batch = 2) {
        write(folder / name.c_str(), text);
        ImportWriter writer(library, false, {}, Now);
        const auto summary =
            readForImport({.paths = {folder / name.c_str()}, .batchSize = batch}, {.variants = variants},
                          {[&](std::vector<GameRecord>&& games) {
                               writer.add(std::move(games));
                               return true;
                           },
                           [](const ReadProblem&, const std::string&) {}, [](const FileFault&) {}});
        writer.finish();
        studies = writer.studies();
        added = writer.added();
        return static_cast<std::size_t>(summary.problems);
    }
    GameTree treeOf(const Library& library, GameId game) {
        const auto stored = library.record(game);
        const auto& header = stored->summary.header;
        return readTree(header, stored->tree, variants.find(header.variant)).value();
    }
    static std::vector<std::string> titlesOf(Library& library, StudyId study) {
        std::vector<std::string> titles;
        for (const Chapter& chapter : StudyStore(library).chapters(study))
            titles.push_back(chapter.content.title);
        return titles;
    }
    /// A game as a chapter, with the title "A 1".
    GameRecord chapter(const std::string& study, int number) {
        GameRecord record = randomGame("euroshogi", 6);
        StudyChapter chapter;
        chapter.study = study;
        chapter.number = number;
        chapter.title = study + ' ' + std::to_string(number);
        addStudyChapter(record, chapter, StudyTextAs::Tag);
        return record;
    }
    /// A study of games of three variants with a position and a text between them.
    StudyId addMixedStudy(Library& library) {
        const auto games =
            library.addRecords(std::vector{randomGame("euroshogi", 12), randomGame("koshogi", 6),
                                           randomGame("zoshogi", 0), randomGame("greatshatranj", 9)});
        const std::vector<ChapterContent> chapters{
            {"Game", "Notes\non it", games[0], treeOf(library, games[0]).subtree()[4]},
            {"Ko Shogi", "", games[1], treeOf(library, games[1]).mainLineEnd()},
            {"Text", "Only \"text\"", {}, {}},
            {"Position", "", games[2], {}},
            {"", "A chapter without title", games[3], GameTree::root()}};
        return StudyStore(library).add({"Mixed: 羽生", "Ada", "Introduction\nin two lines"}, chapters, Now);
    }

    std::int64_t studies = 0, added = 0;
};

TEST_F(StudyFiles, HaveNoMovesThatWereTakenBack) {
    Library library(file);
    const GameId game = addGameOf(5, library);
    StoredPlay::of(library, game).takeBackTo(4);
    const std::vector<ChapterContent> chapters{{"Running", "", game, treeOf(library, game).mainLineEnd()}};
    const StudyId study = StudyStore(library).add({"Study"}, chapters, Now);
    const auto read = readChapters(library, study);
    ASSERT_TRUE(read.at(0).game);
    EXPECT_EQ(read[0].game->tree.size(), 5U) << "the start and four moves";
    const auto written = writeStudy(library, study, RecordFormat::Json, variants);
    EXPECT_TRUE(written->problems.empty());
    Library other(folder / "other.sqlite");
    EXPECT_EQ(import(other, "study.json", written->text), 0U);
    EXPECT_EQ(treeOf(other, 1).size(), 5U);
}

TEST_F(StudyFiles, JsonGivesTheWholeStudyBack) {
    Library library(file);
    const StudyId study = addMixedStudy(library);
    const auto written = writeStudy(library, study, RecordFormat::Json, variants);
    EXPECT_TRUE(written->problems.empty());
    EXPECT_TRUE(written->losses.empty());
    EXPECT_EQ(written->chapters, 5);
    Library other(folder / "other.sqlite");
    EXPECT_EQ(import(other, "study.json", written->text), 0U);
    EXPECT_EQ(studies, 1);
    EXPECT_EQ(added, 4) << "the text is no game";
    const auto all = StudyStore(other).studies();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].texts, StudyStore(library).study(study)->texts);
    const auto before = StudyStore(library).chapters(study), after = StudyStore(other).chapters(all[0].id);
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(after[i].content.title, before[i].content.title);
        EXPECT_EQ(after[i].content.notes, before[i].content.notes);
        EXPECT_EQ(after[i].game, before[i].game);
        if (!before[i].content.game) continue;
        const GameTree tree = treeOf(library, *before[i].content.game);
        const GameTree read = treeOf(other, *after[i].content.game);
        EXPECT_EQ(read.size(), tree.size());
        EXPECT_EQ(after[i].content.opensAt.has_value(), before[i].content.opensAt.has_value());
        if (const auto node = before[i].content.opensAt) {
            EXPECT_EQ(read.key(*after[i].content.opensAt), tree.key(*node));
        }
    }
    EXPECT_EQ(checkLibrary(other, [](const LibraryFault&) {}).faults, 0);
}

TEST_F(StudyFiles, PgnHasNamesInTagsAndTextsAsComments) {
    Library library(file);
    const StudyId study = addMixedStudy(library);
    const auto written = writeStudy(library, study, RecordFormat::Pgn, variants);
    EXPECT_NE(written->text.find("[StudyName \"Mixed: 羽生\"]"), std::string::npos);
    EXPECT_NE(written->text.find("[ChapterName \"Ko Shogi\"]"), std::string::npos);
    EXPECT_EQ(written->text.find("[ChapterNotes \""), std::string::npos);
    Library other(folder / "other.sqlite");
    EXPECT_EQ(import(other, "study.pgn", written->text), 0U);
    const auto all = StudyStore(other).studies();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(titlesOf(other, all[0].id), titlesOf(library, study));
    const auto chapters = StudyStore(other).chapters(all[0].id);
    EXPECT_EQ(chapters[2].game, Chapter::Game::None);
    EXPECT_EQ(chapters[2].content.notes, "Only \"text\"");
    EXPECT_EQ(all[0].texts, StudyStore(library).study(study)->texts);
    EXPECT_EQ(chapters[0].content.notes, "Notes\non it");
    const GameTree first = treeOf(other, *chapters[0].content.game);
    EXPECT_EQ(first.annotations(GameTree::root()).after, "");
    EXPECT_EQ(first.depth(*chapters[0].content.opensAt), 4);
}

TEST_F(StudyFiles, AStudyWithoutChaptersKeepsItsIntroduction) {
    Library library(file);
    const StudyTexts texts{"Empty", "Ada", "Introduction"};
    const StudyId study = StudyStore(library).add(texts, Now);
    const auto written = writeStudy(library, study, RecordFormat::Json, variants);
    EXPECT_EQ(written->chapters, 0);
    Library other(folder / "other.sqlite");
    import(other, "study.json", written->text);
    const auto all = StudyStore(other).studies();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].texts, texts);
    EXPECT_EQ(all[0].chapters, 0);
}

TEST_F(StudyFiles, AChapterWithoutItsGameKeepsTitleAndNotesAndIsReported) {
    Library library(file);
    const StudyId study = addMixedStudy(library);
    library.deleteGame(2, Now);
    const auto written = writeStudy(library, study, RecordFormat::Json, variants);
    ASSERT_EQ(written->problems.size(), 1U);
    EXPECT_EQ(written->problems[0].chapter, 2);
    EXPECT_EQ(written->problems[0].title, "Ko Shogi");
    EXPECT_TRUE(std::holds_alternative<ChapterProblem::Deleted>(written->problems[0].reason));
    Library other(folder / "other.sqlite");
    import(other, "study.json", written->text);
    EXPECT_EQ(titlesOf(other, 1), titlesOf(library, study));
}

TEST_F(StudyFiles, AStudyThatDoesNotExistIsNotWritten) {
    Library library(file);
    EXPECT_FALSE(writeStudy(library, 99, RecordFormat::Json, variants));
}

TEST_F(StudyFiles, GamesOfLichessStudiesBecomeAStudyForEachName) {
    const std::string pgn =
        "[Event \"A: One\"]\n[StudyName \"A\"]\n[ChapterName \"One\"]\n[Variant \"euroshogi\"]\n\n*\n\n"
        "[StudyName \"A\"]\n[ChapterName \"Two\"]\n[Variant \"euroshogi\"]\n\n*\n\n"
        "[StudyName \"B\"]\n[ChapterName \"Three\"]\n[Variant \"euroshogi\"]\n\n*\n";
    Library library(file);
    EXPECT_EQ(import(library, "lichess.pgn", pgn, 1), 0U);
    EXPECT_EQ(studies, 2);
    EXPECT_EQ(added, 3) << "equal games are chapters of their own";
    EXPECT_EQ(titlesOf(library, 1), (std::vector<std::string>{"One", "Two"}));
    EXPECT_EQ(titlesOf(library, 2), (std::vector<std::string>{"Three"}));
    EXPECT_TRUE(library.summary(1)->header.tags.empty()) << "the study says it";
}

TEST_F(StudyFiles, AStudyIsStoredWithAllItsBatchesOrNotAtAll) {
    Library library(file);
    const auto written = writeStudy(library, addMixedStudy(library), RecordFormat::Json, variants);
    const std::filesystem::path target = folder / "other.sqlite";
    Library other(target);
    SQLite::Database(target, SQLite::OPEN_READWRITE)
        .exec("CREATE TRIGGER breaks BEFORE INSERT ON chapters WHEN NEW.title = 'Position'"
              " BEGIN SELECT RAISE(ABORT, 'broken'); END");
    EXPECT_THROW(import(other, "study.json", written->text, 1), StorageError);
    EXPECT_TRUE(other.gameIds().empty());
    EXPECT_TRUE(StudyStore(other).studies().empty());
    SQLite::Database(target, SQLite::OPEN_READWRITE).exec("DROP TRIGGER breaks");
    EXPECT_EQ(import(other, "study.json", written->text, 1), 0U);
    EXPECT_EQ(other.gameIds().size(), 4U);
    EXPECT_EQ(StudyStore(other).studies().size(), 1U);
}

TEST_F(StudyFiles, AStudyWhoseEndWasNotReadLeavesNothing) {
    Library library(file);
    ImportWriter writer(library, false, {}, Now);
    writer.add({chapter("A", 1)});
    writer.add({chapter("A", 2)});
    EXPECT_TRUE(library.gameIds().empty());
    EXPECT_TRUE(StudyStore(library).studies().empty());
    EXPECT_EQ(writer.added(), 0);
    writer.add({chapter("B", 1)});
    EXPECT_EQ(titlesOf(library, 1), (std::vector<std::string>{"A 1", "A 2"})) << "it is complete";
    EXPECT_EQ(library.gameIds().size(), 2U);
    EXPECT_EQ(writer.added(), 2);
}

TEST_F(StudyFiles, AGameThatIsNoChapterEndsAStudy) {
    Library library(file);
    ImportWriter writer(library, false, {}, Now);
    const auto ids = writer.add({chapter("A", 1), randomGame("euroshogi", 4), chapter("A", 2)});
    EXPECT_EQ(ids, (std::vector<std::optional<GameId>>{{}, GameId{2}, {}}));
    writer.finish();
    EXPECT_EQ(writer.studies(), 2);
    EXPECT_EQ(library.gameIds().size(), 3U);
}

TEST_F(StudyFiles, OnlyGamesOfAVeryLargeStudyAreStoredBeforeItsEnd) {
    Library library(file);
    ImportWriter writer(library, false, {}, Now, 1);
    for (int number = 1; number <= 3; ++number)
        writer.add({chapter("A", number)});
    EXPECT_EQ(library.gameIds().size(), 2U);
    EXPECT_TRUE(StudyStore(library).studies().empty());
    writer.finish();
    EXPECT_EQ(titlesOf(library, 1), (std::vector<std::string>{"A 1", "A 2", "A 3"}));
    const auto chapters = StudyStore(library).chapters(1);
    for (std::size_t i = 0; i < chapters.size(); ++i)
        EXPECT_EQ(chapters[i].content.game, static_cast<GameId>(i + 1));
}

TEST_F(StudyFiles, TwoStudiesWithTheSameNameStayTwo) {
    Library library(file);
    const StudyId study = addMixedStudy(library);
    const auto written = writeStudy(library, study, RecordFormat::Json, variants);
    Library other(folder / "other.sqlite");
    import(other, "twice.json", written->text + written->text, 100);
    EXPECT_EQ(studies, 2);
    EXPECT_EQ(titlesOf(other, 1), titlesOf(other, 2));
}

TEST_F(StudyFiles, AStudyThatIsThereAlreadyIsLeftOut) {
    Library library(file);
    const StudyId study = addMixedStudy(library);
    for (const RecordFormat format : {RecordFormat::Json, RecordFormat::Pgn}) {
        const std::string text = writeStudy(library, study, format, variants)->text;
        const bool isJson = format == RecordFormat::Json;
        Library other(folder / (isJson ? "json.sqlite" : "pgn.sqlite"));
        const std::string name = isJson ? "study.json" : "study.pgn";
        import(other, name, text);
        import(other, name, text);
        EXPECT_EQ(studies, 0);
        EXPECT_EQ(added, 0);
        EXPECT_EQ(StudyStore(other).studies().size(), 1U);
        EXPECT_EQ(other.gameIds().size(), 4U);
    }
}

TEST_F(StudyFiles, ARepeatedImportAddsOnlyTheStudiesThatAreMissing) {
    Library library(file);
    const std::string text = writeStudy(library, addMixedStudy(library), RecordFormat::Json, variants)->text;
    Library other(folder / "other.sqlite");
    import(other, "once.json", text);
    import(other, "twice.json", text + text);
    EXPECT_EQ(studies, 1) << "two equal studies of a file are two";
    import(other, "twice.json", text + text);
    EXPECT_EQ(studies, 0);
    EXPECT_EQ(StudyStore(other).studies().size(), 2U);
}

TEST_F(StudyFiles, AStudyWithAnotherNoteOnAMoveIsAnotherOne) {
    Library library(file);
    GameRecord game = chapter("A", 1);
    ImportWriter(library, false, {}, Now).add({game, randomGame("euroshogi", 4)});
    Annotations note;
    note.after = "better";
    game.tree.setAnnotations(game.tree.mainLineEnd(), note);
    ImportWriter(library, false, {}, Now).add({game, randomGame("euroshogi", 4)});
    EXPECT_EQ(StudyStore(library).studies().size(), 2U);
}

TEST_F(StudyFiles, AStudyThatWasRemovedIsAddedAgain) {
    Library library(file);
    const std::string text = writeStudy(library, addMixedStudy(library), RecordFormat::Json, variants)->text;
    Library other(folder / "other.sqlite");
    import(other, "study.json", text);
    StudyStore(other).remove(1, Now);
    import(other, "study.json", text);
    EXPECT_EQ(studies, 1);
}

TEST_F(StudyFiles, ADamagedStudyEqualsNoOther) {
    Library library(file);
    const std::string text = writeStudy(library, addMixedStudy(library), RecordFormat::Json, variants)->text;
    Library other(folder / "other.sqlite");
    import(other, "study.json", text);
    execute(other.path(), "PRAGMA ignore_check_constraints = ON; UPDATE chapters SET node = -1");
    import(other, "study.json", text);
    EXPECT_EQ(studies, 1);
    EXPECT_EQ(titlesOf(other, 2).size(), 5U);
}

TEST_F(StudyFiles, AnEmptyStudyDoesNotEqualADamagedOne) {
    Library library(file);
    const StudyId empty = StudyStore(library).add({"A"}, Now);
    const std::string text = writeStudy(library, empty, RecordFormat::Json, variants)->text;
    Library other(folder / "other.sqlite");
    StudyStore(other).add({"A"}, std::vector<ChapterContent>{{.title = "One"}}, Now);
    execute(other.path(), "PRAGMA ignore_check_constraints = ON; UPDATE chapters SET node = -1");
    import(other, "empty.json", text);
    EXPECT_EQ(studies, 1);
    import(other, "empty.json", text);
    EXPECT_EQ(studies, 0) << "it is there now";
}

TEST_F(StudyFiles, AStudyIsAddedAgainWhereTheUserWantsThat) {
    Library library(file);
    const GameRecord game = chapter("A", 1);
    for (int i = 0; i < 2; ++i) {
        ImportWriter writer(library, true, {}, Now);
        writer.add({game});
        writer.finish();
    }
    EXPECT_EQ(StudyStore(library).studies().size(), 2U);
}

TEST_F(StudyFiles, AVeryLargeStudyIsRecognisedBeforeItsGamesAreStored) {
    Library library(file);
    const std::vector<GameRecord> chapters{chapter("A", 1), chapter("A", 2), chapter("A", 3)};
    for (const std::int64_t known : {0, 3}) {
        ImportWriter writer(library, false, {}, Now, 1);
        for (const GameRecord& one : chapters)
            writer.add({one});
        writer.finish();
        EXPECT_EQ(writer.known(), known);
        EXPECT_EQ(library.gameIds().size(), 3U);
        EXPECT_EQ(StudyStore(library).studies().size(), 1U);
    }
}

TEST_F(StudyFiles, GamesOfChaptersHaveTheLabelOfTheImport) {
    Library library(file);
    ImportWriter writer(library, false, {}, Now);
    writer.giveLabel("Import");
    writer.add({chapter("A", 1), randomGame("euroshogi", 4)});
    for (const GameId game : {1, 2})
        EXPECT_EQ(library.labelsOf(game), std::vector<std::string>{"Import"});
}

TEST_F(StudyFiles, WithoutATimeForStudiesChaptersAreGamesLikeOthers) {
    Library library(file);
    GameRecord game = randomGame("euroshogi", 4);
    game.header.tags = {{"StudyName", "A"}};
    ImportWriter writer(library, false);
    writer.add({game});
    EXPECT_TRUE(StudyStore(library).studies().empty());
    EXPECT_EQ(library.summary(1)->header.tags, game.header.tags);
}

TEST_F(StudyFiles, ALibraryIsMergedWithItsRepertoiresAndPuzzles) {
    Library library(file);
    const AnyPosition start = AnyPosition::startOf(builtin("euroshogi"));
    GameTree tree(start);
    tree.add(GameTree::root(), start.legalMoves().front());
    Repertoire repertoire(start, Side::First);
    repertoire.addTree(tree);
    RepertoireStore(library).add("Mine", repertoire);
    PracticeStore(library).add(std::vector{Puzzle{start, {start.legalMoves().front()}}});
    Library other(folder / "other.sqlite");
    const auto summary = mergeLibrary(other, library);
    EXPECT_EQ(summary.repertoires, 1);
    EXPECT_EQ(summary.puzzles, 1);
    EXPECT_EQ(RepertoireStore(other).all({}).at(0).name, "Mine");
    EXPECT_EQ(PracticeStore(other).puzzles().size(), 1U);
    const auto again = mergeLibrary(other, library);
    EXPECT_EQ(again.repertoires, 0) << "it is there already";
    EXPECT_EQ(again.puzzles, 0);
}

TEST_F(StudyFiles, MovesThatTheRulesDoNotAllowAreMergedWithTheirRepertoire) {
    Library library(file);
    const AnyPosition start = AnyPosition::startOf(builtin("euroshogi"));
    GameTree tree(start);
    growLine(tree, GameTree::root(), 4, random);
    Repertoire repertoire(start, Side::First);
    repertoire.addTree(tree);
    const RepertoireId id = RepertoireStore(library).add("Mine", repertoire);
    execute(file, "UPDATE repertoire_moves SET move = 'a1a1' WHERE position = '" + repertoire.text(0) + "'");
    const auto leftOut = RepertoireStore(library).read(id)->leftOut;
    EXPECT_GE(leftOut.size(), 3U) << "what follows, too";
    Library other(folder / "other.sqlite");
    EXPECT_EQ(mergeLibrary(other, library).repertoires, 1);
    const auto merged = RepertoireStore(other).readAll("euroshogi");
    ASSERT_EQ(merged.size(), 1U);
    EXPECT_TRUE(merged[0].leftOut == leftOut);
    EXPECT_EQ(mergeLibrary(other, library).repertoires, 0) << "it is there already";
}

TEST_F(StudyFiles, ALibraryIsMergedWithItsStudies) {
    Library library(file);
    const StudyId study = addMixedStudy(library);
    Library other(folder / "other.sqlite");
    other.addRecords(std::vector{randomGame("shogi", 5)}); // ids differ
    const auto summary = mergeLibrary(other, library);
    EXPECT_EQ(summary.added, 4);
    EXPECT_EQ(summary.studies, 1);
    EXPECT_EQ(StudyStore(other).study(1)->texts, StudyStore(library).study(study)->texts);
    const auto before = StudyStore(library).chapters(study), after = StudyStore(other).chapters(1);
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(after[i].content.title, before[i].content.title);
        EXPECT_EQ(after[i].content.opensAt, before[i].content.opensAt);
        EXPECT_EQ(after[i].game, before[i].game);
        if (!before[i].content.game) continue;
        EXPECT_EQ(treeOf(other, *after[i].content.game), treeOf(library, *before[i].content.game));
    }
    EXPECT_EQ(mergeLibrary(other, library).studies, 0) << "it is there already";
    EXPECT_EQ(StudyStore(other).studies().size(), 1U);
}

TEST_F(StudyFiles, AMergedStudyUsesTheGamesThatWereThereAlready) {
    Library library(file), other(folder / "other.sqlite");
    const GameRecord game = randomGame("euroshogi", 12);
    const GameId known = other.addRecords(std::vector{randomGame("shogi", 5), game})[1];
    const std::vector<ChapterContent> chapters{
        {.title = "a", .game = library.addRecords(std::vector{game})[0]}};
    StudyStore(library).add({"Study"}, chapters, Now);
    EXPECT_EQ(mergeLibrary(other, library).known, 1);
    EXPECT_EQ(StudyStore(other).chapters(1).at(0).content.game, known);
}

TEST_F(StudyFiles, AMergedChapterSaysThatItsGameWasLeftOut) {
    Library library(file), other(folder / "other.sqlite");
    const StudyId study = addMixedStudy(library);
    library.deleteGame(1, Now);
    mergeLibrary(other, library);
    EXPECT_EQ(StudyStore(library).chapters(study).at(0).game, Chapter::Game::Deleted);
    EXPECT_EQ(StudyStore(other).chapters(1).at(0).game, Chapter::Game::Gone);
    EXPECT_EQ(mergeLibrary(other, library).studies, 0);
}

} // namespace
} // namespace komadai::core::test
