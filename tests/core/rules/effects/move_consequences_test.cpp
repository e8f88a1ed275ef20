// The consequences of moves of Ko Shogi.
#include "core/rules/effects/move_consequences.h"

#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::ko;
using test::koSquare;

MoveConsequences consequences(const std::string& position, std::string_view move) {
    const auto before = ko(position);
    return consequencesOf(before, effects::parseMove(move, before).value());
}

std::vector<Square> squares(std::initializer_list<std::string_view> names) {
    std::vector<Square> list;
    for (const auto name : names)
        list.push_back(koSquare(name));
    std::sort(list.begin(), list.end());
    return list;
}

TEST(MoveConsequences, AreNoneWhereAPieceOnlyMovesAndTakes) {
    EXPECT_EQ(consequences("b G19s SH10k p9j g1a", "10k-9j"), MoveConsequences{});
    EXPECT_EQ(consequences("b G19s LB10k p9h g1a", "10k-9j!9h"), MoveConsequences{});
}

TEST(MoveConsequences, NameWhatAFlameBurns) {
    const auto result = consequences("b G19s +EN10k p11i P9i p12j g1a", "10k-10j");
    EXPECT_EQ(result.removed, squares({"11i", "9i"}));
    EXPECT_FALSE(result.moverIsRemoved);
}

TEST(MoveConsequences, NameAMoverThatBurnsBesideAnEnemyFlame) {
    const auto result = consequences("b G19s SH10k +en10i g1a", "10k-9j");
    EXPECT_EQ(result.removed, squares({"9j"}));
    EXPECT_TRUE(result.moverIsRemoved);
}

TEST(MoveConsequences, NameEnemiesThatANetComesToHold) {
    EXPECT_EQ(consequences("b g2a G19s +AG10i sw14i sw14j", "10i-10j").held, squares({"14j"}));
    EXPECT_EQ(consequences("b g1a G19s +AG10k sw14k", "19s-19r").held, squares({})) << "it was held before";
}

TEST(MoveConsequences, NameWhatTheMoverAndItsFollowersTurnInto) {
    const auto before = ko("b G19s EN10g p10e g1a");
    const auto result = consequencesOf(before, effects::parseMove("10g-10f+", before).value());
    EXPECT_EQ(result.becomes, before.spec().pieceByLetters("+EN"));
    EXPECT_EQ(result.removed, squares({"10e"}));
}

} // namespace
} // namespace komadai::core
