#include "core/notation/json_text.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <utility>

namespace komadai::core {
namespace {

constexpr std::string_view GameStart = "{\"format\"";

} // namespace

JsonObjects::Found JsonObjects::next() {
    m_object = nullptr;
    skipBetween();
    m_line = m_lineAt;
    if (m_at >= m_text.size()) return Found::End;
    const std::size_t start = m_at;
    const bool isObject = m_text[m_at] == '{';
    m_depth = 0;
    const bool isClosed = isObject && skipObject();
    if (!isObject) skipLine();
    m_found = m_text.substr(start, m_at - start);
    if (!isObject) return Found::Other;
    if (!isClosed || m_depth > m_mostDepth) return Found::BadObject;
    m_object = nlohmann::json::parse(m_found, nullptr, false);
    return m_object.is_object() ? Found::Object : Found::BadObject;
}

void JsonObjects::skipBetween() {
    constexpr std::string_view Between = " \t\r\n,[]";
    for (; m_at < m_text.size() && Between.find(m_text[m_at]) != std::string_view::npos; ++m_at)
        if (m_text[m_at] == '\n') ++m_lineAt;
}

bool JsonObjects::skipObject() {
    for (int depth = 0; m_at < m_text.size();) {
        switch (m_text[m_at]) {
        case '"':
            if (!skipString()) return false;
            continue;
        case '{':
        case '[': m_depth = std::max(m_depth, ++depth); break;
        case '}':
        case ']': --depth; break;
        case '\n': ++m_lineAt; break;
        default: break;
        }
        ++m_at;
        if (depth == 0) return true;
        if (m_text[m_at - 1] == '\n' && m_text.substr(m_at).starts_with(GameStart)) return false;
    }
    return false;
}

bool JsonObjects::skipString() {
    for (++m_at; m_at < m_text.size() && m_text[m_at] != '\n'; ++m_at) {
        if (m_text[m_at] == '"') {
            ++m_at;
            return true;
        }
        const bool isEscaped = m_text[m_at] == '\\' && m_at + 1 < m_text.size() && m_text[m_at + 1] != '\n';
        if (isEscaped) ++m_at;
    }
    return false;
}

void JsonObjects::skipLine() { m_at = std::min(m_text.find('\n', m_at), m_text.size()); }

void readGamesIn(JsonObjects& objects, ReadReport& report,
                 const std::function<std::optional<ReadGame>()>& readGame) {
    while (true) {
        const auto found = objects.next();
        if (found == JsonObjects::Found::End) return;
        if (found == JsonObjects::Found::Other) {
            report.problem(ReadProblem::Kind::UnknownText, objects.line(), objects.text());
            continue;
        }
        report.beginGame();
        if (found == JsonObjects::Found::BadObject) {
            report.problem(ReadProblem::Kind::BadSyntax, objects.line());
            continue;
        }
        auto game = readGame();
        if (game && !report.deliver(std::move(*game))) return;
    }
}

std::string jsonText(const nlohmann::json& value) {
    constexpr std::size_t Most = 200;
    if (value.is_structured()) return value.is_array() ? "[...]" : "{...}";
    const std::string text = value.is_string()
                                 ? value.get_ref<const std::string&>()
                                 : value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return std::string(cutAfter(text, Most));
}

std::optional<std::int64_t> jsonNumber(const nlohmann::json& value, std::int64_t least, std::int64_t most) {
    if (!value.is_number_integer()) return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < least || number > most) return std::nullopt;
    return number;
}

} // namespace komadai::core
