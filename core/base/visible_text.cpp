#include "core/base/visible_text.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>

namespace komadai::core {
namespace {

/// `number` in hexadecimal, with at least `digits` digits.
std::string hexadecimal(std::uint32_t number, int digits) {
    std::string text;
    for (; number > 0 || digits > 0; number /= 16, --digits)
        text.insert(text.begin(), "0123456789ABCDEF"[number % 16]);
    return text;
}

/// The number of a character in valid UTF-8.
std::uint32_t codePointOf(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    if (character.size() == 1) return first;
    std::uint32_t point = first & (0x7fU >> character.size());
    for (const char c : character.substr(1))
        point = point << 6 | (static_cast<unsigned char>(c) & 0x3fU);
    return point;
}

/// Characters that are not seen, but change how the text around them is shown.
/// Source: Unicode, General_Category Cc, Zl and Zp, and Bidi_Control; besides the invisible U+200B and U+FEFF.
bool isHidden(std::uint32_t point) {
    const auto isIn = [point](std::uint32_t first, std::uint32_t last) {
        return point >= first && point <= last;
    };
    return isIn(0, 0x1f) || isIn(0x7f, 0x9f) || point == 0x61c || point == 0x200b || isIn(0x200e, 0x200f) ||
           isIn(0x2028, 0x202e) || isIn(0x2066, 0x2069) || point == 0xfeff;
}

} // namespace

std::string visibleText(std::string_view text, std::string_view except) {
    std::string visible;
    visible.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const auto character = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(character.size());
        if (length == 0)
            visible += "<0x" + hexadecimal(static_cast<unsigned char>(character.front()), 2) + '>';
        else if (isHidden(codePointOf(character)) && except.find(character) == std::string_view::npos)
            visible += "<U+" + hexadecimal(codePointOf(character), 4) + '>';
        else
            visible += character;
    }
    return visible;
}

bool isVisible(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0 || isHidden(codePointOf(text.substr(0, length)))) return false;
        text.remove_prefix(length);
    }
    return true;
}

} // namespace komadai::core
