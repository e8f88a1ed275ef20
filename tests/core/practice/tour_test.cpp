// Tours: what a lesson asks for, how one goes from lesson to lesson, files, and the tours that come with the program.
#include "core/practice/tour.h"

#include "core/notation/typed_move.h"
#include "core/practice/tour_file.h"
#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <utility>

namespace komadai::core {

std::ostream& operator<<(std::ostream& out, const TourProblem& problem) {
    return out << "lesson " << problem.lesson << " field " << problem.field;
}

namespace test {
namespace {

constexpr const char* Ko =
    "9.g.9/19/19/19/19/19/7.cn.11/19/8.p.st.9/19/9.+EN.9/9.SW.9/19/4.+AG.9.LB.4/19/19/19/19/9.G.9 b - 1";

AnyPosition ko(const char* text) { return positionFrom(text, builtinVariant("koshogi")); }

Move moveIn(const AnyPosition& position, std::string_view text) {
    auto move = parseTypedMove(text, position);
    if (!move) throw std::runtime_error("not a legal move: " + std::string(text));
    return std::move(move).value();
}

bool has(const AnyPosition& position, std::string_view move, MoveFeature feature) {
    return hasFeature(moveIn(position, move), position, feature);
}

// --- what a move does

TEST(MoveFeatures, APromotionTurnsThePieceOver) {
    const auto position = shogi("4k4/9/9/4P4/9/9/9/9/4K4 b - 1");
    EXPECT_TRUE(has(position, "5d5c+", MoveFeature::Promotion));
    EXPECT_FALSE(has(position, "5d5c", MoveFeature::Promotion));
}

TEST(MoveFeatures, ADropComesFromTheHand) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/4K4 b G 1");
    EXPECT_TRUE(has(position, "G*5e", MoveFeature::Drop));
    EXPECT_FALSE(has(position, "5i5h", MoveFeature::Drop));
}

TEST(MoveFeatures, ACheckAttacksTheEnemyKing) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/4K4 b G 1");
    EXPECT_TRUE(has(position, "G*5b", MoveFeature::Check));
    EXPECT_FALSE(has(position, "G*5c", MoveFeature::Check));
}

TEST(MoveFeatures, AWinEndsTheGame) {
    const auto position = shogi("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    EXPECT_TRUE(has(position, "G*5b", MoveFeature::Win));
    EXPECT_FALSE(has(position, "G*4b", MoveFeature::Win)) << "the king can take it";
}

TEST(MoveFeatures, AWalkHasSeveralSteps) {
    EXPECT_TRUE(has(ko(Ko), "10l-9l-8l", MoveFeature::SeveralSteps));
    EXPECT_FALSE(has(ko(Ko), "10l-9l", MoveFeature::SeveralSteps));
}

TEST(MoveFeatures, AShotTakesAPieceFromAfar) {
    const auto position = ko("9.g.9/19/19/19/19/19/7.cn.11/19/19/19/9.LB.9/19/19/19/19/19/19/19/9.G.9 b - 1");
    EXPECT_TRUE(has(position, "10k-9j!12g", MoveFeature::Shot));
    EXPECT_FALSE(has(position, "10k-9j", MoveFeature::Shot));
}

TEST(MoveFeatures, AFlameBurnsItsNeighbours) {
    EXPECT_TRUE(has(ko(Ko), "10k-10j", MoveFeature::Burning));
    EXPECT_FALSE(has(ko(Ko), "10s-10r", MoveFeature::Burning));
}

TEST(MoveFeatures, APieceThatBurnsItselfBurnsNoOther) {
    const auto position =
        ko("9.g.9/19/19/19/19/9.+en.9/19/8.SW.10/19/19/19/19/19/19/19/19/19/19/9.G.9 b - 1");
    EXPECT_FALSE(has(position, "11h-11g", MoveFeature::Burning));
}

TEST(MoveFeatures, ANetHoldsAnEnemyInItsLine) {
    const auto position =
        ko("9.g.9/19/19/19/19/19/19/19/19/19/19/13.sw.5/9.+AG.9/19/19/19/19/19/9.G.9 b - 1");
    EXPECT_TRUE(has(position, "10m-9l", MoveFeature::Holding));
    EXPECT_FALSE(has(position, "10m-10n", MoveFeature::Holding));
}

// --- goals

TEST(LessonGoals, EachMoveOfAListMeetsTheGoal) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/4K4 b G 1");
    const LessonGoal goal{{moveIn(position, "G*5e"), moveIn(position, "G*4e")}};
    EXPECT_TRUE(goal.isMetBy(moveIn(position, "G*4e"), position));
    EXPECT_FALSE(goal.isMetBy(moveIn(position, "G*3e"), position));
}

TEST(LessonGoals, AMoveMustMeetAllConditions) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/4K4 b G 1");
    const LessonGoal goal{{}, squareAt(position, "e8"), MoveFeature::Drop};
    EXPECT_TRUE(goal.isMetBy(moveIn(position, "G*5b"), position));
    EXPECT_FALSE(goal.isMetBy(moveIn(position, "G*5c"), position));
}

TEST(LessonGoals, CapturesAreCounted) {
    const auto position =
        ko("9.g.9/19/19/19/19/19/19/19/10.sh.8/9.p.9/9.SW.9/19/19/19/19/19/19/19/9.G.9 b - 1");
    const LessonGoal goal{{}, {}, {}, 2};
    EXPECT_TRUE(goal.isMetBy(moveIn(position, "10k-10j-9i"), position));
    EXPECT_FALSE(goal.isMetBy(moveIn(position, "10k-10j"), position));
}

// --- taking a tour

/// Something to read, a move with a reply, and a drop.
TourRun someTour() {
    const auto tour =
        readTour(R"({"format":"komadai-tour","version":1,"id":"t","kind":"first-game","variant":"shogi",
        "lessons":[{"id":"a"},{"id":"b","moves":["7g7f"],"reply":"3c3d"},{"id":"c","moves":["2g2f"]},
        {"id":"d","position":"4k4/9/9/9/9/9/9/9/4K4 b G 1","feature":"drop","example":"G*5e"}]})",
                 builtinVariant);
    return TourRun(tour.value());
}

TourRun::Answer play(TourRun& run, std::string_view move) {
    return run.play(moveIn(run.lesson().position, move));
}

TEST(TourRuns, ALessonToReadIsDoneAtOnce) { EXPECT_TRUE(someTour().isDone()); }

TEST(TourRuns, ARightMoveIsOnTheBoard) {
    TourRun run = someTour();
    run.goOn();
    EXPECT_FALSE(run.isDone());
    EXPECT_EQ(play(run, "7g7f"), TourRun::Answer::Done);
    EXPECT_TRUE(run.isDone());
    EXPECT_EQ(pieceAt(run.position(), "c4"), "P");
}

TEST(TourRuns, AnotherMoveLeavesThePositionAsItWas) {
    TourRun run = someTour();
    run.goOn();
    EXPECT_EQ(play(run, "2g2f"), TourRun::Answer::Missed);
    EXPECT_FALSE(run.isDone());
    EXPECT_EQ(run.position(), run.lesson().position);
}

TEST(TourRuns, AnIllegalMoveIsNotPlayed) {
    TourRun run = someTour();
    run.goOn();
    EXPECT_EQ(run.play(uciMove(run.position(), "e1e5")), TourRun::Answer::Illegal);
}

TEST(TourRuns, ALessonWithoutAPositionGoesOnAfterTheReply) {
    TourRun run = someTour();
    run.goOn();
    run.goOn();
    EXPECT_EQ(pieceAt(run.position(), "c4"), "P");
    EXPECT_EQ(pieceAt(run.position(), "g6"), "p");
}

TEST(TourRuns, BackTakesTheMoveBackFirst) {
    TourRun run = someTour();
    EXPECT_FALSE(run.canGoBack());
    run.goOn();
    play(run, "7g7f");
    run.goBack();
    EXPECT_EQ(run.index(), 1);
    EXPECT_FALSE(run.isDone());
    run.goBack();
    EXPECT_EQ(run.index(), 0);
}

TEST(TourRuns, TheLastLessonIsTheLast) {
    TourRun run = someTour();
    for (int i = 0; i < 3; ++i) {
        EXPECT_FALSE(run.isLast());
        run.goOn();
    }
    EXPECT_TRUE(run.isLast());
    run.restart();
    EXPECT_EQ(run.index(), 0);
}

// --- files

TourProblem tourProblemOf(const std::string& lessons) {
    const auto tour = readTour(
        R"({"format":"komadai-tour","version":1,"id":"t","kind":"first-game","variant":"shogi","lessons":[)" +
            lessons + "]}",
        builtinVariant);
    return tour ? TourProblem{"none", "none"} : tour.error();
}

TEST(TourFiles, AProblemNamesTheLessonAndTheField) {
    EXPECT_EQ(tourProblemOf(R"({"id":"a"},{"id":"b","moves":["7g7e"]})"), (TourProblem{"b", "moves"}));
    EXPECT_EQ(tourProblemOf(R"({"id":"a","position":"9/9 b - 1"})"), (TourProblem{"a", "position"}));
    EXPECT_EQ(tourProblemOf(R"({"id":"a","marks":["0z"]})"), (TourProblem{"a", "marks"}));
    EXPECT_EQ(tourProblemOf(R"({"id":"a","feature":"dance"})"), (TourProblem{"a", "feature"}));
    EXPECT_EQ(tourProblemOf(R"({"id":"a","colour":"red"})"), (TourProblem{"a", "colour"}));
    EXPECT_EQ(tourProblemOf(R"({"id":"a"},{"id":"a"})"), (TourProblem{"a", "id"}));
    EXPECT_EQ(tourProblemOf(""), (TourProblem{"", "lessons"}));
    EXPECT_EQ(readTour("no JSON", builtinVariant).error(), TourProblem{});
}

TEST(TourFiles, AGoalNeedsAnExampleThatMeetsIt) {
    EXPECT_EQ(tourProblemOf(R"({"id":"a","feature":"drop"})"), (TourProblem{"a", "example"}));
    EXPECT_EQ(tourProblemOf(R"({"id":"a","feature":"drop","example":"7g7f"})"),
              (TourProblem{"a", "example"}));
}

TEST(TourFiles, AReplyNeedsASingleSolution) {
    EXPECT_EQ(tourProblemOf(R"({"id":"a","moves":["7g7f","2g2f"],"reply":"3c3d"})"),
              (TourProblem{"a", "reply"}));
}

TEST(TourFiles, ALessonGoesOnOnlyAfterASingleSolution) {
    EXPECT_EQ(tourProblemOf(R"({"id":"a","moves":["7g7f","2g2f"]},{"id":"b"})"),
              (TourProblem{"b", "position"}));
}

// --- the tours that come with the program

std::vector<Tour> allTours() {
    std::vector<Tour> all;
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all())
        for (Tour& tour : builtinTours(variant))
            all.push_back(std::move(tour));
    return all;
}

std::vector<std::string> tourFiles() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(KOMADAI_SOURCE_DIR "/resources/tours"))
        paths.push_back(entry.path().string());
    return paths;
}

TEST(BuiltinTours, EachFileIsReadWithoutAProblem) {
    std::set<std::string> ids;
    for (const std::string& path : tourFiles()) {
        std::ifstream file(path, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto tour = readTour(text, builtinVariant);
        ASSERT_TRUE(tour) << path << ' ' << tour.error();
        EXPECT_TRUE(ids.insert(tour.value().id).second) << path;
        const auto builtin = builtinTours(tour.value().variant());
        EXPECT_TRUE(std::any_of(builtin.begin(), builtin.end(), [&](const Tour& known) {
            return known.id == tour.value().id;
        })) << path;
    }
}

TEST(BuiltinTours, EachCanBePlayedFromTheFirstLessonToTheLast) {
    for (const Tour& tour : allTours()) {
        TourRun run(tour);
        for (;;) {
            if (run.lesson().example) {
                EXPECT_EQ(run.play(*run.lesson().example), TourRun::Answer::Done)
                    << tour.id << ' ' << run.lesson().id;
            }
            EXPECT_TRUE(run.isDone());
            if (run.isLast()) break;
            run.goOn();
        }
    }
}

TEST(BuiltinTours, NoGoalIsMetByEveryMove) {
    for (const Tour& tour : allTours())
        for (const Lesson& lesson : tour.lessons) {
            if (!lesson.example) continue;
            const auto moves = lesson.position.legalMoves();
            const auto misses = [&](const Move& move) { return !lesson.goal.isMetBy(move, lesson.position); };
            EXPECT_TRUE(std::any_of(moves.begin(), moves.end(), misses)) << tour.id << ' ' << lesson.id;
        }
}

TEST(BuiltinTours, EachOfTheFirstFiveVariantsHasAFirstGame) {
    const VariantSet variants = VariantSet::builtin();
    for (std::size_t i = 0; i < 5; ++i) {
        const auto tours = builtinTours(variants.all()[i]);
        ASSERT_FALSE(tours.empty()) << variants.all()[i]->spec().id;
        EXPECT_EQ(tours.front().kind, TourKind::FirstGame) << variants.all()[i]->spec().id;
        EXPECT_GE(tours.front().lessons.size(), 5U);
    }
}

TEST(BuiltinTours, AFirstGameExplainsItsFirstTenMoves) {
    for (const Tour& tour : allTours()) {
        if (tour.kind != TourKind::FirstGame) continue;
        int plies = 0;
        AnyPosition next = AnyPosition::startOf(tour.variant());
        for (const Lesson& lesson : tour.lessons) {
            if (!(lesson.position == next)) break; // a position of its own
            if (!lesson.example) continue;
            next = next.after(*lesson.example);
            ++plies;
            if (!lesson.reply) continue;
            next = next.after(*lesson.reply);
            ++plies;
        }
        EXPECT_GE(plies, 10) << tour.id;
    }
}

TEST(BuiltinTours, KoShogiHasATourOfItsSpecialMovesAfterTheFirstGame) {
    const auto tours = builtinTours(builtinVariant("koshogi"));
    ASSERT_EQ(tours.size(), 2U);
    EXPECT_EQ(tours.back().kind, TourKind::SpecialMoves);
}

} // namespace
} // namespace test
} // namespace komadai::core
