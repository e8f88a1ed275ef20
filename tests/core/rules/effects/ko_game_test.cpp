// Games of Ko Shogi: their end, and that it works like any other variant.
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"
#include "core/variants/rule_options.h"
#include "tests/core/positions.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

std::shared_ptr<const Variant> koVariant() {
    static const auto variant = VariantSet::builtin().find("koshogi");
    return variant;
}

/// A game from a position such as "b G19s g1a", with these moves played.
Game koGame(const std::string& pieces, std::initializer_list<std::string_view> moves = {}) {
    return gameFrom(AnyPosition::fromSetup(ko(pieces).toSetup(), koVariant()).value(), moves);
}

TEST(KoGame, TheStartHas180Pieces) {
    const AnyPosition start = AnyPosition::startOf(koVariant());
    EXPECT_EQ(start.effects()->occupied(Side::First).count(), 90);
    EXPECT_EQ(start.effects()->occupied(Side::Second).count(), 90);
    EXPECT_EQ(start.sideToMove(), Side::First);
    EXPECT_EQ(perft(start, 1), start.legalMoves().size());
}

TEST(KoGame, NobodyHasAKingOrIsInCheckOrHoldsAPiece) {
    const Game game = koGame("b G10j g10i");
    EXPECT_EQ(game.position().royalSquare(Side::First), std::nullopt);
    EXPECT_FALSE(game.position().isInCheck(Side::First));
    EXPECT_TRUE(game.position().hand(Side::Second).isEmpty());
}

TEST(KoGame, TakingTheGeneralWinsWhereTheMiddleTroopOrTheBannerIsGone) {
    EXPECT_EQ(outcomeOf(koGame("b G19s E5e g1a ma9a", {"5e-1a"})), "Black, CommandLost");
}
TEST(KoGame, TakingTheGeneralDoesNotWinWhileMiddleTroopAndBannerLive) {
    EXPECT_EQ(outcomeOf(koGame("b G19s E5e g1a ma9a bn12a", {"5e-1a"})), "goes on");
}
TEST(KoGame, TheSideThatRemovesBothCommandsLoses) {
    EXPECT_EQ(outcomeOf(koGame("b G10s EN10g g9a", {"10g-10f+"})), "goes on") << "nothing burns so far away";
    EXPECT_EQ(outcomeOf(koGame("b G11g EN10g g9e", {"10g-10f+"})), "White, CommandLost");
}
TEST(KoGame, AFourthOccurrenceIsADraw) {
    Game game = koGame("b G10s g10a");
    for (int time = 1; time < 4; ++time) {
        EXPECT_EQ(outcomeOf(game), "goes on") << time;
        play(game, {"10s-9s", "10a-9a", "9s-10s", "9a-10a"});
    }
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}
TEST(KoGame, PassesCountAsMoves) {
    Game game = koGame("b G10s SW10j g10a sw10f");
    for (int time = 1; time < 4; ++time)
        play(game, {"10j-10i-10j", "10f-10g-10f"});
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}
TEST(KoGame, ASideWithoutAMoveLoses) {
    EXPECT_EQ(outcomeOf(koGame("w G10s +AG9c g10b sw1a")), "goes on");
    EXPECT_EQ(outcomeOf(koGame("w G10s +AG9c g10b")), "Black, Stalemate") << "the net holds the general";
}
TEST(KoGame, ResigningLoses) {
    Game game = koGame("b G10s g10a");
    game.resign(Side::First);
    EXPECT_EQ(outcomeOf(game), "White, Resignation");
}

TEST(KoGame, MovesOfOtherGamesAreRefused) {
    const AnyPosition start = AnyPosition::startOf(koVariant());
    EXPECT_EQ(start.whyRefused(BoardMove{koSquare("10m"), koSquare("10l"), {}}), Refusal::DoesNotMoveThere);
    EXPECT_FALSE(start.isLegal(Drop{*start.spec().pieceByLetters("P"), koSquare("10j")}));
    const AnyPosition other = AnyPosition::startOf(euroShogiRules());
    EXPECT_FALSE(other.isLegal(koMove(*start.effects(), "10m-10l")));
}

TEST(KoGame, PositionsAndMovesHaveOneTextInEveryProtocol) {
    const AnyPosition start = AnyPosition::startOf(koVariant());
    const std::string text = sfen::format(start.toSetup(), start.spec());
    EXPECT_EQ(fen::format(start.toSetup(), start.spec()), text);
    ASSERT_TRUE(parsePosition(text, start.spec()));
    EXPECT_EQ(parsePosition(text, start.spec()).value(), start.spec().start);
    for (const Move& move : start.legalMoves()) {
        EXPECT_EQ(uci::format(move, start), usi::format(move, start));
        EXPECT_EQ(uci::parse(uci::format(move, start), start).value(), move);
    }
    EXPECT_EQ(hodges::format(uciMove(start, "10m-10l"), start), "VG-10l");
}

TEST(KoGame, PiecesWithoutAPromotedFaceHaveNoTextForOne) {
    std::string emptyRanks;
    for (int rank = 1; rank < 19; ++rank)
        emptyRanks += "/19";
    const VariantSpec& spec = koVariant()->spec();
    for (const std::string code : {"G", "SW", "E"}) {
        EXPECT_TRUE(sfen::parse(code + ".18" + emptyRanks + " b - 1", spec)) << code;
        EXPECT_FALSE(sfen::parse("+" + code + ".18" + emptyRanks + " b - 1", spec)) << code;
    }
    EXPECT_FALSE(sfen::parse("G.18" + emptyRanks + " b - 01", spec))
        << "no zero before the number of the ply";
}

TEST(KoGame, TheRecordKeepsThePathThatWasPlayed) {
    Game game = koGame("b G19s +DR10j p10i g1a");
    const RecordHeader header = headerOf(game, {}, {});
    play(game, {"10j-10i-9i-9j-10j-11j"}); // five steps to a neighbour, one of them a capture
    const auto ply = lastPlyOf(game, {});
    EXPECT_EQ(ply.move, "10j-10i-9i-9j-10j-11j");
    const auto replayed = replay(header, {ply}, koVariant());
    ASSERT_TRUE(replayed);
    EXPECT_TRUE(
        playedAlike(std::get<PathMove>(replayed.value().moves()[0]), std::get<PathMove>(game.moves()[0])));
}

TEST(KoGame, ItsOptionsAreStoredWithTheGame) {
    EXPECT_EQ(formatRuleOptions(koVariant()->spec()),
              "stalemateValue=loss nFoldValue=draw shootWithoutMoving=false passiveBurn=true");
    const auto variant = withRuleOptions(koVariant(), "shootWithoutMoving=true");
    ASSERT_TRUE(variant);
    const auto setup = ko("b G19s LB10j p10h g1a").toSetup();
    const auto byDefault = AnyPosition::fromSetup(setup, koVariant()).value();
    const auto withOption = AnyPosition::fromSetup(setup, variant).value();
    EXPECT_EQ(refusalOf(byDefault, "10j!10h"), Refusal::MustMoveFirst);
    EXPECT_TRUE(isLegal(withOption, "10j!10h"));
}

TEST(KoGame, PiecesInHandAreNoPosition) {
    core::Setup setup = koVariant()->spec().start;
    setup.hand(Side::First).add(*koVariant()->spec().pieceByLetters("P"));
    EXPECT_FALSE(AnyPosition::fromSetup(setup, koVariant()));
}

} // namespace
} // namespace komadai::core::test
