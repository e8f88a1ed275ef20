// Move ordering in games with special effects.
#include "core/search/path_move_picker.h"

#include "tests/core/law_games.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

namespace komadai::core {
namespace {

using test::koDefaultRules;

struct Picking {
    EffectsEvaluator evaluation{*koDefaultRules()};
    PathMoveHistory history{koDefaultRules()->spec()};
    PathMovePicker picker{evaluation};

    std::vector<PathMove> all() {
        std::vector<PathMove> moves;
        while (const PathMove* move = picker.next())
            moves.push_back(*move);
        return moves;
    }
};

std::vector<PathMove> legalMovesIn(const EffectsPosition& position) {
    std::vector<PathMove> moves;
    position.addLegalMoves(moves);
    return moves;
}

/// Calls `law` with positions of random games and one legal move of each.
void inRandomGames(const std::function<void(const EffectsPosition&, const PathMove&)>& law) {
    for (int game = 0; game < test::lawGames(4); ++game) {
        std::mt19937_64 random(static_cast<std::uint64_t>(game));
        EffectsPosition position = EffectsPosition::startOf(koDefaultRules());
        for (int ply = 0; ply < 200 && !testing::Test::HasFailure(); ++ply) {
            std::vector<PathMove> tactical;
            position.addTacticalMoves(tactical);
            const auto moves = legalMovesIn(position);
            if (moves.empty()) break;
            const auto& pool = tactical.empty() || ply % 3 == 0 ? moves : tactical;
            const PathMove chosen = pool[random() % pool.size()];
            law(position, chosen);
            position.make(chosen);
        }
    }
}

/// Whether both contain the same moves, each once.
bool haveTheSame(const std::vector<PathMove>& some, const std::vector<PathMove>& others) {
    return some.size() == others.size() && std::is_permutation(some.begin(), some.end(), others.begin());
}

TEST(PathMovePicker, GivesEachLegalMoveOnceAndTheHashMoveFirst) {
    Picking picking;
    inRandomGames([&](const EffectsPosition& position, const PathMove& hashMove) {
        picking.picker.start(position, picking.history, packed(hashMove), {});
        const auto given = picking.all();
        EXPECT_TRUE(haveTheSame(given, legalMovesIn(position)));
        EXPECT_EQ(packed(given.front()), packed(hashMove));
        EXPECT_EQ(picking.picker.given(), given.size());
    });
}

TEST(PathMovePicker, WithoutAHashMoveOfThisPositionGivesTheSameMoves) {
    Picking picking;
    PackedMove ofAnother = PackedMove::None;
    inRandomGames([&](const EffectsPosition& position, const PathMove& chosen) {
        picking.picker.start(position, picking.history, ofAnother, {});
        EXPECT_TRUE(haveTheSame(picking.all(), legalMovesIn(position)));
        ofAnother = packed(chosen);
    });
}

TEST(PathMovePicker, TacticalMovesAreGivenWithoutQuietOnesAndTheHashMoveFirstIfItIsOne) {
    Picking picking;
    inRandomGames([&](const EffectsPosition& position, const PathMove& hashMove) {
        std::vector<PathMove> tactical;
        position.addTacticalMoves(tactical);
        picking.picker.startTactical(position, packed(hashMove));
        const auto given = picking.all();
        EXPECT_TRUE(haveTheSame(given, tactical));
        if (hashMove.takesOrPromotes()) {
            EXPECT_EQ(packed(given.front()), packed(hashMove));
        }
    });
}

TEST(PathMovePicker, KillersComeBeforeOtherQuietMoves) {
    Picking picking;
    inRandomGames([&](const EffectsPosition& position, const PathMove& killer) {
        if (killer.takesOrPromotes()) return;
        picking.picker.start(position, picking.history, PackedMove::None, {packed(killer)});
        const auto given = picking.all();
        const auto quiet = std::find_if(given.begin(), given.end(),
                                        [](const PathMove& move) { return !move.takesOrPromotes(); });
        ASSERT_NE(quiet, given.end());
        EXPECT_EQ(*quiet, killer);
    });
}

TEST(PathMovePicker, GivesNoMoreQuietMovesAfterTheyWereSwitchedOff) {
    Picking picking;
    inRandomGames([&](const EffectsPosition& position, const PathMove& hashMove) {
        picking.picker.start(position, picking.history, packed(hashMove), {});
        std::size_t quiet = 0, given = 0;
        while (const PathMove* move = picking.picker.next(quiet < 3)) {
            quiet += move->takesOrPromotes() ? 0 : 1;
            ++given;
        }
        EXPECT_LE(quiet, 3U);
        EXPECT_EQ(picking.picker.given(), given);
    });
}

TEST(PathMovePicker, RemembersTheQuietMovesBeforeTheLastOne) {
    Picking picking;
    inRandomGames([&](const EffectsPosition& position, const PathMove& hashMove) {
        picking.picker.start(position, picking.history, packed(hashMove), {});
        std::vector<std::pair<Square, Square>> expected, remembered;
        while (const PathMove* move = picking.picker.next()) {
            remembered.clear();
            picking.picker.forEachQuietBefore(
                [&](Square from, Square to) { remembered.emplace_back(from, to); });
            ASSERT_EQ(remembered, expected);
            if (!move->takesOrPromotes()) expected.emplace_back(move->from, move->to());
        }
    });
}

} // namespace
} // namespace komadai::core
