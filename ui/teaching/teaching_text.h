// Texts about courses.
#pragma once

#include "ui/teaching/teaching_service.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace komadai::ui {

/// What the course is doing, in full sentences; empty if there is no course.
QString stateText(const CourseView& course);
/// The step of the course that was reported last, as a full sentence.
QString stepText(const core::learning::TeachingProgress& progress);
/// How much of that step is done, 0..1.
double partDone(const core::learning::TeachingProgress& progress);

/// The column titles of the table of rounds.
QStringList roundTitles();
/// The cells of the row for a round.
QStringList roundCells(std::span<const core::learning::Round> rounds, std::size_t index);

/// The results of a round's network against the start of the course: the network, or the estimates, with which the course began. Empty
/// if there was no such test.
core::match::Tally againstStart(std::span<const core::learning::Round> rounds, std::size_t index);
/// "+120 ± 40"; empty without games.
QString eloText(const core::match::Tally& tally);
/// The Elo gain of the best network since the start of the course: "+120 ± 40"; empty if it is unknown.
QString bestEloText(std::span<const core::learning::Round> rounds);
/// The average error of predicted results, in games that the network has not learned from. Lower is better.
double lossOf(const core::learning::EpochReport& report);
QString lossText(double loss);

} // namespace komadai::ui
