// The report of an import in words.
#pragma once

#include "ui/imports/game_import.h"

#include <QString>
#include <QStringList>

namespace komadai::ui {

/// What came of it, in a sentence or two: "1,204 games were added. 3 games were already in the library."
QString outcomeOf(const ImportReport& report);
/// The counts, a line each.
QStringList countsOf(const ImportReport& report);
/// A sentence for each problem, with file, game and line; in the end how many are not listed.
QStringList problemsOf(const ImportReport& report);
/// All of it, as it is saved in a file.
QString textOf(const ImportReport& report);

} // namespace komadai::ui
