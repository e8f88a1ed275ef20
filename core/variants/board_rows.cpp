#include "core/variants/board_rows.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace komadai::core::board_rows {
namespace {

constexpr int TooLarge = 1000; ///< counts of gaps and hands are cut to this

/// The number that a text of digits begins with, at most `TooLarge`.
int numberIn(std::string_view digits) {
    int number = 0;
    for (const char digit : digits)
        number = std::min(10 * number + (digit - '0'), TooLarge);
    return number;
}

/// Reads one row after another, entry by entry.
class RowReader {
public:
    RowReader(std::string_view text, const VariantSpec& variant)
        : m_text(text.substr(0, text.find('['))), m_variant(variant), m_setup(variant.size),
          m_hasDots(variant.hasCodes() || m_text.find('.') != std::string_view::npos) {
        assert(m_setup.size.squares() > 0);
    }

    /// Reads up to the end or a bracket.
    std::optional<ParseError> readRows() {
        for (int rank = 0;; ++rank) {
            if (rank == m_setup.size.ranks) // there is one slash too many
                return errorAt(m_at - 1, m_hasDots ? m_text.size() : 1, ParseErrorKind::TooManyRows);
            if (auto error = readRow(rank)) return error;
            if (m_at == m_text.size()) {
                if (rank + 1 < m_setup.size.ranks) return errorAt(m_at, 0, ParseErrorKind::TooFewRows);
                return std::nullopt;
            }
            ++m_at; // the slash
        }
    }

    std::size_t end() const { return m_text.size(); }
    Setup takeSetup() { return std::move(m_setup); }

private:
    std::optional<ParseError> readRow(int rank) {
        const std::size_t end = std::min(m_text.find('/', m_at), m_text.size());
        m_file = 0;
        bool isAfterGap = false;
        while (m_at < end || m_hasDots) {
            const auto entry = entryUpTo(end);
            const bool isGap = ascii::isNumber(entry);
            if (auto error = isGap ? readGap(entry, isAfterGap) : readPiece(entry, rank)) return error;
            isAfterGap = isGap;
            m_at += entry.size();
            if (!m_hasDots) continue;
            if (m_at == end) break;
            ++m_at; // the dot
        }
        if (m_file < m_setup.size.files) return errorAt(m_at, m_hasDots ? 0 : 1, ParseErrorKind::RowTooShort);
        return std::nullopt;
    }

    /// The piece or gap that begins here. With dots it is the text up to the next dot.
    std::string_view entryUpTo(std::size_t end) const {
        const auto rest = m_text.substr(m_at, end - m_at);
        if (m_hasDots) return rest.substr(0, rest.find('.'));
        if (!ascii::isDigit(rest.front())) return wholeCharacters(rest, 0, rest.front() == '+' ? 2 : 1);
        const auto stop = std::find_if_not(rest.begin(), rest.end(), ascii::isDigit);
        return rest.substr(0, static_cast<std::size_t>(stop - rest.begin()));
    }

    std::optional<ParseError> readGap(std::string_view entry, bool isAfterGap) {
        const int gap = numberIn(entry);
        if (gap == 0 || (m_hasDots && entry.front() == '0'))
            return errorAt(m_at, m_hasDots ? entry.size() : 1, ParseErrorKind::EmptyGap);
        if (m_hasDots && isAfterGap) return errorAt(m_at, entry.size(), ParseErrorKind::UnknownPiece);
        m_file += gap;
        if (m_file > m_setup.size.files) return errorAt(m_at, entry.size(), ParseErrorKind::RowTooLong);
        return std::nullopt;
    }

    std::optional<ParseError> readPiece(std::string_view entry, int rank) {
        if (entry == "+" && !m_hasDots) return errorAt(m_at, 1, ParseErrorKind::MissingField);
        const auto piece = pieceOf(entry);
        if (!piece) {
            const bool isFace = entry.size() > 1 && entry.front() == '+' && pieceOf(entry.substr(1));
            return errorAt(m_at, entry.size(),
                           isFace ? ParseErrorKind::CannotBePromoted : ParseErrorKind::UnknownPiece);
        }
        if (m_file >= m_setup.size.files) return errorAt(m_at, entry.size(), ParseErrorKind::RowTooLong);
        m_setup.at(m_setup.size.square(m_file++, rank)) = *piece;
        return std::nullopt;
    }

    /// The piece with these letters, which are all in the same case.
    std::optional<Piece> pieceOf(std::string_view entry) const {
        const bool isFirst = std::none_of(entry.begin(), entry.end(), ascii::isLower);
        if (!isFirst && std::any_of(entry.begin(), entry.end(), ascii::isUpper)) return std::nullopt;
        const auto type = m_variant.pieceByLetters(ascii::upperCase(entry));
        if (!type) return std::nullopt;
        return Piece{*type, isFirst ? Side::First : Side::Second};
    }

    ParseError errorAt(std::size_t offset, std::size_t length, ParseErrorKind kind) const {
        return {kind, offset, std::string(wholeCharacters(m_text, offset, length))};
    }

    std::string_view m_text;
    const VariantSpec& m_variant;
    Setup m_setup;
    bool m_hasDots;
    std::size_t m_at = 0;
    int m_file = 0;
};

ParseError errorAt(std::string_view text, std::size_t offset, ParseErrorKind kind, std::size_t length = 1) {
    return {kind, offset, std::string(wholeCharacters(text, offset, length))};
}

} // namespace

Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant) {
    RowReader reader(text, variant);
    if (auto error = reader.readRows()) return *error;
    const std::size_t bracket = reader.end();
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
        while (at < text.size() && ascii::isDigit(text[at]))
            ++at;
        int count = numberIn(text.substr(start, at - start));
        if (at == text.size()) return errorAt(text, start, ParseErrorKind::MissingField, text.size());
        if (at > start && count == 0) return errorAt(text, start, ParseErrorKind::EmptyGap);
        const char letter = text[at];
        const auto type = variant.pieceByLetters(std::string(1, ascii::toUpper(letter)));
        if (!type) return errorAt(text, at, ParseErrorKind::UnknownPiece);
        if (!variant.drops.allowed || variant.piece(*type).royal)
            return errorAt(text, at, ParseErrorKind::NotHeldInHand);
        Hand& hand = setup.hand(ascii::isLower(letter) ? Side::Second : Side::First);
        count = std::max(count, 1);
        if (hand.count(*type) + count > std::min(variant.size.squares(), Hand::MostOfAKind))
            return errorAt(text, start, ParseErrorKind::NumberTooLarge, at - start);
        hand.add(*type, count);
        ++at;
    }
    return setup;
}

std::string format(const Setup& setup, const VariantSpec& variant) {
    const bool hasDots = variant.hasCodes();
    std::string text;
    for (int rank = 0; rank < setup.size.ranks; ++rank) {
        if (rank > 0) text += '/';
        int gap = 0;
        bool isFirst = true;
        const auto add = [&](const std::string& entry) {
            if (hasDots && !isFirst) text += '.';
            text += entry;
            isFirst = false;
        };
        const auto closeGap = [&] {
            if (gap > 0) add(std::to_string(gap));
            gap = 0;
        };
        for (int file = 0; file < setup.size.files; ++file) {
            const auto& piece = setup.at(setup.size.square(file, rank));
            if (!piece) {
                ++gap;
                continue;
            }
            closeGap();
            add(formatPiece(*piece, variant));
        }
        closeGap();
    }
    return text;
}

std::string formatPiece(Piece piece, const VariantSpec& variant) {
    const std::string& letters = variant.piece(piece.type).letters;
    return piece.side == Side::First ? letters : ascii::lowerCase(letters);
}

} // namespace komadai::core::board_rows
