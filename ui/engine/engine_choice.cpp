#include "ui/engine/engine_choice.h"

#include "ui/engine/engine_trials.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace komadai::ui {

void setRefusal(QComboBox& box, int row, const std::optional<QString>& refusal) {
    const QVariant reason = refusal ? QVariant(*refusal) : QVariant();
    box.setItemData(row, reason, Qt::ToolTipRole);
    box.setItemData(row, reason, Qt::AccessibleTextRole);
    if (auto* items = qobject_cast<QStandardItemModel*>(box.model())) items->item(row)->setEnabled(!refusal);
}

void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant) {
    box.addItem(engine.name, engine.name);
    setRefusal(box, box.count() - 1, refusalOf(engine, variant));
}

int findEngine(const QComboBox& box, const QString& name) {
    const int row = box.findData(name);
    if (row < 0) return row;
    const auto flags = box.model()->flags(box.model()->index(row, box.modelColumn()));
    return flags.testFlag(Qt::ItemIsEnabled) ? row : -1;
}

} // namespace komadai::ui
