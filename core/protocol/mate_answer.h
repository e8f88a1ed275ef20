// What an engine answers to `go mate`.
#pragma once

#include "core/protocol/engine_command.h"
#include "core/search/mate_search.h"

namespace komadai::core::protocol {

/// The limits of a search that `go mate` asks for. Precondition: go.mate.
Limits mateLimitsFor(const Go& go, Protocol protocol);

/// USI's `checkmate ...`: the moves, or that there are none, or that the time was too short. Without a result, that
/// mates cannot be looked for. `position` is where the search began.
std::string formatCheckmate(const std::optional<MateResult>& result, const AnyPosition& position);

/// A mate as a line of UCI's `info`. Precondition: result.verdict is Mate.
SearchInfo infoOf(const MateResult& result);

} // namespace komadai::core::protocol
