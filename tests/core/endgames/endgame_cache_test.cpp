#include "core/endgames/endgame_cache.h"
#include "tests/core/endgames/endgame_games.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

namespace komadai::core::test {
namespace {

namespace fs = std::filesystem;

class EndgameCacheTest : public testing::Test {
protected:
    EndgameCacheTest() {
        fs::remove_all(m_root);
        const Endgames endgames = endgamesOf(m_game, "KRvK");
        for (const auto& table : endgames.tables())
            EXPECT_EQ(writeEndgame(m_root, *table, m_game->spec()), std::nullopt);
    }
    ~EndgameCacheTest() override { fs::remove_all(m_root); }

    fs::path m_root = fs::temp_directory_path() / ("komadai_endgame_cache_" + std::to_string(::getpid()));
    std::shared_ptr<const Variant> m_game = smallGame(4, 4);
};

TEST_F(EndgameCacheTest, LoadsTheTablesOfAVariantOnce) {
    EndgameCache cache(m_root);
    const auto first = cache.wait(m_game);
    ASSERT_TRUE(first && *first);
    EXPECT_EQ((*first)->tables().size(), 2U);
    fs::remove_all(m_root);
    EXPECT_EQ(cache.wait(m_game), first);
    EXPECT_EQ(cache.ready(m_game), first);
}

TEST_F(EndgameCacheTest, LoadsTablesThatWereAddedLater) {
    EndgameCache cache(m_root);
    const auto before = cache.wait(m_game).value();
    ASSERT_EQ(before->tables().size(), 2U);
    const auto bishop = materialFrom("KBvK", m_game);
    EXPECT_EQ(writeEndgame(m_root, *endgamesOf(m_game, "KBvK").find(bishop), m_game->spec()), std::nullopt);
    EXPECT_EQ(cache.wait(m_game).value(), before) << "tables may still be in the making";
    fs::last_write_time(endgameFolder(m_root, m_game->spec()),
                        fs::file_time_type::clock::now() - 2 * EndgameCache::QuietTime);
    std::shared_ptr<const Endgames> after;
    while (!after || after == before) { // the tables before serve until the others are loaded
        after = cache.wait(m_game).value();
        ASSERT_NE(after, nullptr);
    }
    EXPECT_EQ(after->tables().size(), 3U);
    EXPECT_NE(after->find(bishop), nullptr);
    EXPECT_EQ(cache.wait(m_game).value(), after) << "and they are loaded once";
}

TEST_F(EndgameCacheTest, GivesAllThreadsTheSameTables) {
    EndgameCache cache(m_root);
    std::vector<std::shared_ptr<const Endgames>> found(4);
    {
        std::vector<std::jthread> threads;
        for (auto& each : found)
            threads.emplace_back([&] { each = cache.wait(m_game).value_or(nullptr); });
    }
    for (const auto& each : found) {
        EXPECT_NE(each, nullptr);
        EXPECT_EQ(each, found.front());
    }
}

TEST_F(EndgameCacheTest, HasNoTablesBeforeAFolderIsOpened) {
    EndgameCache cache;
    EXPECT_EQ(cache.wait(m_game), std::shared_ptr<const Endgames>());
    cache.open(m_root);
    EXPECT_NE(cache.wait(m_game), std::shared_ptr<const Endgames>());
}

TEST_F(EndgameCacheTest, HasNoTablesOfGamesThatCannotHaveThem) {
    EndgameCache cache(m_root);
    EXPECT_EQ(cache.wait(VariantSet::builtin().find("shogi")), std::shared_ptr<const Endgames>());
    EXPECT_EQ(cache.load(VariantSet::builtin().find("shogi")).endgames, nullptr);
}

TEST_F(EndgameCacheTest, HasNoTablesForOtherRules) {
    EndgameCache cache(m_root);
    EXPECT_EQ(cache.wait(smallGame(4, 4, "bareKing = win")), std::shared_ptr<const Endgames>());
}

TEST_F(EndgameCacheTest, NamesFilesThatItCannotLoad) {
    const auto file = endgameFile(m_root, materialFrom("KRvK", m_game), m_game->spec());
    std::ofstream(file, std::ios::trunc) << "broken";
    EndgameCache cache(m_root);
    const auto loaded = cache.load(m_game);
    ASSERT_EQ(loaded.faults.size(), 1U);
    EXPECT_EQ(loaded.faults[0].file, file);
    EXPECT_EQ(loaded.endgames->mostPieces(), 2);
}

} // namespace
} // namespace komadai::core::test
