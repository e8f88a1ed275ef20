#include "core/learning/teaching.h"

#include "core/rules/variant_set.h"
#include "core/search/network/network_file.h"
#include "tests/core/full_disk.h"
#include "tests/core/positions.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>

namespace komadai::core::test {
namespace {

using learning::Round;
using learning::Teaching;
using learning::TeachingError;
using learning::TeachingFiles;
using learning::TeachingLog;
using learning::TeachingLogError;
using learning::TeachingPlan;
using learning::TeachingProgress;
using learning::WorkGate;
using Step = TeachingProgress::Step;

TeachingPlan quickPlan(int rounds) {
    TeachingPlan plan;
    plan.games.nodes = 50;
    plan.firstGames = 20;
    plan.neurons = 16;
    plan.fitting.epochs = 2;
    plan.fitting.commonEpochs = 1;
    plan.test.mostPairs = 4;
    plan.pairsAgainstStart = 2;
    plan.mostRounds = rounds;
    return plan;
}

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Runs a course. When its first test begins, files get a limit: the present size of the log. `pairs` are those of the test.
std::optional<TeachingError> runWithFullDisk(Teaching& teaching, const std::filesystem::path& log,
                                             int& pairs) {
    std::optional<FullDisk> full;
    const auto listener = [&](const TeachingProgress& progress) {
        if (progress.step != Step::TestAgainstLast) return;
        pairs = progress.tally.pairCount();
        if (pairs <= 1) full.emplace(std::filesystem::file_size(log));
    };
    return teaching.run(listener, WorkGate());
}

class Courses : public testing::Test {
protected:
    TeachingFiles files(const std::string& name) const {
        return {m_folder / (name + ".games").c_str(), m_folder / (name + ".network").c_str()};
    }
    Teaching open(const std::string& name, const TeachingPlan& plan,
                  std::shared_ptr<const Network> start = nullptr) const {
        auto teaching = Teaching::open(m_rules, files(name), plan, std::move(start));
        EXPECT_TRUE(teaching);
        return std::move(teaching).value();
    }
    /// Runs a course until `isEnough`, which sees all progress.
    template <class IsEnough>
    void runUntil(Teaching& teaching, const IsEnough& isEnough) const {
        std::stop_source source;
        const auto listener = [&](const TeachingProgress& progress) {
            if (isEnough(progress)) source.request_stop();
        };
        EXPECT_FALSE(teaching.run(listener, WorkGate(source.get_token())));
    }
    void runWhole(Teaching& teaching) const { EXPECT_FALSE(teaching.run({}, WorkGate())); }

    TemporaryFolder m_folder;
    std::shared_ptr<const Variant> m_rules = euroShogiRules();
};

TEST_F(Courses, ARoundHasMoreGamesThanTheOneBefore) {
    auto teaching = open("course", quickPlan(2));
    runWhole(teaching);
    ASSERT_EQ(teaching.rounds().size(), 2U);
    const auto& first = teaching.rounds()[0];
    const auto& second = teaching.rounds()[1];
    EXPECT_EQ(first.games->count, 20U);
    EXPECT_EQ(second.games->count, 32U); // 1.6 times as many
    for (const Round& round : {first, second}) {
        EXPECT_GT(round.fit->positions, 100U);
        EXPECT_EQ(round.againstLast.pairCount(), 4);
        EXPECT_TRUE(round.kept);
    }
}
TEST_F(Courses, TheNetworkOfTheFileIsTheBestOne) {
    auto teaching = open("course", quickPlan(3));
    runWhole(teaching);
    if (!teaching.network()) {
        EXPECT_FALSE(std::filesystem::exists(files("course").network));
        return;
    }
    EXPECT_EQ(bytesOf(files("course").network), formatNetwork(*teaching.network(), m_rules->spec()));
    EXPECT_FALSE(std::filesystem::exists(files("course").candidate()));
}
TEST_F(Courses, DependOnTheirSeedOnly) {
    auto one = open("one", quickPlan(2)), two = open("two", quickPlan(2));
    runWhole(one);
    runWhole(two);
    EXPECT_EQ(bytesOf(files("one").log()), bytesOf(files("two").log()));
    EXPECT_EQ(bytesOf(files("one").games), bytesOf(files("two").games));
    EXPECT_EQ(bytesOf(files("one").network), bytesOf(files("two").network));
}
TEST_F(Courses, AreNotOpenedAfterAStopRequest) {
    {
        auto teaching = open("course", quickPlan(1));
        runWhole(teaching);
    }
    std::stop_source source;
    const WorkGate gate(source.get_token());
    const auto opened = Teaching::open(m_rules, files("course"), quickPlan(2), nullptr, gate);
    ASSERT_TRUE(opened);
    ASSERT_TRUE(opened.value());
    EXPECT_EQ(opened.value()->rounds().size(), 1U);
    source.request_stop();
    const auto stopped = Teaching::open(m_rules, files("course"), quickPlan(2), nullptr, gate);
    ASSERT_TRUE(stopped);
    EXPECT_FALSE(stopped.value());
}
TEST_F(Courses, GoOnAfterABreakInAnyStep) {
    auto whole = open("whole", quickPlan(2));
    runWhole(whole);
    const std::set steps{Step::Games, Step::Fitting, Step::TestAgainstLast, Step::RoundEnded};
    for (const Step step : steps) {
        const std::string name = "broken" + std::to_string(static_cast<int>(step));
        {
            auto begun = open(name, quickPlan(2));
            runUntil(begun, [&](const TeachingProgress& progress) { return progress.step == step; });
            EXPECT_TRUE(begun.rounds().size() < 2 || !begun.rounds().back().kept) << name;
        }
        auto continued = open(name, quickPlan(2));
        runWhole(continued);
        ASSERT_EQ(continued.rounds().size(), 2U) << name;
        for (std::size_t round = 0; round < 2; ++round)
            EXPECT_EQ(continued.rounds()[round].againstLast.pairs, whole.rounds()[round].againstLast.pairs)
                << name;
        EXPECT_EQ(bytesOf(files(name).network), bytesOf(files("whole").network)) << name;
    }
}
TEST_F(Courses, TakeTheNetworkThatWasKeptJustBeforeABreak) {
    auto teaching = open("course", quickPlan(1));
    runWhole(teaching);
    const auto some = learning::fitToFile(m_rules, files("course").games, quickPlan(1), {}, {}, WorkGate());
    ASSERT_TRUE(some);
    const std::string bytes = formatNetwork(*some.value(), m_rules->spec());
    std::filesystem::remove(files("course").network);
    std::ofstream(files("course").candidate(), std::ios::binary) << bytes;
    std::ofstream(files("course").log(), std::ios::app) << R"({"round":2,"games":20,"seed":1,"nodes":50})"
                                                           "\n"
                                                           R"({"round":2,"kept":true})"
                                                           "\n";
    const auto again = open("course", quickPlan(2));
    EXPECT_EQ(bytesOf(files("course").network), bytes);
    EXPECT_TRUE(again.network());
    EXPECT_FALSE(std::filesystem::exists(files("course").candidate()));
}
TEST_F(Courses, BeginWithANetwork) {
    auto first = open("first", quickPlan(1));
    runWhole(first);
    const auto start = learning::fitToFile(m_rules, files("first").games, quickPlan(1), {}, {}, WorkGate());
    ASSERT_TRUE(start);
    const auto isStart = [&](const Teaching& teaching) {
        return teaching.network() && teaching.network()->weights().inputs == start.value()->weights().inputs;
    };
    EXPECT_TRUE(isStart(open("second", quickPlan(1), start.value())));
    EXPECT_TRUE(isStart(open("second", quickPlan(1)))) << "a course goes on from its own start";
}
TEST_F(Courses, NeedQuietPositionsInGamesThatAreNotKeptApart) {
    Engine engine(learning::TableMegabytes);
    const auto game = learning::makeGame(m_rules, {.nodes = 50}, 2, engine, WorkGate());
    ASSERT_TRUE(game);
    {
        auto games = learning::TrainingFile::open(files("few").games, m_rules->spec());
        ASSERT_TRUE(games);
        auto opened = std::move(games).value();
        EXPECT_FALSE(opened.add({1, {}, {}, {}, std::nullopt})); // without moves
        EXPECT_FALSE(opened.add(*game));                         // the second game is kept apart
    }
    const auto network = learning::fitToFile(m_rules, files("few").games, quickPlan(1), {}, {}, WorkGate());
    ASSERT_FALSE(network);
    EXPECT_TRUE(std::holds_alternative<learning::NoPositions>(network.error()));
}
TEST_F(Courses, EndTheirTestWhereTheLogCannotBeWritten) {
    TeachingPlan plan = quickPlan(1);
    plan.test.mostPairs = 40;
    plan.test.endsEarly = false;
    auto teaching = open("course", plan);
    int pairs = 0;
    const auto error = runWithFullDisk(teaching, files("course").log(), pairs);
    ASSERT_TRUE(error);
    EXPECT_TRUE(std::holds_alternative<TeachingLogError>(*error));
    EXPECT_EQ(pairs, 10) << "then a line of the log was due";
}
TEST_F(Courses, AreAlsoForSpecialEffects) {
    const VariantSet variants = VariantSet::builtin();
    auto plan = quickPlan(1);
    plan.firstGames = 4;
    auto teaching = Teaching::open(variants.find("koshogi"), files("ko"), plan, nullptr);
    ASSERT_TRUE(teaching);
    auto opened = std::move(teaching).value();
    runWhole(opened);
    EXPECT_GT(opened.rounds().front().fit->positions, 100U);
    EXPECT_EQ(opened.rounds().front().againstLast.pairCount(), 4);
}

class TeachingLogs : public testing::Test {
protected:
    std::filesystem::path file() const { return m_folder / "log"; }
    void write(const std::string& text) const { std::ofstream(file(), std::ios::binary) << text; }
    std::optional<TeachingLogError> error(const VariantSpec& variant) const {
        const auto log = TeachingLog::open(file(), variant);
        return log ? std::nullopt : std::optional(log.error());
    }
    std::string head() const {
        { EXPECT_TRUE(TeachingLog::open(m_folder / "new", m_spec)); }
        return bytesOf(m_folder / "new");
    }

    TemporaryFolder m_folder;
    const VariantSpec m_spec = euroShogiRules()->spec();
};

TEST_F(TeachingLogs, AreReadAsTheyWereWritten) {
    match::Tally tally;
    tally.addGame(match::GameResult::Win);
    tally.addGame(match::GameResult::Draw);
    tally.addPair(match::GameResult::Win, match::GameResult::Draw);
    {
        auto log = TeachingLog::open(file(), m_spec);
        ASSERT_TRUE(log);
        auto opened = std::move(log).value();
        opened.begin();
        EXPECT_FALSE(opened.add(Round::Games{4000, 3, 1000}));
        EXPECT_FALSE(opened.add(Round::Fit{123456, {16, 0.25, 0.5, 0.75}}));
        EXPECT_FALSE(opened.addTest(false, tally));
        EXPECT_FALSE(opened.addTest(true, {}));
        EXPECT_FALSE(opened.end(true));
        opened.begin();
        EXPECT_FALSE(opened.add(Round::Games{6400, 3, 1000}));
    }
    const auto log = TeachingLog::open(file(), m_spec);
    ASSERT_TRUE(log);
    ASSERT_EQ(log.value().rounds().size(), 2U);
    const Round& first = log.value().rounds()[0];
    EXPECT_EQ(first.games->count, 4000U);
    EXPECT_EQ(first.fit->positions, 123456U);
    EXPECT_EQ(first.fit->last.checkedLoss, 0.5);
    EXPECT_EQ(first.againstLast.pairs, tally.pairs);
    EXPECT_EQ(first.againstLast.wins, 1);
    EXPECT_EQ(first.againstStart.games(), 0);
    EXPECT_EQ(first.kept, true);
    EXPECT_EQ(log.value().rounds()[1].number, 2);
    EXPECT_FALSE(log.value().rounds()[1].kept);
}
TEST_F(TeachingLogs, WithoutTheEndOfTheLastLineLoseThatLineOnly) {
    const std::string whole = head() + R"({"round":1,"games":10,"seed":1,"nodes":50})" + "\n";
    write(whole + R"({"round":1,"ke)");
    EXPECT_FALSE(error(m_spec));
    EXPECT_EQ(bytesOf(file()), whole);
}
TEST_F(TeachingLogs, OfOtherVariantsAreRefused) {
    write(head());
    const auto other = error(shogiRules()->spec());
    ASSERT_TRUE(other);
    EXPECT_EQ(other->problem, TeachingLogError::Problem::OtherVariant);
    EXPECT_EQ(other->variant, "euroshogi");
}
TEST_F(TeachingLogs, ThatAreNoneAreRefusedWithTheLine) {
    const std::map<std::string, std::size_t> texts{
        {"anything\n", 1},
        {"anything", 1},
        {"{}\n", 1},
        {R"({"format":"something else","version":1})"
         "\n",
         1},
        {head() + "{}\n", 2},
        {head() + R"({"round":2,"games":10,"seed":1,"nodes":50})" + "\n", 2},   // the first is missing
        {head() + R"({"round":1,"games":-1,"seed":"x","nodes":50})" + "\n", 2}, // no number
        {head() + R"({"round":1,"kept":true})" + "\n" + R"({"round":1,"kept":true})" + "\n", 3},
        {head() + R"({"round":1e30,"kept":true})" + "\n", 2},
        {head() + R"({"round":1,"games":-1,"seed":1,"nodes":50})" + "\n", 2},
        {head() + R"({"round":1,"positions":9,"epochs":1e30,"loss":0,"checked":0,"base":0})" + "\n", 2},
        {head() + R"({"round":1,"test":"last","wins":-1,"draws":0,"losses":0,"pairs":[0,0,0,0,0]})" + "\n",
         2},
        {head() + R"({"round":1,"test":"last","wins":0,"draws":0,"losses":0,"pairs":[2000000000,0,0,0,0]})" +
             "\n",
         2},
    };
    for (const auto& [text, line] : texts) {
        write(text);
        const auto problem = error(m_spec);
        ASSERT_TRUE(problem) << text;
        EXPECT_EQ(problem->problem, TeachingLogError::Problem::Foreign) << text;
        EXPECT_EQ(problem->line, line) << text;
    }
}
TEST_F(TeachingLogs, ThatAreTooLargeStayAsTheyAre) {
    write(head());
    const std::uintmax_t size = std::uintmax_t{20} << 20;
    std::filesystem::resize_file(file(), size);
    const auto problem = error(m_spec);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->problem, TeachingLogError::Problem::Foreign);
    EXPECT_EQ(problem->line, 2U);
    EXPECT_EQ(std::filesystem::file_size(file()), size);
}
TEST_F(TeachingLogs, OfANewerVersionAreRefused) {
    std::string text = head();
    text.replace(text.find(R"("version":1)"), 11, R"("version":2)");
    write(text);
    EXPECT_EQ(error(m_spec)->problem, TeachingLogError::Problem::NewerVersion);
}

} // namespace
} // namespace komadai::core::test
