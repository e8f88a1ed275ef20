// The text of PGN divided into games, tags and tokens.
#pragma once

#include "core/notation/pgn_values.h"
#include "core/notation/record_file.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::pgn {

std::string_view trimmed(std::string_view text);
bool isBlank(char c);

/// Passes problems on.
class Problems {
public:
    explicit Problems(const ReadSink& sink) : m_sink(sink) {}

    void setGame(int game) { m_game = game; }
    void report(ReadProblem::Kind kind, int line, std::string_view text);

private:
    const ReadSink& m_sink;
    int m_game = 0;
};

struct Token {
    enum class Kind { Move, Number, Comment, LineComment, Glyph, Open, Close };
    Kind kind{};
    int line = 0;
    std::string_view text;
};

struct Tag {
    std::string name, value;
    int line = 0;
    int lastLine = 0; ///< where it ends
};

/// The parts of one game.
struct GameText {
    int line = 0;
    std::vector<Tag> tags;
    std::vector<Token> tokens;
    std::optional<ResultMark> result;
    std::deque<std::string> rewritten{}; ///< texts of tokens that are not those of the file
    bool isEmpty() const { return tags.empty() && tokens.empty() && !result; }
};

/// Divides a text into games, and these into tokens.
class Lexer {
public:
    Lexer(std::string_view text, const ReadLimits& limits, Problems& problems);

    /// Reads the next game; an empty one at the end of the text. Comments before its tags are part of it, and so are those
    /// behind its result in the same line.
    GameText next();

    bool isAtEnd() { return !skipBlanks(); }
    int line() const { return m_line; }

private:
    /// False at the end of the text.
    bool skipBlanks();

    /// Goes on by a byte and counts the line ends of all systems.
    void advance();

    /// Goes on to this place.
    void goTo(std::size_t at);

    bool isAt(std::size_t at, char c) const { return at < m_text.size() && m_text[at] == c; }

    /// The next place that is not blank, in this line or a later one.
    std::size_t afterBlanks(std::size_t at) const;

    /// The end of this line. It is kept, as a line can have many tags.
    std::size_t lineEnd();
    std::size_t wordEnd() const;

    /// Whether a tag begins there: `[Name` and a blank, or the quote of its value, which may stand in the next line.
    bool isTagAt(std::size_t at) const;

    /// Whether a second tag Event begins here, behind an empty line. Then the game before it has neither moves nor a result.
    bool beginsNextHeader(const GameText& game) const;

    void readTag(GameText& game);

    /// Reads a value between quotes, up to the end of its line at most, and the bracket behind it, which may stand in the next line. A
    /// quote inside ends the value only if a bracket follows.
    bool readQuoted(std::size_t& at, std::size_t end, std::string& value) const;

    std::optional<ResultMark> resultAt() const;

    /// The comments between a result and the end of its line.
    void readCommentsOfLine(GameText& game);

    void readToken(std::vector<Token>& tokens);

    /// A comment that does not end is taken to end where the next game begins.
    void readComment(std::vector<Token>& tokens);

    /// A move number, a move with glyphs, or a glyph.
    void readWord(std::vector<Token>& tokens);

    /// Where the glyphs at the end of a word begin.
    static std::size_t glyphsOf(std::string_view word);

    std::string_view m_text;
    const ReadLimits& m_limits;
    Problems& m_problems;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    std::size_t m_lineEnd = 0; ///< see lineEnd
    int m_line = 1;
};

} // namespace komadai::core::pgn
