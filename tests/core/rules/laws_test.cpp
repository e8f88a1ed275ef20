// Laws that hold in every position, tested in random games.
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>

namespace komadai::core {

// How GoogleTest names the tests of a variant.
void PrintTo(const std::shared_ptr<const Variant>& variant, std::ostream* out) { *out << variant->spec().id; }

namespace {

constexpr int SquaresPlayedOn = test::LightTests ? 600 : 6000;
constexpr int MaxPlies = 160;

/// Fewer on larger boards.
int gamesOn(BoardSize size) { return test::lawGames(std::max(SquaresPlayedOn / size.squares(), 5)); }

class Laws : public ::testing::TestWithParam<std::shared_ptr<const Variant>> {
protected:
    const VariantSpec& spec() const { return GetParam()->spec(); }

    /// Plays random games, the same in every run, and calls `law` with each position until one fails. `share` is for slow
    /// laws: only one in `share` games is played.
    void inRandomGames(const std::function<void(const AnyPosition&)>& law, int share = 1) {
        const int games = gamesOn(spec().size);
        for (int game = 0; game * share < games; ++game) {
            std::mt19937_64 random(static_cast<std::uint64_t>(game));
            AnyPosition position = AnyPosition::startOf(GetParam());
            for (int ply = 0; ply < MaxPlies; ++ply) {
                law(position);
                if (HasFailure()) {
                    ADD_FAILURE() << "game " << game << ", " << test::sfenOf(position);
                    return;
                }
                const auto moves = position.legalMoves();
                if (moves.empty()) break;
                position = position.after(moves[random() % moves.size()]);
            }
        }
    }

    /// Every board move and drop that can be represented. Most of them are not legal.
    std::vector<Move> everyMove() const {
        std::vector<Move> moves;
        const int squares = spec().size.squares();
        std::set<std::optional<PieceType>> promotions{std::nullopt};
        for (const PieceSpec& piece : spec().pieces) {
            promotions.insert(piece.promotesTo);
            promotions.insert(piece.promotedFrom);
            promotions.insert(piece.promotionChoices.begin(), piece.promotionChoices.end());
        }
        for (int to = 0; to < squares; ++to) {
            for (std::size_t i = 0; i < spec().pieces.size(); ++i)
                moves.emplace_back(Drop{pieceTypeAt(static_cast<int>(i)), Square::at(to)});
            for (int from = 0; from < squares; ++from)
                for (const auto promotion : promotions)
                    moves.emplace_back(BoardMove{Square::at(from), Square::at(to), promotion});
        }
        return moves;
    }
};

/// The built-in variants, and others with rules that no built-in one has. Variants with special effects have their own
/// laws.
std::vector<std::shared_ptr<const Variant>> plainVariants() {
    auto set = VariantSet::builtin();
    for (const char* file : {"kyotoshogi.ini", "microshogi.ini", "drops-and-promotions.ini"})
        set.add(test::variantFile(file));
    auto variants = set.all();
    std::erase_if(variants, [](const auto& variant) { return variant->spec().effects != nullptr; });
    return variants;
}

INSTANTIATE_TEST_SUITE_P(Variants, Laws, ::testing::ValuesIn(plainVariants()),
                         [](const auto& variant) { return variant.param->spec().id; });

TEST_P(Laws, UnmakeRestoresEverything) {
    inRandomGames([](const AnyPosition& any) {
        test::visitPlain(any, [](auto position) {
            const auto original = position;
            std::vector<PlainMove> moves;
            position.addLegalMoves(moves);
            for (const PlainMove& move : moves) {
                const auto undo = position.make(move);
                position.unmake(move, undo);
                EXPECT_EQ(position.key(), original.key());
                EXPECT_TRUE(position == original);
            }
            std::vector<PlainMove> movesAgain;
            position.addLegalMoves(movesAgain);
            EXPECT_EQ(movesAgain, moves);
            EXPECT_EQ(position.toSetup(), original.toSetup());
            EXPECT_EQ(position.occupied(Side::First), original.occupied(Side::First));
            EXPECT_EQ(position.occupied(Side::Second), original.occupied(Side::Second));
        });
    });
}

TEST_P(Laws, TheKeyKeptStepByStepEqualsTheFreshKey) {
    inRandomGames([](const AnyPosition& any) {
        test::visitPlain(any, [](auto position) {
            std::vector<PlainMove> moves;
            position.addLegalMoves(moves);
            EXPECT_EQ(position.key(), position.freshKey());
            for (const PlainMove& move : moves) {
                const std::uint64_t keyAfter = position.keyAfter(move);
                const auto undo = position.make(move);
                EXPECT_EQ(position.key(), position.freshKey());
                EXPECT_EQ(position.key(), keyAfter);
                position.unmake(move, undo);
            }
        });
    });
}

TEST_P(Laws, AMadePositionIsTheOneThatItsTextDenotes) {
    inRandomGames([&](const AnyPosition& position) {
        const AnyPosition fresh = test::positionFrom(test::sfenOf(position), GetParam());
        EXPECT_EQ(fresh, position);
        EXPECT_EQ(fresh.key(), position.key());
        EXPECT_EQ(fresh.legalMoves(), position.legalMoves());
        EXPECT_EQ(fresh.isInCheck(fresh.sideToMove()), position.isInCheck(position.sideToMove()));
    });
}

TEST_P(Laws, SfenAndFenRoundTrip) {
    inRandomGames([&](const AnyPosition& position) {
        const core::Setup setup = position.toSetup();
        const std::string sfenText = sfen::format(setup, spec());
        const std::string fenText = fen::format(setup, spec());
        const auto fromSfen = sfen::parse(sfenText, spec());
        const auto fromFen = fen::parse(fenText, spec());
        ASSERT_TRUE(fromSfen && fromFen);
        EXPECT_EQ(fromSfen.value(), setup);
        EXPECT_EQ(fromFen.value(), setup);
        for (const auto& text : {sfenText, fenText}) {
            const auto detected = parsePosition(text, spec());
            ASSERT_TRUE(detected) << text;
            EXPECT_EQ(detected.value(), setup) << text;
        }
    });
}

TEST_P(Laws, EveryLegalMoveIsAccepted) {
    inRandomGames(
        [](const AnyPosition& position) {
            for (const Move& move : position.legalMoves()) {
                EXPECT_TRUE(position.isLegal(move));
                EXPECT_EQ(position.whyRefused(move), std::nullopt);
            }
        },
        5);
}

TEST_P(Laws, EveryOtherMoveIsRefusedForAReason) {
    const auto every = everyMove();
    int ply = 0;
    inRandomGames(
        [&](const AnyPosition& position) {
            if (++ply % 40 != 0) return;
            const auto legal = position.legalMoves();
            std::size_t accepted = 0;
            for (const Move& move : every) {
                const bool isListed = std::find(legal.begin(), legal.end(), move) != legal.end();
                const bool isAccepted = position.isLegal(move);
                accepted += isAccepted;
                if (isAccepted != isListed || isAccepted == position.whyRefused(move).has_value())
                    ADD_FAILURE() << (isListed ? "listed " : "not listed ") << uci::format(move, position);
            }
            EXPECT_EQ(accepted, legal.size()) << "a move is listed twice or cannot be written down";
        },
        30);
}

TEST_P(Laws, MovesRoundTripInUciAndUsi) {
    inRandomGames(
        [](const AnyPosition& position) {
            for (const Move& move : position.legalMoves()) {
                const auto fromUci = uci::parse(uci::format(move, position), position);
                const auto fromUsi = usi::parse(usi::format(move, position), position);
                ASSERT_TRUE(fromUci && fromUsi) << uci::format(move, position);
                EXPECT_EQ(fromUci.value(), move);
                EXPECT_EQ(fromUsi.value(), move);
            }
        },
        5);
}

TEST_P(Laws, MovesReadDifferentlyInEachNotation) {
    inRandomGames(
        [](const AnyPosition& position) {
            const auto moves = position.legalMoves();
            std::set<std::string> uciTexts, usiTexts, hodgesTexts;
            for (const Move& move : moves) {
                uciTexts.insert(uci::format(move, position));
                usiTexts.insert(usi::format(move, position));
                hodgesTexts.insert(hodges::format(move, position));
            }
            EXPECT_EQ(uciTexts.size(), moves.size());
            EXPECT_EQ(usiTexts.size(), moves.size());
            EXPECT_EQ(hodgesTexts.size(), moves.size());
        },
        10);
}

TEST_P(Laws, MovesAreCountedAndFoundAsTheyAreListed) {
    inRandomGames([](const AnyPosition& any) {
        test::visitPlain(any, [](const auto& position) {
            std::vector<PlainMove> moves;
            position.addLegalMoves(moves);
            EXPECT_EQ(position.countLegalMoves(), moves.size());
            EXPECT_EQ(position.hasLegalMove(), !moves.empty());
        });
    });
}

TEST_P(Laws, TacticalMovesAreTheCapturesAndPromotionsAndTheOthersAreQuiet) {
    inRandomGames([](const AnyPosition& any) {
        test::visitPlain(any, [](const auto& position) {
            std::vector<PlainMove> moves, tactical, quiet;
            position.addLegalMoves(moves);
            position.addTacticalMoves(tactical);
            position.addQuietMoves(quiet);
            const auto firstQuiet = std::stable_partition(moves.begin(), moves.end(), [&](const auto& move) {
                const auto* board = std::get_if<BoardMove>(&move);
                const bool gains = board && board->promotion && !position.variant().promotion.back;
                return board && (gains || position.pieceAt(board->to));
            });
            EXPECT_EQ(tactical, std::vector(moves.begin(), firstQuiet));
            EXPECT_EQ(quiet, std::vector(firstQuiet, moves.end()));
        });
    });
}

TEST_P(Laws, ChecksAreTheLegalMovesAfterWhichTheOpponentIsInCheck) {
    inRandomGames([](const AnyPosition& any) {
        test::visitPlain(any, [](auto position) {
            std::vector<PlainMove> moves;
            position.addLegalMoves(moves);
            std::erase_if(moves, [&](const PlainMove& move) {
                const auto undo = position.make(move);
                const bool inCheck = position.isInCheck();
                position.unmake(move, undo);
                return !inCheck;
            });
            std::vector<PlainMove> checks;
            position.addChecks(checks);
            EXPECT_EQ(checks, moves);
        });
    });
}

TEST_P(Laws, NoLegalMoveLeavesTheKingInCheck) {
    inRandomGames([](const AnyPosition& any) {
        test::visitPlain(any, [](auto position) {
            const Side mover = position.sideToMove();
            std::vector<PlainMove> moves;
            position.addLegalMoves(moves);
            for (const PlainMove& move : moves) {
                const auto undo = position.make(move);
                EXPECT_FALSE(position.isInCheck(mover));
                position.unmake(move, undo);
            }
        });
    });
}

std::ptrdiff_t piecesOf(const Setup& setup) {
    return setup.hand(Side::First).total() + setup.hand(Side::Second).total() +
           std::count_if(setup.board.begin(), setup.board.end(),
                         [](const auto& piece) { return piece.has_value(); });
}

TEST_P(Laws, NoPieceIsMadeAndNoneIsLostWhereCapturesAreHeld) {
    auto before = piecesOf(spec().start);
    int ply = 0;
    inRandomGames([&](const AnyPosition& position) {
        if (position.plyNumber() <= ply) before = piecesOf(spec().start);
        ply = position.plyNumber();
        const auto pieces = piecesOf(position.toSetup());
        EXPECT_LE(pieces, before);
        EXPECT_GE(pieces, spec().drops.allowed ? before : before - 1);
        before = pieces;
    });
}

// --- the board turned around, with the sides exchanged

Square turned(Square square, BoardSize size) { return Square::at(size.squares() - 1 - square.index()); }

Move turned(const Move& move, BoardSize size) {
    if (const auto* drop = std::get_if<Drop>(&move)) return Drop{drop->piece, turned(drop->to, size)};
    const auto& board = std::get<BoardMove>(move);
    return BoardMove{turned(board.from, size), turned(board.to, size), board.promotion};
}

Setup turned(const Setup& setup) {
    Setup other(setup.size);
    for (int index = 0; index < setup.size.squares(); ++index)
        if (const auto piece = setup.at(Square::at(index)))
            other.at(turned(Square::at(index), setup.size)) = Piece{piece->type, opponent(piece->side)};
    other.hand(Side::First) = setup.hand(Side::Second);
    other.hand(Side::Second) = setup.hand(Side::First);
    other.sideToMove = opponent(setup.sideToMove);
    return other;
}

/// Whether the regions of the second side are those of the first, turned around.
bool isSymmetric(const VariantSpec& spec) {
    const auto isSame = [&spec](std::vector<Square> squares, std::vector<Square> others) {
        for (Square& square : others)
            square = turned(square, spec.size);
        return std::is_permutation(squares.begin(), squares.end(), others.begin(), others.end());
    };
    const auto& drops = spec.drops.regions;
    return isSame(spec.promotion.regions[0], spec.promotion.regions[1]) &&
           isSame(drops[0].value_or(std::vector<Square>()), drops[1].value_or(std::vector<Square>()));
}

class LawsOfSymmetry : public Laws {};

std::vector<std::shared_ptr<const Variant>> symmetricVariants() {
    auto variants = plainVariants();
    std::erase_if(variants, [](const auto& variant) { return !isSymmetric(variant->spec()); });
    return variants;
}

INSTANTIATE_TEST_SUITE_P(Variants, LawsOfSymmetry, ::testing::ValuesIn(symmetricVariants()),
                         [](const auto& variant) { return variant.param->spec().id; });

TEST_P(LawsOfSymmetry, TurnedRoundPositionsHaveTurnedRoundMoves) {
    inRandomGames([&](const AnyPosition& position) {
        const auto other = AnyPosition::fromSetup(turned(position.toSetup()), GetParam());
        ASSERT_TRUE(other);
        std::set<std::string> expected, found;
        for (const Move& move : position.legalMoves())
            expected.insert(uci::format(turned(move, spec().size), other.value()));
        for (const Move& move : other.value().legalMoves())
            found.insert(uci::format(move, other.value()));
        EXPECT_EQ(found, expected);
        EXPECT_EQ(other.value().isInCheck(other.value().sideToMove()),
                  position.isInCheck(position.sideToMove()));
    });
}

// --- games

TEST_P(Laws, TakingBackLeadsThroughTheSamePositions) {
    for (int number = 0; 10 * number < gamesOn(spec().size); ++number) {
        std::mt19937_64 random(static_cast<std::uint64_t>(number));
        Game game(AnyPosition::startOf(GetParam()));
        std::vector<int> quietPlies;
        while (!game.isOver() && game.plyCount() < MaxPlies) {
            quietPlies.push_back(game.quietPlies());
            const auto moves = game.position().legalMoves();
            ASSERT_EQ(game.play(moves[random() % moves.size()]), std::nullopt);
        }
        const auto end = game.outcome();
        const std::vector<Move> moves = game.moves();
        while (game.plyCount() > 0) {
            game.takeBack();
            EXPECT_FALSE(game.isOver());
            EXPECT_EQ(game.quietPlies(), quietPlies.back());
            quietPlies.pop_back();
        }
        EXPECT_EQ(game.position(), AnyPosition::startOf(GetParam()));
        for (const Move& move : moves)
            EXPECT_EQ(game.play(move), std::nullopt);
        EXPECT_EQ(game.outcome(), end);
    }
}

} // namespace
} // namespace komadai::core
