#include "core/notation/position_text.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/rules/any_position.h"
#include "core/variants/board_rows.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace komadai::core {
namespace {

constexpr int MaxCount = 100000; ///< of plies; larger counts are not read, and are written as this one

struct Field {
    std::string_view text;
    std::size_t offset;
};

/// Reads fields that are separated by single spaces. A line end at the end is ignored.
std::vector<Field> fieldsOf(std::string_view text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.remove_suffix(1);
    std::vector<Field> fields;
    std::size_t start = 0;
    while (true) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        fields.push_back({text.substr(start, end - start), start});
        if (end == text.size()) return fields;
        start = end + 1;
    }
}

ParseError errorIn(const Field& field, ParseErrorKind kind) {
    return {kind, field.offset, std::string(field.text)};
}

ParseError moved(ParseError error, std::size_t by) {
    error.offset += by;
    return error;
}

/// Reads a count of `most` at most into `target`.
std::optional<ParseError> readCount(const Field& field, int least, int& target, int most = MaxCount) {
    if (!ascii::isNumber(field.text)) return errorIn(field, ParseErrorKind::NotANumber);
    const auto count = numberFrom<int>(field.text, 0, most);
    if (!count) return errorIn(field, ParseErrorKind::NumberTooLarge);
    target = std::max(*count, least);
    return std::nullopt;
}

/// Reads the side to move; `first` is the letter of the first player.
std::optional<ParseError> readSide(const Field& field, char first, Side& target) {
    if (field.text != "b" && field.text != "w") return errorIn(field, ParseErrorKind::UnknownSide);
    target = field.text.front() == first ? Side::First : Side::Second;
    return std::nullopt;
}

ParseError missing(std::string_view text) { return {ParseErrorKind::MissingField, text.size(), {}}; }

/// The letters of one hand, with a count before the letter, or with repeated letters.
std::string formatHand(const Setup& setup, Side side, const VariantSpec& variant, bool counts) {
    std::string text;
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const int count = setup.hand(side).count(type);
        const std::string letters = board_rows::formatPiece({type, side}, variant);
        if (counts && count > 1) text += std::to_string(count);
        for (int n = 0; n < (counts ? std::min(count, 1) : count); ++n)
            text += letters;
    }
    return text;
}

/// The only way to write a position with codes of several letters: `rows side - ply`, single spaces, no leading zeros.
Result<Setup, ParseError> parseCoded(std::string_view text, const VariantSpec& variant) {
    std::vector<Field> fields;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        fields.push_back({text.substr(start, end - start), start});
        start = end + 1;
    }
    auto board = board_rows::parse(fields[0].text, variant);
    if (!board) return board;
    if (fields.size() < 4) return missing(text);
    if (fields.size() > 4)
        return ParseError{ParseErrorKind::TrailingText, fields[4].offset,
                          std::string(text.substr(fields[4].offset))};
    Setup setup = std::move(board).value();
    if (auto error = readSide(fields[1], 'b', setup.sideToMove)) return *error;
    if (fields[2].text != "-") return errorIn(fields[2], ParseErrorKind::NotHeldInHand);
    if (fields[3].text.starts_with('0')) return errorIn(fields[3], ParseErrorKind::NotANumber);
    if (auto error = readCount(fields[3], 1, setup.plyNumber)) return *error;
    return setup;
}

} // namespace

namespace sfen {

Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant) {
    if (variant.hasCodes()) return parseCoded(text, variant);
    const auto fields = fieldsOf(text);
    auto board = board_rows::parse(fields[0].text, variant);
    if (!board) return board;
    if (fields[0].text.find('[') != std::string_view::npos)
        return ParseError{ParseErrorKind::TrailingText, fields[0].text.find('['), "["};
    if (fields.size() < 3) return missing(text);
    Setup setup = std::move(board).value();
    if (auto error = readSide(fields[1], 'b', setup.sideToMove)) return *error;
    auto withHands = board_rows::parseHands(fields[2].text, std::move(setup), variant);
    if (!withHands) return moved(withHands.error(), fields[2].offset);
    setup = std::move(withHands).value();
    if (fields.size() > 3)
        if (auto error = readCount(fields[3], 1, setup.plyNumber)) return *error;
    if (fields.size() > 4) return errorIn(fields[4], ParseErrorKind::TrailingText);
    return setup;
}

std::string format(const Setup& setup, const VariantSpec& variant) {
    std::string hands =
        formatHand(setup, Side::First, variant, true) + formatHand(setup, Side::Second, variant, true);
    if (hands.empty()) hands = "-";
    return board_rows::format(setup, variant) + (setup.sideToMove == Side::First ? " b " : " w ") + hands +
           ' ' + std::to_string(std::min(setup.plyNumber, MaxCount));
}
std::string format(const AnyPosition& position) { return format(position.toSetup(), position.spec()); }

} // namespace sfen

namespace fen {

Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant) {
    if (variant.hasCodes()) return sfen::parse(text, variant);
    const auto fields = fieldsOf(text);
    auto board = board_rows::parse(fields[0].text, variant);
    if (!board) return board;
    Setup setup = std::move(board).value();
    if (fields.size() < 2) return missing(text);
    if (auto error = readSide(fields[1], 'w', setup.sideToMove)) return *error;

    std::size_t at = 2;
    const auto skipDash = [&] { at += at < fields.size() && fields[at].text == "-"; };
    skipDash(); // castling
    skipDash(); // en passant
    int move = 1;
    if (fields.size() > at + 1)
        if (auto error = readCount(fields[at++], 0, setup.quietPlies)) return *error;
    if (fields.size() > at)
        if (auto error = readCount(fields[at++], 1, move, MaxCount / 2)) return *error; // plies are counted
    if (fields.size() > at) return errorIn(fields[at], ParseErrorKind::TrailingText);
    setup.plyNumber = 2 * move - (setup.sideToMove == Side::First ? 1 : 0);
    return setup;
}

std::string format(const Setup& setup, const VariantSpec& variant) {
    if (variant.hasCodes()) return sfen::format(setup, variant);
    std::string text = board_rows::format(setup, variant);
    if (variant.drops.allowed)
        text += '[' + formatHand(setup, Side::First, variant, false) +
                formatHand(setup, Side::Second, variant, false) + ']';
    text += setup.sideToMove == Side::First ? " w" : " b";
    return text + " - - " + std::to_string(std::min(setup.quietPlies, MaxCount)) + ' ' +
           std::to_string((std::min(setup.plyNumber, MaxCount) + 1) / 2);
}

} // namespace fen

Result<Setup, ParseError> parsePosition(std::string_view text, const VariantSpec& variant) {
    if (variant.hasCodes()) return sfen::parse(text, variant);
    const auto fields = fieldsOf(text);
    const bool hasBrackets = fields[0].text.find('[') != std::string_view::npos;
    const bool namesHands = fields.size() >= 3 && !ascii::isNumber(fields[2].text);
    const bool endsWithoutPly = fields.size() == 4 && fields[3].text == "-"; // FEN without its counters
    const bool isFen = hasBrackets || fields.size() > 4 || endsWithoutPly || !namesHands;
    return isFen ? fen::parse(text, variant) : sfen::parse(text, variant);
}

} // namespace komadai::core
