#include "core/notation/pgn_text.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace komadai::core::pgn {
namespace {

using Kind = ReadProblem::Kind;

constexpr std::size_t QuotedBytes = 200; ///< of a text in a problem

constexpr std::string_view EventTag = "[Event";

/// Whether a comment begins with this character.
bool isComment(char c) { return c == '{' || c == ';'; }

} // namespace

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

void Problems::report(ReadProblem::Kind kind, int line, std::string_view text) {
    m_sink.problem({kind, m_game, line, std::string(cutAfter(text, QuotedBytes))});
}

Lexer::Lexer(std::string_view text, const ReadLimits& limits, Problems& problems)
    : m_text(text), m_limits(limits), m_problems(problems) {
    if (m_text.starts_with("\xef\xbb\xbf")) m_at = m_lineStart = 3;
}

GameText Lexer::next() {
    GameText game;
    int depth = 0;
    bool isPastTags = false;
    while (skipBlanks()) {
        const char c = m_text[m_at];
        const bool isFirst = game.isEmpty();
        const int line = m_line;
        if (c == '%' && m_at == m_lineStart) {
            m_at = lineEnd();
            continue;
        }
        if (isTagAt(m_at)) {
            if (isPastTags || game.result || beginsNextHeader(game)) break;
            readTag(game);
        } else if (const auto result = resultAt()) {
            m_at = wordEnd();
            if (depth > 0 && skipBlanks() && !isTagAt(m_at)) continue; // the end of a variation
            game.result = result;
            if (isFirst) game.line = line;
            readCommentsOfLine(game);
            break;
        } else {
            readToken(game.tokens);
            if (c == '(') ++depth;
            if (c == ')' && depth > 0) --depth;
            const bool isBeforeTags = isComment(c) && game.tags.empty();
            isPastTags = isPastTags || (!isBeforeTags && !game.tokens.empty());
        }
        if (isFirst) game.line = line;
    }
    return game;
}

bool Lexer::beginsNextHeader(const GameText& game) const {
    const bool isBehindGap = !game.tags.empty() && m_line > game.tags.back().lastLine + 1;
    const std::size_t end = m_at + EventTag.size();
    return isBehindGap && m_text.substr(m_at).starts_with(EventTag) && end < m_text.size() &&
           (isBlank(m_text[end]) || m_text[end] == '"') &&
           std::any_of(game.tags.begin(), game.tags.end(),
                       [](const Tag& tag) { return tag.name == "Event"; });
}

void Lexer::readCommentsOfLine(GameText& game) {
    const int line = m_line;
    while (skipBlanks() && m_line == line && isComment(m_text[m_at]))
        readToken(game.tokens);
}

bool Lexer::skipBlanks() {
    while (m_at < m_text.size() && (isBlank(m_text[m_at]) || m_text[m_at] == '\0'))
        advance();
    return m_at < m_text.size();
}

void Lexer::advance() {
    const char c = m_text[m_at++];
    const bool isHalf = c == '\r' && m_at < m_text.size() && m_text[m_at] == '\n';
    if ((c == '\n' || c == '\r') && !isHalf) {
        ++m_line;
        m_lineStart = m_at;
    }
}

void Lexer::goTo(std::size_t at) {
    while (m_at < at)
        advance();
}

std::size_t Lexer::lineEnd() {
    if (m_at >= m_lineEnd) m_lineEnd = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
    return m_lineEnd;
}

std::size_t Lexer::wordEnd() const {
    std::size_t end = m_at;
    while (end < m_text.size() && !isBlank(m_text[end]) && m_text[end] != '\0' &&
           std::string_view("(){};$").find(m_text[end]) == std::string_view::npos)
        ++end;
    return end;
}

bool Lexer::isTagAt(std::size_t at) const {
    if (m_text[at] != '[') return false;
    std::size_t end = at + 1;
    while (end < m_text.size() && end < at + 256 &&
           (ascii::isLetter(m_text[end]) || ascii::isDigit(m_text[end]) || m_text[end] == '_'))
        ++end;
    return end > at + 1 && end < m_text.size() &&
           (m_text[end] == ' ' || m_text[end] == '\t' || isAt(afterBlanks(end), '"'));
}

std::size_t Lexer::afterBlanks(std::size_t at) const {
    while (at < m_text.size() && isBlank(m_text[at]))
        ++at;
    return at;
}

void Lexer::readTag(GameText& game) {
    const int line = m_line;
    const std::size_t start = m_at;
    std::size_t at = m_at + 1;
    while (!isBlank(m_text[at]) && m_text[at] != '"')
        ++at;
    Tag tag{std::string(m_text.substr(start + 1, at - start - 1)), {}, line, line};
    bool isGood = isAt(afterBlanks(at), '"');
    if (isGood) {
        at = afterBlanks(at);
        goTo(at);
        isGood = readQuoted(at, lineEnd(), tag.value);
    } else {
        const std::size_t end = lineEnd();
        while (at < end && isBlank(m_text[at]))
            ++at;
        const std::size_t close = std::min(m_text.substr(0, end).find(']', at), end);
        tag.value = trimmed(m_text.substr(at, close - at));
        at = std::min(close + 1, end);
    }
    goTo(at);
    tag.lastLine = m_line;
    if (!isGood) m_problems.report(Kind::BadValue, line, m_text.substr(start, at - start));
    if (tag.value.size() > m_limits.textBytes) {
        m_problems.report(Kind::TooLong, line, tag.name);
        tag.value.resize(cutAfter(tag.value, m_limits.textBytes).size());
    }
    game.tags.push_back(std::move(tag));
}

bool Lexer::readQuoted(std::size_t& at, std::size_t end, std::string& value) const {
    for (++at; at < end; ++at) {
        const char c = m_text[at];
        if (c == '\\' && at + 1 < end && (m_text[at + 1] == '"' || m_text[at + 1] == '\\')) {
            value += m_text[++at];
        } else if (c == '"') {
            const std::size_t behind = afterBlanks(at + 1);
            if (isAt(behind, ']')) {
                at = behind + 1;
                return true;
            }
            const std::size_t close = std::min(behind, end);
            value.append(m_text.substr(at, close - at));
            at = close - 1;
        } else {
            value += c;
        }
    }
    return false;
}

std::optional<ResultMark> Lexer::resultAt() const {
    const char c = m_text[m_at];
    if (c != '*' && c != '0' && c != '1' && c != '\xc2') return std::nullopt;
    return pgn::resultFrom(m_text.substr(m_at, wordEnd() - m_at));
}

void Lexer::readToken(std::vector<Token>& tokens) {
    const char c = m_text[m_at];
    const int line = m_line;
    const auto add = [&](Token::Kind kind, std::string_view text) { tokens.push_back({kind, line, text}); };
    switch (c) {
    case '{': return readComment(tokens);
    case ';': {
        const std::size_t end = lineEnd();
        std::string_view text = m_text.substr(m_at + 1, end - m_at - 1);
        if (text.starts_with(' ')) text.remove_prefix(1);
        m_at = end;
        return add(Token::Kind::LineComment, text);
    }
    case '(': ++m_at; return add(Token::Kind::Open, "(");
    case ')': ++m_at; return add(Token::Kind::Close, ")");
    case '.': ++m_at; return;
    case '$': {
        std::size_t end = m_at + 1;
        while (end < m_text.size() && ascii::isDigit(m_text[end]))
            ++end;
        const std::string_view text = m_text.substr(m_at, end - m_at);
        m_at = end;
        return add(Token::Kind::Glyph, text);
    }
    case '}': ++m_at; return m_problems.report(Kind::UnknownText, line, "}");
    default: readWord(tokens);
    }
}

void Lexer::readComment(std::vector<Token>& tokens) {
    const int line = m_line;
    const std::size_t start = m_at + 1;
    bool isBlankLine = false;
    for (advance(); m_at < m_text.size() && m_text[m_at] != '}'; advance()) {
        if (m_at != m_lineStart) continue;
        if (isBlankLine && m_text.substr(m_at).starts_with("[Event \"")) break;
        isBlankLine = m_text[m_at] == '\n' || m_text[m_at] == '\r';
    }
    const std::string_view text = m_text.substr(start, m_at - start);
    tokens.push_back({Token::Kind::Comment, line, text});
    if (m_at < m_text.size() && m_text[m_at] == '}')
        ++m_at;
    else
        m_problems.report(Kind::BadNesting, line, "{");
}

void Lexer::readWord(std::vector<Token>& tokens) {
    std::string_view word = m_text.substr(m_at, wordEnd() - m_at);
    const int line = m_line;
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
    if (digits > 0 && (dots > digits || digits == word.size())) {
        m_at += dots;
        return tokens.push_back({Token::Kind::Number, line, word.substr(0, dots)});
    }
    if (word.empty()) word = wholeCharacters(m_text, m_at, 1);
    m_at += word.size();
    if (word == "e.p." || word == "ep") return;
    if (pgn::glyphFrom(word)) return tokens.push_back({Token::Kind::Glyph, line, word});
    const std::size_t end = glyphsOf(word);
    const bool canBeMove = ascii::isLetter(word[0]) || ascii::isDigit(word[0]) || word[0] == '+' ||
                           word[0] == '-' || word[0] == '@' || static_cast<unsigned char>(word[0]) >= 0x80;
    if (end > 0 && !canBeMove) return m_problems.report(Kind::UnknownText, line, word);
    if (end > 0) tokens.push_back({Token::Kind::Move, line, word.substr(0, end)});
    if (end < word.size()) tokens.push_back({Token::Kind::Glyph, line, word.substr(end)});
}

std::size_t Lexer::glyphsOf(std::string_view word) {
    std::size_t end = word.size();
    while (end > 0 && (word[end - 1] == '!' || word[end - 1] == '?'))
        --end;
    if (end < word.size()) return end;
    for (std::size_t i = 1; i < word.size(); ++i)
        if (static_cast<unsigned char>(word[i]) >= 0x80 && static_cast<unsigned char>(word[i - 1]) < 0x80 &&
            pgn::glyphFrom(word.substr(i)))
            return i;
    return word.size();
}

} // namespace komadai::core::pgn
