#include "core/rules/variant_set.h"

#include "core/rules/any_position.h"
#include "core/rules/game.h"
#include "core/variants/catalogue.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {
namespace {

/// A game begins with both kings, even where other positions may lack one.
SetupErrors errorsOfStart(const Setup& setup, const std::shared_ptr<const Variant>& variant) {
    const auto start = AnyPosition::fromSetup(setup, variant);
    if (!start) return start.error();
    SetupErrors errors;
    for (const Side side : Sides)
        if (variant->spec().mayLackRoyal() && !start.value().royalSquare(side))
            errors.push_back({SetupErrorKind::MissingRoyal, side, std::nullopt});
    return errors;
}

std::optional<VariantProblem> problemOf(const Setup& setup, const std::shared_ptr<const Variant>& variant,
                                        VariantProblemKind kind, const std::string& text) {
    SetupErrors errors = errorsOfStart(setup, variant);
    if (errors.empty()) return std::nullopt;
    return VariantProblem{
        kind, 0, {}, text, {}, {}, std::move(errors), std::make_shared<const VariantSpec>(variant->spec())};
}

std::optional<VariantProblem> startProblemOf(const std::shared_ptr<const Variant>& variant) {
    auto problem = problemOf(variant->spec().start, variant, VariantProblemKind::IllegalStart, {});
    if (problem) problem->key = variant->spec().id;
    return problem;
}

/// Precondition: the start itself has no problem.
void addHandicapProblems(const std::shared_ptr<const Variant>& variant, int line, ProblemList& problems) {
    for (const Handicap& handicap : variant->spec().handicaps)
        if (auto problem = problemOf(variant->spec().startWith(handicap), variant,
                                     VariantProblemKind::IllegalHandicap, handicap.name)) {
            problem->line = line;
            problem->key = "handicaps";
            problems.add(std::move(*problem));
        }
}

bool hasCommand(const Setup& setup, Side side, const CommandRule& rule) {
    const auto hasAny = [&](const KindSet& kinds) {
        return std::any_of(setup.board.begin(), setup.board.end(), [&](const std::optional<Piece>& piece) {
            return piece && piece->side == side && kinds[static_cast<std::size_t>(indexOf(piece->type))];
        });
    };
    return rule.countSatisfied(hasAny) > 0;
}

/// How the game ends at once because a side has no command; see EffectsPosition::commandWinner.
std::optional<Outcome> outcomeByCommand(const Setup& start, const CommandRule& rule) {
    for (const Side side : {opponent(start.sideToMove), start.sideToMove})
        if (!hasCommand(start, side, rule)) return Outcome{opponent(side), EndReason::CommandLost};
    return std::nullopt;
}

/// Whether the problems say of a variant that it is the second of its name in the text.
bool isReportedAsSecond(const ReadVariant& variant, const VariantProblems& problems) {
    return std::any_of(problems.begin(), problems.end(), [&variant](const VariantProblem& problem) {
        return problem.kind == VariantProblemKind::DuplicateSection && problem.line == variant.line;
    });
}

VariantReading inspect(std::string_view text, std::string_view unnamedId, VariantCheck& check) {
    if (check.format == VariantFormat::Ini)
        return inspectVariantsIni(text, {builtinVariantTexts(), unnamedId});
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
    VariantCheck check{format.value_or(formatOf(clean)), {}, {}, {}, std::move(problems)};
    auto reading = inspect(clean, unnamedId, check);
    join(check.problems, std::move(reading.problems));
    ProblemList found;
    // in the order of the variants
    std::vector<SetupErrors> startErrors(reading.variants.size());
    std::vector<std::optional<Outcome>> outcomes(reading.variants.size());
    for (std::size_t i = 0; i < reading.variants.size(); ++i) {
        const ReadVariant& read = reading.variants[i];
        if (find(read.spec.id) && !isReportedAsSecond(read, check.problems))
            found.add({VariantProblemKind::DuplicateSection, read.line, read.spec.id, {}, {}, {}});
        if (!read.isStartKnown) continue;
        // Pieces with special effects may stand anywhere; the tables by which their games end take long to make.
        if (read.spec.effects) {
            outcomes[i] = outcomeByCommand(read.spec.start, read.spec.effects->command);
            continue;
        }
        const auto variant = Variant::make(read.spec);
        auto problem = startProblemOf(variant);
        if (!problem) {
            outcomes[i] = Game(AnyPosition::startOf(variant)).outcome();
            addHandicapProblems(variant, read.handicapsLine, found);
            continue;
        }
        startErrors[i] = problem->startErrors;
        if (read.heirOf && startErrors[*read.heirOf] == startErrors[i]) continue; // reported there
        problem->line = read.startLine;
        problem->key = read.startKey;
        found.add(std::move(*problem));
    }
    join(check.problems, found.take());
    if (!check.problems.empty()) return check;
    for (std::size_t i = 0; i < reading.variants.size(); ++i) {
        if (outcomes[i]) check.overAtStart.push_back({i, *outcomes[i]});
        check.variants.push_back(std::move(reading.variants[i].spec));
    }
    return check;
}

VariantProblems VariantSet::add(std::string_view text, std::string_view unnamedId) {
    auto found = check(text, unnamedId);
    for (auto& spec : found.variants)
        addChecked(std::move(spec));
    return std::move(found.problems);
}

void VariantSet::addChecked(VariantSpec spec) {
    assert(!find(spec.id));
    m_variants.push_back(Variant::make(std::move(spec)));
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
