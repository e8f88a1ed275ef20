// Engines of others: those that behave, and those that do not.
#include "app/match/external_engine.h"
#include "core/rules/variant_set.h"

#include <gtest/gtest.h>

namespace komadai {
namespace {

using core::protocol::BestMove;
using core::protocol::Protocol;
using std::chrono::milliseconds;

const std::filesystem::path Engines = std::filesystem::path(KOMADAI_TEST_DATA) / "engines";
constexpr const char* FairyStockfish = "/usr/games/fairy-stockfish";

std::shared_ptr<const core::Variant> variant(std::string_view id) {
    return core::VariantSet::builtin().find(id);
}

EngineSetup setupOf(const std::filesystem::path& program, std::string_view id = "euroshogi") {
    EngineSetup setup{program, variant(id), std::nullopt, {}, {}};
    setup.patience = {milliseconds(2000), milliseconds(2000), milliseconds(200), milliseconds(100)};
    return setup;
}

core::Game newGame() { return core::Game(core::AnyPosition::startOf(variant("euroshogi"))); }

BestMove think(ExternalEngine& engine, milliseconds time = milliseconds(5000),
               const std::stop_token& stop = {}) {
    core::protocol::Go go;
    go.limits.nodes = 100;
    return engine.think(newGame(), go, ChildProcess::Clock::now() + time, stop);
}

/// The sentence with which an action fails.
template <class Action>
std::string failureOf(Action action) {
    try {
        action();
    } catch (const EngineFailure& failure) {
        return failure.what();
    }
    return "no failure";
}

TEST(ExternalEngine, AnEngineThatStartsSlowlyAndSpeaksBothProtocolsSpeaksUci) {
    auto setup = setupOf(Engines / "late-both");
    setup.patience.startUp = milliseconds(3000); // a quarter of it is over before the engine reads anything
    ExternalEngine engine(setup);
    EXPECT_EQ(engine.protocol(), Protocol::Uci);
    engine.newGame();
    EXPECT_EQ(think(engine).move, "e3e4");
    EXPECT_EQ(engine.protocol(), Protocol::Uci);
}

TEST(ExternalEngine, AnEngineIsNamedAndAnswers) {
    ExternalEngine engine(setupOf(Engines / "illegal"));
    EXPECT_EQ(engine.name(), "illegal");
    EXPECT_EQ(engine.protocol(), Protocol::Uci);
    engine.newGame();
    EXPECT_EQ(think(engine).move, "a1a1");
}

TEST(ExternalEngine, AnEngineThatIsDeafToUciIsAskedInUsi) {
    ExternalEngine engine(setupOf(Engines / "resigns"));
    EXPECT_EQ(engine.protocol(), Protocol::Usi);
    EXPECT_EQ(think(engine).kind, BestMove::Kind::Resign);
}

TEST(ExternalEngine, AProgramThatIsNotThereIsNamed) {
    EXPECT_EQ(failureOf([] { ExternalEngine engine(setupOf("/no/such/engine")); }),
              "/no/such/engine cannot be started: No such file or directory.");
}

TEST(ExternalEngine, AProgramThatDoesNotGreetIsNoEngine) {
    for (const char* name : {"silent", "garbage"}) {
        auto setup = setupOf(Engines / name);
        setup.patience.startUp = milliseconds(200);
        EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }),
                  setup.program.string() + " has not greeted in UCI or USI within 0.2 s.");
    }
}

TEST(ExternalEngine, AProgramThatEndsAtOnceIsNoEngine) {
    EXPECT_EQ(failureOf([] { ExternalEngine engine(setupOf("false")); }),
              "false has ended unexpectedly (exit status 1).");
}

TEST(ExternalEngine, ACrashIsNamed) {
    ExternalEngine engine(setupOf(Engines / "crashes"));
    EXPECT_EQ(failureOf([&] { think(engine); }),
              (Engines / "crashes").string() + " has ended unexpectedly (signal 11).");
}

TEST(ExternalEngine, SilenceIsAFailure) {
    ExternalEngine engine(setupOf(Engines / "hangs"));
    const auto start = ChildProcess::Clock::now();
    EXPECT_EQ(failureOf([&] { think(engine, milliseconds(100)); }),
              (Engines / "hangs").string() + " does not answer.");
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(20000));
}

TEST(ExternalEngine, WaitingForAMoveCanBeStopped) {
    ExternalEngine engine(setupOf(Engines / "hangs"));
    std::stop_source source;
    source.request_stop();
    const auto start = ChildProcess::Clock::now();
    EXPECT_NE(failureOf([&] { think(engine, milliseconds(60000), source.get_token()); }), "no failure");
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(20000));
}

TEST(ExternalEngine, OptionsAreCheckedBeforeTheyAreSet) {
    const auto program = (Engines / "options").string();
    auto setup = setupOf(program);
    setup.options = {{"Ponder", "true"}};
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }),
              program + " has no option “Ponder”; it has: UCI_Variant, Hash, Style.");
    setup.options = {{"hash", "33"}};
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }),
              program + " does not take “33” for its option “hash”.");
    setup.options = {{"hash", "32"}, {"Style", "very solid"}};
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }), "no failure");
}

TEST(ExternalEngine, AnEngineThatNamesItsVariantsMustKnowThisOne) {
    auto setup = setupOf(Engines / "options", "zoshogi");
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }),
              setup.program.string() + " does not know the variant “zoshogi”.");
    setup.options = {{"UCI_Variant", "chess"}}; // another name for it, says the user
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }), "no failure");
}

TEST(ExternalEngine, AnEngineIsToldTheNameThatItHasForAVariant) {
    ExternalEngine engine(setupOf(Engines / "loads", "judkinsshogi"));
    EXPECT_EQ(think(engine).move, "judkins");
}

TEST(ExternalEngine, AnEngineThatLoadsFilesIsGivenTheRules) {
    std::filesystem::path file;
    {
        ExternalEngine engine(setupOf(Engines / "loads", "zoshogi"));
        EXPECT_EQ(engine.options().front().choices,
                  (std::vector<std::string>{"chess", "judkins", "zoshogi"}));
        EXPECT_EQ(think(engine).move, "a3a4");
        file = engine.name();
        EXPECT_TRUE(std::filesystem::exists(file)) << file;
    }
    EXPECT_FALSE(std::filesystem::exists(file)) << file;
}

TEST(ExternalEngine, AnEngineMustUnderstandTheRulesThatItIsGiven) {
    const auto setup = setupOf(Engines / "loads", "greatshatranj");
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }),
              setup.program.string() +
                  " does not understand the rules of “greatshatranj”: it wants to play “greatshatranj”.");
}

TEST(ExternalEngine, AFileOfTheUsersGoesFirst) {
    auto setup = setupOf(Engines / "loads", "zoshogi");
    const auto kings = std::string(KOMADAI_TEST_DATA) + "/variants/kings.ini";
    setup.options = {{"UCI_Variant", "kings"}, {"variantpath", kings}};
    // It has been told what the user says, so that it does not play on as in Zo Shogi.
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }),
              setup.program.string() +
                  " does not understand the rules of “zoshogi”: it wants to play “kings”.");
    setup.options = {{"VariantPath", kings}};
    ExternalEngine engine(setup); // without a name of the user's the variant has its own
    EXPECT_EQ(engine.name(), kings);
}

TEST(ExternalEngine, FairyStockfishPlays) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    ExternalEngine engine(setupOf(FairyStockfish));
    EXPECT_EQ(engine.name(), "Fairy-Stockfish 11.1 LB 64");
    engine.newGame();
    const auto game = newGame();
    const auto move = core::protocol::parseMove(think(engine).move, game.position(), engine.protocol());
    ASSERT_TRUE(move);
    EXPECT_TRUE(game.position().isLegal(move.value()));
}

TEST(ExternalEngine, FairyStockfishPlaysWhatItLoads) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    core::VariantSet variants = core::VariantSet::builtin();
    ASSERT_TRUE(variants
                    .add("[knights]\nmaxFile = 6\nmaxRank = 6\nking = k\nknight = n\n"
                         "startFen = nkn3/6/6/6/6/3NKN w - - 0 1\n")
                    .empty());
    auto setup = setupOf(FairyStockfish);
    setup.variant = variants.find("knights");
    EXPECT_EQ(failureOf([&] { ExternalEngine engine(setup); }), "no failure");
}

TEST(ExternalEngine, FairyStockfishPlaysWhatItHasUnderAnotherName) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    for (const char* id : {"gorogoroshogi", "judkinsshogi"})
        EXPECT_EQ(failureOf([&] { ExternalEngine engine(setupOf(FairyStockfish, id)); }), "no failure");
}

} // namespace
} // namespace komadai
