// A problem in a text, and its place.
#pragma once

#include <cstddef>
#include <string>

namespace komadai::core {

/// What is wrong with a text.
enum class ParseErrorKind {
    // any text
    MissingField, ///< the text ends before a required field
    TrailingText, ///< there is text after the last field
    NotANumber,
    NumberTooLarge,
    // Betza notation
    UnknownAtom,         ///< the letter is no leap and no slide
    ModifierWithoutAtom, ///< the text ends after a modifier
    ModifierDoesNotFit,  ///< the modifier does not apply to this move
    DirectionDoesNotFit, ///< the atom has no move in this direction
    // boards and hands
    UnknownPiece,
    CannotBePromoted, ///< a `+` before a piece without a promoted face
    RowTooLong,
    RowTooShort,
    TooManyRows,
    TooFewRows,
    EmptyGap, ///< a gap of size 0
    NotHeldInHand,
    UnclosedHand,
    UnknownSide, ///< neither `w` nor `b`
    // moves
    NotASquare,
    NotAPromotion, ///< the text after the destination is not a promotion
};

/// The first problem in a text.
struct ParseError {
    ParseErrorKind kind{};
    std::size_t offset = 0; ///< in bytes from the start of the text
    std::string text;       ///< the part with the problem, empty at the end of the text

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

} // namespace komadai::core
