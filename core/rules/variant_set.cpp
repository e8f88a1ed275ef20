#include "core/rules/variant_set.h"

#include "core/rules/any_position.h"
#include "core/variants/catalogue.h"
#include "core/variants/effects_ini.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <iterator>

namespace komadai::core {
namespace {

std::optional<VariantProblem> startProblemOf(const std::shared_ptr<const Variant>& variant) {
    const auto start = AnyPosition::fromSetup(variant->spec().start, variant);
    if (start) return std::nullopt;
    return VariantProblem{VariantProblemKind::IllegalStart,
                          0,
                          variant->spec().id,
                          {},
                          {},
                          {},
                          start.error(),
                          std::make_shared<const VariantSpec>(variant->spec())};
}

VariantReading inspect(std::string_view text, std::string_view unnamedId, VariantCheck& check) {
    switch (check.format) {
    case VariantFormat::Ini: return inspectVariantsIni(text, {builtinVariantTexts(), unnamedId});
    case VariantFormat::Effects: return inspectEffectsIni(text);
    case VariantFormat::Diagram: break;
    }
    auto [reading, defaults] = inspectDiagram(text, unnamedId);
    check.defaults = std::move(defaults);
    return std::move(reading);
}

} // namespace

VariantSet VariantSet::builtin() {
    VariantSet set;
    for (auto& spec : builtinVariants())
        set.m_variants.push_back(Variant::make(std::move(spec)));
    return set;
}

VariantCheck VariantSet::check(std::string_view text, std::string_view unnamedId,
                               std::optional<VariantFormat> format) const {
    auto [clean, problems] = cleaned(text);
    VariantCheck check{format.value_or(formatOf(clean)), {}, {}, std::move(problems)};
    auto reading = inspect(clean, unnamedId, check);
    std::move(reading.problems.begin(), reading.problems.end(), std::back_inserter(check.problems));
    for (const ReadVariant& read : reading.variants) {
        const bool isReported = // as the second of that name in the text
            std::any_of(check.problems.begin(), check.problems.end(), [&read](const VariantProblem& problem) {
                return problem.kind == VariantProblemKind::DuplicateSection && problem.line == read.line;
            });
        if (find(read.spec.id) && !isReported)
            check.problems.push_back(
                {VariantProblemKind::DuplicateSection, read.line, read.spec.id, {}, {}, {}});
        if (!read.isStartKnown) continue;
        if (auto problem = startProblemOf(Variant::make(read.spec))) {
            problem->line = read.startLine;
            problem->key = read.startKey;
            check.problems.push_back(std::move(*problem));
        }
    }
    sortByLine(check.problems);
    if (check.problems.empty())
        for (ReadVariant& read : reading.variants)
            check.variants.push_back(std::move(read.spec));
    return check;
}

VariantProblems VariantSet::add(std::string_view text, std::string_view unnamedId) {
    auto found = check(text, unnamedId);
    for (auto& spec : found.variants)
        m_variants.push_back(Variant::make(std::move(spec)));
    return std::move(found.problems);
}

VariantProblems VariantSet::add(const VariantSpec& spec) {
    VariantProblems problems;
    auto variant = Variant::make(spec);
    if (auto problem = startProblemOf(variant)) problems.push_back(std::move(*problem));
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
