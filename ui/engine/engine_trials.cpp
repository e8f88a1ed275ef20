#include "ui/engine/engine_trials.h"

#include "core/base/hash.h"
#include "core/base/visible_text.h"
#include "core/variants/rule_options.h"
#include "core/variants/variants_ini_writer.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>
#include <string>
#include <utility>

namespace komadai::ui {
namespace {

struct TrialWords {
    Q_DECLARE_TR_FUNCTIONS(EngineTrials)
};

constexpr qsizetype LongestDetail = 40; ///< characters of what the engine has answered

/// The problems that are remembered, and their names in the settings.
constexpr std::array<std::pair<EngineProblem, const char*>, 3> ProblemNames{
    {{EngineProblem::OtherRules, "rules"},
     {EngineProblem::Ended, "ended"},
     {EngineProblem::Crashed, "crashed"}}};

std::optional<QString> problemName(EngineProblem problem) {
    for (const auto& [known, name] : ProblemNames)
        if (known == problem) return QString::fromLatin1(name);
    return std::nullopt;
}

std::optional<EngineProblem> problemFrom(const QString& word) {
    for (const auto& [problem, name] : ProblemNames)
        if (word == QLatin1String(name)) return problem;
    return std::nullopt;
}

QString digest(const std::string& text) { return QString::fromStdString(core::hashText(core::hashOf(text))); }

/// Empty if there is no such file.
QString stampOf(const QString& path) {
    if (path.isEmpty()) return {};
    const QFileInfo file(path);
    if (!file.isFile()) return {};
    return QStringLiteral("%1 %2 %3")
        .arg(file.absoluteFilePath())
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch());
}

/// An argument may name the file of the engine, where the program is an interpreter.
QString engineKey(const EngineProfile& engine) {
    const bool isPath = engine.program.contains('/');
    QStringList parts{engine.program, engine.folder};
    parts << stampOf(isPath ? engine.program : QStandardPaths::findExecutable(engine.program));
    const QDir folder(engine.workingFolder());
    for (const QString& argument : engine.arguments)
        parts << argument << stampOf(folder.absoluteFilePath(argument));
    for (const auto& [name, value] : engine.values)
        parts << QString::fromStdString(name) << QString::fromStdString(value);
    return digest(parts.join('\n').toStdString());
}

QString rulesKey(const core::VariantSpec& variant) {
    core::VariantSpec rules = variant;
    rules.name.clear();
    rules.summary.clear();
    for (const auto& option : core::ruleOptionsOf(variant))
        core::setRuleOption(rules, option.key, option.values.front());
    return digest(core::writeVariantsIni(rules));
}

// A line: key of the engine, key of the rules, name of the problem, and what the engine has answered.

QString lineStart(const EngineProfile& engine, const core::VariantSpec& variant) {
    return engineKey(engine) + ' ' + rulesKey(variant) + ' ';
}

/// Null if the list has no line that starts so.
const QString* findLine(const QStringList& lines, const QString& start) {
    for (const QString& line : lines)
        if (line.startsWith(start)) return &line;
    return nullptr;
}

/// Without the lines that start so.
QStringList without(const QStringList& lines, const QString& start) {
    QStringList others;
    for (const QString& line : lines)
        if (!line.startsWith(start)) others << line;
    return others;
}

QString answerOf(const std::string& detail) {
    return QString::fromStdString(core::visibleText(detail)).left(LongestDetail);
}

} // namespace

void noteTrial(const EngineProfile& engine, const core::VariantSpec& variant,
               const std::optional<core::protocol::EngineFault>& fault) {
    const auto problem = fault ? problemName(fault->problem) : std::nullopt;
    if (fault && !problem) return;
    const QStringList known = preferences().get(preference::FailedTrials);
    if (known.isEmpty() && !fault) return;
    const QString start = lineStart(engine, variant);
    QStringList lines = without(known, start);
    if (fault) lines << start + *problem + ' ' + answerOf(fault->detail);
    if (lines.size() > MostFailedTrials) lines = lines.mid(lines.size() - MostFailedTrials);
    preferences().set(preference::FailedTrials, lines);
}

void forgetTrials(const EngineProfile& engine) {
    const QStringList known = preferences().get(preference::FailedTrials);
    if (!known.isEmpty())
        preferences().set(preference::FailedTrials, without(known, engineKey(engine) + ' '));
}

std::optional<EngineFailure> failedTrial(const EngineProfile& engine, const core::VariantSpec& variant) {
    const QStringList known = preferences().get(preference::FailedTrials);
    if (known.isEmpty()) return std::nullopt;
    const QString start = lineStart(engine, variant);
    const QString* line = findLine(known, start);
    if (!line) return std::nullopt;
    const QString rest = line->mid(start.size());
    const auto problem = problemFrom(rest.section(' ', 0, 0));
    if (!problem) return std::nullopt;
    return EngineFailure{*problem, engine.name, rest.section(' ', 1)};
}

std::optional<EngineFailure> knownFailure(const EngineProfile& engine, const core::VariantSpec& variant) {
    if (engine.protocol && !engine.optionFor(variant))
        return EngineFailure{EngineProblem::UnknownVariant, engine.name, nameOf(variant)};
    return failedTrial(engine, variant);
}

std::optional<QString> refusalOf(const EngineProfile& engine, const core::VariantSpec& variant) {
    if (!engine.protocol)
        return TrialWords::tr("%1 has not been tested yet. Test it in the list of engines.").arg(engine.name);
    const auto failure = knownFailure(engine, variant);
    if (!failure) return std::nullopt;
    if (failure->problem == EngineProblem::UnknownVariant) return sentence(*failure);
    const QString reason = failure->problem == EngineProblem::OtherRules
                               ? sentence(*failure)
                               : TrialWords::tr("%1 cannot play %2: the program ended during its test.")
                                     .arg(engine.name, nameOf(variant));
    return TrialWords::tr("%1 To try it again, test it in the list of engines.").arg(reason);
}

} // namespace komadai::ui
