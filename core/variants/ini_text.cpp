#include "core/variants/ini_text.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <unordered_set>

namespace komadai::core::ini {
namespace {

bool isNameLetter(char c) { return ascii::isLower(c) || ascii::isDigit(c); }

/// Reads one line after another.
class TextReader {
public:
    TextReader(std::string_view unnamedId, ProblemList& problems)
        : m_unnamedId(unnamedId), m_problems(problems) {}

    Text read(std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            ++m_line;
            readLine(trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (m_text.sections.empty() && m_problems.count() == 0)
            m_problems.add({VariantProblemKind::EmptyFile, 0, {}, {}, {}, {}});
        return std::move(m_text);
    }

private:
    void readLine(std::string_view line) {
        if (line.empty() || line.front() == '#' || line.front() == ';') return;
        if (line.front() == '[') return readSection(line);
        const auto equals = line.find('=');
        if (equals == std::string_view::npos) return report(VariantProblemKind::NotALine, {}, line);
        readEntry({trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)), m_line}, line);
    }

    void readSection(std::string_view line) {
        const auto header = line.back() == ']' ? line.substr(1, line.size() - 2) : std::string_view{};
        const auto colon = std::min(header.find(':'), header.size());
        const auto id = trimmed(header.substr(0, colon));
        const auto parent = trimmed(header.substr(std::min(colon + 1, header.size())));
        if (!isSectionName(id) || (colon < header.size() && parent.empty()))
            report(VariantProblemKind::BadSectionName, line, line);
        else if (!m_ids.insert(id).second)
            report(VariantProblemKind::DuplicateSection, id, line);
        m_text.sections.push_back({id, parent, m_line, m_text.entries.size(), 0});
    }

    void readEntry(const Entry& entry, std::string_view line) {
        auto& sections = m_text.sections;
        if (sections.empty() && m_unnamedId.empty())
            return report(VariantProblemKind::KeyWithoutSection, entry.key, line);
        if (sections.empty()) sections.push_back({m_unnamedId, {}, m_line, 0, 0, false});
        m_text.entries.push_back(entry);
        ++sections.back().count;
    }

    void report(VariantProblemKind kind, std::string_view key, std::string_view line) {
        m_problems.add({kind, m_line, std::string(key), std::string(line), {}, {}});
    }

    std::string_view m_unnamedId;
    ProblemList& m_problems;
    Text m_text;
    std::unordered_set<std::string_view> m_ids;
    int m_line = 0;
};

} // namespace

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char divider) {
    std::vector<std::string_view> parts;
    forEachPart(text, divider, [&parts](std::string_view part) { parts.push_back(part); });
    return parts;
}

Text read(std::string_view text, std::string_view unnamedId, ProblemList& problems) {
    return TextReader(unnamedId, problems).read(text);
}

bool isSectionName(std::string_view text) {
    return !text.empty() && isNameLetter(text.front()) && std::all_of(text.begin(), text.end(), [](char c) {
        return isNameLetter(c) || c == '-' || c == '_';
    });
}

Scope Scope::childOf(const Scope& parent) {
    Scope child = parent;
    ++child.m_depth;
    const auto handDown = [](Slot& slot) {
        slot.wasBlamed = slot.wasBlamed || slot.isBlamed;
        slot.isBlamed = false;
    };
    std::for_each(child.m_known.begin(), child.m_known.end(), handDown);
    std::for_each(child.m_others.begin(), child.m_others.end(), handDown);
    return child;
}

bool Scope::assign(Slot& slot, const Entry& entry) const {
    if (slot.entry && !isInherited(slot)) return false;
    slot = {&entry, m_depth};
    return true;
}

bool Scope::set(std::size_t key, const Entry& entry) { return assign(m_known[key], entry); }

bool Scope::setOther(const Entry& entry) {
    const auto found = std::find_if(m_others.begin(), m_others.end(),
                                    [&entry](const Slot& slot) { return slot.entry->key == entry.key; });
    if (found != m_others.end()) return assign(*found, entry);
    m_others.push_back({&entry, m_depth});
    return true;
}

} // namespace komadai::core::ini
