// Characters in UTF-8.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace komadai::core {

/// Length in bytes of the first character of a text, 1..4; 0 where the text does not begin with valid UTF-8.
/// Source: RFC 3629, section 4. Precondition: the text is not empty.
constexpr std::size_t utf8Length(std::string_view text) {
    const auto byte = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; // 0 is not a continuation byte
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first < 0xc2 || first > 0xf4) return 0;
    const std::size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    // Invalid: overlong encodings, surrogates, and numbers beyond Unicode.
    const unsigned least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (byte(1) < least || byte(1) > most) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (byte(i) < 0x80 || byte(i) > 0xbf) return 0;
    return length;
}

/// At most the first `bytes` bytes of a text, without a part of a character at the end.
constexpr std::string_view cutAfter(std::string_view text, std::size_t bytes) {
    std::size_t end = std::min(bytes, text.size());
    if (end < text.size())
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
            --end;
    return text.substr(0, end);
}

/// A part of a text for a message. It ends with a whole character: if it would end within one, it is longer than `length`.
/// `offset`  in bytes; beyond the end of the text, the part is empty.
constexpr std::string_view wholeCharacters(std::string_view text, std::size_t offset, std::size_t length) {
    text.remove_prefix(std::min(offset, text.size()));
    std::size_t end = 0;
    while (end < std::min(length, text.size()))
        end += std::max<std::size_t>(utf8Length(text.substr(end)), 1);
    return text.substr(0, end);
}

} // namespace komadai::core
