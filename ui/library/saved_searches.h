// Searches that the user keeps under a name.
#pragma once

#include "ui/preferences/preference.h"
#include "ui/widgets/named_menu.h"

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
class SavedSearchMenu : public NamedMenu {
    Q_OBJECT
public:
    using NamedMenu::NamedMenu;

    /// The text of the filter that the user sees.
    void setPresent(const QString& filter) { m_present = filter; }

signals:
    void searchChosen(const QString& filter);

protected:
    Texts texts() const override;
    std::vector<Item> items() const override;
    std::optional<QString> proposedName() const override;
    void choose(const QString& name) override;
    void save(const QString& name) override { saveSearch({name, m_present}); }
    void rename(const QString& name, const QString& newName) override { renameSearch(name, newName); }
    void remove(const QString& name) override { deleteSearch(name); }

private:
    QString m_present;
};

} // namespace komadai::ui
