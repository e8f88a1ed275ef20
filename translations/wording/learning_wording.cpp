#include "translations/wording/learning_wording.h"

#include "core/base/overloaded.h"
#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

namespace komadai {
namespace {

using Problem = core::learning::TrainingFileError::Problem;

const char* sourceOf(Problem problem) {
    switch (problem) {
    case Problem::Unreadable: return QT_TRANSLATE_NOOP("Learning", "{file}: {reason}.");
    case Problem::Foreign: return QT_TRANSLATE_NOOP("Learning", "{file} is not a file of training games.");
    case Problem::NewerVersion:
        return QT_TRANSLATE_NOOP("Learning", "{file} was written by a newer version of Komadai.");
    case Problem::OtherVariant:
        return QT_TRANSLATE_NOOP("Learning", "{file} contains games of the variant “{variant}”.");
    case Problem::OtherRules:
        return QT_TRANSLATE_NOOP(
            "Learning", "{file} contains games of a variant with this id but other pieces or another board.");
    case Problem::Damaged: return QT_TRANSLATE_NOOP("Learning", "{file}: game {game} is damaged.");
    }
    return "";
}

const char* sourceOf(core::NetworkFileError::Problem problem) {
    using Problem = core::NetworkFileError::Problem;
    switch (problem) {
    case Problem::Foreign: return QT_TRANSLATE_NOOP("Learning", "{file} is not a network of Komadai.");
    case Problem::NewerVersion:
        return QT_TRANSLATE_NOOP("Learning", "{file} was written by a newer version of Komadai.");
    case Problem::OtherVariant:
        return QT_TRANSLATE_NOOP("Learning", "{file} is a network of the variant “{variant}”.");
    case Problem::OtherRules:
        return QT_TRANSLATE_NOOP(
            "Learning", "{file} is a network of a variant with this id but other pieces or another board.");
    case Problem::Damaged: return QT_TRANSLATE_NOOP("Learning", "{file} is damaged.");
    }
    return "";
}

const char* sourceOf(core::learning::TeachingLogError::Problem problem) {
    using Problem = core::learning::TeachingLogError::Problem;
    switch (problem) {
    case Problem::Unreadable: return QT_TRANSLATE_NOOP("Learning", "{file}: {reason}.");
    case Problem::Foreign:
        return QT_TRANSLATE_NOOP(
            "Learning", "{file}, line {line}: this line is not part of a learning log, or is damaged.");
    case Problem::NewerVersion:
        return QT_TRANSLATE_NOOP("Learning", "{file} was written by a newer version of Komadai.");
    case Problem::OtherVariant:
        return QT_TRANSLATE_NOOP("Learning", "{file} is the log of the variant “{variant}”.");
    case Problem::OtherRules:
        return QT_TRANSLATE_NOOP(
            "Learning", "{file} is the log of a variant with this id but other pieces or another board.");
    }
    return "";
}

} // namespace

std::string LearningWording::sentence(const core::learning::TeachingLogError& error) const {
    return fill(in(sourceOf(error.problem)), fmt::arg("file", error.file.string()),
                fmt::arg("reason", error.reason), fmt::arg("variant", error.variant),
                fmt::arg("line", error.line));
}

std::string LearningWording::sentence(const core::learning::TeachingError& error) const {
    namespace learning = core::learning;
    const auto words = core::Overloaded{
        [&](const learning::TrainingFileError& problem) { return sentence(problem); },
        [&](const learning::TeachingLogError& problem) { return sentence(problem); },
        [&](const core::NetworkFault& fault) { return sentence(fault); },
        [&](const learning::UnusableFile& problem) {
            return fill(in(QT_TRANSLATE_NOOP("Learning", "{file}: {reason}.")),
                        fmt::arg("file", problem.file.string()), fmt::arg("reason", problem.reason));
        },
        [&](const learning::NoPositions& problem) {
            return fill(
                in(QT_TRANSLATE_NOOP("Learning", "{file} contains no quiet positions to learn from.")),
                fmt::arg("file", problem.file.string()));
        },
    };
    return std::visit(words, error);
}

std::string LearningWording::sentence(const core::learning::TrainingFileError& error) const {
    return fill(in(sourceOf(error.problem)), fmt::arg("file", error.file.string()),
                fmt::arg("reason", error.reason), fmt::arg("variant", error.variant),
                fmt::arg("game", error.game));
}

std::string LearningWording::sentence(const core::NetworkFileError& error, std::string_view file) const {
    return fill(in(sourceOf(error.problem)), fmt::arg("file", file), fmt::arg("variant", error.variant));
}

std::string LearningWording::sentence(const core::NetworkFault& fault) const {
    const std::string file = fault.file.string();
    if (const auto* reason = std::get_if<core::FileReason>(&fault.problem))
        return fill(in(QT_TRANSLATE_NOOP("Learning", "{file}: {reason}.")), fmt::arg("file", file),
                    fmt::arg("reason", reason->text));
    return sentence(std::get<core::NetworkFileError>(fault.problem), file);
}

} // namespace komadai
