// komadai-engine as its clients see it.
#include "core/endgames/endgame_file.h"
#include "core/endgames/endgame_maker.h"
#include "core/protocol/engine_answer.h"
#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "matches/child_process.h"
#include "tests/core/law_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <regex>

#include <unistd.h>

namespace komadai {
namespace {

using namespace std::chrono_literals;
using core::protocol::Protocol;
using Clock = ChildProcess::Clock;

const std::string Variants = std::string(KOMADAI_TEST_DATA) + "/variants";
const std::string Books = std::string(KOMADAI_TEST_DATA) + "/books";
const std::string Networks = KOMADAI_NETWORKS;

/// The engine and a client that waits for its answers, with a time limit. Every line of the engine must be an answer of the
/// protocol.
class Conversation {
public:
    /// Several lines are sent at once.
    void send(std::string_view lines) { ASSERT_TRUE(m_engine.writeLine(lines, Clock::now() + Patience)); }

    /// Reads up to a line that contains `expected`, and returns the lines before it. Fails if no such line comes.
    std::vector<std::string> await(const std::string& expected) {
        const std::regex pattern(expected);
        std::vector<std::string> passed;
        std::string line;
        while (m_engine.readLine(line, Clock::now() + Patience) == ChildProcess::Read::Line) {
            EXPECT_TRUE(core::protocol::parseAnswer(line, Protocol::Uci) || line.starts_with("checkmate "))
                << line;
            if (std::regex_search(line, pattern)) return passed;
            passed.push_back(line);
        }
        ADD_FAILURE() << "no line with " << expected;
        return passed;
    }

    /// Whether only `info` comes during this time.
    bool isSilentFor(Clock::duration time) {
        const auto end = Clock::now() + time;
        std::string line;
        while (m_engine.readLine(line, end) == ChildProcess::Read::Line)
            if (!line.starts_with("info ")) return false;
        return true;
    }

    /// How long the engine takes from a command to a line.
    Clock::duration timeFrom(std::string_view command, const std::string& expected) {
        const auto start = Clock::now();
        send(command);
        await(expected);
        return Clock::now() - start;
    }

    int quit() {
        send("quit");
        return m_engine.end(Patience);
    }

private:
    static constexpr auto Patience = 20s;
    ChildProcess m_engine{KOMADAI_ENGINE};
};

/// A line of the client, and the line that answers it.
struct Exchange {
    std::string said, answered;
};
struct Transcript {
    const char* name;
    std::vector<Exchange> exchanges;
};

const Exchange UciGreeting{"uci", "^uciok$"};
const Exchange UsiGreeting{"usi", "^usiok$"};

const std::vector<Transcript> Transcripts{
    {"UciNamesItsOptions",
     {{"uci", "^option name UCI_Variant type combo default euroshogi var euroshogi .*var shogi"},
      {"", "^option name VariantPath type string default <empty>$"},
      {"", "^option name Hash type spin default 64 min 1 max "},
      {"", "^option name Threads type spin default 1 min 1 "},
      {"", "^option name Clear Hash type button$"},
      {"", "^option name Ponder type check default false$"},
      {"", "^option name MultiPV type spin default 1 min 1 "},
      {"", "^option name Skill Level type spin default 20 min 0 max 20$"},
      {"", "^option name UCI_LimitStrength type check default false$"},
      {"", "^option name Move Overhead type spin default 20 min 0 max 10000$"},
      {"", "^option name OwnBook type check default false$"},
      {"", "^option name BookFile type string default <empty>$"},
      {"", "^option name EndgamePath type string default <empty>$"},
      {"", "^option name EvalFile type string default <empty>$"},
      {"", "^option name UCI_Elo type spin default 2600 min 800 max 2600$"},
      {"", "^uciok$"}}},
    {"UsiNamesItsOptions",
     {{"usi", "^option name USI_Variant type combo default shogi "},
      {"", "^option name USI_Hash "},
      {"", "^option name USI_Ponder "},
      {"", "^option name NetworkDelay type spin default 20 min 0 max 10000$"},
      {"", "^usiok$"}}},
    {"AnEngineThatMayDeclareDoesSoInUsi",
     {UsiGreeting,
      {"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1\ngo movetime 1000", "^bestmove win$"},
      {"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1\ngo depth 1", "^bestmove [1-9PRB]"}}},
    {"AnAnalysisIsAnsweredWithAMoveAndNotWithADeclaration",
     {UsiGreeting,
      {"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1\ngo infinite\nstop",
       "^bestmove [1-9PRB]"}}},
    {"UciHasNoWordForADeclaration",
     {UciGreeting,
      {"setoption name UCI_Variant value shogi", "^info string variant shogi "},
      {"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1\ngo depth 1",
       "^bestmove [a-i1-9PRB]"}}},
    {"TheClientChoosesTheEnteringKingRule",
     {{"usi", "^option name EnteringKingRule type combo default CSARule27 var NoEnteringKing var CSARule24 "
              "var CSARule27$"},
      {"", "^usiok$"},
      {"setoption name EnteringKingRule value CSARule24\n"
       "position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1\ngo depth 1",
       "^bestmove [1-9PRB]"},
      {"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2BP 1\ngo depth 1", "^bestmove win$"},
      {"setoption name EnteringKingRule value NoEnteringKing\n"
       "position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2R2BP 1\ngo depth 1",
       "^bestmove [1-9PRB]"},
      {"setoption name EnteringKingRule value TryRule", "^info string .*TryRule"}}},
    {"TheDefaultVariantOfUsiIsShogi",
     {UsiGreeting,
      {"position startpos moves 7g7f\ngo depth 2", "^bestmove [1-9][a-i]"},
      {"setoption name USI_Variant value minishogi", "^info string variant minishogi "},
      {"position startpos\ngo depth 1", "^bestmove [1-5][a-e]"}}},
    {"AVariantIsDescribedWhenItIsChosen",
     {UciGreeting,
      {"setoption name UCI_Variant value euroshogi",
       R"(^info string variant euroshogi files 8 ranks 8 pocket 7 template shogi startpos )"
       R"(1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1\[\] w - - 0 1$)"},
      {"setoption name UCI_Variant value greatshatranj",
       "^info string variant greatshatranj files 10 ranks 8 pocket 0 template fairy startpos "}}},
    {"AnUnknownVariantChangesNothing",
     {UciGreeting,
      {"setoption name UCI_Variant value chaturanga", "^info string Unknown variant .+chaturanga.*euroshogi"},
      {"position startpos moves e3e4\ngo depth 1", "^bestmove [a-h][1-8]"}}},
    {"NamesOfOptionsAreCaseInsensitive",
     {{"setoption name uci_variant value minishogi", "variant minishogi"}}},
    {"AFileOfVariantsIsAddedToTheList",
     {UciGreeting,
      {"setoption name VariantPath value " + Variants + "/kings.ini",
       "^option name UCI_Variant type combo default euroshogi var euroshogi .*var kings$"},
      {"setoption name UCI_Variant value kings", "^info string variant kings files 5 ranks 5 pocket 0 "},
      {"position startpos moves e1d2\ngo depth 1", "^bestmove a5"},
      {"setoption name VariantPath value <empty>",
       "^option name UCI_Variant type combo .* var gorogoroshogi$"},
      {"position startpos\ngo depth 1", "^bestmove [a-h][1-8]"}}},
    {"ProblemsOfAFileAreNamedAndNothingIsAdded",
     {UciGreeting,
      {"setoption name VariantPath value " + Variants + "/broken.ini",
       R"(^info string .*/broken\.ini, line 4, maxFile: )"},
      {"", R"(^info string .*/broken\.ini, line 6, customPiece1: )"},
      {"", R"(^info string .*/broken\.ini, line 7, flavour: )"},
      {"setoption name VariantPath value /no/such/file", "^info string /no/such/file cannot be read"},
      {"setoption name VariantPath value /dev/zero",
       "^info string /dev/zero is too large; at most 1 MiB can be read"},
      {"setoption name UCI_Variant value broken", "^info string Unknown variant"}}},
    {"AnInvalidPositionLeavesTheGameUnchanged",
     {{"position startpos moves e3e4\nposition fen nonsense", "^info string The position cannot be read"},
      {"position fen 8/8/8/8/8/8/8/4K3[-] w 0 1",
       "^info string The position breaks the rules: Black has no king"},
      {"position startpos moves e3e5", "^info string .+e3e5.+ is not a legal move"},
      {"go depth 1", "^bestmove [a-h][678]"}}},
    {"MovesWithoutTheWordMovesAreIgnored",
     {{"position startpos e3e4",
       "^info string .+e3e4.+ is ignored, because the word .+moves.+ is missing before it"},
      {"go depth 1", "^bestmove [a-h][1-3]"}}},
    {"AClientMayPlayOnWhereTheRulesHaveEndedTheGame",
     {{"position startpos moves g2f2 b7c7 f2g2 c7b7 g2f2 b7c7 f2g2 c7b7 g2f2 b7c7 f2g2 c7b7 e3e4\ngo depth 1",
       "^bestmove ([a-h][678]|b7)"}}},
    {"APonderhitAnswersWithADeclarationAtOnce",
     {UsiGreeting,
      {"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1\n"
       "go ponder btime 3600000 wtime 3600000\nponderhit",
       "^bestmove win$"}}},
    {"WithoutALegalMoveThereIsNoBestMove",
     {{"position fen k7/1R6/1K6/8/8/8/8/R7[-] b 0 1\ngo infinite\nstop", R"(^bestmove \(none\)$)"},
      UsiGreeting,
      {"position sfen k8/G8/1K7/9/9/9/9/9/9 w - 1\ngo depth 1", "^bestmove resign$"}}},
    {"ABestMoveNamesTheReplyItExpects",
     {{"position startpos\ngo depth 4", "^bestmove [a-h][1-8][a-h][1-8] ponder [a-hPNBRG@1-8+]+$"}}},
    {"PonderingEndsWithAStop",
     {{"position startpos moves e3e4\ngo ponder wtime 100 btime 100\nisready", "^readyok$"},
      {"stop", "^bestmove "}}},
    {"APonderhitEndsPonderingThatIsFinished",
     {{"go ponder depth 1\nisready", "^readyok$"}, {"ponderhit", "^bestmove "}}},
    {"APonderhitWithoutPonderingIsIgnored",
     {{"ponderhit\nisready", "^readyok$"},
      {"go infinite\nponderhit\nisready", "^readyok$"},
      {"stop", "^bestmove "}}},
    {"EveryClockIsUnderstood",
     {{"go wtime 300 btime 300 winc 10 binc 10", "^bestmove "},
      {"go wtime 300 btime 300 movestogo 5", "^bestmove "},
      {"go movetime 10", "^bestmove "},
      {"go movetime abc", "^bestmove "},
      {"go winc 100", "^bestmove "},
      {"go nodes 500", "^bestmove "},
      UsiGreeting,
      {"go btime 0 wtime 0 byoyomi 60", "^bestmove "},
      {"go btime 300 wtime 300 binc 10 winc 10", "^bestmove "}}},
    // With an hour on its clock, a move that is not forced takes longer than a test waits.
    {"AForcedMoveIsPlayedAtOnceWithAScore",
     {{"position fen k7/8/1K6/8/8/8/8/7R[-] b 0 1\ngo wtime 3600000 btime 3600000",
       "^info depth [1-9].* score "},
      {"", "^bestmove a8b8"}}},
    {"AForcedMoveIsPlayedAtOnceInByoyomi",
     {UsiGreeting,
      {"setoption name USI_Variant value euroshogi\n"
       "position sfen k7/8/1K6/8/8/8/8/7R w - 1\ngo btime 0 wtime 0 byoyomi 3600000",
       "^bestmove 8a7a"}}},
    {"AForcedMoveIsPlayedAtOnceAfterAPonderhit",
     {{"position fen k7/8/1K6/8/8/8/8/7R[-] b 0 1\ngo ponder wtime 3600000 btime 3600000\nponderhit",
       "^bestmove a8b8"}}},
    {"AMoveOfTheBookIsPlayedAtOnce",
     {UciGreeting,
      {"setoption name BookFile value " + Books +
           "/euroshogi.book\nsetoption name OwnBook value true\n"
           "position startpos\ngo wtime 1000000 btime 1000000",
       "^info string This is a move of the opening book"},
      {"", "^bestmove a3a4 ponder a6a5$"},
      {"position startpos moves a3a4\ngo depth 1", "^info depth 1 "},
      {"", "^bestmove "}}},
    {"WithoutOwnBookTheBookIsNotUsed",
     {UciGreeting,
      {"setoption name BookFile value " + Books + "/euroshogi.book\nposition startpos\ngo depth 1",
       "^info depth 1 "},
      {"", "^bestmove "}}},
    {"AnAnalysisUsesNoBook",
     {UciGreeting,
      {"setoption name OwnBook value true\nsetoption name BookFile value " + Books +
           "/euroshogi.book\nposition startpos\ngo infinite",
       "^info depth 2 "},
      {"stop", "^bestmove "},
      {"go depth 1 searchmoves e3e4", "^info depth 1 "},
      {"", "^bestmove e3e4"}}},
    {"ABookOfEnginesIsReadAndItsProblemsAreNamed",
     {UsiGreeting,
      {"setoption name OwnBook value true\nsetoption name BookFile value " + Books + "/shogi.db",
       R"(^info string .*/shogi\.db, line 4: .+7g7e.+ is not a legal move)"},
      {"position startpos\ngo btime 100000 wtime 100000", "^info string This is a move of the opening book"},
      {"", "^bestmove 9g9f ponder 9c9d$"},
      {"setoption name USI_Variant value minishogi\nposition startpos\ngo depth 1", "^bestmove [1-5]"}}},
    {"AProblemWithTheBookFileIsNamed",
     {UciGreeting,
      {"setoption name OwnBook value true\nsetoption name BookFile value /no/such.book",
       "^info string /no/such.book cannot be read: No such file or directory. The engine plays without a "
       "book"},
      {"setoption name BookFile value " + Variants + "/kings.ini",
       "^info string .*kings.ini: the file is not an opening book"},
      {"setoption name UCI_Variant value shogi\nsetoption name BookFile value " + Books + "/euroshogi.book",
       "^info string .*euroshogi.book is a book of the variant euroshogi, so it is not used now"},
      {"setoption name UCI_Variant value euroshogi\nposition startpos\ngo depth 1", "^bestmove a3a4"}}},
    {"AGameWithoutEndgameTablesIsNamed",
     {UciGreeting,
      {"setoption name EndgamePath value /no/such/folder",
       "^info string Endgame tables are not possible for games with drops"},
      {"setoption name UCI_Variant value greatshatranj", "^info string Endgame tables: 0$"},
      {"setoption name VariantPath value", "^info string Endgame tables: 0$"}, // it may bring other rules
      {"position startpos\ngo depth 1", "^bestmove "}}},
    {"ANetworkThatCannotBeUsedIsNamed",
     {UciGreeting,
      {"setoption name EvalFile value /no/such.network",
       "^info string /no/such.network: No such file or directory. The evaluation of the program is used"},
      {"setoption name UCI_Variant value shogi\nsetoption name EvalFile value " + Networks +
           "/euroshogi.network",
       "^info string .*euroshogi.network is a network of the variant “euroshogi”. The evaluation of the "
       "program is used"},
      {"position startpos\ngo depth 1", "^bestmove "}}},
    {"AMateIsLookedForInUci",
     {UciGreeting,
      {"position fen 3g1kn1/7+N/+Bp3b2/2pPp3/P2Gn1pp/1PP1P+p1+b/RB6/2N1KG2[RGPPPpp] b - - 0 35\ngo mate 2",
       "^info depth 3 multipv 1 score mate 2 .* pv h3f1 e1d1 G@d2$"},
      {"", "^bestmove h3f1 ponder e1d1$"},
      {"go mate 1", "^info string No mate was found"},
      {"", "^bestmove "},
      {"position startpos\ngo mate 3", "^info string There is no mate by checks"},
      {"", "^bestmove [a-h][1-8]"},
      {"go mate 3 searchmoves a3a4", "^bestmove a3a4"},
      {"setoption name UCI_Variant value koshogi\ngo mate 3", "^info string No mate was found"},
      {"", "^bestmove "}}},
    {"AMateIsLookedForInUsi",
     {UsiGreeting,
      {"position sfen 4k4/9/9/9/3+PP4/9/9/9/K8 b 4G2r2b4s4n4l16p 1\ngo mate infinite",
       "^checkmate G\\*5b( [1-9][a-i][1-9][a-i]\\+?| G\\*[1-9][a-i]){8}$"},
      {"go mate 60000", "^checkmate G"},
      {"go nodes 100 mate infinite", "^checkmate timeout$"},
      {"position startpos\ngo mate 1000", "^checkmate nomate$"},
      {"position sfen k8/G8/1K7/9/9/9/9/9/9 w - 1\ngo mate 1000", "^checkmate nomate$"},
      {"setoption name USI_Variant value shoshogi\ngo mate 1000", "^checkmate notimplemented$"}}},
    {"AStopEndsTheSearchForAMate",
     {UsiGreeting,
      {"position sfen g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/4+P1P1L/+B4K1Gg "
       "b - 1\n"
       "go mate infinite\nisready",
       "^readyok$"},
      {"stop", "^checkmate timeout$"}}},
    {"SeveralLinesAreReported",
     {{"setoption name MultiPV value 3\ngo depth 2", "^info depth 2 multipv 3 "}, {"", "^bestmove "}}},
    {"OnlyTheMovesOfSearchmovesAreSearched",
     {{"position startpos\ngo depth 3 searchmoves a3a4 a1a8 h3h4",
       "^info string .+a1a8.+ is not a legal move, so it is not searched.$"},
      {"", "^bestmove [ah]3[ah]4"}}},
    {"SeveralThreadsSearchTogether",
     {{"setoption name Threads value 2\nsetoption name Hash value 16\ngo depth 5", "^info depth 1 "},
      {"", "^bestmove "}}},
    {"SkillAndEloPlayWithinTheLimits",
     {{"setoption name Skill Level value 0\ngo depth 1", "^bestmove "},
      {"setoption name Skill Level value 19\ngo movetime 20", "^bestmove "},
      {"setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1000\ngo wtime 500 btime "
       "500",
       "^bestmove "}}},
    {"AWrongSettingIsNamed",
     {{"setoption name Contempt value 5",
       "^info string Option .+Contempt.+ is unknown, or .+5.+ is not a valid value"},
      {"setoption name Hash value much",
       "^info string Option .+Hash.+ is unknown, or .+much.+ is not a valid value"},
      {"setoption name Ponder value perhaps", "^info string Option .+Ponder.+"}}},
    {"SettingAnOptionEndsASearch",
     {{"go infinite\nsetoption name Hash value 8\nisready", "^bestmove "},
      {"", "^readyok$"},
      {"go infinite\nsetoption name Clear Hash\nisready", "^bestmove "},
      {"", "^readyok$"},
      {"go infinite\nsetoption name UCI_Variant value koshogi", "^bestmove "},
      {"", "^info string variant koshogi "},
      {"go nodes 300", "^bestmove "}}},
    {"APositionAGoOrAGreetingEndsASearch",
     {{"go infinite\nposition startpos moves e3e4", "^bestmove "},
      {"go infinite\ngo depth 1", "^bestmove "},
      {"", "^bestmove "},
      {"go infinite\nusi", "^bestmove "},
      {"", "^usiok$"}}},
    {"TheEndOfAGameEndsASearch",
     {UsiGreeting,
      {"go ponder btime 1000 wtime 1000\ngameover lose\nisready", "^bestmove "},
      {"", "^readyok$"},
      {"usinewgame\nisready", "^readyok$"}}},
};

class EngineTranscript : public testing::TestWithParam<Transcript> {};

TEST_P(EngineTranscript, IsAsWritten) {
    Conversation engine;
    for (const auto& [said, answered] : GetParam().exchanges) {
        if (!said.empty()) engine.send(said);
        engine.await(answered);
    }
    EXPECT_EQ(engine.quit(), 0);
}

INSTANTIATE_TEST_SUITE_P(Engine, EngineTranscript, testing::ValuesIn(Transcripts),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(EngineProgram, UsesTheEndgameTablesOfAFolder) {
    namespace fs = std::filesystem;
    const fs::path folder =
        fs::temp_directory_path() / ("komadai_engine_endgames_" + std::to_string(::getpid()));
    fs::create_directories(folder);
    const std::string text = "[tomate:greatshatranj]\nbareKing = none\n";
    std::ofstream(folder / "variants.ini") << text;
    auto variants = core::VariantSet::builtin();
    ASSERT_TRUE(variants.add(text).empty());
    core::Endgames endgames(variants.find("tomate"));
    const auto& spec = endgames.variant()->spec();
    const auto wanted = core::parseMaterial("KGvK", spec, endgames.symmetry());
    for (const auto& material : core::withMaterialsAfter({wanted.material}, endgames)) {
        endgames.add(core::makeEndgame(endgames, material));
        ASSERT_FALSE(core::writeEndgame(folder, *endgames.tables().back(), spec));
    }

    Conversation engine;
    engine.send("setoption name VariantPath value " + (folder / "variants.ini").string());
    engine.send("setoption name UCI_Variant value tomate\nsetoption name EndgamePath value " +
                folder.string());
    engine.await("^info string Endgame tables: 2$");
    engine.send("position sfen K9/G9/2k7/10/10/10/10/10 b - 1\ngo depth 2");
    engine.await("^info depth 2 .*score mate 16 ");
    engine.send("setoption name EndgamePath value\nposition sfen K9/G9/2k7/10/10/10/10/10 b - 1\ngo depth 2");
    engine.await("^info depth 2 .*score cp ");
    EXPECT_EQ(engine.quit(), 0);
    fs::remove_all(folder);
}

TEST(EngineProgram, EvaluatesWithTheNetworkOfAFile) {
    const auto variant = core::VariantSet::builtin().find("euroshogi");
    const core::Game game(core::AnyPosition::startOf(variant));
    const core::Limits depth{std::nullopt, 5, std::nullopt};
    core::Engine with, without;
    without.setNetwork(variant, nullptr);
    const auto scoreOf = [&](core::Engine& engine) {
        return " score cp " + std::to_string(engine.search(game, depth, {}).score.centipawns()) + " ";
    };
    ASSERT_NE(scoreOf(with), scoreOf(without));
    Conversation engine;
    const std::string search = "position startpos\ngo depth 5";
    engine.send("setoption name EvalFile value none\n" + search);
    engine.await("^info depth 5 .*" + scoreOf(without));
    engine.send("setoption name EvalFile value " + Networks + "/euroshogi.network\n" + search);
    engine.await("^info depth 5 .*" + scoreOf(with));
    engine.send("setoption name Hash value 32\nsetoption name EvalFile value none\n" + search);
    engine.await("^info depth 5 .*" + scoreOf(without));
    engine.send("setoption name EvalFile value\n" + search);
    engine.await("^info depth 5 .*" + scoreOf(with));
    EXPECT_EQ(engine.quit(), 0);
}

TEST(EngineProgram, IsReadyWhileItSearches) {
    Conversation engine;
    engine.send("go infinite\nisready");
    for (const auto& line : engine.await("^readyok$"))
        EXPECT_TRUE(line.starts_with("info ")) << line;
    EXPECT_TRUE(engine.isSilentFor(50ms));
    engine.send("stop");
    engine.await("^bestmove ");
}

constexpr auto Tolerance = core::test::LightTests ? 200ms : 20ms; // sanitizers slow every node down

TEST(EngineProgram, AStopIsAnsweredAtOnce) {
    for (const char* variant : {"euroshogi", "koshogi"}) {
        Conversation engine;
        engine.send(std::string("setoption name UCI_Variant value ") + variant);
        auto best = Clock::duration::max();
        for (int i = 0; i < 20 && best > Tolerance;
             ++i) { // a busy machine measures itself; the best attempt counts
            engine.send("go infinite");
            EXPECT_TRUE(engine.isSilentFor(100ms));
            best = std::min(best, engine.timeFrom("stop", "^bestmove "));
        }
        EXPECT_LE(best, Tolerance) << variant;
    }
}

TEST(EngineProgram, AMateIsReportedOnlyAfterStopOrPonderhit) {
    Conversation engine;
    engine.send("position fen 3g1kn1/7+N/+Bp3b2/2pPp3/P2Gn1pp/1PP1P+p1+b/RB6/2N1KG2[RGPPPpp] b - - 0 35");
    for (const auto& [question, end] : {std::pair("go infinite mate 3", "stop"),
                                        {"go ponder mate 2", "ponderhit"},
                                        {"go ponder mate 2", "stop"}}) {
        engine.send(question);
        engine.await("^info depth 3 multipv 1 score mate 2 ");
        EXPECT_TRUE(engine.isSilentFor(100ms)) << question;
        engine.send(end);
        engine.await("^bestmove h3f1 ");
    }
}

TEST(EngineProgram, AnotherProtocolBeginsWithTheDefaultsItDeclares) {
    Conversation engine;
    engine.send(
        "setoption name MultiPV value 3\nsetoption name Hash value 8\nsetoption name VariantPath value " +
        Variants + "/kings.ini\ngo depth 2");
    engine.await("^info depth 2 multipv 3 ");
    engine.send("usi");
    engine.await("^option name USI_Variant type combo default shogi .* var gorogoroshogi$");
    engine.await("^usiok$");
    engine.send("go depth 2");
    for (const auto& line : engine.await("^bestmove "))
        EXPECT_TRUE(line.find(" multipv 1 ") != std::string::npos) << line;
}

TEST(EngineProgram, TheClockRunsFromThePonderhitOn) {
    Conversation engine;
    engine.send("go ponder movetime 80");
    EXPECT_TRUE(engine.isSilentFor(200ms));
    EXPECT_GE(engine.timeFrom("ponderhit", "^bestmove "), 80ms);
}

TEST(EngineProgram, TheOverheadOfAMoveIsNoTimeToSearch) {
    Conversation engine;
    engine.send("setoption name Move Overhead value 10000");
    EXPECT_LT(engine.timeFrom("go wtime 10000 btime 10000 movestogo 1", "^bestmove "), 5s);
    engine.send("usi\nsetoption name NetworkDelay value 10000");
    engine.await("^usiok$");
    EXPECT_LT(engine.timeFrom("go btime 0 wtime 0 byoyomi 10000", "^bestmove "), 5s);
}

/// Lines that are not valid commands.
const std::vector<std::string> Garbage{
    "",
    " \t ",
    "\r",
    "xyzzy",
    std::string("\0uci\0\0", 6),
    std::string("position startpos moves \0e3e4", 29),
    "\xff\xfe\x80 go",
    "\x1b[2J",
    std::string(1 << 20, 'x'),
    "position fen " + std::string(1 << 20, '/'),
    "position startpos moves" + std::string(1 << 16, ' ') + "e3e4",
    "setoption",
    "setoption name",
    "setoption name value",
    "setoption value 3 name Hash",
    "setoption name UCI_Variant value " + std::string(1 << 16, 'a'),
    "setoption name VariantPath value /",
    "setoption name VariantPath value \x01\n",
    "setoption name Skill Level value -99999999999999999999",
    "position",
    "position startpos moves",
    "position startpos e3e4",
    "position fen",
    "position fen [[[[ w",
    "position sfen 4k3/8 b 99999999999999999999P 1",
    "position fen 4k3/8/8/8/8/8/8/4K3[PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP] w 0 1",
    "go depth -1\nstop",
    "go nodes -1\nstop",
    "go movetime 9223372036854775807\nstop",
    "go wtime 9223372036854775807 winc 9223372036854775807 byoyomi 9223372036854775807 movestogo -1\nstop",
    "go wtime -5 btime -5 movestogo 0",
    "go ponder\nponderhit\nponderhit\nstop",
    "go ponder infinite movetime 1\nponderhit\nstop",
    "gameover",
    "gameover perhaps",
    "ponderhit",
    "stop\nstop",
};

TEST(EngineProgram, GarbageIsSurvived) {
    Conversation engine;
    for (const auto& line : Garbage) {
        engine.send(line + "\nisready");
        engine.await("^readyok$");
    }
    engine.send("position startpos\ngo depth 1");
    engine.await("^bestmove ");
    EXPECT_EQ(engine.quit(), 0);
}

/// Words of both protocols in any order, with bytes of all kinds between them.
std::string randomLine(std::mt19937& random) {
    static const std::vector<std::string> words{"uci",
                                                "usi",
                                                "setoption",
                                                "name",
                                                "value",
                                                "Hash",
                                                "UCI_Variant",
                                                "USI_Variant",
                                                "MultiPV",
                                                "Skill Level",
                                                "UCI_LimitStrength",
                                                "true",
                                                "euroshogi",
                                                "koshogi",
                                                "zoshogi",
                                                "shogi",
                                                "ucinewgame",
                                                "position",
                                                "startpos",
                                                "fen",
                                                "sfen",
                                                "moves",
                                                "e3e4",
                                                "7g7f",
                                                "P@e4",
                                                "go",
                                                "ponder",
                                                "infinite",
                                                "depth",
                                                "nodes",
                                                "movetime",
                                                "wtime",
                                                "byoyomi",
                                                "movestogo",
                                                "mate",
                                                "stop",
                                                "ponderhit",
                                                "gameover",
                                                "win",
                                                "1",
                                                "-7",
                                                "20",
                                                "4k3/8/8/8/8/8/8/4K3[P]",
                                                "w",
                                                "b",
                                                "-",
                                                "Clear Hash"};
    std::string line;
    for (auto count = random() % 8; count > 0; --count) {
        if (random() % 8 == 0) line += static_cast<char>(random());
        line += words[random() % words.size()];
        if (random() % 16 != 0) line += ' ';
    }
    return line;
}

TEST(EngineProgram, RandomCommandsAreSurvived) {
    std::mt19937 random(
        38); // NOLINT(bugprone-random-generator-seed,cert-msc51-cpp): the same lines each time
    Conversation engine;
    for (int round = 0; round < 100; ++round) {
        for (int i = 0; i < 10; ++i)
            engine.send(randomLine(random));
        engine.send("isready");
        engine.await("^readyok$");
    }
    EXPECT_EQ(engine.quit(), 0);
}

} // namespace
} // namespace komadai
