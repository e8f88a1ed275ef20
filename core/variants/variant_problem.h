// What can be wrong with the text of a variant, and where.
#pragma once

#include "core/base/parse_error.h"
#include "core/board/setup_error.h"
#include "core/variants/variant_spec.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core {

enum class VariantProblemKind {
    NotText,  ///< a byte that is not UTF-8, or 0
    NotALine, ///< neither a section, a comment nor `key = value`
    NotAWord, ///< in a diagram: neither `setting=value` nor a piece
    KeyWithoutSection,
    EmptyFile,          ///< no section at all
    EmptyDiagram,       ///< no word at all
    BadSectionName,     ///< see isId
    DuplicateSection,   ///< a second section of that name, or a variant that exists already
    TooLarge,           ///< this section and those behind it are not read: the file is too large
    UnknownParent,      ///< `[child:parent]` with an unknown parent; `supported` lists similar names
    ParentIsLater,      ///< the parent is a section further down
    ParentInheritsBack, ///< the parent is the section itself, or inherits from it in turn
    UnknownKey,         ///< `supported` lists the known keys that resemble it, two at most
    DuplicateKey,
    SecondSpelling,  ///< another key, `text`, says the same thing
    MissingKey,      ///< `supported` lists values, where that is a list
    BadValue,        ///< `supported` lists what is valid, where that is a list, the most similar value first
    NotWithEffects,  ///< a rule that games with special effects do not have
    NotWithCodes,    ///< a rule that needs pieces of one letter
    BadLetter,       ///< not one lower-case letter of the Latin alphabet
    BadUpperLetter,  ///< not one upper-case letter of the Latin alphabet
    BadCode,         ///< neither upper-case letters nor `+` and upper-case letters
    DuplicateLetter, ///< two pieces with one letter
    UnknownLetter,   ///< a piece that is not defined
    BadMoves,        ///< `cause` says where in `text`
    BadStart,        ///< `cause` says where in the value
    IllegalStart,    ///< `startErrors` says which rules the start of `variant` breaks
    TooManyKinds,
    // keys that do not fit together
    MustAgree,              ///< the key must have the same value as the key `text`
    SeveralRoyalsWithDrops, ///< several royal pieces in a game with drops
    RoyalPromotes,          ///< the royal piece `text` has a promoted face
    FacePromotes,           ///< in `text`, `x:y`, the piece y promotes itself
    LimitOfFace,            ///< a limit for a piece whose moves a promoted face has
    NoPromotionPieces,      ///< nothing for pawns to become
    EmptyStart,             ///< a start without pieces
    NotOneStep,             ///< moves of several steps or shots where plain moves are needed
    Further,                ///< stands for `count` problems that are not listed; always the last
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
    std::size_t count = 1; ///< how many problems this one stands for
};

/// By line, `MostProblems` at most and `Further` for the others.
using VariantProblems = std::vector<VariantProblem>;

constexpr std::size_t MostProblems = 100;

/// Sorts by line, with `Further` at the end; problems of one line keep their order.
void sortByLine(VariantProblems& problems);

/// Adds problems to others: sorts them all by line, keeps the first `MostProblems` and counts the rest.
void join(VariantProblems& problems, VariantProblems further);

/// How many problems there are, those that are not listed included.
std::size_t countOf(const VariantProblems& problems);

/// Collects problems as they are found. It keeps the first `MostProblems` and counts the rest, so that a bad file
/// takes little memory.
class ProblemList {
public:
    /// Whether further problems are only counted: no need to find out more about them.
    bool isFull() const { return m_problems.size() >= MostProblems; }
    /// Long texts are cut.
    void add(VariantProblem problem);
    std::size_t count() const { return m_problems.size() + m_further; }
    /// The one that was added last; null where there is none, or where it was only counted.
    VariantProblem* last() { return m_problems.empty() || m_further > 0 ? nullptr : &m_problems.back(); }
    /// The problems in the order of `VariantProblems`; leaves the list empty.
    VariantProblems take();

private:
    VariantProblems m_problems;
    std::size_t m_further = 0;
};

} // namespace komadai::core
