// When cards come again. The expected values follow from the description of SM-2.
#include "core/practice/schedule.h"

#include <gtest/gtest.h>

#include <ostream>
#include <vector>

namespace komadai::core {

std::ostream& operator<<(std::ostream& out, const Schedule& schedule) {
    out << "ease " << schedule.ease << " repetitions " << schedule.repetitions << " interval "
        << schedule.interval.count() << " lapses " << schedule.lapses;
    if (schedule.due) out << " due " << schedule.due->time_since_epoch().count();
    return out;
}

namespace test {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::sys_seconds Start{1'000'000s};

struct Answer {
    PracticeResult result;
    std::chrono::seconds time;
};
constexpr Answer Quick{PracticeResult::Solved, 20s}, Slow{PracticeResult::Solved, 21s},
    Hint{PracticeResult::WithHint, 5s}, Failure{PracticeResult::Failed, 5s};

/// The schedule of a new card that was answered like that, each time when it was due.
Schedule afterAll(const std::vector<Answer>& answers) {
    Schedule schedule;
    for (const Answer& answer : answers)
        schedule = scheduleAfter(schedule, answer.result, answer.time, schedule.due.value_or(Start));
    return schedule;
}

TEST(PracticeSchedule, ANewCardIsNotDueButNew) {
    EXPECT_TRUE(Schedule().isNew());
    EXPECT_FALSE(Schedule().isDue(Start));
    EXPECT_FALSE(afterAll({Quick}).isNew());
}

TEST(PracticeSchedule, IntervalsAreOneDayThenSixThenGrowByTheEase) {
    const struct {
        std::vector<Answer> answers;
        int days;
        double ease;
    } rows[]{
        {{Slow}, 1, 2.5},
        {{Slow, Slow}, 6, 2.5},
        {{Slow, Slow, Slow}, 15, 2.5},
        {{Slow, Slow, Slow, Slow}, 38, 2.5}, // 37.5 rounded up
        {{Quick}, 1, 2.6},
        {{Quick, Quick}, 6, 2.7},
        {{Quick, Quick, Quick}, 17, 2.8}, // 16.8 rounded up
        {{Hint}, 1, 2.36},
        {{Hint, Hint}, 6, 2.22},
        {{Slow, Slow, Hint}, 15, 2.36}, // 14.16 rounded up
        {{Failure}, 0, 1.96},
        {{Slow, Slow, Slow, Failure}, 0, 1.96},
        {{Slow, Slow, Slow, Failure, Slow}, 1, 1.96},
        {{Slow, Slow, Slow, Failure, Slow, Slow, Slow}, 12, 1.96}, // 11.76 rounded up
    };
    for (const auto& row : rows) {
        const Schedule schedule = afterAll(row.answers);
        EXPECT_EQ(schedule.interval.count(), row.days) << schedule;
        EXPECT_NEAR(schedule.ease, row.ease, 1e-9) << schedule;
    }
}

TEST(PracticeSchedule, ACardIsDueSomeHoursBeforeItsIntervalEnds) {
    EXPECT_EQ(afterAll({Slow}).due, Start + 24h - 8h);
    const Schedule schedule = afterAll({Slow});
    EXPECT_FALSE(schedule.isDue(*schedule.due - 1s));
    EXPECT_TRUE(schedule.isDue(*schedule.due));
}

TEST(PracticeSchedule, AFailedCardComesAgainInTenMinutes) {
    EXPECT_EQ(afterAll({Failure}).due, Start + 10min);
    EXPECT_EQ(afterAll({Failure}).repetitions, 0);
}

TEST(PracticeSchedule, OnlyAFailureAfterASolutionIsALapse) {
    EXPECT_EQ(afterAll({Failure, Failure}).lapses, 0);
    EXPECT_EQ(afterAll({Slow, Failure, Failure}).lapses, 1);
    EXPECT_EQ(afterAll({Slow, Failure, Slow, Failure}).lapses, 2);
}

TEST(PracticeSchedule, TheEaseDoesNotFallBelowItsLeastValue) {
    EXPECT_EQ(afterAll(std::vector<Answer>(10, Failure)).ease, Schedule::LeastEase);
}

TEST(PracticeSchedule, ASolutionBeforeTheDueTimeChangesNothing) {
    const Schedule schedule = afterAll({Slow, Slow});
    EXPECT_EQ(scheduleAfter(schedule, PracticeResult::Solved, 1s, *schedule.due - 1s), schedule);
    EXPECT_EQ(scheduleAfter(schedule, PracticeResult::WithHint, 1s, *schedule.due - 1s), schedule);
}

TEST(PracticeSchedule, AFailureCountsAtAnyTime) {
    const Schedule schedule = afterAll({Slow, Slow});
    const Schedule after = scheduleAfter(schedule, PracticeResult::Failed, 1s, *schedule.due - 48h);
    EXPECT_EQ(after.repetitions, 0);
    EXPECT_EQ(after.due, *schedule.due - 48h + 10min);
}

TEST(PracticeSchedule, ACardIsLearntFromAnIntervalOfThreeWeeksOn) {
    Schedule schedule;
    schedule.interval = std::chrono::days(20);
    EXPECT_FALSE(schedule.isLearnt());
    schedule.interval = std::chrono::days(21);
    EXPECT_TRUE(schedule.isLearnt());
}

TEST(PracticeSchedule, IntervalsDoNotGrowWithoutEnd) {
    const Schedule schedule = afterAll(std::vector<Answer>(200, Quick));
    EXPECT_EQ(schedule.interval, Schedule::LongestInterval);
}

} // namespace
} // namespace test
} // namespace komadai::core
