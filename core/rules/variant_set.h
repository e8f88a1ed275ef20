// The variants that can be played: those that come with the program and those a user brings.
#pragma once

#include "core/rules/variant.h"
#include "core/variants/variants_ini.h"

#include <memory>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Variants by id, in the order in which they are offered.
/// Not for concurrent use; the variants it hands out are.
class VariantSet {
public:
    /// The variants that come with the program.
    static VariantSet builtin();

    /// Adds the variants of a file, or none of them if the file has any problem. Sections may inherit from
    /// those that come with the program; keys before the first section make the variant `unnamedId`, if that
    /// is not empty.
    VariantProblems add(std::string_view iniText, std::string_view unnamedId = {});
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
