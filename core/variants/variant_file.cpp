#include "core/variants/variant_file.h"

#include "core/variants/effects_ini.h"

#include <algorithm>

namespace komadai::core {
namespace {

constexpr std::string_view Blanks = " \t\r";

/// Calls `visit` with each line, without the blanks before it.
template <class Visitor>
void forEachLine(std::string_view text, Visitor visit) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        line.remove_prefix(std::min(line.find_first_not_of(Blanks), line.size()));
        visit(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

bool isKey(std::string_view line, std::string_view key) {
    if (!line.starts_with(key)) return false;
    const auto next = line.find_first_not_of(Blanks, key.size());
    return next != std::string_view::npos && line[next] == '=';
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLowerLetter(char c) { return c >= 'a' && c <= 'z'; }
bool isUpperLetter(char c) { return c >= 'A' && c <= 'Z'; }

} // namespace

VariantFormat formatOf(std::string_view text) {
    bool hasEffects = false;
    bool hasSection = false;
    bool hasFiles = false;
    forEachLine(text, [&](std::string_view line) {
        hasSection = hasSection || line.starts_with('[');
        hasEffects = hasEffects || isKey(line, "startSfen") || line.starts_with("piece ");
        hasFiles = hasFiles || line.starts_with("files=") || line.find(" files=") != std::string_view::npos;
    });
    if (hasFiles && !hasSection) return VariantFormat::Diagram;
    return hasEffects ? VariantFormat::Effects : VariantFormat::Ini;
}

bool needsId(std::string_view text) {
    const auto format = formatOf(text);
    if (format != VariantFormat::Ini) return format == VariantFormat::Diagram;
    std::optional<char> first;
    forEachLine(text, [&](std::string_view line) {
        const bool isComment = line.starts_with('#') || line.starts_with(';');
        if (!first && !line.empty() && !isComment) first = line.front();
    });
    return first && *first != '[';
}

std::string idFrom(std::string_view text) {
    std::string id;
    for (const char c : text) {
        if (isLowerLetter(c) || isDigit(c)) id += c;
        if (isUpperLetter(c)) id += static_cast<char>(c - 'A' + 'a');
    }
    return id.empty() ? "variant" : id;
}

bool isId(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return isLowerLetter(c) || isDigit(c); });
}

Result<std::vector<VariantSpec>, VariantProblems> readVariants(std::string_view text,
                                                               const IniContext& context) {
    if (formatOf(text) != VariantFormat::Effects) return readVariantsIni(text, context);
    auto variant = readEffectsIni(text);
    if (!variant) return variant.error();
    return std::vector<VariantSpec>{std::move(variant).value()};
}

} // namespace komadai::core
