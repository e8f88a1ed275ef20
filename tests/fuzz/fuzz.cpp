#include "tests/fuzz/fuzz.h"

#include "core/base/visible_text.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace komadai::fuzz {
namespace {

/// The text of a move is read as that move, and it can be played.
void requireMoves(const core::AnyPosition& position) {
    const auto moves = position.legalMoves();
    for (const auto& move : moves) {
        const auto fromUci = core::uci::parse(core::uci::format(move, position), position);
        const auto fromUsi = core::usi::parse(core::usi::format(move, position), position);
        require(fromUci && fromUci.value() == move, "a legal move is read back from UCI");
        require(fromUsi && fromUsi.value() == move, "a legal move is read back from USI");
    }
    if (moves.empty()) return;
    for (const auto& move : {moves.front(), moves.back()}) {
        require(!position.whyRefused(move), "a listed move is legal");
        position.after(move).legalMoves();
    }
}

} // namespace

void require(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "Not so: %s.\n", law);
    std::abort();
}

void requirePlace(const core::ParseError& error, std::string_view text) {
    require(error.offset <= text.size(), "an error lies in the text");
    require(text.substr(error.offset).starts_with(error.text), "an error quotes the text at its place");
    if (core::visibleText(text, text) == text)
        require(core::visibleText(error.text, text) == error.text, "an error quotes whole characters");
}

void requirePlaces(const core::VariantProblems& problems, std::string_view text) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    require(!problems.empty(), "a refusal has a reason");
    int line = 0;
    for (const auto& problem : problems) {
        if (problem.kind == core::VariantProblemKind::Further) continue; // counts those that are not listed
        require(problem.line >= line && problem.line <= lines, "problems come in the order of the lines");
        line = problem.line;
    }
}

void requireCheck(std::string_view text, core::VariantFormat format) {
    const auto check = core::VariantSet().check(text, "unnamed", format);
    require(check.variants.empty() != check.problems.empty(), "a text has variants or problems");
    if (!check.problems.empty()) requirePlaces(check.problems, text);
}

void requirePlayable(const core::VariantSpec& spec) {
    const auto start = core::sfen::parse(core::sfen::format(spec.start, spec), spec);
    require(start && start.value() == spec.start, "the start of a variant is read back");
    core::VariantSpec same = spec;
    require(core::applyRuleOptions(same, core::formatRuleOptions(spec)), "rule options are read back");
    core::VariantSet variants;
    if (!variants.add(spec).empty()) return;
    requireMoves(core::AnyPosition::startOf(variants.all().front()));
}

} // namespace komadai::fuzz
