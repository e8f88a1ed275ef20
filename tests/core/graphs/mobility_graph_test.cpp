// Mobility graphs of pieces, compared with known facts.
#include "core/graphs/mobility_graph.h"

#include "core/rules/effects/effects_position.h"
#include "core/rules/variant_set.h"
#include "core/variants/variants_ini.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace komadai::core::test {
namespace {

const VariantSet& variants() {
    static const VariantSet set = VariantSet::builtin();
    return set;
}

/// A board and a piece for it.
struct Mobility {
    std::shared_ptr<const Variant> variant;
    MobilityGraph graph;

    BoardSize size() const { return variant->spec().size; }
    Square square(int file, int rank) const { return size().square(file, rank); }
    /// The number of squares for each number of moves, from a square given by file and rank.
    std::map<int, int> squaresByMoves(int file, int rank) const {
        std::map<int, int> counts;
        for (const auto& moves : graph.distancesFrom(square(file, rank)))
            if (moves) ++counts[*moves];
        return counts;
    }
    int reached(int file, int rank) const {
        int total = 0;
        for (const auto& [moves, count] : squaresByMoves(file, rank))
            total += count;
        return total;
    }
    std::optional<int> moves(Square from, Square to) const {
        return graph.distancesFrom(from)[static_cast<std::size_t>(to.index())];
    }
    int classOf(int file, int rank) const {
        return graph.classes().of[static_cast<std::size_t>(square(file, rank).index())];
    }
};

Piece pieceOf(const Variant& variant, std::string_view letters, Side side = Side::First) {
    return {variant.spec().pieceByLetters(letters).value(), side};
}

Mobility mobilityOf(const std::shared_ptr<const Variant>& variant, std::string_view letters,
                    Side side = Side::First) {
    return {variant, MobilityGraph::onEmptyBoard(*variant, pieceOf(*variant, letters, side))};
}
Mobility mobilityOf(const char* id, std::string_view letters, Side side = Side::First) {
    return mobilityOf(variants().find(id), letters, side);
}

/// A chess piece alone on a board of 8 x 8.
std::shared_ptr<const Variant> chessmen() {
    static const auto variant = Variant::make(
        readVariantsIni(
            "[men]\nmaxFile = 8\nmaxRank = 8\nking = k\nqueen = q\nrook = r\nbishop = b\nknight = n\n"
            "customPiece1 = c:mRcpR\ncustomPiece2 = e:nA\nstartFen = rnbqk3/8/8/8/8/8/ce6/RNBQK3 w - - 0 1\n")
            .value()
            .at(0));
    return variant;
}

Mobility amongOthers(std::string_view sfen, const char* id, std::string_view letters,
                     std::optional<std::string_view> home = {}) {
    const auto variant = variants().find(id);
    const auto position = positionFrom(sfen, variant);
    const auto square = home ? std::optional(squareAt(position, *home)) : std::nullopt;
    return {variant, MobilityGraph::inPosition(position, pieceOf(*variant, letters), square)};
}

using Counts = std::map<int, int>;

} // namespace

// --- distances on the empty board

TEST(MobilityGraph, AKnightReachesAllSquaresOfAChessboardFromACornerInSixMoves) {
    // Sequence A018836 and the knight's graph of 8 x 8: eccentricity 6 in the corner, 5 on most squares.
    EXPECT_EQ(mobilityOf(chessmen(), "N").squaresByMoves(0, 7),
              (Counts{{0, 1}, {1, 2}, {2, 9}, {3, 20}, {4, 21}, {5, 10}, {6, 1}}));
}
TEST(MobilityGraph, AKnightNeedsFourMovesToTheNextSquareOfACornersDiagonal) {
    const auto knight = mobilityOf(chessmen(), "N");
    EXPECT_EQ(knight.moves(knight.square(0, 7), knight.square(1, 6)), 4);
    EXPECT_EQ(knight.moves(knight.square(3, 4), knight.square(4, 3)), 2) << "in the middle only two";
    EXPECT_EQ(knight.moves(knight.square(0, 7), knight.square(7, 0)), 6);
}
TEST(MobilityGraph, ARookReachesEverySquareInTwoMoves) {
    EXPECT_EQ(mobilityOf(chessmen(), "R").squaresByMoves(2, 5), (Counts{{0, 1}, {1, 14}, {2, 49}}));
}
TEST(MobilityGraph, AKingNeedsAsManyMovesAsTheLongerOfTheTwoDistances) {
    const auto king = mobilityOf("shogi", "K");
    EXPECT_EQ(king.moves(king.square(4, 8), king.square(4, 0)), 8);
    EXPECT_EQ(king.moves(king.square(4, 8), king.square(8, 6)), 4);
}
TEST(MobilityGraph, AShogiPawnOnlyGoesUpItsFile) {
    const auto pawn = mobilityOf("shogi", "P");
    EXPECT_EQ(pawn.reached(4, 6), 7);
    EXPECT_EQ(pawn.moves(pawn.square(4, 6), pawn.square(4, 0)), 6);
    EXPECT_EQ(mobilityOf("shogi", "P", Side::Second).moves(pawn.square(4, 2), pawn.square(4, 8)), 6);
}
TEST(MobilityGraph, ALanceReachesAllOfItsFileAheadInOneMove) {
    EXPECT_EQ(mobilityOf("shogi", "L").squaresByMoves(0, 8), (Counts{{0, 1}, {1, 8}}));
}
TEST(MobilityGraph, AGoldGeneralGetsEverywhere) { EXPECT_EQ(mobilityOf("shogi", "G").reached(3, 8), 81); }
TEST(MobilityGraph, APawnThatOnlyCapturesDiagonallyStaysOnItsFileOfAnEmptyBoard) {
    EXPECT_EQ(mobilityOf("greatshatranj", "P").squaresByMoves(2, 6),
              (Counts{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}}));
}
TEST(MobilityGraph, ACannonMovesAsARookWhereThereIsNothingToPassOver) {
    EXPECT_EQ(mobilityOf(chessmen(), "C").squaresByMoves(0, 0), (Counts{{0, 1}, {1, 14}, {2, 49}}));
}
TEST(MobilityGraph, AMoveOfSeveralStepsIsOneMove) {
    const auto wrestler = mobilityOf("koshogi", "SW"); // one or two steps of a king
    EXPECT_EQ(wrestler.graph.movesFrom(wrestler.square(9, 9)).size(), 24U);
    EXPECT_EQ(wrestler.moves(wrestler.square(0, 0), wrestler.square(18, 18)), 9);
}
TEST(MobilityGraph, AThunderclapMakesFiveStepsNoFewer) {
    const auto thunder = mobilityOf("koshogi", "+DR");
    const auto moves = [&](int file, int rank) {
        return thunder.moves(thunder.square(9, 9), thunder.square(file, rank));
    };
    EXPECT_EQ(thunder.graph.movesFrom(thunder.square(9, 9)).size(), 36U) << "odd distances up to five";
    EXPECT_EQ(moves(10, 9), 1);
    EXPECT_EQ(moves(11, 9), 2);
    EXPECT_EQ(moves(14, 9), 1);
}
TEST(MobilityGraph, AFlagWaverGoesStraightOn) {
    const auto waver = mobilityOf("koshogi", "+BN");
    EXPECT_EQ(waver.graph.movesFrom(waver.square(9, 9)).size(), 20U);
}
TEST(MobilityGraph, CavalryKeepsTheMainDirectionOfItsFirstJump) {
    const auto cavalry = mobilityOf("koshogi", "CV");
    // 8 first jumps, and (0, 4), (2, 4) and the like: three new squares in each of four directions
    EXPECT_EQ(cavalry.graph.movesFrom(cavalry.square(9, 9)).size(), 8U + 4 * 3);
    EXPECT_EQ(mobilityOf("koshogi", "+CV").graph.movesFrom(cavalry.square(9, 9)).size(), 40U)
        << "the winged horse turns as it likes";
}
TEST(MobilityGraph, APassLeadsNowhere) {
    const auto wrestler = mobilityOf("koshogi", "SW");
    const auto moves = wrestler.graph.movesFrom(wrestler.square(9, 9));
    EXPECT_EQ(std::count(moves.begin(), moves.end(), wrestler.square(9, 9)), 0);
}

// --- classes

TEST(MobilityGraph, AnElephantOfGreatShatranjStaysOnOneColour) {
    const auto elephant = mobilityOf("greatshatranj", "E"); // a step or a leap of two, diagonally
    EXPECT_EQ(elephant.graph.classes().count, 2);
    EXPECT_EQ(elephant.reached(2, 7), 40);
    EXPECT_EQ(elephant.classOf(2, 7), elephant.classOf(3, 6));
    EXPECT_NE(elephant.classOf(2, 7), elephant.classOf(7, 7)) << "the two of a side never meet";
}
TEST(MobilityGraph, TheOldElephantWhichOnlyLeapsHasEightClassesOfEightSquares) {
    const auto elephant = mobilityOf(chessmen(), "E");
    EXPECT_EQ(elephant.graph.classes().count, 8);
    EXPECT_EQ(elephant.reached(0, 0), 8);
}
TEST(MobilityGraph, PriestsOfKoShogiAreBoundToAQuarterOfTheBoard) {
    for (const char* letters : {"TP", "SM", "+TP", "+SM"}) {
        const auto priest = mobilityOf("koshogi", letters);
        EXPECT_EQ(priest.graph.classes().count, 4) << letters;
        EXPECT_EQ(priest.reached(17, 18), 9 * 10) << letters << " from its start";
    }
}
TEST(MobilityGraph, PriestsOfBothSidesShareAClassAndSoAreNeverAdjacent) {
    const auto priest = mobilityOf("koshogi", "TP");
    const auto classes = priest.graph.classes();
    std::set<int> startClasses;
    const auto& spec = priest.variant->spec();
    for (int index = 0; index < spec.size.squares(); ++index)
        if (const auto& piece = spec.start.board[static_cast<std::size_t>(index)];
            piece && (spec.piece(piece->type).letters == "TP" || spec.piece(piece->type).letters == "SM"))
            startClasses.insert(classes.of[static_cast<std::size_t>(index)]);
    ASSERT_EQ(startClasses.size(), 1U);
    const EffectsTables& tables = *std::get<std::shared_ptr<const EffectsTables>>(priest.variant->tables());
    for (int a = 0; a < spec.size.squares(); ++a)
        for (int b = 0; b < a; ++b)
            if (tables.distance(Square::at(a), Square::at(b)) == 1) {
                EXPECT_FALSE(classes.of[static_cast<std::size_t>(a)] == *startClasses.begin() &&
                             classes.of[static_cast<std::size_t>(b)] == *startClasses.begin());
            }
}
TEST(MobilityGraph, APieceThatOnlyGoesForwardHasAClassForEachFile) {
    EXPECT_EQ(mobilityOf("shogi", "L").graph.classes().count, 9);
    EXPECT_EQ(mobilityOf("shogi", "P").graph.classes().count, 9);
}
TEST(MobilityGraph, AShogiKnightHasFourClasses) {
    // two ranks a jump, and one file: the parity of the rank, and of the file against half of the rank
    EXPECT_EQ(mobilityOf("shogi", "N").graph.classes().count, 4);
}
TEST(MobilityGraph, BishopsHaveTwoClassesAndKnightsOne) {
    EXPECT_EQ(mobilityOf(chessmen(), "B").graph.classes().count, 2);
    EXPECT_EQ(mobilityOf(chessmen(), "N").graph.classes().count, 1);
}
TEST(MobilityGraph, ClassesAreNumberedInTheOrderOfTheirFirstSquares) {
    const auto classes = mobilityOf(chessmen(), "B").graph.classes();
    EXPECT_EQ(classes.of[0], 0);
    EXPECT_EQ(classes.of[1], 1);
    EXPECT_EQ(classes.of[9], 0);
}

// --- average mobility

TEST(MobilityGraph, ChessmenHaveTheirKnownAverageMobility) {
    EXPECT_DOUBLE_EQ(mobilityOf(chessmen(), "R").graph.averageMoves(), 14.0);
    EXPECT_DOUBLE_EQ(mobilityOf(chessmen(), "N").graph.averageMoves(), 5.25);
    EXPECT_DOUBLE_EQ(mobilityOf(chessmen(), "B").graph.averageMoves(), 8.75);
    EXPECT_DOUBLE_EQ(mobilityOf(chessmen(), "Q").graph.averageMoves(), 22.75);
    EXPECT_DOUBLE_EQ(mobilityOf(chessmen(), "K").graph.averageMoves(), 6.5625);
}

// --- among other pieces

TEST(MobilityGraph, FriendsAreInTheWayAndEnemiesAreCaptured) {
    const auto rook = amongOthers("k3p4/9/9/9/p3R3P/9/9/9/4K4 b - 1", "shogi", "R", "e5");
    const auto moves = rook.graph.movesFrom(rook.square(4, 4));
    const auto goesTo = [&](int file, int rank) {
        return std::count(moves.begin(), moves.end(), rook.square(file, rank)) == 1;
    };
    EXPECT_TRUE(goesTo(0, 4)) << "the enemy pawn";
    EXPECT_TRUE(goesTo(7, 4));
    EXPECT_FALSE(goesTo(8, 4)) << "its own pawn";
    EXPECT_TRUE(goesTo(4, 0)) << "the other enemy pawn";
    EXPECT_FALSE(goesTo(4, 8));
}
TEST(MobilityGraph, ThePieceLeavesItsHomeEmpty) {
    const auto rook = amongOthers("k8/9/9/9/4R4/9/9/9/4K4 b - 1", "shogi", "R", "e5");
    EXPECT_EQ(rook.moves(rook.square(4, 7), rook.square(4, 1)), 1) << "across 5e";
    const auto other = amongOthers("k8/9/9/9/4R4/9/9/9/4K4 b - 1", "shogi", "R");
    EXPECT_EQ(other.moves(other.square(4, 7), other.square(4, 1)), 3) << "a second rook has to go round";
}
TEST(MobilityGraph, APawnOfGreatShatranjCapturesDiagonally) {
    const auto pawn = amongOthers("4k5/10/10/10/4p5/3P6/10/4K5 b - 1", "greatshatranj", "P", "d3");
    EXPECT_EQ(pawn.graph.movesFrom(pawn.square(3, 5)), (std::vector{pawn.square(3, 4), pawn.square(4, 4)}));
}
TEST(MobilityGraph, AveragesAreOverTheSquaresWhereThePieceCanStand) {
    // alone but for its king on the empty rank behind it, a lance has 72 squares with 0 to 8 moves
    const auto lance = amongOthers("k8/9/9/9/9/9/9/9/KGGGGGGGG b - 1", "shogi", "L");
    EXPECT_NEAR(lance.graph.averageMoves(), (9 * (0 + 1 + 2 + 3 + 4 + 5 + 6 + 7)) / 72.0, 1e-9);
}
TEST(MobilityGraph, PawnsOfKoShogiNeedTheirDrumToGoForward) {
    const auto variant = variants().find("koshogi");
    core::Setup setup(variant->spec().size);
    const auto place = [&](int file, int rank, std::string_view letters, Side side) {
        setup.at(setup.size.square(file, rank)) = pieceOf(*variant, letters, side);
    };
    place(0, 18, "G", Side::First);
    place(0, 0, "G", Side::Second);
    const auto movesOfPawn = [&] {
        const auto position = AnyPosition::fromSetup(setup, variant).value();
        return MobilityGraph::inPosition(position, pieceOf(*variant, "P"))
            .movesFrom(setup.size.square(9, 9))
            .size();
    };
    EXPECT_EQ(movesOfPawn(), 3U);
    place(5, 18, "DR", Side::First);
    EXPECT_EQ(movesOfPawn(), 4U);
}

// --- compared with the legal moves of positions

namespace {

/// Plays random moves and calls the function with each position.
template <class Function>
void forEachRandomPosition(const char* id, int plies, Function&& show) {
    std::mt19937 random(7);
    Game game(AnyPosition::startOf(variants().find(id)));
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        show(game.position());
        const auto moves = game.position().legalMoves();
        game.play(moves[random() % moves.size()]);
    }
}

/// The legal destinations of the piece on a square, without its own square.
std::set<Square> legalDestinations(const AnyPosition& position, Square from) {
    std::set<Square> squares;
    for (const Move& move : position.legalMovesFrom(from))
        if (destinationOf(move) != from) squares.insert(destinationOf(move));
    return squares;
}

std::set<Square> graphDestinations(const AnyPosition& position, Square from) {
    const auto moves = MobilityGraph::inPosition(position, *position.pieceAt(from), from).movesFrom(from);
    return {moves.begin(), moves.end()};
}

} // namespace

TEST(MobilityGraph, HasEveryLegalMoveOfTheBoard) {
    for (const char* id : {"euroshogi", "greatshatranj", "zoshogi", "shogi"})
        forEachRandomPosition(id, 80, [&](const AnyPosition& position) {
            for (int index = 0; index < position.spec().size.squares(); ++index) {
                const Square from = Square::at(index);
                const auto piece = position.pieceAt(from);
                if (!piece || piece->side != position.sideToMove()) continue;
                const auto legal = legalDestinations(position, from);
                const auto graph = graphDestinations(position, from);
                EXPECT_TRUE(std::includes(graph.begin(), graph.end(), legal.begin(), legal.end()))
                    << id << ' ' << sfenOf(position) << ' ' << index;
            }
        });
}
TEST(MobilityGraph, HasTheMovesOfKoShogiAndNoOthers) {
    forEachRandomPosition("koshogi", 160, [](const AnyPosition& position) {
        if (position.plyNumber() % 8 != 0) return;
        for (int index = 0; index < position.spec().size.squares(); ++index) {
            const Square from = Square::at(index);
            const auto piece = position.pieceAt(from);
            if (!piece || piece->side != position.sideToMove() || position.effects()->isHeld(from)) continue;
            EXPECT_EQ(graphDestinations(position, from), legalDestinations(position, from))
                << sfenOf(position) << ' ' << index;
        }
    });
}

} // namespace komadai::core::test
