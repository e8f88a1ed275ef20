#include "core/search/engine.h"

#include "core/notation/move_text.h"
#include "core/rules/position_model.h"
#include "core/rules/variant_set.h"
#include "core/search/searcher.h"
#include "core/search/time.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/search/searches.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <thread>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::string_view Start = "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w 0 1";
constexpr std::string_view Middlegame =
    "n1r3n1/4k3/ppg2pgb/2ppp3/PPP1P1p1/3PgP1P/1BK2R2/N3GB1N[Bpp] w - - 0 31";

/// A board of the largest class, with drops.
constexpr std::string_view LargeIni = R"ini([large]
maxFile = 16
maxRank = 16
startFen = rnbqgssqkssgqbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNBQGSSQKSSGQBNR[-] w 0 1
king = k
rook = r
bishop = b
queen = q
gold = g
silver = s
knight = n
shogiPawn = p
promotedPieceType = p:g
promotionRank = 12
pieceDrops = true
capturesToHand = true
)ini";

std::shared_ptr<const Variant> rulesFrom(std::string_view ini, std::string_view id) {
    VariantSet set;
    EXPECT_TRUE(set.add(ini).empty());
    return set.find(id);
}

Limits moveTime(std::chrono::milliseconds time) { return {time, std::nullopt, std::nullopt}; }

Game game(std::string_view euroShogiPosition) { return gameFrom(euroShogi(euroShogiPosition)); }
Game shogiGame(std::string_view position) {
    return gameFrom(positionFrom(position, VariantSet::builtin().find("shogi")));
}

struct Line {
    std::string move;
    Score score;
};
/// The lines of the last finished iteration.
std::vector<Line> linesOf(const Game& game, const Limits& limits, int count) {
    std::vector<Line> lines;
    Engine().search(
        game, limits, {},
        [&](const SearchInfo& info) {
            if (info.rank == 1) lines.clear();
            lines.push_back({textOf(info.line.front(), game), info.score});
        },
        count);
    return lines;
}

TEST(EngineMates, MateInOneIsFound) {
    EXPECT_EQ(bestOf(game("k7/8/1G1p4/8/8/8/8/4K2R[] w 0 1"), depth(4)), "h1h8+ mate 1");
}
TEST(EngineMates, MateInOneByADropIsFound) {
    EXPECT_EQ(bestOf(game("k7/8/1G6/8/8/8/7p/4K3[G] w 0 1"), depth(4)), "G@a7 mate 1");
}
TEST(EngineMates, MatesInTwoAndThreeAreFoundAndCountedRight) {
    struct {
        std::string_view position;
        int plies;
    } const rows[] = {
        {"3g1kn1/7+N/+Bp3b2/2pPp3/P2Gn1pp/1PP1P+p1+b/RB6/2N1KG2[RGPPPpp] b - - 0 35", 3},
        {"3gb+Pn1/1+B2gp2/3k1g1p/ppp1N3/3B1P1B/PPg1P2P/2P1K3/N4R1N[RPPPP] w - - 0 49",
         3}, // a rook is dropped
        {"n+B2g3/6kb/Pp3b1n/8/3p2Pp/1PPP+rPgP/1+pp1B1p+r/1N1KG1N1[Pgpp] b - - 0 63",
         3}, // a general is dropped
        {"1+P2gB2/+B1k3r1/1n2g1p1/pn4gp/2p3Pb/PNP1+p3/1P2GP1K/2+p4N[RBPppp] w - - 0 60", 5},
        {"1r2k1n1/3b1g2/p1pB3p/3pppp1/8/P2N1P1P/2g2R2/4KGN1[GNPbbppppp] b - - 0 28", 5},
    };
    for (const auto& row : rows) {
        const auto line = game(row.position);
        EXPECT_TRUE(matesByChecks(line.position(), row.plies)) << row.position;
        EXPECT_FALSE(matesByChecks(line.position(), row.plies - 2)) << row.position;
        const auto result = Engine().search(line, depth(9), {});
        EXPECT_EQ(result.score, Score::mateIn(row.plies)) << row.position;
    }
}
TEST(EngineMates, BeingMatedIsCountedInPlies) {
    const auto result = Engine().search(game("k6r/8/8/8/8/1g6/8/K7[rr] b 0 1"), depth(4), {});
    EXPECT_EQ(result.score, Score::mateIn(1));
}
TEST(EngineMates, TheAttackerOfAProblemNeedsNoKing) {
    const Game problem = gameFrom(shogi("7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1"));
    EXPECT_EQ(Engine().search(problem, depth(4), {}).score, Score::mateIn(1));
}
TEST(EngineMates, APositionThatIsMateHasNoMove) {
    const auto mated = gameFrom(euroShogi("k7/8/1G1p4/8/8/8/8/4K2R[] w 0 1"), {"h1h8+"});
    const auto result = Engine().search(mated, depth(4), {});
    EXPECT_EQ(result.move, std::nullopt);
    EXPECT_EQ(result.score, Score::mateIn(0));
}
/// The king's step into the camp is a quiet move, which no search may leave out.
TEST(Engine, SeesACampmateInOneMove) {
    const auto zoShogi = VariantSet::builtin().find("zoshogi");
    const auto mover = positionFrom("9/4K4/9/9/k8/9/r7P/9/9 b - 1", zoShogi);
    EXPECT_EQ(Engine().search(gameFrom(mover), depth(1), {}).score, Score::mateIn(1));
    // Whatever Gote captures, Sente steps into the camp.
    const auto other = positionFrom("9/4K4/9/9/k8/9/r7P/9/9 w - 1", zoShogi);
    EXPECT_EQ(Engine().search(gameFrom(other), depth(1), {}).score, Score::mateIn(-2));
    const auto line = linesOf(gameFrom(other), depth(2), 1);
    EXPECT_EQ(line.front().score, Score::mateIn(-2));
}

TEST(EngineMates, AMateIsPlayedToItsEnd) {
    auto line = game("1r2k1n1/3b1g2/p1pB3p/3pppp1/8/P2N1P1P/2g2R2/4KGN1[GNPbbppppp] b - - 0 28");
    Engine engine;
    const auto first = engine.search(line, depth(8), {});
    ASSERT_TRUE(first.score.isMate());
    for (int plies = first.score.matePlies(); plies > 0; --plies) {
        const auto result = engine.search(line, depth(8), {});
        EXPECT_EQ(std::abs(result.score.matePlies()), plies);
        ASSERT_EQ(line.play(*result.move), std::nullopt);
    }
    EXPECT_EQ(outcomeOf(line), "Black, Checkmate");
}

// The rook can enter the promotion zone, and the silver can move in it.
constexpr std::string_view NearTheZone = "4k4/9/1S7/9/7R1/9/9/9/4K4 b - 1";

TEST(EnginePlay, APieceThatOnlyGainsByPromotionPromotes) {
    std::set<std::string> moves;
    for (const auto& line : linesOf(shogiGame(NearTheZone), depth(3), 100))
        moves.insert(line.move);
    EXPECT_TRUE(moves.contains("h5h7+"));
    EXPECT_FALSE(moves.contains("h5h7"));
    EXPECT_TRUE(moves.contains("h5h6")); // outside the zone
    EXPECT_TRUE(moves.contains("b7a8+"));
    EXPECT_TRUE(moves.contains("b7a8")); // a gold does not move as a silver does
}
TEST(EnginePlay, AMoveWithoutPromotionIsSearchedIfItIsAskedFor) {
    const Game asked = shogiGame(NearTheZone);
    Limits limits = depth(3);
    limits.moves = {uci::parse("h5h7", asked.position()).value()};
    EXPECT_EQ(bestOf(asked, limits), "h5h7");
}
TEST(EngineMates, ARookThatDoesNotPromoteAvoidsAForbiddenMateByAPawn) {
    // After g7g8+ i8i9, P@i8 would be mate, which the rules forbid. After g7g8, the king still has h9.
    EXPECT_EQ(bestOf(shogiGame("8S/6n1k/6R2/8s/6L2/9/9/9/9 b P 1"), nodes(200'000)), "g7g8 mate 5");
}

TEST(EnginePlay, AHangingPieceIsTaken) {
    EXPECT_EQ(bestOf(game("4k3/8/pppp4/7r/8/PPPP3R/8/4K3[] w 0 1"), depth(3)), "h3h5");
}
TEST(EnginePlay, TheOnlyMoveIsPlayed) {
    const auto cornered = game("7k/8/8/P7/8/5g2/8/r6K[] w 0 1");
    ASSERT_EQ(cornered.position().legalMoves().size(), 1U);
    EXPECT_EQ(textOf(Engine().search(cornered, depth(5), {}).move, cornered), "h1h2");
}
TEST(EnginePlay, AWinIsNotThrownAwayByStalemate) {
    auto line = gameFrom(positionFrom("k7/8/1K6/8/8/8/8/1R6[] w 0 1", euroShogiRules("bareKing=none")));
    Engine engine;
    while (!line.isOver() && line.plyCount() < 30)
        line.play(*engine.search(line, depth(6), {}).move);
    EXPECT_EQ(outcomeOf(line), "White, Checkmate");
}
TEST(EnginePlay, AGameThatIsOverInAPositionWithMovesStillHasAMove) {
    const auto bare = game("k7/8/8/8/8/8/8/4K2R[] w 0 1");
    ASSERT_EQ(outcomeOf(bare), "draw, BareKing");
    EXPECT_NE(Engine().search(bare, depth(4), {}).move, std::nullopt);
}
TEST(EnginePlay, InsufficientMaterialIsADraw) {
    // Taking the soldier is the only move; the knight that is left cannot mate.
    const auto rules = withRuleOptions(VariantSet::builtin().find("greatshatranj"), "bareKing=none");
    const auto line = gameFrom(positionFrom("k9/10/10/10/4N5/10/10/8sK b - 1", rules));
    EXPECT_EQ(bestOf(line, depth(4)), "j1i1");
    EXPECT_EQ(Engine().search(line, depth(4), {}).score, Score::centipawns(0));
}

TEST(EnginePlay, TakingTheLastPieceWinsWhereABareKingLoses) {
    const auto bare = gameFrom(positionFrom("k7/8/8/8/7r/8/8/4K2R[] w 0 1", euroShogiRules("bareKing=win")));
    EXPECT_EQ(bestOf(bare, depth(4)), "h1h4 mate 1");
}

TEST(EngineHistory, ALostSideTakesTheRepetition) {
    // White is far behind; a2a1 makes the position after the first move occur for the third time.
    auto line = gameFrom(euroShogi("1r2k1r1/8/pppppppp/8/8/8/8/1K5N[] w 0 1"),
                         {"b1a1", "e8e7", "a1a2", "e7e8", "a2a1", "e8e7", "a1a2", "e7e8"});
    const auto result = Engine().search(line, depth(6), {});
    EXPECT_EQ(textOf(result.move, line), "a2a1");
    EXPECT_EQ(result.score, Score::centipawns(0));
}
TEST(EngineHistory, AWinningSideAvoidsTheRepetition) {
    auto line = gameFrom(euroShogi("1r2k1r1/8/pppppppp/8/8/8/8/K6N[] w 0 1"),
                         {"a1a2", "e8e7", "a2a1", "e7e8", "a1a2", "e8e7", "a2a1"});
    const auto result = Engine().search(line, depth(6), {});
    EXPECT_NE(textOf(result.move, line), "e7e8");
}

/// White can only give perpetual check; otherwise Black mates.
Game perpetualCheck(std::string_view options) {
    return gameFrom(positionFrom("k7/8/8/R7/8/1g6/8/K7[rrgg] b 0 1", euroShogiRules(options)),
                    {"a8b8", "a5b5", "b8a8", "b5a5", "a8b8", "a5b5", "b8a8"});
}
TEST(EngineHistory, PerpetualCheckThatLosesIsNotGiven) {
    const auto line = perpetualCheck({});
    ASSERT_FALSE(line.isOver());
    const auto result = Engine().search(line, depth(4), {});
    auto checking = line;
    play(checking, {"b5a5"});
    EXPECT_EQ(outcomeOf(checking), "Black, PerpetualCheck");
    const auto lines = linesOf(line, depth(1), 500);
    const auto check =
        std::find_if(lines.begin(), lines.end(), [](const Line& one) { return one.move == "b5a5"; });
    ASSERT_NE(check, lines.end());
    EXPECT_EQ(check->score, Score::mateIn(-1));
    EXPECT_TRUE(line.position().isLegal(*result.move));
}
TEST(EngineHistory, TheMoveLimitIsADraw) {
    auto line = gameFrom(euroShogi("4k3/r7/8/8/8/8/8/K6N[] w - - 98 90"), {}, 98);
    const auto lines = linesOf(line, depth(5), 100);
    ASSERT_FALSE(lines.empty());
    for (const auto& one : lines)
        EXPECT_EQ(one.score, Score::centipawns(0)) << one.move;
}

TEST(TableKey, DependsOnThePliesThatAreLeftNearTheMoveLimit) {
    const auto keyAfter = [](int quietPlies, int moves) {
        MoveLimitRule rule;
        rule.moves = moves;
        const auto line = gameFrom(euroShogi("4k3/r7/8/8/8/8/8/K6N[] w - - 0 90"), {}, quietPlies);
        return SearchPath(line).tableKey(rule);
    };
    EXPECT_EQ(keyAfter(59, 50), keyAfter(0, 50)) << "41 plies are left";
    EXPECT_NE(keyAfter(60, 50), keyAfter(0, 50));
    EXPECT_NE(keyAfter(62, 50), keyAfter(60, 50));
    EXPECT_EQ(keyAfter(98, 0), keyAfter(0, 0)) << "there is no limit";
}

TEST(EngineLines, TellHowDeepTheLongestOneWas) {
    for (const auto& line : {gameFrom(AnyPosition::startOf(VariantSet::builtin().find("euroshogi"))),
                             gameFrom(AnyPosition::startOf(VariantSet::builtin().find("koshogi")))}) {
        int deepest = 0;
        Engine().search(line, depth(3), {}, [&](const SearchInfo& info) {
            EXPECT_GE(info.selectiveDepth, info.depth);
            EXPECT_GE(info.selectiveDepth, static_cast<int>(info.line.size()));
            deepest = std::max(deepest, info.selectiveDepth);
        });
        EXPECT_GT(deepest, 3) << line.spec().id; // captures are followed further
    }
}
TEST(EngineLines, AreDistinctAndBestFirst) {
    const auto lines = linesOf(game(Middlegame), depth(5), 5);
    ASSERT_EQ(lines.size(), 5U);
    std::set<std::string> moves;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        moves.insert(lines[i].move);
        EXPECT_GE(lines[i == 0 ? 0 : i - 1].score.centipawns(), lines[i].score.centipawns());
    }
    EXPECT_EQ(moves.size(), 5U);
}
TEST(EngineLines, AreAtMostAsManyAsThereAreMoves) {
    const auto few = game("k7/8/1G1p4/8/8/8/8/4K2R[] b 0 1");
    EXPECT_EQ(linesOf(few, depth(3), 99).size(), few.position().legalMoves().size());
}
TEST(EngineLines, BeginWithTheMovesOfTheLimits) {
    for (const char* variant : {"euroshogi", "koshogi"}) {
        const Game asked(AnyPosition::startOf(VariantSet::builtin().find(variant)));
        Limits limits{{}, 3, {}};
        limits.moves = {asked.position().legalMoves().back(), asked.position().legalMoves().front()};
        std::vector<Move> first;
        Engine(16).search(
            asked, limits, {},
            [&](const SearchInfo& info) {
                if (info.depth == 3) first.push_back(info.line.front());
            },
            5);
        EXPECT_TRUE(
            std::is_permutation(first.begin(), first.end(), limits.moves.begin(), limits.moves.end()));
    }
}
TEST(EngineLines, ConsistOfLegalMoves) {
    const auto start = game(Middlegame);
    Engine().search(
        start, depth(6), {},
        [&](const SearchInfo& info) {
            auto line = start;
            for (const Move& move : info.line)
                ASSERT_EQ(line.play(move), std::nullopt);
        },
        3);
}

struct Run {
    std::optional<Move> move;
    std::uint64_t nodes;
    Score score;
    friend bool operator==(const Run&, const Run&) = default;
};
Run runOf(Engine& engine, const Game& game, const Limits& limits, int lines = 1) {
    const auto result = engine.search(game, limits, {}, {}, lines);
    return {result.move, result.nodes, result.score};
}
TEST(EngineRepeatability, ANodeLimitMakesSearchesIndependentOfEarlierOnes) {
    Engine fresh(16);
    Engine used(32);
    used.search(game(Middlegame), moveTime(100ms), {});
    used.search(game(Start), nodes(7000), {}, {}, 3);
    for (const auto position : {Start, Middlegame}) {
        EXPECT_EQ(runOf(fresh, game(position), nodes(20000)), runOf(used, game(position), nodes(20000)));
        EXPECT_EQ(runOf(fresh, game(position), nodes(9000), 3), runOf(used, game(position), nodes(9000), 3));
        EXPECT_EQ(runOf(fresh, game(position), depth(6)), runOf(used, game(position), depth(6)));
    }
}
TEST(EngineRepeatability, ClearingForgetsAllThatTimedSearchesHaveLearned) {
    const Game game = gameFrom(euroShogi(Middlegame));
    const Limits timed{1h, 7, std::nullopt};
    Engine engine;
    const auto first = engine.search(game, timed, {});
    EXPECT_NE(engine.search(game, timed, {}).nodes, first.nodes);
    engine.clear();
    EXPECT_EQ(engine.search(game, timed, {}).nodes, first.nodes);
}

TEST(EngineRepeatability, TimeInPositionsDependsOnNoClock) {
    Engine fresh(16), used(16);
    used.search(game(Middlegame), moveTime(100ms), {});
    Limits limits;
    limits.plan = TimePlan{1000ms, 3000ms, 0ms};
    limits.nodesPerMillisecond = 10;
    for (const auto position : {Start, Middlegame}) {
        const auto run = runOf(fresh, game(position), limits);
        EXPECT_EQ(run, runOf(used, game(position), limits));
    }
    EXPECT_LE(fresh.search(game(Middlegame), limits, {}).nodes, 30'032U);
}
TEST(EngineRepeatability, ANodeLimitIsKeptExactly) {
    EXPECT_EQ(Engine().search(game(Start), nodes(12345), {}).nodes, 12345U);
}
TEST(EngineRepeatability, RulesOfAnotherVariantLeaveNoTrace) {
    Engine engine;
    engine.search(gameFrom(shogi("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")),
                  depth(4), {});
    Engine fresh;
    EXPECT_EQ(runOf(engine, game(Start), depth(5)), runOf(fresh, game(Start), depth(5)));
}

constexpr auto Tolerance = test::LightTests ? 200ms : 20ms; // sanitizers slow every node down
/// The best of a few attempts counts, as a busy machine may delay the thread.
template <class Attempt>
Clock::duration shortest(Attempt attempt) {
    auto best = Clock::duration::max();
    for (int i = 0; i < 20 && best > Tolerance; ++i)
        best = std::min(best, attempt());
    return best;
}

Clock::duration stopLatency(const Game& game, std::chrono::milliseconds after) {
    std::stop_source source;
    Clock::time_point requested;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(after);
        requested = Clock::now();
        source.request_stop();
    });
    const auto result = Engine(16).search(game, {}, source.get_token());
    const auto answered = Clock::now();
    stopper.join();
    EXPECT_TRUE(result.move && game.position().isLegal(*result.move));
    return answered - requested;
}
/// The nodes of a search with an empty table and the move memory of earlier searches.
std::uint64_t nodesWith(MoveMemory& memory, const Game& game) {
    const auto& root = std::get<Position<SmallBoard>>(game.position().model().position);
    const Evaluator<SmallBoard> evaluation(game.spec());
    TranspositionTable table(16);
    Budget budget(depth(8), {});
    const auto parameters = parametersOfLevels(game.spec());
    return Searcher<SmallBoard>(game, root, evaluation, table, memory, budget, parameters)
        .run(8, 1, {})
        .nodes;
}

TEST(MoveMemory, SparesTheNextSearchAQuarterOfItsPositions) {
    const Game game = gameFrom(euroShogi(Middlegame));
    MoveMemory memory(game.spec());
    const auto first = nodesWith(memory, game);
    EXPECT_LT(nodesWith(memory, game), first * 3 / 4);
}

TEST(EngineTime, AStopIsAnsweredAtOnce) {
    EXPECT_LE(shortest([] { return stopLatency(game(Middlegame), 150ms); }), Tolerance);
}
TEST(EngineTime, AStopIsAnsweredAtOnceOnLargeBoards) {
    const auto rules = rulesFrom(LargeIni, "large");
    const auto large = gameFrom(AnyPosition::startOf(rules));
    EXPECT_LE(shortest([&] { return stopLatency(large, 150ms); }), Tolerance);
}
TEST(EngineTime, AStopIsAnsweredAtOnceWherePiecesHaveSpecialEffects) {
    const Game koShogi(AnyPosition::startOf(VariantSet::builtin().find("koshogi")));
    EXPECT_LE(shortest([&] { return stopLatency(koShogi, 150ms); }), Tolerance);
}
TEST(EngineTime, AStopBeforeTheStartStillGivesALegalMove) {
    std::stop_source source;
    source.request_stop();
    const auto start = game(Start);
    const auto result = Engine().search(start, {}, source.get_token());
    ASSERT_TRUE(result.move);
    EXPECT_TRUE(start.position().isLegal(*result.move));
    EXPECT_EQ(result.depth, 0);
}
TEST(EngineTime, TheTimeForAMoveIsKept) {
    for (const auto time : {0ms, 1ms, 60ms}) {
        const auto over = shortest([&] {
            Engine engine(16);
            const auto before = Clock::now();
            EXPECT_TRUE(engine.search(game(Middlegame), moveTime(time), {}).move);
            return Clock::now() - before - time;
        });
        EXPECT_LE(over, Tolerance);
    }
}

/// A search with two threads finds the same answer as with one.
TEST(EngineThreads, FindAMateTogether) {
    Engine engine(16);
    engine.setThreads(2);
    const auto result = engine.search(game("k7/8/1G1p4/8/8/8/8/4K2R[] w 0 1"), depth(4), {});
    EXPECT_EQ(result.score, Score::mateIn(1));
}
TEST(EngineThreads, SpendTheirNodesTogether) {
    const Budget whole(nodes(100), {});
    std::stop_source stop;
    const Budget ofHelper(whole, stop.get_token());
    EXPECT_FALSE(whole.isSpent(68));
    EXPECT_FALSE(ofHelper.isSpent(32));
    EXPECT_EQ(whole.nodesOfHelpers(), 32U);
    EXPECT_TRUE(whole.isSpent(68));
    stop.request_stop();
    EXPECT_TRUE(ofHelper.isSpent(64));
}
TEST(EngineThreads, EndWithTheFirst) {
    Engine engine(16);
    engine.setThreads(4);
    std::stop_source stop;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(30ms);
        stop.request_stop();
    });
    EXPECT_TRUE(engine.search(game(Start), {}, stop.get_token()).move);
}

TEST(EngineLevels, TheSameSeedPlaysTheSameMove) {
    Engine one;
    Engine other;
    other.search(game(Middlegame), depth(5), {});
    for (const int level : {1, 3, 5})
        EXPECT_EQ(one.play(game(Start), level, 7, {}).move, other.play(game(Start), level, 7, {}).move);
}
TEST(EngineLevels, SeedsVaryTheMovesOfABeginner) {
    Engine engine;
    std::set<std::string> moves;
    for (std::uint64_t seed = 0; seed < 12; ++seed)
        moves.insert(textOf(engine.play(game(Start), 1, seed, {}).move, game(Start)));
    EXPECT_GE(moves.size(), 3U);
}
TEST(EngineLevels, EachPlaysLegalMoves) {
    Engine engine;
    for (int level = MinLevel; level <= 7; ++level) {
        auto line = game(Start);
        for (int ply = 0; ply < 12 && !line.isOver(); ++ply) {
            const auto result = engine.play(line, level, static_cast<std::uint64_t>(ply), {});
            ASSERT_TRUE(result.move);
            ASSERT_EQ(line.play(*result.move), std::nullopt) << "level " << level;
        }
    }
}
TEST(EngineLevels, EachGivesMateInOne) {
    const auto line = game("k7/8/1G1p4/8/8/8/8/4K2R[] w 0 1");
    for (int level = MinLevel; level <= MaxLevel; ++level)
        EXPECT_EQ(textOf(Engine(16).play(line, level, 1, {}).move, line), "h1h8+") << "level " << level;
}

TEST(EngineVariants, ShogiIsPlayed) {
    auto line = gameFrom(shogi("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    Engine engine;
    for (int ply = 0; ply < 30 && !line.isOver(); ++ply)
        ASSERT_EQ(line.play(*engine.search(line, nodes(1500), {}).move), std::nullopt);
}
TEST(EngineVariants, AForbiddenPawnDropMateIsNotPlayed) {
    const auto line = gameFrom(shogi("7nk/9/7G1/9/9/9/9/9/4K4 b P 1"));
    const auto result = Engine().search(line, depth(4), {});
    EXPECT_TRUE(line.position().isLegal(*result.move));
    EXPECT_NE(result.score, Score::mateIn(1));
}

} // namespace
} // namespace komadai::core::test
