#include "core/notation/psn.h"

#include "core/notation/hodges_text.h"
#include "core/notation/record_reading.h"
#include "tests/core/law_games.h"
#include "tests/core/notation/random_records.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using Problems = std::vector<std::string>;

constexpr auto Psn = RecordFormat::Psn;
constexpr auto Hodges = RecordFormat::Hodges;

std::string movesInPsn(const std::string& text) {
    return movesOf(gameIn("[Sente \"A\"]\n" + text, Psn).tree);
}

TEST(PsnHeader, NamesSenteAndGote) {
    const auto record =
        gameIn("[Sente \"Ada\"]\n[Gote \"Bo\"]\n[SenteGrade \"4 dan\"]\n[Date \"1987.05.23\"]\n"
               "[Event \"Cup\"]\n[Result \"0-1\"]\n[Opening \"Yagura\"]\n\n1.P7g-7f P3c-3d 0-1\n");
    EXPECT_EQ(record.header.variant, "shogi");
    EXPECT_EQ(record.header.players[0].name, "Ada");
    EXPECT_EQ(record.header.players[0].title, "4 dan");
    EXPECT_EQ(record.header.players[1].name, "Bo");
    EXPECT_EQ(record.header.date, "1987-05-23");
    EXPECT_EQ(tagOf(record.header, "Opening"), "Yagura");
    EXPECT_EQ(record.outcome->winner, Side::Second);
}

TEST(PsnHeader, BlackIsTheFirstPlayer) {
    const auto record = gameIn("[Black \"Ada\"]\n[White \"Bo\"]\n\n1.P7g-7f\n", Psn);
    EXPECT_EQ(record.header.players[0].name, "Ada");
    EXPECT_EQ(record.header.players[1].name, "Bo");
}

TEST(PsnStart, HandicapsAreNamed) {
    const auto start = [](const std::string& name) {
        return gameIn("[Sente \"A\"]\n[Handicap \"" + name + "\"]\n\n", Psn).header.start;
    };
    EXPECT_EQ(start("2 piece"), "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(start("Rook-Lance"), "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(start("Eight pieces"), "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(problemsOf(read("[Sente \"A\"]\n[Handicap \"99\"]\n\n", Psn)), (Problems{"BadStart 1:2 99"}));
}

TEST(PsnStart, FenIsSfenToo) {
    EXPECT_EQ(gameIn("[Sente \"A\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4K4 b 2P 1\"]\n\n1.P*5e\n", Psn).header.start,
              "4k4/9/9/9/9/9/9/9/4K4 b 2P 1");
}

TEST(PsnMoves, MoveCapturePromoteAndDrop) {
    EXPECT_EQ(movesInPsn("1.P7g-7f P3c-3d 2.B8hx2b+ S3ax2b 3.B*4e B'5d 4. Bx5d"),
              "c3c4 g7g6 b2h8+ g9h8 B@f5 B@e6 f5e6");
    EXPECT_EQ(movesInPsn("1.P7g-7f 2.P3c-3d 3.Bx2b^ Sx2b"), "c3c4 g7g6 b2h8+ g9h8");
    EXPECT_EQ(movesInPsn("1.P-7f P-3d 2.Bx2b= Sx2b"), "c3c4 g7g6 b2h8 g9h8");
}

TEST(PsnMoves, OriginsMayBeShortAndLong) {
    EXPECT_EQ(movesInPsn("1.G49-58 P-8d 2.K6h"), "f1e2 b7b6 e1d2");
    EXPECT_EQ(movesInPsn("1.G4-5h"), "f1e2");
    EXPECT_EQ(movesInPsn("1.G45h"), "f1e2");
    EXPECT_EQ(problemsOf(read("[Sente \"A\"]\n\n1.G-5h", Psn)), (Problems{"BadMove 1:3 G-5h"}));
}

TEST(PsnMoves, PromotedPiecesHaveNicknames) {
    EXPECT_EQ(movesInPsn("[FEN \"4k4/9/9/9/9/9/9/9/+R3K3+P b - 1\"]\n\n1.D-9e K-4b 2.T-1h"),
              "a1a5 e9f8 i1i2");
}

TEST(PsnMoves, CommentsAndVariationsAreThoseOfPgn) {
    const auto record = gameIn("{game} 1.P7g-7f {one} (1.P2g-2f P8c-8d) P3c-3d\n", Psn);
    EXPECT_EQ(describe(record.tree),
              "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n0  after "
              "{game}\n1 c3c4 after {one}\n2 g7g6\n1 h3h4\n2 b7b6");
}

TEST(PsnMoves, ABadMoveEndsItsLineOnly) {
    const auto file = read("[Sente \"A\"]\n\n1.P7g-7f P7g-7f\n\n[Sente \"B\"]\n\n1.P2g-2f\n", Psn);
    EXPECT_EQ(problemsOf(file), (Problems{"IllegalMove 1:3 P7g-7f"}));
    EXPECT_EQ(movesOf(file.games.at(0).record.tree), "c3c4");
    EXPECT_EQ(file.summary.wholeGames, 1);
}

TEST(PsnFiles, AreKnownByTheirContent) {
    EXPECT_EQ(formatOfText("[Event \"x\"]\n[Sente \"A\"]\n"), Psn);
    EXPECT_EQ(formatOfText("[Black \"A\"]\n\n1.P7g-7f P3c-3d\n"), Psn);
    EXPECT_EQ(formatOfText("1. P-7f P-3d\n"), Hodges);
    EXPECT_EQ(formatOfText("P-7f P-3d"), Hodges);
    EXPECT_EQ(formatOfText("[White \"A\"]\n\n1. e4 e5\n"), RecordFormat::Pgn);
}

TEST(PsnWriting, LooksLikeThatOfOtherPrograms) {
    auto record = gameIn("1. P-7f P-3d (P-8d) 2. Bx2b+", Hodges);
    record.header.players[0] = {{}, "Ada", {}, "4 dan", {}};
    EXPECT_EQ(written(record, Psn).text,
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.\?\?.??\"]\n[Round \"?\"]\n[Sente \"Ada\"]\n[Gote "
              "\"?\"]\n[Result \"*\"]\n[SenteGrade \"4 dan\"]\n\n"
              "1. P7g-7f P3c-3d (1... P8c-8d) 2. B8hx2b+ *\n\n");
}

TEST(HodgesLists, AreMovesAsTheyAreShown) {
    EXPECT_EQ(movesOf(gameIn("P-7f\nP-3d\nBx2b+").tree), "c3c4 g7g6 b2h8+");
    EXPECT_EQ(movesOf(gameIn("1. P-a3 P-a6", Hodges, "greatshatranj").tree), "a2a3 a7a6");
    EXPECT_EQ(written(gameIn("startpos moves 7g7f 3c3d 2g2f"), Hodges).text, "1. P-7f P-3d 2. P-2f *\n\n");
}

TEST(HodgesLists, NameTheVariantAndTheStart) {
    const auto record = gameIn("sfen 4k4/9/9/9/9/9/9/9/4K4 b E 1 moves E*5e", RecordFormat::Usi, "zoshogi");
    const auto game = written(record, Hodges);
    EXPECT_EQ(game.text, "[Variant \"zoshogi\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4K4 b E 1\"]\n\n1. E*5e *\n\n");
    EXPECT_EQ(gameIn(game.text).header, record.header);
}

TEST(HodgesLists, MayBeEmpty) {
    const auto game = written(gameIn("startpos"), Hodges);
    EXPECT_EQ(game.text, "[Variant \"shogi\"]\n\n*\n\n");
    EXPECT_EQ(gameIn(game.text).tree.size(), 1U);
}

TEST(HodgesLists, HaveNoBlanksInMovesOfSeveralSteps) {
    const auto record =
        gameIn("sfen 18.g/19/19/19/19/19/19/11.p.7/9.+DR.p.8/19/19/19/19/19/19/19/19/19/G.TP.17 b - 1 "
               "moves 10i-9i-9h-8h-8g-7g",
               RecordFormat::Usi, "koshogi");
    for (const RecordFormat format : {Psn, Hodges}) {
        const auto game = written(record, format);
        EXPECT_NE(game.text.find("1. +DRx9i-9hx8h-8g-7g"), std::string::npos);
        EXPECT_EQ(movesOf(gameIn(game.text, format).tree), movesOf(record.tree));
    }
}

TEST(HodgesLists, LoseTheHeader) {
    auto record = gameIn("P-7f P-3d");
    record.header.players[0] = {{}, "Ada", {}, "4 dan", 1500};
    record.header.tags = {{"A", "b"}};
    record.outcome = Outcome{Side::First, EndReason::Time};
    EXPECT_EQ(written(record, Hodges).losses,
              (std::vector{Loss::Titles, Loss::Ratings, Loss::Tags, Loss::EndReason, Loss::Header}));
}

TEST(HodgesLists, HaveNoWordForAResignation) {
    auto record = gameIn("P-7f P-3d");
    record.outcome = Outcome{Side::First, EndReason::Unknown};
    EXPECT_TRUE(written(record, Hodges).losses.empty());
    record.outcome = Outcome{Side::First, EndReason::Resignation};
    EXPECT_EQ(written(record, Hodges).losses, std::vector{Loss::EndReason});
}

TEST(PsnLaws, EveryLegalMoveIsReadBack) {
    std::mt19937 random(51);
    for (const auto& variant : builtinVariants())
        for (int i = 0; i < lawGames(8, 2); ++i) {
            const AnyPosition position = randomPosition(variant->spec().id, 60, random);
            const auto moves = position.legalMoves();
            for (std::size_t n = 0; n < moves.size(); n += 1 + moves.size() / 50)
                for (const auto& format : {hodges::format, hodges::formatWithOrigin}) {
                    const std::string text = format(moves[n], position);
                    const auto read = hodges::parse(text, position, san::PlusMark::Check);
                    ASSERT_TRUE(read) << variant->spec().id << ' ' << text;
                    EXPECT_EQ(read.value(), moves[n]) << variant->spec().id << ' ' << text;
                }
        }
}

TEST(PsnLaws, EveryLegalMoveIsReadBackFromAFile) {
    std::mt19937 random(53);
    for (const auto& variant : builtinVariants()) {
        const AnyPosition position = randomPosition(variant->spec().id, 60, random);
        const auto moves = position.legalMoves();
        for (std::size_t n = 0; n < moves.size(); n += 1 + moves.size() / 50)
            for (const RecordFormat format : {Psn, Hodges}) {
                GameRecord record{headerOf(Game(position), {}, {}), GameTree(position), {}};
                record.tree.add(GameTree::root(), moves[n]);
                const std::string text = written(record, format).text;
                EXPECT_EQ(movesOf(gameIn(text, format).tree), movesOf(record.tree)) << text;
            }
    }
}

TEST(PsnLaws, GamesAreReadBack) {
    std::mt19937 random(52);
    for (const auto& variant : builtinVariants())
        for (int i = 0; i < lawGames(4, 2); ++i)
            for (const RecordFormat format : {Psn, Hodges}) {
                GameTree tree(randomPosition(variant->spec().id, i % 2 == 0 ? 0 : 30, random));
                growLine(tree, GameTree::root(), 40, random);
                for (int n = 0; n < 5; ++n)
                    growLine(tree, randomNode(tree, random), 5, random);
                for (const NodeId node : tree.subtree()) {
                    Annotations notes = randomNotes(tree, node, random);
                    notes.evaluations.clear();
                    notes.bookmark.reset();
                    if (node == GameTree::root()) notes.before.clear();
                    tree.setAnnotations(node, notes);
                }
                GameRecord record{headerOf(Game(tree.start()), {}, {}), std::move(tree), {}};
                if (format == Psn) record.header.tags = {{"Opening", "x"}};
                if (format == Psn) record.header.players[1] = {{}, "Bo", {}, "dan", 1500};
                record.outcome = outcomeIn(record.tree.position(record.tree.mainLineEnd()))
                                     .value_or(Outcome{Side::First, EndReason::Unknown});
                const auto game = written(record, format);
                EXPECT_EQ(game.losses, std::vector<Loss>());
                const auto again = gameIn(game.text, format);
                EXPECT_EQ(describe(again.tree), describe(record.tree));
                EXPECT_EQ(again.header, record.header);
                EXPECT_EQ(again.outcome, record.outcome);
            }
}

TEST(PsnLaws, DamagedFilesAreReadWithoutHarm) {
    std::mt19937 random(9);
    const std::string whole =
        "[Sente \"A\"]\n[Handicap \"2 piece\"]\n\n1...P3c-3d {c} 2.P7g-7f (P2g-2f $1) G45h B*5e x\n";
    for (int i = 0; i < lawGames(3000, 500); ++i) {
        std::string text = whole;
        for (int n = 0; n < 3; ++n)
            text[random() % text.size()] = whole[random() % whole.size()];
        text.resize(random() % text.size());
        read(text, Psn);
        read(text, Hodges);
    }
}

} // namespace
} // namespace komadai::core::test
