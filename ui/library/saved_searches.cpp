#include "ui/library/saved_searches.h"

#include "ui/preferences/named_values.h"

namespace komadai::ui {

namespace preference {

const PreferenceGroup SavedSearches(QStringLiteral("savedSearches"));

} // namespace preference

namespace {

NamedValues storedSearches() { return {preference::SavedSearches, QStringLiteral("filter")}; }

} // namespace

std::vector<SavedSearch> savedSearches() {
    std::vector<SavedSearch> searches;
    for (const auto& [name, filter] : storedSearches().all())
        searches.push_back({name, filter.toString()});
    return searches;
}

void saveSearch(const SavedSearch& search) { storedSearches().save(search.name, search.filter); }
void renameSearch(const QString& name, const QString& newName) { storedSearches().rename(name, newName); }
void deleteSearch(const QString& name) { storedSearches().remove(name); }

auto SavedSearchMenu::texts() const -> Texts {
    return {.none = tr("No saved searches"),
            .save = tr("&Save This Search…"),
            .saveTitle = tr("Save Search"),
            .renameTitle = tr("Rename Search"),
            .nameLabel = tr("&Name of the search:")};
}

auto SavedSearchMenu::items() const -> std::vector<Item> {
    std::vector<Item> items;
    for (const SavedSearch& search : savedSearches())
        items.push_back({search.name, search.filter});
    return items;
}

std::optional<QString> SavedSearchMenu::proposedName() const {
    const QString name = m_present.trimmed();
    return name.isEmpty() ? std::nullopt : std::optional(name);
}

void SavedSearchMenu::choose(const QString& name) {
    emit searchChosen(storedSearches().find(name).toString());
}

} // namespace komadai::ui
