#include "ui/library/saved_searches.h"

#include "ui/preferences/preferences.h"

#include <QInputDialog>

#include <algorithm>

namespace komadai::ui {
namespace {

const QString NameKey = QStringLiteral("name");
const QString FilterKey = QStringLiteral("filter");

void store(std::vector<SavedSearch> searches) {
    std::sort(searches.begin(), searches.end(), [](const SavedSearch& a, const SavedSearch& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    std::vector<QVariantMap> entries;
    for (const auto& [name, filter] : searches)
        entries.push_back({{NameKey, name}, {FilterKey, filter}});
    preferences().setEntries(preference::SavedSearches, entries);
}

std::vector<SavedSearch> without(const QString& name) {
    auto searches = savedSearches();
    std::erase_if(searches, [&](const SavedSearch& search) { return search.name == name; });
    return searches;
}

QString menuText(QString name) { return name.replace('&', QStringLiteral("&&")); }

} // namespace

namespace preference {

const PreferenceGroup SavedSearches(QStringLiteral("savedSearches"));

} // namespace preference

std::vector<SavedSearch> savedSearches() {
    std::vector<SavedSearch> searches;
    for (const QVariantMap& entry : preferences().entries(preference::SavedSearches)) {
        const SavedSearch search{entry.value(NameKey).toString(), entry.value(FilterKey).toString()};
        const bool isKnown = std::any_of(searches.begin(), searches.end(),
                                         [&](const SavedSearch& other) { return other.name == search.name; });
        if (!search.name.isEmpty() && !search.filter.isEmpty() && !isKnown) searches.push_back(search);
    }
    return searches;
}

void saveSearch(const SavedSearch& search) {
    auto searches = without(search.name);
    searches.push_back(search);
    store(std::move(searches));
}

void renameSearch(const QString& name, const QString& newName) {
    for (const SavedSearch& search : savedSearches())
        if (search.name == name) {
            deleteSearch(name);
            saveSearch({newName, search.filter});
        }
}

void deleteSearch(const QString& name) { store(without(name)); }

SavedSearchMenu::SavedSearchMenu(QWidget* parent) : QMenu(parent) {
    connect(this, &QMenu::aboutToShow, this, &SavedSearchMenu::fill);
}

void SavedSearchMenu::fill() {
    clear();
    const auto searches = savedSearches();
    for (const SavedSearch& search : searches) {
        QAction* action = addAction(menuText(search.name));
        action->setToolTip(search.filter);
        connect(action, &QAction::triggered, this, [this, search] { emit searchChosen(search.filter); });
    }
    setToolTipsVisible(true);
    if (searches.empty()) addAction(tr("No saved searches"))->setEnabled(false);
    addSeparator();
    QAction* save = addAction(tr("&Save This Search…"));
    save->setEnabled(!m_present.trimmed().isEmpty());
    connect(save, &QAction::triggered, this, [this] {
        if (const auto name = askName(tr("Save Search"), m_present.trimmed())) saveSearch({*name, m_present});
    });
    if (searches.empty()) return;
    QMenu* rename = addMenu(tr("&Rename"));
    QMenu* remove = addMenu(tr("&Delete"));
    for (const SavedSearch& search : searches) {
        connect(rename->addAction(menuText(search.name)), &QAction::triggered, this, [this, search] {
            if (const auto name = askName(tr("Rename Search"), search.name)) renameSearch(search.name, *name);
        });
        connect(remove->addAction(menuText(search.name)), &QAction::triggered, this,
                [search] { deleteSearch(search.name); });
    }
}

std::optional<QString> SavedSearchMenu::askName(const QString& title, const QString& name) {
    bool isAccepted = false;
    const QString answer = QInputDialog::getText(parentWidget(), title, tr("&Name of the search:"),
                                                 QLineEdit::Normal, name, &isAccepted)
                               .trimmed();
    return isAccepted && !answer.isEmpty() ? std::optional(answer) : std::nullopt;
}

} // namespace komadai::ui
