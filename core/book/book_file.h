// Files with opening books: what both formats share.
#pragma once

#include "core/book/opening_book.h"
#include "core/rules/variant_set.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

enum class BookFormat {
    Komadai,    ///< our own, for every variant; see komadai_book.h
    EngineText, ///< the text book of shogi engines; see engine_text_book.h
};

struct BookFormatInfo {
    BookFormat format{};
    std::string_view name;      ///< as the command line has it: "book"
    std::string_view extension; ///< of files, without the dot
};

/// In the order of BookFormat.
std::span<const BookFormatInfo> bookFormats();
const BookFormatInfo& infoOf(BookFormat format);
/// The format with this name or file extension, in either case.
std::optional<BookFormat> bookFormatNamed(std::string_view name);
/// Guesses the format from the text.
std::optional<BookFormat> bookFormatOfText(std::string_view text);

/// Why a part of a file was not taken.
struct BookProblem {
    enum class Kind {
        UnknownFormat,  ///< no reader recognises the file; there is no book
        NewerVersion,   ///< of our own format; there is no book
        MissingVariant, ///< our own format does not name a variant before the first position; there is no book
        UnknownVariant, ///< `text` is its name, or a position that several variants could have; there is no book
        BadPosition,    ///< `text` is no position of the variant; it is left out with its moves
        MoveWithoutPosition,
        BadMove,          ///< `text` cannot be read as a move; it is left out
        IllegalMove,      ///< `text` is a move that the rules forbid; it is left out
        BadReply,         ///< `text` is no legal answer to the move; the move is taken without it
        BadValue,         ///< `text` is no valid number; the move is taken without it
        UnknownText,      ///< `text` means nothing in this format; it is left out
        TooLong,          ///< beyond BookReadOptions::bytes; the rest is left out
        TooManyPositions, ///< beyond OpeningBook::MostPositions; the rest is left out
        TooManyMoves,     ///< in one position; those beyond OpeningBook::MostMoves are left out
    };
    Kind kind{};
    int line = 0; ///< from 1; 0 where no line is to blame
    std::string text{};
    friend bool operator==(const BookProblem&, const BookProblem&) = default;
};

struct BookReadOptions {
    /// Variants that a file can name. Must outlive the call.
    const VariantSet& variants;
    /// The variant of books that name none. Null: shogi if the positions are of shogi, otherwise the only variant that can
    /// have them.
    std::shared_ptr<const Variant> variant{};
    std::size_t bytes = 1u << 28; ///< of a file
    std::size_t problems = 1'000; ///< reported; later ones are only counted
};

/// What is lost when a book is read or written.
enum class BookLoss {
    Comments,    ///< of a file; books have none
    VariantName, ///< the reader must know the variant
    Weights,     ///< those that a book gives by itself
    ZeroScores,  ///< scores of 0 without a depth, which look like missing ones
};

struct BookReading {
    std::optional<OpeningBook> book{}; ///< none if the variant is not known or the file is no book
    std::vector<BookProblem> problems{};
    std::size_t problemCount = 0; ///< including those that were only counted
    std::vector<BookLoss> losses{};
};

/// Reads a book. It never stops at a bad line: it reports the problem, and takes what is valid.
/// `text`    UTF-8 with \n as line end, see decodeText.
/// `format`  none: found by the content.
/// Takes time in proportion to the size of the text.
BookReading readBook(std::string_view text, std::optional<BookFormat> format, const BookReadOptions& options);

/// Why a book cannot be written in a format at all.
enum class BookWriteProblem {
    Variant, ///< the format has no words for its board, its pieces or its moves
};

struct WrittenBook {
    std::string text;               ///< UTF-8, with a line end at its end
    std::vector<BookLoss> losses{}; ///< each once, in the order of BookLoss
};

Result<WrittenBook, BookWriteProblem> writeBook(const OpeningBook& book, BookFormat format);

} // namespace komadai::core
