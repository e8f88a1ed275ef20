// Files of puzzles.
#pragma once

#include "core/practice/puzzle.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Why a puzzle of a file was not taken, or a part of it.
struct PuzzleProblem {
    enum class Kind : std::uint8_t {
        NotPuzzles,        ///< the text contains no puzzle at all
        BadSyntax,         ///< not a JSON object; `text` is its beginning
        NewerVersion,      ///< a later version of the format
        MissingField,      ///< `field` is required
        BadValue,          ///< the value of `field`, which is `text`, is not valid
        UnknownField,      ///< `field` means nothing; the rest of the puzzle is taken
        UnknownVariant,    ///< `text` is the id of no variant
        UnknownRuleOption, ///< one of the rule options `text` does not exist
        BadPosition,       ///< `text` is not a position, or breaks the rules of the variant
        GameIsOver,        ///< nothing can be played in the position `text`
        BadMove,           ///< `text` in `field` cannot be read as a move
        IllegalMove,       ///< `text` in `field` is not legal there
        EvenLine,          ///< the solution does not end with a move of the solver
        TooLong, ///< more than MostSolverMoves, a text beyond MostPuzzleText, or moves beyond MostAcceptedMoves
        TooManyPuzzles, ///< beyond MostPuzzles; what follows is left out
    };
    Kind kind{};
    int puzzle = 0; ///< number in the file, from 1; 0 where none is to blame
    int line = 0;   ///< of the file, on which the puzzle begins, from 1; 0 where none is to blame
    std::string field{};
    std::string text{};
    friend bool operator==(const PuzzleProblem&, const PuzzleProblem&) = default;
};
constexpr std::size_t MostPuzzleText = 4000; ///< bytes of a text in a file
constexpr int MostAcceptedMoves = 100;
constexpr int MostPuzzles = 1'000'000; ///< in a file

/// Returns the variant with an id; null if it is unknown.
using FindVariant = std::function<std::shared_ptr<const Variant>(std::string_view id)>;

/// The contents of a file. A puzzle with a problem is left out, except for an unknown field.
struct PuzzleFile {
    std::string made{}; ///< how the puzzles were made, for example the command; UTF-8, may be empty
    std::vector<Puzzle> puzzles;
    std::vector<PuzzleProblem> problems;
};

/// Reads puzzles in JSON: objects, one a puzzle, in an array or one after another (JSON lines). An object may come first that has
/// the fields `format` ("komadai-puzzles"), `version` (1) and `made`. The fields of a puzzle, all others being unknown:
///
/// - `variant`   id, required
/// - `rules`     rule options, see formatRuleOptions; those that are missing are as usual
/// - `position`  SFEN, required; the side to move is the solver
/// - `line`      the solution, required: moves as in UCI, separated by spaces
/// - `accepted`  other first moves that solve it, likewise; not with a line of several moves
/// - `kind`      "mate", "advantage", "only-move" or "own-mistake", required
/// - `mate`      Puzzle::mateMoves, required for a mate and not valid for other kinds
/// - `best`, `second`  scores for the solver, { "centipawns": 31 } or { "mate": 5 } in plies
/// - `margin`    0 to 1
/// - `played`    the move that was a mistake
/// - `rating`    LeastPuzzleRating to MostPuzzleRating
/// - `source`    text
///
/// `find` knows the variants. A puzzle that is taken satisfies canBePlayed. Takes time in proportion to the text.
PuzzleFile readPuzzles(std::string_view text, const FindVariant& find);

/// Writes such a file: an array with a puzzle a line. A source beyond MostPuzzleText is cut. `find` knows the usual rules of the variants: rule options are written where
/// they differ.
std::string formatPuzzles(std::span<const Puzzle> puzzles, std::string_view made, const FindVariant& find);

/// One puzzle as such a file has it, without the line break.
std::string formatPuzzle(const Puzzle& puzzle, const FindVariant& find);

/// How a kind is called in files: "only-move".
std::string_view nameOf(PuzzleKind kind);
/// The kind with that name; none if there is none.
std::optional<PuzzleKind> puzzleKindNamed(std::string_view name);

/// The puzzles that come with the program for this variant; empty where there are none. They are for its usual rules, so `variant`
/// must be played by them. They are read at each call, which takes a few milliseconds.
std::vector<Puzzle> builtinPuzzles(const std::shared_ptr<const Variant>& variant);

} // namespace komadai::core
