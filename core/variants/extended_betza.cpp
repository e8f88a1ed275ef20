#include "core/variants/extended_betza.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/variants/betza.h"

#include <algorithm>

namespace komadai::core {
namespace {

class ExtendedParser {
public:
    explicit ExtendedParser(std::string_view text) : m_text(text) {}

    Result<ExtendedMoves, ParseError> run() {
        const std::size_t shootingAt = std::min(m_text.find('!'), m_text.size());
        const std::size_t multiAt = multiStepStart(shootingAt);
        if (multiAt > 0 || shootingAt == 0) {
            auto movements = parsePart(0, multiAt);
            if (!movements) return movements.error();
            m_moves.movements = std::move(movements).value();
        }
        if (multiAt < shootingAt)
            if (auto problem = readMultiStep(multiAt, shootingAt)) return *problem;
        if (shootingAt < m_text.size())
            if (auto problem = readShooting(shootingAt + 1)) return *problem;
        return std::move(m_moves);
    }

private:
    /// The start of the multi-step part: the digit of `2x` or `5=x`; `end` if there is none.
    std::size_t multiStepStart(std::size_t end) const {
        const std::size_t cross = m_text.substr(0, end).find('x');
        if (cross == std::string_view::npos) return end;
        std::size_t start = cross;
        if (start > 0 && m_text[start - 1] == '=') --start;
        return start > 0 && ascii::isDigit(m_text[start - 1]) ? start - 1 : start;
    }

    Result<std::vector<Movement>, ParseError> parsePart(std::size_t start, std::size_t end) const {
        auto movements = betza::parse(m_text.substr(start, end - start));
        const auto isPlain = [](const Movement& m) { return m.quiet && m.capture && m.isPlain(); };
        if (movements && !std::all_of(movements.value().begin(), movements.value().end(), isPlain))
            return error(start, ParseErrorKind::UnknownAtom);
        if (movements) return movements;
        ParseError problem = movements.error();
        problem.offset += start;
        return problem;
    }

    std::optional<ParseError> readMultiStep(std::size_t at, std::size_t end) {
        // With more directions, the walks through many enemies would be too many to generate.
        constexpr std::size_t MostDirectionsOfWalks = 8;
        const std::size_t digitAt = at;
        MultiStep multi;
        if (!ascii::isDigit(m_text[at])) return error(at, ParseErrorKind::NotANumber);
        const int most = m_text[at] - '0';
        if (most < 2 || most > MultiStep::MaxSteps) return error(at, ParseErrorKind::NumberTooLarge);
        multi.most = static_cast<std::uint8_t>(most);
        ++at;
        if (m_text[at] == '=') {
            multi.least = multi.most;
            ++at;
        }
        ++at; // the x
        const auto turnsAt = at;
        if (at < end && m_text[at] == '^') multi.turns = MultiStep::Turns::MainDirection;
        if (at < end && m_text[at] == '/') multi.turns = MultiStep::Turns::None;
        if (multi.turns != MultiStep::Turns::Free) ++at;
        if (multi.turns == MultiStep::Turns::MainDirection && multi.most != 2)
            return error(turnsAt, ParseErrorKind::UnknownAtom);
        if (at >= end || m_text[at] != '(') return error(at, ParseErrorKind::UnknownAtom);
        if (m_text[end - 1] != ')') return error(end, ParseErrorKind::MissingField);
        auto steps = parsePart(at + 1, end - 1);
        if (!steps) return steps.error();
        multi.steps = std::move(steps).value();
        if (multi.most > 2 && multi.steps.size() > MostDirectionsOfWalks)
            return error(digitAt, ParseErrorKind::NumberTooLarge);
        if (!m_moves.movements.empty() &&
            (multi.turns == MultiStep::Turns::None || multi.least != 1 || multi.most != 2))
            return error(turnsAt, ParseErrorKind::UnknownAtom);
        if (!std::all_of(multi.steps.begin(), multi.steps.end(), [](const auto& m) { return m.isLeap(); }))
            return error(at + 1, ParseErrorKind::UnknownAtom);
        m_moves.multiStep = std::move(multi);
        return std::nullopt;
    }

    std::optional<ParseError> readShooting(std::size_t at) {
        Shooting shooting;
        if (auto problem = readDigit(at, Shooting::MaxShots, shooting.shots)) return problem;
        if (at >= m_text.size() || m_text[at] != 'r') return error(at, ParseErrorKind::UnknownAtom);
        if (auto problem = readDigit(++at, Shooting::MaxRange, shooting.range)) return problem;
        const auto skip = [&](char mark) {
            const bool isThere = at < m_text.size() && m_text[at] == mark;
            at += isThere;
            return isThere;
        };
        shooting.overPieces = skip('p');
        const std::size_t starAt = at;
        shooting.afterEachStep = skip('*');
        // The rules only have such moves of two free steps, with one shot after each.
        if (shooting.afterEachStep &&
            (!m_moves.multiStep || m_moves.multiStep->turns != MultiStep::Turns::Free ||
             m_moves.multiStep->most != 2 || shooting.shots != 1 || shooting.overPieces ||
             !m_moves.movements.empty()))
            return error(starAt, ParseErrorKind::UnknownAtom);
        if (!shooting.afterEachStep && m_moves.multiStep) return error(starAt, ParseErrorKind::MissingField);
        if (at < m_text.size()) return error(at, ParseErrorKind::TrailingText);
        m_moves.shooting = shooting;
        return std::nullopt;
    }

    std::optional<ParseError> readDigit(std::size_t& at, int most, std::uint8_t& target) {
        if (at >= m_text.size() || !ascii::isDigit(m_text[at])) return error(at, ParseErrorKind::NotANumber);
        const int digit = m_text[at] - '0';
        if (digit < 1 || digit > most) return error(at, ParseErrorKind::NumberTooLarge);
        target = static_cast<std::uint8_t>(digit);
        ++at;
        return std::nullopt;
    }

    ParseError error(std::size_t offset, ParseErrorKind kind) const {
        const std::size_t at = std::min(offset, m_text.size());
        return {kind, at, std::string(wholeCharacters(m_text, at, 1))};
    }

    std::string_view m_text;
    ExtendedMoves m_moves;
};

} // namespace

Result<ExtendedMoves, ParseError> parseExtendedBetza(std::string_view text) {
    return ExtendedParser(text).run();
}

} // namespace komadai::core
