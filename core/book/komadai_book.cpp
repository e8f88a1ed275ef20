#include "core/book/komadai_book.h"

#include "core/book/book_reading.h"
#include "core/notation/move_text.h"
#include "core/notation/record_reading.h"

namespace komadai::core::komadai_book {
namespace {

using Kind = BookProblem::Kind;

constexpr std::string_view Mark = "# Komadai opening book ";
constexpr std::string_view Version = "1";

class Reader {
public:
    Reader(const BookReadOptions& options, BookReading& reading) : m_builder(options, reading) {}

    void read(std::string_view text) {
        Lines lines(text);
        while (lines.next() && !m_isOver && !m_builder.isFull())
            readLine(trimmed(lines.line()), lines.number());
        if (!m_isOver && !m_builder.hasVariant()) m_builder.problem(Kind::MissingVariant, 0);
    }

private:
    void readLine(std::string_view line, int number) {
        if (line.empty()) return;
        if (line.starts_with('#')) return readComment(line, number);
        std::string_view rest = line;
        const std::string_view word = takeWord(rest);
        if (word == "variant") return readVariant(rest, number);
        if (!m_builder.hasVariant()) return end(Kind::MissingVariant, number, {});
        if (word == "position") return readPosition(rest, number);
        if (!m_builder.isInPosition()) return m_builder.problem(Kind::MoveWithoutPosition, number, line);
        if (m_builder.position()) readMove(word, rest, number);
    }

    void readComment(std::string_view line, int number) {
        if (number > 1 || !take(line, Mark)) return m_builder.noteComment();
        if (trimmed(line) != Version) end(Kind::NewerVersion, number, trimmed(line));
    }

    void readVariant(std::string_view id, int number) {
        if (m_builder.hasVariant()) return m_builder.problem(Kind::UnknownText, number, id);
        auto variant = m_builder.options().variants.find(id);
        if (!variant) return end(Kind::UnknownVariant, number, id);
        m_builder.setVariant(std::move(variant));
    }

    void readPosition(std::string_view text, int number) {
        auto position = m_builder.parsePosition(text);
        if (!position) m_builder.problem(Kind::BadPosition, number, text);
        m_builder.setPosition(std::move(position));
    }

    void readMove(std::string_view word, std::string_view values, int number) {
        const auto move = m_builder.parseMove(word, number);
        if (!move) return;
        BookMove known{*move};
        while (!values.empty())
            readValue(takeWord(values), known, number);
        if (known.depth && !known.score) {
            m_builder.problem(Kind::BadValue, number, "depth=" + std::to_string(*known.depth));
            known.depth.reset();
        }
        m_builder.add(known, number);
    }

    void readValue(std::string_view word, BookMove& move, int number) {
        const auto value = [&](std::int64_t least, std::int64_t most) {
            return m_builder.parseNumber(word, least, most, number);
        };
        if (take(word, "count=")) {
            move.count = value(0, BookMove::MostCount).value_or(0);
        } else if (take(word, "weight=")) {
            move.weight = value(0, BookMove::MostCount);
        } else if (take(word, "score=")) {
            if (const auto score = value(-BookMove::MostScore, BookMove::MostScore))
                move.score = static_cast<int>(*score);
        } else if (take(word, "depth=")) {
            if (const auto depth = value(1, BookMove::MostDepth)) move.depth = static_cast<int>(*depth);
        } else if (take(word, "reply=")) {
            move.reply = m_builder.parseReply(word, move.move, number);
        } else {
            m_builder.problem(Kind::UnknownText, number, word);
        }
    }

    void end(Kind kind, int number, std::string_view text) {
        m_builder.problem(kind, number, text);
        m_isOver = true;
    }

    BookBuilder m_builder;
    bool m_isOver = false; ///< there is no book
};

void writeMove(std::string& text, const SortedMove& sorted, const AnyPosition& position) {
    const BookMove& move = *sorted.move;
    const auto add = [&text](const char* name, std::int64_t value) {
        text += ' ';
        text += name;
        text += '=' + std::to_string(value);
    };
    text += sorted.text;
    if (move.count > 0) add("count", move.count);
    if (move.weight) add("weight", *move.weight);
    if (move.score) add("score", *move.score);
    if (move.score && move.depth) add("depth", *move.depth);
    if (move.reply) text += " reply=" + usi::format(*move.reply, position.after(move.move));
    text += '\n';
}

} // namespace

bool looksLikeBook(std::string_view text) { return text.starts_with(Mark); }

void read(std::string_view text, const BookReadOptions& options, BookReading& reading) {
    Reader(options, reading).read(text);
}

Result<WrittenBook, BookWriteProblem> write(const OpeningBook& book) {
    std::string text(Mark);
    text += Version;
    text += "\nvariant " + book.variant()->spec().id + '\n';
    for (const auto& entry : book.entries()) {
        const AnyPosition position = book.positionOf(entry);
        text += "position " + entry.first + ' ' + std::to_string(entry.second.plyNumber) + '\n';
        for (const SortedMove& move : sortedMoves(entry.second, position))
            writeMove(text, move, position);
    }
    return WrittenBook{std::move(text), {}};
}

} // namespace komadai::core::komadai_book
