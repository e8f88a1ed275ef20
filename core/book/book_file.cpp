#include "core/book/book_file.h"

#include "core/base/ascii.h"
#include "core/book/book_reading.h"
#include "core/book/engine_text_book.h"
#include "core/book/komadai_book.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

constexpr std::array<BookFormatInfo, 2> Infos{{
    {BookFormat::Komadai, "book", "book"},
    {BookFormat::EngineText, "db", "db"},
}};

struct BookFormatFunctions {
    bool (*looksSo)(std::string_view text);
    void (*read)(std::string_view text, const BookReadOptions& options, BookReading& reading);
    Result<WrittenBook, BookWriteProblem> (*write)(const OpeningBook& book);
};

constexpr std::array<BookFormatFunctions, 2> Functions{{
    {komadai_book::looksLikeBook, komadai_book::read, komadai_book::write},
    {engine_text_book::looksLikeBook, engine_text_book::read, engine_text_book::write},
}};

std::size_t placeOf(BookFormat format) { return static_cast<std::size_t>(format); }

} // namespace

std::span<const BookFormatInfo> bookFormats() { return Infos; }
const BookFormatInfo& infoOf(BookFormat format) { return Infos[placeOf(format)]; }

std::optional<BookFormat> bookFormatNamed(std::string_view name) {
    const std::string lower = ascii::lowerCase(name);
    for (const BookFormatInfo& info : Infos)
        if (info.name == lower || info.extension == lower) return info.format;
    return std::nullopt;
}

std::optional<BookFormat> bookFormatOfText(std::string_view text) {
    for (const BookFormatInfo& info : Infos)
        if (Functions[placeOf(info.format)].looksSo(text)) return info.format;
    return std::nullopt;
}

BookReading readBook(std::string_view text, std::optional<BookFormat> format,
                     const BookReadOptions& options) {
    BookReading reading;
    const bool isTooLong = text.size() > options.bytes;
    if (isTooLong) text = text.substr(0, text.rfind('\n', options.bytes) + 1); // whole lines
    if (!format) format = bookFormatOfText(text);
    BookBuilder builder(options, reading);
    if (format)
        Functions[placeOf(*format)].read(text, options, reading);
    else
        builder.problem(BookProblem::Kind::UnknownFormat, 0);
    if (isTooLong) builder.problem(BookProblem::Kind::TooLong, 0);
    return reading;
}

Result<WrittenBook, BookWriteProblem> writeBook(const OpeningBook& book, BookFormat format) {
    return Functions[placeOf(format)].write(book);
}

} // namespace komadai::core
