#include "core/rules/variant_set.h"

#include "core/rules/any_position.h"
#include "core/variants/catalogue.h"
#include "core/variants/rule_options.h"
#include "core/variants/variant_file.h"

#include <algorithm>

namespace komadai::core {

VariantSet VariantSet::builtin() {
    VariantSet set;
    for (auto& spec : builtinVariants())
        set.m_variants.push_back(Variant::make(std::move(spec)));
    return set;
}

VariantProblems VariantSet::add(std::string_view iniText, std::string_view unnamedId) {
    const auto specs = readVariants(iniText, {builtinVariantTexts(), unnamedId});
    if (!specs) return specs.error();
    VariantSet extended = *this;
    VariantProblems problems;
    for (const auto& spec : specs.value())
        for (auto& problem : extended.add(spec))
            problems.push_back(std::move(problem));
    if (problems.empty()) *this = std::move(extended);
    return problems;
}

VariantProblems VariantSet::add(const VariantSpec& spec) {
    VariantProblems problems;
    auto variant = Variant::make(spec);
    if (const auto start = AnyPosition::fromSetup(spec.start, variant); !start)
        problems.push_back({VariantProblemKind::IllegalStart, 0, spec.id, {}, {}, {}});
    if (find(spec.id)) problems.push_back({VariantProblemKind::DuplicateSection, 0, spec.id, {}, {}, {}});
    if (problems.empty()) m_variants.push_back(std::move(variant));
    return problems;
}

bool VariantSet::remove(std::string_view id) {
    return std::erase_if(m_variants, [id](const auto& variant) { return variant->spec().id == id; }) > 0;
}

std::shared_ptr<const Variant> VariantSet::find(std::string_view id) const {
    const auto found = std::find_if(m_variants.begin(), m_variants.end(),
                                    [id](const auto& variant) { return variant->spec().id == id; });
    return found == m_variants.end() ? nullptr : *found;
}

std::shared_ptr<const Variant> withRuleOptions(const std::shared_ptr<const Variant>& variant,
                                               std::string_view options) {
    VariantSpec spec = variant->spec();
    if (!applyRuleOptions(spec, options)) return nullptr;
    return formatRuleOptions(spec) == formatRuleOptions(variant->spec()) ? variant
                                                                         : Variant::make(std::move(spec));
}

} // namespace komadai::core
