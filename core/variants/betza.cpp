#include "core/variants/betza.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>

namespace komadai::core::betza {
namespace {

struct Leap {
    char letter;
    int longLeg, shortLeg;
};

constexpr std::array Leaps{Leap{'W', 1, 0}, Leap{'F', 1, 1}, Leap{'D', 2, 0},
                           Leap{'N', 2, 1}, Leap{'A', 2, 2}, Leap{'H', 3, 0},
                           Leap{'C', 3, 1}, Leap{'Z', 3, 2}, Leap{'G', 3, 3}};

const Leap& leapOf(char letter) {
    return *std::find_if(Leaps.begin(), Leaps.end(),
                         [letter](const Leap& leap) { return leap.letter == letter; });
}
bool isLeapLetter(char letter) {
    return std::any_of(Leaps.begin(), Leaps.end(),
                       [letter](const Leap& leap) { return leap.letter == letter; });
}

/// An atom: a letter for a leap, or for one or two slides or leaps.
struct Atom {
    std::string_view leaps; ///< letters in `Leaps`
    std::uint8_t range;
};

std::optional<Atom> atomOf(char letter) {
    switch (letter) {
    case 'R': return Atom{"W", Movement::Unlimited};
    case 'B': return Atom{"F", Movement::Unlimited};
    case 'Q': return Atom{"WF", Movement::Unlimited};
    case 'K': return Atom{"WF", 1};
    default: break;
    }
    if (!isLeapLetter(letter)) return std::nullopt;
    return Atom{std::string_view(&leapOf(letter).letter, 1), 1};
}

struct Step {
    int right, forward;
};

bool pointsTo(char direction, Step step) {
    switch (direction) {
    case 'f': return step.forward > 0;
    case 'b': return step.forward < 0;
    case 'r': return step.right > 0;
    case 'l': return step.right < 0;
    case 'v': return step.forward != 0;
    case 's': return step.right != 0;
    default: return false;
    }
}

bool isVertical(char direction) { return direction == 'f' || direction == 'b' || direction == 'v'; }
bool isHorizontal(char direction) { return direction == 'l' || direction == 'r' || direction == 's'; }

bool isOblique(const Leap& leap) { return leap.shortLeg != 0 && leap.shortLeg != leap.longLeg; }

/// Selects steps of an atom: those in one direction, or those that satisfy both letters of a pair.
struct Selector {
    char first, second; ///< `second` is 0 for a single direction

    /// On oblique leaps the last letter is that of the long leg.
    bool selects(Step step, const Leap& leap) const {
        if (!pointsTo(first, step) || (second != 0 && !pointsTo(second, step))) return false;
        if (!isOblique(leap)) return true;
        const bool longLegIsVertical = std::abs(step.forward) == leap.longLeg;
        return longLegIsVertical == isVertical(second == 0 ? first : second);
    }
};

/// Whether two letters together name one direction of an atom of this shape.
bool isPair(char first, char second, const Leap& leap) {
    const bool crosses =
        (isVertical(first) && isHorizontal(second)) || (isHorizontal(first) && isVertical(second));
    if (isOblique(leap)) return crosses || first == second;
    return leap.shortLeg != 0 && crosses;
}

/// Splits a run of direction letters into selectors.
std::vector<Selector> selectorsOf(std::string_view directions, const Leap& leap) {
    std::vector<Selector> selectors;
    for (std::size_t i = 0; i < directions.size(); ++i)
        if (i + 1 < directions.size() && isPair(directions[i], directions[i + 1], leap)) {
            selectors.push_back({directions[i], directions[i + 1]});
            ++i;
        } else {
            selectors.push_back({directions[i], 0});
        }
    return selectors;
}

/// All steps of a leap, forward ones first.
std::vector<Step> stepsOf(const Leap& leap) {
    std::vector<Step> steps;
    for (int forward = 3; forward >= -3; --forward)
        for (int right = -3; right <= 3; ++right) {
            const auto legs = std::minmax({std::abs(forward), std::abs(right)});
            if (legs.second == leap.longLeg && legs.first == leap.shortLeg) steps.push_back({right, forward});
        }
    return steps;
}

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<std::vector<Movement>, ParseError> run() {
        if (m_text.empty()) return ParseError{ParseErrorKind::MissingField, 0, {}};
        while (m_at < m_text.size())
            if (auto error = readAtom()) return *error;
        return std::move(m_movements);
    }

private:
    /// The letters before an atom. Of `p`, `g` and `n` the last one counts.
    struct Modifiers {
        std::string directions;
        bool quiet = false;
        bool capture = false;
        Passage passage = Passage::Plain;
        std::size_t passageAt = 0; ///< of its letter in the text
    };

    /// Reads one letter; false if it is not a modifier.
    static bool readModifier(char letter, std::size_t at, Modifiers& modifiers) {
        const auto setPassage = [&](Passage passage) {
            modifiers.passage = passage;
            modifiers.passageAt = at;
        };
        switch (letter) {
        case 'm': modifiers.quiet = true; return true;
        case 'c': modifiers.capture = true; return true;
        case 'n': setPassage(Passage::Lame); return true;
        case 'p': setPassage(Passage::Over); return true;
        case 'g': setPassage(Passage::Behind); return true;
        default:
            if (std::string_view("fblrvs").find(letter) == std::string_view::npos) return false;
        }
        modifiers.directions += letter;
        return true;
    }

    std::optional<ParseError> readAtom() {
        const std::size_t start = m_at;
        Modifiers modifiers;
        for (; m_at < m_text.size() && ascii::isLower(m_text[m_at]); ++m_at)
            if (!readModifier(m_text[m_at], m_at, modifiers))
                return errorAt(m_at, ParseErrorKind::UnknownAtom);
        if (m_at == m_text.size())
            return ParseError{ParseErrorKind::ModifierWithoutAtom, start, std::string(m_text.substr(start))};
        const auto atom = atomOf(m_text[m_at]);
        if (!atom) return errorAt(m_at, ParseErrorKind::UnknownAtom);
        const char letter = m_text[m_at++];
        const auto range = readRange(letter, atom->range);
        if (!range) return errorAt(m_at, ParseErrorKind::NumberTooLarge);
        const bool hops = modifiers.passage == Passage::Over || modifiers.passage == Passage::Behind;
        if (hops && *range == 1) return errorAt(modifiers.passageAt, ParseErrorKind::ModifierDoesNotFit);
        const bool both = modifiers.quiet == modifiers.capture;
        const Movement movement{
            0, 0, *range, modifiers.quiet || both, modifiers.capture || both, modifiers.passage};
        bool fits = false;
        for (char leapLetter : atom->leaps)
            fits |= add(leapOf(leapLetter), modifiers.directions, movement);
        if (!fits)
            return ParseError{ParseErrorKind::DirectionDoesNotFit, start,
                              std::string(m_text.substr(start, m_at - start))};
        return std::nullopt;
    }

    /// The range written after an atom, or the atom's own range.
    std::optional<std::uint8_t> readRange(char letter, std::uint8_t own) {
        if (m_at < m_text.size() && m_text[m_at] == letter && isLeapLetter(letter)) {
            ++m_at;
            own = Movement::Unlimited;
        }
        if (m_at == m_text.size() || !ascii::isDigit(m_text[m_at])) return own;
        int range = 0;
        std::size_t end = m_at;
        for (; end < m_text.size() && ascii::isDigit(m_text[end]); ++end) {
            range = 10 * range + (m_text[end] - '0');
            if (range > 18) return std::nullopt;
        }
        m_at = end;
        return static_cast<std::uint8_t>(range);
    }

    /// Adds the steps that are still missing. Returns whether the leap has any in these directions.
    bool add(const Leap& leap, std::string_view directions, Movement movement) {
        bool fits = false;
        const auto selectors = selectorsOf(directions, leap);
        for (Step step : stepsOf(leap)) {
            const auto selected = [&](const Selector& selector) { return selector.selects(step, leap); };
            if (!selectors.empty() && std::none_of(selectors.begin(), selectors.end(), selected)) continue;
            fits = true;
            movement.right = static_cast<std::int8_t>(step.right);
            movement.forward = static_cast<std::int8_t>(step.forward);
            const auto same =
                std::find_if(m_movements.begin(), m_movements.end(), [&](const Movement& known) {
                    return known.right == movement.right && known.forward == movement.forward &&
                           known.range == movement.range && known.passage == movement.passage;
                });
            if (same == m_movements.end()) {
                m_movements.push_back(movement);
            } else {
                same->quiet = same->quiet || movement.quiet;
                same->capture = same->capture || movement.capture;
            }
        }
        return fits;
    }

    ParseError errorAt(std::size_t offset, ParseErrorKind kind) const {
        return {kind, offset, std::string(wholeCharacters(m_text, offset, 1))};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<Movement> m_movements;
};

} // namespace

Result<std::vector<Movement>, ParseError> parse(std::string_view text) { return Parser(text).run(); }

} // namespace komadai::core::betza
