#include "translations/wording/puzzle_wording.h"

#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

namespace komadai {
namespace {

using Kind = core::PuzzleProblem::Kind;
using Verdict = core::PuzzleCheck::Verdict;

const char* sourceOf(Kind kind) {
    switch (kind) {
    case Kind::NotPuzzles: return QT_TRANSLATE_NOOP("Puzzles", "the file contains no puzzles");
    case Kind::BadSyntax:
        return QT_TRANSLATE_NOOP("Puzzles", "“{text}” is not a complete JSON object; it was left out");
    case Kind::NewerVersion:
        return QT_TRANSLATE_NOOP("Puzzles", "the file was written by a newer version of Komadai");
    case Kind::MissingField:
        return QT_TRANSLATE_NOOP("Puzzles", "the field “{field}” is missing; the puzzle was left out");
    case Kind::BadValue:
        return QT_TRANSLATE_NOOP("Puzzles",
                                 "“{text}” is not valid in the field “{field}”; the puzzle was left out");
    case Kind::UnknownField:
        return QT_TRANSLATE_NOOP("Puzzles", "the field “{field}” is unknown; it was left out");
    case Kind::UnknownVariant:
        return QT_TRANSLATE_NOOP("Puzzles", "the variant “{text}” is unknown; the puzzle was left out");
    case Kind::UnknownRuleOption:
        return QT_TRANSLATE_NOOP("Puzzles",
                                 "“{text}” contains an unknown rule option; the puzzle was left out");
    case Kind::BadPosition:
        return QT_TRANSLATE_NOOP("Puzzles", "“{text}” is not a valid position; the puzzle was left out");
    case Kind::GameIsOver:
        return QT_TRANSLATE_NOOP("Puzzles",
                                 "the game is over in the position “{text}”; the puzzle was left out");
    case Kind::BadMove:
        return QT_TRANSLATE_NOOP(
            "Puzzles", "“{text}” in the field “{field}” cannot be read as a move; the puzzle was left out");
    case Kind::IllegalMove:
        return QT_TRANSLATE_NOOP(
            "Puzzles", "“{text}” in the field “{field}” is not a legal move; the puzzle was left out");
    case Kind::EvenLine:
        return QT_TRANSLATE_NOOP(
            "Puzzles",
            "the solution “{text}” does not end with a move of the solver; the puzzle was left out");
    case Kind::TooLong:
        return QT_TRANSLATE_NOOP("Puzzles", "the field “{field}” is too long; the puzzle was left out");
    case Kind::TooManyPuzzles:
        return QT_TRANSLATE_NOOP("Puzzles", "the file has too many puzzles; the last ones were left out");
    }
    return "";
}

const char* sourceOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Sound: return QT_TRANSLATE_NOOP("Puzzles", "The puzzle is sound.");
    case Verdict::CannotBePlayed: return QT_TRANSLATE_NOOP("Puzzles", "The solution cannot be played.");
    case Verdict::NotBest: return QT_TRANSLATE_NOOP("Puzzles", "Another move is better.");
    case Verdict::NotUnique: return QT_TRANSLATE_NOOP("Puzzles", "Another move is almost as good.");
    case Verdict::NotAMate: return QT_TRANSLATE_NOOP("Puzzles", "No forced win was found.");
    case Verdict::WrongMateLength:
        return QT_TRANSLATE_NOOP("Puzzles", "The forced win is longer or shorter than the puzzle says.");
    case Verdict::Unfinished: return QT_TRANSLATE_NOOP("Puzzles", "The search was too short to tell.");
    }
    return "";
}

} // namespace

std::string PuzzleWording::sentence(const core::PuzzleProblem& problem, std::string_view file) const {
    std::string place = core::visibleText(file);
    if (problem.puzzle > 0)
        place +=
            fill(in(QT_TRANSLATE_NOOP("Puzzles", ", puzzle {number}")), fmt::arg("number", problem.puzzle));
    if (problem.line > 0)
        place += fill(in(QT_TRANSLATE_NOOP("Puzzles", ", line {number}")), fmt::arg("number", problem.line));
    const std::string what =
        fill(in(sourceOf(problem.kind)), fmt::arg("text", problem.text), fmt::arg("field", problem.field));
    return fill(in(QT_TRANSLATE_NOOP("Puzzles", "{place}: {what}.")), fmt::arg("place", place),
                fmt::arg("what", what));
}

std::string PuzzleWording::sentence(Verdict verdict) const { return in(sourceOf(verdict)); }

} // namespace komadai
