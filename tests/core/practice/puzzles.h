// Puzzles and variants for tests.
#pragma once

#include "core/practice/puzzle_file.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <initializer_list>
#include <string_view>

namespace komadai::core::test {

/// Shogi: G@e8 is the only mate in one.
inline constexpr std::string_view MateInOne = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
/// Shogi: the only mate in two is B@g9 h8i8 G@h8.
inline constexpr std::string_view MateInTwo =
    "5+S1nl/1R4sk1/1p+Lp2lpp/p1p2Bp2/6n2/2P1P1S2/PP1P1+pPPP/G1SKG4/1N5+r1 b B2GL2Pn 1";

/// Finds the built-in variants; always the same objects.
inline std::shared_ptr<const Variant> builtinVariant(std::string_view id) {
    static const VariantSet variants = VariantSet::builtin();
    return variants.find(id);
}

/// A puzzle of shogi with this solution.
inline Puzzle puzzleOf(std::string_view position, std::initializer_list<std::string_view> line) {
    Puzzle puzzle{positionFrom(position, builtinVariant("shogi")), {}};
    AnyPosition at = puzzle.position;
    for (const auto text : line) {
        puzzle.line.push_back(uciMove(at, text));
        at = at.after(puzzle.line.back());
    }
    return puzzle;
}
inline Puzzle mateInTwo() {
    Puzzle puzzle = puzzleOf(MateInTwo, {"B@g9", "h8i8", "G@h8"});
    puzzle.kind = PuzzleKind::Mate;
    puzzle.mateMoves = 2;
    return puzzle;
}

} // namespace komadai::core::test
