// What is said about courses.
#pragma once

#include "ui/teaching/teaching_service.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace komadai::ui {

/// What the course is doing, in full sentences; empty where there is none.
QString stateText(const CourseView& course);
/// What the course was doing last, in a full sentence.
QString stepText(const core::learning::TeachingProgress& progress);
/// How much of the step is done, 0..1.
double partDone(const core::learning::TeachingProgress& progress);

/// The titles of the columns of a table of rounds, and the cells of a row.
QStringList roundTitles();
QStringList roundCells(std::span<const core::learning::Round> rounds, std::size_t index);

/// The test of a round's network against the network or the estimates from which the course began; empty if there was none.
core::match::Tally againstStart(std::span<const core::learning::Round> rounds, std::size_t index);
/// "+120 ± 40"; empty without games.
QString eloText(const core::match::Tally& tally);
/// The strength of the best network: "+120 ± 40"; empty where it is unknown.
QString bestEloText(std::span<const core::learning::Round> rounds);
/// By which positions are judged that no network has learned from: the loss of a fit.
double lossOf(const core::learning::EpochReport& report);
QString lossText(double loss);

} // namespace komadai::ui
