// What an analysis has found, and how it stands, in words.
#pragma once

#include "core/search/engine.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/lines_table.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace komadai::ui {

/// The name of an engine, for the user.
QString engineTitle(const Analysis::EngineName& engine);

/// The moves of a line, each as a text. Lines of a record may come from other programs: the text ends before the first move
/// that is not legal.
QStringList lineWords(const Analysis& analysis, const std::vector<core::Move>& line);
/// A line of the analysis with these moves as a row of the table. A line without moves is still to come.
LinesTable::Row lineRow(const Analysis& analysis, const core::SearchInfo& info, const QStringList& moves);

/// What there is to say about one of several engines; empty: nothing.
QString remarkOn(const Analysis& analysis, const EngineLines& lines);
/// How the analysis stands, with the search for a mate.
QString statusText(const Analysis& analysis);

/// Why there is no search for mates.
QString sentence(core::MateRefusal refusal);

} // namespace komadai::ui
