#include "translations/wording/book_wording.h"

#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

namespace komadai {
namespace {

const char* sourceOf(core::BookProblem::Kind kind) {
    using Kind = core::BookProblem::Kind;
    switch (kind) {
    case Kind::UnknownFormat: return QT_TRANSLATE_NOOP("Wording", "the file is not an opening book");
    case Kind::NewerVersion:
        return QT_TRANSLATE_NOOP("Wording", "the book was written by a newer version of Komadai");
    case Kind::MissingVariant:
        return QT_TRANSLATE_NOOP("Wording", "the book does not name its variant before the first position");
    case Kind::UnknownVariant: return QT_TRANSLATE_NOOP("Wording", "the variant of “{text}” is not known");
    case Kind::BadPosition:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” is not a valid position; it was left out with its moves");
    case Kind::MoveWithoutPosition:
        return QT_TRANSLATE_NOOP("Wording", "no position stands before “{text}”; it was left out");
    case Kind::BadMove:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” cannot be read as a move; it was left out");
    case Kind::IllegalMove:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a legal move; it was left out");
    case Kind::BadReply:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a legal answer; it was left out");
    case Kind::BadValue:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a valid value; it was left out");
    case Kind::UnknownText:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not known in this format; it was left out");
    case Kind::TooLong:
        return QT_TRANSLATE_NOOP("Wording", "the text is too long; the rest of it was left out");
    case Kind::TooManyPositions:
        return QT_TRANSLATE_NOOP("Wording", "the book has too many positions; the last ones were left out");
    case Kind::TooManyMoves:
        return QT_TRANSLATE_NOOP("Wording", "the position has too many moves; the last ones were left out");
    }
    return "";
}

const char* sourceOf(core::BookLoss loss) {
    using core::BookLoss;
    switch (loss) {
    case BookLoss::Comments: return QT_TRANSLATE_NOOP("Wording", "The comments of the file are not kept.");
    case BookLoss::VariantName:
        return QT_TRANSLATE_NOOP("Wording", "This format does not name the variant of the book.");
    case BookLoss::Weights:
        return QT_TRANSLATE_NOOP("Wording", "This format has counts of moves, but no weights.");
    case BookLoss::ZeroScores:
        return QT_TRANSLATE_NOOP("Wording", "In this format, a score of 0 without a depth means no score.");
    }
    return "";
}

const char* sourceOf(core::BookWriteProblem problem) {
    switch (problem) {
    case core::BookWriteProblem::Variant:
        return QT_TRANSLATE_NOOP(
            "Wording", "This format cannot describe the board, the pieces or the moves of this variant.");
    }
    return "";
}

} // namespace

std::string BookWording::sentence(const core::BookProblem& problem, std::string_view file) const {
    const std::string what = fill(in(sourceOf(problem.kind)), fmt::arg("text", problem.text));
    std::string place = core::visibleText(file);
    if (problem.line > 0)
        place += fill(in(QT_TRANSLATE_NOOP("Wording", ", line {number}")), fmt::arg("number", problem.line));
    return fill(in(QT_TRANSLATE_NOOP("Wording", "{place}: {what}.")), fmt::arg("place", place),
                fmt::arg("what", what));
}

std::string BookWording::sentence(core::BookLoss loss) const { return in(sourceOf(loss)); }
std::string BookWording::sentence(core::BookWriteProblem problem) const { return in(sourceOf(problem)); }

} // namespace komadai
