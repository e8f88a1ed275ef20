#include "core/book/book_reading.h"

#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <tuple>

namespace komadai::core {
namespace {

constexpr std::size_t QuotedBytes = 200; ///< of the text in a problem
constexpr int FieldsOfPosition = 4;

} // namespace

void BookBuilder::problem(BookProblem::Kind kind, int line, std::string_view text) {
    ++m_reading.problemCount;
    if (m_reading.problems.size() < m_options.problems)
        m_reading.problems.push_back({kind, line, std::string(cutAfter(text, QuotedBytes))});
}

void BookBuilder::setPosition(std::optional<AnyPosition> position) {
    m_isInPosition = true;
    m_position = std::move(position);
    if (m_position) m_positionText = OpeningBook::textOf(*m_position);
}

std::optional<AnyPosition> BookBuilder::parsePosition(std::string_view text) const {
    const auto& variant = m_reading.book->variant();
    const auto setup = sfen::parse(withPlyNumber(text), variant->spec());
    return setup ? core::positionOf(setup.value(), variant) : std::nullopt;
}

std::optional<Move> BookBuilder::parseMove(std::string_view text, int line) {
    const auto move = usi::parse(text, *m_position);
    if (!move) {
        problem(BookProblem::Kind::BadMove, line, text);
        return std::nullopt;
    }
    if (m_position->isLegal(move.value())) return move.value();
    problem(BookProblem::Kind::IllegalMove, line, text);
    return std::nullopt;
}

std::optional<Move> BookBuilder::parseReply(std::string_view text, const Move& move, int line) {
    const AnyPosition next = m_position->after(move);
    const auto reply = usi::parse(text, next);
    if (reply && next.isLegal(reply.value())) return reply.value();
    problem(BookProblem::Kind::BadReply, line, text);
    return std::nullopt;
}

std::optional<std::int64_t> BookBuilder::parseNumber(std::string_view text, std::int64_t least,
                                                     std::int64_t most, int line) {
    if (const auto number = numberFrom<std::int64_t>(text, least, most)) return number;
    problem(BookProblem::Kind::BadValue, line, text);
    return std::nullopt;
}

void BookBuilder::add(const BookMove& move, int line) {
    const auto added = m_reading.book->add(m_positionText, m_position->plyNumber(), move);
    if (added == OpeningBook::Added::TooManyMoves) problem(BookProblem::Kind::TooManyMoves, line);
    if (added != OpeningBook::Added::TooManyPositions) return;
    m_isFull = true;
    problem(BookProblem::Kind::TooManyPositions, line);
}

std::string_view takeWord(std::string_view& line) {
    skipBlanks(line);
    const std::string_view word = line.substr(0, std::min(line.find_first_of(" \t"), line.size()));
    line.remove_prefix(word.size());
    skipBlanks(line);
    return word;
}

std::string withPlyNumber(std::string_view sfen) {
    std::string fields;
    int count = 0;
    while (!sfen.empty()) {
        const std::string_view word = takeWord(sfen);
        if (count++ > 0) fields += ' ';
        const bool isZero =
            count == FieldsOfPosition && word.find_first_not_of('0') == std::string_view::npos;
        fields += isZero ? "1" : word;
    }
    return count == FieldsOfPosition - 1 ? fields + " 1" : fields;
}

std::vector<SortedMove> sortedMoves(const OpeningBook::Entry& entry, const AnyPosition& position) {
    std::vector<SortedMove> sorted;
    for (const BookMove& move : entry.moves)
        sorted.push_back({&move, usi::format(move.move, position)});
    const auto order = [](const SortedMove& m) {
        const auto& [move, text] = m;
        const bool hasScore = move->score && (*move->score != 0 || move->depth); // as all formats can tell it
        return std::tuple(-move->count, !hasScore, -move->score.value_or(0), std::string_view(text));
    };
    std::sort(sorted.begin(), sorted.end(),
              [&](const SortedMove& a, const SortedMove& b) { return order(a) < order(b); });
    return sorted;
}

} // namespace komadai::core
