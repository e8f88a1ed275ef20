// The numbers by which the search decides what it leaves out and what it looks at more closely.
#pragma once

#include "core/variants/variant_spec.h"

#include <span>
#include <string_view>

namespace komadai::core {

/// Depths are in plies, margins in centipawns, history as in move_order.h. Those of razoring, of checks, of
/// exchanges, of singular moves and of the history mean nothing in games with special effects.
struct SearchParameters {
    /// Delta pruning: a capture in the quiescence search must bring the score this near to the window.
    int deltaMargin = 150;
    /// Down to this depth of the quiescence search, quiet checks that lose no material are tried. Not in variants where finding them
    /// takes long: where moves must be made to know whether they are legal.
    int quiescenceChecks = 0;
    /// Reverse futility pruning: an evaluation so far above the window for each ply needs no search. Less of it is enough
    /// if the evaluation is improving.
    int reverseFutilityMargin = 80;
    int improvingMargin = 60;
    /// Razoring: where the evaluation is so far below the window for each ply, the quiescence search decides.
    int razoringMargin = 250;
    /// Null move pruning: the search after a null move is so many plies shorter than that after another move; and a ply
    /// shorter still for each such lead over the window.
    int nullMoveReduction = 3;
    int nullMoveLead = 200;
    /// Internal iterative reduction: from this depth on, a node without a hash move is searched a ply less deeply.
    int internalReductionDepth = 4;
    /// Singular extension: by so much for each ply the hash move must be better than all others.
    int singularMargin = 2;
    /// Futility pruning: a quiet move that would have to gain more than this, and so much for each ply.
    int futilityMargin = 120;
    int futilityMarginPerPly = 90;
    /// Late move pruning: so many quiet moves of a node are searched, and so many more for each ply squared, in hundredths. Half of
    /// them if the evaluation is not improving.
    int lateMoves = 6;
    int lateMovesPerSquare = 200;
    /// Static exchange pruning: a capture that loses material up to this depth; a quiet move that loses so much for each ply.
    int badCaptureDepth = 3;
    int quietExchangeMargin = 50;
    /// Late move reduction, in hundredths: base + ln(depth) ln(number of the move) / divisor.
    int reductionBase = 60;
    int reductionDivisor = 210;
    /// Each time that much in the history of a move changes its reduction by a ply.
    int historyPerPly = 6000;

    // The use of the clock; see time_plan.h. Tuned in EuroShogi, Zo Shogi, shogi and Great Shatranj together, see CONTRIBUTING.md.

    /// The time is divided among so many moves at the start of a game, one less every few plies, but never fewer than the least.
    int movesAtStart = 36;
    int fewestMoves = 16;
    /// In hundredths: the scale of a search whose best move never changes, and what each recent change adds to it.
    int scaleWhenStable = 73;
    int scaleOfChange = 49;
    /// A fall of the score by so many centipawns would double the time; a rise shortens it.
    int fallForTwice = 211;
    /// In hundredths: the scale falls by so much with each part of the search below the best move.
    int effortSlope = 96;
    /// In hundredths of the scaled soft limit: no iteration begins after the first, and the last one ends at the second.
    int lastStart = 40;
    int lastEnd = 142;

    friend bool operator==(const SearchParameters&, const SearchParameters&) = default;
};

/// What the engine searches with at its full strength.
SearchParameters usualParameters(const VariantSpec& variant);
/// What the levels below the highest one search with. It does not change, so that they stay as strong as they are.
SearchParameters parametersOfLevels(const VariantSpec& variant);

/// A parameter that can be tuned.
struct SearchParameter {
    std::string_view name; ///< as in delta-margin
    int SearchParameters::*value;
    int step; ///< a change that is large enough to matter
    int least, most;
    bool isOfClock = false; ///< it matters in games with a clock only
};
/// All of them.
std::span<const SearchParameter> searchParameters();
/// Null where there is none of this name.
const SearchParameter* findSearchParameter(std::string_view name);

} // namespace komadai::core
