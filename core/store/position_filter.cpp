#include "core/store/position_filter.h"

#include "core/base/ascii.h"
#include "core/notation/move_text.h"
#include "core/practice/puzzle.h"

#include <algorithm>
#include <optional>

namespace komadai::core {
namespace {

/// `P@7f` or `-@5e`; none if the word is nothing like it.
std::optional<PiecePattern::Cell> cellOf(std::string_view word, const VariantSpec& variant) {
    const std::size_t at = word.find('@');
    if (at == std::string_view::npos) return std::nullopt;
    std::size_t end = at + 1;
    const auto square = parseSquare(word, end, variant.size, variant.coordinates);
    if (!square || end != word.size()) return std::nullopt;
    const std::string_view letters = word.substr(0, at);
    if (letters == "-") return PiecePattern::Cell{*square};
    const auto type = variant.pieceByLetters(ascii::upperCase(letters));
    if (!type) return std::nullopt;
    const bool isSecond = std::any_of(letters.begin(), letters.end(), ascii::isLower);
    return PiecePattern::Cell{*square, Piece{*type, isSecond ? Side::Second : Side::First}};
}

/// Takes a word that is no cell. Returns false if it means nothing.
bool readOption(std::string_view word, PiecePattern& pattern) {
    if (word == "first")
        pattern.sideToMove = Side::First;
    else if (word == "second")
        pattern.sideToMove = Side::Second;
    else if (word == "mirrored")
        pattern.alsoMirrored = true;
    else if (word == "turned")
        pattern.alsoTurned = true;
    else
        return false;
    return true;
}

} // namespace

std::string positionCondition(const AnyPosition& position) {
    return "position:\"" + position.spec().id + ' ' + positionText(position) + '"';
}

std::string piecesCondition(const PiecePattern& pattern, const VariantSpec& variant) {
    return "pieces:\"" + variant.id + ' ' + formatPattern(pattern, variant) + '"';
}

Result<PiecePattern, PatternError> parsePattern(std::string_view text, const VariantSpec& variant) {
    PiecePattern pattern;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (word.empty()) continue;
        if (const auto cell = cellOf(word, variant))
            pattern.cells.push_back(*cell);
        else if (!readOption(word, pattern))
            return PatternError{std::string(word)};
    }
    if (pattern.cells.empty()) return PatternError{};
    return pattern;
}

std::string formatPattern(const PiecePattern& pattern, const VariantSpec& variant) {
    std::string text;
    const auto add = [&text](const std::string& word) {
        if (!text.empty()) text += ' ';
        text += word;
    };
    for (const PiecePattern::Cell& cell : pattern.cells) {
        std::string letters = "-";
        if (cell.piece) {
            letters = variant.piece(cell.piece->type).letters;
            if (cell.piece->side == Side::Second) letters = ascii::lowerCase(letters);
        }
        add(letters + '@' + formatSquare(cell.square, variant.size, variant.coordinates));
    }
    if (pattern.sideToMove) add(*pattern.sideToMove == Side::First ? "first" : "second");
    if (pattern.alsoMirrored) add("mirrored");
    if (pattern.alsoTurned) add("turned");
    return text;
}

} // namespace komadai::core
