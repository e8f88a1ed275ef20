// Variants whose pieces have special effects, as text.
#pragma once

#include "core/variants/variants_ini.h"

#include <string_view>

namespace komadai::core {

/// How a piece moves, in extended Betza notation.
struct ExtendedMoves {
    std::vector<Movement> movements; ///< in one step
    std::optional<MultiStep> multiStep;
    std::optional<Shooting> shooting;
};

/// Reads extended Betza notation, which is `[moves][multi-step][shooting]`.
///
/// moves       in one step, as in betza.h but without `m` and `c`, hops and lame leaps. They may be missing if
///             there is a multi-step part; what is in both is one move or the other, never a mixture
///             (`Q2x(K)`). Only one or two steps have such an alternative, and only the last kind of shooting
///             below goes with several steps.
/// multi-step  `nx(STEP)`, one to n steps, each of which is a leap in betza.h's notation and may take:
///             2x(FD)   two steps, each in any of these directions; the second may lead back
///             2x^(N)   the long leg of both steps points the same way, or the second step leads back
///             5=x(W)   exactly five steps
///             5x/(W)   all steps in one direction
/// shooting    `!nrR`, up to n shots (1 or 2) as far as R squares after a move to an empty square:
///             F!1r5    one shot, range 5
///             R5!1r5p  over pieces
///             2x(DA)!1r1*   after each step to an empty square
///
/// Offsets of errors count from the start of `text`.
Result<ExtendedMoves, ParseError> parseExtendedBetza(std::string_view text);

/// Reads a file with one variant; returns it, with its effects, or every problem found, by line.
///
/// Lines are as in variants_ini.h, and so are `variantName`, `variantSummary`, `sideNames`, `coordinates`, `pieceStyle`,
/// `maxFile`, `maxRank`, `promotionRank`, `stalemateValue`, `nFoldRule` and `nFoldValue`. Further keys:
///
/// piece CODE = MOVES | KANJI | NAME | READING
///                                     a kind of piece, with or without a reading; codes are upper-case
///                                     letters, with `+` before them for promoted faces, which are defined
///                                     behind the others
/// startSfen = ROWS b - 1              see coded_rows.h
/// command = SETS; SETS; ...           a side has lost that has no piece of some set in each of these;
///                                     sets are divided by `&`
/// shootWithoutMoving, passiveBurn     true | false
///
/// Effects are `KINDS > VALUE; KINDS > VALUE; ...`. KINDS are codes divided by spaces, or `*` for all. VALUE
/// is again KINDS, if it is not said otherwise; effects.h says what each does:
///
/// cannotTake, takesOnly               by displacement; takesOnly forbids all other kinds
/// cannotShoot
/// holdsAlong = KINDS > BETZA
/// shelters = KINDS > DISTANCE
/// revertsNear = KINDS > DISTANCE KINDS
/// burns = KINDS                       without a value
/// ignoresShelter = KINDS              without a value
/// forwardNeeds, promotionNeeds, promotesOnTaking, raises, quenches
Result<VariantSpec, VariantProblems> readEffectsIni(std::string_view text);

/// The same with what could be read beside the problems: one variant, or none where there is no section.
VariantReading inspectEffectsIni(std::string_view text);

} // namespace komadai::core
