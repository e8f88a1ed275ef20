// Files of puzzles.
#include "core/practice/puzzle_file.h"
#include "core/rules/variant_set.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace komadai;

namespace {

std::shared_ptr<const core::Variant> findVariant(std::string_view id) {
    static const core::VariantSet variants = core::VariantSet::builtin();
    return variants.find(id);
}

bool isSame(const core::Puzzle& a, const core::Puzzle& b) {
    return positionText(a) == positionText(b) && a.line == b.line && a.accepted == b.accepted &&
           a.kind == b.kind && a.mateMoves == b.mateMoves && a.best == b.best && a.second == b.second &&
           a.margin == b.margin && a.played == b.played && a.rating == b.rating && a.source == b.source;
}

} // namespace

/// Whatever is read can be played, written, and read back as it was. Problems are in the file.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    const core::PuzzleFile file = core::readPuzzles(text, findVariant);
    fuzz::require(!file.puzzles.empty() || !file.problems.empty(), "a file without puzzles is a problem");
    for (const core::PuzzleProblem& problem : file.problems)
        fuzz::require(problem.line <= lines, "a problem is in the file");
    fuzz::require(std::all_of(file.puzzles.begin(), file.puzzles.end(), core::canBePlayed),
                  "puzzles can be played");
    if (file.puzzles.empty()) return 0;
    const auto again =
        core::readPuzzles(core::formatPuzzles(file.puzzles, file.made, findVariant), findVariant);
    fuzz::require(again.problems.empty(), "what is written can be read");
    fuzz::require(std::equal(again.puzzles.begin(), again.puzzles.end(), file.puzzles.begin(),
                             file.puzzles.end(), isSame),
                  "and is the same");
    return 0;
}
