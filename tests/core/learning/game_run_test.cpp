#include "core/learning/game_run.h"

#include "tests/core/positions.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <new>
#include <thread>

namespace komadai::core::test {
namespace {

using learning::GameRun;
using learning::TrainingFile;
using learning::TrainingGame;
using learning::WorkGate;

class GameRuns : public testing::Test {
protected:
    GameRun run(int threads = 1) const {
        return {.variant = m_rules, .network = nullptr, .plan = {.nodes = 50}, .seed = 7, .threads = threads};
    }
    TrainingFile open(const char* name) const {
        auto file = TrainingFile::open(m_folder / name, m_rules->spec());
        EXPECT_TRUE(file);
        return std::move(file).value();
    }
    /// The games of a file, by seed.
    std::vector<TrainingGame> gamesOf(const char* name) const {
        std::vector<TrainingGame> games;
        EXPECT_TRUE(learning::readTrainingFile(m_folder / name, m_rules->spec(),
                                               [&](TrainingGame game) { games.push_back(std::move(game)); }));
        std::ranges::sort(games, {}, &TrainingGame::seed);
        return games;
    }

    TemporaryFolder m_folder;
    std::shared_ptr<const Variant> m_rules = euroShogiRules();
};

TEST_F(GameRuns, PlayTheSameGamesWithOneThreadAndWithThree) {
    auto one = open("one"), three = open("three");
    EXPECT_FALSE(playGames(one, run(1), 6, {}, WorkGate()));
    EXPECT_FALSE(playGames(three, run(3), 6, {}, WorkGate()));
    EXPECT_EQ(gamesOf("one").size(), 6U);
    EXPECT_EQ(gamesOf("one"), gamesOf("three"));
}
TEST_F(GameRuns, GoOnWhereTheyEnded) {
    auto whole = open("whole"), parts = open("parts");
    EXPECT_FALSE(playGames(whole, run(), 5, {}, WorkGate()));
    EXPECT_FALSE(playGames(parts, run(), 2, {}, WorkGate()));
    EXPECT_EQ(gamesOf("parts").size(), 2U);
    EXPECT_FALSE(playGames(parts, run(), 3, {}, WorkGate()));
    EXPECT_EQ(gamesOf("whole"), gamesOf("parts"));
}
TEST_F(GameRuns, AddTheFirstGamesOfASeedThatAreMissing) {
    auto first = open("first"), later = open("later");
    EXPECT_FALSE(playGames(first, run(), 4, {}, WorkGate()));
    GameRun other = run();
    other.seed = 8;
    EXPECT_FALSE(playGames(later, other, 2, {}, WorkGate()));
    EXPECT_FALSE(later.add(gamesOf("first").back()));
    EXPECT_FALSE(playFirstGames(later, run(3), 4, {}, WorkGate()));
    EXPECT_EQ(gamesOf("later").size(), 6U) << "four, beside those of the other seed";
    for (const TrainingGame& game : gamesOf("first"))
        EXPECT_TRUE(later.hasSeed(game.seed));
    EXPECT_FALSE(playFirstGames(later, run(), 4, {}, WorkGate()));
    EXPECT_EQ(gamesOf("later").size(), 6U);
}
TEST_F(GameRuns, BeginAtOnceHoweverManyGamesAreWanted) {
    auto file = open("games");
    std::stop_source source;
    const auto stopAfterTwo = [&](std::size_t games, std::size_t) {
        if (games == 2) source.request_stop();
    };
    constexpr std::uint64_t Most = 1'000'000'000'000'000'000;
    EXPECT_FALSE(playFirstGames(file, run(), Most, stopAfterTwo, WorkGate(source.get_token())));
    EXPECT_EQ(gamesOf("games").size(), 2U);
}
TEST_F(GameRuns, TellHowManyGamesThereAre) {
    auto file = open("games");
    std::vector<std::size_t> seen;
    EXPECT_FALSE(playGames(
        file, run(), 3, [&](std::size_t games, std::size_t) { seen.push_back(games); }, WorkGate()));
    EXPECT_EQ(seen, (std::vector<std::size_t>{1, 2, 3}));
}
TEST_F(GameRuns, KeepWhatIsFinishedOnAStopRequest) {
    auto file = open("games");
    std::stop_source source;
    const auto stopAfterTwo = [&](std::size_t games, std::size_t) {
        if (games == 2) source.request_stop();
    };
    EXPECT_FALSE(playGames(file, run(), 100, stopAfterTwo, WorkGate(source.get_token())));
    EXPECT_EQ(gamesOf("games").size(), 2U);
}
TEST_F(GameRuns, EndWhenOneThreadHasNoMemoryLeft) {
    for (const int threads : {1, 3}) {
        auto file = open(threads == 1 ? "one" : "three");
        const auto fail = [](std::size_t games, std::size_t) {
            if (games == 2) throw std::bad_alloc();
        };
        EXPECT_THROW(playGames(file, run(threads), 100000, fail, WorkGate()), std::bad_alloc);
    }
}
TEST_F(GameRuns, WaitAtAClosedGate) {
    auto file = open("games");
    WorkGate gate;
    gate.close();
    std::atomic<std::size_t> played = 0;
    std::jthread worker([&] {
        EXPECT_FALSE(playGames(
            file, run(), 2, [&](std::size_t games, std::size_t) { played = games; }, gate));
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_EQ(played, 0U);
    gate.open();
    worker.join();
    EXPECT_EQ(played, 2U);
}
TEST(WorkGates, AStopRequestEndsTheWaiting) {
    std::stop_source source;
    WorkGate gate(source.get_token());
    gate.close();
    std::atomic<bool> goesOn = true;
    std::jthread worker([&] { goesOn = gate.pass(); });
    source.request_stop();
    worker.join();
    EXPECT_FALSE(goesOn);
}

} // namespace
} // namespace komadai::core::test
