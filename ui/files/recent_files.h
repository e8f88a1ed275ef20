// The files that were opened or saved last.
#pragma once

#include "ui/preferences/preference.h"

#include <QString>
#include <QStringList>

namespace komadai::ui {

namespace preference {

/// The list of recent files, the latest first.
extern const PreferenceGroup RecentFiles;

} // namespace preference

constexpr int MostRecentFiles = 10;

/// Absolute paths, the latest first.
QStringList recentFiles();
/// Puts a file at the top of the list. The oldest one leaves a full list.
void addRecentFile(const QString& path);
void removeRecentFile(const QString& path);
void clearRecentFiles();

} // namespace komadai::ui
