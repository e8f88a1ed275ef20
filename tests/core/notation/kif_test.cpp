#include "core/notation/kif.h"

#include "core/notation/record_reading.h"
#include "core/notation/text_encoding.h"
#include "tests/core/law_games.h"
#include "tests/core/notation/random_records.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Problems = std::vector<std::string>;

constexpr auto Kif = RecordFormat::Kif;
constexpr std::string_view TwoMovesInKif = "手合割：平手\n手数----指手---------消費時間--\n"
                                           "   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)\n";

std::string kifStartOf(std::string_view text) { return gameIn(text, Kif).header.start; }
std::string movesInKif(std::string_view text) { return movesOf(gameIn(text, Kif).tree); }
GameRecord afterTwoMoves(std::string_view lines) {
    return gameIn(std::string(TwoMovesInKif) + std::string(lines), Kif);
}
/// The nodes after the root as text, a line each.
std::string nodesOf(const GameRecord& record) {
    const std::string text = describe(record.tree);
    return text.substr(text.find("\n0") + 3);
}

TEST(KifHeader, NamesPlayersPlaceAndTimes) {
    const auto record = gameIn(
        "# ---- a program ----\n開始日時：1999/07/15(木) 19:07:12\n終了日時：1999/07/15 20:00\n棋戦：名人戦\n"
        "場所：東京\n戦型：矢倉\n持ち時間：各1時間30分\n秒読み：30秒\n手合割：平手　　\n先手：Ada\n後手：棋士"
        "\n"
        "備考:x\n手数----指手---------消費時間--\n");
    const RecordHeader& header = record.header;
    EXPECT_EQ(header.players[0].name, "Ada");
    EXPECT_EQ(header.players[1].name, "棋士");
    EXPECT_EQ(header.event, "名人戦");
    EXPECT_EQ(header.site, "東京");
    EXPECT_EQ(header.date, "1999-07-15");
    EXPECT_EQ(header.clocks[0], (TimeControl{90min, 0ms, 30s, 1}));
    EXPECT_EQ(header.clocks[0], header.clocks[1]);
    EXPECT_EQ(
        header.tags,
        (std::vector<RecordHeader::Tag>{
            {"Time", "19:07:12"}, {"EndTime", "1999/07/15 20:00"}, {"Opening", "矢倉"}, {"備考", "x"}}));
}

TEST(KifHeader, ADayThatTheCalendarDoesNotHaveIsNoPartOfTheDate) {
    EXPECT_EQ(gameIn("開始日時：2024/11/31\n手合割：平手\n").header.date, "2024-11");
    EXPECT_EQ(gameIn("開始日時：2024/02/29\n手合割：平手\n").header.date, "2024-02-29");
}

TEST(KifHeader, TimesInOtherWordsAreKeptAsTags) {
    const auto record = gameIn("持ち時間：たっぷり\n手合割：平手\n");
    EXPECT_FALSE(record.header.clocks[0].isTimed());
    EXPECT_EQ(tagOf(record.header, "持ち時間"), "たっぷり");
}

TEST(KifHeader, PeriodsTakeTheIncrementAwayWhicheverComesFirst) {
    for (const char* lines :
         {"秒読み：30秒\n持ち時間：10分+5秒加算\n", "持ち時間：10分+5秒加算\n秒読み：30秒\n"}) {
        const TimeControl clock = gameIn("手合割：平手\n" + std::string(lines)).header.clocks[0];
        EXPECT_EQ(clock, (TimeControl{10min, 0ms, 30s, 1})) << lines;
        EXPECT_EQ(parseTimeControl(formatTimeControl(clock)), clock) << "it can be stored";
    }
}

TEST(KifHeader, WithoutMainTimeThereIsNoIncrement) {
    const auto record = gameIn("手合割：平手\n持ち時間：10分+5秒加算\n先手の持ち時間：0分\n");
    EXPECT_EQ(record.header.clocks[0], TimeControl());
    EXPECT_EQ(record.header.clocks[1], (TimeControl{10min, 5s}));
}

TEST(KifHeader, ADateMayBeUnknownInPartsOrMissing) {
    const RecordHeader header = gameIn("開始日時：1612/?\?/?\?\n手合割：平手\n").header;
    EXPECT_EQ(header.date, "1612");
    EXPECT_TRUE(header.tags.empty());
    EXPECT_EQ(gameIn("開始日時：\n手合割：平手\n").header.date, "");
    EXPECT_EQ(tagOf(gameIn("開始日時：10:30:00\n手合割：平手\n").header, TimeTag), "10:30:00");
}

TEST(KifHeader, NamesThatBeginLikeOtherLinesAreReadBack) {
    const auto record = gameIn("手合割：平手\n先手省略名：羽生\n手数：112\n５五の会：x\n");
    EXPECT_EQ(record.header.tags,
              (std::vector<RecordHeader::Tag>{{"先手省略名", "羽生"}, {"手数", "112"}, {"５五の会", "x"}}));
    const auto game = written(record, Kif);
    EXPECT_TRUE(game.losses.empty());
    EXPECT_EQ(gameIn(game.text).header, record.header);
}

TEST(KifHeader, AComputerWithoutANameIsNamedByItsLevel) {
    GameRecord record = afterTwoMoves("");
    record.header.players = {Player{}, Player{5, ""}};
    const auto game = written(record, Kif);
    EXPECT_NE(game.text.find("先手：\n後手：Komadai, level 5\n"), std::string::npos) << game.text;
    const auto again = gameIn(game.text, Kif).header.players;
    EXPECT_EQ(again[0], Player{});
    EXPECT_EQ(again[1], (Player{{}, "Komadai, level 5"}));
}

TEST(KifStart, HandicapsBeginWithTheOtherSide) {
    EXPECT_EQ(kifStartOf("手合割：香落ち\n"),
              "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(kifStartOf("手合割：飛香落ち\n"),
              "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(kifStartOf("手合割：左七枚落ち\n"), "2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(kifStartOf("手合割：十枚落ち\n"), "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
}

TEST(KifStart, ABoardShowsThePieces) {
    EXPECT_EQ(
        kifStartOf(
            "後手の持駒：飛　歩十二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
            "| ・ ・ ・ ・v王 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ と ・ ・v圭 "
            "・|三\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ "
            "・|六\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ 龍 "
            "・|九\n"
            "+---------------------------+\n先手の持駒：なし\n手数＝50  ▲５三と  まで\n後手番\n"),
        "4k4/9/4+P2+n1/9/9/9/9/9/4K2+R1 w r12p 51");
}

TEST(KifStart, AnUnknownHandicapIsReportedAtItsLine) {
    EXPECT_EQ(problemsOf(read("手合割：百枚落ち\n先手：A\n後手：B\n備考：x\n   1 ７六歩(77)\n")),
              (Problems{"BadStart 1:1 百枚落ち"}));
}

TEST(KifStart, ABadRowIsReportedAtItsLine) {
    EXPECT_EQ(
        problemsOf(read("手合割：その他\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ 犬 ・ ・ ・ ・|二\n"
                        "先手：A\n   1 ７六歩(77)\n")),
        (Problems{"BadStart 1:3  ・ ・ ・ ・ 犬 ・ ・ ・ ・"}));
}

TEST(KifStart, ABadHandIsReportedAtItsLine) {
    EXPECT_EQ(problemsOf(read("手合割：平手\n先手の持駒：犬\n   1 ７六歩(77)\n")),
              (Problems{"BadStart 1:2 犬"}));
}

TEST(KifStart, APositionThatTheRulesDoNotAllowIsReportedAtTheBoard) {
    std::string text = "先手：A\n";
    for (int rank = 0; rank < 9; ++rank)
        text += rank == 0 ? "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n" : "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
    EXPECT_EQ(problemsOf(read(text + "   1 ７六歩(77)\n")),
              (Problems{"BadStart 1:2 4k4/9/9/9/9/9/9/9/9 b - 1"}));
}

TEST(KifStart, AProblemMayLackTheAttackersKing) {
    std::string text = "後手の持駒：飛二　角二　金二　銀四　桂四　香三　歩十七\n";
    for (int rank = 0; rank < 9; ++rank)
        text += rank == 0   ? "| ・ ・ ・ ・ ・ ・ ・v香v玉|\n"
                : rank == 2 ? "| ・ ・ ・ ・ ・ ・ ・ 金 歩|\n"
                            : "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
    const auto problem = gameIn(text + "先手の持駒：金\n   1 １二金打\n", Kif);
    EXPECT_EQ(problem.header.start, "7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1");
    EXPECT_EQ(movesOf(problem.tree), "G@i8");
    EXPECT_EQ(kifStartOf(written(problem, Kif).text), problem.header.start);
}

TEST(KifStart, AHandCanHaveTheRest) {
    const std::string board =
        "後手の持駒：残り\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
        "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n"
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n"
        "+---------------------------+\n先手の持駒：金\n";
    EXPECT_EQ(gameIn(board, RecordFormat::Bod).header.start, "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
}

TEST(KifStart, TheLineAboveABoardMayNameFewFiles) {
    EXPECT_EQ(gameIn("  ４ ３ ２ １\n手合割：平手\n").header.variant, "shogi");
}

TEST(KifStart, TheHeaderNamesTheVariant) {
    EXPECT_EQ(gameIn("Variant：zoshogi\n手合割：平手\n   1 ４八象(58)\n").header.variant, "zoshogi");
    EXPECT_EQ(gameIn("手合割：平手\nVariant：zoshogi\n   1 ４八象(58)\n").header.variant, "zoshogi");
    EXPECT_EQ(gameIn("手合割：５五将棋\n").header.variant, "minishogi");
    EXPECT_EQ(problemsOf(read("Variant：xyz\n手合割：平手\n")), (Problems{"UnknownVariant 1:1 xyz"}));
}

TEST(KifMoves, MoveDropPromoteAndRetake) {
    EXPECT_EQ(
        movesInKif("   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ５五角打\n "
                   "  6 ３三銀(22)\n   7 ３三角不成(55)\n"),
        "c3c4 g7g6 b2h8+ g9h8 B@e5 h8g7 e5g7");
}

TEST(KifMoves, OriginsMayBeMissing) {
    EXPECT_EQ(movesInKif("手合割：平手\n1 ▲７六歩\n2 △３四歩\n3 ▲５八金右\n"), "c3c4 g7g6 f1e2");
}

TEST(KifMoves, TimesAreMinutesAndSeconds) {
    const auto record = gameIn(TwoMovesInKif);
    const auto line = record.tree.lineThrough(GameTree::root());
    EXPECT_EQ(record.tree.timeUsed(line[1]), 16s);
    EXPECT_FALSE(record.tree.timeUsed(line[2]));
    EXPECT_EQ(problemsOf(read("手合割：平手\n   1 ７六歩(77)   ( x:16/)\n")),
              (Problems{"BadValue 1:2  x:16/)"}));
}

TEST(KifMoves, ABadMoveEndsTheLineOnly) {
    const auto file = read(
        std::string(TwoMovesInKif) +
        "   3 ２六銀(77)\n   4 ８四歩(83)\n\n変化：2手\n   2 ８四歩(83)\n\n変化：4手\n   4 ９四歩(93)\n");
    EXPECT_EQ(problemsOf(file), (Problems{"BadMove 1:5 ２六銀(77)", "BadNesting 1:11 変化：4手"}));
    EXPECT_EQ(nodesOf(file.games.at(0).record), "\n1 c3c4 used 16000\n2 g7g6\n2 b7b6");
    EXPECT_FALSE(file.games[0].isWhole);
}

TEST(KifMoves, VariationsLeaveTheLineWrittenBefore) {
    const auto record =
        afterTwoMoves("   3 ２六歩(27)\n\n変化：3手\n   3 ６六歩(67)\n   4 ８四歩(83)\n\n変化：4手\n   4 "
                      "９四歩(93)\n\n変化：1手\n   1 ２六歩(27)\n");
    EXPECT_EQ(nodesOf(record), "\n1 c3c4 used 16000\n2 g7g6\n3 h3h4\n3 d3d4\n4 b7b6\n4 a7a6\n1 h3h4");
}

TEST(KifNotes, CommentsAndBookmarksBelongToTheMove) {
    const auto record = gameIn("手合割：平手\n*game\n   1 ７六歩(77)\n*one\n*\n*two\n&mark\n");
    EXPECT_EQ(describe(record.tree), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n0  "
                                     "after {game}\n1 c3c4 after {one\n\ntwo} bookmark {mark}");
}

TEST(KifNotes, ACommentBeforeAMoveThatDoesNotFollowBelongsToTheMoveBefore) {
    for (const std::string move : {"", "   3 ９九玉(11)\n"}) {
        const auto file = read(std::string(TwoMovesInKif) + "   3 ２六歩(27)\n\n変化：3手\n*Too slow.\n" +
                               move + "\n変化：2手\n   2 ８四歩(83)\n");
        EXPECT_EQ(nodesOf(file.games.at(0).record),
                  "\n1 c3c4 used 16000\n2 g7g6 after {Too slow.}\n3 h3h4\n2 b7b6");
    }
    EXPECT_EQ(nodesOf(afterTwoMoves("\n変化：2手\n*last\n")), "\n1 c3c4 used 16000 after {last}\n2 g7g6");
}

TEST(KifNotes, EvaluationsOfOtherProgramsAreRead) {
    const auto record = afterTwoMoves(
        "**評価値=80\n*\n*#詰み=後手勝ち:8手\n*#深さ=12\n*#読み筋=▲２六歩(27)△同　歩\n**評価値=高い\n");
    EXPECT_EQ(nodesOf(record),
              "\n1 c3c4 used 16000\n2 g7g6 after {\n#読み筋=▲２六歩(27)△同　歩\n*評価値=高い} cp 80 depth 0 "
              "nodes 0 by  mate -8 depth 12 nodes 0 by ");
}

TEST(KifNotes, ASelectiveDepthWithoutADepthStaysInTheText) {
    EXPECT_EQ(nodesOf(afterTwoMoves("**評価値=80\n**深さ=0/12\n")),
              "\n1 c3c4 used 16000\n2 g7g6 after {*深さ=0/12} cp 80 depth 0 nodes 0 by ");
}

TEST(KifNotes, AMateMayHaveNoLength) {
    const auto record = afterTwoMoves("**詰み=先手勝ち\n**エンジン=A\n*#詰み=後手勝ち\n*#エンジン=B\n");
    const std::string nodes = nodesOf(record);
    EXPECT_NE(nodes.find(" mate + depth 0 nodes 0 by A mate - depth 0 nodes 0 by B"), std::string::npos)
        << nodes;
    const auto game = written(record, Kif);
    EXPECT_TRUE(game.losses.empty());
    EXPECT_EQ(describe(gameIn(game.text).tree), describe(record.tree));
}

TEST(KifNotes, ACommentThatReadsLikeAMateStaysAComment) {
    auto record = afterTwoMoves("");
    Annotations notes;
    notes.after = "*詰み=先手勝ち";
    record.tree.setAnnotations(record.tree.mainLineEnd(), notes);
    const auto game = written(record, Kif);
    EXPECT_EQ(game.losses, std::vector{Loss::Comments});
    const auto again = gameIn(game.text);
    EXPECT_TRUE(again.tree.annotations(again.tree.mainLineEnd()).evaluations.empty());
}

TEST(KifEndings, OfAllKinds) {
    const auto ending = [](std::string_view word) {
        return afterTwoMoves("   3 " + std::string(word) + "   ( 0:01/00:00:17)\n").outcome;
    };
    EXPECT_EQ(ending("投了"), (Outcome{Side::Second, EndReason::Resignation}));
    EXPECT_EQ(ending("切れ負け"), (Outcome{Side::Second, EndReason::Time}));
    EXPECT_EQ(ending("詰み"), (Outcome{Side::Second, EndReason::Checkmate}));
    EXPECT_EQ(ending("詰"), (Outcome{Side::Second, EndReason::Checkmate}));
    EXPECT_EQ(ending("宣言勝ち"), (Outcome{Side::First, EndReason::Impasse}));
    EXPECT_EQ(ending("入玉宣言勝ち"), (Outcome{Side::First, EndReason::Impasse}));
    EXPECT_EQ(ending("千日手"), (Outcome{{}, EndReason::Repetition}));
    EXPECT_EQ(ending("持将棋"), (Outcome{{}, EndReason::Impasse}));
    EXPECT_EQ(ending("反則負け"), (Outcome{Side::Second, EndReason::Adjudication}));
    EXPECT_EQ(ending("反則勝ち"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_EQ(ending("入玉勝ち"), (Outcome{Side::First, EndReason::Impasse}));
    EXPECT_EQ(ending("不戦勝"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_EQ(ending("不戦敗"), (Outcome{Side::Second, EndReason::Adjudication}));
    EXPECT_FALSE(ending("中断"));
    EXPECT_FALSE(ending("封じ手"));
    EXPECT_FALSE(ending("不詰"));
}

TEST(KifEndings, AWordThatIsNotKnownEndsTheLineOnly) {
    const auto file = read(std::string(TwoMovesInKif) + "   3 トライ\nまで2手で後手の勝ち\n");
    EXPECT_EQ(problemsOf(file), (Problems{"UnknownText 1:5 トライ"}));
    EXPECT_TRUE(file.games.at(0).isWhole);
    EXPECT_EQ(file.games[0].record.outcome, (Outcome{Side::Second, EndReason::Unknown}));
}

TEST(KifEndings, AWordBeforeAMoveIsADamagedMove) {
    const auto file = read(std::string(TwoMovesInKif) + "   3 ?\n   4 ８四歩(83)\n");
    EXPECT_EQ(problemsOf(file), (Problems{"UnknownText 1:5 ?", "BadMove 1:6 ８四歩(83)"}));
    EXPECT_FALSE(file.games.at(0).isWhole);
}

TEST(KifEndings, AMateIsNoInterruption) {
    const auto mate = gameIn("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", RecordFormat::Usi);
    std::string text = written(mate, Kif).text;
    const std::string_view word = "詰み";
    text.replace(text.find(word), word.size(), "中断");
    const auto record = gameIn(text, Kif);
    EXPECT_EQ(record.outcome, (Outcome{Side::First, EndReason::Checkmate}));
    EXPECT_TRUE(record.header.tags.empty());
}

TEST(KifEndings, AnInterruptionIsKeptOnTheWayThroughPgn) {
    const auto record = afterTwoMoves("   3 中断\n");
    const auto again = gameIn(written(record, RecordFormat::Pgn).text);
    EXPECT_EQ(again.header.tags, record.header.tags);
    EXPECT_NE(written(again, Kif).text.find("   3 中断"), std::string::npos);
}

TEST(KifEndings, ATerminationInOtherWordsIsATagBesideTheEnding) {
    const auto record =
        gameIn("[Variant \"shogi\"]\n[Termination \"Normal\"]\n\n1. Pc4 1-0\n", RecordFormat::Pgn);
    const auto game = written(record, Kif);
    EXPECT_NE(game.text.find("   2 投了\n"), std::string::npos);
    EXPECT_TRUE(game.losses.empty());
    EXPECT_EQ(gameIn(game.text).header.tags, record.header.tags);
}

TEST(KifEndings, ASummaryTellsTheWinner) {
    EXPECT_EQ(afterTwoMoves("まで2手で後手の勝ち\n").outcome, (Outcome{Side::Second, EndReason::Unknown}));
    EXPECT_EQ(afterTwoMoves("まで2手で引き分け\n").outcome, (Outcome{{}, EndReason::Unknown}));
    EXPECT_EQ(afterTwoMoves("   3 投了\nまで2手で後手の勝ち\n").outcome,
              (Outcome{Side::Second, EndReason::Resignation}));
}

TEST(KifEndings, ASummaryMayNameTheReason) {
    EXPECT_EQ(afterTwoMoves("まで2手で時間切れにより後手の勝ち\n").outcome,
              (Outcome{Side::Second, EndReason::Time}));
    EXPECT_EQ(afterTwoMoves("まで2手で千日手\n").outcome, (Outcome{{}, EndReason::Repetition}));
    EXPECT_EQ(afterTwoMoves("まで2手で詰\n").outcome, (Outcome{Side::Second, EndReason::Checkmate}));
    EXPECT_EQ(afterTwoMoves("まで2手で先手の反則負け\n").outcome,
              (Outcome{Side::Second, EndReason::Adjudication}));
    EXPECT_EQ(problemsOf(read(std::string(TwoMovesInKif) + "まで2手で満足\n")),
              (Problems{"UnknownText 1:5 まで2手で満足"}));
}

TEST(KifEndings, ThoseOfVariationsBecomeComments) {
    const auto record =
        afterTwoMoves("   3 ２六歩(27)\n\n変化：3手\n   3 ６六歩(67)\n   4 "
                      "投了\nまで3手で先手の勝ち\n\n変化：2手\n   2 ８四歩(83)\nまで2手で千日手\n");
    EXPECT_EQ(nodesOf(record), "\n1 c3c4 used 16000\n2 g7g6\n3 h3h4\n3 d3d4 after {投了}\n2 b7b6 after "
                               "{まで2手で千日手}");
    EXPECT_FALSE(record.outcome);
}

TEST(KifEndings, TheTimeBeforeTheEndIsKept) {
    const auto record = afterTwoMoves("   3 投了   ( 1:05/00:01:21)\n");
    EXPECT_EQ(tagOf(record.header, EndingTimeTag), "65");
    const auto game = written(record, Kif);
    EXPECT_NE(game.text.find("   3 投了   ( 1:05/00:01:21)\n"), std::string::npos);
    EXPECT_EQ(gameIn(game.text).header, record.header);
}

TEST(KifFiles, OfSeveralGamesAreDivided) {
    const auto file = read(std::string(TwoMovesInKif) + "   3 投了\n\n" + std::string(TwoMovesInKif));
    EXPECT_TRUE(file.problems.empty());
    EXPECT_EQ(file.summary.wholeGames, 2);
}

TEST(KifFiles, GamesWithoutMovesAreDivided) {
    std::mt19937 random(13);
    const AnyPosition starts[] = {AnyPosition::startOf(variants().find("shogi")),
                                  randomPosition("zoshogi", 60, random),
                                  gameIn("手合割：二枚落ち\n").tree.start()};
    for (const RecordFormat format : {Kif, RecordFormat::Ki2, RecordFormat::Bod}) {
        std::string text;
        for (const AnyPosition& start : starts)
            appendGame(text, written({headerOf(Game(start), {}, {}), GameTree(start), {}}, format), format);
        const auto file = read(text, format);
        EXPECT_TRUE(file.problems.empty()) << text;
        ASSERT_EQ(file.games.size(), std::size(starts)) << text;
        for (std::size_t i = 0; i < file.games.size(); ++i)
            EXPECT_EQ(file.games[i].record.header, headerOf(Game(starts[i]), {}, {}));
    }
}

TEST(KifFiles, AGameWithoutMovesKeepsItsNotes) {
    for (const std::string ruler : {"", "手数----指手---------消費時間--\n"}) {
        const auto file = read("手合割：平手\n先手：Ada\n" + ruler + "*first\n\n手合割：平手\n先手：Bo\n" +
                                   ruler + "*second\n   1 ７六歩(77)\n",
                               Kif);
        ASSERT_EQ(file.games.size(), 2U);
        for (std::size_t i = 0; i < 2; ++i) {
            const GameRecord& record = file.games[i].record;
            EXPECT_EQ(record.header.players[0].name, i == 0 ? "Ada" : "Bo");
            EXPECT_EQ(record.tree.annotations(GameTree::root()).after, i == 0 ? "first" : "second");
        }
    }
}

TEST(KifFiles, HeadersBeforeTheHandicapBelongToTheNextGame) {
    const auto file = read("開始日時：2024/01/02\n棋戦：One\n手合割：平手\n先手：Ada\n*first\n\n"
                           "開始日時：2024/01/03\n棋戦：Two\n手合割：平手\n先手：Bo\n*second\n",
                           RecordFormat::Ki2);
    ASSERT_EQ(file.games.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        const RecordHeader& header = file.games[i].record.header;
        EXPECT_EQ(header.date, i == 0 ? "2024-01-02" : "2024-01-03");
        EXPECT_EQ(header.event, i == 0 ? "One" : "Two");
        EXPECT_EQ(header.players[0].name, i == 0 ? "Ada" : "Bo");
    }
}

TEST(KifFiles, AreKnownByTheirContent) {
    EXPECT_EQ(formatOfText(TwoMovesInKif), Kif);
    EXPECT_FALSE(formatOfText("1 23\n2 34\n"));
    EXPECT_FALSE(formatOfText("10 15 20\n11 16 21\n"));
    EXPECT_EQ(formatOfText("   1 ７六歩(77)\n"), Kif);
    EXPECT_EQ(formatNamed("KIFU"), Kif);
}

TEST(KifWriting, LooksLikeThatOfOtherPrograms) {
    auto record = afterTwoMoves(
        "   3 ２二角成(88)\n   4 同　銀(31)\n   5 投了\n\n変化：2手\n   2 ８四歩(83)   ( 1:05/0:01:05)\n");
    record.header.players[0].name = "Ada";
    const auto game = written(record, Kif);
    EXPECT_EQ(game.text,
              "手合割：平手\n先手：Ada\n後手：\n手数----指手---------消費時間--\n"
              "   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)+\n   3 ２二角成(88)\n   4 同　銀(31)\n"
              "   5 投了\nまで4手で後手の勝ち\n\n変化：2手\n   2 ８四歩(83)   ( 1:05/00:01:05)\n");
    EXPECT_TRUE(game.losses.empty());
}

TEST(KifWriting, EndingsAreReadBack) {
    for (const char* word :
         {"投了", "切れ負け", "詰み", "千日手", "持将棋", "引き分け", "最大手数", "入玉勝ち", "反則負け",
          "反則勝ち", "不戦勝", "不戦敗", "中断", "封じ手", "不詰"}) {
        const auto record = afterTwoMoves("   3 " + std::string(word) + "\n");
        const auto game = written(record, Kif);
        EXPECT_TRUE(game.losses.empty()) << word;
        const auto again = gameIn(game.text);
        EXPECT_EQ(again.outcome, record.outcome) << word;
        EXPECT_EQ(again.header, record.header) << word;
    }
}

TEST(KifWriting, AnUnknownReasonIsASummaryWithoutAnEndingWord) {
    auto record = afterTwoMoves("");
    record.outcome = Outcome{Side::First, EndReason::Unknown};
    const auto game = written(record, Kif);
    EXPECT_TRUE(game.text.ends_with("まで2手で先手の勝ち\n")) << game.text;
    EXPECT_TRUE(game.losses.empty());
    EXPECT_EQ(gameIn(game.text).outcome, record.outcome);
}

TEST(KifWriting, AnAdjudicationWithoutAWordOfItsOwnIsALoss) {
    auto record = afterTwoMoves("");
    record.outcome = Outcome{Side::First, EndReason::Adjudication};
    const auto game = written(record, Kif);
    EXPECT_EQ(game.losses, std::vector{Loss::EndReason});
    EXPECT_EQ(gameIn(game.text).outcome, (Outcome{Side::First, EndReason::Unknown}));
}

TEST(KifWriting, AnEnteringKingOfAnOlderLibraryIsWrittenAsOne) {
    auto record = afterTwoMoves("");
    record.outcome = Outcome{Side::First, EndReason::Adjudication};
    record.header.tags = {{"Termination", "entering king"}};
    EXPECT_NE(written(record, Kif).text.find("   3 入玉勝ち\n"), std::string::npos);
}

TEST(KifWriting, VariantsWithoutKanjiAreRefused) {
    const auto record = gameIn("startpos", {}, "greatshatranj");
    const auto refused = writeRecord(record, Kif);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), WriteProblem::Variant);
}

TEST(KifWriting, VariantsWithTwoKindsOfOneNameAreRefused) {
    VariantSet set = VariantSet::builtin();
    ASSERT_TRUE(
        set.add("[twogolds:shogi]\npieceKanji = p:歩, l:香, n:桂, s:銀, g:金, b:角, r:飛, k:玉, +p:と, "
                "+l:杏, +n:圭, +s:金, +b:馬, +r:龍\n")
            .empty());
    const AnyPosition start = AnyPosition::startOf(set.find("twogolds"));
    const GameRecord record{headerOf(Game(start), {}, {}), GameTree(start), {}};
    for (const RecordFormat format : {Kif, RecordFormat::Ki2, RecordFormat::Bod}) {
        const auto refused = writeRecord(record, format);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error(), WriteProblem::Variant);
    }
}

TEST(KifWriting, CarriageReturnsAreLineBreaks) {
    auto record = afterTwoMoves("");
    record.header.players[0].name = "A\rB";
    Annotations notes;
    notes.after = "a\r\nb\rc";
    record.tree.setAnnotations(GameTree::root(), notes);
    for (const RecordFormat format : {Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf}) {
        const auto again = gameIn(written(record, format).text, format);
        EXPECT_EQ(again.header.players[0].name, "A B");
        EXPECT_EQ(again.tree.annotations(GameTree::root()).after, "a\nb\nc");
    }
}

TEST(KifWriting, OneOfTwoTagsWithOneNameIsLost) {
    auto record = gameIn(TwoMovesInKif);
    record.header.tags = {{"備考", ""}, {"備考2", ""}};
    EXPECT_TRUE(written(record, Kif).losses.empty());
    EXPECT_EQ(gameIn(written(record, Kif).text).header.tags, record.header.tags);
    record.header.tags = {{"備考", "x"}, {"備考", "y"}};
    EXPECT_EQ(written(record, Kif).losses, std::vector{Loss::Tags});
}

TEST(KifWriting, NamesWhatIsLost) {
    auto record = gameIn(TwoMovesInKif);
    const NodeId node = *record.tree.firstChild(GameTree::root());
    Annotations notes;
    notes.before = "before";
    notes.glyphs = {Glyph::Good};
    record.tree.setAnnotations(node, notes);
    record.tree.setTimes(node, {1500ms, 1min});
    EXPECT_EQ(written(record, Kif).losses,
              (std::vector{Loss::CommentsBefore, Loss::Glyphs, Loss::Times, Loss::Clocks}));
}

/// A random game with clocks that KIF can keep.
GameRecord timedRecord(const AnyPosition& start, std::mt19937& random) {
    GameRecord record = randomRecord(start, random);
    record.header.clocks = {TimeControl{90min, 0ms, 30s, 3}, TimeControl{3605s, 1500ms, 0ms, 0}};
    return record;
}

void expectReadBack(const GameRecord& record) {
    const auto game = written(record, Kif);
    EXPECT_TRUE(game.losses.empty());
    const auto again = gameIn(game.text);
    EXPECT_EQ(describe(again.tree), describe(record.tree));
    EXPECT_EQ(again.header, record.header);
    EXPECT_EQ(again.outcome, record.outcome);
    EXPECT_EQ(placeOfLastMove(again), placeOfLastMove(record));
    const auto bytes = toShiftJis(game.text);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(decodeText(*bytes).text, game.text);
}

TEST(KifLaws, GamesAreReadBack) {
    std::mt19937 random(11);
    for (const char* id : {"shogi", "zoshogi", "shoshogi", "minishogi"})
        for (int i = 0; i < lawGames(8, 2); ++i)
            expectReadBack(timedRecord(AnyPosition::startOf(variants().find(id)), random));
}

TEST(KifLaws, GamesFromAnyPositionAreReadBack) {
    std::mt19937 random(12);
    for (const char* id : {"shogi", "zoshogi"})
        for (int i = 0; i < lawGames(8, 2); ++i) {
            const AnyPosition start = randomPosition(id, 80, random);
            if (start.hasLegalMove()) expectReadBack(timedRecord(start, random));
        }
}

TEST(KifLaws, LongExpectedLinesAreReadInLinearTime) {
    std::string line = "手合割：平手\n**評価値=1\n**読み筋=";
    for (int i = 0; i < 20'000; ++i)
        line += "▲５八玉(59)▲５二玉(51)▲５九玉(58)▲５一玉(52)";
    const auto record = gameIn(line + '\n', Kif);
    EXPECT_EQ(record.tree.annotations(GameTree::root()).evaluations.at(0).line.size(), 80'000U);
}

TEST(KifLaws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(3);
    const std::string whole = std::string(TwoMovesInKif) +
                              "*comment\n**評価値=3\n   3 投了\n変化：2手\n*x\n   2 "
                              "８四歩(83)+\n&m\n後手の持駒：飛　歩十二　\n|v玉 ・|一\n";
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        read(text.substr(0, random() % text.size()), Kif);
    }
}

} // namespace
} // namespace komadai::core::test
