// The answers of our engine to `go mate`.
#pragma once

#include "core/protocol/engine_command.h"
#include "core/search/mate_search.h"

namespace komadai::core::protocol {

/// The limits of the search for `go mate`. Precondition: go.mate.
Limits mateLimitsFor(const Go& go, Protocol protocol);

/// USI's `checkmate ...`: the moves, `nomate`, or `timeout`; `notimplemented` if there is no result because the variant
/// does not allow such a search. `position` is the root of the search.
std::string formatCheckmate(const std::optional<MateResult>& result, const AnyPosition& position);

/// A mate as a line for UCI's `info`. Precondition: result.verdict is Mate.
SearchInfo infoOf(const MateResult& result);

} // namespace komadai::core::protocol
