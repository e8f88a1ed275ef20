#include "core/endgames/endgame_layout.h"
#include "tests/core/endgames/endgame_games.h"

#include <gtest/gtest.h>

#include <set>

namespace komadai::core::test {
namespace {

EndgameLayout layoutOf(int files, int ranks, std::string_view material, bool mirrors) {
    return {materialFrom(material, smallGame(files, ranks)), {files, ranks}, mirrors};
}

/// The numbers of all arrangements, the squares of each taken from its number.
void expectEachArrangementIsItsOwn(const EndgameLayout& layout) {
    for (std::uint64_t index = 0; index < layout.entries(); ++index) {
        const auto squares = layout.squaresOf(index);
        if (!layout.isInOrder(squares)) continue;
        ASSERT_EQ(layout.indexOf(EndgameLayout::moverOf(index), squares), index);
    }
}

TEST(EndgameLayout, GivesEachArrangementANumberOfItsOwn) {
    expectEachArrangementIsItsOwn(layoutOf(4, 4, "KRvK", false));
    expectEachArrangementIsItsOwn(layoutOf(4, 4, "KRRvK", true));
    expectEachArrangementIsItsOwn(layoutOf(5, 3, "KRvK", true));
}

TEST(EndgameLayout, HasHalfOfTheEntriesWhereMirrorImagesAreTheSame) {
    EXPECT_EQ(layoutOf(4, 4, "KRvK", false).entries(), 2U * 16 * 16 * 16);
    EXPECT_EQ(layoutOf(4, 4, "KRvK", true).entries(), 16U * 16 * 16);
    EXPECT_EQ(layoutOf(5, 4, "KRvK", true).entries(), 2U * 12 * 20 * 20) << "the middle file is there once";
}

TEST(EndgameLayout, GivesMirrorImagesTheSameNumber) {
    const auto layout = layoutOf(4, 4, "KRvK", true);
    const BoardSize size{4, 4};
    const EndgameLayout::Squares one{size.square(0, 3), size.square(2, 1), size.square(3, 0)};
    const EndgameLayout::Squares mirrored{size.square(3, 3), size.square(1, 1), size.square(0, 0)};
    EXPECT_EQ(layout.indexOf(Side::First, one), layout.indexOf(Side::First, mirrored));
    EXPECT_NE(layout.indexOf(Side::First, one), layout.indexOf(Side::Second, one));
}

TEST(EndgameLayout, LetsEqualPiecesChangePlacesAlsoWhereTheyComeFirst) {
    const Piece prince{pieceTypeAt(0), Side::First}, king{pieceTypeAt(1), Side::Second};
    const EndgameLayout layout(EndgameMaterial{{prince, prince, king}}, {5, 5}, true);
    for (int first = 0; first < 25; ++first)
        for (int second = first + 1; second < 25; ++second)
            for (int third = 0; third < 25; ++third) {
                const EndgameLayout::Squares one{Square::at(first), Square::at(second), Square::at(third)};
                const EndgameLayout::Squares other{Square::at(second), Square::at(first), Square::at(third)};
                const auto index = layout.indexOf(Side::First, one);
                ASSERT_LT(index, layout.entries());
                ASSERT_EQ(layout.indexOf(Side::First, other), index);
                ASSERT_EQ(layout.squaresOf(index), one);
            }
}

TEST(EndgameLayout, LetsEqualPiecesChangePlaces) {
    const auto layout = layoutOf(4, 4, "KRRvK", false);
    const EndgameLayout::Squares one{Square::at(0), Square::at(5), Square::at(9), Square::at(15)};
    const EndgameLayout::Squares other{Square::at(0), Square::at(9), Square::at(5), Square::at(15)};
    EXPECT_EQ(layout.indexOf(Side::First, one), layout.indexOf(Side::First, other));
    EXPECT_TRUE(layout.isInOrder(one));
    EXPECT_FALSE(layout.isInOrder(other));
}

} // namespace
} // namespace komadai::core::test
