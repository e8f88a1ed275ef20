#include "core/book/engine_text_book.h"

#include "core/book/book_reading.h"
#include "core/notation/move_text.h"
#include "core/notation/record_reading.h"
#include "core/notation/record_variants.h"

#include <algorithm>

namespace komadai::core::engine_text_book {
namespace {

using Kind = BookProblem::Kind;

constexpr std::string_view Mark = "#YANEURAOU-DB2016 ";
constexpr std::string_view Version = "1.00";
constexpr std::string_view Nothing = "none";
constexpr int MostBoardSide = 9;

bool isComment(std::string_view line) { return line.starts_with('#') || line.starts_with("//"); }

class Reader {
public:
    Reader(const BookReadOptions& options, BookReading& reading)
        : m_recordOptions{options.variants, options.variant}, m_starts(m_recordOptions),
          m_builder(options, reading) {}

    void read(std::string_view text) {
        Lines lines(text);
        while (lines.next() && !m_builder.isFull())
            readLine(trimmed(lines.line()), lines.number());
        if (m_builder.hasVariant() || m_builder.isInPosition()) return;
        if (const auto start = m_starts.usualStart()) m_builder.setVariant(start.value().variant());
    }

private:
    void readLine(std::string_view line, int number) {
        if (line.empty() || line.starts_with(Mark)) return;
        if (isComment(line)) return m_builder.noteComment();
        std::string_view rest = line;
        const std::string_view word = takeWord(rest);
        if (word == "sfen") return readPosition(rest, number);
        if (word == "startpos") return readStart(number);
        if (!m_builder.isInPosition()) return m_builder.problem(Kind::MoveWithoutPosition, number, line);
        if (m_builder.position()) readMove(word, rest, number);
    }

    void readStart(int number) {
        const auto start = m_starts.usualStart();
        if (!m_builder.hasVariant() && start) m_builder.setVariant(start.value().variant());
        if (!m_builder.hasVariant()) return refuse(Kind::UnknownVariant, number, "startpos");
        m_builder.setPosition(AnyPosition::startOf(m_builder.variant()));
    }

    void readPosition(std::string_view text, int number) {
        if (!m_builder.hasVariant()) {
            const auto position = m_starts.find(withPlyNumber(text));
            if (!position && position.error() == ReadProblem::Kind::UnknownVariant)
                return refuse(Kind::UnknownVariant, number, text);
            if (!position) return refuse(Kind::BadPosition, number, text);
            m_builder.setVariant(position.value().variant());
        }
        auto position = m_builder.parsePosition(text);
        if (!position) return refuse(Kind::BadPosition, number, text);
        m_builder.setPosition(std::move(position));
    }

    void refuse(Kind kind, int number, std::string_view text) {
        m_builder.problem(kind, number, text);
        m_builder.setPosition(std::nullopt);
    }

    void readMove(std::string_view word, std::string_view values, int number) {
        const auto move = m_builder.parseMove(word, number);
        if (!move) return;
        BookMove known{*move};
        if (const auto reply = takeValue(values); !reply.empty())
            known.reply = m_builder.parseReply(reply, *move, number);
        const auto score = takeNumber(values, -BookMove::MostScore, BookMove::MostScore, number);
        const auto depth = takeNumber(values, 0, BookMove::MostDepth, number);
        known.count = takeNumber(values, 0, BookMove::MostCount, number).value_or(0);
        const bool hasDepth = depth && *depth > 0;
        if (score && (*score != 0 || hasDepth)) known.score = static_cast<int>(*score);
        if (known.score && hasDepth) known.depth = static_cast<int>(*depth);
        if (!values.empty()) m_builder.noteComment();
        m_builder.add(known, number);
    }

    /// Empty where it is missing or `none`.
    static std::string_view takeValue(std::string_view& values) {
        const std::string_view value = takeWord(values);
        return value == Nothing ? std::string_view() : value;
    }
    std::optional<std::int64_t> takeNumber(std::string_view& values, std::int64_t least, std::int64_t most,
                                           int number) {
        const std::string_view value = takeValue(values);
        if (value.empty()) return std::nullopt;
        return m_builder.parseNumber(value, least, most, number);
    }

    ReadOptions m_recordOptions;
    StartFinder m_starts;
    BookBuilder m_builder;
};

bool canCarry(const VariantSpec& spec) {
    return !spec.hasCodes() && !spec.effects && spec.size.files <= MostBoardSide &&
           spec.size.ranks <= MostBoardSide;
}

void writeMove(std::string& text, const SortedMove& sorted, const AnyPosition& position) {
    const BookMove& move = *sorted.move;
    text += sorted.text + ' ';
    text += move.reply ? usi::format(*move.reply, position.after(move.move)) : std::string(Nothing);
    text += ' ' + std::to_string(move.score.value_or(0));
    text += ' ' + std::to_string(move.score ? move.depth.value_or(0) : 0);
    text += ' ' + std::to_string(move.count) + '\n';
}

std::vector<BookLoss> lossesOf(const OpeningBook& book) {
    const auto hasMove = [&book](auto condition) {
        return std::any_of(book.entries().begin(), book.entries().end(), [&](const auto& entry) {
            return std::any_of(entry.second.moves.begin(), entry.second.moves.end(), condition);
        });
    };
    std::vector<BookLoss> losses;
    if (book.variant()->spec().id != StartFinder::MadeFor) losses.push_back(BookLoss::VariantName);
    if (hasMove([](const BookMove& move) { return move.weight.has_value(); }))
        losses.push_back(BookLoss::Weights);
    if (hasMove([](const BookMove& move) { return move.score == 0 && !move.depth; }))
        losses.push_back(BookLoss::ZeroScores);
    return losses;
}

} // namespace

bool looksLikeBook(std::string_view text) {
    if (text.starts_with(Mark)) return true;
    Lines lines(text);
    bool isInPosition = false;
    while (lines.next()) {
        std::string_view line = trimmed(lines.line());
        if (line.empty() || isComment(line)) continue;
        if (isInPosition) return std::count(line.begin(), line.end(), '/') == 0;
        const std::string_view word = takeWord(line);
        if (word != "sfen" && word != "startpos") return false;
        isInPosition = true;
    }
    return false;
}

void read(std::string_view text, const BookReadOptions& options, BookReading& reading) {
    Reader(options, reading).read(text);
}

Result<WrittenBook, BookWriteProblem> write(const OpeningBook& book) {
    if (!canCarry(book.variant()->spec())) return BookWriteProblem::Variant;
    std::string text(Mark);
    text += Version;
    text += '\n';
    // The entries are sorted by their texts, which have no character below the blank before the number of the ply.
    for (const auto& entry : book.entries()) {
        const AnyPosition position = book.positionOf(entry);
        text += "sfen " + entry.first + ' ' + std::to_string(entry.second.plyNumber) + '\n';
        for (const SortedMove& move : sortedMoves(entry.second, position))
            writeMove(text, move, position);
    }
    return WrittenBook{std::move(text), lossesOf(book)};
}

} // namespace komadai::core::engine_text_book
