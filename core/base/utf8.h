// Characters in UTF-8.
#pragma once

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

} // namespace komadai::core
