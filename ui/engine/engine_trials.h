// Which external engines have failed in a trial of a variant, so that they are not offered for it again.
#pragma once

#include "core/protocol/engine_problem.h"
#include "core/variants/variant_spec.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/engine_store.h"
#include "ui/preferences/preference.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace komadai::ui {

constexpr qsizetype MostFailedTrials = 500;

namespace preference {

/// The failed trials, the latest last; each is a line that only engine_trials.cpp reads.
inline const Preference<QStringList>
    FailedTrials(QStringLiteral("engineTrials/failed"), {},
                 {[](const QVariant& stored) -> std::optional<QStringList> {
                      const QStringList lines = stored.toStringList();
                      return lines.size() <= MostFailedTrials ? std::optional(lines) : std::nullopt;
                  },
                  [](const QStringList& lines) { return lines.isEmpty() ? QVariant() : QVariant(lines); }});

} // namespace preference

// An engine that reads the rules of a variant from a file must make a legal move in its start position before it is used, see
// core::protocol::EngineConversation. A failed trial stays in the settings for this engine and these rules. The engine is known by
// its program with size and date, its arguments, its folder, and the values of its options; so a new version of the program is tried again.
// The rules are those of the variant file, without the options that players choose for each game. GUI thread.

/// Remembers how a trial has ended.
/// `fault`  why the engine has failed; none if it has passed. Only an engine that moves by other rules or that ends is remembered: one that
///          answers too late may have waited for a busy machine.
void noteTrial(const EngineProfile& engine, const core::VariantSpec& variant,
               const std::optional<core::protocol::EngineFault>& fault);

/// Forgets how all trials of the engine have ended, so that it is offered and tried again.
void forgetTrials(const EngineProfile& engine);

/// How the engine has failed in its last trial of the variant; none if it has passed or has not been tried.
std::optional<EngineFailure> failedTrial(const EngineProfile& engine, const core::VariantSpec& variant);

/// How the engine would fail in the variant, as far as one knows without starting it: it does not list the variant, or it has failed in
/// its last trial there.
std::optional<EngineFailure> knownFailure(const EngineProfile& engine, const core::VariantSpec& variant);

/// Why the engine is not offered for games of the variant, as full sentences; none if it is.
std::optional<QString> refusalOf(const EngineProfile& engine, const core::VariantSpec& variant);

} // namespace komadai::ui
