// Reads commands of UCI and USI, and writes commands and results.
#include "core/notation/move_text.h"
#include "core/protocol/engine_command.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;
using test::euroShogi;

template <class Expected>
Expected commandOf(std::string_view line, Protocol protocol = Protocol::Uci) {
    const auto command = parse(line, protocol);
    EXPECT_TRUE(command && std::holds_alternative<Expected>(*command)) << line;
    return command && std::holds_alternative<Expected>(*command) ? std::get<Expected>(*command) : Expected{};
}

TEST(EngineCommand, TheFirstWordNamesTheProtocol) {
    EXPECT_EQ(commandOf<UseProtocol>("uci").protocol, Protocol::Uci);
    EXPECT_EQ(commandOf<UseProtocol>("usi").protocol, Protocol::Usi);
}

TEST(EngineCommand, GarbageIsNoCommand) {
    for (const char* line : {"", "  ", "xyzzy", "setoption", "setoption name", "position", "position here",
                             "position fen", "position sfen moves 7g7f", "\x01\xff"})
        EXPECT_FALSE(parse(line, Protocol::Uci)) << line;
}

TEST(EngineCommand, NamesAndValuesOfOptionsMayHoldSpaces) {
    const auto option = commandOf<SetOption>("setoption name Clear  Hash value a b\r\n");
    EXPECT_EQ(option.name, "Clear Hash");
    EXPECT_EQ(option.value, "a b");
}

TEST(EngineCommand, SpacesInAValueStayAsTheyAre) {
    const auto option = commandOf<SetOption>("setoption name BookFile value  /home/a  b/my\tbook.db \r\n");
    EXPECT_EQ(option.value, "/home/a  b/my\tbook.db");
}

TEST(EngineCommand, APositionIsTheStartOrATextAndMoves) {
    const auto start = commandOf<SetPosition>("position startpos moves e3e4 e6e5");
    EXPECT_EQ(start.position, "");
    EXPECT_EQ(start.moves, (std::vector<std::string>{"e3e4", "e6e5"}));
    EXPECT_EQ(start.unread, "");
    EXPECT_EQ(commandOf<SetPosition>("position startpos e3e4 e6e5").unread, "e3e4 e6e5");
    const auto fen = commandOf<SetPosition>("position fen 4k3/8[-] w - - 0 1 moves P@e4");
    EXPECT_EQ(fen.position, "4k3/8[-] w - - 0 1");
    EXPECT_EQ(fen.moves, std::vector<std::string>{"P@e4"});
    EXPECT_EQ(commandOf<SetPosition>("position sfen 4k3/8 b - 1", Protocol::Usi).position, "4k3/8 b - 1");
}

TEST(EngineCommand, GoReadsEveryLimit) {
    const auto go = commandOf<Go>("go depth 5 nodes 1000 movetime 300 infinite");
    EXPECT_EQ(go.limits.depth, 5);
    EXPECT_EQ(go.limits.nodes, 1000U);
    EXPECT_EQ(go.limits.moveTime, milliseconds(300));
    EXPECT_TRUE(go.infinite);
}

TEST(EngineCommand, TheMovesToSearchEndWithTheNextWordOfTheCommand) {
    const auto go = commandOf<Go>("go searchmoves e3e4 d3d4 depth 3");
    EXPECT_EQ(go.searchMoves, (std::vector<std::string>{"e3e4", "d3d4"}));
    EXPECT_EQ(go.limits.depth, 3);
}

TEST(EngineCommand, AMateSearchWithoutANumberHasNoLimit) {
    EXPECT_EQ(commandOf<Go>("go mate 3").mate, 3);
    EXPECT_EQ(commandOf<Go>("go mate").mate, Go::AnyMate);
    const auto go = commandOf<Go>("go mate infinite", Protocol::Usi);
    EXPECT_EQ(go.mate, Go::AnyMate);
    EXPECT_FALSE(go.infinite);
}

TEST(EngineCommand, WhiteMovesFirstInUciAndSecondInUsi) {
    EXPECT_EQ(commandOf<Go>("go wtime 1000 btime 2000").time[0], milliseconds(1000));
    EXPECT_EQ(commandOf<Go>("go wtime 1000 btime 2000", Protocol::Usi).time[0], milliseconds(2000));
}

TEST(EngineCommand, UsiTellsHowAGameEnded) {
    EXPECT_EQ(commandOf<GameOver>("gameover lose", Protocol::Usi).result, GameOver::Result::Lose);
    EXPECT_FALSE(parse("gameover", Protocol::Usi));
    EXPECT_FALSE(parse("gameover perhaps", Protocol::Usi));
}

TEST(EngineCommand, TimesAreNeverTooLongToBeAddedUp) {
    const auto go = commandOf<Go>("go wtime 9223372036854775807 winc 9223372036854775807");
    EXPECT_GT(limitsFor(go, Side::First, 0).plan->soft, milliseconds(0));
}

TEST(EngineCommand, AnUnreadableNumberIsTheLeastLimit) {
    EXPECT_EQ(commandOf<Go>("go depth many").limits.depth, 1);
    EXPECT_EQ(commandOf<Go>("go nodes -1").limits.nodes, 1U);
    EXPECT_EQ(commandOf<Go>("go movetime").limits.moveTime, milliseconds(0));
    EXPECT_EQ(commandOf<Go>("go movetime abc").limits.moveTime, milliseconds(0));
    EXPECT_EQ(commandOf<Go>("go mate soon").mate, 1);
    EXPECT_TRUE(limitsFor(commandOf<Go>("go wtime abc"), Side::First, 0).plan);
}

TEST(EngineCommand, ATooLargeNumberIsTheLargestLimit) {
    EXPECT_EQ(commandOf<Go>("go nodes 99999999999999999999").limits.nodes, UINT64_MAX);
    EXPECT_GT(commandOf<Go>("go movetime 99999999999999999999").limits.moveTime, milliseconds(1000000));
}

TEST(EngineCommand, CommandsAreWrittenAsTheyAreRead) {
    for (const Protocol protocol : {Protocol::Uci, Protocol::Usi}) {
        for (const char* line : {
                 "isready",
                 "setoption name Clear Hash",
                 "setoption name UCI_Variant value euroshogi",
                 "position startpos",
                 "position startpos moves e3e4 e6e5",
                 "go",
                 "go wtime 60000 btime 59000 winc 1000 binc 500",
                 "go wtime 0 btime 300 byoyomi 5000 movestogo 12",
                 "go movetime 100",
                 "go depth 7 nodes 20000",
                 "go mate 3",
                 "go mate infinite",
                 "go ponder wtime 1 btime 2",
                 "go depth 5 searchmoves e3e4 P@d4",
                 "go infinite",
                 "stop",
                 "ponderhit",
                 "gameover win",
                 "quit",
             })
            EXPECT_EQ(format(parse(line, protocol).value(), protocol), line);
    }
}

TEST(EngineCommand, TheProtocolsHaveWordsOfTheirOwn) {
    EXPECT_EQ(format(UseProtocol{Protocol::Usi}, Protocol::Uci), "usi");
    EXPECT_EQ(format(NewGame{}, Protocol::Uci), "ucinewgame");
    EXPECT_EQ(format(NewGame{}, Protocol::Usi), "usinewgame");
    EXPECT_EQ(format(SetPosition{"4k3/8 w 0 1", {"P@e4"}}, Protocol::Uci),
              "position fen 4k3/8 w 0 1 moves P@e4");
    EXPECT_EQ(format(SetPosition{"4k3/8 b - 1", {"P*5e"}}, Protocol::Usi),
              "position sfen 4k3/8 b - 1 moves P*5e");
}

TEST(EngineCommand, TheFirstPlayersTimeIsWhitesInUciAndBlacksInUsi) {
    Go go;
    go.time = {milliseconds(1000), milliseconds(2000)};
    EXPECT_EQ(format(go, Protocol::Uci), "go wtime 1000 btime 2000");
    EXPECT_EQ(format(go, Protocol::Usi), "go wtime 2000 btime 1000");
}

TEST(EngineCommand, AGameIsSentWithItsStartAndMoves) {
    const auto start = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1");
    const Game game = test::gameFrom(start, {"e3e4", "d6d5"});
    EXPECT_EQ(format(positionOf(game, Protocol::Uci), Protocol::Uci),
              "position fen 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1 moves e3e4 d6d5");
    EXPECT_EQ(format(positionOf(game, Protocol::Usi), Protocol::Usi),
              "position sfen 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1 moves 4f4e 5c5d");
}

TEST(EngineCommand, PiecesInHandAndQuietPliesAreSentToo) {
    const auto start = euroShogi("4k3/8/8/8/8/8/8/4K3[RPp] b - - 0 9");
    EXPECT_EQ(positionOf(Game(start, 17), Protocol::Uci).position, "4k3/8/8/8/8/8/8/4K3[RPp] b - - 17 9");
    EXPECT_EQ(positionOf(Game(start, 17), Protocol::Usi).position, "4k3/8/8/8/8/8/8/4K3 w RPp 18");
}

TEST(EngineCommand, AClockIsDividedByThePlanForItsTime) {
    const auto go = commandOf<Go>("go wtime 60000 btime 50000 winc 1000 binc 2000 movestogo 30");
    const milliseconds overhead(50);
    const auto first = limitsFor(go, Side::First, 40, overhead);
    EXPECT_EQ(first.plan, planTime({milliseconds(60000), milliseconds(1000), {}, 30, overhead, 40}));
    const auto second = limitsFor(go, Side::Second, 41, overhead);
    EXPECT_EQ(second.plan, planTime({milliseconds(50000), milliseconds(2000), {}, 30, overhead, 41}));
}

TEST(EngineCommand, AMoveUsuallyCosts20MillisecondsBesidesItsSearch) {
    const auto go = commandOf<Go>("go btime 0 wtime 0 byoyomi 5000", Protocol::Usi);
    EXPECT_EQ(limitsFor(go, Side::First, 0).plan->hard, milliseconds(4980));
}

TEST(EngineCommand, AFixedLimitNeedsNoPlan) {
    for (const char* line :
         {"go movetime 1000 wtime 60000", "go depth 5", "go nodes 5000", "go infinite wtime 60000"})
        EXPECT_FALSE(limitsFor(commandOf<Go>(line), Side::First, 0).plan) << line;
    EXPECT_EQ(limitsFor(commandOf<Go>("go movetime 1000 wtime 60000"), Side::First, 0).moveTime,
              milliseconds(1000));
}

TEST(EngineCommand, ASideWithoutATimeHasThatOfItsOpponent) {
    const auto go = commandOf<Go>("go wtime 60000");
    EXPECT_EQ(limitsFor(go, Side::Second, 0).plan, limitsFor(go, Side::First, 0).plan);
}

TEST(EngineCommand, AnIncrementAloneIsAllTheTimeForTheMove) {
    const auto limits = limitsFor(commandOf<Go>("go winc 1000"), Side::First, 0);
    EXPECT_EQ(limits.plan->soft, milliseconds(980));
    EXPECT_EQ(limits.plan->hard, milliseconds(980));
}

TEST(EngineCommand, TheLastSecondsAreNeverOverspent) {
    for (const int left : {0, 1, 30, 500}) {
        Go go;
        go.time[0] = milliseconds(left);
        go.increment[0] = milliseconds(10000);
        EXPECT_LE(limitsFor(go, Side::First, 0).plan->hard, milliseconds(std::max(left, 1))) << left;
    }
}

TEST(EngineCommand, MatesCountMovesInUciAndPliesInUsi) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1");
    SearchInfo info;
    info.depth = 5;
    info.score = Score::mateIn(5);
    EXPECT_NE(formatInfo(info, position, Protocol::Uci).find("score mate 3 "), std::string::npos);
    EXPECT_NE(formatInfo(info, position, Protocol::Usi).find("score mate 5 "), std::string::npos);
    info.score = Score::mateIn(-4);
    EXPECT_NE(formatInfo(info, position, Protocol::Uci).find("score mate -2 "), std::string::npos);
    info.score = Score::mateOfUnknownLength(false);
    EXPECT_NE(formatInfo(info, position, Protocol::Usi).find("score mate - "), std::string::npos);
}

TEST(EngineCommand, LinesAreWrittenInTheProtocolsOwnMoves) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1");
    SearchInfo info;
    const Move first = uci::parse("e3e4", position).value();
    info.line = {first, uci::parse("d6d5", position.after(first)).value()};
    EXPECT_TRUE(formatInfo(info, position, Protocol::Uci).ends_with(" pv e3e4 d6d5"));
    EXPECT_TRUE(formatInfo(info, position, Protocol::Usi).ends_with(" pv 4f4e 5c5d"));
    EXPECT_EQ(formatBestMove(first, position, Protocol::Usi), "bestmove 4f4e");
}

TEST(EngineCommand, ABestMoveMayNameTheReplyThatIsExpected) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1");
    const Move first = uci::parse("e3e4", position).value();
    const Move reply = uci::parse("d6d5", position.after(first)).value();
    EXPECT_EQ(formatBestMove(first, position, Protocol::Uci, reply), "bestmove e3e4 ponder d6d5");
    EXPECT_EQ(formatBestMove(first, position, Protocol::Usi, reply), "bestmove 4f4e ponder 5c5d");
}

TEST(EngineCommand, ARemarkIsOneLineOfBoundedLength) {
    EXPECT_EQ(formatRemark("one\ntwo\x1b[2J"), "info string one<U+000A>two<U+001B>[2J");
    EXPECT_LT(formatRemark(std::string(1 << 20, 'x')).size(), 2000U);
}

TEST(EngineCommand, ARemarkIsAlwaysUtf8) {
    EXPECT_EQ(formatRemark("é “歩” 🙂"), "info string é “歩” 🙂");
    EXPECT_EQ(formatRemark("a\xe2\x80 b\xff"), "info string a<0xE2><0x80> b<0xFF>");
    EXPECT_EQ(formatRemark("\xc0\xaf\xed\xa0\x80"), "info string <0xC0><0xAF><0xED><0xA0><0x80>");
    std::string many;
    for (int i = 0; i < 1000; ++i)
        many += "歩";
    const auto remark = formatRemark(many); // cut off, but not within a character
    EXPECT_LT(remark.size(), 2000U);
    EXPECT_TRUE(remark.ends_with("歩"));
}

TEST(EngineCommand, AVariantIsDescribedForAdapters) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1");
    EXPECT_EQ(formatVariant(position.spec()),
              "info string variant euroshogi files 8 ranks 8 pocket 7 template shogi startpos "
              "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1");
}

TEST(EngineCommand, WithoutAMoveUciSaysNoneAndUsiResigns) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1");
    EXPECT_EQ(formatBestMove(std::nullopt, position, Protocol::Uci), "bestmove (none)");
    EXPECT_EQ(formatBestMove(std::nullopt, position, Protocol::Usi), "bestmove resign");
}

std::string goLine(const GameClock& clock, Protocol protocol) {
    return format(goFor(clock, Instant(milliseconds(0)), protocol), protocol);
}

TEST(GoForAClock, TellsBothSidesTheirTimeAndIncrement) {
    const GameClock clock(
        {TimeControl{milliseconds(60000), milliseconds(2000)}, TimeControl{milliseconds(30000)}}, Side::First,
        {milliseconds(5000)});
    EXPECT_EQ(goLine(clock, Protocol::Uci), "go wtime 57000 btime 30000 winc 2000");
    EXPECT_EQ(goLine(clock, Protocol::Usi), "go wtime 30000 btime 57000 binc 2000");
}

TEST(GoForAClock, TellsTheByoyomiOfTheMover) {
    const TimeControl byoyomi{milliseconds(60000), {}, milliseconds(10000), 3};
    EXPECT_EQ(goLine(GameClock({byoyomi, byoyomi}), Protocol::Usi),
              "go wtime 60000 btime 60000 byoyomi 9900");
    EXPECT_EQ(goLine(GameClock({byoyomi, byoyomi}, Side::First, {milliseconds(60000), milliseconds(0)}),
                     Protocol::Usi),
              "go wtime 60000 btime 0 byoyomi 9900");
}

TEST(GoForAClock, GivesThePeriodAsTheTimeForAMoveInUci) {
    const TimeControl byoyomi{milliseconds(60000), {}, milliseconds(10000), 3};
    EXPECT_EQ(goLine(GameClock({byoyomi, byoyomi}), Protocol::Uci), "go wtime 60000 btime 60000");
    EXPECT_EQ(goLine(GameClock({byoyomi, byoyomi}, Side::First, {milliseconds(60000), milliseconds(0)}),
                     Protocol::Uci),
              "go movetime 9900");
}

TEST(GoForAClock, KeepsNoMoreThanATenthOfAShortPeriodBack) {
    const TimeControl fixed{{}, {}, milliseconds(500), 1};
    EXPECT_EQ(goLine(GameClock({fixed, fixed}), Protocol::Uci), "go movetime 450");
}

TEST(GoForAClock, IsEmptyIfTheMoverHasNoClock) {
    EXPECT_EQ(goLine(GameClock({TimeControl{}, TimeControl{milliseconds(60000)}}), Protocol::Uci), "go");
    EXPECT_EQ(goLine(GameClock({TimeControl{milliseconds(60000)}, TimeControl{}}), Protocol::Uci),
              "go wtime 60000");
}

} // namespace
} // namespace komadai::core::protocol
