// The encodings of text files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

enum class TextEncoding {
    Utf8,
    Utf16,    ///< only with a byte order mark
    ShiftJis, ///< as Windows has it (CP932)
    EucJp,
    Windows1252, ///< Latin-1 with the quotation marks and dashes of Windows
};

struct DecodedText {
    std::string text; ///< valid UTF-8 without a byte order mark; all lines end with \n
    TextEncoding encoding = TextEncoding::Utf8;
};

/// Decodes the bytes of a text file. The encoding is found by the content: a byte order mark, otherwise the encoding in
/// which the bytes are valid and read most like a usual text. Bytes that are not valid in it become U+FFFD. The line ends
/// CR LF and CR become LF. Takes time in proportion to the size.
DecodedText decodeText(std::string_view bytes);

/// The text in Shift_JIS (CP932); none if a character does not exist there. Line ends stay as they are.
/// Precondition: `text` is valid UTF-8.
std::optional<std::string> toShiftJis(std::string_view text);

/// The text in an encoding; none if it lacks a character of the text, and for UTF-16, which is never written. As with toShiftJis, the
/// result is read as the same text again. Precondition: `text` is valid UTF-8.
std::optional<std::string> encodeText(std::string_view text, TextEncoding encoding);

/// The encoding in which programs expect a file with this extension, without its dot and in either case: Shift_JIS for kif
/// and ki2, otherwise UTF-8.
TextEncoding usualEncodingOf(std::string_view extension);

} // namespace komadai::core
