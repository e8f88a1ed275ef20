// In which order moves with special effects are tried.
#include "core/search/ko_move_picker.h"

#include "tests/core/law_games.h"
#include "tests/core/rules/ko/ko_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

namespace komadai::core {
namespace {

using test::koDefaultRules;

struct Picking {
    KoEvaluation evaluation{*koDefaultRules()};
    KoHistory history{koDefaultRules()->spec()};
    KoMovePicker picker{evaluation};

    std::vector<KoMove> all() {
        std::vector<KoMove> moves;
        while (const KoMove* move = picker.next())
            moves.push_back(*move);
        return moves;
    }
};

std::vector<KoMove> legalMovesIn(const KoPosition& position) {
    std::vector<KoMove> moves;
    position.addLegalMoves(moves);
    return moves;
}

/// Shows positions of random games, with one of the legal moves, to `law`.
void inRandomGames(const std::function<void(const KoPosition&, const KoMove&)>& law) {
    for (int game = 0; game < test::lawGames(4); ++game) {
        std::mt19937_64 random(static_cast<std::uint64_t>(game));
        KoPosition position = KoPosition::startOf(koDefaultRules());
        for (int ply = 0; ply < 200 && !testing::Test::HasFailure(); ++ply) {
            std::vector<KoMove> tactical;
            position.addTacticalMoves(tactical);
            const auto moves = legalMovesIn(position);
            if (moves.empty()) break;
            const auto& pool = tactical.empty() || ply % 3 == 0 ? moves : tactical;
            const KoMove chosen = pool[random() % pool.size()];
            law(position, chosen);
            position.make(chosen);
        }
    }
}

/// Whether both hold the same moves, each once.
bool haveTheSame(const std::vector<KoMove>& some, const std::vector<KoMove>& others) {
    return some.size() == others.size() && std::is_permutation(some.begin(), some.end(), others.begin());
}

TEST(KoMovePicker, GivesEachLegalMoveOnceAndTheHashMoveFirst) {
    Picking picking;
    inRandomGames([&](const KoPosition& position, const KoMove& hashMove) {
        picking.picker.start(position, picking.history, packed(hashMove), {});
        const auto given = picking.all();
        EXPECT_TRUE(haveTheSame(given, legalMovesIn(position)));
        EXPECT_EQ(packed(given.front()), packed(hashMove));
        EXPECT_EQ(picking.picker.given(), given.size());
    });
}

TEST(KoMovePicker, WithoutAHashMoveOfThisPositionGivesTheSameMoves) {
    Picking picking;
    PackedMove ofAnother = PackedMove::None;
    inRandomGames([&](const KoPosition& position, const KoMove& chosen) {
        picking.picker.start(position, picking.history, ofAnother, {});
        EXPECT_TRUE(haveTheSame(picking.all(), legalMovesIn(position)));
        ofAnother = packed(chosen);
    });
}

TEST(KoMovePicker, TacticalMovesAreGivenWithoutQuietOnesAndTheHashMoveFirstIfItIsOne) {
    Picking picking;
    inRandomGames([&](const KoPosition& position, const KoMove& hashMove) {
        std::vector<KoMove> tactical;
        position.addTacticalMoves(tactical);
        picking.picker.startTactical(position, packed(hashMove));
        const auto given = picking.all();
        EXPECT_TRUE(haveTheSame(given, tactical));
        if (hashMove.takesOrPromotes()) {
            EXPECT_EQ(packed(given.front()), packed(hashMove));
        }
    });
}

TEST(KoMovePicker, KillersComeBeforeOtherQuietMoves) {
    Picking picking;
    inRandomGames([&](const KoPosition& position, const KoMove& killer) {
        if (killer.takesOrPromotes()) return;
        picking.picker.start(position, picking.history, PackedMove::None, {packed(killer)});
        const auto given = picking.all();
        const auto quiet = std::find_if(given.begin(), given.end(),
                                        [](const KoMove& move) { return !move.takesOrPromotes(); });
        ASSERT_NE(quiet, given.end());
        EXPECT_EQ(*quiet, killer);
    });
}

TEST(KoMovePicker, GivesNoMoreQuietMovesOnceTheyAreNotAskedFor) {
    Picking picking;
    inRandomGames([&](const KoPosition& position, const KoMove& hashMove) {
        picking.picker.start(position, picking.history, packed(hashMove), {});
        std::size_t quiet = 0, given = 0;
        while (const KoMove* move = picking.picker.next(quiet < 3)) {
            quiet += move->takesOrPromotes() ? 0 : 1;
            ++given;
        }
        EXPECT_LE(quiet, 3U);
        EXPECT_EQ(picking.picker.given(), given);
    });
}

TEST(KoMovePicker, RemembersTheQuietMovesBeforeTheLastOne) {
    Picking picking;
    inRandomGames([&](const KoPosition& position, const KoMove& hashMove) {
        picking.picker.start(position, picking.history, packed(hashMove), {});
        std::vector<std::pair<Square, Square>> expected, remembered;
        while (const KoMove* move = picking.picker.next()) {
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
