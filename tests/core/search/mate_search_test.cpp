#include "core/search/mate_search.h"

#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/positions.h"
#include "tests/core/search/searches.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <thread>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;
using Verdict = MateResult::Verdict;

Game gameOf(std::string_view variant, std::string_view position) {
    return gameFrom(positionFrom(position, VariantSet::builtin().find(variant)));
}

/// "mate in 3: P@e2 d1e1 e2e1", "no mate" or "undecided".
std::string answerOf(const Game& game, const Limits& limits = {}) {
    const auto result = searchMate(game, limits, {}, 4);
    if (result.verdict == Verdict::NoMate) return "no mate";
    if (result.verdict == Verdict::Undecided) return "undecided";
    std::string text = "mate in " + std::to_string(result.line.size()) + ":";
    AnyPosition position = game.position();
    for (const Move& move : result.line) {
        text += ' ' + uci::format(move, position);
        position = position.after(move);
    }
    return text;
}

/// Whether the moves are legal, every other one is a check, and the last one mates.
bool isMateByChecks(Game game, const std::vector<Move>& line) {
    for (const Move& move : line) {
        if (game.play(move)) return false;
        const bool attacked = game.plyCount() % 2 == 1;
        if (attacked && !game.position().isInCheck(game.position().sideToMove())) return false;
    }
    return line.size() % 2 == 1 && game.outcome() && game.outcome()->reason == EndReason::Checkmate;
}

/// A position and the length of its mate in plies.
struct Row {
    std::string_view position;
    std::size_t plies;
};
template <std::size_t Count>
void expectMates(std::string_view variant, const Row (&rows)[Count]) {
    for (const Row& row : rows) {
        const Game game = gameOf(variant, row.position);
        const auto result = searchMate(game, {}, {}, 16);
        EXPECT_EQ(result.line.size(), row.plies) << row.position;
        EXPECT_TRUE(isMateByChecks(game, result.line)) << row.position;
    }
}

TEST(MateSearchShogi, AMateInOne) {
    EXPECT_EQ(answerOf(gameOf("shogi", "7nk/9/7G1/9/9/9/9/9/4K4 b L 1")), "mate in 1: L@i8");
}
/// From the ends of games between programs, as M. Isozaki published them by length:
/// yaneuraou.yaneu.com/2020/12/25/christmas-present
TEST(MateSearchShogi, MatesThatWereMissedInGames) {
    expectMates("shogi",
                {
                    {"ln1gkg1nl/6+P2/2sppps1p/2p3p2/p8/P1P1P3P/2NP1PP2/3s1KSR1/L1+b2G1NL w R2Pbgp 42", 3},
                    {"l3kgsnl/9/p1pS+Bp3/7pp/6PP1/9/PPPPPPn1P/1B1GG2+r1/LNS1K3L w RG3Psnp 54", 3},
                    {"l2gkg2l/2s3s2/p1nppp1pp/2p3p2/P4P1P1/4n3P/1PPPG1N2/1BKS2+s2/LN3+r3 w RBgl3p 72", 5},
                    {"lnsgs2+Pl/3kg4/p1pppN2p/6pp1/9/7R1/P1PP1Sg1P/1S3+b3/LN5KL w Nrbg6p 58", 5},
                    {"ln1g3+Rl/2sk1s+P2/2ppppb1p/p1b3p2/8P/P4P3/2PPP1P2/1+r2GS3/LN+p2KGNL w GN2Ps 36", 7},
                    {"ln1g2B+Rl/2s6/pPppppk2/6p1p/9/4P1P1P/P1PPSP3/3+psK3/L+r3G1NL b SNb2gn2p 39", 7},
                    {"ln+P3s+Pl/2+R1Gsk2/p3pp1g1/4r1ppp/1NS6/6P2/PP1+bPPS1P/3+p1K3/LG3G1NL w Nb3p 72", 7},
                });
}
/// Compositions with the lengths given by github.com/mogproject/mogami. Where a composition has only one king, another one was
/// added in a corner.
TEST(MateSearchShogi, MatesThatWereComposed) {
    expectMates("shogi", {
                             {"5B1n1/8k/6Rpp/9/9/9/9/9/K8 b rb4g4s3n4l16p 1", 5},
                             {"8k/7p1/1r7/5bS2/7N1/9/9/9/4K4 b RSNLb4g2s2n3l17p 1", 7},
                             {"4k4/9/9/9/3+PP4/9/9/9/K8 b 4G2r2b4s4n4l16p 1", 9},
                             {"5n1k1/5ps2/7p1/8N/7P1/9/9/9/K8 b RBrb4g3s2n4l15p 1", 11},
                             {"4RB1k1/5s3/7n1/5s1LP/9/7r1/9/9/6K2 b b4g2s3n3l17p 1", 13},
                             {"5n1k1/5p3/5s1p1/8N/7P1/9/9/9/K8 b R2Br4g3s2n4l15p 1", 13},
                         });
}
/// Some of them as they were composed.
TEST(MateSearchShogi, TheAttackerNeedsNoKing) {
    EXPECT_EQ(answerOf(gameOf("shogi", "8k/9/8P/9/9/9/9/9/9 b G 1")), "mate in 1: G@i8");
    expectMates("shogi", {
                             {"7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1", 1},
                             {"5B1n1/8k/6Rpp/9/9/9/9/9/9 b rb4g4s3n4l16p 1", 5},
                             {"4k4/9/9/9/3+PP4/9/9/9/9 b 4G2r2b4s4n4l16p 1", 9},
                             {"5n1k1/5ps2/7p1/8N/7P1/9/9/9/9 b RBrb4g3s2n4l15p 1", 11},
                         });
}
TEST(MateSearchShogi, ASideWithoutAKingCannotBeMated) {
    EXPECT_EQ(answerOf(gameOf("shogi", "8k/9/9/9/9/9/9/9/R8 w 2g 1")), "no mate");
}
TEST(MateSearchShogi, AShortMateIsFoundBehindALongOne) {
    expectMates("shogi", {{"7+bk/8b/9/9/7S+R/9/9/9/2K6 b RNL 1", 9}});
}

TEST(MateSearchShogi, ADroppedPawnMayNotMate) {
    EXPECT_EQ(answerOf(gameOf("shogi", "7nk/9/7G1/9/9/9/9/9/4K4 b P 1")), "no mate");
}
TEST(MateSearchShogi, InterpositionsThatChangeNothingCount) {
    EXPECT_EQ(answerOf(gameOf("shogi", "8k/9/6NG1/9/9/9/9/9/R3K4 b - 1")).substr(0, 10), "mate in 1:");
    EXPECT_EQ(answerOf(gameOf("shogi", "8k/9/6NG1/9/9/9/9/9/R3K4 b p 1")).substr(0, 10), "mate in 3:");
}

TEST(MateSearchEuroShogi, MatesOfAllLengths) {
    expectMates("euroshogi", {
                                 {"k7/8/1G1p4/8/8/8/8/4K2R b - 1", 1},
                                 {"3k4/8/1p+P5/5K2/8/8/G7/6R1 b P 1", 3},
                                 {"1+P2gB2/+B1k3r1/1n2g1p1/pn4gp/2p3Pb/PNP1+p3/1P2GP1K/2+p4N b RBPppp 59", 5},
                                 {"2+P5/4r3/2k1GK2/8/+P+p6/8/8/4+B3 b BG 1", 7},
                                 {"8/8/6K1/3+B+p3/8/2k5/2p5/8 b 2Rn 1", 9},
                                 {"2+R5/8/4k3/4N3/8/8/6NK/8 b Rb 1", 11},
                                 {"6k1/1K6/8/8/8/8/8/3+B4 b RGn 1", 21},
                             });
}
TEST(MateSearchZoShogi, MatesOfAllLengths) {
    expectMates("zoshogi", {
                               {"3k5/1R7/1+S7/9/9/3K2G2/9/9/9 b BN 1", 3},
                               {"9/9/8k/6+R2/L8/9/9/1K7/9 b B 1", 5},
                               {"9/3R5/9/9/9/n1k1K4/p1+r6/R8/E8 b BLEb 1", 7},
                               {"4S2k1/9/9/9/9/7E1/3K5/9/9 b 2Rl 1", 9},
                               {"9/1+r7/9/1k1L5/3K5/9/4R4/9/9 b BNEl 1", 19},
                           });
}
TEST(MateSearchZoShogi, TheAttackerNeedsNoKing) {
    expectMates("zoshogi", {{"8k/9/8P/9/9/9/9/9/9 b G 1", 1}});
}
TEST(MateSearchZoShogi, AKingThatReachesItsCampHasEscaped) {
    constexpr std::string_view Position = "9/4B4/4K4/9/9/9/7R1/5k3/7S1 b R 1";
    EXPECT_EQ(answerOf(gameOf("shogi", Position)).substr(0, 10), "mate in 7:");
    EXPECT_EQ(answerOf(gameOf("zoshogi", Position)), "no mate");
}
TEST(MateSearchGreatShatranj, MatesOfAllLengths) {
    expectMates("greatshatranj", {
                                     {"5G4/7k2/10/6G2p/10/1W8/1K8/10 b - 1", 3},
                                     {"10/2G7/4k5/5N4/2e3K3/10/4S5/10 b - 1", 5},
                                     {"9H/10/1Ge7/10/k9/2W7/10/6K3 b - 1", 7},
                                     {"10/10/4K5/4H5/5e4/10/7k2/5G3g b - 1", 9},
                                     {"10/10/10/10/8H1/3P1k4/1K5G2/3s3S2 b - 1", 9},
                                 });
}
TEST(MateSearchGreatShatranj, ABareKingEndsTheGameUnmated) {
    const auto drawn = VariantSet::builtin().find("greatshatranj");
    const auto playedOn = withRuleOptions(drawn, "bareKing=none");
    constexpr std::string_view Position = "10/1G8/10/6M3/10/4kh4/10/2S3KE2 b - 1";
    EXPECT_EQ(answerOf(gameFrom(positionFrom(Position, playedOn))).substr(0, 10), "mate in 3:");
    EXPECT_EQ(answerOf(gameFrom(positionFrom(Position, drawn))), "no mate");
}
TEST(MateSearchGreatShatranj, AMateDoesNotOutlastTheMoveLimit) {
    const auto start = gameOf("greatshatranj", "10/2G7/4k5/5N4/2e3K3/10/4S5/10 b - 1").position();
    EXPECT_EQ(answerOf(gameFrom(start, {}, 95)).substr(0, 10), "mate in 5:");
    EXPECT_EQ(answerOf(gameFrom(start, {}, 96)), "undecided");
}

TEST(MateSearch, OnlyTheAllowedFirstMovesAreTried) {
    const Game game = gameOf("euroshogi", "k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1");
    const auto line = searchMate(game, {}, {}, 1).line;
    ASSERT_EQ(line.size(), 1U);
    Limits others;
    for (const Move& move : game.position().legalMoves())
        if (move != line.front()) others.moves.push_back(move);
    EXPECT_EQ(answerOf(game, others).find(uci::format(line.front(), game.position())), std::string::npos);
    Limits quiet;
    quiet.moves = {uci::parse("e1e2", game.position()).value()};
    EXPECT_EQ(answerOf(game, quiet), "no mate");
}
TEST(MateSearch, WithoutAnyCheckThereIsNoMate) {
    const auto result = searchMate(gameFrom(AnyPosition::startOf(shogiRules())), {}, {}, 1);
    EXPECT_EQ(result.verdict, Verdict::NoMate);
    EXPECT_EQ(result.nodes, 0U);
}
/// The king moves to and fro, and every check can be repeated.
TEST(MateSearch, EndlessChecksAreNoMate) {
    EXPECT_EQ(answerOf(gameOf("shogi", "4k4/9/9/9/9/9/9/3R5/4K4 b - 1")), "no mate");
}
TEST(MateSearch, IsRefusedWithoutExactlyOneRoyalPieceASide) {
    const auto refusal = [](std::string_view id) {
        return whyNoMateSearch(VariantSet::builtin().find(id)->spec());
    };
    EXPECT_EQ(refusal("koshogi"), MateRefusal::NoCheck);
    EXPECT_EQ(refusal("shoshogi"), MateRefusal::SeveralRoyals);
    EXPECT_EQ(refusal("zoshogi"), std::nullopt);
}

/// Takes long to decide: K. Hashimoto's Microcosmos (1986), a mate in 1525, with a second king.
constexpr std::string_view Hard =
    "g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/4+P1P1L/+B4K1Gg b - 1";

TEST(MateSearchLimits, ANodeLimitGivesTheSameResultEachTime) {
    const Game game = gameOf("shogi", Hard);
    const Limits limits{std::nullopt, std::nullopt, 20000};
    const auto result = searchMate(game, limits, {}, 1);
    const auto again = searchMate(game, limits, {}, 1);
    EXPECT_EQ(result.verdict, Verdict::Undecided);
    EXPECT_EQ(result.nodes, 20000U);
    EXPECT_EQ(again.nodes, result.nodes);
}
TEST(MateSearchLimits, ALongerMateIsNotLookedFor) {
    const Game game = gameOf("shogi", "4k4/9/9/9/3+PP4/9/9/9/K8 b 4G2r2b4s4n4l16p 1");
    EXPECT_EQ(answerOf(game, {std::nullopt, 7, std::nullopt}), "undecided");
    EXPECT_EQ(answerOf(game, {std::nullopt, 9, std::nullopt}).substr(0, 10), "mate in 9:");
}
TEST(MateSearchLimits, StopsWithin20Milliseconds) {
    const Game game = gameOf("shogi", Hard);
    auto least = std::chrono::steady_clock::duration::max();
    for (int i = 0; i < 20 && least > 20ms; ++i) { // a thread that is not scheduled measures the machine
        std::stop_source source;
        std::chrono::steady_clock::time_point stopped;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(300ms);
            stopped = std::chrono::steady_clock::now();
            source.request_stop();
        });
        const auto result = searchMate(game, {}, source.get_token(), 16);
        least = std::min(least, std::chrono::steady_clock::now() - stopped);
        EXPECT_EQ(result.verdict, Verdict::Undecided);
    }
    EXPECT_LE(least, 20ms);
}

/// The verdict by exhaustive search: lists all positions that can be reached by checks, and marks mates, and positions that
/// lead to them by force, until no more can be marked. None where there are too many positions.
class ExhaustiveSearch {
public:
    explicit ExhaustiveSearch(std::size_t maxPositions) : m_maxPositions(maxPositions) {}

    std::optional<Verdict> verdictOn(const AnyPosition& root) {
        m_nodes.clear();
        m_numbers.clear();
        add(root, true);
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes.size() > m_maxPositions) return std::nullopt;
            addChildrenOf(i);
        }
        while (markMates()) {
        }
        return m_nodes[0].isMate ? Verdict::Mate : Verdict::NoMate;
    }

private:
    struct Node {
        AnyPosition position;
        bool attacks;
        bool isMate;
        std::vector<std::size_t> children;
    };

    static bool isMate(const AnyPosition& position) {
        const auto outcome = Game(position).outcome();
        return outcome && outcome->reason == EndReason::Checkmate;
    }
    static std::vector<AnyPosition> childrenOf(const AnyPosition& position, bool attacks) {
        std::vector<AnyPosition> children;
        if (Game(position).isOver()) return children;
        for (const Move& move : position.legalMoves()) {
            AnyPosition next = position.after(move);
            if (!attacks || next.isInCheck(next.sideToMove())) children.push_back(std::move(next));
        }
        return children;
    }

    std::size_t add(const AnyPosition& position, bool attacks) {
        const auto [known, isNew] = m_numbers.try_emplace(position.key(), m_nodes.size());
        if (isNew) m_nodes.push_back({position, attacks, !attacks && isMate(position), {}});
        return known->second;
    }
    void addChildrenOf(std::size_t number) {
        const bool attacks = m_nodes[number].attacks;
        auto children = childrenOf(m_nodes[number].position, attacks);
        const auto decisive = std::find_if(children.begin(), children.end(), [&](const AnyPosition& child) {
            return attacks ? isMate(child) : childrenOf(child, true).empty();
        });
        if (decisive != children.end()) children = {*decisive};
        for (const AnyPosition& child : children) {
            const std::size_t added = add(child, !attacks);
            m_nodes[number].children.push_back(added);
        }
    }
    bool markMates() {
        bool anyNew = false;
        for (Node& node : m_nodes) {
            if (node.isMate || node.children.empty()) continue;
            const auto isMarked = [this](std::size_t child) { return m_nodes[child].isMate; };
            const auto& children = node.children;
            node.isMate = node.attacks ? std::any_of(children.begin(), children.end(), isMarked)
                                       : std::all_of(children.begin(), children.end(), isMarked);
            anyNew = anyNew || node.isMate;
        }
        return anyNew;
    }

    std::size_t m_maxPositions;
    std::vector<Node> m_nodes;
    std::map<std::uint64_t, std::size_t> m_numbers; ///< by key
};

class MateLaws : public ::testing::TestWithParam<std::shared_ptr<const Variant>> {
protected:
    const VariantSpec& spec() const { return GetParam()->spec(); }
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    /// Random arrangements of a few pieces around the king of the second player, the same in every run. The game is not over
    /// in them.
    void inRandomEndings(int count, const std::function<void(const Game&)>& law) {
        while (count > 0 && !HasFailure()) {
            const auto position = AnyPosition::fromSetup(randomSetup(), GetParam());
            if (!position || Game(position.value()).isOver()) continue;
            law(Game(position.value()));
            --count;
        }
    }

private:
    Square randomSquare() { return Square::at(below(spec().size.squares())); }
    /// A square at most two files and ranks away, within the board.
    Square randomSquareNear(Square square) {
        const BoardSize size = spec().size;
        const int file = size.fileOf(square) + below(5) - 2;
        const int rank = size.rankOf(square) + below(5) - 2;
        return size.contains(file, rank) ? size.square(file, rank) : square;
    }
    PieceType randomKind() {
        for (;;) {
            const PieceType type = pieceTypeAt(below(static_cast<int>(spec().pieces.size())));
            if (!spec().piece(type).royal) return type;
        }
    }
    core::Setup randomSetup() {
        const auto king = std::find_if(spec().pieces.begin(), spec().pieces.end(),
                                       [](const PieceSpec& piece) { return piece.royal; });
        const PieceType royal = pieceTypeAt(static_cast<int>(king - spec().pieces.begin()));
        core::Setup setup(spec().size);
        const Square target = randomSquare();
        for (int pieces = 3 + below(4); pieces > 0; --pieces)
            setup.at(randomSquareNear(target)) = Piece{randomKind(), Sides[below(4) / 3]};
        setup.at(randomSquare()) = Piece{randomKind(), Side::First};
        setup.at(randomSquare()) = Piece{royal, Side::First};
        setup.at(target) = Piece{royal, Side::Second};
        for (int pieces = below(4); spec().drops.allowed && pieces > 0; --pieces) {
            const PieceType type = randomKind();
            setup.hand(Sides[below(4) / 3]).add(spec().piece(type).heldAs(type));
        }
        return setup;
    }

    std::mt19937_64 m_random;
};

/// The variants that the mate search supports.
std::vector<std::shared_ptr<const Variant>> variantsWithMates() {
    auto variants = VariantSet::builtin().all();
    std::erase_if(variants, [](const auto& variant) { return whyNoMateSearch(variant->spec()).has_value(); });
    return variants;
}

INSTANTIATE_TEST_SUITE_P(Variants, MateLaws, ::testing::ValuesIn(variantsWithMates()),
                         [](const auto& variant) { return variant.param->spec().id; });

TEST_P(MateLaws, TheVerdictIsThatOfAnExhaustiveSearch) {
    ExhaustiveSearch exhaustive(500);
    std::map<Verdict, int> counts;
    inRandomEndings(lawGames(60, 15), [&](const Game& game) {
        const auto expected = exhaustive.verdictOn(game.position());
        if (!expected) return;
        ++counts[*expected];
        const auto result = searchMate(game, {}, {}, 1);
        EXPECT_EQ(result.verdict, *expected) << sfenOf(game.position());
        if (result.verdict != Verdict::Mate) return;
        EXPECT_TRUE(isMateByChecks(game, result.line)) << sfenOf(game.position());
        const int plies = static_cast<int>(result.line.size());
        EXPECT_TRUE(plies > 3 || matesByChecks(game.position(), plies)) << sfenOf(game.position());
    });
    if (LightTests) return; // too few to have both
    EXPECT_GT(counts[Verdict::Mate], 0);
    EXPECT_GT(counts[Verdict::NoMate], 0);
}

} // namespace
} // namespace komadai::core::test
