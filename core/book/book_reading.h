// What the readers and writers of opening books share.
#pragma once

#include "core/book/book_file.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Builds a book from the lines of a file, and collects problems.
class BookBuilder {
public:
    BookBuilder(const BookReadOptions& options, BookReading& reading)
        : m_options(options), m_reading(reading) {}

    const BookReadOptions& options() const { return m_options; }
    void problem(BookProblem::Kind kind, int line, std::string_view text = {});
    /// A comment is left out.
    void noteComment() { m_reading.losses = {BookLoss::Comments}; }

    bool hasVariant() const { return m_reading.book.has_value(); }
    /// Precondition: hasVariant().
    const std::shared_ptr<const Variant>& variant() const { return m_reading.book->variant(); }
    /// Precondition: !hasVariant().
    void setVariant(std::shared_ptr<const Variant> variant) { m_reading.book.emplace(std::move(variant)); }

    /// Whether the book takes no more positions.
    bool isFull() const { return m_isFull; }
    /// The moves that follow are those of this position, in SFEN. None: they are left out.
    void setPosition(std::optional<AnyPosition> position);
    /// The position in SFEN. A number of the ply that is missing or 0 becomes 1. None if it is no position of the variant.
    /// Precondition: hasVariant().
    std::optional<AnyPosition> parsePosition(std::string_view text) const;
    /// Whether a position came before, valid or not.
    bool isInPosition() const { return m_isInPosition; }
    /// Null where the position was not valid.
    const AnyPosition* position() const { return m_position ? &*m_position : nullptr; }

    /// A move in USI; none, with a problem, if it cannot be read or is not legal. Precondition: position().
    std::optional<Move> parseMove(std::string_view text, int line);
    /// The answer to a move; likewise.
    std::optional<Move> parseReply(std::string_view text, const Move& move, int line);
    /// A whole number; none, with a problem, if it is none or not within the limits.
    std::optional<std::int64_t> parseNumber(std::string_view text, std::int64_t least, std::int64_t most,
                                            int line);
    void add(const BookMove& move, int line);

private:
    const BookReadOptions& m_options;
    BookReading& m_reading;
    std::optional<AnyPosition> m_position;
    std::string m_positionText;
    bool m_isInPosition = false;
    bool m_isFull = false;
};

/// Takes the first word off a line, with the blanks around it.
std::string_view takeWord(std::string_view& line);
/// The fields of a position in SFEN with single blanks between them. A number of the ply that is missing or 0 becomes 1.
std::string withPlyNumber(std::string_view sfen);

/// A move and its text in USI.
struct SortedMove {
    const BookMove* move;
    std::string text;
};
/// The moves of an entry: the most frequent first, then the one with the better score, then in the order of their text.
std::vector<SortedMove> sortedMoves(const OpeningBook::Entry& entry, const AnyPosition& position);

} // namespace komadai::core
