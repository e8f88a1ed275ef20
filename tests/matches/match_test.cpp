// Matches: who wins and why, and that a match always ends, whatever an engine does.
#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "matches/match.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace komadai {
namespace {

using core::EndReason;
using core::match::Tally;
using std::chrono::milliseconds;

const std::filesystem::path Engines = std::filesystem::path(KOMADAI_TEST_DATA) / "engines";

constexpr const char* FairyStockfish = "/usr/games/fairy-stockfish";

std::string pathOf(const char* engine) { return (Engines / engine).string(); }

PlayerSetup playerFrom(const std::string& text) {
    auto player = parsePlayer(text).value();
    if (auto* engine = std::get_if<EngineSetup>(&player)) {
        engine->variant = core::VariantSet::builtin().find("euroshogi");
        engine->timeouts.stop = milliseconds(100);
        engine->timeouts.quit = milliseconds(100);
    }
    return player;
}

/// A against a quick built-in engine, from the start of EuroShogi, with a hundred nodes a move.
MatchPlan planFor(const std::string& a, int games = 1) {
    MatchPlan plan;
    plan.a = playerFrom(a);
    plan.b = playerFrom("builtin:nodes=100");
    plan.games = games;
    plan.rules.time.nodes = 100;
    plan.rules.maxPlies = 400;
    plan.openings = {core::Game(core::AnyPosition::startOf(core::VariantSet::builtin().find("euroshogi")))};
    return plan;
}

struct Played {
    MatchResult result;
    std::vector<std::string> games; ///< how each ended, in the order in which they did
    std::vector<core::Outcome> outcomes;
};

Played play(const MatchPlan& plan, const std::stop_token& stop = {}) {
    Played played;
    played.result = playMatch(
        plan,
        [&](const MatchReport& report) {
            played.games.push_back(report.finished.how);
            played.outcomes.push_back(*report.finished.game.outcome());
        },
        stop);
    return played;
}

std::string problemOf(const std::string& player) {
    const auto setup = parsePlayer(player);
    return setup ? "none" : setup.error();
}

TEST(Match, ThePlayersChangeColours) {
    std::vector<bool> aMovesFirst;
    const auto plan = planFor("builtin:nodes=100", 4);
    const auto result =
        playMatch(plan, [&](const MatchReport& report) { aMovesFirst.push_back(report.aMovesFirst); }, {});
    EXPECT_EQ(aMovesFirst, (std::vector{true, false, true, false}));
    // The same engine on both sides: the winner of the first game loses the second.
    EXPECT_EQ(result.tally.pairs, (std::array<int, 5>{0, 0, 2, 0, 0}));
}

TEST(Match, BothGamesOfAPairHaveTheSameOpening) {
    auto plan = planFor("builtin:nodes=50", 5);
    core::Game other = plan.openings.front();
    other.play(other.position().legalMoves().front());
    plan.openings.emplace_back(other.position());
    std::vector<int> openings;
    playMatch(plan, [&](const MatchReport& report) { openings.push_back(report.opening); }, {});
    EXPECT_EQ(openings, (std::vector{1, 1, 2, 2, 1}));
}

TEST(Match, SeveralGamesAreCountedLikeOneAfterAnother) {
    auto plan = planFor("builtin:nodes=300", 10);
    const Tally one = play(plan).result.tally;
    plan.threads = 4;
    const Tally several = play(plan).result.tally;
    EXPECT_EQ(several.games(), 10);
    EXPECT_EQ(several.wins, one.wins);
    EXPECT_EQ(several.pairs, one.pairs);
}

TEST(Match, ACrashLosesTheGameAndNotTheMatch) {
    const auto played = play(planFor(pathOf("crashes"), 2));
    EXPECT_EQ(played.games,
              (std::vector{"Black wins: " + pathOf("crashes") + " has ended unexpectedly (signal 11)",
                           "White wins: " + pathOf("crashes") + " has ended unexpectedly (signal 11)"}));
    EXPECT_EQ(played.result.tally.losses, 2);
    EXPECT_EQ(played.outcomes.front().reason, EndReason::Adjudication);
}

TEST(Match, SilenceLosesTheGameAndNotTheMatch) {
    auto plan = planFor(pathOf("hangs"), 2);
    plan.rules.time.moveTime = milliseconds(200);
    const auto played = play(plan);
    EXPECT_EQ(played.games.front(), "Black wins: " + pathOf("hangs") + " does not answer");
    EXPECT_EQ(played.result.tally.losses, 2);
    EXPECT_EQ(played.outcomes.front().reason, EndReason::Time);
}

TEST(Match, SilenceLosesEvenWithoutAClock) {
    auto plan = planFor(pathOf("hangs"));
    plan.rules.time.patience = milliseconds(100);
    const auto played = play(plan);
    EXPECT_EQ(played.result.tally.losses, 1);
    EXPECT_EQ(played.outcomes.front().reason, EndReason::Adjudication);
}

TEST(Match, WithoutAClockAnEngineHasTimeForItsNodes) {
    auto plan = planFor(pathOf("slow")); // half a second for a move
    plan.rules.time.patience = milliseconds(100);
    plan.rules.maxPlies = 1;
    plan.rules.time.nodes = 100;
    EXPECT_EQ(play(plan).result.tally.losses, 1);
    plan.rules.time.nodes = 1'000'000;
    EXPECT_EQ(play(plan).games.front(), "Draw after 1 plies");
}

TEST(Match, PatienceGrowsWithTheNodesButNotForEver) {
    MatchTimeControl time;
    time.nodes = 20'000;
    EXPECT_EQ(patienceOf(time), std::chrono::minutes(1));
    time.nodes = 100'000'000;
    EXPECT_EQ(patienceOf(time), milliseconds(10'000'000));
    time.nodes = 1'000'000'000'000'000'000;
    EXPECT_EQ(patienceOf(time), std::chrono::hours(24 * 7));
}

TEST(Match, AnIllegalMoveLoses) {
    const auto played = play(planFor(pathOf("illegal")));
    EXPECT_EQ(played.games.front(),
              "Black wins: illegal made the illegal move “a1a1”: There is no piece on that square");
    EXPECT_EQ(played.result.tally.losses, 1);
    EXPECT_EQ(played.outcomes.front(), (core::Outcome{core::Side::Second, EndReason::Adjudication}));
}

TEST(Match, AnEngineMayResign) {
    auto plan = planFor(pathOf("resigns"));
    std::get<EngineSetup>(plan.a).timeouts.startUp = milliseconds(1000);
    const auto played = play(plan);
    EXPECT_EQ(played.games.front(), "Black wins by resignation");
    EXPECT_EQ(played.outcomes.front().reason, EndReason::Resignation);
}

TEST(Match, ALateMoveLosesOnTime) {
    auto plan = planFor(pathOf("slow"));
    plan.rules.time.moveTime = milliseconds(100);
    plan.rules.time.tolerance = milliseconds(50);
    std::get<EngineSetup>(plan.a).timeouts.stop = milliseconds(5000); // it does answer
    const auto played = play(plan);
    const std::string& how = played.games.front();
    EXPECT_TRUE(how.starts_with("Black wins by time: slow took ")) << how;
    EXPECT_TRUE(how.ends_with(" ms and had 150 ms")) << how;
    plan.rules.time.tolerance = milliseconds(5000);
    plan.rules.maxPlies = 1;
    EXPECT_EQ(play(plan).games.front(), "Draw after 1 plies");
}

/// The built-in engine on both sides with this clock, for some plies from the start.
std::vector<FinishedGame> playWithClock(const char* clock, int plies) {
    auto plan = planFor("builtin");
    plan.b = playerFrom("builtin");
    plan.rules.time = parseMatchClock(clock).value();
    plan.rules.time.tolerance = milliseconds(1000); // the machine may be busy
    plan.rules.maxPlies = plies;
    std::vector<FinishedGame> games;
    playMatch(plan, [&](const MatchReport& report) { games.push_back(report.finished); }, {});
    return games;
}

TEST(Match, TheBuiltInEngineUsesByoyomiAndIsNotLate) {
    const auto games = playWithClock("0+b100", 6);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games.front().how, "Draw after 6 plies");
    for (const milliseconds used : games.front().times)
        EXPECT_GE(used, milliseconds(50));
}

TEST(Match, TheBuiltInEngineHasTimeAgainAfterATimeControl) {
    const auto games = playWithClock("2/200", 12);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games.front().how, "Draw after 12 plies");
    milliseconds used{};
    for (const milliseconds time : games.front().times)
        used += time;
    EXPECT_GT(used, milliseconds(2 * 200)); // more than the sides had at first
}

TEST(Match, ALongGameIsADraw) {
    auto plan = planFor("builtin:nodes=50");
    plan.rules.maxPlies = 10;
    const auto played = play(plan);
    EXPECT_EQ(played.games.front(), "Draw after 10 plies");
    EXPECT_EQ(played.result.tally.draws, 1);
    EXPECT_EQ(played.outcomes.front(), (core::Outcome{std::nullopt, EndReason::Adjudication}));
}

/// An engine that always declares, as the first player in a position of shogi.
Played playDeclaration(const std::string& a, const char* sfen) {
    const auto shogi = core::VariantSet::builtin().find("shogi");
    auto plan = planFor(a);
    if (auto* engine = std::get_if<EngineSetup>(&plan.a)) {
        engine->variant = shogi;
        engine->timeouts.startUp = milliseconds(1000);
    }
    plan.openings = {core::Game(
        core::AnyPosition::fromSetup(core::sfen::parse(sfen, shogi->spec()).value(), shogi).value())};
    return play(plan);
}

constexpr const char* Sente28 = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1";
constexpr const char* Sente27 = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1";

TEST(Match, ADeclarationByTheRulesWins) {
    for (const std::string& player : {pathOf("declares"), std::string("builtin:nodes=100")}) {
        const auto played = playDeclaration(player, Sente28);
        EXPECT_EQ(played.games.front(), "Sente wins by declaration (entering king)") << player;
        EXPECT_EQ(played.outcomes.front(), (core::Outcome{core::Side::First, EndReason::Impasse}));
    }
}

TEST(Match, AWrongDeclarationLoses) {
    const auto played = playDeclaration(pathOf("declares"), Sente27);
    EXPECT_EQ(played.games.front(), "Gote wins: declares claimed a win that the rules do not allow");
    EXPECT_EQ(played.outcomes.front(), (core::Outcome{core::Side::Second, EndReason::Adjudication}));
}

TEST(Match, ItEndsByImpasseAsSoonAsBothEnginesWouldAgree) {
    auto plan = planFor("builtin:nodes=100");
    const auto euroShogi = core::VariantSet::builtin().find("euroshogi");
    plan.openings = {
        core::Game(core::AnyPosition::fromSetup(
                       core::sfen::parse("K+P6/8/8/8/8/8/8/6+pk b - 1", euroShogi->spec()).value(), euroShogi)
                       .value())};
    const auto played = play(plan);
    EXPECT_EQ(played.games.front(), "Draw by impasse");
    EXPECT_EQ(played.outcomes.front(), (core::Outcome{std::nullopt, EndReason::Impasse}));
}

TEST(Match, ItEndsWhenTheTestIsDecided) {
    auto plan = planFor(pathOf("illegal"), 1000);
    plan.sprt = core::match::Sprt{0, 400};
    const auto played = play(plan);
    EXPECT_LT(played.result.tally.games(), 100);
    EXPECT_EQ(plan.sprt->verdict(played.result.tally), core::match::SprtVerdict::AcceptH0);
}

TEST(Match, ItCanBeStopped) {
    std::stop_source source;
    auto plan = planFor("builtin:nodes=100", 1000);
    plan.threads = 2;
    const auto result = playMatch(
        plan, [&](const MatchReport&) { source.request_stop(); }, source.get_token());
    EXPECT_EQ(result.tally.games(), 1);
}

TEST(Match, ItReportsEachGameFromItsBeginningMoveByMove) {
    MatchControl control;
    std::vector<int> begun;
    std::vector<core::Move> moves;
    std::vector<core::Move> played;
    playMatch(planFor("builtin:nodes=50"),
              {[&](const MatchReport& report) { played = report.finished.game.moves(); },
               [&](const MatchStart& start) { begun.push_back(start.number); },
               [&](int, const PlayedMove& move) { moves.push_back(move.move); }},
              control);
    EXPECT_EQ(begun, (std::vector{1}));
    EXPECT_FALSE(moves.empty());
    EXPECT_EQ(moves, played);
}

TEST(Match, NoMoveIsMadeWhileItIsPaused) {
    MatchControl control;
    control.pause();
    std::atomic<int> moves = 0;
    std::jthread match([&] {
        playMatch(planFor("builtin:nodes=50"),
                  {[](const MatchReport&) {}, {}, [&](int, const PlayedMove&) { ++moves; }}, control);
    });
    std::this_thread::sleep_for(milliseconds(50));
    EXPECT_EQ(moves, 0);
    control.resume();
    match.join();
    EXPECT_GT(moves, 0);
}

TEST(Match, APausedMatchCanBeStopped) {
    MatchControl control;
    const auto plan = planFor("builtin:nodes=100", 10);
    const auto result = playMatch(plan,
                                  {[](const MatchReport&) {},
                                   {},
                                   [&](int, const PlayedMove&) {
                                       control.pause();
                                       control.stop();
                                   }},
                                  control);
    EXPECT_EQ(result.tally.games(), 0);
}

TEST(Match, ItCanEndWithTheGamesInProgress) {
    MatchControl control;
    auto plan = planFor("builtin:nodes=100", 1000);
    const auto result = playMatch(
        plan, {[](const MatchReport&) {}, [&](const MatchStart&) { control.finish(); }, {}}, control);
    EXPECT_EQ(result.tally.games(), 1);
}

TEST(Match, EachPairCanHaveARandomOpeningOfItsOwn) {
    auto plan = planFor("builtin:nodes=50", 4);
    plan.randomOpenings = core::match::OpeningWish{.count = 1, .plies = 4, .nodes = 100};
    std::vector<core::AnyPosition> starts;
    playMatch(plan, [&](const MatchReport& report) { starts.push_back(report.finished.game.positionAt(0)); },
              {});
    ASSERT_EQ(starts.size(), 4U);
    EXPECT_EQ(starts[0], starts[1]);
    EXPECT_EQ(starts[2], starts[3]);
    EXPECT_NE(starts[0], starts[2]);
}

TEST(Match, TheFaultOfTheLoserIsReported) {
    const auto faultOf = [](const char* engine) {
        std::optional<core::protocol::EngineProblem> problem;
        playMatch(planFor(pathOf(engine)),
                  [&](const MatchReport& report) { problem = report.finished.fault.value().problem; }, {});
        return problem;
    };
    EXPECT_EQ(faultOf("crashes"), core::protocol::EngineProblem::Crashed);
    EXPECT_EQ(faultOf("illegal"), core::protocol::EngineProblem::IllegalMove);
}

TEST(Match, ItIsStoppedWhileAnEngineStarts) {
    auto plan = planFor(pathOf("silent"));
    std::get<EngineSetup>(plan.a).timeouts.startUp = std::chrono::minutes(1);
    std::stop_source source;
    std::jthread stopper([&source] {
        std::this_thread::sleep_for(milliseconds(50));
        source.request_stop();
    });
    EXPECT_EQ(play(plan, source.get_token()).result.tally.games(), 0);
}

TEST(Match, AnEngineHasTheNameOfItsSetup) {
    auto plan = planFor(pathOf("illegal"));
    std::get<EngineSetup>(plan.a).name = "My engine";
    EXPECT_EQ(play(plan).result.nameA, "My engine");
}

TEST(Match, FairyStockfishPlaysEuroShogi) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    auto plan = planFor(FairyStockfish, 2);
    plan.rules.time.base = milliseconds(60000);
    const auto played = play(plan);
    EXPECT_EQ(played.result.nameA, "Fairy-Stockfish 11.1 LB 64");
    for (const auto& how : played.games) {
        EXPECT_EQ(how.find("Fairy-Stockfish"), std::string::npos) << how; // named only if it has failed
        EXPECT_EQ(how.find("by time"), std::string::npos) << how;
    }
}

TEST(Match, AnEngineThatCannotBeStartedEndsIt) {
    EXPECT_THROW(play(planFor("/no/such/engine", 10)), EngineError);
}

TEST(Match, AnExceptionOfTheListenerEndsIt) {
    EXPECT_THROW(playMatch(planFor("builtin:nodes=50", 10),
                           [](const MatchReport&) { throw std::runtime_error("disk full"); }, {}),
                 std::runtime_error);
}

TEST(Match, GamesAreStoredWithPlayersMovesAndOutcome) {
    const auto file = std::filesystem::path(testing::TempDir()) / "komadai-match-test.sqlite";
    std::filesystem::remove(file);
    core::Library library(file);
    auto plan = planFor("builtin:level=2", 2);
    plan.openings = {core::Game(
        plan.openings.front().position().after(plan.openings.front().position().legalMoves().front()))};
    std::vector<core::Game> played;
    playMatch(plan,
              [&](const MatchReport& report) {
                  keep(library, report);
                  played.push_back(report.finished.game);
              },
              {});
    ASSERT_EQ(library.games().size(), 2U);
    for (const auto& summary : library.games()) {
        const auto kept = library.game(summary.id).value();
        const core::Game& game = played[static_cast<std::size_t>(summary.id - 1)];
        const auto replayed = core::replay(summary.header, kept.plies, game.variant());
        ASSERT_TRUE(replayed);
        EXPECT_EQ(replayed.value().moves(), game.moves());
        EXPECT_EQ(summary.outcome, game.outcome());
        const core::Player a{2, "Komadai level 2"};
        EXPECT_EQ(summary.header.players[summary.id == 1 ? 0 : 1], a);
    }
}

TEST(Match, AStoredGameSaysThatTheLimitHasEndedIt) {
    const auto file = std::filesystem::path(testing::TempDir()) / "komadai-match-limit.sqlite";
    std::filesystem::remove(file);
    core::Library library(file);
    auto plan = planFor("builtin:nodes=50");
    plan.rules.maxPlies = 4;
    playMatch(plan, [&](const MatchReport& report) { keep(library, report); }, {});
    const auto record = library.games().front();
    EXPECT_EQ(record.outcome, (core::Outcome{std::nullopt, EndReason::Adjudication}));
    const auto tags = library.game(record.id).value().summary.header.tags;
    EXPECT_EQ(tags, (std::vector<core::RecordHeader::Tag>{{"Termination", "Draw after 4 plies"}}));
}

TEST(Match, ARecordHasEventRoundAndClocks) {
    auto plan = planFor("builtin:nodes=50", 2);
    plan.rules.maxPlies = 2;
    std::vector<core::RecordHeader> headers;
    playMatch(plan,
              [&](const MatchReport& report) {
                  MatchTimeControl time;
                  time.base = milliseconds(1000);
                  time.increment = milliseconds(10);
                  headers.push_back(recordOf(report, {"Test", clocksOf(time)}).header);
              },
              {});
    EXPECT_EQ(headers[1].event, "Test");
    EXPECT_EQ(headers[1].round, "2");
    EXPECT_EQ(headers[1].clocks[0], (core::TimeControl{milliseconds(1000), milliseconds(10)}));
}

TEST(Match, ARecordHasByoyomiButNoMovesToATimeControl) {
    EXPECT_EQ(clocksOf(parseMatchClock("10000+b1000").value())[1],
              (core::TimeControl{milliseconds(10000), {}, milliseconds(1000), 1}));
    EXPECT_FALSE(clocksOf(parseMatchClock("40/60000+100").value())[0].isTimed());
}

TEST(Match, ARecordCanHaveTheScoresOfThePlayers) {
    auto plan = planFor("builtin:nodes=50");
    plan.rules.maxPlies = 2;
    playMatch(plan,
              [](const MatchReport& report) {
                  const auto plain = recordOf(report);
                  EXPECT_TRUE(plain.tree.annotations(core::GameTree::root()).evaluations.empty());
                  const auto record = recordOf(report, {.hasScores = true});
                  const auto& found = record.tree.annotations(core::GameTree::root()).evaluations;
                  ASSERT_EQ(found.size(), 1U);
                  EXPECT_EQ(found[0].score, report.finished.scores[0]);
                  EXPECT_EQ(found[0].engine, "Komadai 50 nodes");
                  EXPECT_EQ(found[0].line, std::vector{report.finished.game.moves()[0]});
              },
              {});
}

TEST(Match, NoPlayerOfAStoredGameIsHuman) {
    auto plan = planFor(pathOf("illegal"));
    plan.rules.time.moveTime = milliseconds(200);
    std::array<core::Player, core::SideCount> players;
    playMatch(plan, [&](const MatchReport& report) { players = report.players; }, {});
    EXPECT_EQ(players[0], (core::Player{std::nullopt, "illegal", milliseconds(200)}));
    EXPECT_FALSE(players[1].isHuman());
}

TEST(MatchPlayers, APlayerIsStoredWithALevelOnlyIfItPlaysAtOne) {
    const auto kept = [](const char* text) { return makePlayer(parsePlayer(text).value(), 1)->forRecord(); };
    EXPECT_EQ(kept("builtin"), (core::Player{std::nullopt, std::string(core::FullStrengthName)}));
    EXPECT_EQ(kept("builtin:level=3,nodes=50"), (core::Player{3, "Komadai level 3 50 nodes"}));
    EXPECT_EQ(kept("builtin:nodes=50"), (core::Player{std::nullopt, "Komadai 50 nodes"}));
    EXPECT_EQ(kept("builtin:threads=2"), (core::Player{std::nullopt, "Komadai 2 threads"}));
}

TEST(MatchPlayers, TheBuiltInEngineHasSettings) {
    const auto setup = std::get<BuiltinSetup>(parsePlayer("builtin:level=3,nodes=500").value());
    EXPECT_EQ(setup.level, 3);
    EXPECT_EQ(setup.limits.nodes, 500U);
    EXPECT_TRUE(std::holds_alternative<BuiltinSetup>(parsePlayer("builtin").value()));
    EXPECT_TRUE(std::holds_alternative<EngineSetup>(parsePlayer("./builtin").value()));
}

TEST(MatchPlayers, TheBuiltInEngineCanSearchInAnotherWay) {
    const auto setup =
        std::get<BuiltinSetup>(parsePlayer("builtin:delta-margin=300,reduction-base=-5").value());
    ASSERT_EQ(setup.parameters.size(), 2U);
    EXPECT_EQ(setup.parameters[0], std::pair(core::findSearchParameter("delta-margin"), 300));
    EXPECT_EQ(setup.parameters[1], std::pair(core::findSearchParameter("reduction-base"), -5));
    EXPECT_EQ(makePlayer(setup, 16)->name(), "Komadai delta-margin 300 reduction-base -5");
}

TEST(MatchPlayers, AWrongSettingIsNamed) {
    const std::string rest =
        " is not a valid setting of the built-in engine; expected level=1..10, "
        "nodes=N, depth=N, movetime=MS, threads=N, network=FILE, or a search parameter such "
        "as delta-margin=N.";
    EXPECT_EQ(problemOf("builtin:level=11"), "“level=11”" + rest);
    EXPECT_EQ(problemOf("builtin:nodes=0"), "“nodes=0”" + rest);
    EXPECT_EQ(problemOf("builtin:nodes=5,colour=red"), "“colour=red”" + rest);
    EXPECT_EQ(problemOf("builtin:depth"), "“depth”" + rest);
    EXPECT_EQ(problemOf("builtin:delta-margin=-1"), "“delta-margin=-1”" + rest);
    EXPECT_EQ(problemOf("builtin:delta-margin=1001"), "“delta-margin=1001”" + rest);
}

TEST(MatchClock, AMoveCostsItsTimeAndBringsTheIncrement) {
    MatchTimeControl control;
    control.base = milliseconds(1000);
    control.increment = milliseconds(100);
    control.tolerance = milliseconds(30);
    MatchClock clock(control);
    EXPECT_EQ(clock.allowance(core::Side::First), milliseconds(1030));
    clock.spend(core::Side::First, milliseconds(400));
    EXPECT_EQ(clock.go(core::Side::First).time[0], milliseconds(700));
    EXPECT_EQ(clock.go(core::Side::First).time[1], milliseconds(1000));
    EXPECT_EQ(clock.go(core::Side::First).increment[1], milliseconds(100));
    clock.spend(core::Side::First, milliseconds(720)); // late, within the tolerance
    EXPECT_EQ(clock.go(core::Side::First).time[0], milliseconds(100));
}

TEST(MatchClock, ATimeForEachMoveIsNotUsedUp) {
    MatchTimeControl control;
    control.moveTime = milliseconds(200);
    MatchClock clock(control);
    clock.spend(core::Side::First, milliseconds(199));
    EXPECT_EQ(clock.allowance(core::Side::First), milliseconds(200) + control.tolerance);
    EXPECT_EQ(clock.go(core::Side::First).limits.moveTime, milliseconds(200));
    EXPECT_FALSE(clock.go(core::Side::First).time[0]);
}

TEST(MatchClock, WithoutAClockNobodyIsLate) {
    MatchTimeControl control;
    control.nodes = 500;
    EXPECT_FALSE(MatchClock(control).allowance(core::Side::First));
    EXPECT_EQ(MatchClock(control).go(core::Side::First).limits.nodes, 500U);
}

TEST(MatchClock, ByoyomiFollowsTheMainTimeAndIsThereForEachMove) {
    MatchTimeControl control;
    control.base = milliseconds(500);
    control.byoyomi = milliseconds(200);
    control.tolerance = milliseconds(30);
    MatchClock clock(control);
    EXPECT_EQ(clock.allowance(core::Side::First), milliseconds(730));
    EXPECT_EQ(clock.go(core::Side::First).byoyomi, milliseconds(200));
    for (int move = 0; move < 3; ++move)
        clock.spend(core::Side::First, milliseconds(650));
    EXPECT_EQ(clock.left(core::Side::First), milliseconds(0));
    EXPECT_EQ(clock.allowance(core::Side::First), milliseconds(230));
    EXPECT_EQ(clock.go(core::Side::First).byoyomi, milliseconds(200));
    EXPECT_EQ(clock.allowance(core::Side::Second), milliseconds(730));
}

TEST(MatchClock, ATimeControlBringsTheTimeForTheNextMoves) {
    MatchTimeControl control;
    control.base = milliseconds(1000);
    control.increment = milliseconds(10);
    control.movesToControl = 2;
    MatchClock clock(control);
    EXPECT_EQ(clock.go(core::Side::First).movesToGo, 2);
    clock.spend(core::Side::First, milliseconds(600));
    EXPECT_EQ(clock.left(core::Side::First), milliseconds(410));
    EXPECT_EQ(clock.go(core::Side::First).movesToGo, 1);
    EXPECT_EQ(clock.go(core::Side::Second).movesToGo, 2);
    clock.spend(core::Side::First, milliseconds(400));
    EXPECT_EQ(clock.left(core::Side::First), milliseconds(1020));
    EXPECT_EQ(clock.go(core::Side::First).movesToGo, 2);
}

TEST(MatchClock, ItsTextHasMovesMainTimeAndIncrementOrByoyomi) {
    EXPECT_EQ(parseMatchClock("5000")->base, milliseconds(5000));
    EXPECT_EQ(parseMatchClock("5000+50")->increment, milliseconds(50));
    const auto control = parseMatchClock("40/60000+100");
    EXPECT_EQ(control->movesToControl, 40);
    EXPECT_EQ(control->base, milliseconds(60000));
    EXPECT_EQ(control->increment, milliseconds(100));
    const auto byoyomi = parseMatchClock("10000+b1000");
    EXPECT_EQ(byoyomi->base, milliseconds(10000));
    EXPECT_EQ(byoyomi->byoyomi, milliseconds(1000));
    EXPECT_EQ(byoyomi->increment, milliseconds(0));
    EXPECT_EQ(parseMatchClock("0+b1000")->base, milliseconds(0));
}

TEST(MatchClock, TextThatIsNoClockIsRefused) {
    for (const char* text :
         {"", "5min", "0", "-5", "0+50", "5000+", "5000+b", "5000+50+b50", "5000+b50+50", "40/", "40/0",
          "/5000", "0/5000", "-1/5000", "40/20/5000", "40/5000+b50", "0+b0"})
        EXPECT_FALSE(parseMatchClock(text)) << text;
}

} // namespace
} // namespace komadai
