// Where a game ended whose tree goes on: moves after the last one that was played are analysis, and the played line need not be the main
// line.
#include "core/record/record_parts.h"
#include "tests/core/notation/read_games.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

const Outcome GoteWins{Side::Second, EndReason::Resignation};

/// 7g7f 3c3d, after which sente resigned; the main line goes on with 2g2f. The second move has a variation, 8c8d.
GameRecord gameWithAnalysis() {
    auto record = gameIn("startpos moves 7g7f 3c3d 2g2f");
    const NodeId first = *record.tree.firstChild(GameTree::root());
    record.playedTo = record.tree.firstChild(first);
    record.outcome = GoteWins;
    record.tree.add(first, usi::parse("8c8d", record.tree.position(first)).value());
    return record;
}

/// The same with the variation promoted: the game ended beside the main line.
GameRecord gameWithPromotedVariation() {
    auto record = gameWithAnalysis();
    record.tree.promote(*record.tree.nextSibling(*record.playedTo));
    return record;
}

/// The moves that were played.
std::string played(const GameRecord& record) {
    std::string text;
    AnyPosition position = record.tree.start();
    for (const Move& move : record.tree.movesTo(playedTo(record))) {
        text += (text.empty() ? "" : " ") + usi::format(move, position);
        position = position.after(move);
    }
    return text;
}

std::string textIn(RecordFormat format, const GameRecord& record) { return written(record, format).text; }
std::vector<Loss> lossesIn(RecordFormat format, const GameRecord& record) {
    return written(record, format).losses;
}
std::string lastLinesOf(const std::string& text, std::string_view from) {
    return text.substr(std::min(text.find(from), text.size()));
}

/// Expects that a game is read as it was written, with its end.
void expectReadBack(RecordFormat format, const GameRecord& record) {
    const auto again = gameIn(textIn(format, record), format);
    EXPECT_EQ(describe(again.tree), describe(record.tree));
    EXPECT_EQ(again.outcome, record.outcome);
    EXPECT_EQ(played(again), played(record));
}

TEST(LastMove, IsThatOfTheMainLineUnlessTheRecordNamesAnother) {
    auto record = gameIn("startpos moves 7g7f 3c3d");
    EXPECT_EQ(playedTo(record), record.tree.mainLineEnd());
    record.playedTo = NodeId::fromNumber(77);
    EXPECT_EQ(playedTo(record), record.tree.mainLineEnd()) << "there is no such node";
    GameRecord named = record;
    named.playedTo = record.tree.mainLineEnd();
    EXPECT_EQ(named, record);
    named.playedTo = record.tree.firstChild(GameTree::root());
    EXPECT_NE(named, record);
}

TEST(LastMove, InKifTheAnalysisIsAVariation) {
    const std::string text = textIn(RecordFormat::Kif, gameWithAnalysis());
    EXPECT_EQ(lastLinesOf(text, "   1 "),
              "   1 ７六歩(77)\n   2 ３四歩(33)+\n   3 投了\nまで2手で後手の勝ち\n"
              "\n変化：3手\n   3 ２六歩(27)\n\n変化：2手\n   2 ８四歩(83)\n");
    EXPECT_EQ(lossesIn(RecordFormat::Kif, gameWithAnalysis()), std::vector<Loss>());
    expectReadBack(RecordFormat::Kif, gameWithAnalysis());
}

TEST(LastMove, InKifTheEndStandsInTheVariationThatWasPlayed) {
    const std::string text = textIn(RecordFormat::Kif, gameWithPromotedVariation());
    EXPECT_EQ(lastLinesOf(text, "   1 "), "   1 ７六歩(77)\n   2 ８四歩(83)+\n"
                                          "\n変化：2手\n   2 ３四歩(33)\n   3 投了\nまで2手で後手の勝ち\n"
                                          "\n変化：3手\n   3 ２六歩(27)\n");
    EXPECT_EQ(lossesIn(RecordFormat::Kif, gameWithPromotedVariation()), std::vector<Loss>());
}

TEST(LastMove, InKifTheOnlyEndIsThatOfTheGameEvenInAVariation) {
    auto record = gameWithPromotedVariation();
    record.header.tags = {{"EndingTime", "65"}};
    expectReadBack(RecordFormat::Kif, record);
    EXPECT_EQ(gameIn(textIn(RecordFormat::Kif, record), RecordFormat::Kif).header.tags, record.header.tags);
}

TEST(LastMove, InKifEndsOfSeveralVariationsAreComments) {
    const std::string lines =
        "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n\n変化：2手\n   2 ８四歩(83)\n   3 投了\n";
    const auto one = gameIn(lines, RecordFormat::Kif);
    EXPECT_EQ(one.outcome, GoteWins);
    EXPECT_EQ(played(one), "7g7f 8c8d");
    for (const std::string more :
         {"\n変化：1手\n   1 ２六歩(27)\n   2 投了\n", "\n変化：1手\n   1 ２六歩(27)\nまで1手で中断\n"}) {
        const auto several = gameIn(lines + more, RecordFormat::Kif);
        EXPECT_FALSE(several.outcome);
        EXPECT_EQ(played(several), "7g7f 3c3d");
        const auto variation = several.tree.nextSibling(several.tree.mainLineEnd());
        EXPECT_EQ(several.tree.annotations(*variation).after, "投了");
    }
}

TEST(LastMove, AForfeitIsReadInAVariation) {
    auto record = gameWithPromotedVariation();
    record.outcome = Outcome{Side::Second, EndReason::Adjudication};
    record.header.tags = {{"Termination", "rules infraction"}};
    for (const RecordFormat format : {RecordFormat::Kif, RecordFormat::Jkf, RecordFormat::Usen}) {
        EXPECT_EQ(lossesIn(format, record), std::vector<Loss>());
        expectReadBack(format, record);
        EXPECT_EQ(gameIn(textIn(format, record), format).header.tags, record.header.tags);
    }
}

TEST(LastMove, AGameThatWasNotReadAsAWholeTakesNoEndOfAVariation) {
    const auto file = read("手合割：平手\n   1 ７六歩(77)\n   2 ７五歩(76)\n   3 反則負け\n\n変化：1手\n   1 "
                           "２六歩(27)\n   2 投了\n",
                           RecordFormat::Kif);
    EXPECT_FALSE(file.games.at(0).isWhole);
    EXPECT_FALSE(file.games.at(0).record.outcome);
}

TEST(LastMove, AMateInAVariationIsADemonstration) {
    const auto record =
        gameIn("手合割：平手\n   1 ７六歩(77)\n\n変化：1手\n   1 ２六歩(27)\n   2 詰み\n", RecordFormat::Kif);
    EXPECT_FALSE(record.outcome);
    EXPECT_EQ(record.playedTo, std::nullopt);
}

TEST(LastMove, InKifTheEndOfTheMainLineCounts) {
    const auto record =
        gameIn("手合割：平手\n   1 ７六歩(77)\n   2 中断\n\n変化：1手\n   1 ２六歩(27)\n   2 投了\n",
               RecordFormat::Kif);
    EXPECT_FALSE(record.outcome);
    EXPECT_EQ(played(record), "7g7f");
}

TEST(LastMove, AMainLineThatTheRulesEndHidesTheEndOfTheGame) {
    auto record = gameIn("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h");
    record.playedTo = record.tree.mainLineEnd();
    record.outcome = Outcome{Side::First, EndReason::Resignation};
    record.tree.makeMainLine(
        record.tree.add(GameTree::root(), usi::parse("G*5b", record.tree.start()).value()));
    for (const RecordFormat format : {RecordFormat::Kif, RecordFormat::Jkf, RecordFormat::Usen}) {
        const auto losses = lossesIn(format, record);
        EXPECT_NE(std::find(losses.begin(), losses.end(), Loss::LastMove), losses.end());
    }
}

TEST(LastMove, InKifAVariationOfAGameWithoutEndDoesNotEndIt) {
    const auto record =
        gameIn("手合割：平手\n   1 ７六歩(77)\n\n変化：2手\n   2 ３四歩(33)\n", RecordFormat::Kif);
    EXPECT_EQ(record.playedTo, std::nullopt);
}

TEST(LastMove, InKifAnInterruptedGameMayGoOnToo) {
    const std::string lines = "手合割：平手\n   1 ７六歩(77)\n   2 中断\n\n変化：2手\n   2 ３四歩(33)\n";
    const auto record = gameIn(lines, RecordFormat::Kif);
    EXPECT_EQ(played(record), "7g7f");
    EXPECT_FALSE(record.outcome);
    EXPECT_EQ(lastLinesOf(textIn(RecordFormat::Kif, record), "   1 "), lastLinesOf(lines, "   1 "));
}

TEST(LastMove, InKi2TheResultStandsBeforeTheAnalysis) {
    const std::string text = textIn(RecordFormat::Ki2, gameWithAnalysis());
    EXPECT_EQ(lastLinesOf(text, "▲"),
              "▲７六歩    △３四歩\nまで2手で後手の勝ち\n\n変化：3手\n▲２六歩\n\n変化：2手\n△８四歩\n");
    expectReadBack(RecordFormat::Ki2, gameWithAnalysis());
    const auto losses = lossesIn(RecordFormat::Ki2, gameWithPromotedVariation());
    EXPECT_NE(std::find(losses.begin(), losses.end(), Loss::LastMove), losses.end());
}

TEST(LastMove, InJkfTheAnalysisIsAForkOfTheEnd) {
    const std::string text = textIn(RecordFormat::Jkf, gameWithAnalysis());
    EXPECT_NE(text.find(R"({"special":"TORYO","forks":[[{"move":)"), std::string::npos) << text;
    EXPECT_EQ(lossesIn(RecordFormat::Jkf, gameWithAnalysis()), std::vector<Loss>());
    EXPECT_EQ(lossesIn(RecordFormat::Jkf, gameWithPromotedVariation()), std::vector<Loss>());
    expectReadBack(RecordFormat::Jkf, gameWithPromotedVariation());
    expectReadBack(RecordFormat::Jkf, gameWithAnalysis());
}

TEST(LastMove, InUsenTheAnalysisIsAVariation) {
    EXPECT_EQ(textIn(RecordFormat::Usen, gameWithAnalysis()).find("~0.7ku2jm.r~2."), 0U);
    EXPECT_EQ(lossesIn(RecordFormat::Usen, gameWithAnalysis()), std::vector<Loss>());
    EXPECT_EQ(lossesIn(RecordFormat::Usen, gameWithPromotedVariation()), std::vector<Loss>());
    expectReadBack(RecordFormat::Usen, gameWithPromotedVariation());
    expectReadBack(RecordFormat::Usen, gameWithAnalysis());
}

TEST(LastMove, CsaHasTheMovesThatWerePlayed) {
    for (const GameRecord& record : {gameWithAnalysis(), gameWithPromotedVariation()}) {
        EXPECT_TRUE(textIn(RecordFormat::Csa, record).ends_with("\n+\n+7776FU\n-3334FU\n%TORYO\n"));
        EXPECT_EQ(lossesIn(RecordFormat::Csa, record), std::vector{Loss::Variations});
    }
}

TEST(LastMove, PgnCountsThePliesOfTheGame) {
    const std::string text = textIn(RecordFormat::Pgn, gameWithAnalysis());
    EXPECT_NE(text.find("[PlyCount \"2\"]\n"), std::string::npos) << text;
    EXPECT_EQ(lossesIn(RecordFormat::Pgn, gameWithAnalysis()), std::vector<Loss>());
    EXPECT_EQ(lossesIn(RecordFormat::Pgn, gameWithPromotedVariation()), std::vector{Loss::LastMove});
    expectReadBack(RecordFormat::Pgn, gameWithAnalysis());
    expectReadBack(RecordFormat::Psn, gameWithAnalysis());
}

TEST(LastMove, InPgnPliesOfTheWholeMainLineAreAFactLikeOthers) {
    const auto record =
        gameIn("[Variant \"shogi\"]\n[PlyCount \"2\"]\n\n1. P-7f P-3d 0-1", RecordFormat::Pgn);
    EXPECT_EQ(record.header.tags, (std::vector<RecordHeader::Tag>{{"PlyCount", "2"}}));
    EXPECT_EQ(record.playedTo, std::nullopt);
}

TEST(LastMove, ACountOfPliesThatWasThereIsWrittenOnce) {
    auto record = gameWithAnalysis();
    record.header.tags = {{"PlyCount", "2"}};
    const auto game = written(record, RecordFormat::Pgn);
    EXPECT_EQ(game.text.find("PlyCount"), game.text.rfind("PlyCount")) << game.text;
    EXPECT_EQ(game.losses, std::vector<Loss>());
}

TEST(LastMove, AnalysisMayEndInAMate) {
    auto record = gameIn("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a4a 5h5i 4a5a G*5b");
    record.playedTo = record.tree.ancestor(record.tree.mainLineEnd(), 3);
    for (const auto& outcome :
         {Outcome{Side::First, EndReason::Resignation}, Outcome{Side::First, EndReason::Unknown}}) {
        record.outcome = outcome;
        expectReadBack(RecordFormat::Pgn, record);
        expectReadBack(RecordFormat::Kif, record);
    }
}

TEST(LastMove, InPgnAnInterruptedGameMayGoOnToo) {
    const auto record = gameIn("手合割：平手\n   1 ７六歩(77)\n   2 封じ手\n\n変化：2手\n   2 ３四歩(33)\n",
                               RecordFormat::Kif);
    const auto again = gameIn(textIn(RecordFormat::Pgn, record), RecordFormat::Pgn);
    EXPECT_EQ(played(again), "7g7f");
    EXPECT_EQ(again.header.tags, (std::vector<RecordHeader::Tag>{{"Termination", "sealed move"}}));
}

TEST(LastMove, AStaleCountOfPliesIsNotWritten) {
    auto record = gameIn("startpos moves 7g7f 3c3d 2g2f");
    record.outcome = GoteWins;
    record.header.tags = {{"PlyCount", "1"}};
    const auto game = written(record, RecordFormat::Pgn);
    EXPECT_EQ(game.text.find("PlyCount"), std::string::npos) << game.text;
    EXPECT_EQ(game.losses, std::vector{Loss::Tags});
}

TEST(LastMove, UsiHasTheMainLineWithoutAResult) {
    auto record = gameIn("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b");
    record.playedTo = record.tree.mainLineEnd();
    record.tree.makeMainLine(
        record.tree.add(GameTree::root(), usi::parse("5i5h", record.tree.start()).value()));
    const auto losses = lossesIn(RecordFormat::Usi, record);
    EXPECT_NE(std::find(losses.begin(), losses.end(), Loss::Result), losses.end());
}

TEST(LastMove, HodgesHasNoWordForIt) {
    const auto losses = lossesIn(RecordFormat::Hodges, gameWithAnalysis());
    EXPECT_NE(std::find(losses.begin(), losses.end(), Loss::LastMove), losses.end());
}

TEST(LastMove, JsonNumbersItAmongAllMoves) {
    EXPECT_NE(textIn(RecordFormat::Json, gameWithAnalysis()).find("\"playedTo\":2,"), std::string::npos);
    EXPECT_NE(textIn(RecordFormat::Json, gameWithPromotedVariation()).find("\"playedTo\":3,"),
              std::string::npos);
    EXPECT_EQ(textIn(RecordFormat::Json, gameIn("startpos moves 7g7f")).find("playedTo"), std::string::npos);
    expectReadBack(RecordFormat::Json, gameWithAnalysis());
    expectReadBack(RecordFormat::Json, gameWithPromotedVariation());
}

TEST(LastMove, JsonKeepsThatNoneWasPlayed) {
    auto record = gameIn("startpos moves 7g7f");
    record.playedTo = GameTree::root();
    EXPECT_NE(textIn(RecordFormat::Json, record).find("\"playedTo\":0,"), std::string::npos);
    expectReadBack(RecordFormat::Json, record);
}

TEST(LastMove, InJsonANumberBeyondTheMovesIsReported) {
    const std::string text =
        R"({"format":"komadai-game","version":1,"variant":"shogi","moves":[{"move":"7g7f"}],"playedTo":2})";
    const auto file = read(text, RecordFormat::Json);
    EXPECT_EQ(problemsOf(file), std::vector<std::string>{"BadValue 1:1 playedTo: 2"});
    EXPECT_EQ(played(file.games.at(0).record), "7g7f");
}

TEST(LastMove, InJsonABadMoveWasNotPlayed) {
    const auto file = read(
        R"({"format":"komadai-game","version":1,"variant":"shogi","moves":[{"move":"7g7f"},{"move":"7g7f"}],"playedTo":2})",
        RecordFormat::Json);
    EXPECT_EQ(problemsOf(file), std::vector<std::string>{"IllegalMove 1:1 7g7f"});
    EXPECT_EQ(file.games.at(0).record.playedTo, std::nullopt);
}

TEST(LastMove, TheResultGoesWithTheVariationInWhichTheGameEnded) {
    auto record = gameWithPromotedVariation();
    removeParts(record, {.variations = true});
    EXPECT_EQ(movesOf(record.tree), "c3c4 b7b6");
    EXPECT_FALSE(record.outcome);
    EXPECT_EQ(played(record), "7g7f");
    record = gameWithAnalysis();
    removeParts(record, {.variations = true});
    EXPECT_EQ(record.outcome, GoteWins);
    EXPECT_EQ(movesOf(record.tree), "c3c4 g7g6") << "without the analysis";
}

} // namespace
} // namespace komadai::core::test
