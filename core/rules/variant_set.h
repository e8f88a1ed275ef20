// The variants that can be played: those that come with the program and those a user brings.
#pragma once

#include "core/rules/variant.h"
#include "core/variants/diagram.h"
#include "core/variants/variant_file.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace komadai::core {

/// What was found in a text of variants.
struct VariantCheck {
    VariantFormat format{};
    std::vector<VariantSpec> variants;    ///< those of a text without problems
    std::vector<DiagramDefault> defaults; ///< rules that a diagram leaves to its reader
    VariantProblems problems;             ///< all, by line; 0 where only the given id is to blame
};

/// Variants by id, in the order in which they are offered.
/// Not for concurrent use; the variants it hands out are.
class VariantSet {
public:
    /// The variants that come with the program.
    static VariantSet builtin();

    /// Reads a text in `format`, or in that of formatOf, without adding its variants. Sections may inherit from
    /// those that come with the program; a diagram, and keys before the first section, make the variant
    /// `unnamedId`. Ids must be new to the set.
    VariantCheck check(std::string_view text, std::string_view unnamedId = {},
                       std::optional<VariantFormat> format = {}) const;

    /// Adds the variants of a text in any format, or none of them if it has any problem. `unnamedId` is as in
    /// check; without it there may be no keys before the first section.
    VariantProblems add(std::string_view text, std::string_view unnamedId = {});
    /// Adds a variant that another reader has made.
    VariantProblems add(const VariantSpec& spec);
    /// Takes a variant away; those who hold it keep it. False where there is no such id.
    bool remove(std::string_view id);

    const std::vector<std::shared_ptr<const Variant>>& all() const { return m_variants; }
    /// Null where there is no such id.
    std::shared_ptr<const Variant> find(std::string_view id) const;

private:
    std::vector<std::shared_ptr<const Variant>> m_variants;
};

/// The variant with the rule options of a stored game; null where one is not known. See formatRuleOptions.
std::shared_ptr<const Variant> withRuleOptions(const std::shared_ptr<const Variant>& variant,
                                               std::string_view options);

} // namespace komadai::core
