#include "core/notation/japanese_text.h"
#include "core/notation/kif.h"
#include "tests/core/law_games.h"
#include "tests/core/notation/random_records.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using Problems = std::vector<std::string>;

constexpr auto Ki2 = RecordFormat::Ki2;
constexpr auto Bod = RecordFormat::Bod;
const std::string TwoMovesInKi2 = "手合割：平手\n\n▲７六歩    △３四歩\n";

std::string movesInKi2(const std::string& text) { return movesOf(gameIn(text, Ki2).tree); }

/// The move that a text describes in a position of shogi, as USI has it.
std::string moveIn(std::string_view start, const std::string& text) {
    const auto record = gameIn("sfen " + std::string(start), RecordFormat::Usi);
    const std::string board = written(record, Bod).text;
    const auto file = read(board + text + '\n', Ki2);
    const GameTree& tree = file.games.at(0).record.tree;
    const auto node = tree.firstChild(GameTree::root());
    return node ? usi::format(tree.move(*node), tree.start()) : "none";
}

TEST(Ki2Moves, AreReadWithAllMarksOfSides) {
    EXPECT_EQ(movesInKi2(TwoMovesInKi2 + "▲２二角成　△同　銀 ☗４五角 ☖３三銀\n▼２六歩▽８四歩\n"),
              "c3c4 g7g6 b2h8+ g9h8 B@f5 h8g7 h3h4 b7b6");
}

TEST(Ki2Moves, PlacesAreSeenByTheOwner) {
    const std::string golds = "4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1";
    EXPECT_EQ(moveIn(golds, "▲５八金右"), "4h5h");
    EXPECT_EQ(moveIn(golds, "▲５八金左"), "6h5h");
    EXPECT_EQ(moveIn("4k4/3g1g3/9/9/9/9/9/9/4K4 w - 1", "△５二金右"), "6b5b");
    EXPECT_EQ(moveIn("4k4/9/9/9/9/9/9/3GGG3/4K4 b - 1", "▲５七金直"), "5h5g");
}

TEST(Ki2Moves, DirectionsComeBeforePlaces) {
    const std::string golds = "4k4/9/9/9/9/9/3G5/3GG4/4K4 b - 1";
    EXPECT_EQ(moveIn(golds, "▲５七金寄"), "6g5g");
    EXPECT_EQ(moveIn(golds, "▲５七金左上"), "6h5g");
    EXPECT_EQ(moveIn(golds, "▲５七金直"), "5h5g");
    EXPECT_EQ(moveIn("k8/9/9/4+R4/9/4+R4/9/9/4K4 b - 1", "▲５五龍引"), "5d5e");
    EXPECT_EQ(moveIn("k8/9/9/4+R4/9/4+R4/9/9/4K4 b - 1", "▲５五竜行"), "5f5e");
    EXPECT_EQ(moveIn("k8/9/9/9/9/9/9/9/+B+B2K4 b - 1", "▲８八馬左"), "9i8h");
}

TEST(Ki2Moves, PromotionsAndDropsAreNamedWhereNeeded) {
    const std::string silver = "4k4/9/9/3S5/9/9/9/9/4K4 b S 1";
    EXPECT_EQ(moveIn(silver, "▲５三銀成"), "6d5c+");
    EXPECT_EQ(moveIn(silver, "▲５三銀不成"), "6d5c");
    EXPECT_EQ(moveIn(silver, "▲５三銀生"), "6d5c");
    EXPECT_EQ(moveIn(silver, "▲５三銀打"), "S*5c");
    EXPECT_EQ(moveIn(silver, "▲１三銀"), "S*1c");
    EXPECT_EQ(moveIn("3k5/4P4/9/9/9/9/9/9/4K4 b - 1", "▲５一歩"), "5b5a+");
}

TEST(Ki2Moves, OnesThatFitSeveralPiecesAreBad) {
    EXPECT_EQ(problemsOf(read("手合割：平手\n▲５八金 △３四歩\n")), (Problems{"BadMove 1:2 ▲５八金"}));
}

TEST(Ki2Lines, VariationsAndNotesAreThoseOfKif) {
    const auto record =
        gameIn(TwoMovesInKi2 +
               "*comment\n▲２六歩\n&mark\nまで3手で先手の勝ち\n\n変化：2手\n*why\n△８四歩 ▲２六歩\n");
    EXPECT_EQ(describe(record.tree),
              "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n0 \n1 c3c4\n2 g7g6 after "
              "{comment}\n3 h3h4 bookmark {mark}\n2 b7b6 before {why}\n3 h3h4");
}

TEST(Ki2Endings, AWinWithoutAReasonIsAResignation) {
    const auto ending = [](std::string_view words) {
        return gameIn(TwoMovesInKi2 + "まで2手で" + std::string(words) + "\n", Ki2).outcome;
    };
    EXPECT_EQ(ending("先手の勝ち"), (Outcome{Side::First, EndReason::Resignation}));
    EXPECT_EQ(ending("時間切れにより後手の勝ち"), (Outcome{Side::Second, EndReason::Time}));
    EXPECT_EQ(ending("詰み"), (Outcome{Side::Second, EndReason::Checkmate}));
    EXPECT_EQ(ending("引き分け"), (Outcome{{}, EndReason::Agreement}));
    EXPECT_EQ(ending("後手の反則勝ち"), (Outcome{Side::First, EndReason::Adjudication}));
    EXPECT_FALSE(ending("中断"));
}

TEST(Ki2Files, AreKnownByTheirContent) {
    EXPECT_EQ(formatOfText(TwoMovesInKi2), Ki2);
    EXPECT_EQ(formatOfText("先手：A\n☗同歩\n"), Ki2);
    EXPECT_EQ(formatNamed("ki2u"), Ki2);
    EXPECT_EQ(formatOfText("手合割：平手\n1 ▲７六歩\n"), RecordFormat::Kif);
}

TEST(Ki2Files, OfSeveralGamesAreDivided) {
    const auto file = read(TwoMovesInKi2 + "まで2手で後手の勝ち\n\n" + TwoMovesInKi2);
    EXPECT_TRUE(file.problems.empty());
    EXPECT_EQ(file.summary.wholeGames, 2);
}

TEST(Ki2Writing, LooksLikeThatOfOtherPrograms) {
    auto record = gameIn(TwoMovesInKi2 + "▲２二角成 △同銀 ▲４五角 △３三銀\n▲２六歩\n*note\n△８四歩\n"
                                         "まで8手で先手の勝ち\n\n変化：2手\n△８四歩\n");
    record.header.players[0].name = "Ada";
    const auto game = written(record, Ki2);
    EXPECT_EQ(game.text,
              "手合割：平手\n先手：Ada\n後手：\n"
              "▲７六歩    △３四歩    ▲２二角成  △同銀      ▲４五角    △３三銀\n▲２六歩\n*note\n△８四歩\n"
              "まで8手で先手の勝ち\n\n変化：2手\n△８四歩\n");
    EXPECT_EQ(game.losses, std::vector<Loss>());
}

TEST(Ki2Writing, TimesAreLost) {
    auto record = gameIn(TwoMovesInKi2);
    record.tree.setTimes(*record.tree.firstChild(GameTree::root()), {std::chrono::seconds(5), {}});
    EXPECT_EQ(written(record, Ki2).losses, std::vector{Loss::Times});
}

TEST(Ki2Writing, EndingsAreReadBack) {
    for (const char* word :
         {"投了", "切れ負け", "詰み", "千日手", "持将棋", "引き分け", "最大手数", "入玉勝ち", "反則負け",
          "反則勝ち", "不戦勝", "不戦敗", "中断", "封じ手", "不詰", "エラー"}) {
        const auto record =
            gameIn("手合割：平手\n   1 ７六歩(77)\n   2 " + std::string(word) + "\n", RecordFormat::Kif);
        const auto game = written(record, Ki2);
        EXPECT_TRUE(game.losses.empty()) << word;
        const auto again = gameIn(game.text, Ki2);
        EXPECT_EQ(again.outcome, record.outcome) << word;
        EXPECT_EQ(again.header, record.header) << word;
    }
}

TEST(Ki2Writing, AnEndingWithoutAWordIsALoss) {
    auto record = gameIn(TwoMovesInKi2);
    record.outcome = Outcome{Side::First, EndReason::PerpetualCheck};
    EXPECT_EQ(written(record, Ki2).losses, std::vector{Loss::EndReason});
}

TEST(Ki2Laws, GamesAreReadBack) {
    std::mt19937 random(21);
    for (const char* id : {"shogi", "zoshogi", "shoshogi", "minishogi", "judkinsshogi", "gorogoroshogi"})
        for (int i = 0; i < lawGames(8, 2); ++i) {
            const AnyPosition start = randomPosition(id, i % 2 == 0 ? 0 : 60, random);
            auto record = withoutTimes(randomRecord(start, random));
            if (record.outcome->reason == EndReason::Unknown) record.outcome->reason = EndReason::Resignation;
            if (record.tree.size() == 1) continue;
            const auto game = written(record, Ki2);
            EXPECT_EQ(game.losses, std::vector<Loss>());
            const auto again = gameIn(game.text, Ki2);
            EXPECT_EQ(describe(again.tree), describe(record.tree));
            EXPECT_EQ(again.header, record.header);
            EXPECT_EQ(again.outcome, record.outcome);
            EXPECT_EQ(placeOfLastMove(again), placeOfLastMove(record));
        }
}

TEST(Ki2Laws, EveryLegalMoveIsReadBack) {
    std::mt19937 random(22);
    for (const char* id : {"shogi", "zoshogi", "shoshogi", "minishogi"})
        for (int i = 0; i < lawGames(20, 4); ++i) {
            const AnyPosition position = randomPosition(id, 100, random);
            for (const Move& move : position.legalMoves()) {
                const auto* drop = std::get_if<Drop>(&move);
                const PieceType type =
                    drop ? drop->piece : position.pieceAt(std::get<BoardMove>(move).from)->type;
                const std::string words = japanese::wordsOf(move, position);
                EXPECT_EQ(japanese::moveFrom(destinationOf(move), type, words, position), move);
            }
        }
}

TEST(Ki2Laws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(4);
    const std::string whole =
        TwoMovesInKi2 + "*comment\n▲５八金右 △同　銀成\nまで4手で先手の勝ち\n変化：2手\n△８四歩\n";
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        read(text.substr(0, random() % text.size()), Ki2);
    }
}

TEST(BodPositions, ShowHandsAndBoard) {
    const auto record = gameIn("sfen 4k4/9/4+P4/9/9/9/9/9/4K4 w 2G12p 7", RecordFormat::Usi);
    const std::string text = written(record, Bod).text;
    EXPECT_EQ(text, "後手の持駒：歩十二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
                    "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
                    "| ・ ・ ・ ・ と ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n"
                    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
                    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n"
                    "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n"
                    "先手の持駒：金二　\n手数＝6\n後手番\n");
    EXPECT_EQ(formatOfText(text), Bod);
}

TEST(BodPositions, LoseTheMoves) {
    auto record = gameIn(TwoMovesInKi2);
    record.outcome = Outcome{Side::First, EndReason::Resignation};
    EXPECT_EQ(written(record, Bod).losses, (std::vector{Loss::Moves, Loss::Result}));
}

TEST(BodPositions, AreReadBack) {
    std::mt19937 random(23);
    for (const char* id : {"shogi", "zoshogi", "shoshogi", "minishogi", "judkinsshogi", "gorogoroshogi"})
        for (int i = 0; i < lawGames(10, 2); ++i) {
            const AnyPosition position = randomPosition(id, 90, random);
            const GameRecord record{headerOf(Game(position), {}, {}), GameTree(position), {}};
            const auto again = gameIn(written(record, Bod).text);
            EXPECT_EQ(again.header.start, record.header.start);
            EXPECT_EQ(again.header.variant, id);
        }
}

} // namespace
} // namespace komadai::core::test
