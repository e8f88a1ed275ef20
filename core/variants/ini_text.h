// The lines of a variants.ini: sections, and the keys in them.
#pragma once

#include "core/variants/variant_problem.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace komadai::core::ini {

/// The text without spaces, tabs and carriage returns at both ends.
std::string_view trimmed(std::string_view text);

/// Calls `visit` with each part of a list, trimmed. Empty parts are skipped.
template <class Visitor>
void forEachPart(std::string_view text, char divider, Visitor visit) {
    while (!text.empty()) {
        const auto end = std::min(text.find(divider), text.size());
        if (const auto part = trimmed(text.substr(0, end)); !part.empty()) visit(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// The parts of a list, trimmed and not empty.
std::vector<std::string_view> split(std::string_view text, char divider);

/// A line `key = value`.
struct Entry {
    std::string_view key, value;
    int line = 0; ///< from 1
};

/// A line `[id]` or `[id:parent]` and the entries that follow it.
struct Section {
    std::string_view id;
    std::string_view parent; ///< empty for none
    int line = 0;
    std::size_t first = 0, count = 0; ///< its entries, in `Text::entries`
    bool isNamed = true;              ///< false for entries before the first section
};

/// All members point into the text that was read.
struct Text {
    std::vector<Entry> entries;
    std::vector<Section> sections;
};

/// Reads the lines of a text. Entries before the first section belong to a section `unnamedId`; if that is empty,
/// they are problems. Comments begin with `#` or `;`.
Text read(std::string_view text, std::string_view unnamedId, ProblemList& problems);

/// Whether a text can name a section: lower-case letters, digits, `-` and `_`, with a letter or digit first.
bool isSectionName(std::string_view text);

/// The entry of a section for a key: its own or the inherited one.
struct Slot {
    const Entry* entry = nullptr; ///< null if the key is missing
    int depth = 0;                ///< of the section that has the entry
    bool isBlamed = false;        ///< a problem with it has been reported in this section
    bool wasBlamed = false;       ///< a problem with it has been reported in an ancestor
};

/// The entries of a section and those that it inherits. They are references; texts and unknown keys are not copied.
/// A key has a place in the table of keys, or it is one of the keys that define a piece, such as `customPiece3`.
class Scope {
public:
    /// An empty scope, for a table with that many keys.
    explicit Scope(std::size_t keys) : m_known(keys) {}
    /// The scope of a child, which has no entries of its own yet.
    static Scope childOf(const Scope& parent);

    /// The number of ancestors.
    int depth() const { return m_depth; }
    bool isInherited(const Slot& slot) const { return slot.depth < m_depth; }
    Slot& known(std::size_t key) { return m_known[key]; }
    std::vector<Slot>& others() { return m_others; }

    /// Adds an entry of the section; false if the section already has one with that key.
    bool set(std::size_t key, const Entry& entry);
    /// The same for a key outside the table.
    bool setOther(const Entry& entry);

private:
    bool assign(Slot& slot, const Entry& entry) const;

    int m_depth = 0;
    std::vector<Slot> m_known;
    std::vector<Slot> m_others;
};

} // namespace komadai::core::ini
