// Laws that hold in every position of Ko Shogi, tested in random games.
#include "tests/core/law_games.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <random>
#include <set>

namespace komadai::core {
namespace {

constexpr int Games = test::LightTests ? 2 : 20;
constexpr int MaxPlies = test::LightTests ? 120 : 600;

std::vector<PathMove> movesIn(const EffectsPosition& position) {
    std::vector<PathMove> moves;
    position.addLegalMoves(moves);
    return moves;
}

/// A position with about sixty random pieces scattered over the board, so that all effects occur together.
EffectsPosition strewn(std::mt19937_64& random) {
    const auto& rules = test::koDefaultRules();
    Setup setup(rules->spec().size);
    const auto squareInTheMiddle = [&] {
        return setup.size.square(static_cast<int>(3 + random() % 12), static_cast<int>(3 + random() % 12));
    };
    for (int i = 0; i < 60; ++i) {
        const auto type = pieceTypeAt(static_cast<int>(random() % rules->spec().pieces.size()));
        setup.at(squareInTheMiddle()) = Piece{type, Sides[random() % 2]};
    }
    for (const Side side : Sides)
        setup.at(squareInTheMiddle()) = Piece{*rules->spec().pieceByLetters("G"), side};
    return EffectsPosition::fromSetup(setup, rules).value();
}

/// The position as the other player sees it, with the sides exchanged.
EffectsPosition turned(const EffectsPosition& position) {
    const Setup setup = position.toSetup();
    Setup result(setup.size);
    for (int i = 0; i < setup.size.squares(); ++i)
        if (auto piece = setup.at(Square::at(i))) {
            piece->side = opponent(piece->side);
            result.at(Square::at(setup.size.squares() - 1 - i)) = piece;
        }
    result.sideToMove = opponent(setup.sideToMove);
    return EffectsPosition::fromSetup(result, position.tables()).value();
}

/// Plays random games, the same in every run, from the start and from scattered pieces, and calls `law` with each position
/// until one fails.
void inRandomGames(const std::function<void(const EffectsPosition&)>& law) {
    const int games = test::lawGames(2 * Games);
    for (int game = 0; game < games; ++game) {
        std::mt19937_64 random(static_cast<std::uint64_t>(game));
        EffectsPosition position =
            game % 2 == 0 ? EffectsPosition::startOf(test::koDefaultRules()) : strewn(random);
        for (int ply = 0; ply < MaxPlies; ++ply) {
            law(position);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "game " << game << ": " << sfen::format(position.toSetup(), position.spec());
                return;
            }
            const auto moves = movesIn(position);
            if (moves.empty()) break;
            position.make(moves[random() % moves.size()]);
        }
    }
}

TEST(KoLaws, UnmakeRestoresEverything) {
    inRandomGames([](const EffectsPosition& original) {
        EffectsPosition position = original;
        for (const PathMove& move : movesIn(original)) {
            const auto undo = position.make(move);
            EXPECT_EQ(position.key(), position.freshKey());
            position.unmake(move, undo);
            ASSERT_TRUE(position == original) << effects::formatMove(move, original);
            ASSERT_EQ(position.plyNumber(), original.plyNumber());
        }
        EXPECT_EQ(position.countLegalMoves(), original.countLegalMoves());
        EXPECT_EQ(position.toSetup(), original.toSetup());
    });
}

TEST(KoLaws, WithoutConsequencesOfAMoveTheLikelyKeyIsTheKey) {
    int foretold = 0;
    inRandomGames([&](const EffectsPosition& before) {
        EffectsPosition position = before;
        for (const PathMove& move : movesIn(before)) {
            const std::uint64_t likely = before.likelyKeyAfter(move);
            const auto undo = position.make(move);
            int changes = 0;
            undo.changes.forEach([&](const auto&) { ++changes; });
            const bool nothingElse = changes == 2 + move.taken; // where it starts and ends, and what it takes
            if (nothingElse) {
                EXPECT_EQ(position.key(), likely) << effects::formatMove(move, before);
                ++foretold;
            }
            position.unmake(move, undo);
        }
    });
    EXPECT_GT(foretold, 0);
}

TEST(KoLaws, KeysAreThoseOfTheSamePositionSetUpAnew) {
    inRandomGames([](const EffectsPosition& position) {
        const auto same = EffectsPosition::fromSetup(position.toSetup(), position.tables());
        ASSERT_TRUE(same);
        EXPECT_EQ(position, same.value());
        EXPECT_EQ(position.key(), same.value().key());
        EXPECT_EQ(position.countLegalMoves(), same.value().countLegalMoves());
    });
}

TEST(KoLaws, ListedMovesAreLegalDistinctAndAsManyAsCounted) {
    inRandomGames([](const EffectsPosition& position) {
        const auto moves = movesIn(position);
        EXPECT_EQ(moves.size(), position.countLegalMoves());
        EXPECT_EQ(!moves.empty(), position.hasLegalMove());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            EXPECT_TRUE(position.isLegal(moves[i])) << effects::formatMove(moves[i], position);
            for (std::size_t j = i + 1; j < moves.size() && moves[j].from == moves[i].from; ++j)
                EXPECT_FALSE(moves[i] == moves[j]) << effects::formatMove(moves[i], position);
        }
    });
}

TEST(KoLaws, NoMoveIsLegalAndMissingFromTheList) {
    std::mt19937_64 random(1);
    inRandomGames([&](const EffectsPosition& position) {
        const auto moves = movesIn(position);
        if (moves.empty()) return;
        for (int trial = 0; trial < 200; ++trial) { // moves changed a little, most of them absurd
            PathMove move = moves[random() % moves.size()];
            const auto near = [&](Square square) {
                const int index = square.index() + static_cast<int>(random() % 3 + 18 * (random() % 3)) - 19;
                return Square::fromIndex(index).value_or(square);
            };
            switch (random() % 6) {
            case 0: move.promotes = !move.promotes; break;
            case 1: move.from = near(move.from); break;
            case 2: move.path[0] = near(move.path[0]); break;
            case 3: move.victims[0] = {near(move.to()), move.steps, random() % 2 == 0}, move.taken = 1; break;
            case 4: move.taken = 0; break;
            default:
                if (move.steps < PathMove::MaxSteps) move.addStep(near(move.to()));
                break;
            }
            if (!position.isLegal(move)) continue;
            EXPECT_NE(std::find(moves.begin(), moves.end(), move), moves.end())
                << effects::formatMove(move, position);
        }
    });
}

TEST(KoLaws, TextsRoundTrip) {
    inRandomGames([](const EffectsPosition& position) {
        const std::string text = sfen::format(position.toSetup(), position.spec());
        const auto setup = sfen::parse(text, position.spec());
        ASSERT_TRUE(setup) << text;
        EXPECT_EQ(setup.value(), position.toSetup());
        EXPECT_EQ(sfen::format(setup.value(), position.spec()), text);
        std::set<std::string> texts;
        for (const PathMove& move : movesIn(position)) {
            const std::string written = effects::formatMove(move, position);
            EXPECT_TRUE(texts.insert(written).second) << written;
            const auto read = effects::parseMove(written, position);
            ASSERT_TRUE(read) << written;
            EXPECT_TRUE(playedAlike(read.value(), move)) << written;
        }
    });
}

TEST(KoLaws, TurningTheBoardChangesNothing) {
    inRandomGames([](const EffectsPosition& position) {
        EXPECT_EQ(turned(position).countLegalMoves(), position.countLegalMoves());
    });
}

TEST(KoLaws, TacticalMovesAreThoseThatTakeOrPromote) {
    inRandomGames([](const EffectsPosition& position) {
        std::vector<PathMove> tactical;
        position.addTacticalMoves(tactical);
        const auto moves = movesIn(position);
        EXPECT_EQ(static_cast<long>(tactical.size()),
                  std::count_if(moves.begin(), moves.end(),
                                [](const PathMove& m) { return m.taken > 0 || m.promotes; }));
    });
}

TEST(KoLaws, AListHoldsTheSameMovesInTheSameOrder) {
    inRandomGames([](const EffectsPosition& position) {
        PathMoveList list;
        position.addLegalMoves(list);
        std::vector<PathMove> tactical, quiet;
        for (const PathMove& move : movesIn(position))
            (move.takesOrPromotes() ? tactical : quiet).push_back(move);
        EXPECT_EQ(list.tactical, tactical);
        ASSERT_EQ(list.quiet.size(), quiet.size());
        for (std::size_t i = 0; i < quiet.size(); ++i)
            EXPECT_TRUE(playedAlike(list.quietMove(i), quiet[i]));
    });
}

TEST(KoLaws, FilteredTacticalMovesGainEnoughAndCaptureOnTheSquare) {
    TacticalFilter::Worths worths;
    for (std::size_t code = 0; code < worths.taken.size(); ++code) {
        worths.taken[code] = static_cast<int>(100 + code * 37 % 900);
        worths.promotion[code] = static_cast<int>(code * 53 % 700) - 100;
    }
    std::mt19937_64 random(1);
    inRandomGames([&](const EffectsPosition& position) {
        std::vector<PathMove> moves, expected;
        position.addTacticalMoves(moves);
        TacticalFilter demand{worths, static_cast<int>(random() % 1500) - 100, std::nullopt};
        if (!moves.empty() && random() % 3 == 0) demand.on = moves[random() % moves.size()].to();
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(expected), [&](const PathMove& move) {
            return position.gainOf(move, worths) > demand.moreThan && (!demand.on || move.takes(*demand.on));
        });
        moves.clear();
        position.addTacticalMoves(moves, demand);
        EXPECT_EQ(moves, expected);
    });
}

} // namespace
} // namespace komadai::core
