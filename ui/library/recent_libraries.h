// The libraries that were open last.
#pragma once

#include "ui/preferences/preference.h"

#include <QMenu>
#include <QString>
#include <QStringList>

namespace komadai::ui {

namespace preference {

extern const PreferenceGroup RecentLibraries;

} // namespace preference

constexpr int MostRecentLibraries = 8;

/// Absolute paths, the latest first.
QStringList recentLibraries();
/// Puts a library at the top of the list. The oldest one leaves a full list.
void addRecentLibrary(const QString& path);
void removeRecentLibrary(const QString& path);

/// Lists the recent libraries, with a mark at the one that is open.
class RecentLibraryMenu : public QMenu {
    Q_OBJECT
public:
    explicit RecentLibraryMenu(QWidget* parent = nullptr);

signals:
    /// The file exists.
    void libraryChosen(const QString& path);
    /// The file is missing; it is not in the list any more.
    void libraryMissed(const QString& path);

private:
    void fill();
    void choose(const QString& path);
};

} // namespace komadai::ui
