#include "core/notation/text_encoding.h"

#include "core/base/utf8.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>
#include <cstdint>
#include <stdexcept>

namespace komadai::core {
namespace {

constexpr std::string_view Replacement = "\xef\xbf\xbd"; ///< U+FFFD

// As iconv calls them.
constexpr const char* ShiftJisName = "CP932";
constexpr const char* EucJpName = "EUC-JP-MS";
constexpr const char* Windows1252Name = "CP1252";

/// A conversion of the system's iconv.
class Converter {
public:
    Converter(const char* to, const char* from) : m_handle(iconv_open(to, from)) {
        if (m_handle == reinterpret_cast<iconv_t>(-1)) // NOLINT(performance-no-int-to-ptr): as POSIX has it
            throw std::runtime_error(std::string("iconv cannot convert from ") + from);
    }
    ~Converter() { iconv_close(m_handle); }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;

    /// Converts as much as is valid and moves `input` behind it. Returns whether that is everything.
    bool convert(std::string_view& input, std::string& output) {
        std::array<char, 8192> buffer;
        while (true) {
            char* from = const_cast<char*>(input.data());
            std::size_t left = input.size();
            char* to = buffer.data();
            std::size_t room = buffer.size();
            const std::size_t result = iconv(m_handle, &from, &left, &to, &room);
            const int error = errno;
            output.append(buffer.data(), buffer.size() - room);
            input.remove_prefix(input.size() - left);
            if (result != static_cast<std::size_t>(-1)) return true;
            if (error != E2BIG) return false;
        }
    }

private:
    iconv_t m_handle;
};

/// Converts to UTF-8; `unit` bytes that are not valid become U+FFFD.
std::string converted(std::string_view bytes, const char* from, std::size_t unit = 1) {
    Converter converter("UTF-8", from);
    std::string text;
    while (!converter.convert(bytes, text)) {
        text += Replacement;
        bytes.remove_prefix(std::min(unit, bytes.size()));
    }
    return text;
}

std::string fromUtf8(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        text += length > 0 ? bytes.substr(0, length) : Replacement;
        bytes.remove_prefix(length > 0 ? length : 1);
    }
    return text;
}

// --- finding the encoding: points for each character, more for frequent ones

constexpr int Frequent = 3;  ///< kana, symbols and digits of Japanese texts
constexpr int Usual = 2;     ///< kanji of the first level
constexpr int Rare = -1;     ///< other kanji, half-width kana
constexpr int Invalid = -20; ///< not valid

struct Scan {
    std::size_t length = 1;
    int points = 0;
};

unsigned byteAt(std::string_view bytes, std::size_t at) {
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}
bool isIn(unsigned byte, unsigned least, unsigned most) { return byte >= least && byte <= most; }
bool isLetter(unsigned byte) { return isIn(byte | 0x20U, 'a', 'z'); }

/// The first character of a text in UTF-8.
Scan scanUtf8(std::string_view bytes, unsigned) {
    const std::size_t length = utf8Length(bytes);
    if (length == 0) return {1, Invalid};
    return {length, length == 1 ? 0 : Frequent};
}

/// The points of a character of JIS X 0208 by its row, from 1.
int pointsOfRow(unsigned row) { return row < 16 ? Frequent : row < 48 ? Usual : Rare; }

/// `before`  the byte before it. An apostrophe of Windows-1252 within a word, "White’s", looks like a kanji that stands alone.
Scan scanShiftJis(std::string_view bytes, unsigned before) {
    const unsigned lead = byteAt(bytes, 0);
    const unsigned trail = byteAt(bytes, 1);
    if (lead < 0x80) return {1, 0};
    if (isIn(lead, 0xa1, 0xdf)) return {1, Rare};
    const bool isPair = (isIn(lead, 0x81, 0x9f) || isIn(lead, 0xe0, 0xfc)) &&
                        (isIn(trail, 0x40, 0x7e) || isIn(trail, 0x80, 0xfc));
    if (!isPair) return {1, Invalid};
    if (isLetter(before) && isLetter(trail) && byteAt(bytes, 2) < 0x80) return {2, Rare};
    if (lead >= 0xeb) return {2, Rare}; // extensions
    const unsigned rows = 2 * (lead < 0xa0 ? lead - 0x81 : lead - 0xc1);
    return {2, pointsOfRow(rows + (trail >= 0x9f ? 2 : 1))};
}

Scan scanEucJp(std::string_view bytes, unsigned) {
    const unsigned lead = byteAt(bytes, 0);
    const unsigned trail = byteAt(bytes, 1);
    if (lead < 0x80) return {1, 0};
    if (lead == 0x8e && isIn(trail, 0xa1, 0xdf)) return {2, Rare};
    if (lead == 0x8f && isIn(trail, 0xa1, 0xfe) && isIn(byteAt(bytes, 2), 0xa1, 0xfe)) return {3, Rare};
    if (isIn(lead, 0xa1, 0xfe) && isIn(trail, 0xa1, 0xfe)) return {2, pointsOfRow(lead - 0xa0)};
    return {1, Invalid};
}

template <class Scanner>
std::int64_t points(std::string_view bytes, Scanner scan) {
    std::int64_t sum = 0;
    unsigned before = 0;
    while (!bytes.empty()) {
        const Scan character = scan(bytes, before);
        sum += character.points;
        const std::size_t length = std::min(character.length, bytes.size());
        before = byteAt(bytes, length - 1);
        bytes.remove_prefix(length);
    }
    return sum;
}

bool isUtf8(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        if (length == 0) return false;
        bytes.remove_prefix(length);
    }
    return true;
}

/// Accented letters and quotation marks of Windows-1252 are rare characters or not valid in the other encodings, so no points are needed
/// for it.
TextEncoding guess(std::string_view bytes) {
    if (isUtf8(bytes)) return TextEncoding::Utf8;
    TextEncoding best = TextEncoding::Windows1252;
    std::int64_t most = 0;
    const auto offer = [&](TextEncoding encoding, std::int64_t sum) {
        if (sum > most) best = encoding;
        most = std::max(most, sum);
    };
    offer(TextEncoding::Utf8, points(bytes, scanUtf8));
    offer(TextEncoding::ShiftJis, points(bytes, scanShiftJis));
    offer(TextEncoding::EucJp, points(bytes, scanEucJp));
    return best;
}

DecodedText decoded(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xef\xbb\xbf"sv)) return {fromUtf8(bytes.substr(3)), TextEncoding::Utf8};
    if (bytes.starts_with("\xff\xfe"sv))
        return {converted(bytes.substr(2), "UTF-16LE", 2), TextEncoding::Utf16};
    if (bytes.starts_with("\xfe\xff"sv))
        return {converted(bytes.substr(2), "UTF-16BE", 2), TextEncoding::Utf16};
    const TextEncoding encoding = guess(bytes);
    switch (encoding) {
    case TextEncoding::ShiftJis: return {converted(bytes, ShiftJisName), encoding};
    case TextEncoding::EucJp: return {converted(bytes, EucJpName), encoding};
    case TextEncoding::Windows1252: return {converted(bytes, Windows1252Name), encoding};
    case TextEncoding::Utf8:
    case TextEncoding::Utf16: break;
    }
    return {fromUtf8(bytes), TextEncoding::Utf8};
}

/// Converts from UTF-8; none if a character does not exist there.
std::optional<std::string> encoded(std::string_view text, const char* to) {
    std::string bytes;
    std::string_view rest = text;
    if (!Converter(to, "UTF-8").convert(rest, bytes)) return std::nullopt;
    // Several characters are written as the same one, which would be read as another text.
    if (converted(bytes, to) != text) return std::nullopt;
    return bytes;
}

/// Makes all line ends \n.
void unifyLineEnds(std::string& text) {
    std::size_t to = 0;
    for (std::size_t from = 0; from < text.size(); ++from) {
        const bool isReturn = text[from] == '\r';
        if (isReturn && from + 1 < text.size() && text[from + 1] == '\n') continue;
        text[to++] = isReturn ? '\n' : text[from];
    }
    text.resize(to);
}

} // namespace

DecodedText decodeText(std::string_view bytes) {
    DecodedText result = decoded(bytes);
    unifyLineEnds(result.text);
    return result;
}

std::optional<std::string> toShiftJis(std::string_view text) { return encoded(text, ShiftJisName); }

std::optional<std::string> encodeText(std::string_view text, TextEncoding encoding) {
    switch (encoding) {
    case TextEncoding::Utf8: return std::string(text);
    case TextEncoding::ShiftJis: return encoded(text, ShiftJisName);
    case TextEncoding::EucJp: return encoded(text, EucJpName);
    case TextEncoding::Windows1252: return encoded(text, Windows1252Name);
    case TextEncoding::Utf16: break;
    }
    return std::nullopt;
}

TextEncoding usualEncodingOf(std::string_view extension) {
    for (const std::string_view name : {"kif", "ki2"})
        if (std::equal(extension.begin(), extension.end(), name.begin(), name.end(),
                       [](char a, char b) { return a == b || a == b - 'a' + 'A'; }))
            return TextEncoding::ShiftJis;
    return TextEncoding::Utf8;
}

} // namespace komadai::core
