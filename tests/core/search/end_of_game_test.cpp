// Games and all searches must judge the end of a game in the same way.
#include "core/rules/end_of_game.h"

#include "core/rules/move_course.h"
#include "core/rules/position_model.h"
#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "core/search/mate_search.h"
#include "core/search/search_path.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace komadai::core {

// How GoogleTest names the tests of a variant.
void PrintTo(const std::shared_ptr<const Variant>& variant, std::ostream* out) { *out << variant->spec().id; }

namespace test {
namespace {

using Random = std::mt19937_64;

constexpr int UsualGamesOfFullTests = 40;
constexpr int UsualGames = LightTests ? 6 : UsualGamesOfFullTests;

/// The built-in variants, and others with rules that no built-in one has.
std::vector<std::shared_ptr<const Variant>> testedVariants() {
    auto set = VariantSet::builtin();
    for (const char* file : {"kings.ini", "kyotoshogi.ini", "microshogi.ini", "drops-and-promotions.ini",
                             "leapers-and-hoppers.ini"})
        set.add(variantFile(file));
    return set.all();
}

/// The variant with random rules for the end of the game. All values of all options occur, in all combinations.
std::shared_ptr<const Variant> withOtherEnds(VariantSpec spec, Random& random) {
    const auto oneOf = [&]<class T>(std::initializer_list<T> values) {
        return *(values.begin() + random() % values.size());
    };
    EndRules& ends = spec.ends;
    ends.stalemate = oneOf({StalemateRule::Draw, StalemateRule::Loss, StalemateRule::Win});
    ends.repetition.fold = oneOf({0, 2, 3, 4});
    ends.repetition.value = oneOf({RepetitionValue::Draw, RepetitionValue::Loss, RepetitionValue::Win});
    ends.repetition.ofFirst = oneOf({false, true});
    ends.repetition.perpetualCheckLoses = oneOf({false, true});
    ends.moveLimit.moves = oneOf({0, 4, 15, 50});
    ends.moveLimit.dropIsProgress = oneOf({false, true});
    if (spec.effects) return Variant::make(std::move(spec));
    ends.bareKing = oneOf({BareKingRule::None, BareKingRule::Draw, BareKingRule::Win});
    std::vector<PieceType> royals, others;
    for (std::size_t i = 0; i < spec.pieces.size(); ++i)
        (spec.pieces[i].royal ? royals : others).push_back(pieceTypeAt(static_cast<int>(i)));
    if (oneOf({false, true})) ends.minors = others;
    if (oneOf({false, false, true}) && royals.size() == 1) {
        ends.campPiece = royals.front();
        ends.campSquares = {};
        for (int file = 0; file < spec.size.files; ++file) {
            ends.campSquares[0].push_back(spec.size.square(file, 0));
            ends.campSquares[1].push_back(spec.size.square(file, spec.size.ranks - 1));
        }
    }
    return Variant::make(std::move(spec));
}

/// The start of a random game. Games with special effects are long, so they start with few pieces.
AnyPosition startOf(const std::shared_ptr<const Variant>& variant, Random& random) {
    if (!variant->spec().effects) return AnyPosition::startOf(variant);
    while (true) {
        Setup setup = variant->spec().start;
        for (int i = 0; i < variant->spec().size.squares(); ++i)
            if (random() % 8 != 0) setup.at(Square::at(i)).reset();
        auto start = AnyPosition::fromSetup(setup, variant).value();
        if (!Game(start).isOver()) return start;
    }
}

std::string describe(const EndRules& ends) {
    return "stalemate " + std::to_string(static_cast<int>(ends.stalemate)) + ", bare king " +
           std::to_string(static_cast<int>(ends.bareKing)) + ", fold " +
           std::to_string(ends.repetition.fold) + ", value " +
           std::to_string(static_cast<int>(ends.repetition.value)) + ", of first " +
           std::to_string(ends.repetition.ofFirst) + ", perpetual check " +
           std::to_string(ends.repetition.perpetualCheckLoses) + ", move limit " +
           std::to_string(ends.moveLimit.moves) + ", camp " + std::to_string(ends.campPiece.has_value()) +
           ", minors " + std::to_string(ends.minors.size());
}

/// How a random player chooses moves. `Captures` leads to bare kings and mates. `Checks` prefers checks and few different moves,
/// which leads to repetitions and perpetual checks.
enum class Style { Any, Captures, Checks };

Move choose(const AnyPosition& position, Style style, Random& random) {
    auto moves = position.legalMoves();
    const auto isWanted = [&](const Move& move) {
        if (style == Style::Captures) return !courseOf(move, position).victims.empty();
        const auto next = position.after(move);
        return next.isInCheck(next.sideToMove());
    };
    if (style == Style::Any) return moves[random() % moves.size()];
    const auto wanted =
        static_cast<std::size_t>(std::stable_partition(moves.begin(), moves.end(), isWanted) - moves.begin());
    if (style == Style::Captures) return moves[random() % (wanted > 0 ? wanted : moves.size())];
    return moves[random() % std::min<std::size_t>(wanted > 0 ? wanted : moves.size(), 2)];
}

/// Plays a random game with random rules, the same for the same number, and calls `look` after each move until it returns
/// false.
template <class Function>
void playRandomGame(const VariantSpec& spec, int number, Function&& look) {
    const int maxPlies = spec.size.squares() > 150 ? 150 : 300;
    Random random(static_cast<std::uint64_t>(number));
    const auto style = static_cast<Style>(number % 3);
    Game game(startOf(withOtherEnds(spec, random), random));
    while (game.plyCount() < maxPlies && !game.isOver()) {
        game.play(choose(game.position(), style, random));
        if (!look(game)) return;
    }
}
int gamesOf(const VariantSpec& spec) {
    return lawGames(spec.size.squares() > 150 ? std::max(UsualGames / 4, 3) : UsualGames);
}

/// The verdict of `endOf` on the game's position, with the history of a search.
std::optional<GameEnd> endInSearch(const Game& game, LegalMoveTest test) {
    const SearchPath path(game);
    return std::visit([&](const auto& position) { return endOf(position, path, test); },
                      game.position().model().position);
}

/// The score of the last move in a search restricted to it.
Score scoreOfLastMove(Game game, Engine& engine) {
    Limits limits;
    limits.depth = 2; // at depth 1 the search may miss that there is no legal move
    limits.moves = {game.moves().back()};
    game.takeBack();
    return engine.search(game, limits, {}).score;
}

Score scoreOf(const Outcome& outcome, Side mover) {
    if (!outcome.winner) return Score::centipawns(0);
    return Score::mateIn(*outcome.winner == mover ? 1 : -1);
}

bool hasMateInOne(const Game& game) {
    const auto moves = game.position().legalMoves();
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        Game next = game;
        next.play(move);
        return next.outcome() && next.outcome()->reason == EndReason::Checkmate;
    });
}

class EndOfGame : public ::testing::TestWithParam<std::shared_ptr<const Variant>> {
protected:
    /// Calls `law` after each move of random games.
    template <class Law>
    void inRandomGames(Law&& law) {
        for (int number = 0; number < gamesOf(GetParam()->spec()) && !HasFailure(); ++number)
            playRandomGame(GetParam()->spec(), number, [&](const Game& game) {
                law(game);
                if (HasFailure())
                    ADD_FAILURE() << "game " << number << " after " << game.plyCount() << " plies, "
                                  << sfenOf(game.position()) << ", " << outcomeOf(game) << ", "
                                  << describe(game.spec().ends);
                return !HasFailure();
            });
    }
};

INSTANTIATE_TEST_SUITE_P(Variants, EndOfGame, ::testing::ValuesIn(testedVariants()),
                         [](const auto& variant) { return variant.param->spec().id; });

TEST_P(EndOfGame, IsTheSameByTheHistoryOfASearch) {
    inRandomGames([](const Game& game) {
        const auto end = endInSearch(game, LegalMoveTest::First);
        ASSERT_EQ(end ? std::optional(end->outcome) : std::nullopt, game.outcome());
        EXPECT_FALSE(end && end->isForeseen) << "nothing has been played since the root";
    });
}

TEST_P(EndOfGame, IsTheSameWhereLegalMovesAreLookedForLate) {
    inRandomGames([](const Game& game) {
        const auto end = endInSearch(game, LegalMoveTest::Late);
        if (end || game.position().hasLegalMove()) {
            EXPECT_EQ(end ? std::optional(end->outcome) : std::nullopt, game.outcome());
        }
    });
}

TEST_P(EndOfGame, IsScoredBySearchesAsItIs) {
    Engine engine(1);
    inRandomGames([&](const Game& game) {
        if (!game.isOver() && game.plyCount() % 32 != 0) return;
        const Score score = scoreOfLastMove(game, engine);
        if (game.isOver()) {
            EXPECT_EQ(score, scoreOf(*game.outcome(), opponent(game.position().sideToMove())));
        } else {
            EXPECT_FALSE(score.isMate() && std::abs(score.matePlies()) == 1);
        }
    });
}

TEST_P(EndOfGame, IsTheScoreOfAGameWithoutMoves) {
    Engine engine(1);
    inRandomGames([&](const Game& game) {
        if (!game.isOver() || game.position().hasLegalMove()) return;
        const auto result = engine.search(game, {}, {});
        EXPECT_FALSE(result.move);
        EXPECT_EQ(result.score, game.outcome()->winner ? Score::mateIn(0) : Score::centipawns(0));
    });
}

TEST_P(EndOfGame, IsAMateToTheMateSearchIfItIsOne) {
    if (whyNoMateSearch(GetParam()->spec())) GTEST_SKIP() << "nobody can be mated";
    inRandomGames([](const Game& game) {
        if (!game.isOver() && game.plyCount() % 16 != 0) return;
        Game before = game;
        before.takeBack();
        Limits limits;
        limits.depth = 1;
        const auto result = searchMate(before, limits, {}, 1);
        EXPECT_EQ(result.verdict == MateResult::Verdict::Mate, hasMateInOne(before));
    });
}

/// The laws above are useful only if random games end in all ways. Light tests play only the first of these games.
TEST(EndsOfRandomGames, AreOfEveryKind) {
    std::set<EndReason> missing = {EndReason::Checkmate,      EndReason::Stalemate,
                                   EndReason::Repetition,     EndReason::Campmate,
                                   EndReason::PerpetualCheck, EndReason::MoveLimit,
                                   EndReason::BareKing,       EndReason::CommandLost,
                                   EndReason::OnlyKings,      EndReason::InsufficientMaterial};
    const auto variants = testedVariants();
    for (int number = 0; number < UsualGamesOfFullTests && !missing.empty(); ++number)
        for (const auto& variant : variants)
            playRandomGame(variant->spec(), number, [&](const Game& game) {
                if (game.outcome()) missing.erase(game.outcome()->reason);
                return true;
            });
    for (const EndReason reason : missing)
        ADD_FAILURE() << "no game ended with " << static_cast<int>(reason);
}

} // namespace
} // namespace test
} // namespace komadai::core
