// Answers as engines really write them; most lines are from Fairy-Stockfish 11.1.
#include "core/protocol/engine_answer.h"

#include <gtest/gtest.h>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;

template <class Expected>
Expected answerOf(std::string_view line, Protocol protocol = Protocol::Uci) {
    const auto answer = parseAnswer(line, protocol);
    EXPECT_TRUE(answer && std::holds_alternative<Expected>(*answer)) << line;
    return answer && std::holds_alternative<Expected>(*answer) ? std::get<Expected>(*answer) : Expected{};
}

Score scoreOf(const std::string& text, Protocol protocol = Protocol::Uci) {
    const auto info = answerOf<EngineInfo>("info depth 9 score " + text + " nodes 1", protocol);
    EXPECT_TRUE(info.score) << text;
    EXPECT_EQ(info.nodes, 1U) << text;
    return info.score.value_or(Score::centipawns(-12345));
}

TEST(EngineAnswer, GarbageIsNoAnswer) {
    for (const char* line :
         {"", "  ", "Fairy-Stockfish 11.1 LB 64 by Fabian Fichter", "No such option: USI_Variant", "id",
          "id x", "option", "option name", "option name Hash", "option name Hash type knob",
          "option type spin", "bestmove", "readyokay", "\x01\xff", "\r\n"})
        EXPECT_FALSE(parseAnswer(line, Protocol::Uci)) << line;
}

TEST(EngineAnswer, AnEngineReportsItsName) {
    EXPECT_EQ(answerOf<EngineName>("id name Fairy-Stockfish 11.1 LB 64").name, "Fairy-Stockfish 11.1 LB 64");
    EXPECT_EQ(answerOf<EngineAuthor>("id author Fabian Fichter\r\n").author, "Fabian Fichter");
}

TEST(EngineAnswer, TheGreetingNamesTheProtocol) {
    EXPECT_EQ(answerOf<ProtocolOk>("uciok").protocol, Protocol::Uci);
    EXPECT_EQ(answerOf<ProtocolOk>("usiok").protocol, Protocol::Usi);
    answerOf<ReadyOk>("readyok");
}

TEST(EngineAnswer, ANumberHasLimits) {
    const auto option = answerOf<EngineOption>("option name Skill Level type spin default 20 min -20 max 20");
    EXPECT_EQ(option, (EngineOption{"Skill Level", OptionType::Spin, "20", -20, 20, {}}));
}

TEST(EngineAnswer, AComboListsItsChoices) {
    const auto option = answerOf<EngineOption>(
        "option name UCI_Variant type combo default chess var 3check var ai-wok var euroshogi var shogi");
    EXPECT_EQ(
        option,
        (EngineOption{
            "UCI_Variant", OptionType::Combo, "chess", {}, {}, {"3check", "ai-wok", "euroshogi", "shogi"}}));
}

TEST(EngineAnswer, ChoicesMayHaveSeveralWords) {
    const auto option =
        answerOf<EngineOption>("option name Style type combo default Very Solid var Very Solid var Wild");
    EXPECT_EQ(option.defaultValue, "Very Solid");
    EXPECT_EQ(option.choices, (std::vector<std::string>{"Very Solid", "Wild"}));
}

TEST(EngineAnswer, TextsMayBeEmptyOrHoldAnyWord) {
    EXPECT_EQ(answerOf<EngineOption>("option name Debug Log File type string default").defaultValue, "");
    EXPECT_EQ(answerOf<EngineOption>("option name SyzygyPath type string default <empty>").defaultValue, "");
    EXPECT_EQ(answerOf<EngineOption>("option name Book type filename default my max book").defaultValue,
              "my max book");
}

TEST(EngineAnswer, SwitchesAndButtonsAreOptionsToo) {
    EXPECT_EQ(answerOf<EngineOption>("option name Ponder type check default false"),
              (EngineOption{"Ponder", OptionType::Check, "false", {}, {}, {}}));
    EXPECT_EQ(answerOf<EngineOption>("option name Clear Hash type button").type, OptionType::Button);
}

TEST(EngineAnswer, AnOptionIsWrittenAsItIsDeclared) {
    for (const std::string line :
         {"option name Clear Hash type button", "option name Hash type spin default 16 min 1 max 1024",
          "option name UCI_Variant type combo default chess var chess var euroshogi",
          "option name Ponder type check default false", "option name Log File type string default <empty>",
          "option name Book type filename default my book.bin"})
        EXPECT_EQ(formatOption(answerOf<EngineOption>(line)), line);
}

TEST(EngineAnswer, InfoReportsALine) {
    const auto info = answerOf<EngineInfo>(
        "info depth 9 seldepth 14 multipv 2 score cp 104 nodes 35920 nps 117385 tbhits 0 "
        "time 306 pv g2d2 b7d7 P@e4");
    EXPECT_EQ(info.depth, 9);
    EXPECT_EQ(info.selectiveDepth, 14);
    EXPECT_EQ(info.rank, 2);
    EXPECT_EQ(info.score, Score::centipawns(104));
    EXPECT_EQ(info.bound, ScoreBound::Exact);
    EXPECT_EQ(info.nodes, 35920U);
    EXPECT_EQ(info.nodesPerSecond, 117385U);
    EXPECT_EQ(info.time, milliseconds(306));
    EXPECT_EQ(info.line, (std::vector<std::string>{"g2d2", "b7d7", "P@e4"}));
}

TEST(EngineAnswer, InfoMayLackEverything) {
    const auto info = answerOf<EngineInfo>("info");
    EXPECT_FALSE(info.depth || info.score || info.nodes || info.time);
    EXPECT_EQ(info.rank, 1);
    EXPECT_TRUE(info.line.empty());
}

TEST(EngineAnswer, ALineEndsWhereTheNextFieldBegins) {
    const auto info = answerOf<EngineInfo>("info pv e3e4 e6e5 score cp 5");
    EXPECT_EQ(info.line.size(), 2U);
    EXPECT_EQ(info.score, Score::centipawns(5));
}

TEST(EngineAnswer, ARemarkGoesToTheEndOfTheLine) {
    EXPECT_EQ(answerOf<EngineInfo>("info string variant euroshogi files 8 depth 3").text,
              "variant euroshogi files 8 depth 3");
    EXPECT_FALSE(answerOf<EngineInfo>("info string variant euroshogi files 8 depth 3").depth);
}

TEST(EngineAnswer, BoundsAreNotScores) {
    EXPECT_EQ(answerOf<EngineInfo>("info score cp 27 lowerbound nodes 4").bound, ScoreBound::Lower);
    // Fairy-Stockfish with UCI_ShowWDL
    const auto afterChances =
        answerOf<EngineInfo>("info score cp 31 wdl 120 800 80 upperbound nodes 5 pv e3e4");
    EXPECT_EQ(afterChances.bound, ScoreBound::Upper);
    EXPECT_EQ(afterChances.score, Score::centipawns(31));
    EXPECT_EQ(afterChances.nodes, 5U);
    const auto info = answerOf<EngineInfo>("info score mate -3 upperbound nodes 4");
    EXPECT_EQ(info.bound, ScoreBound::Upper);
    EXPECT_EQ(info.nodes, 4U);
}

TEST(EngineAnswer, MatesCountMovesInUciAndPliesInUsi) {
    EXPECT_EQ(scoreOf("mate 1"), Score::mateIn(1));
    EXPECT_EQ(scoreOf("mate 3"), Score::mateIn(5));
    EXPECT_EQ(scoreOf("mate -2"), Score::mateIn(-4));
    EXPECT_EQ(scoreOf("mate 0"), Score::mateIn(0));
    EXPECT_EQ(scoreOf("mate 5", Protocol::Usi), Score::mateIn(5));
    EXPECT_EQ(scoreOf("mate -4", Protocol::Usi), Score::mateIn(-4));
}

TEST(EngineAnswer, AMateMayHaveNoLengthInUsi) {
    const auto info = answerOf<EngineInfo>("info score mate + nodes 7", Protocol::Usi);
    EXPECT_EQ(info.score, Score::mateOfUnknownLength(true));
    EXPECT_EQ(info.nodes, 7U);
    EXPECT_EQ(scoreOf("mate -", Protocol::Usi), Score::mateOfUnknownLength(false));
    EXPECT_FALSE(answerOf<EngineInfo>("info score mate +", Protocol::Uci).score);
    EXPECT_FALSE(answerOf<EngineInfo>("info score cp +", Protocol::Usi).score);
}

TEST(EngineAnswer, UnreadableOrHugeNumbersDoNoHarm) {
    EXPECT_FALSE(answerOf<EngineInfo>("info depth 99999999999999999999 score cp many").depth);
    EXPECT_EQ(scoreOf("cp 9000000000"), Score::centipawns(1000000));
    EXPECT_EQ(answerOf<EngineInfo>("info multipv -3").rank, 1);
    EXPECT_FALSE(answerOf<EngineOption>("option name Hash type spin default 16 min x max").min);
}

TEST(EngineAnswer, ABestMoveMayNameTheAnswerItExpects) {
    const auto best = answerOf<BestMove>("bestmove g3g4 ponder b7e7");
    EXPECT_EQ(best.kind, BestMove::Kind::Move);
    EXPECT_EQ(best.move, "g3g4");
    EXPECT_EQ(best.ponder, "b7e7");
    EXPECT_FALSE(answerOf<BestMove>("bestmove G@e8").ponder);
}

TEST(EngineAnswer, ABestMoveMayBeNone) {
    EXPECT_EQ(answerOf<BestMove>("bestmove (none)").kind, BestMove::Kind::None);
    EXPECT_EQ(answerOf<BestMove>("bestmove 0000").kind, BestMove::Kind::None);
    EXPECT_EQ(answerOf<BestMove>("bestmove resign", Protocol::Usi).kind, BestMove::Kind::Resign);
    EXPECT_EQ(answerOf<BestMove>("bestmove win", Protocol::Usi).kind, BestMove::Kind::Win);
    EXPECT_EQ(answerOf<BestMove>("bestmove win", Protocol::Usi).move, "");
}

} // namespace
} // namespace komadai::core::protocol
