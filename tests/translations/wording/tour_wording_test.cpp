// What is said in tours.
#include "translations/wording/tour_wording.h"

#include "core/practice/tour_file.h"
#include "core/rules/variant_set.h"
#include "translations/wording/tour_texts.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

namespace komadai {
namespace {

std::vector<core::Tour> allTours() {
    std::vector<core::Tour> all;
    const core::VariantSet variants = core::VariantSet::builtin();
    for (const auto& variant : variants.all())
        for (core::Tour& tour : core::builtinTours(variant))
            all.push_back(std::move(tour));
    return all;
}

TEST(TourWordings, EachLessonThatComesWithTheProgramHasWords) {
    for (const core::Tour& tour : allTours())
        for (const core::Lesson& lesson : tour.lessons)
            EXPECT_FALSE(TourWording().words(tour.id, lesson.id).text.empty()) << tour.id << ' ' << lesson.id;
}

TEST(TourWordings, ALessonSaysWhatToPlayWhereThereIsSomethingToPlay) {
    for (const core::Tour& tour : allTours())
        for (const core::Lesson& lesson : tour.lessons) {
            const LessonWords words = TourWording().words(tour.id, lesson.id);
            EXPECT_EQ(words.task.empty(), !lesson.example) << tour.id << ' ' << lesson.id;
            EXPECT_EQ(words.done.empty(), !lesson.example) << tour.id << ' ' << lesson.id;
        }
}

TEST(TourWordings, AllWordsBelongToOneLesson) {
    std::set<std::pair<std::string, std::string>> lessons, worded;
    for (const core::Tour& tour : allTours())
        for (const core::Lesson& lesson : tour.lessons)
            lessons.emplace(tour.id, lesson.id);
    for (const LessonText& text : LessonTexts)
        EXPECT_TRUE(worded.emplace(text.tour, text.lesson).second) << text.tour << ' ' << text.lesson;
    EXPECT_EQ(worded, lessons);
}

TEST(TourWordings, AMoveThatMissesTheGoalIsToldWhatItLacks) {
    std::set<std::string> sentences;
    for (const core::Tour& tour : allTours())
        for (const core::Lesson& lesson : tour.lessons) {
            if (!lesson.example) continue;
            for (const core::Move& move : lesson.position.legalMoves())
                if (!lesson.goal.isMetBy(move, lesson.position))
                    sentences.insert(TourWording().missed(lesson, move));
        }
    EXPECT_TRUE(sentences.contains("This lesson needs another move. Try again."));
    EXPECT_TRUE(sentences.contains("The move promotes nothing. Try again."));
    EXPECT_TRUE(sentences.contains("The move captures too few pieces. Try again."));
    EXPECT_TRUE(sentences.contains("The move ends on another square. Try again."));
    EXPECT_TRUE(sentences.contains("The move burns nothing. Try again."));
    EXPECT_FALSE(sentences.contains(""));
}

TEST(TourWordings, ATitleNamesTheGame) {
    EXPECT_EQ(TourWording().title(core::TourKind::SpecialMoves, "Ko Shogi"), "Ko Shogi: special moves");
}

TEST(TourWordings, WordsAreTranslated) {
    const TourWording backwards([](const char* source) {
        const std::string text(source);
        return std::string(text.rbegin(), text.rend());
    });
    EXPECT_EQ(backwards.words("koshogi-moves", "command").task, ".lareneg eht erutpaC");
    EXPECT_EQ(backwards.words("euroshogi", "board").task, "") << "there is nothing to play";
}

} // namespace
} // namespace komadai
