#include "core/store/search_words.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace komadai::core::store {
namespace {

/// Whether words are not divided by blanks in the script of this character.
/// Source: Unicode blocks Hiragana to Katakana, CJK Unified Ideographs with extensions, compatibility ideographs.
bool hasNoBlanks(char32_t c) {
    return (c >= 0x3005 && c <= 0x3007) || (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x4dbf) ||
           (c >= 0x4e00 && c <= 0x9fff) || (c >= 0xf900 && c <= 0xfaff) || (c >= 0x20000 && c <= 0x3ffff);
}

/// Full-width forms of ASCII as ASCII.
char32_t narrowed(char32_t c) {
    if (c >= 0xff01 && c <= 0xff5e) return c - 0xff01 + U'!';
    return c == 0x3000 ? U' ' : c;
}

/// Whether a character is a part of words in the other scripts. FTS5 divides at the others.
bool isWordCharacter(char32_t c) {
    if (c >= 0x2000 && c <= 0x303f) return false; // punctuation and symbols
    if (c >= 0x80 && c < 0xc0) return std::u32string_view(U"ª²³µ¹º¼½¾").find(c) != std::u32string_view::npos;
    if (c == U'×' || c == U'÷') return false;
    return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct Character {
    std::string bytes;
    enum class Kind { Word, NoBlanks, Other } kind = Kind::Other;
};

std::string encoded(char32_t c) {
    const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    if (c < 0x80) return {byte(c)};
    if (c < 0x800) return {byte(0xc0 | c >> 6), byte(0x80 | (c & 0x3f))};
    if (c < 0x10000) return {byte(0xe0 | c >> 12), byte(0x80 | (c >> 6 & 0x3f)), byte(0x80 | (c & 0x3f))};
    return {byte(0xf0 | c >> 18), byte(0x80 | (c >> 12 & 0x3f)), byte(0x80 | (c >> 6 & 0x3f)),
            byte(0x80 | (c & 0x3f))};
}

/// Takes a character off the text. What is not valid UTF-8 divides words.
Character takeCharacter(std::string_view& text) {
    const std::size_t length = utf8Length(text);
    if (length == 0) {
        text.remove_prefix(1);
        return {" "};
    }
    const auto first = static_cast<unsigned char>(text[0]);
    char32_t c = length == 1 ? first : first & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i)
        c = c << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
    text.remove_prefix(length);
    c = narrowed(c);
    const auto kind = hasNoBlanks(c)       ? Character::Kind::NoBlanks
                      : isWordCharacter(c) ? Character::Kind::Word
                                           : Character::Kind::Other;
    return {encoded(c), kind};
}

/// The pieces of a word between blanks. In a query, the end of the text need not be the end of the word.
class Pieces {
public:
    explicit Pieces(bool isQuery) : m_isQuery(isQuery) {}

    void add(const Character& c) {
        if (c.kind != m_kind) endRun(false);
        m_kind = c.kind;
        if (c.kind != Character::Kind::Other) m_run.push_back(c.bytes);
    }
    std::vector<std::string> take() {
        endRun(true);
        m_kind = Character::Kind::Other;
        return std::exchange(m_pieces, {});
    }

private:
    void endRun(bool isLast) {
        if (m_run.empty()) return;
        if (m_kind == Character::Kind::Word) {
            std::string word;
            for (const std::string& c : m_run)
                word += c;
            m_pieces.push_back(std::move(word));
        } else {
            for (std::size_t i = 0; i + 1 < m_run.size(); ++i)
                m_pieces.push_back(m_run[i] + m_run[i + 1]);
            if (!m_isQuery || !isLast || m_run.size() == 1) m_pieces.push_back(m_run.back());
        }
        m_run.clear();
    }

    bool m_isQuery;
    Character::Kind m_kind = Character::Kind::Other;
    std::vector<std::string> m_run; ///< characters of the same kind
    std::vector<std::string> m_pieces;
};

void append(std::string& text, std::string_view separator, std::string_view part) {
    if (!text.empty()) text += separator;
    text += part;
}

std::vector<std::string> piecesOf(std::string_view text) {
    Pieces pieces(false);
    while (!text.empty())
        pieces.add(takeCharacter(text));
    return pieces.take();
}

/// Pieces that must follow one another; of the last one, the beginning is enough.
using Phrase = std::vector<std::string>;

/// The words of a query.
std::vector<Phrase> phrasesOf(std::string_view text) {
    std::vector<Phrase> phrases;
    Pieces pieces(true);
    const auto endWord = [&] {
        if (Phrase phrase = pieces.take(); !phrase.empty()) phrases.push_back(std::move(phrase));
    };
    while (!text.empty()) {
        const Character c = takeCharacter(text);
        if (c.bytes == " ")
            endWord();
        else
            pieces.add(c);
    }
    endWord();
    return phrases;
}

bool isIn(const std::vector<std::string>& pieces, const Phrase& phrase) {
    const auto isLike = [&phrase](const std::string& piece, const std::string& wanted) {
        const std::string_view part = std::string_view(piece).substr(
            0, &wanted == &phrase.back() ? wanted.size() : std::string_view::npos);
        return ascii::lowerCase(part) == ascii::lowerCase(wanted);
    };
    return std::search(pieces.begin(), pieces.end(), phrase.begin(), phrase.end(), isLike) != pieces.end();
}

} // namespace

std::string searchWords(std::string_view text) {
    std::string words;
    for (const std::string& piece : piecesOf(text))
        append(words, " ", piece);
    return words;
}

std::string matchQuery(std::string_view text) {
    std::string query;
    for (const Phrase& pieces : phrasesOf(text)) {
        std::string phrase;
        for (const std::string& piece : pieces)
            append(phrase, " ", piece);
        // Pieces have no quotation marks in them: these are no characters of words.
        // Without AND between them, FTS5 passes over phrases in which it finds no word, such as a lone sign.
        append(query, " ", "\"" + phrase + "\" *");
    }
    return query;
}

bool hasWords(std::string_view text, std::string_view words) {
    const std::vector<Phrase> phrases = phrasesOf(words);
    const std::vector<std::string> pieces = piecesOf(text);
    return !phrases.empty() && std::all_of(phrases.begin(), phrases.end(),
                                           [&](const Phrase& phrase) { return isIn(pieces, phrase); });
}

} // namespace komadai::core::store
