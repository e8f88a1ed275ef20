// External engines as processes: correct ones, and others that misbehave.
#include "core/rules/variant_set.h"
#include "matches/engine_driver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

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
    EngineSetup setup;
    setup.program = program;
    setup.variant = variant(id);
    setup.timeouts.startUp = setup.timeouts.ready = milliseconds(2000);
    setup.timeouts.stop = milliseconds(200);
    setup.timeouts.quit = milliseconds(100);
    return setup;
}

core::Game newGame(std::string_view id = "euroshogi") {
    return core::Game(core::AnyPosition::startOf(variant(id)));
}

BestMove think(EngineDriver& engine, milliseconds time = milliseconds(5000), const std::stop_token& stop = {},
               std::string_view id = "euroshogi") {
    core::protocol::Go go;
    go.limits.nodes = 100;
    return engine.think(newGame(id), go, ChildProcess::Clock::now() + time, stop).said;
}

/// The sentence with which an action fails.
template <class Action>
std::string failureOf(Action action) {
    try {
        action();
    } catch (const EngineError& failure) {
        return failure.what();
    }
    return "no failure";
}

TEST(EngineDriver, AnEngineThatStartsSlowlyAndSpeaksBothProtocolsSpeaksUci) {
    auto setup = setupOf(Engines / "late-both");
    setup.timeouts.startUp = milliseconds(3000); // a quarter of it is over before the engine reads anything
    EngineDriver engine(setup);
    EXPECT_EQ(engine.protocol(), Protocol::Uci);
    engine.newGame();
    EXPECT_EQ(think(engine).move, "e3e4");
    EXPECT_EQ(engine.protocol(), Protocol::Uci);
}

TEST(EngineDriver, AnEngineIsNamedAndAnswers) {
    EngineDriver engine(setupOf(Engines / "illegal"));
    EXPECT_EQ(engine.name(), "illegal");
    EXPECT_EQ(engine.protocol(), Protocol::Uci);
    engine.newGame();
    EXPECT_EQ(think(engine).move, "a1a1");
}

/// Writes down what it hears.
class Notes : public EngineTranscript {
public:
    std::vector<std::string> lines;

    int begin(const std::string& engine) override {
        note("begin", engine);
        return 7;
    }
    void startFailed(int process, std::string_view reason) override { note("startFailed", reason, process); }
    void sent(int process, std::string_view line) override { note("sent", line, process); }
    void received(int process, std::string_view line) override { note("received", line, process); }
    void printedError(int process, const core::protocol::ErrorLine& line) override {
        note("error", line.text, process);
    }
    void ended(int process, const core::protocol::ProcessEnd& end) override {
        note("ended", std::to_string(end.status), process);
    }
    bool has(const std::string& line) const {
        return std::find(lines.begin(), lines.end(), line) != lines.end();
    }

private:
    void note(std::string what, std::string_view text, int process = 7) {
        EXPECT_EQ(process, 7);
        lines.push_back((what += ' ') += text);
    }
};

TEST(EngineDriver, WhatIsSaidIsToldToTheTranscript) {
    const auto notes = std::make_shared<Notes>();
    auto setup = setupOf(Engines / "complains");
    setup.name = "Mine";
    setup.timeouts.quit = milliseconds(5000);
    setup.transcript = notes;
    {
        EngineDriver engine(setup);
        engine.newGame();
        EXPECT_EQ(think(engine).move, "e3e4");
    }
    EXPECT_EQ(notes->lines.front(), "begin Mine");
    EXPECT_EQ(notes->lines.back(), "ended 0");
    for (const char* line :
         {"sent uci", "received uciok", "error cannot open the book", "received bestmove e3e4", "error bye"})
        EXPECT_TRUE(notes->has(line)) << line;
}

TEST(EngineDriver, TheTranscriptHearsOfAProgramThatIsMissing) {
    const auto notes = std::make_shared<Notes>();
    auto setup = setupOf("/no/such/engine");
    setup.transcript = notes;
    failureOf([&] { EngineDriver engine(setup); });
    EXPECT_TRUE(notes->has("startFailed No such file or directory"));
}

TEST(EngineDriver, AnEngineThatIgnoresUciIsGreetedInUsi) {
    EngineDriver engine(setupOf(Engines / "resigns"));
    EXPECT_EQ(engine.protocol(), Protocol::Usi);
    EXPECT_EQ(think(engine).kind, BestMove::Kind::Resign);
}

TEST(EngineDriver, AMissingProgramIsNamed) {
    EXPECT_EQ(failureOf([] { EngineDriver engine(setupOf("/no/such/engine")); }),
              "/no/such/engine cannot be started: No such file or directory.");
}

TEST(EngineDriver, AProgramThatDoesNotGreetIsNoEngine) {
    auto setup = setupOf(Engines / "silent");
    setup.timeouts.startUp = milliseconds(200);
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              setup.program.string() + " did not respond to UCI or USI within 0.2 s.");
}

TEST(EngineDriver, AProgramThatWritesWithoutEndIsNoEngine) {
    const auto setup = setupOf(Engines / "garbage");
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              setup.program.string() + " writes far too much output.");
}

TEST(EngineDriver, AProgramThatEndsAtOnceIsNoEngine) {
    EXPECT_EQ(failureOf([] { EngineDriver engine(setupOf("false")); }),
              "false has ended unexpectedly (exit status 1).");
}

TEST(EngineDriver, ACrashIsNamed) {
    EngineDriver engine(setupOf(Engines / "crashes"));
    EXPECT_EQ(failureOf([&] { think(engine); }),
              (Engines / "crashes").string() + " has ended unexpectedly (signal 11).");
}

// A driver that can be stopped waits for a moment at a time.
TEST(EngineDriver, TheEndOfAnEngineIsSeenAlthoughAProcessThatItLeavesHoldsItsOutput) {
    EngineDriver engine(setupOf(Engines / "leaves"));
    const std::stop_source source;
    EXPECT_EQ(failureOf([&] { think(engine, milliseconds(20000), source.get_token()); }),
              (Engines / "leaves").string() + " has ended unexpectedly (exit status 3).");
}

TEST(EngineDriver, SilenceIsAFailure) {
    EngineDriver engine(setupOf(Engines / "hangs"));
    const auto start = ChildProcess::Clock::now();
    EXPECT_EQ(failureOf([&] { think(engine, milliseconds(100)); }),
              (Engines / "hangs").string() + " does not answer.");
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(20000));
}

TEST(EngineDriver, WaitingForAMoveCanBeStopped) {
    EngineDriver engine(setupOf(Engines / "hangs"));
    std::stop_source source;
    source.request_stop();
    const auto start = ChildProcess::Clock::now();
    EXPECT_NE(failureOf([&] { think(engine, milliseconds(60000), source.get_token()); }), "no failure");
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(20000));
}

TEST(EngineDriver, OptionsAreCheckedBeforeTheyAreSet) {
    const auto program = (Engines / "options").string();
    auto setup = setupOf(program);
    setup.options = {{"Ponder", "true"}};
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              program + " has no option “Ponder”; it has: UCI_Variant, Hash, Style.");
    setup.options = {{"hash", "33"}};
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              program + " does not accept the value “33” for its option “hash”.");
    setup.options = {{"hash", "32"}, {"Style", "very solid"}};
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }), "no failure");
}

TEST(EngineDriver, AnEngineThatNamesItsVariantsMustKnowThisOne) {
    auto setup = setupOf(Engines / "options", "zoshogi");
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              setup.program.string() + " does not know the variant “zoshogi”.");
    setup.options = {{"UCI_Variant", "chess"}}; // the name that the user has set
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }), "no failure");
}

TEST(EngineDriver, AnEngineIsToldTheNameThatItHasForAVariant) {
    EngineDriver engine(setupOf(Engines / "loads", "judkinsshogi"));
    EXPECT_EQ(think(engine, milliseconds(5000), {}, "judkinsshogi").move, "judkins");
}

TEST(EngineDriver, AnEngineThatLoadsFilesIsGivenTheRules) {
    std::filesystem::path file;
    {
        EngineDriver engine(setupOf(Engines / "loads", "zoshogi"));
        EXPECT_EQ(engine.options().front().choices,
                  (std::vector<std::string>{"chess", "judkins", "zoshogi"}));
        EXPECT_EQ(think(engine, milliseconds(5000), {}, "zoshogi").move, "a3a4");
        file = engine.name();
        EXPECT_TRUE(std::filesystem::exists(file)) << file;
    }
    EXPECT_FALSE(std::filesystem::exists(file)) << file;
}

TEST(EngineDriver, AnEngineMustUnderstandTheRulesThatItIsGiven) {
    const auto setup = setupOf(Engines / "loads", "greatshatranj");
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              setup.program.string() +
                  " does not understand the rules of “greatshatranj”: it wants to play “greatshatranj”.");
}

TEST(EngineDriver, AVariantFileOfTheUserOverridesTheVariant) {
    auto setup = setupOf(Engines / "loads", "zoshogi");
    const auto kings = std::string(KOMADAI_TEST_DATA) + "/variants/kings.ini";
    setup.options = {{"UCI_Variant", "kings"}, {"variantpath", kings}};
    // The user's setting has been sent, so the engine does not play Zo Shogi.
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }),
              setup.program.string() +
                  " does not understand the rules of “zoshogi”: it wants to play “kings”.");
    setup.options = {{"VariantPath", kings}};
    EngineDriver engine(setup); // without the user's setting, the variant has its own name
    EXPECT_EQ(engine.name(), kings);
}

TEST(EngineDriver, FairyStockfishPlays) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    EngineDriver engine(setupOf(FairyStockfish));
    EXPECT_EQ(engine.name(), "Fairy-Stockfish 11.1 LB 64");
    engine.newGame();
    const auto game = newGame();
    const auto move = core::protocol::parseMove(think(engine).move, game.position(), engine.protocol());
    ASSERT_TRUE(move);
    EXPECT_TRUE(game.position().isLegal(move.value()));
}

TEST(EngineDriver, FairyStockfishPlaysAVariantThatItLoads) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    core::VariantSet variants = core::VariantSet::builtin();
    ASSERT_TRUE(variants
                    .add("[knights]\nmaxFile = 6\nmaxRank = 6\nking = k\nknight = n\n"
                         "startFen = nkn3/6/6/6/6/3NKN w - - 0 1\n")
                    .empty());
    auto setup = setupOf(FairyStockfish);
    setup.variant = variants.find("knights");
    EXPECT_EQ(failureOf([&] { EngineDriver engine(setup); }), "no failure");
}

TEST(EngineDriver, FairyStockfishPlaysAVariantThatItKnowsByAnotherName) {
    if (!std::filesystem::exists(FairyStockfish)) GTEST_SKIP() << FairyStockfish << " is not installed.";
    for (const char* id : {"gorogoroshogi", "judkinsshogi"})
        EXPECT_EQ(failureOf([&] { EngineDriver engine(setupOf(FairyStockfish, id)); }), "no failure");
}

} // namespace
} // namespace komadai
