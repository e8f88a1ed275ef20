#include "core/search/search_parameters.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

constexpr SearchParameters effectsOfLevels() {
    SearchParameters parameters;
    parameters.reverseFutilityMargin = 120;
    parameters.nullMoveLead = 300;
    parameters.futilityMargin = 100;
    parameters.futilityMarginPerPly = 120;
    parameters.lateMoves = 8;
    parameters.lateMovesPerSquare = 300;
    return parameters;
}

} // namespace

SearchParameters usualParameters(const VariantSpec& variant) {
    // Tuned with tests/bench/tune_search.
    SearchParameters parameters = parametersOfLevels(variant);
    if (variant.effects) {
        parameters.deltaMargin = 60;
        return parameters;
    }
    parameters.quiescenceChecks = 1;
    if (!variant.drops.allowed) return parameters;
    // Where captured pieces come back, mating attacks decide more games than material.
    parameters.deltaMargin = 280;
    parameters.quiescenceChecks = 3;
    parameters.reverseFutilityMargin = 90;
    parameters.improvingMargin = 50;
    parameters.razoringMargin = 280;
    parameters.nullMoveLead = 210;
    parameters.internalReductionDepth = 5;
    parameters.futilityMargin = 135;
    parameters.futilityMarginPerPly = 83;
    parameters.lateMoves = 9;
    parameters.lateMovesPerSquare = 205;
    parameters.reductionBase = 72;
    parameters.reductionDivisor = 235;
    parameters.historyPerPly = 3600;
    return parameters;
}

SearchParameters parametersOfLevels(const VariantSpec& variant) {
    return variant.effects ? effectsOfLevels() : SearchParameters();
}

std::span<const SearchParameter> searchParameters() {
    using P = SearchParameters;
    static constexpr auto All = std::to_array<SearchParameter>({
        {"delta-margin", &P::deltaMargin, 50, 0, 1000},
        {"quiescence-checks", &P::quiescenceChecks, 1, 0, 6},
        {"reverse-futility-margin", &P::reverseFutilityMargin, 12, 20, 300},
        {"improving-margin", &P::improvingMargin, 15, 0, 200},
        {"razoring-margin", &P::razoringMargin, 60, 50, 1000},
        {"null-move-reduction", &P::nullMoveReduction, 1, 1, 6},
        {"null-move-lead", &P::nullMoveLead, 40, 50, 1000},
        {"internal-reduction-depth", &P::internalReductionDepth, 1, 2, 12},
        {"singular-margin", &P::singularMargin, 1, 1, 10},
        {"futility-margin", &P::futilityMargin, 30, 0, 500},
        {"futility-margin-per-ply", &P::futilityMarginPerPly, 20, 20, 300},
        {"late-moves", &P::lateMoves, 2, 1, 30},
        {"late-moves-per-square", &P::lateMovesPerSquare, 40, 20, 800},
        {"bad-capture-depth", &P::badCaptureDepth, 1, 0, 8},
        {"quiet-exchange-margin", &P::quietExchangeMargin, 12, 5, 200},
        {"reduction-base", &P::reductionBase, 20, -100, 300},
        {"reduction-divisor", &P::reductionDivisor, 25, 100, 500},
        {"history-per-ply", &P::historyPerPly, 1500, 1500, 24000},
        {"moves-at-start", &P::movesAtStart, 4, 10, 100, true},
        {"fewest-moves", &P::fewestMoves, 3, 5, 60, true},
        {"scale-when-stable", &P::scaleWhenStable, 10, 30, 200, true},
        {"scale-of-change", &P::scaleOfChange, 15, 0, 300, true},
        {"fall-for-twice", &P::fallForTwice, 40, 40, 1000, true},
        {"effort-slope", &P::effortSlope, 30, 0, 300, true},
        {"last-start", &P::lastStart, 10, 30, 150, true},
        {"last-end", &P::lastEnd, 20, 80, 400, true},
    });
    return All;
}

const SearchParameter* findSearchParameter(std::string_view name) {
    const auto all = searchParameters();
    const auto found = std::ranges::find(all, name, &SearchParameter::name);
    return found == all.end() ? nullptr : &*found;
}

} // namespace komadai::core
