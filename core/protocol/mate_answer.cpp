#include "core/protocol/mate_answer.h"

#include <algorithm>
#include <cassert>

namespace komadai::core::protocol {

Limits mateLimitsFor(const Go& go, Protocol protocol) {
    assert(go.mate);
    Limits limits = go.limits;
    if (go.mate == Go::AnyMate) return limits;
    constexpr std::int64_t MaxMoves = 10000;
    constexpr std::int64_t MaxMilliseconds = 1'000'000'000'000;
    if (protocol == Protocol::Uci)
        limits.depth = static_cast<int>(2 * std::clamp<std::int64_t>(*go.mate, 1, MaxMoves) - 1);
    else
        limits.moveTime = std::chrono::milliseconds(std::clamp<std::int64_t>(*go.mate, 1, MaxMilliseconds));
    return limits;
}

std::string formatCheckmate(const std::optional<MateResult>& result, const AnyPosition& position) {
    if (!result) return "checkmate notimplemented";
    if (result->verdict == MateResult::Verdict::NoMate) return "checkmate nomate";
    if (result->verdict == MateResult::Verdict::Undecided) return "checkmate timeout";
    std::string text = "checkmate";
    AnyPosition at = position;
    for (const Move& move : result->line) {
        text += ' ' + formatMove(move, at, Protocol::Usi);
        at = at.after(move);
    }
    return text;
}

SearchInfo infoOf(const MateResult& result) {
    assert(result.verdict == MateResult::Verdict::Mate);
    const int plies = static_cast<int>(result.line.size());
    return {1, plies, Score::mateIn(plies), result.nodes, result.elapsed, result.line};
}

} // namespace komadai::core::protocol
