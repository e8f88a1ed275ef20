// Studies in the library.
#include "core/store/library_check.h"
#include "core/store/study_store.h"
#include "tests/core/store/storage.h"

#include <thread>

namespace komadai::core::test {
namespace {

constexpr std::chrono::sys_seconds at(std::int64_t second) {
    return std::chrono::sys_seconds(std::chrono::seconds(second));
}

class Studies : public LibraryTest {
protected:
    void SetUp() override {
        library.emplace(file);
        for (int flavour = 1; flavour <= 3; ++flavour)
            games.push_back(addGameOf(4, *library, flavour));
    }
    StudyStore store() { return StudyStore(*library); }
    /// A study with text chapters of these titles.
    StudyId addStudy(const std::vector<std::string>& titles) {
        std::vector<ChapterContent> chapters;
        for (const std::string& title : titles)
            chapters.push_back({.title = title});
        return store().add({"Study"}, chapters, at(1));
    }
    std::vector<ChapterId> idsOf(StudyId study) {
        std::vector<ChapterId> ids;
        for (const Chapter& chapter : store().chapters(study))
            ids.push_back(chapter.id);
        return ids;
    }
    std::string titlesOf(StudyId study) {
        std::string titles;
        for (const Chapter& chapter : store().chapters(study))
            titles += chapter.content.title;
        return titles;
    }

    std::optional<Library> library;
    std::vector<GameId> games;
};

TEST_F(Studies, KeepTheirTextsAndTimes) {
    const StudyTexts texts{"Yagura", "羽生 善治", "First line\nSecond line"};
    const StudyId id = store().add(texts, at(100));
    EXPECT_EQ(store().study(id), (Study{id, texts, at(100), at(100), 0}));
    const StudyTexts others{"Yagura and Bogin", "", ""};
    store().setTexts(id, others, at(200));
    EXPECT_EQ(store().study(id), (Study{id, others, at(100), at(200), 0}));
}

TEST_F(Studies, AreListedInTheOrderInWhichTheyWereAdded) {
    const StudyId b = store().add({"B"}, at(2)), a = store().add({"A"}, at(1));
    const auto all = store().studies();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].id, b);
    EXPECT_EQ(all[1].id, a);
}

TEST_F(Studies, AChapterHasAGameAtAPlaceOrOnlyText) {
    const std::vector<ChapterContent> chapters{{"Game", "Notes\non it", games[1], NodeId::fromNumber(3)},
                                               {"Text", "Only this", {}, {}}};
    const StudyId study = store().add({"Study"}, chapters, at(1));
    const auto stored = store().chapters(study);
    ASSERT_EQ(stored.size(), 2U);
    EXPECT_EQ(stored[0], (Chapter{stored[0].id, study, chapters[0], Chapter::Game::Stored}));
    EXPECT_EQ(stored[1], (Chapter{stored[1].id, study, chapters[1], Chapter::Game::None}));
    EXPECT_EQ(store().study(study)->chapters, 2);
}

TEST_F(Studies, MayHaveTheSameGameInSeveralChaptersAndStudies) {
    const std::vector<ChapterContent> twice{{.title = "a", .game = games[0]},
                                            {.title = "b", .game = games[0]}};
    const StudyId one = store().add({"One"}, twice, at(1)), two = store().add({"Two"}, twice, at(1));
    store().add({"Three"}, at(1));
    const auto users = store().studiesWith(std::vector{games[0], games[1]});
    ASSERT_EQ(users.size(), 2U);
    EXPECT_EQ(users[0].id, one);
    EXPECT_EQ(users[1].id, two);
    EXPECT_TRUE(store().studiesWith(std::vector{games[1]}).empty());
}

TEST_F(Studies, NewChaptersComeLastOrAfterAnother) {
    const StudyId study = addStudy({"a", "b"});
    store().addChapters(study, std::vector<ChapterContent>{{.title = "c"}, {.title = "d"}}, at(2));
    EXPECT_EQ(titlesOf(study), "abcd");
    store().addChapters(study, std::vector<ChapterContent>{{.title = "e"}, {.title = "f"}}, at(3),
                        idsOf(study)[0]);
    EXPECT_EQ(titlesOf(study), "aefbcd");
    EXPECT_EQ(store().study(study)->changedAt, at(3));
}

TEST_F(Studies, ChaptersMoveInFrontOfAnotherOrToTheEnd) {
    const StudyId study = addStudy({"a", "b", "c", "d", "e"});
    const auto ids = idsOf(study);
    store().moveChapters(study, std::vector{ids[3]}, ids[1], at(2));
    EXPECT_EQ(titlesOf(study), "adbce");
    store().moveChapters(study, std::vector{ids[0], ids[2]}, std::nullopt, at(2));
    EXPECT_EQ(titlesOf(study), "dbeac") << "they keep their order among themselves";
    store().moveChapters(study, std::vector{ids[1], ids[4]}, ids[1], at(2));
    EXPECT_EQ(titlesOf(study), "dbeac") << "to where they are";
}

TEST_F(Studies, OnlyChaptersOfTheStudyMove) {
    const StudyId study = addStudy({"a", "b"}), other = addStudy({"c", "d"});
    store().moveChapters(study, std::vector{idsOf(other)[1], ChapterId{99}}, idsOf(study)[0], at(2));
    EXPECT_EQ(titlesOf(study), "ab");
    EXPECT_EQ(titlesOf(other), "cd");
}

TEST_F(Studies, ARemovedChapterComesBackToItsPlace) {
    const StudyId study = addStudy({"a", "b", "c"});
    const auto ids = idsOf(study);
    const std::vector removed{ids[1]};
    store().removeChapters(removed, at(2));
    EXPECT_EQ(titlesOf(study), "ac");
    EXPECT_FALSE(store().chapter(ids[1]));
    EXPECT_EQ(store().study(study)->chapters, 2);
    store().addChapters(study, std::vector<ChapterContent>{{.title = "d"}}, at(3));
    store().restoreChapters(removed);
    EXPECT_EQ(titlesOf(study), "abcd");
}

TEST_F(Studies, ARemovedStudyComesBackWithItsChapters) {
    const StudyId study = addStudy({"a", "b"});
    const ChapterId chapter = idsOf(study)[0];
    store().remove(study, at(2));
    EXPECT_FALSE(store().study(study));
    EXPECT_TRUE(store().studies().empty());
    EXPECT_FALSE(store().chapter(chapter));
    EXPECT_TRUE(store().chapters(study).empty());
    store().restore(study);
    EXPECT_EQ(titlesOf(study), "ab");
}

TEST_F(Studies, AChapterKnowsWhatBecameOfItsGame) {
    const std::vector<ChapterContent> chapters{{"Title", "Notes", games[0], {}}};
    const StudyId study = store().add({"Study"}, chapters, at(1));
    library->deleteGame(games[0], at(10));
    EXPECT_EQ(store().chapters(study).at(0).game, Chapter::Game::Deleted);
    EXPECT_EQ(store().studiesWith(std::vector{games[0]}).size(), 1U);
    library->restoreGame(games[0]);
    EXPECT_EQ(store().chapters(study).at(0).game, Chapter::Game::Stored);
    library->deleteGame(games[0], at(10));
    library->purgeDeleted(at(20));
    const Chapter chapter = store().chapters(study).at(0);
    EXPECT_EQ(chapter.game, Chapter::Game::Gone);
    EXPECT_EQ(chapter.content, (ChapterContent{"Title", "Notes", {}, {}})) << "title and notes stay";
}

TEST_F(Studies, AChapterOfAGameThatIsUnknownSaysThatItIsGone) {
    const std::vector<ChapterContent> chapters{{.title = "Lost", .game = GameId{99}}};
    const StudyId study = store().add({"Study"}, chapters, at(1));
    EXPECT_EQ(store().chapters(study).at(0).game, Chapter::Game::Gone);
}

TEST_F(Studies, TextsAndThePlaceOfAChapterCanBeChanged) {
    const std::vector<ChapterContent> chapters{{"Old", "", games[0], {}}};
    const StudyId study = store().add({"Study"}, chapters, at(1));
    const ChapterId chapter = idsOf(study)[0];
    store().setChapterTexts(chapter, "New", "Notes", at(2));
    store().setOpensAt(chapter, NodeId::fromNumber(2), at(3));
    EXPECT_EQ(store().chapter(chapter)->content,
              (ChapterContent{"New", "Notes", games[0], NodeId::fromNumber(2)}));
    EXPECT_EQ(store().study(study)->changedAt, at(3));
}

TEST_F(Studies, WhatDoesNotExistCannotBeChanged) {
    const std::vector unknown{ChapterId{99}};
    EXPECT_EQ(problemOf([&] { store().setTexts(99, {"Name"}, at(1)); }), StorageProblem::Damaged);
    EXPECT_EQ(problemOf([&] { store().setChapterTexts(99, "", "", at(1)); }), StorageProblem::Damaged);
    EXPECT_EQ(problemOf([&] { store().removeChapters(unknown, at(1)); }), StorageProblem::Damaged);
    EXPECT_EQ(problemOf([&] { store().restore(99); }), StorageProblem::Damaged);
}

TEST_F(Studies, AFailedRemovalRemovesNothing) {
    const StudyId study = addStudy({"a", "b"});
    const std::vector some{idsOf(study)[0], ChapterId{99}};
    EXPECT_EQ(problemOf([&] { store().removeChapters(some, at(1)); }), StorageProblem::Damaged);
    EXPECT_EQ(titlesOf(study), "ab");
}

TEST_F(Studies, AreThereAfterTheProgramWasKilled) {
    library.reset();
    doAndBeKilled([&] {
        Library killed(file);
        StudyStore studies(killed);
        const StudyId study =
            studies.add({"Study"}, std::vector<ChapterContent>{{.title = "a"}, {.title = "b"}}, at(1));
        const ChapterId second = studies.chapters(study)[1].id;
        studies.moveChapters(study, std::vector{second}, studies.chapters(study)[0].id, at(2));
        studies.setChapterTexts(second, "c", "Notes", at(3));
    });
    library.emplace(file);
    const auto all = store().studies();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(titlesOf(all[0].id), "ca");
    EXPECT_EQ(checkLibrary(*library, [](const LibraryFault&) {}).faults, 0);
}

TEST_F(Studies, AProgramKilledInTheMiddleLeavesAWholeOrder) {
    const StudyId study = addStudy({"a", "b", "c", "d"});
    library.reset();
    for (int delay = 0; delay < 30; delay += 3) {
        const pid_t child = fork();
        if (child == 0) {
            Library killed(file);
            StudyStore studies(killed);
            while (true) {
                const auto chapters = studies.chapters(study);
                studies.moveChapters(study, std::vector{chapters[3].id}, chapters[0].id, at(2));
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10 + delay));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        library.emplace(file);
        EXPECT_TRUE(std::string("abcdabc").find(titlesOf(study)) != std::string::npos) << titlesOf(study);
        EXPECT_EQ(checkLibrary(*library, [](const LibraryFault&) {}).faults, 0);
        library.reset();
    }
}

} // namespace
} // namespace komadai::core::test
