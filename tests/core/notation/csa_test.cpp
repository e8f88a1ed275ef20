#include "core/notation/csa.h"

#include "core/notation/record_reading.h"
#include "tests/core/law_games.h"
#include "tests/core/notation/read_games.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Problems = std::vector<std::string>;

std::string csaStartOf(std::string_view text, std::string_view variant = {}) {
    return gameIn(text, RecordFormat::Csa, variant).header.start;
}
std::optional<Outcome> outcomeAfter(std::string_view ending) {
    return gameIn("PI\n+\n+7776FU\n" + std::string(ending) + "\n", RecordFormat::Csa).outcome;
}
std::string evaluationsOf(std::string_view text) { return describe(gameIn(text, RecordFormat::Csa).tree); }

TEST(CsaHeader, NamesPlayersPlaceAndTimes) {
    const auto record =
        gameIn("V2.2\nN+Ada\nN-棋士\n$EVENT:Cup\n$SITE:Kazusa\n$START_TIME:2003/05/03 10:30:00\n"
               "$END_TIME:2003/05/03 11:11:05\n$TIME_LIMIT:00:25+10\n$OPENING:YAGURA\n$NOTE:x\nPI\n+\n");
    const RecordHeader& header = record.header;
    EXPECT_EQ(header.players[0].name, "Ada");
    EXPECT_EQ(header.players[1].name, "棋士");
    EXPECT_EQ(header.event, "Cup");
    EXPECT_EQ(header.site, "Kazusa");
    EXPECT_EQ(header.date, "2003-05-03");
    EXPECT_EQ(header.clocks[1], (TimeControl{25min, 0ms, 10s, 1}));
    EXPECT_EQ(
        header.tags,
        (std::vector<RecordHeader::Tag>{
            {"Time", "10:30:00"}, {"EndTime", "2003/05/03 11:11:05"}, {"Opening", "YAGURA"}, {"NOTE", "x"}}));
}

TEST(CsaHeader, TimesOfVersion3MayDiffer) {
    const auto record = gameIn("V3.0\n$TIME+:300+0+2.5\n$TIME-:600+10+0\nPI\n+\n");
    EXPECT_EQ(record.header.clocks[0], (TimeControl{5min, 2500ms, 0ms, 0}));
    EXPECT_EQ(record.header.clocks[1], (TimeControl{10min, 0ms, 10s, 1}));
}

TEST(CsaHeader, TheDateMayBeMissing) {
    EXPECT_EQ(gameIn("V3.0\n$START_TIME:\nPI\n+\n").header.date, "");
    const RecordHeader header = gameIn("V3.0\n$START_TIME: 10:30:00\nPI\n+\n").header;
    EXPECT_EQ(header.date, "");
    EXPECT_EQ(tagOf(header, TimeTag), "10:30:00");
}

TEST(CsaHeader, ABadValueIsReported) {
    const auto file = read("V2.2\n$TIME_LIMIT:long\n$START_TIME:yesterday\nPI\n+\n+7776FU\n");
    EXPECT_EQ(problemsOf(file), (Problems{"BadValue 1:2 long", "BadValue 1:3 yesterday"}));
    EXPECT_TRUE(file.games.at(0).isWhole);
}

TEST(CsaStart, RowsShowTheBoard) {
    EXPECT_EQ(
        csaStartOf(
            "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 *  *  *  *  *  *  *  *  * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\n"
            "P4 * * * * * * * * *\nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n"
            "P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * "
            "\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n-\n"),
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
}

TEST(CsaStart, PiecesCanBeRemovedFromTheUsualStart) {
    EXPECT_EQ(csaStartOf("PI82HI22KA\n-\n"), "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
}

TEST(CsaStart, PiecesCanBeNamedOneByOne) {
    EXPECT_EQ(csaStartOf("P-51OU\nP+59OU53TO00KI00KI\n+\n"), "4k4/9/4+P4/9/9/9/9/9/4K4 b 2G 1");
}

TEST(CsaStart, AHandCanHoldAllOtherPieces) {
    EXPECT_EQ(csaStartOf("P-51OU\nP+59OU00HI\nP-00AL\n+\n"), "4k4/9/9/9/9/9/9/9/4K4 b Rr2b4g4s4n4l18p 1");
}

TEST(CsaStart, AProblemWithoutTheAttackersKingIsKeptInEveryFormat) {
    const auto problem = gameIn("P-11OU21KY\nP+13FU23KI00KI\nP-00AL\n+\n+0012KI\n", RecordFormat::Csa);
    EXPECT_EQ(problem.header.start, "7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1");
    for (const RecordFormat format :
         {RecordFormat::Csa, RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Json, RecordFormat::Jkf,
          RecordFormat::Pgn, RecordFormat::Usi}) {
        const auto again = gameIn(written(problem, format).text, format, "shogi");
        EXPECT_EQ(again.tree.start(), problem.tree.start()) << static_cast<int>(format);
        EXPECT_EQ(movesOf(again.tree), "G@i8") << static_cast<int>(format);
    }
}

TEST(CsaStart, TheBoardTellsTheVariant) {
    const auto record = gameIn("P1-HI-KA-GI-KI-OU\nP2 *  *  *  * -FU\nP3 *  *  *  *  * \nP4+FU *  *  *  * \n"
                               "P5+OU+KI+GI+KA+HI\n+\n+5453FU\n",
                               RecordFormat::Csa);
    EXPECT_EQ(record.header.variant, "minishogi");
    EXPECT_EQ(movesOf(record.tree), "a2a3");
}

TEST(CsaStart, AVariantThatIsNamedIsNotGuessed) {
    VariantSet set = VariantSet::builtin();
    ASSERT_TRUE(set.add("[mine:shogi]\nvariantName = Mine\n").empty());
    const auto file = read("$VARIANT:mine\nPI\n+\n+7776FU\n/\nPI\n+\n+7776FU\n", RecordFormat::Csa,
                           ReadOptions{set, {}, {}});
    ASSERT_EQ(file.games.size(), 2U);
    EXPECT_EQ(file.games[0].record.header.variant, "mine");
    EXPECT_EQ(file.games[1].record.header.variant, "shogi");
}

TEST(CsaStart, AnUnknownVariantIsReportedByItsName) {
    const auto file = read("V2.2\n$VARIANT:xyz\nPI\n+\n+7776FU\n/\nPI\n+\n+7776FU\n");
    EXPECT_EQ(problemsOf(file), (Problems{"UnknownVariant 1:2 xyz"}));
    EXPECT_EQ(file.games.size(), 1U);
}

TEST(CsaStart, ABadStartIsReportedAndTheNextGameRead) {
    const auto file = read("V2.2\nP+59OU\n+\n+5958OU\n/\nPI\n+\n+7776FU\n");
    EXPECT_EQ(problemsOf(file), (Problems{"BadStart 1:2 P+59OU"}));
    EXPECT_EQ(file.games.size(), 1U);
}

TEST(CsaMoves, MoveDropAndPromote) {
    EXPECT_EQ(movesOf(gameIn("PI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0055KA\n").tree),
              "c3c4 g7g6 b2h8+ g9h8 B@e5");
}

TEST(CsaMoves, TimesFollow) {
    const auto record = gameIn("PI\n+\n+7776FU\nT12\n-3334FU,T3.25\n+2726FU\n");
    const auto line = record.tree.lineThrough(GameTree::root());
    EXPECT_EQ(record.tree.timeUsed(line[1]), 12s);
    EXPECT_EQ(record.tree.timeUsed(line[2]), 3250ms);
    EXPECT_FALSE(record.tree.timeUsed(line[3]));
}

TEST(CsaMoves, ABadMoveEndsItsGameOnly) {
    const auto file = read("V2.2\nPI\n+\n+7776FU\n-3334XX\n+2726FU\n/\nPI\n+\n+7775FU\n/\nPI\n+\n+2726FU\n");
    EXPECT_EQ(problemsOf(file), (Problems{"BadMove 1:5 -3334XX", "IllegalMove 2:10 +7775FU"}));
    ASSERT_EQ(file.games.size(), 3U);
    EXPECT_EQ(movesOf(file.games[0].record.tree), "c3c4");
    EXPECT_EQ(movesOf(file.games[2].record.tree), "h3h4");
    EXPECT_EQ(file.summary.wholeGames, 1);
}

TEST(CsaMoves, UnknownTextIsReported) {
    EXPECT_EQ(problemsOf(read("V2.2\nPI\n+\n+7776FU,v=12\n?\n")),
              (Problems{"UnknownText 1:4 v=12", "UnknownText 1:5 ?"}));
}

TEST(CsaComments, OnesWithAStarBelongToTheMove) {
    EXPECT_EQ(evaluationsOf("'CSA encoding=UTF-8\n'*game\nPI\n+\n+7776FU\n'*one\n'*\n'*two\n"),
              "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n0  after {game}\n1 c3c4 "
              "after {one\n\ntwo}");
}

TEST(CsaComments, RemarksWithoutAStarAreKept) {
    EXPECT_TRUE(evaluationsOf("'remark\nPI\n+\n+7776FU\n'rating 1500\n'*one\n")
                    .ends_with("0  after {remark}\n1 c3c4 after {rating 1500\none}"));
}

TEST(CsaComments, AloneAreNoGame) {
    const auto file = read("'first\nPI\n+\n+7776FU\n/\n'the end\n", RecordFormat::Csa);
    EXPECT_EQ(file.summary.games, 1);
    EXPECT_EQ(problemsOf(file), (Problems{"UnknownText 1:6 the end"}));
}

TEST(CsaComments, EvaluationsAreSeenByTheFirstPlayer) {
    EXPECT_TRUE(evaluationsOf("PI\n+\n+7776FU\n'** 50 -3334FU +2726FU\n")
                    .ends_with("cp -50 depth 0 nodes 0 by  g7g6 h3h4"));
    EXPECT_TRUE(evaluationsOf("PI\n+\n+7776FU\n-3334FU\n'** -70\n").ends_with("cp -70 depth 0 nodes 0 by "));
}

TEST(CsaComments, EvaluationsMayHaveTheWordsOfKif) {
    EXPECT_TRUE(evaluationsOf("PI\n+\n+7776FU\n'**評価値=80\n'**読み筋=△３四歩(33)\n'*good\n")
                    .ends_with("1 c3c4 after {good} cp -80 depth 0 nodes 0 by  g7g6"));
}

TEST(CsaEndings, OfAllKinds) {
    EXPECT_EQ(outcomeAfter("%TORYO"), (Outcome{Side::First, EndReason::Resignation}));
    EXPECT_EQ(outcomeAfter("%TIME_UP"), (Outcome{Side::First, EndReason::Time}));
    EXPECT_EQ(outcomeAfter("%TSUMI"), (Outcome{Side::First, EndReason::Checkmate}));
    EXPECT_EQ(outcomeAfter("%SENNICHITE"), (Outcome{{}, EndReason::Repetition}));
    EXPECT_EQ(outcomeAfter("%JISHOGI"), (Outcome{{}, EndReason::Impasse}));
    EXPECT_EQ(outcomeAfter("%HIKIWAKE"), (Outcome{{}, EndReason::Agreement}));
    EXPECT_EQ(outcomeAfter("%MAX_MOVES"), (Outcome{{}, EndReason::MoveLimit}));
    EXPECT_EQ(outcomeAfter("%KACHI"), (Outcome{Side::Second, EndReason::Impasse}));
    EXPECT_EQ(outcomeAfter("%ILLEGAL_MOVE"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_EQ(outcomeAfter("%+ILLEGAL_ACTION"), (Outcome{Side::Second, EndReason::Adjudication}));
    EXPECT_EQ(outcomeAfter("%-ILLEGAL_ACTION"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_FALSE(outcomeAfter("%CHUDAN"));
    EXPECT_FALSE(outcomeAfter("%FUZUMI"));
}

TEST(CsaEndings, TheTimeBeforeTheEndIsKept) {
    const auto record = gameIn("PI\n+\n+7776FU\n%TORYO\nT65.5\n", RecordFormat::Csa);
    EXPECT_EQ(record.header.tags, (std::vector<RecordHeader::Tag>{{"EndingTime", "65.5"}}));
    EXPECT_TRUE(written(record, RecordFormat::Csa).text.ends_with("%TORYO\nT65.5\n"));
}

TEST(CsaWriting, EndingsAreReadBack) {
    for (const char* ending :
         {"%TORYO", "%TIME_UP", "%TSUMI", "%SENNICHITE", "%JISHOGI", "%HIKIWAKE", "%MAX_MOVES", "%KACHI",
          "%ILLEGAL_MOVE", "%+ILLEGAL_ACTION", "%CHUDAN", "%FUZUMI", "%MATTA", "%ERROR"}) {
        const std::string text = std::string(csa::FileStart) + "PI\n+\n+7776FU\n" + ending + '\n';
        const auto game = written(gameIn(text), RecordFormat::Csa);
        EXPECT_EQ(game.text, text);
        EXPECT_TRUE(game.losses.empty());
    }
}

TEST(CsaWriting, AComputerWithoutANameIsNamedByItsLevel) {
    GameRecord record = gameIn("PI\n+\n+7776FU\n");
    record.header.players = {Player{}, Player{5, ""}};
    const std::string text = written(record, RecordFormat::Csa).text;
    EXPECT_NE(text.find("N-Komadai, level 5\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("N+"), std::string::npos) << text;
}

TEST(CsaWriting, ACommentLikeAnEvaluationIsReadAsAComment) {
    auto record = gameIn("PI\n+\n+7776FU\n");
    for (const char* text : {"#評価値=80", "*評価値=80", "* 80"}) {
        Annotations notes;
        notes.after = text;
        record.tree.setAnnotations(GameTree::root(), notes);
        const auto game = written(record, RecordFormat::Csa);
        EXPECT_EQ(game.losses, std::vector{Loss::Comments});
        EXPECT_EQ(gameIn(game.text).tree.annotations(GameTree::root()).after, ' ' + std::string(text));
    }
}

TEST(CsaWriting, TagsMayBeEmptyButNotTwice) {
    auto record = gameIn("PI\n+\n+7776FU\n");
    record.header.tags = {{"NOTE", ""}, {"Opening", ""}};
    const auto game = written(record, RecordFormat::Csa);
    EXPECT_TRUE(game.losses.empty());
    EXPECT_EQ(gameIn(game.text).header.tags, record.header.tags);
    record.header.tags = {{"NOTE", "x"}, {"NOTE", "y"}};
    EXPECT_EQ(written(record, RecordFormat::Csa).losses, std::vector{Loss::Tags});
}

TEST(CsaWriting, AnEndingWithoutAWordIsALoss) {
    auto record = gameIn("PI\n+\n+7776FU\n");
    record.outcome = Outcome{Side::First, EndReason::PerpetualCheck};
    const auto game = written(record, RecordFormat::Csa);
    EXPECT_EQ(game.losses, std::vector{Loss::EndReason});
    EXPECT_EQ(gameIn(game.text).outcome->winner, Side::First);
}

TEST(CsaWriting, VariantsWithOtherPiecesAreRefused) {
    const auto record = gameIn("startpos moves 7g7f", {}, "zoshogi");
    const auto refused = writeRecord(record, RecordFormat::Csa);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), WriteProblem::Variant);
}

TEST(CsaWriting, AVariantWithTheBoardAndPiecesOfShogiIsNotReadAsShogi) {
    VariantSet set = VariantSet::builtin();
    ASSERT_TRUE(set.add("[mine:shogi]\nvariantName = Mine\n").empty());
    const AnyPosition start = AnyPosition::startOf(set.find("mine"));
    const GameRecord record{headerOf(Game(start), {}, {}), GameTree(start)};
    const auto game = writeRecord(record, RecordFormat::Csa, &set);
    ASSERT_TRUE(game);
    EXPECT_TRUE(game.value().losses.empty());
    const auto again = read(game.value().text, RecordFormat::Csa, ReadOptions{set, {}, {}});
    ASSERT_EQ(again.games.size(), 1U);
    EXPECT_EQ(again.games[0].record.header.variant, "mine");
}

TEST(CsaWriting, SeveralGamesShareAFile) {
    const auto game = written(gameIn("PI\n+\n+7776FU\n"), RecordFormat::Csa);
    std::string file;
    appendGame(file, game, RecordFormat::Csa);
    appendGame(file, game, RecordFormat::Csa);
    EXPECT_EQ(file, std::string(csa::FileStart) + "PI\n+\n+7776FU\n/\nPI\n+\n+7776FU\n");
    EXPECT_EQ(read(file).summary.wholeGames, 2);
}

TEST(CsaLaws, GamesAreReadBack) {
    std::mt19937 random(7);
    for (const char* id : {"shogi", "minishogi", "judkinsshogi", "gorogoroshogi"})
        for (int i = 0; i < lawGames(10, 2); ++i) {
            GameTree tree(AnyPosition::startOf(variants().find(id)));
            growLine(tree, GameTree::root(), 150, random);
            for (const NodeId node : tree.subtree()) {
                Annotations notes;
                if (random() % 3 == 0) notes.after = i % 2 == 0 ? "one\n\n後 two\n" : "plain";
                if (random() % 4 == 0 && node != GameTree::root())
                    notes.evaluations = {
                        {Score::centipawns(static_cast<int>(random() % 900) - 450), 0, 0, {}, {}}};
                tree.setAnnotations(node, notes);
            }
            GameRecord record{headerOf(Game(tree.start()), {}, {}), std::move(tree), {}};
            record.header.players[0].name = "Ada";
            record.header.date = "1987-05";
            record.header.round = "3";
            record.header.tags = {{"Opening", "居飛車"}, {"体調", "good"}};
            record.header.clocks = {TimeControl{60s, 0ms, 10s, 1}, TimeControl{60s, 500ms, 0ms, 0}};
            const auto game = written(record, RecordFormat::Csa);
            EXPECT_TRUE(game.losses.empty());
            const auto again = gameIn(game.text);
            EXPECT_EQ(describe(again.tree), describe(record.tree));
            auto header = again.header;
            EXPECT_EQ(header, record.header);
        }
}

TEST(CsaLaws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(3);
    const std::string whole = "V2.2\nN+A\n$TIME_LIMIT:00:25+00\nPI\n+\n+7776FU,T12\n-3334FU\n'** 3 "
                              "+8822UM\n%TORYO\n/\nP+59OU00KI\nP-51OU\n+\n+0052KI\n";
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        read(text.substr(0, random() % text.size()), RecordFormat::Csa);
    }
}

} // namespace
} // namespace komadai::core::test
