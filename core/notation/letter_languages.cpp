#include "core/notation/letter_languages.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace komadai::core::pgn {
namespace {

/// King, queen, rook, bishop, knight and pawn.
using Letters = std::string_view;

constexpr std::array<std::string_view, 6> Names{"King", "Queen", "Rook", "Bishop", "Knight", "Pawn"};
constexpr Letters English = "KQRBNP";
/// Source: the table of piece letters in the PGN standard of 1994 (section 8.2.3).
constexpr std::array<Letters, 9> OtherLanguages{
    "KDTLSB", // German, Danish, Norwegian, Swedish
    "RDTFCP", // French
    "RDTACP", // Spanish, Italian
    "KDTLPO", // Dutch
    "RDTBCP", // Portuguese
    "KDVSJP", // Czech
    "KHWGSP", // Polish
    "KVBFHG", // Hungarian
    "KDTLRP", // Finnish
};

using LetterSet = std::set<char>;

LetterSet capitalsIn(const GameText& game) {
    LetterSet capitals;
    for (const Token& token : game.tokens)
        if (token.kind == Token::Kind::Move)
            std::copy_if(token.text.begin(), token.text.end(), std::inserter(capitals, capitals.end()),
                         ascii::isUpper);
    return capitals;
}

/// The letters of a variant's kinds in a language, and their English ones at the same places.
struct LetterTable {
    std::string other, english;

    static LetterTable of(const VariantSpec& spec, Letters language) {
        LetterTable table;
        for (const PieceSpec& piece : spec.pieces) {
            if (piece.promotedFrom) continue; // has the letter of its other face
            const char own = piece.letters.front();
            const std::size_t place = English.find(own);
            const bool isOrthodox = place != std::string_view::npos && piece.name == Names[place];
            table.english += own;
            table.other += isOrthodox ? language[place] : own;
        }
        return table;
    }
    bool isUnique() const { return LetterSet(other.begin(), other.end()).size() == other.size(); }
    bool hasAll(const LetterSet& capitals) const {
        return std::all_of(capitals.begin(), capitals.end(),
                           [&](char letter) { return other.find(letter) != std::string::npos; });
    }
    std::string inEnglish(std::string_view move) const {
        std::string text(move);
        for (char& letter : text)
            if (const std::size_t place = other.find(letter); place != std::string::npos)
                letter = english[place];
        return text;
    }
};

/// Whether English letters, and those that readers know for promoted faces, explain all capitals.
bool areEnglish(const LetterSet& capitals, const VariantSpec& spec) {
    constexpr std::string_view OfFaces = "DHI"; // see UsualLetters in san.cpp
    return std::all_of(capitals.begin(), capitals.end(), [&](char letter) {
        const bool isOfFace = OfFaces.find(letter) != std::string_view::npos &&
                              std::any_of(spec.pieces.begin(), spec.pieces.end(),
                                          [](const PieceSpec& piece) { return piece.promotedFrom; });
        return isOfFace || spec.pieceByLetters(std::string_view(&letter, 1)).has_value();
    });
}

} // namespace

void readLettersInAnyLanguage(GameText& game, const VariantSpec& spec) {
    if (spec.hasCodes()) return;
    const LetterSet capitals = capitalsIn(game);
    if (areEnglish(capitals, spec)) return;
    for (const Letters language : OtherLanguages) {
        const LetterTable table = LetterTable::of(spec, language);
        if (!table.isUnique() || !table.hasAll(capitals)) continue;
        for (Token& token : game.tokens)
            if (token.kind == Token::Kind::Move)
                token.text = game.rewritten.emplace_back(table.inEnglish(token.text));
        return;
    }
}

} // namespace komadai::core::pgn
