#include "ui/library/recent_libraries.h"

#include "ui/preferences/preferences.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace komadai::ui {
namespace {

const QString PathName = QStringLiteral("path");

void store(const QStringList& paths) {
    std::vector<QVariantMap> entries;
    for (const QString& path : paths)
        entries.push_back({{PathName, path}});
    preferences().setEntries(preference::RecentLibraries, entries);
}

/// The name of the file; with its folder if another one has the same name.
QString titleIn(const QStringList& paths, const QString& path) {
    const QString name = QFileInfo(path).completeBaseName();
    const auto same = std::count_if(paths.begin(), paths.end(), [&](const QString& other) {
        return QFileInfo(other).completeBaseName() == name;
    });
    if (same < 2) return name;
    return QStringLiteral("%1 (%2)").arg(name, QDir::toNativeSeparators(QFileInfo(path).path()));
}

} // namespace

namespace preference {

const PreferenceGroup RecentLibraries(QStringLiteral("recentLibraries"));

} // namespace preference

QStringList recentLibraries() {
    QStringList paths;
    for (const QVariantMap& entry : preferences().entries(preference::RecentLibraries))
        if (const QString path = entry.value(PathName).toString();
            QFileInfo(path).isAbsolute() && !paths.contains(path) && paths.size() < MostRecentLibraries)
            paths += path;
    return paths;
}

void addRecentLibrary(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = recentLibraries();
    if (!paths.isEmpty() && paths.front() == absolute) return;
    paths.removeAll(absolute);
    paths.prepend(absolute);
    store(paths.mid(0, MostRecentLibraries));
}

void removeRecentLibrary(const QString& path) {
    QStringList paths = recentLibraries();
    if (paths.removeAll(path) > 0) store(paths);
}

RecentLibraryMenu::RecentLibraryMenu(QWidget* parent) : QMenu(parent) {
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentLibraryMenu::fill);
}

void RecentLibraryMenu::fill() {
    clear();
    const QStringList paths = recentLibraries();
    for (const QString& path : paths) {
        QAction* action = addAction(titleIn(paths, path).replace('&', QStringLiteral("&&")));
        action->setToolTip(QDir::toNativeSeparators(path));
        action->setCheckable(true);
        action->setChecked(path == paths.front()); // the one that was opened last is open
        connect(action, &QAction::triggered, this, [this, path] { choose(path); });
    }
    if (paths.isEmpty()) addAction(tr("No recent libraries"))->setEnabled(false);
}

/// A missing file would become a new, empty library.
void RecentLibraryMenu::choose(const QString& path) {
    if (QFileInfo::exists(path)) return emit libraryChosen(path);
    removeRecentLibrary(path);
    emit libraryMissed(path);
}

} // namespace komadai::ui
