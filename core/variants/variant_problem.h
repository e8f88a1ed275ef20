// Problems in the text of a variant.
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

/// What is wrong with the text of a variant.
enum class VariantProblemKind {
    NotText,  ///< a byte that is not UTF-8, or 0
    NotALine, ///< neither a section, a comment nor `key = value`
    NotAWord, ///< in a diagram: neither `setting=value` nor a piece
    KeyWithoutSection,
    EmptyFile,          ///< no section at all
    EmptyDiagram,       ///< no word at all
    BadSectionName,     ///< see isId
    DuplicateSection,   ///< a second section of that name, or a variant that exists already
    TooLarge,           ///< the file is too large: this section and all after it are not read
    UnknownParent,      ///< `[child:parent]` with an unknown parent; `supported` lists similar names
    ParentIsLater,      ///< the parent is a section further down
    ParentInheritsBack, ///< the parent is the section itself, or inherits from it in turn
    UnknownKey,         ///< `supported` lists the known keys that resemble it, two at most
    DuplicateKey,
    SecondSpelling, ///< another key, `text`, means the same
    MissingKey,     ///< `supported` lists the valid values, if they can be listed
    BadValue,       ///< `supported` lists the valid values, if they can be listed, the most similar one first
    HiddenCharacter, ///< the text for users `text` has a character that visibleText would replace
    NotWithEffects,  ///< a rule that is not available in games with special effects
    NotWithCodes,    ///< a rule that needs pieces of one letter
    NotPlayed,      ///< a rule that the section inherits and must switch off; `text` is the line that does so
    BadLetter,      ///< not one lower-case letter of the Latin alphabet
    BadUpperLetter, ///< not one upper-case letter of the Latin alphabet
    BadCode,        ///< neither upper-case letters nor `+` and upper-case letters
    DuplicateLetter, ///< two pieces with the same letter
    UnknownLetter,   ///< a piece that is not defined
    BadMoves,        ///< `cause`: the problem and its place in `text`
    BadStart,        ///< `cause`: the problem and its place in the value
    IllegalStart,    ///< `startErrors`: the rules that the start of `variant` breaks
    IllegalHandicap, ///< `startErrors`: those that its start with the handicap `text` breaks
    TooManyKinds,
    // keys that contradict each other
    MustAgree,              ///< the key must have the same value as the key `text`
    SeveralRoyalsWithDrops, ///< several royal pieces in a game with drops
    RoyalPromotes, ///< the royal piece `text` has a promoted face, or is one in a game whose pieces turn back
    PromotesToRoyal,   ///< pieces can become the royal piece `text`
    FacePromotes,      ///< in `text`, `x:y`, the piece y promotes too
    PawnHasFace,       ///< the piece `text` has a promoted face, and is one of promotionPawnTypes too
    LimitOfFace,       ///< a limit for a piece that lends its moves to a promoted face
    NoPromotionPieces, ///< there is no piece that pawns can become
    EmptyStart,        ///< a start without pieces
    NotOneStep,        ///< moves with several steps or shots, but the key needs plain moves
    Further,           ///< stands for `count` problems that are not listed; always the last
};

/// A problem, and its place in the text.
struct VariantProblem {
    VariantProblemKind kind{};
    int line = 0;                       ///< from 1; 0 if the problem has no line
    std::string key;                    ///< the key, or the section's name
    std::string text;                   ///< the offending part
    std::vector<std::string> supported; ///< what is valid there
    std::optional<ParseError> cause;
    SetupErrors startErrors = {};
    std::shared_ptr<const VariantSpec> variant = nullptr;
    std::size_t count = 1; ///< how many problems this one stands for
};

/// Sorted by line: at most `MostProblems`, and one `Further` for the rest.
using VariantProblems = std::vector<VariantProblem>;

constexpr std::size_t MostProblems = 100;

/// Sorts by line, with `Further` at the end; problems of one line keep their order.
void sortByLine(VariantProblems& problems);

/// Adds problems to others: sorts them all by line, keeps the first `MostProblems` and counts the rest.
void join(VariantProblems& problems, VariantProblems further);

/// The number of problems, including those that are not listed.
std::size_t countOf(const VariantProblems& problems);

/// Collects problems as they are found. It keeps the first `MostProblems` and counts the rest, so that a bad file
/// takes little memory.
class ProblemList {
public:
    /// Whether further problems are only counted, so that their details are not needed.
    bool isFull() const { return m_problems.size() >= MostProblems; }
    /// Adds a problem. Long texts in it are cut.
    void add(VariantProblem problem);
    std::size_t count() const { return m_problems.size() + m_further; }
    /// The problem that was added last; null if there is none, or if it was only counted.
    VariantProblem* last() { return m_problems.empty() || m_further > 0 ? nullptr : &m_problems.back(); }
    /// Takes out all problems, in the order of `VariantProblems`.
    VariantProblems take();

private:
    VariantProblems m_problems;
    std::size_t m_further = 0;
};

} // namespace komadai::core
