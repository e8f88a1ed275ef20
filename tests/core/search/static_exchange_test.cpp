// Static exchange evaluation, in positions of EuroShogi with few pieces, where the gain can be counted.
#include "core/search/static_exchange.h"

#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

constexpr const char* Letters = "abcdefgh";

Square at(std::string_view name) {
    return BoardSize{8, 8}.square(static_cast<int>(std::string_view(Letters).find(name[0])), '8' - name[1]);
}

/// Whether the move wins exactly the value of the pieces `won` minus that of the pieces `lost`, given by letters.
bool wins(const AnyPosition& position, const PlainMove& move, std::string_view won,
          std::string_view lost = "") {
    return visitPlain(position, [&]<class Geometry>(const Position<Geometry>& typed) {
        const auto& spec = typed.variant();
        const Evaluator<Geometry> evaluation(spec, EvaluationWeights::estimateFor(spec));
        const auto priceOf = [&](char letter) {
            return evaluation.captureGain(*spec.pieceByLetters(std::string(1, letter)));
        };
        int threshold = 0;
        for (const char letter : won)
            threshold += priceOf(letter);
        for (const char letter : lost)
            threshold -= priceOf(letter);
        const auto* board = std::get_if<BoardMove>(&move);
        const PieceType arrives = board ? typed.pieceAt(board->from)->type : std::get<Drop>(move).piece;
        const auto victim = typed.pieceAt(destinationOf(move));
        const int gain = victim ? evaluation.captureGain(victim->type) : 0;
        const bool enough = staticExchangeReaches(typed, evaluation, move, arrives, gain, threshold);
        const bool more = staticExchangeReaches(typed, evaluation, move, arrives, gain, threshold + 1);
        return enough && !more;
    });
}

TEST(Exchange, AnUndefendedPieceIsWon) {
    EXPECT_TRUE(wins(euroShogi("4k3/8/8/3p4/8/8/8/3RK3[] w 0 1"), BoardMove{at("d1"), at("d5"), {}}, "P"));
}
TEST(Exchange, ADefendedPieceCostsTheOneThatTookIt) {
    EXPECT_TRUE(
        wins(euroShogi("4k3/8/3r4/3p4/8/8/8/3RK3[] w 0 1"), BoardMove{at("d1"), at("d5"), {}}, "P", "R"));
}
TEST(Exchange, SlidersBehindOthersJoinIn) {
    EXPECT_TRUE(wins(euroShogi("4k3/8/3r4/3p4/8/8/3R4/3RK3[] w 0 1"), BoardMove{at("d2"), at("d5"), {}}, "P"))
        << "Black does better not to take the first rook";
}
TEST(Exchange, GoesOnAsLongAsItPays) {
    EXPECT_TRUE(
        wins(euroShogi("3rk3/8/3r4/3p4/8/8/3R4/3RK3[] w 0 1"), BoardMove{at("d2"), at("d5"), {}}, "P", "R"));
}
TEST(Exchange, AKingTakesOnlyWhatIsNotDefended) {
    EXPECT_TRUE(
        wins(euroShogi("8/8/4k3/3p4/8/8/8/3RK3[] w 0 1"), BoardMove{at("d1"), at("d5"), {}}, "P", "R"));
    EXPECT_TRUE(wins(euroShogi("8/8/4k3/3p4/8/8/3R4/3RK3[] w 0 1"), BoardMove{at("d2"), at("d5"), {}}, "P"));
}
TEST(Exchange, ADroppedPieceMayBeLost) {
    const auto gold = *euroShogiRules()->spec().pieceByLetters("G");
    EXPECT_TRUE(wins(euroShogi("3rk3/8/8/8/8/8/8/4K3[G] w 0 1"), Drop{gold, at("d5")}, "", "G"));
    EXPECT_TRUE(wins(euroShogi("3rk3/8/8/8/8/8/8/3RK3[G] w 0 1"), Drop{gold, at("d5")}, ""))
        << "the rook behind it takes back more";
}

} // namespace
} // namespace komadai::core::test
