// Searches that the user keeps under a name.
#pragma once

#include "ui/preferences/preference.h"

#include <QMenu>
#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

namespace preference {

extern const PreferenceGroup SavedSearches;

} // namespace preference

struct SavedSearch {
    QString name;
    QString filter; ///< its text
    friend bool operator==(const SavedSearch&, const SavedSearch&) = default;
};

/// Sorted by name. No two have the same name.
std::vector<SavedSearch> savedSearches();
/// Replaces the search with the same name.
void saveSearch(const SavedSearch& search);
/// Another search that has the new name is replaced.
void renameSearch(const QString& name, const QString& newName);
void deleteSearch(const QString& name);

/// Lists the saved searches, and lets the user save the present one, rename and delete.
class SavedSearchMenu : public QMenu {
    Q_OBJECT
public:
    explicit SavedSearchMenu(QWidget* parent = nullptr);

    /// The text of the filter that the user sees.
    void setPresent(const QString& filter) { m_present = filter; }

signals:
    void searchChosen(const QString& filter);

private:
    void fill();
    /// Asks for a name, with `name` in the field; none if it was cancelled.
    std::optional<QString> askName(const QString& title, const QString& name);

    QString m_present;
};

} // namespace komadai::ui
