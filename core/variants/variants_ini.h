// Variants as text: the `variants.ini` dialect of Fairy-Stockfish with a few keys of ours.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/board/setup_error.h"
#include "core/variants/variant_spec.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

enum class VariantProblemKind {
    NotText,  ///< a byte that is not UTF-8, or 0
    NotALine, ///< neither a section, a comment nor `key = value`
    NotAWord, ///< of a diagram: neither `setting=value` nor a piece
    KeyWithoutSection,
    EmptyFile,      ///< no section at all
    EmptyDiagram,   ///< no word at all
    BadSectionName, ///< something other than lower-case letters and digits in brackets
    DuplicateSection,
    SecondSection,      ///< in a file that has room for one
    UnknownParent,      ///< `[child:parent]` with a parent that is not known; `supported` lists what is
    ParentIsLater,      ///< the parent is a section further down
    ParentInheritsBack, ///< the parent is the section itself, or inherits from it in turn
    UnknownKey,         ///< `supported` lists what is known
    DuplicateKey,
    SecondSpelling, ///< another key, `text`, says the same thing
    MissingKey,
    BadValue,        ///< `supported` lists what would do, where that is a list
    BadLetter,       ///< not one lower-case letter of the Latin alphabet
    BadUpperLetter,  ///< not one upper-case letter of the Latin alphabet
    BadCode,         ///< neither upper-case letters nor `+` and upper-case letters
    DuplicateLetter, ///< two pieces with one letter
    UnknownLetter,   ///< a piece that is not defined
    BadMoves,        ///< `cause` says where in `text`
    BadStart,        ///< `cause` says where in the value
    IllegalStart,    ///< `startErrors` says which rules the start of `variant` breaks
    TooManyKinds,
};

struct VariantProblem {
    VariantProblemKind kind{};
    int line = 0;                       ///< from 1; 0 where no line is to blame
    std::string key;                    ///< the key, or the section's name
    std::string text;                   ///< the offending part
    std::vector<std::string> supported; ///< what could stand there instead
    std::optional<ParseError> cause;
    SetupErrors startErrors = {};
    std::shared_ptr<const VariantSpec> variant = nullptr;
};

using VariantProblems = std::vector<VariantProblem>;

/// A variant as far as it could be read.
struct ReadVariant {
    VariantSpec spec;
    int line = 0;         ///< of its section; 0 where the text does not name it
    std::string startKey; ///< what says how the pieces stand, empty where that is no single key
    int startLine = 0;
    bool isStartKnown = false; ///< whether no problem leaves open where the pieces stand and what they are
};

struct VariantReading {
    std::vector<ReadVariant> variants; ///< in the order of the file
    VariantProblems problems;          ///< by line
};

void sortByLine(VariantProblems& problems);

struct IniContext {
    std::vector<std::string_view> parents; ///< files whose sections may be inherited from
    std::string_view unnamedId; ///< the id of keys before the first section; empty: there may be none
};

/// Reads all variants of a file. Returns them in the order of the file, or every problem found in it, by
/// line.
///
/// Lines are `[id]`, `key = value`, or comments that begin with `#` or `;`. Pieces are given by their usual
/// names
/// (`rook = r`) or as `customPiece1 = p:fW` in Betza's notation; `promotedPieceType = p:g` gives P a promoted
/// face that moves as G. The kinds in play are those of `startFen` and their promoted faces. Keys of ours:
///
/// variantName = TEXT            sideNames = TEXT, TEXT                 coordinates = algebraic | shogi
/// pieceStyle = letters | figures | cubes
/// pieceNames, pieceKanji, pieceFullKanji (as real pieces have it), pieceReadings, pieceValues = p:VALUE, +p:VALUE, ...
/// bareKing = none | draw | win  impasse = true | false (by agreement)  dropIsProgress = true | false
/// royalPieces = k +e (the last of them must not be lost; a side has one of each at most)
/// variantSummary = TEXT         handicaps = NAME: h8 i9, NAME: ... (squares of the second side, which moves first
///                               when they are empty); neither is taken over from a parent
/// insufficientMaterial = p n (draw: one of these, or several bound to one colour, is all besides the kings)
///
/// A section `[child:parent]` takes over the keys of an earlier section, of a section in `context.parents` or
/// of `chess`, and `piece = -` takes a piece away again; lists that it inherits skip that piece. Keys that are
/// not given have the values of the dialect: draws by stalemate, by the third occurrence, and by fifty moves
/// without a capture or a move of P; promotion on the eighth rank, or the last of fewer. Castling and the double
/// step of pawns are not played: a file in which they would be has to switch them off. Where captures go to the hand,
/// what a pawn of chess has become stays what it is (`dropLoop = true`). A bare king that loses or
/// draws may be said as in Fairy-Stockfish: `extinctionValue = loss` of `*`, one piece against two, with a claim.
Result<std::vector<VariantSpec>, VariantProblems> readVariantsIni(std::string_view text,
                                                                  const IniContext& context = {});

/// The same with what could be read beside the problems.
VariantReading inspectVariantsIni(std::string_view text, const IniContext& context = {});

} // namespace komadai::core
