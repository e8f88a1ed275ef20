#include "core/variants/variant_file.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/variants/ini_text.h"

#include <algorithm>

namespace komadai::core {
namespace {

constexpr std::string_view Blanks = " \t\r";
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

std::string_view withoutByteOrderMark(std::string_view text) {
    return text.starts_with(ByteOrderMark) ? text.substr(ByteOrderMark.size()) : text;
}

std::string hexadecimal(char byte) {
    constexpr std::string_view Digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', Digits[value / 16], Digits[value % 16]};
}

/// Calls `visit` with each line, without the blanks before it.
template <class Visitor>
void forEachLine(std::string_view text, Visitor visit) {
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        line.remove_prefix(std::min(line.find_first_not_of(Blanks), line.size()));
        visit(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

} // namespace

CleanText cleaned(std::string_view bytes) {
    CleanText clean;
    clean.text.reserve(bytes.size());
    ProblemList problems;
    int line = 1, lastWithProblem = 0;
    for (auto rest = withoutByteOrderMark(bytes); !rest.empty();) {
        const std::size_t length = rest.front() == '\0' ? 0 : utf8Length(rest);
        if (length > 0) {
            clean.text += rest.substr(0, length);
        } else {
            clean.text += '?';
            if (lastWithProblem != line)
                problems.add({VariantProblemKind::NotText, line, {}, hexadecimal(rest.front()), {}, {}});
            lastWithProblem = line;
        }
        line += rest.front() == '\n';
        rest.remove_prefix(std::max<std::size_t>(length, 1));
    }
    clean.problems = problems.take();
    return clean;
}

VariantFormat formatOf(std::string_view text) {
    bool hasFiles = false;
    forEachLine(text, [&](std::string_view line) {
        hasFiles = hasFiles || line.starts_with("files=") || line.find(" files=") != std::string_view::npos;
    });
    return hasFiles && !hasSection(text) ? VariantFormat::Diagram : VariantFormat::Ini;
}

bool hasSection(std::string_view text) {
    bool has = false;
    forEachLine(text, [&has](std::string_view line) { has = has || line.starts_with('['); });
    return has;
}

bool needsId(std::string_view text) {
    if (formatOf(text) == VariantFormat::Diagram) return true;
    std::optional<char> first;
    forEachLine(text, [&](std::string_view line) {
        const bool isComment = line.starts_with('#') || line.starts_with(';');
        if (!first && !line.empty() && !isComment) first = line.front();
    });
    return first && *first != '[';
}

std::string idFrom(std::string_view text) {
    if (isId(text)) return std::string(text);
    std::string id;
    for (const char c : text)
        if (ascii::isLetter(c) || ascii::isDigit(c)) id += ascii::toLower(c);
    return id.empty() ? "variant" : id;
}

bool isId(std::string_view text) { return ini::isSectionName(text); }

} // namespace komadai::core
