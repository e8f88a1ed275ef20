// Entering a move of Ko Shogi step by step.
#include "core/rules/effects/path_move_entry.h"
#include "tests/core/law_games.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

#include <random>

namespace komadai::core {
namespace {

using test::ko;
using test::koSquare;
using test::koWith;
using test::nameOf;

using Ending = PathMoveEntry::Ending;
using Kind = PathMoveEntry::Kind;

PathMoveEntry entryOf(const EffectsPosition& position, std::string_view from) {
    return {position, koSquare(from)};
}

std::string textOf(const PathMoveEntry::Continuation& continuation) {
    constexpr std::string_view Marks[] = {"", "x", "!"};
    return std::string(Marks[static_cast<std::size_t>(continuation.kind)]) + nameOf(continuation.square);
}

/// The continuations in alphabetical order: a step "9i", a capture "x9i", a shot "!9i".
std::string continuationsOf(const PathMoveEntry& entry) {
    std::vector<std::string> texts;
    for (const auto& continuation : entry.continuations())
        texts.push_back(textOf(continuation));
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const auto& text : texts)
        all += (all.empty() ? "" : " ") + text;
    return all;
}

/// The entry after adding the continuations of the text. Each must be possible.
PathMoveEntry with(PathMoveEntry entry, const std::string& texts) {
    std::istringstream words(texts);
    for (std::string word; words >> word;) {
        const auto all = entry.continuations();
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const auto& each) { return textOf(each) == word; });
        if (found == all.end()) throw std::invalid_argument(word);
        entry.add(*found);
    }
    return entry;
}

std::string moveOf(const PathMoveEntry& entry, bool promotes = false) {
    return effects::formatMove(entry.move(promotes), entry.position());
}

TEST(KoEntry, BeginsWithNothing) {
    const auto entry = entryOf(ko("b G19s P10j DR19r g1a"), "10j");
    EXPECT_TRUE(entry.isEmpty());
    EXPECT_EQ(nameOf(entry.square()), "10j");
    EXPECT_EQ(entry.ending(), Ending::NotYet);
    EXPECT_EQ(continuationsOf(entry), "10i 10k 11j 9j");
}

TEST(KoEntry, AMoveOfOneStepIsCompleteAfterIt) {
    const auto entry = with(entryOf(ko("b G19s P10j p10i DR19r g1a"), "10j"), "x10i");
    EXPECT_EQ(entry.mostSteps(), 1);
    EXPECT_EQ(continuationsOf(entry), "");
    EXPECT_EQ(entry.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(moveOf(entry), "10j-10i");
}

TEST(KoEntry, SaysWhetherTheMoveMayOrMustPromote) {
    EXPECT_EQ(with(entryOf(ko("b G19s DR19r P10g g1a"), "10g"), "10f").ending(), Ending::MayPromote);
    EXPECT_EQ(with(entryOf(ko("b G19s DR19r P10j sw10i g1a"), "10j"), "x10i").ending(), Ending::MustPromote)
        << "a step mover that takes a sumo wrestler";
    EXPECT_EQ(with(entryOf(ko("b G19s DR19r P10j p10i g1a"), "10j"), "x10i").ending(),
              Ending::WithoutPromotion);
}

TEST(KoEntry, ASecondStepMayFollowOrTheMoveEndsAfterTheFirst) {
    const auto entry = entryOf(ko("b G19s SW10j g1a"), "10j");
    EXPECT_EQ(entry.mostSteps(), 2);
    const auto once = with(entry, "10i");
    EXPECT_EQ(once.steps(), 1);
    EXPECT_EQ(once.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(continuationsOf(once), "10h 10j 11h 11i 11j 9h 9i 9j");
    EXPECT_EQ(continuationsOf(with(once, "9h")), "");
}

TEST(KoEntry, AStepOutAndBackIsAPass) {
    const auto entry = with(entryOf(ko("b G19s SW10j g1a"), "10j"), "10i 10j");
    EXPECT_EQ(entry.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(moveOf(entry), "10j-10i-10j");
}

TEST(KoEntry, ACaptureAndAStepBackIsIgui) {
    const auto entry = with(entryOf(ko("b G19s SW10j p10i g1a"), "10j"), "x10i 10j");
    EXPECT_EQ(moveOf(entry), "10j-10i-10j");
    EXPECT_TRUE(entry.move().takes(koSquare("10i")));
}

TEST(KoEntry, KeepsAPathThatIsNotTheShortest) {
    const auto entry = with(entryOf(ko("b G19s SW10j g1a"), "10j"), "9i 10i");
    EXPECT_EQ(moveOf(entry), "10j-9i-10i");
    EXPECT_TRUE(entry.position().isLegal(entry.move()));
}

TEST(KoEntry, ASlideIsNotFollowedByASecondStep) {
    const auto entry = entryOf(ko("b G19s +ML10j g1a"), "10j"); // Q, or two steps of the king
    EXPECT_EQ(entry.mostSteps(), 2);
    EXPECT_EQ(with(entry, "10h").mostSteps(), 1);
    EXPECT_EQ(continuationsOf(with(entry, "10h")), "");
    EXPECT_EQ(with(entry, "10i").mostSteps(), 2);
    EXPECT_EQ(continuationsOf(with(entry, "10i")), "10h 10j 11h 11i 11j 9h 9i 9j");
}

TEST(KoEntry, TheLimitedCavalryKeepsItsDirectionOrGoesBack) {
    const auto entry = with(entryOf(ko("b G19s CV10j g1a"), "10j"), "9h");
    EXPECT_EQ(continuationsOf(entry), "10f 10j 8f");
}

TEST(KoEntry, TheThunderclapMakesExactlyFiveSteps) {
    auto entry = entryOf(ko("b G19s TP18s +DR10j p9i g1a"), "10j");
    EXPECT_EQ(entry.mostSteps(), 5);
    entry = with(entry, "10i x9i 9h 9i");
    EXPECT_EQ(entry.steps(), 4);
    EXPECT_EQ(entry.ending(), Ending::NotYet);
    entry = with(entry, "10i");
    EXPECT_EQ(entry.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(continuationsOf(entry), "");
    EXPECT_EQ(moveOf(entry), "10j-10i-9i-9h-9i-10i");
}

TEST(KoEntry, AThunderclapBetweenFriendsHasNothingToBeginWith) {
    const auto entry = entryOf(ko("b G19s TP18s +DR10j P10i P10k P9j P11j g1a"), "10j");
    EXPECT_EQ(continuationsOf(entry), "");
}

TEST(KoEntry, TheFlagWaverGoesStraightOnAndMayStopAnywhere) {
    const auto entry = with(entryOf(ko("b G19s TP18s +BN10j p10h g1a"), "10j"), "10i");
    EXPECT_EQ(continuationsOf(entry), "x10h");
    EXPECT_EQ(entry.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(continuationsOf(with(entry, "x10h")), "10g");
    EXPECT_EQ(continuationsOf(with(entry, "x10h 10g 10f 10e")), "");
}

TEST(KoEntry, AShooterMayShootAfterItsStep) {
    const auto entry = entryOf(ko("b G19s LB10j p9f p11k g1a"), "10j");
    EXPECT_EQ(continuationsOf(entry), "11i 9i 9k x11k") << "no shot from where it stands";
    const auto moved = with(entry, "9i");
    EXPECT_EQ(continuationsOf(moved), "!11k !9f") << "the square it left is empty";
    EXPECT_EQ(moved.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(moveOf(with(moved, "!9f")), "10j-9i!9f");
    EXPECT_EQ(continuationsOf(with(moved, "!9f")), "");
    EXPECT_EQ(continuationsOf(with(entry, "x11k")), "") << "no shot after a capture";
}

TEST(KoEntry, TheSecondShotSeesWhatStoodBehindTheFirst) {
    const auto entry = with(entryOf(ko("b G19s FC10k p9h p9f p5f g1a"), "10k"), "9j");
    EXPECT_EQ(continuationsOf(entry), "!5f !9h");
    EXPECT_EQ(continuationsOf(with(entry, "!9h")), "!5f !9f");
    EXPECT_EQ(moveOf(with(entry, "!9h !9f")), "10k-9j!9h!9f");
    EXPECT_EQ(moveOf(with(entry, "!5f !9h")), "10k-9j!5f!9h") << "in the order of the player";
}

TEST(KoEntry, FogAndLightShootAfterEachJump) {
    const auto entry = with(entryOf(ko("b G19s +SM10j p10g p10i p1g g1a"), "10j"), "10h");
    EXPECT_EQ(continuationsOf(entry), "!10g !10i 10f 10j 12f 12h 12j 8f 8h 8j");
    const auto shot = with(entry, "!10g");
    EXPECT_EQ(continuationsOf(shot), "10f 10j 12f 12h 12j 8f 8h 8j");
    const auto back = with(shot, "10j");
    EXPECT_EQ(continuationsOf(back), "!10i");
    EXPECT_EQ(moveOf(with(back, "!10i")), "10j-10h!10g-10j!10i");
}

TEST(KoEntry, WhereShootingWithoutMovingIsAllowedASquareCanBeTakenInTwoWays) {
    const auto position = koWith({.shootWithoutMoving = true}, "b G19s LB10j p9i p10h g1a");
    EXPECT_EQ(continuationsOf(entryOf(position, "10j")), "!10h !9i 11i 11k 9k x9i");
    const auto shot = with(entryOf(position, "10j"), "!9i");
    EXPECT_EQ(shot.steps(), 0);
    EXPECT_EQ(shot.ending(), Ending::WithoutPromotion);
    EXPECT_EQ(continuationsOf(shot), "");
    EXPECT_EQ(moveOf(shot), "10j!9i");
}

TEST(KoEntry, APieceInANetHasNothingToBeginWith) {
    const auto entry = entryOf(ko("b G19s SW10j +rg15j g1a"), "10j");
    EXPECT_EQ(entry.whyRefused(koSquare("10i")), Refusal::HeldByNet);
    EXPECT_EQ(continuationsOf(entry), "");
}

TEST(KoEntry, SaysWhyASquareCannotBeReached) {
    const auto soldier = entryOf(ko("b G19s P10j g1a"), "10j");
    EXPECT_EQ(soldier.whyRefused(koSquare("10i")), Refusal::ForwardNeedsMissing);
    EXPECT_EQ(soldier.whyRefused(koSquare("9i")), Refusal::DoesNotMoveThere);
    EXPECT_EQ(soldier.whyRefused(koSquare("9j")), std::nullopt);

    const auto bow = entryOf(ko("b G19s LB10j sh9g p9c g1a"), "10j");
    EXPECT_EQ(bow.whyRefused(koSquare("9g")), Refusal::DoesNotMoveThere) << "it has not moved yet";
    EXPECT_EQ(with(bow, "9i").whyRefused(koSquare("9g")), Refusal::ImmuneToShots);
    EXPECT_EQ(with(bow, "9i").whyRefused(koSquare("9c")), Refusal::OutOfRange);
}

TEST(KoEntry, TakesBackStepByStep) {
    const auto start = entryOf(ko("b G19s +SM10j p10g p10i g1a"), "10j");
    auto entry = with(start, "10h !10g 10j !10i");
    for (const std::string before : {"10h !10g 10j", "10h !10g", "10h", ""}) {
        entry.takeBack();
        EXPECT_EQ(moveOf(entry), moveOf(with(start, before)));
        EXPECT_EQ(continuationsOf(entry), continuationsOf(with(start, before)));
    }
    EXPECT_TRUE(entry.isEmpty());
}

TEST(KoEntry, TakesBackAStepWithWhatItTook) {
    auto entry = with(entryOf(ko("b G19s SW10j p10i g1a"), "10j"), "x10i");
    entry.takeBack();
    EXPECT_TRUE(entry.isEmpty());
    EXPECT_EQ(entry.move().taken, 0);
}

// --- laws

constexpr int Positions = test::LightTests ? 60 : 600;

/// Calls `law` with some positions of random games.
template <class Law>
void inRandomPositions(Law&& law) {
    std::mt19937_64 random(7);
    EffectsPosition position = EffectsPosition::startOf(test::koDefaultRules());
    for (int shown = 0; shown < Positions && !testing::Test::HasFailure();) {
        std::vector<PathMove> moves;
        position.addLegalMoves(moves);
        if (moves.empty()) {
            position = EffectsPosition::startOf(test::koDefaultRules());
            continue;
        }
        if (position.plyNumber() % 5 == 0) law(position, moves, random), ++shown;
        position.make(moves[random() % moves.size()]);
    }
}

/// Adds the steps and shots of a move. Each must be possible.
PathMoveEntry entered(const EffectsPosition& position, const PathMove& move) {
    PathMoveEntry entry(position, move.from);
    std::size_t victim = 0;
    const auto shoot = [&](int steps) {
        for (; victim < move.taken && move.victims[victim].byShot && move.victims[victim].step == steps;
             ++victim)
            entry.add({move.victims[victim].square, Kind::Shot});
    };
    shoot(0);
    for (int step = 1; step <= move.steps; ++step) {
        const Square to = move.path[static_cast<std::size_t>(step - 1)];
        const bool takes =
            victim < move.taken && move.victims[victim].step == step && !move.victims[victim].byShot;
        const PathMoveEntry::Continuation next{to, takes ? Kind::Capture : Kind::Step};
        const auto all = entry.continuations();
        EXPECT_NE(std::find(all.begin(), all.end(), next), all.end()) << effects::formatMove(move, position);
        entry.add(next);
        if (takes) ++victim;
        shoot(step);
    }
    return entry;
}

TEST(KoEntryLaws, EveryListedMoveCanBeEntered) {
    inRandomPositions([](const EffectsPosition& position, const std::vector<PathMove>& moves, auto& random) {
        for (int i = 0; i < 20; ++i) {
            const PathMove& move = moves[random() % moves.size()];
            const auto entry = entered(position, move);
            EXPECT_TRUE(playedAlike(entry.move(move.promotes), move)) << effects::formatMove(move, position);
            EXPECT_NE(entry.ending(), move.promotes ? Ending::WithoutPromotion : Ending::MustPromote);
        }
    });
}

TEST(KoEntryLaws, WhatIsAddedLeadsToALegalMove) {
    inRandomPositions([](const EffectsPosition& position, const std::vector<PathMove>& moves, auto& random) {
        PathMoveEntry entry(position, moves[random() % moves.size()].from);
        for (auto next = entry.continuations(); !next.empty(); next = entry.continuations())
            entry.add(next[random() % next.size()]);
        ASSERT_NE(entry.ending(), Ending::NotYet) << moveOf(entry);
        EXPECT_TRUE(position.isLegal(entry.move(entry.ending() == Ending::MustPromote))) << moveOf(entry);
    });
}

} // namespace
} // namespace komadai::core
