#include "ui/panel_layouts.h"

#include "ui/language/retranslated.h"
#include "ui/preferences/named_values.h"

namespace komadai::ui {
namespace {

NamedValues storedLayouts() {
    return {PreferenceGroup(QStringLiteral("panelLayouts")), QStringLiteral("layout")};
}

} // namespace

PanelLayoutMenu::PanelLayoutMenu(QWidget* parent) : NamedMenu(parent) {
    retranslated(this, &QMenu::setTitle, [] { return tr("Panel &Layouts"); });
}

auto PanelLayoutMenu::texts() const -> Texts {
    return {.none = tr("No saved layouts"),
            .save = tr("&Save This Layout…"),
            .saveTitle = tr("Save Layout"),
            .renameTitle = tr("Rename Layout"),
            .nameLabel = tr("&Name of the layout:")};
}

auto PanelLayoutMenu::items() const -> std::vector<Item> {
    std::vector<Item> items;
    for (const NamedValue& layout : storedLayouts().all())
        items.push_back({layout.name});
    return items;
}

std::optional<QString> PanelLayoutMenu::proposedName() const { return QString(); }

void PanelLayoutMenu::choose(const QString& name) { m_window.show(storedLayouts().find(name).toByteArray()); }

void PanelLayoutMenu::save(const QString& name) { storedLayouts().save(name, m_window.layout()); }
void PanelLayoutMenu::rename(const QString& name, const QString& newName) {
    storedLayouts().rename(name, newName);
}
void PanelLayoutMenu::remove(const QString& name) { storedLayouts().remove(name); }

void PanelLayoutMenu::addMore() {
    addSeparator();
    connect(addAction(tr("R&eset to the Usual Layout")), &QAction::triggered, this,
            [this] { m_window.show(m_window.usual); });
}

} // namespace komadai::ui
