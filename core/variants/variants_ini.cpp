#include "core/variants/variants_ini.h"

#include "core/base/ascii.h"
#include "core/variants/ini_text.h"
#include "core/variants/key_table.h"
#include "core/variants/nearest.h"
#include "core/variants/spec_reader.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <unordered_map>

namespace komadai::core {
namespace {

using ini::Entry;
using ini::Scope;
using ini::Section;
using ini::Slot;
using Kind = VariantProblemKind;

/// Sections that files of other programs inherit from without defining them. They define pieces, but no playable game.
constexpr std::string_view CommonParents = R"([chess]
maxFile = 8
maxRank = 8
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
promotionRank = 8
promotionPawnTypes = p
promotionPieceTypes = n b r q
doubleStep = true
castling = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
)";

/// The number of pieces that a section may define, besides those with usual names. Fewer can be in play.
constexpr std::size_t MaxDefinitions = 128;
/// Limit for the cost of all sections of a file, in bytes: their texts, including inherited texts, and their specs. The
/// largest known files take a twentieth of it.
constexpr std::size_t MaxBytes = std::size_t{8} << 20;
constexpr std::size_t BytesOfSection = 2048; ///< cost of each section, in addition to its text
/// The time to check a start grows with the squares and counts as bytes.
constexpr std::size_t SquaresPerByte = 16;
constexpr int MostAncestors = 64; ///< longest chain of parents that is followed

/// Whether a key has a prefix and something behind it.
bool goesOnAfter(std::string_view prefix, std::string_view key) {
    return key.starts_with(prefix) && key.size() > prefix.size();
}

/// Whether a key outside the table defines a piece.
bool definesPiece(std::string_view key) {
    constexpr std::string_view Custom = "customPiece";
    if (goesOnAfter(Custom, key)) return ascii::isNumber(key.substr(Custom.size()));
    return goesOnAfter("piece ", key);
}

std::vector<std::string_view> keyNames() {
    std::vector<std::string_view> names;
    for (const auto& row : keys::table())
        names.push_back(row.name);
    return names;
}

/// Adds the entries of a section to its scope.
void takeEntries(const ini::Text& text, const Section& section, Scope& scope, ProblemList& problems) {
    for (std::size_t i = section.first; i < section.first + section.count; ++i) {
        const Entry& entry = text.entries[i];
        const auto report = [&](Kind kind, std::vector<std::string> supported = {}) {
            std::string shown(entry.key);
            if (kind == Kind::DuplicateKey) shown.append(" = ").append(entry.value);
            problems.add(
                {kind, entry.line, std::string(entry.key), std::move(shown), std::move(supported), {}});
        };
        if (const auto place = keys::placeOf(entry.key)) {
            if (!scope.set(*place, entry)) report(Kind::DuplicateKey);
        } else if (!definesPiece(entry.key)) {
            static const auto names = keyNames();
            report(Kind::UnknownKey,
                   problems.isFull() ? std::vector<std::string>{} : nearestWords(entry.key, names));
        } else if (scope.others().size() == MaxDefinitions) {
            report(Kind::TooManyKinds);
        } else if (!scope.setOther(entry)) {
            report(Kind::DuplicateKey);
        }
    }
}

/// The sections that every file may inherit from, in any order.
class CommonSections {
public:
    explicit CommonSections(const std::vector<std::string_view>& texts) {
        ProblemList ignored;
        m_texts.push_back(ini::read(CommonParents, {}, ignored));
        for (const auto text : texts)
            m_texts.push_back(ini::read(text, {}, ignored));
        for (const auto& text : m_texts)
            for (const auto& section : text.sections)
                m_places.emplace(section.id, Place{&text, &section, nullptr});
    }

    /// The scope of a section; null if the section or its parent is unknown.
    const Scope* find(std::string_view id, int generations = 0) {
        const auto found = m_places.find(id);
        if (found == m_places.end() || generations > MostAncestors) return nullptr;
        Place& place = found->second;
        if (place.scope) return place.scope.get();
        Scope scope(keys::table().size());
        if (!place.section->parent.empty()) {
            const Scope* parent = find(place.section->parent, generations + 1);
            if (!parent) return nullptr;
            scope = Scope::childOf(*parent);
        }
        ProblemList ignored;
        takeEntries(*place.text, *place.section, scope, ignored);
        place.scope = std::make_unique<Scope>(std::move(scope));
        return place.scope.get();
    }

    std::vector<std::string_view> ids() const {
        std::vector<std::string_view> all;
        for (const auto& text : m_texts)
            for (const auto& section : text.sections)
                all.push_back(section.id);
        return all;
    }

private:
    struct Place {
        const ini::Text* text;
        const Section* section;
        std::unique_ptr<Scope> scope; ///< null until it is needed
    };

    std::vector<ini::Text> m_texts;
    std::unordered_map<std::string_view, Place> m_places;
};

/// Reads one file, section by section.
class FileReader {
public:
    FileReader(std::string_view text, const IniContext& context)
        : m_context(context), m_text(ini::read(text, context.unnamedId, m_textProblems)) {}

    VariantReading run() {
        for (const Section& section : m_text.sections)
            m_places.emplace(section.id, &section);
        for (const Section& section : m_text.sections) {
            auto scope = scopeOf(section);
            if (!scope) continue;
            takeEntries(m_text, section, *scope, m_problems);
            m_bytes += bytesOf(*scope);
            if (m_bytes > MaxBytes) {
                m_problems.add({Kind::TooLarge, section.line, std::string(section.id), {}, {}, {}});
                break;
            }
            read(section, std::move(*scope));
        }
        m_reading.problems = m_textProblems.take();
        join(m_reading.problems, m_problems.take());
        return std::move(m_reading);
    }

private:
    /// A section that has been read. It may inherit its start from another one.
    struct Done {
        Scope scope;
        std::size_t startOf; ///< the index in the reading of the variant that defines the start
    };

    /// The scope of a section before its own entries; none if its parent is unknown.
    std::optional<Scope> scopeOf(const Section& section) {
        if (section.parent.empty()) return Scope(keys::table().size());
        if (const auto parent = m_done.find(section.parent); parent != m_done.end())
            return Scope::childOf(parent->second.scope);
        if (m_lost.contains(section.parent)) { // the problem of the parent has been reported
            m_lost.emplace(section.id, &section);
            return std::nullopt;
        }
        if (!m_common) m_common.emplace(m_context.parents);
        if (const Scope* parent = m_common->find(section.parent)) return Scope::childOf(*parent);
        reportParent(section);
        m_lost.emplace(section.id, &section);
        return std::nullopt;
    }

    void reportParent(const Section& section) {
        VariantProblem problem{Kind::UnknownParent,         section.line, std::string(section.id),
                               std::string(section.parent), {},           {}};
        if (m_places.contains(section.parent)) {
            problem.kind = inheritsBack(section) ? Kind::ParentInheritsBack : Kind::ParentIsLater;
        } else if (!m_problems.isFull()) {
            auto known = m_common->ids();
            for (const auto& [id, done] : m_done)
                known.push_back(id);
            std::sort(known.begin(), known.end());
            problem.supported = nearestWords(section.parent, known);
        }
        m_problems.add(std::move(problem));
    }

    /// Whether the parent of a section is the section itself or has it among its nearest ancestors.
    bool inheritsBack(const Section& section) const {
        auto ancestor = m_places.find(section.parent);
        for (int step = 0; ancestor != m_places.end() && step < MostAncestors; ++step) {
            if (ancestor->first == section.id) return true;
            ancestor = m_places.find(ancestor->second->parent);
        }
        return false;
    }

    static std::size_t bytesOf(Scope& scope) {
        std::size_t bytes = BytesOfSection;
        for (std::size_t i = 0; i < keys::table().size(); ++i)
            if (const Entry* entry = scope.known(i).entry) bytes += entry->value.size();
        for (const Slot& slot : scope.others())
            bytes += slot.entry->key.size() + slot.entry->value.size();
        return bytes;
    }
    static std::size_t bytesOf(const VariantSpec& spec) {
        const auto squares = static_cast<std::size_t>(spec.size.squares());
        const std::size_t kept = spec.pieces.size() * (sizeof(PieceSpec) + sizeof(PieceEffects)) + squares;
        return kept + squares * squares * spec.pieces.size() / SquaresPerByte;
    }

    void read(const Section& section, Scope scope) {
        SpecReader reader(section, scope, m_problems);
        ReadVariant variant;
        variant.spec = reader.read();
        variant.line = section.isNamed ? section.line : 0;
        variant.isStartKnown = reader.isStartKnown();
        variant.handicapsLine = reader.handicapsLine();
        std::size_t startOf = m_reading.variants.size();
        if (const Slot* start = reader.start()) {
            const bool isInherited = reader.isInherited(*start);
            variant.startKey = std::string(start->entry->key);
            variant.startLine = isInherited ? section.line : start->entry->line;
            const auto parent = m_done.find(section.parent);
            if (isInherited && parent != m_done.end()) variant.heirOf = startOf = parent->second.startOf;
        }
        m_bytes += bytesOf(variant.spec);
        m_reading.variants.push_back(std::move(variant));
        m_done.emplace(section.id, Done{std::move(scope), startOf}); // ignored for a duplicate name
    }

    const IniContext& m_context;
    ProblemList m_textProblems; ///< problems of lines, which are found first
    ProblemList m_problems;
    ini::Text m_text;
    std::optional<CommonSections> m_common; ///< none until it is needed
    std::unordered_map<std::string_view, const Section*> m_places;
    std::unordered_map<std::string_view, Done> m_done;
    std::unordered_map<std::string_view, const Section*> m_lost; ///< sections whose parent is unknown
    VariantReading m_reading;
    std::size_t m_bytes = 0;
};

} // namespace

Result<std::vector<VariantSpec>, VariantProblems> readVariantsIni(std::string_view text,
                                                                  const IniContext& context) {
    auto [read, problems] = inspectVariantsIni(text, context);
    if (!problems.empty()) return std::move(problems);
    std::vector<VariantSpec> variants;
    variants.reserve(read.size());
    for (auto& variant : read)
        variants.push_back(std::move(variant.spec));
    return variants;
}

VariantReading inspectVariantsIni(std::string_view text, const IniContext& context) {
    return FileReader(text, context).run();
}

} // namespace komadai::core
