// Random openings of matches.
#include "core/match/openings.h"
#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

namespace komadai::core::match {
namespace {

Game startOfEuroShogi() { return Game(AnyPosition::startOf(test::euroShogiRules())); }

std::vector<std::string> openingsFor(const Game& start, const OpeningWish& wish) {
    std::vector<std::string> openings;
    findOpenings(start, wish, [&](const Game& game) { openings.push_back(test::sfenOf(game.position())); });
    return openings;
}

TEST(Openings, AreAsManyAsRequestedAndAllDifferent) {
    const auto openings = openingsFor(startOfEuroShogi(), {20, 4, 100, 500, 1});
    EXPECT_EQ(openings.size(), 20U);
    EXPECT_EQ(std::set(openings.begin(), openings.end()).size(), 20U);
}

TEST(Openings, AreTheSameForTheSameSeed) {
    const auto openings = openingsFor(startOfEuroShogi(), {5, 6, 100, 500, 3});
    EXPECT_EQ(openingsFor(startOfEuroShogi(), {5, 6, 100, 500, 3}), openings);
    EXPECT_NE(openingsFor(startOfEuroShogi(), {5, 6, 100, 500, 4}), openings);
}

TEST(Openings, ArePositionsAfterSoManyPlies) {
    findOpenings(startOfEuroShogi(), {5, 3, 200, 300, 1}, [](const Game& game) {
        EXPECT_EQ(game.plyCount(), 0);
        EXPECT_EQ(game.position().plyNumber(), 4);
        EXPECT_EQ(game.position().sideToMove(), Side::Second);
    });
}

TEST(Openings, AreBalanced) {
    const OpeningWish wish{10, 6, 30, 1000, 1};
    Engine engine(16);
    findOpenings(startOfEuroShogi(), wish, [&](const Game& game) {
        const Score score = engine.search(game, {{}, {}, wish.nodes}, {}).score;
        ASSERT_FALSE(score.isMate());
        EXPECT_LE(std::abs(score.centipawns()), wish.balance);
    });
}

TEST(Openings, EachIsFoundOnceEvenIfThereAreTooFew) {
    // White has an extra rook, so its lead is always too large.
    const Game unfair(test::euroShogi("k7/8/8/8/8/8/8/4K2R[] b - - 0 1"));
    EXPECT_TRUE(openingsFor(unfair, {5, 1, 50, 300, 1}).empty());
    const auto every = openingsFor(startOfEuroShogi(), {1000, 1, 100000, 50, 1});
    EXPECT_EQ(every.size(), startOfEuroShogi().position().legalMoves().size());
}

TEST(Openings, AreNeverPositionsAfterTheEndOfTheGame) {
    // Black's king takes the rook, and White's bare king is a draw; or it goes to d5, d6, f5 or f6.
    const Game start(test::euroShogi("8/8/p7/4k3/4R3/8/8/K7[] b - - 0 1"));
    const auto openings = openingsFor(start, {10, 1, 100000, 100, 1});
    EXPECT_EQ(openings.size(), 4U);
    for (const auto& opening : openings)
        EXPECT_NE(opening.find('R'), std::string::npos) << opening;
}

TEST(Openings, CanBeStopped) {
    std::stop_source stop;
    const int found = findOpenings(
        startOfEuroShogi(), {1000, 4, 100, 500, 1}, [&](const Game&) { stop.request_stop(); },
        stop.get_token());
    EXPECT_EQ(found, 1);
}

/// The openings for matches in tests/data.
TEST(Openings, InTheFilesCanBePlayed) {
    const auto variants = VariantSet::builtin();
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(KOMADAI_TEST_DATA "/openings")) {
        const auto variant = variants.find(entry.path().stem().string());
        ASSERT_TRUE(variant) << entry.path();
        std::ifstream file(entry.path());
        std::string line;
        std::getline(file, line);
        EXPECT_TRUE(line.starts_with("# komadai-cli openings --variant " + variant->spec().id)) << line;
        std::set<std::uint64_t> keys;
        while (std::getline(file, line)) {
            const Game game(test::positionFrom(line, variant));
            EXPECT_FALSE(game.isOver()) << line;
            EXPECT_TRUE(keys.insert(game.position().key()).second) << line;
        }
        EXPECT_EQ(keys.size(), 100U) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 5);
}

} // namespace
} // namespace komadai::core::match
