// The course of a move, in one form for moves of every kind.
#include "core/rules/move_course.h"

#include "core/notation/move_text.h"
#include "core/rules/effects/move_consequences.h"
#include "core/variants/catalogue.h"
#include "tests/core/positions.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::squareAt;
using test::uciMove;

/// A position of Ko Shogi as games and records have it, from each piece with its point: "b G19s +EN10j g1a".
AnyPosition koShogi(const std::string& pieces) {
    static const auto variant = Variant::make(*test::koDefaultRules()->variant);
    return AnyPosition::fromSetup(test::ko(pieces).toSetup(), variant).value();
}

/// "from > path, victims !shot", each with the number of steps before its capture; "*P" is a drop.
std::string text(const MoveCourse& course, const AnyPosition& position) {
    const auto& spec = position.spec();
    const auto name = [&](Square square) { return formatSquare(square, spec.size, spec.coordinates); };
    std::string text = course.from ? name(*course.from) : "*" + spec.piece(*course.dropped).letters;
    for (const Square square : course.path)
        text += " > " + name(square);
    for (const auto& victim : course.victims)
        text += (victim.byShot ? " !" : " x") + name(victim.square) + "@" + std::to_string(victim.step);
    if (course.promotion) text += " = " + spec.piece(*course.promotion).letters;
    return text;
}
std::string courseText(const AnyPosition& position, std::string_view move) {
    return text(courseOf(uciMove(position, move), position), position);
}

TEST(MoveCourse, OfABoardMoveIsOneStepWithWhatItCaptures) {
    const auto position = euroShogi("4k3/8/8/3p4/4P3/8/8/4K3 b - 1");
    EXPECT_EQ(courseText(position, "e1e2"), "e1 > e2");
    EXPECT_EQ(courseText(position, "e4d5"), "e4 > d5 xd5@1");
}

TEST(MoveCourse, NamesThePromotion) {
    const auto position = euroShogi("4k3/8/4P3/8/8/8/8/4K3 b - 1");
    EXPECT_EQ(courseText(position, "e6e7+"), "e6 > e7 = +P");
    EXPECT_EQ(pieceAfter(uciMove(position, "e6e7+"), position),
              (Piece{*position.spec().pieceByLetters("+P"), Side::First}));
}

TEST(MoveCourse, OfADropHasNoStart) {
    const auto position = euroShogi("4k3/8/8/8/8/8/8/4K3 b P 1");
    EXPECT_EQ(courseText(position, "P@d4"), "*P > d4");
    EXPECT_EQ(courseOf(uciMove(position, "P@d4"), position).to(), squareAt(position, "d4"));
    EXPECT_EQ(pieceAfter(uciMove(position, "P@d4"), position),
              (Piece{*position.spec().pieceByLetters("P"), Side::First}));
}

TEST(MoveCourse, OfAPathMoveHasAllStepsAndShots) {
    EXPECT_EQ(courseText(koShogi("b G19s SW10j p9i g1a"), "10j-9i-10h"), "10j > 9i > 10h x9i@1");
    const auto shots = koShogi("b G19s LB10k p9h g1a");
    EXPECT_EQ(courseText(shots, "10k-9j!9h"), "10k > 9j !9h@1");
    const auto course = courseOf(uciMove(shots, "10k-9j!9h"), shots);
    EXPECT_EQ(course.squareAfter(0), *course.from);
    EXPECT_EQ(course.squareAfter(1), course.to());
}

TEST(MoveCourse, WithoutThePositionLeavesOutWhatABoardMoveCaptures) {
    const auto position = euroShogi("4k3/8/8/3p4/4P3/8/8/4K3 b - 1");
    EXPECT_TRUE(courseOf(uciMove(position, "e4d5")).victims.empty());
}

TEST(MoveCourse, AgreesWithTheMoveInRandomGamesOfEveryVariant) {
    for (const VariantSpec& spec : builtinVariants()) {
        Game game(AnyPosition::startOf(Variant::make(spec)));
        std::uint64_t random = 7;
        for (int ply = 0; ply < 120 && !game.isOver(); ++ply) {
            const AnyPosition& before = game.position();
            const auto moves = before.legalMoves();
            const Move move = moves[(random = spread(random)) % moves.size()];
            const MoveCourse course = courseOf(move, before);
            ASSERT_EQ(course.to(), destinationOf(move));
            for (const auto& victim : course.victims)
                ASSERT_TRUE(before.pieceAt(victim.square)) << spec.id;
            const auto consequences = consequencesOf(before, move);
            const AnyPosition after = before.after(move);
            const bool changes = consequences.moverIsRemoved || !consequences.reverted.empty();
            if (!changes) {
                ASSERT_EQ(after.pieceAt(course.to()), pieceAfter(move, before)) << spec.id;
            }
            ASSERT_FALSE(game.play(move));
        }
    }
}

} // namespace
} // namespace komadai::core
