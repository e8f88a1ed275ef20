// The variants that can be played: built-in ones and those of the user.
#pragma once

#include "core/rules/outcome.h"
#include "core/rules/variant.h"
#include "core/variants/diagram.h"
#include "core/variants/variant_file.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A variant whose rules end the game before the first move, as when the camps of the two sides are mixed up.
struct OverAtStart {
    std::size_t variant; ///< its place in VariantCheck::variants
    Outcome outcome;
    friend bool operator==(const OverAtStart&, const OverAtStart&) = default;
};

/// The result of checking a text with variants.
struct VariantCheck {
    VariantFormat format{};
    std::vector<VariantSpec> variants;    ///< empty where there are problems
    std::vector<DiagramDefault> defaults; ///< rules that a diagram does not state, and their assumed values
    /// In the order of `variants`. Such a variant is accepted, as its games can begin with other positions. In games with special
    /// effects only a missing command is noticed; the other endings need tables that take long to make.
    std::vector<OverAtStart> overAtStart;
    VariantProblems problems; ///< all problems by line; line 0 for a problem with the given id
};

/// Variants by id, in the order in which users see them. Not thread-safe, but its variants are.
class VariantSet {
public:
    /// The variants that come with the program.
    static VariantSet builtin();

    /// Reads a text without adding its variants. `format` defaults to the result of formatOf. Sections may inherit from
    /// built-in variants. A diagram, and keys before the first section, define the variant `unnamedId`. Ids must be new to
    /// the set.
    VariantCheck check(std::string_view text, std::string_view unnamedId = {},
                       std::optional<VariantFormat> format = {}) const;

    /// Adds the variants of a text in any format; none of them if there is any problem. `unnamedId` is as in `check`;
    /// without it, keys before the first section are a problem.
    VariantProblems add(std::string_view text, std::string_view unnamedId = {});
    /// Adds a variant that has been read elsewhere. Returns its problems and does not add it if its start is illegal or its id is known.
    VariantProblems add(const VariantSpec& spec);
    /// Adds one that `check` found without problems. Its tables are made when they are needed. Precondition: the id is new.
    void addChecked(VariantSpec spec);
    /// Removes a variant; existing games keep it. False where the id is unknown.
    bool remove(std::string_view id);

    const std::vector<std::shared_ptr<const Variant>>& all() const { return m_variants; }
    /// Null where the id is unknown.
    std::shared_ptr<const Variant> find(std::string_view id) const;

private:
    std::vector<std::shared_ptr<const Variant>> m_variants;
};

/// The variant with the rule options of a stored game; null where an option is unknown. See formatRuleOptions.
std::shared_ptr<const Variant> withRuleOptions(const std::shared_ptr<const Variant>& variant,
                                               std::string_view options);

} // namespace komadai::core
