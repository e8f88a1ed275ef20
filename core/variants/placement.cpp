#include "core/variants/placement.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace komadai::core::placement {
namespace {

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

ParseError errorAt(std::string_view text, std::size_t offset, ParseErrorKind kind, std::size_t length = 1) {
    return {kind, offset, std::string(text.substr(std::min(offset, text.size()), length))};
}

class RowReader {
public:
    RowReader(std::string_view text, const VariantSpec& variant)
        : m_text(text), m_variant(variant), m_setup(variant.size) {}

    /// Reads up to the end or a bracket.
    std::optional<ParseError> readRows() {
        while (m_at < m_text.size() && m_text[m_at] != '[') {
            const char c = m_text[m_at];
            const auto error = c == '/' ? endRow() : isDigit(c) ? readGap() : readPiece();
            if (error) return error;
        }
        if (m_file < m_setup.size.files) return errorAt(m_text, m_at, ParseErrorKind::RowTooShort);
        if (m_rank + 1 < m_setup.size.ranks) return errorAt(m_text, m_at, ParseErrorKind::TooFewRows);
        return std::nullopt;
    }

    std::size_t offset() const { return m_at; }
    Setup takeSetup() { return std::move(m_setup); }

private:
    std::optional<ParseError> endRow() {
        if (m_file < m_setup.size.files) return errorAt(m_text, m_at, ParseErrorKind::RowTooShort);
        if (++m_rank == m_setup.size.ranks) return errorAt(m_text, m_at, ParseErrorKind::TooManyRows);
        m_file = 0;
        ++m_at;
        return std::nullopt;
    }

    std::optional<ParseError> readGap() {
        const std::size_t start = m_at;
        int gap = 0;
        for (; m_at < m_text.size() && isDigit(m_text[m_at]); ++m_at)
            gap = std::min(10 * gap + (m_text[m_at] - '0'), 1000);
        if (gap == 0) return errorAt(m_text, start, ParseErrorKind::EmptyGap);
        m_file += gap;
        if (m_file > m_setup.size.files)
            return errorAt(m_text, start, ParseErrorKind::RowTooLong, m_at - start);
        return std::nullopt;
    }

    std::optional<ParseError> readPiece() {
        const std::size_t start = m_at;
        std::string letters;
        if (m_text[m_at] == '+') letters += m_text[m_at++];
        if (m_at == m_text.size()) return errorAt(m_text, start, ParseErrorKind::MissingField);
        const char letter = m_text[m_at++];
        letters += upper(letter);
        const auto type = m_variant.pieceByLetters(letters);
        if (!type) {
            const bool plainIsKnown = letters.size() > 1 && m_variant.pieceByLetters(letters.substr(1));
            return errorAt(m_text, start,
                           plainIsKnown ? ParseErrorKind::CannotBePromoted : ParseErrorKind::UnknownPiece,
                           m_at - start);
        }
        if (m_file >= m_setup.size.files)
            return errorAt(m_text, start, ParseErrorKind::RowTooLong, m_at - start);
        const Side side = letter == upper(letter) ? Side::First : Side::Second;
        m_setup.at(m_setup.size.square(m_file++, m_rank)) = Piece{*type, side};
        return std::nullopt;
    }

    std::string_view m_text;
    const VariantSpec& m_variant;
    Setup m_setup;
    std::size_t m_at = 0;
    int m_file = 0;
    int m_rank = 0;
};

} // namespace

Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant) {
    RowReader reader(text, variant);
    if (auto error = reader.readRows()) return *error;
    const std::size_t bracket = reader.offset();
    if (bracket == text.size()) return reader.takeSetup();
    const std::size_t end = text.find(']', bracket);
    if (end == std::string_view::npos)
        return errorAt(text, bracket, ParseErrorKind::UnclosedHand, text.size());
    if (end + 1 != text.size()) return errorAt(text, end + 1, ParseErrorKind::TrailingText, text.size());
    const std::string_view hands = text.substr(bracket + 1, end - bracket - 1);
    if (hands.empty()) return reader.takeSetup();
    auto setup = parseHands(hands, reader.takeSetup(), variant);
    if (setup) return setup;
    ParseError error = setup.error();
    error.offset += bracket + 1;
    return error;
}

Result<Setup, ParseError> parseHands(std::string_view text, Setup setup, const VariantSpec& variant) {
    if (text == "-") return setup;
    if (text.empty()) return ParseError{ParseErrorKind::MissingField, 0, {}};
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t start = at;
        int count = 0;
        for (; at < text.size() && isDigit(text[at]); ++at)
            count = std::min(10 * count + (text[at] - '0'), 1000);
        if (at == text.size()) return errorAt(text, start, ParseErrorKind::MissingField, text.size());
        if (at > start && count == 0) return errorAt(text, start, ParseErrorKind::EmptyGap);
        const char letter = text[at];
        const auto type = variant.pieceByLetters(std::string(1, upper(letter)));
        if (!type) return errorAt(text, at, ParseErrorKind::UnknownPiece);
        if (!variant.drops.allowed || variant.piece(*type).royal)
            return errorAt(text, at, ParseErrorKind::NotHeldInHand);
        Hand& hand = setup.hand(letter == upper(letter) ? Side::First : Side::Second);
        count = std::max(count, 1);
        if (hand.count(*type) + count > variant.size.squares() || hand.count(*type) + count > 255)
            return errorAt(text, start, ParseErrorKind::NumberTooLarge, at - start);
        hand.add(*type, count);
        ++at;
    }
    return setup;
}

std::string formatRows(const Setup& setup, const VariantSpec& variant) {
    std::string text;
    for (int rank = 0; rank < setup.size.ranks; ++rank) {
        if (rank > 0) text += '/';
        int gap = 0;
        const auto closeGap = [&] {
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
        };
        for (int file = 0; file < setup.size.files; ++file) {
            const auto& piece = setup.at(setup.size.square(file, rank));
            if (!piece) {
                ++gap;
                continue;
            }
            closeGap();
            text += formatPiece(*piece, variant);
        }
        closeGap();
    }
    return text;
}

std::string formatPiece(Piece piece, const VariantSpec& variant) {
    std::string letters = variant.piece(piece.type).letters;
    if (piece.side == Side::Second) std::transform(letters.begin(), letters.end(), letters.begin(), lower);
    return letters;
}

} // namespace komadai::core::placement
