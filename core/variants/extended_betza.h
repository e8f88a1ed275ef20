// Betza's notation with moves of several steps and with shots.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/variants/effects.h"

#include <optional>
#include <string_view>
#include <vector>

namespace komadai::core {

/// How a piece moves, in extended Betza notation.
struct ExtendedMoves {
    std::vector<Movement> movements; ///< in one step
    std::optional<MultiStep> multiStep;
    std::optional<Shooting> shooting;
};

/// Reads extended Betza notation, which is `[moves][multi-step][shooting]`.
///
/// moves       of one step, as in betza.h but without `m` and `c`, hops and lame leaps. They may be missing if there
///             is a multi-step part. With both, a move is either one or the other, never a mixture (`Q2x(K)`);
///             this is possible only with a part of one or two steps. Only the last kind of shooting below can be
///             combined with several steps.
/// multi-step  `nx(STEP)`: one to n steps. Each is a leap in the notation of betza.h and may capture:
///             2x(FD)   two steps, each in any of these directions; the second may lead back
///             2x^(N)   the long legs of both steps point the same way, or the second step leads back
///             5=x(W)   exactly five steps
///             5x/(W)   all steps in one direction
/// shooting    `!nrR`: up to n shots (1 or 2) of at most R squares, after a move to an empty square:
///             F!1r5    one shot, range 5
///             R5!1r5p  over pieces
///             2x(DA)!1r1*   after each step to an empty square
///
/// Offsets of errors count from the start of `text`.
Result<ExtendedMoves, ParseError> parseExtendedBetza(std::string_view text);

} // namespace komadai::core
