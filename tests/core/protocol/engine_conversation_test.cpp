// Scripted conversations with external engines: what the engine writes and when, and what it is sent.
#include "core/protocol/engine_conversation.h"

#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <iterator>
#include <random>
#include <set>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;
using Lines = std::vector<std::string>;

constexpr const char* Start = "position fen 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1";

std::shared_ptr<const Variant> variant(std::string_view id) {
    static const VariantSet builtin = VariantSet::builtin();
    return builtin.find(id);
}

Game gameOf(std::string_view id) { return Game(AnyPosition::startOf(variant(id))); }

/// The limits of a question: a time for the move.
Go goFor(milliseconds time) {
    Go go;
    go.limits.moveTime = time;
    return go;
}

const char* nameOf(EngineProblem problem) {
    switch (problem) {
    case EngineProblem::CannotStart: return "CannotStart";
    case EngineProblem::DoesNotGreet: return "DoesNotGreet";
    case EngineProblem::NotReady: return "NotReady";
    case EngineProblem::Ended: return "Ended";
    case EngineProblem::Crashed: return "Crashed";
    case EngineProblem::Floods: return "Floods";
    case EngineProblem::Hangs: return "Hangs";
    case EngineProblem::DoesNotRead: return "DoesNotRead";
    case EngineProblem::UnreadableMove: return "UnreadableMove";
    case EngineProblem::IllegalMove: return "IllegalMove";
    case EngineProblem::OtherRules: return "OtherRules";
    case EngineProblem::IgnoresMoves: return "IgnoresMoves";
    case EngineProblem::NoMove: return "NoMove";
    case EngineProblem::ClaimsWin: return "ClaimsWin";
    case EngineProblem::UnknownVariant: return "UnknownVariant";
    case EngineProblem::CannotTellVariant: return "CannotTellVariant";
    case EngineProblem::UnknownOption: return "UnknownOption";
    case EngineProblem::RefusedValue: return "RefusedValue";
    case EngineProblem::NotThere: return "NotThere";
    }
    return "";
}

std::string textOf(const Greeted&) { return "greeted"; }
std::string textOf(const Ready&) { return "ready"; }
std::string textOf(const ButtonPressed&) { return "pressed"; }
std::string textOf(const Asked&) { return "asked"; }
std::string textOf(const AnalysisEnded&) { return "analysis ended"; }
std::string textOf(const SearchInfo& info) {
    return "line " + std::to_string(info.rank) + " of depth " + std::to_string(info.depth) + ", " +
           std::to_string(info.line.size()) + " moves";
}
std::string textOf(const MoveAnswer& answer) {
    if (answer.isResignation()) return "resigns";
    if (answer.isDeclaration()) return "declares";
    if (answer.problem) return std::string("no move: ") + nameOf(*answer.problem) + ' ' + answer.said.move;
    const auto position = AnyPosition::startOf(variant("euroshogi"));
    std::string text = "plays " + uci::format(*answer.move, position);
    if (answer.reply) text += " expecting " + uci::format(*answer.reply, position.after(*answer.move));
    return text + ", " + (answer.score ? std::to_string(answer.score->centipawns()) : "no score");
}
std::string textOf(const EngineFault& fault) {
    std::string text = std::string("fails: ") + nameOf(fault.problem);
    if (!fault.option.empty()) text += ' ' + fault.option;
    if (!fault.detail.empty()) text += ' ' + fault.detail;
    return text;
}

std::string textOf(const TrialEnded& trial) {
    return trial.fault ? "trial " + textOf(*trial.fault) : "passes its trial in " + trial.variant->spec().id;
}

/// A conversation in which the test plays the engine.
struct Talk {
    explicit Talk(ConversationSettings settings = {}) : engine(std::move(settings)) {}

    void says(std::initializer_list<const char*> lines) {
        for (const char* line : lines)
            engine.receive(engine.process().value_or(0), line, now);
    }
    /// Lets time pass, and wakes the conversation at its deadlines.
    void pass(milliseconds time) {
        const Instant end = now + time;
        for (auto next = engine.wakeAt(); next && *next <= end; next = engine.wakeAt()) {
            now = std::max(now, *next);
            engine.wake(now);
        }
        now = end;
    }
    void end(const ProcessEnd& end) { engine.processEnded(engine.process().value_or(0), end, now); }

    /// The actions of the owner since the last call.
    Lines told() {
        Lines lines;
        for (const auto& action : engine.takeActions()) {
            if (const auto* start = std::get_if<StartProcess>(&action))
                lines.push_back("START " + std::to_string(start->process));
            else if (const auto* line = std::get_if<WriteLine>(&action))
                lines.push_back(line->line);
            else if (const auto* close = std::get_if<CloseInput>(&action))
                lines.push_back("CLOSE " + std::to_string(close->process));
            else if (const auto* kill = std::get_if<KillProcess>(&action))
                lines.push_back("KILL " + std::to_string(kill->process));
            else
                lines.push_back("FILE " + std::get<WriteFile>(action).content.substr(0, 9));
        }
        return lines;
    }
    /// The events that the owner was told since the last call.
    Lines heard() {
        Lines texts;
        for (const auto& event : engine.takeEvents())
            texts.push_back(std::visit([](const auto& e) { return textOf(e); }, event));
        return texts;
    }

    void ask(const Game& game = gameOf("euroshogi"), milliseconds time = milliseconds(1000)) {
        engine.ask({game, goFor(time), {}, {}, {}}, now);
    }

    Instant now{};
    EngineConversation engine;
};

/// An engine that speaks UCI, knows EuroShogi and has been asked for a move.
struct ThinkingEngine : Talk {
    explicit ThinkingEngine(ConversationSettings settings = {}) : Talk(std::move(settings)) {
        ask();
        greet();
        says({"readyok", "readyok"});
        told();
        heard();
    }
    void greet() {
        says({"id name Cube", "option name UCI_Variant type combo default chess var chess var euroshogi",
              "option name MultiPV type spin default 1 min 1 max 5",
              "option name Threads type spin default 1 min 1 max 8", "uciok"});
    }
};

ConversationSettings speaking(Protocol protocol) {
    ConversationSettings settings;
    settings.protocol = protocol;
    return settings;
}

ConversationSettings withOptions(std::vector<std::pair<std::string, std::string>> options, bool mustTake) {
    ConversationSettings settings;
    settings.options = std::move(options);
    settings.mustTakeOptions = mustTake;
    return settings;
}

// --- greeting

TEST(EngineGreeting, AnEngineIsStartedAndGreetedInUci) {
    Talk talk;
    EXPECT_TRUE(talk.engine.isOver());
    talk.engine.start(talk.now);
    EXPECT_EQ(talk.told(), (Lines{"START 1", "uci"}));
    EXPECT_EQ(talk.engine.wakeAt(), talk.now + milliseconds(2500)); // a quarter of the time for starting up
    talk.says({"id name Cube 2", "option name Hash type spin default 16 min 1 max 32", "uciok"});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    EXPECT_EQ(talk.engine.name(), "Cube 2");
    EXPECT_EQ(talk.engine.protocol(), Protocol::Uci);
    EXPECT_EQ(talk.engine.options().size(), 1U);
    EXPECT_FALSE(talk.engine.wakeAt());
}

TEST(EngineGreeting, AKnownProtocolIsTheOnlyOneTried) {
    Talk talk(speaking(Protocol::Usi));
    talk.engine.start(talk.now);
    EXPECT_EQ(talk.told(), (Lines{"START 1", "usi"}));
    EXPECT_EQ(talk.engine.wakeAt(), talk.now + milliseconds(10000));
    talk.says({"uciok"});
    EXPECT_EQ(talk.heard(), Lines{});
    talk.says({"usiok"});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    EXPECT_EQ(talk.engine.protocol(), Protocol::Usi);
}

TEST(EngineGreeting, AnEngineThatIgnoresUciIsGreetedInUsi) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.pass(milliseconds(2500));
    EXPECT_EQ(talk.told(), (Lines{"START 1", "uci", "usi"}));
    talk.says({"id name Shogi Engine", "usiok"});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    EXPECT_EQ(talk.engine.protocol(), Protocol::Usi);
}

TEST(EngineGreeting, AnEngineThatEndsWhenItIsGreetedInUciIsStartedAgainForUsi) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.pass(milliseconds(100));
    talk.end({std::nullopt, 1});
    EXPECT_EQ(talk.told(), (Lines{"START 1", "uci", "START 2", "usi"}));
    talk.says({"usiok"});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
}

TEST(EngineGreeting, ASlowEngineThatSpeaksBothIsSwitchedBackToUci) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.pass(milliseconds(3000));
    talk.told();
    talk.says({"option name Hash type spin default 1 min 1 max 2", "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"uci", "isready"}));
    EXPECT_EQ(talk.heard(), Lines{});
    talk.says({"option name USI_Hash type spin default 1 min 1 max 2", "usiok",
               "option name Hash type spin default 1 min 1 max 2", "uciok", "readyok"});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    EXPECT_EQ(talk.engine.protocol(), Protocol::Uci);
    ASSERT_EQ(talk.engine.options().size(), 1U);
    EXPECT_EQ(talk.engine.options()[0].name, "Hash");
}

TEST(EngineGreeting, ASilentEngineFailsWhenItsTimeForStartingUpIsOver) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.pass(milliseconds(9999));
    EXPECT_EQ(talk.heard(), Lines{});
    talk.told();
    talk.pass(milliseconds(1));
    EXPECT_EQ(talk.heard(), Lines{"fails: DoesNotGreet"});
    EXPECT_EQ(talk.told(), (Lines{"quit", "CLOSE 1"}));
}

TEST(EngineGreeting, AProgramThatCannotBeStartedFails) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.engine.startFailed(1, "No such file or directory", talk.now);
    EXPECT_EQ(talk.heard(), Lines{"fails: CannotStart No such file or directory"});
    EXPECT_TRUE(talk.engine.isOver());
}

TEST(EngineGreeting, AProgramThatEndsInBothProtocolsFails) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.end({std::nullopt, 1});
    talk.end({std::nullopt, 3});
    EXPECT_EQ(talk.heard(), Lines{"fails: Ended 3"});
    EXPECT_TRUE(talk.engine.isOver());
}

TEST(EngineGreeting, ACrashIsReportedWithItsSignal) {
    Talk talk(speaking(Protocol::Uci));
    talk.engine.start(talk.now);
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), Lines{"fails: Crashed 11"});
}

TEST(EngineGreeting, AProgramThatWritesWithoutEndFails) {
    Talk talk;
    talk.engine.start(talk.now);
    const std::string line(1000, 'y');
    for (int i = 0; i < 1048; ++i)
        talk.engine.receive(1, line, talk.now);
    EXPECT_EQ(talk.heard(), Lines{});
    talk.engine.receive(1, line, talk.now);
    EXPECT_EQ(talk.heard(), Lines{"fails: Floods"});
}

TEST(EngineGreeting, GarbageDoesNoHarm) {
    Talk talk;
    talk.engine.start(talk.now);
    talk.says(
        {"Loading book ...", "", "option name", "uciok?", "info depth x", "bestmove", "\xff\xfe", "readyok"});
    EXPECT_EQ(talk.heard(), Lines{});
    talk.says({"uciok"});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
}

// --- setting up

TEST(EngineSetUp, AnEngineIsToldTheVariantTheOptionsAndANewGame) {
    auto settings = withOptions({{"style", "Wild"}}, true);
    settings.hashMegabytes = 64;
    Talk talk(settings);
    talk.engine.getReady(variant("euroshogi"), talk.now);
    talk.told();
    talk.says({"option name UCI_Variant type combo default chess var chess var euroshogi",
               "option name Hash type spin default 16 min 1 max 32",
               "option name Style type combo default Solid var Solid var Wild", "uciok"});
    EXPECT_EQ(talk.told(),
              (Lines{"setoption name UCI_Variant value euroshogi", "setoption name Hash value 32",
                     "setoption name Style value Wild", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{"ucinewgame", "isready"}));
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    talk.says({"readyok"});
    EXPECT_EQ(talk.heard(), Lines{"ready"});
}

TEST(EngineSetUp, AnOptionThatTheEngineDoesNotHaveFailsWhereItMustBeTaken) {
    Talk talk(withOptions({{"Ponder", "true"}}, true));
    talk.engine.getReady(variant("euroshogi"), talk.now);
    talk.says({"option name UCI_Variant type combo var euroshogi", "uciok"});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "fails: UnknownOption Ponder"}));
}

TEST(EngineSetUp, AValueThatTheEngineDoesNotTakeFailsWhereItMustBeTaken) {
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"Hash", "33"}, {"Hash", "many"}, {"Style", "Red"}, {"OwnBook", "yes"}, {"Clear", "now"}};
    for (const auto& option : wrong) {
        Talk talk(withOptions({option}, true));
        talk.engine.getReady(variant("euroshogi"), talk.now);
        talk.says({"option name UCI_Variant type combo var euroshogi",
                   "option name Hash type spin default 16 min 1 max 32",
                   "option name Style type combo default Solid var Solid var Wild",
                   "option name OwnBook type check default true", "option name Clear type button", "uciok"});
        EXPECT_EQ(talk.heard(),
                  (Lines{"greeted", "fails: RefusedValue " + option.first + ' ' + option.second}));
    }
}

TEST(EngineSetUp, OptionsThatNeedNotBeTakenAreSkipped) {
    Talk talk(withOptions({{"Hash", "33"}, {"Ponder", "true"}, {"Style", "any text"}}, false));
    talk.engine.getReady(variant("euroshogi"), talk.now);
    talk.told();
    talk.says({"option name UCI_Variant type combo var euroshogi",
               "option name Hash type spin default 16 min 1 max 32", "option name Style type string default",
               "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value euroshogi",
                                  "setoption name Style value any text", "isready"}));
}

TEST(EngineSetUp, ATextCanBeEmptied) {
    Talk talk(withOptions({{"Log", ""}}, true));
    talk.engine.getReady(variant("euroshogi"), talk.now);
    talk.told();
    talk.says({"option name UCI_Variant type combo var euroshogi",
               "option name Log type string default a.log", "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value euroshogi",
                                  "setoption name Log value <empty>", "isready"}));
}

/// YaneuraOu starts its threads when it is asked whether it is ready, and does not look at the option later.
TEST(EngineSetUp, ThreadsAreToldBeforeTheEngineIsAskedWhetherItIsReady) {
    Talk talk(speaking(Protocol::Usi));
    talk.engine.setThreads(2, talk.now);
    talk.ask(gameOf("shogi"));
    talk.told();
    talk.says({"option name USI_Ponder type check default false",
               "option name Threads type spin default 1 min 1 max 8", "usiok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name Threads value 2", "isready"}));
    talk.says({"readyok", "readyok", "bestmove 7g7f"});
    talk.told();
    talk.engine.setThreads(4, talk.now);
    talk.ask(gameOf("shogi"));
    EXPECT_EQ(talk.told(), (Lines{"setoption name Threads value 4", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.told().size(), 2U);
}

TEST(EngineSetUp, AnEngineWithSeveralLinesByItselfIsToldToSearchOne) {
    Talk talk;
    talk.ask();
    talk.says({"option name UCI_Variant type combo var euroshogi",
               "option name MultiPV type spin default 3 min 1 max 9", "uciok", "readyok", "readyok"});
    const auto told = talk.told();
    EXPECT_EQ(std::count(told.begin(), told.end(), "setoption name MultiPV value 1"), 1);
}

TEST(EngineSetUp, SeveralLinesByTheUsersChoiceAreNotSearchedForAMove) {
    Talk talk(withOptions({{"MultiPV", "3"}}, true));
    talk.ask();
    talk.says({"option name UCI_Variant type combo var euroshogi",
               "option name MultiPV type spin default 1 min 1 max 9", "uciok", "readyok", "readyok"});
    const auto told = talk.told();
    EXPECT_EQ(std::count(told.begin(), told.end(), "setoption name MultiPV value 1"), 1);
}

TEST(EngineSetUp, AnEngineThatNamesItsVariantsMustKnowThisOne) {
    Talk talk;
    talk.engine.getReady(variant("zoshogi"), talk.now);
    talk.says({"option name UCI_Variant type combo var chess var euroshogi", "uciok"});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "fails: UnknownVariant Zo Shogi"}));
    EXPECT_FALSE(talk.engine.process());
}

TEST(EngineSetUp, AnEngineIsToldTheNameThatItHasForAVariant) {
    Talk talk;
    talk.engine.getReady(variant("judkinsshogi"), talk.now);
    talk.told();
    talk.says({"option name UCI_Variant type combo var chess var judkins", "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value judkins", "isready"}));
}

TEST(EngineSetUp, TheUsersOptionForTheVariantOverridesItsName) {
    Talk talk(withOptions({{"uci_variant", "chess"}}, true));
    talk.engine.getReady(variant("zoshogi"), talk.now);
    talk.told();
    talk.says({"option name UCI_Variant type combo var chess", "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value chess", "isready"}));
}

TEST(EngineSetUp, AnotherVariantIsSetUpWithTheNextQuestion) {
    Talk talk;
    talk.ask();
    talk.says({"option name UCI_Variant type combo var euroshogi var shogi", "uciok", "readyok", "readyok",
               "bestmove e3e4"});
    talk.told();
    talk.ask(gameOf("shogi"));
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value shogi", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{"ucinewgame", "isready"}));
}

TEST(EngineSetUp, AnEngineThatDoesNotGetReadyFails) {
    Talk talk;
    talk.engine.getReady(variant("euroshogi"), talk.now);
    talk.says({"option name UCI_Variant type combo var euroshogi", "uciok"});
    talk.pass(milliseconds(10000));
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "fails: NotReady"}));
}

TEST(EngineSetUp, AButtonIsPressed) {
    Talk talk;
    talk.engine.press("Clear Hash", talk.now);
    talk.says({"option name Clear Hash type button", "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"START 1", "uci", "setoption name Clear Hash", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "pressed"}));
}

// --- an engine must first show that it knows the rules

/// An engine that loads files, and has been given the rules of Zo Shogi.
struct LoadingEngine : Talk {
    explicit LoadingEngine(ConversationSettings settings = {}) : Talk(std::move(settings)) {
        engine.getReady(variant("zoshogi"), now);
        says({"option name UCI_Variant type combo default chess var chess",
              "option name VariantPath type string default <empty>", "uciok"});
    }
};

TEST(EngineRules, AnEngineThatLoadsFilesIsGivenTheRulesAndMustMove) {
    LoadingEngine talk;
    EXPECT_EQ(talk.told(), (Lines{"START 1", "uci", "FILE [zoshogi]"}));
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    EXPECT_EQ(talk.told(), (Lines{"setoption name VariantPath value /tmp/rules.ini", "isready"}));
    talk.says({"option name UCI_Variant type combo default chess var chess var zoshogi", "readyok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value zoshogi", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{"ucinewgame", "isready"}));
    talk.says({"readyok"});
    const auto trial = talk.told();
    ASSERT_EQ(trial.size(), 2U);
    EXPECT_TRUE(trial[0].starts_with("position fen ")) << trial[0];
    EXPECT_EQ(trial[1], "go depth 1");
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    talk.says({"bestmove a3a4"});
    EXPECT_EQ(talk.told(), (Lines{"ucinewgame", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.heard(), (Lines{"passes its trial in zoshogi", "ready"}));
}

TEST(EngineRules, TheVariantIsSentEvenIfTheEngineDoesNotListWhatItHasLoaded) {
    LoadingEngine talk;
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.told();
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value zoshogi", "isready"}));
}

TEST(EngineRules, AnEngineThatDoesNotUnderstandTheRulesFails) {
    for (const auto& [answer, fault] : std::initializer_list<std::pair<const char*, std::string>>{
             {"bestmove a3a5", "fails: OtherRules a3a5"},
             {"bestmove zoshogi", "fails: OtherRules zoshogi"},
             {"bestmove (none)", "fails: OtherRules"}}) {
        LoadingEngine talk;
        talk.engine.fileWritten("/tmp/rules.ini", talk.now);
        talk.says({"readyok", "readyok", "readyok", answer});
        EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial " + fault, fault}));
        EXPECT_FALSE(talk.engine.process());
    }
}

TEST(EngineRules, AnEngineThatHangsInItsTrialFails) {
    LoadingEngine talk;
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.says({"readyok", "readyok", "readyok"});
    talk.told();
    talk.pass(milliseconds(10000));
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.pass(milliseconds(2000));
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial fails: Hangs", "fails: Hangs"}));
}

TEST(EngineRules, AnEngineThatCrashesInItsTrialFails) {
    LoadingEngine talk;
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.says({"readyok", "readyok", "readyok"});
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial fails: Crashed 11", "fails: Crashed 11"}));
}

TEST(EngineRules, AnEngineThatEndsAfterItHasReadTheRulesInVainHasNotFailedATrial) {
    Talk talk;
    talk.ask(gameOf("zoshogi"));
    talk.says({"option name UCI_Variant type combo var chess",
               "option name VariantPath type string default <empty>", "uciok"});
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.engine.cancel(talk.now);
    talk.says({"readyok"});
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
}

TEST(EngineRules, AnEngineThatCrashesWhileItReadsTheRulesFailsItsTrial) {
    for (int readies = 0; readies < 3; ++readies) { // after the file, the variant and the new game
        LoadingEngine talk;
        talk.engine.fileWritten("/tmp/rules.ini", talk.now);
        for (int i = 0; i < readies; ++i)
            talk.says({"readyok"});
        talk.end({11, 0});
        EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial fails: Crashed 11", "fails: Crashed 11"}));
    }
}

TEST(EngineRules, ACrashInAnotherVariantIsNoFailedTrial) {
    LoadingEngine talk;
    talk.says({"option name UCI_Variant type combo var chess var euroshogi"});
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.engine.getReady(variant("euroshogi"), talk.now);
    talk.says({"readyok"});
    EXPECT_EQ(talk.told().back(), "isready");
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "fails: Crashed 11"}));
}

TEST(EngineRules, AnEngineThatCrashesAfterItsTrialHasPassedIt) {
    LoadingEngine talk;
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.says({"readyok", "readyok", "readyok", "bestmove a3a4"});
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "passes its trial in zoshogi", "fails: Crashed 11"}));
}

/// An engine that thinks about the move of its trial, while a question waits.
struct EngineInTrial : Talk {
    EngineInTrial() {
        ask(gameOf("zoshogi"));
        says({"option name UCI_Variant type combo var chess",
              "option name VariantPath type string default <empty>", "uciok"});
        engine.fileWritten("/tmp/rules.ini", now);
        says({"readyok", "readyok", "readyok"});
    }
};

TEST(EngineRules, AFailedTrialIsToldEvenIfItsQuestionWasDropped) {
    EngineInTrial talk;
    talk.engine.cancel(talk.now);
    talk.says({"bestmove a3a5"});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial fails: OtherRules a3a5"}));
}

TEST(EngineRules, AVariantIsTriedOutOnce) {
    LoadingEngine talk;
    talk.engine.fileWritten("/tmp/rules.ini", talk.now);
    talk.says({"readyok", "readyok", "readyok", "bestmove a3a4", "readyok"});
    talk.told();
    talk.ask(gameOf("zoshogi"));
    const auto told = talk.told();
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[1], "go movetime 1000");
}

TEST(EngineRules, AQuestionThatIsDroppedMeanwhileIsNotAsked) {
    EngineInTrial talk;
    talk.told();
    talk.engine.cancel(talk.now);
    EXPECT_EQ(talk.told(), Lines{}); // the trial goes on
    talk.says({"bestmove a3a4"});
    EXPECT_EQ(talk.told(), Lines{});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "passes its trial in zoshogi"}));
}

TEST(EngineRules, AFileThatCannotBeWrittenIsAFailure) {
    LoadingEngine talk;
    talk.engine.fileFailed("No space left on device", talk.now);
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "fails: CannotTellVariant No space left on device"}));
}

TEST(EngineRules, AFileOfTheUserIsLoadedFirstAndTriedOut) {
    Talk talk(withOptions({{"VariantPath", "/home/rules.ini"}, {"Style", "Wild"}}, true));
    talk.engine.getReady(variant("zoshogi"), talk.now);
    talk.told();
    talk.says({"option name UCI_Variant type combo var chess", "option name VariantPath type string default",
               "option name Style type string default", "uciok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name VariantPath value /home/rules.ini", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_Variant value zoshogi",
                                  "setoption name Style value Wild", "isready"}));
    talk.says({"readyok", "readyok", "bestmove a3a5"});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial fails: OtherRules a3a5", "fails: OtherRules a3a5"}));
}

TEST(EngineRules, AnEngineWithoutAChoiceOfVariantsIsTriedOut) {
    Talk talk;
    talk.ask();
    talk.says({"uciok", "readyok", "readyok"});
    const auto told = talk.told();
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told[told.size() - 2], Start);
    EXPECT_EQ(told.back(), "go depth 1");
    talk.says({"bestmove e2e4"}); // as in chess
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "trial fails: OtherRules e2e4", "fails: OtherRules e2e4"}));
}

TEST(EngineRules, AnEngineThatSpeaksUsiAndNamesNoVariantsPlaysShogi) {
    Talk talk(speaking(Protocol::Usi));
    talk.ask(gameOf("shogi"));
    talk.says({"usiok", "readyok", "readyok"});
    const auto told = talk.told();
    EXPECT_EQ(told[told.size() - 2].substr(0, 13), "position sfen");
}

/// Gikou does not list the first two, and does not know the word movetime.
TEST(EngineRules, InUsiHashAndPonderingAreToldAndTheTimeForAMoveIsByoyomi) {
    auto settings = speaking(Protocol::Usi);
    settings.hashMegabytes = 16;
    Talk talk(settings);
    talk.ask(gameOf("shogi"));
    talk.told();
    talk.says({"usiok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name USI_Hash value 16", "setoption name USI_Ponder value false",
                                  "isready"}));
    talk.says({"readyok", "readyok"});
    EXPECT_EQ(talk.told().back(), "go wtime 0 btime 0 byoyomi 1000 movetime 1000");
}

TEST(EngineRules, AnEngineThatDoesNotPonderIsNotToldSo) {
    Talk talk(speaking(Protocol::Usi));
    talk.ask(gameOf("shogi"));
    talk.told();
    talk.says({"option name USI_Ponder type check default false", "usiok"});
    EXPECT_EQ(talk.told(), Lines{"isready"});
}

TEST(EngineRules, AnEngineWithTheOptionIsToldTheEnteringKingRule) {
    Talk talk(speaking(Protocol::Usi));
    const auto with24 = withRuleOptions(variant("shogi"), "enteringKing=24");
    talk.ask(Game(AnyPosition::startOf(with24)));
    talk.says({"option name EnteringKingRule type combo default CSARule27 var NoEnteringKing var CSARule24 "
               "var CSARule27",
               "usiok"});
    const auto told = talk.told();
    EXPECT_EQ(std::count(told.begin(), told.end(), "setoption name EnteringKingRule value CSARule24"), 1);
}

// --- moves

TEST(EngineMoves, AQuestionStartsTheEngineAndIsAnswered) {
    Talk talk;
    talk.ask();
    talk.says({"option name UCI_Variant type combo var euroshogi", "uciok", "readyok"});
    EXPECT_EQ(talk.told(), (Lines{"START 1", "uci", "setoption name UCI_Variant value euroshogi", "isready",
                                  "ucinewgame", "isready"}));
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{Start, "go movetime 1000"}));
    EXPECT_EQ(talk.engine.wakeAt(), talk.now + milliseconds(4000)); // with overtime
    talk.says({"info depth 1 score cp 42 pv e3e4", "bestmove e3e4"});
    EXPECT_EQ(talk.heard(), (Lines{"greeted", "asked", "plays e3e4, 42"}));
}

TEST(EngineMoves, TheReplyThatTheEngineExpectsIsPassedOn) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4 ponder e6e5"});
    EXPECT_EQ(talk.heard(), Lines{"plays e3e4 expecting e6e5, no score"});
    talk.ask();
    talk.says({"bestmove e3e4 ponder e3e4"}); // not legal
    EXPECT_EQ(talk.heard(), Lines{"plays e3e4, no score"});
}

TEST(EngineMoves, TheNextQuestionOfAGameNeedsNoPreparation) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.ask();
    EXPECT_EQ(talk.told(), (Lines{Start, "go movetime 1000"}));
}

TEST(EngineMoves, AnotherGameIsToldToTheEngine) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.beginGame();
    talk.ask();
    EXPECT_EQ(talk.told(), (Lines{"ucinewgame", "isready"}));
}

TEST(EngineMoves, TheClockWaitsUntilTheEngineIsReady) {
    Talk talk;
    const TimeControl minute{milliseconds(60000), milliseconds(1000)};
    GameClock clock({minute, minute});
    const Instant clockNow{milliseconds(5'000'000)}; // the clock has a time of its own
    clock.start(clockNow);
    MoveQuestion question{gameOf("euroshogi")};
    question.clock = clock;
    question.clockReadAt = clockNow;
    talk.engine.ask(question, talk.now);
    talk.pass(milliseconds(1500)); // for starting up
    talk.says({"option name UCI_Variant type combo var euroshogi", "uciok", "readyok"});
    EXPECT_TRUE(talk.engine.isQuestionWaiting());
    EXPECT_EQ(talk.heard(), Lines{"greeted"});
    talk.says({"readyok"});
    EXPECT_EQ(talk.told().back(), "go wtime 60000 btime 60000 winc 1000 binc 1000");
    EXPECT_EQ(talk.engine.wakeAt(), talk.now + milliseconds(60000 + 3000));
    EXPECT_FALSE(talk.engine.isQuestionWaiting());
    EXPECT_EQ(talk.heard(), Lines{"asked"});
}

std::string goTold(const ConversationSettings& settings, const Go& go) {
    Talk talk(settings);
    talk.engine.ask({gameOf("shogi"), go, {}, {}, {}}, talk.now);
    if (settings.protocol == Protocol::Usi)
        talk.says({"usiok", "readyok", "readyok"});
    else
        talk.says({"option name UCI_Variant type combo var shogi", "uciok", "readyok", "readyok"});
    return talk.told().back();
}

TEST(EngineMoves, InUciByoyomiIsATimeForTheMoveOnceTheMainTimeIsUsedUp) {
    Go go;
    go.byoyomi = milliseconds(1000);
    go.time.fill(milliseconds(5000));
    EXPECT_EQ(goTold({}, go), "go wtime 5000 btime 5000");
    EXPECT_EQ(goTold(speaking(Protocol::Usi), go), "go wtime 5000 btime 5000 byoyomi 1000");
    go.time[0] = milliseconds(0); // the mover's
    EXPECT_EQ(goTold({}, go), "go movetime 1000");
    EXPECT_EQ(goTold(speaking(Protocol::Usi), go), "go wtime 5000 btime 0 byoyomi 1000");
}

TEST(EngineMoves, MovesToATimeControlAreTold) {
    Go go;
    go.movesToGo = 40;
    go.time.fill(milliseconds(5000));
    EXPECT_EQ(goTold({}, go), "go wtime 5000 btime 5000 movestogo 40");
}

TEST(EngineMoves, AnEngineThatIsLateIsToldToStopAndMayStillAnswer) {
    ThinkingEngine talk;
    talk.pass(milliseconds(3999));
    EXPECT_EQ(talk.told(), Lines{});
    talk.pass(milliseconds(1));
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.heard(), Lines{"plays e3e4, no score"});
}

TEST(EngineMoves, ADeadlineOfTheOwnerReplacesTheUsualOne) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.ask({gameOf("euroshogi"), goFor(milliseconds(1000)), {}, {}, talk.now + milliseconds(1100)},
                    talk.now);
    talk.told();
    talk.pass(milliseconds(1100));
    EXPECT_EQ(talk.told(), Lines{"stop"});
}

TEST(EngineMoves, AnEngineThatIgnoresStopHangs) {
    ThinkingEngine talk;
    talk.pass(milliseconds(4000 + 1999));
    EXPECT_EQ(talk.heard(), Lines{});
    talk.pass(milliseconds(1));
    EXPECT_EQ(talk.heard(), Lines{"fails: Hangs"});
}

TEST(EngineMoves, AnEngineCanBeHurried) {
    ThinkingEngine talk;
    talk.engine.moveNow(talk.now);
    talk.engine.moveNow(talk.now);
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.heard(), Lines{"plays e3e4, no score"});
    talk.engine.moveNow(talk.now); // there is no question
    EXPECT_EQ(talk.told(), Lines{});
}

TEST(EngineMoves, AnEngineMayResign) {
    ThinkingEngine talk;
    talk.says({"bestmove resign"});
    EXPECT_EQ(talk.heard(), Lines{"resigns"});
}

TEST(EngineMoves, AnEngineMayDeclareWhereTheRulesAllowIt) {
    const auto declared = [](const char* sfen) {
        Talk talk(speaking(Protocol::Usi));
        talk.ask(test::gameFrom(test::shogi(sfen)));
        talk.says({"usiok", "readyok", "readyok"});
        talk.heard();
        talk.says({"bestmove win"});
        return talk.heard();
    };
    EXPECT_EQ(declared("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1"), Lines{"declares"});
    EXPECT_EQ(declared("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1"), Lines{"no move: ClaimsWin "})
        << "a point is missing";
}

TEST(EngineMoves, AnIllegalAnswerIsReportedAndTheEngineKeepsRunning) {
    for (const auto& [answer, text] : std::initializer_list<std::pair<const char*, const char*>>{
             {"bestmove win", "no move: ClaimsWin "},
             {"bestmove (none)", "no move: NoMove "},
             {"bestmove xyzzy", "no move: UnreadableMove xyzzy"},
             {"bestmove a1a1", "no move: IllegalMove a1a1"}}) {
        ThinkingEngine talk;
        talk.says({answer});
        EXPECT_EQ(talk.heard(), Lines{text});
        talk.ask();
        EXPECT_EQ(talk.told(), (Lines{Start, "go movetime 1000"}));
    }
}

TEST(EngineMoves, AnswersWithoutAQuestionAreIgnored) {
    ThinkingEngine talk;
    talk.says({"readyok", "uciok", "info", "info string Hello", "bestmove", "bestmove e3e4", "bestmove d3d4",
               "info depth 3 score cp 1 pv d3d4", "readyok"});
    EXPECT_EQ(talk.heard(), Lines{"plays e3e4, no score"});
}

// --- on the opponent's time

/// EuroShogi after these moves.
Game gameAfter(std::initializer_list<const char*> moves) {
    Game game = gameOf("euroshogi");
    for (const char* move : moves)
        EXPECT_FALSE(game.play(parseMove(move, game.position(), Protocol::Uci).value()));
    return game;
}

constexpr const char* OptionToPonder = "option name Ponder type check default false";

/// An engine that may think on the opponent's time, and has begun the game with e3e4.
struct PonderingEngine : Talk {
    explicit PonderingEngine(ConversationSettings settings = {}, bool isWanted = true,
                             const char* option = OptionToPonder)
        : Talk(std::move(settings)) {
        engine.setPondering(isWanted);
        ask();
        says({"option name UCI_Variant type combo var euroshogi", option, "uciok", "readyok", "readyok",
              "bestmove e3e4 ponder e6e5"});
        setUp = told();
        heard();
    }
    void ponder() {
        engine.ponder({gameAfter({"e3e4", "e6e5"}), goFor(milliseconds(1000)), {}, {}, {}}, now);
    }
    bool wasTold(const std::string& line) const { return std::count(setUp.begin(), setUp.end(), line) == 1; }

    Lines setUp; ///< what it was told before it had moved
};

const std::string AfterReply = std::string(Start) + " moves e3e4 e6e5";

TEST(EnginePondering, AnEngineThatCanThinkOnTheOpponentsTimeIsToldThatItMay) {
    const PonderingEngine talk;
    EXPECT_TRUE(talk.wasTold("setoption name Ponder value true"));
    EXPECT_TRUE(talk.engine.canPonder());
}

TEST(EnginePondering, NobodyPondersUnlessTheOwnerWantsIt) {
    const PonderingEngine talk({}, false);
    EXPECT_FALSE(talk.wasTold("setoption name Ponder value true"));
    EXPECT_FALSE(talk.engine.canPonder());
}

TEST(EnginePondering, AnEngineWithoutTheOptionDoesNotPonder) {
    EXPECT_FALSE(
        PonderingEngine({}, true, "option name Hash type spin default 1 min 1 max 9").engine.canPonder());
}

TEST(EnginePondering, AnEngineForWhichTheUserForbidsItDoesNotPonder) {
    const PonderingEngine talk(withOptions({{"Ponder", "false"}}, true));
    EXPECT_FALSE(talk.wasTold("setoption name Ponder value true"));
    EXPECT_FALSE(talk.engine.canPonder());
}

TEST(EnginePondering, AWishDuringTheGameIsToldBeforeTheNextMove) {
    PonderingEngine talk({}, false);
    talk.engine.setPondering(true);
    EXPECT_FALSE(talk.engine.canPonder());
    talk.ask();
    EXPECT_EQ(talk.told(), (Lines{"setoption name Ponder value true", Start, "go movetime 1000"}));
    EXPECT_TRUE(talk.engine.canPonder());
}

TEST(EnginePondering, TheEngineThinksAboutTheExpectedReplyForAsLongAsTheOpponentDoes) {
    PonderingEngine talk;
    talk.ponder();
    EXPECT_EQ(talk.told(), (Lines{AfterReply, "go ponder movetime 1000"}));
    EXPECT_TRUE(talk.engine.isPondering());
    EXPECT_FALSE(talk.engine.wakeAt());
    talk.pass(std::chrono::hours(1));
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(EnginePondering, AHitIsToldAndTheTimeForTheMoveCountsFromThen) {
    PonderingEngine talk;
    talk.ponder();
    talk.told();
    talk.pass(std::chrono::hours(1));
    talk.engine.ponderHit({}, {}, talk.now);
    EXPECT_EQ(talk.told(), Lines{"ponderhit"});
    EXPECT_FALSE(talk.engine.isPondering());
    EXPECT_EQ(talk.engine.wakeAt(), talk.now + milliseconds(1000 + 3000));
    talk.says({"info depth 5 score cp 12 pv d3d4", "bestmove d3d4"});
    EXPECT_EQ(talk.heard(), Lines{"plays d3d4, 12"});
}

TEST(EnginePondering, TheClockAtTheHitDecides) {
    PonderingEngine talk;
    const TimeControl minute{milliseconds(60000)};
    GameClock clock({minute, minute}, Side::First, {milliseconds(1000), milliseconds(0)});
    MoveQuestion question{gameAfter({"e3e4", "e6e5"})};
    question.clock = clock;
    talk.engine.ponder(question, talk.now);
    EXPECT_EQ(talk.told().back(), "go ponder wtime 59000 btime 60000");
    talk.pass(milliseconds(20000)); // of the opponent
    clock.start(talk.now);
    talk.engine.ponderHit(clock, talk.now, talk.now);
    EXPECT_EQ(talk.engine.wakeAt(), talk.now + milliseconds(59000 + 3000));
}

TEST(EnginePondering, AnotherReplyStopsTheEngineAndIsAskedAbout) {
    PonderingEngine talk;
    talk.ponder();
    talk.told();
    talk.ask(gameAfter({"e3e4", "d6d5"}));
    EXPECT_EQ(talk.told(), Lines{"stop"});
    EXPECT_FALSE(talk.engine.isPondering());
    talk.says({"bestmove c3c4"}); // about the reply that did not come
    EXPECT_EQ(talk.told(), (Lines{std::string(Start) + " moves e3e4 d6d5", "go movetime 1000"}));
    talk.says({"bestmove d3d4"});
    EXPECT_EQ(talk.heard(), (Lines{"asked", "plays d3d4, no score"}));
}

TEST(EnginePondering, AnAnswerThatComesTooEarlyWaitsForTheOpponent) {
    PonderingEngine talk;
    talk.ponder();
    talk.told();
    talk.says({"bestmove d3d4"});
    EXPECT_EQ(talk.heard(), Lines{});
    EXPECT_FALSE(talk.engine.isQuestionWaiting());
    talk.pass(std::chrono::hours(1));
    talk.engine.ponderHit({}, {}, talk.now);
    EXPECT_EQ(talk.told(), Lines{});
    EXPECT_EQ(talk.heard(), Lines{}); // not within the call
    talk.pass(milliseconds(0));
    EXPECT_EQ(talk.heard(), Lines{"plays d3d4, no score"});
}

TEST(EnginePondering, AnEarlyAnswerWaitsUntilTheEngineIsReady) {
    PonderingEngine talk;
    talk.ponder();
    talk.says({"bestmove d3d4"});
    talk.engine.press("Clear Hash", talk.now);
    talk.engine.ponderHit({}, {}, talk.now);
    talk.pass(milliseconds(0));
    EXPECT_EQ(talk.heard(), Lines{});
    talk.says({"readyok"});
    talk.pass(milliseconds(0));
    EXPECT_EQ(talk.heard(), (Lines{"pressed", "plays d3d4, no score"}));
}

TEST(EnginePondering, AnEarlyAnswerIsDroppedWithItsQuestion) {
    PonderingEngine talk;
    talk.ponder();
    talk.says({"bestmove d3d4"});
    talk.told();
    talk.ask(gameAfter({"e3e4", "d6d5"}));
    EXPECT_EQ(talk.told().back(), "go movetime 1000"); // it has stopped already
    talk.says({"bestmove c3c4"});
    EXPECT_EQ(talk.heard(), Lines{"plays c3c4, no score"});
}

TEST(EnginePondering, ItEndsWhenItIsCancelled) {
    PonderingEngine talk;
    talk.ponder();
    talk.told();
    talk.engine.cancel(talk.now);
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.says({"bestmove d3d4"});
    EXPECT_EQ(talk.heard(), Lines{});
    EXPECT_FALSE(talk.engine.isPondering());
}

TEST(EnginePondering, AnEngineThatDiesMeanwhileIsStartedAnewForItsMove) {
    PonderingEngine talk;
    talk.ponder();
    talk.told();
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), Lines{"fails: Crashed 11"});
    EXPECT_FALSE(talk.engine.isPondering());
    EXPECT_FALSE(talk.engine.canPonder());
    talk.ask(gameAfter({"e3e4", "e6e5"}));
    EXPECT_EQ(talk.told(), (Lines{"START 2", "uci"}));
}

TEST(EnginePondering, AnEngineThatPondersCannotBeHurried) {
    PonderingEngine talk;
    talk.ponder();
    talk.told();
    talk.engine.moveNow(talk.now);
    EXPECT_EQ(talk.told(), Lines{});
}

TEST(EnginePondering, InUsiTheOptionNeedNotBeListed) {
    Talk talk(speaking(Protocol::Usi));
    talk.engine.setPondering(true);
    talk.ask(gameOf("shogi"));
    talk.says({"usiok", "readyok", "readyok", "bestmove 7g7f ponder 3c3d"});
    EXPECT_TRUE(talk.engine.canPonder());
    talk.told();
    Game game = gameOf("shogi");
    for (const char* move : {"7g7f", "3c3d"})
        EXPECT_FALSE(game.play(parseMove(move, game.position(), Protocol::Usi).value()));
    talk.engine.ponder({game, goFor(milliseconds(1000)), {}, {}, {}}, talk.now);
    EXPECT_EQ(talk.told().back(), "go ponder wtime 0 btime 0 byoyomi 1000 movetime 1000");
}

// --- questions that are dropped

TEST(EngineQuestions, ADroppedQuestionIsStoppedAndNotAnswered) {
    ThinkingEngine talk;
    talk.engine.cancel(talk.now);
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.says({"info depth 5 score cp 3 pv e3e4", "bestmove e3e4"});
    EXPECT_EQ(talk.heard(), Lines{});
    EXPECT_FALSE(talk.engine.wakeAt());
}

TEST(EngineQuestions, TheNextQuestionWaitsForTheEndOfTheLast) {
    ThinkingEngine talk;
    talk.ask(gameOf("euroshogi"), milliseconds(50));
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.says({"bestmove d3d4"});
    EXPECT_EQ(talk.told(), (Lines{Start, "go movetime 50"}));
    EXPECT_EQ(talk.heard(), Lines{"asked"});
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.heard(), Lines{"plays e3e4, no score"});
}

TEST(EngineQuestions, AnEngineThatHangsAfterADroppedQuestionIsStartedAgainForTheNext) {
    ThinkingEngine talk;
    talk.ask();
    talk.told();
    talk.pass(milliseconds(2000));
    EXPECT_EQ(talk.heard(), Lines{});
    EXPECT_EQ(talk.told(), (Lines{"quit", "CLOSE 1", "START 2", "uci"}));
    talk.engine.receive(1, "bestmove e3e4", talk.now); // from the process that is being ended
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(EngineQuestions, AnEngineThatEndsAfterADroppedQuestionIsStartedAgainForTheNext) {
    ThinkingEngine talk;
    talk.ask();
    talk.told();
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), Lines{});
    EXPECT_EQ(talk.told(), (Lines{"START 2", "uci"}));
}

TEST(EngineQuestions, AnEngineThatHasFailedIsStartedAgainForTheNextQuestion) {
    ThinkingEngine talk;
    talk.end({11, 0});
    EXPECT_EQ(talk.heard(), Lines{"fails: Crashed 11"});
    talk.ask();
    EXPECT_EQ(talk.told(), (Lines{"START 2", "uci"}));
}

TEST(EngineQuestions, AnEngineThatEndsWithoutAQuestionIsNoFailure) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.heard();
    talk.end({std::nullopt, 0});
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(EngineQuestions, AnEngineThatDoesNotReadFails) {
    ThinkingEngine talk;
    talk.engine.writeFailed(1, talk.now);
    EXPECT_EQ(talk.heard(), Lines{"fails: DoesNotRead"});
}

// --- analysis

TEST(EngineAnalysis, LinesAreReportedUntilTheQuestionIsDropped) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.heard();
    talk.engine.analyse(gameOf("euroshogi"), 2, talk.now);
    EXPECT_EQ(talk.told(), (Lines{"setoption name MultiPV value 2", Start, "go infinite"}));
    EXPECT_FALSE(talk.engine.wakeAt());
    talk.says(
        {"info depth 1 multipv 1 score cp 10 pv e3e4 e6e5", "info depth 1 multipv 2 score cp 5 pv d3d4"});
    EXPECT_EQ(talk.heard(), (Lines{"line 1 of depth 1, 2 moves", "line 2 of depth 1, 1 moves"}));
    talk.engine.cancel(talk.now);
    talk.says({"info depth 2 multipv 1 score cp 10 pv e3e4", "bestmove e3e4"});
    EXPECT_EQ(talk.heard(), Lines{});
    talk.ask();
    EXPECT_EQ(talk.told(), (Lines{"stop", "setoption name MultiPV value 1", Start, "go movetime 1000"}));
}

TEST(EngineAnalysis, ALineWithAMateOfUnknownLengthIsReported) {
    Talk talk(speaking(Protocol::Usi));
    talk.engine.analyse(gameOf("shogi"), 1, talk.now);
    talk.says({"usiok", "readyok", "readyok", "info depth 3 score mate + pv 7g7f 3c3d"});
    const auto events = talk.engine.takeEvents();
    ASSERT_FALSE(events.empty());
    const auto* line = std::get_if<SearchInfo>(&events.back());
    ASSERT_TRUE(line);
    EXPECT_EQ(line->score, Score::mateOfUnknownLength(true));
    EXPECT_EQ(line->line.size(), 2U);
}

TEST(EngineAnalysis, AnEngineWithTheOptionIsToldWhetherItAnalyses) {
    Talk talk;
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.says({"option name UCI_Variant type combo var euroshogi",
               "option name UCI_AnalyseMode type check default false", "uciok", "readyok"});
    talk.told();
    talk.says({"readyok"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name UCI_AnalyseMode value true", Start, "go infinite"}));
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.told(), (Lines{"stop", Start, "go infinite"})); // it knows that already
    talk.ask();
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.told(),
              (Lines{"stop", "setoption name UCI_AnalyseMode value false", Start, "go movetime 1000"}));
}

TEST(EngineAnalysis, NoMoreLinesAreAskedForThanTheEngineHas) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.analyse(gameOf("euroshogi"), 20, talk.now);
    EXPECT_EQ(talk.told(), (Lines{"setoption name MultiPV value 5", Start, "go infinite"}));
}

TEST(EngineAnalysis, OnlyLegalMovesAndExactScoresArePassedOn) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.heard();
    talk.says({"info depth 3 score cp 10 lowerbound pv e3e4", "info depth 3 pv e3e4",
               "info depth 3 score cp 1", "info depth 3 score cp 1 pv e3e5",
               "info depth 4 score cp 1 pv e3e4 e3e4 e6e5"});
    EXPECT_EQ(talk.heard(), Lines{"line 1 of depth 4, 1 moves"});
}

TEST(EngineAnalysis, OnlySomeMovesAreSearched) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    const Game game = gameOf("euroshogi");
    talk.engine.analyse(
        game, 1, talk.now,
        {uci::parse("e3e4", game.position()).value(), uci::parse("d3d4", game.position()).value()});
    EXPECT_EQ(talk.told(), (Lines{Start, "go infinite searchmoves e3e4 d3d4"}));
}

TEST(EngineAnalysis, AnEngineThatSearchesOtherMovesFails) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    const Game game = gameOf("euroshogi");
    talk.engine.analyse(game, 1, talk.now, {uci::parse("d3d4", game.position()).value()});
    talk.heard();
    for (int line = 1; line < 8; ++line)
        talk.says({"info depth 1 score cp 1 pv e3e4"});
    EXPECT_EQ(talk.heard(), Lines{});
    talk.says({"info depth 8 score cp 1 pv e3e4"});
    EXPECT_EQ(talk.heard(), Lines{"fails: IgnoresMoves e3e4"});
}

TEST(EngineAnalysis, AnEngineThatOnlyHasIllegalMovesDoesNotKnowTheRules) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.heard();
    for (int line = 1; line < 8; ++line)
        talk.says({"info depth 1 score cp 1 pv a1a8"});
    EXPECT_EQ(talk.heard(), Lines{});
    talk.says({"info depth 8 score cp 1 pv a1a8"});
    EXPECT_EQ(talk.heard(), Lines{"fails: OtherRules a1a8"});
}

TEST(EngineAnalysis, AnEngineThatHadAGoodLineMayHaveBadOnes) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.says({"info depth 1 score cp 1 pv e3e4"});
    talk.heard();
    for (int line = 0; line < 20; ++line)
        talk.says({"info depth 1 score cp 1 pv a1a8"});
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(EngineAnalysis, AnEngineMayEndItByItself) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.heard();
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.heard(), Lines{"analysis ended"});
}

TEST(EngineAnalysis, OtherThreadsRestartItWithoutGoingBack) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.setThreads(4, talk.now);
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    EXPECT_EQ(talk.told(), (Lines{"setoption name Threads value 4", Start, "go infinite"}));
    talk.says({"info depth 7 score cp 1 pv e3e4"});
    talk.heard();
    talk.engine.setThreads(4, talk.now);
    EXPECT_EQ(talk.told(), Lines{});
    talk.engine.setThreads(100, talk.now); // the engine takes 8 at most
    EXPECT_EQ(talk.told(), Lines{"stop"});
    talk.says({"bestmove e3e4"});
    EXPECT_EQ(talk.told(), (Lines{"setoption name Threads value 8", Start, "go infinite"}));
    talk.says({"info depth 1 score cp 1 pv e3e4", "info depth 7 score cp 2 pv e3e4"});
    EXPECT_EQ(talk.heard(), Lines{"line 1 of depth 7, 1 moves"});
}

TEST(EngineAnalysis, ALongOneMayWriteALotInTheEnd) {
    ThinkingEngine talk;
    talk.says({"bestmove e3e4"});
    talk.engine.analyse(gameOf("euroshogi"), 1, talk.now);
    talk.heard();
    const std::string line = "info string " + std::string(10000, 'x');
    for (int i = 0; i < 10000; ++i) { // 100 kB a second
        talk.pass(milliseconds(100));
        talk.engine.receive(1, line, talk.now);
    }
    EXPECT_EQ(talk.heard(), Lines{});
    for (int i = 0; i < 2000; ++i)
        talk.engine.receive(1, line, talk.now);
    EXPECT_EQ(talk.heard(), Lines{"fails: Floods"});
}

// --- random commands and answers

/// Gives random commands and answers at random times, and checks laws: each process is started once, it is only written to
/// between its start and the end of its input, and after `quit` all processes end.
void talkAtRandom(unsigned seed) {
    std::mt19937 random(seed);
    const auto upTo = [&random](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most + 1));
    };
    const Lines sayings{"uciok",
                        "usiok",
                        "readyok",
                        "readyok",
                        "bestmove e3e4",
                        "bestmove a1a1",
                        "bestmove resign",
                        "bestmove (none)",
                        "info depth 3 score cp 1 pv e3e4",
                        "id name Cube",
                        "garbage",
                        "option name UCI_Variant type combo var euroshogi",
                        "option name VariantPath type string default",
                        "option name Ponder type check default false",
                        "option name Threads type spin default 1"};
    Talk talk(withOptions({{"Hash", "8"}}, upTo(1) == 1));
    std::set<ProcessId> writable;
    std::set<ProcessId> alive;
    const auto look = [&] {
        for (auto actions = talk.engine.takeActions(); !actions.empty(); actions = talk.engine.takeActions())
            for (const auto& action : actions) {
                if (const auto* start = std::get_if<StartProcess>(&action)) {
                    ASSERT_TRUE(alive.insert(start->process).second);
                    ASSERT_TRUE(writable.insert(start->process).second);
                } else if (const auto* line = std::get_if<WriteLine>(&action)) {
                    ASSERT_TRUE(writable.contains(line->process) || !alive.contains(line->process));
                } else if (const auto* close = std::get_if<CloseInput>(&action)) {
                    writable.erase(close->process);
                } else if (std::holds_alternative<WriteFile>(action)) {
                    upTo(1) ? talk.engine.fileWritten("/tmp/rules.ini", talk.now)
                            : talk.engine.fileFailed("no space", talk.now);
                }
            }
    };
    const auto end = [&](ProcessId process) {
        alive.erase(process);
        writable.erase(process);
        talk.engine.processEnded(process, {}, talk.now);
    };
    const auto anyAlive = [&] {
        return alive.empty() ? 0 : *std::next(alive.begin(), upTo(static_cast<int>(alive.size()) - 1));
    };
    for (int step = 0; step < 300; ++step) {
        switch (upTo(27)) {
        case 0: talk.engine.start(talk.now); break;
        case 1: talk.engine.beginGame(); break;
        case 2: talk.engine.getReady(variant("zoshogi"), talk.now); break;
        case 3: talk.ask(); break;
        case 4: talk.engine.analyse(gameOf("euroshogi"), 1 + upTo(2), talk.now); break;
        case 5: talk.engine.press("Clear Hash", talk.now); break;
        case 6: talk.engine.setThreads(1 + upTo(7), talk.now); break;
        case 7: talk.engine.moveNow(talk.now); break;
        case 8: talk.engine.cancel(talk.now); break;
        case 9: talk.pass(milliseconds(upTo(5000))); break;
        case 10:
            if (const auto process = anyAlive()) end(process);
            break;
        case 11: talk.engine.writeFailed(talk.engine.process().value_or(0), talk.now); break;
        case 12: talk.engine.setPondering(upTo(1) == 1); break;
        case 13:
            if (talk.engine.canPonder())
                talk.engine.ponder({gameOf("euroshogi"), goFor(milliseconds(1000)), {}, {}, {}}, talk.now);
            break;
        case 14:
            if (talk.engine.isPondering()) talk.engine.ponderHit({}, {}, talk.now);
            break;
        default:
            talk.engine.receive(anyAlive(),
                                sayings[static_cast<std::size_t>(upTo(static_cast<int>(sayings.size()) - 1))],
                                talk.now);
        }
        look();
        if (testing::Test::HasFatalFailure()) return;
        talk.engine.takeEvents();
    }
    talk.engine.quit(talk.now);
    look();
    EXPECT_TRUE(writable.empty());
    talk.pass(milliseconds(2000));
    while (!alive.empty())
        end(*alive.begin());
    EXPECT_TRUE(talk.engine.isOver());
    EXPECT_FALSE(talk.engine.wakeAt());
}

TEST(EngineLaws, ProcessesAreStartedWrittenToAndEndedInOrder) {
    for (unsigned seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        talkAtRandom(seed);
        if (HasFailure()) return;
    }
}

// --- ending

TEST(EngineEnd, AnEngineIsToldToQuit) {
    ThinkingEngine talk;
    talk.engine.quit(talk.now);
    EXPECT_EQ(talk.told(), (Lines{"quit", "CLOSE 1"}));
    EXPECT_FALSE(talk.engine.isOver());
    talk.engine.processEnded(1, {}, talk.now);
    EXPECT_TRUE(talk.engine.isOver());
    EXPECT_FALSE(talk.engine.wakeAt());
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(EngineEnd, AnEngineThatIgnoresQuitIsKilled) {
    ThinkingEngine talk;
    talk.engine.quit(talk.now);
    talk.told();
    talk.pass(milliseconds(999));
    EXPECT_EQ(talk.told(), Lines{});
    talk.pass(milliseconds(1));
    EXPECT_EQ(talk.told(), Lines{"KILL 1"});
    EXPECT_FALSE(talk.engine.isOver());
    EXPECT_FALSE(talk.engine.wakeAt());
    talk.engine.processEnded(1, {9, 0}, talk.now);
    EXPECT_TRUE(talk.engine.isOver());
}

TEST(EngineEnd, AnEngineThatHasFailedIsKilledWhileTheNextOneStarts) {
    ThinkingEngine talk;
    talk.pass(milliseconds(6000));
    talk.ask();
    talk.told();
    talk.pass(milliseconds(1000));
    EXPECT_EQ(talk.told(), Lines{"KILL 1"});
    EXPECT_EQ(talk.engine.process(), 2);
}

} // namespace
} // namespace komadai::core::protocol
