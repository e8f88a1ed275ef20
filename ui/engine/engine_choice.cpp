#include "ui/engine/engine_choice.h"

#include "ui/engine/engine_failure.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace komadai::ui {

void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant) {
    box.addItem(engine.name, engine.name);
    if (engine.optionFor(variant)) return;
    const int row = box.count() - 1;
    const QString reason =
        sentence(EngineFailure{EngineProblem::UnknownVariant, engine.name, nameOf(variant)});
    box.setItemData(row, reason, Qt::ToolTipRole);
    box.setItemData(row, reason, Qt::AccessibleTextRole);
    if (auto* items = qobject_cast<QStandardItemModel*>(box.model())) items->item(row)->setEnabled(false);
}

int findEngine(const QComboBox& box, const QString& name) {
    const int row = box.findData(name);
    if (row < 0) return row;
    const auto flags = box.model()->flags(box.model()->index(row, box.modelColumn()));
    return flags.testFlag(Qt::ItemIsEnabled) ? row : -1;
}

} // namespace komadai::ui
