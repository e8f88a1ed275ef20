// Searches with endgame tables.
#include "core/endgames/endgame_cache.h"
#include "core/search/engine.h"
#include "tests/core/endgames/endgame_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include <unistd.h>

namespace komadai::core::test {
namespace {

namespace fs = std::filesystem;

/// Great Shatranj played to mate, with the tables of a war machine and of a knight against a king, and of nothing.
class EndgameSearch : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_root = fs::temp_directory_path() / ("komadai_endgame_search_" + std::to_string(::getpid()));
        const auto endgames = endgamesOf(rules(), "KWvK KNvK");
        for (const auto& table : endgames.tables())
            ASSERT_EQ(writeEndgame(s_root, *table, rules()->spec()), std::nullopt);
        s_endgames = loadEndgames(s_root, rules()).endgames;
    }
    static void TearDownTestSuite() { fs::remove_all(s_root); }

    static const std::shared_ptr<const Variant>& rules() {
        static const auto Rules = greatShatranjRules("bareKing=none");
        return Rules;
    }
    static Game game(std::string_view position, int quietPlies = 0) {
        return gameFrom(positionFrom(position, rules()), {}, quietPlies);
    }
    static Engine engine() {
        Engine engine(16);
        engine.useEndgames(std::make_shared<EndgameCache>(s_root));
        return engine;
    }
    static int pliesOf(const AnyPosition& position) { return s_endgames->probe(position)->plies; }

    static constexpr auto LongestWin = "K4k4/10/10/10/10/8W1/10/10 b - 1"; ///< in 71 plies

    static inline fs::path s_root;
    static inline std::shared_ptr<const Endgames> s_endgames;
};

TEST_F(EndgameSearch, KnowsTheDistanceOfALongWinAtOnce) {
    const auto result = engine().search(game(LongestWin), {{}, 2, {}}, {});
    EXPECT_EQ(result.score, Score::mateIn(71));
    EXPECT_LT(result.nodes, 100U);
}

TEST_F(EndgameSearch, ShowsALineOfTheBestMovesOfBothSides) {
    std::vector<Move> line;
    engine().search(game(LongestWin), {{}, 2, {}}, {}, [&](const SearchInfo& info) { line = info.line; });
    ASSERT_GE(line.size(), 10U);
    auto position = game(LongestWin).position();
    for (int plies = 71; const Move& move : line) {
        EXPECT_EQ(pliesOf(position), plies--);
        position = position.after(move);
    }
}

TEST_F(EndgameSearch, KnowsHowLongTheLoserCanHoldOut) {
    auto position = game(LongestWin).position();
    position = position.after(endgameMoves(*s_endgames, position).front().move);
    EXPECT_EQ(engine().search(Game(position), {{}, 2, {}}, {}).score, Score::mateIn(-70));
}

TEST_F(EndgameSearch, WinsInAsManyPliesAsTheTableSays) {
    Game played = game(LongestWin);
    Engine both = engine();
    while (!played.isOver() && played.plyCount() < 100) {
        const auto result = both.search(played, {{}, 3, {}}, {});
        ASSERT_TRUE(result.move);
        ASSERT_FALSE(played.play(*result.move));
    }
    EXPECT_EQ(outcomeOf(played), "White, Checkmate");
    EXPECT_EQ(played.plyCount(), 71);
}

TEST_F(EndgameSearch, KnowsDraws) {
    // Without tables the knight counts as a lead; the rule of insufficient material is left out.
    auto spec = rules()->spec();
    spec.ends.minors.clear();
    const auto variant = Variant::make(spec);
    const auto knights = endgamesOf(variant, "KNvK");
    const fs::path root = s_root / "knights";
    for (const auto& table : knights.tables())
        ASSERT_EQ(writeEndgame(root, *table, spec), std::nullopt);
    const Game drawn(positionFrom("K4k4/10/10/10/10/8N1/10/10 b - 1", variant));
    Engine with(16), without(16);
    with.useEndgames(std::make_shared<EndgameCache>(root));
    EXPECT_EQ(with.search(drawn, {{}, 4, {}}, {}).score, Score::centipawns(0));
    EXPECT_NE(without.search(drawn, {{}, 4, {}}, {}).score, Score::centipawns(0));
}

TEST_F(EndgameSearch, LooksForCapturesThatLeadToAWonTable) {
    // White takes the knight with its war machine and mates with it later.
    const Game start = game("10/4k5/10/4K5/10/6n3/6W3/10 b - 1");
    const auto result = engine().search(start, {{}, 3, {}}, {});
    EXPECT_EQ(result.score, Score::mateIn(39));
    EXPECT_EQ(uci::format(*result.move, start.position()), "g2g3");
}

TEST_F(EndgameSearch, PromisesNoWinThatTheMoveLimitPrevents) {
    EXPECT_TRUE(engine().search(game(LongestWin, 29), {{}, 2, {}}, {}).score.isMate());
    EXPECT_FALSE(engine().search(game(LongestWin, 30), {{}, 2, {}}, {}).score.isMate());
}

TEST_F(EndgameSearch, IsNotForWeakerLevels) {
    const Game won = game(LongestWin);
    Engine with = engine(), without(16);
    const auto ofLevel = with.play(won, 6, 1, {});
    const auto usual = without.play(won, 6, 1, {});
    EXPECT_EQ(ofLevel.nodes, usual.nodes);
    EXPECT_EQ(ofLevel.score, usual.score);
    EXPECT_TRUE(with.play(won, MaxLevel, 1, {}, {{}, 2, {}}).score.isMate());
}

TEST_F(EndgameSearch, IsTheUsualOneWhereThereAreNoTables) {
    const Game start(AnyPosition::startOf(VariantSet::builtin().find("greatshatranj")));
    Engine with = engine(), without(16);
    const auto one = with.search(start, {{}, {}, 20000}, {});
    const auto other = without.search(start, {{}, {}, 20000}, {});
    EXPECT_EQ(one.nodes, other.nodes);
    EXPECT_EQ(one.move, other.move);
    EXPECT_EQ(one.score, other.score);
}

TEST_F(EndgameSearch, UsesThemNoMoreWhenTheyAreSwitchedOff) {
    Engine engine = EndgameSearch::engine();
    const Game won = game(LongestWin);
    EXPECT_TRUE(engine.search(won, {{}, 2, {}}, {}).score.isMate());
    engine.useEndgames(nullptr);
    EXPECT_FALSE(engine.search(won, {{}, 2, {}}, {}).score.isMate());
}

TEST_F(EndgameSearch, KeepsTheTablesOfItsScoresUntilTheNextSearch) {
    const auto cache = std::make_shared<EndgameCache>(s_root);
    Engine engine(16);
    engine.useEndgames(cache);
    engine.search(game(LongestWin), {{}, 2, {}}, {});
    const std::weak_ptr<const Endgames> tables = cache->wait(rules()).value();
    cache->open(s_root / "empty");
    EXPECT_FALSE(tables.expired()) << "others at their address would be taken for these";
    EXPECT_FALSE(engine.search(game(LongestWin), {{}, 2, {}}, {}).score.isMate());
    EXPECT_TRUE(tables.expired());
}

TEST_F(EndgameSearch, DoesNotWaitForTablesIfItHasATimeLimit) {
    const auto cache = std::make_shared<EndgameCache>(s_root);
    Engine engine(16);
    engine.useEndgames(cache);
    const Limits limits{std::chrono::milliseconds(1000), 2, {}};
    EXPECT_TRUE(engine.search(game(LongestWin), limits, {}).move);
    ASSERT_TRUE(cache->wait(rules()));
    EXPECT_TRUE(engine.search(game(LongestWin), limits, {}).score.isMate());
}

TEST_F(EndgameSearch, ReturnsAMoveWhenItIsStoppedWhileTablesAreLoaded) {
    std::stop_source stopped;
    stopped.request_stop();
    Engine engine = EndgameSearch::engine();
    EXPECT_TRUE(engine.search(game(LongestWin), {}, stopped.get_token()).move);
    EXPECT_TRUE(engine.search(game(LongestWin), {{}, 2, {}}, {}).score.isMate()) << "they are loaded later";
}

TEST_F(EndgameSearch, ShortensTheWinWithEveryMove) {
    Game played = game("10/10/4k5/10/10/2W7/1K8/10 b - 1");
    Engine both = engine();
    for (int plies = pliesOf(played.position()); plies > 0; --plies) {
        ASSERT_EQ(pliesOf(played.position()), plies);
        ASSERT_FALSE(played.play(*both.search(played, {{}, 2, {}}, {}).move));
    }
    EXPECT_TRUE(played.isOver());
}

} // namespace
} // namespace komadai::core::test
