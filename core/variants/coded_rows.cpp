#include "core/variants/coded_rows.h"

#include <algorithm>

namespace komadai::core::coded_rows {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isLower(char c) { return c >= 'a' && c <= 'z'; }
char upper(char c) { return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c; }
char lower(char c) { return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

std::string mapped(std::string_view text, char (*letter)(char)) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), letter);
    return result;
}

/// Reads one row after another.
class RowReader {
public:
    RowReader(std::string_view text, const VariantSpec& variant)
        : m_text(text), m_variant(variant), m_setup(variant.size) {}

    Result<Setup, ParseError> run() {
        for (int rank = 0; rank < m_variant.size.ranks; ++rank) {
            if (rank > 0) {
                if (m_at == m_text.size()) return error(m_at, 0, ParseErrorKind::TooFewRows);
                ++m_at; // the slash
            }
            if (auto problem = readRow(rank)) return *problem;
        }
        if (m_at < m_text.size()) return error(m_at, m_text.size() - m_at, ParseErrorKind::TooManyRows);
        return std::move(m_setup);
    }

private:
    std::optional<ParseError> readRow(int rank) {
        const std::size_t end = std::min(m_text.find('/', m_at), m_text.size());
        int file = 0;
        bool afterGap = false;
        while (true) {
            const std::size_t start = m_at;
            const std::size_t stop = std::min(m_text.find('.', start), end);
            const auto entry = m_text.substr(start, stop - start);
            const bool isGap = !entry.empty() && std::all_of(entry.begin(), entry.end(), isDigit);
            if (isGap) {
                if (entry.front() == '0') return error(start, entry.size(), ParseErrorKind::EmptyGap);
                if (afterGap) return error(start, entry.size(), ParseErrorKind::UnknownPiece);
                if (entry.size() > 2) return error(start, entry.size(), ParseErrorKind::RowTooLong);
                int gap = 0;
                for (const char digit : entry)
                    gap = 10 * gap + (digit - '0');
                file += gap;
            } else {
                const auto piece = pieceOf(entry);
                if (!piece) return error(start, entry.size(), kindOfError(entry));
                if (file >= m_variant.size.files)
                    return error(start, entry.size(), ParseErrorKind::RowTooLong);
                m_setup.at(m_variant.size.square(file, rank)) = *piece;
                ++file;
            }
            if (file > m_variant.size.files) return error(start, entry.size(), ParseErrorKind::RowTooLong);
            afterGap = isGap;
            m_at = stop;
            if (stop == end) break;
            ++m_at; // the dot
        }
        if (file < m_variant.size.files) return error(m_at, 0, ParseErrorKind::RowTooShort);
        return std::nullopt;
    }

    std::optional<Piece> pieceOf(std::string_view entry) const {
        const bool isFirst = std::none_of(entry.begin(), entry.end(), isLower);
        if (!isFirst && std::any_of(entry.begin(), entry.end(), isUpper)) return std::nullopt;
        const auto type = m_variant.pieceByLetters(mapped(entry, upper));
        if (!type) return std::nullopt;
        return Piece{*type, isFirst ? Side::First : Side::Second};
    }

    ParseErrorKind kindOfError(std::string_view entry) const {
        const bool isPromoted = !entry.empty() && entry.front() == '+';
        return isPromoted && pieceOf(entry.substr(1)) ? ParseErrorKind::CannotBePromoted
                                                      : ParseErrorKind::UnknownPiece;
    }

    ParseError error(std::size_t offset, std::size_t length, ParseErrorKind kind) const {
        return {kind, offset, std::string(m_text.substr(offset, length))};
    }

    std::string_view m_text;
    const VariantSpec& m_variant;
    Setup m_setup;
    std::size_t m_at = 0;
};

} // namespace

Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant) {
    return RowReader(text, variant).run();
}

std::string format(const Setup& setup, const VariantSpec& variant) {
    std::string text;
    for (int rank = 0; rank < setup.size.ranks; ++rank) {
        if (rank > 0) text += '/';
        int gap = 0;
        std::string row;
        const auto add = [&](const std::string& entry) {
            if (!row.empty()) row += '.';
            row += entry;
        };
        for (int file = 0; file < setup.size.files; ++file) {
            const auto piece = setup.at(setup.size.square(file, rank));
            if (!piece) {
                ++gap;
                continue;
            }
            if (gap > 0) add(std::to_string(gap));
            gap = 0;
            add(formatPiece(*piece, variant));
        }
        if (gap > 0) add(std::to_string(gap));
        text += row;
    }
    return text;
}

std::string formatPiece(Piece piece, const VariantSpec& variant) {
    const std::string& letters = variant.piece(piece.type).letters;
    return piece.side == Side::First ? letters : mapped(letters, lower);
}

} // namespace komadai::core::coded_rows
