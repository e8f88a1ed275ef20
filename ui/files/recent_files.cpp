#include "ui/files/recent_files.h"

#include "ui/preferences/preferences.h"

#include <QFileInfo>

namespace komadai::ui {
namespace {

const QString PathName = QStringLiteral("path");

void store(const QStringList& paths) {
    std::vector<QVariantMap> entries;
    for (const QString& path : paths)
        entries.push_back({{PathName, path}});
    preferences().setEntries(preference::RecentFiles, entries);
}

} // namespace

namespace preference {

const PreferenceGroup RecentFiles(QStringLiteral("recentFiles"));

} // namespace preference

QStringList recentFiles() {
    QStringList paths;
    for (const QVariantMap& entry : preferences().entries(preference::RecentFiles))
        if (const QString path = entry.value(PathName).toString();
            QFileInfo(path).isAbsolute() && !paths.contains(path) && paths.size() < MostRecentFiles)
            paths += path;
    return paths;
}

void addRecentFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = recentFiles();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    store(paths.mid(0, MostRecentFiles));
}

void removeRecentFile(const QString& path) {
    QStringList paths = recentFiles();
    paths.removeAll(path);
    store(paths);
}

void clearRecentFiles() { store({}); }

} // namespace komadai::ui
